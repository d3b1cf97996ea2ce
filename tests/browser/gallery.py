"""Pictures of every screen on a phone, a tablet, a laptop and a large screen, and those of the README.

Tables are brought to a place worth seeing by a steady bot at the seat of who looks; seeds are fixed, so that
the pictures of today and of tomorrow show the same.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, expect, sync_playwright
from tests.browser.conftest import DIST, FLAGS, chromium
from tests.browser.pages import DESK, SHOTS, Said, guest, make_table, play_out
from tests.browser.scenes import SCENES, Visit
from tests.server import playing
from tests.server.playing import on_disk, running, settings_in

from fabletop.bots import make_bot
from fabletop.bots.driver import bot_pick
from fabletop.games import BOXES
from fabletop.kernel.frame import Seat, pick_from_data, pick_to_data
from fabletop.kernel.match import Match
from fabletop.server.settings import Settings
from fabletop.speech import LANGUAGES

SEED: Final = 5
PATIENT: Final = 120_000  # milliseconds
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "laptop": DESK,
    "large": {"width": 1920, "height": 1080},
    "huge": {"width": 2560, "height": 1440},
}
BY_FINGER: Final = ("phone", "lying", "tablet")
BOT: Final = {"kind": "bot", "bot": "steady", "hero": "random"}
README: Final = Path(__file__).parents[2] / "docs" / "screenshots"


@dataclass(frozen=True)
class Table:
    """A table, and when to stop playing at it: `until` looks at the state that who sits there is told."""

    game: str
    until: Callable[[Said], bool]
    seats: Sequence[Said] = ({"kind": "me", "hero": "random"}, BOT)
    options: Said = field(default_factory=dict)


def acts(state: Said, kind: str) -> bool:
    decision = state["decision"]
    return bool(decision and decision["mine"] and decision["kind"] == kind)


def may(state: Said, verb: str) -> bool:
    decision = state["decision"]
    return bool(decision and decision["mine"] and any(one["verb"] == verb for one in decision["options"]))


def fights(state: Said) -> bool:
    fight = state["view"]["fight"]
    return bool(fight and state["decision"] and state["decision"]["mine"])


def over(state: Said) -> bool:
    return bool(state["over"])


def hero(name: str) -> Said:
    return {"kind": "me", "hero": name}


def rival(name: str) -> Said:
    return {**BOT, "hero": name}


CLASH: Final = {"mode": "clash", "scenario": "brave_new_world", "difficulty": "normal"}
FOUR: Final = (hero("warrior"), rival("elf"), rival("dwarf"), rival("cleric"))
TWO: Final = (hero("warrior"), rival("elf"))
ARMIES: Final = (hero("catherine"), rival("sandro"))
ALONE: Final = ({"kind": "me"},)

TABLES: Final[dict[str, Table]] = {
    "village": Table("village", lambda s: acts(s, "act") and s["view"]["round"] >= 5, FOUR),
    "village-two": Table("village", lambda s: acts(s, "act") and s["view"]["round"] >= 3, TWO),
    "village-end": Table("village", over, TWO),
    "heroes-duel": Table("heroes", lambda s: may(s, "attack") and s["view"]["combat"]["round"] >= 2, ARMIES),
    "heroes-duel-end": Table("heroes", over, ARMIES),
    "heroes-map": Table(
        "heroes", lambda s: acts(s, "main") and s["view"]["adventure"]["round"] >= 3, ARMIES, CLASH
    ),
    "andor": Table(
        "andor", lambda s: s["view"]["day"] >= 2, ALONE, {"legend": 12, "heroes": ["chada", "kram"]}
    ),
    "andor-fight": Table("andor", fights, ALONE, {"legend": 12, "heroes": ["chada", "kram"]}),
    "andor-end": Table("andor", over, ALONE, {"legend": 11, "heroes": ["thorn", "kram"]}),
}
PAGES: Final = {
    "lobby": "/",
    "rules": "/rules",
    "rules-chapter": "/rules?id=village.sell.010",
    "how-village": "/how/village",
    "how-heroes": "/how/heroes",
    "how-andor": "/how/andor",
    "lesson-village": "/lesson/village-first",
    "lesson-combat": "/lesson/heroes-combat",
    "lesson-map": "/lesson/heroes-map",
    "lesson-andor": "/lesson/andor-first",
    "puzzles": "/puzzles",
    "campaigns": "/campaign/heroes",
    "scenario-editor": "/make/heroes",
    "replays": "/replays",
    "me": "/me",
    "about": "/about",
    "lost": "/nowhere",
}
FRONT: Final = {
    "lobby.jpg": "lobby",
    "table.jpg": "village",
    "heroes-map.jpg": "heroes-map",
    "heroes.jpg": "heroes-duel",
    "andor.jpg": "andor",
    "end.jpg": "village-end",
}


async def bring(settings: Settings, address: str, table: Said, wanted: Table) -> None:
    """Play at the first seat by a steady bot until the table is where it shall be seen."""
    bot = make_bot("steady")
    match: Match | None = None
    async with playing.Browser(address, table["id"], table["token"]) as me:
        while not wanted.until(me.state):
            assert not me.state["over"] or wanted.until is over, "over before there was anything to see"
            if not me.mine:
                await me.hear()
                continue
            setup, picks = await asyncio.to_thread(on_disk, settings, table["id"])
            match = match or Match(BOXES[setup.game], setup)
            seq = me.state["seq"]
            for pick in picks[match.number : seq]:
                match.choose(pick_from_data(pick))
            await me.pick(pick_to_data(bot_pick(bot, match.game, Seat(0), seq)))
            await me.until_seq(seq + 1)


# -- looking -------------------------------------------------------------------------------------------------


STILL: Final = """() => new Promise(resolve => {
    const rest = 600, root = document.getElementById('app') ?? document.body
    let quiet = setTimeout(resolve, rest)
    new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(resolve, rest) })
        .observe(root, {childList: true, subtree: true, characterData: true})
})"""


def come_to_rest(page: Page) -> None:
    """Wait until the page has been drawn whole.

    A still line alone says nothing: on a busy machine a page is quiet while it reads its own parts, before it
    has drawn anything.
    """
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").first).to_be_visible(timeout=PATIENT)
    expect(page.locator(".loading")).to_have_count(0, timeout=PATIENT)
    expect(page.get_by_role("progressbar")).to_have_count(
        0, timeout=PATIENT
    )  # a game that is over is thought about
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(STILL)


def look(page: Page, address: str, at: str) -> None:
    page.goto(address + at)
    come_to_rest(page)


@contextmanager
def photographer(browser: Browser, size: str, language: str) -> Iterator[Page]:
    by_finger = size in BY_FINGER
    with guest(browser, SIZES[size], mobile=by_finger, speed=1, may="Failed to load|WebSocket") as page:
        page.set_default_timeout(PATIENT)
        page.add_init_script(f"localStorage['fabletop.language'] ??= '\"{language}\"'")
        yield page


def save(page: Page, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=85)
    else:
        page.screenshot(path=path)


def addresses(site: str, settings: Settings, names: Sequence[str]) -> dict[str, str]:
    """Where each screen is, with the tables that it takes played to their place."""
    found: dict[str, str] = {}
    for name in names:
        if name in SCENES:
            continue
        if name in PAGES:
            found[name] = PAGES[name]
        elif name in TABLES:
            wanted = TABLES[name]
            table = make_table(site, *wanted.seats, game=wanted.game, options=wanted.options, name="Maja")
            print(f"playing {name} …", flush=True)
            asyncio.run(bring(settings, site.partition("://")[2], table, wanted))
            found[name] = f"/table/{table['id']}#seat={table['seat']}&token={table['token']}"
        else:
            done = play_out(site)
            found["story"] = f"/story/{done.id}"
            found["replay"] = f"/replay/{done.id}?at={len(done.frames) // 2}"
    return found


SCREENS: Final = (*PAGES, *TABLES, "replay", "story", *SCENES)


def show(page: Page, site: str, name: str, found: dict[str, str], language: str) -> None:
    """Bring a page to a screen."""
    if name in SCENES:
        SCENES[name](Visit(page, site, language))
        come_to_rest(page)
    else:
        look(page, site, found[name])


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/pictures", description=__doc__)
    parser.add_argument("screens", nargs="*", help=f"which screens; all unless named: {', '.join(SCREENS)}")
    parser.add_argument(
        "--readme", action="store_true", help="make the pictures of the README anew, and no others"
    )
    parser.add_argument("--sizes", default=",".join(SIZES), help="on what, with commas between")
    parser.add_argument("--language", default="en", help="en, es or sv, with commas between")
    parser.add_argument("--out", type=Path, default=SHOTS, help="into which folder")
    asked = parser.parse_args()
    names = list(dict.fromkeys(FRONT.values())) if asked.readme else asked.screens or list(SCREENS)
    for name in names:
        if name not in SCREENS:
            parser.error(f"no screen {name!r}: {', '.join(SCREENS)}")
    sizes = asked.sizes.split(",")
    for size in sizes:
        if size not in SIZES:
            parser.error(f"no size {size!r}: {', '.join(SIZES)}")
    languages = asked.language.split(",")
    for language in languages:
        if language not in LANGUAGES:
            parser.error(f"no language {language!r}: {', '.join(LANGUAGES)}")

    failed: list[str] = []
    expect.set_options(timeout=PATIENT)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("fabletop.server.lobby.service.new_seed", lambda: SEED)
        settings = settings_in(Path(folder), client=DIST)
        with running(settings) as address:
            site = f"http://{address}"
            found = addresses(site, settings, names)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
                if asked.readme:
                    for file, name in FRONT.items():
                        with photographer(browser, "laptop", "en") as page:
                            look(page, site, found[name])
                            save(page, README / file)
                for size, language in () if asked.readme else product(sizes, languages):
                    folder_of = asked.out / f"{size}-{language}"
                    for name in names:
                        try:
                            with photographer(browser, size, language) as page:
                                show(page, site, name, found, language)
                                save(page, folder_of / f"{name}.png")
                        except (AssertionError, Error) as amiss:  # one that fails costs none of the others
                            failed.append(f"{size}, {language}, {name}: {str(amiss).splitlines()[0]}")
                    print(f"{size} in {language}: {folder_of}", flush=True)
                browser.close()
    if failed:
        raise SystemExit("not taken:\n" + "\n".join(failed))


if __name__ == "__main__":
    main()
