"""From attack and die to damage, flips and falls. [heroes.unit, combat_round, unit_type]"""

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.blow import would_defeat
from fabletop.games.heroes.combat.dice import attack_die
from fabletop.games.heroes.combat.pieces import COMBAT, Lasting
from fabletop.games.heroes.defs import FEW, NONE
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule


@rule("heroes.combat_round.170", "heroes.combat_round.200", "heroes.combat_round.210", "heroes.unit.200")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 3), (1, 4)])
def test_damage_is_attack_and_die_minus_defence(die: int, damage: int) -> None:
    table = HeroesTable()
    champions = table.unit(0, "castle.champions", 9)  # 5
    knights = table.unit(1, "necropolis.dread_knights", 13)  # 2
    table.dice(die, 0, 0).attacks(champions, knights)
    assert table.damage(knights) == damage
    worked = table.happened(ev.BlowWorked)[0]
    assert (worked.attack, worked.die, worked.defence, worked.damage) == (5, die, 2, damage)


@rule("heroes.combat_round.170")
def test_the_three_faces_are_equally_likely() -> None:
    table = HeroesTable(seed=7)
    rolls = [attack_die(table.g) for _ in range(3000)]
    assert {die: round(rolls.count(die) / 1000, 0) for die in (-1, 0, 1)} == {-1: 1, 0: 1, 1: 1}


@rule("heroes.combat_round.210", "heroes.combat_round.220")
@pytest.mark.parametrize(("die", "damage"), [(-1, 0), (0, 0), (1, 1)])
def test_defence_can_take_it_all(die: int, damage: int) -> None:
    table = HeroesTable()
    zealots = table.unit(0, "castle.zealots", 5)  # 3
    dragons = table.unit(1, "necropolis.ghost_dragons", 17)  # 3
    table.dice(die).attacks(zealots, dragons)
    assert [event.damage for event in table.happened(ev.BlowWorked)] == [damage]
    assert table.damage(dragons) == damage


@rule("heroes.option.020")
def test_the_option_of_least_damage() -> None:
    table = HeroesTable(least_damage=1)
    marksmen = table.unit(0, "castle.marksmen", 1)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    table.dice(-1).attacks(marksmen, dragons)
    assert table.damage(dragons) == 1


@rule("heroes.unit.150", "heroes.unit.170", "heroes.combat_round.230")
def test_a_pack_turns_to_few_and_the_rest_carries_over() -> None:
    """The book's Zombies: 3 health, a Magic Arrow for 2, then Harpies for 3 against 1 defence."""
    table = HeroesTable("alamar", "sandro")
    harpies = table.unit(0, "dungeon.harpies:pack", 9)
    zombies = table.unit(1, "necropolis.zombies:pack", 13)
    table.hand(0, "magic_arrow", "power")
    table.acts(harpies).pick("cast magic_arrow", "empower power", "unit zombies")
    assert table.damage(zombies) == 2
    table.dice(-1).pick("attack zombies")
    table.rests()
    assert table.damage(zombies) == 0  # 3 - 1 - 1 = 1: it turns over just so
    assert table.piece(zombies).face == FEW


@rule("heroes.unit.150", "heroes.unit.170")
def test_zombies_and_harpies_with_magic_arrow() -> None:
    """The retail example: the attack deals 3 - 1 = 2, and one point of it lies on the Few."""
    table = HeroesTable("alamar", "sandro")
    harpies = table.unit(0, "dungeon.harpies:pack", 9)
    zombies = table.unit(1, "necropolis.zombies:pack", 13)
    table.hand(0, "magic_arrow", "power", "bless")
    table.acts(harpies).pick("cast magic_arrow", "empower power", "pass", "unit zombies")
    assert table.damage(zombies) == 2
    table.c.camps[0].spell_limit = 2  # so that no die disturbs the sum
    table.pick("attack zombies", "cast bless").rests()
    assert table.piece(zombies).face == FEW
    assert table.damage(zombies) == 1


@rule("heroes.unit.140")
@pytest.mark.parametrize(
    ("name", "health"), [("necropolis.skeletons", 2), ("castle.griffins", 4), ("castle.champions", 7)]
)
def test_health_is_the_damage_that_a_unit_takes_before_it_falls(name: str, health: int) -> None:
    table = HeroesTable()
    unit = table.unit(0, name, 5)
    for taken in range(1, health):
        table.g.wound(unit, 1)
        assert (table.stands(unit), table.damage(unit)) == (True, taken)
    table.g.wound(unit, 1)
    assert not table.stands(unit)


@rule("heroes.unit.160")
def test_a_few_that_loses_its_health_leaves_the_board() -> None:
    table = HeroesTable()
    champions = table.unit(0, "castle.champions", 9)
    skeletons = table.unit(1, "necropolis.skeletons", 13)
    table.dice(-1).attacks(champions, skeletons)
    assert not table.stands(skeletons)
    assert table.c.at[13] == -1


@rule("heroes.unit.150", "heroes.unit.160")
def test_a_great_blow_takes_a_pack_through_both_sides() -> None:
    table = HeroesTable()
    table.unit(0, "castle.archangels:pack", 9)
    skeletons = table.unit(1, "necropolis.skeletons:pack", 13)  # 2 + 2 health
    table.g.wound(skeletons, 4)
    assert not table.stands(skeletons)


@rule("heroes.combat_round.210", "heroes.combat_round.230")
@pytest.mark.parametrize(("face", "stands", "damage"), [("", False, 0), (":pack", True, 2)])
def test_archangels_against_vampires(face: str, stands: bool, damage: int) -> None:
    """The first edition's example: 6 + 2 - 1 = 7 against defence 1 and 4 health."""
    table = HeroesTable("catherine", "sandro", ruleset="first")
    archangels = table.unit(0, "castle.archangels", 12)
    vampires = table.unit(1, f"necropolis.vampires{face}", 17)
    table.hand(0, "attack", "attack")
    table.acts(archangels).dice(-1, 0).pick("attack vampires", "play attack", "play attack")
    assert table.stands(vampires) == stands
    assert table.damage(vampires) == damage
    assert len(table.happened(ev.AttackDeclared)) == (2 if stands else 1)  # the Few strike back


@rule("heroes.unit.200", "heroes.unit.210")
def test_crusaders_and_harpies() -> None:
    """The first edition's example: defence does not soften an arrow, but stops an attack of 1."""
    table = HeroesTable("alamar", "catherine", ruleset="first")
    harpies = table.unit(0, "dungeon.harpies", 12)
    crusaders = table.unit(1, "castle.crusaders", 17)
    table.hand(0, "magic_arrow", "power")
    table.acts(harpies).pick("cast magic_arrow", "empower power", "unit crusaders")
    assert table.damage(crusaders) == 2
    table.dice(-1, -1).pick("attack crusaders")
    assert table.damage(crusaders) == 2


@rule("heroes.combat_card.120")
@pytest.mark.parametrize("lent", [0, 1, 2])
@pytest.mark.parametrize(
    ("unit", "covers"),
    [
        ("necropolis.skeletons", ()),
        ("necropolis.skeletons:pack", ()),
        ("necropolis.skeletons", ("sandro_6",)),
        ("necropolis.skeletons:pack", ("sandro_1",)),
        ("necropolis.skeletons:pack", ("sandro_1", "sandro_6")),
        ("necropolis.wraiths:pack", ()),  # the two sides differ in health
    ],
)
@pytest.mark.parametrize("damage", [0, 1])
def test_what_would_defeat_a_unit_is_what_does(
    unit: str, covers: tuple[str, ...], lent: int, damage: int
) -> None:
    """An attack is called off before it lands: so much is foretold as would happen, with health that was lent
    to every side of the unit and every card that lies on it."""
    table = HeroesTable("catherine", "sandro")
    table.unit(0, "castle.champions", 9)
    uid = table.unit(1, unit, 13, damage=damage)
    for id in covers:
        table.g.cover(uid, card(id))
        table.g.wound(uid, damage)
    if lent:
        table.g.add_lasting(Lasting("health", 1, uid, lent, COMBAT, NONE, Seat(1)))
    fell = []
    for n in range(20):
        after = table.g.clone()
        after.wound(uid, n)
        fell.append(not after.fight.units[uid].stands)
        assert would_defeat(table.g, uid, n) == fell[n]
    assert (fell[0], fell[-1]) == (False, True)


@rule("heroes.unit_type.090", "heroes.unit_type.110", "heroes.combat_round.200")
def test_shooting_at_a_neighbour_rolls_two_dice_and_keeps_the_lower() -> None:
    table = HeroesTable()
    marksmen = table.unit(0, "castle.marksmen", 9)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.dice(1, 0, -1).attacks(marksmen, zombies)
    assert table.happened(ev.DiceRolled)[0].dice == (1, 0)
    assert table.damage(zombies) == 1  # 2 + 0 against 1


@rule("heroes.unit_type.100", "heroes.unit_type.110")
@pytest.mark.parametrize(
    ("ruleset", "mine", "theirs", "dice"),
    [
        *(("retail", 1, 17, 2), ("retail", 5, 17, 1), ("retail", 1, 13, 1), ("retail", 9, 17, 1)),
        *(("first", 1, 27, 2), ("first", 6, 27, 1), ("first", 1, 22, 1)),  # a board of six rows
    ],
)
@pytest.mark.parametrize("side", [0, 1])
def test_from_back_row_to_back_row_is_far(ruleset: str, side: int, mine: int, theirs: int, dice: int) -> None:
    """Each side counts from its own end of the board."""
    table = HeroesTable(ruleset=ruleset)
    last = table.c.board.spaces - 1
    marksmen = table.unit(side, "castle.marksmen", last - mine if side else mine)
    zombies = table.unit(1 - side, "necropolis.zombies", last - theirs if side else theirs)
    table.dice(*[1, 0][:dice]).attacks(marksmen, zombies)
    assert len(table.happened(ev.DiceRolled)[0].dice) == dice
    assert table.happened(ev.BlowWorked)[0].die == (1 if dice == 1 else 0)  # the lower of two


@rule("heroes.unit.130")
def test_attack_is_the_damage_before_anything_else() -> None:
    table = HeroesTable()
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    marksmen = table.unit(0, "castle.marksmen", 9)
    table.dice(-1).attacks(dragons, marksmen)
    assert table.happened(ev.BlowWorked)[0].attack == 6
    assert not table.stands(marksmen)
