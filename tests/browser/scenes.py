"""Screens that somebody has to do something for: dialogs, questions, answers, ends as others see them.

A scene opens a page, brings it to where it is worth seeing and leaves it there. Words are looked up in the
client's own files, so that every scene can be laid out in every language.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

import httpx
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import CLIENT, Said, make_table
from tests.server import playing

BOT: Final = {"kind": "bot", "bot": "steady"}
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open", "hero": "random"}
LEGEND: Final = {"legend": 11, "heroes": ["thorn", "kram"]}
DUEL: Final = {"mode": "duel"}
ALLIANCE: Final = {"mode": "alliance", "scenario": "four_banners", "difficulty": "normal"}
SLOWLY: Final = 10_000  # milliseconds between two picks: nothing moves while a picture is taken
INSIDE: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@cache
def texts(file: str, language: str) -> dict[str, str]:
    found = (CLIENT / "src" / file / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", found, re.MULTILINE))


@dataclass(frozen=True)
class Visit:
    """Somebody at a page, on which site, and in which language."""

    page: Page
    site: str
    language: str

    def word(self, key: str, file: str = "text") -> str:
        return texts(file, self.language)[key]

    def press(self, key: str, where: Locator | None = None, file: str = "text") -> None:
        within = where if where is not None else self.page
        within.get_by_role("button", name=self.word(key, file), exact=True).first.click()

    def go(self, path: str) -> None:
        self.page.goto(self.site + path)
        expect(self.page.locator("main").first).to_be_visible()
        expect(self.page.locator(".loading")).to_have_count(0)

    def sit(self, table: Said, seat: int = 0, token: str = "") -> None:
        self.go(f"/table/{table['id']}#seat={seat}&token={token or table['token']}")
        expect(self.page.locator(".prompt, .ending").first).to_be_visible()

    def another(self) -> Visit:
        """A second browser, of the same size; it closes with the first."""
        here = self.page
        touch = here.evaluate("navigator.maxTouchPoints > 0")
        assert here.context.browser is not None
        context = here.context.browser.new_context(
            viewport=here.viewport_size, has_touch=touch, is_mobile=touch
        )
        context.add_init_script(f"localStorage['fabletop.language'] = '\"{self.language}\"'")
        here.on("close", lambda _: context.close())
        return Visit(context.new_page(), self.site, self.language)


def sit_down(site: str, table: str, seat: int, name: str) -> str:
    answer = httpx.post(f"{site}/api/tables/{table}/seats/{seat}", json={"name": name})
    return str(answer.json()["token"])


def two(site: str, **more: object) -> tuple[Said, str]:
    """Maja and Iker at a table, each with a token."""
    made = make_table(site, {**ME, "hero": "random"}, OPEN, name="Maja", **{"pace": SLOWLY, **more})
    return made, sit_down(site, made["id"], 1, "Iker")


def play_out(site: str, table: str, *tokens: str) -> None:
    """Those who hold these seats play on by themselves, at random."""
    address = site.partition("://")[2]

    async def one(seed: int, token: str) -> None:
        async with playing.Browser(address, table, token) as player:
            await player.play(random.Random(seed))

    async def play() -> None:
        await asyncio.gather(*(one(seed, token) for seed, token in enumerate(tokens)))

    plays = threading.Thread(target=lambda: asyncio.run(play()))
    plays.start()
    plays.join()


@cache
def ended(site: str, game: str, mode: str = "") -> tuple[Said, tuple[str, str]]:
    """A game of two people that is over, with the winner's token first."""
    options = {"andor": LEGEND, "heroes": DUEL}.get(game, {})
    seats = (ME, {"kind": "open"}) if game == "andor" else ({**ME, "hero": "random"}, OPEN)
    if mode == "alliance":
        bots = [{**BOT, "hero": hero} for hero in ("mutare", "rion", "sandro")]
        made = make_table(
            site, {**ME, "hero": "catherine"}, *bots, game="heroes", options=ALLIANCE, name="Maja", pace=0
        )
        play_out(site, made["id"], made["token"])
        return made, (made["token"], made["token"])
    made = make_table(site, *seats, game=game, options=options, name="Maja", pace=0)
    other = sit_down(site, made["id"], 1, "Iker")
    play_out(site, made["id"], made["token"], other)
    return made, (made["token"], other)


def end_of(game: str, seat: int | None, mode: str = "") -> Callable[[Visit], None]:
    """The end of a game as told to a seat, or to whoever looks on."""

    def see(visit: Visit) -> None:
        made, tokens = ended(visit.site, game, mode)
        if seat is None:
            visit.go(f"/table/{made['id']}")
        else:
            visit.sit(made, seat, tokens[seat])
        expect(visit.page.locator(".ending")).to_be_visible()

    return see


# -- agreements ----------------------------------------------------------------------------------------------


def asks_for_time(visit: Visit) -> None:
    made, _ = two(visit.site)
    visit.sit(made)
    visit.press("settings")
    dialog = visit.page.get_by_role("dialog")
    visit.press("setup-time-86400", dialog)
    expect(dialog).to_contain_text(visit.word("time-waits"))


def waits_for_time(visit: Visit) -> None:
    asks_for_time(visit)
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_role("dialog")).to_have_count(0)


def is_asked_for_time(visit: Visit) -> None:
    made, other = two(visit.site)
    visit.sit(made, 1, other)
    maja = visit.another()
    maja.sit(made)
    maja.press("settings")
    maja.press("setup-time-259200", maja.page.get_by_role("dialog"))
    expect(visit.page.get_by_role("alert")).to_be_visible()


def shown_hands(visit: Visit) -> None:
    made, (token, _) = ended(visit.site, "village")
    httpx.post(
        f"{visit.site}/api/tables/{made['id']}/show", json={"token": token, "on": True}
    ).raise_for_status()
    visit.sit(made, 0, token)
    visit.go(f"/replay/{made['id']}?at=20")
    expect(visit.page.get_by_role("slider")).to_be_visible()


def save_refused(visit: Visit) -> None:
    shown_hands(visit)
    visit.press("match-save")
    expect(visit.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


# -- talk ----------------------------------------------------------------------------------------------------


def open_drawer(visit: Visit) -> None:
    """Where there is no column beside the board, chronicle and chat are in a drawer."""
    drawer = visit.page.get_by_role("button", name=visit.word("chronicle"), exact=True)
    if drawer.count() and drawer.first.is_visible():
        drawer.first.click()


def chat_of(visit: Visit) -> Locator:
    open_drawer(visit)
    chat = visit.page.locator(".chat")
    chat.get_by_role("button", name=visit.word("chat")).first.click()
    return chat


def talk_of_onlookers(visit: Visit) -> None:
    made, _ = two(visit.site)
    visit.go(f"/table/{made['id']}")
    chat = chat_of(visit)
    chat.get_by_label(visit.word("chat-say")).fill("…!")
    visit.press("chat-send", chat)
    visit.press("gesture-well-played", chat)
    expect(chat.get_by_role("log")).to_contain_text(visit.word("gesture-well-played"))


def talk_at_table(visit: Visit) -> None:
    made, _ = two(visit.site)
    visit.sit(made)
    chat = chat_of(visit)
    visit.press("gesture-thinking", chat)
    visit.press("gesture-hello", chat)
    expect(chat.get_by_role("log")).to_contain_text(visit.word("gesture-hello"))


# -- answers -------------------------------------------------------------------------------------------------


def first_turn(visit: Visit, game: str, options: Said | None = None, *others: Said) -> Said:
    me = ME if game == "andor" else {**ME, "hero": "random"}
    made = make_table(visit.site, me, *others, game=game, options=options or {}, name="Maja", pace=0)
    visit.sit(made)
    return made


def too_dear(visit: Visit) -> None:
    first_turn(visit, "village", None, {**BOT, "hero": "random"})
    visit.page.locator('[data-left^="buy space"]').first.click(force=True)
    expect(visit.page.locator(".why-not")).to_be_visible()


def too_far(visit: Visit) -> None:
    first_turn(visit, "andor", LEGEND)
    visit.page.locator('[data-field="208"]').click(force=True)
    expect(visit.page.locator(".why-not")).to_be_visible()


def rule_with_reading(visit: Visit) -> None:
    """A rule that leaves something open, with how we read it."""
    first_turn(visit, "village", None, {**BOT, "hero": "random"})
    open_drawer(visit)
    visit.page.get_by_role("log").locator(".rule").first.click()  # the roll for who begins
    expect(visit.page.locator(".popover .reading").first).to_be_visible()


def astray(visit: Visit) -> None:
    visit.go("/lesson/village-first")
    expect(visit.page.locator(".coach")).to_be_visible()
    visit.page.locator(".prompt .buttons button").first.click(force=True)
    expect(visit.page.locator(".astray")).to_be_visible()


def far_into(lesson: str, steps: int) -> Callable[[Visit], None]:
    """A lesson after so many steps; all of them if it has fewer."""

    def see(visit: Visit) -> None:
        page = visit.page
        visit.go(f"/lesson/{lesson}")
        expect(page.locator(".coach")).to_be_visible()
        for _ in range(steps):
            expect(page.locator(".for-me:enabled, .learnt")).to_have_count(1)
            if page.locator(".learnt").count():
                return
            made = page.locator(".coach").get_attribute("data-picks")
            page.locator(".for-me").click()
            expect(page.locator(f'.coach[data-picks="{made}"]')).to_have_count(0)

    return see


def puzzle(game: str, *, shown: bool) -> Callable[[Visit], None]:
    def see(visit: Visit) -> None:
        listed = httpx.get(f"{visit.site}/api/puzzles", timeout=60).json()
        visit.go(f"/puzzle/{next(one['id'] for one in listed if one['game'] == game)}")
        expect(visit.page.locator(".prompt")).to_be_visible()
        if shown:
            visit.press("puzzle-give-up")
            expect(visit.page.get_by_text(visit.word("puzzle-is-shown")).first).to_be_visible()

    return see


# -- around --------------------------------------------------------------------------------------------------


def signed_in(visit: Visit) -> None:
    """One's own page with a passkey, games that go on and games that are over."""
    goes_on, _ = two(visit.site)
    over, (token, _) = ended(visit.site, "village")
    named = Visit(visit.page, visit.site.replace("127.0.0.1", "localhost"), visit.language)
    line = visit.page.context.new_cdp_session(visit.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": INSIDE})
    named.go("/me")
    held = {
        made["id"]: {"seat": 0, "token": held, "game": "village", "since": 1}
        for made, held in ((goes_on, goes_on["token"]), (over, token))
    }
    visit.page.evaluate("seats => localStorage.setItem('fabletop.seats', seats)", json.dumps(held))
    visit.page.reload()
    named.press("passkey-make", file="me/text")
    expect(visit.page.get_by_role("button", name=named.word("leave", "me/text"))).to_be_visible()


def word_when_away(visit: Visit) -> None:
    visit.go("/")
    visit.page.get_by_role("button", name=visit.word("post")).click()
    expect(visit.page.get_by_role("dialog")).to_be_visible()


def offered_word(visit: Visit) -> None:
    made, _ = two(visit.site, deadline=86_400)
    visit.page.context.grant_permissions(["notifications"], origin=visit.site)
    visit.sit(made)


def dialog_of_table(visit: Visit) -> None:
    made, _ = two(visit.site)
    visit.sit(made)
    visit.page.get_by_role("button", name=visit.word("around")).first.click()
    expect(visit.page.get_by_role("dialog")).to_be_visible()


def setting_up(button: int) -> Callable[[Visit], None]:
    def see(visit: Visit) -> None:
        visit.go("/")
        visit.page.locator("article.game").nth(button).locator("button.s").first.click()
        expect(visit.page.get_by_role("dialog").locator(".cards button").first).to_be_visible()

    return see


def waiting_room(visit: Visit) -> None:
    made = make_table(visit.site, {**ME, "hero": "random"}, OPEN, OPEN, name="Maja")
    visit.go(f"/table/{made['id']}#seat=0&token={made['token']}")


def invited(visit: Visit) -> None:
    made = make_table(visit.site, {**ME, "hero": "random"}, OPEN, OPEN, name="Maja")
    visit.go(f"/table/{made['id']}")


def workshop(visit: Visit) -> None:
    visit.go("/make/heroes")
    visit.press("new", file="games/heroes/editor/text")
    expect(visit.page.locator("[data-laid]").first).to_be_visible()


def in_words(visit: Visit) -> None:
    made, _ = two(visit.site)
    visit.page.add_init_script("localStorage['fabletop.plain'] = 'true'")
    visit.sit(made)


def cut_off(path: str) -> Callable[[Visit], None]:
    """A page that is opened while there is no line."""

    def see(visit: Visit) -> None:
        visit.go("/")
        visit.page.evaluate(AT_HAND)
        visit.page.context.set_offline(True)
        visit.page.goto(visit.site + path)

    return see


AT_HAND: Final = """async () => {
  await navigator.serviceWorker.ready
  for (;;) {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys()
      const how = kept.some(({url}) => url.endsWith('/api/how/andor'))
      if (how && navigator.serviceWorker.controller) return
    }
    await new Promise(requestAnimationFrame)
  }
}"""

SCENES: Final[dict[str, Callable[[Visit], None]]] = {
    "time-asks": asks_for_time,
    "time-waits": waits_for_time,
    "time-asked": is_asked_for_time,
    "hands-shown": shown_hands,
    "save-refused": save_refused,
    "talk-onlookers": talk_of_onlookers,
    "talk-table": talk_at_table,
    "why-not-village": too_dear,
    "why-not-andor": too_far,
    "rule-reading": rule_with_reading,
    "rules-of-a-chapter": lambda visit: visit.go("/rules?chapter=heroes.spell"),
    "lesson-astray": astray,
    "lesson-combat-later": far_into("heroes-combat", 6),
    "lesson-village-done": far_into("village-first", 60),
    "puzzle-village": puzzle("village", shown=False),
    "puzzle-heroes-shown": puzzle("heroes", shown=True),
    "puzzle-andor": puzzle("andor", shown=False),
    "me-signed-in": signed_in,
    "post-dialog": word_when_away,
    "post-offer": offered_word,
    "around-dialog": dialog_of_table,
    "set-up-village": setting_up(0),
    "set-up-heroes": setting_up(1),
    "set-up-andor": setting_up(2),
    "waiting-room": waiting_room,
    "invited": invited,
    "workshop": workshop,
    "in-words": in_words,
    "village-end-first": end_of("village", 0),
    "village-end-second": end_of("village", 1),
    "village-end-onlooker": end_of("village", None),
    "heroes-end-first": end_of("heroes", 0),
    "heroes-end-second": end_of("heroes", 1),
    "heroes-end-onlooker": end_of("heroes", None),
    "alliance-end": end_of("heroes", 0, "alliance"),
    "andor-end-second": end_of("andor", 1),
    "andor-end-onlooker": end_of("andor", None),
    "offline-lobby": cut_off("/"),
    "offline-how": cut_off("/how/andor"),
    "offline-table": cut_off("/table/nowhere"),
}
