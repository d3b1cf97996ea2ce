"""The yardstick: a bot that sees the true cards, which no table has."""

from __future__ import annotations

import pytest
from tests.bots.thought import thinking_little

from fabletop.bots import REGISTRY
from fabletop.games.village.testing import VillageTable
from fabletop.kernel import Seat
from fabletop.lab.yardstick import SeeingAll, main, measure


def test_it_sees_the_cards_as_they_lie_and_does_not_know_the_dice() -> None:
    table = (
        VillageTable("warrior", "mage").hand(1, "sword", "coin", "fireball").deck(1, "helmet", "club", "coin")
    )
    table.acts(0)
    look = SeeingAll(table.g, Seat(0))
    seen = [look.imagine(luck) for luck in range(12)]
    assert all(one.players[1].hand == table.g.players[1].hand for one in seen)  # type: ignore[attr-defined]
    assert all(one.players[1].deck == table.g.players[1].deck for one in seen)  # type: ignore[attr-defined]
    assert len({one.roll(6) for one in seen}) > 1
    assert "seeing" not in REGISTRY


def test_games_come_in_pairs_and_every_one_is_won_or_lost() -> None:
    shares = list(measure("village", "steady", "random", 4, 2, 3))
    assert set(shares) <= {0.0, 0.5, 1.0}
    assert sum(shares) >= 3


def test_it_is_told_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    with thinking_little(VillageTable.unpack(2).g, 10):
        assert main(["village", "sharp", "random", "--games", "2", "--seed", "5"]) == 0
    assert "of 2 games" in capsys.readouterr().out
