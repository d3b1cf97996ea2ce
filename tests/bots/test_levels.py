"""The levels: how much each thinks, what it remembers, and what it is in a game without a judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.bots.test_search import Counting, asked, on_the_way
from tests.bots.thought import thinking_little
from tests.toy.game import NAME, RUN, TOY, WALK

from fabletop.bots import bot_pick, make_bot
from fabletop.bots.levels import Kept, SearchBot, judge_of
from fabletop.bots.search.tree import Node
from fabletop.games import GAMES, register
from fabletop.games.village.testing import VillageTable
from fabletop.kernel import Seat
from fabletop.kernel.rng import mix

DRESSES = ("helmet", "wooden_shield")


@pytest.fixture
def toy() -> Iterator[None]:
    register(TOY)
    yield
    del GAMES[NAME]


@pytest.fixture
def toy_without_judge() -> Iterator[None]:
    register(replace(TOY, judge=None))
    yield
    del GAMES[NAME]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("name", "games"), [("sharp", 60), ("master", 200)])
def test_a_level_imagines_as_many_games_as_the_judge_allows(name: str, games: int) -> None:
    look = Counting(on_the_way(0, 0), Seat(0))
    make_bot(name).choose(look, asked(on_the_way(0, 0)), 3)
    assert len(look.imagined) == games + 1  # one to ask what the heuristic is sure of


@pytest.mark.usefixtures("toy")
def test_those_who_look_ahead_run_where_the_heuristic_walks() -> None:
    game = on_the_way(2, 3)
    assert bot_pick(make_bot("steady"), game, Seat(0), 1) is WALK
    for name in ("sharp", "master"):
        assert bot_pick(make_bot(name), game, Seat(0), 1) is RUN


@pytest.mark.usefixtures("toy")
def test_a_novice_slips_now_and_then() -> None:
    game = on_the_way(0, 0)
    picks = Counter(bot_pick(make_bot("novice"), game, Seat(0), mix(luck)) for luck in range(400))
    assert 25 <= picks[RUN] <= 75  # every eighth: a slip in four picks, and half of those fall on the best


@pytest.mark.usefixtures("toy_without_judge")
def test_without_a_judge_every_level_has_the_instinct() -> None:
    game = on_the_way(2, 3)
    assert judge_of(game) is None
    for name in ("steady", "sharp", "master"):
        assert bot_pick(make_bot(name), game, Seat(0), 1) is WALK
    picks = Counter(bot_pick(make_bot("novice"), game, Seat(0), mix(luck)) for luck in range(400))
    assert 25 <= picks[RUN] <= 75


def wardrobe() -> VillageTable:
    """Things to put on: picks that nothing comes to light by."""
    table = VillageTable.plain(2).hand(0, "helmet", "wooden_shield", "magic_cloak")
    return table.set(0, life=9).set(1, life=30).acts(0)


def count_of(bot: SearchBot, table: VillageTable, luck: int) -> tuple[int, str]:
    look = Counting(table.g, Seat(0))
    pick = bot.choose(look, table.asked(), luck)
    return len(look.imagined), table.name_of(pick)


@pytest.fixture
def brief() -> Iterator[None]:
    """Some imagined games, and a tree of them though Village compares candidates."""
    judge = judge_of(wardrobe().g)
    assert judge is not None
    usual = judge.dear
    judge.dear = False
    with thinking_little(wardrobe().g, 60):
        yield
    judge.dear = usual


@pytest.mark.usefixtures("brief")
def test_the_tree_is_kept_while_nothing_comes_to_light() -> None:
    table = wardrobe()
    bot = SearchBot("sharp")
    imagined, pick = count_of(bot, table, 1)
    assert imagined == 61
    assert pick.startswith("play"), "this test is of no use if the turn ends at once"
    table.pick(pick)
    again, _ = count_of(bot, table, 2)
    fresh, _ = count_of(SearchBot("sharp"), table, 2)
    assert again < fresh == 61


@pytest.mark.usefixtures("brief")
def test_and_forgotten_where_another_pick_led_elsewhere() -> None:
    bot = SearchBot("sharp")
    _, pick = count_of(bot, wardrobe(), 1)
    other = wardrobe().pick(next(f"play {card}" for card in DRESSES if f"play {card}" != pick))
    assert count_of(bot, other, 2)[0] == 61


def test_what_was_kept_holds_only_where_the_game_looks_as_foreseen() -> None:
    table = wardrobe()
    kept = Kept(table.g, Seat(0), Node(1.0))
    assert kept.holds(Counting(table.g, Seat(0)), table.asked())
    assert not kept.holds(Counting(table.g, Seat(1)), table.asked())
    table.set(0, life=8)
    assert not kept.holds(Counting(table.g, Seat(0)), table.asked())
