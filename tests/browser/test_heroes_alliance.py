"""Two against two in the browser: the teams, who goes first, what allies give each other, and the end."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import guest, make_table, play_out, shoot, sideways, the_end
from tests.browser.travelling import Traveller

ALLIANCE = {"mode": "alliance", "scenario": "four_banners", "difficulty": "normal"}
BOTS = [{"kind": "bot", "bot": "random", "hero": hero} for hero in ("mutare", "rion", "sandro")]
GOLD, SILVER = "team-0", "team-1"


def sit_down(page: Page, site: str, touch: bool = False) -> Traveller:
    """Catherine with Rion against Mutare and Sandro, when the team is asked who goes first."""
    made = make_table(site, {"kind": "me", "hero": "catherine"}, *BOTS, game="heroes", options=ALLIANCE)
    me = Traveller(page, touch)
    page.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    me.my_move()
    me.press(page.get_by_role("button", name="To the map", exact=True))
    me.play(lambda _, option: me.take(option), until=lambda: me.state["decision"]["kind"] == "who_goes_first")
    return me


def test_a_team_says_who_goes_first_and_gives_each_other_gold(page: Page, site: str) -> None:
    me = sit_down(page, site)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Which of you goes first this round?")
    rings = page.locator(".seats .ring")
    expect(rings).to_have_count(4)
    for at, seat in enumerate(me.state["view"]["adventure"]["order"]):
        expect(rings.nth(at)).to_have_class(re.compile(SILVER if seat % 2 else GOLD))
    expect(page.locator(".figures .team-0")).to_have_count(2)
    banners = page.locator(".figures .base").evaluate_all("all => all.map(one => one.style.fill)")
    assert len(set(banners)) == 4, "Castle is led twice, and each has colours of its own"
    shoot(page, "heroes-alliance")
    prompt.get_by_role("button", name="Catherine goes first").click()
    me.until(lambda: me.mine and me.state["decision"]["kind"] == "refresh")
    me.play(lambda _, option: me.take(option), until=lambda: me.state["decision"]["kind"] == "main")
    before = [player["gold"] for player in me.state["view"]["players"]]
    page.get_by_role("button", name="Allies").click()
    seq = me.state["seq"]
    page.get_by_role("dialog").get_by_role("button", name="Give 5 gold to Rion").click()
    me.until(lambda: me.state["seq"] > seq)
    after = [player["gold"] for player in me.state["view"]["players"]]
    assert [now - then for now, then in zip(after, before, strict=True)] == [-5, 0, 5, 0]
    page.keyboard.press("Escape")
    expect(page.get_by_role("log")).to_contain_text("Catherine gives 5 gold to Rion.")
    assert sideways(page) == 0


def test_the_goals_are_told_once_for_a_team_and_the_end_by_team(browser: Browser, site: str) -> None:
    """Bots play the game out in Swedish, on a phone."""
    finished = play_out(site, {**BOTS[0], "hero": "catherine"}, *BOTS, game="heroes", options=ALLIANCE)
    with guest(browser, {"width": 390, "height": 844}, touch=True) as page:
        page.add_init_script("localStorage['fabletop.language'] = '\"sv\"'")
        page.goto(f"{site}/table/{finished.id}")
        ended = the_end(page)
        expect(ended.locator(".teams th")).to_have_count(2)
        expect(ended.locator(".teams .ring")).to_have_count(4)
        expect(ended.locator(".teams .won")).to_contain_text("vann")
        expect(ended).to_contain_text("Laget tillsammans")
        assert sideways(page) == 0
        shoot(page, "heroes-alliance-ended")
