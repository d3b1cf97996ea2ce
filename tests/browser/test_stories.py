"""After the last move: the story of a game, and a rematch; before it, the chances for who may see them."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import (
    GREEDY,
    Finished,
    Player,
    Said,
    guest,
    make_table,
    shoot,
    sideways,
    the_end,
)
from tests.server.playing import Browser as Line

WINDOWS: dict[str, ViewportSize] = {
    "desk": {"width": 1366, "height": 768},
    "phone": {"width": 390, "height": 844},
}
WORKED_OUT = 90_000  # milliseconds
SLOWLY = 10_000  # milliseconds between two picks: nothing moves while a test looks


def story_of(page: Page, site: str, table: str) -> Said:
    told: Said = page.request.get(f"{site}/api/stories/{table}").json()
    told["turnings"].sort(key=lambda one: one["frame"])
    return told


@pytest.mark.parametrize("window", WINDOWS)
def test_the_story_of_a_game_leads_to_where_it_turned(
    browser: Browser, site: str, finished: Finished, window: str
) -> None:
    last = len(finished.frames) - 1
    with guest(browser, WINDOWS[window], touch=window == "phone") as page:
        page.goto(f"{site}/table/{finished.id}")
        end = the_end(page)
        expect(end.get_by_role("heading", level=1)).to_contain_text("The village sings of")
        expect(end.locator(".standing li")).to_have_count(2)
        expect(end.locator(".chart")).to_be_visible(timeout=WORKED_OUT)
        told = story_of(page, site, finished.id)
        expect(end.locator(".went li")).to_have_count(len(told["lines"]))
        expect(end.locator(".chart tbody tr")).to_have_count(len(told["points"]))
        expect(end.locator(".bars dt")).to_have_count(len(told["statistics"]))
        assert sideways(page) == 0
        shoot(page, f"story-{window}")

        turnings = end.locator(".turnings li")
        expect(turnings).to_have_count(len(told["turnings"]))
        turnings.first.get_by_role("link").click()
        frame = told["turnings"][0]["frame"]
        expect(page.locator(".count")).to_have_text(f"{frame} / {last}")
        expect(page.locator(".odds").get_by_role("img", name="Chances to win")).to_be_visible()
        assert sideways(page) == 0
        main = page.locator("main")
        cut_off = main.evaluate("one => one.scrollHeight - one.clientHeight")
        assert window == "phone" or cut_off <= 0
        shoot(page, f"story-replay-{window}")
        page.locator(".odds").get_by_role("button", name="turning point").last.click()
        expect(page.locator(".count")).to_have_text(f"{told['turnings'][-1]['frame']} / {last}")


def test_the_chart_is_walked_by_keyboard_and_the_bar_of_a_replay_stays_off(
    page: Page, site: str, finished: Finished
) -> None:
    page.goto(f"{site}/story/{finished.id}")
    points = page.locator(".chart .point")
    expect(points.first).to_be_visible(timeout=WORKED_OUT)
    told = story_of(page, site, finished.id)
    points.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(points.nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).to_have_text(re.compile(rf"^{told['points'][2]['frame']} / "))
    bar = page.locator(".odds")
    shares = [f"{share} %" for share in told["points"][2]["chances"]]
    expect(bar.locator("b")).to_have_text(shares)
    page.get_by_role("button", name="Chances").click()
    expect(bar).to_have_count(0)
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Chances")).to_have_attribute("aria-pressed", "false")
    expect(bar).to_have_count(0)


def test_a_rematch_seats_one_on_the_other_side(page: Page, site: str) -> None:
    made = make_table(site, {"kind": "me", "hero": "elf"}, GREEDY, name="Maja")

    async def play() -> None:
        async with Line(site.partition("://")[2], made["id"], made["token"]) as line:
            await line.play(random.Random(1))

    with ThreadPoolExecutor(1) as hands:
        hands.submit(lambda: asyncio.run(play())).result()
    me = Player(page)
    page.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    the_end(page).get_by_role("button", name="Rematch, seats swapped").click()
    page.wait_for_url(lambda url: made["id"] not in url)
    me.until(lambda: bool(me.states) and me.state["seat"] == 1)
    assert me.state["seats"][0]["bot"] == "greedy"


def test_who_looks_on_asks_for_the_chances(page: Page, site: str) -> None:
    made = make_table(site, GREEDY, {**GREEDY, "hero": "elf"}, pace=SLOWLY)
    page.goto(f"{site}/table/{made['id']}")
    page.get_by_role("button", name="Chances").click()
    expect(page.get_by_role("img", name=re.compile(r"^Chances to win: .+ \d+ %, .+ \d+ %"))).to_be_visible()
    shoot(page, "odds-looking-on")
    page.get_by_role("button", name="Chances").click()
    expect(page.locator(".odds")).to_have_count(0)


def test_people_at_a_table_see_the_chances_once_all_agree(browser: Browser, site: str) -> None:
    with guest(browser) as here, guest(browser) as there:
        made = make_table(
            site, {"kind": "me", "hero": "warrior"}, {"kind": "open", "hero": "elf"}, name="Maja"
        )
        here.goto(f"{site}/table/{made['id']}#seat=0&token={made['token']}")
        there.goto(f"{site}/table/{made['id']}")
        there.get_by_role("button", name="Sit here").click()
        here.get_by_role("button", name="Settings").click()
        here.get_by_role("switch", name="Show the chances to all").click()
        here.keyboard.press("Escape")
        expect(here.get_by_role("alert")).to_contain_text("The others decide")
        for page in (here, there):
            expect(page.locator(".odds")).to_have_count(0)
        there.get_by_role("alert").get_by_role("button", name="Show them").click()
        for page in (here, there):
            expect(page.get_by_role("img", name="Chances to win: You")).to_be_visible()
        shoot(here, "odds-agreed")
