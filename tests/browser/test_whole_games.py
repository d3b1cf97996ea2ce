"""Games from the first page to the last move: by clicking, by keyboard alone, and of two people."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.eavesdropper import Eavesdropper
from tests.browser.pages import Player, Said, click, full_of, guest, set_up, shoot, the_end


def expect_the_end(me: Player, seat: int) -> None:
    won = seat in me.state["winners"]
    end = the_end(me.page)
    expect(end).to_contain_text("Victory" if won else "Defeat")
    expect(end).to_contain_text("The promise was kept")
    expect(end).to_contain_text(me.state["seed"])


def test_a_whole_game_is_played_by_clicking(page: Page, site: str) -> None:
    me = Player(page)
    page.goto(site)
    play = page.get_by_role("button", name="Play now against bots")
    expect(play).to_be_visible()
    shoot(page, "lobby")
    play.click()
    expect(page.locator(".prompt.mine")).to_contain_text("which hero")
    shoot(page, "hero-choice")
    page.get_by_role("button", name=re.compile("^Warrior")).click()
    expect(page.get_by_role("log")).to_contain_text("plays the Warrior")
    assert me.play(click, until=me.reaches(6)) > 10
    shoot(page, "table-2")
    assert me.play(click) > 10
    expect_the_end(me, 0)
    shoot(page, "end")


def test_a_whole_game_is_played_by_keyboard_alone(page: Page, site: str) -> None:
    me = Player(page)
    page.goto(site)
    tab_to(page, "Play now against bots")
    page.keyboard.press("Enter")
    assert me.my_move()
    tab_to(page, "Elf")
    page.keyboard.press("Enter")
    me.until(lambda: me.state["view"]["players"][0]["hero"] == "elf")
    assert me.play(by_keys) > 20
    expect_the_end(me, 0)
    tab_to(page, "Watch the replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on what is called so."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText.replaceAll('\\n', ' ')").startswith(name):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def by_keys(me: Player, option: Said) -> None:
    """Point at an option with its number or, near the first, with the arrows; Enter does it."""
    options: list[Said] = me.state["decision"]["options"]
    at = options.index(option)
    if at > 3:
        me.page.keyboard.type(str(at + 1))
    else:
        me.page.keyboard.type("1")
        for _ in range(at):
            me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".prompt p")).to_contain_text(full_of(option, me.game))
    me.page.keyboard.press("Enter")


def test_two_people_play_a_whole_game_and_see_nothing_of_each_others_hands(
    browser: Browser, site: str
) -> None:
    with guest(browser) as here, guest(browser) as there:
        host, friend = Player(here), Player(there)
        there.goto(invited(host, site))
        there.get_by_role("button", name="Sit here").click()
        spies = Eavesdropper(host, friend, site), Eavesdropper(friend, host, site)
        friend.until(lambda: friend.state["seat"] == 1 and friend.state["status"] == "running")
        host.until(lambda: host.state["status"] == "running")
        host.pick(host.hero("warrior"), click)
        together(host, friend)
        friend.pick(friend.hero("thief"), click)
        together(host, friend)
        picks = 0
        while not (host.over and friend.over):
            player = host if host.mine else friend
            player.pick(player.sensible(), click)
            together(host, friend)
            for spy in spies:
                spy.look()
            picks += 1
        assert picks > 50
        expect_the_end(host, 0)
        expect_the_end(friend, 1)
        for spy in spies:
            spy.listen()


def together(host: Player, friend: Player) -> None:
    """Both have heard of the same picks."""
    last = max(host.state["seq"], friend.state["seq"])
    host.until(lambda: host.state["seq"] == last)
    friend.until(lambda: friend.state["seq"] == last)


def invited(host: Player, site: str) -> str:
    """Set up a table for two in the lobby; gives the link to share."""
    page = host.page
    dialog = set_up(page, site, "Invite friends")
    shoot(page, "new-table")
    dialog.get_by_role("button", name="Copy the link").click()
    link = dialog.get_by_label("Link to this table").input_value()
    dialog.get_by_role("button", name="Go to the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    shoot(page, "waiting")
    return link
