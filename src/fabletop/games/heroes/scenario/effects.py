"""What happens in a scenario: one function for each word. [heroes.event.030]

The frame is for the player whom the effect is for; its numbers are the effect and the hero that visited a
place for it, or NONE.
"""

from __future__ import annotations

from fabletop.games.heroes.cards.hearts import hearten
from fabletop.games.heroes.cards.levels import TO_DECK, TO_HAND, gain_experience
from fabletop.games.heroes.cards.split import search_for
from fabletop.games.heroes.defs import ABILITY, ARTIFACT, FEW, NONE, PACK, RARITIES, CardDef
from fabletop.games.heroes.map.dice import roll_dice
from fabletop.games.heroes.map.explore import turn_up
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.map.sight import hidden_beside
from fabletop.games.heroes.map.visit import PLACES
from fabletop.games.heroes.modes.first_army import units_to_join, words_of
from fabletop.games.heroes.scenario.ai_effects import unflag_ai
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.course import is_sealed, scenario_of
from fabletop.games.heroes.scenario.ending import end_at_limit, win
from fabletop.games.heroes.scenario.named import (
    ALL_AI,
    ASIDE,
    CHOSEN_HERO,
    EACH_HERO,
    INTO,
    MORALE,
    ONE_AI,
    OTHERS,
    RESULTS,
    REVEALED,
    SEARCHED,
    VISITOR,
)
from fabletop.games.heroes.scenario.registry import effect
from fabletop.games.heroes.scenario.wealth import ask_tribute
from fabletop.games.heroes.scenario.whom import fields_meant, in_game, is_meant, seats_meant
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.build import can_build, put_up
from fabletop.games.heroes.towns.people import show_units, take_in
from fabletop.games.heroes.towns.reinforce import share_of
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

DECKS = {"artifact": ARTIFACTS, "spell": SPELLS, "ability": ABILITIES}


def effect_of(g: Heroes, f: Frame) -> Effect:
    return scenario_of(g).effects[f.args[0]]


# -- treasury, cards, hearts ------------------------------------------------------------------------------


@effect("gain")
def gain(g: Heroes, f: Frame, e: Effect) -> None:
    g.get_resources(f.seat, *e.amounts)


@effect("pay")
def pay(g: Heroes, f: Frame, e: Effect) -> None:
    """What must be paid, or else."""
    if g.can_pay(f.seat, e.amounts):
        g.pay(f.seat, e.amounts)
    else:
        for script in e.scripts:
            g.owe("heroes.run_script", f.seat, script, NONE)


@effect("choose")
def choose(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.choose_effects", f.seat, *f.args)


@chooser("choose_effects")
def lists_to_choose(g: Heroes, f: Frame) -> list[Act]:
    """Those that are for somebody: who plays alone is not asked what to give to others."""
    lists = scenario_of(g).scripts
    return [
        act("script", script)
        for script in effect_of(g, f).scripts
        if any(is_for_somebody(g, one, f.seat) for one in lists[script])
    ]


def is_for_somebody(g: Heroes, e: Effect, seat: Seat) -> bool:
    return e.ai != NONE or e.who.form != OTHERS or bool(seats_meant(g, e.who, seat))


@step("heroes.choose_effects", lists_to_choose, rules=("heroes.event.030",))
def choose_effects(g: Heroes, f: Frame, choice: Act) -> None:
    """One of several lists."""
    _, hero = f.args
    g.owe("heroes.run_script", f.seat, choice.id, hero)


@effect("roll")
def roll(g: Heroes, f: Frame, e: Effect) -> None:
    roll_dice(g, f.seat, e.kind, e.dice, e.keep)


@effect("search")
def search(g: Heroes, f: Frame, e: Effect) -> None:
    where = TO_DECK if INTO[e.into] == "deck" else TO_HAND
    for _ in range(e.times):
        search_for(g, f.seat, DECKS[SEARCHED[e.kind]], e.n, where)
    if where == TO_DECK:
        g.owe("heroes.shuffle_in", f.seat)


@effect("experience")
def experience(g: Heroes, f: Frame, e: Effect) -> None:
    gain_experience(g, f.seat, e.n)


@effect("fall_to_level")
def fall_to_level(g: Heroes, f: Frame, e: Effect) -> None:
    g.fall_to_level(f.seat, e.n)


@effect("morale")
def morale(g: Heroes, f: Frame, e: Effect) -> None:
    if g.ignores_morale(f.seat):
        for script in e.scripts:
            g.owe("heroes.run_script", f.seat, script, NONE)
    elif MORALE[e.kind] == "positive":
        hearten(g, f.seat)
    else:
        g.get_negative_morale(f.seat)


@effect("draw")
def draw(g: Heroes, f: Frame, e: Effect) -> None:
    g.draw(f.seat, e.n)


@effect("income")
def income(g: Heroes, f: Frame, e: Effect) -> None:
    g.move_income(f.seat, e.kind, e.n)


@effect("points")
def points(g: Heroes, f: Frame, e: Effect) -> None:
    g.win_points(f.seat, e.n)


# -- heroes and units ---------------------------------------------------------------------------------------


@effect("movement")
def movement(g: Heroes, f: Frame, e: Effect) -> None:
    """In the own turn of this round: the main hero, each, or one of the player's choice."""
    if e.kind == CHOSEN_HERO:
        g.owe("heroes.choose_mover", f.seat, e.n)
    elif e.kind == VISITOR:
        _, hero = f.args
        g.get_movement(hero if hero != NONE else g.players[f.seat].main, e.n)
    elif e.kind == EACH_HERO:
        for number in g.heroes_of(f.seat):
            g.get_movement(number, e.n)
    else:
        g.get_movement(g.players[f.seat].main, e.n)


@chooser("choose_mover")
def movers(g: Heroes, f: Frame) -> list[Act]:
    return [act("hero", number) for number in g.heroes_of(f.seat)]


@step("heroes.choose_mover", movers, rules=("heroes.movement.120",))
def choose_mover(g: Heroes, f: Frame, hero: Act) -> None:
    (n,) = f.args
    g.get_movement(hero.id, n)


@effect("reinforce")
def reinforce(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.reinforce_one", f.seat, min(e.tiers), max(e.tiers), e.price)


@effect("join")
def join(g: Heroes, f: Frame, e: Effect) -> None:
    """One after the other."""
    g.owe("heroes.join_unit", f.seat, e.index)


@chooser("join_unit")
def units_that_join(g: Heroes, f: Frame) -> list[Act]:
    """The next one: as the scenario says, or of the player's choice, but none that has just joined."""
    number, *joined = f.args
    words = words_of(g, scenario_of(g).effects[number].units)
    return units_to_join(g, f.seat, words[len(joined)], joined) if len(joined) < len(words) else []


@step("heroes.join_unit", units_that_join, rules=("heroes.event.030",))
def join_unit(g: Heroes, f: Frame, choice: Act) -> None:
    """It joins the army; a Few that is there already becomes a Pack."""
    number, *joined = f.args
    word = words_of(g, scenario_of(g).effects[number].units)[len(joined)]
    main = g.players[f.seat].main
    faces = dict(g.players[f.seat].army)
    unit = choice.id
    if unit not in faces:
        if g.take_neutral(unit):
            take_in(g, f.seat, g.units[unit])
        if word.side == PACK:
            g.reinforce_at_home(main, unit)
    elif faces[unit] == FEW and len(g.units[unit].faces) > 1:
        g.reinforce_at_home(main, unit)
    g.then(join_unit, f.carry(number, *joined, unit))


@effect("recruit_neutral")
def recruit_neutral(g: Heroes, f: Frame, e: Effect) -> None:
    """One of each tier is turned up, and one of them may be recruited."""
    show_units(g, f.seat, list(e.tiers), 1, e.price)


@effect("build")
def build(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.build_by_event", f.seat, e.price, *e.buildings)


@chooser("build_by_event")
def buildings_to_choose(g: Heroes, f: Frame) -> list[Pick]:
    """Those that may stand now and can be paid for; the token is not needed."""
    share, *kinds = f.args
    found: list[Pick] = [
        act("build", kind)
        for kind in kinds
        if can_build(g, f.seat, kind) and g.can_pay(f.seat, share_of(g.building(f.seat, kind).price, share))
    ]
    return [*found, PASS] if found else []


@step("heroes.build_by_event", buildings_to_choose, rules=("heroes.town.060", "heroes.event.030"))
def build_by_event(g: Heroes, f: Frame, choice: Pick) -> None:
    share, *_ = f.args
    if isinstance(choice, Act):
        put_up(g, f.seat, choice.id, share)


@effect("fewer_cards")
def fewer_cards(g: Heroes, f: Frame, e: Effect) -> None:
    g.own_realm(f.seat).fewer_cards += e.n


@effect("remove_card")
def remove_card(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.remove_card", f.seat)


@chooser("remove_card")
def cards_to_remove(g: Heroes, f: Frame) -> list[Pick]:
    hand = dict.fromkeys(g.players[f.seat].hand)
    return [*(act("remove", card) for card in hand), PASS] if hand else []


@step("heroes.remove_card", cards_to_remove, rules=("heroes.deck.080", "heroes.event.030"))
def remove_one(g: Heroes, f: Frame, card: Pick) -> None:
    """One of the hand, or none."""
    if isinstance(card, Act):
        g.take_from_hand(f.seat, card.id)
        g.remove_from_game(f.seat, card.id)


@effect("take_aside")
def take_aside(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.take_aside", f.seat, e.kind)


@chooser("take_aside")
def cards_aside(g: Heroes, f: Frame) -> list[Act]:
    """Those of the kind that lie apart."""
    (kind,) = f.args
    return [act("card", card) for card in dict.fromkeys(g.aside) if is_aside(g.cards[card], ASIDE[kind])]


def is_aside(card: CardDef, kind: str) -> bool:
    if kind == "ability":
        return card.kind == ABILITY
    return card.kind == ARTIFACT and (kind == "any" or RARITIES[card.rarity] == kind)


@step("heroes.take_aside", cards_aside, rules=("heroes.event.030",))
def take_from_aside(g: Heroes, f: Frame, card: Act) -> None:
    g.take_aside(card.id)
    g.gain_card(f.seat, card.id, to_deck=False)


# -- the map ------------------------------------------------------------------------------------------------


@effect("clear_cubes")
def clear_cubes(g: Heroes, f: Frame, e: Effect) -> None:
    g.take_cubes_off([field for field in fields_meant(g, e.places, f.seat) if g.marks[field].cube == BLACK])


@effect("reveal")
def reveal(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.reveal_by_event", f.seat, *f.args)


@chooser("reveal_by_event")
def tiles_to_reveal(g: Heroes, f: Frame) -> list[Act]:
    """Any, or those beside the tile of the hero that asked; all of them one after the other."""
    _, hero = f.args
    spots = [spot for spot, tile in enumerate(g.land.tiles) if not tile.face_up and not is_sealed(g, spot)]
    number = hero if hero != NONE else g.players[f.seat].main
    if REVEALED[effect_of(g, f).kind] == "adjacent" and g.heroes[number].field != NONE:
        beside = hidden_beside(g.land, list(g.land.ring(spot_of(g.heroes[number].field))))
        spots = [spot for spot in spots if spot in beside]
    return [act("reveal", number, spot) for spot in spots]


@step("heroes.reveal_by_event", tiles_to_reveal, rules=("heroes.exploration.070",))
def reveal_by_event(g: Heroes, f: Frame, what: Act) -> None:
    _, spot = what.ids
    turn_up(g, f.seat, spot)
    if REVEALED[effect_of(g, f).kind] == "all":
        g.then(reveal_by_event, f)


@effect("unseal")
def unseal(g: Heroes, f: Frame, e: Effect) -> None:
    g.unseal(e.n)


@effect("unflag")
def unflag(g: Heroes, f: Frame, e: Effect) -> None:
    if e.who.form in (ALL_AI, ONE_AI):
        unflag_ai(g, f.seat, e)
        return
    g.owe("heroes.unflag", f.seat, *f.args, e.n or 1)


@chooser("unflag")
def flags_to_take_off(g: Heroes, f: Frame) -> list[Act]:
    places = effect_of(g, f).places
    return [
        act("field", field)
        for field, mark in enumerate(g.marks)
        if mark.cube == f.seat and any(is_meant(g, word, field, f.seat) for word in places)
    ]


@step("heroes.unflag", flags_to_take_off, rules=("heroes.event.030",))
def take_flag_off(g: Heroes, f: Frame, field: Act) -> None:
    """One after the other; the field stays unguarded and pays no first owner again."""
    number, hero, n = f.args
    g.lose_flag(field.id)
    if n > 1:
        g.then(take_flag_off, f.carry(number, hero, n - 1))


@effect("repeat_visit")
def repeat_visit(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.repeat_visit", f.seat)


@chooser("repeat_visit")
def visited_fields(g: Heroes, f: Frame) -> list[Act]:
    return [act("field", field) for field, mark in enumerate(g.marks) if mark.cube == BLACK]


@step("heroes.repeat_visit", visited_fields, rules=("heroes.event.030",))
def visit_once_more(g: Heroes, f: Frame, field: Act) -> None:
    """What is found there is for the main hero, wherever it is; the black cube stays."""
    PLACES[g.land.field(field.id).id](g, f.seat, g.players[f.seat].main, field.id)


# -- the end ------------------------------------------------------------------------------------------------


@effect("tribute")
def tribute(g: Heroes, f: Frame, e: Effect) -> None:
    ask_tribute(g, e.amounts[0])


@effect("last_turns")
def last_turns(g: Heroes, f: Frame, e: Effect) -> None:
    """Everybody has so many more turns after this one, whoever's it is; late in the game there are none.  The
    end is called once."""
    if e.until and g.round >= e.until:
        end_at_limit(g)
    elif g.last_turn is None:
        seat = g.turn_of if g.turn_of >= 0 else g.order[-1]
        g.call_the_end(g.round + e.n, seat)


@effect("end")
def end(g: Heroes, f: Frame, e: Effect) -> None:
    """Who the effect is for wins, or loses: then the others win.  Allies do so together."""
    if RESULTS[e.kind] == "win":
        win(g, [f.seat])
    else:
        win(g, [seat for seat in in_game(g) if g.is_enemy(f.seat, seat)])
