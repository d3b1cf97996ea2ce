"""A tablet, held upright or across, and nothing but a finger."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import Player, full_of, guest, seated, shoot, sideways, tap

UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
ACROSS: ViewportSize = {"width": 1180, "height": 820}
FINGER = 40  # pixels
OPTIONS = "[data-option], .prompt .buttons button"


@pytest.fixture(params=[UPRIGHT, ACROSS], ids=["upright", "across"])
def tablet(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    with guest(browser, request.param, touch=True, hints=True) as page:
        yield page


def way_of(page: Page) -> str:
    size = page.viewport_size
    assert size is not None
    return "upright" if size["height"] > size["width"] else "across"


def test_a_table_is_played_by_tapping(tablet: Page, site: str) -> None:
    me = Player(tablet)
    tablet.goto(site)
    assert sideways(tablet) <= 0
    tablet.get_by_role("button", name="Play now against bots").tap()
    assert me.my_move()
    expect(me.button(me.hero("elf"))).to_be_visible()
    assert sideways(tablet) <= 0
    assert covered(tablet) == []
    shoot(tablet, f"tablet-{way_of(tablet)}-hero-choice")
    me.pick(me.hero("elf"), tap)
    for number in (1, 2, 3):
        me.play(tap, until=me.reaches(number))
        assert me.mine
        expect(me.button(me.sensible())).to_be_visible()
        assert sideways(tablet) <= 0
        assert too_small(tablet) == []
        assert covered(tablet) == []
    shoot(tablet, f"tablet-{way_of(tablet)}")
    tablet.get_by_role("button", name="Chronicle").tap()
    expect(tablet.get_by_role("log", name="Chronicle")).to_be_visible()
    shoot(tablet, f"tablet-{way_of(tablet)}-chronicle")


def too_small(page: Page) -> list[tuple[str, float, float]]:
    """Options that a finger would miss."""
    sizes: list[tuple[str, float, float]] = page.locator(OPTIONS).evaluate_all(
        """all => all.map(one => {
            const box = one.getBoundingClientRect()
            return [one.innerText, box.width, box.height]
        })"""
    )
    return [size for size in sizes if min(size[1:]) < FINGER]


def covered(page: Page) -> list[str]:
    """Options whose middle lies under something else, such as a hint."""
    hidden: list[str] = page.locator(OPTIONS).evaluate_all(
        """all => all.filter(one => {
            const box = one.getBoundingClientRect()
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
            return y < innerHeight && !one.contains(document.elementFromPoint(x, y))
        }).map(one => one.innerText)"""
    )
    return hidden


def test_a_long_press_looks_and_does_not_pick(tablet: Page, site: str) -> None:
    me = seated(tablet, site, "elf")
    card = me.button(me.sensible())
    seq = me.state["seq"]
    expect(tablet.locator(".zoom")).to_have_count(0)
    with finger_on(card):
        expect(tablet.locator(".zoom")).to_contain_text(full_of(me.sensible()).removeprefix("Play "))
        shoot(tablet, f"tablet-{way_of(tablet)}-zoom")
    expect(tablet.locator(".zoom")).to_have_count(0)
    me.pick(me.sensible(), tap)
    assert me.state["seq"] == seq + 1, "only the tap picked"


@contextmanager
def finger_on(thing: Locator) -> Iterator[None]:
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = thing.page.context.new_cdp_session(thing.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
