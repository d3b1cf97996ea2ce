"""Who has seen a hidden card takes nothing back for free."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.cards.levels import TO_HAND
from fabletop.games.heroes.modes.lay_out import lay_out_decks
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import NOBODY


def laid_out() -> HeroesTable:
    table = HeroesTable("catherine", "ai")
    lay_out_decks(table.g)
    table.unit(0, "castle.champions", 0)
    table.unit(1, "necropolis.zombies", 19)
    return table.deck(0, "power", "attack").having(0, morale=1)


def draw_for_morale(table: HeroesTable) -> None:
    table.acts(0).pick("morale 0")


def turn_up(table: HeroesTable) -> None:
    table.g.turn_up(ABILITIES)


def look_at_the_top(table: HeroesTable) -> None:
    table.start("heroes.look", 0, ABILITIES, 2, TO_HAND)


def draw_an_ai_card(table: HeroesTable) -> None:
    table.g.ai_deck = [one.index for one in table.g.printed.ai_cards if one.word == "attack"][:1]
    table.start("heroes.ai_draws", NOBODY, 1)


def let_an_ai_cast(table: HeroesTable) -> None:
    table.g.ai_deck = [one.index for one in table.g.printed.ai_cards if one.word == "spell"][:1]
    table.g.ai_spells = [card("magic_arrow")]
    unveiled = table.g.unveiled
    table.start("heroes.ai_draws", NOBODY, 1)
    assert table.g.unveiled == unveiled + 2, "its card, and the spell"


def meet_guards(table: HeroesTable) -> None:
    draw_guards(table.g, table.g.printed.guards[1][1])


SEEN: list[Callable[[HeroesTable], None]] = [
    draw_for_morale,
    turn_up,
    look_at_the_top,
    draw_an_ai_card,
    let_an_ai_cast,
    meet_guards,
]


@pytest.mark.parametrize("see", SEEN)
def test_a_hidden_card_that_was_seen_is_not_forgotten(see: Callable[[HeroesTable], None]) -> None:
    table = laid_out()
    before = table.g.unveiled
    see(table)
    assert table.g.unveiled > before


def test_a_step_on_the_board_shows_nothing_new() -> None:
    table = laid_out().acts(0)
    before = table.g.unveiled
    table.pick("move 4")
    assert table.g.unveiled == before


def test_nothing_is_seen_where_nothing_is_left_to_draw() -> None:
    table = laid_out().deck(0).acts(0)
    before = table.g.unveiled
    table.pick("morale 0")
    assert (table.in_hand(0), table.g.unveiled) == ([], before)
