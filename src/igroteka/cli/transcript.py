"""A record as a readable text, move by move."""

from collections.abc import Iterator

from igroteka.kernel import IMPROVED, Event, Match, Outcome, Record, Voice, say


def transcript(record: Record, voice: Voice, *, events: bool, box: str = "") -> Iterator[str]:
    """Who chose what, line by line, and on request what happened before and after; where the rules changed, so it says.

    `box` is the text of the record's components, if it needs them.
    """
    decision, before = None, None
    for match in record.look(box):
        chosen = decision is not None and match is before
        if decision and chosen:
            seat, option = voice.name("seat", decision.seat), voice.option(decision, match.choices[-1])
            yield f"{len(match.choices):4}. {seat}: {option}"
        for number, event in enumerate(match.log):
            if (events or event == IMPROVED) and not (chosen and number == 0 and repeats(match, event)):
                yield f"      {voice.event(event)}"
        match.log.clear()
        decision, before = match.decision, match
    if len(match.choices) < len(record.choices):
        yield voice.event(Event("rules_parted", (record.rules, match.game.rules)))


def repeats(match: Match, event: Event) -> bool:
    """Does the event only say again what was chosen last?"""
    verb, *values = match.choices[-1]
    return event.name == match.game.echoes.get(verb) and event.args == (match.choosers[-1], *values)


def verdict(outcome: Outcome, voice: Voice) -> str:
    """Who has won; it may be nobody at the table."""
    winners = ", ".join(str(voice.name("seat", seat)) for seat in outcome.winners)
    return voice.speak(say("winners", names=winners) if winners else say("nobody-won"))
