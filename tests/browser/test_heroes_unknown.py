"""A map nobody knows, from the set-up to the first round, in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import begin, guest, set_up, shoot, sideways

from fabletop.games.heroes.load import content
from fabletop.games.heroes.scenario.random import unknown_scenario

LAND = 7
SIZES = [(1366, 768), (390, 844)]


@pytest.mark.parametrize("size", SIZES)
def test_a_map_nobody_knows_is_chosen_by_its_number(
    browser: Browser, site: str, size: tuple[int, int]
) -> None:
    width, height = size
    with guest(browser, {"width": width, "height": height}) as page:
        dialog = set_up(page, site, "Set up a game")
        dialog.get_by_role("button", name="A map nobody knows").first.click()
        if width < height:
            dialog.get_by_role("button", name="Rules").click()
        number = page.get_by_label("Land (0: any)")
        number.fill(str(LAND))
        number.press("Tab")
        shoot(page, f"heroes-unknown-setup-{width}")
        begin(dialog)
        choose_heroes(page)
        intro = page.locator(".intro")
        expect(intro).to_contain_text("A map nobody knows")
        expect(intro).to_contain_text(f"({LAND})")
        drawn = unknown_scenario("unknown_clash", 2, LAND, content())
        expect(intro).to_contain_text(str(drawn.rounds))
        assert sideways(page) == 0
        shoot(page, f"heroes-unknown-intro-{width}")


def choose_heroes(page: Page) -> None:
    """Whoever has not said which hero it is chooses one."""
    intro = page.locator(".intro")
    choice = page.locator("[data-option]").first
    expect(intro.or_(choice).first).to_be_visible()
    while not intro.is_visible():
        page.locator("[data-option]").first.click()
        page.wait_for_timeout(400)
