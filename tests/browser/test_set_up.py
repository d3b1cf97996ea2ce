"""A table is set up in one dialog: what is played, who sits where, by which rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import Player, assert_accessible, begin, guest, set_up, shoot, sideways

PHONE: ViewportSize = {"width": 390, "height": 844}
ACROSS: ViewportSize = {"width": 844, "height": 390}
GAMES = {"village": "Invite friends", "heroes": "Set up a game", "andor": "Set up a legend"}


def cards(dialog: Locator) -> Locator:
    return dialog.get_by_role("group", name="What is played").get_by_role("button")


def seat(dialog: Locator, number: int) -> Locator:
    return dialog.locator(f"[data-seat='{number - 1}']")


def test_a_scenario_is_found_by_its_tab_and_played_as_it_was_agreed(page: Page, site: str) -> None:
    me = Player(page)
    dialog = set_up(page, site, GAMES["heroes"])
    everything = cards(dialog).count()
    dialog.get_by_role("button", name="Together", exact=True).click()
    assert 0 < cards(dialog).count() < everything
    dialog.get_by_role("button", name=re.compile("^Emberwatch")).click()
    expect(dialog.locator(".about")).to_contain_text("Emberwatch.")
    expect(dialog.locator(".about")).to_contain_text("About 40 minutes")
    dialog.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    seat(dialog, 1).get_by_label("Hero of seat 1").select_option("mutare")
    taken = seat(dialog, 2).get_by_label("Hero of seat 2").locator("option[value='alamar']")
    expect(taken).to_be_disabled()  # of the same people
    dialog.get_by_role("button", name="Hard", exact=True).click()
    dialog.get_by_role("switch", name="No blow in vain").click()
    dialog.get_by_role("button", name="all options").click()
    dialog.get_by_role("button", name="Rich land").click()
    dialog.get_by_role("button", name="back", exact=True).click()
    expect(dialog.get_by_role("switch", name="Rich land")).to_be_checked()
    shoot(page, "setup-heroes")
    begin(dialog)
    assert me.my_move()
    adventure = me.state["view"]["adventure"]
    assert (adventure["scenario"], adventure["difficulty"]) == ("emberwatch", "hard")
    assert sorted(adventure["optional"]) == ["double_income", "least_damage"]
    assert [one["kind"] for one in me.state["seats"]] == ["person", "bot"]


def test_a_table_is_set_up_by_keyboard_alone(page: Page, site: str) -> None:
    dialog = set_up(page, site, GAMES["heroes"])
    expect(dialog.get_by_role("button", name="Begin")).to_be_focused()
    chosen = cards(dialog).and_(dialog.locator("[aria-pressed='true']"))
    before = chosen.inner_text()
    chosen.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert chosen.inner_text() != before
    page.keyboard.press("Tab")  # the cards are one stop
    assert cards(dialog).and_(page.locator(":focus")).count() == 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_i_may_take_another_seat_and_choose_the_bots(page: Page, site: str) -> None:
    me = Player(page)
    dialog = set_up(page, site, GAMES["village"])
    dialog.get_by_role("button", name="Each against all").click()
    seat(dialog, 2).get_by_role("button", name="Bot").click()
    levels = seat(dialog, 2).get_by_role("group", name="Level of the bot at seat 2")
    levels.get_by_role("button", name="Master").click()
    seat(dialog, 3).get_by_role("button", name="Bot").click()
    seat(dialog, 3).get_by_role("button", name="Sit here").click()
    begin(dialog)
    assert me.my_move()
    assert me.state["seat"] == 2
    assert [(one["kind"], one["bot"]) for one in me.state["seats"]] == [
        ("bot", "steady"),
        ("bot", "master"),
        ("person", ""),
    ]


def test_the_link_leads_to_the_table_that_was_agreed_on(page: Page, site: str, browser: Browser) -> None:
    dialog = set_up(page, site, GAMES["village"])
    expect(dialog.get_by_role("status").filter(has_text="One seat is free")).to_be_visible()
    dialog.get_by_role("button", name="Two teams of two").click()
    expect(dialog.get_by_role("button", name="Copy the link")).to_have_count(1)  # one is enough for all
    dialog.get_by_role("button", name="A duel").click()
    dialog.get_by_role("button", name="Copy the link").click()
    link = dialog.get_by_label("Link to this table").input_value()
    expect(dialog.get_by_role("button", name="Each against all")).to_be_disabled()  # it was agreed
    with guest(browser) as friend:
        friend.goto(link)
        friend.get_by_role("button", name="Sit here").click()
        dialog.get_by_role("button", name="Go to the table").click()
        expect(page.get_by_role("heading", name="Choose your hero")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=["upright", "across"])
def test_everything_can_be_reached_on_a_phone(
    browser: Browser, site: str, game: str, size: ViewportSize
) -> None:
    with guest(browser, size, touch=True) as page:
        dialog = set_up(page, site, GAMES[game])
        expect(cards(dialog).first).to_be_visible()
        steps = dialog.get_by_role("group", name="Steps").get_by_role("button")
        for step in ("Game", "Seats", "Rules") if size is PHONE else ("Game",):
            if size is PHONE:
                steps.filter(has_text=step).tap()
            expect(dialog.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)
            wider = dialog.evaluate("one => one.scrollWidth - one.clientWidth")
            assert (sideways(page), wider) == (0, 0)
            shoot(page, f"setup-{game}-{size['width']}-{step.lower()}")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_the_dialog(page: Page, site: str, game: str) -> None:
    dialog = set_up(page, site, GAMES[game])
    expect(cards(dialog).nth(2)).to_be_visible()
    assert_accessible(page, "dialog")


def test_a_legend_goes_by_its_number_until_its_name_has_come(page: Page, site: str) -> None:
    page.route("**/api/games/andor/catalogue*", lambda _: None)
    dialog = set_up(page, site, GAMES["andor"])
    expect(cards(dialog).first).to_have_accessible_name("Legend 11")
    assert_accessible(page, "dialog")
