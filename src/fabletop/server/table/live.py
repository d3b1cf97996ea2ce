"""A table in memory: its match, who sits and who listens, and what each of them is told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from fabletop.games import GAMES, telling
from fabletop.games.records import LogLine, Text
from fabletop.games.registration import Outline
from fabletop.games.telling import KNOWN_NOTHING, Known, Teller, known_after
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick, Seat, pick_to_data
from fabletop.kernel.match import Match, Setup, luck_of
from fabletop.said import Said, say
from fabletop.server.answers import encode
from fabletop.server.post.rung import Rung
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import (
    DeadlineAsked,
    DownMessage,
    HintMessage,
    OddsAgreed,
    SeatInfo,
    SeatKind,
    StateMessage,
    TableStatus,
    TableSummary,
    TextsMessage,
    Thinking,
    Undo,
)
from fabletop.server.store import Row
from fabletop.server.story.watching import Watch
from fabletop.server.table.packing import HEARD_NOTHING, Heard, Standing, pack, spoken, standing_of
from fabletop.server.table.played import REMEMBERED, Ahead, Played
from fabletop.server.table.shown import is_shown
from fabletop.server.table.snapshots import asked_in
from fabletop.server.tellers import teller

ANSWERING: Final = 1 / 3  # of the pace, where a bot might answer
NO_SEAT: Final = 4403  # the code of a line that is closed because its key fits no seat
GONE: Final = 4410  # or because the table was deleted
CHANGED: Final = LogLine(
    said=say("table-changed"), event="Changed", seat=NOBODY, head=True, rules=[], about={}
)


class Listener(Protocol):
    """Somebody who is told what happens at a table as one seat or as NOBODY; `told` is what went over this
    line before, and who `overhears` is told what those who look on say.  Texts that are not shipped come in
    the `language` that is spoken there, or in all if none is named."""

    seat: Seat
    told: Heard
    language: str
    overhears: bool

    def send(self, message: bytes) -> None: ...
    def hang_up(self) -> None: ...
    def cut(self, refused: Refusal, code: int) -> None: ...


@dataclass
class Chair:
    """A seat and who holds it."""

    kind: SeatKind
    bot: str
    name: str
    token: str
    thinking: int = 0  # milliseconds
    odds: bool = False  # whoever sits there agrees that the people at the table are told the chances
    since: float | None = None  # when somebody else came to pick there
    late: bool = False  # a bot plays on, since its person did not move in time
    shows: bool = False  # whoever sits there agrees that the replay shows what they held

    @property
    def former(self) -> bool:
        """Whether it was somebody's who has had all that was theirs deleted."""
        return self.kind == "person" and not self.token

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for a person, who may take the seat back."""
        return self.kind == "bot" and bool(self.token)


class Company(NamedTuple):
    """Who is at the table, whom all wait for and since when, and what was agreed on."""

    promise: str
    seats: list[SeatInfo]
    pace: int
    odds: OddsAgreed
    since: int
    due: int | None
    deadline: DeadlineAsked
    called: str
    host: int | None
    status: TableStatus


@dataclass
class Thought:
    """What is thought about a table in the workers, for one moment of the game."""

    seq: int
    seat: Seat
    bot: str  # the level; that of a hint is none
    work: asyncio.Task[Any]


@dataclass
class Question:
    """Somebody asks to take picks back past a roll or a reveal."""

    by: Seat
    agreed: set[Seat]


@dataclass
class Proposal:
    """Somebody asks that a move may take so many seconds."""

    by: Seat
    seconds: int
    agreed: set[Seat]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_held(chairs: Sequence[Chair], token: str) -> Seat:
    """The seat that this token holds; NOBODY without one."""
    return seat_with(chairs, hashed(token)) if token else NOBODY


def seat_with(chairs: Sequence[Chair], digest: str) -> Seat:
    """The same by the hash of a token."""
    held = NOBODY
    for seat, chair in enumerate(chairs):
        if hmac.compare_digest(chair.token, digest):
            held = Seat(seat)
    if held == NOBODY:
        raise Refusal("refused-token", 403)
    return held


def host_of(maker: str, tokens: Sequence[str]) -> int | None:
    """The seat of whoever made a table.  Older versions did not say who that was: then it is whoever is the
    only one to hold a seat."""
    held = [seat for seat, token in enumerate(tokens) if token and token == maker]
    if not maker:
        held = [seat for seat, token in enumerate(tokens) if token]
    return held[0] if len(held) == 1 else None


def maker_with(token: str) -> str:
    """By what whoever made a table without a seat is known.  It is not the hash of a token that holds a seat:
    who leaves their seat is not host any more."""
    return hashed(f"maker {token}")


def made_by(maker: str, token: str) -> bool:
    """Whether this token is that of whoever made a table without sitting down there."""
    return bool(token) and hmac.compare_digest(maker, maker_with(token))


def since_when(
    created: float, moved: float | None, sat: Mapping[int, float | None], asked: Iterable[int]
) -> float:
    """Since when a table waits for those who are asked: since it last moved, or since they sat down there.
    Before the first pick all waited for the last who came."""
    came = [sat.get(seat) or 0.0 for seat in (sat if moved is None else asked)]
    return max(moved or created, *came, 0.0)


def setup_of(row: Row) -> Setup:
    return Setup(
        row["game"],
        row["seats"],
        int(row["seed"]),
        row["ruleset"],
        row["options"],
        row["content"],
        luck_of(row["version"]),
        row["poker_face"],
    )


class Table:
    """Whoever changes anything holds `lock`, and changes it once it is on disk, all in one go: who only tells
    what there is, such as who has left, need not wait for the lock."""

    def __init__(self, row: Row, chairs: list[Chair], seq: int, played: Played) -> None:
        self.id: Final[str] = row["id"]
        self.public: Final[bool] = row["public"]
        self.created: Final[float] = row["created"]
        self.setup: Final = setup_of(row)
        self.status: TableStatus = row["status"]
        self.pace: int = row["pace"]
        self.called: str = row["called"]
        self.maker: Final[str] = row["maker"]
        self.deadline: int = row["deadline"]  # seconds
        self.timed: float | None = row["timed"]  # when that was agreed on in the middle of the game
        self.gone = False  # it was deleted
        self.moved: float | None = None  # when the last row was written
        self.chairs: Final = chairs
        self.told = 0  # how often all were told of a state
        self.seq = seq  # rows in the database: every pick and every undo counts one
        self.kept, self.kept_at = -1, 0  # the newest snapshot: its `seq`, and the picks that stood then
        self.played = played
        self.question: Question | None = None
        self.proposal: Proposal | None = None
        self.hints: dict[tuple[int, Seat], HintMessage] = {}  # advice given on what is asked now
        self.thoughts: Final[list[Thought]] = []
        self.listeners: Final[list[Listener]] = []
        self.watch: Final = Watch()
        self.rung: Final = Rung()
        self.lock: Final = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.passing: asyncio.Task[None] | None = None  # makes the picks of people who have no choice
        self.hurry: Final = asyncio.Event()  # the pace was changed while a bot waits

    @property
    def match(self) -> Match:
        return self.played.match

    @property
    def teller(self) -> Teller:
        return teller(self.setup.game, self.names, self.setup.content)

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until somebody comes."""
        working = [task for task in (self.bots, self.passing) if task is not None and not task.done()]
        return not self.listeners and not self.lock.locked() and not working

    # -- who ----------------------------------------------------------------------------------------------

    @property
    def people(self) -> set[Seat]:
        return {Seat(seat) for seat, chair in enumerate(self.chairs) if chair.kind == "person"}

    @property
    def holders(self) -> set[Seat]:
        """The seats of people, whether or not a bot plays there for the time being: nothing is done without
        their leave that they would mind when they are back."""
        return {
            Seat(seat) for seat, chair in enumerate(self.chairs) if chair.kind == "person" or chair.stand_in
        }

    @property
    def host(self) -> int | None:
        return host_of(self.maker, [chair.token for chair in self.chairs])

    @property
    def due(self) -> float | None:
        """When a bot plays on for those who are asked, if that was agreed on."""
        if not self.deadline or not self.people.intersection(self.asked):
            return None
        return max(self.since, self.timed or 0.0) + self.deadline

    @property
    def names(self) -> dict[int, str]:
        """What those at the table are called; who gave no name is missing."""
        return {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}

    def seat_of(self, token: str) -> Seat:
        return seat_held(self.chairs, token)

    @property
    def asked(self) -> list[int]:
        """The seats that all wait for."""
        return asked_in(self.match.game) if self.status == "running" else []

    @property
    def since(self) -> float:
        sat = {seat: chair.since for seat, chair in enumerate(self.chairs)}
        return since_when(self.created, self.moved, sat, self.asked)

    def bot_due(self) -> Seat | None:
        """The bot that must pick now, if no person is asked too."""
        decision = self.match.decision
        if self.gone or self.status != "running" or decision is None:
            return None
        if self.people.intersection(decision.seats):
            return None
        for seat in decision.seats:
            if self.chairs[seat].kind == "bot" and decision.offers(seat):
                return seat
        return None

    def stop_thinking(self, everything: bool = False) -> None:
        """Let go of what was thought for a moment that is past, or for a bot that plays otherwise now."""
        for thought in list(self.thoughts):
            stays = not thought.bot or thought.bot == self.chairs[thought.seat].bot
            if everything or thought.seq != self.seq or self.status != "running" or not stays:
                thought.work.cancel()

    def may_be_advised(self, seat: Seat) -> bool:
        """Whether a seat may ask what to do: where nobody would mind, since all people at the table win
        together with it."""
        game = GAMES[self.setup.game]
        knows = game.bots is not None or game.judge is not None
        return knows and self.holders.issubset(game.allies(self.match.game, seat))

    @property
    def thinking(self) -> int:
        """Milliseconds, more or less, for which whoever cannot answer seems to think: the longest that one of
        the people wants.  Who plays alone has nothing to hide."""
        people = self.people
        return max(self.chairs[seat].thinking for seat in people) if len(people) > 1 else 0

    @property
    def odds_agreed(self) -> OddsAgreed:
        """Chances are told to seats only while everybody who could mind agrees."""
        holders = self.holders
        agreed = sorted(int(seat) for seat in holders if self.chairs[seat].odds)
        return OddsAgreed(agreed=agreed, open=bool(holders) and len(agreed) == len(holders))

    def pass_due(self) -> Seat | None:
        """The person who is asked and has no choice, if nobody could tell by a pick that is made for them.
        Somebody who is away would not answer either, and who is asked to let a pick go back decides that
        first."""
        decision = self.match.decision
        if self.gone or self.status != "running" or decision is None:
            return None
        if not decision.forced or self.question is not None:
            return None
        people = self.people
        here = {listener.seat for listener in self.listeners}
        for seat in decision.seats:
            if seat in people and (seat in here or len(people) == 1):
                return seat
        return None

    @property
    def bot_pace(self) -> float:
        """Seconds that a bot takes.  Where it might answer somebody it takes less, whether or not it can, for
        there are many such moments."""
        decision = self.match.decision
        hurries = decision is not None and decision.window
        return self.pace / 1000 * (ANSWERING if hurries else 1)

    def offered(self, seat: Seat, pick: Any) -> Pick:
        """The option that this data names; compared as data, so that odd picks are never kept."""
        decision = self.match.decision
        sent = list(pick) if isinstance(pick, tuple) else pick
        for option in decision.offers(seat) if decision is not None else ():
            if pick_to_data(option) == sent:
                return option
        raise Refusal("refused-not-on-offer", 409)

    def go(self, ahead: Ahead, at: float | None) -> None:
        """One more pick is on disk: go on to what it leads to, and tell."""
        self.moved = at
        self.played.go(ahead)
        self.seq += 1
        self.lapse()
        if self.match.game.over:
            self.status = "over"
        self.tell(ahead.events)

    def set_level(self, seat: Seat, level: str) -> None:
        """A bot plays better or worse from now on, as is on disk already: tell all."""
        self.chairs[seat].bot = level
        said = say("table-bot", name=self.chairs[seat].name, level=say(f"table-bot-{level}"))
        self.tell([], lines=[LogLine(said=said, event="Level", seat=seat, head=True, rules=[], about={})])

    def lapse(self) -> None:
        """Whatever was asked for is past."""
        self.question = self.proposal = None

    def set_deadline(self, seconds: int, at: float) -> None:
        """All have agreed on another time for a move, as is on disk already: tell them."""
        self.deadline, self.timed, self.proposal = seconds, at, None
        said = say(f"table-time-{seconds}")
        self.tell([], lines=[LogLine(said=said, event="Timed", seat=NOBODY, head=True, rules=[], about={})])

    def reseat(self, chairs: Sequence[Chair], status: TableStatus) -> None:
        """Others hold seats from now on, as is on disk already: tell all what has changed.  Whoever gave a
        seat up is not told any more what is known there."""
        began = status != self.status
        lines = [
            line
            for seat, (old, new) in enumerate(zip(self.chairs, chairs, strict=True))
            for line in said_of(seat, old, new)
        ]
        left = {
            seat
            for seat, (old, new) in enumerate(zip(self.chairs, chairs, strict=True))
            if old.token and old.token != new.token
        }
        self.chairs[:] = chairs
        self.status = status
        self.lapse()
        for listener in [one for one in self.listeners if one.seat in left]:
            self.listeners.remove(listener)
            listener.seat = NOBODY
            listener.cut(Refusal("refused-left", 403), NO_SEAT)
        self.tell([], fresh=began, lines=lines)

    # -- taking back ----------------------------------------------------------------------------------------

    def way_back(self, seat: Seat) -> int:
        """How many picks go back with the last one that this seat chose; 0 if it chose none."""
        for back, by in enumerate(reversed(self.played.chosen_by), start=1):
            if by == seat:
                return back
        return 0

    def free_undos(self, seat: Seat) -> int:
        """How many own picks may go back unasked: none past a roll, a reveal or another person's pick."""
        own = 0
        for back, by in enumerate(reversed(self.played.by), start=1):
            if back > self.match.free_undos or (by != seat and by in self.holders):
                break
            own += self.played.chosen_by[-back] == seat
        return own

    # -- who is told what -----------------------------------------------------------------------------------

    def seats_told(self, outline: Outline) -> list[SeatInfo]:
        here = {listener.seat for listener in self.listeners}
        return [
            SeatInfo(
                seat=seat,
                kind=chair.kind,
                name=chair.name or chair.bot,
                hero=outline.heroes[seat],
                here=chair.kind == "bot" or seat in here,
                bot=chair.bot,
                stand_in=chair.stand_in,
                late=chair.late,
                former=chair.former,
                shown=is_shown(self.status, chair.kind, chair.token, chair.since, chair.shows),
            )
            for seat, chair in enumerate(self.chairs)
        ]

    def summary(self) -> TableSummary:
        game = self.match.game
        outline = GAMES[self.setup.game].outline(game)
        return TableSummary(
            id=self.id,
            game=self.setup.game,
            content=self.setup.content,
            title=outline.title,
            seats=self.seats_told(outline),
            round=outline.round,
            status=self.status,
            started=self.created,
            winners=list(game.winners),
            asked=self.asked,
            since=self.since,
            due=self.due,
            called=self.called,
            host=self.host,
        )

    def company(self) -> Company:
        """All that everybody is told alike of who is there and of what was agreed on."""
        proposal, due = self.proposal, self.due
        return Company(
            promise=self.match.promise,
            seats=self.seats_told(GAMES[self.setup.game].outline(self.match.game)),
            pace=self.pace,
            odds=self.odds_agreed,
            since=int(self.since),
            due=None if due is None else int(due),
            deadline=DeadlineAsked(
                seconds=self.deadline,
                wished=proposal.seconds if proposal else None,
                asked_by=proposal.by if proposal else None,
                agreed=sorted(proposal.agreed) if proposal else [],
            ),
            called=self.called,
            host=self.host,
            status=self.status,
        )

    def state(
        self,
        seat: Seat,
        events: Sequence[Event],
        fresh: bool = False,
        before: Known = KNOWN_NOTHING,
        lines: Sequence[LogLine] = (),
        company: Company | None = None,
        others: list[telling.Heard] | None = None,
    ) -> StateMessage:
        """What one seat is told, with `lines` of the table's own.  A fresh state tells the last few lines of
        the game again, and nothing to animate.  What `others` heard of the same moment is not made again."""
        if fresh:
            events = [event for told in self.played.told for event in told]
        match, teller = self.match, self.teller
        company = company or self.company()
        told = telling.tell(teller, match.game, seat, events, before, others)
        decision = None if self.status == "open" else told.decision
        if decision is not None and seat >= 0 and self.chairs[seat].stand_in:
            decision = teller.decision(match.game, NOBODY)  # a bot picks there
        if decision is not None and decision.asked and self.may_be_advised(seat):
            decision = msgspec.structs.replace(decision, hints=True)
        own = self.played.made_by(seat) if self.status == "running" else 0
        changed = fresh and self.played.changed and len(self.played.by) < REMEMBERED
        return StateMessage(
            seq=self.seq,
            view=told.view,
            printed=told.printed,
            texts=told.texts,
            decision=decision,
            events=[] if fresh else told.events,
            log=[CHANGED, *told.log, *lines] if changed else [*told.log, *lines],
            over=told.over,
            winners=told.winners,
            seed=str(match.setup.seed) if told.over else None,
            undo=Undo(
                free=self.free_undos(seat) if own else 0,
                left=own,
                asked_by=self.question.by if self.question else None,
                agreed=sorted(self.question.agreed) if self.question else [],
            ),
            thinking=Thinking(ms=self.thinking, own=0 if seat == NOBODY else self.chairs[seat].thinking),
            seat=None if seat == NOBODY else seat,
            fresh=fresh,
            **company._asdict(),
        )

    def tell(
        self,
        events: Sequence[Event],
        fresh: bool = False,
        to: Iterable[Listener] | None = None,
        lines: Sequence[LogLine] = (),
    ) -> None:
        """Tell everybody, each seat its own part and what is new to it; seats that hear the same share one
        message.  A fresh state tells everything again."""
        teller = self.teller
        if to is None or not fresh:  # else somebody comes, and nobody else need know
            self.told += 1
        made: dict[object, tuple[bytes, Heard]] = {}
        stands: dict[Seat, Standing] = {}
        company, others = self.company(), list[telling.Heard]()
        for listener in list(self.listeners if to is None else to):
            seat, before = listener.seat, HEARD_NOTHING if fresh else listener.told
            language = listener.language if teller.hidden else ""
            key = (seat, before.key, language)
            if key not in made:
                state = self.state(seat, events, fresh, before.known, lines, company, others)
                if seat not in stands:
                    stands[seat] = standing_of(state)
                sent, cited = pack(state, stands[seat], before, self.told, language)
                known = known_after(teller, self.match.game, before.known, state.texts)
                made[key] = encode(sent), Heard(known, stands[seat], cited, self.told)
            message, listener.told = made[key]
            listener.send(message)

    def tell_texts(self, listener: Listener) -> None:
        """Tell the texts that somebody was told before once more: another language is spoken there now."""
        hidden, keys = self.teller.hidden, sorted(listener.told.known.texts)
        texts = [spoken(Text(key, hidden[key]), listener.language) for key in keys if key in hidden]
        if texts:
            listener.send(encode(TextsMessage(texts)))

    def tell_all(self, message: DownMessage) -> None:
        said = encode(message)
        for listener in list(self.listeners):
            listener.send(said)


def said_of(seat: int, old: Chair, new: Chair) -> list[LogLine]:
    """What the chronicle says when somebody else holds a seat, or the same under another name."""

    def line(event: str, key: str, **given: Said) -> LogLine:
        return LogLine(said=say(key, **given), event=event, seat=seat, head=True, rules=[], about={})

    was, now = (chair.name or say("table-seat", n=seat + 1) for chair in (old, new))
    if old.kind == "open" and new.kind == "person":
        return [line("Sat", "table-sat", name=now)]
    if old.token and old.token != new.token:
        bot = new.kind == "bot"
        return [
            line("Left", "table-left-to" if bot else "table-left", name=was, **{"bot": now} if bot else {})
        ]
    if old.kind == "person" and new.stand_in:
        return [line("Handed", "table-late" if new.late else "table-handed", name=now)]
    if old.stand_in and new.kind == "person":
        return [line("Back", "table-back", name=now)]
    if old.token and old.name != new.name:
        return [line("Renamed", "table-renamed", old=was, name=now)]
    return []
