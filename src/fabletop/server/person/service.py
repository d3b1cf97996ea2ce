"""Coming in with a passkey, what goes along, and all that is one's own.

Guests are asked for nothing: what is theirs is what the tokens hold that their browser keeps.  Whoever makes
a passkey becomes a person, and what the browser brings is joined to it; so it is when a person comes in at
another browser.  Nothing is ever taken away by joining: seats add up, and of lessons and puzzles the further
one counts.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fabletop import __version__
from fabletop.lessons.lesson import all_lessons
from fabletop.puzzles.puzzle import all_puzzles
from fabletop.server.around.service import leave
from fabletop.server.campaign.service import played
from fabletop.server.context import Context
from fabletop.server.lobby.service import bot_name, summaries
from fabletop.server.person import ceremony
from fabletop.server.person.ceremony import Site
from fabletop.server.person.keeping import DAY, Persons, new_person
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import SeatInfo, TableSummary
from fabletop.server.schemas.person import (
    Belongings,
    Carried,
    CarriedLesson,
    CarriedSeat,
    Deleted,
    GameScore,
    LessonMark,
    MadePasskey,
    Mine,
    PasskeyInfo,
    PersonInfo,
    Score,
    ShownPasskey,
)
from fabletop.server.store import Conflict, Row

FORMAT: Final = 1  # of what is handed out
log = logging.getLogger("fabletop.persons")


@dataclass(frozen=True)
class Self:
    """Whoever asks: a person and the browser at which they are signed in, or a guest, whose id is empty."""

    id: str = ""
    name: str = ""
    browser: str = ""
    seen: float = 0.0

    @property
    def known(self) -> bool:
        return bool(self.id)


async def self_at(persons: Persons, browser: str) -> Self:
    found = await persons.at(browser)
    return Self() if found is None else Self(found["id"], found["name"], browser, found["seen"])


# -- passkeys -----------------------------------------------------------------------------------------------


async def ask_to_make(
    persons: Persons, site: Site, me: Self, name: str, asked: str, now: float
) -> dict[str, Any]:
    """What a new passkey is made of; a guest is to be somebody new."""
    person = me.id or new_person()
    known = await persons.passkeys(me.id) if me.known else []
    challenge = await persons.ask("make", asked, person, now)
    return ceremony.to_make(site, person, me.name or name, challenge, known)


async def make(
    persons: Persons, site: Site, me: Self, name: str, label: str, given: MadePasskey, asked: str, now: float
) -> str:
    """A passkey for whoever asked for it; gives the person whose it is."""
    challenge = await persons.answered("make", asked, now)
    person = str(challenge["person_id"])
    if me.known and me.id != person:  # somebody else has come in here meanwhile
        raise Refusal("refused-challenge", 403)
    passkey = ceremony.made(site, challenge["challenge"], given)
    await persons.add_passkey(person, name, {**passkey, "label": label}, now)
    return person


async def enter(persons: Persons, site: Site, given: ShownPasskey, asked: str, now: float) -> str:
    """The person who shows a passkey of theirs."""
    challenge = await persons.answered("enter", asked, now)
    known = await persons.passkey(given.id)
    if known is None:
        raise Refusal("refused-passkey-unknown", 404)
    count = ceremony.shown(site, challenge["challenge"], given, known)
    await persons.use_passkey(given.id, count, now)
    return str(known["person_id"])


async def info(persons: Persons, me: Self) -> PersonInfo:
    return PersonInfo(name=me.name, passkeys=await listed(persons, me.id))


async def listed(persons: Persons, person: str) -> list[PasskeyInfo]:
    return [
        PasskeyInfo(id=row["id"], label=row["label"], made=row["made"], used=row["used"])
        for row in await persons.passkeys(person)
    ]


# -- what goes along ----------------------------------------------------------------------------------------


async def bring(persons: Persons, me: Self, brought: Belongings, now: float) -> Carried:
    """Join what a browser has to what a person has, and hand it the rest."""
    held = await persons.held(brought.seats)
    await persons.own(me.id, held, now)
    await join_marks(persons, me.id, brought)
    if now - me.seen > DAY:
        await persons.see(me.browser, now)
    here = {row["table_id"] for row in held}
    rest: dict[str, Row] = {}
    for row in await persons.seats_of(me.id):
        if row["table_id"] not in here:
            rest.setdefault(row["table_id"], row)
    keys = await persons.lend(me.browser, [row["token"] for row in rest.values()])
    return Carried(
        name=me.name,
        passkeys=await listed(persons, me.id),
        seats={
            table: CarriedSeat(
                seat=row["seat"],
                token=keys[row["token"]],
                game=row["game"],
                since=round((row["since"] or row["owned"]) * 1000),
            )
            for table, row in rest.items()
        },
        lessons=told_lessons(await persons.learnt(me.id)),
        solved={puzzle: round(at * 1000) for puzzle, at in (await persons.solved(me.id)).items()},
    )


async def join_marks(persons: Persons, person: str, brought: Belongings) -> None:
    """Lessons and puzzles that there are; what was done stays done."""
    known = await persons.learnt(person)
    lessons = {
        id: further(known.get(id), mark) for id, mark in brought.lessons.items() if id in all_lessons()
    }
    before = await persons.solved(person)
    puzzles = {puzzle.id for some in all_puzzles().values() for puzzle in some}
    solved = {id: ms / 1000 for id, ms in brought.solved.items() if id in puzzles}
    await persons.learn(
        person,
        {id: mark for id, mark in lessons.items() if mark != bare(known.get(id))},
        {id: at for id, at in solved.items() if at < before.get(id, at + 1)},
    )


def bare(row: Row | None) -> Row | None:
    return None if row is None else {name: row[name] for name in ("step", "done", "picks")}


def further(before: Row | None, mark: LessonMark) -> Row:
    """Of two ways through a lesson the one that has come further; once done, it stays so."""
    new: Row = {"step": mark.at, "done": mark.done, "picks": mark.picks}
    old = bare(before)
    if old is None:
        return new
    best = old if old["step"] >= new["step"] else new
    return {**best, "done": old["done"] or new["done"]}


def told_lessons(known: Mapping[str, Row]) -> dict[str, CarriedLesson]:
    return {
        id: CarriedLesson(picks=row["picks"] or [], at=row["step"], done=row["done"])
        for id, row in known.items()
    }


# -- what is one's own --------------------------------------------------------------------------------------


async def seats_of(persons: Persons, me: Self, brought: Belongings) -> list[Row]:
    """A person's seats, or those that the tokens of a guest hold."""
    return await persons.seats_of(me.id) if me.known else await persons.held(brought.seats)


async def mine(here: Context, seats: Sequence[Row]) -> Mine:
    """Games, and how often they were won: nothing that the lobby and the replays would not tell whoever holds
    these seats."""
    by_table = {row["table_id"]: row["seat"] for row in reversed(seats)}
    rows = await here.store.tables(list(by_table))
    tables = await summaries(here.tables, here.asleep, rows)
    return Mine(
        tables=tables,
        seats={table.id: by_table[table.id] for table in tables},
        scores=scores(tables, by_table),
    )


def scores(tables: Sequence[TableSummary], seats: Mapping[str, int]) -> list[GameScore]:
    """By game, in the order in which they were last played."""
    over = [table for table in tables if table.status == "over"]
    return [
        GameScore(
            game=game,
            bots=score([one for one in over if one.game == game and not with_people(one, seats)], seats),
            people=score([one for one in over if one.game == game and with_people(one, seats)], seats),
        )
        for game in dict.fromkeys(table.game for table in over)
    ]


def with_people(table: TableSummary, seats: Mapping[str, int]) -> bool:
    """Whether somebody else sat there, at least until a bot played on for them."""
    return any(is_person(seat) for seat in table.seats if seat.seat != seats[table.id])


def is_person(seat: SeatInfo) -> bool:
    return seat.kind == "person" or seat.stand_in


def score(tables: Sequence[TableSummary], seats: Mapping[str, int]) -> Score:
    return Score(played=len(tables), won=sum(seats[table.id] in table.winners for table in tables))


async def export(
    here: Context, persons: Persons, me: Self, brought: Belongings, now: float
) -> dict[str, Any]:
    """All that is kept of somebody and that they may see, to take away: their own picks and words, and of
    others no more than who sat at the same tables."""
    seats = await seats_of(persons, me, brought)
    own = await mine(here, seats)
    rows = await here.store.tables([seat["table_id"] for seat in seats])
    return {
        "fabletop": __version__,
        "format": FORMAT,
        "at": now,
        "name": me.name,
        "passkeys": await listed(persons, me.id) if me.known else [],
        "tables": own.tables,
        "seats": [
            {"table": row["table_id"], "seat": row["seat"], "name": row["name"], "shows": row["shows"]}
            for row in seats
        ],
        "picks": await persons.picks_at(seats),
        "chat": await persons.chat_of(seats, brought.author),
        "mailboxes": await persons.mailboxes_for(seats),
        "scores": own.scores,
        "chapters": [one.model_dump() for one in await played(here.tables, here.asleep, rows)],
        "lessons": told_lessons(await persons.learnt(me.id)) if me.known else {},
        "puzzles": await persons.solved(me.id) if me.known else {},
    }


# -- and nothing of it any more -----------------------------------------------------------------------------


async def erase(here: Context, persons: Persons, me: Self, brought: Belongings) -> Deleted:
    """First the seats, one table after the other, and the person last: who is interrupted can go on."""
    seats = await seats_of(persons, me, brought)
    handed = finished = 0
    for seat in seats:
        over = await give_up(here, persons, seat)
        finished += over
        handed += not over
    await persons.forget(me.id, seats, brought.author, brought.made)
    for seat in seats:
        here.replays.forget(seat["table_id"])
        await calm(here, seat["table_id"])
    return Deleted(handed=handed, finished=finished)


async def give_up(here: Context, persons: Persons, seat: Row) -> bool:
    """A seat is nobody's any more; whether its table was finished already."""
    id = seat["table_id"]
    row = await here.store.table(id)
    here.stories.forget(id)  # it would name them
    if row is not None and row["status"] != "over":
        try:
            await leave(here.tables, await here.tables.find(id), seat["seat"], "")
            return False
        except Refusal as wrong:
            if wrong.key == "refused-raced":
                raise
            if wrong.key != "refused-over":  # a table that nobody can open any more
                await leave_unopened(here, seat)
                return False
    table = here.tables.live.get(id)
    if table is None:
        await persons.make_former(seat)
        here.tables.pass_on({"table": id, "chairs": True})
    else:
        async with table.lock:
            await here.tables.reseat(table, persons.make_former(seat))
    return True


async def leave_unopened(here: Context, seat: Row) -> None:
    """At a table whose rules or cards are not here a bot is set down, for the day on which they are."""
    name = bot_name([], seat["seat"])
    given = (seat["table_id"], seat["seat"], seat["token"])
    try:
        await here.store.give_seat_up(*given, "steady", name, here.tables.now())
    except Conflict:
        raise Refusal("refused-raced", 409) from None


async def calm(here: Context, id: str) -> None:
    """What a table was called by them is not told any more."""
    table = here.tables.live.get(id)
    row = await here.store.table(id)
    if table is not None and row is not None and table.called != row["called"]:
        async with table.lock:
            table.called = row["called"]
            table.tell([])
        here.tables.pass_on({"table": id, "called": row["called"]})
