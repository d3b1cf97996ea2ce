"""Cards and hearts on the map: what is played on one's own turn, and at its special moments.
[heroes.card_timing, morale, neutral]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.moments import acts_for, cards_for, might_hold, spend_card, uses_among
from fabletop.games.heroes.cards.on_map import tiers_at_home
from fabletop.games.heroes.cards.play import give_answer, morale_uses, playable
from fabletop.games.heroes.cards.registry import AFTER_VICTORY, BEFORE_GUARDS, END_OF_TURN, ON_MAP, PURCHASE
from fabletop.games.heroes.defs import FEW, NONE
from fabletop.games.heroes.map.sight import tiles_in_sight
from fabletop.games.heroes.map.walk import is_empty_for
from fabletop.games.heroes.scenario.tokens import drop_token
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.people import purchases, show_units, take_in
from fabletop.games.heroes.towns.reinforce import few_units, price_of
from fabletop.games.heroes.towns.spells import buy_spell, can_buy_spell, spells_on_offer
from fabletop.games.heroes.turn.deeds import deed, offered_along
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

WISDOM_GOLD: Final = 2  # off the price of a spell


# -- on one's own turn ------------------------------------------------------------------------------------


def cards_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """Spells come after the other cards."""
    options = playable(g, seat, ON_MAP)
    if not options:
        return options
    casts = [option for option in options if option.verb == "cast"]
    return [option for option in options if option.verb == "play"] + casts


@deed("play", cards_on_offer)
@deed("cast", offered_along)
@deed("morale", morale_uses)
def play(g: Heroes, seat: Seat, what: Act) -> None:
    """[heroes.turn.080, heroes.card_timing.030, heroes.morale.030]"""
    give_answer(g, seat, what)


# -- guards that let themselves be talked round -------------------------------------------------------------


def might_talk(g: Heroes, f: Frame) -> bool:
    return might_hold(g, f.seat, BEFORE_GUARDS)


@chooser("skip_fight", secret=might_talk)
def ways_to_skip(g: Heroes, f: Frame) -> list[Pick]:
    return [*acts_for(g, "play", f.seat, "skip_fight", BEFORE_GUARDS), PASS]


@step("heroes.skip_fight", ways_to_skip, rules=("heroes.neutral.030", "heroes.ability_card.020"))
def skip_fight(g: Heroes, f: Frame, choice: Pick) -> None:
    """Guards as strong as the hero: no fight, no experience, and the field is visited."""
    if isinstance(choice, Act):
        spend_card(g, f.seat, choice)
        g.unwind("heroes.visit")


@chooser("hire_guard", secret=might_talk)
def guards_to_hire(g: Heroes, f: Frame) -> list[Pick]:
    """Those whose dwelling stands and who can be paid for. [heroes.neutral.030]"""
    _, *drawn = f.args
    tiers = tiers_at_home(g, f.seat)
    found: list[Pick] = []
    for card, use, _ in cards_for(g, f.seat, "skip_fight", BEFORE_GUARDS):
        for kind in dict.fromkeys(drawn):
            unit = g.units[kind]
            if unit.tier in tiers and g.can_pay(f.seat, price_of(g, f.seat, unit, FEW)):
                found.append(act("hire_guard", card, use, kind))
    return [*found, PASS]


@step("heroes.hire_guard", guards_to_hire, rules=("heroes.neutral.030", "heroes.neutral.050"))
def hire_guard(g: Heroes, f: Frame, choice: Pick) -> None:
    """In the earlier edition one of the guards that were drawn may be recruited, and leaves the fight; where
    it was the only one there is none. [heroes.neutral.030, heroes.neutral.050]"""
    number, *drawn = f.args
    if isinstance(choice, Act):
        card, use, kind = choice.ids
        spend_card(g, f.seat, act("play", card, use))
        g.pay(f.seat, price_of(g, f.seat, g.units[kind], FEW))
        take_in(g, f.seat, g.units[kind])
        drawn.remove(kind)
    if drawn:
        g.owe("heroes.fight_guards", f.seat, number, *drawn)


# -- after a victory ----------------------------------------------------------------------------------------


def might_raise(g: Heroes, f: Frame) -> bool:
    (number,) = f.args
    return g.heroes[number].main and might_hold(g, f.seat, AFTER_VICTORY)


@chooser("after_victory", secret=might_raise)
def ways_to_raise(g: Heroes, f: Frame) -> list[Pick]:
    """Only after a fight of the main hero, and only if there is a unit to reinforce."""
    (number,) = f.args
    options: list[Pick] = []
    if g.heroes[number].main:
        for card, use, tier in cards_for(g, f.seat, "necromancy", AFTER_VICTORY):
            if few_units(g, f.seat, 1, tier):
                options.append(act("play", card, use))
    return [*options, PASS]


@step("heroes.after_victory", ways_to_raise, rules=("heroes.card_timing.030",))
def after_victory(g: Heroes, f: Frame, choice: Pick) -> None:
    if isinstance(choice, Act):
        give_answer(g, f.seat, choice)


# -- the last step of a turn --------------------------------------------------------------------------------


def late_walkers(g: Heroes, seat: Seat) -> list[Act]:
    """Where a hero may still go without a point: to a field that is empty for the player, and free."""
    return [
        act("late_step", number, field)
        for number in g.heroes_of(seat)
        for field in g.land.ways(g.heroes[number].field)
        if is_empty_for(g, seat, field) and g.hero_on(field) == NONE
    ]


def nomads(g: Heroes, seat: Seat) -> int:
    """How many units let a hero walk on."""
    return sum(g.units[kind].faces[face].powers.steps_on for kind, face in g.players[seat].army)


def might_walk(g: Heroes, f: Frame) -> bool:
    return might_hold(g, f.seat, END_OF_TURN) and bool(late_walkers(g, f.seat))


@chooser("late_steps", secret=might_walk)
def ways_to_walk_on(g: Heroes, f: Frame) -> list[Pick]:
    """A card, or units that let one walk on; each once. [heroes.movement.020]"""
    (used,) = f.args
    if not late_walkers(g, f.seat):
        return [PASS]
    options: list[Pick] = [*acts_for(g, "play", f.seat, "step_on", END_OF_TURN)]
    if used < nomads(g, f.seat):
        options.append(act("nomads"))
    return [*options, PASS]


@step("heroes.late_steps", ways_to_walk_on, rules=("heroes.turn.080", "heroes.movement.020"))
def late_steps(g: Heroes, f: Frame, choice: Pick) -> None:
    (used,) = f.args
    if isinstance(choice, Act):
        if choice.verb == "play":
            spend_card(g, f.seat, choice)
        else:
            used += 1
        g.owe("heroes.late_step", f.seat)
        g.then(late_steps, f.carry(used))


@chooser("late_step")
def fields_to_step_on(g: Heroes, f: Frame) -> list[Act]:
    return late_walkers(g, f.seat)


@step("heroes.late_step", fields_to_step_on, rules=("heroes.movement.020", "heroes.location.040"))
def late_step(g: Heroes, f: Frame, what: Act) -> None:
    """Nothing is visited there."""
    number, field = what.ids
    g.walk(number, field)
    g.settle_on(number)


# -- which hero, which enemy, whereto -----------------------------------------------------------------------


@chooser("choose_flyer")
def heroes_to_fly(g: Heroes, f: Frame) -> list[Act]:
    return [act("hero", number) for number in g.heroes_of(f.seat)]


@step("heroes.choose_flyer", heroes_to_fly, rules=("heroes.movement.120",))
def choose_flyer(g: Heroes, f: Frame, hero: Act) -> None:
    (n,) = f.args
    drop_token(g, hero.id)
    g.get_movement(hero.id, n)
    g.take_wing(hero.id)


@chooser("portal")
def ways_home(g: Heroes, f: Frame) -> list[Act]:
    """A hero and a place; onto an own hero only if it can move on."""
    (n,) = f.args
    found: list[Act] = []
    for number in g.heroes_of(f.seat):
        for field in g.homes(f.seat):
            others = g.others_on(field, number)
            if field != g.heroes[number].field and (not others or g.heroes[number].movement + n > 0):
                found.append(act("portal", number, field))
    return found


@step("heroes.portal", ways_home, rules=("heroes.spell.020", "heroes.movement.120"))
def portal(g: Heroes, f: Frame, what: Act) -> None:
    (n,) = f.args
    number, field = what.ids
    drop_token(g, number)
    g.put_on(number, field)
    if n:
        g.get_movement(number, n)


@chooser("look_from")
def heroes_who_see(g: Heroes, f: Frame) -> list[Act]:
    return [act("hero", number) for number in g.heroes_of(f.seat) if tiles_in_sight(g, f.seat, number)]


@step("heroes.look_from", heroes_who_see, rules=("heroes.location.170",))
def look_from(g: Heroes, f: Frame, hero: Act) -> None:
    g.owe("heroes.observe", f.seat, hero.id)


@chooser("choose_enemy")
def enemies(g: Heroes, f: Frame) -> list[Act]:
    return [act("enemy", other) for other in g.order if g.is_enemy(f.seat, other) and g.players[other].hand]


@step("heroes.choose_enemy", enemies, rules=("heroes.card_timing.020",))
def choose_enemy(g: Heroes, f: Frame, enemy: Act) -> None:
    (n,) = f.args
    for _ in range(n):
        g.lose_at_random(Seat(enemy.id))


@step("heroes.show_units")
def show(g: Heroes, f: Frame) -> None:
    """[heroes.neutral.030]"""
    show_units(g, f.seat, list(f.args), 1)


# -- cheaper spells ------------------------------------------------------------------------------------------


def off_by_wisdom(g: Heroes, card: int, use: int) -> int:
    """How much gold a use of the card takes off. [heroes.mage_guild.090]"""
    return g.rules.wisdom_expert_gold if g.cards[card].uses[use].expert else WISDOM_GOLD


def wise_purchases(g: Heroes, seat: Seat) -> list[Act]:
    return [
        act("wise_book", card, use)
        for card, use, _ in cards_for(g, seat, "wisdom", PURCHASE)
        if can_buy_spell(g, seat, off_by_wisdom(g, card, use))
    ]


def might_buy_wisely(g: Heroes, seat: Seat) -> bool:
    for card, use, _ in uses_among(g, seat, g.players[seat].reckoned, "wisdom", PURCHASE):
        if can_buy_spell(g, seat, off_by_wisdom(g, card, use)):
            return True
    return False


def might_buy_cheaper(g: Heroes, seat: Seat) -> bool:
    """Whether, by all that others know, a card in hand might let the player buy what else is too dear."""
    player = g.players[seat]
    if not player.hand:
        return False
    if might_buy_wisely(g, seat):
        return True
    if player.realm.peopled:
        return False
    cheaper = uses_among(g, seat, player.reckoned, "cheaper_unit", PURCHASE)
    return any(purchases(g, seat, n) for _, _, n in cheaper)


@deed("wise_book", wise_purchases, any_turn=True)
def wise_book(g: Heroes, seat: Seat, what: Act) -> None:
    """A spell for less, chosen among more. [heroes.mage_guild.040]"""
    card, use = what.ids
    n = g.cards[card].uses[use].amount("wisdom")
    spend_card(g, seat, what)
    buy_spell(g, seat, off_by_wisdom(g, card, use), n)


def might_buy_more(g: Heroes, f: Frame) -> bool:
    return bool(g.players[f.seat].hand) and might_buy_wisely(g, f.seat)


@chooser("more_spells", secret=might_buy_more)
def spells_for_sale(g: Heroes, f: Frame) -> list[Pick]:
    return [*spells_on_offer(g, f.seat), *wise_purchases(g, f.seat), PASS]


@step("heroes.more_spells", spells_for_sale, rules=("heroes.mage_guild.040", "heroes.mage_guild.060"))
def more_spells(g: Heroes, f: Frame, what: Pick) -> None:
    """In the earlier edition one spell after the other, in one use of the token. [heroes.mage_guild.060]"""
    if not isinstance(what, Act):
        g.turn_spell_token(f.seat)
    elif what.verb == "book":
        buy_spell(g, f.seat)
    else:
        wise_book(g, f.seat, what)
