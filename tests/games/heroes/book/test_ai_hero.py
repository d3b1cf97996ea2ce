"""AI heroes: their deck, their skill and their spells. [heroes.ai_combat.010, heroes.ai_combat.110]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.book.ai_hero import CASTABLE, HARM
from fabletop.games.heroes.combat.pieces import ACTED, DEFENDING, PARALYSED
from fabletop.games.heroes.defs import DIFFICULTIES, SPELL
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.match import Setup
from fabletop.testing import rule

CARDS = {printed.id: printed.index for printed in content().ai_cards}
STRENGTHS = {
    "attack_a": (0, 1, 1, 2),
    "attack_b": (1, 1, 2, 2),
    "defence_a": (0, 1, 1, 2),
    "defence_b": (1, 1, 2, 2),
    "spell_a": (0, 1, 1, 2),
    "spell_b": (0, 1, 2, 3),
    "skill_a": (1, 1, 2, 2),
    "skill_b": (1, 1, 1, 2),
}
EVERYWHERE = list(enumerate(DIFFICULTIES))
EASY_BLOW = (0, -1)  # a die for the AI's attack and one for the answer


class AiTable(HeroesTable):
    """An AI hero's Dread Knights next to the player's Champions, and its Zombies far away."""

    def __init__(self, *deck: str, **options: Any) -> None:
        super().__init__("catherine", "ai", **options)
        self.champions = self.unit(0, "castle.champions", 9)  # defence 2, health 7
        self.knights = self.unit(1, "necropolis.dread_knights", 13)  # attack 5, defence 2, health 7
        self.zombies = self.unit(1, "necropolis.zombies", 19)  # defence 1, health 3
        self.g.ai_deck = [CARDS[id] for id in reversed(deck)]

    def spells(self, *ids: str) -> AiTable:
        """The AI's spells; the first is cast first."""
        self.g.ai_spells = [card(id) for id in reversed(ids)]
        return self

    def left(self) -> list[str]:
        return [self.g.printed.ai_cards[index].id for index in reversed(self.g.ai_deck)]

    def drawn(self) -> list[str]:
        return [self.g.printed.ai_cards[event.card].id for event in self.happened(ev.AiDrew)]

    def attack(self) -> int:
        """The attack of the first blow."""
        return self.happened(ev.BlowWorked)[0].attack


# -- the deck ---------------------------------------------------------------------------------------------


@rule("heroes.ai_combat.010")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_one_card_is_drawn_and_resolved_at_each_activation_of_the_ai(ruleset: str) -> None:
    table = AiTable("attack_b", "defence_b", "attack_a", ruleset=ruleset)
    table.dice(*EASY_BLOW).acts(table.knights)
    assert table.drawn() == ["attack_b"]
    table.acts(table.champions).pick("end")
    assert table.drawn() == ["attack_b"]  # none for the player's units
    table.dice(*EASY_BLOW).acts(table.zombies)
    assert table.drawn() == ["attack_b", "defence_b"]
    assert table.left() == ["attack_a"]


@rule("heroes.ai_combat.010")
def test_the_card_is_resolved_before_the_unit_acts() -> None:
    table = AiTable("attack_b").dice(*EASY_BLOW)
    table.hush().acts(table.knights).rests()
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.Activated) < kinds.index(ev.AiDrew) < kinds.index(ev.AttackDeclared)


@rule("heroes.ai_combat.010")
def test_attack_that_was_drawn_waits_for_an_attack_and_not_for_a_blow_struck_back() -> None:
    table = AiTable("attack_b", level=2)
    table.g.move(table.champions, 0)
    table.g.move(table.zombies, 18)
    table.g.move(table.knights, 19)
    table.acts(table.knights)  # it reaches nobody
    assert (table.drawn(), table.happened(ev.AttackDeclared)) == (["attack_b"], [])
    table.g.move(table.champions, table.space(table.knights) - 4)
    table.dice(-1, 0).attacks(table.champions, table.knights).rests()
    assert [(event.uid, event.attack) for event in table.happened(ev.BlowWorked)] == [
        (table.champions, 5),
        (table.knights, 5),
    ]
    table.g.begin_round()
    table.g.heal(table.champions, 3)
    table.hush().dice(0, 0).attacks(table.knights, table.champions)
    table.dice(0).attacks(table.knights, table.champions).rests()
    struck = [event.attack for event in table.happened(ev.BlowWorked) if event.uid == table.knights]
    assert struck == [6, 5], "and it is good for one"


def test_an_empty_deck_gives_no_more_cards_and_guards_have_none() -> None:
    table = AiTable().dice(*EASY_BLOW)
    table.acts(table.knights).rests()
    assert (table.drawn(), table.attack()) == ([], 5)
    guards = HeroesTable("catherine", "guards")
    guards.g.ai_deck = [CARDS["attack_b"]]
    guards.unit(0, "castle.champions", 9)
    boars = guards.unit(1, "neutral.boars", 13)
    guards.dice(*EASY_BLOW).acts(boars).rests()
    assert guards.happened(ev.AiDrew) == []


def test_a_paralysed_unit_skips_its_card_too() -> None:
    table = AiTable("attack_b")
    table.c.units[table.knights] = table.piece(table.knights).marked(PARALYSED)
    table.acts(table.knights).rests()
    assert table.drawn() == []


@rule("heroes.campaign.030")
def test_the_cards_are_as_strong_as_the_difficulty_says() -> None:
    printed = {one.id: one.strengths for one in content().ai_cards}
    assert printed == STRENGTHS
    assert {one.id: one.returns for one in content().ai_cards if one.returns} == {"skill_b": 0b0110}


@rule("heroes.ai_combat.010")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_ai_hero_begins_with_a_deck_of_its_kinds_and_spells_it_can_cast(seed: int) -> None:
    options = {"mode": "ai", "heroes": ["catherine", "sandro"], "armies": "random", "level": 1}
    g = new_game(Setup("heroes", 1, seed, "retail", options))
    kinds = [g.printed.ai_cards[index].kind for index in g.ai_deck]
    assert [kinds.count(kind) for kind in ("might", "magic", "skill")] == [4, 3, 1]
    castable = [one.index for one in g.cards if one.kind == SPELL and one.uses[0].does[0].word in CASTABLE]
    assert sorted(g.ai_spells) == sorted(castable)


# -- might ------------------------------------------------------------------------------------------------


@rule("heroes.campaign.030")
@rule("heroes.campaign.040")
@pytest.mark.parametrize("id", ["attack_a", "attack_b"])
@pytest.mark.parametrize(("at", "difficulty"), EVERYWHERE)
def test_attack_cards_help_the_unit_that_attacks(id: str, at: int, difficulty: str) -> None:
    table = AiTable(id, difficulty=difficulty).dice(*EASY_BLOW)
    table.acts(table.knights).rests()
    assert table.attack() == 5 + STRENGTHS[id][at]
    table.hush().dice(*EASY_BLOW).acts(table.knights).rests()
    assert table.attack() == 5  # once


def test_attack_cards_wait_and_pile_up_until_a_unit_can_attack() -> None:
    table = AiTable("attack_b", "attack_b", "attack_a")
    for _ in range(2):
        table.g.move(table.zombies, 19)
        table.g.move(table.champions, 0)
        table.acts(table.zombies)
    assert table.happened(ev.AttackDeclared) == []
    assert table.c.camps[1].attack_waiting == 2
    table.g.move(table.champions, 9)
    table.dice(*EASY_BLOW).acts(table.knights).rests()
    assert table.attack() == 5 + 3


@rule("heroes.campaign.030")
@rule("heroes.campaign.040")
@pytest.mark.parametrize(("at", "difficulty"), EVERYWHERE)
def test_one_defence_card_helps_the_toughest_unit_the_next_time_it_is_attacked(
    at: int, difficulty: str
) -> None:
    n = STRENGTHS["defence_a"][at]
    table = AiTable("defence_a", difficulty=difficulty)
    table.g.move(table.zombies, 18)
    table.acts(table.zombies)
    assert table.c.lasting_on(table.knights, "defence") == n
    assert table.c.lasting_on(table.zombies, "defence") == 0
    table.hush().dice(0, 0).attacks(table.champions, table.knights)
    table.dice(0, 0).attacks(table.champions, table.knights).rests()
    against = [event.defence for event in table.happened(ev.BlowWorked) if event.target == table.knights]
    assert against == [2 + n, 2]


@rule("heroes.campaign.030")
@rule("heroes.campaign.040")
@pytest.mark.parametrize(("at", "difficulty"), EVERYWHERE)
def test_the_other_helps_the_unit_of_the_ai_that_acts_next(at: int, difficulty: str) -> None:
    n = STRENGTHS["defence_b"][at]
    table = AiTable("defence_b", difficulty=difficulty)
    table.unit(1, "necropolis.skeletons", 18)  # 4, before the Zombies' 3
    table.dice(*EASY_BLOW).acts(table.knights)
    skeletons = len(table.c.units) - 1
    assert [(one.uid, one.n) for one in table.c.lasting if one.word == "defence"] == [(skeletons, n)]
    table.hush().dice(0, -1).attacks(table.champions, skeletons)
    assert table.happened(ev.BlowWorked)[0].defence == 1 + n


# -- skills -----------------------------------------------------------------------------------------------


@rule("heroes.campaign.030")
@pytest.mark.parametrize("id", ["skill_a", "skill_b"])
@pytest.mark.parametrize(("at", "difficulty"), EVERYWHERE)
def test_a_skill_card_uses_the_skill_once_or_twice(id: str, at: int, difficulty: str) -> None:
    table = AiTable(id, "attack_b", "attack_b", "attack_b", difficulty=difficulty, skill="offense")
    table.c.round = 2
    times = STRENGTHS[id][at]
    table.dice(*EASY_BLOW).acts(table.knights).rests()
    assert table.drawn() == [id, *["attack_b"] * times]  # the skill draws, and that means another AI card
    assert table.attack() == 5 + times + times * STRENGTHS["attack_b"][at]


@pytest.mark.parametrize(("at", "difficulty"), EVERYWHERE)
@pytest.mark.parametrize("round", [1, 2])
def test_one_skill_card_goes_back_into_the_deck_in_the_first_round(
    at: int, difficulty: str, round: int
) -> None:
    table = AiTable("skill_b", "attack_a", "attack_a", "defence_a", difficulty=difficulty, skill="archery")
    table.c.round = round
    table.dice(*EASY_BLOW).acts(table.knights).rests()
    back = round == 1 and difficulty in ("normal", "hard")
    assert sorted(table.left()) == ["attack_a", "attack_a", "defence_a", *(["skill_b"] if back else [])]
    assert table.drawn() == ["skill_b"]


@pytest.mark.parametrize("deck", [["skill_b"], ["skill_b", "skill_b"]])
def test_a_card_does_not_draw_itself_back(deck: list[str]) -> None:
    table = AiTable(*deck, skill="offense")
    table.dice(*EASY_BLOW).acts(table.knights).rests()
    assert table.drawn() == deck
    assert table.left() == deck
    assert table.attack() == 5 + len(deck)


def test_armorer_helps_the_toughest_unit() -> None:
    table = AiTable("skill_a", "attack_a", "attack_a", difficulty="hard", skill="armorer")
    table.dice(*EASY_BLOW).acts(table.knights)
    assert table.c.lasting_on(table.knights, "defence") == 0  # the answer to its attack used it up
    answer = table.happened(ev.BlowWorked)[1]
    assert (answer.target, answer.defence) == (table.knights, 2 + 2)
    assert table.drawn() == ["skill_a", "attack_a", "attack_a"]


def test_archery_helps_every_shooter_of_the_ai_in_this_round() -> None:
    table = AiTable("skill_a", skill="archery")
    liches = table.unit(1, "necropolis.liches", 18)
    table.dice(*EASY_BLOW).acts(table.knights)
    table.hush().dice(0).acts(liches).rests()
    assert table.attack() == 3 + 1
    table.start("heroes.combat_round", NOBODY)
    assert not any(one.word == "archery" for one in table.c.lasting)


# -- spells -----------------------------------------------------------------------------------------------


@rule("heroes.campaign.030")
@rule("heroes.campaign.040")
@rule("heroes.campaign.050")
@rule("heroes.ai_combat.010")
@pytest.mark.parametrize("id", ["spell_a", "spell_b"])
@pytest.mark.parametrize(("at", "difficulty"), EVERYWHERE)
def test_a_magic_card_casts_the_next_spell_with_its_power(id: str, at: int, difficulty: str) -> None:
    table = AiTable(id, level=2, difficulty=difficulty).spells("magic_arrow", "slow").hand(0, "resistance")
    table.acts(table.knights).asks(0, "resist")
    assert table.g.the_play().power == STRENGTHS[id][at]
    table.pick("pass")
    assert table.happened(ev.Wounded)[0].n == 1 + min(2, STRENGTHS[id][at])
    assert (table.g.ai_spells, table.g.ai_spells_cast) == ([card("slow")], [card("magic_arrow")])
    table.rests()


@pytest.mark.parametrize(
    ("power", "options"),
    [
        ("normal", ["play resistance", "play resistance expert", "pass"]),
        ("impossible", ["play resistance expert", "pass"]),
    ],
)
def test_the_player_may_resist_a_spell_of_the_ai(power: str, options: list[str]) -> None:
    """Resistance undoes a spell of at most 1 power, its expert effect any."""
    table = AiTable("spell_a", level=2, difficulty=power).spells("magic_arrow").hand(0, "resistance")
    table.dice(*EASY_BLOW).acts(table.knights).asks(0, "resist", options).pick(options[0]).rests()
    assert table.happened(ev.BlowWorked)[0].damage == table.damage(table.champions)  # the attack alone
    assert table.in_discard(0) == ["resistance"]
    assert table.g.ai_spells_cast == [card("magic_arrow")]


def test_nobody_is_asked_to_resist_without_the_card_for_it() -> None:
    table = AiTable("spell_a").spells("magic_arrow").hand(0, "power")
    table.dice(*EASY_BLOW).acts(table.knights).rests()
    assert len(table.happened(ev.Cast)) == 1


def test_spells_that_were_cast_are_shuffled_when_there_are_no_others() -> None:
    table = AiTable("spell_a").spells()
    table.g.ai_spells_cast = [card("magic_arrow")]
    table.dice(*EASY_BLOW).acts(table.knights)
    assert (table.g.ai_spells, table.g.ai_spells_cast) == ([], [card("magic_arrow")])
    assert len(table.happened(ev.Cast)) == 1


def test_without_any_spells_a_magic_card_does_nothing() -> None:
    table = AiTable("spell_a").spells()
    table.dice(*EASY_BLOW).acts(table.knights).rests()
    assert table.happened(ev.Cast) == []


def touched(table: HeroesTable) -> set[int]:
    """Whom the spells cast so far did anything to."""
    lasting = {one.uid for one in table.c.lasting}
    wounded = {event.uid for event in table.happened(ev.Wounded)}
    healed = {event.uid for event in table.happened(ev.Healed)}
    paralysed = {event.uid for event in table.happened(ev.Paralysed)}
    return lasting | wounded | healed | paralysed


SPELLS = [
    one.id
    for one in content().cards
    if one.kind == SPELL and one.uses[0].does[0].word in CASTABLE and one.id not in ("fireball", "cure")
]


@pytest.mark.parametrize("id", SPELLS)
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_harm_goes_to_the_players_unit_with_most_defence_and_help_to_the_ais(id: str, ruleset: str) -> None:
    table = HeroesTable("catherine", "ai", difficulty="impossible", ruleset=ruleset)
    table.unit(0, "castle.griffins", 0)  # defence 0
    theirs = table.unit(0, "castle.crusaders", 1)  # 2, and next to the Griffins
    table.unit(1, "necropolis.skeletons", 17)  # 1
    own = table.unit(1, "necropolis.dread_knights", 19)  # 2
    table.g.ai_deck = [CARDS["spell_a"]]
    table.g.ai_spells = [card(id)]
    table.start("heroes.ai_draws", NOBODY, own).rests()
    word = content().cards[card(id)].uses[0].does[0].word
    if word == "chain":
        wounds = [event.uid for event in table.happened(ev.Wounded)]
        assert wounds[:2] == [theirs, 0]  # then the nearest
    else:
        assert touched(table) == {theirs if word in HARM else own}


def test_of_equal_defence_the_higher_tier_is_the_target() -> None:
    table = AiTable("spell_a").spells("lightning_bolt")
    table.unit(0, "castle.crusaders", 0)  # defence 2 too, but silver
    table.start("heroes.ai_draws", NOBODY, table.knights).rests()
    assert touched(table) == {table.champions}


@rule("heroes.ai_combat.110")
def test_healing_goes_to_the_worst_hurt() -> None:
    table = AiTable("spell_a").spells("cure")
    table.c.units[table.knights] = table.piece(table.knights).hurt(1)
    table.c.units[table.zombies] = table.piece(table.zombies).hurt(2)
    table.start("heroes.ai_draws", NOBODY, table.knights).rests()
    assert (table.damage(table.knights), table.damage(table.zombies)) == (1, 0)


@rule("heroes.ai_combat.110")
def test_of_units_hurt_alike_the_higher_tier_is_healed() -> None:
    table = AiTable("spell_a").spells("cure")
    for uid in (table.zombies, table.knights):
        table.c.units[uid] = table.piece(uid).hurt(2)
    table.start("heroes.ai_draws", NOBODY, table.knights).rests()
    assert (table.damage(table.knights), table.damage(table.zombies)) == (0, 2)


def test_a_cure_that_nobody_needs_is_lost() -> None:
    table = AiTable("spell_a").spells("cure")
    table.start("heroes.ai_draws", NOBODY, table.knights).rests()
    assert table.happened(ev.Cast) == []
    assert table.g.ai_spells_cast == [card("cure")]


@pytest.mark.parametrize("id", ["defence_a", "defence_b", "lightning_bolt", "stone_skin", "cure"])
def test_of_units_alike_in_all_the_first_is_meant(id: str) -> None:
    table = HeroesTable("catherine", "ai")
    theirs = [table.unit(0, "castle.champions", space) for space in (0, 1)]
    acting = table.unit(1, "necropolis.skeletons", 12, marks=ACTED)
    own = [table.unit(1, "necropolis.dread_knights", space, damage=2) for space in (18, 19)]
    table.g.ai_deck = [CARDS[id if id in CARDS else "spell_a"]]
    table.g.ai_spells = [] if id in CARDS else [card(id)]
    table.start("heroes.ai_draws", NOBODY, acting).rests()
    assert touched(table) == {theirs[0] if id == "lightning_bolt" else own[0]}


def test_fire_goes_to_the_first_of_spaces_alike() -> None:
    table = HeroesTable("catherine", "ai")
    units = [table.unit(0, "castle.champions", space) for space in (2, 3, 7, 13)]
    own = table.unit(1, "necropolis.zombies", 19)
    table.g.ai_deck = [CARDS["spell_a"]]
    table.g.ai_spells = [card("fireball")]
    table.start("heroes.ai_draws", NOBODY, own).rests()
    assert touched(table) == set(units[:2])


@rule("heroes.ai_combat.110")
def test_fire_goes_where_it_hits_the_most_tiers_together() -> None:
    table = HeroesTable("catherine", "ai", difficulty="normal")
    gold = table.unit(0, "castle.champions", 3)  # alone
    silver = [table.unit(0, "castle.crusaders", 8), table.unit(0, "castle.zealots", 9)]
    own = table.unit(1, "necropolis.zombies", 13)
    table.g.ai_deck = [CARDS["spell_a"]]
    table.g.ai_spells = [card("fireball")]
    table.start("heroes.ai_draws", NOBODY, own).rests()
    assert touched(table) == set(silver)
    assert table.damage(gold) == 0


@rule("heroes.ai_combat.110")
@pytest.mark.parametrize("empty", [5, 8, 10, 13])
def test_fire_spares_the_ais_own_units_where_it_can(empty: int) -> None:
    table = HeroesTable("catherine", "ai")
    champions = table.unit(0, "castle.champions", 9)
    own = [table.unit(1, "necropolis.zombies", space) for space in (5, 8, 10, 13) if space != empty]
    table.g.ai_deck = [CARDS["spell_a"]]
    table.g.ai_spells = [card("fireball")]
    table.start("heroes.ai_draws", NOBODY, own[0]).rests()
    assert touched(table) == {champions}  # and the empty space beyond


@pytest.mark.parametrize("id", [one for one in [*SPELLS, "fireball"] if one != "prayer"])
def test_an_ai_does_not_harm_its_own_units_nor_help_the_players(id: str) -> None:
    """Where the right side has nobody whom a spell can touch, the spell is lost."""
    harms = content().cards[card(id)].uses[0].does[0].word in HARM
    table = HeroesTable("mutare", "ai")
    table.unit(0, "dungeon.black_dragons:pack" if harms else "dungeon.troglodytes", 5)
    own = table.unit(1, "necropolis.skeletons" if harms else "neutral.azure_dragons", 17)
    table.g.ai_deck = [CARDS["spell_a"]]
    table.g.ai_spells = [card(id)]
    table.start("heroes.ai_draws", NOBODY, own).rests()
    assert touched(table) == set()
    assert table.happened(ev.Cast) == []


def test_a_prayer_for_nobody_left_to_act_is_lost() -> None:
    table = AiTable("spell_a").spells("prayer")
    table.c.units = [unit.marked(1) if unit.side == 1 else unit for unit in table.c.units]
    table.start("heroes.ai_draws", NOBODY, table.knights).rests()
    assert touched(table) == set()


def test_a_spell_that_decides_the_fight_ends_the_activation() -> None:
    table = AiTable("spell_a").spells("lightning_bolt")
    table.c.units[table.champions] = table.piece(table.champions).hurt(5)
    table.acts(table.knights).rests()
    assert not table.stands(table.champions)
    assert table.happened(ev.AttackDeclared) == []


# -- what an AI hero does not do --------------------------------------------------------------------------


def test_units_of_an_ai_do_not_defend_and_its_hero_takes_no_surrender() -> None:
    table = AiTable().having(0, gold=50)
    table.g.move(table.champions, 0)
    table.acts(table.zombies)
    assert not table.marked(table.zombies, DEFENDING)
    table.acts(table.champions)
    assert not table.offers("surrender")


def test_units_of_an_ai_use_what_their_cards_let_a_player_choose() -> None:
    table = HeroesTable("mutare", "ai")
    table.unit(0, "neutral.crystal_dragons", 9)
    crusaders = table.unit(1, "castle.crusaders:pack", 13)
    table.dice(0, 0, 1, -1).acts(crusaders).rests()  # every 0 again
    assert table.happened(ev.BlowWorked)[0].die == 1
    champions = table.unit(1, "castle.champions:pack", 15)
    table.g.move(crusaders, 19)
    table.hush().dice(0, 1, -1).acts(champions).rests()  # what is not +1 again, after a move
    assert table.happened(ev.BlowWorked)[0].die == 1
    griffins = table.unit(1, "castle.griffins", 8, damage=3)
    table.unit(1, "castle.archangels:pack", 18)
    table.hush().dice(0).attacks(0, griffins).rests()
    assert table.happened(ev.CalledOff)[0].uid == griffins
