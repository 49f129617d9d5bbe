"""Exploring: new tiles, what their sites bring, and what heroes nearby turn up (MK-EXPL, MK-TIME)."""

from igroteka.kernel import Flow, Option

from ..box.terms import CITY, FORTIFIED, KEEP, MAGE_TOWER, MONASTERY, RAMPAGERS, RUINS
from ..passives import IN_FORCE
from ..passives.cases import Doing, Revealing
from ..passives.kinds import ByDay, ExploreCost, Stride, TileRevealed
from ..state import Place, Placed, Player, State, Token
from .cards import refill
from .land import Land, beside, centre, fits, land, steps_to
from .sites import site_at
from .tokens import draw_enemy, draw_ruin

COST = 2
"""MK-EXPL-02."""


def explore_cost(g: State, me: Player) -> int:
    """What revealing a tile costs."""
    return IN_FORCE.changed(g, ExploreCost, me, COST, Doing(g, me))


def next_is_core(g: State) -> bool:
    """Has the next tile a core back?"""
    tiles = g.stack or g.spare
    return bool(tiles) and g.box.tiles[tiles[-1]].kind != "countryside"


def explore_options(g: State, me: Player) -> list[Option]:
    """Where a tile can be revealed from the hero's space (MK-EXPL-01, MK-EXPL-08..12)."""
    if not (g.stack or g.spare) or me.turn.move < explore_cost(g, me):
        return []
    reach = IN_FORCE.changed(g, Stride, me, 1, Doing(g, me))
    return [("explore", position) for position in open_positions(g) if steps_to(me.at, position) <= reach]


def open_positions(g: State) -> list[str]:
    """All positions where the next tile may be laid."""
    core, spare = next_is_core(g), not g.stack
    around = dict.fromkeys(other for position in sorted(land(g).positions) for other in beside(position))
    return [position for position in around if fits(g, position, core=core, spare=spare)]


def explore(g: State, me: Player, position: str) -> Flow[None]:
    """Pay, take the top tile, lay it, and carry out what its sites say (MK-EXPL-04, MK-EXPL-13)."""
    me.turn.move -= explore_cost(g, me)
    tile = (g.stack or g.spare).pop()
    g.reveal()
    spaces = lay(g, tile, position)
    g.tell("revealed", me.seat, tile, position)
    look_around(g)
    yield from IN_FORCE.answers(g, TileRevealed, me, Revealing(g, me, tile, spaces))


def lay(g: State, tile: str, position: str) -> tuple[str, ...]:
    """Lay a tile face up and furnish its sites; its spaces."""
    before = set(land(g).spaces) if g.tiles else set()
    q, r = centre(position)
    turned = g.chance.pick(range(6)) if "random_orientation" in g.variants else 0
    g.tiles.append(Placed(tile, q, r, turned))
    known = land(g)
    spaces = tuple(space for space in known.spaces if space not in before)
    for space in spaces:
        furnish(g, known, space)
    return spaces


def furnish(g: State, known: Land, space: str) -> None:
    """The tokens of a site that has just been revealed (MK-EXPL-14..19)."""
    ground = known.spaces[space]
    if ground.rampager:
        enemy = draw_enemy(g, RAMPAGERS[ground.rampager])
        g.places[space] = Place(tokens=[Token(enemy)], rampaging=True)
    elif ground.site == KEEP:
        g.places[space] = Place(tokens=[Token(draw_enemy(g, "grey"), up=False)])
    elif ground.site == MAGE_TOWER:
        g.places[space] = Place(tokens=[Token(draw_enemy(g, "violet"), up=False)])
        refill(g.spell_offer, g.spells)
    elif ground.site == RUINS:
        g.places[space] = Place(ruin=draw_ruin(g), ruin_up=not g.night)
    elif ground.site == MONASTERY and g.advanced:
        g.monastery_offer.append(g.advanced.pop())
    elif ground.site == CITY:
        found_city(g, space, known.spaces[space].tile)


def found_city(g: State, space: str, tile: str) -> None:
    """A city with the garrison of its level, face down (MK-EXPL-19)."""
    scenario = g.box.scenarios[g.scenario]
    colour = str(g.box.tiles[tile].city)
    if "random_cities" in g.variants:
        taken = {place.city for place in g.places.values()}
        colour = g.chance.pick([one for one in g.box.cities if one not in taken])
    levels = scenario.levels[len(g.players)]
    level = g.figures.get(f"level.{g.cities_found}", levels[min(g.cities_found, len(levels) - 1)])
    g.cities_found += 1
    place = g.places[space] = Place(city=colour, level=level)
    if scenario.friendly:
        place.conquered = place.friendly = True
        place.shields = [player.seat for player in g.players]
    elif level:
        piles = g.box.cities[colour].garrisons[level - 1]
        place.tokens = [Token(draw_enemy(g, pile), up=False) for pile in piles]
    g.tell("city_found", space, colour, level)


def core_revealed(g: State) -> bool:
    """Does a core tile lie on the map (MK-ROUND-09)?"""
    return any(g.box.tiles[placed.tile].kind in ("core", "city") for placed in g.tiles if placed.up)


def look_around(g: State) -> None:
    """Heroes turn up what they are next to: garrisons by day, cities always, ruins they stand on (MK-TIME-01..07)."""
    neighbours = land(g).neighbours
    for player in g.players:
        if not player.at:
            continue
        by_day = not g.night or IN_FORCE.permitted(g, ByDay, player, Doing(g, player))
        for space in (player.at, *neighbours[player.at]):
            place = g.places.get(space)
            if place:
                garrison = bool(place.city) or (by_day and site_at(g, space) in FORTIFIED)
                turn_up(g, space, place, tokens=garrison, ruin=by_day or space == player.at)
    if not g.night:
        for space, place in g.places.items():
            if place.ruin and not place.ruin_up:
                turn_up(g, space, place, tokens=False, ruin=True)


def turn_up(g: State, space: str, place: Place, *, tokens: bool, ruin: bool) -> None:
    """Turn tokens face up."""
    for token in place.tokens if tokens else ():
        if not token.up:
            token.up = True
            g.reveal()
            g.tell("turned_up", space, token.enemy)
    if ruin and place.ruin and not place.ruin_up:
        place.ruin_up = True
        g.reveal()
        g.tell("ruin_turned_up", space, place.ruin)
