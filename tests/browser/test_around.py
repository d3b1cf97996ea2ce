"""Around the table: whose move it is, who sits down, a bot that plays for a while, names, and a table that
goes away."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import (
    DESK,
    Player,
    Said,
    assert_accessible,
    begin,
    guest,
    make_table,
    set_up,
    shoot,
    sideways,
)

PHONE: ViewportSize = {"width": 390, "height": 844}
ME = {"kind": "me", "hero": "dwarf"}
OPEN = {"kind": "open", "hero": "random"}


def sit(page: Page, site: str, table: str, seat: int, token: str) -> Player:
    """Whoever opens the link of a seat holds it from then on."""
    player = Player(page)
    page.goto(f"{site}/table/{table}#seat={seat}&token={token}")
    player.until(lambda: bool(player.states))
    return player


def sit_down(site: str, table: str, seat: int, name: str) -> str:
    answer = httpx.post(f"{site}/api/tables/{table}/seats/{seat}", json={"name": name})
    return str(answer.json()["token"])


def two(site: str) -> tuple[Said, str]:
    made = make_table(site, ME, OPEN, name="Maja", pace=10_000)
    return made, sit_down(site, made["id"], 1, "Iker")


def row_of(page: Page) -> Locator:
    """In the lobby, the only table of this browser."""
    return page.locator("section.tray li").filter(has=page.get_by_role("button", name="Take your seat"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_seat_and_a_table_of_ones_own(browser: Browser, site: str, size: ViewportSize) -> None:
    made, other = two(site)
    with guest(browser, size, touch=size is PHONE) as page:
        me = sit(page, site, made["id"], 0, made["token"])
        asked = me.state["decision"]["seats"] == [0]
        expect(page).to_have_title(re.compile("Your move" if asked else "Iker’s move"))

        page.goto(site)
        row = row_of(page)
        expect(row).to_contain_text("Your move" if asked else "Iker’s move")
        expect(row).to_contain_text("just now")
        if asked:
            expect(page).to_have_title(re.compile("Your move"))
        assert sideways(page) == 0
        row.scroll_into_view_if_needed()
        shoot(page, f"around-lobby-{size['width']}")

        row.get_by_role("button", name="About Village of Legends").click()
        dialog = page.get_by_role("dialog", name="This table")
        dialog.get_by_label("Name of the table").fill("Friday night")
        dialog.get_by_role("button", name="Save").first.click()
        expect(dialog).to_contain_text("Saved.")
        dialog.get_by_label("Your name here").fill("Majken")
        dialog.get_by_role("button", name="Save").nth(1).click()
        expect(dialog.get_by_role("button", name="Save").nth(1)).to_be_disabled()
        levels = dialog.get_by_role("group", name="How well it should play")
        levels.get_by_role("button", name="Novice").click()
        shoot(page, f"around-dialog-{size['width']}")
        assert_accessible(page)
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") == 0
        dialog.get_by_role("button", name="Hand my seat to a bot").click()
        expect(dialog.get_by_role("button", name="Take my seat back")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        expect(row).to_contain_text("Friday night")
        if asked:
            expect(row).to_contain_text("Majken’s move")

        me.forget()
        row.get_by_role("button", name="Take your seat").click()
        banner = page.locator(".handed")
        expect(banner).to_contain_text("A bot plays for you")
        expect(page.locator(".crumb")).to_contain_text("Friday night")
        shoot(page, f"around-handed-{size['width']}")
        assert_accessible(page)
        banner.get_by_role("button", name="Take my seat back").click()
        expect(banner).to_have_count(0)

        page.get_by_role("button", name="This table").click()
        dialog.get_by_role("button", name="Delete the table").click()
        expect(dialog).to_contain_text("its replay, which nobody can watch any more")
        expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
        dialog.get_by_role("button", name="Delete for ever").scroll_into_view_if_needed()
        shoot(page, f"around-delete-{size['width']}")
        assert_accessible(page)
        with guest(browser) as elsewhere:
            sit(elsewhere, site, made["id"], 1, other)
            dialog.get_by_role("button", name="Delete for ever").click()
            expect(elsewhere.get_by_text("Whoever made it has deleted it")).to_be_visible()
        expect(page).to_have_url(f"{site}/")
        expect(row_of(page)).to_have_count(0)


def test_a_table_over_days(browser: Browser, site: str) -> None:
    with guest(browser) as page:
        dialog = set_up(page, site, "Invite friends")
        dialog.locator("[data-seat='1']").get_by_role("button", name="Person").click()
        time = dialog.get_by_role("group", name="Time for a move")
        expect(time.get_by_role("button")).to_have_text(["no limit", "a day", "three days"])
        time.get_by_role("button", name="a day").click()
        expect(dialog).to_contain_text("loses nothing: a bot plays on until they take their seat back")
        assert_accessible(page)
        shoot(page, "around-time")
        begin(dialog)
        expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
        table = page.url.rpartition("/")[2]
        sit_down(site, table, 1, "Iker")
        page.goto(site)
        expect(row_of(page)).to_contain_text(re.compile(r"just now · 2[34] h left"))
        shoot(page, "around-due")


def test_games_to_watch_are_listed_apart(page: Page, site: str) -> None:
    made = make_table(site, ME, OPEN, name="Åsa", pace=10_000, public=True)
    page.goto(site)
    row = page.locator("section.tray li").filter(has_text="Åsa")
    expect(row.get_by_role("button", name="Join")).to_be_visible()
    expect(page.get_by_role("list", name="Games to watch").filter(has_text="Åsa")).to_have_count(0)
    sit_down(site, made["id"], 1, "Iker")
    watched = page.get_by_role("list", name="Games to watch").get_by_role("listitem").filter(has_text="Åsa")
    expect(watched).to_contain_text("’s move")
    shoot(page, "around-watch")
    assert_accessible(page)
    watched.get_by_role("button", name="Look on").click()
    expect(page).to_have_url(f"{site}/table/{made['id']}")
    expect(page.get_by_role("button", name="This table")).to_have_count(0)


def test_the_host_is_told_who_sits_down(page: Page, site: str) -> None:
    made = make_table(site, ME, OPEN, OPEN, name="Maja", pace=10_000)
    sit(page, site, made["id"], 0, made["token"])
    expect(page).to_have_title(re.compile("Waiting for friends"))
    sit_down(site, made["id"], 2, "Iker")
    expect(page.get_by_role("status").get_by_text("Iker has sat down")).to_be_visible()
    expect(page).to_have_title(re.compile("Iker has sat down"))
    shoot(page, "around-sat")
    assert_accessible(page)

    page.goto(site)
    expect(row_of(page)).to_contain_text("Waiting for friends")
    expect(page.get_by_text("Iker has sat down at your table")).to_have_count(0)
    sit_down(site, made["id"], 1, "Ana")
    told = page.get_by_role("status").filter(has_text="Ana has sat down at your table (Village of Legends).")
    expect(told).to_be_visible()
    expect(page).to_have_title(re.compile("Your move|Ana has sat down"))
    shoot(page, "around-sat-lobby")
    assert_accessible(page)
    told.get_by_role("link", name="Go to the table").click()
    expect(page).to_have_url(f"{site}/table/{made['id']}")


def test_who_leaves_frees_the_seat_and_who_comes_back_is_told_of_a_table_that_is_gone(
    browser: Browser, site: str
) -> None:
    with guest(browser, may="410") as page:
        leave_and_come_back(page, site)


def leave_and_come_back(page: Page, site: str) -> None:
    made = make_table(site, ME, OPEN, OPEN, name="Maja", pace=10_000)
    token = sit_down(site, made["id"], 1, "Iker")
    sit(page, site, made["id"], 1, token)
    page.get_by_role("button", name="This table").click()
    dialog = page.get_by_role("dialog", name="This table")
    expect(dialog.get_by_role("button", name="Delete the table")).to_have_count(0)
    dialog.get_by_role("button", name="Leave the table").click()
    dialog.get_by_role("button", name="Leave for good").click()
    expect(page).to_have_url(f"{site}/")
    summary = httpx.get(f"{site}/api/tables/{made['id']}").json()
    assert [one["kind"] for one in summary["seats"]] == ["person", "open", "open"]

    sit(page, site, made["id"], 2, sit_down(site, made["id"], 2, "Iker"))
    page.goto(site)
    expect(row_of(page)).to_have_count(1)
    httpx.post(f"{site}/api/tables/{made['id']}/delete", json={"token": made["token"]})
    expect(page.get_by_text("A table of yours is gone")).to_be_visible()
    expect(row_of(page)).to_have_count(0)


def test_whoever_makes_a_table_without_a_seat_is_its_host(browser: Browser, site: str) -> None:
    made = make_table(site, OPEN, OPEN, pace=10_000)
    with guest(browser) as page:
        token = f'{{"{made["id"]}": {{"token": "{made["token"]}", "since": 1}}}}'
        page.add_init_script(f"localStorage['fabletop.made'] ??= {token!r}")
        page.goto(f"{site}/table/{made['id']}")
        expect(page.get_by_role("button", name="This table")).to_be_visible()
        sit_down(site, made["id"], 1, "Iker")
        expect(page.get_by_text("Iker has sat down", exact=True).first).to_be_visible()
        page.get_by_role("button", name="This table").click()
        dialog = page.get_by_role("dialog", name="This table")
        expect(dialog.get_by_label("Your name here")).to_have_count(0)
        dialog.get_by_label("Name of the table").fill("Friday night")
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_contain_text("Saved.")
        shoot(page, "around-maker-1366")
        page.goto(site)
        sit_down(site, made["id"], 0, "Nora")
        expect(page.get_by_text("Nora has sat down at your table (Friday night).")).to_be_visible()
        page.goto(f"{site}/table/{made['id']}")
        page.get_by_role("button", name="This table").click()
        dialog.get_by_role("button", name="Delete the table").click()
        dialog.get_by_role("button", name="Delete for ever").click()
        page.wait_for_url(f"{site}/")
        assert httpx.get(f"{site}/api/tables/{made['id']}").status_code == 410
