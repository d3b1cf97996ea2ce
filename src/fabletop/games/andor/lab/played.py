"""Whole legends of Andor between bots, and what is kept of each."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Final

from fabletop.bots import make_bot
from fabletop.games.andor.lab.legends import end_of
from fabletop.games.andor.load import NUMBERS, content
from fabletop.games.andor.options import FIRST_LEGEND
from fabletop.games.andor.setup import new_game, usual_heroes
from fabletop.kernel.match import Setup
from fabletop.lab.series import Job, broken, play_out

GRADES: Final[dict[str, tuple[int, ...]]] = {
    "normal": (),
    "grade 1": (1,),
    "grade 2": (2,),
    "both grades": (1, 2),
}
NORMAL, *EASIER = GRADES
ANY: Final = "any heroes"
RANDOM: Final = "random play"
# One game for so many with the usual heroes at normal grade
PART_WITH_ANY: Final = 3
PART_EASIER: Final = 5
PART_AT_RANDOM: Final = 10


@dataclass(frozen=True)
class Told:
    """What is kept of one game."""

    legend: int
    heroes: int
    played: str  # at which grade, with any heroes, or at random
    end: str  # won, or how it was lost
    days: int
    letter: int  # 0 is A
    strength: float  # of the heroes, on average
    willpower: float
    goals: tuple[str, ...]  # those that were reached


def grades_of(legend: int) -> list[str]:
    """How a legend can be played. [andor.difficulty.010]"""
    return [NORMAL] if legend == FIRST_LEGEND else list(GRADES)


def jobs_for(legends: Sequence[int], games: int, seed: int) -> list[Job]:
    """Every legend at all its grades with the usual heroes and the greedy bots, some games with any heroes,
    and a few at random."""
    jobs: list[Job] = []
    for legend in legends:
        for grade in grades_of(legend):
            number = games if grade == NORMAL else max(1, games // PART_EASIER)
            jobs += series(legend, GRADES[grade], "greedy", number, seed)
        jobs += series(legend, (), "greedy", max(1, games // PART_WITH_ANY), seed, usual=False)
        jobs += series(legend, (), "random", max(1, games // PART_AT_RANDOM), seed)
    return jobs


def series(
    legend: int, grades: Sequence[int], bot: str, games: int, seed: int, usual: bool = True
) -> Iterator[Job]:
    """Games with two, three and four heroes in turn, each hero with a seat of its own."""
    for n in range(games):
        number = NUMBERS[n % len(NUMBERS)]
        heroes = usual_heroes(number) if usual else other_heroes(number, seed + n)
        options = {"legend": legend, "heroes": heroes, "grades": list(grades)}
        yield Job(Setup("andor", number, seed + n, options=options), (bot,) * number)


def other_heroes(number: int, seed: int) -> list[str]:
    """So many of the eight figures, no two of them the same hero, but not the usual ones once more."""
    luck = random.Random(seed)
    while True:
        found = [luck.choice(hero.figures).lower() for hero in luck.sample(content().heroes, number)]
        if found != usual_heroes(number):
            return found


def tell(job: Job) -> Told:
    """Play one game to its end."""
    setup = job.setup
    try:
        game = new_game(setup)
        play_out(game, [make_bot(name) for name in job.bots], setup.seed)
    except Exception as wrong:
        raise broken(job, wrong) from wrong
    return Told(
        legend=game.legend.number,
        heroes=len(game.heroes),
        played=how_played(job),
        end=end_of(game),
        days=game.day,
        letter=game.narrator,
        strength=mean(hero.strength for hero in game.heroes),
        willpower=mean(hero.willpower for hero in game.heroes),
        goals=tuple(goal.id for goal in game.legend.goals if game.done_goals >> goal.index & 1),
    )


def how_played(job: Job) -> str:
    if "random" in job.bots:
        return RANDOM
    heroes = job.setup.options["heroes"]
    if heroes != usual_heroes(len(heroes)):
        return ANY
    by_grades = {grades: name for name, grades in GRADES.items()}
    return by_grades[tuple(job.setup.options["grades"])]
