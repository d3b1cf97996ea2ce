"""The town boards are as printed, and one that does not add up is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.heroes.load.broken import bent

from fabletop.games.heroes.defs import BRONZE, CASTLE, DUNGEON, FACTIONS, GOLD, NECROPOLIS, NEUTRAL, NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.towns.printed import (
    BUILDINGS,
    CITADEL,
    CITY_HALL,
    DWELLING,
    HALL_WORDS,
    MAGE_GUILD,
    SPECIAL_1,
    SPECIAL_2,
    SPECIAL_WORDS,
)
from fabletop.testing import rule


@rule("heroes.overview.090", "heroes.overview.100", "heroes.town.010")
def test_each_faction_has_a_board_of_eight_buildings_on_seven_tiles() -> None:
    boards = content().buildings
    assert len(boards) == 3
    for faction, board in enumerate(boards):
        assert [building.kind for building in board] == list(range(len(BUILDINGS)))
        for building in board:
            assert (building.faction, building.id.partition(".")[0]) == (faction, FACTIONS[faction])
        # the second special one is on the back of what it requires
        assert board[SPECIAL_2].requires in (MAGE_GUILD, DWELLING + BRONZE)
    assert [building.index for board in boards for building in board] == list(range(24))


@pytest.mark.parametrize("faction", range(NEUTRAL))
@rule("heroes.town.060")
def test_dwellings_require_those_of_the_tier_below(faction: int) -> None:
    board = content().buildings[faction]
    required = [board[DWELLING + tier].requires for tier in range(BRONZE, GOLD + 1)]
    assert required == [NONE, DWELLING + 1, DWELLING + 2]
    assert [board[kind].requires for kind in (CITY_HALL, CITADEL, MAGE_GUILD, SPECIAL_1)] == [NONE] * 4


def test_buildings_of_a_kind_cost_the_same_in_every_town() -> None:
    prices = [(10, 4, 0), (8, 5, 1), (4, 2, 1), (5, 3, 1), (8, 6, 3), (10, 9, 4)]
    for board in content().buildings:
        assert [building.price for building in board[:SPECIAL_1]] == prices


@pytest.mark.parametrize(
    ("faction", "kind", "id", "price", "requires", "word", "amount"),
    [
        (CASTLE, CITY_HALL, "castle.city_hall", (10, 4, 0), NONE, "gold_or_movement", 5),
        (DUNGEON, CITY_HALL, "dungeon.city_hall", (10, 4, 0), NONE, "gold_or_valuable", 5),
        (NECROPOLIS, CITY_HALL, "necropolis.city_hall", (10, 4, 0), NONE, "gold_or_reinforcement", 4),
        (CASTLE, MAGE_GUILD, "castle.mage_guild", (4, 2, 1), NONE, "", 6),
        (DUNGEON, MAGE_GUILD, "dungeon.mage_guild", (4, 2, 1), NONE, "", 5),
        (NECROPOLIS, MAGE_GUILD, "necropolis.mage_guild", (4, 2, 1), NONE, "", 5),
        (CASTLE, SPECIAL_1, "castle.brotherhood_of_the_sword", (8, 4, 0), NONE, "brotherhood", 0),
        (CASTLE, SPECIAL_2, "castle.blacksmith", (4, 3, 0), DWELLING + BRONZE, "blacksmith", 0),
        (DUNGEON, SPECIAL_1, "dungeon.portal_of_summoning", (7, 3, 1), NONE, "portal_of_summoning", 0),
        (DUNGEON, SPECIAL_2, "dungeon.mana_vortex", (6, 3, 1), MAGE_GUILD, "mana_vortex", 0),
        (NECROPOLIS, SPECIAL_1, "necropolis.cover_of_darkness", (6, 4, 1), NONE, "cover_of_darkness", 0),
        (
            NECROPOLIS,
            SPECIAL_2,
            "necropolis.necromancy_amplifier",
            (7, 3, 1),
            MAGE_GUILD,
            "necromancy_amplifier",
            0,
        ),
    ],
)
def test_a_building_is_as_printed(
    faction: int, kind: int, id: str, price: tuple[int, int, int], requires: int, word: str, amount: int
) -> None:
    b = content().buildings[faction][kind]
    assert (b.id, b.price, b.requires, b.word, b.amount) == (id, price, requires, word, amount)


def test_every_word_is_on_some_board() -> None:
    words = {building.word for board in content().buildings for building in board}
    assert words == {"", *HALL_WORDS, *SPECIAL_WORDS}


@pytest.mark.parametrize(
    ("record", "old", "new", "what"),
    [
        ("castle.towers", "faction: castle", "faction: tower", "'tower' is not a faction; there are castle,"),
        ("castle.towers", "faction: castle", "faction: dungeon", "so its id starts with it"),
        ("castle.towers", "bronze_dwelling", "tent", "'tent' is not a kind of building; there are city_hall"),
        ("castle.towers", "bronze_dwelling", "citadel", "castle has a citadel already"),
        ("castle.towers", "castle.towers", "castle.griffins", "there are two records 'castle.griffins'"),
        ("castle.towers", "gold: 5", "gold: -5", "castle.towers costs less than nothing"),
        ("castle.towers", "materials: 3", "materials: -3", "castle.towers costs less than nothing"),
        ("castle.towers", "from:", "word: blacksmith\n  from:", "castle.towers needs no word"),
        (
            "castle.towers",
            "from:",
            "amount: 3\n  from:",
            "castle.towers needs an amount if it is a city hall",
        ),
        ("castle.city_hall", "  amount: 5\n", "", "castle.city_hall needs an amount if it is a city hall or"),
        ("castle.mage_guild", "amount: 6", "amount: -6", "castle.mage_guild needs an amount if it is a"),
        ("castle.city_hall", "word: gold_or_movement", "word: blacksmith", "is not a word of a city hall;"),
        ("castle.city_hall", "  word: gold_or_movement\n", "", "'' is not a word of a city hall;"),
        (
            "castle.blacksmith",
            "word: blacksmith",
            "word: butcher",
            "'butcher' is not a word of a building th",
        ),
        (
            "castle.holy_grounds",
            "castle.towers",
            "castle.moat",
            "castle.holy_grounds requires 'castle.moat',",
        ),
        (
            "castle.holy_grounds",
            "castle.towers",
            "dungeon.warrens",
            "which is no building of castle above it",
        ),
        ("castle.holy_grounds", "castle.towers", "castle.glory_of_erathia", "no building of castle above it"),
    ],
)
def test_a_broken_building_is_refused(tmp_path: Path, record: str, old: str, new: str, what: str) -> None:
    said, line = bent(tmp_path, "buildings.yaml", old, new, record)
    assert what in said.what
    assert said.place == f"line {line}"


def test_a_board_needs_every_kind_of_building(tmp_path: Path) -> None:
    text = (Path(content().folder) / "buildings.yaml").read_text(encoding="utf-8")
    record = text[text.index("- id: necropolis.necromancy_amplifier") :]
    said, _ = bent(tmp_path, "buildings.yaml", record, "", "necropolis.necromancy_amplifier")
    assert said.what == "necropolis has no special_2"
