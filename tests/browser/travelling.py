"""Somebody who rides out in a clash of Heroes, by mouse or by finger: what to do, and where on the page."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import Player, Said, full_of, make_table
from tests.server.told import phrase

RIVAL: Final = {"kind": "bot", "bot": "random", "hero": "mutare"}
CLASH: Final = {"mode": "clash", "scenario": "brave_new_world", "difficulty": "normal"}
IN_TOWN: Final = ("build", "recruit", "reinforce", "hire", "book")
ANSWERS: Final = ("answer", "die", "fatal", "resist", "town_window", "people")
TURNS: Final = ("turn_start_tile", "turn_tile")
ELSEWHERE: Final = ("draw_up", "attack", "look", "card", "deploy", "space", "move")
GOOD_ODDS: Final = 60

# Where a field or a tile can be pressed: at its middle, or beside it if something lies over that.
WHERE: Final = """selector => {
    const box = document.querySelector(`${selector} :is(.hit, .ghost)`)?.getBoundingClientRect()
    for (const dx of [0, 0.2, -0.2]) for (const dy of [0, -0.3, 0.3]) {
        if (!box) continue
        const x = box.x + box.width * (0.5 + dx)
        const y = box.y + box.height * (0.5 + dy)
        if (document.elementFromPoint(x, y)?.closest(selector)) return { x, y }
    }
    return null
}"""


def put(said: Any) -> str:
    return phrase(said, game="heroes")


class Traveller(Player):
    """Builds and buys, fights where the odds are good, turns up what lies near, goes where nobody was."""

    game = "heroes"

    def __init__(self, page: Page, touch: bool = False) -> None:
        super().__init__(page)
        self.touch = touch
        self.done: set[str] = set()
        self.gone: set[int] = set()

    @property
    def mine(self) -> bool:
        """Whether the table waits for us; that the town may be used meanwhile does not count."""
        return super().mine and self.state["decision"].get("asked") is not False

    @property
    def round(self) -> int:
        return int(self.state["view"]["adventure"]["round"]) if self.states else 0

    # -- what ----------------------------------------------------------------------------------------------

    def sensible(self) -> Said:
        decision = self.state["decision"]
        chosen = self.on_turn() if decision["kind"] == "main" else self.asked(decision)
        self.done.add(chosen["verb"])
        if chosen["verb"] == "step":
            self.gone.add(chosen["about"]["field"])
        return chosen

    def asked(self, decision: Said) -> Said:
        options: list[Said] = decision["options"]
        if decision["kind"] in ANSWERS:
            return options[-1]
        if decision["kind"] in TURNS:
            return options[1 % len(options)]
        return [*(one for verb in ELSEWHERE for one in options if one["verb"] == verb), *options][0]

    def on_turn(self) -> Said:
        options: list[Said] = self.state["decision"]["options"]
        steps = [one for one in options if one["verb"] == "step"]
        fights = [one for one in steps if (one.get("detail") or {}).get("win", 0) >= GOOD_ODDS]
        new = [one for one in steps if not one.get("detail") and one["about"]["field"] not in self.gone]
        places = [one for one in new if not put(one["label"]).startswith("Empty")]
        deeds = [one for verb in ("build", "recruit", "reinforce") for one in options if one["verb"] == verb]
        reveals = [one for one in options if one["verb"] == "reveal"]
        best: Said = [*deeds, *fights, *reveals, *places, *new, *steps, options[-1]][0]
        return best

    # -- where ---------------------------------------------------------------------------------------------

    def press(self, where: Locator) -> None:
        if self.touch:
            where.tap()
        else:
            where.click()

    def press_on_map(self, selector: str) -> None:
        """By the pointer where it lies on the screen, as people do: what lies over the map is in the way."""
        page = self.page
        expect(page.locator(f"{selector} [data-option]")).to_have_count(1)
        spot = page.evaluate(WHERE, selector)
        if spot is None:
            self.press(page.get_by_role("button", name="Centre on the hero"))
            spot = page.evaluate(WHERE, selector)
        assert spot is not None, f"{selector} cannot be pressed"
        if self.touch:
            page.touchscreen.tap(**spot)
        else:
            page.mouse.click(**spot)

    def take(self, option: Said) -> None:
        """On the map, in the town, among the cards, or on a button."""
        page, kind, about = self.page, self.state["decision"]["kind"], option["about"]
        read = page.get_by_role("button", name="Ride on")
        if read.count():
            self.press(read)
        town = page.get_by_role("dialog", name="Your town")
        if kind == "main" and town.count():
            self.press(town.get_by_role("button", name="Back to the map"))
            expect(town).to_have_count(0)
        if option["verb"] in ("step", "land", "late_step", "portal", "field") and "field" in about:
            self.go(f'[data-field="{about["field"]}"]', option)
        elif option["verb"] == "reveal":
            self.go(f'[data-spot="{about["spot"]}"]', option)
        elif option["verb"] == "add":
            self.press_on_map(f'[data-add="{about["q"]} {about["r"]}"]')
        elif option["verb"] == "turn":
            turn = re.compile(f"^Turn {about['turns'] + 1} of 6$")
            self.press(page.get_by_role("button", name=turn).first)
            self.press(page.get_by_role("button", name="Set it down"))
        elif option["verb"] in IN_TOWN and kind == "main":
            tab, button = page.get_by_role("tab", name="Town"), page.locator(".keys button", has_text="Town")
            self.press(tab.or_(button))
            self.press(self.in_town(option))
        else:
            self.press(self.anywhere(option))
            confirm = page.locator("[data-way]")  # in a combat on a phone, too, a finger looks first
            if confirm.count():
                self.press(confirm)

    def go(self, selector: str, option: Said) -> None:
        """A finger looks first; so does whoever can do several things there."""
        self.press_on_map(selector)
        ways = [one for one in self.state["decision"]["options"] if one["about"] == option["about"]]
        if self.touch or len(ways) > 1:
            self.press(self.page.locator(".go[data-option]").filter(has_text=put(option["label"])))

    def in_town(self, option: Said) -> Locator:
        """A button that says in full what it does; on a phone what is bought lies under a tab of its own."""
        page = self.page
        words = full_of(option, self.game).replace('"', '\\"')
        found = page.locator(f'button[data-option][title^="{words}"]')
        expect(page.get_by_role("dialog", name="Your town")).to_be_visible()
        if not found.first.is_visible():
            tab = "Build" if option["verb"] == "build" else "Spells" if option["verb"] == "book" else "People"
            self.press(page.get_by_role("dialog", name="Your town").get_by_role("tab", name=tab))
        return found.first

    def anywhere(self, option: Said) -> Locator:
        """A lit thing, or a button that says it in full or in short."""
        page = self.page
        full = full_of(option, self.game)
        spoken = page.locator(".sr").filter(has_text=re.compile(f"^{re.escape(full)}[.:]"))
        thing = page.locator(".pick.lit > button.thing").filter(has=spoken)
        titled = page.locator('button[data-option][title^="{}"]'.format(full.replace('"', '\\"')))
        button = page.locator("main button:not([data-left])").filter(has_text=put(option["label"]))
        found = thing.or_(titled).or_(button).first
        expect(found).to_be_visible()
        return found


def take(player: Player, option: Said) -> None:
    assert isinstance(player, Traveller)
    player.take(option)


def ride_out(page: Page, site: str, touch: bool = False, **options: Any) -> Traveller:
    """At a new table of Brave New World, the story read."""
    made = make_table(
        site, {"kind": "me", "hero": "catherine"}, RIVAL, game="heroes", options={**CLASH, **options}
    )
    me = Traveller(page, touch)
    page.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    me.my_move()
    me.press(page.get_by_role("button", name="To the map", exact=True))
    return me
