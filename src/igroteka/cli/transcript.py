"""A record as a readable text, move by move."""

from collections.abc import Iterator

from igroteka.kernel import Match, Outcome, Record, Voice, say


def transcript(record: Record, voice: Voice, *, events: bool) -> Iterator[str]:
    """Who chose what, line by line, and on request what happened before and after."""
    match = Match(voice.game, seats=record.seats, seed=record.seed, options=record.options)
    if events:
        yield from (f"      {voice.event(event)}" for event in match.log)
    for number, choice in enumerate(record.choices, 1):
        assert match.decision is not None
        yield f"{number:4}. {voice.name('seat', match.decision.seat)}: {voice.option(match.decision, choice)}"
        told = len(match.log)
        match.play(choice)
        if events:
            yield from (f"      {voice.event(event)}" for event in match.log[told:])


def verdict(outcome: Outcome, voice: Voice) -> str:
    """Who has won; it may be nobody at the table."""
    winners = ", ".join(str(voice.name("seat", seat)) for seat in outcome.winners)
    return voice.speak(say("winners", names=winners) if winners else say("nobody-won"))
