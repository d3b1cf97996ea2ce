"""A seat is not lost: not by a reload, and it goes along to another device."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import CARDS, Player, click, guest, seated
from tests.server.told import phrase


def test_a_reload_in_mid_turn_loses_nothing(page: Page, site: str) -> None:
    me = seated(page, site, "dwarf")
    me.pick(me.sensible(), click)
    assert me.mine, "still in the turn"
    before, lit, hand = me.state, page.locator(".pick.lit").count(), page.locator(CARDS).all_inner_texts()
    me.forget()
    page.reload()
    assert me.my_move()
    assert (me.state["seq"], me.state["view"]) == (before["seq"], before["view"])
    expect(page.locator(".prompt p")).to_have_text(phrase(before["decision"]["prompt"]))
    expect(page.locator(".pick.lit")).to_have_count(lit)
    expect(page.locator(CARDS)).to_have_text(hand)
    me.pick(me.sensible(), click)


def test_a_seat_goes_on_from_another_device(page: Page, browser: Browser, site: str) -> None:
    me = seated(page, site, "dwarf")
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_label("Link to this table").input_value()
    page.get_by_role("button", name="Close").click()
    with guest(browser) as elsewhere:
        there = Player(elsewhere)
        elsewhere.goto(link)
        assert there.my_move()
        expect(elsewhere.locator(CARDS)).to_have_text(page.locator(CARDS).all_inner_texts())
        assert "token" not in elsewhere.url, "the address bar keeps the seat's secret"
        there.pick(there.sensible(), click)
        me.until(lambda: me.state["seq"] == there.state["seq"])
        assert me.state["view"] == there.state["view"]
        expect(page.locator(".prompt p")).to_have_text(elsewhere.locator(".prompt p").inner_text())
