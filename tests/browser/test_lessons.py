"""Lessons in the browser: the coach points, what is lit is clicked, and at the end one plays on one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from tests.browser.pages import assert_accessible, guest

from fabletop.lessons.lesson import all_lessons

LESSONS = list(all_lessons().values())


def open_lesson(page: Page, site: str, id: str) -> None:
    page.goto(f"{site}/lesson/{id}")
    expect(page.locator(".coach")).to_be_visible()


def test_the_first_lesson_by_clicking_what_is_lit(page: Page, site: str) -> None:
    """From the lobby to the end, by the light alone; then a game of one's own."""
    page.goto(site)
    page.get_by_role("link", name="Learn it in five minutes").first.click()
    steps = all_lessons()["village-first"].steps
    for step in steps:
        expect(page.locator(".coach h2")).to_have_text(step.title.en)
        while page.locator(".coach h2").or_(page.locator(".learnt h2")).inner_text() == step.title.en:
            made = page.locator(".coach").get_attribute("data-picks")
            page.locator("[data-here]").first.click()
            expect(page.locator(f'.coach[data-picks="{made}"]')).to_have_count(0)
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Play a game on your own").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".prompt")).to_be_visible()


def test_a_wrong_click_is_answered_and_not_played(page: Page, site: str) -> None:
    open_lesson(page, site, "village-first")
    page.get_by_role("button", name="End your turn").click()
    expect(page.locator(".astray")).to_contain_text("Play your Coins first")
    expect(page.locator(".coach h2")).to_have_text("Count your gold")
    assert_accessible(page)


def test_a_lesson_is_left_and_taken_up_again(page: Page, site: str) -> None:
    open_lesson(page, site, "village-first")
    for step in range(5):
        expect(page.locator(f'.coach[data-picks="{step}"]')).to_be_visible()
        page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".coach h2")).to_have_text("Hire a monster")
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("link", name="Go on with the lesson").click()
    expect(page.locator(".coach h2")).to_have_text("Hire a monster")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".coach h2")).to_have_text("Strike the Dwarf")


def is_lit(page: Page) -> bool:
    """Whether something to click is lit, or soon will be: boards are loaded, and panels fold out."""
    try:
        page.locator("[data-here], [data-way]").first.wait_for(state="attached", timeout=5_000)
    except TimeoutError:
        return False
    return True


def go_on(page: Page) -> None:
    """By the button that leads to what is lit, or by letting the coach do it."""
    way = page.locator("[data-way]")
    if way.count():
        way.first.click()
        return
    made = page.locator(".coach").get_attribute("data-picks")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(f'.coach[data-picks="{made}"]')).to_have_count(0)
    expect(page.locator(".for-me:enabled, .learnt")).to_have_count(1)


@pytest.mark.parametrize("lesson", [one.id for one in LESSONS if one.id != "village-first"])
def test_every_lesson_points_at_something_until_its_end(page: Page, site: str, lesson: str) -> None:
    """At what is to be picked, or at the button that leads there."""
    open_lesson(page, site, lesson)
    unlit = []
    while page.locator(".learnt").count() == 0:
        expect(page.locator(".for-me:enabled")).to_be_visible()
        if not is_lit(page):
            unlit.append((page.locator(".coach h2").inner_text(), page.locator(".prompt p").inner_text()))
        go_on(page)
    assert unlit == []


# Whether a finger in the middle of the light meets what is to be picked or a figure on its field, the button
# that leads there, or the one that puts away what lies over it.
UNDER_THE_FINGER = """() => {
    const spot = document.querySelector('.spot')?.getBoundingClientRect()
    const there = spot && document.elementFromPoint(spot.x + spot.width / 2, spot.y + spot.height / 2)
    if (!there) return false
    if (there.closest('[data-way], [data-shut], [data-here]')) return true
    const fields = [...document.querySelectorAll('svg [data-here]')]
    return fields.some(field => field.closest('[role="group"]')?.contains(there))
}"""


@pytest.mark.parametrize("lesson", [one.id for one in LESSONS])
def test_on_a_phone_what_is_lit_lies_under_the_finger(browser: Browser, site: str, lesson: str) -> None:
    with guest(browser, {"width": 390, "height": 844}, mobile=True) as page:
        open_lesson(page, site, lesson)
        out_of_sight = []
        while page.locator(".learnt").count() == 0:
            expect(page.locator(".for-me:enabled")).to_be_visible()
            try:
                page.wait_for_function(UNDER_THE_FINGER, timeout=5_000)
            except TimeoutError:
                out_of_sight.append(page.locator(".coach h2").inner_text())
            go_on(page)
        assert out_of_sight == []
