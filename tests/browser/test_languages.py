"""The language changes in the middle of a turn, and with it every word on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import CARDS, Player, click, rows_of, seated, texts_of

# Names, signs and what is short enough for all three languages.
SAME = {
    "Fabletop",
    "Village of Legends",
    "EN",
    "ES",
    "SV",
    "English",
    "Español",
    "Svenska",
    "Enter",
    "XP",
    "int",
}


def printed_in(site: str, language: str) -> set[str]:
    """Every piece of what is printed on cards and heroes: some are the same in two languages."""
    catalogue = httpx.get(f"{site}/api/games/village/catalogue?language={language}").json()
    return {piece for text in strings_in(catalogue) for piece in re.split(" · |: ", text)}


def strings_in(given: Any) -> Iterator[str]:
    if isinstance(given, str):
        yield given
    elif isinstance(given, dict | list):
        for part in given.values() if isinstance(given, dict) else given:
            yield from strings_in(part)


@pytest.mark.parametrize("language", ["es", "sv"])
def test_a_change_of_language_leaves_no_word_behind(page: Page, site: str, language: str) -> None:
    me = seated(page, site, "slayer")
    me.play(click, until=me.reaches(2))
    english = me.state
    before, hand = words_on(page), page.locator(CARDS).all_inner_texts()
    switch(me, language)
    assert me.state["seq"] == english["seq"]
    assert me.state["decision"]["prompt"] != english["decision"]["prompt"]
    expect(page.locator(".prompt p")).to_have_text(me.state["decision"]["prompt"])
    lines = page.get_by_role("log").locator("p")
    coins = re.compile(r": \d+ (de oro|guld)\.§$")
    expect(lines).to_have_text([coins if row is None else f"{row}§" for row in rows_of(me.state["log"])])
    assert not set(hand) & set(page.locator(CARDS).all_inner_texts())
    same = SAME | printed_in(site, "en") & printed_in(site, language)
    same |= {seat["name"] for seat in me.state["seats"]}
    left = {text for text in words_on(page) & before if any(map(str.isalpha, text))}
    assert {text for text in left if text not in same and not set(text.split(" · ")) <= same} == set()
    switch(me, "en")
    expect(page.locator(".prompt p")).to_have_text(english["decision"]["prompt"])
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Your hand")


def words_on(page: Page) -> set[str]:
    return set(texts_of(page.locator("body")))


def switch(me: Player, language: str) -> None:
    """Wait for the server's words, and for the cards, which are fetched."""
    heard, hand = len(me.states), me.page.locator(".hand")
    before = str(hand.get_attribute("aria-label"))
    me.page.locator(f"button[lang={language}]").first.click()
    me.until(lambda: len(me.states) > heard)
    expect(hand).not_to_have_attribute("aria-label", before)
