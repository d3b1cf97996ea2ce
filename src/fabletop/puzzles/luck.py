"""Everything that may come of a pick, whatever the dice say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fabletop.kernel.frame import Pick
from fabletop.kernel.game import Game

MOST_DICE: Final = 5  # that one pick may roll for all of them to be gone through
ENOUGH: Final = (1,) * 32  # more than any pick rolls


class TooManyDice(Exception):
    """More rolls than can be gone through."""


class Outcome(NamedTuple):
    """What came of a pick with these dice; `unseen` if it brought to light what nobody could know: a card
    that was drawn or turned up, a pile that was shuffled."""

    dice: tuple[int, ...]
    game: Game
    unseen: bool


def outcome(g: Game, pick: Pick, dice: tuple[int, ...]) -> Outcome:
    """What comes of a pick if the dice fall like this, and all further ones on 1."""
    other = g.clone()
    other.given = dice + ENOUGH
    rng, unveiled = other.rng, other.unveiled
    other.choose(pick)
    fallen = len(dice) + len(ENOUGH) - len(other.given)
    other.given = ()
    before, after = g.decision, other.decision
    if before is not None and after is not None and after.window and after.seats != before.seats:
        unveiled += 1  # that another may answer counts as an unveiling, and is none here
    unseen = other.rng != rng or other.unveiled - unveiled > fallen
    return Outcome((dice + ENOUGH)[:fallen], other, unseen)


def outcomes(g: Game, pick: Pick, sides: int) -> Iterator[Outcome]:
    """All that may come of a pick, each roll of the dice once: those of the lowest and highest faces alone
    come first, for they spoil most.  TooManyDice if nobody could go through them all."""
    for found in rolled(g, pick, (1, sides)):
        if len(found.dice) > MOST_DICE:
            raise TooManyDice
        yield found
    if sides > 2:
        for found in rolled(g, pick, tuple(range(1, sides + 1))):
            if not all(die in (1, sides) for die in found.dice):
                yield found


def rolled(g: Game, pick: Pick, faces: tuple[int, ...]) -> Iterator[Outcome]:
    """All that may come of a pick if the dice show these faces alone.  How many are rolled may hang on what
    the first of them show."""
    found = outcome(g, pick, ())
    yield found
    shown = [0] * len(found.dice)  # places among the faces
    while True:
        while shown and shown[-1] == len(faces) - 1:
            shown.pop()
        if not shown:
            return
        shown[-1] += 1
        found = outcome(g, pick, tuple([faces[place] for place in shown]))
        yield found
        shown += [0] * (len(found.dice) - len(shown))
