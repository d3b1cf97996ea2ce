"""Clones share what lies on the table, and whoever changes some of it leaves the others theirs."""

import json
from collections.abc import Callable

import pytest

from fabletop.games.heroes.combat.state import WALL
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.modes.lay_out import lay_out_decks
from fabletop.games.heroes.state.ai import ABROAD, AWAY
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Hero
from fabletop.games.heroes.testing import HeroesTable
from fabletop.kernel.frame import NOBODY, Seat

RED = Seat(0)
BRONZE = 1


def laid_out() -> Heroes:
    g = HeroesTable("catherine", "ai").g
    lay_out_decks(g)
    g.turn_up(ABILITIES)
    g.ai_deck, g.ai_spells = [0, 1], [2, 3]
    g.beneath = [4, 5]
    g.tokens = [Token(0, RED)]
    g.enlist(Hero(NOBODY, ai=0), (), -1, ABROAD)
    g.fight.walls[8] = WALL
    return g


CHANGES: dict[str, Callable[[Heroes], object]] = {
    "turn up": lambda g: g.turn_up(ARTIFACTS),
    "take the top of a pile": lambda g: g.take_top_of_pile(ABILITIES),
    "take of the top": lambda g: g.take_of_top(ABILITIES, 2, g.top_of(ABILITIES, 2)[1]),
    "refill": lambda g: g.refill(ABILITIES, 1000),
    "put aside": lambda g: g.put_aside(frozenset(g.decks[ARTIFACTS][:2])),
    "take out": lambda g: g.take_out(frozenset(g.decks[ARTIFACTS][:2])),
    "draw a unit": lambda g: g.draw_neutral(BRONZE),
    "discard a unit": lambda g: g.discard_neutral(g.neutral[BRONZE][0]),
    "take a unit": lambda g: g.take_neutral(g.neutral[BRONZE][0]),
    "draw an AI card": lambda g: g.draw_ai_card(),
    "return an AI card": lambda g: g.return_ai_card(7),
    "draw an AI spell": lambda g: g.draw_ai_spell(),
    "lay a token": lambda g: g.lay_token(Token(1)),
    "change a token": lambda g: g.change_token(0, Token(1)),
    "enlist": lambda g: g.enlist(Hero(NOBODY, ai=1), (), -1, ABROAD),
    "change a fate": lambda g: g.change_fate(0, AWAY),
    "break a wall": lambda g: g.break_wall(0, 8),
    "raise walls": lambda g: g.raise_walls(9),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_is_seen_in_one_game_alone(change: Callable[[Heroes], object]) -> None:
    g = laid_out()
    before = json.dumps(g.to_data())
    other = g.clone()
    change(other)
    assert json.dumps(g.to_data()) == before
    assert json.dumps(other.to_data()) != before


def test_a_game_dealt_again_leaves_the_true_one_as_it_is() -> None:
    g = laid_out()
    before = json.dumps(g.to_data())
    g.imagine(RED, 1)
    assert json.dumps(g.to_data()) == before
