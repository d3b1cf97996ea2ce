"""The panels beside the mountain board, and advice: what a fight, a card and a hero board show."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import assert_accessible, guest, shoot, sideways
from tests.browser.test_andor import Companion, ride_out

PARTY = {"legend": 12, "heroes": ["thorn", "chada", "kram"]}
ENOUGH = 90  # picks within which the advised party fights


def as_advised(me: Companion) -> None:
    """Ask what a good player would do, and do it, by keyboard alone."""
    seq = me.state["seq"]
    me.page.keyboard.press("h")
    expect(me.page.locator(".prompt .advice")).to_be_visible()
    me.page.keyboard.press("Enter")
    me.until(lambda: me.state["seq"] > seq)


@pytest.mark.parametrize("language", ["en", "es", "sv"])
def test_advice_says_what_to_do_and_marks_it(page: Page, site: str, language: str) -> None:
    me = ride_out(site, page, PARTY, language=language)
    ask = page.locator(".prompt .ask")
    label = {"en": "Hint", "es": "Pista", "sv": "Tips"}[language]
    expect(ask).to_have_text(re.compile(label), use_inner_text=True)  # a word that is seen, beside the lamp
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["height"] < 70
    assert sideways(page) == 0
    ask.click()
    advice = page.locator(".prompt .advice")
    expect(advice).to_contain_text("Thorn")
    expect(page.locator(".prompt .btn.p")).to_be_visible()  # what it advises is pointed at
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    as_advised(me)


def test_a_fight_is_shown_with_dice_and_words_until_one_goes_on(page: Page, site: str) -> None:
    me = ride_out(site, page, PARTY)
    panel = page.locator("#weigh section").filter(has=page.locator("output"))
    for _ in range(ENOUGH):
        if any(event["event"] == "FightEnded" for event in me.state["events"]):
            break
        as_advised(me)
    expect(panel).to_contain_text("strength")
    expect(panel.locator(".heroes svg.die.counts").first).to_be_visible()
    expect(panel.locator("output")).to_have_count(2)
    assert sideways(page) == 0
    assert_accessible(page)
    shoot(page, "andor-fight-over")
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)


def test_cards_tables_and_goals_are_read_beside_the_board(page: Page, site: str) -> None:
    ride_out(site, page, PARTY)
    tale = page.locator(".tale")
    first = tale.locator("h3").inner_text()
    page.keyboard.press("Enter")
    expect(tale.locator("h3")).not_to_have_text(first)
    tale.get_by_role("button", name="Put away").click()
    expect(tale).to_have_count(0)
    page.locator("#weigh details summary").click()
    page.locator("#weigh details ol button").first.click()
    expect(tale.locator("h3")).to_have_text(first)
    tale.get_by_role("button", name="Put away").click()
    for name in ("Creatures", "Equipment", "Golden shields"):
        page.locator("#weigh .tabs").get_by_role("button", name=name).click()
        assert_accessible(page)
    page.locator("#weigh .more").click()
    page.locator("#weigh .skills").click()
    page.locator("#weigh .item").first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert_accessible(page)
    shoot(page, "andor-panels")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720), (1920, 1080)])
def test_the_chronicle_keeps_its_room_below_a_hint_a_card_and_a_hero(
    browser: Browser, site: str, width: int, height: int
) -> None:
    with guest(browser, {"width": width, "height": height}, hints=True) as page:
        ride_out(site, page)
        expect(page.locator(".guide")).to_be_visible()
        expect(page.locator(".tale")).to_be_visible()
        stands_in_order(page, height)
        page.get_by_role("button", name="Chat").click()
        stands_in_order(page, height)


def stands_in_order(page: Page, height: int) -> None:
    """Heading, two lines and chat, one below the other, within the window and below all else."""
    names = (".column", ".chronicle header", ".chronicle .lines", ".chat")
    parts = [page.locator(name) for name in names]
    boxes = [box for part in parts if (box := part.bounding_box())]
    above = page.locator("#weigh").bounding_box()
    assert above is not None
    around, heading, lines, chat = boxes
    assert above["y"] + above["height"] <= around["y"] + 1
    assert heading["y"] + heading["height"] <= lines["y"] + 1
    assert lines["height"] >= 46
    assert lines["y"] + lines["height"] <= chat["y"]
    assert chat["y"] + chat["height"] < around["y"] + around["height"] <= height
