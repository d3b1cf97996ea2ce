"""Every game and mode behaves as PettingZoo asks of an environment, and pays at its end alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from tests.learn.modes import MODES, NAMES

from fabletop import new_match
from fabletop.kernel import BadSetup, NotOnOffer
from fabletop.learn import Environment, Reward, Table, TooManyOptions, new_environment

# PettingZoo warns of a Dict in place of a Box, which is how its own card games list what may be picked
DICT = "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning"
NO_ARRAY = "ignore:Observation is not a NumPy array:UserWarning"


def play(env: Environment, seed: int, most: int = 100_000) -> Iterator[str]:
    """Pick anything until the game ends; yields whom it asks before each pick."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        observation, _, terminated, truncated, _ = env.last()
        yield agent
        if terminated or truncated or observation is None:
            env.step(None)
        else:
            env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.filterwarnings(DICT, NO_ARRAY)
@pytest.mark.parametrize(("game", "seats", "options"), MODES, ids=NAMES)
def test_every_mode_passes_the_tests_of_pettingzoo(game: str, seats: int, options: dict[str, Any]) -> None:
    def make() -> Environment:
        return new_environment(game, seats=seats, options=options)

    api_test(make(), num_cycles=20)
    seed_test(make, num_cycles=20)


@pytest.mark.filterwarnings(DICT, NO_ARRAY)
def test_whole_games_pass_them_too() -> None:
    api_test(new_environment("village"), num_cycles=1000)
    api_test(new_environment("andor", seats=2, limit=40), num_cycles=100)


def test_the_same_seed_and_picks_are_the_match_of_that_seed() -> None:
    env = new_environment("village", options={"heroes": ["elf", "mage"]})
    for _ in play(env, 7, most=200):
        pass
    match = new_match("village", seed=7, options={"heroes": ["elf", "mage"]})
    for pick in env.table.picks:
        match.choose(pick)
    assert env.table.game.to_data() == match.game.to_data() == env.table.match().game.to_data()


def test_without_a_seed_the_next_one_is_dealt() -> None:
    env = new_environment("village")
    env.reset(seed=7)
    env.reset()
    assert env.table.setup.seed == 8


def test_who_is_asked_sees_a_mask_and_features_for_its_options_and_the_others_none() -> None:
    env = new_environment("village", options={"heroes": ["elf", "mage"]})
    env.reset(seed=7)
    assert env.agent_selection == "seat_0"
    mine, other = env.observe("seat_0"), env.observe("seat_1")
    decision = env.table.game.decision
    assert decision is not None
    assert mine["action_mask"].sum() == len(decision.options) == 4  # play 0, play 67, vision, end_turn
    verbs = [env.encoder.verbs[int(row[0]) - 1] for row in mine["options"][:4]]
    assert verbs == ["play", "play", "vision", "end_turn"]
    assert mine["options"][:4, env.encoder.column("id_0")].tolist() == [0, 67, 0, 0]
    assert mine["options"][:4, env.encoder.column("card")].tolist() == [1, 68, 0, 0]
    assert not mine["options"][4:].any()
    assert mine["observation"][0] == 1
    assert other["observation"][0] == 0
    assert not other["action_mask"].any()
    assert not other["options"].any()


def test_an_option_that_is_not_there_is_refused_and_nothing_happens() -> None:
    env = new_environment("village", options={"heroes": ["elf", "mage"]})
    env.reset(seed=7)
    for wrong in (4, -1, 63):
        with pytest.raises(NotOnOffer, match="not one of the 4 on offer"):
            env.step(wrong)
    with pytest.raises(ValueError, match="only for those whose game is over"):
        env.step(None)
    assert env.table.picks == []


def test_more_options_than_there_is_room_for_are_told() -> None:
    env = new_environment("village", options={"heroes": ["elf", "mage"]}, most_options=3)
    env.reset(seed=7)
    with pytest.raises(TooManyOptions, match="act lists 4 options and there is room for 3"):
        env.observe("seat_0")


@pytest.mark.parametrize(("reward", "won", "lost"), [("win", 1, -1), ("share", 1, 0)])
def test_a_duel_pays_its_winner_at_the_end_alone(reward: Reward, won: float, lost: float) -> None:
    env = new_environment("village", reward=reward)
    for _ in play(env, 3):
        if not env.table.over:
            assert set(env.rewards.values()) == {0}
        else:
            assert all(env.terminations.values())
            assert not any(env.truncations.values())
    (winner,) = env.table.game.winners
    assert env.table.rewards() == [won if seat == winner else lost for seat in (0, 1)]
    assert env.agents == []


def test_what_all_win_or_lose_together_pays_all_the_same() -> None:
    lost = new_environment("andor", seats=2)
    for _ in play(lost, 3):
        pass
    assert lost.table.game.winners == ()
    assert lost.table.rewards() == [-1, -1]


def test_one_who_plays_alone_and_loses_pays_too() -> None:
    options = {"mode": "ai", "heroes": ["random"] * 2, "armies": "random", "quick_start": True}
    paid = set()
    for seed in range(6):
        env = new_environment("heroes", options=options)
        for _ in play(env, seed):
            pass
        assert env.table.rewards() == [1 if env.table.game.winners else -1]
        paid.update(env.table.rewards())
    assert -1 in paid


def test_a_game_that_takes_too_long_is_given_up_and_pays_nothing() -> None:
    env = new_environment("village", limit=5)
    for _ in play(env, 3):
        if env.table.cut_short:
            assert all(env.truncations.values())
            assert not any(env.terminations.values())
            assert set(env.rewards.values()) == {0}
    assert len(env.table.picks) == 5
    assert env.agents == []


def test_bots_sit_at_seats_that_are_no_agents() -> None:
    env = new_environment("village", seats=3, bots={0: "random", 2: "greedy"})
    assert set(play(env, 3)) == {"seat_1"}
    assert env.table.over


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "village", "seats": 9}, "is for 2 to 6 players"),
        ({"game": "village", "ruleset": "other"}, "village has no ruleset 'other'"),
        ({"game": "village", "bots": {2: "random"}}, "bots may sit at some of 2 seats, not at"),
        ({"game": "village", "bots": {0: "random", 1: "random"}}, "bots may sit at some of 2 seats"),
        ({"game": "village", "limit": 0}, "a limit is at least one pick, not 0"),
        ({"game": "village", "reward": "gold"}, "there is no reward 'gold'; there are win, share"),
    ],
)
def test_what_cannot_be_is_refused(what: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        new_environment(**what)


def test_nobody_wins_a_drawn_duel() -> None:
    table = Table("village")
    table.game.owe_nothing()
    table.game.decision = None
    assert table.game.winners == ()
    assert table.rewards() == [0, 0]
