"""What a seat knows and may pick, as numbers.  Nothing enters that its view does not show.

An observation begins with the question: whether the seat is asked, what kind of thing it picks, and what it
has picked in this step already.  Then comes the view, as `cells` lays it out.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from fabletop.games import find_game
from fabletop.games.learning import Layout
from fabletop.kernel.decision import Decision
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import MOST_IDS, Act, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.step import STEPS
from fabletop.learn.cells import FLOAT, Part, Printer

ASKED: Final = ("asked", "kind")
OPTION: Final = ("verb", "ids", *(f"id_{place}" for place in range(MOST_IDS)), "own")


class TooManyOptions(RuntimeError):
    """A decision lists more options than there is room for; `most_options` gives it more."""


class UnknownVerb(LookupError):
    """An act that the layout of its game does not name."""


class Encoder:
    """Writes positions of one game for one number of seats into arrays of single floats.

    `names` are the cells of an observation, `columns` those of an option, `kinds` and `verbs` the words
    whose numbers, counted from 1, stand in `kind` and `verb`.
    """

    def __init__(self, game: str, layout: Layout, seats: int, most_options: int) -> None:
        steps = [made for key, made in STEPS.items() if key.startswith(f"{game}.")]
        self.layout: Final = layout
        self.seats: Final = seats
        self.most_options: Final = most_options
        self.verbs: Final = layout.verbs
        self.kinds: Final = tuple(sorted({one.kind for made in steps for one in made.choosers}))
        self.columns: Final = OPTION + layout.told
        before = range(max(made.needs for made in steps) - 1)
        picked = [f"picked[{place}].{name}" for place in before for name in OPTION]
        view: Part = Printer(layout, seats).record(layout.view)
        self.head: Final = len(ASKED) + len(picked)
        self.names: Final = (*ASKED, *picked, *(name[1:] for name in view.names))
        self.size: Final = len(self.names)
        self.width: Final = len(self.columns)
        self._write: Final = view.write
        self._numbers: Final = {verb: number for number, verb in enumerate(layout.verbs, start=1)}
        self._kinds: Final = {kind: number for number, kind in enumerate(self.kinds, start=1)}
        # what is always the same of a pick is worked out when it is first met: by pick, and by seat for those
        # that name one
        self._known: Final[dict[Any, tuple[float, ...]]] = {}

    def cell(self, name: str) -> int:
        """Which cell of an observation goes by this name."""
        return self.names.index(name)

    def column(self, name: str) -> int:
        """Which number of an option goes by this name."""
        return self.columns.index(name)

    def write(
        self,
        game: Game,
        seat: Seat,
        cells: array[float],
        at: int,
        options: array[float] | None = None,
        options_at: int = 0,
    ) -> Sequence[Pick]:
        """What the seat knows into `cells`, and what it may pick into `options`, which are zero before; the
        options that were written, none where the seat is not asked."""
        view = game.view(seat)
        self._write(view, cells, at + self.head, seat)
        decision = game.decision
        offers = () if decision is None else offered(decision, seat)
        if decision is None or not offers:
            return ()
        if len(offers) > self.most_options:
            raise TooManyOptions(
                f"{decision.kind} lists {len(offers)} options and there is room for {self.most_options}: "
                f"give `most_options` a larger number"
            )
        self._write_question(decision, seat, cells, at)
        if options is not None:
            row: list[float] = []
            about = self.layout.about
            told = len(self.layout.told)
            for pick in offers:
                row += self._features(pick, seat)
                if told:
                    row += about(view, pick)
            put(row, options, options_at)
        return offers

    def _write_question(self, decision: Decision, seat: Seat, cells: array[float], at: int) -> None:
        cells[at] = 1
        cells[at + 1] = self._kinds[decision.kind]
        picks = decision.frame.picks
        # picks of a step whose choices are of several parties are not for all of these to know
        if picks and all(one.by is None for one in STEPS[decision.frame.key].choosers):
            row: list[float] = []
            for pick in picks:
                row += self._features(pick, seat)
            put(row, cells, at + len(ASKED))

    def _features(self, pick: Pick, seat: Seat) -> tuple[float, ...]:
        """What stands in the columns that all games share."""
        known = self._known.get((pick, seat))
        if known is None:
            known = self._known[(pick, seat)] = self._features_of(pick, seat)
        return known

    def _features_of(self, pick: Pick, seat: Seat) -> tuple[float, ...]:
        if not isinstance(pick, Act):
            return (0, 1, pick, *[0] * (MOST_IDS - 1), 0)
        if pick.verb not in self._numbers:
            raise UnknownVerb(f"the layout has no verb {pick.verb!r}")
        ids = list(pick.ids)
        if ids and pick.verb in self.layout.seat_verbs:
            ids[0] = (ids[0] - seat) % self.seats
        shown = [*ids, *[0] * (MOST_IDS - len(ids))]
        return (self._numbers[pick.verb], len(ids), *shown, 1 if pick.seat >= 0 else 0)


def offered(decision: Decision, seat: Seat) -> Sequence[Pick]:
    """The options of a seat; mostly all there are, as they are."""
    if decision.seats == (seat,):
        options = decision.options
        for option in options:
            if isinstance(option, Act) and option.seat >= 0:
                return decision.offers(seat)
        return options
    return decision.offers(seat)


def put(row: Sequence[float], cells: array[float], at: int) -> None:
    memoryview(cells)[at : at + len(row)] = array("f", row)


@lru_cache(maxsize=64)
def encoder_for(game: str, seats: int, most_options: int | None = None) -> Encoder:
    """The encoder of a game for so many seats, made once."""
    known = find_game(game)
    if known.learning is None:
        raise BadSetup(f"{game} has no layout in numbers")
    layout = known.learning()
    return Encoder(game, layout, seats, layout.most_options if most_options is None else most_options)


def blank(size: int) -> array[float]:
    """So many cells, all zero."""
    return array("f", bytes(FLOAT * size))
