"""Heroes, starting decks, armies and guards as a duel or a guard fight lays them out.
[heroes.hero, level, unit, neutral, difficulty]"""

from collections import Counter
from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.defs import (
    ABILITY,
    AZURE,
    BRONZE,
    CASTLE,
    DIFFICULTIES,
    DUNGEON,
    FEW,
    GOLD,
    NECROPOLIS,
    NEUTRAL,
    PACK,
    SILVER,
    SPECIALTY,
)
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.state.decks import ARTIFACTS, SPELLS
from fabletop.games.heroes.testing import HeroesTable, card, printed_unit, troop
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

EDITIONS = pytest.mark.parametrize("ruleset", ["retail", "first"])
BARE: dict[str, Any] = {"level": 1, "artifacts": 0, "spells": 0}
ARMIES = {
    "catherine": ["castle.griffins"],
    "rion": ["castle.griffins"],
    "mutare": ["dungeon.harpies"],
    "alamar": ["dungeon.harpies"],
    "tamika": ["necropolis.zombies"],
    "sandro": ["necropolis.zombies"],
}


def game(ruleset: str = "retail", seats: int = 2, **options: Any) -> HeroesTable:
    """A game laid out until the first choice."""
    table = HeroesTable()
    table.g = new_game(Setup("heroes", seats, 3, ruleset, options))
    table.g.events = table.events
    table.g.advance()
    return table


def duel(hero: str, ruleset: str = "retail", **options: Any) -> HeroesTable:
    """The hero attacks somebody of another faction at level 1."""
    other = "mutare" if hero in ("catherine", "rion") else "catherine"
    options = BARE | {"armies": [ARMIES[hero], ARMIES[other]]} | options
    return game(ruleset, heroes=[hero, other], **options)


def guard_fight(ruleset: str = "retail", **options: Any) -> HeroesTable:
    options = BARE | {"armies": [ARMIES["catherine"]]} | options
    return game(ruleset, seats=1, mode="guards", heroes=["catherine"], **options)


# -- heroes ---------------------------------------------------------------------------------------------


@rule("heroes.hero.010")
def test_every_faction_has_a_hero_of_might_and_one_of_magic() -> None:
    for faction in (CASTLE, DUNGEON, NECROPOLIS):
        kinds = [hero.magic for hero in content().heroes if hero.faction == faction]
        assert sorted(kinds) == [False, True]


@rule("heroes.hero.090", "heroes.hero.140")
def test_a_hero_card_says_all_that_a_hero_needs() -> None:
    for hero in content().heroes:
        assert len(hero.statistics) == 4
        assert content().cards[hero.ability].kind == ABILITY
        specialties = [content().cards[number] for number in hero.specialties]
        assert [card.kind for card in specialties] == [SPECIALTY] * 3
        assert [card.id for card in specialties] == [f"{hero.id}_{level}" for level in (1, 4, 6)]


DECKS = {  # attack, defence, power, knowledge, magic arrows, ability
    "catherine": (2, 2, 1, 1, 1, "leadership"),
    "rion": (1, 0, 2, 2, 2, "wisdom"),
    "mutare": (2, 2, 1, 1, 1, "tactics"),
    "alamar": (0, 0, 3, 2, 2, "wisdom"),
    "tamika": (1, 2, 2, 1, 1, "offense"),
    "sandro": (1, 0, 2, 2, 2, "sorcery"),
}


@EDITIONS
@rule(
    "heroes.hero.100",
    "heroes.hero.110",
    "heroes.hero.120",
    "heroes.hero.130",
    "heroes.hero.140",
    "heroes.level.100",
    "heroes.deck.010",
    "heroes.setup.150",
    "heroes.setup.160",
    "heroes.setup.170",
)
@pytest.mark.parametrize("hero", list(DECKS))
def test_the_starting_deck_follows_the_hero_card(ruleset: str, hero: str) -> None:
    table = duel(hero, ruleset)
    attack, defence, power, knowledge, arrows, ability = DECKS[hero]
    cards = Counter(table.in_hand(0) + table.in_deck(0))
    expected = Counter(
        {
            "attack": attack,
            "defence": defence,
            "power": power,
            "knowledge": knowledge,
            "magic_arrow": arrows,
            ability: 1,
            f"{hero}_1": 1,
        }
    )
    assert cards == +expected
    assert sum(cards.values()) == 9
    assert table.in_discard(0) == []


@EDITIONS
@rule("heroes.level.010", "heroes.level.030")
@pytest.mark.parametrize(("level", "hand"), [(1, 4), (5, 6)])
def test_the_first_hand_is_drawn_up_to_the_limit(ruleset: str, level: int, hand: int) -> None:
    table = duel("catherine", ruleset, level=level)
    while table.asked().kind in ("look", "search"):
        table.pick(table.options()[0])
    assert [len(table.in_hand(side)) for side in (0, 1)] == [hand, hand]


@rule("heroes.level.130", "heroes.level.150", "heroes.hero.140")
def test_a_hero_who_begins_higher_has_its_specialties_in_the_deck() -> None:
    for ruleset in ("retail", "first"):
        table = duel("catherine", ruleset, level=6)
        while table.asked().kind in ("look", "search"):
            table.pick(table.options()[0])
        cards = table.in_hand(0) + table.in_deck(0)
        assert {"catherine_1", "catherine_4", "catherine_6"} <= set(cards)
        assert len(cards) == 9 + 5


@EDITIONS
@rule("heroes.level.130", "heroes.level.150")
def test_what_earlier_levels_brought_is_shuffled_into_the_deck_and_not_kept_in_hand(ruleset: str) -> None:
    agreed = BARE | {"heroes": ["catherine", "mutare"], "armies": [["castle.griffins"], ["dungeon.harpies"]]}
    drawn = set()
    for seed in range(12):
        table = HeroesTable()
        table.g = new_game(Setup("heroes", 2, seed, ruleset, agreed | {"level": 6}))
        table.g.advance()
        while table.asked().kind in ("look", "search"):
            table.pick(table.options()[0])
        assert len(table.in_hand(0)) == 6
        drawn.add("catherine_4" in table.in_hand(0))
    assert drawn == {True, False}


@pytest.mark.parametrize(("treasure", "deck"), [("spells", SPELLS), ("artifacts", ARTIFACTS)])
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_hero_brings_treasures_each_of_two_that_were_found(treasure: str, deck: int, n: int) -> None:
    """They go into the deck, before the first hand is drawn."""
    table = duel("catherine", "retail", **{treasure: n})
    kept: list[list[int]] = [[], []]
    for _ in range(2 * n):  # for both heroes
        if table.asked().kind == "look":
            table.pick("look")
        found = table.g.top_of(deck, 2)
        assert table.options() == [f"card {table.g.cards[one].id}" for one in found]
        kept[table.asked().seat].append(found[0])
        table.pick(table.options()[0])
    assert table.asked().kind == "deploy_space"
    for player, treasures in zip(table.g.players, kept, strict=True):
        owned = Counter(player.deck + player.hand)
        assert owned.total() == 9 + n
        assert owned >= Counter(treasures)


@rule("heroes.hero.040")
def test_a_main_hero_has_three_movement_points() -> None:
    assert [hero.movement for hero in duel("catherine").g.heroes] == [3, 3]


# -- armies ---------------------------------------------------------------------------------------------


@rule("heroes.unit.020", "heroes.unit.030")
def test_units_begin_as_few_and_are_turned_by_reinforcing() -> None:
    table = duel("catherine", armies=["choose", ARMIES["mutare"]], budget=7)
    table.asks(0, "muster")
    assert not [name for name in table.options() if name.startswith("reinforce")]
    table.pick("recruit castle.halberdiers")
    assert table.g.players[0].army == (troop("castle.halberdiers"),)
    table.pick("reinforce castle.halberdiers")
    assert table.g.players[0].army == (troop("castle.halberdiers:pack"),)
    assert not [name for name in table.options() if "halberdiers" in name]
    assert [event.face for event in table.happened(ev.UnitMustered)] == [0, 1]


@rule("heroes.unit_cost.010")
@pytest.mark.parametrize(
    ("first", "wanted"),
    [
        ("castle.halberdiers", "reinforce castle.halberdiers"),
        ("castle.champions", "reinforce castle.champions"),  # a valuable more
        ("castle.halberdiers", "recruit castle.griffins"),
        ("castle.halberdiers", "recruit castle.archangels"),
    ],
)
def test_what_an_army_costs_stays_within_the_budget_to_the_last_gold(first: str, wanted: str) -> None:
    """A valuable counts as six gold."""
    verb, id = wanted.split()
    few = printed_unit(first).faces[FEW]
    face = printed_unit(id).faces[PACK if verb == "reinforce" else FEW]
    price = few.gold + face.gold + 6 * face.valuables
    for short in (0, 1):
        table = duel("catherine", armies=["choose", ARMIES["mutare"]], budget=price - short)
        table.pick(f"recruit {first}")
        assert table.offers(wanted) == (short == 0)
    table = duel("catherine", armies=["choose", ARMIES["mutare"]], budget=price)
    table.pick(f"recruit {first}", wanted)
    assert table.asked().kind.startswith("deploy"), "nothing is left to spend"


@rule("heroes.unit.060")
def test_an_army_may_be_larger_than_what_fights_but_not_in_the_first_edition() -> None:
    names = ["halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions"]
    for ruleset in ("retail", "first"):
        table = duel("catherine", ruleset, armies=["choose", ARMIES["mutare"]], budget=99)
        for name in names[:5]:
            table.pick(f"recruit castle.{name}")
        assert table.offers("recruit castle.champions") == (ruleset == "retail")
        assert table.offers("reinforce castle.halberdiers")
    table = duel("catherine", armies=["choose", ARMIES["mutare"]], budget=99)
    table.pick(*(f"recruit castle.{name}" for name in names))
    assert len(table.g.players[0].army) == 6


@rule("heroes.unit.030")
def test_reinforcing_on_the_board_turns_the_card_and_keeps_the_damage() -> None:
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins", 0, damage=2)
    table.g.reinforce(griffins)
    assert (table.is_pack(griffins), table.damage(griffins)) == (True, 2)


# -- guards ---------------------------------------------------------------------------------------------


@EDITIONS
@rule("heroes.neutral.020")
@pytest.mark.parametrize(
    ("field", "difficulty", "drawn"),
    [
        (1, "easy", {BRONZE: 1}),
        (1, "impossible", {BRONZE: 3}),
        (3, "normal", {BRONZE: 2, SILVER: 1}),
        (5, "hard", {SILVER: 2, GOLD: 2}),
        (6, "impossible", {SILVER: 1, GOLD: 4}),
        (7, "easy", {AZURE: 1}),
        (7, "impossible", {AZURE: 2, GOLD: 2}),
    ],
)
def test_guards_are_drawn_by_the_table(
    ruleset: str, field: int, difficulty: str, drawn: dict[int, int]
) -> None:
    table = guard_fight(ruleset, field=field, difficulty=difficulty)
    tiers = Counter(table.g.units[kind].tier for kind, _ in table.c.camps[1].reserve)
    assert tiers == Counter(drawn)
    for tier in (BRONZE, SILVER, GOLD, AZURE):
        assert len(table.g.neutral[tier]) == in_the_box(tier) - drawn.get(tier, 0)
    assert [event.n for event in table.happened(ev.GuardsDrawn)] == [sum(drawn.values())]


def in_the_box(tier: int) -> int:
    """How many neutral units of a tier there are."""
    return sum(unit.copies for unit in content().units if unit.faction == NEUTRAL and unit.tier == tier)


@rule("heroes.neutral.070")
def test_other_guards_are_drawn_when_the_field_is_entered_again() -> None:
    table = guard_fight(field=1, difficulty="impossible")
    first = [kind for kind, _ in table.c.camps[1].reserve]
    table.g.neutral_piles[BRONZE] = first.copy()
    assert len(draw_guards(table.g, table.g.printed.guards[1][DIFFICULTIES.index("impossible")])) == 3
    assert table.g.neutral_piles[BRONZE] == first
    assert len(table.g.neutral[BRONZE]) == in_the_box(BRONZE) - 6


@rule("heroes.difficulty.010")
def test_there_are_four_difficulties() -> None:
    assert DIFFICULTIES == ("easy", "normal", "hard", "impossible")
    for difficulty in DIFFICULTIES:
        assert guard_fight(difficulty=difficulty).g.printed.plan.difficulty == DIFFICULTIES.index(difficulty)
    with pytest.raises(BadSetup):
        guard_fight(difficulty="heroic")


@rule("heroes.artifact.020")
def test_all_artifacts_are_one_shuffled_deck() -> None:
    table = duel("catherine")
    deck = table.g.decks[2] + table.g.piles[2]
    printed = [c.index for c in content().cards if c.rarity >= 0 for _ in range(c.copies)]
    assert sorted(deck) == sorted(printed)
    assert deck != sorted(deck)
    assert table.g.view(Seat(0)).decks.artifacts.size == len(printed) - 1
    assert card("speculum") in deck
