"""What can happen in a game of Village of Legends.

An event names seats, cards (by index) and numbers; its words stand in content/text under event-<name>.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fabletop.kernel.event import AmountEvent, CardAmountEvent, CardEvent, Event, SeatEvent
from fabletop.kernel.event import Drew as Drew
from fabletop.kernel.frame import Seat


class MonsterEvent(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "uid", "n")

    def __init__(self, seat: int, card: int, uid: int, n: int = 0) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.uid: Final = uid
        self.n: Final = n


class HeroTaken(AmountEvent):
    """A seat has its hero: `n` is the hero."""


class PlaceTaken(AmountEvent):
    """A seat has its place in the ring: `n` is the place. [village.multiplayer_6.020]"""


class StartRolled(Event):
    """Two dice for who starts: `n` is their sum, and `first` what one of them shows. [village.start.040]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "first")

    def __init__(self, seat: int, n: int, first: int) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.first: Final = first


class TurnBegan(AmountEvent):
    """`n` is the number of the round."""


class TurnEnded(SeatEvent):
    pass


class Played(CardEvent):
    pass


class Cast(CardEvent):
    """A magic staff is used as a spell. [village.staff.030]"""


class Shuffled(SeatEvent):
    pass


class Discarded(CardEvent):
    pass


class HandDiscarded(Event):
    """What was left of a hand at the end of the turn, face up. [village.end_turn.020]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "cards")

    def __init__(self, seat: int, n: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.cards: Final = cards


class RemovedFromGame(CardEvent):
    pass


class Rolled(Event):
    """One die shows `n`; it is rolled for `card`, -1 if for none, and `plus` is added to it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "card", "plus")

    def __init__(self, seat: int, n: int, card: int = -1, plus: int = 0) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.card: Final = card
        self.plus: Final = plus


class Missed(SeatEvent):
    """An attack that did nothing to anybody."""


class GotGold(AmountEvent):
    pass


class GotMind(AmountEvent):
    """Intelligence changed by `n`, which may be negative."""


class MindWillSuffer(AmountEvent):
    """The seat will have `n` less intelligence in its next turn."""


class Healed(AmountEvent):
    pass


class Hurt(AmountEvent):
    pass


class Poisoned(AmountEvent):
    pass


class PoisonBit(AmountEvent):
    pass


class Cured(AmountEvent):
    pass


class GotExperience(AmountEvent):
    pass


class RoseToLevel(AmountEvent):
    pass


class WentBerserk(AmountEvent):
    """`n` is for how many turns. [village.berserk.020]"""


class CalmedDown(SeatEvent):
    pass


class WeaponsSharpened(AmountEvent):
    """All weapons of the turn, from now on, hit `n` harder."""


class NextWeaponSharpened(AmountEvent):
    pass


class ArmourRaised(AmountEvent):
    pass


class PriceLowered(AmountEvent):
    pass


class TamingRaised(AmountEvent):
    pass


class DefencePlaced(CardEvent):
    pass


class DefenceHit(CardAmountEvent):
    pass


class DefenceLost(CardEvent):
    pass


class SheathPlaced(CardEvent):
    pass


class WeaponSheathed(CardEvent):
    pass


class WeaponUnsheathed(CardEvent):
    pass


class Bought(CardAmountEvent):
    """`n` is what was paid."""


class Sold(CardAmountEvent):
    pass


class Smelted(CardAmountEvent):
    pass


class TakenFromMarket(CardEvent):
    """A market card is removed from the game by a seat. [village.secondary_effect.080]"""


class Revealed(CardAmountEvent):
    """A card now lies face up on market space `n`."""


class MovedInMarket(CardAmountEvent):
    """A face-up card makes way and lies on market space `n` now. [village.overwhelm.030]"""


class Tamed(CardAmountEvent):
    """`n` is the taming roll with its bonuses."""


class TamingFailed(CardAmountEvent):
    pass


class MonsterCame(MonsterEvent):
    """A monster stands in front of `seat` now; `n` is its owner, -1 if nobody."""


class MonsterMoved(MonsterEvent):
    """A monster goes from `n` to `seat`."""


class MonsterAttacked(MonsterEvent):
    pass


class MonsterHurt(MonsterEvent):
    pass


class MonsterHealed(MonsterEvent):
    pass


class MonsterDied(MonsterEvent):
    """`n` is who killed it, -1 if nobody."""


class Summoned(CardAmountEvent):
    """A mini card comes to stand before `seat`."""


class Proliferated(CardAmountEvent):
    pass


class MindAttacked(AmountEvent):
    """A monster takes away `n` intelligence. [village.imp.020]"""


class SneakingTried(AmountEvent):
    """`n` is 1 if the way to the market is free."""


class LifeLinked(AmountEvent):
    pass


class Foresaw(Event):
    """Only the seer learns the card. [village.vision.010]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def cut(self, seat: Seat) -> Event:
        return self if seat == self.seat else Foresaw(self.seat, -1)


class SpellSunk(SeatEvent):
    """The foreseen spell goes to the bottom of its deck. [village.vision.020]"""


class OverwhelmCame(CardAmountEvent):
    """`n` is its life. [village.overwhelm.020]"""


class OverwhelmGrew(CardAmountEvent):
    """`n` is how many of its cards lie in the market. [village.overwhelm.050]"""


class OverwhelmHurt(CardAmountEvent):
    pass


class OverwhelmDied(CardEvent):
    pass


class Looted(CardEvent):
    """A swallowed card is taken. [village.overwhelm.130]"""


class Fell(SeatEvent):
    """A hero is eliminated. [village.defeat.010]"""


class RanOutOfCards(SeatEvent):
    """[village.defeat.070]"""


class Won(SeatEvent):
    pass
