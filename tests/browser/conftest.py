"""A real server, the built pages and a Chromium; without one of them these tests are left out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.server.playing import running, settings_in

CLIENT = Path(__file__).parents[2] / "client"
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say why they are left out."""
    why = ""
    if chromium() is None:
        why = "there is no Chromium here: scripts/browser installs it"
    elif not (CLIENT / "dist" / "index.html").is_file():
        why = "the pages are not built: make client"
    for item in items:
        if why and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    with running(settings_in(folder, client=CLIENT / "dist")) as address:
        yield f"http://{address}"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new guest, without hints and without motion, whose page may say nothing wrong."""
    with guest(browser) as made:
        yield made


class guest:  # noqa: N801 - reads as a word: with guest(browser) as page
    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(
            viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce"
        )
        self.wrong: list[str] = []

    def __enter__(self) -> Page:
        expect.set_options(timeout=15_000)
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        return page

    def __exit__(self, kind: object, *_: object) -> None:
        self.context.close()
        if kind is None:
            assert self.wrong == []
