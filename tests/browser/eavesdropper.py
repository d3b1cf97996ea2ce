"""Somebody who would like to know what another holds: finds nothing on the page, and nothing on the line."""

from __future__ import annotations

from typing import Any

import httpx
from tests.browser.pages import Player, Said, texts_of
from tests.server.told import phrase

from fabletop.server.answers import encode


class Eavesdropper:
    def __init__(self, spy: Player, other: Player, site: str) -> None:
        self.spy = spy
        self.other = other
        cards = httpx.get(f"{site}/api/games/village/catalogue").json()["cards"]
        self.names: list[str] = [phrase(card["name"]) for card in cards]
        self.looks = 0

    def look(self) -> None:
        """No card of the other's hand is named on the board, unless its like lies open before the spy."""
        seen = self.spy.state
        held = names_in(self.other.state["view"]["players"][self.other.state["seat"]]["hand"], self.names)
        opened = names_in([*open_cards(seen["view"]), *self.rolled()], self.names)
        secret = held - opened
        words = "\n".join(texts_of(self.spy.page.locator("main")))
        for name in sorted(opened, key=len, reverse=True):  # the longest first: Short Sword before Sword
            words = words.replace(name, "")
        assert [name for name in secret if name in words] == []
        self.looks += len(secret)

    def rolled(self) -> list[int]:
        """The card of the last die: it was played before everybody's eyes, and is still told."""
        events = (event for state in reversed(self.spy.states) for event in reversed(state["events"]))
        return next(([event["card"]] for event in events if event["event"] == "Rolled"), [])

    def listen(self) -> None:
        """Of all that was said, nothing names a card that the other drew, and the hand itself never came."""
        assert self.looks > 0, "there was nothing to hide"
        seat = self.other.state["seat"]
        assert all(state["view"]["players"][seat]["hand"] is None for state in self.spy.states)
        drawn = {encode(line["said"]).decode() for state in self.other.states for line in draws(state, seat)}
        assert drawn
        said = encode(self.spy.states).decode()
        assert [line for line in drawn if line in said] == []
        assert all(event["cards"] == [] for state in self.spy.states for event in draw_events(state, seat))


def names_in(cards: list[int], names: list[str]) -> set[str]:
    return {names[card] for card in cards if card >= 0}


def draw_events(state: Said, seat: int) -> list[Said]:
    return [event for event in state["events"] if event["event"] == "Drew" and event["seat"] == seat]


def draws(state: Said, seat: int) -> list[Said]:
    """The lines that tell somebody which cards came to hand."""
    return [line for line in state["log"] if line["seat"] == seat and line["said"][0] == "event-drew-cards"]


def open_cards(view: dict[str, Any]) -> list[int]:
    """Every card that lies open to the one who looks."""
    market = view["market"]
    cards = [*market["spaces"], *market["loot"], *market["removed"]]
    cards += [one["card"] for one in (market["dragon"], view["attack"], *view["loose"]) if one]
    for player in view["players"]:
        cards += [*(player["hand"] or ()), *player["discard"], *player["played"]]
        cards += [one["card"] for one in (*player["worn"], *player["scabbards"], *player["front"])]
        cards += [one["weapon"] for one in player["scabbards"]]
    return cards
