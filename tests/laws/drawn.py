"""Set-ups drawn from a seed: any number of players, any edition, and whatever may be agreed on."""

from __future__ import annotations

from random import Random
from typing import Any

from fabletop.games import BOXES, GAMES
from fabletop.games.registration import MODE, Option
from fabletop.kernel import BadSetup, Setup

TRIES = 1000  # most of what is drawn goes together


def drawn_setup(game: str, seed: int) -> Setup:
    """The first of those drawn that the game does not refuse."""
    luck = Random(f"{game} {seed}")
    for _ in range(TRIES):
        setup = any_setup(game, seed, luck)
        try:
            BOXES[game].new(setup)
        except BadSetup:
            continue
        return setup
    raise AssertionError(f"nothing that was drawn for {game} goes together")


def any_setup(game: str, seed: int, luck: Random) -> Setup:
    box, known = BOXES[game], GAMES[game]
    wanted: dict[str, Any] = {}
    numbers = list(box.seats)
    if known.modes:
        mode = luck.choice(known.modes)
        wanted[MODE], numbers = mode.name, list(mode.seats)
    seats = luck.choice(numbers)
    for option in known.options():
        fits = not option.modes or wanted.get(MODE) in option.modes
        if option.name == MODE or option.earned or not fits:
            continue
        if option.kind == "party":
            sides = known.sides(wanted, seats)
            names = list(option.choices) * sides or [hero.id for hero in known.heroes()]
            wanted[option.name] = luck.sample(names, sides)
        elif option.kind == "choice" or luck.random() < 0.5:
            value = any_value(option, luck)
            if value is not None:
                wanted[option.name] = value
    return Setup(game, seats, seed, luck.choice(box.rulesets()), wanted)


def any_value(option: Option, luck: Random) -> Any:
    """One that it takes; None where nothing can be listed."""
    if option.kind == "number":
        return luck.randint(option.least, option.most)
    if option.kind == "flag":
        return luck.random() < 0.5
    if option.kind == "list":
        return luck.sample(option.choices, luck.randint(0, len(option.choices)))
    return luck.choice(option.choices) if option.choices and option.kind in ("choice", "text") else None
