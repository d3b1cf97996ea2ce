"""Whatever happens is told: the chronicle, the animations and the triggers live on it."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.combat.pieces import PARALYSED, RETALIATED
from fabletop.games.heroes.combat.state import RETREAT
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.match import Setup

HERE, THERE = 9, 13
CHAMPIONS, ZOMBIES = 0, 1  # the units' numbers


def clash(ruleset: str = "retail") -> HeroesTable:
    """Champions beside Zombies that have already struck back."""
    table = HeroesTable(level=2, ruleset=ruleset)
    table.unit(0, "castle.champions", HERE)
    table.unit(1, "necropolis.zombies:pack", THERE, marks=RETALIATED)
    return table.hush()


def told(table: HeroesTable) -> list[tuple[object, ...]]:
    """All that was told since the table was laid out, except that a unit acts; cards by name."""
    lines = []
    for event in table.events:
        fields = {name: getattr(event, name) for name in type(event).FIELDS}
        if "card" in fields:
            fields["card"] = table.g.cards[fields["card"]].id
        lines.append((type(event).__name__, *fields.values()))
    return [line for line in lines if line[0] not in ("Activated", "Waited")]


# -- cards ----------------------------------------------------------------------------------------------


def test_a_spell_is_told_from_the_hand_to_its_target() -> None:
    table = clash().hand(0, "magic_arrow", "power").acts(CHAMPIONS)
    table.pick("cast magic_arrow", "empower power", "unit zombies")
    assert told(table) == [
        ("Cast", 0, "magic_arrow", 0),
        ("Played", 0, "power", 0),
        ("AddedPower", 0, "power", 1),
        ("Aimed", "magic_arrow", ZOMBIES, -1),
        ("Wounded", ZOMBIES, 2),
    ]


def test_a_space_is_told_as_a_target_too() -> None:
    table = clash().hand(0, "fireball").acts(CHAMPIONS).pick("cast fireball", f"space {THERE}", "space 17")
    assert told(table)[:3] == [
        ("Cast", 0, "fireball", 0),
        ("Aimed", "fireball", -1, THERE),
        ("Aimed", "fireball", -1, 17),
    ]


def test_what_was_paid_and_what_it_brought_is_told() -> None:
    table = clash().hand(0, "charm_of_mana", "wisdom", "estates").deck(0, "power", "power", "power")
    table.acts(CHAMPIONS).pick("play charm_of_mana", "card wisdom")
    cards = (card("power"),) * 3
    assert told(table) == [
        ("Played", 0, "charm_of_mana", 0),
        ("Discarded", 0, "wisdom"),
        ("Discarded", 0, "estates"),
        ("Drew", 0, 3, cards),
    ]


def test_resources_are_told() -> None:
    table = clash().hand(0, "estates").acts(CHAMPIONS).pick("play estates expert")
    assert told(table) == [("Played", 0, "estates", 1), ("GotResources", 0, 6, 0, 0)]


def test_an_effect_is_told_when_it_ends_and_where_its_card_goes() -> None:
    table = clash().hand(0, "haste", "mysticism").acts(CHAMPIONS)
    table.pick("cast haste", "unit champions", "play mysticism expert").hush()
    table.g.end_lasting(list(table.c.lasting))
    assert told(table) == [("EffectEnded", 0, "haste"), ("BackToHand", 0, "haste")]


def test_a_card_that_lies_on_a_unit_is_told_and_that_it_goes() -> None:
    table = HeroesTable("sandro", "catherine")
    skeletons = table.unit(0, "necropolis.skeletons:pack", HERE)
    table.unit(1, "castle.griffins", 19)
    table.hush().hand(0, "sandro_1").acts(skeletons).pick("play sandro_1")
    assert told(table)[-1] == ("Covered", skeletons, "sandro_1")
    table.hush().g.wound(skeletons, table.c.health_of(skeletons))
    assert told(table)[-1] == ("Flipped", skeletons, 0)


@pytest.mark.parametrize(
    ("ruleset", "use", "lines"),
    [
        ("retail", 0, [("Drew", 0, 1, (card("power"),))]),
        ("retail", 1, [("Discarded", 0, "estates"), ("Drew", 0, 1, (card("power"),))]),
        ("first", 3, [("RemovedFromGame", 0, "estates"), ("Drew", 0, 1, (card("power"),))]),
    ],
)
def test_what_a_token_of_morale_is_spent_for_is_told(
    ruleset: str, use: int, lines: list[tuple[object, ...]]
) -> None:
    table = clash(ruleset=ruleset).hand(0, "estates").deck(0, "power").having(0, morale=1).acts(CHAMPIONS)
    table.pick(f"morale {use}")
    if use == 1:
        table.pick("card estates")
    assert told(table) == [("SpentMorale", 0, use), *lines]


def test_morale_gained_and_lost_is_told() -> None:
    table = clash().hand(0, "leadership").acts(CHAMPIONS).pick("play leadership")
    assert told(table)[-1] == ("GotMorale", 0, 1)
    table.hush().g.strip_morale(table.c.camps[0].seat)
    assert told(table) == [("GotMorale", 0, -1)]


# -- units ----------------------------------------------------------------------------------------------


def test_units_that_change_places_are_told_with_both_spaces() -> None:
    table = clash()
    griffins = table.unit(0, "castle.griffins", 0)
    table.hush().hand(0, "tactics").acts(CHAMPIONS)
    table.pick("play tactics expert", "unit champions")
    assert told(table)[-2:] == [("Teleported", CHAMPIONS, HERE, 0), ("Teleported", griffins, 0, HERE)]


def test_moving_and_defending_are_told() -> None:
    table = clash().acts(CHAMPIONS).pick("move 8", "defend")
    assert told(table) == [("Moved", CHAMPIONS, HERE, 8), ("Defended", CHAMPIONS, 0)]


def test_the_paralysed_are_told_to_skip_and_to_be_free() -> None:
    table = clash()
    table.g.paralyse(CHAMPIONS)
    assert table.marked(CHAMPIONS, PARALYSED)
    table.acts(CHAMPIONS).rests()
    assert told(table) == [
        ("Paralysed", CHAMPIONS, 0),
        ("SkippedParalysed", CHAMPIONS, 0),
        ("Freed", CHAMPIONS, 0),
    ]


def test_a_die_that_counts_nothing_is_told() -> None:
    table = clash().hand(1, "shield_of_the_dwarven_lords").dice(1).attacks(CHAMPIONS, ZOMBIES)
    table.pick("pass", "play shield_of_the_dwarven_lords")
    assert told(table)[1:4] == [
        ("DiceRolled", CHAMPIONS, (1,), 0),
        ("Played", 1, "shield_of_the_dwarven_lords", 0),
        ("DieIgnored", CHAMPIONS, 0),
    ]


def test_a_unit_reinforced_on_the_board_is_told() -> None:
    table = clash()
    table.g.reinforce(CHAMPIONS)
    assert told(table) == [("Reinforced", CHAMPIONS, 0)]


# -- the field ------------------------------------------------------------------------------------------


def test_walls_are_told_as_they_rise_and_fall() -> None:
    table = clash()
    table.c.siege = table.c.tower = True
    table.g.move(CHAMPIONS, 4)
    table.hush().start("heroes.raise_walls", 1).pick("space 8")
    tower = len(table.c.units) - 1
    assert told(table) == [("WallsRose", 8), ("Deployed", tower, -1)]
    table.hush()
    for space in (9, 10, 11):
        table.g.break_wall(CHAMPIONS, space)
    assert told(table) == [("WallBroken", CHAMPIONS, space) for space in (9, 10, 11)]
    table.hush().acts(CHAMPIONS).pick("break 8")
    assert told(table) == [("WallBroken", CHAMPIONS, 8), ("TowerFell", tower, 0), ("Fell", tower, 0)]


def test_a_unit_is_told_with_its_space_as_it_is_placed() -> None:
    table = HeroesTable().army(0, "castle.griffins").army(1, "necropolis.zombies")
    table.start("heroes.begin_combat", NOBODY).pick("space 5")
    assert told(table)[:2] == [("CombatBegan", 0), ("Deployed", 0, 5)]


def test_what_a_further_round_costs_is_told() -> None:
    table = HeroesTable("catherine", "guards").having(0, movement=2)
    table.unit(0, "castle.griffins", 0)
    table.unit(1, "neutral.boars", 19)
    table.hush().start("heroes.go_on", 0).pick("pay_for_round")
    assert told(table)[:2] == [("PaidForRound", 0, 1), ("RoundBegan", 2)]


def test_who_flees_is_told_and_that_the_combat_is_over() -> None:
    table = clash(ruleset="first").start("heroes.next_unit", NOBODY).pick("retreat")
    assert told(table) == [("Retreated", 0), ("Fell", CHAMPIONS, 0), ("CombatEnded", 1, RETREAT)]


def test_heroes_are_told_as_they_are_taken() -> None:
    options = {"heroes": ["choose", "sandro"], "armies": "random", "level": 1}
    table = HeroesTable()
    table.g = new_game(Setup("heroes", 2, 3, "retail", options))
    table.g.events = table.events
    table.g.advance()
    table.hush().pick("take catherine")
    assert told(table)[0] == ("HeroTaken", 0, table.g.heroes[0].who)
