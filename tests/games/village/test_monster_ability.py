"""Healing, armour, life by the number of players, and Defensive monsters. [village.monster_ability]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, printed
from fabletop.testing import rule

TROLL = printed("troll")
TREANT = printed("treant")
TURTLE = printed("giant_turtle")

# -- healing ----------------------------------------------------------------------------------------------


@rule("village.monster_ability.010")
def test_a_monster_heals_before_it_attacks() -> None:
    table = VillageTable.plain().dice(3)
    troll = table.front(0, "troll", owner=1, life=3)
    table.turn(0)
    assert table.monster(troll).life == 3 + TROLL.heal
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.MonsterHealed) < kinds.index(ev.MonsterAttacked) < kinds.index(ev.Rolled)


@rule("village.monster_ability.010")
@pytest.mark.parametrize(("missing", "healed"), [(0, 0), (1, 1), (TROLL.heal, TROLL.heal)])
def test_a_monster_never_heals_above_its_start(missing: int, healed: int) -> None:
    table = VillageTable.plain().dice(3)
    troll = table.front(0, "troll", owner=1, life=TROLL.life - missing)
    table.turn(0)
    assert table.monster(troll).life == TROLL.life
    assert [event.n for event in table.happened(ev.MonsterHealed)] == ([healed] if healed else [])


@rule("village.monster_ability.010")
def test_a_monster_does_not_heal_in_the_turns_of_others() -> None:
    table = VillageTable.plain()
    troll = table.front(0, "troll", owner=1, life=3)
    table.turn(1)
    assert table.monster(troll).life == 3


@rule("village.monster_ability.010")
def test_a_monster_without_the_ability_does_not_heal() -> None:
    table = VillageTable.plain().dice(3)
    ogre = table.front(0, "ogre", owner=1, life=3)
    table.turn(0)
    assert table.monster(ogre).life == 3


@rule("village.monster_ability.010")
def test_a_defensive_monster_heals_at_the_start_of_the_turn_of_the_hero_it_guards() -> None:
    table = VillageTable.plain()
    treant = table.front(0, "treant", owner=0, life=2)
    table.turn(0).asks(0, "act")
    assert table.monster(treant).life == 2 + TREANT.heal
    table.pick("end_turn")
    assert table.turn_of() == 1
    assert table.monster(treant).life == 2 + TREANT.heal


# -- armour -----------------------------------------------------------------------------------------------


@rule("village.monster_ability.020")
def test_armour_is_taken_off_every_attack() -> None:
    """Twice 3 + 1 against armour 1."""
    table = VillageTable.plain().hand(0, "sword", "sword").dice(3, 3)
    gargoyle = table.front(0, "gargoyle", owner=1, life=10)
    table.acts(0).pick("play sword")
    assert table.monster(gargoyle).life == 7
    table.pick("play sword")
    assert table.monster(gargoyle).life == 4


@rule("village.monster_ability.020")
def test_armour_works_against_spells_too() -> None:
    table = VillageTable.plain().hand(0, "wind_blade").dice(5)
    gargoyle = table.front(0, "gargoyle", owner=1, life=10)
    table.acts(0, mind=9).pick("play wind_blade", "monster gargoyle")
    assert table.monster(gargoyle).life == 5


@rule("village.monster_ability.020")
@pytest.mark.parametrize(("die", "left"), [(1, 5), (2, 5), (3, 4)])
def test_damage_up_to_the_armour_does_nothing(die: int, left: int) -> None:
    assert printed("stone_golem").armour == 2
    table = VillageTable.plain().hand(0, "dagger").dice(die)
    golem = table.front(0, "stone_golem", owner=1, life=5)
    table.acts(0).pick("play dagger")
    assert table.monster(golem).life == left


@rule("village.monster_ability.020")
def test_what_armour_swallows_does_not_pass_on() -> None:
    """3 + 1 damage: 1 for the armour, 1 for the last life point, 2 for the goblin behind."""
    table = VillageTable.plain().hand(0, "sword").dice(3)
    table.front(0, "gargoyle", owner=1, life=1)
    goblin = table.front(0, "goblin", owner=1, life=9)
    table.acts(0).pick("play sword", "monster gargoyle")
    assert table.in_front(0) == ["goblin"]
    assert table.monster(goblin).life == 7


# -- life by the number of players ------------------------------------------------------------------------


@rule("village.monster_ability.030")
@pytest.mark.parametrize(("fallen", "players"), [((), 4), ((3,), 3)])
def test_its_life_is_the_number_of_players_still_in_the_game_times_x(
    fallen: tuple[int, ...], players: int
) -> None:
    table = VillageTable.plain(4).fallen(*fallen)
    table.space(10, "helmet").stock("main", "red_dragon")
    table.acts(0, gold=200).pick("buy 10")
    assert table.g.dragon is not None
    assert table.g.dragon.life == players * printed("red_dragon").life_per_player


@rule("village.monster_ability.030")
def test_its_life_stays_when_a_player_falls_later() -> None:
    table = VillageTable.plain(3).hand(0, "sword").set(1, life=1).dice(6)
    table.dragon("red_dragon", life=24)
    table.acts(0).pick("play sword", "hero 1")
    assert not table.player(1).alive
    assert table.g.dragon is not None
    assert table.g.dragon.life == 24


# -- Defensive --------------------------------------------------------------------------------------------


@rule("village.monster_ability.040")
def test_a_defensive_monster_may_be_played_in_any_players_area() -> None:
    table = VillageTable.plain(3).hand(0, "giant_turtle")
    table.acts(0).pick("play giant_turtle").asks(0, "place", ["hero 0", "hero 1", "hero 2"]).pick("hero 2")
    assert table.in_front(2) == ["giant_turtle"]


@rule("village.monster_ability.040")
@pytest.mark.parametrize("owner", [0, 1])
def test_it_takes_blows_for_the_hero_in_whose_area_it_stands(owner: int) -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(3)
    turtle = table.front(1, "giant_turtle", owner=owner)
    table.acts(0).pick("play dagger")
    assert table.monster(turtle).life == 1
    assert table.life(1) == 40


@rule("village.monster_ability.040")
def test_it_does_not_guard_its_owner_from_afar() -> None:
    table = VillageTable.plain(3).hand(0, "dagger").dice(3)
    turtle = table.front(2, "giant_turtle", owner=1)
    table.acts(0).pick("play dagger")
    assert table.life(1) == 40 - 3
    assert table.monster(turtle).life == 4


@rule("village.monster_ability.040")
def test_it_takes_the_attacks_of_other_monsters() -> None:
    table = VillageTable.plain().dice(3)
    turtle = table.front(0, "giant_turtle", owner=0)
    table.front(0, "orc", owner=1)
    table.turn(0).asks(0, "act")
    assert table.monster(turtle).life == 4 - (3 + printed("orc").attack)
    assert table.life(0) == 40


@rule("village.monster_ability.040")
def test_it_attacks_nobody() -> None:
    table = VillageTable.plain()
    table.front(0, "giant_turtle", owner=1)
    table.turn(0).asks(0, "act")
    assert table.happened(ev.Rolled) == []
    assert table.happened(ev.MonsterAttacked) == []
    assert table.life(0) == 40


@rule("village.monster_ability.040", "village.attack_monster.020")
def test_the_hero_it_guards_need_not_defeat_it_before_attacking() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(3)
    turtle = table.front(0, "giant_turtle", owner=1)
    table.acts(0).pick("play dagger").asks(0, "act")
    assert table.life(1) == 40 - 3
    assert table.monster(turtle).life == 4


@rule("village.monster_ability.050")
def test_it_does_not_block_the_market() -> None:
    table = VillageTable.plain().space(6, "helmet")
    table.front(0, "giant_turtle", owner=1)
    assert table.acts(0, gold=200).offers("buy 6")


@rule("village.monster_ability.060")
def test_it_keeps_its_wounds_when_defence_cards_mend() -> None:
    table = VillageTable.plain().hand(0, "dagger").wear(1, "helmet").dice(3)
    turtle = table.front(1, "giant_turtle", owner=1)
    table.acts(0).pick("play dagger", "end_turn", "end_turn")
    assert table.turn_of() == 0
    assert table.monster(turtle).life == 1


@rule("village.monster_ability.060", "village.monster_ability.070")
def test_who_kills_it_gains_its_experience_and_its_owner_gets_the_card() -> None:
    table = VillageTable.plain(3).hand(0, "dagger").dice(4)
    table.front(1, "giant_turtle", owner=2)
    table.acts(0).pick("play dagger")
    assert table.in_front(1) == []
    assert table.discard_of(2) == ["giant_turtle"]
    assert table.discard_of(1) == []
    assert [table.player(seat).experience for seat in range(3)] == [TURTLE.price, 0, 0]


@rule("village.monster_ability.060")
def test_three_wounds_of_four_do_not_kill_it() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(3)
    table.front(1, "giant_turtle", owner=1)
    table.acts(0).pick("play dagger")
    assert table.in_front(1) == ["giant_turtle"]
    assert table.player(0).experience == 0


@rule("village.monster_ability.060")
def test_a_monster_of_nobody_that_kills_it_teaches_nobody() -> None:
    table = VillageTable.plain(3).dice(6)
    table.front(0, "giant_turtle", owner=0, life=1)
    table.front(0, "kobold")
    table.turn(0).asks(0, "act")
    assert table.in_front(0) == ["kobold"]
    assert [table.player(seat).experience for seat in range(3)] == [0, 0, 0]


@rule("village.monster_ability.060")
def test_a_monster_that_kills_it_earns_its_owner_the_experience() -> None:
    table = VillageTable.plain().dice(6)
    table.front(0, "giant_turtle", owner=0)
    table.front(0, "orc", owner=1)
    table.turn(0)
    assert table.in_front(0) == ["orc"]
    assert table.player(1).experience == TURTLE.price


@rule("village.monster_ability.070")
def test_damage_goes_on_to_the_next_defensive_monster_and_then_to_defence_cards() -> None:
    """6 + 1: 1 for the turtle, 4 for the orc, 2 for the shield; the attacker chose the order."""
    table = VillageTable.plain().hand(0, "sword").wear(1, "wooden_shield", "helmet").dice(6)
    table.front(1, "giant_turtle", owner=1, life=1)
    table.front(1, "shield_orc", owner=1, life=4)
    table.acts(0).pick("play sword")
    table.asks(0, "target", ["monster giant_turtle#0", "monster shield_orc#1"]).pick("monster giant_turtle")
    table.asks(0, "target", ["worn 1 shield", "worn 1 helmet"]).pick("worn 1 shield")
    assert table.in_front(1) == []
    assert table.discard_of(1) == ["giant_turtle", "shield_orc"]
    assert [worn.left for worn in table.player(1).worn] == [1, 2]
    assert table.life(1) == 40


@rule("village.monster_ability.080")
def test_damage_left_after_all_that_guards_is_lost() -> None:
    table = VillageTable.plain().hand(0, "sword").wear(1, "helmet").dice(6)
    table.front(1, "giant_turtle", owner=1, life=1)
    table.acts(0).pick("play sword")
    assert (table.in_front(1), table.worn(1)) == ([], [])
    assert table.life(1) == 40


@rule("village.monster_ability.080")
def test_damage_left_of_a_monsters_attack_is_lost_too() -> None:
    table = VillageTable.plain().dice(6)
    table.front(0, "giant_turtle", owner=0, life=1)
    table.front(0, "ogre", owner=1)
    table.turn(0)
    assert table.in_front(0) == ["ogre"]
    assert table.life(0) == 40


@rule("village.monster_ability.080", "village.heavy_weapon.030")
def test_a_heavy_weapon_goes_through_all_that_guards() -> None:
    """5 + 5: 1 for the turtle, 2 for the helmet, 7 for the hero."""
    table = VillageTable.plain().hand(0, "battle_axe").wear(1, "helmet").dice(5)
    table.front(1, "giant_turtle", owner=1, life=1)
    table.acts(0).pick("play battle_axe")
    assert (table.in_front(1), table.worn(1)) == ([], [])
    assert table.life(1) == 40 - 7


@rule("village.monster_ability.080", "village.spell.060")
def test_a_spell_goes_through_all_that_guards() -> None:
    """5 + 1: 1 for the turtle, 2 for the helmet, 3 for the hero."""
    table = VillageTable.plain().hand(0, "wind_blade").wear(1, "helmet").dice(5)
    table.front(1, "giant_turtle", owner=1, life=1)
    table.acts(0, mind=9).pick("play wind_blade")
    assert (table.in_front(1), table.worn(1)) == ([], [])
    assert table.life(1) == 40 - 3


@rule("village.monster_ability.040")
def test_a_spell_on_everybody_spares_the_guard_of_its_caster_and_meets_that_of_an_opponent() -> None:
    table = VillageTable.plain().hand(0, "earthquake").dice(3)
    own = table.front(0, "treant", owner=0)
    other = table.front(1, "treant", owner=1)
    table.acts(0, mind=9).pick("play earthquake")
    assert table.monster(own).life == TREANT.life
    assert table.monster(other).life == TREANT.life - (3 + printed("earthquake").attack)


@rule("village.monster_ability.050")
def test_nobody_has_to_sneak_past_it() -> None:
    table = VillageTable(board(sneaking=True), board()).space(6, "helmet").dice(4)
    table.front(0, "giant_turtle", owner=1)
    table.front(0, "goblin", owner=1)
    table.acts(0, gold=200).pick("sneak")
    assert len(table.happened(ev.Rolled)) == 1
    assert table.offers("buy 6")
