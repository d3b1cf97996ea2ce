"""How the planner for Andor reckons fights: held against every roll there is, one by one."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor.bots import odds
from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.bots.odds import Fighter, extras, fight_odds, fighter
from fabletop.games.andor.defs import FOES, Band, FoeDef
from fabletop.games.andor.fight.value import equal_dice
from fabletop.games.andor.testing import AndorTable

THREE = (3, 3, 3)
ONE = (1, 1, 1)


def foe_def(id: str) -> FoeDef:
    return AndorTable().g.legend.foes[FOES.index(id)]


def a_fighter(
    how: str = "best",
    dice: tuple[int, int, int] = ONE,
    strength: int = 1,
    willpower: int = 7,
    prices: tuple[int, ...] = (0,),
) -> Fighter:
    return Fighter(how, dice, strength, willpower, prices, 0, 0)


@given(
    st.integers(1, 10), st.integers(1, 6), st.sampled_from(["wargor", "mountain_skral"]), st.integers(1, 2)
)
def test_one_round_counts_every_roll(strength: int, willpower: int, id: str, dice: int) -> None:
    foe = foe_def(id)
    party = [a_fighter(dice=(dice, dice, dice), strength=strength)]
    won = lost = total = 0
    for ours in product(range(1, 7), repeat=dice):
        for theirs in product(range(1, 7), repeat=foe.dice(willpower)):
            lead = strength + max(ours) - foe.strength - equal_dice(theirs)
            won += lead >= willpower
            lost += max(0, -lead)
            total += 1
    found = fight_odds(foe, foe.strength, willpower, party, [])
    assert found.win == pytest.approx(won / total)
    assert found.loss == pytest.approx(min(20.0, lost / total))


def test_styles_of_rolling_are_kept_apart() -> None:
    """Three dice of which the best, the last or equal ones count are three different fights."""
    foe = foe_def("mountain_skral")
    shares = {
        how: fight_odds(foe, 6, 2, [a_fighter(how, THREE, 6)], []).win
        for how in ("best", "equal", "last", "mage")
    }
    assert len(set(shares.values())) == len(shares)


def test_a_foe_that_is_nearly_beaten_rolls_fewer_dice() -> None:
    """A mountain skral rolls three dice from 7 willpower on, two below. [andor.fight.110]"""
    foe = foe_def("mountain_skral")
    party = [a_fighter(dice=THREE, strength=9, willpower=20, prices=(0, 0))]
    after_one_round = 0.0
    rolls = odds.margin_chances((("best", 3),), "equal", 3)
    for place, chance in enumerate(rolls.chances):
        lead = 9 + rolls.low + place - 6
        if lead >= 8:
            after_one_round += chance
        elif lead > 0:
            left = fight_odds(foe, 6, 8 - lead, [a_fighter(dice=THREE, strength=9, willpower=20)], [])
            after_one_round += chance * left.win
        else:
            again = [a_fighter(dice=THREE, strength=9, willpower=20 + lead)]
            after_one_round += chance * fight_odds(foe, 6, 8, again, []).win
    assert fight_odds(foe, 6, 8, party, []).win == pytest.approx(after_one_round)


def test_a_hero_who_falls_below_a_band_rolls_fewer_dice() -> None:
    """[andor.hero_ability.020]"""
    foe = foe_def("mountain_skral")
    steady = fight_odds(foe, 6, 8, [a_fighter(dice=THREE, strength=7, willpower=8, prices=(0,) * 4)], [])
    shaken = fight_odds(foe, 6, 8, [a_fighter(dice=(1, 3, 3), strength=7, willpower=8, prices=(0,) * 4)], [])
    assert 0 < shaken.win < steady.win


def test_whoever_is_beaten_leaves_the_fight_to_the_others() -> None:
    """[andor.group_fight.170]"""
    foe = foe_def("mountain_skral")
    strong = a_fighter(dice=THREE, strength=8, willpower=14, prices=(0,) * 3)
    weak = a_fighter(strength=1, willpower=1, prices=(0,) * 3)
    both = fight_odds(foe, 6, 8, [strong, weak], [])
    assert both.win > fight_odds(foe, 6, 8, [strong], []).win


def test_overtime_is_paid_from_the_willpower_that_gives_dice() -> None:
    """[andor.overtime.020]"""
    table = AndorTable("thorn", "chada").hero("thorn", willpower=8, hours=6, strength=4)
    late = fighter(table.g, table.of("thorn"), 205, 3)
    assert late.prices == (0, 2, 2)
    walked = fighter(table.g, table.of("thorn"), 205, 1, walk=2)
    assert (walked.willpower, walked.prices) == (6, (2,))


def test_the_dwarf_is_at_home_where_the_fight_is() -> None:
    """[andor.hero_ability.120, andor.difficulty.070]"""
    board = AndorTable().g.board
    cave = board.is_cave.index(True)
    beside = next(field for field, near in enumerate(board.from_cave) if near and not board.is_cave[field])
    for grades, field, home in (((), cave, True), ((), beside, False), ((2,), beside, True)):
        table = AndorTable("kram", "chada", grades=grades).hero("kram", field=205, strength=3)
        found = fighter(table.g, table.of("kram"), field, 1)
        assert found.strength == (8 if home else 3)
        assert found.dice_at(1) == (3 if home else 1)


def test_the_white_cube_counts_once_or_rises_with_every_round() -> None:
    """[andor.hero_ability.080, andor.difficulty.050]"""
    once = fighter(AndorTable("thorn", "chada").g, AndorTable("thorn", "chada").of("thorn"), 205, 3)
    assert [once.cube_in(number) for number in range(3)] == [2, 0, 0]
    table = AndorTable("thorn", "chada", grades=(2,))
    rising = fighter(table.g, table.of("thorn"), 205, 3)
    assert [rising.cube_in(number) for number in range(3)] == [2, 3, 4]


def test_a_weapon_serves_one_round_or_the_whole_fight() -> None:
    """[andor.ancient_weapon.010, andor.difficulty.020]"""
    for grades, wanted in (((), [7, 0, 0]), ((1,), [7, 7, 7])):
        table = AndorTable("thorn", "chada", grades=grades)
        table.hero("thorn", bag=("axe", "sword_hilt", "sword_blade"))
        assert extras(table.g, [table.of("thorn")], 3) == wanted


def test_half_a_sword_is_none_and_a_brew_serves_twice() -> None:
    """[andor.ancient_weapon.090, andor.potion.060]"""
    table = (
        AndorTable("thorn", "chada").hero("thorn", bag=("sword_hilt",)).hero("chada", bag=("witchs_brew",))
    )
    heroes = [table.of("thorn"), table.of("chada")]
    assert extras(table.g, heroes, 3) == [odds.BREW_POINTS, odds.BREW_POINTS, 0]


def test_what_a_foe_cannot_bear_weakens_it() -> None:
    table = AndorTable("thorn", "chada", legend=14).all_at(235)
    table.hero("thorn", strength=8, willpower=14).hero("chada", strength=8, willpower=14)
    uid = table.foe("nomion", 235)
    plain = Mind(table.g).odds([0, 1], table.figure(uid), 235)
    table.hero("chada", bag=("crown",))
    crowned = Mind(table.g).odds([0, 1], table.figure(uid), 235)
    assert crowned.win > plain.win


def test_the_memory_of_fights_is_bounded() -> None:
    foe = foe_def("wargor")
    for strength in range(odds.MOST_KNOWN + 10):
        odds.remember((foe.index, strength), odds.Odds(0.0, 0.0, 0.0))
        assert len(odds._ODDS) <= odds.MOST_KNOWN


def test_a_fight_is_remembered_by_how_the_foe_rolls() -> None:
    """In a legend of somebody's own another foe may have the same number."""
    foe = foe_def("mountain_skral")
    other = FoeDef(
        foe.index,
        "other",
        foe.kind,
        foe.figure,
        foe.figures,
        foe.strength,
        foe.willpower,
        foe.die,
        (Band(0, 1),),
        foe.reward_strength,
        foe.reward_willpower,
        foe.holds,
        foe.marked_hero,
        foe.weak_to,
        foe.weakness,
    )
    party = [a_fighter(dice=THREE, strength=6)]
    assert fight_odds(foe, 6, 2, party, []).win < fight_odds(other, 6, 2, party, []).win
