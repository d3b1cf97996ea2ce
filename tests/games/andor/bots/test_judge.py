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
from fabletop.games.andor.bots.judge import DAYS, MOST, OWN, TO_THE_END, AndorJudge
from fabletop.games.andor.bots.load import judge, judge_for
from fabletop.games.andor.bots.plan import make_plan
from fabletop.games.andor.bots.tasks import OPEN_TOKEN, Errand, Task
from fabletop.games.andor.defs import LAST_LETTER
from fabletop.games.andor.testing import AndorTable

CAMP = 203
BESIDE_CAMP = 204  # from where the captain enters the camp at the next sunrise
ROLLOUTS = 24
FOGGY = (204, 206, 230)
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
    return weigh(Look(table.g, seat), cut(decision, seat), judge(table.g), ROLLOUTS, luck)


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


def before_fog(wargors: int) -> AndorTable:
    table = AndorTable("thorn", "kram", "chada", legend=11).base(CAMP).all_at(205)
    for field in FOGGY:
        table.token("fog", field)
    for _ in range(wargors):
        table.foe("wargor", 205)
    return table.turn("thorn")


def test_the_planner_comes_first_among_few_candidates() -> None:
    table = before_fog(wargors=4)
    decision = table.asked()
    priors = judge(table.g).opening(table.g, decision.seat, decision, 1)
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


def test_an_errand_comes_before_all_else_for_the_hero_who_is_sent() -> None:
    table = AndorTable("thorn", "kram", legend=11).base(CAMP).all_at(205)
    table.token("fog", 204).token("fog", 230).turn("thorn")
    near, far = sorted((make_plan(table.g).tasks[h] for h in (0, 1)), key=field_of)
    assert near is not None
    assert far is not None
    for hero, task in ((0, near), (0, far), (1, near), (1, far)):
        sent = make_plan(table.g, Errand(hero, task)).tasks[hero]
        assert sent is not None
        assert (sent.purpose, sent.field) == (OPEN_TOKEN, task.field)


def field_of(task: Task | None) -> int:
    return 0 if task is None else task.field


def test_a_foe_that_has_walked_on_is_the_same_errand_and_another_field_is_not() -> None:
    to_foe = Errand(0, Task("fight", 205, 1.0, 7))
    assert to_foe.is_it(0, Task("fight", 206, 9.0, 7))
    assert not to_foe.is_it(0, Task("fight", 205, 1.0, 8))
    assert not to_foe.is_it(1, Task("fight", 205, 1.0, 7))
    to_fog = Errand(0, Task(OPEN_TOKEN, 205, 1.0, 3))
    assert to_fog.is_it(0, Task(OPEN_TOKEN, 205, 9.0, 3))
    assert not to_fog.is_it(0, Task(OPEN_TOKEN, 206, 1.0, 3))


def test_an_errand_is_held_to_by_whoever_follows_it() -> None:
    """The way to each fog but the planner's own is an errand; waiting and the night are none."""
    table = before_fog(wargors=0)
    decision = table.asked()
    own = advise(table.g, decision.seat, decision).pick
    own_judge = judge(table.g)
    priors = own_judge.opening(table.g, decision.seat, decision, 1)
    followers = own_judge.followers(table.g, decision.seat, decision, 1)
    sent = 0
    for pick, prior, follower in zip(decision.options, priors, followers, strict=True):
        if follower is own_judge:
            continue
        assert isinstance(follower, AndorJudge)
        assert pick != own
        assert prior > 0
        assert follower.steady(table.g, decision.seat, decision, 1) == pick
        sent += 1
    assert sent == len(FOGGY) - 1
    assert followers[decision.options.index(own)] is own_judge


def test_a_search_is_for_the_beginning_of_an_errand() -> None:
    table = a_friend_is_there()
    decision = table.asked()
    assert decision.kind == "invite"
    own = advise(table.g, decision.seat, decision).pick
    assert judge(table.g).sure(table.g, decision.seat, decision, 1) == own
    at_once = at_the_captain()
    assert judge(at_once.g).sure(at_once.g, at_once.asked().seat, at_once.asked(), 1) is None


def test_a_legend_of_ones_own_is_played_on_to_its_end() -> None:
    assert judge_for(11).far == DAYS
    assert judge_for(99).far == TO_THE_END
