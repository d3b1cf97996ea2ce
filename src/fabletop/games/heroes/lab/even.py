"""What bots are measured by: even duels, and every clash in turn.

Armies that were drawn at random decide about half of all duels, whoever plays them.  Kept are those that
greedy bots share out about evenly; `python -m fabletop.games.heroes.lab.even` writes them to even.yaml.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from fabletop.games.heroes import BOX
from fabletop.games.heroes.defs import PACK
from fabletop.games.heroes.load import content
from fabletop.games.heroes.options import CLASH, DUEL, scenarios_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.registration import HEROES, MODE, RANDOM
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import mix
from fabletop.lab.series import Job, play_job
from fabletop.lab.workers import Processes, Workers

FILE: Final = Path(__file__).parent / "even.yaml"
GAMES: Final = 12  # of greedy bots with one set-up
LEAST: Final = 4  # of them that either side must win
LEVELS: Final = (2, 3, 4)

ALONE: Final = Processes()


def drawn(seed: int, ruleset: str) -> dict[str, Any]:
    """The options of a duel with heroes and armies that this seed draws, all of them by name."""
    level = LEVELS[mix(seed) % len(LEVELS)]
    options = {"mode": DUEL, "level": level, "heroes": ["random", "random"], "armies": "random"}
    g = BOX.new(Setup("heroes", 2, seed, ruleset, options))
    assert isinstance(g, Heroes)
    decision = g.advance()
    while g.combat is None and decision is not None:  # cards are drawn before armies
        decision = g.choose(decision.options[0])
    heroes = [g.printed.heroes[hero.who].id for hero in g.heroes]
    armies = [[named(g, kind, face) for kind, face in g.army_of(hero)] for hero in range(2)]
    return {"mode": DUEL, "level": level, "heroes": heroes, "armies": armies}


def named(g: Heroes, kind: int, face: int) -> str:
    return g.units[kind].id + (":pack" if face == PACK else "")


def jobs_of(seed: int, ruleset: str) -> list[Job]:
    options = drawn(seed, ruleset)
    first = mix(seed) % 10**9
    setups = [Setup("heroes", 2, first + game, ruleset, options) for game in range(GAMES)]
    return [Job(setup, ("greedy", "greedy")) for setup in setups]


def find_even(seeds: Sequence[int], ruleset: str, workers: Workers = ALONE) -> Iterator[dict[str, Any]]:
    """The set-ups of these seeds that greedy bots split."""
    drawn_for = {seed: jobs_of(seed, ruleset) for seed in seeds}
    whose = {job.setup.seed: seed for seed, jobs in drawn_for.items() for job in jobs}
    won: Counter[int] = Counter()  # games end in any order
    for record in workers.share(play_job, [job for jobs in drawn_for.values() for job in jobs]):
        won[whose[record.seed]] += 0 in record.winners
    for seed, jobs in drawn_for.items():
        if LEAST <= won[seed] <= GAMES - LEAST:
            yield dict(jobs[0].setup.options)


def even_setups(ruleset: str, wanted: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
    """What takes turns on a ladder: duels unless something is asked for, or the scenarios of a clash."""
    if wanted in ({}, {MODE: DUEL}):
        return even_duels(ruleset)
    return clashes() if wanted == {MODE: CLASH} else ()


def clashes() -> tuple[dict[str, Any], ...]:
    """Every scenario that two may play against each other, with heroes left to chance."""
    chance = [RANDOM] * 2
    known = content()
    found = [known.scenarios[known.scenario_by_id[id]] for id in scenarios_of(CLASH)]
    return tuple({MODE: CLASH, "scenario": one.id, HEROES: chance} for one in found if 2 in one.players)


@cache
def even_duels(ruleset: str) -> tuple[dict[str, Any], ...]:
    """Those that are kept for an edition."""
    found: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))[ruleset]
    return tuple({"mode": DUEL, **one} for one in found)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m fabletop.games.heroes.lab.even", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=150, help="how many are tried")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    seeds = range(asked.seed, asked.seed + asked.seeds)
    lines = [
        f"# Duels that greedy bots split between {LEAST}:{GAMES - LEAST} and {GAMES - LEAST}:{LEAST}, "
        f"of seeds {seeds[0]} to {seeds[-1]}."
    ]
    for ruleset in BOX.rulesets():
        lines.append(f"{ruleset}:")
        for one in find_even(seeds, ruleset, Processes(asked.jobs)):
            del one["mode"]
            lines.append("  - " + yaml.safe_dump(one, default_flow_style=True, width=1000).strip())
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
