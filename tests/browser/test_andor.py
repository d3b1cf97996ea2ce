"""Andor in the browser: the first day of legend 11 by clicking, and every way to a deed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.pages import (
    Player,
    Said,
    assert_accessible,
    begin,
    guest,
    make_table,
    set_up,
    shoot,
    sideways,
)
from tests.browser.test_whole_games import by_keys
from tests.server.told import phrase

TWO = ["thorn", "chada"]


class Companion(Player):
    """Somebody who plays all the heroes of a legend."""

    game = "andor"

    def options(self, verb: str) -> list[Said]:
        return [one for one in self.state["decision"]["options"] if one["verb"] == verb]

    def to(self, field: int) -> None:
        """Click a lit field."""
        goes = [one for one in self.options("go") if one["about"]["field"] == field]
        assert goes, f"nobody can go to {field}"
        self.pick(goes[0], lambda me, option: click_svg(field_of(me.page, field)))

    def say(self, label: str) -> None:
        """Click a button of the prompt."""
        button = self.page.locator(".prompt .buttons button").filter(has_text=re.compile(f"^{label}")).first
        said = next(one for one in self.state["decision"]["options"] if label_of(one).startswith(label))
        self.pick(said, lambda me, option: button.click())


def label_of(option: Said) -> str:
    return phrase(option["label"], game="andor")


def field_of(page: Page, field: int) -> Locator:
    return page.locator(f'[data-field="{field}"]')


def click_svg(thing: Locator) -> None:
    expect(thing).to_have_attribute("role", "button")
    thing.click()


def ride_out(
    site: str, page: Page, options: dict[str, Any] | None = None, *others: Said, language: str = "en"
) -> Companion:
    """At a new table, when it is one's move."""
    agreed = {"legend": 11, "heroes": TWO, **(options or {})}
    sat = make_table(site, {"kind": "me"}, *others, game="andor", options=agreed, name="Maja")
    me = Companion(page)
    page.add_init_script(f"localStorage['fabletop.language'] ??= '\"{language}\"'")
    page.goto(f"{site}/table/{sat['id']}#seat={sat['seat']}&token={sat['token']}")
    assert me.my_move()
    expect(page.locator(".live")).to_be_visible()
    return me


def test_the_first_day_of_the_first_legend_by_clicking(page: Page, site: str) -> None:
    me = Companion(page)
    page.goto(site)
    page.get_by_role("button", name="Ride out now").click()
    assert me.my_move()
    expect(page.locator(".crumb")).to_contain_text("Into the Grey Mountains")
    expect(page.locator("#weigh")).to_contain_text("At the Foot of the Stair")
    assert sideways(page) == 0
    shoot(page, "andor-start")

    # Thorn walks to the fog, and stops there: the large token is turned up.
    field_of(page, 228).hover()
    expect(page.locator("polyline.way").first).to_be_visible()
    shoot(page, "andor-way")
    me.to(228)
    assert me.state["decision"]["kind"] == "walk"
    expect(page.locator(".stop")).to_contain_text("Stop here")
    shoot(page, "andor-walk")
    me.say("Stop here")
    told = [event for state in me.states for event in state["events"]]
    assert any(event["event"] == "TokenTurned" and event["field"] == 228 for event in told)
    expect(page.locator("#weigh")).to_contain_text("1/4")

    # Kram goes past the fog to the cave on 230.
    assert me.state["decision"]["about"]["hero"] == "kram"
    me.to(230)
    if me.state["decision"]["kind"] == "walk":  # who clicks the hero stops there too
        page.locator('[data-piece="hero-1"]').click()
        me.until(lambda: me.state["decision"]["kind"] != "walk")
    shoot(page, "andor-token")

    # Both end the day: sunrise, and day 2 begins.
    while me.state["view"]["day"] == 1:
        assert me.my_move()
        if me.options("end_day"):
            me.say("End the day")
        else:
            me.pick(me.state["decision"]["options"][0], by_keys)
    expect(page.locator(".day")).to_contain_text("Day 2")
    assert all(hero["hours"] == 0 for hero in me.state["view"]["heroes"])
    shoot(page, "andor-day-2")


def test_a_foe_is_fought_by_clicking_it(page: Page, site: str) -> None:
    me = ride_out(site, page, {"legend": 12, "heroes": ["thorn", "chada", "kram"]})
    for _ in range(80):
        if not me.my_move() or me.options("fight"):
            break
        foes = {foe["field"] for foe in me.state["view"]["foes"]}
        near = [one for one in me.options("go") if one["about"]["field"] in foes]
        ends = [*me.options("stop"), *me.options("end_day"), *me.state["decision"]["options"]]
        me.pick([*near, *ends][0], by_keys)
    fights = me.options("fight")
    assert fights, "no foe was ever within reach"
    target = page.locator(f'[data-piece="foe-{fights[0]["about"]["foe"]}"]')
    expect(target).to_have_class(re.compile("target"))
    shoot(page, "andor-foe")
    me.pick(fights[0], lambda me, option: click_svg(target))
    shoot(page, "andor-fight")
    assert me.state["view"]["fight"] or any(event["event"] == "FightEnded" for event in me.state["events"])


def test_free_deeds_wait_at_the_hero_and_not_in_a_row_of_buttons(page: Page, site: str) -> None:
    me = ride_out(site, page, {"legend": 12})
    drops = me.options("drop")
    assert drops
    assert page.locator(".prompt .buttons button").count() <= 3
    hero = drops[0]["about"]["actor"]
    page.locator(f'[data-piece="hero-{hero}"]').click()
    shoot(page, "andor-deeds")
    menu = page.get_by_role("menu")
    if menu.count():
        me.pick(drops[0], lambda me, one: menu.get_by_role("menuitem").filter(has_text=label_of(one)).click())
    else:
        me.until(lambda: me.state["seq"] > 0)
    assert drops[0]["about"]["item"] not in me.state["view"]["heroes"][hero]["bag"]


def test_a_day_is_played_by_keyboard_alone(page: Page, site: str) -> None:
    me = ride_out(site, page)
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement?.dataset?.field ?? ''") == "":
        page.keyboard.press("Tab")
    seq = me.state["seq"]
    page.keyboard.press("Enter")
    me.until(lambda: me.state["seq"] > seq)
    while me.state["view"]["day"] == 1 and me.my_move():
        ends = [*me.options("stop"), *me.options("end_day"), *me.state["decision"]["options"]]
        me.pick(ends[0], by_keys)
    assert me.state["view"]["day"] == 2


def test_the_sunrise_is_foretold_on_request(page: Page, site: str) -> None:
    me = ride_out(site, page, {"legend": 12, "heroes": ["thorn", "chada", "kram"]})
    assert me.state["view"]["forecast"]
    page.get_by_role("button", name="Foresee").click()
    expect(page.locator(".omen")).to_have_count(len(me.state["view"]["forecast"]))
    shoot(page, "andor-forecast")


def test_a_friend_may_act_out_of_turn_in_the_browser(browser: Browser, page: Page, site: str) -> None:
    sat = make_table(
        site, {"kind": "me"}, {"kind": "open"}, game="andor", options={"legend": 12, "heroes": TWO}
    )
    with guest(browser) as other:
        one, two = Companion(page), Companion(other)
        page.goto(f"{site}/table/{sat['id']}#seat={sat['seat']}&token={sat['token']}")
        other.goto(f"{site}/table/{sat['id']}")
        other.get_by_role("button", name=re.compile("[Ss]it|[Ss]eat")).first.click()
        one.until(lambda: bool(one.states) and one.state["status"] == "running")
        two.until(lambda: bool(two.states) and two.state["status"] == "running" and two.state["seat"] == 1)
        waits = two if one.state["decision"]["asked"] else one
        drop = waits.options("drop")[0]
        expect(waits.page.locator(".prompt.mine")).to_have_count(0)
        waits.page.locator("#weigh nav .chip").nth(drop["about"]["actor"]).click()
        waits.page.locator(".item.lit").first.click()
        if waits.page.get_by_role("menu").count():
            deed = waits.page.get_by_role("menuitem").filter(has_text=label_of(drop))
            waits.pick(drop, lambda me, option: deed.click())
        assert drop["about"]["item"] not in waits.state["view"]["heroes"][drop["about"]["actor"]]["bag"]


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1180, 820), (1920, 1080)])
def test_the_mountains_fit_every_screen(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    me = ride_out(site, page, {"legend": 12, "heroes": ["thorn", "eara", "kram", "chada"]})
    assert sideways(page) == 0
    shoot(page, f"andor-{size[0]}")
    assert me.mine


def test_krahd_is_drawn_too(page: Page, site: str) -> None:
    me = ride_out(site, page, {"legend": 17, "heroes": ["mairen", "liphardus", "bait"]})
    while me.state["view"]["day"] == 0:
        me.pick(me.state["decision"]["options"][0], by_keys)
        assert me.my_move()
    expect(page.locator("g.field")).to_have_count(58)
    shoot(page, "andor-krahd")


def test_a_legend_is_set_up_in_the_lobby(page: Page, site: str) -> None:
    dialog = set_up(page, site, "Set up a legend")
    dialog.get_by_role("button", name=re.compile("^13")).click()
    dialog.get_by_role("button", name="Chada").click()
    shoot(page, "andor-setup")
    me = Companion(page)
    begin(dialog)
    assert me.my_move()
    assert me.state["view"]["legend"] == 13
    assert [hero["figure"] for hero in me.state["view"]["heroes"]] == ["thorn", "kram", "chada"]


def test_axe_finds_nothing_serious_on_the_mountain(page: Page, site: str) -> None:
    ride_out(site, page, {"legend": 12})
    assert_accessible(page)
