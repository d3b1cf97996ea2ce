"""The greedy bot plays sensibly in every mode, and knows only what its seat may know."""

from __future__ import annotations

import pytest

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.village.testing import VillageTable, card
from fabletop.kernel import Decision, Game, Pick, Seat, Setup
from fabletop.kernel.rng import mix
from fabletop.lab.series import play_game

BOX = BOXES["village"]


def picks_of(table: VillageTable, luck: int = 1) -> str:
    decision = table.asked()
    return table.name_of(bot_pick(make_bot("greedy"), table.g, decision.seat, luck))


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(30):
        bots = [make_bot("greedy"), make_bot("random")]
        setup = Setup("village", 2, seed, options={"heroes": ["random", "random"]})
        won += play_game(BOX, setup, bots).winners == (0,)
    assert won >= 27


@pytest.mark.parametrize("seats", range(2, 7))
def test_it_plays_every_mode_to_an_end(seats: int) -> None:
    for seed in range(3):
        record = play_game(BOX, Setup("village", seats, seed), [make_bot("greedy")] * seats)
        assert record.winners
        assert record.rounds < 100


def greedy_game(seed: int) -> list[tuple[Game, Decision, Pick]]:
    """The positions of a game between greedy bots, with what they picked."""
    game = BOX.new(Setup("village", 2, seed, options={"heroes": ["random", "random"]}))
    bot = make_bot("greedy")
    positions: list[tuple[Game, Decision, Pick]] = []
    decision = game.advance()
    while decision is not None:
        pick = bot_pick(bot, game, decision.seat, mix(len(positions)))
        positions.append((game.clone(), decision, pick))
        decision = game.choose(pick)
    return positions


def test_its_pick_does_not_depend_on_what_it_cannot_see() -> None:
    for seed in range(4):
        for number, (game, decision, pick) in enumerate(greedy_game(seed)):
            imagined = game.imagine(decision.seat, 1000 + number)
            assert bot_pick(make_bot("greedy"), imagined, decision.seat, mix(number)) == pick


def test_it_kills_when_it_can() -> None:
    table = VillageTable.plain(5).hand(0, "long_sword").set(3, life=1)
    table.acts(0).pick("play long_sword")
    assert picks_of(table) == "hero 3"


def test_it_never_strikes_an_ally() -> None:
    table = VillageTable.plain(5).hand(0, "long_sword").set(1, life=1)
    table.acts(0).pick("play long_sword")
    assert picks_of(table) in ("hero 2", "hero 3")


def test_it_plays_gold_before_it_shops_and_fights_before_it_ends() -> None:
    table = VillageTable.plain(2).hand(0, "coin", "sword").space(6, "long_sword")
    assert picks_of(table.acts(0)) == "play coin"
    table = VillageTable.plain(2).hand(0, "sword")
    assert picks_of(table.acts(0)) == "play sword"


def test_it_buys_the_better_card_and_leaves_what_it_cannot_use() -> None:
    table = VillageTable("barbarian", "elf").space(6, "long_sword").space(7, "dagger")
    table.space(2, "scroll_of_wisdom")
    assert picks_of(table.acts(0, gold=90)) == "buy 6"
    table = VillageTable("barbarian", "elf").space(2, "scroll_of_wisdom")
    assert picks_of(table.acts(0, gold=90)) == "end_turn"


def test_it_heals_only_when_hurt() -> None:
    whole = VillageTable.plain(2).hand(0, "healing_potion")
    assert picks_of(whole.acts(0)) == "end_turn"
    hurt = VillageTable.plain(2).hand(0, "healing_potion").set(0, life=5)
    assert picks_of(hurt.acts(0)) == "play healing_potion"


def test_it_puts_monsters_before_opponents_and_guards_before_itself() -> None:
    table = VillageTable.plain(2).hand(0, "orc")
    table.acts(0).pick("play orc")
    assert picks_of(table) == "hero 1"
    table = VillageTable.plain(2).hand(0, "giant_turtle")
    table.acts(0).pick("play giant_turtle")
    assert picks_of(table) == "hero 0"


def test_it_parts_with_its_worst_card() -> None:
    table = VillageTable.plain(2).hand(1, "coin", "battle_axe")
    table.start("village.discard_one", 1, card("orcish_blade"))
    assert picks_of(table) == "coin"


def test_a_joint_decision_is_answered_by_any_of_its_seats() -> None:
    game = BOX.new(Setup("village", 6, 3, options={"heroes": ["random"] * 6}))
    decision = game.advance()
    assert decision is not None
    assert decision.kind == "sorcerer"
    for seat in decision.seats:
        assert bot_pick(make_bot("greedy"), game, Seat(seat), 1) in decision.options
