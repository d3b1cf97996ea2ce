"""How well bots play, from the set-up to the middle of the game, and what a sharp player would do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.pages import DESK, Player, assert_accessible, begin, guest, set_up, shoot, sideways

PHONE: ViewportSize = {"width": 390, "height": 844}
FIGURES = r"wins about \d+ %(, against \d+ % \(.+\)|, just like: .+|; less sure: \d+ % \(.+\))"
LEVELS = ["Novice", "Steady", "Sharp", "Master"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_level_is_chosen_and_changed_and_advice_has_figures(
    browser: Browser, site: str, size: ViewportSize
) -> None:
    with guest(browser, size, touch=size is PHONE) as page:
        me = Player(page)
        dialog = set_up(page, site, "Invite friends")
        if size is PHONE:
            dialog.get_by_role("group", name="Steps").get_by_role("button").filter(has_text="Seats").tap()
        place = dialog.locator("[data-seat='1']")
        place.get_by_role("button", name="Bot").click()
        levels = place.get_by_role("group", name="Level of the bot at seat 2")
        expect(levels.get_by_role("button")).to_have_text(LEVELS)
        expect(levels.get_by_role("button", name="Steady")).to_have_attribute("aria-pressed", "true")
        levels.get_by_role("button", name="Master").click()
        expect(place).to_contain_text("Looks far ahead")
        wider = dialog.evaluate("one => one.scrollWidth - one.clientWidth")
        assert (sideways(page), wider) == (0, 0)
        shoot(page, f"levels-lobby-{size['width']}")
        assert_accessible(page)
        begin(dialog)
        assert me.my_move()
        assert [one["bot"] for one in me.state["seats"]] == ["", "master"]

        page.get_by_role("button", name="Settings").click()
        settings = page.get_by_role("dialog")
        name = me.state["seats"][1]["name"]
        levels = settings.get_by_role("group", name=f"Level of {name}")
        expect(levels.get_by_role("button", name="Master")).to_have_attribute("aria-pressed", "true")
        levels.get_by_role("button", name="Novice").click()
        expect(levels.get_by_role("button", name="Novice")).to_have_attribute("aria-pressed", "true")
        expect(settings).to_contain_text("slips now and then")
        shoot(page, f"levels-settings-{size['width']}")
        assert_accessible(page)
        settings.get_by_role("button", name="Close").click()
        assert [one["bot"] for one in me.state["seats"]] == ["", "novice"]
        if size is DESK:
            expect(page.get_by_role("log", name="Chronicle")).to_contain_text(
                f"{name} plays as a novice from here on."
            )

        advice = page.get_by_label("What is asked").locator(".advice")
        chances = page.get_by_label("What is asked").locator(".chances")
        for _ in range(40):  # not every question needs a look ahead
            assert me.my_move()
            page.get_by_role("button", name="Hint").click()
            expect(advice).to_be_visible()
            if chances.count() and re.fullmatch(FIGURES, chances.inner_text()):
                break
            seq = me.state["seq"]
            page.get_by_role("button", name="Do it").click()
            me.until(lambda seq=seq: me.state["seq"] > seq)  # type: ignore[misc]
        else:
            raise AssertionError("no figures")
        odds = page.get_by_role("region", name="Chances to win")
        expect(odds.get_by_role("listitem").first).to_contain_text("%")
        assert sideways(page) == 0
        shoot(page, f"levels-odds-{size['width']}")
        assert_accessible(page)
        expect(odds.get_by_role("listitem").first.get_by_role("button")).to_have_attribute(
            "aria-pressed", "true"
        )
        odds.get_by_role("listitem").nth(1).get_by_role("button").click()
        expect(advice).to_have_count(0)  # another option is pointed at
