from igroteka.kernel import games
from tests.ledger import citations, ledgers


def test_every_rule_of_every_game_that_can_be_played_has_a_test() -> None:
    cited, known = citations(), ledgers()
    assert set(games()) <= set(known)
    assert [rule for game in games() for rule in known[game] if rule not in cited] == []


def test_every_cited_rule_exists() -> None:
    known = {rule for rules in ledgers().values() for rule in rules}
    assert sorted(set(citations()) - known) == []


def test_no_rule_stands_twice_in_a_ledger() -> None:
    for rules in ledgers().values():
        assert len(rules) == len(set(rules))
