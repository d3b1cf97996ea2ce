"""The law of bots: nothing they pick hangs on what they cannot see, and the same luck is the same pick."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.bots.thought import thinking_little
from tests.laws.games import LENGTHS, LUCK, Script, examples, scripts

from fabletop.bots import REGISTRY, bot_pick, make_bot
from fabletop.kernel.rng import mix

POSITIONS = 6  # of one game


@pytest.mark.parametrize("name", REGISTRY)
@examples(12)
@given(scripts(), LENGTHS, LUCK)
def test_a_bot_picks_the_same_in_any_game_that_it_cannot_tell_apart(
    name: str, script: Script, length: int, luck: int
) -> None:
    game = script.after(length)
    for number in range(POSITIONS):
        decision = game.decision
        if decision is None:
            return
        with thinking_little(game):
            seat = decision.seat
            pick = bot_pick(make_bot(name), game, seat, mix(luck + number))
            assert pick in decision.offers(seat)
            for other in range(2):
                imagined = game.imagine(seat, mix(luck + other))
                assert bot_pick(make_bot(name), imagined, seat, mix(luck + number)) == pick
        game.choose_as(seat, pick)
