"""The opening: boards, favor that does not go round, pawns and the first advisers (OA-1.9, OA-1.16, OA-1.23).

`g.pending` holds what is still to be done, each a step of its own.
"""

from igroteka.kernel import Flow

from ..act import Act
from ..actions.search import discard_rest
from ..box import CHANCELLOR, CITIZEN, COLOURS, EXILE, PURPLE
from ..setup.laying import deal_out, keep_card, lay_out, place_pawn, top_site
from ..state import WAKE, Player, State


def opening(g: State) -> Flow[None]:
    """The next thing to be done before the first turn."""
    deed, *seat = g.pending.pop(0).split()
    player = g.players[int(seat[0])] if seat else g.chancellor
    g.active = g.order.index(player.seat)
    if deed == "board":
        yield from _choose_board(g, player)
    elif deed == "lay":
        lay_out(g)
    elif deed == "favor":
        yield from _spread_favor(g)
        deal_out(g)
    elif deed == "pawn":
        yield from _place_pawn(g, player)
    else:
        card = yield from Act(g, player).pick_one("dealt", player.drawn, verb="keep_dealt", rule="OA-1.23-04")
        keep_card(g, player, card)
        yield from discard_rest(g, player, list(player.drawn))
    if not g.pending:
        g.phase, g.active = WAKE, 0


def _choose_board(g: State, player: Player) -> Flow[None]:
    """Any free board, on the side that the chronicle has fixed (OA-1.9)."""
    seats = g.order[: g.order.index(player.seat)]
    taken = {g.players[seat].colour for seat in seats}
    free = [(("citizen_board" if is_citizen(g, colour) else "exile_board"), colour) for colour in COLOURS]
    free = [option for option in free if option[1] not in taken]
    choice = yield from Act(g, player).pick("board", free, rule="OA-1.9-01")
    assert choice is not None
    _take_board(g, player, choice[1])


def is_citizen(g: State, colour: str) -> bool:
    """Does the board of a colour, with a player or in the box, lie on its Citizen side?"""
    return colour in g.boxed_citizens or any(one.colour == colour and one.role == CITIZEN for one in g.players)


def _take_board(g: State, player: Player, colour: str) -> None:
    """The board changes places with the one that lay there for the player."""
    citizens = {one for one in COLOURS if one != PURPLE and is_citizen(g, one)}
    chosen = next(one for one in COLOURS if one == colour)
    other = next((one for one in g.players if one.colour == colour), None)
    if other:
        other.colour = player.colour
    player.colour = chosen
    for one in g.players:
        if one.role != CHANCELLOR:
            one.role = CITIZEN if one.colour in citizens else EXILE
    playing = {one.colour for one in g.players}
    g.boxed_citizens = [one for one in COLOURS if one in citizens and one not in playing]
    g.rearrange()
    g.tell("board_taken", player.seat, colour)


def _spread_favor(g: State) -> Flow[None]:
    """Too little favor for all sites: the Chancellor decides where it goes (OA-1.16-02)."""
    while g.favor:
        sites = [place.site for place in g.places if place.faceup and place.favor < g.box.sites[place.site].favor]
        if not sites:
            return
        site = yield from Act(g, g.chancellor).pick_one("site_favor", sites, verb="place", rule="OA-1.16-02")
        g.places[g.slot(site)].favor += 1
        g.favor -= 1


def _place_pawn(g: State, player: Player) -> Flow[None]:
    """The Chancellor begins at the top of the Cradle, the others at any faceup site (OA-1.23-02, OA-1.23-03)."""
    if player.role == CHANCELLOR:
        place_pawn(g, player, top_site(g))
        return
    sites = [place.site for place in g.places if place.faceup]
    site = yield from Act(g, player).pick_one("pawn", sites, rule="OA-1.23-03")
    place_pawn(g, player, g.slot(site))
