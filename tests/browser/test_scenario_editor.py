"""A scenario of one's own: made by clicking, mended, kept, played and shared, without a line of text."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import DESK, assert_accessible, guest, set_up, shoot, sideways

PHONE: ViewportSize = {"width": 390, "height": 844}
MARKUP = 'Two <b>Rivers</b> & one "ford": a map'


def take(page: Page, tile: str) -> None:
    page.locator(f'[data-tile="{tile}"]').click()


def lay(page: Page, tile: str, q: int, r: int) -> None:
    take(page, tile)
    page.locator(f'[data-spot="{q},{r}"]').click()


def laid(page: Page) -> Locator:
    return page.locator("[data-laid]")


def checked(page: Page) -> Locator:
    checker = page.get_by_role("region", name="The checker")
    expect(checker.get_by_text("looks as you type")).to_be_visible()
    return checker


def test_a_map_is_made_by_clicking_checked_played_and_shared(browser: Browser, site: str) -> None:
    with guest(browser, DESK) as page:
        page.goto(site)
        page.get_by_role("link", name="Make a map of your own").click()
        page.get_by_role("button", name="A new map").click()
        expect(laid(page)).to_have_count(5)
        expect(checked(page)).to_contain_text("Sound: 5 tiles for 2 players, 10 rounds")

        # tiles: a named one is turned in hand, a back is laid, one must hold a place, one is lifted again
        take(page, "F6")
        page.keyboard.press("e")
        page.keyboard.press("e")
        page.locator('[data-spot="1,2"]').click()
        expect(laid(page)).to_have_count(6)
        expect(page.locator('[data-tile="F6"]')).to_be_disabled()
        lay(page, "C", -1, -2)
        page.get_by_role("button", name="Obelisk", exact=True).click()
        laid(page).nth(0).click()
        expect(laid(page).nth(0)).to_have_attribute("aria-label", re.compile("holds Obelisk"))
        page.keyboard.press("Escape")
        laid(page).nth(6).click()
        page.keyboard.press("Delete")
        expect(laid(page)).to_have_count(6)

        # fields of the file
        page.get_by_label("Name").fill(MARKUP)
        page.get_by_role("button", name="One less").click()
        page.get_by_role("button", name="Add an event").click()
        event = page.locator('[data-way="timed_events.0"]')
        event.get_by_label("Effect 1").select_option("experience")
        event.get_by_role("group", name="Rounds").get_by_role("button", name="4", exact=True).click()
        event.get_by_label("In words").fill("The ford is <i>low</i>.")
        expect(checked(page)).to_contain_text("Sound: 6 tiles for 2 players, 9 rounds")
        shoot(page, "scenario-editor")

        # a mistake is told with its place, and shown
        page.locator('[data-laid="4"]').click()
        page.keyboard.press("Delete")
        wrong = checked(page)
        expect(wrong).to_contain_text("Map for 2: the layout has 1 starting tiles of players, and 2 play")
        expect(page.get_by_role("button", name="Play it, 2 seats")).to_be_disabled()
        page.get_by_role("button", name="Svenska").click()
        expect(page.get_by_role("region", name="Kontrollen")).to_contain_text("kartan har 1 startbrickor")
        page.get_by_role("button", name="English").click()
        page.get_by_role("button", name=re.compile("^Undo")).click()
        expect(checked(page)).to_contain_text("Sound: 6 tiles")

        # nothing is lost by a reload
        page.reload()
        expect(laid(page)).to_have_count(6)
        expect(page.get_by_label("Name")).to_have_value(MARKUP)
        assert sideways(page) == 0

        # shared by a link, which somebody else opens
        page.get_by_role("button", name="Share").click()
        shared = page.get_by_label("Link")
        expect(shared).to_have_value(re.compile("#s="))
        link = shared.input_value()
        with page.expect_download() as got:
            page.get_by_role("button", name="As a file").click()
        text = Path(got.value.path()).read_text(encoding="utf-8")
        assert "F6" in text
        page.get_by_role("button", name="Close", exact=True).click()

        # and played at once
        play = page.get_by_role("button", name="Play it, 2 seats")
        expect(play).to_be_enabled()
        play.click()
        page.wait_for_url("**/table/*")
        expect(page.locator(".crumb")).to_contain_text("Heroes")
        expect(page.get_by_text("Choose").first).to_be_visible()

        # it stands among the scenarios of the lobby
        dialog = set_up(page, site, "Set up a game")
        dialog.get_by_role("button", name="My own", exact=True).click()
        own = dialog.get_by_role("button", name=MARKUP)
        own.click()
        expect(own).to_have_attribute("aria-pressed", "true")
        expect(dialog.get_by_role("link", name="Change it in the editor")).to_be_visible()
        shoot(page, "scenario-editor-lobby")

    with guest(browser, PHONE, touch=True) as page:
        page.goto(link)
        expect(laid(page)).to_have_count(6)
        expect(page.get_by_label("Name")).to_have_value(MARKUP)
        expect(checked(page)).to_contain_text("Sound: 6 tiles")
        expect(page.get_by_role("button", name="Play it, 2 seats")).to_be_enabled()
        assert sideways(page) == 0
        shoot(page, "scenario-editor-phone")


def test_a_copy_of_a_scenario_and_a_file_are_gone_on_with(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    with guest(browser, DESK) as page:
        page.goto(f"{site}/make/heroes")
        page.get_by_role("link", name="Hill of Ravens").click()
        expect(page.get_by_label("Name")).to_have_value("Hill of Ravens")
        expect(checked(page)).to_contain_text("Sound")
        page.get_by_role("button", name="As text").click()
        area = page.get_by_role("dialog").get_by_role("textbox")
        text = area.input_value()
        area.fill(text.replace("Hill of Ravens", "Hill of Crows") + "worth: {materials: 3, valuables: 5}\n")
        page.get_by_role("button", name="Take it over").click()
        expect(page.get_by_label("Name")).to_have_value("Hill of Crows")
        page.get_by_label("Name").fill("Hill of Daws")  # what no form knows stays
        page.get_by_role("button", name="As text").click()
        expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile("valuables: 5"))
        page.keyboard.press("Escape")
        page.goto(f"{site}/make/heroes")
        expect(page.get_by_role("link", name="Hill of Daws")).to_be_visible()
        file = tmp_path / "mine.yaml"
        file.write_text(text.replace("Hill of Ravens", "Hill of Rooks"), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_label("Name")).to_have_value("Hill of Rooks")
        page.goto(f"{site}/make/heroes#s=damaged")
        expect(page.get_by_text("not").first).to_be_visible()


def test_every_part_has_a_form(browser: Browser, site: str) -> None:
    """Tokens, projects, fields, places, points, worth and rules are made by clicking; all stays sound."""
    with guest(browser, DESK) as page:
        page.goto(f"{site}/make/heroes")
        page.get_by_role("button", name="A new map").click()
        forms = page.locator(".forms")
        forms.get_by_role("button", name="+ A named field").click()
        spot = page.locator('[data-way="spots.field_1"]')
        spot.get_by_label("Name").fill("Old gate")
        spot.get_by_label("Name").press("Enter")
        expect(page.locator('[data-way="spots.old_gate"]')).to_be_visible()
        forms.get_by_role("button", name="+ A token").click()
        token = page.locator('[data-way="tokens.token_1"]')
        token.get_by_label("name").fill("The cup")
        token.get_by_label("lies at").select_option("spot.old_gate")
        forms.get_by_role("button", name="+ A project").click()
        page.locator('[data-way="projects.project_1"]').get_by_role("button", name="+ A stage").click()
        forms.get_by_label("More points").select_option("stage_paid")
        forms.get_by_label("Goods are worth gold").check()
        forms.get_by_label("A place that does something else").select_option("windmill")
        place = page.locator('[data-way="places.windmill"]')
        place.get_by_role("button", name="+ Other guards").click()
        place.get_by_label("Hard, silver").fill("2")
        place.get_by_label("Hard, silver").press("Enter")
        rules = forms.get_by_label("A rule with a value")
        offered = [one for one in rules.evaluate("e => [...e.options].map(o => o.value)") if one]
        for rule in offered:
            rules.select_option(rule)
        expect(forms.locator('[data-way^="rules."]')).to_have_count(len(offered))
        expect(checked(page)).to_contain_text("Sound: 5 tiles for 2 players")
        expect(page.locator(".checker .wrong")).to_have_count(0)
        assert_accessible(page, ".forms")
        page.get_by_role("button", name="As text").click()
        text = page.get_by_role("dialog").get_by_role("textbox").input_value()
        for part in (
            "at: spot.old_gate",
            'name: "The cup"',
            "per: stage_paid",
            "hard: {bronze: 1, silver: 2}",
            "level_cap: 5",
        ):
            assert part in text, part
        assert text.count("- {gold: 5}") == 2
        page.keyboard.press("Escape")
        shoot(page, "scenario-editor-forms")


def test_bots_try_it_out_and_are_stopped(browser: Browser, site: str) -> None:
    with guest(browser, DESK) as page:
        page.goto(f"{site}/make/heroes")
        page.get_by_role("button", name="A new map").click()
        rounds = page.get_by_role("spinbutton", name="Rounds")
        rounds.fill("2")
        rounds.press("Enter")
        expect(checked(page)).to_contain_text("2 rounds of 16")
        page.get_by_role("button", name="Try it out").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="200 games").click()
        dialog.get_by_role("button", name="Let them play").click()
        expect(dialog.get_by_text("Seat 2")).to_be_visible(timeout=60_000)
        expect(dialog.get_by_text(re.compile(r"of 200 games"))).to_be_visible()
        assert_accessible(page, "dialog")
        dialog.get_by_role("button", name="Stop").click()
        expect(dialog.get_by_text(re.compile(r"of 200 games · stopped"))).to_be_visible()
        expect(dialog.get_by_role("button", name="Let them play")).to_be_enabled()
        shoot(page, "scenario-editor-trial")


def test_what_a_layout_loses_is_told_when_it_is_opened(browser: Browser, site: str, tmp_path: Path) -> None:
    file = tmp_path / "isle.map"
    file.write_text('[{"tileId": "S0"}, {"tileId": "W1", "row": 9}]', encoding="utf-8")
    with guest(browser, DESK) as page:
        page.goto(f"{site}/make/heroes")
        page.locator("input[type=file]").set_input_files(file)
        told = page.get_by_role("region", name="The layout also had this")
        expect(told).to_contain_text("entry 1, W1: left out, as there are no water tiles here")
        page.get_by_role("button", name="Svenska").click()
        expect(page.get_by_text("post 1, W1: utelämnas")).to_be_visible()
        page.get_by_role("button", name="Lägg undan").click()
        expect(page.get_by_text("post 1, W1: utelämnas")).to_have_count(0)


def test_whoever_begins_from_the_template_can_play_it_at_once(page: Page, site: str) -> None:
    page.goto(f"{site}/make/heroes")
    page.get_by_role("link", name="Begin from a template").click()
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()
    expect(page.locator(".forms .hint").first).to_contain_text("what everybody begins with")
    shoot(page, "editor-template")
