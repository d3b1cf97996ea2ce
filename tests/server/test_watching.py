"""The chances at a running table: for those who look on and ask, and for seats only while all there agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from tests.server.playing import ME, Browser, make_table, running, settings_in
from tests.server.test_poker_face import TOKENS, Person, join, server, until
from tests.server.told import both

from fabletop.games import BOXES, GAMES
from fabletop.kernel.frame import NOBODY, Seat, pick_to_data
from fabletop.kernel.match import Match, Setup
from fabletop.kernel.rng import mix
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings
from fabletop.server.story import chances, watching
from fabletop.server.story.chances import Odds, odds_of
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables
from fabletop.speech import LANGUAGES, Speech

ONE, TWO = Seat(0), Seat(1)


def never() -> bool:
    return False


async def new_table(tables: Tables, people: int = 2) -> Table:
    chairs = [
        Chair("person", "", name, hashed(token)) if seat < people else Chair("bot", "random", "B", "")
        for seat, (name, token) in enumerate(zip(("Åsa", "Bo"), TOKENS, strict=True))
    ]
    setup = Setup("village", 2, 7, options={"heroes": ["elf", "dwarf"]})
    return await tables.make(setup, chairs, public=False, pace=0)


async def turn(tables: Tables, table: Table) -> None:
    """Play until another turn begins."""
    game = table.match.game
    moment = GAMES["village"].chronicle
    assert moment is not None
    now = moment().moment(game)
    while moment().moment(table.match.game) == now:
        decision = table.match.decision
        assert decision is not None
        await tables.pick(table, decision.seat, table.seq, pick_to_data(decision.options[-1]))


def odds(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.states if message["type"] == "odds"]


def agreed(person: Person) -> Any:
    return [message["odds"] for message in person.states if message["type"] == "state"][-1]


async def told(person: Person, times: int) -> None:
    await until(lambda: len(odds(person)) >= times)
    assert len(odds(person)) == times


async def rest() -> None:
    await asyncio.sleep(0.1)


@asynccontextmanager
async def at_table(settings: Settings) -> AsyncIterator[tuple[Tables, Table, Person, Person, Person]]:
    """Two who play, and one who looks on."""
    async with server(settings) as tables:
        table = await new_table(tables)
        people = [await join(tables, table, seat) for seat in (ONE, TWO, NOBODY)]
        yield tables, table, people[0], people[1], people[2]


def test_who_looks_on_is_told_after_each_turn_having_asked(settings: Settings) -> None:
    async def watch() -> None:
        async with at_table(settings) as (tables, table, one, two, looker):
            await turn(tables, table)
            await rest()
            assert odds(looker) == []
            await tables.set_odds(table, looker, True)
            await told(looker, 1)
            await turn(tables, table)
            await told(looker, 2)
            await tables.set_odds(table, looker, False)
            await turn(tables, table)
            await rest()
            await told(looker, 2)
            await tables.set_odds(table, looker, True)
            await told(looker, 3)
            assert odds(one) == odds(two) == []
            last = odds(looker)[-1]
            assert last["seq"] == table.seq
            assert [side["seats"] for side in last["sides"]] == [[0], [1]]
            assert sum(last["chances"]) == 100

    asyncio.run(watch())


def test_a_seat_is_told_nothing_unless_all_people_agree(settings: Settings) -> None:
    async def watch() -> None:
        async with at_table(settings) as (tables, table, one, two, looker):
            await tables.set_odds(table, looker, True)
            await tables.set_odds(table, one, True)
            await told(looker, 1)
            for _ in range(3):
                await turn(tables, table)
                await rest()
            assert agreed(one) == agreed(two) == {"agreed": [0], "open": False}
            assert odds(one) == odds(two) == []
            await tables.set_odds(table, two, True)
            assert agreed(one) == agreed(looker) == {"agreed": [0, 1], "open": True}
            await told(one, 1)
            await told(two, 1)
            await turn(tables, table)
            await told(one, 2)
            await told(two, 2)
            await tables.set_odds(table, one, False)
            for _ in range(3):
                await turn(tables, table)
                await rest()
            await told(one, 2)
            await told(two, 2)

    asyncio.run(watch())


def test_who_takes_it_back_while_it_is_worked_out_is_not_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch() -> None:
        async with at_table(settings) as (tables, table, one, two, looker):
            held, done = asyncio.Event(), asyncio.Event()

            async def slow(*_: Any) -> Odds:
                held.set()
                await done.wait()
                return Odds([[0], [1]], [50, 50], "")

            monkeypatch.setattr(tables.watching._workers, "run_long", slow)
            for person in (one, two):
                await tables.set_odds(table, person, True)
            await tables.set_odds(table, looker, True)
            await held.wait()
            await tables.set_odds(table, two, False)
            done.set()
            await told(looker, 1)
            assert odds(one) == odds(two) == []

    asyncio.run(watch())


def test_it_is_asked_for_over_a_line_and_not_too_often(tmp_path: Any) -> None:
    with running(settings_in(tmp_path, odds_per_minute=1)) as address:
        table, token = make_table(address, ME, {"kind": "bot", "bot": "random", "hero": "random"}, pace=0)

        async def watch() -> None:
            async with Browser(address, table, token) as me, Browser(address, table) as looker:
                await looker.say(type="odds", on=True)
                told = await looker.until("odds")
                assert both(told["by"])
                assert me.state["odds"] == {"agreed": [], "open": False}
                await looker.say(type="odds", on=False)
                await looker.say(type="odds", on=True)
                await looker.until("refused")
                await me.say(type="chat", text="hello")
                await me.until("chat")
                assert all(message["type"] != "odds" for message in me.heard)
                await me.say(type="odds", on=True)
                await me.until("odds")
                assert me.state["odds"] == {"agreed": [0], "open": True}

        asyncio.run(watch())


def test_an_agreement_outlives_a_restart(settings: Settings) -> None:
    async def watch() -> None:
        async with at_table(settings) as (tables, table, one, two, _):
            for person in (one, two):
                await tables.set_odds(table, person, True)
        async with server(settings) as tables:
            again = await tables.find(table.id)
            assert again.odds_agreed.open
            one = await join(tables, again, ONE)
            await told(one, 1)

    asyncio.run(watch())


def test_who_plays_against_bots_alone_agrees_alone(tmp_path: Any) -> None:
    async def watch() -> None:
        async with server(settings_in(tmp_path)) as tables:
            table = await new_table(tables, people=1)
            one = await join(tables, table, ONE)
            await rest()
            assert odds(one) == []
            await tables.set_odds(table, one, True)
            await until(lambda: bool(odds(one)))

    asyncio.run(watch())


def test_a_game_without_a_chronicle_has_nothing_to_tell(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch() -> None:
        async with at_table(settings) as (tables, table, _, __, looker):
            silent = replace(GAMES["village"], chronicle=None)
            monkeypatch.setattr(watching, "GAMES", {"village": silent})
            with pytest.raises(Refusal):
                await tables.set_odds(table, looker, True)

    asyncio.run(watch())


# -- hidden things ------------------------------------------------------------------------------------------


SETUPS = [
    Setup("village", 2, 3),
    Setup("village", 3, 3),
    Setup("heroes", 2, 3, "retail"),
    Setup("andor", 2, 3, options={"legend": 11}),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}")
def test_what_is_told_does_not_hang_on_hidden_cards(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on hears the same whatever lies in the hands and decks that they cannot see."""
    monkeypatch.setattr(chances, "LOOKS", 4)
    monkeypatch.setattr(chances, "ROLLED", 2)
    monkeypatch.setattr(chances, "ENOUGH", 2)
    monkeypatch.setattr(Speech, "strict", True)
    match = Match(BOXES[setup.game], setup)
    knows = chances.chronicler_of(setup.game)
    seen, differ, before = 0, False, -1
    while match.decision is not None and seen < 3:
        decision = match.decision
        match.choose(decision.options[-1 if decision.kind == "act" else 0])
        now = knows.moment(match.game)
        if now < 0 or now == before:
            continue
        before, seen = now, seen + 1
        true = match.game.to_data()
        found = odds_of(setup, true, 5, never)
        assert found is not None
        for luck in range(3):
            other = match.game.imagine(NOBODY, mix(luck))
            differ |= hidden(other.to_data()) != hidden(true)
            assert odds_of(setup, other.to_data(), 5, never) == found
        for language in LANGUAGES:
            assert both(found.by, language, setup.game)
    assert seen
    assert differ


def hidden(state: dict[str, Any]) -> dict[str, Any]:
    """All of a state but its luck."""
    return {name: value for name, value in state.items() if name != "rng"}
