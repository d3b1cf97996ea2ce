"""Players who play together, and the words of scenarios that are about them. [heroes.coop, trade.100]"""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.defs import BRONZE, FEW, PACK
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.guards import steerer_for
from fabletop.games.heroes.modes.clash import begin_with_lieutenants
from fabletop.games.heroes.modes.first_army import words_of
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.scenario.ending import is_decided
from fabletop.games.heroes.scenario.named import CARRIED, CHEAPEST, SECOND, UnitWord
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.printed import Carried
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.view import imagine
from fabletop.games.heroes.words import TEXT
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup
from fabletop.speech import Speech
from fabletop.testing import rule


def together(*heroes: str, middle: str = "F3", **said: str) -> AdventureTable:
    return table_of(*heroes, middle=middle, mode="cooperative", **said).can_end()


# -- peace --------------------------------------------------------------------------------------------------


@rule("heroes.coop.050")
@pytest.mark.parametrize(("mode", "rules"), [("cooperative", "[]"), ("clash", "[no_fights_between_players]")])
def test_no_fights_between_players(mode: str, rules: str) -> None:
    """Neither heroes nor places are attacked; one passes, but does not stop."""
    table = table_of(mode=mode, rules=rules).stands(0, "F3.C").stands(1, "F3.BL").visited("F3.C")
    table.having(0, movement=1)
    assert "step F3.BL" not in table.deeds(0)
    table.having(0, movement=2)
    assert "step F3.BL" in table.deeds(0)
    table.turn(0).pick("step F3.BL")
    assert table.g.combat is None
    assert all(name.startswith("step") for name in table.options())


@rule("heroes.coop.050")
@rule("heroes.location.080")
@pytest.mark.parametrize(
    ("mode", "rules", "taken"),
    [("cooperative", "[]", False), ("clash", "[no_retaking_flags]", False), ("clash", "[]", True)],
)
def test_no_retaking_flags(mode: str, rules: str, taken: bool) -> None:
    table = table_of(mode=mode, rules=rules, middle="N4").flagged(1, "N4.R").stands(0, "N4.C")
    table.turn(0).pick("step N4.R")
    assert table.cube("N4.R") == (0 if taken else 1)


@rule("heroes.coop.020")
@rule("heroes.campaign.080")
def test_guards_are_run_by_the_rules() -> None:
    assert steerer_for(together().g, Seat(0)) == NOBODY
    assert steerer_for(table_of().g, Seat(0)) == 1
    assert steerer_for(table_of(rules="[guards_by_ai]").g, Seat(0)) == NOBODY


# -- the end ------------------------------------------------------------------------------------------------


@rule("heroes.coop.010")
@rule("heroes.coop.050")
def test_a_party_wins_and_loses_together() -> None:
    table = together(victory="[{if: {level: {by: player, at_least: 3}}, when: at_once}]")
    assert not is_decided(table.g, at_once=True)
    table.level(1, 3)
    assert is_decided(table.g, at_once=True)
    assert table.g.winners == (0, 1)
    table = together(defeat="[{if: {eliminated: {who: any_player}}, when: at_once}]")
    table.g.eliminate(Seat(1))
    assert is_decided(table.g, at_once=True)
    assert table.g.winners == ()
    assert sum(isinstance(one, ev.PartyLost) for one in table.events) == 1


@rule("heroes.coop.050")
@pytest.mark.parametrize(("rules", "over"), [("[]", False), ("[lose_when_eliminated]", True)])
def test_lose_when_eliminated(rules: str, over: bool) -> None:
    table = together(rules=rules)
    table.g.eliminate(Seat(0))
    assert is_decided(table.g, at_once=True) is over
    table = together(rules=rules)
    table.g.eliminate(Seat(0))
    table.g.eliminate(Seat(1))
    assert is_decided(table.g, at_once=True)  # nobody is left
    assert table.g.winners == ()


@rule("heroes.victory.060")
@pytest.mark.parametrize(("word", "winners"), [("party_wins", (0, 1)), ("party_loses", ())])
def test_a_party_at_the_limit(word: str, winners: tuple[int, ...]) -> None:
    table = together(at_limit=word, victory="[{if: {level: {by: player, at_least: 7}}}]").in_round(10)
    table.start("heroes.look_at_end", NOBODY)
    assert table.g.winners == winners


@rule("heroes.coop.030")
def test_a_cooperative_scenario_may_be_played_alone() -> None:
    g = new_game(
        Setup("heroes", 1, 1, "retail", {"mode": "cooperative", "scenario": "wyrm", "heroes": ["random"]})
    )
    g.advance()
    while g.round == 0:
        assert g.decision is not None
        g.choose(g.decision.options[0])
    assert g.order == (0,)
    assert steerer_for(g, Seat(0)) == NOBODY


# -- gifts --------------------------------------------------------------------------------------------------


def gifts(table: AdventureTable, seat: int = 0) -> list[str]:
    return [name for name in table.deeds(seat) if name.startswith("give")]


@rule("heroes.coop.040")
def test_gifts_are_given_at_a_trading_post_on_top_of_its_trade() -> None:
    table = together(middle="N1").having(0, gold=6, valuables=1)
    assert gifts(table) == []
    table.stands(0, "N1.BL")
    assert gifts(table) == ["give 1 0", "give 1 1", "give 1 3"]
    table.does(0, "give 1 1").does(0, "give 1 3")
    assert (table.treasury(0), table.treasury(1)) == ((1, 0, 0), (5, 0, 1))
    assert gifts(table) == ["give 1 0"]
    assert gifts(table, 1) == []  # it is the giver who stands there


@rule("heroes.coop.040")
def test_gifts_may_want_heroes_beside_each_other_or_nothing_at_all() -> None:
    table = together(rules="[{gifts: adjacent}]").having(0, gold=1).stands(0, "F3.C").stands(1, "S2.C")
    assert gifts(table) == []
    assert gifts(table.stands(1, "F3.BL")) == ["give 1 0"]
    table = together(rules="[{gifts: any_time}]").having(0, gold=1)
    assert gifts(table) == ["give 1 0"]
    assert gifts(table_of().having(0, gold=1)) == []  # rivals give nothing
    assert gifts(table_of(rules="[{gifts: any_time}]").having(0, gold=1)) == ["give 1 0"]


def beside() -> AdventureTable:
    """Two allies beside each other: a spell and a statistic here, an artifact and an ability there."""
    table = together().stands(0, "F3.C").stands(1, "F3.BL")
    return table.hand(0, "bless", "attack").hand(1, "centaurs_axe", "offense")


@rule("heroes.trade.100")
@rule("heroes.trade.110")
def test_allies_beside_each_other_swap_spells_and_artifacts_one_for_one() -> None:
    table = beside()
    table.g.players[0].deck.append(table.g.printed.card_by_id["haste"])
    offers = [name for name in table.deeds(0) if name.startswith("offer_swap")]
    assert offers == ["offer_swap 1 bless"]  # neither statistics nor what lies in the deck
    table.does(0, offers[0])
    assert (table.asked().kind, table.asked().seats) == ("answer_swap", (1,))
    assert len(table.options()) == 2
    table.g.choose(table.asked().options[0])
    assert (table.asked().kind, table.asked().seats) == ("agree_to_swap", (0,))
    table.pick("agree_to_swap")
    names = [[table.g.cards[card].id for card in player.hand] for player in table.g.players]
    assert names == [["attack", "centaurs_axe"], ["offense", "bless"]]


def test_each_of_the_two_is_asked_in_words() -> None:
    table = beside()
    table.does(0, "offer_swap 1 bless")
    teller, speech = HeroesTeller(), Speech("en", TEXT)
    asked = teller.decision(table.g, Seat(1))
    assert asked is not None
    assert "Catherine offers Bless" in speech.phrase(asked.prompt)
    table.g.choose(table.asked().options[0])
    asked = teller.decision(table.g, Seat(0))
    assert asked is not None
    assert "gives Centaur's Axe for Bless" in speech.phrase(asked.prompt)


@rule("heroes.trade.100")
def test_both_must_want_the_swap() -> None:
    for refused_by in (0, 1):
        table = beside()
        before = [sorted(player.hand) for player in table.g.players]
        offer = next(name for name in table.deeds(0) if name.startswith("offer_swap"))
        table.does(0, offer)
        if refused_by == 0:
            table.g.choose(table.asked().options[0])
        table.pick("pass")
        assert [sorted(player.hand) for player in table.g.players] == before


@rule("heroes.trade.100")
def test_only_allies_beside_swap() -> None:
    table = beside().stands(1, "S2.C")
    assert not [name for name in table.deeds(0) if name.startswith("offer_swap")]
    rivals = table_of().stands(0, "F3.C").stands(1, "F3.BL").hand(0, "bless").hand(1, "haste")
    assert not [name for name in rivals.deeds(0) if name.startswith("offer_swap")]


def test_what_lies_on_the_table_can_be_imagined() -> None:
    """Whoever is asked may think on, whatever the other hand is dealt."""
    table = beside()
    table.does(0, next(name for name in table.deeds(0) if name.startswith("offer_swap")))
    table.g.choose(table.asked().options[0])
    for luck in range(5):
        other = imagine(table.g, Seat(0), luck)
        assert isinstance(other, Heroes)
        assert other.decision is not None
        other.choose(other.decision.options[0])


# -- how they begin -----------------------------------------------------------------------------------------


@rule("heroes.option.010")
def test_a_secondary_hero_from_the_start_stands_in_town_and_the_first_point_parts_them() -> None:
    start = (
        "{resources: {gold: 1}, income: {gold: 10, materials: 0, valuables: 0}, "
        "units: [few_cheapest_bronze], buildings: [], secondary_hero: true}"
    )
    table = together(start=start)
    begin_with_lieutenants(table.g)
    table.g.advance()
    main, second = table.g.heroes_of(Seat(0))
    assert table.g.heroes[main].field == table.g.heroes[second].field == table.field("S3.C")
    table.having(0, movement=1).supply(0, "F1")
    assert all(name.startswith(("step", "second step")) for name in table.deeds(0))


@rule("heroes.campaign.130")
def test_a_carried_army_is_what_was_kept_or_the_two_cheapest_units() -> None:
    g = together().g
    word = UnitWord(CARRIED, FEW)
    without = [(one.form, one.side, one.tier) for one in words_of(g, (word,))]
    assert without == [(CHEAPEST, FEW, BRONZE), (SECOND, FEW, BRONZE)]
    griffins = g.printed.units[0].index
    g.printed.plan.carried = Carried((), ((griffins, PACK),), (0, 0, 0))
    assert [(one.unit, one.side) for one in words_of(g, (word,))] == [(griffins, PACK)]
