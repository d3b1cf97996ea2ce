"""What can be played, and a table from what somebody wishes for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from fabletop.bots import REGISTRY, USUAL
from fabletop.bots.levels import levels_of
from fabletop.games import GAMES, find_game
from fabletop.games.registration import CHOOSE, HEROES, MODE, RANDOM, Option, Registration
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.match import Setup
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import GameInfo, GameMode, GameOption, HeroName, NewTable, SeatWish, TableSummary
from fabletop.server.store import Row
from fabletop.server.table.live import Chair, Table, hashed, maker_with
from fabletop.server.table.service import Tables

BOT_NAMES: Final = ("Aldis", "Brannoc", "Corvina", "Dunstan", "Elowen", "Fenric", "Garrick", "Hesper")


def games() -> list[GameInfo]:
    return [info(game) for game in GAMES.values()]


def info(game: Registration) -> GameInfo:
    """All that the form for a new table is made of."""
    return GameInfo(
        name=game.name,
        seats=list(game.box.seats),
        rulesets=game.rulesets(),
        heroes=[HeroName(id=hero.id, set=hero.set) for hero in game.heroes()],
        bots=list(levels_of(game)),
        modes=[GameMode(name=mode.name, seats=list(mode.seats), minutes=mode.minutes) for mode in game.modes],
        options=[told_option(option) for option in game.options() if not option.earned],
    )


def told_option(option: Option) -> GameOption:
    return GameOption(
        name=option.name,
        kind=option.kind,
        choices=list(option.choices),
        least=option.least,
        most=option.most,
        usual=list(option.usual) if isinstance(option.usual, tuple) else option.usual,
        follows=option.follows.option if option.follows is not None else None,
        apart=[list(pair) for pair in option.apart],
        modes=list(option.modes),
    )


async def make(tables: Tables, wish: NewTable) -> tuple[Table, int | None, str]:
    """A table as wished for, the maker's seat and the token that holds it.  Who takes no seat has a token all
    the same, which shows that the table is theirs."""
    setup = await asyncio.to_thread(agreed, wish)  # a legend of somebody's own takes a while to read
    chairs = [chair(seat, wish) for seat in wish.seats]
    name_bots(chairs)
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    token = secrets.token_urlsafe(32)
    if mine:
        chairs[mine[0]].token = hashed(token)
    maker = hashed(token) if mine else maker_with(token)
    table = await tables.make(setup, chairs, wish.public, wish.pace, wish.deadline, maker)
    return table, mine[0] if mine else None, token


def agreed(wish: NewTable) -> Setup:
    """The setup, checked by the game itself; a Refusal says what is wrong and by which rule."""
    try:
        game = find_game(wish.game)
        ruleset = wish.ruleset or game.usual
        if ruleset not in game.box.rulesets():
            raise BadSetup(f"there is no ruleset {ruleset!r}; there are {', '.join(game.box.rulesets())}")
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise BadSetup("one person holds one seat: leave the others open")
        for seat in wish.seats:
            if seat.kind == "bot" and (seat.bot or USUAL) not in REGISTRY:
                raise BadSetup(f"there is no bot {seat.bot!r}; there are {', '.join(REGISTRY)}")
        for option in game.options():
            if option.earned and option.name in wish.options:
                raise Refusal("refused-earned", 422, option.rule)
        options: dict[str, Any] = evened(game, ruleset, wish) if wish.even else dict(wish.options)
        if game.leaves_to_chance(CHOOSE):  # else there may be more heroes than seats
            options.setdefault(HEROES, heroes_of(game, wish))
        poker_face = any(seat.kind != "bot" for seat in wish.seats)
        setup = Setup(wish.game, len(wish.seats), new_seed(), ruleset, options, poker_face=poker_face)
        game.box.new(setup)
    except BadSetup as wrong:
        raise Refusal("refused-setup", 422, wrong.rule, why=wrong.what) from wrong
    return setup


def evened(game: Registration, ruleset: str, wish: NewTable) -> dict[str, Any]:
    """What was wished for with one of the set-ups that skill decides, from either side.  All of it is named
    here: what becomes even later does not change a table."""
    wanted = {MODE: wish.options[MODE]} if MODE in wish.options else {}
    deals = game.even(ruleset, wanted) if len(wish.seats) == 2 else ()
    if not deals:
        raise BadSetup("nobody knows even sides for that")
    deal = dict(secrets.choice(deals))
    return {**wish.options, **(turned(game, deal, 2) if secrets.randbelow(2) else deal)}


async def rematch(tables: Tables, before: Table, token: str) -> tuple[Table, str]:
    """The same game with another seed and the seats in reverse order, so that neighbours and partners stay
    who they were.  Bots keep their levels, who asks sits down, and other people's seats wait for them."""
    asks = await tables.seat_of(before.chairs, token)
    if asks < 0:
        raise Refusal("refused-looking-on", 403)
    if before.status != "over":
        raise Refusal("refused-not-over", 409)
    game = GAMES[before.setup.game]
    if any(option.earned and option.name in before.setup.options for option in game.options()):
        raise Refusal("refused-earned", 422)
    options = turned(game, before.setup.options, before.setup.seats)
    setup = Setup(
        game.name,
        before.setup.seats,
        new_seed(),
        before.setup.ruleset,
        options,
        poker_face=before.setup.poker_face,
    )
    try:
        await asyncio.to_thread(game.box.new, setup)
    except BadSetup as wrong:
        raise Refusal("refused-setup", 422, wrong.rule, why=wrong.what) from wrong
    held = secrets.token_urlsafe(32)
    chairs = [across(chair, held if seat == asks else "") for seat, chair in enumerate(before.chairs)]
    return await tables.make(setup, chairs[::-1], before.public, before.pace, before.deadline), held


def turned(game: Registration, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The same with the seats in reverse order: heroes and armies go along with whoever leads them."""
    other = dict(options)
    for option in game.options():
        of_seats = option.sided or (option.name == HEROES and game.leaves_to_chance(CHOOSE))
        value = other.get(option.name)
        if of_seats and isinstance(value, list | tuple) and len(value) == seats:
            other[option.name] = list(reversed(value))
    return other


def across(chair: Chair, token: str) -> Chair:
    """A chair for a rematch: a bot stays, whoever has the token sits down, all others come when they can."""
    if chair.kind == "bot" and not chair.token:
        return Chair("bot", chair.bot, chair.name, "")
    if token:
        return Chair("person", "", chair.name, hashed(token), chair.thinking)
    return Chair("open", "", "", "", chair.thinking)


def heroes_of(game: Registration, wish: NewTable) -> list[str]:
    """A hero for each seat, or for each side that has one; a side that nobody holds takes any."""
    wanted = [hero_of(seat) for seat in wish.seats]
    sides = game.sides(wish.options, len(wanted))
    return (wanted + [RANDOM] * sides)[:sides]


def hero_of(seat: SeatWish) -> str:
    return seat.hero or (RANDOM if seat.kind == "bot" else CHOOSE)


def chair(seat: SeatWish, wish: NewTable) -> Chair:
    if seat.kind == "me":
        return Chair("person", "", wish.name, "", wish.thinking)
    if seat.kind == "bot":
        return Chair("bot", seat.bot or USUAL, "", "")
    return Chair("open", "", "", "", wish.thinking)


def name_bots(chairs: list[Chair]) -> None:
    """Every bot gets a name of its own, by its seat, which nobody at the table bears already."""
    taken = {chair.name.casefold() for chair in chairs}
    for number, chair in enumerate(chairs):
        if chair.kind == "bot":
            chair.name = free_name(number, taken)
            taken.add(chair.name.casefold())


def free_name(seat: int, taken: Collection[str]) -> str:
    in_order = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES
    return next((name for name in in_order if name.casefold() not in taken), in_order[0])


def bot_name(chairs: Sequence[Chair], seat: int) -> str:
    """What a bot is called that takes a seat over for good."""
    return free_name(seat, {chair.name.casefold() for chair in chairs})


async def summaries(tables: Tables, asleep: Asleep, rows: list[Row]) -> list[TableSummary]:
    """Tables from outside, without those of unknown cards or an older version that nobody can go on with."""
    shown = [row for row in rows if row["status"] == "over" or await tables.contents.has(row)]
    told = {row["id"]: tables.live[row["id"]].summary() for row in shown if row["id"] in tables.live}
    told |= await asleep.summaries([row for row in shown if row["id"] not in told])
    return [told[row["id"]] for row in shown if row["id"] in told]
