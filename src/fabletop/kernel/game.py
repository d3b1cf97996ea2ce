"""A game is a state with a stack of frames; it works until somebody must pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from fabletop.kernel.decision import ALONE, Decision
from fabletop.kernel.event import TRIGGERS, Event
from fabletop.kernel.frame import Act, Frame, Pick, Seat, frame_from_data
from fabletop.kernel.rng import ANEW, HALF, LOW, ONE_STREAM, STRIDE, WHOLE, mix
from fabletop.kernel.step import STEPS, Step

Card = TypeVar("Card")


class NotOnOffer(ValueError):
    """The pick is not among the options, or not this seat's to make.  Nothing has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything a game needs to continue; subclasses add their own plain fields."""

    def __init__(self, rng: int) -> None:
        self.rng: int = rng  # the whole of luck; a new game takes first_state(setup.seed, setup.luck)
        self.luck: int = ANEW  # which luck that is; a new game takes setup.luck
        self.given: tuple[int, ...] = ()  # dice laid out beforehand, for tests and puzzles
        self.unveiled: int = 0  # rolls, shuffles and reveals so far: what undo may not cross freely
        self.poker_face: bool = False  # whether it is also asked where only the asked know that nothing fits
        self.stack: list[Frame] = []
        self.owed: list[Frame] = []
        self.decision: Decision | None = None
        self.events: list[Event] | None = None

    # -- what every game must say of itself -------------------------------------------------------------

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; empty while the game is on and when nobody did."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def has_later_rulings(self) -> bool:
        """Whether it goes by what came with luck drawn anew: rulings of our own against free deeds without an
        end, and questions that were not asked before.  What was picked before them must still be on offer
        when it is picked again, and nothing else be asked."""
        return self.luck != ONE_STREAM

    def clone(self) -> Game:
        raise NotImplementedError

    def view(self, seat: Seat) -> Any:
        """What this seat may know, built up from nothing, as a record of the game's own.  NOBODY gets what a
        spectator sees."""
        raise NotImplementedError

    def imagine(self, seat: Seat, luck: int) -> Game:
        """A game this seat cannot tell from the true one: the unseen dealt again, the dice unrolled."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """The whole state as plain data, in mid-effect too."""
        raise NotImplementedError

    # -- what rules call ------------------------------------------------------------------------------

    def then(self, what: Step, frame: Frame, times: int = 1) -> None:
        """Owe `what`, to be done before anything already on the stack, in the order asked for."""
        made = Frame(what.key, frame.seat, frame.args) if frame.args else what.plain[frame.seat]
        if times == 1:
            self.owed.append(made)
        else:
            self.owed.extend([made] * times)

    def owe(self, key: str, seat: Seat, *args: int) -> None:
        """The same for a step known by its name, as atoms and content know it."""
        self.owed.append(Frame(key, seat, args))

    def emit(self, event: Event) -> None:
        """Tell listeners, and let triggers owe what this sets off."""
        if self.events is not None:
            self.events.append(event)
        heard = TRIGGERS.get(type(event))
        if heard is not None:
            for hear in heard:
                hear(self, event)

    def forget(self, seat: Seat) -> None:
        """Drop everything still owed to or by a seat: it has left the game."""
        self.stack[:] = [frame for frame in self.stack if frame.seat != seat]
        self.owed[:] = [frame for frame in self.owed if frame.seat != seat]

    def unwind(self, to: str) -> None:
        """Drop all that is owed above the latest frame of this key, which then comes next.  This is how a
        guest leaves: its host goes on with what was owed before it came."""
        stack = self.stack
        at = len(stack) - 1
        while at >= 0 and stack[at].key != to:
            at -= 1
        if at < 0:
            raise ValueError(f"{to} is not owed")
        del stack[at + 1 :]
        self.owed.clear()

    def owe_nothing(self) -> None:
        """The game is over, whatever was still to be done."""
        self.stack.clear()
        self.owed.clear()

    def chance(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        state = (self.rng + STRIDE) & WHOLE
        self.rng = state
        self.unveiled += 1
        return mix(state, self.luck) % sides

    def roll(self, sides: int) -> int:
        """One die."""
        if self.given:
            face = self.given[0]
            self.given = self.given[1:]
            self.unveiled += 1
            return face
        return self.chance(sides) + 1

    def shuffle(self, cards: list[Card]) -> None:
        """Fisher and Yates, two cards for each number drawn."""
        state: i64 = self.rng & WHOLE
        luck = self.luck
        last: i64 = len(cards) - 1
        while last > 0:
            state = (state + STRIDE) & WHOLE
            drawn = mix(state, luck)
            other = (drawn >> HALF) % (last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            if last > 1:
                other = (drawn & LOW) % last
                card = cards[last - 1]
                cards[last - 1] = cards[other]
                cards[other] = card
            last -= 2
        self.rng = state
        self.unveiled += 1

    def turn_over(self, deck: list[int], pile: list[int]) -> bool:
        """Whether a deck that had run out is now its discard pile, shuffled."""
        if deck or not pile:
            return False
        deck.extend(pile)
        pile.clear()
        self.shuffle(deck)
        return True

    def draw_cards(self, deck: list[int], pile: list[int], hand: list[int], n: int) -> bool:
        """Move the top cards of a deck, the last of the list, to a hand; all there are if they are fewer.
        Whether the discard pile had to be shuffled for it."""
        shuffled = False
        while n > 0:
            shuffled |= self.turn_over(deck, pile)
            some = min(n, len(deck))
            if some == 0:
                break
            top = deck[-some:]
            del deck[-some:]
            top.reverse()
            hand.extend(top)
            n -= some
        return shuffled

    def unveil(self) -> None:
        """Something hidden is seen now: undo may not cross this freely."""
        self.unveiled += 1

    # -- what the outside calls -----------------------------------------------------------------------

    def advance(self) -> Decision | None:
        """Carry out owed steps until somebody must pick, or nothing is owed."""
        stack = self.stack  # rules change these two lists in place and never replace them
        owed = self.owed
        while True:
            if owed:
                if len(owed) == 1:  # mostly
                    stack.append(owed.pop())
                else:
                    owed.reverse()
                    stack.extend(owed)
                    owed.clear()
            if not stack:
                self.decision = None
                return None
            frame = stack[-1]
            made = STEPS[frame.key]
            if made.needs == 0:
                stack.pop()
                made.body(self, frame)
                continue
            asked = made.choosers[len(frame.picks)]
            options = asked.options(self, frame)
            count = len(options)
            if count == 0:
                stack.pop()
            elif count == 1 and not (asked.ask or (self.poker_face and asked.hides(self, frame))):
                self._pick(made, frame, options[0])
            else:
                seats = ALONE[frame.seat] if asked.by is None else asked.by(self, frame)
                if not seats:
                    raise ValueError(
                        f"{frame.key} asks nobody: its frame has no seat and its chooser no `by`"
                    )
                if asked.window and self.decision is not None and self.decision.seats != seats:
                    self.unveiled += 1  # whoever picked has seen that another may answer
                self.decision = Decision(seats, asked.kind, options, frame)
                return self.decision

    def _pick(self, made: Step, frame: Frame, pick: Pick) -> None:
        """Add a pick to the step on top; the last one carries it out."""
        picks = frame.picks
        if len(picks) + 1 < made.needs:
            self.stack[-1] = frame.picked(pick)
            return
        self.stack.pop()
        if picks:
            made.body(self, frame, *picks, pick)
        else:
            made.body(self, frame, pick)

    def choose(self, pick: Pick) -> Decision | None:
        """Answer the pending decision with one of its options, then go on."""
        decision = self.decision
        if decision is None:
            raise NotOnOffer("nothing is being asked")
        if not is_among(pick, decision.options):
            raise NotOnOffer(f"{pick} is not on offer")
        frame = decision.frame
        self._pick(STEPS[frame.key], frame, pick)
        return self.advance()

    def choose_as(self, seat: Seat, pick: Pick) -> Decision | None:
        """The same, for a seat that must be entitled to it."""
        decision = self.decision
        if decision is None:
            raise NotOnOffer("nothing is being asked")
        owner = pick.seat if isinstance(pick, Act) else -1
        if owner != seat if owner >= 0 else seat not in decision.seats:
            raise NotOnOffer(f"it is not for seat {seat} to pick")
        return self.choose(pick)

    # -- for subclasses: cloning, imagining and saving the kernel's own part --------------------------

    def _stack_and_owed(self) -> list[Frame]:
        """What is owed, as it will lie on the stack: a new game has not pushed its first steps yet."""
        return self.stack + self.owed[::-1] if self.owed else self.stack.copy()

    def copy_kernel_to(self, other: Game) -> None:
        """To a game that was made just now."""
        other.rng = self.rng
        other.luck = self.luck
        other.given = self.given
        other.unveiled = self.unveiled
        other.poker_face = self.poker_face
        other.stack = self._stack_and_owed()
        other.decision = self.decision

    def reseed(self, luck: int) -> None:
        """Forget the luck to come and draw it from elsewhere."""
        self.rng = mix(luck & WHOLE)
        self.given = ()

    def kernel_to_data(self) -> dict[str, Any]:
        return {
            "rng": self.rng,
            "luck": self.luck,
            "given": list(self.given),
            "unveiled": self.unveiled,
            "poker_face": self.poker_face,
            "stack": [frame.to_data() for frame in self._stack_and_owed()],
        }

    def kernel_from_data(self, data: dict[str, Any]) -> None:
        self.rng = int(data["rng"])
        self.luck = int(data["luck"])
        self.given = tuple(int(face) for face in data["given"])
        self.unveiled = int(data["unveiled"])
        self.poker_face = bool(data["poker_face"])
        self.stack = [frame_from_data(frame) for frame in data["stack"]]
        self.owed = []
        self.events = None
        self.advance()


def is_among(pick: Pick, options: Sequence[Pick]) -> bool:
    """Whether it is on offer.  Acts are compared with `is`: the `==` of `in` took a fourteenth of a game."""
    if isinstance(pick, Act):
        for option in options:
            if option is pick:
                return True
        return False
    return pick in options
