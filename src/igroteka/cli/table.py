"""A plain text table for one person against bots."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from igroteka.bots import make_bot
from igroteka.kernel import Match, NeedsConsent, Record, Voice, say

ME = 0


def play_at_table(match: Match, voice: Voice, opponents: Sequence[str], console: Console, save: Path | None) -> None:
    """Ask the person, let the bots answer, until the game is over or the person leaves; save after every choice."""
    bots = {seat: make_bot(name, match.setup.seed + seat) for seat, name in enumerate(opponents, ME + 1)}
    console.print(voice.speak(say("help")))
    heard = 0
    while match.decision:
        for event in match.log[heard:]:
            if event.heard_by(ME):
                console.print(f"[dim]{voice.event(event)}[/dim]")
        heard = len(match.log)
        seat = match.decision.seat
        if seat in bots:
            match.play(bots[seat].choose(match, seat))
        elif not ask_person(match, voice, console):
            break
        heard = min(heard, len(match.log))
        if save:
            save.write_text(Record.of(match, carry=True).save(), encoding="utf-8")


def ask_person(match: Match, voice: Voice, console: Console) -> bool:
    """Show the options until one is taken or a command obeyed; False when the person leaves."""
    decision = match.decision
    assert decision is not None
    console.print(f"\n[bold]{voice.prompt(decision)}[/bold]  ({decision.rule})")
    for number, option in enumerate(decision.options, 1):
        console.print(f"{number:3}  {voice.option(decision, option)}")
    while True:
        try:
            answer = console.input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return False
        if answer == "q":
            return False
        if answer == "t":
            for line in match.game.describe(match.game.box, match.view(), match.private_view(ME)):
                console.print(voice.sentence(line))
        elif answer == "u":
            return undo(match, voice, console)
        elif answer.isdecimal() and 1 <= int(answer) <= len(decision.options):
            match.play(decision.options[int(answer) - 1])
            return True
        else:
            console.print(voice.speak(say("not-understood", count=len(decision.options))))


def undo(match: Match, voice: Voice, console: Console) -> bool:
    """Take the last choice back if that is free; the table goes on either way."""
    try:
        if match.choices:
            match.undo()
    except NeedsConsent:
        console.print(voice.speak(say("cannot-undo")))
    return True
