"""What cards and tokens do: every word of a script, carried out one after the other.

docs/legends.md says what each word means.  A script is a frame: which script, who set it off, who paid
for it, and how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.acts import NOTHING, seat_of, whole_party
from fabletop.games.andor.choices import choice
from fabletop.games.andor.defs import (
    APPLE_NUT,
    BREW,
    BRIDGE_CARRIED,
    CAVE,
    CREATURE,
    CROSS,
    FIRE_SHIELD,
    FOG,
    GROWING,
    GUARDIAN,
    ITEM_COUNT,
    LARGE_TOKEN,
    LATE_HOURS_DEARER,
    MINUS_1,
    NAMED_RULES,
    NEXT_MOVEMENT_TOKEN,
    NEXT_SUNRISE,
    NO_PIECE,
    NONE,
    RADAN,
    SKELETON,
    SLOTS,
    SMALL,
    SPRING,
    STARWORT,
    STORM_SHIELD,
    At,
    Effect,
    Who,
)
from fabletop.games.andor.event_cards import peek_event
from fabletop.games.andor.foes import (
    arrive,
    move_creature,
    move_krahder,
    move_skeletons,
    place_creature,
    place_skeleton,
    reveal_final_foe,
)
from fabletop.games.andor.legend import (
    SCRIPT,
    check,
    may_read,
    open_goal,
    read_card,
    script_source,
    tokens_left,
)
from fabletop.games.andor.paths import arrow_from, bars_wagon
from fabletop.games.andor.pieces import Foe, Token
from fabletop.games.andor.state import Andor
from fabletop.games.andor.whom import effect_at, finder_of, here, meant, payer_of, qualified
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

NO_STARWORT_OR_BREW: Final = (STARWORT, BREW)  # [andor.agren.020, andor.skeleton_fight.100]
MOST_SHIELDS: Final = 20  # more than creatures could ever take
SHIELDS: Final = (STORM_SHIELD, FIRE_SHIELD, FIRE_SHIELD + 2, FIRE_SHIELD + 4)


# -- scripts -------------------------------------------------------------------------------------------


@step(SCRIPT)
def run_script(g: Andor, f: Frame) -> None:
    """One effect, then the rest of the script. [andor.legend.040]"""
    script = g.legend.scripts[f.source // 100]
    if f.n >= len(script):
        return
    g.chosen = ()
    run_effect(g, f, script[f.n])
    g.then(run_script, f.count(f.n + 1))


def run_effect(g: Andor, f: Frame, effect: Effect) -> None:
    if effect.who is not None and effect.word in FOR_HEROES:
        for_heroes(g, f, effect, effect.who)
    else:
        EFFECTS[effect.word](g, f, effect)
    check(g)


# -- whom a card means ---------------------------------------------------------------------------------


def for_heroes(g: Andor, f: Frame, effect: Effect, who: Who) -> None:
    """Carry an effect out for each hero that is meant, asking first if the table may choose."""
    if who.form == "chosen":
        g.then(choose_hero, f, min(who.n, len(qualified(g, effect, who))))
        return
    for h in meant(g, f, who):
        apply_to(g, f, effect, h)


@chooser("chosen_hero", by=whole_party)
def any_qualified(g: Andor, f: Frame) -> list[Act]:
    effect = effect_at(g, f)
    if effect.who is None:
        return []
    return [act("hero", h) for h in qualified(g, effect, effect.who)]


@step("andor.choose_hero", any_qualified)
def choose_hero(g: Andor, f: Frame, hero: Act) -> None:
    """The table says for whom."""
    g.chosen = (*g.chosen, hero.id)
    apply_to(g, f, effect_at(g, f), hero.id)
    check(g)


def apply_to(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    """An effect that is about one hero."""
    word = effect.word
    if word == "gain":
        gain(g, effect, h)
    elif word == "lose":
        lose(g, effect, h)
    elif word == "set_willpower":
        willpower = g.heroes[h].willpower
        if (effect.form != "up" or willpower < effect.n) and (effect.form != "down" or willpower > effect.n):
            g.set_willpower(h, effect.n)
    elif word == "agren":
        offer_article(g, h, True)
    elif word == "add_rule":  # the one about overtime
        add_rule(g, f, effect)
        g.barred |= 1 << h
    else:
        g.then(peek_event, Frame("", seat_of(g, h), h, effect.n * 2 + (1 if effect.flag else 0)))


def gain(g: Andor, effect: Effect, h: int) -> None:
    if effect.willpower:
        g.gain_willpower(h, effect.willpower)
    if effect.strength:
        g.change_strength(h, effect.strength)
    for _ in range(effect.n):
        if effect.form == "item":
            gain_piece(g, h, effect.what, effect.flag)
        elif effect.form == "gem":
            gain_gem(g, h)
        elif effect.form == "shield":
            g.then(pick_shield, Frame("", seat_of(g, h), h))


def gain_piece(g: Andor, h: int, item: int, kept: bool) -> None:
    """A piece of the equipment board or the box; a token that is kept needs none.  None left: nothing."""
    if not kept:
        if g.legend.equipment[item] and g.supply[item] > 0:
            g.to_supply(item, -1)
        elif g.box[item] > 0:
            take_from_box(g, item)
        else:
            return
    g.gain_item(h, item)


def take_from_box(g: Andor, item: int) -> None:
    box = list(g.box)
    box[item] -= 1
    g.box = tuple(box)


def gain_gem(g: Andor, h: int) -> None:
    """A gem of unknown value. [andor.component.300]"""
    if g.gems:
        gem = g.gems[-1]
        g.gems = g.gems[:-1]
        g.unveil()
        g.gain_item(h, gem)


def lose(g: Andor, effect: Effect, h: int) -> None:
    g.wound(h, effect.willpower)
    if effect.strength:
        g.change_strength(h, -effect.strength)
    if effect.form == "small":
        g.then(drop_small, Frame("", seat_of(g, h), h, 1 if effect.flag else 0))
    elif effect.form == "food":
        g.then(lose_food, Frame("", seat_of(g, h), h), effect.n)


def food_in_bag(g: Andor, h: int) -> list[Act]:
    return [act("item", item) for item in (APPLE_NUT, STARWORT) if item in g.heroes[h].bag]


def use_up_food(g: Andor, h: int, food: Act) -> None:
    g.take_from_bag(h, food.id)
    g.to_supply(food.id, 1)
    g.emit(ev.FoodEaten(h, food.id))


@chooser("lost_food")
def any_food(g: Andor, f: Frame) -> list[Act]:
    return food_in_bag(g, f.source)


@step("andor.lose_food", any_food)
def lose_food(g: Andor, f: Frame, food: Act) -> None:
    use_up_food(g, f.source, food)


@chooser("dropped_article")
def any_small(g: Andor, f: Frame) -> list[Act]:
    return [act("item", item) for item in sorted(set(g.heroes[f.source].bag)) if SLOTS[item] == SMALL]


@step("andor.drop_small", any_small)
def drop_small(g: Andor, f: Frame, item: Act) -> None:
    """Left on the field, or out of the game."""
    if f.n:
        g.drop(f.source, item.id)
    else:
        g.take_from_bag(f.source, item.id)
        g.out_of_game(item.id)
        g.emit(ev.ItemLost(item.id, g.heroes[f.source].field))


# -- articles ------------------------------------------------------------------------------------------


def offer_article(g: Andor, h: int, may_decline: bool = False) -> None:
    """One article of choice, but no starwort and no brew; of an agren the hero may take none.
    [andor.agren.010, andor.agren.020]"""
    g.then(pick_article, Frame("", seat_of(g, h), h, 1 if may_decline else 0))


@chooser("article")
def any_article(g: Andor, f: Frame) -> list[Act]:
    found = [
        act("item", item)
        for item in range(ITEM_COUNT)
        if g.supply[item] > 0 and item not in NO_STARWORT_OR_BREW
    ]
    return [*found, NOTHING] if f.n else found


@step("andor.pick_article", any_article)
def pick_article(g: Andor, f: Frame, item: Act) -> None:
    if item is NOTHING:
        return
    g.to_supply(item.id, -1)
    g.gain_item(f.source, item.id)
    check(g)


@chooser("shield")
def any_shield(g: Andor, f: Frame) -> list[Act]:
    return [act("item", item) for item in SHIELDS if g.box[item] > 0]


@step("andor.pick_shield", any_shield)
def pick_shield(g: Andor, f: Frame, item: Act) -> None:
    take_from_box(g, item.id)
    g.gain_item(f.source, item.id)


# -- fields --------------------------------------------------------------------------------------------


def fields_of(g: Andor, f: Frame, at: At | None) -> Sequence[int]:
    if at is None:
        return ()
    if at.form == "fields":
        return at.fields
    if at.form == "here":
        return (here(g, f),)
    if at.form == "base":
        return (g.base,) if g.base != NONE else ()
    if at.form == "die":
        return (at.fields[g.roll(6) - 1],)
    foe = g.find_foe(at.figure)
    return () if foe is None else (foe.field,)


# -- the words -----------------------------------------------------------------------------------------


def apply_setup(g: Andor, f: Frame, effect: Effect) -> None:
    """What the legend lays out for itself, after the checklist. [andor.legend.020, andor.legend.030]"""
    g.owe(SCRIPT, NOBODY, script_source(g.legend.setup_script, NONE))


def place_heroes(g: Andor, f: Frame, effect: Effect) -> None:
    for field in fields_of(g, f, effect.at):
        for h in range(len(g.heroes)):
            g.put_hero(h, field)


def place_creature_effect(g: Andor, f: Frame, effect: Effect) -> None:
    for field in fields_of(g, f, effect.at):
        place_creature(g, effect.what, field)


def place_skeleton_effect(g: Andor, f: Frame, effect: Effect) -> None:
    for field in fields_of(g, f, effect.at):
        place_skeleton(g, field)


def place_figure(g: Andor, f: Frame, effect: Effect) -> None:
    for field in fields_of(g, f, effect.at):
        if effect.form == "base":
            g.base = field
            g.base_kind = effect.what
            g.emit(ev.BasePlaced(effect.what, field))
        elif effect.form == "item":
            if tokens_left(g, RADAN) == 0:
                g.lay(field, RADAN)
                g.found_radan = field
        elif g.find_foe(effect.what) is None:
            g.add_foe(effect.what, field)


def place_token(g: Andor, f: Frame, effect: Effect) -> None:
    fields = fields_of(g, f, effect.at)
    if effect.form == "item":
        for field in fields:
            place_item(g, field, effect.what, effect.flag)
    elif effect.form == "large":
        for field in fields:
            if all((token.kind, token.face) != (LARGE_TOKEN, effect.what) for token in g.tokens):
                g.add_token(Token(LARGE_TOKEN, field, effect.what, not effect.flag))
    elif effect.what == FOG:
        faces = shuffled_faces(g, FOG)
        for field, face in zip(fields, faces, strict=False):
            g.add_token(Token(FOG, field, face, False))
    elif effect.what == CAVE:
        if not g.cave_supply:
            g.cave_supply = tuple(shuffled_faces(g, CAVE))
        for field in fields:
            refill_cave(g, field)
    elif effect.what == CROSS:
        hidden = list(effect.ids)
        g.shuffle(hidden)
        for i, field in enumerate(fields[: pieces_left(g, CROSS, g.legend.crosses)]):
            g.add_token(Token(CROSS, field, hidden[i] if hidden else NONE, not hidden))
    else:
        for field in fields[: pieces_left(g, SPRING, g.legend.springs)]:
            g.add_token(Token(SPRING, field, NONE, True))


def pieces_left(g: Andor, kind: int, pieces: int) -> int:
    """How many tokens of a kind are not on the board, of so many in the box."""
    return max(0, pieces - sum(token.kind == kind for token in g.tokens))


def place_item(g: Andor, field: int, item: int, only_if_none: bool) -> None:
    """Articles come from the equipment board, the rest from the box."""
    if only_if_none and item in g.items_on(field):
        return
    piece = STARWORT if item == GROWING else item
    if g.supply[piece] > 0:
        g.to_supply(piece, -1)
    elif g.box[piece] > 0:
        take_from_box(g, piece)
    else:
        return
    g.lay(field, item)


def shuffled_faces(g: Andor, kind: int) -> list[int]:
    """The tokens of a kind that are still in the box."""
    faces = [face.index for face in g.legend.faces if face.token == kind for _ in range(face.count)]
    for gone in (*(token.face for token in g.tokens if token.kind == kind), *g.turned):
        if gone in faces:
            faces.remove(gone)
    g.shuffle(faces)
    return faces


def refill_cave(g: Andor, field: int) -> None:
    """A token from the supply, if there is one left. [andor.sunrise.040]"""
    if g.cave_supply:
        face = g.cave_supply[-1]
        g.cave_supply = g.cave_supply[:-1]
        g.add_token(Token(CAVE, field, face, False))


def remove_piece(g: Andor, f: Frame, effect: Effect) -> None:
    fields = fields_of(g, f, effect.at)
    if effect.form == "item":
        for h, hero in enumerate(g.heroes):
            while effect.what in hero.bag and (not fields or hero.field in fields):
                g.take_from_bag(h, effect.what)
                g.out_of_game(effect.what)
                g.emit(ev.ItemUsed(h, effect.what))
        for entry in g.lying:
            if entry % 100 == effect.what and (not fields or entry // 100 in fields):
                g.lift(entry // 100, effect.what)
                g.out_of_game(effect.what)
                g.emit(ev.ItemLost(effect.what, entry // 100))
    elif effect.form == "token":
        for token in g.tokens:
            if token.kind == effect.what and (not fields or token.field in fields):
                g.remove_token(token)
    else:
        for foe in g.foes:
            if foe.kind == effect.what and (not fields or foe.field in fields):
                g.remove_foe(foe, False)


def equipment_board(g: Andor, f: Frame, effect: Effect) -> None:
    """[andor.equipment.010]"""
    supply = list(g.supply)
    for item in effect.ids:
        supply[item] = g.legend.equipment[item]
    g.supply = tuple(supply)


def event_deck(g: Andor, f: Frame, effect: Effect) -> None:
    deck = [event.index for event in g.legend.events if event.index not in (effect.n, effect.what)]
    g.shuffle(deck)
    g.peeked = () if effect.what == NONE else (effect.what,)
    g.event_deck = (*deck, *g.peeked)


def draw_event_effect(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.event", NOBODY, max(finder_of(f), NONE))


def reveal_tokens(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.reveal_token", NOBODY, effect.what)


@chooser("reveal", by=whole_party)
def any_closed(g: Andor, f: Frame) -> list[Act]:
    return [act("token", token.field) for token in g.tokens if token.kind == f.source and not token.open]


@step("andor.reveal_token", any_closed)
def reveal_token(g: Andor, f: Frame, field: Act) -> None:
    """The table turns a token up; it is not activated. [andor.telescope.030]"""
    token = g.token_on(field.id, f.source)
    if token is not None:
        g.turn_token(token, True)


def cave_dweller(g: Andor, f: Frame, effect: Effect) -> None:
    """The hero is held until one round beats the number. [andor.cave_dweller.010, andor.cave_dweller.050]"""
    h = finder_of(f)
    if h != NONE:
        g.heroes[h].held = g.heroes[h].field
        g.emit(ev.HeroHeld(h, g.heroes[h].field))


def springs(g: Andor, f: Frame, effect: Effect) -> None:
    for token in g.tokens:
        if token.kind == SPRING and token.open != effect.flag:
            g.turn_token(token, effect.flag)


def move_creature_effect(g: Andor, f: Frame, effect: Effect) -> None:
    """Guardians only if the card names them: nothing else moves them but movement tokens."""
    found = [
        foe
        for foe in g.foes
        if g.legend.foes[foe.kind].kind == CREATURE
        and (g.legend.foes[foe.kind].figure == effect.what or (effect.what == NONE and foe.kind != GUARDIAN))
    ]
    if not found:
        return
    foe = found[0] if effect.form == "lowest" else found[-1]
    if effect.form == "nearest_base":
        foe = min(found, key=lambda other: (steps_to_base(g, other), other.field))
    for _ in range(effect.n):
        moving = g.foe(foe.uid)
        if moving is not None and not g.finished:
            move_creature(g, moving)
    if effect.n < 0:
        move_back(g, foe, -effect.n)


def steps_to_base(g: Andor, foe: Foe) -> int:
    field = foe.field
    for steps in range(len(g.board.arrow)):
        if field == g.base:
            return steps
        if field == NONE:
            break
        field = arrow_from(g, field)
    return len(g.board.arrow)


def move_back(g: Andor, foe: Foe, steps: int) -> None:
    """Back against the arrows, the lowest number where several lead here, over free fields."""
    field = foe.field
    for _ in range(steps):
        before = [
            other for other in g.adjacent(field) if arrow_from(g, other) == field and not g.creature_on(other)
        ]
        if not before:
            break
        field = min(before)
    if field != foe.field:
        g.move_foe(foe, field)
        arrive(g, foe.uid)


def move_skeletons_effect(g: Andor, f: Frame, effect: Effect) -> None:
    move_skeletons(g, effect.ids[0], effect.ids[1])


def move_krahders(g: Andor, f: Frame, effect: Effect) -> None:
    for kind in range(len(g.legend.foes)):
        move_krahder(g, kind, effect.n)


def subdue_skeleton(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.subdue", NOBODY)


@chooser("subdue", by=whole_party)
def any_standing(g: Andor, f: Frame) -> list[Act]:
    return [
        act("foe", foe.uid) for foe in g.foes if g.legend.foes[foe.kind].kind == SKELETON and not foe.down
    ]


@step("andor.subdue", any_standing)
def subdue(g: Andor, f: Frame, skeleton: Act) -> None:
    foe = g.foe(skeleton.id)
    if foe is not None:
        g.lay_down(foe, True)


def move_wagon(g: Andor, f: Frame, effect: Effect) -> None:
    """Along the road to where a goal wants it, stopping before a foe. [andor.dwarf_road.020]"""
    goals = [goal.fields[0] for goal in g.legend.goals if goal.type == "wagon_at"]
    field = g.base
    for _ in range(effect.n):
        if not goals or field == goals[0]:
            return
        here = g.board.road_place[field]
        there = g.board.road_place[goals[0]]
        after = g.board.road[here + 1] if there > here else g.board.road[here - 1]
        if after not in g.adjacent(field) or bars_wagon(g, after):
            return
        g.owe("andor.wagon", NOBODY, after)
        field = after


def bridge(g: Andor, f: Frame, effect: Effect) -> None:
    if effect.flag:
        g.bridges |= 1 << effect.what
        g.emit(ev.BridgeLaid(effect.what))
    else:
        g.bridges &= ~(1 << effect.what)
        g.emit(ev.BridgeLifted(effect.what))


def jump_line(g: Andor, f: Frame, effect: Effect) -> None:
    for i, line in enumerate(g.board.lines):
        if (line.a, line.b) == effect.ids or (line.b, line.a) == effect.ids:
            values = list(g.jump_values)
            values[i] = effect.willpower
            g.jump_values = tuple(values)
            g.emit(ev.JumpChanged(i, effect.willpower))


def reveal_final_foe_effect(g: Andor, f: Frame, effect: Effect) -> None:
    for field in fields_of(g, f, effect.at):
        reveal_final_foe(g, effect.what, field)


def march(g: Andor, f: Frame, effect: Effect) -> None:
    g.marches = (*g.marches, f.source // 100 * 1000 + f.n)


def strengthen(g: Andor, f: Frame, effect: Effect) -> None:
    strengths = list(g.stronger_foes)
    strengths[effect.what] += effect.strength
    g.stronger_foes = tuple(strengths)
    g.emit(ev.FoeStrengthened(effect.what, effect.strength))


def golden_shields(g: Andor, f: Frame, effect: Effect) -> None:
    g.shield_count = min(max(0, g.shield_count + effect.n), MOST_SHIELDS)
    g.emit(ev.GoldenShields(g.shield_count))


def sunrise(g: Andor, f: Frame, effect: Effect) -> None:
    for symbol in effect.ids:
        g.enabled |= 1 << symbol
    for symbol in effect.others:
        g.enabled &= ~(1 << symbol)


def skip_symbol(g: Andor, f: Frame, effect: Effect) -> None:
    g.skipped |= 1 << effect.what


def overtime_piece(g: Andor, f: Frame, effect: Effect) -> None:
    """With grade 1 it is turned to -1 instead of going away. [andor.difficulty.040]"""
    g.piece = MINUS_1 if effect.what == NO_PIECE and g.grade(1) else effect.what
    g.emit(ev.PieceLaid(g.piece))


def narrator(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.narrator", NOBODY)


def star_later(g: Andor, f: Frame, effect: Effect) -> None:
    """A star some letters ahead, at most on M. [andor.component.320]"""
    letter = min(g.narrator + effect.n, 12)
    g.later = (*g.later, letter * 1000 + effect.what)
    g.cards_live |= 1 << effect.what


def read_effect(g: Andor, f: Frame, effect: Effect) -> None:
    if may_read(g, effect.what):
        read_card(g, effect.what, finder_of(f))


def arm(g: Andor, f: Frame, effect: Effect) -> None:
    g.cards_live |= 1 << effect.what


def add_rule(g: Andor, f: Frame, effect: Effect) -> None:
    g.add_rule(effect.what)
    if NAMED_RULES[effect.what] == "creatures_stronger":
        g.stronger = effect.strength
    elif 1 << effect.what == LATE_HOURS_DEARER:
        g.dearer = effect.strength
    elif 1 << effect.what == BRIDGE_CARRIED:
        g.bridge_site = effect.others[0]
    if effect.n == NEXT_SUNRISE:
        g.until_sunrise = (*g.until_sunrise, effect.what)
    elif effect.n == NEXT_MOVEMENT_TOKEN:
        g.until_token = (*g.until_token, effect.what)


def drop_rule(g: Andor, f: Frame, effect: Effect) -> None:
    g.drop_rule(effect.what)


def goal(g: Andor, f: Frame, effect: Effect) -> None:
    open_goal(g, effect.what)


def fail_if(g: Andor, f: Frame, effect: Effect) -> None:
    g.fails = (*g.fails, effect.what)


def win_if(g: Andor, f: Frame, effect: Effect) -> None:
    g.win_if = effect.what


def roll(g: Andor, f: Frame, effect: Effect) -> None:
    script = effect.ids[g.roll(6) - 1]
    g.owe(SCRIPT, NOBODY, script_source(script, finder_of(f), payer_of(f)))


def end(g: Andor, f: Frame, effect: Effect) -> None:
    g.finish(effect.flag)


# -- the table of words --------------------------------------------------------------------------------

FOR_HEROES: Final = ("gain", "lose", "set_willpower", "agren", "peek_event", "add_rule")
EFFECTS: Final[dict[str, Callable[[Andor, Frame, Effect], None]]] = {
    "apply_setup": apply_setup,
    "place_heroes": place_heroes,
    "place_creature": place_creature_effect,
    "place_skeleton": place_skeleton_effect,
    "place_figure": place_figure,
    "place_token": place_token,
    "remove": remove_piece,
    "equipment_board": equipment_board,
    "event_deck": event_deck,
    "draw_event": draw_event_effect,
    "reveal_tokens": reveal_tokens,
    "cave_dweller": cave_dweller,
    "springs": springs,
    "move_creature": move_creature_effect,
    "move_skeletons": move_skeletons_effect,
    "move_krahders": move_krahders,
    "subdue_skeleton": subdue_skeleton,
    "move_wagon": move_wagon,
    "bridge": bridge,
    "jump_line": jump_line,
    "reveal_final_foe": reveal_final_foe_effect,
    "march": march,
    "strengthen": strengthen,
    "golden_shields": golden_shields,
    "sunrise": sunrise,
    "skip_symbol": skip_symbol,
    "overtime_piece": overtime_piece,
    "narrator": narrator,
    "star_later": star_later,
    "read": read_effect,
    "arm": arm,
    "add_rule": add_rule,
    "drop_rule": drop_rule,
    "goal": goal,
    "fail_if": fail_if,
    "win_if": win_if,
    "choice": choice,
    "roll": roll,
    "end": end,
}
