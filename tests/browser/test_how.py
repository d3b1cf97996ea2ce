"""How to play: a page for each game, with the live table as its pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import assert_accessible, guest, shoot, sideways

from fabletop.lessons.how import all_hows

HOWS = all_hows()


def open_page(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}/how/{game}")
    expect(page.locator(".stage > .spot")).to_have_count(len(HOWS[game].pictures))


@pytest.mark.parametrize("game", list(HOWS))
def test_the_goal_comes_first_and_every_picture_is_a_table_to_look_at(
    page: Page, site: str, game: str
) -> None:
    open_page(page, site, game)
    expect(page.locator("section h2").first).to_have_text("The goal")
    expect(page.locator("section p").first).to_contain_text(HOWS[game].parts[0].says[0].en.split("*")[1])
    for picture in page.locator("figure").all():
        expect(picture.locator(f"[inert][aria-hidden=true] .place > .{game}")).to_have_count(1)
    assert page.locator("figcaption").all_inner_texts() == [one.caption.en for one in HOWS[game].pictures]
    assert sideways(page) == 0
    assert_accessible(page)
    shoot(page, f"how-{game}")
    page.locator("section .rule").first.click()
    expect(page.get_by_role("dialog").locator("article").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_it_is_reached_from_lobby_table_and_guide_and_leads_to_the_lesson(
    browser: Browser, site: str
) -> None:
    with guest(browser, hints=True) as page:
        page.goto(site)
        page.get_by_role("button", name="Play now against bots").click()
        expect(page.locator(".prompt.mine")).to_be_visible()
        for way in (page.locator(".top"), page.get_by_role("complementary", name="First-game guide")):
            with page.expect_popup() as opened:
                way.get_by_role("link", name="How to play").click()
            expect(opened.value).to_have_url(f"{site}/how/village")
            opened.value.close()
        page.goto(site)
        page.get_by_role("link", name="How to play").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("How to play Village of Legends")
        page.get_by_role("link", name="Play the lesson").click()
        expect(page.locator(".coach h2")).to_have_text("Count your gold")


def test_on_a_phone_in_another_language_it_fits_and_no_key_is_for_the_pictures(
    browser: Browser, site: str
) -> None:
    with guest(browser, {"width": 360, "height": 740}, mobile=True) as page:
        open_page(page, site, "heroes")
        page.get_by_role("button", name="SV").click()
        expect(page.locator("section h2").first).to_have_text("Målet")
        for game, how in HOWS.items():
            open_page(page, site, game)
            expect(page.locator("figcaption").first).to_have_text(how.pictures[0].caption.sv)
            assert sideways(page) == 0
            assert_accessible(page)
        page.evaluate("addEventListener('keydown', () => (window.heard = true), true)")
        page.keyboard.press("q")
        assert page.evaluate("window.heard ?? false") is False
