"""Advice over the wire: for whoever is asked, in words, and from an imagined game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.server.playing import Browser, make_table, running, settings_in, sit_down
from tests.server.told import phrase, reason

from fabletop.games import BOXES
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.telling import AndorTeller
from fabletop.games.andor.view import imagine as imagine_unseen
from fabletop.kernel import Match, Seat, Setup
from fabletop.kernel.frame import Pick
from fabletop.kernel.game import Game
from fabletop.server.workers import suggest
from fabletop.speech import LANGUAGES, Speech

ME = {"kind": "me"}
OPEN = {"kind": "open"}
TWO = {"legend": 12, "heroes": ["thorn", "chada"]}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[str]:
    with running(settings_in(tmp_path_factory.mktemp("hints"), backend)) as found:
        yield found


def test_whoever_is_asked_is_told_a_pick_on_offer_and_why(address: str) -> None:
    table, token = make_table(address, ME, game="andor", options=TWO)

    async def ask() -> None:
        async with Browser(address, table, token) as me:
            assert me.state["decision"]["hints"]
            await me.say(type="hint", seq=me.state["seq"])
            hint = await me.until("hint")
            assert hint["seq"] == me.state["seq"]
            assert hint["pick"] in [option["pick"] for option in me.state["decision"]["options"]]
            for language in LANGUAGES:
                assert phrase(hint["text"], language, "andor").endswith(".")
            await me.say(type="hint", seq=me.state["seq"])
            assert await me.until("hint") == hint

    asyncio.run(ask())


def test_a_hint_is_for_the_seat_that_asked_and_changes_nothing(address: str) -> None:
    table, token = make_table(address, ME, OPEN, game="andor", options=TWO)
    other_token = sit_down(address, table, 1)

    async def ask() -> None:
        async with Browser(address, table, token) as one, Browser(address, table, other_token) as two:
            asked, waits = (one, two) if one.state["decision"]["asked"] else (two, one)
            seq = asked.state["seq"]
            assert not waits.state["decision"]["hints"]
            await waits.say(type="hint", seq=seq)
            assert "asked" in reason(await waits.until("refused"))
            await asked.say(type="hint", seq=seq + 1)
            await asked.until("refused")
            await asked.say(type="hint", seq=seq)
            hint = await asked.until("hint")
            await waits.say(type="chat", text="well?")
            await waits.until("chat")
            assert all(message["type"] != "hint" for message in waits.heard)
            await asked.pick(hint["pick"])
            await asked.until_seq(seq + 1)

    asyncio.run(ask())


def test_who_looks_on_gets_no_advice_and_other_games_have_none_to_give(address: str) -> None:
    table, _ = make_table(address, ME, game="andor", options=TWO)
    village, token = make_table(address, ME, {"kind": "bot", "bot": "random"}, game="village")

    async def ask() -> None:
        async with Browser(address, table) as looker:
            await looker.say(type="hint", seq=looker.state["seq"])
            assert "looking on" in reason(await looker.until("refused"))
        async with Browser(address, village, token) as me:
            while not me.mine:
                await me.hear()
            assert not me.state["decision"]["hints"]
            await me.say(type="hint", seq=me.state["seq"])
            assert "advice" in reason(await me.until("refused"))

    asyncio.run(ask())


def test_hints_count_towards_the_speed_of_a_line(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = replace(settings_in(tmp_path_factory.mktemp("slow")), messages_per_second=1)
    with running(slow) as address:
        table, token = make_table(address, ME, game="andor", options=TWO)

        async def ask() -> None:
            async with Browser(address, table, token) as me:
                for _ in range(5):
                    await me.say(type="hint", seq=me.state["seq"])
                assert "too fast" in reason(await me.until("refused"))

        asyncio.run(ask())


def test_advice_is_worked_out_in_an_imagined_game(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[Andor] = []
    asked: list[Game] = []

    def imagine(self: Andor, seat: Seat, luck: int) -> Andor:
        imagined.append(imagine_unseen(self, luck))
        return imagined[-1]

    def advise(self: AndorTeller, game: Game, seat: Seat) -> tuple[Pick, str]:
        asked.append(game)
        return 3, "Because."

    monkeypatch.setattr(Andor, "imagine", imagine)
    monkeypatch.setattr(AndorTeller, "advise", advise)
    setup = Setup("andor", 1, 5, options=TWO)
    state = Match(BOXES["andor"], setup).game.to_data()
    assert suggest(setup, state, {}, 0, 0) == (3, "Because.")
    assert asked == imagined
