"""A look ahead in Andor: which picks are thought about, and ten that decide a legend."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from fabletop.bots import Look
from fabletop.bots.driver import cut
from fabletop.bots.levels import LEVELS, SearchBot, levels_of
from fabletop.bots.search import Verdict, weigh
from fabletop.games import find_game
from fabletop.games.andor.bots import advise
from fabletop.games.andor.bots.judge import MOST, OWN, AndorJudge
from fabletop.games.andor.defs import LAST_LETTER
from fabletop.games.andor.testing import AndorTable

CAMP = 203
BESIDE_CAMP = 204  # from where the captain enters the camp at the next sunrise
ROLLOUTS = 24
HUGE = 40  # strength that beats anything in a round


def last_letter(legend: int, goal: str, foe: str, field: int) -> AndorTable:
    """One foe is left to beat, and the next sunrise is too late.  Thorn stands before it with one hour left
    and beats it in one round; Kram sleeps."""
    table = AndorTable("thorn", "kram", legend=legend).base(CAMP)
    table.open_goal(goal).can_fail().without("food")
    table.g.done_goals = sum(1 << one.index for one in table.g.legend.goals if one.id != goal)
    table.foe(foe, field)
    table.g.narrator = LAST_LETTER - 1
    table.hero("kram", in_box=True, hours=10, strength=HUGE)
    return table.hero("thorn", field=field, strength=HUGE, willpower=20, hours=9)


def verdict_on(table: AndorTable, luck: int = 1) -> Verdict:
    decision = table.asked()
    seat = decision.seat
    return weigh(Look(table.g, seat), cut(decision, seat), AndorJudge(), ROLLOUTS, luck)


def the_captain() -> AndorTable:
    return last_letter(11, "captain", "raid_captain", BESIDE_CAMP)


def before(legend: int, goal: str, foe: str, field: int) -> AndorTable:
    return last_letter(legend, goal, foe, field).turn("thorn")


def at_the_captain() -> AndorTable:
    return the_captain().turn("thorn")


def a_field_away() -> AndorTable:
    return the_captain().hero("thorn", field=CAMP, hours=8).turn("thorn")


def a_friend_is_there() -> AndorTable:
    """Only both together are strong enough."""
    table = the_captain()
    foe = table.g.foes[0]
    half = (table.g.strength_of(foe) + table.g.willpower_of(foe) + 12) // 2
    table.hero("thorn", strength=half)
    table.hero("kram", field=BESIDE_CAMP, in_box=False, hours=9, willpower=20, strength=half)
    return table.turn("thorn").pick("fight raid_captain")


def in_the_middle_of_it() -> AndorTable:
    """The captain is nearly beaten; left alone he would recover."""
    table = the_captain().hero("thorn", strength=6, hours=8)
    table.turn("thorn").pick("fight raid_captain").asks(0, "stay")
    assert table.g.fight is not None
    table.g.fight.willpower = 1
    return table.hero("thorn", strength=table.g.fight.strength + 4)


def the_gate() -> AndorTable:
    """Thorn is still inside the falling fortress, at the last hour; Kram is out."""
    table = AndorTable("thorn", "kram", legend=17).base(301).open_goal("escape").can_fail().without("food")
    table.g.done_goals = sum(1 << one.index for one in table.g.legend.goals if one.id != "escape")
    table.g.narrator = LAST_LETTER - 1
    table.hero("kram", field=326, in_box=True, hours=10)
    return table.hero("thorn", field=350, hours=9, willpower=12).turn("thorn")


TEN: dict[str, tuple[Callable[[], AndorTable], str]] = {
    "the captain is there": (at_the_captain, "fight"),
    "the captain is a field away": (a_field_away, f"go {BESIDE_CAMP}"),
    "a strong friend is asked along": (a_friend_is_there, "invite"),
    "nobody withdraws from the last fight": (in_the_middle_of_it, "on"),
    "out of the gate": (the_gate, "go 337"),
    **{
        f"{foe} is there": (partial(before, legend, goal, foe, field), "fight")
        for legend, goal, foe, field in (
            (12, "pack_mother", "pack_mother", 206),
            (13, "shadow", "shadow", 206),
            (14, "nomion", "nomion", 240),
            (15, "troll", "primordial_troll", 206),
            (16, "pale_king", "pale_king", 240),
        )
    },
}


@pytest.mark.parametrize("name", TEN)
def test_what_decides_a_legend_is_found(name: str) -> None:
    position, wanted = TEN[name]
    table = position()
    verdict = verdict_on(table)
    assert table.name_of(verdict.pick).startswith(wanted)
    others = [one.chance for one in verdict.options if one.visits and one.pick != verdict.pick]
    assert others
    assert verdict.of(verdict.pick).chance > max(others) + 0.4
    assert verdict == verdict_on(table)
    assert verdict.iterations <= ROLLOUTS


def test_there_are_ten() -> None:
    assert len(TEN) == 10


def test_all_levels_are_offered() -> None:
    assert levels_of(find_game("andor")) == LEVELS


def test_the_planner_comes_first_among_few_candidates() -> None:
    table = AndorTable("thorn", "kram", "chada", legend=11).base(CAMP).all_at(205)
    for field in (204, 206, 230):
        table.token("fog", field)
    for _ in range(4):
        table.foe("wargor", 205)
    table.turn("thorn")
    decision = table.asked()
    judge = AndorJudge()
    priors = judge.opening(table.g, decision.seat, decision, 1)
    own = advise(table.g, decision.seat, decision).pick
    assert priors[decision.options.index(own)] == OWN == max(priors)
    assert sum(prior > 0 for prior in priors) == MOST
    assert sum(priors) == pytest.approx(1)


def test_free_actions_and_small_questions_need_no_thought() -> None:
    table = AndorTable("thorn", "kram", legend=11).base(CAMP).all_at(205).lay("axe", 205).turn("thorn")
    bot = SearchBot("sharp")
    decision = cut(table.asked(), table.asked().seat)
    pick = bot.choose(Look(table.g, decision.seat), decision, 1)
    assert table.name_of(pick) == "take axe by thorn"
    assert bot.verdict is None


def test_the_party_wins_as_one() -> None:
    """Whoever's turn it is: the chance is that of all."""
    table = the_captain().hero("kram", field=CAMP, in_box=False, hours=0, willpower=20).turn("kram")
    verdict = verdict_on(table)
    assert verdict.of(verdict.pick).chance > 0.9
