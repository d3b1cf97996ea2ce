"""A real server, the built pages and a Chromium; without one of them these tests are left out."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.pages import CLIENT, Finished, guest, play_out
from tests.server.playing import running, settings_in

DIST = Path(os.environ.get("FABLETOP_CLIENT") or CLIENT / "dist")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SEED = 5  # of every table here, so that a game goes the same way each time; bots take their luck from it too


def chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say why they are left out."""
    why = ""
    if chromium() is None:
        why = "there is no Chromium here: scripts/browser installs it"
    elif not (DIST / "index.html").is_file():
        why = "the pages are not built: make client"
    for item in items:
        if why and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch, running(settings_in(folder, client=DIST)) as address:
        patch.setattr("fabletop.server.lobby.service.new_seed", lambda: SEED)
        yield f"http://{address}"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new guest at a desk."""
    with guest(browser) as made:
        yield made


@pytest.fixture(scope="session")
def finished(site: str) -> Finished:
    """A game that bots have played to its end."""
    return play_out(site)
