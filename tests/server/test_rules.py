"""The reading of rule ledgers: every form of heading that a ledger has."""

import pytest

from igroteka.server.rules import Section, read


@pytest.mark.parametrize(
    ("heading", "name", "title"),
    [
        ("TY-DEPL Deploying   (source: Chapter 3, Deploying)", "TY-DEPL", "Deploying"),
        ("TY-EOT Step 2 (end of turn)   (source: Chapter 2)", "TY-EOT", "Step 2 (end of turn)"),
        ("TY-DEPL Размещение   (источник: глава 3)", "TY-DEPL", "Размещение"),
        ("MK-MOVE Movement", "MK-MOVE", "Movement"),
        ("MK-SC-FIRST Scenario: a first walk", "MK-SC-FIRST", "Scenario: a first walk"),
        ("MK-SC-BACK Scenario: the way back (short)", "MK-SC-BACK", "Scenario: the way back (short)"),
        ("OA-1 Before the game   (source: 1. Before)", "OA-1", "Before the game"),
        ("OA-2.1 The board   (source: 2.1 The board)", "OA-2.1", "The board"),
        ("OA-2.10 The goal   (source: 2.10, 2.10.1-2.10.4)", "OA-2.10", "The goal"),
        ("OA-8.4 Add 6 cards   (source: 8.4)", "OA-8.4", "Add 6 cards"),
        ("What players ask", "What players ask", "What players ask"),
    ],
)
def test_every_form_of_heading_is_read(heading: str, name: str, title: str) -> None:
    ledger = f"# A ledger\n\n## {heading}\n(source: somewhere)\n\n- **XY-ONE-01** Something is so.\n"
    assert read(ledger) == [Section(name, title, {"XY-ONE-01": "Something is so."})]


@pytest.mark.parametrize("name", ["TY-VP-01", "MK-SC-FIRST-12", "OA-1-01", "OA-2.10-02", "OA-4.1.1.IV-03", "OA-9.S-01"])
def test_every_form_of_statement_is_read(name: str) -> None:
    assert read(f"## XY-ONE One\n\n- **{name}** Something is so.\n")[0].statements == {name: "Something is so."}


def test_what_is_no_statement_is_left_out_and_so_is_a_section_without_any() -> None:
    ledger = """# A ledger

## Glossary

| one | another |

## OA-2.1 The board   (source: 2.1)

- **OA-2.1-01** It lies in the middle.

AMBIGUOUS: OA-AMB-01 [OA-2.1-01] In the middle of what?

- **OA-2.1.1-01** It is large.

## OA-11 Index   (source: 11)

It adds no rule.

## OA-2.2 The boards of players

- **OA-2.2-01** They are small.

## Number of rules per section

| OA-2.1 | The board | 2 |
"""
    assert read(ledger) == [
        Section("OA-2.1", "The board", {"OA-2.1-01": "It lies in the middle.", "OA-2.1.1-01": "It is large."}),
        Section("OA-2.2", "The boards of players", {"OA-2.2-01": "They are small."}),
    ]
