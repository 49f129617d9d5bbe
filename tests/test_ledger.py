from tests.ledger import citations, ledgers


def test_every_rule_of_every_ledger_has_a_test() -> None:
    cited = citations()
    assert [rule for rules in ledgers().values() for rule in rules if rule not in cited] == []


def test_every_cited_rule_exists() -> None:
    known = {rule for rules in ledgers().values() for rule in rules}
    assert sorted(set(citations()) - known) == []


def test_no_rule_stands_twice_in_a_ledger() -> None:
    for rules in ledgers().values():
        assert len(rules) == len(set(rules))
