"""AI heroes of a chapter in their fights: the AI deck instead of a hand, and the spell deck behind it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heroes.scenario.lands import laid, place_of, stout

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.book.ai_hero import deal_ai_deck
from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.load import content
from fabletop.games.heroes.testing import AdventureTable, HeroesTable, card
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule

AI_CARDS = {printed.id: printed.index for printed in content().ai_cards}
SPELLS_OF_THE_COUNTESS = ["blind", "curse", "lightning_bolt", "weakness"]


def met(difficulty: str = "normal") -> AdventureTable:
    """The hero of a chapter has come to the countess in her town, and the fight has begun."""
    table = stout(laid("castle_3", difficulty=difficulty)).stands(0, "S1.TR").turn(0)
    assert place_of(table) == "S1.C"
    return table.pick("step S1.C").fights()


def draws(table: AdventureTable, id: str) -> AdventureTable:
    """A unit of the countess acts, and this is the next card of her deck."""
    table.g.ai_deck = [AI_CARDS["attack_a"], AI_CARDS[id]]
    table.g.ai_spells = [card("curse"), card("lightning_bolt")]
    table.g.ai_spells_cast = []
    table.hush().start("heroes.ai_draws", NOBODY, table.c.fielded(DEFENDER)[0])
    assert table.g.ai_deck == [AI_CARDS["attack_a"]]
    return table


@rule("heroes.campaign.040")
def test_an_ai_hero_fights_with_the_deck_of_its_chapter_instead_of_a_hand() -> None:
    table = met()
    drawn = [one.card for one in table.happened(ev.AiDrew)]
    kinds = [table.g.printed.ai_cards[index].kind for index in (*drawn, *table.g.ai_deck)]
    assert [kinds.count(kind) for kind in ("might", "magic", "skill")] == [4, 3, 1]
    spells = [*table.g.ai_spells, *table.g.ai_spells_cast]
    assert sorted(table.g.cards[spell].id for spell in spells) == SPELLS_OF_THE_COUNTESS
    assert len(table.g.players) == 1  # nobody else has a hand


@rule("heroes.campaign.030")
@rule("heroes.campaign.040")
@pytest.mark.parametrize(("difficulty", "n"), list(zip(DIFFICULTIES, (1, 1, 2, 2), strict=True)))
def test_a_card_raises_attack_or_defence_by_what_the_difficulty_says(difficulty: str, n: int) -> None:
    table = met(difficulty)
    waiting = table.c.camps[DEFENDER].attack_waiting
    draws(table, "attack_b")
    assert table.c.camps[DEFENDER].attack_waiting == waiting + n
    before = len(table.c.lasting)
    draws(table, "defence_b")
    (added,) = table.c.lasting[before:]
    assert (added.word, added.side, added.n) == ("defence", DEFENDER, n)


@rule("heroes.campaign.030")
@rule("heroes.campaign.050")
@pytest.mark.parametrize(("difficulty", "damage"), list(zip(DIFFICULTIES, (2, 3, 4, 4), strict=True)))
def test_a_card_that_says_so_casts_the_next_of_the_spell_deck(difficulty: str, damage: int) -> None:
    """Lightning, with 0, 1, 2 or 3 power."""
    table = draws(met(difficulty), "spell_b")
    assert [one.card for one in table.happened(ev.Cast)] == [card("lightning_bolt")]
    assert [one.n for one in table.happened(ev.Wounded)] == [damage]
    assert table.g.ai_spells == [card("curse")]
    assert table.g.ai_spells_cast == [card("lightning_bolt")]


@rule("heroes.campaign.050")
@pytest.mark.parametrize("id", ["attack_a", "attack_b", "defence_a", "defence_b"])
def test_no_other_card_takes_from_the_spell_deck(id: str) -> None:
    table = draws(met(), id)
    assert table.g.ai_spells == [card("curse"), card("lightning_bolt")]
    assert table.happened(ev.Cast) == []


@rule("heroes.overview.190", "heroes.campaign.090")
def test_the_box_has_twenty_ai_cards() -> None:
    """Whoever wants more of each kind than there are gets them all."""
    table = HeroesTable("catherine", "ai")
    deal_ai_deck(table.g, (20, 20, 20))
    kinds = Counter(table.g.printed.ai_cards[card].kind for card in table.g.ai_deck)
    assert kinds == {"might": 12, "magic": 4, "skill": 4}
    assert len(table.g.ai_deck) == 20
