"""What may be agreed on before a game of Heroes; the game itself refuses what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fabletop.content.entries import instead, is_id, quoted
from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS
from fabletop.games.heroes.load import Content, content
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.scenario import named
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.random import LANDS, UNKNOWN
from fabletop.games.registration import CHOOSE, MODE, RANDOM, Follows, HeroChoice, Mode, Option
from fabletop.kernel.errors import BadSetup, BrokenFile

DUEL: Final = "duel"
GUARDS: Final = "guards"
AI: Final = "ai"
CLASH: Final = "clash"
SOLO: Final = "solo"
COOPERATIVE: Final = "cooperative"
ALLIANCE: Final = "alliance"
TOURNAMENT: Final = "tournament"
ADVENTURES: Final = (
    Mode(CLASH, (2, 3)),
    Mode(SOLO, (1,)),
    Mode(COOPERATIVE, (1, 2, 3)),
    Mode(ALLIANCE, (4,)),
    Mode(TOURNAMENT, (2,)),
)
SINGLE: Final = (Mode(DUEL, (2,), 10), Mode(GUARDS, (1, 2), 10), Mode(AI, (1,), 15))
MODES: Final = (*ADVENTURES, *SINGLE)
ON_MAP: Final = tuple(mode.name for mode in ADVENTURES)
ALL: Final = tuple(mode.name for mode in MODES)
FIGHTS: Final = tuple(mode.name for mode in SINGLE)
UNKNOWN_MODES: Final = tuple(one.mode for one in UNKNOWN.values())
SKILLS: Final = ("offense", "armorer", "archery")


def treasures(level: int) -> int:
    return (level + 1) // 2


def purse(level: int) -> int:
    return 15 * level + 10


@cache
def scenarios_of(mode: str) -> tuple[str, ...]:
    """The scenarios of a mode, the one to begin with first."""
    return tuple(one.id for one in content().scenarios if named.MODES[one.mode] == mode)


def first_scenario(mode: str) -> str:
    return scenarios_of(mode if mode in ON_MAP else CLASH)[0]


def scenario_for(wanted: str, content: Content) -> ScenarioDef:
    """A scenario of the game by its id, or the whole text of one of somebody's own. [heroes.setup.010]"""
    if wanted in content.scenario_by_id:
        return content.scenarios[content.scenario_by_id[wanted]]
    if is_id(wanted):
        there = instead(wanted, content.scenario_by_id)
        raise BadSetup(f"there is no scenario {quoted(wanted)}; {there}", "heroes.setup.010")
    from fabletop.games.heroes.own_scenarios import scenario_from  # its words, which few need

    try:
        return scenario_from(wanted, content.fingerprint)
    except BrokenFile as wrong:
        raise BadSetup(str(wrong)) from wrong


@cache
def options() -> tuple[Option, ...]:
    """Read when they are asked for: scenarios are content."""
    scenarios = tuple(id for mode in ON_MAP for id in scenarios_of(mode)) + tuple(UNKNOWN)
    return (
        Option(MODE, "choice", ALL, usual=DUEL, modes=ALL),
        Option(
            "scenario",
            "text",
            scenarios,
            follows=Follows(MODE, first_scenario),
            modes=ON_MAP,
            rule="heroes.setup.010",
        ),
        # which of the maps nobody knows; 0: the table draws one
        Option("land", "number", least=0, most=LANDS, usual=0, modes=UNKNOWN_MODES),
        Option("heroes", "party", (CHOOSE, RANDOM), modes=ALL, rule="heroes.setup.040"),
        Option("level", "number", least=1, most=7, usual=3, modes=FIGHTS),
        Option(  # or unit by unit
            "armies", "choice", (CHOOSE, RANDOM), usual=CHOOSE, modes=FIGHTS, open=True, sided=True
        ),
        # cards and places are chosen for the players, who may change the places
        Option("quick_start", "flag", usual=False, modes=FIGHTS, rule="heroes.combat_setup.050"),
        Option("budget", "number", least=4, most=400, follows=Follows("level", purse), modes=FIGHTS),
        Option("artifacts", "number", least=0, most=8, follows=Follows("level", treasures), modes=FIGHTS),
        Option("spells", "number", least=0, most=8, follows=Follows("level", treasures), modes=FIGHTS),
        Option("gold", "number", least=0, most=100, usual=10, modes=(DUEL,)),
        Option("movement", "number", least=0, most=10, usual=3, modes=(GUARDS,)),
        Option("field", "number", least=1, most=7, follows=Follows("level", lambda n: n), modes=(GUARDS,)),
        Option("difficulty", "choice", DIFFICULTIES, usual="normal", modes=(*ON_MAP, GUARDS, AI)),
        Option(
            "optional",
            "list",
            OPTIONAL,
            usual=(),
            apart=(("more_astrologers", "no_astrologers"),),
            modes=ON_MAP,
            rule="heroes.option.110",
        ),
        Option("split_decks", "flag", usual=False, modes=(TOURNAMENT,), rule="heroes.tournament.160"),
        Option("skill", "choice", SKILLS, usual="offense", modes=(AI,)),
        Option("siege", "flag", usual=False, modes=(DUEL, AI), rule="heroes.siege.010"),
        # what was kept from the chapter before: see modes/campaign.py
        Option("carried", "choice", modes=(SOLO,), open=True, earned=True, rule="heroes.campaign.130"),
    )


def heroes() -> tuple[HeroChoice, ...]:
    return tuple(HeroChoice(hero.id, FACTIONS[hero.faction]) for hero in content().heroes)


def sides(options: Mapping[str, Any], seats: int) -> int:
    """One hero for each side that a hero leads. [heroes.setup.040]"""
    if options.get(MODE) in ON_MAP:
        return seats
    return 1 if options.get(MODE) == GUARDS else 2
