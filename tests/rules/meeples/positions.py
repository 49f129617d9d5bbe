"""Positions with which several files of tests begin."""

from tests.games.meeples.table import Table

BANDIT = {"castle": ["sawdust_bandit"]}
"""A Humanoid of strength 3, worth 2 VP."""
TOKENS = ["colosseum", "house_of_lords", "bell_gate", "harvest_hall"]


def at_capitol(
    *tavern: str, vp: int = 0, built: dict[str, str] | None = None, levels: dict[str, int] | None = None
) -> Table:
    """The beginning of the Development phase with these meeples; the bag holds four Peasants."""
    return Table(*tavern, phase="development", vp=vp, built=built, levels=levels, offer=TOKENS)


def sends(table: Table) -> list[str]:
    """Who may be sent where."""
    return table.options("send") + table.options("send_as")


def three_at_once() -> Table:
    """A victory over the Bandit that completes three quests; the player is asked for their order."""
    quests = ["show_of_force", "bounty_ledger", "battle_scribes"]
    table = Table("knight", "knight", "warrior", "mage", monsters=BANDIT, quests=quests)
    table.do("send knight sawdust_bandit; send knight sawdust_bandit")
    table.do("send warrior sawdust_bandit; send mage sawdust_bandit; commit")
    return table
