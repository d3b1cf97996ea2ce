"""People at browsers: who opens the pages, what they hear of a table, and how they pick."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, WebSocket, expect
from tests.server.playing import whole_replay, wish
from tests.server.told import phrase
from tests.server.unpacking import Unpacker

from fabletop.games.village import content
from fabletop.ledger import Language

CLIENT = Path(__file__).parents[2] / "client"
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DESK: ViewportSize = {"width": 1366, "height": 768}
GREEDY = {"kind": "bot", "bot": "greedy", "hero": "warrior"}
PATIENCE = 20_000  # milliseconds
CARDS = ".hand .fan .tt"  # the names of the cards in hand

Said = dict[str, Any]


@contextmanager
def guest(
    browser: Browser,
    viewport: ViewportSize = DESK,
    touch: bool = False,
    hints: bool = False,
    speed: float = 900,
    still: bool = True,
    mobile: bool = False,
    offline: bool = True,
    may: str = "",
) -> Iterator[Page]:
    """A browser of its own that moves nothing, whose bots hurry, and whose page may say nothing wrong, unless
    it is about what it `may`; it may keep pages at hand for when it is offline."""
    motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
    context = browser.new_context(
        viewport=viewport,
        has_touch=touch or mobile,
        is_mobile=mobile,
        locale="en-GB",
        reduced_motion=motion,
        service_workers="allow" if offline else "block",
    )
    likes = {"speed": speed, "guide": hints}
    for key, value in likes.items():
        context.add_init_script(f"localStorage['fabletop.{key}'] ??= '{json.dumps(value)}'")
    wrong: list[str] = []
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error" and not (may and re.search(may, said.text)):
            wrong.append(said.text)

    page.on("console", hear)
    try:
        yield page
        assert wrong == []
    finally:
        context.close()


def shoot(page: Page, name: str) -> None:
    """Keep a picture, for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def the_end(page: Page) -> Locator:
    """The story of a game that is over, in whatever language."""
    return page.locator(".ending")


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


def texts_of(part: Locator) -> list[str]:
    """Every word that is shown or read out there, once for each place where it stands."""
    found: list[str] = part.evaluate(
        """root => {
            const words = []
            const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
            for (let node = walk.currentNode; node; node = walk.nextNode()) {
                if (node.nodeType === Node.TEXT_NODE) words.push(node.data)
                else for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
                    words.push(node.getAttribute(name) ?? '')
            }
            return words.map(word => word.replace(/\\s+/g, ' ').trim()).filter(Boolean)
        }"""
    )
    return found


def rows_of(log: list[Said], language: Language = "en") -> list[str | None]:
    """What stands in each line of the chronicle; None where the page puts coins in a row together."""
    rows: list[str | None] = []
    payer = at = 0
    while at < len(log):
        one, gold = log[at], log[at + 1] if at + 1 < len(log) else {}
        if one["event"] == "Played" and gold.get("event") == "GotGold" and gold["seat"] == one["seat"]:
            if not rows or rows[-1] is not None or payer != one["seat"]:
                rows.append(None)
            payer = one["seat"]
            at += 2
        else:
            rows.append(phrase(one["said"], language))
            at += 1
    return rows


# -- tables ------------------------------------------------------------------------------------------------


def set_up(page: Page, site: str, arrange: str) -> Locator:
    """The dialog in which a table is set up, opened in the lobby by the button of its game."""
    page.goto(site)
    page.get_by_role("button", name=arrange).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".cards button").first).to_be_visible()
    return dialog


def begin(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Begin").click()


def make_table(site: str, *seats: Said, **more: Any) -> Said:
    made = httpx.post(f"{site}/api/tables", json=wish(*seats, **more))
    assert made.status_code == 201, made.text
    return dict(made.json())


@dataclass(frozen=True)
class Finished:
    """A game that is over, and its replay."""

    id: str
    replay: Said

    @property
    def frames(self) -> list[Said]:
        return list(self.replay["frames"])


def play_out(site: str, *seats: Said, **more: Any) -> Finished:
    """Bots among themselves, for all to see: at Village unless told otherwise."""
    made = make_table(site, *(seats or (GREEDY, {**GREEDY, "hero": "elf"})), public=True, **more)
    until = time.monotonic() + 3 * PATIENCE / 1000
    while httpx.get(f"{site}/api/fair/{made['id']}").json()["seed"] is None:
        assert time.monotonic() < until, "the bots do not finish"
        time.sleep(0.05)
    return Finished(made["id"], whole_replay(site.partition("://")[2], made["id"]))


def full_of(option: Said, game: str = "village") -> str:
    """An option in full words; a label that says it all stands alone."""
    return phrase(option.get("full", option["label"]), game=game)


class Player:
    """Somebody at a page: hears what the server says to it, and picks."""

    game = "village"

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.states: list[Said] = []
        self.unpacker = Unpacker()
        self.line: WebSocket | None = None
        page.on("websocket", self._answer)

    def _answer(self, line: WebSocket) -> None:
        self.line = line
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.heard.append(frame)
        message = self.unpacker.hear(frame)
        if message["type"] == "state":
            self.states.append(message)

    @property
    def state(self) -> Said:
        return self.states[-1]

    @property
    def mine(self) -> bool:
        """Whether the table waits for this player."""
        return bool(self.states and self.state["decision"] and self.state["decision"]["mine"])

    @property
    def over(self) -> bool:
        return bool(self.states and self.state["over"])

    def until(self, ready: Callable[[], bool]) -> None:
        """Listen until something holds."""
        while not ready():
            line = self.line
            if line is None or line.is_closed():
                self.page.wait_for_event("websocket", timeout=PATIENCE)
                continue
            try:
                line.wait_for_event("framereceived", timeout=PATIENCE)
            except Error:
                if not line.is_closed():  # else the page calls again
                    raise

    def my_move(self) -> bool:
        """Wait for it; False if the game is over instead."""
        self.until(lambda: self.mine or self.over)
        return self.mine

    def forget(self) -> None:
        """Before a reload: whatever was heard is from the old page."""
        self.states.clear()
        self.line = None

    # -- picking -------------------------------------------------------------------------------------------

    def pick(self, option: Said, act: Callable[[Player, Said], None]) -> None:
        """Choose an option in one's own way, and wait for what comes of it."""
        seq = self.state["seq"]
        act(self, option)
        if option.get("loses"):  # who does not point at it first is asked
            self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
            sure = self.page.locator(".prompt .buttons button:enabled").filter(has_text="Enter")
            if self.state["seq"] == seq and sure.count():
                sure.click()
        self.until(lambda: self.state["seq"] > seq)

    def play(self, act: Callable[[Player, Said], None], until: Callable[[], bool] = lambda: False) -> int:
        """Sensible picks until the game is over, or something holds; says how many."""
        picks = 0
        while self.my_move() and not until():
            self.pick(self.sensible(), act)
            picks += 1
        return picks

    def hero(self, wanted: str) -> Said:
        options: list[Said] = self.state["decision"]["options"]
        number = content().hero_by_id[wanted]
        return next(option for option in options if option["about"].get("hero") == number)

    def sensible(self) -> Said:
        """Aim at others, play everything, buy what is dearest, end the turn: such a game comes to an end."""
        options: list[Said] = self.state["decision"]["options"]
        others = [
            one for one in options if one["verb"] == "hero" and one["about"]["seat"] != self.state["seat"]
        ]
        plays = [one for one in options if one["verb"] in ("play", "cast")]
        buys = [one for one in reversed(options) if one["verb"] == "buy"]
        ends = [one for one in options if one["verb"] == "end_turn"]
        best: Said = [*others, *plays, *buys, *ends, *options][0]
        return best

    def reaches(self, number: int) -> Callable[[], bool]:
        """Whether this round, or a later one, has begun."""
        return lambda: self.state["view"]["round"] >= number

    def button(self, option: Said) -> Locator:
        """Where an option is on the page: a lit thing of the board, or a button of the prompt."""
        spoken = self.page.locator(".spoken").filter(
            has_text=re.compile(f"^{re.escape(full_of(option, self.game))}[.:]")
        )
        lit = self.page.locator(".pick.lit > button.thing").filter(has=spoken)
        label = re.compile(f"^{re.escape(phrase(option['label'], game=self.game))}")
        return lit.or_(self.page.locator(".prompt .buttons button").filter(has_text=label)).first


def seated(page: Page, site: str, hero: str, *others: Said) -> Player:
    """At a new table when it is one's move, with a bot unless others are named; the link carries the seat."""
    sat = make_table(site, {"kind": "me", "hero": hero}, *(others or (GREEDY,)), name="Maja")
    player = Player(page)
    page.goto(f"{site}/table/{sat['id']}#seat={sat['seat']}&token={sat['token']}")
    assert player.my_move()
    expect(player.button(player.sensible())).to_be_visible()
    return player


def click(player: Player, option: Said) -> None:
    player.button(option).click()


def tap(player: Player, option: Said) -> None:
    player.button(option).tap()


def assert_accessible(page: Page, where: str = "html", *, slips: bool = False) -> None:
    """axe finds nothing serious on a page or in a part of it; nothing at all where small slips count too."""
    page.evaluate((CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("where => axe.run(where)", where)
    assert found["passes"], "axe looked at nothing"
    amiss = [one for one in found["violations"] if slips or one["impact"] in ("serious", "critical")]
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in amiss] == []
