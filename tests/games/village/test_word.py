"""The words that cards are written in, and what the registry knows of them."""

from __future__ import annotations

from fabletop.games.village.cards.word import WORDS
from fabletop.games.village.load import content
from fabletop.kernel.frame import Seat
from fabletop.kernel.step import STEPS
from fabletop.testing import VillageTable


def test_every_word_is_a_step_of_its_name_and_is_said_by_a_card() -> None:
    said = {effect.word for one in content().cards for effect in (*one.does, *one.then)}
    assert said == set(WORDS)
    for name, word in WORDS.items():
        assert (word.name, word.deed) == (name, STEPS[f"village.{name}"])


def test_only_what_wants_the_market_is_kept_from_those_without_access() -> None:
    wants = [one.id for one in content().cards if one.needs_market]
    assert wants
    for id in wants:
        one = content().cards[content().card_by_id[id]]
        assert any(WORDS[effect.word].needs_market for effect in (*one.does, *one.then))


def test_a_word_knows_when_it_would_help() -> None:
    table = VillageTable.plain().hand(0, "coin")
    assert WORDS["gold"].useful(table.g, Seat(0))
    for word in ("next_weapon", "all_weapons"):
        assert not WORDS[word].useful(table.g, Seat(0))
        assert WORDS[word].useful(VillageTable.plain().hand(0, "sword").g, Seat(0))
    assert not WORDS["move_monster"].useful(table.g, Seat(0))
    table.front(0, "ghost")
    assert not WORDS["move_monster"].useful(table.g, Seat(0))
    table.front(0, "goblin")
    assert WORDS["move_monster"].useful(table.g, Seat(0))
