"""The greedy bot fights sensibly, and knows only what its seat may know."""

from __future__ import annotations

import pytest

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.heroes import Heroes
from fabletop.games.heroes.testing import HeroesTable, troop
from fabletop.kernel import NOBODY, Setup
from fabletop.kernel.rng import mix

BOX = BOXES["heroes"]
DUEL = {"mode": "duel", "heroes": ["random", "random"], "armies": "random"}


def play(setup: Setup, names: list[str]) -> Heroes:
    game = BOX.new(setup)
    assert isinstance(game, Heroes)
    bots = [make_bot(name) for name in names]
    decision = game.advance()
    picks = 0
    while decision is not None:
        decision = game.choose(bot_pick(bots[decision.seat], game, decision.seat, mix(picks)))
        picks += 1
    return game


def picks_of(table: HeroesTable, luck: int = 1) -> str:
    decision = table.asked()
    return table.name_of(bot_pick(make_bot("greedy"), table.g, decision.seat, luck))


def test_it_beats_random_play() -> None:
    won = sum(
        play(Setup("heroes", 2, seed, "retail", DUEL), ["greedy", "random"]).winners == (0,)
        for seed in range(8)
    )
    assert won >= 7


@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("guards", 1), ("guards", 2), ("ai", 1)])
def test_it_plays_every_mode_to_an_end(mode: str, seats: int, ruleset: str) -> None:
    game = play(
        Setup("heroes", seats, 5, ruleset, {"mode": mode, "level": 4, "field": 4}), ["greedy"] * seats
    )
    assert game.over
    assert game.fought is None or game.fought.round < 20


def test_its_pick_does_not_depend_on_what_it_cannot_see() -> None:
    game = BOX.new(Setup("heroes", 2, 3, "retail", DUEL))
    bot = make_bot("greedy")
    decision = game.advance()
    number = 0
    while decision is not None:
        pick = bot_pick(bot, game, decision.seat, mix(number))
        imagined = game.imagine(decision.seat, 1000 + number)
        assert bot_pick(make_bot("greedy"), imagined, decision.seat, mix(number)) == pick, decision
        decision = game.choose(pick)
        number += 1


def test_it_strikes_down_what_it_can() -> None:
    table = HeroesTable()
    champions = table.unit(0, "castle.champions:pack", 9)
    table.unit(1, "necropolis.skeletons", 13)
    table.unit(1, "necropolis.dread_knights:pack", 8)
    table.acts(champions)
    assert picks_of(table) == "attack skeletons#1"


def test_it_does_not_waste_a_card_on_a_blow_that_falls_short_or_kills_anyway() -> None:
    table = HeroesTable()
    champions = table.unit(0, "castle.champions:pack", 9)
    table.unit(1, "necropolis.skeletons", 13)
    table.hand(0, "attack").acts(champions).pick("attack skeletons")
    assert picks_of(table) == "pass"


def test_it_defends_a_unit_that_a_card_can_save() -> None:
    table = HeroesTable(level=2)
    griffins = table.unit(0, "castle.griffins:pack", 9)  # 3 attack
    table.unit(1, "necropolis.vampires", 13, damage=1)  # 1 defence, 3 health left
    table.hand(1, "defence").attacks(griffins, 1)
    assert picks_of(table).startswith("play defence")


def test_it_never_gives_up() -> None:
    table = HeroesTable().having(0, gold=50)
    halberdiers = table.unit(0, "castle.halberdiers", 0)
    table.unit(1, "necropolis.ghost_dragons:pack", 19)
    table.acts(halberdiers)
    assert table.offers("surrender")
    assert picks_of(table) != "surrender"


def test_it_places_shooters_behind_and_fighters_in_front() -> None:
    table = HeroesTable().army(0, "castle.marksmen", "castle.champions")
    table.start("heroes.deploy", 0, 0).pick("deploy castle.marksmen")
    assert int(picks_of(table).split()[1]) < 4
    table.pick(picks_of(table), "deploy castle.champions")
    assert 4 <= int(picks_of(table).split()[1]) < 8


def test_it_lets_the_weaker_of_two_guards_stand_and_act_first() -> None:
    table = HeroesTable("catherine", "guards")
    table.c.camps[1].reserve = (troop("neutral.boars"), troop("neutral.troglodytes"))
    table.start("heroes.place_by_the_book", NOBODY, 1)
    assert picks_of(table) == "deploy neutral.troglodytes"
