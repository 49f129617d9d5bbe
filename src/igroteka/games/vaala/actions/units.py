"""Units: placing, removing, the limit of six, choosing which are lost (LV-ARMY, LV-UNIT, LV-TERM-05..07)."""

from igroteka.kernel import DONE, Flow

from ..act import Act
from ..box import GENERAL, LEADER, NEUTRAL, TYPES
from ..state import Player, State

Army = dict[str, int]
"""Units by type, the General among them."""


def add(player: Player, region: str, unit: str, count: int = 1) -> None:
    """Units come into a region."""
    units = player.units.setdefault(region, {})
    units[unit] = units.get(unit, 0) + count


def take(player: Player, region: str, unit: str, count: int = 1) -> None:
    """Units leave a region; no empty entries stay behind."""
    units = player.units[region]
    units[unit] -= count
    if not units[unit]:
        del units[unit]
        if not units:
            del player.units[region]


def types_in(player: Player, region: str) -> list[str]:
    """The types of units in a region, without the General."""
    units = player.units.get(region, {})
    return [unit for unit in TYPES if unit in units]


def own_army(general: Player, region: str) -> Army:
    """All units in a region, the General first."""
    army = Army({LEADER: 1}) if general.role == GENERAL and general.at == region else Army()
    return army | general.units.get(region, {})


def army_word(army: Army) -> str:
    """An army in one word, for the log.

    >>> army_word({"infantry": 2, "general": 1})
    'infantry*2+general*1'
    """
    return "+".join(f"{unit}*{count}" for unit, count in army.items())


def in_supply(player: Player) -> list[str]:
    """The types that can still be placed (LV-UNIT-04)."""
    return [unit for unit in TYPES if player.supply[unit]]


def place(g: State, player: Player, region: str, unit: str) -> Flow[None]:
    """A unit from the supply; beyond six the owner removes some (LV-ARMY-03)."""
    if player.supply[unit]:
        player.supply[unit] -= 1
        add(player, region, unit)
        g.tell("placed", player.id, unit, region)
        yield from trim(g, player, region)


def place_chosen(
    g: State, player: Player, region: str, rule: str, *, optional: bool = False, types: tuple[str, ...] = TYPES
) -> Flow[bool]:
    """A unit of the owner's choice; was any placed?"""
    ready = [unit for unit in in_supply(player) if unit in types]
    act, enough = Act(g, player, rule=rule), optional and DONE
    unit = yield from act.pick_one("place_unit", ready, verb="unit", optional=enough, region=region)
    if unit:
        yield from place(g, player, region, unit)
    return bool(unit)


def place_faceless(g: State, player: Player, region: str, count: int) -> Flow[None]:
    """A Faceless General's units: types missing in the region first, then the type with most in supply."""
    for _ in range(count):
        stock = {unit: player.supply[unit] for unit in in_supply(player)}
        missing = {unit: left for unit, left in stock.items() if not player.count(region, unit)}
        ready = list(missing) or pick_most(stock)
        unit = yield from Act(g, player).pick_one("place_unit", ready, verb="unit", rule="LV-FACE-11", region=region)
        if unit:
            yield from place(g, player, region, unit)


def pick_most(weights: dict[str, int]) -> list[str]:
    """The keys with the highest weight.

    >>> pick_most({"infantry": 2, "cavalry": 1, "archers": 2})
    ['infantry', 'archers']
    """
    most = max(weights.values(), default=0)
    return [key for key, weight in weights.items() if weight == most]


def place_neutral(g: State, region: str, count: int = 1) -> None:
    """Neutral units from the supply, as far as there are any."""
    count = min(count, g.supply.neutral)
    if count:
        g.supply.neutral -= count
        g.regions[region].neutral += count
        g.tell("neutral_placed", region, count)


def place_city(g: State, region: str) -> None:
    """A city, if the region has none and the supply has one (LV-RGLYPH-07, LV-CITY-07)."""
    if not g.regions[region].city and g.supply.cities:
        g.supply.cities -= 1
        g.regions[region].city = True
        g.tell("city_placed", region)


def remove_city(g: State, region: str) -> None:
    """The city goes to the supply (LV-COMB-08)."""
    g.regions[region].city = False
    g.supply.cities += 1
    g.tell("city_removed", region)


def from_supply(g: State, token: str) -> None:
    """Take a unit that has just gone to the supply out of it again."""
    if token == NEUTRAL:
        g.supply.neutral -= 1
    else:
        owner, unit = token.split(".")
        g.players[owner].supply[unit] -= 1


def to_supply(g: State, token: str) -> None:
    """A unit, named as on an Essence track, goes back to its owner's supply (LV-TERM-07)."""
    if token == NEUTRAL:
        g.supply.neutral += 1
    else:
        owner, unit = token.split(".")
        g.players[owner].supply[unit] += 1


def choose_loss(g: State, player: Player, region: str, kind: str, rule: str) -> Flow[str]:
    """Which type of unit goes: the owner's choice (LV-WOUND-01), for Faceless made as any other (LV-FACE-11)."""
    return Act(g, player).pick_one(kind, types_in(player, region), verb="unit", rule=rule, region=region)


def remove(g: State, player: Player, region: str, unit: str, *, told: str = "removed") -> None:
    """A unit goes back to its owner's supply; where a card says "destroy", so does the log ("sacrificed")."""
    take(player, region, unit)
    player.supply[unit] += 1
    g.tell(told, player.id, unit, region)


def remove_own(g: State, player: Player, region: str, kind: str, rule: str, *, told: str = "removed") -> Flow[None]:
    """A unit of the owner's choice goes back to the supply."""
    unit = yield from choose_loss(g, player, region, kind, rule)
    remove(g, player, region, unit, told=told)


def trim(g: State, player: Player, region: str) -> Flow[None]:
    """No more than six units, the General counted; the owner removes the rest (LV-ARMY-02..04, LV-UNIT-03)."""
    while player.size(region) > g.box.tokens.units_in_region:
        yield from remove_own(g, player, region, "trim", "LV-ARMY-03")
