"""Large screens: their room goes to a broader chronicle and to those one plays with, not to letters alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize
from tests.browser.pages import GREEDY, click, guest, seated, shoot, sideways
from tests.browser.test_andor import ride_out
from tests.browser.test_andor_column import FOUR, lines
from tests.browser.test_heroes import GREEDY as RIVAL
from tests.browser.test_heroes import fight
from tests.browser.travelling import ride_out as travel

DESK: ViewportSize = {"width": 1366, "height": 768}
LARGE: tuple[ViewportSize, ...] = ({"width": 1920, "height": 1080}, {"width": 2560, "height": 1440})
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    DESK,
    *LARGE,
)
TEN = 10
MARGIN = 0.04  # of the width may be left empty at the sides


def box_of(part: Locator) -> dict[str, float]:
    """In the pixels of the window."""
    box: dict[str, float] = part.evaluate(
        "node => (({ x, y, width, height }) => ({ x, y, width, height }))(node.getBoundingClientRect())"
    )
    return box


def turns_to(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def grows(page: Page, name: str, *parts: str) -> None:
    """On each larger screen the chronicle is broader by more than the letters are, these parts larger by more
    than that, and the table reaches from side to side."""
    chronicle = page.locator(".column")
    turns_to(page, DESK)
    before = [box_of(page.locator(part).first) for part in parts]
    column = box_of(chronicle)
    for size in LARGE:
        turns_to(page, size)
        letters: float = page.evaluate(
            "Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'))"
        )
        shoot(page, f"{name}-{size['width']}")
        assert sideways(page) == 0
        now = box_of(chronicle)
        assert now["width"] > column["width"] * letters * 1.1, size
        for part, was in zip(parts, before, strict=True):
            grown = box_of(page.locator(part).first)
            assert grown["width"] * grown["height"] > was["width"] * was["height"] * letters**2, (part, size)
        used = box_of(page.locator(".columns"))
        assert used["width"] >= size["width"] * (1 - MARGIN)


def fits_everywhere(page: Page) -> None:
    for size in SIZES:
        turns_to(page, size)
        assert sideways(page) <= 0, size


def test_andor_shows_its_party_larger_and_ten_lines(browser: Browser, site: str) -> None:
    with guest(browser) as page:
        ride_out(site, page, FOUR)
        grows(page, "large-andor", ".mountain", "#weigh nav .chip")
        assert lines(page) >= TEN
        fits_everywhere(page)


def test_the_village_shows_the_others_larger(browser: Browser, site: str) -> None:
    with guest(browser) as page:
        others = [{**GREEDY, "hero": hero} for hero in ("elf", "mage", "warrior")]
        me = seated(page, site, "dwarf", *others)
        me.play(click, until=me.reaches(2))
        grows(page, "large-village", ".opp", ".market")
        assert lines(page) >= 2 * TEN
        fits_everywhere(page)


def test_both_heroes_of_a_combat_are_shown_larger(browser: Browser, site: str) -> None:
    with guest(browser) as page:
        fight(site, page, {"mode": "duel", "armies": "random", "siege": True, "level": 4}, RIVAL)
        grows(page, "large-combat", ".panel.left", ".panel.right", ".field")
        fits_everywhere(page)


@pytest.mark.parametrize("size", [DESK, *LARGE], ids=lambda size: str(size["width"]))
def test_on_a_large_map_one_sees_what_the_rival_has(browser: Browser, site: str, size: ViewportSize) -> None:
    with guest(browser, viewport=size) as page:
        travel(page, site)
        assert sideways(page) == 0
        rival = page.locator("#weigh [data-standing]")
        shoot(page, f"large-map-{size['width']}")
        assert rival.count() == (0 if size == DESK else 1)
        if rival.count():
            assert box_of(rival)["y"] + box_of(rival)["height"] <= box_of(page.locator(".column"))["y"]
