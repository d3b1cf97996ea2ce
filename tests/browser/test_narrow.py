"""Where there is little room: names stand whole, buttons lie inside; a refusal is in the right language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import GREEDY, guest, make_table, sideways
from tests.browser.scenes import Visit, save_refused

SMALL: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
# The names of cards whose letters reach over the edge of their band.
CUT = """() => [...document.querySelectorAll('.market .card-face .tt, .hand .card-face .tt')].filter(band => {
    const range = document.createRange()
    range.selectNodeContents(band)
    const words = range.getBoundingClientRect(), box = band.getBoundingClientRect()
    return words.left < box.left - 1 || words.right > box.right + 1 || words.bottom > box.bottom + 1
}).map(band => band.textContent)"""


def speaks(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage['fabletop.language'] = '\"{language}\"'")


@pytest.mark.parametrize("language", ["es", "sv"])
def test_the_names_of_cards_stand_whole_on_a_small_phone(browser: Browser, site: str, language: str) -> None:
    with guest(browser, SMALL, mobile=True) as page:
        speaks(page, language)
        made = make_table(site, {"kind": "me", "hero": "dwarf"}, GREEDY, name="Maja")
        page.goto(f"{site}/table/{made['id']}#seat=0&token={made['token']}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".market .card-face")).to_have_count(10)
        assert page.evaluate(CUT) == []
        assert sideways(page) == 0


def test_the_bar_of_a_tablet_holds_its_buttons(browser: Browser, site: str) -> None:
    """Spanish has the longest words for the ways between the pages."""
    with guest(browser, TABLET, mobile=True) as page:
        speaks(page, "es")
        for path in ("/", "/me"):
            page.goto(site + path)
            buttons = page.locator(".top .tb, .top nav a")
            expect(buttons.first).to_be_visible()
            boxes = [one.bounding_box() for one in buttons.all()]
            assert all(box and box["x"] + box["width"] <= TABLET["width"] for box in boxes)
            assert len({round(box["height"]) for box in boxes[:5] if box}) == 1, "one line each"


def test_a_match_is_refused_in_the_language_of_the_page(browser: Browser, site: str) -> None:
    """The browser's own is English."""
    with guest(browser, may="409") as page:
        speaks(page, "sv")
        save_refused(Visit(page, site, "sv"))
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
            "inte alla som spelade visar sin"
        )
