"""A clash of Heroes in the browser: the first rounds by clicking, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.pages import Player, Said, full_of, guest, make_table, shoot, sideways
from tests.server.told import phrase

RIVAL = {"kind": "bot", "bot": "random", "hero": "mutare"}
CLASH = {"mode": "clash", "scenario": "brave_new_world", "difficulty": "normal"}
IN_TOWN = ("build", "recruit", "reinforce", "hire", "book")
WISHES = (
    "reveal",
    "step",
    "build",
    "recruit",
    "draw_up",
    "attack",
    "look",
    "card",
    "deploy",
    "space",
    "keep",
)


class Traveller(Player):
    """Somebody who looks around, builds, fights what comes, and ends the turn."""

    game = "heroes"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: set[str] = set()

    def sensible(self) -> Said:
        decision = self.state["decision"]
        options: list[Said] = decision["options"]
        chosen = options[-1]
        if decision["kind"] not in ("answer", "die", "fatal", "resist", "town_window", "people"):
            found = [one for verb in WISHES for one in options if one["verb"] == verb]
            new = [one for one in found if one["verb"] not in self.done]
            if decision["kind"] == "main" and found and not new:
                chosen = found[len(self.states) % len(found)]
            elif found:
                chosen = (new if decision["kind"] == "main" else found)[0]
        self.done.add(chosen["verb"])
        return chosen

    @property
    def round(self) -> int:
        return int(self.state["view"]["adventure"]["round"]) if self.states else 0


def put(said: Any) -> str:
    return phrase(said, game="heroes")


def starting_with(option: Said) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(full_of(option, 'heroes'))}[.:]")


def titled(page: Page, option: Said) -> Locator:
    """A button that says in full what it does when one looks at it."""
    words = full_of(option, "heroes").replace('"', '\\"')
    return page.locator(f'button[data-option][title^="{words}"]')


def on_the_map(page: Page, option: Said) -> Locator | None:
    """Where the map shows an option, if it does."""
    about = option["about"]
    if option["verb"] in ("step", "land", "field", "revisit") and "field" in about:
        return page.locator(f'[data-field="{about["field"]}"] [data-option]')
    if option["verb"] == "reveal":
        return page.locator(f'[data-spot="{about["spot"]}"] [data-option]')
    return None


def take(player: Player, option: Said) -> None:
    """By mouse or finger: on the map, in the town, among the cards, or on a button."""
    page, kind = player.page, player.state["decision"]["kind"]
    town = page.get_by_role("dialog", name="Your town")
    if kind == "main" and town.count():
        page.keyboard.press("Escape")
        expect(town).to_have_count(0)
    spot = on_the_map(page, option)
    if spot is not None:
        spot.focus()
        page.keyboard.press("Enter")
    elif option["verb"] == "turn":
        page.get_by_role(
            "button", name=re.compile(f"^Turn {option['about']['turns'] + 1} of 6$")
        ).first.click()
        page.get_by_role("button", name="Set it down").click()
    elif option["verb"] in IN_TOWN and kind == "main":
        tab, button = page.get_by_role("tab", name="Town"), page.locator(".keys button", has_text="Town")
        tab.or_(button).click()
        titled(page, option).first.click()
    else:
        lit = page.locator(".pick.lit > button.thing")
        thing = lit.filter(has=page.locator(".sr").filter(has_text=starting_with(option)))
        button = page.locator("main button").filter(has_text=put(option["label"]))
        found = thing.or_(titled(page, option)).or_(button)
        expect(found.first).to_be_visible()
        found.first.click()


def play_rounds(page: Page, site: str, rounds: int) -> Traveller:
    made = make_table(site, {"kind": "me", "hero": "catherine"}, RIVAL, game="heroes", options=CLASH)
    me = Traveller(page)
    page.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    me.my_move()
    page.get_by_role("button", name="To the map").click()
    me.play(take, until=lambda: me.round > rounds)
    return me


def test_the_first_rounds_are_played_on_the_map(page: Page, site: str) -> None:
    me = play_rounds(page, site, 2)
    assert {"turn", "step", "reveal", "build"} <= me.done
    assert me.round == 3
    expect(page.locator(".world")).to_be_visible()
    assert sideways(page) == 0
    shoot(page, "heroes-map")


def test_the_first_rounds_are_played_on_a_phone(browser: Browser, site: str) -> None:
    with guest(browser, {"width": 390, "height": 844}, touch=True) as page:
        me = play_rounds(page, site, 1)
        assert {"turn", "step"} <= me.done
        expect(page.get_by_role("tab", name="This field")).to_be_visible()
        assert sideways(page) == 0
        shoot(page, "heroes-map-phone")


def test_the_map_is_moved_by_keys_mouse_and_wheel(page: Page, site: str) -> None:
    play_rounds(page, site, 0)
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
