"""A duel of Heroes in one click: from the lobby to the first unit that acts, with one question between."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import guest, set_up, shoot, sideways
from tests.browser.test_heroes import Commander, click, lit

from fabletop.games.heroes.lab.even import even_duels

WINDOWS: dict[str, ViewportSize] = {
    "desk": {"width": 1366, "height": 768},
    "phone": {"width": 390, "height": 844},
}
DEAL = 3  # with the seed of these tests, nobody holds a card for the start of the fight


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same even sides each time."""
    deal = even_duels("retail")[DEAL]

    def evened(game: Any, ruleset: str, wish: Any) -> dict[str, Any]:
        return {**wish.options, **deal}

    monkeypatch.setattr("fabletop.server.lobby.service.evened", evened)


def fight_now(page: Page, site: str) -> Commander:
    me = Commander(page)
    page.goto(site)
    button = page.get_by_role("button", name="Fight a duel now", exact=True)
    expect(button).to_be_enabled()
    button.click()
    assert me.my_move()
    expect(page.locator(".prompt.mine")).to_contain_text("Begin, or change places?")
    expect(page.locator(".heroes")).to_be_visible()
    return me


@pytest.mark.parametrize("window", WINDOWS)
def test_a_unit_acts_after_two_clicks(browser: Browser, site: str, window: str) -> None:
    with guest(browser, WINDOWS[window], mobile=window == "phone") as page:
        me = fight_now(page, site)
        army = even_duels("retail")[DEAL]["armies"][0]
        assert len(me.state["view"]["combat"]["units"]) == len(army)
        assert sideways(page) == 0
        shoot(page, f"heroes-ready-{window}")

        page.get_by_role("button", name=re.compile("^Begin the fight")).click()
        me.until(lambda: me.mine and me.state["decision"]["kind"] == "act")
        before = me.state["seq"]
        page.locator("button[data-option]:not(.thing)").filter(has_text="Defend").first.click()
        me.until(lambda: me.state["seq"] > before)
        shoot(page, f"heroes-begun-{window}")


def test_who_changes_places_is_asked_for_every_unit(page: Page, site: str) -> None:
    me = fight_now(page, site)
    placed = len(me.state["view"]["combat"]["units"])
    page.get_by_role("button", name=re.compile("^Change places")).click()
    me.until(lambda: me.mine and me.state["decision"]["kind"] == "deploy")
    expect(lit(page)).to_have_count(placed)
    shoot(page, "heroes-change-places")
    me.play(click, until=lambda: bool(me.state["view"]["combat"]["round"] > 0))
    assert len([unit for unit in me.state["view"]["combat"]["units"] if unit["side"] == 0]) == placed


def test_experts_find_it_in_the_set_up(page: Page, site: str) -> None:
    dialog = set_up(page, site, "Set up a game")
    dialog.get_by_role("button", name="One fight").click()
    dialog.get_by_role("button", name="Duel").click()
    line = dialog.locator(".setup-line").filter(has_text="Quick start")
    expect(line.get_by_role("button", name="No", exact=True)).to_have_attribute("aria-pressed", "true")
    line.get_by_role("button", name="Yes", exact=True).click()
    expect(line.get_by_role("button", name="Yes", exact=True)).to_have_attribute("aria-pressed", "true")
    shoot(page, "heroes-set-up-quick")
