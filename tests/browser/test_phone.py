"""A phone, upright and across: no page is wider than it, a finger meets whatever can be tapped, and a whole
turn of each game is played by nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.fingers import covered, too_small, wider
from tests.browser.pages import (
    GREEDY,
    Finished,
    Player,
    Said,
    guest,
    make_table,
    seated,
    set_up,
    shoot,
    tap,
)
from tests.browser.test_andor import Companion, field_of
from tests.browser.test_andor import ride_out as to_the_mountains
from tests.browser.test_heroes import GREEDY as SANDRO
from tests.browser.test_heroes import fight
from tests.browser.travelling import ride_out, take

NARROW: Final[ViewportSize] = {"width": 360, "height": 740}
UPRIGHT: Final[ViewportSize] = {"width": 390, "height": 844}
ACROSS: Final[ViewportSize] = {"width": 844, "height": 390}
SIEGE: Final = {"mode": "duel", "siege": True, "level": 5, "armies": "random"}
UNDER_THE_THUMB: Final = ".prompt button, #sheet button, .hand .thing"

Opens = Callable[[Page, str], object]


@pytest.fixture
def narrow(browser: Browser) -> Iterator[Page]:
    with guest(browser, NARROW, mobile=True) as page:
        yield page


def fits(page: Page, name: str) -> None:
    """The law of every page, at its narrowest and lying."""
    for size in (NARROW, ACROSS):
        page.set_viewport_size(size)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert (name, size["width"], wider(page), too_small(page)) == (name, size["width"], 0, [])
    page.set_viewport_size(NARROW)


# -- pages -------------------------------------------------------------------------------------------------

PAGES: Final = {
    "/": "Pull up a chair",
    "/puzzles": "Puzzles",
    "/replays": "Replays",
    "/rules": "Rules",
    "/about": "About",
    "/me": "Your page",
    "/campaign/heroes": "Campaigns",
    "/make/heroes": "Scenario editor",
    "/make/heroes?copy=brave_new_world": "Brave New World",
    "/nowhere": "Nothing here",
}


def test_every_page_fits(narrow: Page, site: str) -> None:
    for path, heading in PAGES.items():
        narrow.goto(f"{site}{path}")
        expect(narrow.get_by_role("heading", name=heading).first).to_be_visible()
        fits(narrow, path)
        bar = narrow.locator("header.top").bounding_box()
        assert bar is not None
        assert bar["height"] <= 100, f"{path}: the bar has more than two rows"


@pytest.mark.parametrize(
    ("game", "button"),
    [("village", "Invite friends"), ("heroes", "Set up a game"), ("andor", "Set up a legend")],
)
def test_setting_up_fits(narrow: Page, site: str, game: str, button: str) -> None:
    dialog = set_up(narrow, site, button)
    for step in ("Game", "Seats", "Rules"):
        way = dialog.get_by_role("group", name="Steps").get_by_role("button").filter(has_text=step)
        if way.count():
            way.tap()
            fits(narrow, f"set-up-{game}-{step.lower()}")


def test_waiting_fits(narrow: Page, site: str) -> None:
    made = make_table(site, {"kind": "me", "hero": "elf"}, {"kind": "open", "hero": "random"}, name="Maja")
    narrow.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    expect(narrow.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    fits(narrow, "waiting")


def test_an_end_and_a_replay_fit(narrow: Page, site: str, finished: Finished) -> None:
    narrow.goto(f"{site}/story/{finished.id}")
    expect(narrow.locator(".pip").first).to_be_visible()
    fits(narrow, "story")
    narrow.goto(f"{site}/replay/{finished.id}?at=60")
    expect(narrow.locator(".village")).to_be_visible()
    fits(narrow, "replay")


@pytest.mark.parametrize("game", ["village", "heroes", "andor"])
def test_a_puzzle_fits(narrow: Page, site: str, game: str) -> None:
    listed = httpx.get(f"{site}/api/puzzles", params={"game": game}).json()
    narrow.goto(f"{site}/puzzle/{listed[0]['id']}")
    expect(narrow.locator(".prompt.mine")).to_be_visible()
    fits(narrow, f"puzzle-{game}")


# -- tables ------------------------------------------------------------------------------------------------


def four(page: Page, site: str) -> object:
    return seated(page, site, "elf", *({**GREEDY, "hero": one} for one in ("warrior", "mage", "dwarf")))


def siege(page: Page, site: str) -> object:
    return fight(site, page, SIEGE, SANDRO)


def mountains(page: Page, site: str) -> object:
    return to_the_mountains(site, page, {"legend": 12, "heroes": ["thorn", "chada", "kram"]})


TABLES: Final[dict[str, Opens]] = {
    "village": lambda page, site: seated(page, site, "elf"),
    "village-four": four,
    "siege": siege,
    "andor": mountains,
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_fits(narrow: Page, site: str, name: str) -> None:
    TABLES[name](narrow, site)
    expect(narrow.locator(".prompt.mine")).to_be_visible()
    fits(narrow, name)


def test_what_opens_over_a_table_fits(narrow: Page, site: str) -> None:
    seated(narrow, site, "elf")
    narrow.get_by_role("button", name="Settings").tap()
    fits(narrow, "settings")
    narrow.get_by_role("button", name="Close").first.tap()
    narrow.locator(".prompt .rule").tap()
    expect(narrow.get_by_role("heading", name="The rules behind it")).to_be_visible()
    fits(narrow, "rule")
    narrow.keyboard.press("Escape")
    narrow.get_by_role("button", name="Chronicle").tap()
    expect(narrow.get_by_role("log", name="Chronicle")).to_be_visible()
    fits(narrow, "chronicle")


def test_a_town_fits(narrow: Page, site: str) -> None:
    me = ride_out(narrow, site, touch=True)
    me.play(take, until=lambda: me.state["decision"]["kind"] == "main")
    fits(narrow, "map")
    narrow.get_by_role("tab", name="Town").tap()
    town = narrow.get_by_role("dialog", name="Your town")
    for tab in ("People", "Spells", "Build"):
        town.get_by_role("tab", name=tab).tap()
        fits(narrow, f"town-{tab.lower()}")


# -- a whole turn ------------------------------------------------------------------------------------------


def watched(act: Callable[[Any, Said], None]) -> Callable[[Player, Said], None]:
    """Look before each tap: nothing lies over the prompt or the hand, and nothing is wider than the phone."""

    def look_and_act(me: Player, option: Said) -> None:
        expect(me.page.locator(".prompt.mine")).to_be_visible()
        assert (wider(me.page), covered(me.page, UNDER_THE_THUMB)) == (0, [])
        act(me, option)

    return look_and_act


@pytest.mark.parametrize("size", [UPRIGHT, ACROSS], ids=["upright", "across"])
def test_a_turn_of_village(browser: Browser, site: str, size: ViewportSize) -> None:
    with guest(browser, size, mobile=True) as page:
        me = seated(page, site, "elf")
        market = page.locator(".market .pick").last
        expect(market).to_be_in_viewport(ratio=0.9)
        assert me.play(watched(tap), until=me.reaches(3)) > 8
        shoot(page, f"phone-turn-village-{size['width']}")


def test_what_else_a_card_can_do_lies_at_the_lower_edge(browser: Browser, site: str) -> None:
    with guest(browser, UPRIGHT, mobile=True) as page:
        me = seated(page, site, "elf")
        more = page.locator(".hand .more")
        me.play(tap, until=lambda: more.count() > 0)
        more.first.tap()
        menu = page.get_by_role("menu")
        expect(menu).to_be_in_viewport(ratio=1)
        assert too_small(page) == []
        expect(menu.get_by_role("menuitem").first).to_be_in_viewport(ratio=1)
        seq = me.state["seq"]
        menu.get_by_role("menuitem").first.tap()
        me.until(lambda: me.state["seq"] > seq)


def test_a_turn_of_heroes(browser: Browser, site: str) -> None:
    with guest(browser, UPRIGHT, mobile=True) as page:
        me = ride_out(page, site, touch=True)
        me.play(watched(take), until=lambda: me.round > 1)
        shoot(page, "phone-turn-heroes")


# The lit field nearest to the middle of the map on which nobody stands.
NEAR: Final = """() => {
    const sea = document.querySelector('.mountain').getBoundingClientRect()
    const [mx, my] = [sea.left + sea.width / 2, sea.top + sea.height / 2]
    const middle = one => {
        const box = one.getBoundingClientRect()
        return [box.left + box.width / 2, box.top + box.height / 2]
    }
    const away = one => Math.hypot(middle(one)[0] - mx, middle(one)[1] - my)
    const free = [...document.querySelectorAll('[data-field].lit')].filter(
        one => one.contains(document.elementFromPoint(...middle(one)))
    )
    return free.sort((a, b) => away(a) - away(b))[0].dataset.field
}"""


def by_finger(me: Companion, option: Said) -> None:
    """To a field that can be seen, or by a button of the prompt."""
    if option["verb"] == "go":
        field_of(me.page, int(me.page.evaluate(NEAR))).tap()
        return
    words = re.compile(f"^{re.escape(str(option['words']))}")
    me.page.locator(".prompt .buttons button").filter(has_text=words).first.tap()


def test_a_day_of_andor(browser: Browser, site: str) -> None:
    """Each hero goes one way, stops there and ends the day."""
    with guest(browser, UPRIGHT, mobile=True) as page:
        me = to_the_mountains(site, page, {"legend": 11})
        gone: set[int] = set()
        shoot(page, "phone-turn-andor")
        while me.my_move() and me.state["view"]["day"] == 1:
            turn = me.state["view"]["turn"]
            if me.options("go") and turn not in gone:
                gone.add(turn)
                me.pick({"verb": "go"}, watched(by_finger))
            else:
                words = "Stop here" if me.options("stop") else "End the day"
                [ends] = me.options("stop") or me.options("end_day")
                asks = {"verb": "button", "words": words, "loses": ends.get("loses")}
                me.pick(asks, watched(by_finger))
        assert len(gone) == 2
