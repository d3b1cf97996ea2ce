"""What happens in a legend, as told to listeners.  Nothing in it is hidden from anybody at the table.

Heroes are named by their number at the table, foes by kind and uid, fields by their number.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fabletop.kernel.event import Event


class HeroEvent(Event):
    """Something about a hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero


class HeroAmount(Event):
    """Something about a hero and a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "n")

    def __init__(self, hero: int, n: int) -> None:
        self.hero: Final = hero
        self.n: Final = n


class HeroChange(Event):
    """A value of a hero has changed by so much, to so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "by", "n")

    def __init__(self, hero: int, by: int, n: int) -> None:
        self.hero: Final = hero
        self.by: Final = by
        self.n: Final = n


class HeroItem(Event):
    """Something about a hero and an item."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "item")

    def __init__(self, hero: int, item: int) -> None:
        self.hero: Final = hero
        self.item: Final = item


class HeroItemAt(Event):
    """A hero, an item and a field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "item", "field")

    def __init__(self, hero: int, item: int, field: int) -> None:
        self.hero: Final = hero
        self.item: Final = item
        self.field: Final = field


class HeroField(Event):
    """A hero and a field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "field")

    def __init__(self, hero: int, field: int) -> None:
        self.hero: Final = hero
        self.field: Final = field


class HeroFoe(Event):
    """A hero and a foe."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "kind", "uid")

    def __init__(self, hero: int, kind: int, uid: int) -> None:
        self.hero: Final = hero
        self.kind: Final = kind
        self.uid: Final = uid


class HeroDice(Event):
    """A hero's dice as they lie."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "dice")

    def __init__(self, hero: int, dice: tuple[int, ...]) -> None:
        self.hero: Final = hero
        self.dice: Final = dice


class Plain(Event):
    """A number: a card, a letter, a symbol, a goal ..."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class FoeAt(Event):
    """A foe on a field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "uid", "field")

    def __init__(self, kind: int, uid: int, field: int) -> None:
        self.kind: Final = kind
        self.uid: Final = uid
        self.field: Final = field


# -- days and hours ------------------------------------------------------------------------------------


class DayBegan(Plain):
    """A new day."""


class TurnBegan(HeroEvent):
    """A hero's turn."""


class HourSpent(HeroChange):
    """An hour: `by` is the willpower it cost, `n` the hour."""


class Passed(HeroEvent):
    """A hero waits for an hour."""


class DayEnded(Event):
    """A hero's time disc goes to the sunrise box; the first one on the rooster."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "rooster")

    def __init__(self, hero: int, rooster: bool) -> None:
        self.hero: Final = hero
        self.rooster: Final = rooster


class SunriseSymbol(Plain):
    """A symbol of the sunrise box is resolved."""


class SymbolSkipped(Plain):
    """A symbol of the sunrise box is left out."""


class MustRest(HeroEvent):
    """A hero rests for the whole coming day."""


# -- moving --------------------------------------------------------------------------------------------


class HeroMoved(Event):
    """A hero enters a field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "origin", "field")

    def __init__(self, hero: int, origin: int, field: int) -> None:
        self.hero: Final = hero
        self.origin: Final = origin
        self.field: Final = field


class HeroStopped(HeroField):
    """A hero's move ends."""


class HeroHeld(HeroField):
    """A hero cannot move on."""


class HeroPlaced(HeroField):
    """A hero is put on a field by something other than walking."""


class Carried(Event):
    """The warrior takes a hero along."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "other")

    def __init__(self, hero: int, other: int) -> None:
        self.hero: Final = hero
        self.other: Final = other


class WagonMoved(Plain):
    """The wagon stands on another field."""


class BasePlaced(Event):
    """The camp or the wagon comes on the board."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "field")

    def __init__(self, kind: int, field: int) -> None:
        self.kind: Final = kind
        self.field: Final = field


class BridgeLaid(Plain):
    """The bridge lies at a site."""


class BridgeLifted(Plain):
    """The bridge is gone from a site."""


class JumpChanged(Event):
    """A jump line needs another willpower."""

    FIELDS: ClassVar[tuple[str, ...]] = ("line", "n")

    def __init__(self, line: int, n: int) -> None:
        self.line: Final = line
        self.n: Final = n


class FieldsFell(Plain):
    """A stage of the collapse."""


# -- hero boards ---------------------------------------------------------------------------------------


class WillpowerChanged(HeroChange):
    """Willpower gained or lost."""


class StrengthChanged(HeroChange):
    """Strength gained or lost."""


class Burnt(HeroEvent):
    """A hero may not have more than 3 willpower any more."""


class ItemGained(HeroItem):
    """A hero has an item more."""


class ItemUsed(HeroItem):
    """A hero uses an item or one half of it."""


class ItemTaken(HeroItemAt):
    """A hero picks an item up."""


class ItemDropped(HeroItemAt):
    """A hero leaves an item on a field."""


class ItemGiven(Event):
    """A hero gives an item to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "item", "other")

    def __init__(self, hero: int, item: int, other: int) -> None:
        self.hero: Final = hero
        self.item: Final = item
        self.other: Final = other


class FoodEaten(HeroItem):
    """A hero hands in food."""


class Hungry(HeroEvent):
    """A hero has no food to hand in."""


class Delivered(Event):
    """A piece has reached the camp or wagon, the n-th of its kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("item", "n")

    def __init__(self, item: int, n: int) -> None:
        self.item: Final = item
        self.n: Final = n


class ItemLost(Event):
    """A piece on a field is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("item", "field")

    def __init__(self, item: int, field: int) -> None:
        self.item: Final = item
        self.field: Final = field


class ItemPlaced(ItemLost):
    """A piece comes to lie on a field."""


class Studied(HeroAmount):
    """The mage opens a spell book."""


class SpellCast(HeroAmount):
    """The mage casts a spell."""


class BookReturned(HeroAmount):
    """A spell book comes back from the legend track."""


class BookAway(Event):
    """A cast book waits on the legend track, or is gone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "n", "letter")

    def __init__(self, hero: int, n: int, letter: int) -> None:
        self.hero: Final = hero
        self.n: Final = n
        self.letter: Final = letter


class Brewed(HeroItem):
    """The archer has brewed."""


# -- tokens --------------------------------------------------------------------------------------------


class TokenEvent(Event):
    """A token: its kind, its field and its face (-1 if it is not seen)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "field", "face")

    def __init__(self, kind: int, field: int, face: int) -> None:
        self.kind: Final = kind
        self.field: Final = field
        self.face: Final = face


class TokenPlaced(TokenEvent):
    """A token comes on the board."""


class TokenTurned(TokenEvent):
    """A token is seen."""


class TokenHidden(TokenEvent):
    """A token is put back face down."""


class TokenGone(TokenEvent):
    """A token leaves the board."""


class SpringDrunk(HeroField):
    """A hero empties a spring."""


# -- foes ----------------------------------------------------------------------------------------------


class FoePlaced(FoeAt):
    """A foe comes on the board."""


class FoeMoved(Event):
    """A foe goes to another field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "uid", "origin", "field")

    def __init__(self, kind: int, uid: int, origin: int, field: int) -> None:
        self.kind: Final = kind
        self.uid: Final = uid
        self.origin: Final = origin
        self.field: Final = field


class FoeShielded(FoeAt):
    """A foe has entered the camp or wagon and takes a golden shield."""


class FoeGone(FoeAt):
    """A foe leaves the board, beaten or not."""


class Subdued(FoeAt):
    """A skeleton lies down."""


class StoodUp(FoeAt):
    """A skeleton stands up again."""


class FoeStrengthened(Event):
    """A kind of foe has more or less strength from now on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "n")

    def __init__(self, kind: int, n: int) -> None:
        self.kind: Final = kind
        self.n: Final = n


class MovementDrawn(HeroAmount):
    """A hero has passed the fourth hour: a movement token."""


class GemTaken(ItemLost):
    """A creature has followed a gem."""


class GoldenShields(Plain):
    """How many golden shields there are."""


# -- fights --------------------------------------------------------------------------------------------


class FightBegan(HeroFoe):
    """A hero attacks."""


class Joined(HeroEvent):
    """A hero joins a fight."""


class Declined(HeroEvent):
    """A hero does not join."""


class RoundBegan(Plain):
    """A combat round."""


class DiceRolled(HeroDice):
    """A hero rolls."""


class DiceChanged(HeroDice):
    """A hero's dice lie otherwise: turned or rolled again."""


class HeroValue(Event):
    """What a hero brings into the round: dice and strength, and how both came about.

    `counting` are the places of the dice that count and `how` says by what (`value.HOW`); `parts` are the
    pieces of the strength, each with its name (`value.PARTS`)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "points", "strength", "dice", "counting", "how", "parts")

    def __init__(
        self,
        hero: int,
        points: int,
        strength: int,
        dice: tuple[int, ...] = (),
        counting: tuple[int, ...] = (),
        how: str = "",
        parts: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.hero: Final = hero
        self.points: Final = points
        self.strength: Final = strength
        self.dice: Final = dice
        self.counting: Final = counting
        self.how: Final = how
        self.parts: Final = parts


class FoeRolled(Event):
    """The foe's dice, what they count, and its strength; the places of those that count, and how much
    strength something takes from it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "dice", "points", "strength", "counting", "less")

    def __init__(
        self,
        kind: int,
        dice: tuple[int, ...],
        points: int,
        strength: int,
        counting: tuple[int, ...] = (),
        less: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.dice: Final = dice
        self.points: Final = points
        self.strength: Final = strength
        self.counting: Final = counting
        self.less: Final = less


class RoundEnded(Event):
    """Both combat values, and the willpower that is left to the foe."""

    FIELDS: ClassVar[tuple[str, ...]] = ("heroes", "foe", "left")

    def __init__(self, heroes: int, foe: int, left: int) -> None:
        self.heroes: Final = heroes
        self.foe: Final = foe
        self.left: Final = left


class Withdrew(HeroEvent):
    """A hero leaves a fight."""


class Beaten(HeroEvent):
    """A hero has no willpower left and loses the fight."""


class FightEnded(Plain):
    """A fight is over: 1 if the foe is beaten."""


class Freed(HeroField):
    """A hero is free of a cave dweller."""


# -- the legend ----------------------------------------------------------------------------------------


class CardRead(Plain):
    """A legend card."""


class EventDrawn(Plain):
    """An event card."""


class EventStopped(HeroAmount):
    """The Shield of Storms stops an event card."""


class EventPeeked(Event):
    """One of the next event cards is looked at: which, and the how manyth it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "place")

    def __init__(self, n: int, place: int) -> None:
        self.n: Final = n
        self.place: Final = place


class EventDiscarded(Plain):
    """An event card that was looked at is put away unread."""


class CrestDrawn(HeroEvent):
    """A crest names a hero."""


class OptionTaken(Event):
    """The answer to a choice of a card: its script, the choice by its place in there, and the answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("script", "choice", "option")

    def __init__(self, script: int, choice: int, option: int) -> None:
        self.script: Final = script
        self.choice: Final = choice
        self.option: Final = option


class GoalOpened(Plain):
    """A goal is set."""


class GoalDone(Plain):
    """A goal is reached."""


class NarratorMoved(Plain):
    """The narrator stands on a letter."""


class RuleAdded(Plain):
    """A rule is in force from now on."""


class RuleDropped(Plain):
    """A rule is no longer in force."""


class PieceLaid(Plain):
    """What lies on the overtime hours."""


class LegendEnded(Plain):
    """The legend is over: 1 if it is won."""
