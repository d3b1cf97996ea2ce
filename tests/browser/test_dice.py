"""Dice first: they are seen to roll before the board, the prompt or the chronicle tell what they did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import GREEDY, Player, click, guest, make_table, seated
from tests.server.told import phrase

SLOWLY = 0.05  # so slowly that nothing of this comes to an end by itself


def rolled(me: Player) -> list[str]:
    """What the chronicle has to say of the last roll."""
    return [phrase(line["said"]) for line in me.state["log"] if line["event"] == "Rolled"]


def strike(me: Player) -> None:
    """Play cards until dice are rolled for one."""
    for _ in range(10):
        me.pick(me.sensible(), click)
        if rolled(me):
            return
        expect(me.page.locator(".prompt.mine")).to_be_visible()
    raise AssertionError("nothing was rolled for")


@pytest.mark.parametrize("how", ["click", "Space"])
def test_nothing_is_told_before_the_dice_lie_and_they_can_be_skipped(
    browser: Browser, site: str, how: str
) -> None:
    with guest(browser, speed=SLOWLY, still=False) as page:
        me = seated(page, site, "dwarf")
        strike(me)
        tray = page.locator("[data-dice]")
        expect(tray).to_be_visible()
        expect(page.locator(".chronicle .lines")).not_to_contain_text(rolled(me)[-1])
        expect(page.locator(".pick.lit")).to_have_count(0)
        if how == "click":
            page.locator(".place").click()
        else:
            page.keyboard.press(how)
        expect(tray).to_have_count(0)
        expect(page.locator(".chronicle .lines")).to_contain_text(rolled(me)[-1])
        expect(page.locator(".pick.lit").first).to_be_visible()


def test_where_nothing_may_move_the_result_stands_at_once(page: Page, site: str) -> None:
    me = seated(page, site, "dwarf")
    page.evaluate(
        """() => {
            window.seen = 0
            const look = () => { window.seen += document.querySelectorAll('[data-dice]').length }
            new MutationObserver(look).observe(document, { childList: true, subtree: true })
        }"""
    )
    strike(me)
    expect(page.locator(".chronicle .lines")).to_contain_text(rolled(me)[-1])
    assert page.evaluate("window.seen") == 0


def test_the_dice_for_who_begins_roll_as_soon_as_everybody_has_a_hero(browser: Browser, site: str) -> None:
    with guest(browser, speed=SLOWLY, still=False) as page:
        sat = make_table(site, {"kind": "me", "hero": "choose"}, GREEDY, name="Maja")
        me = Player(page)
        page.goto(f"{site}/table/{sat['id']}#seat={sat['seat']}&token={sat['token']}")
        assert me.my_move()
        me.pick(me.hero("dwarf"), click)
        tray = page.locator("[data-dice]")
        expect(tray.locator(".throw")).to_have_count(2)
        expect(tray.locator(".throw").first.locator(".row > .die")).to_have_count(2)
        expect(page.locator(".chronicle .lines")).not_to_contain_text("for the start")
        page.keyboard.press("Space")
        expect(tray).to_have_count(0)
        expect(page.locator(".chronicle .lines")).to_contain_text("with two dice for the start")
