"""Hints with their reasons: what to pick, why, and how often it wins, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import DESK, GREEDY, Player, guest, make_table, shoot, sideways

PHONE: ViewportSize = {"width": 390, "height": 844}
ENOUGH = 60  # picks within which somebody must look ahead
HIGHEST = 0.25  # of a page that a hint may take
PLAYED: dict[str, dict[str, Any]] = {
    "village": {"heroes": ["warrior", "elf"]},
    "heroes": {"mode": "duel", "heroes": ["catherine", "mutare"]},
}


def sit_down(page: Page, site: str, game: str, language: str) -> Player:
    others = {**GREEDY, "hero": "elf"} if game == "village" else {"kind": "bot", "bot": "steady"}
    me = {"kind": "me", "hero": "warrior"} if game == "village" else {"kind": "me"}
    more: dict[str, Any] = {} if game == "village" else {"options": PLAYED[game]}
    sat = make_table(site, me, others, game=game, name="Maja", **more)
    player = Player(page)
    player.game = game
    page.add_init_script(f"localStorage['fabletop.language'] ??= '\"{language}\"'")
    page.goto(f"{site}/table/{sat['id']}#seat={sat['seat']}&token={sat['token']}")
    assert player.my_move()
    return player


def follow(me: Player, touch: bool) -> bool:
    """Ask for a hint, look at it, and do as it says; whether it told of a look ahead."""
    page, seq = me.page, me.state["seq"]
    ask = page.locator(".prompt .ask[aria-keyshortcuts=h]")
    expect(ask).to_be_visible()
    if touch:
        ask.tap()
    else:
        page.keyboard.press("h")
    expect(page.locator(".prompt .advice")).to_be_visible()
    assert sideways(page) == 0
    prompt, size = page.locator(".prompt").bounding_box(), page.viewport_size
    assert prompt is not None
    assert size is not None
    assert prompt["height"] <= HIGHEST * size["height"]
    if page.locator(".prompt .chances").count():
        return True
    if touch:
        page.locator(".prompt .btn.p").first.tap()
    else:
        page.keyboard.press("Enter")
    me.until(lambda: me.state["seq"] > seq)
    return False


@pytest.mark.parametrize(("viewport", "language"), [(DESK, "en"), (PHONE, "es"), (PHONE, "sv")])
@pytest.mark.parametrize("game", PLAYED)
def test_a_hint_says_why_and_there_is_room_for_it(
    browser: Browser, site: str, game: str, viewport: ViewportSize, language: str
) -> None:
    touch = viewport is PHONE
    with guest(browser, viewport, touch=touch) as page:
        me = sit_down(page, site, game, language)
        for _ in range(ENOUGH):
            assert me.my_move()
            if follow(me, touch):
                break
        else:
            raise AssertionError("nobody looks ahead")
        shoot(page, f"hint-{game}-{'phone' if touch else 'desk'}-{language}")
