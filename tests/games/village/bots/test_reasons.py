"""Why a pick is good in Village, on tables where it is plain to see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.village import words
from fabletop.games.village.bots.load import judge
from fabletop.games.village.bots.reasons import GROUPS, WEIGHT, why
from fabletop.games.village.telling import VillageTeller
from fabletop.games.village.testing import VillageTable
from fabletop.kernel import Seat
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech

ENGLISH = Speech("en", words.TEXT)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def told(table: VillageTable, pick: str, other: str | None = None, luck: int = 5) -> str:
    """The reason for one pick against another, in English."""
    decision = table.asked()
    next_best = None if other is None else table.find(other)
    g = table.g.imagine(decision.seat, luck)
    why_ = VillageTeller().why(g, decision.seat, decision, table.find(pick), next_best, luck)
    return ENGLISH.phrase(why_)


def key(table: VillageTable, pick: str, other: str | None = None) -> str:
    decision, g = table.asked(), table.g
    next_best = None if other is None else table.find(other)
    return why(g, decision.seat, decision, table.find(pick), next_best, judge(g), 5).key


def plain() -> VillageTable:
    return VillageTable("warrior", "mage").set(0, life=30).set(1, life=30)


def last_blow() -> VillageTable:
    return plain().hand(0, "short_sword").set(1, life=1).acts(0)


def one_of_two_foes() -> VillageTable:
    table = VillageTable("warrior", "mage", "elf", "dwarf", "druid").hand(0, "long_sword").set(2, life=1)
    return table.acts(0).pick("play long_sword")


def poison_kills() -> VillageTable:
    return plain().hand(0, "great_healing_potion", "coin").set(0, life=2, poison=3).acts(0)


def goblin_in_front() -> VillageTable:
    table = plain().hand(0, "sword", "coin").set(0, life=30)
    table.front(0, "goblin", life=1)
    return table.acts(0)


def gold_for_a_sword() -> VillageTable:
    return plain().hand(0, "coin").space(6, "long_sword").acts(0, gold=40)


def gold_enough() -> VillageTable:
    return plain().hand(0, "coin").space(6, "long_sword").acts(0, gold=500)


def a_shield() -> VillageTable:
    return plain().hand(0, "plate_armor").acts(0)


def an_orc() -> VillageTable:
    return plain().hand(0, "orc").acts(0).pick("play orc")


def nothing_to_do() -> VillageTable:
    return plain().hand(0, "coin").acts(0)


def no_choice() -> VillageTable:
    return plain().hand(0).acts(0)


def wounded() -> VillageTable:
    return plain().hand(0, "healing_potion").set(0, life=12).acts(0)


def mate_wounded() -> VillageTable:
    table = VillageTable("warrior", "mage", "elf", "dwarf").hand(0, "purify").set(0, life=37).set(2, life=12)
    return table.acts(0, mind=9).pick("play purify")


def to_discard() -> VillageTable:
    table = plain().hand(1, "coin", "battle_axe")
    return table.start("village.discard_one", 1, 0)


PLAIN: dict[Callable[[], VillageTable], tuple[str, str | None, str]] = {
    last_blow: ("play short_sword", "end_turn", "wins the game at once in 99 of 100"),
    one_of_two_foes: ("hero 2", "hero 3", "brings Elf down in 99 of 100"),
    poison_kills: ("play great_healing_potion", "end_turn", "otherwise you fall before your next turn in"),
    goblin_in_front: ("play sword", "end_turn", "kills Goblin before it attacks"),
    gold_for_a_sword: ("play coin", "end_turn", "brings the gold for Long Sword"),
    gold_enough: ("play coin", "end_turn", "10 gold for this turn"),
    a_shield: ("play plate_armor", "end_turn", "Plate Armor takes blows for you"),
    an_orc: ("hero 1", "hero 0", "sets Orc on "),
    nothing_to_do: ("end_turn", "play coin", "nothing else is worth doing"),
    no_choice: ("end_turn", None, "there is no other choice"),
    wounded: ("play healing_potion", "end_turn", "life for you"),
    mate_wounded: ("hero 2", "hero 0", "life for "),
    to_discard: ("coin", "battle_axe", "your least useful card"),
}


@pytest.mark.parametrize(("position", "what"), PLAIN.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_the_reason_is_what_the_pick_does(
    position: Callable[[], VillageTable], what: tuple[str, str | None, str]
) -> None:
    pick, other, words_said = what
    assert words_said in told(position(), pick, other)


def test_of_a_monster_it_is_only_said_that_it_attacks_if_it_would() -> None:
    assert told(goblin_in_front(), "play sword") == "kills Goblin"


def test_nobody_is_saved_who_is_not_in_danger() -> None:
    table = plain().hand(0, "great_healing_potion", "coin").set(0, life=20, poison=3).acts(0)
    assert key(table, "play great_healing_potion", "end_turn") != "survives"


def test_what_is_not_on_the_table_is_no_reason() -> None:
    """The next card of the deck is known to the game, not to whoever asks."""
    table = plain().hand(0, "coin").space(6, "long_sword").stock("main", "battle_axe", "battle_axe")
    said = told(table.acts(0, gold=300), "buy 6", "end_turn")
    assert said == "your deck strikes harder"


def test_where_nothing_stands_out_the_terms_decide() -> None:
    table = plain().space(6, "long_sword").space(7, "plate_armor").acts(0, gold=300)
    assert key(table, "buy 6", "end_turn") == "deck-attack"
    assert key(table, "buy 7", "end_turn") == "deck"


def test_a_card_that_only_takes_up_room_makes_no_deck_better() -> None:
    table = plain().deck(0, *["battle_axe"] * 8).space(6, "knife").acts(0, gold=300)
    assert not key(table, "buy 6", "end_turn").startswith("deck")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: Language) -> None:
    speech = Speech(language, words.TEXT)
    g = VillageTable("warrior", "mage").g
    said = words.VillageWords()
    terms = [f"term-{side}-{group}" for side in ("own", "foe") for group in GROUPS.values()]
    more = ("wins", "fells", "survives", "kills-first", "purchase", "deck", "deck-attack", "deck-gold")
    for one in (
        *WEIGHT,
        *terms,
        *more,
        "only",
        "thumb",
        "sum",
        "nothing-left",
        "least",
        "vision-keep",
        "vision-sink",
    ):
        for whom in (0, 1):
            assert speech.phrase(words.reason(said, g, Seat(0), one, 2, 0, whom))
