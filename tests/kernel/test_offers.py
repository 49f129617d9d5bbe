"""Offers: a bargain of two, piece by piece."""

from igroteka.kernel import Chance, Context, Flow, Option, Pieces, State, bargain, may_offer
from igroteka.kernel.decision import Decision


class Talk(Context):
    """Somebody who talks."""

    seat: int

    def chooser(self) -> int:
        return self.seat


class Bargain:
    """A bargain in progress: seat 0 builds, seat 1 answers."""

    def __init__(self, g: State | None = None) -> None:  # type: ignore[type-arg]
        self.g = g or State(chance=Chance(seed=7))
        self.flow: Flow[Pieces | None] = bargain(
            self.g,
            Talk(0),
            Talk(1),
            (0, 1),
            lambda offer: [("give", "gold")] if len(offer) < 3 else [],
            lambda offer: {"gold": len(offer)},
            kinds=("build", "answer"),
            scope="turn",
            rule="X-1",
        )
        self.question: Decision | None = next(self.flow)
        self.result: Pieces | None = None

    def do(self, *choices: str) -> None:
        """Answer one question after another."""
        for choice in choices:
            try:
                self.question = self.flow.send(tuple(choice.split()))
            except StopIteration as end:
                self.question, self.result = None, end.value

    @property
    def asked(self) -> tuple[int, str, list[Option]]:
        """Who is asked what, with which answers."""
        assert self.question is not None
        return self.question.seat, self.question.kind, list(self.question.options)


def test_an_offer_is_built_piece_by_piece_sent_and_accepted() -> None:
    table = Bargain()
    assert table.asked == (0, "build", [("give", "gold"), ("withdraw",)])
    table.do("give gold", "give gold")
    assert table.asked == (0, "build", [("give", "gold"), ("send",), ("withdraw",)])
    table.do("send")
    assert table.asked == (1, "answer", [("accept",), ("decline",)])
    assert table.question
    assert table.question.facts == {"gold": 2}
    table.do("accept")
    assert table.result == [("give", "gold"), ("give", "gold")]


def test_what_was_refused_cannot_be_sent_again_until_the_scope_ends() -> None:
    table = Bargain()
    table.do("give gold", "send", "decline")
    assert (table.question, table.result) == (None, None)
    again = Bargain(table.g)
    again.do("give gold")
    assert again.asked == (0, "build", [("give", "gold"), ("withdraw",)])
    again.do("give gold")
    assert ("send",) in again.asked[2]
    table.g.end("turn")
    later = Bargain(table.g)
    later.do("give gold")
    assert ("send",) in later.asked[2]


def test_an_offer_may_be_withdrawn() -> None:
    table = Bargain()
    table.do("give gold", "withdraw")
    assert (table.question, table.result) == (None, None)


def test_nobody_is_pestered_with_offers_without_end() -> None:
    g: State = State(chance=Chance(seed=7))  # type: ignore[type-arg]
    for _ in range(3):
        assert may_offer(g, 0, 1)
        Bargain(g).do("withdraw")
    assert not may_offer(g, 0, 1)
    assert may_offer(g, 1, 0)
    g.end("turn")
    assert may_offer(g, 0, 1)


def test_an_offer_has_no_more_pieces_than_there_are() -> None:
    table = Bargain()
    table.do("give gold", "give gold", "give gold")
    assert table.asked[2] == [("send",), ("withdraw",)]
