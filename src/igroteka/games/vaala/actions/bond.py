"""The Dragonbond: when it is rolled for, the roll with paid rerolls, and what bonding does (LV-BOND)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..state import Player, State
from .dice import hits, throw
from .power import spend

REROLL: Option = ("reroll",)
KEEP: Option = ("keep",)

Pair = tuple[Player, Player]
"""A General and a Dragon."""


def check_bonds(g: State) -> Flow[None]:
    """After a glyph or an event: unbonded pairs that have just come together roll (LV-BOND-02, LV-AMB-10)."""
    if not g.arrivals:
        return
    last = g.players[g.arrivals[-1]]
    pairs = [pair for pair in meetings(g) if pair[0].id in g.arrivals or pair[1].id in g.arrivals]
    g.arrivals.clear()
    while pairs:
        pair = yield from choose_pair(g, last, pairs)
        yield from roll_for_bond(g, *pair)
        pairs = [other for other in pairs if other != pair and not (other[0].ally or other[1].ally)]


def meetings(g: State) -> list[Pair]:
    """The unbonded Generals and Dragons that share a region."""
    return [
        (general, dragon)
        for general in g.generals
        if not general.ally
        for dragon in g.dragons
        if dragon.at == general.at and not dragon.ally
    ]


def choose_pair(g: State, chooser: Player, pairs: list[Pair]) -> Flow[Pair]:
    """Which pair comes first: as the one who moved in last likes (LV-AMB-11)."""
    options: list[Option] = [("pair", general.id, dragon.id) for general, dragon in pairs]
    choice = yield from Act(g, chooser).pick("pair", options, rule="LV-BOND-02")
    return pairs[options.index(choice or options[0])]


def roll_for_bond(g: State, general: Player, dragon: Player) -> Flow[None]:
    """Each rolls a die, rerolls for power while they like, and two hits make a bond (LV-BOND-03..11)."""
    g.tell("bond_roll", general.id, dragon.id)
    faces = {player.id: _roll_die(g, player) for player in (general, dragon)}
    content, order = 0, [general, dragon]
    while content < 2:
        player, other = order
        if (yield from _rerolls(g, player, other, faces)):
            faces[player.id] = _roll_die(g, player)
            content = 0
        else:
            content += 1
            order.reverse()
    if all(sum(hits(g, [face])) for face in faces.values()):
        bond(g, general, dragon)
    else:
        g.tell("no_bond", general.id, dragon.id)


def _roll_die(g: State, player: Player) -> str:
    face = throw(g, 1)[0]
    g.tell("rolled", player.id, face)
    return face


def _rerolls(g: State, player: Player, other: Player, faces: dict[str, str]) -> Flow[bool]:
    """Does the player pay for another roll? Faceless never do (LV-BOND-09)."""
    if player.faceless or not player.ready:
        return False
    act, own, theirs = Act(g, player, rule="LV-BOND-05"), faces[player.id], faces[other.id]
    choice = yield from act.pick("bond_reroll", [KEEP, REROLL], ally=other.id, dice=own, other_dice=theirs)
    if choice == REROLL:
        spend(g, player, 1)
    return choice == REROLL


def bond(g: State, general: Player, dragon: Player) -> None:
    """Allies for the rest of the game (LV-BOND-12, LV-BOND-13)."""
    general.ally, dragon.ally = dragon.id, general.id
    g.tell("bonded", general.id, dragon.id)
