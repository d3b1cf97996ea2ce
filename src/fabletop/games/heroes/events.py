"""What can happen in a game of Heroes.

An event names seats, cards, units (by their number in the combat) and amounts; its words stand in
content/text under event-<name>.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fabletop.kernel.event import AmountEvent, CardAmountEvent, CardEvent, Event, SeatEvent
from fabletop.kernel.event import Drew as Drew
from fabletop.kernel.frame import Seat

if TYPE_CHECKING:
    from fabletop.games.heroes.combat.state import Combat


class UseEvent(Event):
    """A card played: `use` is which of its effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "use")

    def __init__(self, seat: int, card: int, use: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.use: Final = use


class UnitEvent(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "n")

    def __init__(self, uid: int, n: int = 0) -> None:
        self.uid: Final = uid
        self.n: Final = n


class MoveEvent(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "start", "end")

    def __init__(self, uid: int, start: int, end: int) -> None:
        self.uid: Final = uid
        self.start: Final = start
        self.end: Final = end


class CountEvent(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


# -- before the combat ------------------------------------------------------------------------------------


class HeroTaken(AmountEvent):
    """A seat, or nobody, has its hero: `n` is the hero."""


class UnitMustered(Event):
    """A unit joins an army, or turns in it: `face` says as what.  Nobody's army is an AI hero's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "face")

    def __init__(self, seat: int, kind: int, face: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.face: Final = face


class CardGained(CardEvent):
    """A card from a common deck; others do not see which."""

    def cut(self, seat: Seat) -> Event:
        return self if seat == self.seat else CardGained(self.seat, -1)


class GainedExperience(AmountEvent):
    """`n` symbols, each half a level. [heroes.level.200]"""


class ReachedLevel(AmountEvent):
    pass


class FellToLevel(AmountEvent):
    """A main hero is at a lower level again."""


class GuardsDrawn(CountEvent):
    """How many neutral units guard the field."""


class GuardsFled(AmountEvent):
    """Quick combat: the guards of a field of difficulty `n` are no match. [heroes.quick_combat.010]"""


# -- cards ------------------------------------------------------------------------------------------------


class Rearranged(SeatEvent):
    """Units change places on a player's own board."""


class Shuffled(SeatEvent):
    pass


class ShuffledIn(AmountEvent):
    """`n` cards of the hand go into the deck."""


class Discarded(CardEvent):
    pass


class LostAtRandom(CardEvent):
    pass


class RemovedFromGame(CardEvent):
    pass


class BackToHand(CardEvent):
    pass


class Played(UseEvent):
    pass


class Cast(UseEvent):
    pass


class AddedPower(CardAmountEvent):
    """A card gives a spell `n` power."""


class Aimed(Event):
    """A card is aimed at a unit or a space (`uid` is -1 then)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "uid", "space")

    def __init__(self, card: int, uid: int, space: int) -> None:
        self.card: Final = card
        self.uid: Final = uid
        self.space: Final = space


class Resisted(CardEvent):
    """An enemy's spell had no effect: `card` is the spell."""


class EffectEnded(CardEvent):
    pass


class GotMorale(AmountEvent):
    """`n` is 1 or -1."""


class SpentMorale(AmountEvent):
    """`n`: 0 to draw, 1 to exchange cards, 2 to reroll, 3 to remove a card."""


class GotResources(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold", "materials", "valuables")

    def __init__(self, seat: int, gold: int, materials: int, valuables: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.materials: Final = materials
        self.valuables: Final = valuables


# -- combat -----------------------------------------------------------------------------------------------


class CombatBegan(SeatEvent):
    """`seat` attacks."""


class Deployed(UnitEvent):
    """`n` is the space."""


class TookBack(SeatEvent):
    """Units that were placed for a player leave the board, to be placed otherwise."""


class WallsRose(CountEvent):
    """Walls stand across the board; `n` is the space of the gate."""


class RoundBegan(CountEvent):
    pass


class Activated(UnitEvent):
    pass


class SkippedParalysed(UnitEvent):
    pass


class Moved(MoveEvent):
    pass


class Teleported(MoveEvent):
    pass


class Defended(UnitEvent):
    pass


class Waited(UnitEvent):
    """It ends its activation."""


class WallBroken(UnitEvent):
    """`n` is the space."""


class TowerFell(UnitEvent):
    pass


class AttackDeclared(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "target", "back")

    def __init__(self, uid: int, target: int, back: bool) -> None:
        self.uid: Final = uid
        self.target: Final = target
        self.back: Final = back


class DiceRolled(Event):
    """The attack dice of a unit; `keeps` says which counts: -1 the lower, 1 the higher, 0 all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "dice", "keeps")

    def __init__(self, uid: int, dice: tuple[int, ...], keeps: int) -> None:
        self.uid: Final = uid
        self.dice: Final = dice
        self.keeps: Final = keeps


class Rerolled(UnitEvent):
    """One attack die again: `n` is what it shows now."""


class DieIgnored(UnitEvent):
    pass


class GuardRolled(UnitEvent):
    """The die of a defence token."""


class AbilityRolled(UnitEvent):
    """A die for a special ability."""


class BlowWorked(Event):
    """How an attack came out: every number that went into it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "target", "attack", "die", "defence", "damage")

    def __init__(self, uid: int, target: int, attack: int, die: int, defence: int, damage: int) -> None:
        self.uid: Final = uid
        self.target: Final = target
        self.attack: Final = attack
        self.die: Final = die
        self.defence: Final = defence
        self.damage: Final = damage


class CalledOff(UnitEvent):
    """The attack that would have defeated `uid` is called off."""


class Wounded(UnitEvent):
    pass


class Healed(UnitEvent):
    pass


class Flipped(UnitEvent):
    """From Pack to Few, or a card that lay on it is gone."""


class Reinforced(UnitEvent):
    pass


class Covered(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "card")

    def __init__(self, uid: int, card: int) -> None:
        self.uid: Final = uid
        self.card: Final = card


class Fell(UnitEvent):
    """Defeated."""


class Paralysed(UnitEvent):
    pass


class Freed(UnitEvent):
    """No longer paralysed."""


class AiDrew(Event):
    """An AI hero's card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class PaidForRound(AmountEvent):
    """A movement point for one more combat round: `n` are left. [heroes.combat_round.040]"""


class Surrendered(AmountEvent):
    pass


class Retreated(SeatEvent):
    pass


class PaidForDefeat(AmountEvent):
    """A hero beaten by another player's pays `n` gold to it. [heroes.defeat.010]"""


class CombatEnded(Event):
    """`victor` is the side that won, or -1; `ending` says how.  What happened in it is told by `fought`,
    which is never sent: by then another combat may be on, whose units bear the same numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victor", "ending")

    def __init__(self, victor: int, ending: int, fought: Combat | None = None) -> None:
        self.victor: Final = victor
        self.ending: Final = ending
        self.fought: Final = fought
