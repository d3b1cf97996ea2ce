"""What a legend's state says, and the atoms that change it; its fields stand in `record`.

Every atom checks, changes and tells in one breath.  Rules live in the modules beside this one; they read
the state freely and change it only through atoms.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    BREW,
    CREATURE,
    CREATURES_STRONGER,
    FARMER,
    FINAL,
    FIRE,
    FIRST_OVERTIME_FREE,
    GROWING,
    HALF_BREW,
    HALF_WATERSKIN,
    JUMP_LINES,
    LATE_HOURS_DEARER,
    LOG_1,
    LOG_3,
    MINUS_1,
    MINUS_4,
    NO_OVERTIME_FOR,
    NO_TENTH_HOUR,
    NONE,
    ROOM,
    SKELETON,
    SKELETONS_WALK,
    SLOTS,
    STARWORT,
    STORM_SHIELD,
    TRACK,
    WATERSKIN,
    FoeDef,
)
from fabletop.games.andor.ground import Ground
from fabletop.games.andor.pieces import (
    BURNT,
    MOST_STRENGTH,
    Foe,
    Heaps,
    Hero,
    SortedTokens,
    Token,
)
from fabletop.games.andor.record import Record
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import Step

HOURS: Final = 7  # [andor.day.010]
ALL_HOURS: Final = 10  # with overtime [andor.overtime.010]
FOURTH_HOUR: Final = 4
AFTER_DEFEAT: Final = 3  # willpower [andor.defeat.030, andor.food.030]
FARMERS_A_HERO: Final = 2


class Andor(Record):
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

    # -- reading: rules and hours ---------------------------------------------------------------------

    def has_rule(self, rule: int) -> bool:
        return self.rules_on & rule != 0

    def grade(self, number: int) -> bool:
        """Whether an easier grade is played. [andor.difficulty.010]"""
        return self.grades & (1 << (number - 1)) != 0

    def overtime_price(self, hero: Hero, hour: int) -> int:
        """What the given hour of the day costs in willpower. [andor.overtime.020]"""
        if hour <= HOURS:
            return 0
        if self.piece == MINUS_4:
            price = 4
        elif self.piece == MINUS_1:
            price = 1  # [andor.difficulty.030]
        else:
            price = 2
        if self.rules_on & (FIRST_OVERTIME_FREE | LATE_HOURS_DEARER):
            if hour == HOURS + 1 and self.has_rule(FIRST_OVERTIME_FREE):
                return 0
            if hour > HOURS + 1 and self.has_rule(LATE_HOURS_DEARER):
                price += self.dearer
        return price

    def last_hour(self, h: int) -> int:
        if self.rules_on & (NO_TENTH_HOUR | NO_OVERTIME_FOR):
            if self.barred >> h & 1 and self.has_rule(NO_OVERTIME_FOR):
                return HOURS
            if self.has_rule(NO_TENTH_HOUR):
                return ALL_HOURS - 1
        return ALL_HOURS

    def can_spend_hour(self, h: int) -> bool:
        """[andor.overtime.030]"""
        hero = self.heroes[h]
        if hero.in_box or hero.resting:
            return False
        hour = hero.hours + 1
        if hour <= HOURS:
            return True
        return hour <= self.last_hour(h) and hero.willpower > self.overtime_price(hero, hour)

    def awake(self, hero: Hero) -> bool:
        """Whether a hero may do anything at all. [andor.free_action.030, andor.food.060]"""
        return not hero.in_box and not hero.resting

    def dice_of(self, hero: Hero) -> int:
        """[andor.fight.060, andor.hero_ability.020]"""
        dice = self.legend.hero_defs[hero.kind].dice
        if hero.willpower >= 14:
            return dice[2]
        return dice[1] if hero.willpower >= 7 else dice[0]

    def has(self, hero: Hero, item: int) -> bool:
        return item in hero.bag

    def room_for(self, hero: Hero, item: int) -> bool:
        """Whether an item fits on the hero board."""
        slot = SLOTS[item]
        if slot == 0:
            return True
        if slot == TRACK:
            return (
                self.log_load(hero) + item - LOG_1 + 1 <= hero.strength - 1
            )  # [andor.log.020, andor.log.030]
        if item == FARMER:
            return hero.bag.count(FARMER) < FARMERS_A_HERO
        used = 0
        for held in hero.bag:
            if SLOTS[held] == slot:
                used += 1
        return used < ROOM[slot]

    def log_load(self, hero: Hero) -> int:
        load = 0
        for item in hero.bag:
            if LOG_1 <= item <= LOG_3:
                load += item - LOG_1 + 1
        return load

    # -- reading: the board ---------------------------------------------------------------------------

    def adjacent(self, field: int) -> tuple[int, ...]:
        """The neighbours of a field as they are now: with the bridge, without what has fallen."""
        if self.bridges == 0 and self.collapsed == 0:
            return self.board.neighbours[field]
        return self.board.ground(self.bridges, self.collapsed, 0).near[field]

    def ground(self, willpower: int) -> Ground:
        """What a hero of this willpower can walk, over jump lines too. [andor.jump_line.030]"""
        lines = 0
        if self.rules_on & JUMP_LINES:
            line = 1
            for value in self.jump_values:
                if value <= willpower:
                    lines |= line
                line <<= 1
        return self.board.ground(self.bridges, self.collapsed, lines)

    def ground_of_foes(self, jumps: bool) -> Ground:
        """What foes can walk; those who jump need no willpower for it.
        [andor.jump_line.060, andor.jump_line.070]"""
        lines = (1 << len(self.board.lines)) - 1 if jumps and self.rules_on & JUMP_LINES else 0
        return self.board.ground(self.bridges, self.collapsed, lines)

    def fallen_fields(self) -> tuple[int, ...]:
        gone: tuple[int, ...] = ()
        for stage in range(self.collapsed):
            gone = gone + self.board.stages[stage]
        return gone

    def over_jump(self, field: int) -> list[int]:
        """The fields across the jump lines of a field."""
        far: list[int] = []
        if self.rules_on & JUMP_LINES:
            for i in self.board.jumps[field]:
                line = self.board.lines[i]
                other = line.b if line.a == field else line.a
                if self.collapsed and other in self.fallen_fields():
                    continue
                far.append(other)
        return far

    def def_of(self, foe: Foe) -> FoeDef:
        return self.legend.foes[foe.kind]

    def foe(self, uid: int) -> Foe | None:
        for foe in self.foes:
            if foe.uid == uid:
                return foe
        return None

    def find_foe(self, kind: int) -> Foe | None:
        for foe in self.foes:
            if foe.kind == kind:
                return foe
        return None

    def creature_on(self, field: int) -> bool:
        """Whether a creature, or what counts as one for others, stands there. [andor.creature.030]"""
        for foe in self.foes:
            if foe.field == field:
                kind = self.legend.foes[foe.kind].kind
                if kind in (CREATURE, FINAL):
                    return True
        return False

    def holds(self, foe: Foe) -> bool:
        """Whether this foe keeps heroes from moving away. [andor.move.060, andor.spell.170]"""
        return not foe.down and self.legend.foes[foe.kind].holds

    def held_by_foe(self, field: int) -> bool:
        for foe in self.foes:
            if foe.field == field and not foe.down and self.legend.foes[foe.kind].holds:
                return True
        return False

    def is_held(self, hero: Hero) -> bool:
        """[andor.cave_dweller.040, andor.move.060]"""
        return hero.held != NONE or self.held_by_foe(hero.field)

    def strength_of(self, foe: Foe) -> int:
        """[andor.creature.050, andor.skeleton.010]"""
        foe_def = self.legend.foes[foe.kind]
        strength = foe_def.strength + self.stronger_foes[foe.kind]
        if self.rules_on & CREATURES_STRONGER and foe_def.kind == CREATURE:
            strength += self.stronger
        return strength if strength > 1 else 1

    def willpower_of(self, foe: Foe) -> int:
        """Full, but for fire on its field.
        [andor.fire_token.050, andor.fire_token.060, andor.fire_token.070]"""
        foe_def = self.legend.foes[foe.kind]
        if foe_def.kind != FINAL and foe_def.kind != SKELETON and self.token_on(foe.field, FIRE) is not None:
            return min(BURNT, foe_def.willpower)
        return foe_def.willpower

    def tokens_by_field(self) -> dict[int, list[Token]]:
        """The tokens on each field that has any."""
        if self.sorted_tokens.tokens is not self.tokens:
            self.sorted_tokens = SortedTokens(self.tokens)
        return self.sorted_tokens.by_field

    def fields_with_things(self) -> set[int]:
        if self.heaps.lying is not self.lying:
            self.heaps = Heaps(self.lying)
        return self.heaps.fields

    def token_on(self, field: int, kind: int) -> Token | None:
        for token in self.tokens:
            if token.field == field and token.kind == kind:
                return token
        return None

    def items_on(self, field: int) -> list[int]:
        """What lies on a field, each kind once."""
        found: list[int] = []
        low = field * 100
        for entry in self.lying:
            if low <= entry < low + 100:
                item = entry - low
                if not found or found[-1] != item:
                    found.append(item)
            elif entry > low:
                break
        return found

    def figures_left(self, kind: int) -> int:
        """How many figures of a kind are still beside the board."""
        figure = self.legend.foes[kind].figure
        used = self.boxed_skeletons if self.legend.foes[figure].kind == SKELETON else 0
        for foe in self.foes:
            if self.legend.foes[foe.kind].figure == figure:
                used += 1
        for other in self.fallen:
            if self.legend.foes[other].figure == figure:
                used += 1
        for other in self.shielded:
            if self.legend.foes[other].figure == figure:
                used += 1
        return self.legend.foes[figure].figures - used

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
        self.lying = tuple(sorted((*self.lying, field * 100 + item)))
        self.emit(ev.ItemPlaced(item, field))

    def lift(self, field: int, item: int) -> None:
        lying = list(self.lying)
        lying.remove(field * 100 + item)
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
        self.lying = tuple(sorted((*self.lying, hero.field * 100 + item)))
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
        place = place_of_token(token)
        i = len(tokens)
        while i > 0 and tokens[i - 1].field >= token.field and place_of_token(tokens[i - 1]) > place:
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
        place = place_of_foe(foe)
        i = len(foes)
        while i > 0 and place_of_foe(foes[i - 1]) > place:
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


def place_of_token(token: Token) -> int:
    return token.field * 10 + token.kind


def place_of_foe(foe: Foe) -> int:
    return foe.field * 1000 + foe.uid
