"""What rules ask of a legend's state; nothing here changes it."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.board.ground import Ground
from fabletop.games.andor.defs import (
    CREATURE,
    CREATURES_STRONGER,
    FARMER,
    FINAL,
    FIRE,
    FIRST_OVERTIME_FREE,
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
    SLOTS,
    TRACK,
    FoeDef,
    Grounds,
)
from fabletop.games.andor.state.pieces import (
    BURNT,
    Foe,
    Hero,
    ThingFields,
    Token,
    TokenFields,
)
from fabletop.games.andor.state.record import Record

HOURS: Final = 7  # [andor.day.010]
ALL_HOURS: Final = 10  # with overtime [andor.overtime.010]
FARMERS_A_HERO: Final = 2


class Questions(Record):
    """A legend that can be asked about its rules and hours, its board and its foes."""

    # -- rules and hours ------------------------------------------------------------------------------

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

    def has_let_go(self, h: int, item: int) -> bool:
        """Whether a hero has laid such a thing down or given it away, and nothing has happened since."""
        return len(self.let_go) > 0 and (h, item) in self.let_go  # mostly there is nothing to look through

    def log_load(self, hero: Hero) -> int:
        load = 0
        for item in hero.bag:
            if LOG_1 <= item <= LOG_3:
                load += item - LOG_1 + 1
        return load

    # -- the board ------------------------------------------------------------------------------------

    def adjacent(self, field: int) -> tuple[int, ...]:
        """The neighbours of a field as they are now: with the bridge, without what has fallen."""
        if self.bridges == 0 and self.collapsed == 0:
            return self.board.neighbours[field]
        return self.board.ground(self.bridges, self.collapsed, 0).near[field]

    def grounds(self) -> Grounds:
        """What can be walked as bridges, jump lines and the collapse are now."""
        known = self.known_grounds
        values = self.jump_values if self.rules_on & JUMP_LINES else ()
        if (
            known is None
            or known.bridges != self.bridges
            or known.collapsed != self.collapsed
            or known.jump_values != values
        ):
            known = self.known_grounds = self.board.grounds(self.bridges, self.collapsed, values)
        return known

    def ground(self, willpower: int) -> Ground:
        """What a hero of this willpower can walk, over jump lines too. [andor.jump_line.030]"""
        return self.grounds().of(willpower)

    def ground_of_foes(self, jumps: bool) -> Ground:
        """What foes can walk; those who jump need no willpower for it.
        [andor.jump_line.060, andor.jump_line.070]"""
        return self.grounds().of_foes if jumps else self.board.ground(self.bridges, self.collapsed, 0)

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

    def fields_with_tokens(self) -> frozenset[int]:
        if self.token_fields.tokens is not self.tokens:
            self.token_fields = TokenFields(self.tokens)
        return self.token_fields.fields

    def fields_with_things(self) -> frozenset[int]:
        if self.thing_fields.lying is not self.lying:
            self.thing_fields = ThingFields(self.lying)
        return self.thing_fields.fields

    def tokens_on(self, field: int) -> list[Token]:
        found: list[Token] = []
        if field in self.fields_with_tokens():
            for token in self.tokens:
                if token.field == field:
                    found.append(token)
                elif token.field > field:
                    break
        return found

    def token_on(self, field: int, kind: int) -> Token | None:
        if field in self.fields_with_tokens():
            for token in self.tokens:
                if token.field == field and token.kind == kind:
                    return token
        return None

    def items_on(self, field: int) -> list[int]:
        """What lies on a field, each kind once."""
        found: list[int] = []
        for other, item in self.lying:
            if other < field:
                continue
            if other > field:
                break
            if not found or found[-1] != item:
                found.append(item)
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
