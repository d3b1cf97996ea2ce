"""What can be played, and a table from what somebody wishes for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

from fabletop.bots import REGISTRY
from fabletop.games import BOXES, USUAL, rulesets_of, sides_of
from fabletop.games.andor import content as andor_content
from fabletop.games.andor.setup import FEWEST_HEROES, FIRST_LEGEND, MOST_HEROES
from fabletop.games.heroes import content as heroes_content
from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS
from fabletop.games.heroes.modes.agreed import MODES, RANGES, SKILLS
from fabletop.games.heroes.modes.agreed import SEATS as MODE_SEATS
from fabletop.games.village.content_files import content
from fabletop.games.village.defs import SETS
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.match import Setup
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import GameInfo, GameMode, GameOption, HeroName, NewTable, SeatWish
from fabletop.server.store import Row
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables


def games() -> list[GameInfo]:
    return [BOXES_SHOWN[name]() for name in BOXES]


def village() -> GameInfo:
    box = BOXES["village"]
    printed = content()
    return GameInfo(
        name=box.name,
        seats=list(box.seats),
        rulesets=rulesets_of(box.name),
        sets=list(SETS),
        heroes=[HeroName(id=hero.id, set=hero.set) for hero in printed.heroes],
        dragons=[card.id for card in printed.cards if card.overwhelm],
        bots=list(REGISTRY),
    )


def heroes() -> GameInfo:
    box = BOXES["heroes"]
    return GameInfo(
        name=box.name,
        seats=list(box.seats),
        rulesets=rulesets_of(box.name),
        sets=[],
        heroes=[HeroName(id=hero.id, set=FACTIONS[hero.faction]) for hero in heroes_content().heroes],
        dragons=[],
        bots=list(REGISTRY),
        modes=[GameMode(name=mode, seats=list(MODE_SEATS[mode])) for mode in MODES],
        options=list(HEROES_OPTIONS),
    )


def andor() -> GameInfo:
    box = BOXES["andor"]
    printed = andor_content()
    return GameInfo(
        name=box.name,
        seats=list(box.seats),
        rulesets=rulesets_of(box.name),
        sets=[],
        heroes=[
            HeroName(id=figure.lower(), set=hero.id) for hero in printed.heroes for figure in hero.figures
        ],
        dragons=[],
        bots=list(REGISTRY),
        legends=list(printed.legends),
        options=[
            number("legend", printed.legends[0], printed.legends[-1], FIRST_LEGEND),
            number("heroes", FEWEST_HEROES, MOST_HEROES, FEWEST_HEROES),
            number("grades", 0, 2, 0),
        ],
    )


def choice(name: str, choices: tuple[str, ...], usual: str, *modes: str) -> GameOption:
    return GameOption(
        name=name, kind="choice", choices=list(choices), least=0, most=0, usual=usual, modes=list(modes)
    )


def number(name: str, least: int, most: int, usual: int | None, *modes: str) -> GameOption:
    return GameOption(
        name=name, kind="number", choices=[], least=least, most=most, usual=usual, modes=list(modes)
    )


# What may be agreed on besides the heroes; the game itself refuses what does not go together.
HEROES_OPTIONS: Final = (
    choice("mode", MODES, "duel", *MODES),
    number("level", *RANGES["level"], 3, *MODES),
    choice("armies", ("choose", "random"), "choose", *MODES),
    number("budget", *RANGES["budget"], None, *MODES),
    number("artifacts", *RANGES["artifacts"], None, *MODES),
    number("spells", *RANGES["spells"], None, *MODES),
    number("gold", *RANGES["gold"], 10, "duel"),
    number("movement", *RANGES["movement"], 3, "guards"),
    number("field", *RANGES["field"], None, "guards"),
    choice("difficulty", DIFFICULTIES, "normal", "guards", "ai"),
    choice("skill", SKILLS, "offense", "ai"),
    GameOption(name="siege", kind="flag", choices=[], least=0, most=0, usual=False, modes=["duel", "ai"]),
)
BOT_NAMES: Final = ("Aldis", "Brannoc", "Corvina", "Dunstan", "Elowen", "Fenric", "Garrick", "Hesper")
BOXES_SHOWN: Final[dict[str, Callable[[], GameInfo]]] = {
    "village": village,
    "heroes": heroes,
    "andor": andor,
}


async def make(tables: Tables, wish: NewTable) -> tuple[Table, int | None, str | None]:
    """A table as wished for, the maker's seat and the token that holds it."""
    setup = await asyncio.to_thread(agreed, wish)  # a legend of somebody's own takes a while to read
    chairs = [chair(seat, wish.name) for seat in wish.seats]
    name_bots(chairs)
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    token = None
    if mine:
        token = secrets.token_urlsafe(32)
        chairs[mine[0]].token = hashed(token)
    table = await tables.make(setup, chairs, wish.public, wish.pace)
    return table, mine[0] if mine else None, token


def agreed(wish: NewTable) -> Setup:
    """The setup, checked by the game itself; a Refusal says what is wrong and by which rule."""
    box = BOXES.get(wish.game)
    try:
        if box is None:
            raise BadSetup(f"there is no game {wish.game!r}; there are {', '.join(BOXES)}")
        ruleset = wish.ruleset or USUAL[wish.game]
        if ruleset not in box.rulesets():
            raise BadSetup(f"there is no ruleset {ruleset!r}; there are {', '.join(box.rulesets())}")
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise BadSetup("one person holds one seat: leave the others open")
        for seat in wish.seats:
            if seat.kind == "bot" and (seat.bot or "greedy") not in REGISTRY:
                raise BadSetup(f"there is no bot {seat.bot!r}; there are {', '.join(REGISTRY)}")
        options: dict[str, Any] = dict(wish.options)
        if wish.game != "andor":  # where there may be more heroes than seats, and none is left to chance
            options.setdefault("heroes", heroes_of(wish))
        setup = Setup(wish.game, len(wish.seats), new_seed(), ruleset, options)
        box.new(setup)
    except BadSetup as wrong:
        raise Refusal("refused-setup", 422, wrong.rule, why=wrong.what) from wrong
    return setup


def heroes_of(wish: NewTable) -> list[str]:
    """A hero for each seat, or for each side that has one; a side that nobody holds takes any."""
    wanted = [hero_of(seat) for seat in wish.seats]
    sides = sides_of(wish.game, wish.options, len(wanted))
    return (wanted + ["random"] * sides)[:sides]


def hero_of(seat: SeatWish) -> str:
    return seat.hero or ("random" if seat.kind == "bot" else "choose")


def chair(seat: SeatWish, name: str) -> Chair:
    if seat.kind == "me":
        return Chair("person", "", name, "")
    if seat.kind == "bot":
        return Chair("bot", seat.bot or "greedy", "", "")
    return Chair("open", "", "", "")


def name_bots(chairs: list[Chair]) -> None:
    """Every bot gets a name of its own, by its seat, which nobody at the table bears already."""
    taken = {chair.name.casefold() for chair in chairs}
    for number, chair in enumerate(chairs):
        if chair.kind == "bot":
            in_order = BOT_NAMES[number % len(BOT_NAMES) :] + BOT_NAMES
            chair.name = next((name for name in in_order if name.casefold() not in taken), in_order[0])
            taken.add(chair.name.casefold())


async def summaries(tables: Tables, asleep: Asleep, rows: list[Row]) -> list[dict[str, Any]]:
    """Tables from outside, without those that were begun with other cards: nobody can go on with them."""
    shown = [
        row for row in rows if row["game"] in BOXES and row["content"] == BOXES[row["game"]].content_hash()
    ]
    told = {row["id"]: tables.live[row["id"]].summary() for row in shown if row["id"] in tables.live}
    told |= await asleep.summaries([row for row in shown if row["id"] not in told])
    return [told[row["id"]] for row in shown if row["id"] in told]
