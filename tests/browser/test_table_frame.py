"""What surrounds the board: the bar above, its keys, and the chronicle."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.pages import Said, click, full_of, seated


def test_the_arrows_point_at_options_from_the_bar_above_too(page: Page, site: str) -> None:
    me = seated(page, site, "dwarf")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("ArrowRight")
    first: Said = me.state["decision"]["options"][0]
    expect(page.locator(".prompt p")).to_contain_text(full_of(first))
    me.pick(first, lambda player, _: player.page.keyboard.press("Enter"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_nobody_is_asked_for_an_undo_where_all_others_are_bots(page: Page, site: str) -> None:
    me = seated(page, site, "dwarf")
    me.play(click, until=me.reaches(3))
    assert me.state["undo"]["free"] == 0
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)


def test_a_line_of_the_chronicle_opens_its_rules(page: Page, site: str) -> None:
    me = seated(page, site, "dwarf")
    me.play(click, until=me.reaches(2))
    line = page.get_by_role("log").locator("p").last
    line.get_by_role("button", name="Rule").click()
    rules = page.get_by_role("dialog", name="The rules behind it")
    expect(rules).to_contain_text("village.")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
