"""The table in words, as a seat sees it: the round, the players, the regions, the row of denizens."""

from igroteka.kernel import Speech, say

from .box import Box
from .state import SETUP
from .view import Own, PlayerView, View


def describe(_: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    lines = []
    if view.phase != SETUP:
        lines.append(
            say(
                "describe-round",
                number=view.round,
                phase=say(f"phase-{view.phase}"),
                character=say(f"character-{view.initiative}"),
                events=view.event_deck_size,
            )
        )
    if view.current:
        lines.append(say("describe-current", card=say(f"card-{view.current.card}")))
    if view.stack:
        lines.append(say("describe-stack", parts=tuple(map(_laid, view.stack, own.faces))))
    for player in view.players:
        lines += _player(player)
    lines += [_region(view, region) for region in view.regions]
    return lines + _cards(("describe-row", view.row), ("describe-hand", own.hand))


def _cards(*groups: tuple[str, list[str]]) -> list[Speech]:
    return [say(name, parts=tuple(say(f"card-{card}") for card in cards)) for name, cards in groups if cards]


def _laid(by: str, card: str) -> Speech:
    if card:
        return say(f"card-{card}")
    return say(f"character-{by}") if by else say("describe-event-card")


def _player(player: PlayerView) -> list[Speech]:
    who = say("describe-faceless") if player.seat is None else say("describe-seat", seat=player.seat)
    lines = [
        say(
            "describe-player",
            character=say(f"character-{player.id}"),
            who=who,
            region=say(f"region-{player.at}"),
            ready=player.ready,
            spent=player.spent,
        )
    ]
    if player.ally:
        lines.append(say("describe-ally", ally=say(f"character-{player.ally}")))
    if player.role == "dragon":
        lines.append(say("describe-dragon", wounds=player.wounds, essence=len(player.essence)))
    return lines + _cards(
        ("describe-shown", player.shown),
        ("describe-open", player.vaala_open),
        ("describe-lasting", player.vaala_lasting),
        ("describe-denizens", list(player.denizens.values())),
    )


def _region(view: View, region: str) -> Speech:
    place = view.regions[region]
    parts = [
        say(f"describe-{thing}", count=count)
        for thing, count in (("power", place.power), ("neutral", place.neutral), ("city", int(place.city)))
        if count
    ]
    for player in view.players:
        if player.at == region:
            parts.append(say(f"character-{player.id}"))
        units = player.units.get(region)
        if units:
            army = tuple(say(f"army-{unit}", count=count) for unit, count in units.items())
            parts.append(say("describe-army", character=say(f"character-{player.id}"), army=say("army", parts=army)))
    if not parts:
        parts = [say("describe-nothing")]
    return say("describe-region", region=say(f"region-{region}"), parts=tuple(parts))
