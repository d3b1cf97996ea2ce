"""Chapters: their set-up, what is carried from one to the next, and what is refused. [heroes.campaign]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes import BOX
from fabletop.games.heroes.defs import ABILITY, NONE, SPECIALTY, STATISTIC
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.campaign import chapter_after, chapter_of, may_keep, next_chapter
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.options import first_scenario
from fabletop.games.heroes.state.decks import ABILITIES, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.match import Match, Setup
from fabletop.testing import rule

CHAPTERS = [one for one in content().scenarios if one.campaign]


def begun(scenario: str = "castle_1", **options: Any) -> Heroes:
    """Up to the first turn; whatever is asked before is answered with the first option."""
    g = new_game(Setup("heroes", 1, 1, "retail", {"mode": "solo", "scenario": scenario, **options}))
    g.advance()
    while g.round == 0:
        assert g.decision is not None
        g.choose(g.decision.options[0])
    return g


def won(g: Heroes) -> Heroes:
    """The chapter is won by a stroke of the pen."""
    g.victors = (Seat(0),)
    g.finished = True
    return g


@rule("heroes.campaign.010")
def test_a_chapter_is_for_one_player_and_its_own_heroes() -> None:
    g = begun()
    assert g.printed.heroes[g.main_hero(Seat(0)).who].id == "catherine"
    assert begun(heroes=["rion"]).printed.heroes[begun(heroes=["rion"]).main_hero(Seat(0)).who].id == "rion"
    with pytest.raises(BadSetup, match="castle_1 is for catherine, rion"):
        begun(heroes=["sandro"])
    with pytest.raises(BadSetup, match="solo is for 1 players"):
        new_game(Setup("heroes", 2, 1, "retail", {"mode": "solo", "scenario": "castle_1"}))


@rule("heroes.campaign.010")
def test_a_player_may_choose_among_the_heroes_of_the_chapter() -> None:
    g = new_game(
        Setup("heroes", 1, 1, "retail", {"mode": "solo", "heroes": ["choose"], "scenario": "castle_2"})
    )
    g.advance()
    assert g.decision is not None
    named = [g.printed.heroes[one.id].id for one in g.decision.options if isinstance(one, Act) and one.ids]
    assert named == ["catherine", "rion"]


@rule("heroes.campaign.060")
@rule("heroes.ai_movement.080")
def test_ai_heroes_have_the_army_spells_and_town_of_the_chapter() -> None:
    g = begun("castle_3")
    countess, rider = g.ai
    assert g.heroes[countess.hero].field == 70
    assert g.marks[70].cube == AI_OWNER
    assert [g.cards[card].id for card in countess.spells] == ["lightning_bolt", "curse", "weakness", "blind"]
    assert g.cards[countess.skill].id == "armorer"
    assert g.heroes[rider.hero].level == 5
    assert len(g.heroes[rider.hero].army) == 5


@rule("heroes.campaign.020")
@rule("heroes.campaign.120")
def test_the_spells_of_ai_heroes_come_from_the_common_deck() -> None:
    g = begun("dungeon_3")
    bolt = g.printed.card_by_id["lightning_bolt"]
    left = g.decks[SPELLS].count(bolt) + g.piles[SPELLS].count(bolt)
    held = sum(one.spells.count(bolt) for one in g.ai)
    arrows = sum(one.spells.count(g.printed.magic_arrow) for one in g.ai)
    assert held + left == g.cards[bolt].copies
    assert held + arrows == 2


@rule("heroes.campaign.120")
def test_a_skill_that_only_the_player_has_is_given_up_for_a_search() -> None:
    armorer = content().cards[content().card_by_id["armorer"]]
    kept = {"cards": ["armorer"] * armorer.copies, "units": [], "resources": [0, 0, 0]}
    setup = Setup(
        "heroes",
        1,
        1,
        "retail",
        {"mode": "solo", "scenario": "castle_3", "heroes": ["catherine"], "carried": kept},
    )
    g = new_game(setup)
    g.advance()
    assert g.decision is not None
    assert g.decision.frame.key in ("heroes.look", "heroes.search")
    assert g.decision.frame.args[:2] == (ABILITIES, 3)
    assert g.players[0].deck.count(armorer.index) == armorer.copies - 1


@rule("heroes.campaign.110")
def test_a_chapter_may_begin_at_a_higher_level_without_its_searches() -> None:
    g = begun("castle_3")
    assert g.level_of(Seat(0)) == 2
    assert g.crowns_left(Seat(0)) == 1
    player = g.players[0]
    cards = [*player.deck, *player.hand, *player.discard]
    assert sum(g.cards[card].kind == ABILITY for card in cards) == 1


@rule("heroes.campaign.130")
def test_what_is_kept_is_a_choice_of_all_cards_but_statistics_and_specialties() -> None:
    g = won(begun())
    player = g.players[0]
    bless = g.printed.card_by_id["bless"]
    player.discard.append(bless)
    kept = may_keep(g)
    everything = [*player.deck, *player.hand, *player.discard]
    others = [card for card in everything if g.cards[card].kind not in (STATISTIC, SPECIALTY)]
    assert sorted(kept.cards) == sorted(g.cards[card].id for card in others)
    assert (kept.chapter, kept.most, kept.units, kept.resources) == ("castle_2", 5, [], [0, 0, 0])


@rule("heroes.campaign.130")
def test_statistics_and_the_first_specialty_come_along_by_themselves() -> None:
    g = won(begun())
    along = may_keep(g).along
    g = begun("castle_2", heroes=["catherine"], carried={"cards": [], "units": [], "resources": [0, 0, 0]})
    player = g.players[0]
    assert sorted(along) == sorted(g.cards[card].id for card in (*player.deck, *player.hand, *player.discard))


def test_optional_rules_and_the_difficulty_stay_with_a_campaign() -> None:
    options = next_chapter(won(begun(difficulty="hard", optional=["free_trade"])), [])
    assert (options["difficulty"], options["optional"]) == ("hard", ["free_trade"])
    assert "optional" not in next_chapter(won(begun()), [])


def test_a_match_is_known_as_a_chapter_by_its_options() -> None:
    assert chapter_of({"mode": "solo", "scenario": "dungeon_2"}) == "dungeon_2"
    assert chapter_of({"mode": "solo"}) == first_scenario("solo")
    assert chapter_of({"mode": "cooperative", "scenario": "wyrm"}) == ""
    assert chapter_of({"mode": "solo", "scenario": "nowhere"}) == ""
    assert chapter_of({}) == ""
    assert [chapter_after(one.id) for one in CHAPTERS] == [one.next for one in CHAPTERS]


@rule("heroes.campaign.130")
def test_half_of_the_resources_go_on_where_the_chapter_says_so() -> None:
    g = won(begun("castle_2"))
    g.players[0].gold, g.players[0].materials, g.players[0].valuables = 9, 4, 1
    assert may_keep(g).resources == [4, 2, 0]


@rule("heroes.campaign.130")
def test_the_next_chapter_begins_with_what_was_kept_and_the_reward() -> None:
    g = won(begun("castle_2"))
    g.players[0].gold, g.players[0].materials, g.players[0].valuables = 9, 4, 1
    g.players[0].deck.extend([g.printed.card_by_id["bless"], g.printed.card_by_id["haste"]])
    options = next_chapter(g, ["bless", "haste"])
    match = Match(BOX, Setup("heroes", 1, 3, "retail", options))
    after = match.game
    assert isinstance(after, Heroes)
    while after.round == 0:
        assert after.decision is not None
        match.choose(after.decision.options[0])
    player = after.players[0]
    cards = [after.cards[card].id for card in (*player.deck, *player.hand, *player.discard)]
    hero = after.printed.heroes[after.main_hero(Seat(0)).who]
    assert hero.id == "catherine"
    assert sum(name in ("attack", "defence", "power", "knowledge") for name in cards) == sum(hero.statistics)
    assert cards.count(after.cards[hero.specialties[0]].id) == 1
    assert {"bless", "haste"} < set(cards)
    assert "magic_arrow" not in cards
    assert (player.gold, player.materials, player.valuables) == (15 + 4 + 10, 4 + 2, 2)  # the bonus was gold
    assert "castle.zealots" in [after.units[kind].id for kind, _ in player.army]
    assert sum(after.cards[card].rarity != -1 for card in (*player.deck, *player.hand)) == 1


@rule("heroes.campaign.130")
def test_without_a_chapter_before_there_is_no_reward() -> None:
    g = begun("castle_2")
    assert "castle.crusaders" not in [g.units[kind].id for kind, _ in g.players[0].army]
    kept = {"cards": [], "units": [], "resources": [0, 0, 0]}
    g = begun("castle_2", heroes=["catherine"], carried=kept)
    assert "castle.crusaders" in [g.units[kind].id for kind, _ in g.players[0].army]


@rule("heroes.campaign.140")
def test_a_chapter_that_was_lost_begins_again_with_the_same_cards() -> None:
    options = {
        "mode": "solo",
        "scenario": "castle_2",
        "heroes": ["rion"],
        "carried": {"cards": ["bless"], "units": [], "resources": [0, 0, 0]},
    }
    decks = []
    for seed in (1, 2):
        g = new_game(Setup("heroes", 1, seed, "retail", options))
        decks.append(sorted([*g.players[0].deck, *g.players[0].hand]))
    assert decks[0] == decks[1]


def test_only_a_won_chapter_that_has_a_next_leads_on() -> None:
    with pytest.raises(BadSetup, match="was won"):
        may_keep(begun())
    with pytest.raises(BadSetup, match="castle_3 is the last"):
        may_keep(won(begun("castle_3")))
    with pytest.raises(BadSetup, match="no card 'prayer'"):
        next_chapter(won(begun()), ["prayer"])
    g = won(begun())
    g.players[0].deck.extend([g.printed.card_by_id["bless"]] * 6)
    with pytest.raises(BadSetup, match="at most 5"):
        next_chapter(g, ["bless"] * 6)


@pytest.mark.parametrize(
    ("carried", "why"),
    [
        ("all", "carried is cards"),
        ({"cards": []}, "carried is cards"),
        ({"cards": ["nothing"], "units": [], "resources": [0, 0, 0]}, "no card 'nothing'"),
        ({"cards": ["attack"], "units": [], "resources": [0, 0, 0]}, "not for choosing"),
        ({"cards": ["bless"] * 6, "units": [], "resources": [0, 0, 0]}, "at most 5"),
        ({"cards": ["bless"] * 5, "units": [], "resources": [0, 0, 0]}, "fewer cards bless"),
        ({"cards": [], "units": ["castle.griffins:few"], "resources": [0, 0, 0]}, "no units"),
        ({"cards": [], "units": ["griffins"], "resources": [0, 0, 0]}, "no unit 'griffins'"),
        ({"cards": [], "units": [], "resources": [1, 0, 0]}, "no resources"),
        ({"cards": [], "units": [], "resources": [0, 0]}, "gold, materials and valuables"),
        ({"cards": [], "units": [], "resources": [True, 0, 0]}, "gold, materials and valuables"),
    ],
)
def test_what_cannot_have_been_kept_is_refused(carried: Any, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        begun("castle_2", heroes=["catherine"], carried=carried)


@pytest.mark.parametrize(("unit", "there"), [("neutral.gold_golems:few", 2), ("castle.griffins:pack", 1)])
def test_as_many_of_a_unit_go_along_as_the_box_has(unit: str, there: int) -> None:
    """Of most neutral units there are two cards, and somebody may have won with both."""
    g = begun(
        "sicilian_dragon",
        heroes=["catherine"],
        carried={"cards": [], "units": [unit] * there, "resources": [0, 0, 0]},
    )
    id, _, _ = unit.partition(":")
    assert [g.units[kind].id for kind, _ in g.players[0].army].count(id) == there
    with pytest.raises(BadSetup, match=f"fewer units {id}"):
        begun(
            "sicilian_dragon",
            heroes=["catherine"],
            carried={"cards": [], "units": [unit] * (there + 1), "resources": [0, 0, 0]},
        )


def test_nothing_is_carried_to_a_first_chapter_or_without_a_hero() -> None:
    kept = {"cards": [], "units": [], "resources": [0, 0, 0]}
    with pytest.raises(BadSetup, match="nothing is carried over"):
        begun(heroes=["catherine"], carried=kept)
    with pytest.raises(BadSetup, match="name it"):
        begun("castle_2", heroes=["random"], carried=kept)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda one: one.id)
def test_the_reward_of_each_chapter_is_a_script_of_the_next(chapter: Any) -> None:
    before = [one for one in CHAPTERS if one.next == chapter.id]
    if not before or before[0].reward == NONE:
        assert chapter.welcome == -1
        return
    (one,) = before
    told = [(effect.word, effect.amounts, effect.n) for effect in one.scripts[one.reward]]
    assert [(e.word, e.amounts, e.n) for e in chapter.scripts[chapter.welcome]] == told
    assert all(chapter.effects[effect.index] is effect for effect in chapter.scripts[chapter.welcome])
