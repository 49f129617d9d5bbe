"""The four base heroes: their own cards, and the dots of their hero cards (MK-COMP-08, MK-DUMY-03)."""

from ..box.tables import Hero

HEROES = {
    hero.id: hero
    for hero in (
        Hero(
            id="arythea",
            crystals=("red", "red", "white"),
            replaces={"rage": "battle_versatility", "mana_draw": "mana_pull"},
        ),
        Hero(
            id="goldyx",
            crystals=("green", "green", "blue"),
            replaces={"concentration": "will_focus", "crystallize": "crystal_joy"},
        ),
        Hero(
            id="norowas",
            crystals=("green", "white", "white"),
            replaces={"promise": "noble_manners", "tranquility": "rejuvenate"},
        ),
        Hero(
            id="tovak",
            crystals=("red", "blue", "blue"),
            replaces={"determination": "cold_toughness", "improvisation": "instinct"},
        ),
    )
}
