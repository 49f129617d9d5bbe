"""The twelve event cards (LV-COMP-10)."""

from typing import Any

from igroteka.kernel import Effect, seq

from ..box import ATTACK, DEPLOY, EventCard
from ..effects.events import (
    Attrition,
    ChosenRegions,
    CityWealth,
    DragonsHeal,
    EachActivates,
    EachPlacesPower,
    Ebb,
    FatedBonds,
    HelpTheHumble,
    NeutralInEach,
    PowerInEach,
)
from .hero import RECONSTRUCTED


def event(name: str, *does: Effect[Any]) -> EventCard:
    """An event card; its text is what it does."""
    return EventCard(name, seq(*does), RECONSTRUCTED)


EVENT_CARDS = (
    event("red_moonrise", PowerInEach("start")),
    event("springs_of_vaala", EachPlacesPower()),
    event("strange_banners", ChosenRegions("deserted", 4, neutral=True)),
    event("stirring_militias", NeutralInEach(), PowerInEach("bare_neutral")),
    event("ebbing_currents", Ebb()),
    event("wings_over_valerna", DragonsHeal(1), EachActivates("dragon", DEPLOY)),
    event("drums_of_war", EachActivates("general", DEPLOY)),
    event("night_of_knives", EachActivates("player", ATTACK)),
    event("fated_meeting", FatedBonds()),
    event("wealth_of_cities", CityWealth(4)),
    event("march_fever", Attrition(3), ChosenRegions("bare", 2, must=True)),
    event("oracle_of_the_humble", HelpTheHumble()),
)
