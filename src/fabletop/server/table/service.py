"""The tables: found, made, played at.  A pick is on disk before anybody sees its effect."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from fabletop import __version__
from fabletop.bots.levels import levels_of
from fabletop.games import GAMES
from fabletop.kernel.frame import NOBODY, Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.server.answers import encode
from fabletop.server.contents import Contents
from fabletop.server.fanout import Fanout
from fabletop.server.metrics import Metrics
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import SeatKind, WhyNotMessage
from fabletop.server.store import Conflict, Row, Store
from fabletop.server.story.watching import Watching
from fabletop.server.table.keeping import Keeper
from fabletop.server.table.live import (
    GONE,
    Chair,
    Listener,
    Proposal,
    Question,
    Table,
    hashed,
    seat_held,
    seat_with,
)
from fabletop.server.table.played import begin, start
from fabletop.server.table.reading import Reader, missing, unreadable
from fabletop.server.table.snapshots import digest_of
from fabletop.server.table.talk import Talk
from fabletop.server.table.thinking import Thinkers
from fabletop.server.workers import Workers

log = logging.getLogger("fabletop.tables")


class Bell(Protocol):
    """Tells those who are away; it must not wait for anything."""

    def look(self, table: Table) -> None: ...
    def came(self, table: Table, seat: Seat) -> None: ...
    def left(self, table: Table, seat: Seat) -> None: ...


class NoBell:
    def look(self, table: Table) -> None: ...
    def came(self, table: Table, seat: Seat) -> None: ...
    def left(self, table: Table, seat: Seat) -> None: ...


class Tables:
    """All tables of this server; those in use are held in memory, the others in the database."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        fanout: Fanout,
        metrics: Metrics,
        kept: int,
        readers: Workers | None = None,  # for what no bot should wait for
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store: Final = store
        self.contents: Final = Contents(store)
        self.fanout: Final = fanout
        self.metrics: Final = metrics
        self.kept: Final = kept
        self.clock: Final = clock
        self.live: Final[OrderedDict[str, Table]] = OrderedDict()
        self.closing = False
        self.bell: Bell = NoBell()
        self.watching: Final = Watching(readers or workers, self._start)
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.reader: Final = Reader(store, fanout, metrics, self.pass_on)
        self.keeper: Final = Keeper(store, self._start)
        self.thinkers: Final = Thinkers(workers, self.pick, self._start)
        self.talk: Final = Talk(store, self.now, self.pass_on, self._start)

    # -- finding and making ---------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table of this id, played up to its last pick; a Refusal if there is none."""
        table = self.live.get(id)
        if table is not None:
            self.live.move_to_end(id)
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise await missing(self.store, id)
        if not await self.contents.has(row):
            raise unreadable(row)
        chairs = await self._chairs(id)
        found = await self.reader.take_up(row)
        table = Table(row, chairs, found.seq, found.played)
        table.kept, table.kept_at = found.kept, found.kept_at
        table.moved = (await self.store.moved([id])).get(id)
        self._keep(table)
        self.keeper.keep_if_due(table)
        self.wake(table)
        return table

    def wake(self, table: Table) -> None:
        """A table has moved, or somebody came: who picks by themselves goes on, and who tells the chances."""
        self.thinkers.wake(table)
        self.watching.look(table)
        self.bell.look(table)
        self.talk.look(table)

    async def wake_all(self) -> None:
        """After a start: go on with the newest tables where bots sit.  One that cannot be stops no other."""
        for id in await self.store.tables_with_bots(self.kept):
            if self.closing:  # whoever reads is not cut off: the database would have nobody to answer to
                return
            try:
                await self.find(id)
            except Exception as wrong:
                self.metrics.unreadable.labels(id).set(1)
                log.error("a table cannot be read", extra={"table": id}, exc_info=wrong)

    async def _chairs(self, id: str) -> list[Chair]:
        return [chair_of(seat) for seat in await self.store.seats([id])]

    def _keep(self, table: Table) -> None:
        self.live[table.id] = table
        if len(self.live) > self.kept:
            for id in [id for id, other in self.live.items() if other.idle and other is not table]:
                self.keeper.keep_if_moved(self.live.pop(id))
                if len(self.live) <= self.kept:
                    break
        self.metrics.tables.set(len(self.live))

    async def make(
        self,
        setup: Setup,
        chairs: list[Chair],
        public: bool,
        pace: int,
        deadline: int = 0,
        maker: str = "",
    ) -> Table:
        """A new table, on disk; its game must have been agreed on.  Its `maker` is known by the hash of a
        token; unless told it is whoever sits there first."""
        content = setup.content or await self.contents.keep(setup.game)
        setup = replace(setup, content=content)
        played = await asyncio.to_thread(begin, setup, start(setup))
        waits = any(chair.kind == "open" for chair in chairs)
        row: Row = {
            "id": secrets.token_urlsafe(12),
            "game": setup.game,
            "ruleset": setup.ruleset,
            "options": dict(setup.options),
            "seats": setup.seats,
            "seed": str(setup.seed),
            "content": content,
            "public": public,
            "pace": pace,
            "status": "over" if played.match.game.over else "open" if waits else "running",
            "created": self.clock(),
            "version": __version__,
            "poker_face": setup.poker_face,
            "called": "",
            "maker": maker or next((chair.token for chair in chairs if chair.kind == "person"), ""),
            "deadline": deadline,
            "timed": None,
        }
        table = Table(row, chairs, 0, played)
        table.kept = 0
        seats = [{"table_id": table.id, "seat": n, **vars(chair)} for n, chair in enumerate(chairs)]
        await self.store.add_table(row, seats, [self.keeper.snapshot(table)])
        self._keep(table)
        self.wake(table)
        self.metrics.made.inc()
        return table

    async def sit_down(self, table: Table, seat: int, name: str) -> str:
        """Take an open seat; the token that holds it is told once and kept as a hash."""
        async with table.lock:
            if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "open":
                raise Refusal("refused-seat-taken", 409)
            token = secrets.token_urlsafe(32)
            try:
                status = await self.store.sit_down(table.id, seat, name, hashed(token), self.clock())
            except Conflict:
                await self.catch_up(table)
                raise Refusal("refused-seat-taken", 409) from None
            table.reseat(await self._chairs(table.id), status)
        self.pass_on({"table": table.id})
        self.wake(table)
        return token

    async def reseat(self, table: Table, written: Coroutine[Any, Any, None]) -> None:
        """Somebody else holds a seat once that is on disk, and then all are told; a Refusal if another
        process was first."""
        try:
            await written
        except BaseException as wrong:
            await asyncio.shield(self._read_chairs(table))
            if isinstance(wrong, Conflict):
                raise Refusal("refused-raced", 409) from None
            raise
        await self._read_chairs(table)
        self.pass_on({"table": table.id, "chairs": True})

    async def _read_chairs(self, table: Table) -> None:
        """Who sits there, as it is on disk."""
        chairs = await self._chairs(table.id)
        if chairs != table.chairs:
            status = table.status
            if status == "open" and all(chair.kind != "open" for chair in chairs):
                status = "running"
            table.reseat(chairs, status)

    def drop(self, table: Table) -> None:
        """A table was deleted: whoever is there is told so, and nobody finds it any more."""
        table.gone = True
        table.stop_thinking(everything=True)
        self.live.pop(table.id, None)
        self.metrics.tables.set(len(self.live))
        for listener in list(table.listeners):
            listener.seat = NOBODY
            listener.cut(Refusal("refused-deleted", 410), GONE)

    # -- picking --------------------------------------------------------------------------------------------

    def check(self, table: Table, seat: Seat, seq: int, kind: SeatKind = "person") -> None:
        if table.gone:
            raise Refusal("refused-deleted", 410)
        if seat < 0:
            raise Refusal("refused-looking-on", 403)
        if table.chairs[seat].kind != kind:  # a bot plays there for the time being, or does not any more
            raise Refusal("refused-handed" if kind == "person" else "refused-raced", 409)
        if table.status != "running":
            raise Refusal("refused-over" if table.status == "over" else "refused-not-started", 409)
        if seq != table.seq:
            raise Refusal("refused-old", 409)

    async def pick(self, table: Table, seat: Seat, seq: int, pick: Any, kind: SeatKind = "person") -> None:
        """Make a pick: checked, played, written, told, in this order; a Refusal has changed nothing.  It is
        made by a person, or by the bot that sits there."""
        begun = time.perf_counter()
        async with table.lock:
            self.check(table, seat, seq, kind)
            option = table.offered(seat, pick)
            try:
                ahead = table.played.ahead(seat, option)
                over, at = ahead.match.game.over, self.now()
                await self.store.add_pick(
                    table.id, seq, seat, pick_to_data(option), over=over, digest=ahead.digest, at=at
                )
            except BaseException as wrong:
                await asyncio.shield(self._read_again(table, wrong))
                raise
            table.go(ahead, at)
            if over:
                self.metrics.finished.inc()
            self.keeper.keep_if_due(table)
        self.metrics.picks.inc()
        self.metrics.pick_seconds.observe(time.perf_counter() - begun)
        self.pass_on({"table": table.id})
        self.wake(table)

    async def _read_again(self, table: Table, wrong: BaseException) -> None:
        """More may be on disk than in memory: read it from there, and say why if it is our fault."""
        try:
            await self._reload(table)
        except Exception:
            log.exception("a table cannot be read", extra={"table": table.id})
            self.live.pop(table.id, None)  # whoever comes back finds it as it is on disk
            table.status = "open"
            for listener in list(table.listeners):
                listener.hang_up()
        if isinstance(wrong, Conflict):
            raise Refusal("refused-raced", 409) from None
        if not isinstance(wrong, asyncio.CancelledError):
            log.error("a pick failed", extra={"table": table.id}, exc_info=wrong)
            raise Refusal("refused-fault", 500) from None

    async def _reload(self, table: Table) -> None:
        row = await self.store.table(table.id)
        assert row is not None
        found = await self.reader.take_up(row, live=True)
        moved = (await self.store.moved([table.id])).get(table.id)
        table.seq, table.moved = found.seq, moved
        table.kept, table.kept_at = found.kept, found.kept_at
        table.lapse()
        table.played = found.played
        if table.match.game.over:
            table.status = "over"
        self.keeper.keep_if_due(table)
        table.tell([], fresh=True)

    # -- taking back ----------------------------------------------------------------------------------------

    async def undo(self, table: Table, seat: Seat, seq: int) -> None:
        """Take back this seat's last pick and what followed; past a roll, once all people have agreed."""
        async with table.lock:
            self.check(table, seat, seq)
            await self._reach(table, seat)
            if table.free_undos(seat) or table.holders == {seat}:
                await self._take_back(table, seat)
            elif table.question is not None:
                raise Refusal("refused-undo-asked", 409)
            else:
                table.question = Question(seat, {seat})
                table.tell([])
                self.pass_on({"table": table.id, "asked": seat, "agreed": [seat], "seq": seq})
        self.wake(table)

    async def agree(self, table: Table, seat: Seat, seq: int, yes: bool) -> None:
        async with table.lock:
            self.check(table, seat, seq)
            question = table.question
            if question is None:
                raise Refusal("refused-no-question", 409)
            if not yes:
                table.question = None
                table.tell([])
                self.pass_on({"table": table.id, "asked": None, "agreed": [], "seq": seq})
            else:
                question.agreed.add(seat)
                if table.holders <= question.agreed:
                    await self._take_back(table, question.by)
                else:
                    table.tell([])
                    agreed = sorted(question.agreed)
                    self.pass_on({"table": table.id, "asked": question.by, "agreed": agreed, "seq": seq})
        self.wake(table)

    async def _reach(self, table: Table, seat: Seat) -> None:
        """Have the last pick of a seat in memory, to be taken back."""
        while not table.way_back(seat):
            if not table.played.made_by(seat):
                raise Refusal("refused-undo-changed" if table.played.base.closed else "refused-no-undo", 409)
            table.played = await self.reader.further(table, seat)

    async def _take_back(self, table: Table, seat: Seat) -> None:
        back = table.way_back(seat)
        before, at = await asyncio.to_thread(table.played.without_last, back), self.now()
        try:
            digest = digest_of(before.state)
            await self.store.add_pick(table.id, table.seq, seat, back=back, digest=digest, at=at)
        except BaseException as wrong:
            await asyncio.shield(self._read_again(table, wrong))
            raise
        table.played = before
        table.seq += 1
        table.moved = at
        table.lapse()
        table.tell([], fresh=True)
        self.keeper.keep_if_due(table)
        self.metrics.undone.inc(back)
        self.pass_on({"table": table.id})

    # -- advice ---------------------------------------------------------------------------------------------

    def ask_hint(self, table: Table, asks: Listener, seq: int) -> None:
        """Have somebody who is asked told what a good player would do in their place: a message for them
        alone.  It comes from imagined games, so it gives nothing away; who asks twice is told the same, and
        who picks meanwhile needs no answer any more."""
        self.check(table, asks.seat, seq)
        decision = table.match.decision
        if decision is None or asks.seat not in decision.seats:
            raise Refusal("refused-not-asked", 409)
        if not table.may_be_advised(asks.seat):
            raise Refusal("refused-hint-others", 409)
        self._start(self.thinkers.give_hint(table, asks, seq))

    def tell_why_not(self, table: Table, asks: Listener, seq: int) -> None:
        """Tell somebody who is asked why things are not on offer: a message for them alone."""
        self.check(table, asks.seat, seq)
        left_out = table.teller.left_out(table.match.game, asks.seat)
        asks.send(encode(WhyNotMessage(seq=seq, left_out=left_out)))

    # -- pace and the like ----------------------------------------------------------------------------------

    async def set_pace(self, table: Table, seat: Seat, pace: int) -> None:
        """Whoever sits at the table says how fast bots move; where bots sit alone, whoever looks on."""
        if seat < 0 and table.holders:
            raise Refusal("refused-looking-on", 403)
        async with table.lock:
            await self.store.set_pace(table.id, pace)
            table.pace = pace
            table.hurry.set()
            table.tell([])
        self.pass_on({"table": table.id, "pace": pace})

    async def set_level(self, table: Table, seat: Seat, of: int, level: str) -> None:
        """Whoever sits at the table says how well a bot plays; where bots sit alone, whoever looks on."""
        if seat < 0 and table.holders:
            raise Refusal("refused-looking-on", 403)
        if level not in levels_of(GAMES[table.setup.game]):
            raise Refusal("refused-level", 422)
        async with table.lock:
            if of >= len(table.chairs) or table.chairs[of].kind != "bot":
                raise Refusal("refused-no-bot", 409)
            if table.status == "over":
                raise Refusal("refused-over", 409)
            if table.chairs[of].bot == level:
                return
            await self.store.set_level(table.id, of, level)
            table.set_level(Seat(of), level)
        self.pass_on({"table": table.id, "seat": of, "level": level})
        self.wake(table)

    async def set_thinking(self, table: Table, seat: Seat, ms: int) -> None:
        """How long whoever cannot answer should seem to think, as far as this seat is concerned."""
        if seat < 0:
            raise Refusal("refused-looking-on", 403)
        async with table.lock:
            await self.store.set_thinking(table.id, seat, ms)
            table.chairs[seat].thinking = ms
            table.tell([])
        self.pass_on({"table": table.id, "seat": seat, "thinking": ms})

    async def set_odds(self, table: Table, asks: Listener, on: bool) -> None:
        """Who looks on is told the chances from now on; who holds a seat agrees that all there are told."""
        seat = asks.seat
        if seat < 0:
            self.watching.want(table, asks, on)
            return
        async with table.lock:
            await self.store.set_odds(table.id, seat, on)
            table.chairs[seat].odds = on
            table.tell([])
        self.pass_on({"table": table.id, "seat": seat, "odds": on})
        self.watching.agreed(table)

    # -- coming and going -----------------------------------------------------------------------------------

    async def holder(self, id: str, token: str) -> Seat:
        """The seat that this token holds, known without waking the table; NOBODY without one."""
        return await self.seat_of(await self._chairs(id), token) if token else NOBODY

    async def seat_of(self, chairs: Sequence[Chair], token: str) -> Seat:
        """The seat that this token holds, or the key that was lent to another browser of the same person;
        NOBODY without one."""
        try:
            return seat_held(chairs, token)
        except Refusal:
            lent = await self.store.lent(hashed(token))
            if not lent:
                raise
            return seat_with(chairs, lent)

    async def join(self, id: str, listener: Listener, token: str, most: int) -> Table:
        """Listen to a table: first all that one may know of it now, then whatever happens.  At most so many
        look on; a seat has its place."""
        while True:
            table = await self.find(id)
            said = await self.store.chat(id)
            async with table.lock:
                if self.live.get(id) is not table:
                    continue  # forgotten meanwhile
                if self.fanout.shared:  # news of another process may be on its way, or have died with it
                    await self._read_chairs(table)
                    await self.catch_up(table)
                listener.seat = await self.seat_of(table.chairs, token)
                if listener.seat < 0 and sum(other.seat < 0 for other in table.listeners) >= most:
                    raise Refusal("refused-full", 429)
                others = list(table.listeners)
                table.listeners.append(listener)
                self.metrics.connections.inc()
                if listener.seat >= 0 and all(other.seat != listener.seat for other in others):
                    table.tell([], to=others)
                table.tell([], fresh=True, to=[listener])
                self.talk.welcome(table, listener, said)
                if listener.seat >= 0:
                    self.bell.came(table, listener.seat)
                self.wake(table)  # what waited for somebody to come may go on
                return table

    def leave(self, table: Table, listener: Listener) -> None:
        if listener in table.listeners:
            table.listeners.remove(listener)
            self.metrics.connections.dec()
            if listener.seat >= 0 and not any(other.seat == listener.seat for other in table.listeners):
                table.tell([])
                self.bell.left(table, listener.seat)

    # -- several processes ----------------------------------------------------------------------------------

    def pass_on(self, news: dict[str, Any]) -> None:
        if self.fanout.shared:
            self._start(self.fanout.publish(news))

    async def hear(self, news: dict[str, Any]) -> None:
        """Another process has changed a table: read what it wrote, and tell those who listen here."""
        if not news:
            for table in list(self.live.values()):
                await self._hear_of(table, news)
            return
        if news["table"] not in self.live:
            return
        table = self.live[news["table"]]
        if "keep" in news:
            self._start(self._answer_others(table, news["keep"]))
            return
        if "chat" in news:
            self.talk.hear(table, news["chat"])
            return
        self._start(self._hear_of(table, news))  # whoever waits here must be heard elsewhere

    async def _hear_of(self, table: Table, news: dict[str, Any]) -> None:
        try:
            async with table.lock:
                if "gone" in news:
                    self.drop(table)
                    return
                if not news or "chairs" in news:
                    await self._read_chairs(table)
                if "pace" in news:
                    table.pace = news["pace"]
                    table.hurry.set()
                    table.tell([])
                elif "level" in news:
                    table.set_level(Seat(news["seat"]), news["level"])
                elif "thinking" in news:
                    table.chairs[news["seat"]].thinking = news["thinking"]
                    table.tell([])
                elif "odds" in news:
                    table.chairs[news["seat"]].odds = news["odds"]
                    table.tell([])
                elif "called" in news:
                    table.called = news["called"]
                    table.tell([])
                elif "deadline" in news:
                    table.set_deadline(news["deadline"], news["timed"])
                elif "proposal" in news:
                    if news["seq"] == table.seq:
                        table.proposal = proposal_of(news["proposal"])
                        table.tell([])
                elif "asked" in news:
                    if news["seq"] == table.seq:
                        asked = news["asked"]
                        agreed = {Seat(seat) for seat in news["agreed"]}
                        table.question = None if asked is None else Question(Seat(asked), agreed)
                        table.tell([])
                else:
                    await self.catch_up(table)
        except Exception:
            log.exception("news of a table cannot be followed", extra={"table": table.id})
        self.wake(table)

    async def _answer_others(self, table: Table, seq: int) -> None:
        """Somebody cannot follow what led there: if it was us, they must not wait for the next snapshot."""
        async with table.lock:  # our pick may be on disk already, and not in memory yet
            if table.seq >= seq:
                self.keeper.keep(table)
        await self.keeper.write()

    async def catch_up(self, table: Table) -> None:
        """Play what the database holds beyond what is known here."""
        if table.status == "open":
            await self._read_chairs(table)
        for new in await self.store.picks(table.id, table.seq):
            if new["back"] or new["seat"] < 0 or not self._follow(table, new):
                await self._reload(table)
                return

    def _follow(self, table: Table, new: Row) -> bool:
        """Play a pick that another process made, if it leads to the same here as there; whether it does."""
        seat = Seat(new["seat"])
        try:
            ahead = table.played.ahead(seat, table.offered(seat, new["pick"]))
        except Exception:
            log.exception("a pick of another process cannot be followed", extra={"table": table.id})
            return False
        if new["digest"] not in (None, ahead.digest):
            return False
        table.go(ahead, new["at"])
        return True

    def now(self) -> float:
        """Seconds since 1970, as they are kept."""
        return round(self.clock(), 3)

    # -- the end --------------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        for table in self.live.values():
            table.stop_thinking(everything=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close(self.live.values())


def proposal_of(told: Row | None) -> Proposal | None:
    if told is None:
        return None
    return Proposal(Seat(told["by"]), told["seconds"], {Seat(seat) for seat in told["agreed"]})


def chair_of(row: Row) -> Chair:
    names = ("kind", "bot", "name", "token", "thinking", "odds", "since", "late", "shows")
    return Chair(**{name: row[name] for name in names})
