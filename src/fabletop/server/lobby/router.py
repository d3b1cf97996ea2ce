"""Before the table."""

from __future__ import annotations

import asyncio
import hashlib
import math
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from fabletop import ledger
from fabletop.games import GAMES
from fabletop.games.registration import Editor, OwnContent
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.ledger import Language
from fabletop.said import Said, join, say
from fabletop.server.answers import answer, encode
from fabletop.server.context import Here, counted
from fabletop.server.limits import address_of, maker
from fabletop.server.lobby import service
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import (
    GameInfo,
    MadeTable,
    NewTable,
    OwnMistake,
    OwnRead,
    OwnTaken,
    OwnText,
    OwnTrial,
    Rule,
    RuleBook,
    RuleChapter,
    SitDown,
    TakenSeat,
)
from fabletop.server.schemas.common import Id, Line
from fabletop.server.store import HOUR
from fabletop.server.trials import TrialResponse
from fabletop.server.wire import catalogue

router = APIRouter(prefix="/api")
MOST_RULES = 40
CATALOGUES_KEPT = 32  # ready to send, the latest


@router.get("/games")
def games() -> list[GameInfo]:
    return service.games()


@lru_cache(CATALOGUES_KEPT)
def printed(game: str, content: str) -> tuple[bytes, str]:
    """The catalogue of a game, and what it is known by as long as it stays the same."""
    told = encode(catalogue(game, content))
    return told, f'"{hashlib.sha256(told).hexdigest()[:32]}"'


@router.get("/games/{game}/catalogue")
async def read_catalogue(
    game: Id, request: Request, here: Here, content: Annotated[Line, Query(max_length=128)] = ""
) -> Response:
    """That of today, or of a table's content.  Browsers keep it, and ask only whether it is the same."""
    if game not in GAMES:
        raise Refusal("refused-page", 404)
    if not await here.tables.contents.can_have(game, content):
        raise Refusal("refused-content", 404)
    told, tag = await asyncio.to_thread(printed, game, content)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(told, media_type="application/json", headers=headers)


@router.get("/rules", dependencies=[counted("searches_per_minute")])
def search(
    q: Annotated[Line, Query(min_length=1, max_length=100)],
    language: Language = "en",
    game: Id | None = None,
    first: Id | None = None,
) -> list[Rule]:
    """In one game, or in all of them with the game that is being played first."""
    if game is not None and game not in ledger.games():
        raise Refusal("refused-page", 404)
    return [told(found, language) for found in ledger.search(q, language, game, first)[:MOST_RULES]]


@router.get("/rulebook")
def contents(language: Language = "en") -> list[RuleBook]:
    """The chapters of every game, with how many rules each has."""
    return [
        RuleBook(
            game=game,
            chapters=[
                RuleChapter(id=chapter.id, title=chapter.title, rules=len(chapter.rules))
                for chapter in ledger.contents(game, language)
            ],
        )
        for game in ledger.games()
    ]


@router.get("/rulebook/{id}")
def chapter(id: Id, language: Language = "en") -> list[Rule]:
    """Every rule of a chapter."""
    game = id.split(".")[0]
    chapters = ledger.contents(game, language) if game in ledger.games() else []
    for one in chapters:
        if one.id == id:
            return [told(rule, language) for rule in one.rules]
    raise Refusal("refused-page", 404)


@router.get("/rules/{id}")
def rule(id: Id, language: Language = "en") -> Rule:
    if not ledger.holds(id):  # `find` would look for what was meant, which takes a while
        raise Refusal("refused-page", 404)
    return told(ledger.find(id), language)


def told(rule: ledger.Rule, language: Language) -> Rule:
    """In the reader's language alone."""
    return Rule(
        id=rule.id,
        text=ledger.text(rule.id, language),
        chapter=ledger.title(rule, language),
        headings=rule.headings(language),
        ambiguity=ledger.reading(rule.id, language),
    )


def look_at(own: OwnContent) -> Callable[[OwnText], OwnRead]:
    """What people wrote for a game is looked at before a table is made of it."""

    def read(wrote: OwnText) -> OwnRead:
        found = own.look_at(wrote.text)
        mistakes = [
            OwnMistake(
                line=one.line,
                text=one.text,
                heroes=list(one.heroes),
                place=list(one.place),
                said=None if one.said is None else msgspec.to_builtins(one.said),
                grave=one.grave,
            )
            for one in found.mistakes
        ]
        return OwnRead(
            title=found.title,
            story=found.story,
            mistakes=mistakes,
            document=found.document,
            told=msgspec.to_builtins(found.told),
        )

    return read


def made_of(game: str, make: Callable[[], Any]) -> Response:
    """What an editor of a game answers, or what is wrong with the text that it was given."""
    try:
        return answer(make())
    except BrokenFile as wrong:
        raise refusal_of(game, wrong) from wrong


def refusal_of(game: str, wrong: BrokenFile) -> Refusal:
    """What is wrong with a text and where, in the language of whoever asks."""
    line = wrong.place.removeprefix("line ")
    if wrong.said is None:
        why: Said = f"{wrong.place}: {wrong.what}" if wrong.place else wrong.what
    elif line.isdecimal():
        why = join(": ", (say("at-line", n=int(line)), wrong.said))
    else:
        why = wrong.said
    return Refusal("refused-setup", 422, texts=GAMES[game].texts, why=why)


def open_editor(game: str, shelf: str, editor: Callable[[], Editor]) -> None:
    """The routes of those who write for a game in the browser."""

    def read_words() -> Response:
        return answer(editor().words())

    def copy(id: Id, language: Language = "en") -> Response:
        found = editor().copy(id, language)
        if found is None:
            raise Refusal("refused-page", 404)
        return answer(found)

    def bring(wrote: OwnText) -> Response:
        return made_of(game, lambda: editor().bring(wrote.text))

    def take(wrote: OwnTaken) -> Response:
        return made_of(game, lambda: editor().take(wrote.text, wrote.players))

    def sound(wrote: OwnTrial) -> None:
        try:
            GAMES[game].box.new(editor().setup_of(wrote.text, wrote.players))
        except BrokenFile as wrong:
            raise refusal_of(game, wrong) from wrong
        except BadSetup as wrong:
            raise Refusal("refused-setup", 422, wrong.rule, why=wrong.what) from wrong

    async def try_out(wrote: OwnTrial, request: Request, here: Here) -> Response:
        """Bots play it, for as long as the answer is read."""
        await asyncio.to_thread(sound, wrote)
        address = address_of(request)
        here.trials.begin(address)
        told = here.trials.told(address, game, wrote.text, wrote.players, wrote.games)
        return TrialResponse(here.trials, address, told)

    looks = [counted("looks_per_minute")]
    trials = [counted("trials_per_hour")]
    router.add_api_route(f"/{shelf}/try", try_out, methods=["POST"], dependencies=trials)
    router.add_api_route(f"/{shelf}/words", read_words, methods=["GET"])
    router.add_api_route(f"/{shelf}/copy/{{id}}", copy, methods=["GET"], dependencies=looks)
    router.add_api_route(f"/{shelf}/bring", bring, methods=["POST"], dependencies=looks)
    router.add_api_route(f"/{shelf}/take", take, methods=["POST"], dependencies=looks)


for _game in GAMES.values():
    if _game.own is not None:
        router.add_api_route(
            f"/{_game.own.shelf}",
            look_at(_game.own),
            methods=["POST"],
            dependencies=[counted("looks_per_minute")],
        )
        if _game.own.editor is not None:
            open_editor(_game.box.name, _game.own.shelf, _game.own.editor)


@router.get("/tables")
async def tables(here: Here) -> Response:
    rows = await here.store.public_tables("open", "running")
    return answer(await service.summaries(here.tables, here.asleep, rows))


async def count_table(request: Request, here: Here) -> None:
    """One more table is made from an address; a Refusal if it has made too many."""
    who, most = maker(address_of(request)), here.settings.tables_per_hour
    if not await here.store.count_maker(who, most, time.time()):
        raise Refusal("refused-too-many-tables", 429, after=math.ceil(HOUR / max(most, 1)))


@router.post("/tables", status_code=201)
async def make(wish: NewTable, request: Request, here: Here) -> MadeTable:
    await count_table(request, here)
    table, seat, token = await service.make(here.tables, wish)
    return MadeTable(id=table.id, seat=seat, token=token, link=f"/table/{table.id}")


@router.get("/tables/{id}")
async def table(id: Id, here: Here) -> Response:
    """Of a finished game nothing needs to be played."""
    row = await here.store.table(id)
    if row is not None and row["status"] == "over" and id not in here.tables.live:
        found = await service.summaries(here.tables, here.asleep, [row])
        if found:
            return answer(found[0])
    return answer((await here.tables.find(id)).summary())


@router.post("/tables/{id}/seats/{seat}", dependencies=[counted("joins_per_minute")])
async def sit_down(id: Id, seat: int, wish: SitDown, here: Here) -> TakenSeat:
    found = await here.tables.find(id)
    token = await here.tables.sit_down(found, seat, wish.name)
    return TakenSeat(seat=seat, token=token)
