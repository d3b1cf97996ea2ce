"""What a game of Heroes says of itself in the lab."""

from __future__ import annotations

from fabletop.games.heroes.modes.setup import new_game
from fabletop.kernel.match import Setup
from fabletop.lab.account import account_of


def test_on_the_map_whoever_rolled_highest_began() -> None:
    options = {"mode": "clash", "heroes": ["catherine", "mutare"]}
    first: set[int] = set()
    for seed in range(8):
        g = new_game(Setup("heroes", 2, seed, "retail", options))
        g.advance()
        account = account_of(g, g, [])
        assert account.first == g.order[0]
        first.add(account.first)
    assert first == {0, 1}


def test_in_a_duel_the_attacker_begins() -> None:
    options = {"mode": "duel", "heroes": ["catherine", "mutare"], "armies": "random"}
    g = new_game(Setup("heroes", 2, 1, "retail", options))
    g.advance()
    assert account_of(g, g, []).first == 0
