"""Write all transcripts anew from their records."""

from tests.playthroughs import TRANSCRIPTS, rendered

for path in TRANSCRIPTS:
    path.write_text(rendered(path), "utf-8")
    print(f"written: {path.name}")
