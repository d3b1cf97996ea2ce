"""The atoms of heroes: every change of their hours, their boards, where they stand and what they carry, and
of the pieces that they can take.

An atom checks, changes and tells in one breath.  Rules read the state freely, by its fields (`record`) and by
questions (`questions`), and change it only by atoms.  What a move, a fight or a script needs for itself while
it is on, its rule keeps in the fields that are made for it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    BREW,
    GROWING,
    HALF_BREW,
    HALF_WATERSKIN,
    LOG_1,
    LOG_3,
    NONE,
    SKELETONS_WALK,
    STARWORT,
    STORM_SHIELD,
    WATERSKIN,
)
from fabletop.games.andor.state.pieces import (
    BURNT,
    MOST_STRENGTH,
)
from fabletop.games.andor.state.questions import Questions

FOURTH_HOUR: Final = 4
AFTER_DEFEAT: Final = 3  # willpower [andor.defeat.030, andor.food.030]


class HeroAtoms(Questions):
    """A legend whose heroes can act."""

    # -- hours ----------------------------------------------------------------------------------------

    def spend_hour(self, h: int) -> None:
        """The time disc moves on by one, at its price. [andor.hour.010]"""
        hero = self.heroes[h]
        hero.hours += 1
        price = self.overtime_price(hero, hero.hours)
        hero.willpower -= price
        self.go_on()
        self.emit(ev.HourSpent(h, price, hero.hours))
        if hero.hours == FOURTH_HOUR + 1 and self.rules_on & SKELETONS_WALK:
            self.due = (*self.due, h)  # [andor.skeleton_move.010]

    def begin_day(self) -> None:
        """Who ended the last day first begins this one, and every hero has seven hours again.
        [andor.day.010, andor.day.060, andor.day.090]"""
        self.day += 1
        if self.rooster != NONE:
            self.first = self.rooster
        self.rooster = NONE
        self.wagon_today = 0
        self.sent = False
        for hero in self.heroes:
            hero.hours = 0
            hero.in_box = False
            hero.carried = False
            hero.spoils = False
            hero.free_hour = False
        self.emit(ev.DayBegan(self.day))

    def end_day_of(self, h: int) -> None:
        """[andor.day.030, andor.day.050]"""
        hero = self.heroes[h]
        hero.in_box = True
        first = self.rooster == NONE
        if first:
            self.rooster = h
        self.emit(ev.DayEnded(h, first))

    def must_rest(self, h: int) -> None:
        """For the whole coming day. [andor.food.050, andor.food.060]"""
        self.heroes[h].resting = True
        self.emit(ev.MustRest(h))

    def end_rest(self) -> None:
        """[andor.food.070]"""
        for hero in self.heroes:
            hero.resting = False

    # -- hero boards ----------------------------------------------------------------------------------

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

    def set_book(self, h: int, book: int, how: int) -> None:
        """A spell book is turned, put away or brought back."""
        self.go_on()
        books = list(self.heroes[h].books)
        books[book] = how
        self.heroes[h].books = (books[0], books[1], books[2])

    # -- items ----------------------------------------------------------------------------------------

    def put_in_bag(self, h: int, item: int) -> None:
        hero = self.heroes[h]
        hero.bag = tuple(sorted((*hero.bag, item)))

    def take_from_bag(self, h: int, item: int) -> None:
        hero = self.heroes[h]
        bag = list(hero.bag)
        bag.remove(item)
        hero.bag = tuple(bag)

    def lay(self, field: int, item: int) -> None:
        self._put_down(field, item)
        self.emit(ev.ItemPlaced(item, field))

    def _put_down(self, field: int, item: int) -> None:
        lying = list(self.lying)
        insort(lying, (field, item))
        self.lying = tuple(lying)

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
        """[andor.free_action.070]"""
        hero = self.heroes[h]
        self.take_from_bag(h, item)
        self._put_down(hero.field, item)
        self.emit(ev.ItemDropped(h, item, hero.field))

    def use_up(self, h: int, item: int) -> None:
        """One half of an item is used; a whole one leaves the other half, a last one goes away."""
        self.go_on()
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

    def take_from_box(self, item: int) -> None:
        """A piece comes into the game."""
        box = list(self.box)
        box[item] -= 1
        self.box = tuple(box)

    def draw_gem(self) -> int:
        """A gem of unknown value; NONE if all are out. [andor.component.300]"""
        if not self.gems:
            return NONE
        gem = self.gems[-1]
        self.gems = self.gems[:-1]
        self.unveil()
        return gem

    def count_delivery(self, item: int) -> int:
        """A piece has reached the base; how many of its kind have now."""
        self.go_on()
        counts = list(self.delivered)
        counts[item] += 1
        self.delivered = tuple(counts)
        self.emit(ev.Delivered(item, counts[item]))
        return counts[item]

    # -- no end of free deeds -------------------------------------------------------------------------

    def let_go_of(self, h: int, item: int) -> None:
        """A hero has laid such a thing down or given it away, and does not take it up again before something
        else has happened. [andor.free_action.110]"""
        if self.has_later_rulings and not self.has_let_go(h, item):
            self.let_go = (*self.let_go, (h, item))

    def call_off(self, h: int, deed: int) -> None:
        """A hero has begun something, or was asked for it, and does not do it. [andor.free_action.120]"""
        if self.has_later_rulings:
            self.called_off = (*self.called_off, (h, deed))

    def go_on(self) -> None:
        """Something has happened that nobody can undo for free. [andor.free_action.110]"""
        if self.let_go or self.called_off:
            self.let_go = ()
            self.called_off = ()

    # -- heroes on the board --------------------------------------------------------------------------

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

    def hold(self, h: int) -> None:
        """A cave dweller holds a hero on this field. [andor.cave_dweller.010]"""
        hero = self.heroes[h]
        hero.held = hero.field
        self.emit(ev.HeroHeld(h, hero.field))

    def release(self, h: int) -> None:
        """[andor.cave_dweller.020]"""
        hero = self.heroes[h]
        field = hero.held
        hero.held = NONE
        self.emit(ev.Freed(h, field))
