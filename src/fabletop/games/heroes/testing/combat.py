"""A table for Heroes.

    table = HeroesTable("catherine", "sandro")
    griffins = table.unit(0, "castle.griffins:pack", 5)
    knights = table.unit(1, "necropolis.dread_knights", 9)
    table.hand(1, "defence").dice(1)
    table.acts(griffins).pick("attack dread_knights", "play defence")
    assert table.damage(knights) == 1

Cards, units and heroes go by their ids, sides by number: 0 attacks, 1 defends.  Spaces are numbered from the
attacker's back row, left to right: on the retail board 0-3 and 4-7 are the attacker's rows, 8-11 the middle,
12-15 and 16-19 the defender's.  Hands and decks are empty until something is laid out.
"""

from __future__ import annotations

from typing import Any, Self

from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.camp import AI_HERO, GUARDS, HERO, Camp
from fabletop.games.heroes.combat.pieces import Unit
from fabletop.games.heroes.combat.state import GATE, WALL, Combat
from fabletop.games.heroes.defs import DIFFICULTIES, FEW, NONE, PACK, CardDef, UnitDef
from fabletop.games.heroes.load import altered, content, read_rules
from fabletop.games.heroes.rules import Rules
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Hero, Troop
from fabletop.games.heroes.state.player import Player
from fabletop.games.heroes.state.printed import Plan, Printed
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat
from fabletop.kernel.rng import first_state
from fabletop.kernel.step import Step
from fabletop.testing.table import Table

# Options that are called by their verb alone
PLAIN = (
    *("end", "defend", "surrender", "retreat", "pay_for_round", "withdraw", "random_hero"),
    *("look", "top_of_pile", "show_and_replace"),
    *("begin_fight", "change_places"),
)
# Steps from which a combat goes on to its end, and what a duel owes beneath it
TO_THE_END = ("heroes.begin_combat", "heroes.open", "heroes.combat_round", "heroes.next_unit")
HOSTS = ("heroes.game_over", "heroes.after_combat", "heroes.end_combat")
LEADERS = {"guards": (GUARDS, NOBODY), "steered": (GUARDS, Seat(1)), "ai": (AI_HERO, NOBODY)}


def card(id: str) -> int:
    """The card of that id."""
    if id not in content().card_by_id:
        raise AssertionError(f"there is no card {id!r}")
    return content().card_by_id[id]


def printed_card(id: str) -> CardDef:
    """What is printed on the card of that id."""
    return content().cards[card(id)]


def printed_unit(id: str) -> UnitDef:
    if id not in content().unit_by_id:
        raise AssertionError(f"there is no unit {id!r}")
    return content().units[content().unit_by_id[id]]


def troop(name: str) -> Troop:
    """`castle.griffins:pack` as an army holds it."""
    id, _, face = name.partition(":")
    return printed_unit(id).index, PACK if face == "pack" else FEW


def rules_with(ruleset: str, switches: dict[str, Any], optional: tuple[str, ...] = ()) -> Rules:
    """A ruleset with some optional rules, and some switches set otherwise."""
    known = read_rules(ruleset, optional=optional)
    for name in switches:
        if not hasattr(known, name):
            raise AssertionError(f"there is no switch {name!r}")
    return altered(known, switches) if switches else known


class HeroesTable(Table[Heroes]):
    """A combat laid out for a purpose.  The second hero may also be `guards` (neutral units by the book),
    `steered` (neutral units that seat 1 steers) or `ai` (an AI hero).  `lent` are units not in the box."""

    def __init__(
        self,
        attacker: str = "catherine",
        defender: str = "sandro",
        ruleset: str = "retail",
        level: int = 1,
        difficulty: str = "normal",
        skill: str = "offense",
        seed: int = 1,
        lent: tuple[UnitDef, ...] = (),
        optional: tuple[str, ...] = (),
        **switches: Any,
    ) -> None:
        box = content()
        plan = Plan()
        plan.difficulty = DIFFICULTIES.index(difficulty)
        plan.skill = card(skill)
        plan.mode = {"guards": "guards", "steered": "guards", "ai": "ai"}.get(defender, "duel")
        printed = Printed(rules_with(ruleset, switches, optional), box, 2, plan, lent)
        g = Heroes(first_state(seed), printed)
        leader, seat = LEADERS.get(defender, (HERO, Seat(1)))
        for at, name in enumerate((attacker, defender)):
            owner = NOBODY if name == "ai" else Seat(at)
            g.heroes.append(Hero(owner, experience=2 * (level - 1)))
            g.players.append(Player(at))
            if name in LEADERS:
                continue
            if name not in box.hero_by_id:
                raise AssertionError(f"there is no hero {name!r}")
            g.heroes[at] = g.heroes[at].named(box.hero_by_id[name])
            g.players[at].faction = box.heroes[box.hero_by_id[name]].faction
        self.last = Combat(
            printed, [Camp(HERO, Seat(0), 0), Camp(leader, seat, NONE if leader == GUARDS else 1)]
        )
        self.last.round = 1
        g.enter_combat(self.last)
        super().__init__(g)

    # -- laying out ----------------------------------------------------------------------------------

    @property
    def c(self) -> Combat:
        """The combat that is on, or the last one."""
        return self.g.combat or self.g.fought or self.last

    def hero(self, side: int) -> Hero:
        """The hero who leads a side."""
        return self.g.heroes[side]

    def unit(self, side: int, name: str, space: int, damage: int = 0, marks: int = 0) -> int:
        """Put a unit on a space. Returns its number."""
        kind, face = troop(name)
        uid = self.g.place(side, kind, face, space)
        self.c.units[uid] = self.c.units[uid].hurt(damage).marked(marks)
        return uid

    def hand(self, side: int, *ids: str) -> Self:
        self.g.players[side].hand = [card(id) for id in ids]
        return self

    def poker_face(self, side: int, *ids: str) -> Self:
        """Ask whoever might answer; of this side the others must reckon with these cards."""
        self.g.poker_face = True
        self.g.players[side].reckon_with(frozenset(card(id) for id in ids))
        return self

    def deck(self, side: int, *ids: str) -> Self:
        """The deck of Might and Magic; the first card is drawn first."""
        self.g.players[side].deck = [card(id) for id in reversed(ids)]
        return self

    def discard(self, side: int, *ids: str) -> Self:
        """The discard pile; the last card lies on top."""
        self.g.players[side].discard = [card(id) for id in ids]
        return self

    def army(self, side: int, *names: str) -> Self:
        """The deck of recruited units."""
        self.g.lead(side, tuple(troop(name) for name in names))
        return self

    def having(self, side: int, **numbers: int) -> Self:
        """Set numbers of a player: gold, morale, movement, crowns, experience ..."""
        for name, value in numbers.items():
            if name == "experience":
                self.g.heroes[side] = self.hero(side).taught(value)
            elif name == "movement":
                self.g.heroes[side] = self.hero(side).moved(value)
            elif hasattr(self.g.players[side], name):
                setattr(self.g.players[side], name, value)
            else:
                raise AssertionError(f"a player has no {name!r}")
        return self

    def siege(self, gate: int) -> int:
        """Walls across the board, a gate on this space, and the tower. Returns the tower's number."""
        self.c.siege = self.c.tower = True
        for space in self.c.board.row(self.g.rules.wall_rank):
            self.c.walls[space] = GATE if space == gate else WALL
        return self.g.place(1, self.g.printed.tower, 0, OFF_BOARD)

    def dice(self, *faces: int) -> Self:
        """The next attack dice will show -1, 0 or 1."""
        return super().dice(*(face + 2 for face in faces))

    # -- acting -----------------------------------------------------------------------------------------

    def start(
        self, what: Step | str, seat: int, *args: int, source: int | None = None, n: int | None = None
    ) -> Self:
        """Begin a step.  One that goes on to the end of the combat has a host, for whom there is nothing
        after it, as in a duel."""
        key = what if isinstance(what, str) else what.key
        if key in TO_THE_END and not self.g.stack:
            self.g.stack.extend([Frame(host, NOBODY) for host in HOSTS])
        return super().start(what, seat, *args, source=source, n=n)

    def acts(self, uid: int) -> Self:
        """It is this unit's activation, from its first choice on to its end."""
        self.g.stack.append(Frame("heroes.activate", NOBODY, (uid,)))
        self.g.advance()
        return self

    def attacks(self, uid: int, target: int) -> Self:
        """A unit attacks another, outside any activation of its own choosing."""
        self.c.active = uid
        self.c.origin = self.c.units[uid].space
        seat = self.c.camps[self.c.units[uid].side].seat
        return self.start("heroes.attack", seat, uid, target)

    def passes(self, times: int = 1) -> Self:
        for _ in range(times):
            self.pick("pass")
        return self

    # -- reading ------------------------------------------------------------------------------------------

    def name_of(self, pick: Pick) -> str:
        """Options by name: `attack zombies`, `move 9`, `play attack`, `play attack expert`, `cast haste`."""
        if not isinstance(pick, Act):
            return "pass" if pick == PASS else str(pick)
        verb, id = pick.verb, pick.id
        if verb in ("play", "cast", "empower"):
            number, use = pick.ids
            printed = self.g.cards[number]
            if printed.uses[use].expert:
                return f"{verb} {printed.id} expert"
            return f"play {printed.id} {use + 1}" if verb == "play" and use else f"{verb} {printed.id}"
        if verb in ("attack", "unit", "guardian"):
            return f"{verb} {self.g.units[self.c.units[id].kind].name}#{id}"
        if verb in ("deploy", "recruit", "reinforce"):
            face = ":pack" if PACK in pick.ids[1:] else ""
            return f"{verb} {self.g.units[id].id}{face}"
        if verb in ("card", "brace"):
            return f"{verb} {self.g.cards[id].id}"
        if verb == "take_hero":
            return f"take {self.g.printed.heroes[id].id}"
        if verb in PLAIN:
            return verb
        return f"{verb} {id}"

    def piece(self, uid: int) -> Unit:
        return self.c.units[uid]

    def damage(self, uid: int) -> int:
        return self.c.units[uid].damage

    def space(self, uid: int) -> int:
        return self.c.units[uid].space

    def stands(self, uid: int) -> bool:
        return self.c.units[uid].stands

    def is_pack(self, uid: int) -> bool:
        return self.c.units[uid].face == PACK

    def marked(self, uid: int, mark: int) -> bool:
        return bool(self.c.units[uid].marks & mark)

    def in_hand(self, side: int) -> list[str]:
        return [self.g.cards[number].id for number in self.g.players[side].hand]

    def in_discard(self, side: int) -> list[str]:
        return [self.g.cards[number].id for number in self.g.players[side].discard]

    def in_deck(self, side: int) -> list[str]:
        return [self.g.cards[number].id for number in reversed(self.g.players[side].deck)]

    def rests(self) -> None:
        """The activation is over: nothing asked, nothing owed, no attack or card half done."""
        self.at_rest()
        assert self.c.blow is None
        assert self.g.play is None
