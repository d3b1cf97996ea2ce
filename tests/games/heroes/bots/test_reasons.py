"""Why a pick is good in Heroes, on tables where it is plain to see: in a combat, on the map, in town."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.heroes.bots.test_judge import goes_on
from tests.games.heroes.bots.test_map import STRONG, scenario

from fabletop.games.heroes import words
from fabletop.games.heroes.bots import fight_reasons, map_reasons, reasons
from fabletop.games.heroes.combat.pieces import ACTED, RETALIATED
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing import AdventureTable, HeroesTable
from fabletop.games.heroes.words.hints import ON_FIELDS
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech

ENGLISH = Speech("en", words.TEXT)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def told(table: HeroesTable, pick: str, other: str | None = None, luck: int = 5) -> str:
    """The reason for one pick against another, in English."""
    decision = table.asked()
    next_best = None if other is None else table.find(other)
    g = table.g.imagine(decision.seat, luck)
    return ENGLISH.phrase(HeroesTeller().why(g, decision.seat, decision, table.find(pick), next_best, luck))


# -- in a combat --------------------------------------------------------------------------------------------


def last_enemy() -> HeroesTable:
    table = HeroesTable()
    table.unit(0, "castle.champions", 9)
    table.unit(1, "necropolis.skeletons", 13, damage=1)
    return goes_on(table)


def before_it_strikes() -> HeroesTable:
    """The knights are nearly down, and have yet to act."""
    table = HeroesTable()
    table.unit(0, "castle.champions", 9)
    table.unit(1, "necropolis.dread_knights", 13, damage=6)
    table.unit(1, "necropolis.zombies:pack", 19)
    return goes_on(table)


def from_afar() -> HeroesTable:
    """Nobody strikes back at a shooter from a distance."""
    table = HeroesTable()
    table.unit(0, "castle.zealots:pack", 1)
    table.unit(1, "necropolis.zombies:pack", 17, marks=ACTED)
    table.unit(1, "necropolis.skeletons:pack", 18, marks=ACTED)
    return goes_on(table)


def a_step_away() -> HeroesTable:
    table = HeroesTable()
    table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "necropolis.zombies:pack", 16, marks=ACTED)
    return goes_on(table)


def a_card_that_saves() -> HeroesTable:
    """What stands of the halberdiers falls at the least scratch; others fight on."""
    table = HeroesTable().hand(0, "defence")
    table.unit(0, "castle.halberdiers", 9, damage=1, marks=ACTED)
    table.unit(0, "castle.champions", 1, marks=ACTED)
    table.unit(1, "necropolis.zombies:pack", 13, damage=2)
    return goes_on(table).pick("attack halberdiers#0")


def an_arrow_to_aim() -> HeroesTable:
    table = HeroesTable().hand(0, "magic_arrow")
    table.unit(0, "castle.griffins:pack", 4, damage=2)
    table.unit(1, "necropolis.dread_knights", 14, damage=6)
    table.unit(1, "necropolis.zombies", 15)
    return goes_on(table).pick("cast magic_arrow")


def nowhere_to_go() -> HeroesTable:
    table = HeroesTable()
    table.unit(0, "castle.halberdiers", 1)
    table.unit(1, "necropolis.dread_knights", 17, marks=ACTED | RETALIATED)
    return goes_on(table)


FIGHTS: dict[Callable[[], HeroesTable], tuple[str, str | None, str]] = {
    last_enemy: ("attack skeletons", "end", "wins the fight at once"),
    before_it_strikes: ("attack dread_knights", "end", "fells Dread Knights before they strike"),
    from_afar: ("attack zombies", "end", "damage to Zombies, and no blow comes back"),
    a_step_away: ("move 12", "end", "to attack Zombies from there"),
    a_card_that_saves: ("play defence", "pass", "otherwise Halberdiers will likely fall"),
    an_arrow_to_aim: ("unit dread_knights", "unit zombies", "fells Dread Knights"),
    nowhere_to_go: ("defend", "end", "Halberdiers will be harder to hurt"),
}


@pytest.mark.parametrize(("position", "what"), FIGHTS.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_the_reason_is_what_the_pick_does_in_a_fight(
    position: Callable[[], HeroesTable], what: tuple[str, str | None, str]
) -> None:
    pick, other, said = what
    assert said in told(position(), pick, other)


def test_of_an_enemy_it_is_only_said_that_it_strikes_if_it_would() -> None:
    """Nothing is known of what else would happen."""
    assert "before they strike" not in told(before_it_strikes(), "attack dread_knights")


def test_a_blow_that_is_answered_is_not_called_unanswered() -> None:
    table = HeroesTable()
    table.unit(0, "castle.champions:pack", 9)
    table.unit(1, "necropolis.zombies:pack", 13)
    assert "no blow comes back" not in told(goes_on(table), "attack zombies", "end")


# -- on the map and in town ---------------------------------------------------------------------------------


def a_table() -> AdventureTable:
    table = AdventureTable("catherine", "mutare", scenario=scenario("harrowmere"))
    return table.army(0, "castle.griffins:pack", "castle.crusaders:pack").level(0, 3)


def test_a_building_says_what_it_is_for() -> None:
    table = a_table().town(0, "bronze_dwelling").having(0, gold=30, materials=12, valuables=6).turn(0)
    assert told(table, "build silver_dwelling", "end_turn") == "lets you recruit silver units"
    assert told(table, "build city_hall", "end_turn").endswith("more gold with every income")
    assert told(table, "build mage_guild", "end_turn") == "lets you buy spells"
    assert told(table, "end_turn", "build city_hall") == "nothing else is worth doing"


def test_a_unit_says_how_much_the_army_grows() -> None:
    table = a_table().army(0, "castle.halberdiers").town(0, "bronze_dwelling").having(0, gold=30).turn(0)
    said = told(table, "recruit castle.griffins", "end_turn")
    assert said.startswith("the army grows ")
    assert "%" in said


def test_a_mine_is_taken_and_before_a_rival_who_is_near() -> None:
    table = a_table().turn(0)
    assert told(table, "step S3.BL", "end_turn") == "it is yours then"
    near = a_table().army(1, "dungeon.harpies").stands(1, "S3.BR").turn(0)
    assert told(near, "step S3.BL", "end_turn") == "it is yours before Mutare gets there"


def test_a_step_says_where_it_leads() -> None:
    table = a_table().turn(0)
    assert told(table, "step S3.TR", "end_turn") == "on the way to Ore Mine (B4)"
    unseen = AdventureTable(
        "catherine", "mutare", scenario=scenario("harrowmere"), tiles=("S3 0 0", "?F3 3 -1", "S2 8 -5")
    )
    unseen.army(0, *STRONG).visited("S3.R", "S3.L").flagged(0, "S3.BL").turn(0)
    assert told(unseen, "step S3.TR", "end_turn") == "towards land that nobody has seen"


def test_what_either_pick_brings_is_no_reason_in_a_small_question() -> None:
    """A card is found in the deck and on the pile alike."""
    table = a_table().turn(0)
    table.g.piles[0] = [0]
    table.start("heroes.look", 0, 0, 2, 0)
    assert told(table, "look", "top_of_pile") == "better to choose among several"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: Language) -> None:
    speech, said = Speech(language, words.TEXT), words.HeroesWords()
    table = before_it_strikes()
    groups = {*fight_reasons.GROUPS.values(), fight_reasons.LASTING}
    terms = [f"term-{side}-{group}" for side in ("own", "foe") for group in groups]
    for key in (*fight_reasons.WEIGHT, *terms, "wins-fight", "fells-first", "saves", "unanswered", "reaches"):
        for n in (1, 2, 100):
            assert speech.phrase(words.reason(said, table.g, key, n, 0))
    on_map = a_table()
    for key in (*map_reasons.WEIGHT, "takes-first", "takes-here", "takes-first-here", "way", "way-first"):
        for n in (1, 2, 100):
            what = 0 if key in (*ON_FIELDS, "income") else -1
            assert speech.phrase(words.reason(said, on_map.g, key, n, what, 1))
    thumbs = (*reasons.THUMBS.values(), *reasons.HAND.values(), *reasons.LOOKS.values())
    more = ("only", "thumb", "sum", "behind", "ahead", "least", "nothing-left", "news", "army", "wins")
    for key in (*thumbs, *more, "hall", "citadel", "guild", "dwelling", "awaits"):
        for n in (1, 2, 100):
            assert speech.phrase(words.reason(said, on_map.g, key, n))
