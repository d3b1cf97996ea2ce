"""The rules: contents by game and chapter, a search that forgives, and pop-ups in one language alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import assert_accessible, guest, seated, sideways

from fabletop import ledger
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES

PHONE: ViewportSize = {"width": 390, "height": 844}


def articles(page: Page) -> Locator:
    return page.locator("article")


def look_for(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)
    expect(articles(page).first).to_be_visible()


def numbers(page: Page) -> list[str]:
    return page.locator("article .number").all_inner_texts()


def test_the_rules_open_with_contents_by_game_and_chapter(page: Page, site: str) -> None:
    page.goto(f"{site}/rules")
    for game in ledger.games():
        chapters = page.locator(f"section[aria-labelledby=of-{game}] li a")
        titles = [f"{one.title} {len(one.rules)}" for one in ledger.contents(game)]
        expect(chapters).to_have_text(titles)
    page.get_by_role("link", name="Selling 4").click()
    expect(articles(page)).to_have_count(4)
    expect(page.get_by_role("heading", name="Selling")).to_be_visible()
    page.get_by_role("link", name="All chapters").click()
    expect(page.get_by_role("link", name="Selling 4")).to_be_visible()


def test_one_game_can_be_looked_at_alone(page: Page, site: str) -> None:
    page.goto(f"{site}/rules")
    expect(page.locator("section")).to_have_count(3)
    page.get_by_role("group", name="Which game's rules to show").get_by_role("button", name="Andor").click()
    expect(page.locator("section")).to_have_count(1)
    look_for(page, "spell")
    assert {number.split(".")[0] for number in numbers(page)} == {"andor"}
    with page.expect_response("**/api/rules?**"):
        page.get_by_role("button", name="Every game").click()
    expect(page.locator("article .number", has_text="heroes.").first).to_be_visible()


def test_a_slip_is_forgiven_and_the_game_being_played_comes_first(page: Page, site: str) -> None:
    page.goto(f"{site}/rules")
    look_for(page, "hevy wepon")
    assert "heavy weapon" in ledger.text(numbers(page)[0]).lower()
    for game in ("andor", "heroes"):
        page.goto(f"{site}/rules?playing={game}")
        expect(page.locator("section").first).to_have_attribute("aria-labelledby", f"of-{game}")
        look_for(page, "spel")
        assert numbers(page)[0].startswith(f"{game}.")


def test_the_table_says_which_game_is_being_played(page: Page, site: str) -> None:
    seated(page, site, "slayer")
    expect(page.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules?playing=village")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pop_up_speaks_the_language_of_its_reader_alone(page: Page, site: str, language: Language) -> None:
    seated(page, site, "slayer")
    if language != "en":
        page.locator(f"button[lang={language}]").first.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".prompt .rule").click()
    shown = page.locator(".popover article")
    expect(shown.locator("small").first).to_have_text(re.compile(r"^village\.\w+\.\d+$"))
    for one in shown.all():
        rule = ledger.find(one.locator("small").inner_text())
        expect(one.locator("p").first).to_have_text(ledger.text(rule.id, language))
        expect(one.locator("a")).to_have_text(ledger.title(rule, language))
        reading = ledger.reading(rule.id, language)
        expect(one.locator(".reading")).to_have_count(int(reading is not None))
        if reading:
            expect(one.locator(".reading")).to_contain_text(reading)


def test_axe_finds_nothing_on_the_pages_of_rules(browser: Browser, site: str) -> None:
    with guest(browser, PHONE, touch=True) as page:
        for where in ("", "?chapter=heroes.spell"):
            page.goto(f"{site}/rules{where}")
            expect(page.locator("main h2").first).not_to_be_empty()
            assert_accessible(page, slips=True)
            assert sideways(page) <= 0
