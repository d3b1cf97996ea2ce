"""Without a line: the lobby and the rules open, and a table says that it waits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import CLIENT

AT_HAND = """async () => {
  await navigator.serviceWorker.ready
  for (;;) {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys()
      const rules = kept.some(({url}) => url.includes('/assets/RulesPage-'))
      const how = kept.some(({url}) => url.endsWith('/api/how/andor'))
      if (rules && how && navigator.serviceWorker.controller) return
    }
    await new Promise(requestAnimationFrame)
  }
}"""


def test_it_can_be_installed(page: Page, site: str) -> None:
    page.goto(site)
    manifest = json.loads(page.request.get(f"{site}/manifest.webmanifest").text())
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    for icon in manifest["icons"]:
        answer = page.request.get(site + icon["src"])
        assert answer.headers["content-type"] == "image/png"
        assert answer.body() == (Path(CLIENT) / "public" / icon["src"].lstrip("/")).read_bytes()


@pytest.fixture
def traveller(browser: Browser) -> Iterator[Page]:
    """A browser that may complain of a line that is down."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_lobby_and_rules_open_without_a_line_and_a_table_waits(traveller: Page, site: str) -> None:
    page = traveller
    page.goto(site)
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    table = page.url
    page.goto(site)
    page.evaluate(AT_HAND)
    errors: list[str] = []
    page.context.set_offline(True)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{site}/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{site}/how/andor")
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    expect(page.get_by_text("need a line to the server")).to_be_visible()
    page.goto(site)
    expect(page.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    expect(page.get_by_text("The server does not answer. We keep trying.").first).to_be_visible()
    page.goto(table)
    expect(page.get_by_text("The line to the table is down")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=30_000)
    assert errors == []
