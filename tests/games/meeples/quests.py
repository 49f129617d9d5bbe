"""The printed figures of the quests that are completed during the game, and whether one was."""

from tests.games.meeples.table import Table

COMPLETION = {
    "clear_the_cellars": (2, 1),
    "candle_for_the_crypt": (3, 1),
    "exam_day": (2, 1),
    "banner_call": (4, 2),
    "mixed_company": (4, 2),
    "accolade": (3, 1),
    "violet_cloak": (3, 2),
    "green_vigil": (3, 2),
    "spirit_walk": (3, 2),
    "kings_choice": (4, 2),
    "two_at_a_blow": (4, 2),
    "clear_the_quarter": (6, 2),
    "show_of_force": (3, 1),
    "first_stone": (2, 1),
    "grand_tour": (4, 2),
    "bitter_draught": (2, 1),
    "higher_learning": (3, 1),
    "forks_and_torches": (3, 1),
}
"""The VP for completing each on the spot, and the penalty."""

ONGOING = {
    "battle_scribes": (3, 1),
    "village_militia": (2, 1),
    "blessed_lances": (3, 1),
    "grave_salt": (3, 1),
    "trappers_notes": (3, 1),
    "bounty_ledger": (3, 1),
    "round_table": (2, 2),
    "theory_of_combat": (2, 1),
    "war_chaplains": (2, 1),
    "levy_charter": (1, 2),
    "vigil_bells": (3, 2),
    "scholars_stipend": (2, 1),
    "almoners_round": (2, 1),
    "famous_names": (3, 2),
}
"""The same for those whose reward lasts."""

FIGURES = COMPLETION | ONGOING


def scored(table: Table, quest: str) -> bool:
    """Is the quest completed, and has it paid its VP? If not, it is in hand and has paid nothing."""
    done = quest in table.me.completed
    assert (quest in table.me.quests) != done
    assert table.me.points.get("quests", 0) == (FIGURES[quest][0] if done else 0)
    return done
