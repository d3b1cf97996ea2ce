"""The fifteen ability cards, basic and expert. [heroes.ability_card, combat_card, morale]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    clash,
    combat_goes_on,
    crowns_spent,
    end_of_combat,
    opening,
    three_tiers,
    uses_of,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.play import fits
from fabletop.games.heroes.cards.registry import ON_MAP
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.testing import HeroesTable, card, printed_card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

MANY = ["attack", "defence", "power", "knowledge"]


def passing(table: HeroesTable, id: str) -> list[str]:
    """Pass until nobody is asked any more; the uses of a card that were on offer."""
    found: list[str] = []
    while table.options():
        found += uses_of(table, id)
        table.pick("pass")
    return found


def everything_offered(table: HeroesTable, id: str) -> list[str]:
    """All uses of a card that are offered from the start of a combat to the end of an attack."""
    found = passing(opening(table), id)
    table.c.round = 1
    own, enemy = table.c.fielded(0)[0], table.c.fielded(1)[0]
    table.acts(own)
    found += uses_of(table, id)
    table.pick("end")
    for attacker, target in ((own, enemy), (enemy, own)):
        found += passing(table.dice(0).attacks(attacker, target), id)
    table.rests()
    return found


# -- archery -----------------------------------------------------------------------------------------------


def ranged_duel(level: int) -> tuple[HeroesTable, int, int]:
    """Zealots (attack 3) in the front row, dragons (defence 3) in theirs."""
    table = HeroesTable("catherine", "tamika", level=level)
    zealots = table.unit(0, "castle.zealots", 5)
    return table, zealots, table.unit(1, "necropolis.ghost_dragons", 13)


@rule("heroes.combat_card.020", "heroes.combat_card.050")
def test_archery_helps_shots_at_targets_that_are_not_adjacent_in_this_round() -> None:
    table, zealots, dragons = ranged_duel(1)
    table.hand(0, "archery").acts(zealots).pick("play archery")
    assert table.c.initiative_of(zealots) == 5
    assert table.in_discard(0) == [], "it stays on the table"
    table.dice(0).pick("attack ghost_dragons", "end")
    assert table.damage(dragons) == 3 + 1 - 3
    table.rests()
    combat_goes_on(table)
    assert table.in_discard(0) == ["archery"], "the round is over"
    assert table.c.lasting == ()
    end_of_combat(table)


def test_archery_does_not_help_against_an_adjacent_target() -> None:
    table = HeroesTable("catherine", "tamika")
    zealots = table.unit(0, "castle.zealots", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE, marks=RETALIATED)
    table.hand(0, "archery").dice(1, 1).acts(zealots)
    table.pick("play archery", "attack ghost_dragons", "end")
    assert table.damage(dragons) == 3 + 1 - 3, "the die is the only bonus"
    table.rests()


def test_archery_counts_for_each_shot_of_a_unit_that_shoots_twice() -> None:
    table = HeroesTable("catherine", "tamika")
    marksmen = table.unit(0, "castle.marksmen:pack", 5)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    table.hand(0, "archery").dice(1, 1).acts(marksmen)
    table.pick("play archery", "attack ghost_dragons", "end")
    assert table.damage(dragons) == 2 * (2 + 1 + 1 - 3)
    table.rests()


@rule("heroes.combat_card.060")
def test_expert_archery_makes_ranged_units_faster_and_lasts_through_the_next_round() -> None:
    table, zealots, dragons = ranged_duel(2)
    griffins = table.unit(0, "castle.griffins", 0)
    liches = table.unit(1, "necropolis.liches", 19)
    table.hand(0, "archery").acts(zealots).pick("play archery expert").dice(0)
    assert crowns_spent(table, 0) == 1
    assert [table.c.initiative_of(uid) for uid in (zealots, griffins, liches, dragons)] == [6, 6, 6, 9]
    table.pick("attack ghost_dragons", "end").rests()
    assert table.damage(dragons) == 1
    combat_goes_on(table)
    assert (table.c.round, table.c.initiative_of(zealots), table.in_discard(0)) == (2, 6, [])
    combat_goes_on(table)
    assert (table.c.round, table.c.initiative_of(zealots), table.in_discard(0)) == (3, 5, ["archery"])
    end_of_combat(table)


@rule("heroes.combat_card.020", "heroes.card_timing.030")
def test_archery_is_played_in_the_activation_of_an_own_unit_before_it_attacks() -> None:
    table, zealots, dragons = ranged_duel(2)
    table.hand(0, "archery").dice(-1)
    table.attacks(dragons, zealots)
    assert table.in_hand(0) == ["archery"], "not as an answer"
    table.rests()
    table.dice(0).acts(zealots).pick("attack ghost_dragons")
    table.asks(0, "act")
    assert uses_of(table, "archery") == [], "it has shot"
    table.pick("end").rests()


def test_archery_needs_a_ranged_unit() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "archery").acts(champions)
    assert uses_of(table, "archery") == []
    table.pick("end").rests()


# -- armorer, offense and sorcery: a bonus, then a card ----------------------------------------------------


@rule("heroes.combat_card.110")
@pytest.mark.parametrize(("use", "bonus", "crowns"), [("offense", 1, 0), ("offense expert", 2, 1)])
def test_offense_gives_attack_and_a_card(use: str, bonus: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "offense").deck(0, "knowledge", "power").dice(0)
    table.attacks(champions, dragons).pick(f"play {use}")
    assert table.damage(dragons) == 2 + bonus
    assert (table.in_hand(0), table.in_deck(0), table.in_discard(0)) == (
        ["knowledge"],
        ["power"],
        ["offense"],
    )
    assert crowns_spent(table, 0) == crowns
    table.rests()


@pytest.mark.parametrize(("use", "bonus", "crowns"), [("armorer", 1, 0), ("armorer expert", 2, 1)])
def test_armorer_gives_defence_and_a_card(use: str, bonus: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(1, "armorer").deck(1, "knowledge", "power").dice(0)
    table.attacks(champions, dragons).pick(f"play {use}")
    assert table.damage(dragons) == 2 - bonus
    assert (table.in_hand(1), table.in_deck(1), table.in_discard(1)) == (
        ["knowledge"],
        ["power"],
        ["armorer"],
    )
    assert crowns_spent(table, 1) == crowns
    table.rests()


@rule("heroes.combat_card.110")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", ["offense", "armorer"])
def test_outside_an_attack_offense_and_armorer_give_only_the_card(id: str, ruleset: str) -> None:
    """A bonus ends before the unit's next action, so it is lost; nobody is asked for a target."""
    table, champions, dragons = clash(ruleset=ruleset)
    table.hand(0, id).deck(0, "knowledge").acts(champions).pick(f"play {id}").asks(0, "act")
    assert (table.in_hand(0), table.in_discard(0), table.c.lasting) == (["knowledge"], [id], ())
    table.dice(0).pick("attack ghost_dragons")
    assert table.damage(dragons) == 2
    table.rests()


@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", ["offense", "armorer", "sorcery"])
def test_outside_an_attack_they_are_not_offered_without_a_card_to_draw(id: str, ruleset: str) -> None:
    table, champions, _ = clash(ruleset=ruleset)
    table.hand(0, id).acts(champions)
    assert uses_of(table, id) == []
    table.pick("end").rests()


@rule("heroes.spell.070")
@pytest.mark.parametrize(("use", "damage", "crowns"), [("sorcery", 2, 0), ("sorcery expert", 3, 1)])
def test_sorcery_gives_power_and_a_card(use: str, damage: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "sorcery").deck(0, "attack", "defence").acts(champions)
    table.pick("cast magic_arrow", f"empower {use}", "unit ghost_dragons")
    assert table.damage(dragons) == damage
    assert (table.in_hand(0), table.in_deck(0)) == (["attack"], ["defence"])
    assert table.in_discard(0) == ["magic_arrow", "sorcery"]
    assert crowns_spent(table, 0) == crowns
    table.pick("end").rests()


def test_a_card_drawn_by_sorcery_can_empower_the_same_spell() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", "sorcery").deck(0, "power").acts(champions)
    table.pick("cast magic_arrow", "empower sorcery")
    table.asks(0, "power", ["empower power", "pass"]).pick("empower power", "unit ghost_dragons")
    assert table.damage(dragons) == 3
    assert table.in_discard(0) == ["magic_arrow", "sorcery", "power"]
    table.pick("end").rests()


def test_sorcery_may_be_played_without_a_spell_for_the_card() -> None:
    table, champions, _ = clash()
    table.hand(0, "sorcery").deck(0, "magic_arrow").acts(champions).pick("play sorcery")
    assert (table.in_hand(0), table.in_discard(0)) == (["magic_arrow"], ["sorcery"])
    table.pick("end").rests()


# -- estates -----------------------------------------------------------------------------------------------


@rule("heroes.card_timing.020")
@pytest.mark.parametrize(("use", "gold", "crowns"), [("estates", 3, 0), ("estates expert", 6, 1)])
def test_estates_gives_gold(use: str, gold: int, crowns: int) -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "estates").having(0, gold=1).acts(champions).pick(f"play {use}", "end")
    player = table.g.players[0]
    assert (player.gold, player.materials, player.valuables) == (1 + gold, 0, 0)
    assert (table.in_discard(0), crowns_spent(table, 0)) == (["estates"], crowns)
    table.rests()


# -- intelligence ------------------------------------------------------------------------------------------


@rule("heroes.combat_card.010")
def test_only_expert_intelligence_casts_beyond_the_limit_of_the_round() -> None:
    table, _, dragons = clash(level=2)
    table.hand(0, "intelligence", "intelligence", "magic_arrow", "lightning_bolt")
    opening(table).pick("play intelligence", "card magic_arrow", "pass", "unit ghost_dragons")
    table.asks(0, "answer", ["play intelligence expert", "pass"])
    table.pick("play intelligence expert", "unit ghost_dragons")
    assert table.damage(dragons) == 1 + 2
    assert (table.in_hand(0), table.c.camps[0].spells) == ([], 1)
    table.rests()


@rule("heroes.combat_card.100")
def test_intelligence_casts_a_spell_before_any_unit_acts() -> None:
    table, _, dragons = clash()
    table.hand(0, "intelligence", "magic_arrow", "power", "stone_skin")
    opening(table).asks(0, "answer", ["play intelligence", "pass"]).pick("play intelligence")
    table.asks(0, "power").pick("empower power", "pass")
    table.pick("unit ghost_dragons")
    assert table.damage(dragons) == 2
    assert table.in_hand(0) == ["stone_skin"], "of no use before an attack"
    assert sorted(table.in_discard(0)) == ["intelligence", "magic_arrow", "power"]
    table.rests()


def test_intelligence_lets_its_player_say_which_spell() -> None:
    table, champions, dragons = clash()
    table.hand(0, "intelligence", "magic_arrow", "haste", "town_portal", "cure")
    opening(table).pick("play intelligence").asks(0, "aim", ["card magic_arrow", "card haste"])
    table.pick("card haste", "pass", "unit champions")
    assert (table.c.initiative_of(champions), table.damage(dragons)) == (8, 0)
    assert table.in_hand(0) == ["magic_arrow", "town_portal", "cure"]
    table.rests()


def test_basic_intelligence_counts_as_the_spell_of_the_round() -> None:
    """Nor can a second Intelligence pass by the limit."""
    table, _, _ = clash()
    table.hand(0, "intelligence", "magic_arrow", "intelligence", "haste")
    opening(table).pick("play intelligence", "card magic_arrow", "pass", "unit ghost_dragons")
    assert table.c.camps[0].spells == 1
    assert table.in_hand(0) == ["intelligence", "haste"]
    table.rests()


def test_basic_intelligence_leaves_no_spell_for_the_first_round() -> None:
    table, _, dragons = clash()
    table.hand(0, "intelligence", "magic_arrow", "haste")
    opening(table).pick("play intelligence", "card magic_arrow", "pass", "unit ghost_dragons")
    combat_goes_on(table)
    table.asks(1, "act").pick("end").asks(0, "act")
    assert table.damage(dragons) == 1
    assert uses_of(table, "haste") == []
    end_of_combat(table)


def test_expert_intelligence_does_not_count_against_the_limit() -> None:
    table, _, dragons = clash(level=2)
    table.hand(0, "intelligence", "magic_arrow", "haste")
    opening(table).pick("play intelligence expert", "card magic_arrow", "pass", "unit ghost_dragons")
    assert (table.damage(dragons), table.c.camps[0].spells, crowns_spent(table, 0)) == (1, 0, 1)
    combat_goes_on(table)
    table.asks(1, "act").pick("end").asks(0, "act")
    assert uses_of(table, "haste") == ["cast haste"]
    end_of_combat(table)


def test_intelligence_is_for_the_start_of_combat_and_not_of_every_round() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "intelligence", "magic_arrow").acts(champions)
    assert uses_of(table, "intelligence") == []
    table.pick("end").rests()
    combat_goes_on(table).asks(1, "act")
    assert table.in_hand(0) == ["intelligence", "magic_arrow"]
    end_of_combat(table)


def test_intelligence_needs_a_spell_that_does_something() -> None:
    table, _, _ = clash(level=2)
    table.hand(0, "intelligence", "bless", "town_portal", "counterstrike", "cure")
    opening(table).rests()
    table.hand(0, "intelligence", "blind", "power", "power")  # nobody but gold units: 2 power
    opening(table).asks(0, "answer", ["play intelligence", "play intelligence expert", "pass"])
    table.pick("pass")
    table.hand(0, "intelligence", "blind", "power")
    table.having(0, crowns=1)
    opening(table).rests()


def test_a_fire_shield_of_intelligence_lasts_through_the_first_round() -> None:
    table, champions, dragons = clash()
    table.hand(0, "intelligence", "fire_shield")
    opening(table).pick("play intelligence", "unit champions")
    combat_goes_on(table)
    assert [(one.word, one.uid, one.until) for one in table.c.lasting] == [("fire_shield", champions, 1)]
    table.dice(0, 0).pick("attack champions")
    assert table.damage(dragons) == 1 + 2, "burnt, and struck back at"
    combat_goes_on(table)
    assert (table.c.lasting, table.in_discard(0)) == ((), ["intelligence", "fire_shield"])
    end_of_combat(table)


def test_prayer_for_initiative_may_be_the_spell_of_intelligence() -> None:
    table, champions, _ = clash()
    table.hand(0, "intelligence", "prayer")
    opening(table).pick("play intelligence", "unit champions")
    assert table.c.initiative_of(champions) == 8
    table.rests()


# -- leadership and morale ---------------------------------------------------------------------------------


@rule("heroes.morale.010", "heroes.morale.020")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_leadership_gives_positive_morale(ruleset: str) -> None:
    table, champions, _ = clash(ruleset=ruleset)
    table.hand(0, "leadership", "leadership").acts(champions).pick("play leadership")
    assert table.g.players[0].morale == 1
    assert uses_of(table, "leadership") == [], "nobody holds more than one token"
    assert (table.in_hand(0), table.in_discard(0)) == (["leadership"], ["leadership"])
    table.pick("end").rests()


def test_expert_leadership_draws_two_cards_and_gives_positive_morale() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "leadership").deck(0, *MANY).acts(champions).pick("play leadership expert", "end")
    assert (table.g.players[0].morale, crowns_spent(table, 0)) == (1, 1)
    assert (table.in_hand(0), table.in_discard(0)) == (["attack", "defence"], ["leadership"])
    table.rests()


@rule("heroes.morale.020")
def test_expert_leadership_with_a_full_token_still_draws() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "leadership").deck(0, *MANY).having(0, morale=1).acts(champions)
    assert uses_of(table, "leadership") == ["play leadership expert"]
    table.pick("play leadership expert", "end")
    assert (table.g.players[0].morale, table.in_hand(0)) == (1, ["attack", "defence"])
    table.rests()


@rule("heroes.morale.030", "heroes.morale.040")
def test_the_token_may_be_spent_for_a_card_just_before_the_next_is_gained() -> None:
    table, champions, _ = clash()
    table.hand(0, "leadership").deck(0, *MANY).having(0, morale=1).acts(champions)
    table.pick("morale 0")
    assert (table.g.players[0].morale, table.in_hand(0)) == (0, ["leadership", "attack"])
    table.pick("play leadership", "end")
    assert table.g.players[0].morale == 1
    table.rests()


@rule("heroes.morale.120", "heroes.morale.150")
def test_leadership_takes_a_negative_token_off_instead() -> None:
    table, champions, _ = clash()
    table.hand(0, "leadership").having(0, morale=-1).acts(champions).pick("play leadership", "end")
    assert table.g.players[0].morale == 0
    table.rests()


@rule("heroes.morale.130")
@pytest.mark.parametrize(("ruleset", "offered"), [("retail", False), ("first", True)])
def test_leadership_is_lost_on_the_undead_but_not_in_the_first_edition(ruleset: str, offered: bool) -> None:
    table = HeroesTable("catherine", "sandro", ruleset=ruleset)
    table.unit(0, "castle.champions", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE)
    table.hand(1, "leadership").acts(dragons)
    assert bool(uses_of(table, "leadership")) == offered
    table.pick("end").rests()


@rule("heroes.morale.130")
def test_expert_leadership_of_the_undead_only_draws() -> None:
    table = HeroesTable("catherine", "sandro", level=2)
    table.unit(0, "castle.champions", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE)
    table.hand(1, "leadership").deck(1, *MANY).acts(dragons).pick("play leadership expert", "end")
    assert (table.g.players[1].morale, table.in_hand(1)) == (0, ["attack", "defence"])
    table.rests()


@rule("heroes.morale.030", "heroes.morale.050")
def test_morale_exchanges_any_number_of_cards() -> None:
    table, champions, _ = clash()
    table.hand(0, "attack", "attack", "estates").deck(0, "power", "knowledge", "defence")
    table.having(0, morale=1).acts(champions)
    assert [name for name in table.options() if name.startswith("morale")] == ["morale 0", "morale 1"]
    table.pick("morale 1", "card attack", "card estates").asks(0, "exchange", ["card attack", "pass"])
    table.pick("pass")
    assert table.in_hand(0) == ["attack", "power", "knowledge"]
    assert (table.in_discard(0), table.g.players[0].morale) == (["attack", "estates"], 0)
    assert not any(name.startswith("morale") for name in table.options())
    table.pick("end").rests()


@rule("heroes.morale.060")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_morale_rerolls_the_attack_die(ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    table.having(0, morale=1).dice(-1).attacks(champions, dragons)
    table.asks(0, "die", ["reroll 3", "pass"]).dice(1).pick("reroll 3")
    assert (table.damage(dragons), table.g.players[0].morale) == (5 + 1 - 3, 0)
    table.rests()


@rule("heroes.morale.060")
@pytest.mark.parametrize("dice", [(1, -1), (-1, 1)])
def test_morale_rerolls_the_die_that_counts_of_two(dice: tuple[int, int]) -> None:
    """A shot at a neighbour: the lower of two dice counts, and one die is rolled again, not both."""
    table, zealots, dragons = clash("castle.zealots")
    table.having(0, morale=1).dice(*dice).attacks(zealots, dragons).asks(0, "die", ["reroll 3", "pass"])
    table.dice(0).pick("reroll 3")
    assert [event.n for event in table.happened(ev.Rerolled)] == [0]
    assert table.happened(ev.BlowWorked)[0].die == 0
    table.rests()


@rule("heroes.morale.070")
def test_first_edition_morale_removes_a_card_and_draws_one() -> None:
    table, champions, _ = clash(ruleset="first")
    table.hand(0, "attack", "estates").deck(0, "power").having(0, morale=1).acts(champions)
    table.pick("morale 3", "card attack")
    assert (table.in_hand(0), table.in_discard(0), len(table.g.removed)) == (["estates", "power"], [], 1)
    assert table.g.players[0].morale == 0
    table.pick("end").rests()


@rule("heroes.morale.150")
def test_a_negative_token_alone_changes_nothing() -> None:
    told = []
    for morale in (0, -1):
        table, champions, dragons = clash()
        table.hand(0, "attack", "estates", "magic_arrow").deck(0, *MANY).having(0, morale=morale)
        offered = table.acts(champions).options()
        table.dice(0).pick("attack ghost_dragons", "play attack").rests()
        player = table.g.players[0]
        told.append((offered, table.damage(dragons), table.in_hand(0), player.hand_is_lost))
        assert player.morale == morale
    assert told[0] == told[1]


@rule("heroes.morale.080", "heroes.morale.090", "heroes.morale.100")
def test_negative_morale_takes_a_token_then_gives_one_then_costs_the_hand() -> None:
    table, _, _ = clash()
    table.hand(0, *MANY).having(0, morale=1)
    player = table.g.players[0]
    told = []
    for _ in range(3):
        table.g.get_negative_morale(Seat(0))
        told.append((player.morale, player.hand_is_lost, len(player.hand)))
    assert told == [(0, False, 4), (-1, False, 4), (-1, True, 4)], "the hand goes at the end of the turn"


@rule("heroes.morale.080", "heroes.morale.090")
def test_first_edition_negative_morale_costs_two_cards_at_random() -> None:
    table, _, _ = clash(ruleset="first")
    table.hand(0, *MANY).having(0, morale=1)
    table.g.get_negative_morale(Seat(0))
    assert (table.g.players[0].morale, len(table.in_hand(0))) == (0, 4), "the token is enough"
    table.g.get_negative_morale(Seat(0))
    assert (table.g.players[0].morale, len(table.in_hand(0)), len(table.in_discard(0))) == (0, 2, 2)


@rule("heroes.morale.130")
def test_the_undead_do_not_mind_negative_morale_either() -> None:
    table, _, _ = clash()
    table.hand(1, *MANY)
    table.g.get_negative_morale(Seat(1))
    player = table.g.players[1]
    assert (player.morale, player.hand_is_lost, len(player.hand)) == (0, False, 4)
    assert not table.happened(ev.GotMorale)


# -- luck --------------------------------------------------------------------------------------------------


@rule("heroes.card_timing.060", "heroes.combat_card.060")
def test_expert_luck_rerolls_a_die_once() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "luck").acts(champions)
    assert uses_of(table, "luck") == ["play luck expert"], "the basic effect is for the map"
    table.pick("play luck expert")
    assert (table.in_hand(0), table.in_discard(0), crowns_spent(table, 0)) == ([], [], 1)
    table.dice(-1).pick("attack ghost_dragons").asks(0, "die", ["reroll 2", "pass"])
    table.dice(-1).pick("reroll 2")
    assert table.damage(dragons) == 5 - 1 - 3, "the second result counts, and there is no third roll"
    assert table.in_discard(0) == ["luck"]
    table.rests()


@rule("heroes.combat_card.060")
def test_each_luck_is_good_for_one_die() -> None:
    table, champions, dragons = clash(level=4)
    table.hand(0, "luck", "luck").acts(champions).pick("play luck expert", "play luck expert")
    table.dice(-1).pick("attack ghost_dragons").dice(0).pick("reroll 2")
    assert table.in_discard(0) == ["luck"], "the other one still lies on the table"
    table.asks(0, "die", ["reroll 2", "pass"]).dice(1).pick("reroll 2")
    assert (table.damage(dragons), table.in_discard(0)) == (5 + 1 - 3, ["luck", "luck"])
    table.rests()


def test_luck_that_was_not_needed_waits_for_another_die() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "luck").dice(1).acts(champions).pick("play luck expert", "attack ghost_dragons", "pass")
    assert table.damage(dragons) == 3
    table.rests()
    assert (len(table.c.lasting), table.in_discard(0)) == (1, [])
    table.dice(0).attacks(dragons, champions)
    table.asks(0, "die", ["reroll 2", "pass"]).dice(1).pick("reroll 2")  # striking back
    assert table.damage(dragons) == 6
    assert (table.damage(champions), table.in_discard(0)) == (4, ["luck"])
    table.rests()


def test_luck_that_was_never_needed_is_discarded_after_the_combat() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "luck").acts(champions).pick("play luck expert", "end").rests()
    end_of_combat(table)
    assert table.in_discard(0) == ["luck"]


# -- mysticism ---------------------------------------------------------------------------------------------


def test_mysticism_takes_the_spell_back_to_hand() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "mysticism", "power", "haste").acts(champions)
    assert uses_of(table, "mysticism") == []
    table.pick("cast magic_arrow", "empower power", "empower haste", "unit ghost_dragons")
    table.asks(0, "after_cast", ["play mysticism", "play mysticism expert", "pass"]).pick("play mysticism")
    assert table.damage(dragons) == 3
    assert table.in_hand(0) == ["magic_arrow"]
    assert sorted(table.in_discard(0)) == ["haste", "mysticism", "power"]
    assert uses_of(table, "magic_arrow") == [], "the limit of the round stands"
    table.pick("end").rests()


def test_expert_mysticism_takes_back_all_that_was_played_with_the_spell() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "mysticism", "power", "haste").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower haste", "unit ghost_dragons")
    table.pick("play mysticism expert")
    assert (table.damage(dragons), crowns_spent(table, 0)) == (3, 1)
    assert table.in_hand(0) == ["magic_arrow", "power", "haste"]
    assert table.in_discard(0) == ["mysticism"]
    table.pick("end").rests()


def test_expert_mysticism_on_an_ongoing_spell_returns_it_when_its_effect_ends() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "haste", "mysticism", "power").acts(champions)
    table.pick("cast haste", "empower power", "unit champions", "play mysticism expert", "end")
    assert (table.in_hand(0), table.in_discard(0)) == (["power"], ["mysticism"])
    assert table.c.initiative_of(champions) == 9
    table.rests()
    end_of_combat(table)
    assert sorted(table.in_hand(0)) == ["haste", "power"]


# -- resistance --------------------------------------------------------------------------------------------


@rule("heroes.combat_card.100")
@pytest.mark.parametrize(
    ("power", "uses"),
    [
        (0, ["play resistance", "play resistance expert"]),
        (1, ["play resistance", "play resistance expert"]),
        (2, ["play resistance expert"]),
    ],
)
def test_resistance_undoes_a_spell_of_one_power_and_the_expert_any(power: int, uses: list[str]) -> None:
    for use in uses:
        table, champions, dragons = clash(level=2)
        table.hand(0, "magic_arrow", *["power"] * power).hand(1, "resistance").acts(champions)
        table.pick("cast magic_arrow", *["empower power"] * power, "unit ghost_dragons")
        table.asks(1, "resist", [*uses, "pass"]).pick(use)
        assert (table.damage(dragons), table.in_hand(1), table.in_discard(1)) == (0, [], ["resistance"])
        assert table.in_discard(0) == ["magic_arrow", *["power"] * power], "spent all the same"
        assert table.c.camps[0].spells == 1
        assert crowns_spent(table, 1) == use.endswith("expert")
        table.pick("end").rests()


def test_a_spell_that_nobody_resists_works() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "power", "power").hand(1, "resistance").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower power", "unit ghost_dragons", "pass", "end")
    assert (table.damage(dragons), table.in_hand(1)) == (3, ["resistance"])
    table.rests()


def test_basic_resistance_is_not_offered_against_two_power() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", "power", "power").hand(1, "resistance").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower power", "unit ghost_dragons", "end")
    assert (table.damage(dragons), table.in_hand(1)) == (3, ["resistance"])
    table.rests()


def test_resistance_does_not_work_against_own_spells_or_other_cards() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "resistance", "attack").hand(1, "resistance").dice(0).acts(champions)
    table.pick("cast magic_arrow", "unit ghost_dragons").asks(1, "resist").pick("pass")
    table.pick("attack ghost_dragons", "play attack")
    assert table.damage(dragons) == 1 + 3
    assert (table.in_hand(0), table.in_hand(1)) == (["resistance"], ["resistance"])
    table.rests()


def test_resistance_undoes_what_an_ai_hero_casts() -> None:
    table = HeroesTable("catherine", "ai")
    champions = table.unit(0, "castle.champions", HERE)
    table.unit(1, "necropolis.ghost_dragons", 19)
    table.hand(0, "resistance")
    table.g.ai_spells = [card("magic_arrow")]
    table.g.ai_deck = [one.index for one in table.g.printed.ai_cards if one.word == "spell"][:1]
    table.start("heroes.ai_draws", -1, 1).asks(0, "resist").pick("play resistance")
    assert (table.damage(champions), table.in_discard(0)) == (0, ["resistance"])
    assert table.happened(ev.Resisted)
    table.rests()


# -- tactics -----------------------------------------------------------------------------------------------


def test_tactics_swaps_two_own_units_as_combat_starts() -> None:
    table, (griffins, crusaders, champions) = three_tiers()
    table.hand(0, "tactics")
    opening(table).asks(0, "answer", ["play tactics", "pass"]).pick("play tactics")
    table.asks(
        0, "aim", [f"unit griffins#{griffins}", f"unit crusaders#{crusaders}", f"unit champions#{champions}"]
    )
    table.pick("unit griffins")
    table.asks(0, "aim", [f"unit crusaders#{crusaders}", f"unit champions#{champions}"]).pick(
        "unit champions"
    )
    assert [table.space(uid) for uid in (griffins, crusaders, champions)] == [2, 1, 0]
    assert table.c.at[:3] == [champions, crusaders, griffins]
    assert table.in_discard(0) == ["tactics"]
    table.rests()


@rule("heroes.card_timing.030", "heroes.combat_card.020")
def test_expert_tactics_swaps_two_own_units_during_an_activation() -> None:
    table, (griffins, crusaders, champions) = three_tiers(level=2)
    table.hand(0, "tactics").acts(griffins)
    assert uses_of(table, "tactics") == ["play tactics expert"], "the basic one is for the start"
    table.pick("play tactics expert", "unit griffins", "unit champions")
    assert [table.space(uid) for uid in (griffins, crusaders, champions)] == [2, 1, 0]
    assert crowns_spent(table, 0) == 1
    assert table.offers("move 6"), "the active unit may go on from where it stands"
    table.pick("end").rests()


def test_tactics_is_neither_for_the_enemys_activations_nor_for_a_lonely_unit() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "tactics")
    opening(table).rests()
    table.unit(0, "castle.griffins", 0)
    opening(table).asks(0, "answer", ["play tactics", "pass"]).pick("pass")
    table.dice(0, 0).attacks(dragons, champions)
    assert table.in_hand(0) == ["tactics"]
    table.rests()


# -- what is for the map -----------------------------------------------------------------------------------


@rule("heroes.card_timing.040")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", ["diplomacy", "logistics", "necromancy", "wisdom"])
def test_what_is_for_the_map_is_not_offered_in_combat(id: str, ruleset: str) -> None:
    table = HeroesTable("sandro", "catherine", level=7, ruleset=ruleset)
    table.unit(0, "necropolis.ghost_dragons", HERE)
    table.unit(1, "castle.archangels", THERE)
    table.hand(0, id).deck(0, "attack").discard(0, "defence")
    assert everything_offered(table, id) == []
    assert table.in_hand(0) == [id]


@rule("heroes.card_timing.040")
def test_basic_luck_is_not_offered_in_combat() -> None:
    table, _, _ = clash(level=7)
    table.hand(0, "luck")
    assert everything_offered(table, "luck") == ["play luck expert"]


@rule("heroes.ability_card.050", "heroes.ability_card.070")
def test_necromancy_is_for_necropolis_alone() -> None:
    """Wherever a Necropolis hero may use it, another may not."""
    table = HeroesTable("sandro", "catherine", level=2)
    table.hand(0, "necromancy").hand(1, "necromancy")
    necromancy = printed_card("necromancy")
    for use in range(2):
        assert fits(table.g, Seat(0), 0, necromancy, use, ON_MAP)
        assert not fits(table.g, Seat(1), 1, necromancy, use, ON_MAP)
