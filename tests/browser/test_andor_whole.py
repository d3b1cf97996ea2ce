"""A whole legend in the browser, done as the hints say: ask, read, Enter."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from tests.browser.pages import Said, shoot, the_end
from tests.browser.test_andor import Companion, ride_out
from tests.server.told import advice

from fabletop.games.words import DOT

PICTURES = {"twist", "edge", "share", "reward", "stay"}  # moments worth a picture, once each


def hint_for(me: Companion) -> Said:
    """Press H and wait for what the planner would do now."""
    seq = me.state["seq"]

    def said() -> list[Said]:
        told = [json.loads(frame) for frame in me.heard[-6:]]
        return [one for one in told if one["type"] == "hint" and one["seq"] == seq]

    me.page.keyboard.press("h")
    me.until(lambda: bool(said()))
    return said()[-1]


def test_legend_11_is_played_to_its_end_by_following_the_hints(page: Page, site: str) -> None:
    me = ride_out(site, page)
    taken: set[str] = set()
    for _ in range(400):
        if not me.my_move():
            break
        kind = me.state["decision"]["kind"]
        hint = hint_for(me)
        why, *chances = advice(hint, game="andor").split(DOT)
        expect(page.locator(".prompt .advice")).to_contain_text(why)
        expect(page.locator(".prompt .chances")).to_have_text(chances)
        if kind in PICTURES - taken:
            taken.add(kind)
            shoot(page, f"andor-{kind}")
        seq = me.state["seq"]
        page.keyboard.press("Enter")
        me.until(lambda before=seq: me.state["seq"] > before)  # type: ignore[misc]
    assert me.over
    won = me.state["view"]["won"]
    expect(the_end(page)).to_be_visible()
    shoot(page, f"andor-{'won' if won else 'lost'}")
    assert me.state["view"]["narrator"] > 0
