"""Duels and guard fights: from what was agreed to the first unit on the board. [heroes.setup, hero, deck]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.book.ai_hero import CASTABLE
from fabletop.games.heroes.cards.levels import FOUND, TO_DECK, reach_level
from fabletop.games.heroes.combat.pieces import AI_HERO, GUARDS, HERO, Camp
from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import (
    ABILITY,
    ARTIFACT,
    DIFFICULTIES,
    NEUTRAL,
    NONE,
    SPELL,
    UnitDef,
)
from fabletop.games.heroes.load import content, read_rules
from fabletop.games.heroes.options import MODES, OPTIONS
from fabletop.games.heroes.state.game import (
    ABILITIES,
    ARTIFACTS,
    HAND_LIMIT,
    SPELLS,
    Heroes,
    Plan,
    Printed,
    heroes_from_data,
)
from fabletop.games.heroes.state.player import Player
from fabletop.games.registration import agree
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state
from fabletop.kernel.step import chooser, step

ANY_HERO: Final = act("random_hero")
VALUABLE: Final = 6  # gold that a valuable is worth when an army is mustered [heroes.trade.030]
RANDOM: Final = -2
STATISTICS: Final = ("attack", "defence", "power", "knowledge")


class Agreed:
    """The options of a game, checked."""

    def __init__(self, options: Mapping[str, Any], seats: int) -> None:
        agreed = agree("heroes", OPTIONS, options)
        self.mode: str = agreed["mode"]
        allowed = next(mode.seats for mode in MODES if mode.name == self.mode)
        if seats not in allowed:
            need = " or ".join(str(n) for n in allowed)
            raise BadSetup(f"{self.mode} is for {need} players, not {seats}", "heroes.overview.010")
        self.level: int = agreed["level"]
        self.budget: int = agreed["budget"]
        self.artifacts: int = agreed["artifacts"]
        self.spells: int = agreed["spells"]
        self.gold: int = agreed["gold"]
        self.movement: int = agreed["movement"]
        self.field: int = agreed["field"]
        self.difficulty = DIFFICULTIES.index(agreed["difficulty"])
        self.skill: str = agreed["skill"]
        self.siege: bool = agreed["siege"]
        if self.siege and self.mode == "guards":
            raise BadSetup("guards have no walls", "heroes.siege.010")
        self.fighters = 2 if self.mode != "guards" else 1
        self.heroes = self.agree_on_heroes(options)
        self.armies = self.agree_on_armies(options)

    def agree_on_heroes(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """One for each side that a hero leads. [heroes.setup.020, heroes.setup.040]"""
        wanted = options.get(
            "heroes", ["choose", "random" if self.mode == "ai" else "choose"][: self.fighters]
        )
        if not isinstance(wanted, list | tuple) or len(wanted) != self.fighters:
            raise BadSetup(f"heroes are one for each of the {self.fighters} sides", "heroes.setup.040")
        known = content().hero_by_id
        found: list[int] = []
        for name in wanted:
            if name == "choose":
                found.append(NONE)
            elif name == "random":
                found.append(RANDOM)
            elif not isinstance(name, str) or name not in known:
                raise BadSetup(f"there is no hero {name!r}; there are choose, random, {', '.join(known)}")
            else:
                faction = content().heroes[known[name]].faction
                if any(h >= 0 and content().heroes[h].faction == faction for h in found):
                    raise BadSetup("each side takes a different faction", "heroes.setup.020")
                found.append(known[name])
        if self.mode == "ai" and found[1] == NONE:
            found[1] = RANDOM
        return tuple(found)

    def agree_on_armies(self, options: Mapping[str, Any]) -> tuple[tuple[int, ...] | str, ...]:
        """Chosen within the budget, drawn at random, or named: `castle.griffins`, `castle.griffins:pack`."""
        wanted = options.get("armies", "choose")
        if isinstance(wanted, str):
            wanted = [wanted] * self.fighters
        if not isinstance(wanted, list | tuple) or len(wanted) != self.fighters:
            raise BadSetup("armies are choose, random, or a list of units for each side")
        return tuple(agree_on_army(army) for army in wanted)


def agree_on_army(army: object) -> tuple[int, ...] | str:
    if army in ("choose", "random"):
        return str(army)
    if not isinstance(army, list | tuple) or not army:
        raise BadSetup(f"an army is choose, random or a list of units, not {army!r}")
    codes = []
    for name in army:
        id, _, face = str(name).partition(":")
        if id not in content().unit_by_id or face not in ("", "few", "pack"):
            raise BadSetup(f"there is no unit {name!r}; units are named like castle.griffins:pack")
        unit = content().units[content().unit_by_id[id]]
        pack = int(face == "pack")
        if pack and len(unit.faces) < 2:
            raise BadSetup(f"{id} has no Pack side", "heroes.unit.010")
        codes.append(unit.index * 2 + pack)
    return tuple(codes)


# -- the box ----------------------------------------------------------------------------------------------


@cache
def open_box(
    ruleset: str, seats: int, mode: str, siege: bool, field: int, difficulty: int, skill: str
) -> Printed:
    """What games of one kind share."""
    plan = Plan()
    plan.mode, plan.siege, plan.field, plan.difficulty = mode, siege, field, difficulty
    plan.skill = content().card_by_id[skill]
    c = content()
    return Printed(
        read_rules(ruleset),
        c.units,
        c.cards,
        c.heroes,
        c.ai_cards,
        c.unit_by_id["structure.arrow_tower"],
        seats,
        plan,
    )


def printed_for(setup: Setup, agreed: Agreed) -> Printed:
    return open_box(
        setup.ruleset, setup.seats, agreed.mode, agreed.siege, agreed.field, agreed.difficulty, agreed.skill
    )


def new_game(setup: Setup) -> Heroes:
    """A game laid out up to the choice of heroes."""
    agreed = Agreed(setup.options, setup.seats)
    g = Heroes(first_state(setup.seed), printed_for(setup, agreed))
    g.players = [new_player(agreed) for _ in range(max(setup.seats, agreed.fighters))]
    lay_out_decks(g)
    g.combat.siege = agreed.siege
    g.combat.level = agreed.field if agreed.mode == "guards" else 0
    g.combat.camps = camps_of(agreed, setup.seats)
    for side in range(agreed.fighters):
        hero = agreed.heroes[side]
        if hero >= 0:
            take_hero(g, side, hero)
    for side in range(agreed.fighters):
        hero = agreed.heroes[side]
        if hero == RANDOM:
            g.owe("heroes.random_hero", NOBODY, side)
        elif hero == NONE:
            g.owe("heroes.choose_hero", Seat(side), side)
    g.owe("heroes.turn_up", NOBODY)
    for side in range(agreed.fighters):
        prepare(g, agreed, side)
    if agreed.mode == "guards":
        g.owe("heroes.draw_guards", NOBODY)
    g.owe("heroes.first_hands", NOBODY)
    g.owe("heroes.begin_combat", NOBODY)
    return g


def game_from_data(setup: Setup, data: dict[str, Any]) -> Heroes:
    return heroes_from_data(printed_for(setup, Agreed(setup.options, setup.seats)), data)


def new_player(agreed: Agreed) -> Player:
    player = Player()
    player.experience = 2 * (agreed.level - 1)
    player.gold = agreed.gold
    player.movement = agreed.movement
    return player


def camps_of(agreed: Agreed, seats: int) -> list[Camp]:
    """Who leads each side and who decides for it. [heroes.combat_setup.120]"""
    if agreed.mode == "duel":
        return [Camp(HERO, Seat(0)), Camp(HERO, Seat(1))]
    if agreed.mode == "ai":
        return [Camp(HERO, Seat(0)), Camp(AI_HERO, NOBODY)]
    return [Camp(HERO, Seat(0)), Camp(GUARDS, Seat(1) if seats == 2 else NOBODY)]


def prepare(g: Heroes, agreed: Agreed, side: int) -> None:
    """What a side owes before it can fight: levels, treasures, an army."""
    army = agreed.armies[side]
    seat = g.combat.camps[side].seat
    if g.combat.camps[side].leader == HERO:
        for level in range(2, agreed.level + 1):
            g.owe("heroes.gain_level", seat, level)
        for _ in range(agreed.spells):
            g.owe("heroes.look", seat, SPELLS, 2 + FOUND * TO_DECK)
        for _ in range(agreed.artifacts):
            g.owe("heroes.look", seat, ARTIFACTS, 2 + FOUND * TO_DECK)
    if army == "choose" and seat >= 0:
        g.owe("heroes.muster", seat, side, agreed.budget)
    elif isinstance(army, str):
        g.owe("heroes.muster_at_random", NOBODY, side, agreed.budget)
    else:
        g.players[side].army = list(army)


@step("heroes.gain_level")
def gain_level(g: Heroes, f: Frame) -> None:
    reach_level(g, f.seat, f.source, TO_DECK)


# -- decks ------------------------------------------------------------------------------------------------


def lay_out_decks(g: Heroes) -> None:
    """Three common decks, and the neutral units by tier.
    [heroes.setup.190, heroes.artifact.020, heroes.neutral.010]"""
    for deck, kind in ((ABILITIES, ABILITY), (SPELLS, SPELL), (ARTIFACTS, ARTIFACT)):
        cards = [card.index for card in g.cards if card.kind == kind for _ in range(card.copies)]
        g.shuffle(cards)
        g.decks[deck] = cards
    for unit in g.units:
        if unit.faction == NEUTRAL:
            g.neutral[unit.tier].extend([unit.index] * unit.copies)
    for deck_of_tier in g.neutral:
        g.shuffle(deck_of_tier)


@step("heroes.turn_up")
def turn_up(g: Heroes, f: Frame) -> None:
    """When the heroes have their cards, the top card of each deck starts its discard pile.
    [heroes.setup.190]"""
    for number in range(len(g.decks)):
        deck, pile = g.common(number)
        pile.append(deck.pop())
    g.unveil()


def starting_deck(g: Heroes, hero: int) -> list[int]:
    """Nine cards: statistics, the ability, the first specialty and Magic Arrows.
    [heroes.deck.010, heroes.deck.020, heroes.hero.100, heroes.hero.110, heroes.hero.120, heroes.hero.130,
    heroes.hero.140, heroes.level.100]"""
    printed = g.printed.heroes[hero]
    by_id = content().card_by_id
    cards = [printed.ability, printed.specialties[0]]
    for name, n in zip(STATISTICS, printed.statistics, strict=True):
        cards.extend([by_id[name]] * n)
    cards.extend([by_id["magic_arrow"]] * printed.arrows)
    return cards


def take_hero(g: Heroes, side: int, hero: int) -> None:
    player = g.players[side]
    player.hero = hero
    player.faction = g.printed.heroes[hero].faction
    if g.combat.camps[side].leader == AI_HERO:
        lay_out_ai(g)
    else:
        starting = starting_deck(g, hero)
        player.deck.extend(starting)
        for card in starting:  # abilities and arrows are the same as in the common decks
            for number in range(len(g.decks)):
                if card in g.decks[number]:
                    g.common(number)[0].remove(card)
                    break
    g.emit(ev.HeroTaken(side, hero))


def lay_out_ai(g: Heroes) -> None:
    """The AI hero's own cards, and the spells that it knows how to cast. [heroes.ai_combat.010]"""
    g.ai_deck = []
    for kind, n in zip(("might", "magic", "skill"), g.printed.plan.ai_deck, strict=True):
        designs = [card.index for card in g.printed.ai_cards if card.kind == kind]
        g.ai_deck.extend([designs[g.chance(len(designs))] for _ in range(n)])
    g.shuffle(g.ai_deck)
    g.ai_spells = [
        card.index for card in g.cards if card.kind == SPELL and card.uses[0].does[0].word in CASTABLE
    ]
    g.shuffle(g.ai_spells)


# -- heroes -----------------------------------------------------------------------------------------------


def free_heroes(g: Heroes) -> list[int]:
    """Heroes of the factions that nobody has. [heroes.setup.020]"""
    taken = [player.faction for player in g.players]
    return [hero.index for hero in g.printed.heroes if hero.faction not in taken]


@chooser("hero")
def hero_to_take(g: Heroes, f: Frame) -> list[Act]:
    return [*(act("take_hero", hero) for hero in free_heroes(g)), ANY_HERO]


@step("heroes.choose_hero", hero_to_take)
def choose_hero(g: Heroes, f: Frame, hero: Act) -> None:
    """One of a faction that is still free. [heroes.setup.020, heroes.setup.040]"""
    if hero is ANY_HERO:
        free = free_heroes(g)
        take_hero(g, f.source, free[g.chance(len(free))])
    else:
        take_hero(g, f.source, hero.id)


@step("heroes.random_hero")
def random_hero(g: Heroes, f: Frame) -> None:
    free = free_heroes(g)
    take_hero(g, f.source, free[g.chance(len(free))])


# -- armies -----------------------------------------------------------------------------------------------


def worth(unit: UnitDef, face: int) -> int:
    """What a face costs in gold, valuables counted as gold. [heroes.unit_cost.010]"""
    return unit.faces[face].gold + VALUABLE * unit.faces[face].valuables


def purchases(g: Heroes, side: int, budget: int) -> list[Act]:
    """Units to recruit, each once, and units to reinforce, within the budget."""
    player = g.players[side]
    options: list[Act] = []
    for unit in g.units:
        if unit.faction != player.faction:
            continue
        few, pack = unit.index * 2, unit.index * 2 + 1
        full = g.rules.army_limit and len(player.army) >= g.rules.army_limit
        if few not in player.army and pack not in player.army:
            if worth(unit, 0) <= budget and not full:
                options.append(act("recruit", few))
        elif few in player.army and worth(unit, 1) <= budget:
            options.append(act("reinforce", few))
    return options


def buy(g: Heroes, side: int, purchase: Act) -> int:
    """Carry a purchase out. Returns its price. [heroes.unit.020, heroes.unit.030]"""
    army = g.players[side].army
    unit = g.units[purchase.id // 2]
    if purchase.verb == "recruit":
        army.append(purchase.id)
        g.emit(ev.UnitMustered(side, purchase.id))
        return worth(unit, 0)
    army[army.index(purchase.id)] = purchase.id + 1
    g.emit(ev.UnitMustered(side, purchase.id + 1))
    return worth(unit, 1)


@chooser("muster")
def army_to_muster(g: Heroes, f: Frame) -> list[Pick]:
    options: list[Pick] = [*purchases(g, f.source, f.n)]
    if g.players[f.source].army:
        options.append(PASS)
    return options


@step("heroes.muster", army_to_muster)
def muster(g: Heroes, f: Frame, purchase: Pick) -> None:
    """Recruit and reinforce until the budget is spent or one has enough. [heroes.unit.060]"""
    if isinstance(purchase, Act):
        g.then(muster, f.count(f.n - buy(g, f.source, purchase)))


@step("heroes.muster_at_random")
def muster_at_random(g: Heroes, f: Frame) -> None:
    budget = f.n
    options = purchases(g, f.source, budget)
    while options:
        budget -= buy(g, f.source, options[g.chance(len(options))])
        options = purchases(g, f.source, budget)
    if g.combat.camps[f.source].leader == AI_HERO:
        g.combat.reserve = tuple(g.players[f.source].army)


@step("heroes.draw_guards")
def draw_guards(g: Heroes, f: Frame) -> None:
    """Neutral units by the table; a hero far above them sees them flee.
    [heroes.neutral.020, heroes.combat_setup.060, heroes.quick_combat.010, heroes.quick_combat.020]"""
    plan = g.printed.plan
    if g.players[0].level >= plan.field + 1:
        g.emit(ev.GuardsFled(0, plan.field))
        g.finished = True
        g.victors = (Seat(0),)
        g.stack.clear()
        return
    reserve: list[int] = []
    for tier, n in enumerate(content().guards[plan.field][plan.difficulty], start=1):
        for _ in range(n):
            reserve.append(g.draw_neutral(tier) * 2)
    g.unveil()
    g.combat.reserve = tuple(reserve)
    g.emit(ev.GuardsDrawn(len(reserve)))


@step("heroes.first_hands")
def first_hands(g: Heroes, f: Frame) -> None:
    """Each hero's deck is shuffled and a hand drawn up to the limit. [heroes.level.010, heroes.turn.010]"""
    for camp in g.combat.camps:
        if camp.leader == HERO:
            player = g.players[camp.seat]
            g.shuffle(player.deck)
            g.draw(camp.seat, HAND_LIMIT[player.level] - len(player.hand))
    if g.combat.camps[DEFENDER].leader == AI_HERO and not g.combat.reserve:
        g.combat.reserve = tuple(g.players[1].army)
