"""Sites: what stands on a space now, whose it is, and what it gives (MK-VILL, MK-MONA, MK-KEEP, MK-TOWR, MK-ADVS)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..box.terms import (
    ADVENTURES,
    BLACK,
    CITY,
    DEN,
    DUNGEON,
    FORTIFIED,
    GLADE,
    GOLD,
    KEEP,
    MAGE_TOWER,
    MINE,
    MONASTERY,
    PORTAL,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
    VILLAGE,
    WOUND,
    Mana,
    SiteKind,
)
from ..passives import IN_FORCE
from ..passives.cases import At
from ..passives.kinds import Closed, NoSpoils, SpaceTaken
from ..state import NOBODY, OFF_MAP, Place, Player, State
from . import cards, mana
from .land import land
from .tracks import gain_fame, reputation_modifier

EMPTY = Place()
"""What lies where nothing has happened; never changed."""
REWARDS: dict[SiteKind, tuple[str, ...]] = {
    MAGE_TOWER: ("spell",),
    MONASTERY: ("artifact",),
    DEN: ("random_crystal",) * 2,
    SPAWNING_GROUNDS: ("artifact", *("random_crystal",) * 3),
    DUNGEON: ("dungeon",),
    TOMB: ("spell", "artifact"),
}
"""What the conqueror of a site gets at the end of the turn."""


def place_at(g: State, space: str) -> Place:
    """What lies on a space, to be looked at only."""
    return g.places.get(space, EMPTY)


def site_at(g: State, space: str) -> SiteKind | None:
    """The site of a space as the map shows it; a secret dungeon or tomb counts, a city as what stands there."""
    place = place_at(g, space)
    if place.city:
        return CITY
    if place.secret:
        return place.secret  # type: ignore[return-value]  # a dungeon or a tomb
    ground = land(g).spaces.get(space)
    return ground.site if ground else None


def portal(g: State) -> str:
    """The space with the portal."""
    return next(space for space, ground in land(g).spaces.items() if ground.site == PORTAL)


def owner_at(g: State, space: str) -> int:
    """Who owns the keep there; NOBODY if nobody does, or there is none."""
    shields = place_at(g, space).shields
    return shields[-1] if site_at(g, space) == KEEP and shields else NOBODY


def is_conquered(g: State, space: str) -> bool:
    """Has a fortified site been conquered, by anybody?"""
    place = place_at(g, space)
    return place.conquered if site_at(g, space) == CITY else bool(place.shields)


def holds_out(g: State, space: str) -> bool:
    """Is there a fortified site that nobody has conquered?"""
    return site_at(g, space) in FORTIFIED and not is_conquered(g, space)


def allied(g: State, one: int, other: int) -> bool:
    """The same player, a teammate, or both in a cooperative game?"""
    return one == other or g.cooperative or any(one in team and other in team for team in g.teams)


def is_hostile(g: State, me: Player, space: str) -> bool:
    """Would entering be an assault: on an unconquered fortified site, or on another player's keep (MK-MOVE-10)?"""
    owner = owner_at(g, space)
    return holds_out(g, space) or (owner != NOBODY and not allied(g, owner, me.seat))


def kinds_at(g: State, space: str) -> tuple[SiteKind, ...]:
    """The sites on a space that are open to visitors now."""
    site = site_at(g, space)
    if site is None or (site in FORTIFIED and not is_conquered(g, space)) or place_at(g, space).burned:
        return ()
    if site in ADVENTURES and place_at(g, space).shields and site not in (DUNGEON, TOMB):
        return ()
    return (site,)


def cities_at(g: State, space: str) -> list[Place]:
    """The conquered city there; both halves of a megapolis (MK-OPTC-12)."""
    place = place_at(g, space)
    if not (place.city and place.conquered):
        return []
    return [place, *([g.places[place.partner]] if place.partner else [])]


def may_interact(g: State, me: Player) -> bool:
    """Can the hero interact here (MK-INFL-01, MK-INFL-04)?"""
    if reputation_modifier(g, me) is None:
        return False
    kinds = kinds_at(g, me.at)
    if KEEP in kinds:
        return allied(g, owner_at(g, me.at), me.seat)
    return any(kind in (VILLAGE, MONASTERY, MAGE_TOWER, CITY) for kind in kinds)


def is_shared(g: State, me: Player) -> bool:
    """Does another hero stand here, where that means a fight or a withdrawal (MK-SAFE-06)?"""
    return bool(heroes_at(g, me, me.at)) and not is_open_house(g, me.at)


def heroes_at(g: State, me: Player, space: str) -> list[Player]:
    """The other heroes on a space."""
    return [player for player in g.players if player is not me and player.at == space]


def is_open_house(g: State, space: str) -> bool:
    """Portal and conquered cities hold any number of heroes (MK-SAFE-07)."""
    site = site_at(g, space)
    return (site == PORTAL and not g.results.get("portal_closed")) or (site == CITY and is_conquered(g, space))


def entries(g: State, me: Player) -> list[Option]:
    """Actions at the site where the hero stands: to enter it, to burn it, to offer mana at its altar."""
    space, place = me.at, place_at(g, me.at)
    site = site_at(g, space)
    if IN_FORCE.forbidden(g, Closed, me, At(g, me, space)):
        return []
    if site == MONASTERY and not place.burned:
        return [("burn", space)]
    if site not in ADVENTURES or (place.shields and site not in (DUNGEON, TOMB)):
        return []
    if site == RUINS and place.ruin and not place.tokens:
        ruin = g.box.ruins[place.ruin]
        if ruin.altar:
            return [("altar", space)] if mana.affordable(g, me, ruin.altar) else []
    return [("enter", space)]


def offer_at_altar(g: State, me: Player, space: str) -> Flow[None]:
    """Pay the mana of an altar for fame (MK-RUIN-02)."""
    c = Act(g=g, me=me, rule="MK-RUIN-02")
    place = g.place(space)
    ruin = g.box.ruins[place.ruin]
    me.turn.acted, me.turn.stage, me.turn.move = True, "acted", 0
    for number, colour in enumerate(ruin.altar):
        yield from mana.pay(c, colour, "MK-RUIN-02", ruin.altar[number + 1 :])
    g.tell("altar", me.seat, space)
    gain_fame(g, me, ruin.fame)
    clear_ruin(g, me, space)


def clear_ruin(g: State, me: Player, space: str) -> None:
    """The ruin token goes, a shield marks the space."""
    place = g.place(space)
    g.ruins_heap.append(place.ruin)
    place.ruin = ""
    place.shields.append(me.seat)
    g.tell("shield", me.seat, space)


def conquer(g: State, me: Player, space: str) -> Flow[None]:
    """All defenders of a site are defeated: mark it, and note the rewards (MK-KEEP-02, MK-TOWR-02, MK-ADVS)."""
    site, place = site_at(g, space), g.place(space)
    assert site is not None
    first = not place.shields
    if site == RUINS:
        me.turn.rewards += g.box.ruins[place.ruin].rewards
        clear_ruin(g, me, space)
    elif site == CITY:
        place.conquered = True
        if place.partner:
            g.places[place.partner].conquered = True
        g.tell("city_conquered", me.seat, space)
    elif first or site == KEEP:
        place.shields.append(me.seat)
        g.tell("shield", me.seat, space)
        place.burned = place.burned or site == MONASTERY
        if first and not IN_FORCE.forbidden(g, NoSpoils, me, At(g, me, space)):
            me.turn.rewards += REWARDS.get(site, ())
    yield from IN_FORCE.answers(g, SpaceTaken, me, At(g, me, space))


def keeps_of(g: State, seat: int) -> list[str]:
    """The keeps that a player owns."""
    return [space for space in g.places if owner_at(g, space) == seat]


def near(g: State, me: Player) -> list[str]:
    """The hero's space and its neighbours."""
    return [me.at, *land(g).neighbours.get(me.at, ())] if me.at else []


def hand_bonus(g: State, me: Player) -> int:
    """The better of what keeps and cities add to the hand limit (MK-KEEP-05, MK-CITY-10, MK-ENDT-16, MK-TEAM-10)."""
    keeps = cities = 0
    for space in near(g, me):
        owner = owner_at(g, space)
        if owner != NOBODY and (owner == me.seat or any(owner in t and me.seat in t for t in g.teams)):
            keeps = len(keeps_of(g, me.seat))
        for place in cities_at(g, space):
            if me.seat in place.shields:
                cities = max(cities, 2 if place.leader == me.seat else 1)
    return max(keeps, cities)


def monasteries(g: State) -> int:
    """How many monasteries on the map are not burned (MK-ROUND-10)."""
    return sum(ground.site == MONASTERY and not place_at(g, space).burned for space, ground in land(g).spaces.items())


def glade_mana(g: State, me: Player) -> Mana | None:
    """What starting a turn on a glade gives (MK-GLAD-01)."""
    if GLADE not in kinds_at(g, me.at):
        return None
    return BLACK if g.night else GOLD


def end_of_turn(g: State, me: Player) -> Flow[None]:
    """What the space gives at the end of a turn: a wound less on a glade, a crystal of a mine (MK-GLAD-02..04)."""
    kinds = kinds_at(g, me.at) if me.at else ()
    if MINE in kinds and not place_at(g, me.at).tokens:
        colours = land(g).spaces[me.at].mines
        c = Act(g=g, me=me, rule="MK-GLAD-04")
        free = [colour for colour in colours if me.crystals.get(colour, 0) < mana.MOST_CRYSTALS]
        colour = yield from c.pick_one("gain_crystal", free)
        if colour:
            mana.gain_crystal(g, me, colour, overflow=False)  # type: ignore[arg-type]  # a basic colour
    if GLADE in kinds:
        zones = [zone for zone in ("hand", "discard") if WOUND in getattr(me, zone)]
        zone = yield from Act(g=g, me=me, rule="MK-GLAD-02").pick_one("glade", zones, optional=True)
        if zone:
            cards.throw_away(g, me, WOUND, getattr(me, zone))


def leave_portal(g: State, me: Player) -> None:
    """A hero who ends a turn on the portal is taken off the map (MK-SAFE-08)."""
    if me.at and site_at(g, me.at) == PORTAL and not g.results.get("portal_closed"):
        me.at = OFF_MAP
        g.tell("left_map", me.seat)
