"""A server that is stopped finishes the question that it has asked."""

from __future__ import annotations

import asyncio

import pytest

from fabletop.server.endings import to_its_end


def test_who_is_cancelled_lets_the_work_come_to_its_end() -> None:
    done: list[str] = []

    async def work(begun: asyncio.Event, go_on: asyncio.Event) -> None:
        begun.set()
        await go_on.wait()
        done.append("whole")

    async def stop_in_the_middle() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()
        waiting = asyncio.create_task(to_its_end(work(begun, go_on)))
        await begun.wait()
        waiting.cancel()
        await asyncio.sleep(0)
        assert not waiting.done()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(stop_in_the_middle())
    assert done == ["whole"]


def test_what_goes_wrong_is_heard_of() -> None:
    async def work() -> None:
        raise ValueError("planted")

    with pytest.raises(ValueError, match="planted"):
        asyncio.run(to_its_end(work()))
