"""A table for Andor.

    table = AndorTable("thorn", "chada")
    table.hero("thorn", field=205, strength=5, willpower=9)
    wargor = table.foe("wargor", 205)
    table.dice(4, 3, 3, 2, 6).turn("thorn").pick("fight wargor")
    assert table.willpower("thorn") == 9

The board is bare: no tokens, no foes, no goals, no camp, every time disc at the start of a day, and no cards
to read.  Heroes go by the names of their figures (each is played by a seat of its own, in the order given),
items, foes, faces and events by their ids in the content files, fields by number.  Legend 12 and its rules
are in force unless another is named; `rules(...)` adds more and `without(...)` takes away.
"""

from __future__ import annotations

from typing import Any, Final, Self

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    BASES,
    BOOKS,
    CROSS,
    FIRE,
    FOES,
    ITEMS,
    NAMED_RULES,
    NONE,
    SYMBOLS,
    TOKENS,
    LegendDef,
)
from fabletop.games.andor.load import legend_for
from fabletop.games.andor.setup import begin, figures
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import CLOSED, Foe, Hero, Token
from fabletop.kernel.event import on
from fabletop.kernel.frame import NOBODY, Act, Pick
from fabletop.testing.table import Table

USUAL_RULES = (
    "second_abilities",
    "agren_articles",
    "caves",
    "food",
    "starworts",
    "jump_lines",
    "gems",
    "ancient_weapons",
)
# Acts of a hero with an item
OF_ITEMS = ("take", "drop", "give", "use", "banish")
WITH_ITEM = ("item", "send", "fetch", "ward", "weapon")


LONG: Final = 100  # days; no legend that can be lost has a fifth of them
rested: tuple[Andor | None, int] = (None, 0)  # for how many days in a row nobody was awake, and in which game


@on(ev.DayBegan)
def somebody_acts(g: Andor, event: ev.DayBegan) -> None:
    """Where all rest, day after day, nobody would ever be asked: a legend ends at N, a bare board never."""
    global rested
    if g.fails or any(g.awake(hero) for hero in g.heroes):
        rested = (None, 0)
        return
    rested = (g, rested[1] + 1 if rested[0] is g else 1)
    if rested[1] > LONG:
        raise AssertionError(
            f"{LONG} days have begun, all heroes rest for hunger, and there is no way to lose: nobody will "
            "ever be asked; feed somebody, leave `food` out of only_symbols(...), or call can_fail()"
        )


def item(id: str) -> int:
    """The item of that id."""
    if id not in ITEMS:
        raise AssertionError(f"there is no item {id!r}")
    return ITEMS.index(id)


def set_up(legend: int, *heroes: str, seed: int = 1) -> Andor:
    """A legend as it really begins, with its set-up done: at the first turn, or the first choice before it.
    The events of the set-up are kept."""
    known = figures()
    names = heroes or ("thorn", "chada")
    g = begin(legend_for(legend, len(names)), tuple(known[name] for name in names), len(names), 0, seed)
    g.events = []
    g.advance()
    return g


class AndorTable(Table[Andor]):
    """A bare board with heroes on it."""

    def __init__(
        self,
        *heroes: str,
        legend: int | LegendDef = 12,
        grades: tuple[int, ...] = (),
        seats: int | None = None,
        seed: int = 1,
    ) -> None:
        names = heroes or ("thorn", "chada")
        known = figures()
        self.names = names
        number = sum(1 << (n - 1) for n in grades)
        printed = legend_for(legend, len(names)) if isinstance(legend, int) else legend
        g = begin(printed, tuple(known[name] for name in names), seats or len(names), number, seed)
        g.owed.clear()
        for hero in g.heroes:
            hero.in_box = False
            hero.strength = 1  # whatever the legend begins with
            hero.willpower = 7
        g.cards_live = 0
        g.fails = ()
        g.day = 1
        super().__init__(g)
        self.rules(*USUAL_RULES)
        supply = list(g.supply)
        for number, count in enumerate(printed.equipment[:10]):  # the equipment board, all of it
            supply[number] = count
        g.supply = tuple(supply)
        deck = list(range(len(printed.events)))
        g.event_deck = tuple(deck)
        self.hush()

    # -- laying out ------------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        """A hero's number at the table."""
        return self.names.index(name)

    def of(self, name: str) -> Hero:
        return self.g.heroes[self.number(name)]

    def hero(self, name: str, bag: tuple[str, ...] | None = None, **values: Any) -> Self:
        """Set values of a hero: field, strength, willpower, hours, in_box, held ..., and what is carried."""
        hero = self.of(name)
        for key, value in values.items():
            if not hasattr(hero, key):
                raise AssertionError(f"a hero has no {key!r}")
            setattr(hero, key, value)
        if bag is not None:
            hero.bag = tuple(sorted(item(id) for id in bag))
        return self

    def all_at(self, field: int) -> Self:
        for hero in self.g.heroes:
            hero.field = field
        return self

    def book(self, name: str, book: str, state: int = CLOSED) -> Self:
        """Lay a mage's spell book: CLOSED, OPEN ... of `pieces`."""
        books = list(self.of(name).books)
        books[BOOKS.index(book)] = state
        self.of(name).books = (books[0], books[1], books[2])
        return self

    def foe(self, id: str, field: int, down: bool = False) -> int:
        """Put a foe on a field, whatever the figures.  Returns its uid."""
        if id not in FOES:
            raise AssertionError(f"there is no foe {id!r}")
        uid = self.g.add_foe(FOES.index(id), field)
        if down:
            self.g.lay_down(self.figure(uid), True)
        self.hush()
        return uid

    def base(self, field: int, kind: str = "camp") -> Self:
        self.g.base = field
        self.g.base_kind = BASES.index(kind)
        return self

    def token(self, kind: str, field: int, face: str | None = None, open: bool = False) -> Self:
        """Put a token down: `token("fog", 213, "agren")`; springs and fires lie open."""
        number = TOKENS.index(kind)
        found = NONE if face is None else self.face(kind, face)
        open = open or kind == "spring" or number == FIRE or (number == CROSS and face is None)
        self.g.add_token(Token(number, field, found, open))
        return self.hush()

    def face(self, kind: str, id: str) -> int:
        for face in self.g.legend.faces:
            if face.id == id and TOKENS[face.token] == kind:
                return face.index
        known = sorted(face.id for face in self.g.legend.faces if TOKENS[face.token] == kind)
        raise AssertionError(f"no {kind} token shows {id!r}; there are {', '.join(known)}")

    def lay(self, id: str, field: int) -> Self:
        """Put an item on a field."""
        self.g.lay(field, item(id))
        return self.hush()

    def rules(self, *names: str) -> Self:
        for name in names:
            self.g.rules_on |= 1 << NAMED_RULES.index(name)
        return self

    def without(self, *names: str) -> Self:
        for name in names:
            self.g.rules_on &= ~(1 << NAMED_RULES.index(name))
        return self

    def events_on_top(self, *ids: str) -> Self:
        """The next event cards; the first is drawn first."""
        found = {event.id: event.index for event in self.g.legend.events}
        self.g.event_deck = (*self.g.event_deck, *(found[id] for id in reversed(ids)))
        return self

    def movement(self, *ids: str) -> Self:
        """The next movement tokens: m1 .. m8; the first is drawn first."""
        found = {token.id: i for i, token in enumerate(self.g.legend.movement)}
        self.g.movement_deck = tuple(found[id] for id in reversed(ids))
        return self

    def cave_supply(self, *faces: str) -> Self:
        """The cave tokens of the supply; the first comes first."""
        self.g.cave_supply = tuple(self.face("cave", id) for id in reversed(faces))
        return self

    def supply(self, id: str, count: int) -> Self:
        """So many pieces of an article are left on the equipment board."""
        pieces = list(self.g.supply)
        pieces[item(id)] = count
        self.g.supply = tuple(pieces)
        return self

    def only_symbols(self, *names: str) -> Self:
        """At sunrise only these symbols are resolved."""
        self.g.enabled = sum(1 << SYMBOLS.index(name) for name in names)
        return self

    def live(self, *cards: str) -> Self:
        """Let these cards of the legend be read when their moment comes."""
        for card in self.g.legend.cards:
            if card.id in cards:
                self.g.cards_live |= 1 << card.index
        return self

    def open_goal(self, id: str) -> Self:
        """Open a goal of the legend, with its ways to win and lose in force."""
        for goal in self.g.legend.goals:
            if goal.id == id:
                self.g.open_goals |= 1 << goal.index
        return self

    def can_fail(self) -> Self:
        """The ways to lose of the legend are in force."""
        self.g.fails = self.g.legend.fail_if
        return self

    # -- acting ----------------------------------------------------------------------------------------

    def turn(self, name: str) -> Self:
        """It is this hero's turn."""
        h = self.number(name)
        self.g.turn = h
        return self.start("andor.turn", self.g.heroes[h].seat, h)

    def sunrise(self) -> Self:
        """Everybody is in the sunrise box."""
        for hero in self.g.heroes:
            hero.in_box = True
        return self.start("andor.sunrise", NOBODY)

    def script(self, effects: int, finder: str | None = None) -> Self:
        """Carry out a script of the legend."""
        h = NONE if finder is None else self.number(finder)
        return self.start("andor.script", NOBODY, effects, h, NONE, 0)

    def card(self, id: str, finder: str | None = None) -> Self:
        """Carry out what a card of the legend says."""
        for card in self.g.legend.cards:
            if card.id == id:
                return self.script(card.script, finder)
        raise AssertionError(f"there is no card {id!r}")

    def draw_event(self, id: str) -> Self:
        """This event card is drawn now."""
        self.events_on_top(id)
        return self.start("andor.event", NOBODY, NONE)

    # -- reading ---------------------------------------------------------------------------------------

    def name_of(self, pick: Pick) -> str:
        """Options by name: `go 204`, `fight wargor#3`, `take apple_nut by thorn`, `hero chada`, `pass` ..."""
        if not isinstance(pick, Act):
            return str(pick)
        verb, id = pick.verb, pick.id
        if verb in ("fight", "foe"):
            foe = self.g.foe(id)
            return f"{verb} {FOES[foe.kind] if foe else '?'}#{id}"
        if verb in OF_ITEMS:
            h, item = pick.ids
            return f"{verb} {ITEMS[item]} by {self.names[h]}"
        if verb in ("spring", "open", "falcon"):
            return f"{verb} by {self.names[id]}"
        if verb == "cast":
            _, book = pick.ids
            return f"cast {BOOKS[book]}"
        if verb == "study":
            return f"study {BOOKS[id]}"
        if verb in ("hero", "invite", "carry", "lend"):
            return f"{verb} {self.names[id]}"
        if verb in WITH_ITEM:
            return f"{verb} {ITEMS[id]}"
        if verb == "symbol":
            return f"symbol {SYMBOLS[id]}"
        if verb == "bridge":
            _, other = pick.ids
            return f"bridge with {self.names[other]}"
        if verb == "brew":
            return ("brew", "brew half", "brew two halves")[id]
        if verb in ("go", "pull", "field", "points", "option", "token", "knife", "flip", "dweller"):
            return f"{verb} {id}"
        return verb

    def figure(self, uid: int) -> Foe:
        foe = self.g.foe(uid)
        if foe is None:
            raise AssertionError(f"foe {uid} is not on the board")
        return foe

    def on_board(self, uid: int) -> bool:
        return self.g.foe(uid) is not None

    def foes_on(self, field: int) -> list[str]:
        """The foes on a field by id."""
        return [FOES[foe.kind] for foe in self.g.foes if foe.field == field]

    def shielded(self) -> list[str]:
        """The foes on golden shields."""
        return [FOES[kind] for kind in self.g.shielded]

    def where(self, what: str | int) -> int:
        """The field of a hero (by name) or a foe (by uid)."""
        return self.of(what).field if isinstance(what, str) else self.figure(what).field

    def willpower(self, name: str) -> int:
        return self.of(name).willpower

    def strength(self, name: str) -> int:
        return self.of(name).strength

    def hours(self, name: str) -> int:
        return self.of(name).hours

    def values(self, name: str) -> list[int]:
        """What a hero has brought into each combat round: dice and strength."""
        h = self.number(name)
        return [event.points + event.strength for event in self.happened(ev.HeroValue) if event.hero == h]

    def rolls(self, name: str) -> list[tuple[int, ...]]:
        """A hero's dice as they fell, roll by roll."""
        h = self.number(name)
        return [event.dice for event in self.happened(ev.DiceRolled) if event.hero == h]

    def rounds(self) -> list[tuple[int, int]]:
        """The combat values of heroes and foe, round by round."""
        return [(event.heroes, event.foe) for event in self.happened(ev.RoundEnded)]

    def bag(self, name: str) -> list[str]:
        return [ITEMS[number] for number in self.of(name).bag]

    def lying(self, field: int) -> list[str]:
        """Every piece on a field, twice if it lies there twice."""
        return [ITEMS[item] for other, item in self.g.lying if other == field]

    def can_go(self) -> list[int]:
        """The fields on offer for a walk."""
        return sorted(int(name[3:]) for name in self.options() if name.startswith("go "))
