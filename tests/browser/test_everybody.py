"""Nobody is shut out: axe finds nothing serious on any page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import Finished, assert_accessible, click, seated, set_up, shoot, the_end

Opens = Callable[[Page, str, Finished], None]


def lobby(page: Page, site: str, finished: Finished) -> None:
    page.goto(site)
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()


def new_table(page: Page, site: str, finished: Finished) -> None:
    set_up(page, site, "Invite friends")


def hero_choice(page: Page, site: str, finished: Finished) -> None:
    seated(page, site, "choose")
    expect(page.get_by_role("heading", name="Choose your hero")).to_be_visible()


def table(page: Page, site: str, finished: Finished) -> None:
    me = seated(page, site, "druid")
    me.play(click, until=me.reaches(2))
    expect(me.button(me.sensible())).to_be_visible()


def table_in_words(page: Page, site: str, finished: Finished) -> None:
    seated(page, site, "druid")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="What you may do")).to_be_visible()
    shoot(page, "table-in-words")


def end(page: Page, site: str, finished: Finished) -> None:
    page.goto(f"{site}/table/{finished.id}")
    expect(the_end(page)).to_contain_text("The promise was kept")


def replay(page: Page, site: str, finished: Finished) -> None:
    page.goto(f"{site}/replay/{finished.id}")
    page.get_by_role("slider").fill(str(len(finished.frames) // 2))
    expect(page.locator("section[data-seat]")).to_have_count(2)


def replays(page: Page, site: str, finished: Finished) -> None:
    page.goto(f"{site}/replays")
    expect(page.get_by_role("link", name="Watch").first).to_be_visible()
    shoot(page, "replays")


def puzzles(page: Page, site: str, finished: Finished) -> None:
    page.goto(f"{site}/puzzles")
    expect(page.locator("li b").first).to_contain_text("this turn")
    shoot(page, "puzzles")


def puzzle(page: Page, site: str, finished: Finished) -> None:
    puzzles(page, site, finished)
    page.locator("li a").first.click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    shoot(page, "puzzle")


def refutation(page: Page, site: str, finished: Finished) -> None:
    puzzle(page, site, finished)
    page.get_by_role("button", name="End your turn").click()
    expect(page.locator(".prompt.refuted")).to_be_visible()


def rules(page: Page, site: str, finished: Finished) -> None:
    page.goto(f"{site}/rules")
    page.get_by_role("searchbox").fill("heavy weapon")
    expect(page.locator("article").first).to_contain_text("heavy")
    shoot(page, "rules")


def about(page: Page, site: str, finished: Finished) -> None:
    page.goto(f"{site}/about")
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    shoot(page, "about")


PAGES: list[Opens] = [lobby, new_table, hero_choice, table, table_in_words]
PAGES += [end, replay, replays, puzzles, puzzle, refutation, rules, about]


@pytest.mark.parametrize("opens", PAGES, ids=lambda opens: opens.__name__)
def test_axe_finds_nothing_serious(page: Page, site: str, finished: Finished, opens: Opens) -> None:
    opens(page, site, finished)
    expect(page.locator("h1").first).to_be_attached()  # for axe a small slip; who listens begins there
    assert_accessible(page)
