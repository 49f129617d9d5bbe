"""Troops and spies: deploy, assassinate, supplant, move, return, place a spy (TY-ASSN .. TY-SUPP)."""

from sys import intern

from ..box import EMPTY, WHITE
from ..state import LETTERS, SPIES_EACH, Player, State
from .control import on_board, presence, settle

Troop = tuple[str, str]
"""A troop that can be pointed at: its place and its colour."""


def gain_vp(g: State, player: Player, vp: int) -> None:
    """Take VP tokens into the trophy hall (TY-VP-01)."""
    if vp:
        player.vp += vp
        g.tell("vp", player.seat, vp)


def empty_places(g: State) -> list[str]:
    """The places with an empty troop space."""
    return [place for place, troops in g.troops.items() if EMPTY in troops]


def deploy_places(g: State, player: Player) -> list[str]:
    """Where the player may deploy: with presence, anywhere if none of their troops is on the map (TY-DEPL-01..03)."""
    if not on_board(g, player.colour):
        return empty_places(g)
    near = presence(g, player)
    return [place for place, troops in g.troops.items() if place in near and EMPTY in troops]


def can_deploy(g: State, player: Player) -> bool:
    """Would deploying do anything? With empty barracks it always gives a VP."""
    return player.troops == 0 or bool(deploy_places(g, player))


def put(g: State, place: str, colour: str) -> None:
    """Put a troop on an empty space of the place."""
    _exchange(g, place, EMPTY, colour)


def take(g: State, place: str, colour: str) -> None:
    """Take a troop of that colour off the place."""
    _exchange(g, place, colour, EMPTY)


def _exchange(g: State, place: str, old: str, new: str) -> None:
    """Change one space. All tables share the texts of equal troops: a full map weighs no more than an empty one."""
    g.troops[place] = intern(g.troops[place].replace(old, new, 1))
    settle(g, place)


def deploy(g: State, player: Player, place: str) -> None:
    """A troop from the barracks to an empty space; the last one brings the last round (TY-DEPL-02, TY-OVER-01)."""
    player.troops -= 1
    g.tell("deployed", player.seat, place)
    put(g, place, player.colour)
    if player.troops == 0 and not g.ending:
        g.ending = "troops"
        g.tell("last_troop", player.seat)


def deploy_for_vp(g: State, player: Player) -> None:
    """Deploying with empty barracks gives 1 VP instead (TY-DEPL-04)."""
    gain_vp(g, player, 1)


def enemy_troops(g: State, player: Player, places: set[str] | None = None, *, only: str = "") -> list[Troop]:
    """The enemy troops, white ones too (TY-ACT-03), at those places (None: anywhere), perhaps of one colour only."""
    colours = only or [colour for colour in LETTERS if colour != player.colour]
    return [
        (place, colour)
        for place, troops in g.troops.items()
        if places is None or place in places
        for colour in colours
        if colour in troops
    ]


def assassinate(g: State, player: Player, place: str, colour: str) -> None:
    """The troop goes to the player's trophy hall (TY-ASSN-02)."""
    player.trophies += colour
    g.tell("assassinated", player.seat, place, colour)
    take(g, place, colour)


def supplant(g: State, player: Player, place: str, colour: str) -> None:
    """Assassinate, then deploy on the space just vacated; with empty barracks the second half is 1 VP (TY-SUPP-02)."""
    assassinate(g, player, place, colour)
    if player.troops:
        deploy(g, player, place)
    else:
        deploy_for_vp(g, player)


def move(g: State, player: Player, troop: Troop, to: str) -> None:
    """The troop goes to an empty space, wherever it is (TY-MOVE-02); inside a site that changes nothing."""
    place, colour = troop
    g.tell("moved", player.seat, place, colour, to)
    if to != place:
        take(g, place, colour)
        put(g, to, colour)


def spy_sites(g: State, player: Player) -> list[str]:
    """Where the player may place a spy: any site in play without one of theirs (TY-SPY-01, TY-SPY-08)."""
    return [site for site in g.box.board.site if site in g.troops and site not in player.spies]


def spies_in_barracks(player: Player) -> int:
    """The spies that are not on the map."""
    return SPIES_EACH - len(player.spies)


def place_spy(g: State, player: Player, site: str) -> None:
    """The spy stands next to the site's name (TY-SPY-02)."""
    player.spies.append(site)
    g.tell("placed_spy", player.seat, site)
    settle(g, site)


def returnable_troops(g: State, player: Player, near: set[str]) -> list[Troop]:
    """Other players' troops at those places; white troops can never be returned (TY-RETN-01, TY-RETN-04)."""
    return [(place, colour) for place, colour in enemy_troops(g, player, near) if colour != WHITE]


def enemy_spies(g: State, player: Player, near: set[str]) -> list[Troop]:
    """Other players' spies at those sites."""
    return [(site, enemy.colour) for enemy in g.opponents(player) for site in enemy.spies if site in near]


def return_troop(g: State, player: Player, place: str, colour: str) -> None:
    """The troop goes back to its owner's barracks (TY-RETN-02)."""
    owner = g.owner(colour)
    assert owner is not None
    owner.troops += 1
    g.tell("returned_troop", player.seat, place, colour)
    take(g, place, colour)


def return_spy(g: State, player: Player, site: str, colour: str) -> None:
    """The spy goes back to its owner's barracks (TY-RETN-02, TY-RETN-03)."""
    owner = g.owner(colour)
    assert owner is not None
    owner.spies.remove(site)
    g.tell("returned_spy", player.seat, site, colour)
    settle(g, site)
