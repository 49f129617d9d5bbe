"""Who chooses: the player; for a Faceless one the ally, the initiative holder, or chance (LV-FACE-11, LV-SOLO)."""

from collections.abc import Sequence

from igroteka.kernel import Decision, Flow, Option

from ..state import Player, State

DONE: Option = ("done",)


def chooser(g: State, player: Player) -> int | None:
    """The seat that chooses for the player; None: chance (LV-SOLO-03, LV-AMB-24)."""
    if player.seat is not None:
        return player.seat
    ally = g.players.get(player.ally)
    if ally is not None and ally.seat is not None:
        return ally.seat
    return None if g.solo else g.players[g.initiative].seat


def decide(
    g: State, player: Player, kind: str, options: Sequence[Option], rule: str, **facts: str | int
) -> Flow[Option]:
    """One of the options, for that player."""
    if len(options) == 1:
        return options[0]
    seat = chooser(g, player)
    if seat is None:
        return g.chance.pick(options)
    choice = yield Decision(seat, kind, options, rule, {**who(g, player, seat), **facts})
    if player.faceless:
        g.tell("chose_for", _at(g, seat).id, player.id)
    return choice


def who(g: State, player: Player, seat: int) -> dict[str, str]:
    """The facts of a question that say whom it is about, and who is asked: perhaps somebody for a Faceless player."""
    asked = f"{_at(g, seat).id}+{player.id}" if player.faceless else player.id
    return {"character": player.id, "asked": asked}


def _at(g: State, seat: int) -> Player:
    player = g.seated(seat)
    assert player is not None
    return player


def ask_anew(player: Player, kind: str, options: Sequence[Option], rule: str, **facts: str | int) -> Flow[Option]:
    """One of the options, for a person: a question with which something new begins, so it is always asked."""
    assert player.seat is not None
    told = {"character": player.id, "asked": player.id, **facts}
    return (yield Decision(player.seat, kind, options, rule, told, always_ask=True))


def pick_region(
    g: State,
    player: Player,
    kind: str,
    regions: Sequence[str],
    rule: str,
    *,
    optional: bool = False,
    **facts: str | int,
) -> Flow[str]:
    """One of the regions; "" if there are none or if the player is content."""
    if not regions:
        return ""
    options: list[Option] = [("region", region) for region in regions]
    choice = yield from decide(g, player, kind, [*options, DONE] if optional else options, rule, **facts)
    return "" if choice == DONE else choice[1]


def pick_most(weights: dict[str, int]) -> list[str]:
    """The keys with the highest weight.

    >>> pick_most({"infantry": 2, "cavalry": 1, "archers": 2})
    ['infantry', 'archers']
    """
    most = max(weights.values(), default=0)
    return [key for key, weight in weights.items() if weight == most]
