"""One game after another, played by somebody outside who picks by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, get_args

from fabletop.bots import bot_pick, make_bot
from fabletop.bots.look import Bot
from fabletop.games import find_game
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game, NotOnOffer
from fabletop.kernel.match import Match
from fabletop.kernel.rng import mix, state_for
from fabletop.learn.encoder import encoder_for, offered

Reward = Literal["win", "share"]
LIMIT: Final = 20_000  # picks: no random game that was measured took a fifth of it


class Table:
    """A game that waits for a pick of one of its seats, or is over.

    Its luck hangs on the seed and the number of the pick alone, as that of a match does: the same picks make
    the same match.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        ruleset: str = "",
        options: Mapping[str, Any] | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        limit: int = LIMIT,
        reward: Reward = "win",
        most_options: int | None = None,
    ) -> None:
        if limit < 1:
            raise BadSetup(f"a limit is at least one pick, not {limit}")
        if reward not in get_args(Reward):
            raise BadSetup(f"there is no reward {reward!r}; there are {', '.join(get_args(Reward))}")
        self.known: Final = find_game(game)
        self.setup = self.known.setup(seats, 0, ruleset, options or {})
        self.known.box.new(self.setup)  # refuses what cannot be before anybody sits down
        self.seats: Final = self.setup.seats
        self.encoder: Final = encoder_for(game, self.seats, most_options)
        self.bots: Final = dict(bots or {})
        self.limit: Final = limit
        self.reward: Final[Reward] = reward
        wrong = [seat for seat in self.bots if not 0 <= seat < self.seats]
        if wrong or len(self.bots) == self.seats:
            raise BadSetup(f"bots may sit at some of {self.seats} seats, not at {sorted(self.bots)}")
        self._seated: dict[int, Bot] = {}
        self.next_seed: int | None = None
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """Deal a new game: of this seed, or else of the one after the last, which nobody can guess if there
        was none."""
        if seed is None:
            seed = new_seed() if self.next_seed is None else self.next_seed
        self.next_seed = seed + 1
        self.setup = replace(self.setup, seed=seed)
        self.game: Game = self.known.box.lay_out(self.setup)
        self.picks: list[Pick] = []
        self._seated = {seat: make_bot(name) for seat, name in self.bots.items()}
        self.game.advance()
        self._draw_luck()
        self._go_on()

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def cut_short(self) -> bool:
        """Whether it is given up because it took too many picks."""
        return not self.over and len(self.picks) >= self.limit

    @property
    def seat(self) -> Seat:
        """Who is asked; the first of those who hold a decision jointly."""
        decision = self.game.decision
        return Seat(0) if decision is None else decision.seat

    def choose(self, number: int) -> None:
        """Make the pick of this number among those that are on offer to the seat."""
        decision = self.game.decision
        offers: Sequence[Pick] = () if decision is None else offered(decision, decision.seat)
        if not 0 <= number < len(offers):
            raise NotOnOffer(f"option {number} is not one of the {len(offers)} on offer")
        self._make(offers[number])
        self._go_on()

    def _make(self, pick: Pick) -> None:
        self.game.choose(pick)
        self.picks.append(pick)
        self._draw_luck()

    def _go_on(self) -> None:
        """Let bots pick as long as they are asked."""
        if not self._seated:
            return
        while (decision := self.game.decision) is not None and not self.cut_short:
            bot = self._seated.get(decision.seat)
            if bot is None:
                return
            luck = mix(state_for(-1 - self.setup.seed, len(self.picks)))
            self._make(bot_pick(bot, self.game, decision.seat, luck))

    def _draw_luck(self) -> None:
        self.game.rng = state_for(self.setup.seed, len(self.picks) + 1)

    def rewards(self) -> list[float]:
        """What each seat gets for the game as it is: nothing before its end, and nothing where it is drawn.
        All get the same where all win or lose together."""
        if not self.over:
            return [0.0] * self.seats
        winners = self.game.winners
        if self.reward == "share":
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        if not winners and len(self.known.allies(self.game, Seat(0))) < self.seats:
            return [0.0] * self.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]

    def match(self) -> Match:
        """The same as a match that can be saved, told and looked back on."""
        match = Match(self.known.box, self.setup)
        for pick in self.picks:
            match.choose(pick)
        return match
