"""Before a turn ends the table asks only if something would be lost, says what, and tells the truth about undo."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.kernel import Match
from tests.server.node import Node
from tests.web.people import ENDINGS, continue_among_people, continue_match, options
from tests.web.positions import asked, offers

Person = Callable[..., Page]


def end(page: Page, match: Match, node: Node) -> Locator:
    """Go to the question and press what ends the turn; the question whether to."""
    assert match.decision is not None
    continue_match(page, node, match, match.decision.seat)
    expect(options(page).first).to_be_visible(timeout=30_000)
    page.locator(ENDINGS).click()
    return page.get_by_role("alertdialog")


def test_what_would_be_lost_is_named_and_undone_as_promised(person: Person, node: Node) -> None:
    match = asked("tyrants", lambda decision: offers("play", "end")(decision) and len(decision.options) == 3)
    page = person(askEnding=True)
    sure = end(page, match, node)
    expect(sure).to_contain_text("Останется неиспользованным: карты на руке —")
    expect(sure).to_contain_text("Этот выбор можно будет отменить.")
    number, hand = page.locator("header .round"), page.get_by_role("group", name="Рука")
    now, before = number.inner_text(), hand.inner_text()
    sure.get_by_role("button", name="Закончить ход").click()
    expect(number).not_to_have_text(now, timeout=30_000)
    page.get_by_role("button", name="Отменить").click()
    expect(number).to_have_text(now)
    expect(hand).to_have_text(before, use_inner_text=True)


def test_nothing_is_asked_when_nothing_is_lost(person: Person, node: Node) -> None:
    match = asked("tyrants", lambda decision: list(decision.options) == [("end",)])
    page = person(askEnding=True)
    round_before = f"Раунд {match.view().round}"  # type: ignore[attr-defined]
    sure = end(page, match, node)
    expect(page.locator("header .round")).not_to_have_text(round_before, timeout=30_000)
    expect(sure).to_have_count(0)


def test_fighters_left_in_the_tavern_are_named(person: Person, node: Node) -> None:
    page = person(askEnding=True)
    sure = end(page, asked("meeples", offers("send", "commit")), node)
    expect(sure).to_contain_text("миплы в таверне —")
    sure.get_by_role("button", name="Ещё нет").click()
    expect(sure).to_have_count(0)
    expect(page.locator(ENDINGS)).to_be_visible()


def test_cards_that_stay_in_hand_are_no_loss_in_vaala(person: Person, node: Node) -> None:
    page = person(askEnding=True)
    sure = end(page, asked("vaala", offers("plan", "pass")), node)
    expect(page.locator(ENDINGS)).to_have_count(0, timeout=30_000)
    expect(sure).to_have_count(0)


@pytest.fixture
def sure_among_people(person: Person, node: Node) -> Callable[..., tuple[Page, Locator]]:
    """The question before a turn ends that would lose something, and may reveal something; others play along."""

    def ask(*, reveals: bool) -> tuple[Page, Locator]:
        def loses(match: Match) -> bool:
            assert match.decision is not None
            return bool(match.game.losses(match.state, match.decision)) and match.reveals(("commit",)) == reveals

        match = asked("meeples", offers("send", "commit"), standing=loses)
        assert match.decision is not None
        page = person(askEnding=True)
        continue_among_people(page, node, match, match.decision.seat)
        expect(options(page).first).to_be_visible(timeout=30_000)
        page.locator(ENDINGS).click()
        return page, page.get_by_role("alertdialog")

    return ask


def test_among_people_undo_is_free_until_somebody_goes_on_if_nothing_is_revealed(
    sure_among_people: Callable[..., tuple[Page, Locator]],
) -> None:
    page, sure = sure_among_people(reveals=False)
    expect(sure).to_contain_text("Отменить можно, пока никто не пошёл дальше; потом — с согласия остальных.")
    asked_for = page.locator(".question h2")
    before = asked_for.inner_text()
    sure.get_by_role("button", name="Готово").click()
    expect(asked_for).not_to_have_text(before)
    page.get_by_role("button", name="Отменить", exact=True).click()
    expect(asked_for).to_have_text(before)


def test_among_people_it_says_that_undo_needs_their_consent(
    sure_among_people: Callable[..., tuple[Page, Locator]],
) -> None:
    page, sure = sure_among_people(reveals=True)
    expect(sure).to_contain_text("Отменить потом можно только с согласия остальных.")
    sure.get_by_role("button", name="Готово").click()
    page.get_by_role("button", name="Попросить отмену").click()
    expect(page.get_by_text("Вы попросили отменить ход. Ждём согласия остальных.")).to_be_visible()
