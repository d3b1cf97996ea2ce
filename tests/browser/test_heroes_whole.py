"""A whole clash of Heroes in the browser: bots on fast forward to the end, and the same told again."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.pages import Finished, Player, make_table, shoot, sideways, the_end
from tests.browser.travelling import CLASH, put
from tests.server.playing import whole_replay

BOTS = (
    {"kind": "bot", "bot": "greedy", "hero": "catherine"},
    {"kind": "bot", "bot": "greedy", "hero": "mutare"},
)
SLOWLY = 2000  # milliseconds between two picks: so a game would take longer than anybody waits here


def test_bots_play_a_clash_on_fast_forward_and_it_is_told_again_from_start_to_end(
    page: Page, site: str
) -> None:
    made = make_table(site, *BOTS, game="heroes", options=CLASH, pace=SLOWLY, public=True)
    table = f"{site}/table/{made['id']}"
    looking = Player(page)
    page.goto(table)
    forward = page.get_by_role("button", name="Fast forward")
    forward.click()
    expect(forward).to_have_attribute("aria-pressed", "true")
    looking.until(lambda: looking.over)
    assert looking.state["view"]["adventure"]["round"] >= 5
    end = the_end(page)
    expect(end).to_contain_text("The promise was kept")
    account = end.get_by_role("table")
    for realm in looking.state["view"]["adventure"]["realms"]:
        expect(account.get_by_role("row", name="In all")).to_contain_text(str(realm["score"]))
    shoot(page, "heroes-clash-end")

    played = Finished(made["id"], whole_replay(site.partition("://")[2], made["id"]))
    end.get_by_role("link", name="Watch the replay").click()
    step_through(page, played)


def step_through(page: Page, played: Finished) -> None:
    """Every frame by the arrow key, then there and back in leaps: each shows its own line, map or combat."""
    last = len(played.frames) - 1
    count, line, slider = page.locator(".count"), page.locator("p.line"), page.get_by_role("slider")
    fights = 0
    expect(count).to_have_text(f"0 / {last}")
    for at in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        frame = played.frames[at]
        expect(count).to_have_text(f"{at} / {last}")
        if frame["log"]:
            expect(line).to_have_text(put(frame["log"][0]["said"]))
        fighting = frame["view"]["combat"] is not None
        fights += fighting
        expect(page.locator(".field[data-at=field]" if fighting else ".world")).to_be_visible()
    assert 0 < fights < last
    shoot(page, "heroes-replay-end")
    for tenth in (5, 2, 8, 0, 10):
        at = last * tenth // 10
        slider.fill(str(at))
        expect(count).to_have_text(f"{at} / {last}")
        expect(count).to_have_attribute("aria-busy", "false")
        rounds = page.get_by_role("list", name=f"Round {played.frames[at]['view']['adventure']['round']} of")
        expect(rounds.or_(page.locator(".field[data-at=field]"))).to_be_visible()
    assert sideways(page) == 0
