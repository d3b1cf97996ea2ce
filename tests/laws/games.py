"""What the laws need to know of each game, and how Hypothesis plays it.

A new game joins the laws with one `Kit`: everything else is taken from its box.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from tests.laws import andor_kit, heroes_kit

from fabletop.games import BOXES
from fabletop.games.village import Village, content
from fabletop.games.village.defs import SETS
from fabletop.games.village.state import MAIN, NUGGETS
from fabletop.kernel import NOBODY, Act, Box, Decision, Event, Game, Match, Pick, Seat, Setup, pick_to_data
from fabletop.kernel.event import TRIGGERS
from fabletop.kernel.rng import first_state, mix, next_state

BOUND: Final = 60_000  # no game may ask more than that
THOROUGH: Final = os.environ.get("FABLETOP_LAWS") == "thorough"

settings.register_profile(
    "laws",
    deadline=None,
    derandomize=not THOROUGH,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def examples(number: int) -> settings:
    """How many games a law is tried on: always the same ones, or fifty times as many new ones."""
    return settings(settings.get_profile("laws"), max_examples=number * (50 if THOROUGH else 1))


# -- what a game says of itself ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Kit:
    """What the laws cannot know of a game by themselves."""

    options: Callable[[int], st.SearchStrategy[dict[str, Any]]]  # for a number of seats
    modes: Callable[[int], list[dict[str, Any]]]  # of all kinds, at random whatever can be left to chance
    turn: Callable[[Any], object]  # changes whenever a turn begins
    stir: Callable[[Any], None]  # lays a new game out so that much happens soon
    count_cards: Callable[[Any], Counter[str]]  # every card in every zone
    cards_named: Callable[[dict[str, Any]], Set[object]]  # by an event
    cards_seen: Callable[[Any, Seat], Set[object]]  # what a seat may name
    can_pick: Callable[[Any, Seat], bool]  # whether a seat is still in the game
    can_be_drawn: Callable[[Any], bool]  # whether a game that is over may have no winner
    cards_shown: Callable[
        [Any, Seat], object
    ]  # every copy that a seat sees; at least what `cards_seen` tells
    progress: Callable[[Any], object]  # changes whenever something happens that nobody can undo
    lull: Callable[[Any], int]  # how many picks there can be before that, and why stands beside it
    asks_by_hand: bool = False  # whether one is asked for answers only when the hand holds one
    together: bool = False  # whether all win or none
    busy: Callable[[Any, Sequence[Pick]], Sequence[Pick]] = lambda g, options: options[:-1]  # to do more
    public: Callable[[dict[str, Any]], Any] | None = None  # of a save, where all know the same


@st.composite
def village_options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    extra = draw(st.sets(st.sampled_from(SETS[1:]), min_size=1 if seats > 4 else 0))
    sets = ["base", *sorted(extra)]
    known = [hero.id for hero in content().heroes if hero.set in sets]
    named = draw(st.permutations(known))[:seats]
    heroes = [draw(st.sampled_from(["random", "choose", name])) for name in named]
    dragons = [card.id for card in content().cards if card.overwhelm]
    without = draw(st.lists(st.sampled_from(dragons), unique=True))
    return {"sets": sets, "heroes": heroes, "without": without}


def stir_village(g: Village) -> None:
    """Decks full of the market's cards, heroes at their last level, and the dragons on top."""
    stock = [list(deck) for deck in g.stock]
    wild = [card for card in stock[MAIN] if is_wild(g, card)]
    stock[MAIN] = [card for card in stock[MAIN] if not is_wild(g, card)]
    for player in g.players:
        for deck in stock[:NUGGETS]:
            for _ in range(min(len(deck), 10 if deck is stock[MAIN] else 2)):
                player.deck.append(deck.pop())
        g.shuffle(player.deck)
        if player.hero >= 0:
            player.level = 2
            player.experience = g.printed.heroes[player.hero].experience[2]
    g.shuffle(wild)
    stock[MAIN] += sorted(wild, key=lambda card: g.cards[card].overwhelm)
    g.stock = [tuple(deck) for deck in stock]


def is_wild(g: Village, card: int) -> bool:
    """Whether a card acts by itself when it is turned up, so that nobody can ever own it."""
    printed = g.cards[card]
    return printed.sneak_attack or printed.fleeting or printed.overwhelm


def count_village(g: Village) -> Counter[str]:
    """Every card of a game of Village of Legends, wherever it lies."""
    lying: list[int] = [*g.spaces, *g.removed, *g.loot]
    for deck in g.stock:
        lying += deck
    for player in g.players:
        lying += [*player.deck, *player.hand, *player.discard, *player.played]
        lying += [worn.card for worn in player.worn]
        lying += [monster.card for monster in player.front]
        for scabbard in player.scabbards:
            lying += [scabbard.card, scabbard.weapon]
    lying += [monster.card for monster in g.loose]
    if g.dragon is not None:
        lying.append(g.dragon.card)
    counted = Counter(g.cards[card].id for card in lying if card >= 0)
    for place, number in enumerate(g.supply):
        counted[g.cards[g.printed.first_mini + place].id] += number
    return counted


def lull_of_village(g: Village) -> int:
    """A turn.  Every pick of it moves a card, or says at what a card or a monster is aimed; and what was
    played, sold or removed in a turn does not come back in it."""
    return 2 * count_village(g).total()


def named_by_village(event: dict[str, Any]) -> set[int]:
    return {card for card in (event.get("card", -1), *event.get("cards", ())) if card >= 0}


def seen_in_village(g: Village, seat: Seat) -> set[int]:
    """Whatever lies face up before a seat, and the mini cards, which nobody hides."""
    view = g.view(seat)
    market = view.market
    seen = {*market.spaces, *market.removed, *market.loot}
    seen |= set(range(g.printed.first_mini, len(g.cards)))
    if market.dragon is not None:
        seen.add(market.dragon.card)
    if market.foreseen is not None:
        seen.add(market.foreseen)
    if view.attack is not None:
        seen.add(view.attack.card)
    seen |= {monster.card for monster in view.loose}
    for player in view.players:
        seen |= {*(player.hand or ()), *player.discard, *player.played}
        seen |= {worn.card for worn in player.worn} | {monster.card for monster in player.front}
        seen |= {card for scabbard in player.scabbards for card in (scabbard.card, scabbard.weapon)}
    return seen


def shown_in_village(g: Village, seat: Seat) -> list[object]:
    """The same copy by copy, in the order in which they lie."""
    players = g.view(seat).players
    return [seen_in_village(g, seat), *((p.hand, p.discard) for p in players)]


KITS: Final[dict[str, Kit]] = {
    "village": Kit(
        options=village_options,
        modes=lambda seats: [{"heroes": ["random"] * seats}],
        turn=lambda g: (g.round, g.active),
        stir=stir_village,
        count_cards=count_village,
        cards_named=named_by_village,
        cards_seen=seen_in_village,
        can_pick=lambda g, seat: bool(g.players[seat].alive),
        can_be_drawn=lambda g: not g.living(),
        cards_shown=shown_in_village,
        progress=lambda g: (g.round, g.active),
        lull=lull_of_village,
    ),
    "heroes": Kit(
        options=heroes_kit.options,
        modes=heroes_kit.modes,
        turn=heroes_kit.turn,
        stir=heroes_kit.stir,
        count_cards=heroes_kit.count_cards,
        cards_named=heroes_kit.cards_named,
        cards_seen=heroes_kit.cards_seen,
        can_pick=heroes_kit.can_pick,
        can_be_drawn=heroes_kit.can_be_drawn,
        cards_shown=heroes_kit.cards_shown,
        progress=heroes_kit.turn,
        lull=heroes_kit.lull,
        asks_by_hand=True,
        busy=heroes_kit.busy,
    ),
    "andor": Kit(
        options=andor_kit.options,
        modes=andor_kit.modes,
        turn=andor_kit.turn,
        stir=andor_kit.stir,
        count_cards=andor_kit.count_cards,
        cards_named=andor_kit.cards_named,
        cards_seen=andor_kit.cards_seen,
        can_pick=lambda g, seat: True,
        can_be_drawn=lambda g: True,
        cards_shown=andor_kit.cards_shown,
        progress=andor_kit.progress,
        lull=andor_kit.lull,
        together=True,
        busy=andor_kit.busy,
        public=andor_kit.public,
    ),
}


def stirred(box: Box) -> Box:
    """The same box, laid out so that much happens soon: random play alone sees little of a game."""

    def new(setup: Setup) -> Game:
        game = box.new(setup)
        KITS[box.name].stir(game)
        return game

    return replace(box, new=new)


STIRRED: Final[dict[str, Box]] = {name: stirred(box) for name, box in BOXES.items()}


# -- games to play -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Script:
    """A game to be played: its setup, and numbers from which the picks are made."""

    setup: Setup
    first: tuple[int, ...]  # Hypothesis steers the first picks,
    tail: int  # and a cheap generator the others
    busy: bool  # whether options that end a turn are mostly passed over
    stirred: bool = False

    @property
    def boxes(self) -> Mapping[str, Box]:
        return STIRRED if self.stirred else BOXES

    @property
    def box(self) -> Box:
        return self.boxes[self.setup.game]

    @property
    def kit(self) -> Kit:
        return KITS[self.setup.game]

    def numbers(self) -> Iterator[int]:
        yield from self.first
        state = first_state(self.tail)
        while True:
            state = next_state(state)
            yield mix(state)

    def pick(self, game: Game, decision: Decision, number: int) -> Pick:
        options = decision.options
        if self.busy and len(options) > 1 and number % 16:
            options = self.kit.busy(game, options)
        return options[number // 16 % len(options)]

    def new(self) -> Game:
        game = self.box.lay_out(self.setup)
        game.advance()
        return game

    def play(self, game: Game, most: int = BOUND) -> Iterator[Pick]:
        """Play on; yields each pick just before it is made."""
        for _, number in zip(range(most), self.numbers(), strict=False):
            if game.decision is None:
                return
            pick = self.pick(game, game.decision, number)
            yield pick
            game.choose(pick)

    def play_match(self, match: Match, most: int) -> Iterator[Pick]:
        """The same for a match; yields each pick just after it was made."""
        for _, number in zip(range(most), self.numbers(), strict=False):
            if match.decision is None:
                return
            pick = self.pick(match.game, match.decision, number)
            match.choose(pick)
            yield pick

    def after(self, picks: int) -> Game:
        """The game after that many picks, or at its end."""
        game = self.new()
        for _ in self.play(game, picks):
            pass
        return game

    def along(self, picks: int, every: int) -> Iterator[Game]:
        """The game at some of its decisions.  It is one game, played on between them."""
        game = self.new()
        for number, _ in enumerate(self.play(game, picks)):
            if number % every == 0:
                yield game
        yield game


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    box = BOXES[draw(st.sampled_from(sorted(KITS)))]
    seats = draw(st.sampled_from(box.seats))
    return Setup(
        game=box.name,
        seats=seats,
        seed=draw(st.integers(0, 2**32)),
        ruleset=draw(st.sampled_from(box.rulesets())),
        options=draw(KITS[box.name].options(seats)),
    )


@st.composite
def scripts(draw: st.DrawFn) -> Script:
    return Script(
        setup=draw(setups()),
        first=tuple(draw(st.lists(st.integers(0, 2**12), max_size=60))),
        tail=draw(st.integers(0, 2**32)),
        busy=draw(st.booleans()),
        stirred=draw(st.booleans()),
    )


@st.composite
def with_poker_faces(draw: st.DrawFn) -> Script:
    """Games in which whoever might answer is asked, as at a table where people sit."""
    script = draw(scripts())
    return replace(script, setup=replace(script.setup, poker_face=True))


LENGTHS: Final = st.integers(0, 700)
LUCK: Final = st.integers(0, 2**32)


# -- looking at games --------------------------------------------------------------------------------------


def everybody(game: Game) -> list[Seat]:
    """Every seat, and a spectator."""
    return [NOBODY, *(Seat(seat) for seat in range(game.seats))]


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def asked(game: Game) -> list[Any] | None:
    """The pending decision as plain data."""
    decision = game.decision
    if decision is None:
        return None
    options = [pick_to_data(option) for option in decision.options]
    return [list(decision.seats), decision.kind, options, decision.frame.to_data()]


def everything(game: Game) -> list[Any]:
    return [game.to_data(), asked(game), game.over, game.winners]


def differ(one: Any, two: Any, where: str = "game") -> str:
    """Where two things differ in any field, forgotten by `to_data` or not; "" where they are alike.

    Compiled objects keep their fields to themselves: there only the plain build can tell.
    """
    if one is two:
        return ""
    if type(one) is not type(two):
        return f"{where}: {type(one).__name__} and {type(two).__name__}"
    if isinstance(one, list | tuple) and len(one) == len(two):
        parts = ((f"{where}[{place}]", a, b) for place, (a, b) in enumerate(zip(one, two, strict=True)))
    elif hasattr(one, "__dict__"):
        names = [name for name in vars(one) if not name.startswith("_")]  # those only save time
        parts = ((f"{where}.{name}", getattr(one, name), getattr(two, name)) for name in names)
    elif not isinstance(one, int | str | list | tuple | dict) or one == two:
        return ""
    else:
        return f"{where}: {one!r} and {two!r}"
    return next(filter(None, (differ(a, b, place) for place, a, b in parts)), "")


def cut(events: list[Event], seat: Seat) -> list[dict[str, Any]]:
    """What a seat hears of these events."""
    heard = [event.cut(seat) for event in events]
    return [event.to_data() for event in heard if event is not None]


def is_offered(pick: Pick, game: Game) -> bool:
    return game.decision is not None and pick in game.decision.options


def own_seat(pick: Pick) -> int:
    return pick.seat if isinstance(pick, Act) else -1


def all_events(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        yield child
        yield from all_events(child)


@contextmanager
def hearing(hear: Callable[[Any, Any], None]) -> Iterator[None]:
    """Have every event told at the moment it happens, when the state is just as it says."""
    kinds = list(all_events())
    for kind in kinds:
        TRIGGERS.setdefault(kind, []).append(hear)
    try:
        yield
    finally:
        for kind in kinds:
            TRIGGERS[kind].remove(hear)
