"""How much comes over the line, as the server sends it, compressed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import DIST
from tests.browser.pages import guest
from tests.server.playing import running, settings_in

MOST = 300_000  # bytes


class Scales:
    """Weighs everything that a page loads, with its headers."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.line = page.context.new_cdp_session(page)
        self.line.on("Network.loadingFinished", self.add)
        self.line.send("Network.enable")

    def add(self, loaded: dict[str, float]) -> None:
        self.bytes += int(loaded["encodedDataLength"])

    def read(self) -> int:
        """What came since the last reading."""
        weighed, self.bytes = self.bytes, 0
        return weighed


def test_the_lobby_and_the_first_table_are_light(browser: Browser, tmp_path: Path) -> None:
    """Without what is fetched later, to be at hand when there is no line, and without tables of others."""
    with running(settings_in(tmp_path, client=DIST)) as address, guest(browser, offline=False) as page:
        weigh(page, f"http://{address}")


def weigh(page: Page, site: str) -> None:
    scales = Scales(page)
    page.goto(site)
    expect(page.locator(".facts").first).to_contain_text("13 heroes")
    page.wait_for_load_state("networkidle")
    assert 20_000 < scales.read() < MOST
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".prompt.mine")).to_contain_text("which hero")
    page.get_by_role("button", name="Elf").first.click()
    expect(page.get_by_role("log")).to_contain_text("plays the Elf")
    page.wait_for_load_state("networkidle")
    assert 20_000 < scales.read() < MOST
