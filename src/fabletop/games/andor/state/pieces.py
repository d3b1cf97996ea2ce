"""The pieces on the table: heroes, foes and tokens, and the fight that is on.

Foes, tokens and bags never change: a rule replaces them.  So a clone shares them, and copying a game costs
little more than copying its heroes.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.andor.defs import NONE

# A mage's spell book
NO_BOOK: Final = 0
CLOSED: Final = 1
OPEN: Final = 2
GONE: Final = 3
AWAY: Final = 4  # on the legend track, to come back [andor.difficulty.080]

# What a hero may have called off
HANDING_OVER: Final = 0  # giving something away, or sending the falcon
LOOKING: Final = 1  # into a cave, under the hood
HELPING: Final = 2  # being carried, or laying the bridge, when another asked

MOST_WILLPOWER: Final = 20
MOST_STRENGTH: Final = 14
BURNT: Final = 3  # what fire leaves of willpower [andor.fire_token.020]

HERO_NUMBERS: Final = (
    "kind",
    "figure",
    "seat",
    "field",
    "strength",
    "willpower",
    "most",
    "hours",
    "held",
)
HERO_SWITCHES: Final = ("in_box", "resting", "carried", "spoils", "free_hour")


class Hero:
    """A hero on the board and everything on its hero board."""

    field = 0
    strength = 1
    willpower = 7
    most = MOST_WILLPOWER  # 3 for a hero whom fire has burnt [andor.fire_token.030]
    hours = 0  # spent today [andor.day.020]
    in_box = False  # the time disc lies in the sunrise box
    resting = False  # for the whole day [andor.food.060]
    held = NONE  # the field of the cave dweller that holds the hero
    carried = False  # the warrior has carried somebody today
    spoils = False  # the dwarf has had the extra strength today
    free_hour = False  # the free overtime hour of an event is used
    bag: tuple[int, ...] = ()  # items, sorted
    books: tuple[int, int, int] = (NO_BOOK, NO_BOOK, NO_BOOK)

    def __init__(self, kind: int, figure: int, seat: int) -> None:
        self.kind: Final = kind
        self.figure: Final = figure  # 0 or 1: the two names on the hero board
        self.seat: Final = seat

    def clone(self) -> Hero:
        other = Hero(self.kind, self.figure, self.seat)
        other.field = self.field
        other.strength = self.strength
        other.willpower = self.willpower
        other.most = self.most
        other.hours = self.hours
        other.in_box = self.in_box
        other.resting = self.resting
        other.held = self.held
        other.carried = self.carried
        other.spoils = self.spoils
        other.free_hour = self.free_hour
        other.bag = self.bag
        other.books = self.books
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in (*HERO_NUMBERS, *HERO_SWITCHES)}
        data["bag"] = list(self.bag)
        data["books"] = list(self.books)
        return data


def hero_from_data(data: dict[str, Any]) -> Hero:
    hero = Hero(int(data["kind"]), int(data["figure"]), int(data["seat"]))
    for name in HERO_NUMBERS[3:]:
        setattr(hero, name, int(data[name]))
    for name in HERO_SWITCHES:
        setattr(hero, name, bool(data[name]))
    hero.bag = tuple(int(item) for item in data["bag"])
    light, healing, portal = (int(book) for book in data["books"])
    hero.books = (light, healing, portal)
    return hero


class Foe:
    """A figure of the other side on the board."""

    def __init__(self, uid: int, kind: int, field: int, down: bool) -> None:
        self.uid: Final = uid
        self.kind: Final = kind
        self.field: Final = field
        self.down: Final = down  # a subdued skeleton [andor.skeleton.040]

    def to_data(self) -> list[int]:
        return [self.uid, self.kind, self.field, int(self.down)]


class Token:
    """A token on a field.  Of a spring, `open` says that it is full."""

    def __init__(self, kind: int, field: int, face: int, open: bool) -> None:
        self.kind: Final = kind
        self.field: Final = field
        self.face: Final = face
        self.open: Final = open

    def to_data(self) -> list[int]:
        return [self.kind, self.field, self.face, int(self.open)]


class TokenFields:
    """The fields with tokens: free actions ask for them at nearly every decision, and tokens change seldom.
    Never changed once made, so clones share it; no part of the state, hence the slots."""

    __slots__ = ("fields", "tokens")

    def __init__(self, tokens: tuple[Token, ...]) -> None:
        self.tokens: Final = tokens
        self.fields: Final = frozenset([token.field for token in tokens])


class ThingFields:
    """The same for the fields on which things lie."""

    __slots__ = ("fields", "lying")

    def __init__(self, lying: tuple[tuple[int, int], ...]) -> None:
        self.lying: Final = lying  # field and item
        self.fields: Final = frozenset([field for field, _ in lying])


NO_TOKENS: Final = TokenFields(())
NO_THINGS: Final = ThingFields(())


FIGHT_NUMBERS: Final = (
    "uid",
    "dweller",
    "kind",
    "starter",
    "round",
    "willpower",
    "strength",
    "total",
    "roller",
    "extra",
    "foe_value",
    "fury",
)
FIGHT_TUPLES: Final = ("fighters", "staying", "dice", "foe_dice", "asked", "lent", "used")
FIGHT_SWITCHES: Final = ("flipped", "doubled", "joined_dice")


class Rolled:
    """What a hero has brought into the round of a fight: see the event `HeroValue`."""

    def __init__(
        self,
        hero: int,
        points: int,
        dice: tuple[int, ...],
        counting: tuple[int, ...],
        how: str,
        parts: tuple[tuple[str, int], ...],
    ) -> None:
        self.hero: Final = hero
        self.points: Final = points
        self.dice: Final = dice
        self.counting: Final = counting
        self.how: Final = how
        self.parts: Final = parts

    def to_data(self) -> list[Any]:
        parts = [list(part) for part in self.parts]
        return [self.hero, self.points, list(self.dice), list(self.counting), self.how, parts]


def rolled_from_data(data: list[Any]) -> Rolled:
    hero, points, dice, counting, how, parts = data
    named = tuple((str(name), int(n)) for name, n in parts)
    return Rolled(int(hero), int(points), tuple(dice), tuple(counting), str(how), named)


class Fight:
    """A fight, from the invitation to the reward.  `uid` is the foe, or `dweller` a cave dweller's field."""

    round = 0
    willpower = 0  # of the foe
    strength = 0  # of the foe; the number on the token of a dweller
    fighters: tuple[int, ...] = ()  # in the order of rolling
    staying: tuple[int, ...] = ()  # who goes on into the next round
    total = 0  # the heroes' combat value as far as it is rolled
    rolled: tuple[Rolled, ...] = ()  # what makes it up, in the order of rolling
    roller = NONE
    dice: tuple[int, ...] = ()  # of the hero who rolls
    extra = 0  # strength that this hero has gained for the round
    flipped = False  # the mage has turned a die in this round
    doubled = False  # the roller has drunk a brew
    joined_dice = False  # the roller uses the iron gauntlet
    foe_dice: tuple[int, ...] = ()
    foe_value = 0
    fury = 0  # how far the white cube has risen [andor.difficulty.050]
    lasting: tuple[tuple[int, int], ...] = ()  # hero and weapon, for the whole fight [andor.difficulty.020]
    asked: tuple[int, ...] = ()  # heroes who were invited
    used: tuple[int, ...] = ()  # weapons that the roller has used in this round
    lent: tuple[int, ...] = ()  # heroes whose strength a shield has lent in this round

    def __init__(self, uid: int, dweller: int, kind: int, starter: int) -> None:
        self.uid = uid
        self.dweller = dweller
        self.kind = kind  # of the foe; NONE for a cave dweller
        self.starter = starter

    def clone(self) -> Fight:
        other = Fight(self.uid, self.dweller, self.kind, self.starter)
        other.round = self.round
        other.willpower = self.willpower
        other.strength = self.strength
        other.fighters = self.fighters
        other.staying = self.staying
        other.total = self.total
        other.rolled = self.rolled
        other.roller = self.roller
        other.dice = self.dice
        other.extra = self.extra
        other.flipped = self.flipped
        other.doubled = self.doubled
        other.joined_dice = self.joined_dice
        other.foe_dice = self.foe_dice
        other.foe_value = self.foe_value
        other.fury = self.fury
        other.lasting = self.lasting
        other.asked = self.asked
        other.used = self.used
        other.lent = self.lent
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in (*FIGHT_NUMBERS, *FIGHT_SWITCHES)}
        for name in FIGHT_TUPLES:
            data[name] = list(getattr(self, name))
        data["lasting"] = [list(pair) for pair in self.lasting]
        data["rolled"] = [one.to_data() for one in self.rolled]
        return data


def fight_from_data(data: dict[str, Any] | None) -> Fight | None:
    if data is None:
        return None
    fight = Fight(int(data["uid"]), int(data["dweller"]), int(data["kind"]), int(data["starter"]))
    for name in FIGHT_NUMBERS[4:]:
        setattr(fight, name, int(data[name]))
    for name in FIGHT_SWITCHES:
        setattr(fight, name, bool(data[name]))
    for name in FIGHT_TUPLES:
        setattr(fight, name, tuple(int(n) for n in data[name]))
    fight.lasting = tuple((int(h), int(weapon)) for h, weapon in data["lasting"])
    fight.rolled = tuple(rolled_from_data(one) for one in data["rolled"])
    return fight
