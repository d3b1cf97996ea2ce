"""Advice over the wire: for whoever is asked, in words, and from an imagined game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.bots.thought import thinking_little
from tests.server.playing import BOT, Browser, first_asked, make_table, running, settings_in, sit_down
from tests.server.told import advice, plain, reason

from fabletop.games import BOXES, GAMES
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.telling import AndorTeller
from fabletop.games.andor.view import imagine as imagine_unseen
from fabletop.games.heroes import Heroes
from fabletop.kernel import Match, Seat, Setup
from fabletop.kernel.frame import Pick, pick_from_data
from fabletop.kernel.game import Game
from fabletop.said import Join
from fabletop.server.table import thinking
from fabletop.server.table.thoughts import ponder, suggest
from fabletop.server.workers import halted
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
                deed, chance = advice(hint, language, "andor").split(" · ")
                assert deed.endswith(".")
                assert "%" in chance
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


def test_who_looks_on_gets_no_advice(address: str) -> None:
    table, _ = make_table(address, ME, game="andor", options=TWO)

    async def ask() -> None:
        async with Browser(address, table) as looker:
            await looker.say(type="hint", seq=looker.state["seq"])
            assert "looking on" in reason(await looker.until("refused"))

    asyncio.run(ask())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_advice_to_whoever_plays_against_bots_alone(address: str, game: str) -> None:
    seats = [ME] if game == "andor" else [ME, BOT]
    table, token = make_table(address, *seats, game=game, options=TWO if game == "andor" else {})

    async def ask() -> None:
        async with Browser(address, table, token) as me:
            while not me.mine:
                await me.hear()
            assert me.state["decision"]["hints"]
            await me.say(type="hint", seq=me.state["seq"])
            hint = await me.until("hint")
            offered = [option["pick"] for option in me.state["decision"]["options"]]
            assert hint["pick"] in offered
            assert all(one["pick"] in offered for one in hint["odds"])
            for language in LANGUAGES:
                assert advice(hint, language, game)

    asyncio.run(ask())


def test_where_others_play_against_one_another_nobody_is_advised(address: str) -> None:
    table, token = make_table(address, ME, OPEN)
    other = sit_down(address, table, 1)

    async def ask() -> None:
        async with Browser(address, table, token) as one, Browser(address, table, other) as two:
            asked = one if one.state["decision"]["asked"] else two
            assert not asked.state["decision"]["hints"]
            await asked.say(type="hint", seq=asked.state["seq"])
            assert "alone" in reason(await asked.until("refused"))

    asyncio.run(ask())


def test_who_asks_for_advice_need_not_wait_for_it(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def brood(*_: object) -> None:
        until = time.monotonic() + 30
        while not halted() and time.monotonic() < until:
            time.sleep(0.005)

    monkeypatch.setattr(thinking, "suggest", brood)
    table, token = make_table(address, ME, BOT)

    async def ask() -> None:
        async with Browser(address, table, token) as me:
            while not me.mine:
                await me.hear()
            seq, begun = me.state["seq"], time.monotonic()
            await me.say(type="hint", seq=seq)
            await me.pick(me.state["decision"]["options"][0]["pick"])
            await me.until_seq(seq + 1)
            assert time.monotonic() - begun < 10
            assert all(message["type"] not in ("hint", "refused") for message in me.heard)

    asyncio.run(ask())


def test_advice_with_figures_is_what_a_sharp_player_picks_whatever_is_hidden() -> None:
    setup = Setup("village", 2, 5, options={"heroes": ["warrior", "elf"]})
    match = Match(BOXES["village"], setup)
    figures = 0
    with thinking_little(match.game, 40):
        for number in range(40):
            decision = match.decision
            assert decision is not None
            seat, data = decision.seat, match.game.to_data()
            found = suggest(setup, data, {}, seat, number)
            assert found is not None
            assert found.pick == ponder(setup, data, "sharp", seat, number)
            for luck in (3, 4):
                other = match.game.imagine(seat, luck)
                assert suggest(setup, other.to_data(), {}, seat, number) == found
            told = plain(found)[1]
            if found.odds:
                figures += 1
                chance = next(chance for pick, chance, _ in found.odds if pick == found.pick)
                assert f"about {chance} %" in advice({"text": told})
                assert all(1 <= chance <= 99 and error >= 1 for _, chance, error in found.odds)
            else:
                assert "%" not in advice({"text": told})
            match.choose(pick_from_data(ponder(setup, data, "novice", seat, number)))
    assert figures > 3


@pytest.mark.parametrize(("mode", "stakes"), [("duel", {"game"}), ("clash", {"game", "fight"})])
def test_advice_in_heroes_says_what_is_at_stake(mode: str, stakes: set[str]) -> None:
    """The game; but a fight on the map is weighed by itself."""
    words = {"game": "wins about", "fight": "the fight is worth about"}
    setup = Setup("heroes", 2, 5, "retail", {"mode": mode})
    match = Match(BOXES["heroes"], setup)
    told: set[str] = set()
    for number in range(400):
        decision, g = match.decision, match.game
        assert isinstance(g, Heroes)
        assert decision is not None
        seat, data = decision.seat, g.to_data()
        with thinking_little(g, 30):
            found = suggest(setup, data, {}, seat, number)
        assert found is not None
        if found.odds:
            fights = mode == "clash" and g.combat is not None
            assert found.stake == ("fight" if fights else "game")
            assert words[found.stake] in advice({"text": plain(found)[1]}, game="heroes")
            told.add(found.stake)
        if told == stakes:
            return
        match.choose(pick_from_data(found.pick))
    raise AssertionError(f"only {told} was told")


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

    def advise(self: AndorTeller, game: Game, seat: Seat, pick: Pick, other: Pick | None, luck: int) -> str:
        asked.append(game)
        return "Because."

    monkeypatch.setattr(Andor, "imagine", imagine)
    monkeypatch.setattr(AndorTeller, "advice", advise)
    setup = Setup("andor", 1, 5, options=TWO)
    state = Match(BOXES["andor"], setup).game.to_data()
    found = suggest(setup, state, {}, 0, 0)
    assert found is not None
    assert isinstance(found.said, Join)
    assert found.said.parts[0] == "Because."
    assert found.odds
    assert asked == imagined[:1]


def test_who_plays_together_may_be_advised(address: str) -> None:
    """Two people against bots, on one side or on two."""

    async def hints(seats: tuple[dict[str, str], ...], options: dict[str, Any], game: str) -> bool:
        table, token = make_table(address, *seats, game=game, options=options)
        other = sit_down(address, table, next(n for n, seat in enumerate(seats) if seat == OPEN))
        async with Browser(address, table, token) as one, Browser(address, table, other) as two:
            asked = await first_asked(one, two)
            return bool(asked.state["decision"]["hints"])

    party = {"mode": "cooperative", "scenario": "caravan", "heroes": ["random"] * 2}
    foes = {"heroes": ["random"] * 4}
    assert asyncio.run(hints((ME, OPEN), party, "heroes"))
    assert asyncio.run(hints((ME, BOT, OPEN, BOT), foes, "village"))
    assert not asyncio.run(hints((ME, OPEN, BOT, BOT), foes, "village"))
