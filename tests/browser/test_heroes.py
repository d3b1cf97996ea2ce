"""Heroes in the browser: duels from the lobby to the end, by clicking and by keys, sieges and guards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import (
    Player,
    Said,
    begin,
    full_of,
    make_table,
    set_up,
    shoot,
    sideways,
    the_end,
)
from tests.browser.test_whole_games import by_keys, expect_the_end
from tests.server.told import phrase

GREEDY = {"kind": "bot", "bot": "greedy", "hero": "sandro"}
WISHES = ("attack", "break", "cast", "play", "look", "card", "recruit", "reinforce", "deploy", "take_hero")


class Commander(Player):
    """Somebody at a table of Heroes."""

    game = "heroes"

    def sensible(self) -> Said:
        """Attack what can be attacked, play what can be played, come closer, and never give up."""
        options: list[Said] = self.state["decision"]["options"]
        if self.state["decision"]["kind"] in ("answer", "die", "fatal", "resist", "after_cast", "power"):
            return options[-1]
        for verb in WISHES:
            for option in options:
                if option["verb"] == verb:
                    return option
        moves = [one for one in options if one["verb"] in ("move", "space")]
        return moves[-1] if moves else options[-1]


def put(said: Any) -> str:
    """A message in words."""
    return phrase(said, game="heroes")


def lit(page: Page) -> Locator:
    return page.locator(".pick.lit > button.thing")


def click(player: Player, option: Said) -> None:
    """Where an option is: a lit thing, perhaps with a menu of what it can do, or a button."""
    page = player.page
    expect(page.locator(".prompt p")).to_contain_text(put(player.state["decision"]["prompt"]))
    words = re.compile(f"^{re.escape(full_of(option, 'heroes'))}[.:]")
    thing = lit(page).filter(has=page.locator(".sr").filter(has_text=words))
    button = page.locator("button[data-option]:not(.thing)").filter(has_text=put(option["label"]))
    menu = lit(page).and_(page.locator("[aria-haspopup=menu]"))
    expect(thing.or_(button).or_(menu).first).to_be_visible()
    if thing.count():
        thing.first.click()
    elif button.count():
        button.first.click()
    else:
        for one in menu.all():
            one.click()
            item = page.get_by_role("menuitem").filter(has_text=put(option["label"]))
            if item.count():
                item.first.click()
                return
            page.keyboard.press("Escape")
        raise AssertionError(f"{full_of(option, 'heroes')!r} is nowhere on the page")


def fight(site: str, page: Page, options: Said, *others: Said) -> Commander:
    """At a new table of Heroes, when it is one's move."""
    seats = [{"kind": "me", "hero": "catherine"}, *others]
    sat = make_table(site, *seats, game="heroes", options=options, name="Maja")
    me = Commander(page)
    page.goto(f"{site}/table/{sat['id']}#seat={sat['seat']}&token={sat['token']}")
    assert me.my_move()
    return me


def in_combat(me: Player) -> bool:
    return bool(me.state["view"]["combat"]["round"] > 0)


def test_a_duel_is_fought_from_the_lobby_to_its_end_by_clicking(page: Page, site: str) -> None:
    me = Commander(page)
    dialog = set_up(page, site, "Set up a game")
    dialog.get_by_role("button", name="One fight").click()
    dialog.get_by_role("button", name="Duel").click()
    begin(dialog)
    assert me.my_move()
    expect(page.locator(".prompt.mine")).to_contain_text("hero")
    shoot(page, "heroes-hero-choice")
    assert me.play(click, until=lambda: in_combat(me)) > 8
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert sideways(page) == 0
    shoot(page, "heroes-duel")
    me.play(click)
    expect_the_end(me, 0)
    shoot(page, "heroes-end")


def test_a_duel_is_fought_by_keyboard_alone(page: Page, site: str) -> None:
    me = fight(site, page, {"mode": "duel", "armies": "random", "level": 1}, GREEDY)
    assert me.play(by_keys) > 5
    expect_the_end(me, 0)


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820), (1920, 1080)])
def test_a_siege_fits_every_screen(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    options: dict[str, Any] = {"mode": "duel", "siege": True, "level": 5, "armies": "random"}
    me = fight(site, page, options, GREEDY)
    me.play(click, until=lambda: in_combat(me))
    assert sideways(page) == 0
    shoot(page, f"heroes-siege-{size[0]}")


def test_guards_are_fought_alone_and_the_odds_are_shown_before_an_attack(page: Page, site: str) -> None:
    options: dict[str, Any] = {"mode": "guards", "level": 3, "field": 4}
    options["armies"] = [["castle.marksmen:pack", "castle.griffins:pack", "castle.crusaders"]]
    me = fight(site, page, options)
    me.play(click, until=lambda: in_combat(me))
    attacks: list[Said] = []
    while me.my_move() and not attacks:
        attacks = [one for one in me.state["decision"]["options"] if one["verb"] == "attack"]
        if not attacks:
            me.pick(me.sensible(), click)
    words = re.compile(f"^{re.escape(full_of(attacks[0], 'heroes'))}[.:]")
    lit(page).filter(has=page.locator(".sr").filter(has_text=words)).first.hover()
    for outcome in attacks[0]["detail"]["outcomes"]:
        expect(page.get_by_role("complementary").first).to_contain_text(str(outcome["damage"]))
    shoot(page, "heroes-odds")
    me.play(click)
    expect(the_end(page)).to_contain_text("The promise was kept")
