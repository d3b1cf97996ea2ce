"""The search over imagined games: what it finds, what it costs, and what it keeps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.toy.game import NAME, RUN, TOY, WALK, ToTheWell
from tests.toy.judge import ToyJudge

from fabletop.bots import Look
from fabletop.bots.search import Judge, Verdict, weigh
from fabletop.bots.search.flat import GLANCE, Candidate, best_over, better_half, not_surely_worse
from fabletop.bots.search.judge import logistic, shares
from fabletop.bots.search.tree import Node, Tree
from fabletop.bots.search.weigh import child_of
from fabletop.games import GAMES, register
from fabletop.kernel import Decision, Game, Pick, Seat, Setup


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register(TOY)
    yield
    del GAMES[NAME]


class Counting(Look):
    """A look that counts the games it imagines."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat)
        self.imagined: list[int] = []

    def imagine(self, luck: int) -> Game:
        self.imagined.append(luck)
        return super().imagine(luck)


def on_the_way(*at: int, steps: int = 4) -> ToTheWell:
    game = TOY.box.new(Setup(NAME, len(at), 1, options={"steps": steps}))
    assert isinstance(game, ToTheWell)
    game.at = list(at)
    game.advance()
    return game


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def weighed(game: Game, iterations: int, luck: int = 1) -> Verdict:
    return weigh(Look(game, Seat(0)), asked(game), ToyJudge(), iterations, luck)


def test_it_runs_where_walking_is_too_late() -> None:
    """Seat 1 has one step left and walks it, so only two steps at once are of use: one roll in three."""
    verdict = weighed(on_the_way(2, 3), 400)
    assert verdict.pick is RUN
    assert verdict.of(WALK).chance == 0
    assert verdict.of(RUN).low < 1 / 3 < verdict.of(RUN).high


def test_it_walks_where_one_step_is_enough() -> None:
    verdict = weighed(on_the_way(3, 3), 50)
    assert verdict.pick is WALK
    assert verdict.of(WALK).chance == 1
    assert verdict.of(WALK).high == 1
    assert verdict.of(RUN).chance < 1


def test_every_option_is_weighed_in_the_order_of_the_decision() -> None:
    verdict = weighed(on_the_way(0, 0), 60)
    assert [one.pick for one in verdict.options] == [WALK, RUN]
    assert sum(one.visits for one in verdict.options) == verdict.iterations == 60
    for one in verdict.options:
        assert 0 <= one.low <= one.chance <= one.high <= 1
        assert one.prior == 0.5


def test_the_budget_is_kept_and_luck_is_never_the_same_twice() -> None:
    game = on_the_way(0, 0)
    look = Counting(game, Seat(0))
    weigh(look, asked(game), ToyJudge(), 70, 5)
    assert len(look.imagined) == len(set(look.imagined)) == 70
    assert game.at == [0, 0]


def test_the_same_luck_gives_the_same_verdict_and_another_another() -> None:
    game = on_the_way(0, 0)
    assert weighed(game, 40, 7) == weighed(game, 40, 7)
    assert weighed(game, 40, 7) != weighed(game, 40, 8)


def test_it_stops_when_it_is_told_and_answers_with_what_it_has() -> None:
    game = on_the_way(3, 3)
    look = Counting(game, Seat(0))
    verdict = weigh(look, asked(game), ToyJudge(), 1000, 1, stop=lambda: len(look.imagined) >= 30)
    assert verdict.iterations == 30
    assert verdict.pick is WALK
    at_once = weigh(look, asked(game), ToyJudge(), 1000, 1, stop=lambda: True)
    assert at_once.iterations == 1


def test_what_a_kept_tree_knows_counts_among_the_iterations() -> None:
    game = on_the_way(0, 0)
    root = Node(1.0)
    tree = Tree(ToyJudge(), Seat(0), root)
    for luck in range(25):
        tree.grow(game.imagine(Seat(0), luck), luck)
    verdict = weigh(Look(game, Seat(0)), asked(game), ToyJudge(), 40, 1, kept=root)
    assert verdict.iterations == 15
    assert sum(one.visits for one in verdict.options) == 40
    child = child_of(root, asked(game), verdict.pick)
    assert child is not None
    assert child.visits == verdict.of(verdict.pick).visits


class Narrow(ToyJudge):
    """Leaves running out."""

    def priors(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> list[float]:
        return [1.0, 0.0]


def test_an_option_without_a_prior_is_never_looked_at() -> None:
    game = on_the_way(2, 3)
    verdict = weigh(Look(game, Seat(0)), asked(game), Narrow(), 30, 1)
    assert verdict.pick is WALK
    assert [one.visits for one in verdict.options] == [30, 0]


class Hasty(ToyJudge):
    """Is always sure, and always wrong."""

    def sure(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        return RUN


def test_sure_picks_are_no_part_of_the_tree() -> None:
    game = on_the_way(0, 0)
    root = Node(1.0)
    tree = Tree(Hasty(), Seat(0), root)
    for luck in range(30):
        tree.grow(game.imagine(Seat(0), luck), luck)
    assert root.after
    assert all(not node.after for node in root.after.values())


class Dear(ToyJudge):
    """Plays on to the end, which is dear; walking is the likelier, and must be beaten."""

    def __init__(self, margin: float = 1.5) -> None:
        super().__init__()
        self.dear = True
        self.far = 1000
        self.margin = margin

    def priors(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> list[float]:
        return [0.6, 0.4]


def compared(game: Game, judge: ToyJudge, rollouts: int, luck: int = 1) -> Verdict:
    return weigh(Look(game, Seat(0)), asked(game), judge, rollouts, luck)


def test_where_games_are_dear_candidates_are_followed_in_the_same_games() -> None:
    """Seat 1 walks in next turn, so running is the only hope: one roll in three."""
    verdict = compared(on_the_way(2, 3), Dear(), 60)
    assert verdict.pick is RUN
    assert [one.visits for one in verdict.options] == [30, 30]
    assert verdict.of(WALK).chance == 0
    assert verdict.of(RUN).low < 1 / 3 < verdict.of(RUN).high
    assert compared(on_the_way(2, 3), Dear(), 60) == verdict
    assert compared(on_the_way(2, 3), Dear(), 60, 2) != verdict


class Noting(Dear):
    """Notes at which moments it is asked for chances."""

    def __init__(self) -> None:
        super().__init__()
        self.far = 1
        self.asked_at: set[int] = set()

    def chance(self, g: ToTheWell, seat: Seat) -> float:
        self.asked_at.add(self.moment(g))
        return super().chance(g, seat)


def test_a_pick_that_ends_a_turn_is_judged_no_later_than_others() -> None:
    """Turns are counted from before the pick: here every pick ends one, and the next turn is the moment."""
    noting = Noting()
    compared(on_the_way(0, 0, steps=9), noting, 40)
    assert noting.asked_at == {1}


def test_the_likeliest_stands_unless_another_is_better_by_the_margin() -> None:
    game = on_the_way(2, 3)
    assert compared(game, Dear(margin=50.0), 60).pick is WALK
    assert compared(on_the_way(3, 3), Dear(), 20).pick is WALK


def test_rollouts_are_the_budget_and_a_settled_game_takes_fewer() -> None:
    game = on_the_way(0, 0, steps=9)
    look = Counting(game, Seat(0))
    verdict = weigh(look, asked(game), Dear(), 21, 5)
    assert verdict.iterations == 20, "two candidates, so an odd one is left over"
    assert len(look.imagined) == len(set(look.imagined)) == 11  # one to ask for candidates
    assert game.at == [0, 0]
    lost = on_the_way(0, 0, steps=9)
    lost.at[1] = 8
    assert compared(lost, Dear(), 400).iterations < 400
    stopped = weigh(look, asked(game), Dear(), 400, 5, stop=lambda: True)
    assert [one.visits for one in stopped.options] == [1, 1]


def test_what_is_surely_worse_is_followed_no_longer() -> None:
    """Walking loses every game and running one in three wins: two glances tell, and the rest is saved."""
    verdict = compared(on_the_way(2, 3), Dear(), 4000)
    assert verdict.pick is RUN
    assert verdict.iterations <= 4 * GLANCE
    made = weigh(Look(on_the_way(2, 3), Seat(0)), asked(on_the_way(2, 3)), Dear(), 4000, 1, made=WALK)
    assert made == verdict, "who asks about one of them waits no longer for it"


class Lame(Dear):
    """Would never run."""

    def priors(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> list[float]:
        return [1.0, 0.0]


def test_what_was_made_is_followed_though_nobody_would_have_made_it() -> None:
    game = on_the_way(2, 3)
    look = Look(game, Seat(0))
    assert weigh(look, asked(game), Lame(), 60, 1).of(RUN).visits == 0
    verdict = weigh(look, asked(game), Lame(), 60, 1, made=RUN)
    assert [one.visits for one in verdict.options] == [30, 30]
    assert verdict.of(RUN).chance > 0


class Runner(Dear):
    """Holds to running once it has begun."""

    def steady(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> Pick:
        return RUN


class Sender(Dear):
    def followers(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> list[Judge]:
        return [Runner() if pick is RUN else self for pick in decision.options]


def test_who_follows_a_candidate_may_hold_to_what_it_was_picked_for() -> None:
    """Both run from then on, or both walk: what comes of walking is the same, and of running is not."""
    game = on_the_way(0, 0, steps=6)
    one, other = compared(game, Dear(margin=50.0), 20), compared(game, Sender(margin=50.0), 20)
    assert one.of(WALK) == other.of(WALK)
    assert one.of(RUN) != other.of(RUN)


def candidate(*values: float) -> Candidate:
    found = Candidate(WALK, 0.5, Tree(ToyJudge(), Seat(0)))
    found.values.extend(values)
    return found


def test_the_worse_half_is_dropped_but_never_the_one_to_beat() -> None:
    own, bad, good, best = candidate(0.0), candidate(0.2), candidate(0.8), candidate(1.0)
    assert better_half([own, bad, good, best], own) == [best, own]
    assert better_half([own, bad, good, best], best) == [best, good]
    assert better_half([own, best], own) == [best, own]
    assert better_half([bad, good, best], own) == [best, good], "who was dropped stays so"


def test_who_is_surely_worse_than_the_best_is_dropped_and_nobody_else() -> None:
    best, near, far = candidate(*[0.9] * 16), candidate(*[0.85] * 16), candidate(*[0.8] * 16)
    assert not_surely_worse([far, best, near]) == [best, near]
    assert not_surely_worse([far, near]) == [far, near], "0.05 is less than 2.5 errors of sixteen games"


def test_only_games_that_both_were_followed_in_are_compared() -> None:
    own, other = candidate(0.0, 0.0, 1.0, 1.0, 1.0), candidate(1.0, 1.0)
    gain, error = other.gain_over(own)
    assert gain == 1
    assert 0 < error < 0.2
    assert best_over(own, [own, other], 1.5) is other
    assert best_over(own, [own, candidate(1.0, 0.0)], 1.5) is own


def test_more_than_two_may_play() -> None:
    game = on_the_way(2, 3, 0)
    assert weighed(game, 60).pick is RUN


def test_shares_add_up_and_leave_none_out() -> None:
    found = shares([0.0, 8.0, -1000.0], heat=8.0)
    assert sum(found) == pytest.approx(1)
    assert min(found) == pytest.approx(0.25 / 3)
    assert (found[1] - found[2]) / (found[0] - found[2]) == pytest.approx(2.71828, rel=1e-3)


def test_log_odds_are_chances() -> None:
    assert logistic(0.0) == 0.5
    assert logistic(2.0) + logistic(-2.0) == pytest.approx(1)
    assert logistic(-2000.0) == 0
