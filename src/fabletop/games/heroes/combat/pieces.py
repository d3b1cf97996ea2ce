"""The pieces of a combat: units on the board, what lasts, an attack, a card being played."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.combat.board import GONE, OFF_BOARD
from fabletop.games.heroes.defs import NONE
from fabletop.kernel.frame import Seat

# What is marked on a unit, as bits
ACTED: Final = 1  # a faction cube [heroes.combat_round.090]
RETALIATED: Final = 2  # a black cube [heroes.retaliation.050]
PARALYSED: Final = 4
DEFENDING: Final = 8  # a defence token
ROSE: Final = 16  # gave its defence token back in this activation [heroes.defend.040]
GUARDED: Final = 32  # has called an attack off in this combat
INSPIRED: Final = 64  # nobody to mend: more attack in this activation
CUT_DOWN: Final = 128  # was a Pack when the combat began, where the fallen may return
ROUND_MARKS: Final = ACTED | RETALIATED

COVER: Final = 2  # face COVER + card: a card that lies on the unit


class Unit:
    """A unit on the board.  Never changed: a change makes another one, so clones share them."""

    def __init__(
        self,
        uid: int,
        side: int,
        kind: int,
        face: int,
        space: int,
        damage: int = 0,
        marks: int = 0,
        beneath: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.uid: Final = uid
        self.side: Final = side
        self.kind: Final = kind
        self.face: Final = face
        self.space: Final = space
        self.damage: Final = damage
        self.marks: Final = marks
        self.beneath: Final = beneath  # faces under a card that lies on the unit, with their damage

    def at(self, space: int) -> Unit:
        return Unit(self.uid, self.side, self.kind, self.face, space, self.damage, self.marks, self.beneath)

    def hurt(self, damage: int) -> Unit:
        """The same with so much damage in all."""
        return Unit(self.uid, self.side, self.kind, self.face, self.space, damage, self.marks, self.beneath)

    def marked(self, marks: int) -> Unit:
        """The same with exactly these marks."""
        return Unit(self.uid, self.side, self.kind, self.face, self.space, self.damage, marks, self.beneath)

    def turned(self, face: int, damage: int, beneath: tuple[tuple[int, int], ...]) -> Unit:
        return Unit(self.uid, self.side, self.kind, face, self.space, damage, self.marks, beneath)

    @property
    def stands(self) -> bool:
        return self.space != GONE

    @property
    def on_board(self) -> bool:
        return self.space >= 0

    @property
    def is_tower(self) -> bool:
        return self.space == OFF_BOARD

    def to_data(self) -> list[Any]:
        return [
            self.uid,
            self.side,
            self.kind,
            self.face,
            self.space,
            self.damage,
            self.marks,
            [list(layer) for layer in self.beneath],
        ]


def unit_from_data(data: Any) -> Unit:
    uid, side, kind, face, space, damage, marks, beneath = data
    return Unit(uid, side, kind, face, space, damage, marks, tuple((f, d) for f, d in beneath))


# How long something lasts: to the end of that combat round, or
NEXT_ATTACK: Final = 0
COMBAT: Final = 99


class Lasting:
    """An effect in force: what, on which unit (NONE for all of a side), how much, how long, and its card.
    [heroes.card_timing.060, heroes.combat_card.090]"""

    def __init__(
        self, word: str, side: int, uid: int, n: int, until: int, card: int, seat: Seat, returns: bool = False
    ) -> None:
        self.word: Final = word
        self.side: Final = side
        self.uid: Final = uid
        self.n: Final = n
        self.until: Final = until
        self.card: Final = card  # NONE if no card lies on the table for it
        self.seat: Final = seat  # whose card it is
        self.returns: Final = returns  # to hand when it ends

    def to_data(self) -> list[Any]:
        return [self.word, self.side, self.uid, self.n, self.until, self.card, self.seat, self.returns]


def lasting_from_data(data: Any) -> Lasting:
    word, side, uid, n, until, card, seat, returns = data
    return Lasting(word, side, uid, n, until, card, Seat(seat), returns)


class Blow:
    """An attack on its way: who, whom, and everything that was added to it."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.back = False  # a retaliation
        self.first = True  # the first attack of its activation: attack abilities work [heroes.unit.250]
        self.value = NONE  # an attack value of its own instead of the printed one
        self.attack = 0
        self.defence = 0
        self.dieless = False
        self.times = 1  # how often the die counts
        self.dice: tuple[int, ...] = ()
        self.ignored = False
        self.charged = False  # the reroll after a move was used
        self.damage = 0
        self.called_off = False

    def clone(self) -> Blow:
        other = Blow(self.attacker, self.defender)
        other.back = self.back
        other.first = self.first
        other.value = self.value
        other.attack = self.attack
        other.defence = self.defence
        other.dieless = self.dieless
        other.times = self.times
        other.dice = self.dice
        other.ignored = self.ignored
        other.charged = self.charged
        other.damage = self.damage
        other.called_off = self.called_off
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in BLOW_FIELDS}
        data["dice"] = list(self.dice)
        return data


BLOW_FIELDS: Final = (
    "attacker",
    "defender",
    "back",
    "first",
    "value",
    "attack",
    "defence",
    "dieless",
    "times",
    "ignored",
    "charged",
    "damage",
    "called_off",
)


def blow_from_data(data: Any) -> Blow:
    blow = Blow(data["attacker"], data["defender"])
    for name in BLOW_FIELDS[2:]:
        setattr(blow, name, data[name])
    blow.dice = tuple(data["dice"])
    return blow


class Play:
    """A card on its way from hand: what was paid, added and aimed at so far."""

    def __init__(self, seat: Seat, side: int, card: int, use: int) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.card: Final = card
        self.use: Final = use
        self.power = 0
        self.paid: tuple[int, ...] = ()  # cards discarded as its price
        self.added: tuple[int, ...] = ()  # cards played for power
        self.targets: tuple[int, ...] = ()
        self.resisted = False
        self.free = False  # does not count against the spell limit
        self.returns = 0  # 1: the card goes back to hand; 2: and all that was added
        self.stays = False  # on the table: its effect lasts
        self.follows = NONE  # the spell that it lets its player cast

    def clone(self) -> Play:
        other = Play(self.seat, self.side, self.card, self.use)
        other.power = self.power
        other.paid = self.paid
        other.added = self.added
        other.targets = self.targets
        other.resisted = self.resisted
        other.free = self.free
        other.returns = self.returns
        other.stays = self.stays
        other.follows = self.follows
        return other

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "side": self.side,
            "card": self.card,
            "use": self.use,
            "power": self.power,
            "paid": list(self.paid),
            "added": list(self.added),
            "targets": list(self.targets),
            "resisted": self.resisted,
            "free": self.free,
            "returns": self.returns,
            "stays": self.stays,
            "follows": self.follows,
        }


def play_from_data(data: Any) -> Play:
    play = Play(Seat(data["seat"]), data["side"], data["card"], data["use"])
    for name in ("power", "resisted", "free", "returns", "stays", "follows"):
        setattr(play, name, data[name])
    play.paid, play.added, play.targets = tuple(data["paid"]), tuple(data["added"]), tuple(data["targets"])
    return play
