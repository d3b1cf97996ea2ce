"""What people at a table agree on: whose cards a replay shows, and how long a move may take."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.pages import (
    CARDS,
    DESK,
    Player,
    assert_accessible,
    guest,
    make_table,
    shoot,
    sideways,
    the_end,
)
from tests.browser.test_around import ME, OPEN, PHONE, sit, sit_down, two
from tests.server import playing

import fabletop

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def play_out(site: str, table: str, *tokens: str) -> None:
    """Those who hold these seats play on by themselves; the pages have a loop of their own here."""
    address = site.partition("://")[2]

    async def play() -> None:
        await asyncio.gather(*(one(seed, token) for seed, token in enumerate(tokens)))

    async def one(seed: int, token: str) -> None:
        async with playing.Browser(address, table, token) as player:
            await player.play(random.Random(seed))

    plays = threading.Thread(target=lambda: asyncio.run(play()))
    plays.start()
    plays.join()


@SIZES
def test_a_replay_shows_the_cards_of_those_who_agree(browser: Browser, site: str, size: ViewportSize) -> None:
    made = make_table(site, ME, OPEN, name="Maja")
    other = sit_down(site, made["id"], 1, "Iker")
    play_out(site, made["id"], made["token"], other)
    phone = size is PHONE
    with guest(browser, size, touch=phone) as page, guest(browser, size, touch=phone) as stranger:
        replay = f"{site}/replay/{made['id']}?at=20"
        stranger.goto(replay)
        expect(stranger.locator(".hand")).to_be_visible()
        assert stranger.locator(CARDS).count() == 0
        expect(stranger.get_by_label("Whose cards")).to_have_count(0)
        expect(stranger.get_by_role("button", name="Show my cards")).to_have_count(0)

        sit(page, site, made["id"], 0, made["token"])
        expect(the_end(page)).to_be_visible()
        page.get_by_role("button", name="Show my cards").click()
        expect(page.get_by_role("button", name="My cards are shown")).to_have_attribute(
            "aria-pressed", "true"
        )
        assert sideways(page) == 0
        page.get_by_role("button", name="My cards are shown").scroll_into_view_if_needed()
        shoot(page, f"hands-end-{size['width']}")

        stranger.reload()
        whose = stranger.get_by_label("Whose cards")
        expect(whose.locator("option")).to_have_text(["Cards of Maja"])
        expect(stranger.locator(CARDS).first).to_be_visible()
        assert sideways(stranger) == 0
        shoot(stranger, f"hands-replay-{size['width']}")
        assert_accessible(stranger, ".controls")

        page.goto(replay)
        page.get_by_role("button", name="My cards are shown").click()
        expect(page.get_by_role("button", name="Show my cards")).to_be_visible()
        expect(page.locator(".hand .held").first).to_be_visible()
        assert page.locator(CARDS).count() == 0
        stranger.reload()
        expect(stranger.locator(".hand")).to_be_visible()
        assert stranger.locator(CARDS).count() == 0


@SIZES
def test_a_match_is_saved_once_the_others_show_their_cards(
    browser: Browser, site: str, size: ViewportSize, tmp_path: Path
) -> None:
    made = make_table(site, ME, OPEN, name="Maja")
    other = sit_down(site, made["id"], 1, "Iker")
    play_out(site, made["id"], made["token"], other)
    phone = size is PHONE
    with guest(browser, size, touch=phone, may="409") as page, guest(browser, size, touch=phone) as stranger:
        stranger.goto(f"{site}/replay/{made['id']}")
        expect(stranger.get_by_role("slider")).to_be_visible()
        expect(stranger.get_by_role("button", name="Save the match")).to_have_count(0)
        sit(page, site, made["id"], 0, made["token"])
        expect(the_end(page)).to_be_visible()
        page.goto(f"{site}/replay/{made['id']}")
        save = page.get_by_role("button", name="Save the match")
        save.click()
        refused = page.get_by_role("dialog", name="Save the match")
        expect(refused.get_by_role("alert")).to_contain_text("Show my cards")
        assert sideways(page) == 0
        shoot(page, f"save-refused-{size['width']}")
        assert_accessible(page, "dialog")
        refused.get_by_role("button", name="Close").click()
        expect(refused).to_have_count(0)
        shows = {"token": other, "on": True}
        httpx.post(f"{site}/api/tables/{made['id']}/show", json=shows).raise_for_status()
        with page.expect_download() as download:
            save.click()
        assert download.value.suggested_filename == f"fabletop-village-{made['id']}.json"
        download.value.save_as(tmp_path / "match.json")
    assert fabletop.load(tmp_path / "match.json").game.over


@SIZES
def test_another_time_for_a_move_is_agreed_on(browser: Browser, site: str, size: ViewportSize) -> None:
    made, other = two(site)
    phone = size is PHONE
    with guest(browser, size, touch=phone) as page, guest(browser, size, touch=phone) as friend:
        maja = sit(page, site, made["id"], 0, made["token"])
        iker = sit(friend, site, made["id"], 1, other)

        def ask(time: str) -> None:
            page.get_by_role("button", name="Settings").click()
            dialog = page.get_by_role("dialog")
            dialog.get_by_role("button", name=time, exact=True).click()
            expect(dialog).to_contain_text("The others are asked")
            shoot(page, f"time-settings-{size['width']}")
            page.keyboard.press("Escape")
            expect(page.get_by_text("You asked for another time")).to_be_visible()

        ask("a day")
        asked = friend.get_by_role("alert").filter(has_text="Maja asks for another time for a move: a day.")
        expect(asked).to_be_visible()
        assert sideways(friend) == 0
        shoot(friend, f"time-asked-{size['width']}")
        assert_accessible(friend, ".ask")
        asked.get_by_role("button", name="No", exact=True).click()
        expect(asked).to_have_count(0)
        expect(page.get_by_text("You asked for another time")).to_have_count(0)
        assert maja.state["deadline"]["seconds"] == 0

        ask("three days")
        friend.get_by_role("button", name="Agree", exact=True).click()
        hears(iker, 259_200)
        hears(maja, 259_200)
        if phone:
            friend.get_by_role("button", name="Chronicle").click()
        expect(friend.get_by_role("log").first).to_contain_text("a move may take three days")
        shoot(friend, f"time-agreed-{size['width']}")


def hears(player: Player, seconds: int) -> None:
    expect(player.page.get_by_role("alert")).to_have_count(0)
    assert player.state["deadline"]["seconds"] == seconds
