"""A clash of Heroes in the browser: the first rounds by mouse and by finger, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import guest, shoot, sideways
from tests.browser.travelling import Traveller, put, ride_out, take

ROUNDS = 3
PHONE: ViewportSize = {"width": 390, "height": 844}
DEEDS = {"turn", "step", "reveal", "build", "recruit", "attack", "end_turn"}
# What the chronicle must tell of those rounds.
TOLD = (
    "The starting tile E is turned 60°.",
    "Catherine builds City Hall.",
    "Griffins join the army of Catherine.",
    "Catherine goes to Ore Mine",
    "Catherine attacks Guards!",
    "Victory for Catherine over Guards!",
    "Catherine rises to level 2!",
    "Catherine discovers the near tile A.",
    "The near tile A is turned 60°.",
    "Round 4 begins",
)


def play_rounds(me: Traveller, rounds: int = ROUNDS) -> None:
    me.play(take, until=lambda: me.round > rounds)


def expect_three_rounds(me: Traveller) -> None:
    """Everything that the first rounds are about was done, is told, and shows on the table."""
    assert me.done >= DEEDS
    log = me.page.get_by_role("log")
    for words in TOLD:
        expect(log).to_contain_text(words)
    expect(log).to_contain_text(re.compile(r"Ore Mine \(E\d\) belongs to Catherine now\."))
    adventure = me.state["view"]["adventure"]
    assert adventure["tiles"][4]["turns"] == 1
    assert any(tile.get("tile", -1) >= 0 for tile in adventure["tiles"][:4])
    flagged = [mark["field"] for mark in adventure["marks"] if mark["cube"] == 0]
    assert len(flagged) >= 2  # the town, and a mine
    assert sum(adventure["realms"][0]["buildings"]) >= 2
    hero = me.state["view"]["heroes"][0]
    assert hero["level"] >= 2
    assert len(hero["army"]) == 3
    expect(me.page.locator(".world")).to_be_visible()
    assert sideways(me.page) == 0


def test_three_rounds_are_played_on_the_map_by_mouse(page: Page, site: str) -> None:
    me = ride_out(page, site)
    play_rounds(me)
    expect_three_rounds(me)
    shoot(page, "heroes-map")


def test_three_rounds_are_played_on_a_phone_by_finger(browser: Browser, site: str) -> None:
    with guest(browser, PHONE, touch=True) as page:
        me = ride_out(page, site, touch=True)
        play_rounds(me)
        expect(page.get_by_role("tab", name="This field")).to_be_visible()
        shoot(page, "heroes-map-phone")
        page.get_by_role("button", name="Chronicle").tap()
        expect_three_rounds(me)


def scale(page: Page) -> str:
    """How much the map is enlarged."""
    return (page.locator(".chart > g").get_attribute("transform") or "").rpartition(" ")[2]


def test_two_quick_taps_look_at_a_field_and_go_there_without_enlarging_the_map(
    browser: Browser, site: str
) -> None:
    with guest(browser, PHONE, touch=True) as page:
        me = ride_out(page, site, touch=True)
        me.play(take, until=lambda: me.state["decision"]["kind"] == "main")
        step = next(one for one in me.state["decision"]["options"] if put(one["label"]).startswith("Empty"))
        field = f'[data-field="{step["about"]["field"]}"]'
        before = scale(page)
        me.press_on_map(field)
        expect(page.locator(".sheet .card")).to_contain_text("Empty")
        assert me.state["view"]["heroes"][0]["movement"] == 3
        me.press_on_map(field)
        me.until(lambda: me.state["view"]["heroes"][0]["movement"] == 2)
        assert scale(page) == before


def test_the_map_is_moved_by_keys_mouse_and_wheel(page: Page, site: str) -> None:
    play_rounds(ride_out(page, site), 0)
    drawn = page.locator(".chart > g")

    def moves(act: Callable[[], None]) -> None:
        before = drawn.get_attribute("transform") or ""
        act()
        expect(drawn).not_to_have_attribute("transform", before)

    def drag() -> None:
        page.mouse.down()
        page.mouse.move(380, 330, steps=4)
        page.mouse.up()

    page.locator(".world").focus()
    for key in ("+", "ArrowLeft", "c"):
        moves(lambda key=key: page.keyboard.press(key))  # type: ignore[misc]
    page.mouse.move(300, 300)
    moves(lambda: page.mouse.wheel(0, 300))
    moves(drag)
    moves(lambda: page.keyboard.press("m"))
