"""The search plays Village: what is clearly best is found soon, for oneself and for one's side."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.bots.thought import thinking_little
from tests.games.village.bots.searching import picks

from fabletop.bots import Look, bot_pick, make_bot
from fabletop.bots.levels import judge_of
from fabletop.bots.search import Verdict, weigh
from fabletop.games.village.testing import VillageTable, card
from fabletop.kernel import Seat

ITERATIONS = 50


def weighed(table: VillageTable, iterations: int = ITERATIONS) -> Verdict:
    decision = table.asked()
    judge = judge_of(table.g)
    assert judge is not None
    return weigh(Look(table.g, decision.seat), decision, judge, iterations, 1)


def deadly(table: VillageTable) -> VillageTable:
    """Seat 0 has one life left, and the foe nothing but axes: whoever does not win now has lost."""
    return table.set(0, life=1).deck(1, *["battle_axe"] * 5).hand(1, *["battle_axe"] * 5)


def many_darts() -> VillageTable:
    """The boulder takes nine at most; of four darts together one more is no rare luck."""
    return deadly(VillageTable.plain(2).hand(0, "boulder", *["flame_dart"] * 4).set(1, life=10)).acts(
        0, mind=4
    )


def the_cure_first() -> VillageTable:
    """After the fireball there is no intelligence left, and the poison kills."""
    table = VillageTable.plain(2).hand(0, "fireball", "purify").set(0, life=2, poison=3).set(1, life=25)
    return table.acts(0, mind=3)


def the_rain_first() -> VillageTable:
    table = VillageTable.plain(2).hand(0, "healing_rain", "ice_shard").set(0, life=1, poison=1)
    return table.set(1, life=20).acts(0, mind=2)


def the_staff_is_for_spells() -> VillageTable:
    """Swung it takes four at most, as a spell three at least."""
    return deadly(VillageTable.plain(2).hand(0, "staff_of_fire").set(1, life=5)).acts(0, mind=3)


def no_time_for_monsters() -> VillageTable:
    """The orc would fall for sure; the foe does in every other case, and must."""
    table = VillageTable.plain(2).hand(0, "fireball").set(1, life=6)
    table.front(0, "orc", 1)
    return deadly(table).acts(0, mind=3).pick("play fireball")


def one_great_spell() -> VillageTable:
    """Intelligence for the boulder or for darts, which hardly scratch."""
    table = VillageTable.plain(2).hand(0, "flame_dart", "boulder", "flame_dart").set(1, life=4)
    return deadly(table).acts(0, mind=4)


def poison_kills() -> VillageTable:
    """Three of poison and two of life: without the potion the next turn is the last."""
    table = VillageTable.plain(2).hand(0, "great_healing_potion").set(0, life=2, poison=3).set(1, life=9)
    return table.acts(0)


def armour_in_time() -> VillageTable:
    """The axe takes six at least, and the armour keeps five of them off."""
    table = VillageTable.plain(2).hand(0, "plate_armor").set(0, life=5).set(1, life=9)
    return table.hand(1, "battle_axe", *["coin"] * 4).acts(0)


def the_dying_foe() -> VillageTable:
    """With five, one of two foes has fallen, and the other has one life left."""
    table = VillageTable.plain(5).hand(0, "long_sword").set(2, life=1).fallen(3)
    return table.acts(0).pick("play long_sword")


def help_for_the_mate() -> VillageTable:
    """With four, the mate across dies of poison unless healed; oneself is hardly scratched."""
    table = VillageTable.plain(4).hand(0, "purify").set(0, life=37).set(2, life=2, poison=3)
    table.set(1, life=9).set(3, life=9)
    return table.acts(0, mind=9).pick("play purify")


UNEXPECTED = {  # where the heuristic alone would pick something else
    many_darts: "play flame_dart",
    the_cure_first: "play purify",
    the_rain_first: "play healing_rain",
    the_staff_is_for_spells: "cast staff_of_fire",
    no_time_for_monsters: "hero 1",
}
CLEAR = {
    **UNEXPECTED,
    one_great_spell: "play boulder",
    poison_kills: "play great_healing_potion",
    armour_in_time: "play plate_armor",
    the_dying_foe: "hero 2",
    help_for_the_mate: "hero 2",
}


@pytest.mark.parametrize(("position", "best"), CLEAR.items(), ids=lambda one: getattr(one, "__name__", one))
def test_what_is_clearly_best_is_found_soon(position: Callable[[], VillageTable], best: str) -> None:
    table = position()
    assert table.name_of(weighed(table).pick) == best


@pytest.mark.parametrize("position", UNEXPECTED, ids=lambda one: str(one.__name__))
def test_the_search_finds_what_the_heuristic_does_not(position: Callable[[], VillageTable]) -> None:
    table = position()
    assert table.name_of(bot_pick(make_bot("steady"), table.g, Seat(0), 1)) != CLEAR[position]


def test_the_same_luck_gives_the_same_picks_in_the_plain_build_too() -> None:
    """Asked in another process, of the sources: whatever this one runs, the picks are the same."""
    root = Path(__file__).parents[4]
    plain = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "tests.games.village.bots.searching"]
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=plain, cwd=root).stdout
    assert told.strip() == str(picks())


def test_it_goes_by_nothing_that_it_cannot_see() -> None:
    """The foe's hand is dealt again, and the deck to come: the pick stays."""
    table = VillageTable("warrior", "mage").hand(0, "sword", "coin", "coin", "helmet").space(6, "long_sword")
    table.deck(0, "battle_axe", *["coin"] * 9).space(7, "orc").space(8, "plate_armor")
    table.deck(1, *["short_sword"] * 6, *["coin"] * 6).hand(1, "fireball", "fireball", "coin").acts(
        0, gold=60
    )
    with thinking_little(table.g, 40):
        found = {
            bot_pick(make_bot("sharp"), game, Seat(0), 5)
            for game in (table.g, *(table.g.imagine(Seat(0), luck) for luck in range(8)))
        }
    assert len(found) == 1


def test_small_questions_are_left_to_the_heuristic() -> None:
    table = VillageTable.plain(2).hand(1, "coin", "battle_axe")
    table.start("village.discard_one", 1, card("orcish_blade"))
    judge = judge_of(table.g)
    assert judge is not None
    sure = judge.sure(table.g, Seat(1), table.asked(), 1)
    assert sure is not None
    assert table.name_of(sure) == "coin"
    assert judge.sure(many_darts().g, Seat(0), many_darts().asked(), 1) is None


def test_to_buy_before_the_fight_is_no_candidate_yet_no_blunder_either() -> None:
    """Whoever slips buys too early rather than ending the turn with the sword in hand."""
    table = VillageTable("warrior", "mage").hand(0, "sword").space(6, "long_sword").space(7, "dagger")
    decision = table.acts(0, gold=90).asked()
    judge = judge_of(table.g)
    assert judge is not None
    names = [table.name_of(option) for option in decision.options]
    opening = dict(zip(names, judge.opening(table.g, Seat(0), decision, 1), strict=True))
    priors = dict(zip(names, judge.priors(table.g, Seat(0), decision, 1), strict=True))
    assert max(opening, key=lambda name: opening[name]) == "play sword"
    assert opening["buy 6"] < opening["end_turn"]
    assert priors["play sword"] > priors["buy 6"] > priors["end_turn"]
