"""Fights: the invitation, rounds of dice with everything that changes them, and what comes of it."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.acts import DONE, NOTHING, owe_movement, seat_of
from fabletop.games.andor.combat_value import (
    WEAPON_STRENGTH,
    counting_dice,
    dice_in_fight,
    equal_dice,
    equal_places,
    how_they_count,
    lasting_strength,
    points_of,
    strength_in_fight,
    strength_parts,
)
from fabletop.games.andor.defs import (
    ARCHER,
    AXE,
    BREW,
    BROTHERHOOD_SHIELD,
    CAVE,
    DWARF,
    GREY,
    HALF_BREW,
    IRON_GAUNTLET,
    KNIFE,
    KRAHDER,
    MAGE,
    NONE,
    SKELETON,
    SWORD_BLADE,
    SWORD_HILT,
)
from fabletop.games.andor.event_cards import shield_side
from fabletop.games.andor.free import do_free, free_actions, is_free
from fabletop.games.andor.gifts import offer_article
from fabletop.games.andor.legend import check, check_goals, note
from fabletop.games.andor.pieces import Fight, Hero, Rolled
from fabletop.games.andor.placing import refill_cave
from fabletop.games.andor.state import Andor
from fabletop.games.andor.stops import activate, shields_of
from fabletop.games.andor.turn import in_range
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

BEGIN: Final = act("begin")
JOIN: Final = act("join")
DECLINE: Final = act("decline")
AGAIN: Final = act("again")
KEEP: Final = act("keep")
ON: Final = act("on")
WITHDRAW: Final = act("withdraw")
STRENGTH: Final = act("strength")
WILLPOWER: Final = act("willpower")
FIELD_200: Final = act("field_200")
SUNRISE_BOX: Final = act("sunrise_box")

SPOILS_LIMIT: Final = 6


def fight_on(g: Andor) -> Fight:
    if g.fight is None:
        raise ValueError("no fight is on")
    return g.fight


# -- the invitation ------------------------------------------------------------------------------------


@step("andor.fight")
def begin_fight(g: Andor, f: Frame) -> None:
    """A hero attacks one foe (n is its uid) or a cave dweller (n is its field, below zero).
    [andor.fight.090, andor.group_fight.020, andor.horde.030]"""
    h = f.source
    if f.n >= 0:
        foe = g.foe(f.n)
        if foe is None:
            return
        fight = Fight(foe.uid, NONE, foe.kind, h)
        fight.willpower = g.willpower_of(foe)
        fight.strength = g.strength_of(foe)
        fight.fighters = (h,)
    else:
        field = -f.n
        token = g.token_on(field, CAVE)
        if token is None:
            return
        fight = Fight(NONE, field, NONE, h)
        fight.strength = g.legend.faces[token.face].value
        bound = [i for i, hero in enumerate(g.heroes) if hero.held == field and i != h]
        fight.fighters = in_order(g, h, (h, *bound))  # [andor.cave_dweller.070]
    g.fight = fight
    g.emit(ev.FightBegan(h, fight.kind, fight.uid))
    g.owe("andor.invite", f.seat, h)


def in_order(g: Andor, starter: int, heroes: tuple[int, ...]) -> tuple[int, ...]:
    """The starter first, the others clockwise. [andor.group_fight.050, andor.group_fight.150]"""
    count = len(g.heroes)
    return tuple((starter + i) % count for i in range(count) if (starter + i) % count in heroes)


def may_join(g: Andor, fight: Fight, h: int) -> bool:
    """[andor.group_fight.010]"""
    if h in fight.fighters or h in fight.asked or not g.can_spend_hour(h):
        return False
    hero = g.heroes[h]
    if fight.dweller != NONE:
        return hero.field == fight.dweller
    foe = g.foe(fight.uid)
    return foe is not None and in_range(g, hero, foe)


@chooser("invite")
def whom_to_invite(g: Andor, f: Frame) -> list[Act]:
    fight = fight_on(g)
    return [BEGIN, *(act("invite", h) for h in range(len(g.heroes)) if may_join(g, fight, h))]


@step("andor.invite", whom_to_invite)
def invite(g: Andor, f: Frame, what: Act) -> None:
    """The hero whose turn it is asks others to help. [andor.group_fight.020]"""
    fight = fight_on(g)
    if what is BEGIN:
        g.owe("andor.round", NOBODY)
        return
    fight.asked = (*fight.asked, what.id)
    g.owe("andor.join", seat_of(g, what.id), what.id)
    g.then(invite, f)


@chooser("join")
def join_or_not(g: Andor, f: Frame) -> list[Act]:
    starter = fight_on(g).starter
    return [JOIN] if g.heroes[starter].seat == g.heroes[f.source].seat else [JOIN, DECLINE]


@step("andor.join", join_or_not)
def join(g: Andor, f: Frame, answer: Act) -> None:
    fight = fight_on(g)
    if answer is JOIN:
        fight.fighters = in_order(g, fight.starter, (*fight.fighters, f.source))
        g.emit(ev.Joined(f.source))
    else:
        g.emit(ev.Declined(f.source))


# -- a round -------------------------------------------------------------------------------------------


@step("andor.round")
def begin_round(g: Andor, f: Frame) -> None:
    """An hour for everybody who fights, then the dice.
    [andor.fight.040, andor.group_fight.030, andor.hour.030]"""
    fight = fight_on(g)
    fight.round += 1
    fight.total = 0
    fight.rolled = ()
    fight.flipped = False
    fight.lent = ()
    g.emit(ev.RoundBegan(fight.round))
    foe = g.foe(fight.uid)
    if foe is not None:  # fire may have reached it since [andor.fire_token.050]
        fight.willpower = min(fight.willpower, g.willpower_of(foe))
    for h in fight.fighters:
        g.spend_hour(h)
    for h in fight.fighters:
        g.owe("andor.roll", seat_of(g, h), h)
    g.owe("andor.foe_rolls", NOBODY)


@step("andor.roll")
def roll_dice(g: Andor, f: Frame) -> None:
    """A hero rolls; the archer one die at a time.
    [andor.fight.050, andor.fight.060, andor.hero_ability.150]"""
    h = f.source
    fight = fight_on(g)
    hero = g.heroes[h]
    fight.roller = h
    fight.extra = lasting_strength(fight, h)
    fight.doubled = False
    fight.joined_dice = False
    fight.used = ()
    if hero.kind == ARCHER:
        fight.dice = ()
        g.owe("andor.shoot", f.seat, h)
    else:
        fight.dice = tuple([g.roll(6) for _ in range(dice_in_fight(g, hero))])
        g.emit(ev.DiceRolled(h, fight.dice))
    owe_edges(g, f.seat, h)


def owe_edges(g: Andor, seat: Seat, h: int) -> None:
    """Right after a roll the mage may turn a die, then the roller may use things.
    [andor.group_fight.090, andor.fight.080]"""
    fight = fight_on(g)
    for i in fight.fighters:
        if g.heroes[i].kind == MAGE:
            g.owe("andor.twist", seat_of(g, i), i, h)
    g.owe("andor.edge", seat, h)


@step("andor.shoot")
def shoot(g: Andor, f: Frame) -> None:
    """One die of the archer. [andor.hero_ability.150]"""
    fight = fight_on(g)
    fight.dice = (*fight.dice, g.roll(6))
    g.emit(ev.DiceRolled(f.source, fight.dice))
    if len(fight.dice) < dice_in_fight(g, g.heroes[f.source]):
        g.owe("andor.shoot_again", f.seat, f.source)


@chooser("shoot_again")
def again_or_keep(g: Andor, f: Frame) -> list[Act]:
    return [AGAIN, KEEP]


@step("andor.shoot_again", again_or_keep)
def shoot_again(g: Andor, f: Frame, answer: Act) -> None:
    if answer is AGAIN:
        g.then(shoot, f)


# -- right after the roll --------------------------------------------------------------------------------


@chooser("twist")
def any_die(g: Andor, f: Frame) -> list[Act]:
    """The dice that a mage may turn, once a round. [andor.hero_ability.140]"""
    fight = fight_on(g)
    if fight.flipped:
        return []
    return [NOTHING, *(act("flip", die) for die in turnable(g.heroes[f.n], fight.dice))]


@step("andor.twist", any_die)
def twist(g: Andor, f: Frame, answer: Act) -> None:
    """The mage turns a die to its opposite side. [andor.hero_ability.140, andor.group_fight.090]"""
    if answer is not NOTHING:
        fight = fight_on(g)
        fight.flipped = True
        set_die(g, fight, answer.id, 7 - fight.dice[answer.id])


@chooser("edge")
def edges(g: Andor, f: Frame) -> list[Act]:
    """What may change the roll before the next one: a brew, weapons, a lent strength; nothing is handed over.
    [andor.fight.080, andor.ancient_weapon.020, andor.group_fight.100]"""
    h = f.source
    fight = fight_on(g)
    hero = g.heroes[h]
    options: list[Act] = [DONE]
    if hero.bag:
        add_items(g, options, h, hero, fight)
    if fight.lasting:
        add_lasting(options, h, hero, fight)
    return options


def turnable(hero: Hero, dice: tuple[int, ...]) -> list[int]:
    """The dice worth naming: the last of the archer, otherwise one of each number."""
    if hero.kind == ARCHER:
        return [len(dice) - 1]
    return [i for i, die in enumerate(dice) if die not in dice[:i]]


def add_items(g: Andor, options: list[Act], h: int, hero: Hero, fight: Fight) -> None:
    """What the roller carries, on the foe's field or next to it. [andor.ancient_weapon.110]"""
    bag = hero.bag
    if (BREW in bag or HALF_BREW in bag) and not fight.doubled and not fight.joined_dice:
        options.append(act("brew"))
    if KNIFE in bag:
        options += [act("knife", die) for die in turnable(hero, fight.dice)]
    if IRON_GAUNTLET in bag and may_join_dice(hero, fight):
        options.append(act("gauntlet"))
    if AXE in bag:
        options.append(act("weapon", AXE))
    if SWORD_HILT in bag and SWORD_BLADE in bag:  # [andor.ancient_weapon.090, andor.ancient_weapon.100]
        options.append(act("weapon", SWORD_HILT))
    if BROTHERHOOD_SHIELD in bag or BROTHERHOOD_SHIELD + 1 in bag:
        for i in range(len(g.heroes)):
            if i not in fight.fighters and i not in fight.lent:
                options.append(act("lend", i))


def may_join_dice(hero: Hero, fight: Fight) -> bool:
    """[andor.ancient_weapon.040, andor.ancient_weapon.050]"""
    return hero.kind != ARCHER and len(fight.dice) > 1 and not fight.doubled and not fight.joined_dice


def add_lasting(options: list[Act], h: int, hero: Hero, fight: Fight) -> None:
    """Knife and gauntlet again, in a fight in which they last. [andor.difficulty.020]"""
    if h * 100 + KNIFE in fight.lasting and KNIFE not in fight.used:
        options += [act("knife", die) for die in turnable(hero, fight.dice)]
    if h * 100 + IRON_GAUNTLET in fight.lasting and may_join_dice(hero, fight):
        options.append(act("gauntlet"))


@step("andor.edge", edges)
def edge(g: Andor, f: Frame, what: Act) -> None:
    h = f.source
    fight = fight_on(g)
    verb = what.verb
    if what is DONE:
        hero = g.heroes[h]
        points = points_of(hero, fight)
        strength = strength_in_fight(g, fight, hero) + fight.extra
        fight.total += points + strength  # [andor.group_fight.040]
        counting, how = counting_dice(hero, fight), how_they_count(hero, fight)
        parts = strength_parts(g, fight, h)
        fight.rolled = (*fight.rolled, Rolled(h, points, fight.dice, counting, how, parts))
        g.emit(ev.HeroValue(h, points, strength, fight.dice, counting, how, parts))
        return
    if verb == "brew":
        g.use_up(h, HALF_BREW if HALF_BREW in g.heroes[h].bag else BREW)
        fight.doubled = True
    elif verb == "knife":
        wield(g, fight, h, KNIFE)
        set_die(g, fight, what.id, g.roll(6))  # [andor.ancient_weapon.060, andor.ancient_weapon.070]
        owe_edges(g, f.seat, h)
        return
    elif verb == "gauntlet":
        wield(g, fight, h, IRON_GAUNTLET)
        fight.joined_dice = True  # [andor.ancient_weapon.030]
    elif verb == "weapon":
        wield(g, fight, h, what.id)
        if what.id == SWORD_HILT:
            g.take_from_bag(h, SWORD_BLADE)
            g.out_of_game(SWORD_BLADE)
        fight.extra += WEAPON_STRENGTH[what.id]  # [andor.ancient_weapon.080, andor.ancient_weapon.090]
    else:
        g.use_up(h, shield_side(g.heroes[h], BROTHERHOOD_SHIELD))
        fight.lent = (*fight.lent, what.id)
        fight.extra += g.heroes[what.id].strength
    g.then(edge, f)


def set_die(g: Andor, fight: Fight, number: int, value: int) -> None:
    dice = list(fight.dice)
    dice[number] = value
    fight.dice = tuple(dice)
    g.emit(ev.DiceChanged(fight.roller, fight.dice))


def wield(g: Andor, fight: Fight, h: int, weapon: int) -> None:
    """Used once and gone; with grade 1 it serves until the fight ends.
    [andor.ancient_weapon.010, andor.difficulty.020]"""
    fight.used = (*fight.used, weapon)
    if weapon in g.heroes[h].bag:
        g.take_from_bag(h, weapon)
        g.out_of_game(weapon)
        g.emit(ev.ItemUsed(h, weapon))
        if g.grade(1):
            fight.lasting = (*fight.lasting, h * 100 + weapon)


# -- the foe answers -----------------------------------------------------------------------------------


@step("andor.foe_rolls")
def foe_rolls(g: Andor, f: Frame) -> None:
    """[andor.fight.100, andor.fight.110, andor.fight.120, andor.fight.140, andor.skeleton_fight.010]"""
    fight = fight_on(g)
    fight.roller = NONE
    strength = fight.strength
    if fight.dweller != NONE:
        fight.foe_dice = ()
        fight.foe_value = strength
    else:
        foe_def = g.legend.foes[fight.kind]
        if foe_def.weak_to != NONE and any(foe_def.weak_to in g.heroes[h].bag for h in fight.fighters):
            strength = max(1, strength - foe_def.weakness)
        count = foe_def.dice(fight.willpower)
        if foe_def.die == GREY:
            faces = g.legend.grey_faces
            fight.foe_dice = tuple([faces[g.roll(6) - 1] for _ in range(count)])
        else:
            fight.foe_dice = tuple([g.roll(6) for _ in range(count)])
        fight.foe_value = strength + equal_dice(fight.foe_dice)
        points = fight.foe_value - strength
        counting = equal_places(fight.foe_dice)
        less = fight.strength - strength
        g.emit(ev.FoeRolled(fight.kind, fight.foe_dice, points, strength, counting, less))
    resolve(g, fight)


def resolve(g: Andor, fight: Fight) -> None:
    """The lower side loses the difference.
    [andor.fight.150, andor.fight.160, andor.skeleton_fight.040, andor.skeleton_fight.050]"""
    lead = fight.total - fight.foe_value
    if lead > 0 and fight.dweller == NONE:
        fight.willpower = max(0, fight.willpower - lead)
    g.emit(ev.RoundEnded(fight.total, fight.foe_value, fight.willpower))
    if lead > 0:
        if fight.dweller != NONE:
            break_free(g, fight)
            return
        if g.legend.foes[fight.kind].kind == SKELETON:
            strike_skeleton(g, fight)
            return
        if fight.willpower == 0:
            defeat(g, fight)
            return
    elif lead < 0 and fight.dweller == NONE:  # [andor.cave_dweller.030]
        for h in fight.fighters:  # [andor.group_fight.060]
            g.owe("andor.blow", seat_of(g, h), h, -lead)
    g.owe("andor.after_round", NOBODY)


@chooser("ward_blow", ask=True)
def ward_or_suffer(g: Andor, f: Frame) -> list[Act]:
    shields = shields_of(g.heroes[f.source])
    return [NOTHING, *(act("ward", item) for item in shields)]


@step("andor.blow")
def blow(g: Andor, f: Frame) -> None:
    """A shield may ward the loss off. [andor.shield.030, andor.shield.050]"""
    if shields_of(g.heroes[f.source]):
        g.owe("andor.ward_blow", f.seat, f.source, f.n)
    else:
        suffer(g, f.source, f.n)


@step("andor.ward_blow", ward_or_suffer)
def ward_blow(g: Andor, f: Frame, answer: Act) -> None:
    if answer is NOTHING:
        suffer(g, f.source, f.n)
    else:
        g.use_up(f.source, answer.id)


def suffer(g: Andor, h: int, n: int) -> None:
    """[andor.defeat.010, andor.group_fight.170, andor.fight.170]"""
    if g.lose_willpower(h, n):
        g.emit(ev.Beaten(h))
        g.recover(h)
        fight = fight_on(g)
        fight.fighters = tuple(i for i in fight.fighters if i != h)


# -- between rounds ------------------------------------------------------------------------------------


@step("andor.after_round")
def after_round(g: Andor, f: Frame) -> None:
    """[andor.skeleton_move.020, andor.fight.180, andor.group_fight.120]"""
    fight = fight_on(g)
    fight.fury += 1
    owe_movement(g)
    for h in fight.fighters:
        g.owe("andor.stay", seat_of(g, h), h)
    g.owe("andor.next_round", NOBODY)


@chooser("stay", ask=True)
def on_or_out(g: Andor, f: Frame) -> list[Act]:
    """Another round, if there is an hour for it. [andor.fight.190, andor.fight.200]"""
    fight = fight_on(g)
    if f.source not in fight.fighters or not g.can_spend_hour(f.source) or not still_there(g, fight):
        return []
    return [ON, WITHDRAW, *free_actions(g)]


def still_there(g: Andor, fight: Fight) -> bool:
    return fight.dweller != NONE or g.foe(fight.uid) is not None


@step("andor.stay", on_or_out)
def stay(g: Andor, f: Frame, answer: Act) -> None:
    fight = fight_on(g)
    if is_free(answer):
        do_free(g, answer)  # [andor.group_fight.110]
        g.then(stay, f)
    elif answer is ON:
        fight.staying = (*fight.staying, f.source)
    else:
        g.emit(ev.Withdrew(f.source))


@step("andor.next_round")
def next_round(g: Andor, f: Frame) -> None:
    """Who stays fights on; whoever has left cannot come back.
    [andor.group_fight.130, andor.group_fight.140, andor.group_fight.160]"""
    fight = fight_on(g)
    staying = tuple(h for h in fight.staying if in_reach_still(g, fight, h))
    fight.fighters = in_order(g, fight.starter, staying)
    fight.staying = ()
    if fight.fighters and still_there(g, fight) and bound_take_part(g, fight):
        g.owe("andor.round", NOBODY)
    else:
        g.owe("andor.end_fight", NOBODY)


def in_reach_still(g: Andor, fight: Fight, h: int) -> bool:
    """A spell between rounds may have taken a hero or the foe elsewhere."""
    if not g.can_spend_hour(h):
        return False
    if fight.dweller != NONE:
        return g.heroes[h].field == fight.dweller
    foe = g.foe(fight.uid)
    return foe is not None and in_range(g, g.heroes[h], foe)


def bound_take_part(g: Andor, fight: Fight) -> bool:
    """[andor.cave_dweller.070]"""
    return all(h in fight.fighters for h, hero in enumerate(g.heroes) if hero.held == fight.dweller != NONE)


@step("andor.end_fight")
def end_fight(g: Andor, f: Frame) -> None:
    """The foe recovers, if it is still there, and the white cube goes back.
    [andor.fight.250, andor.difficulty.060]"""
    g.fight = None
    g.emit(ev.FightEnded(f.n))
    owe_movement(g)


# -- victory -------------------------------------------------------------------------------------------


def defeat(g: Andor, fight: Fight) -> None:
    """The foe goes to field 200; goals are checked before the narrator moves.
    [andor.fight.210, andor.fight.240, andor.legend.050, andor.narrator.020]"""
    foe = g.foe(fight.uid)
    if foe is not None:
        g.remove_foe(foe, True)
    g.defeated = (*g.defeated, fight.kind)
    check_goals(g)
    foe_def = g.legend.foes[fight.kind]
    if foe_def.reward_strength or foe_def.reward_willpower:
        g.owe("andor.reward", NOBODY, fight.kind)
    g.owe("andor.narrator", NOBODY)
    g.owe("andor.fallen", NOBODY, fight.kind)
    g.owe("andor.end_fight", NOBODY, 0, 1)


@step("andor.fallen")
def fallen(g: Andor, f: Frame) -> None:
    """Cards that wait for this defeat."""
    note(g, "defeated", f.source, NONE, fight_on(g).starter)
    if g.legend.foes[f.source].kind == KRAHDER:
        note(g, "defeated_krahder", NONE, NONE, fight_on(g).starter)
    check(g)


def last_fighters(g: Andor, f: Frame) -> tuple[Seat, ...]:
    """Who took part in the last round decides together. [andor.group_fight.070, andor.group_fight.080]"""
    return tuple(sorted({seat_of(g, h) for h in fight_on(g).fighters}))


@chooser("reward", by=last_fighters)
def left_or_right(g: Andor, f: Frame) -> list[Act]:
    """One side of the diagonal line, not both. [andor.fight.230]"""
    foe_def = g.legend.foes[f.source]
    sides = [STRENGTH] if foe_def.reward_strength else []
    return [*sides, WILLPOWER] if foe_def.reward_willpower else sides


@step("andor.reward", left_or_right)
def reward(g: Andor, f: Frame, side: Act) -> None:
    """[andor.fight.210, andor.fight.220]"""
    foe_def = g.legend.foes[f.source]
    points = foe_def.reward_strength if side is STRENGTH else foe_def.reward_willpower
    for _ in range(points):
        g.owe("andor.share", NOBODY, 1 if side is STRENGTH else 0)


@chooser("share", by=last_fighters)
def any_fighter(g: Andor, f: Frame) -> list[Act]:
    return [act("hero", h) for h in fight_on(g).fighters]


@step("andor.share", any_fighter)
def share(g: Andor, f: Frame, whom: Act) -> None:
    """Point by point. [andor.group_fight.070]"""
    if not f.source:
        g.gain_willpower(whom.id, 1)
        return
    hero = g.heroes[whom.id]
    smith = hero.kind == DWARF and not hero.spoils and hero.strength <= SPOILS_LIMIT
    g.change_strength(whom.id, 1)
    if smith:  # the dwarf's first ability [andor.hero_ability.050]
        hero.spoils = True
        g.change_strength(whom.id, 1)


# -- skeletons and cave dwellers -------------------------------------------------------------------------


def strike_skeleton(g: Andor, fight: Fight) -> None:
    """Defeated in the first round or not at all; otherwise it lies down.
    [andor.skeleton_fight.060, andor.skeleton_fight.080, andor.skeleton_fight.030, andor.narrator.070]"""
    foe = g.foe(fight.uid)
    if foe is None:
        return
    if fight.round == 1 and fight.willpower == 0:
        g.remove_foe(foe, False)
        g.owe("andor.bury", seat_of(g, fight.starter), fight.starter)
        g.owe("andor.spoils", NOBODY)
    else:
        g.lay_down(foe, True)  # [andor.skeleton_fight.070]
    g.owe("andor.end_fight", NOBODY, 0, 1)


@chooser("bury")
def where_to(g: Andor, f: Frame) -> list[Act]:
    return [FIELD_200, SUNRISE_BOX]


@step("andor.bury", where_to)
def bury(g: Andor, f: Frame, where: Act) -> None:
    """[andor.skeleton_fight.090, andor.narrator.050, andor.narrator.060]"""
    kind = fight_on(g).kind
    if where is FIELD_200:
        g.fallen = (*g.fallen, kind)
        g.defeated = (*g.defeated, kind)
        g.owe("andor.narrator", NOBODY)
    else:
        g.boxed_skeletons += 1


@chooser("spoils", by=last_fighters)
def any_finder(g: Andor, f: Frame) -> list[Act]:
    return [act("hero", h) for h in fight_on(g).fighters]


@step("andor.spoils", any_finder)
def spoils(g: Andor, f: Frame, whom: Act) -> None:
    """One article, but no starwort and no brew. [andor.skeleton_fight.100]"""
    offer_article(g, whom.id)


def break_free(g: Andor, fight: Fight) -> None:
    """The token goes and a new one is activated on the spot.
    [andor.cave_dweller.020, andor.cave_dweller.080, andor.cave_dweller.090, andor.cave_dweller.100]"""
    field = fight.dweller
    token = g.token_on(field, CAVE)
    finder = fight.starter
    for h, hero in enumerate(g.heroes):
        if hero.held == field:
            finder = h
            hero.held = NONE
            g.emit(ev.Freed(h, field))
    if token is not None:
        g.remove_token(token)
    g.owe("andor.end_fight", NOBODY, 0, 1)
    refill_cave(g, field)
    fresh = g.token_on(field, CAVE)
    if fresh is not None:
        activate(g, finder, fresh)
