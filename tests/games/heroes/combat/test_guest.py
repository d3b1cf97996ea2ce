"""A combat is a guest: it comes in the middle of other things, and they go on when it has gone."""

import json
from typing import Any

import pytest

from fabletop.games.heroes.combat.camp import ARMY, HERO, army_of, guards, led_by
from fabletop.games.heroes.combat.deploy import open_combat
from fabletop.games.heroes.combat.ending import last_fight, reward
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.combat.state import (
    ATTACKER,
    BROKEN_OFF,
    DEFENDER,
    RETREAT,
    SURRENDER,
    VICTORY,
)
from fabletop.games.heroes.state.game import Heroes, heroes_from_data
from fabletop.games.heroes.state.hero import Hero
from fabletop.games.heroes.state.player import Player
from fabletop.games.heroes.testing import HeroesTable, card, troop
from fabletop.kernel.event import AmountEvent
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step
from fabletop.testing import rule

CATHERINE, MUTARE, THIRD = 0, 1, 2


class Told(AmountEvent):
    """A step of the host was carried out."""


@step("trial.tell")
def tell(g: Heroes, f: Frame) -> None:
    (n,) = f.args
    g.emit(Told(NOBODY, n))


@step("trial.journey")
def journey(g: Heroes, f: Frame) -> None:
    """Something, a combat between two heroes, and something more."""
    attacker, defender = f.args
    g.owe("trial.tell", NOBODY, 1)
    g.owe("trial.meet", NOBODY, attacker, defender)
    g.owe("trial.tell", NOBODY, 3)


@step("trial.meet")
def meet(g: Heroes, f: Frame) -> None:
    attacker, defender = f.args
    open_combat(g, led_by(g, attacker), led_by(g, defender), "trial.tell", 2)


def hosted(**options: Any) -> HeroesTable:
    """A table without a combat, where something is owed."""
    table = HeroesTable("catherine", "mutare", **options)
    table.g.leave_combat()
    table.army(CATHERINE, "castle.griffins:pack").army(MUTARE, "dungeon.troglodytes")
    table.having(CATHERINE, gold=20, movement=1).having(MUTARE, gold=20)
    table.g.stack.append(Frame("trial.tell", NOBODY, (9,)))  # owed long before
    return table


def told(table: HeroesTable) -> list[int]:
    return [event.n for event in table.happened(Told)]


def deployed(table: HeroesTable) -> HeroesTable:
    """Each side puts its only unit wherever it may, and the first round begins."""
    while table.g.decision is not None and table.g.fight.round == 0:
        table.g.choose(table.asked().options[0])
    return table


def at_war(**options: Any) -> HeroesTable:
    table = hosted(**options).start("trial.journey", NOBODY, CATHERINE, MUTARE)
    return deployed(table)


def strike_down(table: HeroesTable, side: int) -> None:
    """Whoever stands on a side falls, and the activation ends."""
    for uid in table.c.fielded(side):
        table.g.remove(uid)
    if table.g.decision is not None and table.offers("end"):
        table.pick("end")


# -- what was owed goes on --------------------------------------------------------------------------------


def wins(table: HeroesTable) -> None:
    strike_down(table, DEFENDER)


def loses(table: HeroesTable) -> None:
    strike_down(table, ATTACKER)


def both_fall(table: HeroesTable) -> None:
    table.g.remove(0)
    strike_down(table, DEFENDER)


def surrenders(table: HeroesTable) -> None:
    table.pick("surrender")


def retreats(table: HeroesTable) -> None:
    table.pick("retreat")


def tires(table: HeroesTable) -> None:
    table.c.quiet = table.g.rules.quiet_rounds - 1
    while table.g.decision is not None:
        table.pick("end")


@pytest.mark.parametrize(
    ("end", "ruleset", "ending", "victor"),
    [
        (wins, "retail", VICTORY, ATTACKER),
        (loses, "retail", VICTORY, DEFENDER),
        (both_fall, "retail", VICTORY, -1),
        (surrenders, "retail", SURRENDER, DEFENDER),
        (retreats, "first", RETREAT, DEFENDER),
        (tires, "retail", BROKEN_OFF, DEFENDER),
    ],
)
def test_however_it_ends_what_was_owed_before_goes_on(
    end: Any, ruleset: str, ending: int, victor: int
) -> None:
    table = at_war(ruleset=ruleset)
    assert told(table) == [1]
    end(table)
    table.at_rest()
    assert told(table) == [1, 2, 3, 9]  # what comes after it, what was owed beside it, what was owed before
    assert table.g.combat is None
    fought = last_fight(table.g)
    assert (fought.ending, fought.victor) == (ending, victor)
    assert not table.g.over


def test_in_the_middle_of_an_attack_too() -> None:
    """A blow that ends the combat leaves nothing of itself behind."""
    table = at_war()
    griffins, troglodytes = 0, 1
    table.g.teleport(troglodytes, table.space(griffins) + 1)
    table.g.fight.units[troglodytes] = table.piece(troglodytes).hurt(2)
    table.dice(1)
    table.pick("end")
    while table.g.decision is not None and table.g.fight.active != griffins:
        table.g.choose(table.asked().options[-1])
    table.pick("attack troglodytes").at_rest()
    assert told(table) == [1, 2, 3, 9]
    assert last_fight(table.g).victor == ATTACKER


def test_guards_are_left_at_the_end_of_a_round() -> None:
    table = hosted().army(CATHERINE, "castle.archangels:pack")
    open_combat(
        table.g, led_by(table.g, CATHERINE), guards((troop("neutral.boars"),)), "trial.tell", 2, level=3
    )
    table.g.advance()
    deployed(table).g.mark(0, RETALIATED)  # so that the boars live
    while table.asked().kind != "further_round":
        table.pick("end")
    table.pick("withdraw").at_rest()
    assert told(table) == [2, 9]
    assert (last_fight(table.g).ending, last_fight(table.g).level) == (RETREAT, 3)


# -- opening one ------------------------------------------------------------------------------------------


def test_outside_of_a_combat_there_is_none_to_ask() -> None:
    table = hosted()
    with pytest.raises(AttributeError, match="fight"):
        _ = table.g.fight
    with pytest.raises(ValueError, match="no combat was fought"):
        reward(table.g)


def test_there_is_one_combat_at_a_time() -> None:
    table = at_war()
    with pytest.raises(ValueError, match="a combat is on already"):
        open_combat(table.g, army_of(table.g, Seat(0)), army_of(table.g, Seat(1)), "trial.tell", 2)


def test_two_combats_follow_one_another() -> None:
    table = hosted()
    table.start("trial.journey", NOBODY, CATHERINE, MUTARE)
    wins(deployed(table))
    table.army(MUTARE, "dungeon.harpies", "dungeon.minotaurs")
    assert last_fight(table.g).victor == ATTACKER
    table.g.stack.append(Frame("trial.tell", NOBODY, (8,)))
    table.start("trial.journey", NOBODY, MUTARE, CATHERINE)
    assert table.g.fought is None  # the new one takes its place
    deployed(table)
    assert (table.c.round, table.c.ending, len(table.c.units)) == (1, 0, 3)
    assert [camp.seat for camp in table.c.camps] == [MUTARE, CATHERINE]
    wins(table)
    table.at_rest()
    assert told(table) == [1, 2, 3, 9, 1, 2, 3, 8]


# -- who leads --------------------------------------------------------------------------------------------


def with_a_third(**options: Any) -> HeroesTable:
    """A third player, whose hero is the third too."""
    table = hosted(**options)
    rion = table.g.printed.heroes[1].index
    table.g.heroes.append(Hero(Seat(THIRD), who=rion))
    table.g.players.append(Player(THIRD))
    table.g.lead(THIRD, (troop("castle.champions:pack"),))
    return table


@rule("heroes.experience.010", "heroes.defeat.010")
def test_sides_are_their_leaders_and_not_seats() -> None:
    """The third player attacks the first; the second looks on."""
    table = with_a_third().having(CATHERINE, gold=8)
    table.hand(THIRD, "attack").hand(MUTARE, "attack").hand(CATHERINE, "defence")
    open_combat(table.g, led_by(table.g, THIRD), led_by(table.g, CATHERINE), "trial.tell", 2)
    table.g.advance()
    assert table.asked().seats == (THIRD,)
    deployed(table)
    champions, griffins = 0, 1
    table.g.teleport(griffins, table.space(champions) + 1)
    table.pick("end")  # the round in which they were placed
    assert (table.c.side_of(Seat(THIRD)), table.c.side_of(Seat(CATHERINE))) == (ATTACKER, DEFENDER)
    assert table.c.side_of(Seat(MUTARE)) == -1
    while table.c.active != champions:
        table.pick("end")
    table.dice(0, 0).pick("attack griffins").asks(THIRD, "answer", ["play attack", "pass"])
    table.pick("play attack").asks(CATHERINE, "answer", ["play defence", "pass"]).pick("play defence")
    assert (table.in_discard(THIRD), table.in_discard(CATHERINE)) == (["attack"], ["defence"])
    assert table.g.players[MUTARE].hand == [card("attack")]
    while table.g.decision is not None and not table.offers("end"):
        table.pick("pass")
    wins(table)
    table.at_rest()
    assert told(table) == [2, 9]
    reward(table.g)
    assert [hero.experience for hero in table.g.heroes] == [0, 0, 1]
    assert [player.gold for player in table.g.players] == [3, 20, 5]
    assert [player.morale for player in table.g.players] == [-1, 0, 0]


@rule("heroes.experience.060")
@pytest.mark.parametrize(("main", "learnt"), [(True, 1), (False, 0)])
def test_a_secondary_hero_teaches_nothing(main: bool, learnt: int) -> None:
    table = hosted()
    table.g.heroes.append(Hero(Seat(MUTARE), main=main))
    open_combat(table.g, led_by(table.g, CATHERINE), led_by(table.g, 2), "trial.tell", 2)
    table.g.advance()
    wins(deployed(table))
    table.at_rest()
    reward(table.g)
    assert [hero.experience for hero in table.g.heroes] == [learnt, 0, 0]


@rule("heroes.secondary_hero.090", "heroes.secondary_hero.100")
def test_a_secondary_hero_leads_the_players_units_without_cards() -> None:
    table = hosted().hand(MUTARE, "attack").army(MUTARE, "dungeon.black_dragons:pack")
    table.g.heroes.append(Hero(Seat(MUTARE), main=False, movement=2))
    secondary = led_by(table.g, 2)
    assert (secondary.leader, secondary.seat, secondary.hero) == (ARMY, MUTARE, 2)
    assert led_by(table.g, MUTARE).leader == HERO
    open_combat(table.g, secondary, guards((troop("neutral.boars"),)), "trial.tell", 2, level=1)
    table.g.advance()
    deployed(table).g.mark(0, RETALIATED)  # so that the boars live
    assert [table.g.units[unit.kind].id for unit in table.c.units] == [
        "dungeon.black_dragons",
        "neutral.boars",
    ]
    assert table.g.fight.commander(ATTACKER) == NOBODY
    while table.asked().kind != "further_round":
        assert not table.offers("play attack")
        table.pick("end")
    table.pick("pay_for_round")
    assert [hero.movement for hero in table.g.heroes] == [1, 0, 1]  # its own points
    wins(table)
    table.at_rest()
    assert table.g.players[MUTARE].army == (troop("dungeon.black_dragons:pack"),)
    reward(table.g)
    assert [hero.experience for hero in table.g.heroes] == [0, 0, 0]


# -- copies in the middle ---------------------------------------------------------------------------------


def at_table(game: Heroes) -> HeroesTable:
    table = HeroesTable("catherine", "mutare")
    table.g = game
    table.g.events = table.events
    return table


def test_a_save_in_the_middle_goes_on_to_the_host() -> None:
    table = at_war()
    loaded = at_table(heroes_from_data(table.g.printed, json.loads(json.dumps(table.g.to_data()))))
    assert loaded.g.to_data() == table.g.to_data()
    wins(loaded)
    loaded.at_rest()
    assert told(loaded) == [2, 3, 9]
    after = heroes_from_data(loaded.g.printed, json.loads(json.dumps(loaded.g.to_data())))
    assert after.to_data() == loaded.g.to_data()
    assert (last_fight(after).victor, after.combat) == (ATTACKER, None)


@pytest.mark.parametrize("seat", [CATHERINE, MUTARE])
def test_an_imagined_game_goes_on_to_the_host(seat: int) -> None:
    table = at_war().hand(CATHERINE, "attack").deck(CATHERINE, "defence", "power")
    imagined = at_table(table.g.imagine(Seat(seat), 7))
    assert imagined.g.view(Seat(seat)) == table.g.view(Seat(seat))
    wins(imagined)
    imagined.at_rest()
    assert told(imagined) == [2, 3, 9]
    assert (told(table), table.g.combat is None) == ([1], False)


def test_a_clone_after_a_combat_shares_what_was_fought() -> None:
    table = at_war()
    wins(table)
    assert table.g.clone().fought is table.g.fought
