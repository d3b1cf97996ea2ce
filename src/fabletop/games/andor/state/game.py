"""A legend being told, and the atoms that change it.

Every atom checks, changes and tells in one breath.  Rules live in the rooms beside this one; they read the
state freely, by its fields (`record`) and by questions (`questions`), and change it only through atoms.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    BREW,
    GROWING,
    HALF_BREW,
    HALF_WATERSKIN,
    LOG_1,
    LOG_3,
    NO_OVERTIME_FOR,
    NONE,
    SKELETONS_WALK,
    STARWORT,
    STORM_SHIELD,
    WATERSKIN,
)
from fabletop.games.andor.state.pieces import (
    BURNT,
    MOST_STRENGTH,
    Foe,
    Token,
)
from fabletop.games.andor.state.questions import Questions
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import Step

FOURTH_HOUR: Final = 4
AFTER_DEFEAT: Final = 3  # willpower [andor.defeat.030, andor.food.030]


class Andor(Questions):
    """A legend being told: heroes, foes, tokens, and how far the story has come."""

    # -- the contract ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The heroes are one side: all win or nobody does. [andor.overview.010]"""
        return tuple(Seat(seat) for seat in range(self.n)) if self.won else ()

    @property
    def seats(self) -> int:
        return self.n

    def clone(self) -> Andor:
        other = Andor(self.rng, self.legend, self.n, self.grades)
        self.copy_to(other)
        return other

    def view(self, seat: Seat) -> dict[str, Any]:
        from fabletop.games.andor.view import view_for

        return view_for(self, seat)

    def imagine(self, seat: Seat, luck: int) -> Andor:
        from fabletop.games.andor.view import imagine

        return imagine(self, luck)

    # -- what rules call: nothing is owed once the legend has ended ------------------------------------

    def then(self, what: Step, frame: Frame, times: int = 1) -> None:
        if not self.finished:
            super().then(what, frame, times)

    def owe(self, key: str, seat: Seat, *args: int) -> None:
        if not self.finished:
            self.owed.append(Frame(key, seat, args))

    # -- atoms: hours ---------------------------------------------------------------------------------

    def spend_hour(self, h: int) -> None:
        """The time disc moves on by one, at its price. [andor.hour.010]"""
        hero = self.heroes[h]
        hero.hours += 1
        price = self.overtime_price(hero, hero.hours)
        hero.willpower -= price
        self.emit(ev.HourSpent(h, price, hero.hours))
        if hero.hours == FOURTH_HOUR + 1 and self.rules_on & SKELETONS_WALK:
            self.due = (*self.due, h)  # [andor.skeleton_move.010]

    def end_day_of(self, h: int) -> None:
        """[andor.day.030, andor.day.050]"""
        hero = self.heroes[h]
        hero.in_box = True
        first = self.rooster == NONE
        if first:
            self.rooster = h
        self.emit(ev.DayEnded(h, first))

    # -- atoms: hero boards ---------------------------------------------------------------------------

    def gain_willpower(self, h: int, n: int) -> None:
        hero = self.heroes[h]
        now = min(hero.willpower + n, hero.most)
        if now > hero.willpower:
            by = now - hero.willpower
            hero.willpower = now
            self.emit(ev.WillpowerChanged(h, by, now))

    def set_willpower(self, h: int, n: int) -> None:
        hero = self.heroes[h]
        now = min(n, hero.most)
        if now != hero.willpower:
            by = now - hero.willpower
            hero.willpower = now
            self.emit(ev.WillpowerChanged(h, by, now))

    def lose_willpower(self, h: int, n: int) -> bool:
        """Take willpower off; whether none is left."""
        hero = self.heroes[h]
        by = min(n, hero.willpower)
        if by > 0:
            hero.willpower -= by
            self.emit(ev.WillpowerChanged(h, -by, hero.willpower))
        return hero.willpower == 0

    def recover(self, h: int) -> bool:
        """What a hero at 0 willpower gets and pays; whether strength was there to be lost.
        [andor.defeat.020, andor.defeat.030, andor.food.030, andor.food.050]"""
        lost = self.heroes[h].strength > 1
        if lost:
            self.change_strength(h, -1)
        self.set_willpower(h, AFTER_DEFEAT)
        return lost

    def wound(self, h: int, n: int) -> None:
        """Willpower lost to a card or a token: at 0 it is as for hunger, without the rest."""
        if n > 0 and self.lose_willpower(h, n):
            self.recover(h)

    def change_strength(self, h: int, by: int) -> None:
        """[andor.hero_ability.010]"""
        hero = self.heroes[h]
        now = max(1, min(hero.strength + by, MOST_STRENGTH))
        if now == hero.strength:
            return
        by = now - hero.strength
        hero.strength = now
        self.emit(ev.StrengthChanged(h, by, now))
        while by < 0 and self.log_load(hero) > now - 1:  # [andor.log.030]
            self.drop(h, max(item for item in hero.bag if LOG_1 <= item <= LOG_3))

    def burn(self, h: int) -> None:
        """[andor.fire_token.020, andor.fire_token.030]"""
        hero = self.heroes[h]
        hero.most = BURNT
        if hero.willpower > BURNT:
            self.set_willpower(h, BURNT)
        self.emit(ev.Burnt(h))

    # -- atoms: items ---------------------------------------------------------------------------------

    def put_in_bag(self, h: int, item: int) -> None:
        hero = self.heroes[h]
        hero.bag = tuple(sorted((*hero.bag, item)))

    def take_from_bag(self, h: int, item: int) -> None:
        hero = self.heroes[h]
        bag = list(hero.bag)
        bag.remove(item)
        hero.bag = tuple(bag)

    def lay(self, field: int, item: int) -> None:
        self.lying = tuple(sorted((*self.lying, (field, item))))
        self.emit(ev.ItemPlaced(item, field))

    def lift(self, field: int, item: int) -> None:
        lying = list(self.lying)
        lying.remove((field, item))
        self.lying = tuple(lying)

    def gain_item(self, h: int, item: int) -> None:
        """A hero gets an item; without room for it, it lies on the field."""
        hero = self.heroes[h]
        if self.room_for(hero, item):
            self.put_in_bag(h, item)
            self.emit(ev.ItemGained(h, item))
        else:
            self.lay(hero.field, item)

    def drop(self, h: int, item: int) -> None:
        hero = self.heroes[h]
        self.take_from_bag(h, item)
        self.lying = tuple(sorted((*self.lying, (hero.field, item))))
        self.emit(ev.ItemDropped(h, item, hero.field))

    def use_up(self, h: int, item: int) -> None:
        """One half of an item is used; a whole one leaves the other half, a last one goes away."""
        self.take_from_bag(h, item)
        if item in (WATERSKIN, BREW) or (STORM_SHIELD <= item < STORM_SHIELD + 8 and item % 2 == 0):
            self.put_in_bag(h, item + 1)
        elif item in (HALF_WATERSKIN, HALF_BREW):
            self.to_supply(item - 1, 1)  # [andor.difficulty.120]
        else:
            self.out_of_game(item)
        self.emit(ev.ItemUsed(h, item))

    def out_of_game(self, item: int) -> None:
        """A piece goes back into the box for good; the half of one counts as the whole."""
        shield = STORM_SHIELD <= item < STORM_SHIELD + 8
        half = item % 2 == 1 if shield else item in (HALF_WATERSKIN, HALF_BREW)
        piece = item - 1 if half else item
        lost = list(self.lost)
        lost[STARWORT if piece == GROWING else piece] += 1
        self.lost = tuple(lost)

    def to_supply(self, item: int, by: int) -> None:
        """Pieces go to the equipment board or leave it."""
        supply = list(self.supply)
        supply[item] += by
        self.supply = tuple(supply)

    # -- atoms: tokens --------------------------------------------------------------------------------

    def add_token(self, token: Token) -> None:
        tokens = list(self.tokens)
        i = len(tokens)
        while i > 0 and lies_before(token, tokens[i - 1]):
            i -= 1
        tokens.insert(i, token)
        self.tokens = tuple(tokens)
        self.emit(ev.TokenPlaced(token.kind, token.field, token.face if token.open else NONE))

    def turn_token(self, token: Token, open: bool) -> Token:
        """Show a token, or hide it again."""
        made = Token(token.kind, token.field, token.face, open)
        self.tokens = tuple(made if other is token else other for other in self.tokens)
        if open:
            self.unveil()
            self.emit(ev.TokenTurned(token.kind, token.field, token.face))
        else:
            self.emit(ev.TokenHidden(token.kind, token.field, NONE))
        return made

    def remove_token(self, token: Token) -> None:
        self.tokens = tuple(other for other in self.tokens if other is not token)
        self.emit(ev.TokenGone(token.kind, token.field, token.face if token.open else NONE))

    # -- atoms: foes ----------------------------------------------------------------------------------

    def add_foe(self, kind: int, field: int) -> int:
        uid = self.next_uid
        self.next_uid += 1
        self._put_foe(Foe(uid, kind, field, False))
        self.emit(ev.FoePlaced(kind, uid, field))
        return uid

    def move_foe(self, foe: Foe, field: int) -> None:
        self._put_foe(Foe(foe.uid, foe.kind, field, foe.down))
        self.emit(ev.FoeMoved(foe.kind, foe.uid, foe.field, field))

    def lay_down(self, foe: Foe, down: bool) -> None:
        """[andor.skeleton_fight.060, andor.sunrise.060]"""
        self._put_foe(Foe(foe.uid, foe.kind, foe.field, down))
        if down:
            self.emit(ev.Subdued(foe.kind, foe.uid, foe.field))
        else:
            self.emit(ev.StoodUp(foe.kind, foe.uid, foe.field))

    def remove_foe(self, foe: Foe, fallen: bool) -> None:
        """Off the board: to field 200, or elsewhere. [andor.fight.240]"""
        self.foes = tuple(other for other in self.foes if other is not foe)
        if fallen:
            self.fallen = (*self.fallen, foe.kind)
        self.emit(ev.FoeGone(foe.kind, foe.uid, foe.field))

    def to_shield(self, foe: Foe) -> bool:
        """A foe has entered the base; whether a golden shield was free for it.
        [andor.golden_shield.010, andor.skeleton.030]"""
        self.foes = tuple(other for other in self.foes if other is not foe)
        if len(self.shielded) >= self.shield_count:
            self.overrun = True
            self.fallen = (*self.fallen, foe.kind)
            self.emit(ev.FoeGone(foe.kind, foe.uid, foe.field))
            return False
        self.shielded = (*self.shielded, foe.kind)
        self.emit(ev.FoeShielded(foe.kind, foe.uid, foe.field))
        return True

    def _put_foe(self, foe: Foe) -> None:
        """In its place among the others, instead of what it was."""
        uid = foe.uid
        foes = [other for other in self.foes if other.uid != uid]
        i = len(foes)
        while i > 0 and stands_before(foe, foes[i - 1]):
            i -= 1
        foes.insert(i, foe)
        self.foes = tuple(foes)

    # -- atoms: heroes on the board -------------------------------------------------------------------

    def move_hero(self, h: int, field: int) -> None:
        hero = self.heroes[h]
        origin = hero.field
        hero.field = field
        self.emit(ev.HeroMoved(h, origin, field))

    def put_hero(self, h: int, field: int) -> None:
        """By spell or fall, not on foot."""
        self.heroes[h].field = field
        self.heroes[h].held = NONE
        self.emit(ev.HeroPlaced(h, field))

    # -- atoms: rules and the end ---------------------------------------------------------------------

    def add_rule(self, rule: int) -> None:
        self.rules_on |= 1 << rule
        self.emit(ev.RuleAdded(rule))

    def drop_rule(self, rule: int) -> None:
        if self.rules_on >> rule & 1:
            self.rules_on &= ~(1 << rule)
            if 1 << rule == NO_OVERTIME_FOR:
                self.barred = 0
            self.emit(ev.RuleDropped(rule))

    def finish(self, won: bool) -> None:
        """The legend ends, and nothing is owed any more. [andor.legend.050, andor.golden_shield.030]"""
        if self.finished:
            return
        self.finished = True
        self.won = won
        self.stack.clear()
        self.owed.clear()
        self.emit(ev.LegendEnded(1 if won else 0))


def lies_before(token: Token, other: Token) -> bool:
    """Tokens lie in the order of their fields, those of one field by kind."""
    return token.field < other.field or (token.field == other.field and token.kind < other.kind)


def stands_before(foe: Foe, other: Foe) -> bool:
    """Foes stand in the order of their fields, those of one field by uid."""
    return foe.field < other.field or (foe.field == other.field and foe.uid < other.uid)
