"""Decks, offers, the source, token piles and the players' own things (MK-SETUP-01..13, MK-AREA)."""

from collections.abc import Iterable

from ..actions.cards import hand_limit, refill
from ..actions.mana import roll_source
from ..box.tables import Box, Card
from ..box.terms import ADVANCED_ACTION, ARTIFACT, PILES, SPELL, CardKind
from ..state import NOBODY, Die, Dummy, Player, State

LAST_OF_FIRST_GAME = 80
"""The number of the last advanced action of a first game (MK-SC-FIRST-10)."""
MORE = 2
"""Dice and units beyond the number of players (MK-SETUP-09, MK-SETUP-11)."""


def deal_common(g: State, *, interactive: bool) -> None:
    """Shuffle all common decks and piles; spells that harm others may be left out (MK-SETUP-02..08)."""
    box = g.box
    for pile in PILES:
        g.piles[pile] = g.chance.shuffled(
            _copies((one.id, one.copies) for one in box.enemies.values() if one.pile == pile)
        )
        g.heaps[pile] = []
    g.ruins = g.chance.shuffled(list(box.ruins))
    g.artifacts = _shuffled(g, ARTIFACT)
    spells = [card for card in _shuffled(g, SPELL) if interactive or not box.cards[card].interactive]
    g.spells = spells
    g.advanced = _shuffled(g, ADVANCED_ACTION)
    if box.scenarios[g.scenario].first_game:
        g.advanced = [card for card in g.advanced if box.cards[card].number <= LAST_OF_FIRST_GAME]
    g.regular = g.chance.shuffled(_copies((one.id, one.copies) for one in box.units.values() if not one.elite))
    g.elite = g.chance.shuffled(_copies((one.id, one.copies) for one in box.units.values() if one.elite))


def lay_offers(g: State, units: int) -> None:
    """Three spells, three advanced actions, regular units (MK-SETUP-05, MK-SETUP-06, MK-SETUP-09)."""
    first_game = g.box.scenarios[g.scenario].first_game
    if first_game:
        g.elite.clear()
    else:
        refill(g.spell_offer, g.spells)
        refill(g.advanced_offer, g.advanced)
    g.unit_offer = g.regular[-units:]
    while first_game and not any("village" in g.box.units[unit].recruited_at for unit in g.unit_offer):
        g.chance.shuffle(g.regular)
        g.unit_offer = g.regular[-units:]
    del g.regular[-units:]


def roll_first(g: State, dice: int) -> None:
    """The source at the start (MK-SETUP-11, MK-SETUP-12)."""
    g.source = [Die("red") for _ in range(dice)]
    roll_source(g, basic_only=g.night)


def _shuffled(g: State, kind: CardKind) -> list[str]:
    found = [card for card in g.box.cards.values() if card.kind == kind]
    return g.chance.shuffled(_copies((card.id, card.copies) for card in found))


def _copies(counted: Iterable[tuple[str, int]]) -> list[str]:
    return [name for name, count in counted for _ in range(count)]


def starting_deck(box: Box, hero: str) -> list[str]:
    """The sixteen basic actions of a hero (MK-COMP-08, MK-COMP-09)."""
    replaces = dict(box.heroes[hero].replaces)
    deck: list[str] = []
    for card in box.cards.values():
        if is_common(card):
            deck += [replaces.pop(card.id, card.id)] + [card.id] * (card.copies - 1)
    return deck


def is_common(card: Card) -> bool:
    """In everybody's starting deck?"""
    return card.kind == "basic_action" and not card.hero


def furnish(g: State, me: Player) -> None:
    """A player's own deck, skills and first hand (MK-AREA)."""
    me.deck = g.chance.shuffled(starting_deck(g.box, me.hero))
    me.skill_pile = g.chance.shuffled(skills_of(g, me.hero))
    for _ in range(min(hand_limit(g, me), len(me.deck))):
        me.hand.append(me.deck.pop())


def skills_of(g: State, hero: str) -> list[str]:
    """The skills of a hero that fit the game (MK-SKILL-10)."""
    unfit = ["competitive" if g.cooperative else "cooperative"]
    if "no_interactive_skills" in g.variants:
        unfit.append("competitive")
    return [skill.id for skill in g.box.skills.values() if skill.hero == hero and skill.mode not in unfit]


def seat_dummy(g: State) -> None:
    """The dummy gets a hero that nobody plays: deck, crystals, a place in the order (MK-DUMY-02, MK-DUMY-03)."""
    free = [hero for hero in g.box.heroes if all(player.hero != hero for player in g.players)]
    hero = g.chance.pick(free or list(g.box.heroes))
    crystals: dict[str, int] = {}
    for colour in g.box.heroes[hero].crystals:
        crystals[colour] = crystals.get(colour, 0) + 1
    pile = g.chance.shuffled(skills_of(g, hero)) if len(g.players) == 1 else []
    g.dummy = Dummy(hero, g.chance.shuffled(starting_deck(g.box, hero)), [], crystals, "", pile)
    g.order.append(NOBODY)
