"""Whoever ends a turn with something of use in hand is asked once."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.pages import seated


def test_ending_a_turn_with_cards_unplayed_asks_once(page: Page, site: str) -> None:
    me = seated(page, site, "elf")
    ends = next(one for one in me.state["decision"]["options"] if one["verb"] == "end_turn")
    assert ends["loses"]
    seq = me.state["seq"]
    me.button(ends).click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("not played")
    assert me.state["seq"] == seq
    page.keyboard.press("Escape")
    expect(prompt).to_contain_text("play your cards")
    me.button(ends).click()
    prompt.get_by_role("button", name="Do it").click()
    me.until(lambda: me.state["seq"] > seq)
    assert not me.mine
