"""Formal rules: reading the rules, what is limited, agreements (OA-9.1, OA-9.3, OA-9.6)."""

from igroteka.games.oath.actions.tokens import gain_favor, gain_secrets, take_favor, take_secrets
from igroteka.games.oath.actions.warbands import gain_warbands
from igroteka.games.oath.box import SUITS
from igroteka.games.oath.components import BOX
from igroteka.games.oath.game import OATH
from igroteka.kernel import LANGUAGES, Voice
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-9.3-01", "OA-9.3-05", "OA-9.3-02")
def test_secrets_and_dice_never_run_out_but_favor_does() -> None:
    table = Table(banks=dict.fromkeys(SUITS, 0))
    table.g.secrets = 0
    gain_secrets(table.g, table.player(1), 21)
    assert (table.player(1).secrets, table.g.secrets) == (21, -21)
    assert gain_favor(table.g, table.player(1), "beast", 1) == 0
    assert len(table.g.chance.roll(BOX.attack_die, 12)) == 12
    assert len(table.g.chance.roll(BOX.attack_die, 30)) == 30


@rule("OA-9.3-03")
def test_where_there_is_too_little_one_gets_what_there_is() -> None:
    table = Table(banks={"beast": 2}, favor={2: 1}, secrets={2: 1})
    me = table.player(1)
    me.bank = 1
    assert gain_favor(table.g, me, "beast", 5) == 2
    assert take_favor(table.g, me, table.player(2), 4) == 1
    assert take_secrets(table.g, me, table.player(2), 4) == 1
    assert gain_warbands(table.g, me, 3) == 1
    assert (me.favor, me.secrets, me.warbands) == (3, 1, 1)


@rule("OA-9.3-04")
def test_boards_hold_any_number_of_things() -> None:
    relics = " ".join(list(BOX.relics)[:8])
    table = Table(favor={1: 30}, secrets={1: 20}, warbands={1: 14}, relics={0: "", 1: relics})
    gain_secrets(table.g, table.player(1), 5)
    assert (table.player(1).secrets, len(table.player(1).relics)) == (25, 8)
    assert table.asked == (1, "act")


@rule("OA-9.1-01", "OA-9.1-02", "OA-9.1-03", "OA-9.1-04")
def test_every_power_says_exactly_what_it_does_in_every_language() -> None:
    """What is read is made from the words that run: there is no text beside them that could say something else."""
    for language in LANGUAGES:
        voice = Voice(language, OATH)
        for powers in BOX.powers.values():
            assert all(voice.text(power.sentences()) for power in powers)
        for site in BOX.sites.values():
            assert all(voice.text(passive.sentences()) for passive in site.passives)


@rule("OA-9.6-01", "OA-9.6-02")
def test_only_offers_and_deals_bind_anybody() -> None:
    """Whatever else people agree on is their own affair: nothing but a deal's promise is written into the state."""
    table = Table()
    assert table.g.promises == []
    assert not any(option.startswith(("promise", "agree")) for option in table.options())
