"""People at browsers: a game by clicking, by keyboard, by two, and nothing lost on a reload."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from tests.browser.conftest import CLIENT, SHOTS, guest
from tests.server.playing import OPEN, wish

GREEDY = {"kind": "bot", "bot": "greedy", "hero": "warrior"}


def make_table(site: str, *seats: dict[str, Any]) -> dict[str, Any]:
    made = httpx.post(f"{site}/api/tables", json=wish(*seats))
    assert made.status_code == 201, made.text
    return dict(made.json())


def take_seat(page: Page, site: str, sat: dict[str, Any]) -> None:
    """Open a table whose seat this browser holds."""
    page.goto(f"{site}/about")
    held = {sat["id"]: {"seat": sat["seat"], "token": sat["token"], "game": "village", "since": 0}}
    page.evaluate("held => localStorage.setItem('fabletop.seats', held)", json.dumps(held))
    page.goto(f"{site}/table/{sat['id']}")


def shoot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def wait_for_my_move(page: Page, id: str, site: str) -> bool:
    """Whether it is my move again; False if the game is over."""
    for _ in range(600):
        if page.locator(".prompt.mine").count():
            return True
        if httpx.get(f"{site}/api/fair/{id}").json()["seed"] is not None:
            return False
        page.wait_for_timeout(50)
    raise AssertionError("nobody moves")


def test_one_click_deals_a_game_and_a_second_chooses_the_hero(page: Page, site: str) -> None:
    page.goto(site)
    play = page.get_by_role("button", name="Play now against bots")
    expect(play).to_be_visible()
    shoot(page, "lobby")
    play.click()
    expect(page.locator(".prompt.mine")).to_contain_text("which hero")
    shoot(page, "hero-choice")
    page.get_by_role("button", name="Warrior").first.click()
    expect(page.locator(".prompt")).not_to_contain_text("which hero")
    expect(page.get_by_role("log")).to_contain_text("plays the Warrior")
    page.wait_for_timeout(500)
    shoot(page, "table")


def test_a_whole_game_is_played_by_clicking(page: Page, site: str) -> None:
    sat = make_table(site, {"kind": "me", "hero": "elf"}, GREEDY)
    take_seat(page, site, sat)
    clicks = 0
    acts = 0
    while wait_for_my_move(page, sat["id"], site):
        lit = page.locator(".pick.lit button.thing:enabled")
        ending = page.locator(".prompt .buttons button:enabled")
        shop = lit.count() > 0 and (acts < 3 or not ending.count())
        try:
            (lit.first if shop else ending.last).click(timeout=2_000)
        except TimeoutError:  # the table moved on between the look and the click
            continue
        acts = acts + 1 if shop else 0
        clicks += 1
        page.wait_for_timeout(30)
        assert clicks < 2000
    assert clicks > 10
    fair = httpx.get(f"{site}/api/fair/{sat['id']}").json()
    assert fair["kept"]
    expect(page.get_by_text(str(fair["seed"])[:12]).first).to_be_visible()
    shoot(page, "end")


def test_a_reload_in_mid_turn_loses_nothing(page: Page, site: str) -> None:
    sat = make_table(site, {"kind": "me", "hero": "dwarf"}, GREEDY)
    take_seat(page, site, sat)
    assert wait_for_my_move(page, sat["id"], site)
    page.locator(".pick.lit button.thing:enabled").first.click()
    page.wait_for_timeout(400)
    assert wait_for_my_move(page, sat["id"], site)
    before = page.locator(".prompt p").inner_text(), page.locator(".pick.lit").count()
    page.reload()
    assert wait_for_my_move(page, sat["id"], site)
    expect(page.locator(".prompt p")).to_have_text(before[0])
    expect(page.locator(".pick.lit")).to_have_count(before[1])


def test_two_browsers_play_each_other(browser: Browser, site: str) -> None:
    sat = make_table(site, {"kind": "me", "hero": "mage"}, {**OPEN, "hero": "thief"})
    with guest(browser) as first, guest(browser) as second:
        take_seat(first, site, sat)
        came = httpx.post(f"{site}/api/tables/{sat['id']}/seats/1", json={"name": "Maja"}).json()
        take_seat(second, site, {**came, "id": sat["id"]})
        moved = set()
        for _ in range(12):
            for number, page in enumerate((first, second)):
                page.wait_for_timeout(150)
                if page.locator(".prompt.mine").count():
                    moved.add(number)
                    page.locator(".prompt .buttons button:enabled").last.click()
        assert moved == {0, 1}


def test_the_keyboard_alone_is_enough(page: Page, site: str) -> None:
    sat = make_table(site, {"kind": "me", "hero": "cleric"}, GREEDY)
    take_seat(page, site, sat)
    for _ in range(8):
        if not wait_for_my_move(page, sat["id"], site):
            break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    expect(page.get_by_role("log")).to_contain_text("Cleric plays")


@pytest.mark.parametrize(("button", "word"), [("es", "turno"), ("sv", "tur")])
def test_the_language_changes_at_any_time(page: Page, site: str, button: str, word: str) -> None:
    sat = make_table(site, {"kind": "me", "hero": "slayer"}, GREEDY)
    take_seat(page, site, sat)
    assert wait_for_my_move(page, sat["id"], site)
    page.locator(f"button[lang={button}]").first.click()
    expect(page.locator(".prompt p")).to_contain_text(word)


@pytest.mark.parametrize("path", ["/", "/about", "table"])
def test_nobody_is_shut_out(page: Page, site: str, path: str) -> None:
    """axe finds nothing serious."""
    if path == "table":
        sat = make_table(site, {"kind": "me", "hero": "druid"}, GREEDY)
        take_seat(page, site, sat)
        assert wait_for_my_move(page, sat["id"], site)
    else:
        page.goto(site + path)
    page.wait_for_timeout(500)
    axe = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    page.evaluate(axe)
    found = page.evaluate("() => axe.run()")
    serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["html"][:120]) for one in serious] == []


def test_what_is_loaded_first_is_small() -> None:
    """What the lobby needs, gzipped."""
    index = (CLIENT / "dist" / "index.html").read_text(encoding="utf-8")
    files: list[Path] = [
        path
        for path in (CLIENT / "dist" / "assets").iterdir()
        if path.name in index and path.suffix in (".js", ".css")
    ]
    assert files
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 300_000
