"""People agree on another time for a move in the middle of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down
from tests.server.test_around import BEGUN, DAY, HOUR, TOKENS, Clock, asleep, join, pick, server
from tests.server.test_deadlines import two_people

from fabletop.kernel.frame import NOBODY, Seat
from fabletop.server.around.deadlines import hand_late_seats
from fabletop.server.around.timing import agree, propose
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings

ONE, TWO = Seat(0), Seat(1)
THREE_DAYS = 3 * int(DAY)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


def test_all_must_agree_and_then_it_holds_from_the_present_move_on(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await two_people(tables, 0)
            me = await join(tables, table, TOKENS[0])
            clock.now += 2 * DAY
            assert table.due is None
            await propose(tables, table, ONE, table.seq, int(DAY))
            assert me.last["deadline"] == {
                "seconds": 0,
                "wished": int(DAY),
                "asked_by": ONE,
                "agreed": [ONE],
            }
            assert table.due is None, "nothing holds before all agree"
            await agree(tables, table, TWO, table.seq, True)
            assert me.last["deadline"]["seconds"] == int(DAY)
            assert me.last["deadline"]["wished"] is None
            assert [line["event"] for line in me.last["log"]] == ["Timed"]
            for told in (table.summary(), await asleep(tables, table)):
                assert told.due == BEGUN + 3 * DAY, "nobody is late at once"
            await hand_late_seats(tables)
            assert table.people == {0, 1}
        async with server(settings, clock) as tables:
            table = await tables.find(table.id)
            assert (table.deadline, table.due) == (int(DAY), BEGUN + 3 * DAY)
            clock.now += HOUR
            await pick(tables, table)
            assert table.due == clock.now + DAY
            clock.now += DAY
            await hand_late_seats(tables)
            assert len(table.people) == 1

    asyncio.run(work())


def test_one_no_is_enough_and_who_asked_may_think_better_of_it(settings: Settings) -> None:
    async def work() -> None:
        async with server(settings, Clock()) as tables:
            table = await two_people(tables)
            for says_no in (TWO, ONE):
                await propose(tables, table, ONE, table.seq, THREE_DAYS)
                await agree(tables, table, says_no, table.seq, False)
                assert table.proposal is None
                assert table.deadline == int(DAY)
                with pytest.raises(Refusal, match="refused-no-question"):
                    await agree(tables, table, TWO, table.seq, True)

    asyncio.run(work())


def test_it_lapses_when_the_game_moves_on(settings: Settings) -> None:
    async def work() -> None:
        async with server(settings, Clock()) as tables:
            table = await two_people(tables)
            await propose(tables, table, ONE, table.seq, 0)
            before = table.seq
            await pick(tables, table)
            assert table.proposal is None
            with pytest.raises(Refusal, match="refused-old"):
                await agree(tables, table, TWO, before, True)
            with pytest.raises(Refusal, match="refused-no-question"):
                await agree(tables, table, TWO, table.seq, True)
            assert table.deadline == int(DAY)

    asyncio.run(work())


def test_what_cannot_be_asked_for(settings: Settings) -> None:
    async def work() -> None:
        async with server(settings, Clock()) as tables:
            table = await two_people(tables)
            for seat, seq, seconds, why in (
                (NOBODY, table.seq, 0, "refused-looking-on"),
                (ONE, table.seq + 1, 0, "refused-old"),
                (ONE, table.seq, int(DAY), "refused-same-time"),
            ):
                with pytest.raises(Refusal, match=why):
                    await propose(tables, table, seat, seq, seconds)
            await propose(tables, table, ONE, table.seq, 0)
            with pytest.raises(Refusal, match="refused-undo-asked"):
                await propose(tables, table, TWO, table.seq, THREE_DAYS)
            with pytest.raises(Refusal, match="refused-looking-on"):
                await agree(tables, table, NOBODY, table.seq, True)
            assert table.deadline == int(DAY)

    asyncio.run(work())


def test_over_a_line(tmp_path: Path) -> None:
    async def game(address: str) -> None:
        table, token = make_table(address, ME, OPEN, name="Maja", pace=10_000)
        other = sit_down(address, table, 1)
        async with Browser(address, table, token) as maja, Browser(address, table, other) as iker:
            seq = maja.state["seq"]
            odd: list[dict[str, Any]] = [{"seconds": 5}, {"seconds": -1}, {"seconds": "0"}, {}]
            for wrong in odd:
                await maja.say(type="deadline", seq=seq, **wrong)
                assert (await maja.until("refused"))["reason"]
            await maja.say(type="deadline", seq=seq, seconds=THREE_DAYS)
            while iker.state["deadline"]["asked_by"] is None:
                await iker.hear()
            await iker.say(type="deadline_agree", seq=seq, yes=True)
            while maja.state["deadline"]["seconds"] != THREE_DAYS:
                await maja.hear()
            assert maja.state["due"] is not None
        alone, mine = make_table(address, ME, BOT, pace=10_000)
        async with Browser(address, alone, mine) as me:
            while not me.mine:
                await me.hear()
            await me.say(type="deadline", seq=me.state["seq"], seconds=int(DAY))
            while me.state["deadline"]["seconds"] != int(DAY):
                await me.hear()

    with running(settings_in(tmp_path)) as address:
        asyncio.run(game(address))
