"""The four cities with their garrisons by level, and what their defenders get (MK-CITY)."""

from ..abilities.cities import Brutality, Poison, Sorcery, Walls
from ..box.tables import City

CITIES: dict[str, City] = {
    city.id: city
    for city in (
        City(
            id="green",
            garrisons=(
                ("grey", "brown"),
                ("brown", "brown"),
                ("grey", "grey", "brown"),
                ("grey", "brown", "white"),
                ("brown", "brown", "white"),
                ("grey", "grey", "brown", "white"),
                ("grey", "brown", "brown", "white"),
                ("brown", "brown", "white", "white"),
                ("grey", "brown", "brown", "brown", "white"),
                ("grey", "brown", "brown", "white", "white"),
                ("brown", "brown", "white", "white", "white"),
            ),
            passives=(Poison(),),
        ),
        City(
            id="blue",
            garrisons=(
                ("grey", "violet"),
                ("violet", "violet"),
                ("violet", "white"),
                ("grey", "violet", "white"),
                ("violet", "violet", "white"),
                ("violet", "white", "white"),
                ("grey", "violet", "violet", "white"),
                ("violet", "violet", "white", "white"),
                ("violet", "white", "white", "white"),
                ("grey", "violet", "violet", "white", "white"),
                ("violet", "violet", "white", "white", "white"),
            ),
            passives=(Sorcery(),),
        ),
        City(
            id="white",
            garrisons=(
                ("white",),
                ("grey", "white"),
                ("white", "white"),
                ("grey", "grey", "white"),
                ("grey", "white", "white"),
                ("grey", "grey", "grey", "white"),
                ("grey", "grey", "white", "white"),
                ("grey", "white", "white", "white"),
                ("grey", "grey", "grey", "white", "white"),
                ("grey", "grey", "white", "white", "white"),
                ("grey", "white", "white", "white", "white"),
            ),
            passives=(Walls(),),
        ),
        City(
            id="red",
            garrisons=(
                ("white",),
                ("violet", "brown"),
                ("brown", "white"),
                ("violet", "violet", "brown"),
                ("violet", "brown", "white"),
                ("violet", "violet", "brown", "brown"),
                ("violet", "violet", "brown", "white"),
                ("violet", "brown", "white", "white"),
                ("violet", "violet", "brown", "brown", "white"),
                ("violet", "brown", "brown", "white", "white"),
                ("violet", "brown", "white", "white", "white"),
            ),
            passives=(Brutality(),),
        ),
    )
}
