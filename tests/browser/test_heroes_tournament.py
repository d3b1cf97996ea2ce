"""A tournament of Heroes in two browsers: both build the map tile by tile, then the first turn begins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import DESK, Said, guest, make_table, shoot, sideways
from tests.browser.travelling import Traveller, put, take

PHONE: ViewportSize = {"width": 390, "height": 844}
OPTIONS = {"mode": "tournament", "scenario": "ring_of_champions", "difficulty": "normal"}
TILES = 11  # the one in the middle, four near, two starting and four far ones


class Builder(Traveller):
    """Lays tiles where the first ghost is, turned the second way that is on offer."""

    def asked(self, decision: Said) -> Said:
        self.done.add(decision["kind"])
        if decision["kind"] == "mulligan":
            return next(one for one in decision["options"] if one["verb"] == "draw_anew")
        return super().asked(decision)

    def take(self, option: Said) -> None:
        if option["verb"] == "lay":
            self.press_on_map(f'[data-add="{option["about"]["q"]} {option["about"]["r"]}"]')
        else:
            super().take(option)

    def heard_of(self, seq: int) -> None:
        """Wait until the page knows how the table stands after so many picks."""
        self.until(lambda: bool(self.states) and self.state["seq"] >= seq)

    @property
    def tiles(self) -> int:
        return len(self.state["view"]["adventure"]["tiles"]) if self.states else 0


@contextmanager
def two_browsers(browser: Browser, site: str, size: ViewportSize) -> Iterator[tuple[Builder, Builder]]:
    """Both at one table, at desks or with phones; the second comes by the link."""
    touch = size["width"] < 1000
    made = make_table(
        site,
        {"kind": "me", "hero": "catherine"},
        {"kind": "open", "hero": "mutare"},
        game="heroes",
        options=OPTIONS,
    )
    seat = httpx.post(f"{site}/api/tables/{made['id']}/seats/1", json={"name": "Bo"}).json()
    with guest(browser, size, touch=touch) as here, guest(browser, size, touch=touch) as there:
        both = Builder(here, touch), Builder(there, touch)
        for player, sat in zip(both, (made, seat), strict=True):
            player.page.goto(f"{site}/table/{made['id']}#seat={sat['seat']}&token={sat['token']}")
            player.heard_of(0)
            player.press(player.page.get_by_role("button", name="To the map", exact=True))
        yield both


def build(both: tuple[Builder, Builder], until: str) -> Builder:
    """Whoever is asked answers, until something is asked. Says of whom."""
    for _ in range(200):
        for player in both:
            seq = max(one.state["seq"] for one in both if one.states)
            player.heard_of(seq)
        asked = next(player for player in both if player.mine)
        if asked.state["decision"]["kind"] == until:
            return asked
        asked.pick(asked.sensible(), take)
    raise AssertionError(f"nobody is asked {until}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_browsers_build_a_map_and_the_first_turn_begins(
    browser: Browser, site: str, size: ViewportSize
) -> None:
    name = "desk" if size is DESK else "phone"
    with two_browsers(browser, site, size) as both:
        asked = build(both, "lay_tile")
        page = asked.page
        row = page.get_by_role("list", name="Open tiles, the next one first")
        expect(row.get_by_role("listitem")).to_have_count(10)
        expect(row.get_by_role("button", name="Next: near tile")).to_be_visible()
        expect(page.locator("[data-add]")).to_have_count(6)
        shoot(page, f"tournament-first-{name}")
        waits = next(player for player in both if player is not asked)
        expect(waits.page.locator("[data-add]")).to_have_count(0)
        expect(waits.page.get_by_role("list", name="Open tiles, the next one first")).to_be_visible()

        first = build(both, "starting_bonus")
        assert {"choose_starter", "lay_tile", "turn_tile"} <= both[0].done | both[1].done
        assert {"lay_tile", "turn_tile"} <= both[0].done & both[1].done, "both have built"
        for player in both:
            assert player.tiles == TILES
            expect(player.page.locator("[data-add]")).to_have_count(0)
            assert sideways(player.page) == 0
        shoot(first.page, f"tournament-built-{name}")

        turn = build(both, "mulligan")
        expect(turn.page.get_by_role("button", name="Draw a new hand")).to_be_visible()
        shoot(turn.page, f"tournament-mulligan-{name}")
        assert turn.state["view"]["adventure"]["turn"] == turn.state["seat"]
        turn.pick(turn.sensible(), take)
        assert turn.state["decision"]["kind"] == "main"
        told = turn.page.get_by_role("log")
        if size is PHONE:
            turn.page.get_by_role("button", name="Chronicle").tap()
        expect(told).to_contain_text(re.compile(r"lays the near tile B\."))
        expect(told).to_contain_text(re.compile(r"lays the starting tile [FG]\."))
        assert put(turn.state["decision"]["prompt"])


def test_the_score_sheet_is_live(page: Page, site: str) -> None:
    made = make_table(
        site,
        {"kind": "me", "hero": "catherine"},
        {"kind": "bot", "bot": "greedy", "hero": "mutare"},
        game="heroes",
        options=OPTIONS,
    )
    me = Builder(page)
    page.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    me.my_move()
    me.press(page.get_by_role("button", name="To the map", exact=True))
    me.play(take, until=lambda: me.state["decision"]["kind"] == "main")
    page.get_by_role("button", name="Goals").click()
    sheet = page.get_by_role("table")
    expect(sheet.get_by_role("row", name="Buildings")).to_contain_text("1")
    expect(sheet.get_by_role("row", name="Level of the hero")).to_contain_text("1")
    shoot(page, "tournament-score")
