"""The language changes in the middle of a turn, and with it every word on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import CARDS, Player, Said, click, rows_of, seated, texts_of
from tests.server.told import phrase

from fabletop.games.village.catalogue import catalogue
from fabletop.games.village.words import TEXT
from fabletop.ledger import Language
from fabletop.speech import Speech

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
    "H",
    "XP",
    "int",
}


def printed_in(language: Language) -> set[str]:
    """Every piece of what is printed on cards and heroes: some are the same in two languages."""
    printed = catalogue()
    said = [one for card in printed.cards for one in (card.name, card.head, card.brief, *card.text)]
    said += [part.name for card in printed.cards for part in card.parts]
    said += [one for hero in printed.heroes for one in (hero.name, hero.brief)]
    levels = [level for hero in printed.heroes for level in hero.levels]
    said += [one for level in levels for ability in level.abilities for one in (ability.name, ability.text)]
    speech = Speech(language, TEXT)
    return {piece for one in said for piece in re.split(" · |: ", speech.phrase(one))}


@pytest.mark.parametrize("language", ["es", "sv"])
def test_a_change_of_language_leaves_no_word_behind(page: Page, site: str, language: Language) -> None:
    me = seated(page, site, "slayer")
    me.play(click, until=me.reaches(2))
    english = me.state
    before, hand = words_on(page), page.locator(CARDS).all_inner_texts()
    switch(me, language)
    assert me.state is english, "the server is not asked"
    expect(page.locator(".prompt p")).to_have_text(phrase(english["decision"]["prompt"], language))
    lines = page.get_by_role("log").locator("p")
    coins = re.compile(r": \d+ (de oro|guld)\.§$")
    heads = lines.filter(has=page.locator(".rule"))  # the rules behind an entry stand at its first line
    rows = rows_of(told(me), language)
    expect(lines).to_have_text([coins if row is None else re.compile(re.escape(row) + "§?$") for row in rows])
    expect(heads).to_have_count(lines.and_(page.locator(".head")).count())
    assert not set(hand) & set(page.locator(CARDS).all_inner_texts())
    same = SAME | printed_in("en") & printed_in(language)
    same |= {seat["name"] for seat in me.state["seats"]}
    left = {text for text in words_on(page) & before if any(map(str.isalpha, text))}
    assert {text for text in left if text not in same and not set(text.split(" · ")) <= same} == set()
    switch(me, "en")
    expect(page.locator(".prompt p")).to_have_text(phrase(english["decision"]["prompt"]))
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Your hand")


def words_on(page: Page) -> set[str]:
    return set(texts_of(page.locator("body")))


def told(me: Player) -> list[Said]:
    """All lines of the log that the page has heard since it was told afresh."""
    lines: list[Said] = []
    for state in me.states:
        lines = [*([] if state["fresh"] else lines), *state["log"]]
    return lines


def switch(me: Player, language: str) -> None:
    """Wait for the words of the page, which are fetched."""
    hand = me.page.locator(".hand")
    before = str(hand.get_attribute("aria-label"))
    me.page.locator(f"button[lang={language}]").first.click()
    expect(hand).not_to_have_attribute("aria-label", before)
