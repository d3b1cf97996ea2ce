"""What can happen on the map.  Fields, tiles and heroes go by their numbers; the words stand in content/text
under event-<name>."""

from __future__ import annotations

from typing import ClassVar, Final

from fabletop.kernel.event import AmountEvent, Event, SeatEvent


class HeroEvent(Event):
    """Something about one of a player's heroes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero")

    def __init__(self, seat: int, hero: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero


class FieldEvent(Event):
    """Something about a hero and a field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero", "field")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero
        self.field: Final = field


# -- rounds and turns -------------------------------------------------------------------------------------


class RoundStarted(Event):
    """`n` is the round of the adventure. [heroes.round.010]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class TurnBegan(SeatEvent):
    pass


class TurnEnded(SeatEvent):
    pass


class RolledForStart(Event):
    """`n` is the attack die of a seat, or where `attack` is not set what its resource dice come to.
    [heroes.setup.030, heroes.setup.280]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "attack")

    def __init__(self, seat: int, n: int, attack: bool) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.attack: Final = attack


class RolledForChoice(AmountEvent):
    """`n` is what two resource dice of a seat show together. [heroes.tournament.040]"""


class Begins(SeatEvent):
    """The start player."""


class GoesFirst(SeatEvent):
    """Who of a team has the first turn of the round. [heroes.alliance.090]"""


class IncomeMoved(Event):
    """Steps on the income track for good, of one resource."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "resource", "n")

    def __init__(self, seat: int, resource: int, n: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.n: Final = n


class DefencePaid(AmountEvent):
    """`n` gold, so that the army defends a place. [heroes.capture.030]"""


class CubeTaken(Event):
    """A cube of another seat. [heroes.victory.030]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "loser")

    def __init__(self, seat: int, loser: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser


class PointsWon(AmountEvent):
    """Points of the scenario."""


class TokenTaken(AmountEvent):
    """A hero carries a token of the scenario: `n` is which."""


class TokenBrought(AmountEvent):
    pass


class TokenDropped(AmountEvent):
    pass


class TokenLost(AmountEvent):
    """Destroyed."""


class StagePaid(Event):
    """Stage `n` of a project of the scenario."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "project", "n")

    def __init__(self, seat: int, project: int, n: int) -> None:
        self.seat: Final = seat
        self.project: Final = project
        self.n: Final = n


class Happened(Event):
    """A timed event of the scenario: `n` is its number. [heroes.event.030]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Won(SeatEvent):
    """By a condition of the scenario, or as the last one left."""


class EndCalled(Event):
    """The game will end with the turn of a seat in a round. [heroes.event.030]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "seat")

    def __init__(self, n: int, seat: int) -> None:
        self.n: Final = n
        self.seat: Final = seat


class LimitReached(Event):
    """The last round is over."""


class PointsDecide(Event):
    """A condition of the scenario is fulfilled, which only ends the game. [heroes.tournament.180]"""


class Eliminated(SeatEvent):
    """Out of the game. [heroes.elimination.010]"""


class Weakened(Event):
    """A unit at home became Few."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind


class ArmyRaised(SeatEvent):
    """The first units are back. [heroes.unit.120]"""


class TreasureRolled(Event):
    """Treasure dice (`die` is 1) or resource dice (0), and what they show."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die", "faces")

    def __init__(self, seat: int, die: int, faces: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.die: Final = die
        self.faces: Final = faces


class Proclaimed(Event):
    """The astrologers' card of this round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("proclamation",)

    def __init__(self, proclamation: int) -> None:
        self.proclamation: Final = proclamation


# -- tiles ------------------------------------------------------------------------------------------------


class TileRevealed(Event):
    """A face-down tile is turned up: `tile` lies at the place `spot`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "spot", "tile")

    def __init__(self, seat: int, spot: int, tile: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.tile: Final = tile


class Unsealed(Event):
    """Heroes may enter a tile that was sealed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("spot",)

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot


class TileLaid(Event):
    """One of the open tiles of a tournament: `tile` lies at the place `spot`. [heroes.tournament.080]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "spot", "tile")

    def __init__(self, seat: int, spot: int, tile: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.tile: Final = tile


class TileTurned(Event):
    """It was laid with so many turns clockwise."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "spot", "turns")

    def __init__(self, seat: int, spot: int, turns: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.turns: Final = turns


class TileSwung(Event):
    """A tile that has been played on is turned on by `n`, and lies with so many turns now.
    [heroes.tournament.150]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "spot", "turns", "n")

    def __init__(self, seat: int, spot: int, turns: int, n: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.turns: Final = turns
        self.n: Final = n


# -- heroes on the map ------------------------------------------------------------------------------------


class Walked(FieldEvent):
    pass


class Flew(FieldEvent):
    """A hero on wings landed there."""


class PutOn(FieldEvent):
    """A hero stands on a field without having walked there."""


class LeftMap(HeroEvent):
    pass


class GotMovement(Event):
    """`n` movement points more, or fewer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero", "n")

    def __init__(self, seat: int, hero: int, n: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero
        self.n: Final = n


class Visited(FieldEvent):
    """A black cube lies on it now. [heroes.location.060]"""


class Flagged(FieldEvent):
    """It is the seat's now. [heroes.location.070]"""


class CubesTakenOff(Event):
    """Black cubes leave `n` fields, which are as new. [heroes.location.500]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "fields")

    def __init__(self, n: int, fields: tuple[int, ...]) -> None:
        self.n: Final = n
        self.fields: Final = fields


class FlagLost(Event):
    """A field belongs to nobody any more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "field")

    def __init__(self, seat: int, field: int) -> None:
        self.seat: Final = seat
        self.field: Final = field


class FightAnnounced(FieldEvent):
    """Before it is set up. [heroes.town_action.030]"""


# -- heroes that nobody steers ------------------------------------------------------------------------------


class AiAims(Event):
    """What an AI hero sets out for: `aim` is one of AIMS, `field` where that is, and `way` the fields that
    lead there, as far as all can see. [heroes.ai_movement.050]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero", "aim", "field", "way")

    def __init__(self, seat: int, hero: int, aim: int, field: int, way: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.hero: Final = hero
        self.aim: Final = aim
        self.field: Final = field
        self.way: Final = way


class Wandered(Event):
    """What the dice say an army does that wanders: so many fields on, or back. [heroes.ai_movement.160]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero", "n")

    def __init__(self, seat: int, hero: int, n: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero
        self.n: Final = n


class AiArrived(FieldEvent):
    """It enters the map, or comes back to it."""


class AiUnmasked(HeroEvent):
    """Its army is another than it seemed."""


class AiJoined(Event):
    """A unit joins the army of an AI hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero", "kind", "face")

    def __init__(self, seat: int, hero: int, kind: int, face: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero
        self.kind: Final = kind
        self.face: Final = face


class Ambushed(Event):
    """So many units fall upon a party. [heroes.event.030]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class TownAttacked(Event):
    """Guards of a level come to a player's town. [heroes.event.030]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "field", "level")

    def __init__(self, seat: int, field: int, level: int) -> None:
        self.seat: Final = seat
        self.field: Final = field
        self.level: Final = level


class PartyLost(Event):
    """The players of a party have lost together."""

    FIELDS: ClassVar[tuple[str, ...]] = ()


# -- towns ------------------------------------------------------------------------------------------------


class Paid(Event):
    """To the stock."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold", "materials", "valuables")

    def __init__(self, seat: int, gold: int, materials: int, valuables: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.materials: Final = materials
        self.valuables: Final = valuables


class GaveResources(Event):
    """To another player. [heroes.coop.040]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "gold", "materials", "valuables")

    def __init__(self, seat: int, other: int, gold: int, materials: int, valuables: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.gold: Final = gold
        self.materials: Final = materials
        self.valuables: Final = valuables


class SwapOffered(Event):
    """A card of the hand, shown to an ally. [heroes.trade.100]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "card")

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card


class Swapped(Event):
    """Both have taken the other's card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat: Final = seat
        self.other: Final = other


class Built(Event):
    """`building` is a number of the boards, faction after faction. [heroes.town.100]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building


class Hired(FieldEvent):
    """A secondary hero enters the map. [heroes.secondary_hero.050]"""


class UnitShown(Event):
    """A neutral unit may be bought now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind


class UnitDismissed(Event):
    """A unit leaves an army that is too large. [heroes.unit.060]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "face")

    def __init__(self, seat: int, kind: int, face: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.face: Final = face


class FoundNothing(SeatEvent):
    """The card looked for is not in the deck."""


class CameUnseen(SeatEvent):
    """The cover of darkness is used against an enemy hero."""


# -- what somebody alone may see ----------------------------------------------------------------------------


class PeekEvent(Event):
    """The top card of a deck; `deck` is its kind, `n` which of them. [heroes.unit.270]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "n")

    def __init__(self, seat: int, deck: int, n: int) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.n: Final = n


class Peeked(PeekEvent):
    """Somebody looks at it; which card it is, the others do not hear."""


class PutUnder(PeekEvent):
    """It goes under its deck."""
