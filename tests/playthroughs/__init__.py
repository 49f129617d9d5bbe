"""Golden playthroughs: whole recorded games with their transcripts, so that a change of rules shows as a readable diff.

Each `<name>.<language>.txt` is made from the record `<name>.jsonl`; `make playthroughs` writes them anew.
"""

from pathlib import Path

from igroteka.cli.transcript import transcript, verdict
from igroteka.cli.voices import voice_of
from igroteka.kernel import Record, say

FOLDER = Path(__file__).parent
TRANSCRIPTS = sorted(FOLDER.glob("*.txt"))


def rendered(path: Path) -> str:
    """The transcript that belongs into the file: every choice, every event, the score sheet."""
    name, language = path.stem.split(".")
    record = Record.load((FOLDER / f"{name}.jsonl").read_text("utf-8"))
    match = record.replay()
    voice = voice_of(language, match.game)
    lines = list(transcript(record, voice, events=True))
    assert match.outcome is not None
    for seat, points in enumerate(match.outcome.sheet):
        sheet = ", ".join(f"{voice.speak(say(f'score-{category}'))} {score}" for category, score in points.items())
        lines.append(f"{voice.name('seat', seat)}: {sheet}; {voice.speak(say('total'))} {match.outcome.scores[seat]}")
    return "\n".join([*lines, verdict(match.outcome, voice), ""])
