"""Why not: what is not lit says why, by a click, a tap or the keyboard, with its rule."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import assert_accessible, guest
from tests.browser.test_andor import ride_out as in_legend
from tests.browser.travelling import ride_out as in_clash
from tests.browser.travelling import take

PHONE: ViewportSize = {"width": 390, "height": 844}


def sit_down(page: Page, site: str) -> None:
    """A first turn in which nothing of the market can be paid for."""
    page.goto(site)
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="Elf").first.click()
    expect(page.locator(".prompt.mine")).to_contain_text("it is your turn")


def within(page: Page) -> None:
    """The answer fits on a phone."""
    box = page.locator(".why-not").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_a_card_of_the_market_says_that_it_is_too_dear(page: Page, site: str) -> None:
    sit_down(page, site)
    dear = page.locator('[data-left^="buy space"]').first
    dear.click(force=True)  # it is marked as disabled, and answers all the same
    answer = page.locator(".why-not")
    expect(answer).to_contain_text("gold, and you have 0.")
    assert_accessible(page)
    answer.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("village.buy.030")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def test_it_answers_the_keyboard_and_goes_when_something_is_done(page: Page, site: str) -> None:
    sit_down(page, site)
    page.locator("[data-left]").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".why-not")).to_contain_text("It costs")
    page.get_by_role("button", name="Play Coin").first.click()
    expect(page.locator(".why-not")).to_have_count(0)


def test_it_answers_a_finger(browser: Browser, site: str) -> None:
    with guest(browser, viewport=PHONE, mobile=True) as page:
        sit_down(page, site)
        page.locator('[data-left^="buy space"]').first.tap(force=True)
        expect(page.locator(".why-not")).to_contain_text("It costs")
        within(page)


# -- Heroes ------------------------------------------------------------------------------------------------


def test_a_town_of_heroes_says_why_on_its_buildings_and_to_the_keyboard(page: Page, site: str) -> None:
    me = in_clash(page, site, touch=False)
    me.play(take, until=lambda: me.state["decision"]["kind"] == "main")
    page.locator(".keys button", has_text="Town").click()
    town = page.get_by_role("dialog", name="Your town")
    gold = town.locator('[data-building="gold_dwelling"]')
    expect(gold).to_contain_text("First this must stand: Holy Grounds.")
    expect(gold).to_have_attribute("aria-disabled", "true")
    gold.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    answer = page.locator(".why-not")
    expect(answer).to_contain_text("First this must stand")
    answer.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="The rules behind it")).to_contain_text("heroes.town.060")
    page.keyboard.press("Escape")


def test_a_town_of_heroes_answers_a_finger(browser: Browser, site: str) -> None:
    with guest(browser, viewport=PHONE, mobile=True) as page:
        me = in_clash(page, site, touch=True)
        me.play(take, until=lambda: me.state["decision"]["kind"] == "main")
        page.get_by_role("tab", name="Town").tap()
        town = page.get_by_role("dialog", name="Your town")
        town.get_by_role("tab", name="Build").tap()
        town.locator('[data-building="gold_dwelling"]').tap(force=True)
        expect(page.locator(".why-not")).to_contain_text("First this must stand: Holy Grounds.")
        within(page)


# -- Andor -------------------------------------------------------------------------------------------------


def test_a_field_of_andor_too_far_away_says_how_far_it_is_to_the_keyboard(page: Page, site: str) -> None:
    in_legend(site, page)
    page.locator("[data-field].lit").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.locator('[data-field="208"]').focus()
    answer = page.locator(".why-not")
    expect(answer).to_contain_text("It is 11 fields away, and 10 hours are left today.")
    answer.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("andor.hour.020")


def test_a_field_of_andor_answers_a_finger(browser: Browser, site: str) -> None:
    with guest(browser, viewport=PHONE, mobile=True) as page:
        in_legend(site, page)
        page.locator('[data-field="208"]').tap(force=True)
        expect(page.locator(".why-not")).to_contain_text("It is 11 fields away, and 10 hours are left today.")
        within(page)
