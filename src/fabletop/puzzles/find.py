"""Looks for puzzles in games of bots: every position from which a goal is sure, by one line alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from fabletop.bots import bot_pick, make_bot
from fabletop.games import find_game
from fabletop.games.registration import OPEN, Goal, Registration
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state, mix, next_state
from fabletop.lab.series import ENDLESS, GameFailed
from fabletop.puzzles.check import Refused, Solution, solve
from fabletop.puzzles.luck import outcome
from fabletop.puzzles.puzzle import Origin, Puzzle, rules_of
from fabletop.puzzles.solve import Solver, TooLong, Turn
from fabletop.speech import Speech

LIMIT: Final = 6_000  # tries of a search: what takes longer is too much for whoever checks it again
SOLVERS: Final = ("greedy", "steady", "sharp")  # who are asked, for the grade of a puzzle
MOST_PICKS: Final = 20  # that one of them is given
BLIND: Final = ((1, 0.4), (2, 0.25), (3, 0.15))  # the highest grade of what such a share would solve blindly


# -- one game ---------------------------------------------------------------------------------------------


def search_game(game: str, seed: int) -> list[Puzzle]:
    """The puzzles in the game of a seed: at most one of each goal, and one of each position."""
    known = find_game(game)
    rules = rules_of(known)
    setup, names = rules.setups(seed)
    bots = [make_bot(name) for name in names]
    g = known.box.lay_out(setup)
    decision = g.advance()
    found: dict[Goal, Puzzle] = {}
    luck = first_state(-1 - seed)  # the bots' own
    number = 0
    while decision is not None:
        luck, seat = next_state(luck), decision.seat
        for goal in rules.goals(g, seat):
            if goal not in found and len(decision.offers(seat)) > 1:
                puzzle = look_into(known, g, seat, goal, setup, Origin(seed, list(names), number))
                if puzzle is not None:
                    found[goal] = puzzle
                    break
        decision = g.choose_as(seat, bot_pick(bots[seat], g, seat, mix(luck)))
        number += 1
        if number == ENDLESS:
            raise GameFailed(f"{game} with {','.join(names)} at seed {seed}: no end")
    return list(found.values())


def look_into(
    known: Registration, g: Game, seat: Seat, goal: Goal, setup: Setup, origin: Origin
) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    try:
        solution = solve(rules_of(known), g, seat, goal, LIMIT)
    except (Refused, TooLong):
        return None
    return Puzzle(
        id=f"{known.name}-{origin.seed}-{origin.pick}",
        game=known.name,
        ruleset=setup.ruleset,
        seats=setup.seats,
        options=dict(setup.options),
        seat=seat,
        goal=[goal.kind, *goal.ids],
        grade=grade_of(known, g, seat, goal, solution.line),
        said=said_of(known, g, seat, goal, solution),
        line=[turn.to_data() for turn in solution.line],
        origin=origin,
        state=g.to_data(),
    )


def said_of(known: Registration, g: Game, seat: Seat, goal: Goal, solution: Solution) -> list[str]:
    """The goal and the own picks of a line, in English."""
    words, speaks, speech = known.words(), known.speaks(""), Speech("en", known.texts)
    said = [speech.phrase(rules_of(known).said(speaks, g, goal))]
    game = g.clone()
    for turn in solution.line:
        decision = game.decision
        assert decision is not None
        if turn.seat == seat:
            said.append(speech.phrase(words.option(speaks, game, decision, turn.pick)))
        game.given = turn.dice
        game.choose(turn.pick)
    return said


# -- how hard it is ---------------------------------------------------------------------------------------


def grade_of(known: Registration, g: Game, seat: Seat, goal: Goal, line: Sequence[Turn]) -> int:
    """One for any puzzle, and one more each for a line of two picks, for one of four, for bots that miss it
    at a glance, and for one that misses it though it looks ahead; but not more than whoever picks blindly has
    trouble with."""
    missed = [not is_found(known, name, g, seat, goal) for name in SOLVERS]
    picks = sum(turn.seat == seat for turn in line)
    grade = 1 + (picks >= 2) + (picks >= 4) + any(missed[:-1]) + missed[-1]
    share = blindly(known, g, seat, goal, line)
    return min([grade, *(most for most, least in BLIND if share >= least)])


def blindly(known: Registration, g: Game, seat: Seat, goal: Goal, line: Sequence[Turn]) -> float:
    """How many of those who pick anything would keep the goal sure all along the line."""
    solver = Solver(rules_of(known), seat, goal, limit=10 * LIMIT)
    share = 1.0
    for turn in line:
        decision = g.decision
        assert decision is not None
        if turn.seat == seat:
            offers = decision.offers(seat)
            share *= sum(solver.is_sure(g, pick) for pick in offers) / len(offers)
        g = outcome(g, turn.pick, turn.dice).game
    return share


def is_found(known: Registration, name: str, g: Game, seat: Seat, goal: Goal) -> bool:
    """Whether a bot finds the goal, against the most stubborn answers and rolls."""
    rules, bot = rules_of(known), make_bot(name)
    solver = Solver(rules, seat, goal, limit=LIMIT)
    g = g.clone()
    luck = first_state(0)
    try:
        for _ in range(MOST_PICKS):
            if rules.standing(g, seat, goal) != OPEN:
                break
            decision = g.decision
            assert decision is not None
            luck = next_state(luck)
            own = solver.is_own(decision)
            pick = bot_pick(bot, g, seat, mix(luck)) if own else solver.stubborn(g)
            if not solver.is_sure(g, pick):
                return False
            g = solver.slowest(g, pick).game
    except TooLong:
        return False
    return rules.standing(g, seat, goal) != OPEN


# -- many games, and those that are kept of them ------------------------------------------------------------


def search(game: str, seeds: Iterable[int], kept: Path) -> Iterator[tuple[int, list[Puzzle]]]:
    """Look into the games of these seeds, and write each one down in a file as it is done: a search that was
    stopped goes on where it was."""
    done = dict(read_found(kept))
    if kept.exists():  # what follows must not stand on a line that was cut off
        whole, _, _ = kept.read_text(encoding="utf-8").rpartition("\n")
        kept.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
    with kept.open("a", encoding="utf-8") as file:
        for seed in seeds:
            if seed in done:
                yield seed, done[seed]
                continue
            found = search_game(game, seed)
            file.write(json.dumps([seed, [msgspec.to_builtins(one) for one in found]]) + "\n")
            file.flush()
            yield seed, found


def read_found(path: Path) -> Iterator[tuple[int, list[Puzzle]]]:
    """What was found before, by seed; the last line may have been cut off."""
    if not path.exists():
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            seed, found = json.loads(line)
            yield seed, msgspec.convert(found, list[Puzzle])
        except (ValueError, msgspec.ValidationError):
            if number < len(lines):
                raise BrokenFile(path, f"line {number}", "this is no game of a search") from None


def choose(found: Sequence[Puzzle], kept: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Of those found, what is added to those kept until there are so many: the rarest grade first, and no two
    alike.  Of one grade the longer line comes first."""
    chosen: list[Puzzle] = []
    alike = {likeness(one) for one in kept}
    left = sorted(found, key=lambda one: (-len(one.own), one.id))
    while len(kept) + len(chosen) < most:
        left = [one for one in left if likeness(one) not in alike]
        if not left:
            break
        grades = [one.grade for one in (*kept, *chosen)]
        chosen.append(min(left, key=lambda one: grades.count(one.grade)))
        alike.add(likeness(chosen[-1]))
    return chosen


def likeness(puzzle: Puzzle) -> tuple[str, ...]:
    """What two puzzles have in common that are alike: the same deeds, whatever their order."""
    return tuple(sorted(puzzle.said[1:]))
