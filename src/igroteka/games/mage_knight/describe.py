"""The table in words, as a seat sees it: the round, the map around the heroes, players, offers, a fight."""

from igroteka.kernel import Speech, say

from .box.tables import Box
from .view import Own, View
from .view.table import FoeView, PlayerView


def describe(_: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    lines = [
        say("describe-round", number=view.round, rounds=view.rounds, time=say(f"time-{view.time}")),
        _list("describe-source", [say(f"mana-{die.face}") for die in view.source]),
        _list("describe-units", [say(f"unit-{unit}") for unit in view.unit_offer]),
        _list("describe-advanced", [say(f"card-{card}") for card in view.advanced_offer]),
        _list("describe-spells", [say(f"card-{card}") for card in view.spell_offer]),
    ]
    for player in view.players:
        lines.append(_player(player))
    if view.combat:
        lines += [_foe(foe) for foe in view.combat.foes if not foe.defeated and not foe.gone]
    return [*lines, _list("describe-hand", [say(f"card-{card}") for card in own.hand])]


def _list(message: str, parts: list[Speech]) -> Speech:
    return say(message, parts=tuple(parts))


def _player(player: PlayerView) -> Speech:
    return say(
        "describe-player",
        seat=player.seat,
        hero=say(f"hero-{player.hero}" if player.hero else "hero-none"),
        fame=player.fame,
        level=player.level,
        reputation=player.reputation,
        hand=player.hand,
        deck=player.deck,
        space=player.at or "-",
    )


def _foe(foe: FoeView) -> Speech:
    return say(
        "describe-foe",
        enemy=say(f"enemy-{foe.enemy}"),
        armour=foe.armour,
        attack=sum(attack.value for attack in foe.attacks),
    )
