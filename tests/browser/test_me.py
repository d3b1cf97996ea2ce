"""A self that follows one around: a passkey made at one browser opens the same games at another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect
from tests.browser.pages import DESK, assert_accessible, guest, make_table, shoot, sideways

PHONE: ViewportSize = {"width": 390, "height": 844}
ME = {"kind": "me", "hero": "dwarf"}
OPEN = {"kind": "open", "hero": "random"}
INSIDE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """What keeps the passkeys of a browser; they can be handed on, as between devices of one person."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        self.id = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": INSIDE})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        return list(self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])

    def take(self, passkeys: list[dict[str, Any]]) -> None:
        for one in passkeys:
            self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": one})


@pytest.fixture
def named(site: str) -> str:
    """The same site by a name: an address of numbers can have no passkeys."""
    return site.replace("127.0.0.1", "localhost")


@contextmanager
def somebody(browser: Browser, size: ViewportSize = DESK) -> Iterator[tuple[Page, Keyring]]:
    with guest(browser, size, touch=size is PHONE, mobile=size is PHONE) as page:
        yield page, Keyring(page)


def sit_down(site: str, table: str, seat: int, name: str) -> None:
    assert httpx.post(f"{site}/api/tables/{table}/seats/{seat}", json={"name": name}).status_code == 200


def keep(page: Page, key: str, value: Any) -> None:
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [f"fabletop.{key}", json.dumps(value)]
    )


def test_the_same_games_at_another_browser(browser: Browser, site: str, named: str, tmp_path: Path) -> None:
    made = make_table(site, ME, OPEN, name="Maja", pace=10_000)
    sit_down(site, made["id"], 1, "Iker")
    puzzle = httpx.get(f"{site}/api/puzzles").json()[0]["id"]
    with somebody(browser) as (page, keys):
        page.goto(named)
        held = {"seat": 0, "token": made["token"], "game": "village", "since": 1}
        keep(page, "seats", {made["id"]: held})
        keep(page, "solved", {puzzle: 1_700_000_000_000})
        page.reload()
        page.get_by_role("link", name="Your page").click()
        expect(page.get_by_role("heading", name="Your page")).to_be_visible()
        expect(page.get_by_role("region", name="Games that go on")).to_contain_text("Iker")
        assert sideways(page) == 0
        shoot(page, "me-guest-desk")
        assert_accessible(page)
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.get_by_role("button", name="Sign out of this browser")).to_be_visible()
        expect(page.get_by_role("button", name="Rename “Linux”")).to_be_visible()
        page.get_by_role("button", name="Rename “Linux”").click()
        page.get_by_label("What to call it").fill("Desk")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Rename “Desk”")).to_be_visible()
        page.get_by_label("Your name", exact=True).fill("Maja")
        with page.expect_response("**/api/me/name*"):
            page.get_by_role("button", name="Save", exact=True).click()
        shoot(page, "me-person-desk")
        passkeys = keys.passkeys()
        assert len(passkeys) == 1

        with somebody(browser, PHONE) as (phone, other):
            other.take(passkeys)
            phone.goto(f"{named}/me")
            shoot(phone, "me-guest-phone")
            phone.get_by_role("button", name="Sign in with a passkey").tap()
            games = phone.get_by_role("region", name="Games that go on")
            expect(games).to_contain_text("Iker")
            expect(phone.get_by_label("Your name", exact=True)).to_have_value("Maja")
            expect(phone.get_by_role("article").filter(has_text="1 of 20")).to_be_visible()
            assert sideways(phone) == 0
            shoot(phone, "me-person-phone")
            assert_accessible(phone)
            games.get_by_role("button", name="Take your seat").tap()
            phone.wait_for_url(f"**/table/{made['id']}")
            expect(phone.get_by_role("region", name="Your hand")).to_be_visible()
            phone.goto(f"{named}/me")
            with phone.expect_download() as saved:
                phone.get_by_role("button", name="Save all that is yours").tap()
            saved.value.save_as(tmp_path / "mine.json")
            mine = json.loads((tmp_path / "mine.json").read_text())
            assert [table["id"] for table in mine["tables"]] == [made["id"]]
            assert mine["browser"]["name"] == "Maja"
            assert made["token"] not in json.dumps(mine)

            phone.get_by_role("button", name="Sign out of this browser").tap()
            expect(phone.get_by_role("button", name="Make a passkey")).to_be_visible()
            expect(phone.get_by_text("You hold no seat anywhere")).to_be_visible()


def test_nothing_is_left(browser: Browser, site: str, named: str) -> None:
    made = make_table(site, ME, OPEN, name="Maja", pace=10_000)
    sit_down(site, made["id"], 1, "Iker")
    with somebody(browser) as (page, keys):
        page.goto(f"{named}/me")
        held = {"seat": 0, "token": made["token"], "game": "village", "since": 1}
        keep(page, "seats", {made["id"]: held})
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.get_by_role("region", name="Games that go on")).to_contain_text("Iker")
        page.get_by_role("button", name="Delete all that is yours").click()
        asks = page.get_by_role("dialog")
        expect(asks).to_contain_text("your seat in one game that goes on is handed to a bot")
        expect(asks.get_by_role("button", name="Keep everything")).to_be_focused()
        shoot(page, "me-delete-desk")
        assert_accessible(page, "dialog")
        asks.get_by_role("button", name="Delete everything").click()
        expect(page.get_by_text("It is all gone.")).to_be_visible()
        expect(page.get_by_text("You hold no seat anywhere")).to_be_visible()
        seats = httpx.get(f"{site}/api/tables/{made['id']}").json()["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person"]
        assert len(keys.passkeys()) == 1, "the device keeps its half, which opens nothing any more"
