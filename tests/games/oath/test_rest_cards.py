"""The cards with rest powers: Naysayers, Silver Tongue, Insomnia."""

from tests.games.oath.table import Table

NO_BANKS = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)


def test_naysayers_take_a_favor_of_the_chancellor_while_an_exile_has_the_title() -> None:
    table = Table(advisers={1: "naysayers"}, favor={0: 2}, title=2)
    table.do("end; power naysayers")
    assert (table.player(1).favor, table.player(0).favor) == (1, 1)


def test_the_exile_with_the_title_may_be_the_one_who_has_naysayers() -> None:
    table = Table(advisers={1: "naysayers"}, favor={0: 2}, title=1)
    table.do("end; power naysayers")
    assert table.player(1).favor == 1


def test_naysayers_are_silent_while_the_empire_has_the_title_or_the_chancellor_no_favor() -> None:
    imperial = Table(advisers={1: "naysayers"}, favor={0: 2}, title=0)
    imperial.do("end")
    assert imperial.asked == (2, "act")
    citizen = Table(advisers={1: "naysayers"}, favor={0: 2}, title=2, citizens=[2])
    citizen.do("end")
    assert citizen.asked == (2, "act")
    poor = Table(advisers={1: "naysayers"}, title=2)
    poor.do("end")
    assert poor.asked == (2, "act")


def test_the_chancellor_takes_nothing_from_himself() -> None:
    table = Table(turn=0, advisers={0: "naysayers"}, favor={0: 2}, title=2)
    table.do("end")
    assert (table.asked, table.player(0).favor) == ((1, "act"), 2)


def test_the_silver_tongue_gains_a_favor_of_a_suit_at_the_site() -> None:
    table = Table(
        advisers={1: "silver_tongue"},
        sites={"plains": "wolves elders scouts", "mountain": "tutor"},
        banks=NO_BANKS | {"beast": 1, "nomad": 2, "arcane": 3},
    )
    table.do("end; power silver_tongue")
    assert table.options() == ["suit beast", "suit nomad"]
    table.do("suit beast")
    assert (table.player(1).favor, table.g.banks["beast"]) == (1, 0)


def test_the_silver_tongue_finds_no_suit_in_ruins() -> None:
    table = Table(advisers={1: "silver_tongue"}, sites={"plains": "ruined_temple"}, banks={"beast": 1})
    table.do("end")
    assert table.asked == (2, "act")


def test_insomnia_gives_a_secret() -> None:
    table = Table(advisers={1: "insomnia"})
    supply = table.g.secrets
    table.do("end; power insomnia")
    assert (table.player(1).secrets, table.g.secrets) == (1, supply - 1)


def test_facedown_advisers_have_no_rest_powers() -> None:
    table = Table(hidden={1: "insomnia"})
    table.do("end")
    assert (table.asked, table.player(1).secrets) == ((2, "act"), 0)
