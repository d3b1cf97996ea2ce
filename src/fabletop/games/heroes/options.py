"""What may be agreed on before a combat of Heroes; the game itself refuses what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS
from fabletop.games.heroes.load import content
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.scenario.printed import CLASH as SCENARIO_CLASH
from fabletop.games.registration import CHOOSE, MODE, RANDOM, Follows, HeroChoice, Mode, Option

DUEL: Final = "duel"
GUARDS: Final = "guards"
AI: Final = "ai"
CLASH: Final = "clash"
SINGLE: Final = (Mode(DUEL, (2,)), Mode(GUARDS, (1, 2)), Mode(AI, (1,)))
MODES: Final = (Mode(CLASH, (2, 3)), *SINGLE)
ALL: Final = tuple(mode.name for mode in MODES)
FIGHTS: Final = tuple(mode.name for mode in SINGLE)
SKILLS: Final = ("offense", "armorer", "archery")


def treasures(level: int) -> int:
    return (level + 1) // 2


def purse(level: int) -> int:
    return 15 * level + 10


@cache
def options() -> tuple[Option, ...]:
    """Read when they are asked for: scenarios are content."""
    clashes = tuple(one.id for one in content().scenarios if one.mode == SCENARIO_CLASH)
    return (
        Option(MODE, "choice", ALL, usual=DUEL, modes=ALL),
        Option("scenario", "choice", clashes, usual=clashes[0], modes=(CLASH,), rule="heroes.setup.010"),
        Option("heroes", "party", (CHOOSE, RANDOM), modes=ALL, rule="heroes.setup.040"),
        Option("level", "number", least=1, most=7, usual=3, modes=FIGHTS),
        Option(
            "armies", "choice", (CHOOSE, RANDOM), usual=CHOOSE, modes=FIGHTS, open=True
        ),  # or unit by unit
        Option(
            "budget",
            "number",
            least=4,
            most=400,
            follows=Follows("level", lambda n: 15 * n + 10),
            modes=FIGHTS,
        ),
        Option("artifacts", "number", least=0, most=8, follows=Follows("level", treasures), modes=FIGHTS),
        Option("spells", "number", least=0, most=8, follows=Follows("level", treasures), modes=FIGHTS),
        Option("gold", "number", least=0, most=100, usual=10, modes=(DUEL,)),
        Option("movement", "number", least=0, most=10, usual=3, modes=(GUARDS,)),
        Option("field", "number", least=1, most=7, follows=Follows("level", lambda n: n), modes=(GUARDS,)),
        Option("difficulty", "choice", DIFFICULTIES, usual="normal", modes=(CLASH, GUARDS, AI)),
        Option(
            "optional",
            "list",
            OPTIONAL,
            usual=(),
            apart=(("more_astrologers", "no_astrologers"),),
            modes=(CLASH,),
            rule="heroes.option.110",
        ),
        Option("skill", "choice", SKILLS, usual="offense", modes=(AI,)),
        Option("siege", "flag", usual=False, modes=(DUEL, AI), rule="heroes.siege.010"),
    )


def heroes() -> tuple[HeroChoice, ...]:
    return tuple(HeroChoice(hero.id, FACTIONS[hero.faction]) for hero in content().heroes)


def sides(options: Mapping[str, Any], seats: int) -> int:
    """One hero for each side that a hero leads. [heroes.setup.040]"""
    if options.get(MODE) == CLASH:
        return seats
    return 1 if options.get(MODE) == GUARDS else 2
