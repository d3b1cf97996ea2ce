"""A hero falls: what goes, what stays, and who goes on."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


@rule("village.defeat.010")
@pytest.mark.parametrize(("life", "falls"), [(5, False), (4, True), (3, True)])
def test_a_hero_at_no_life_points_is_eliminated_at_once(life: int, falls: bool) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").set(1, life=life).dice(4)
    table.acts(0).pick("play dagger").asks(0, "act")
    assert table.player(1).alive != falls
    assert table.life(1) == (0 if falls else 1)
    assert [event.seat for event in table.happened(ev.Fell)] == ([1] if falls else [])
    assert not table.g.over


@rule("village.defeat.010")
def test_all_cards_of_the_fallen_leave_the_game() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "battle_axe").set(1, life=1).dice(6)
    table.hand(1, "coin", "staff").deck(1, "gust").discard(1, "sword").wear(1, "helmet").sheath(1, "dagger")
    table.acts(0).pick("play battle_axe")
    gone = ["gust", "coin", "staff", "sword", "helmet", "sheath", "dagger"]
    assert sorted(table.removed()) == sorted(gone)
    assert table.hand_of(1) == table.deck_of(1) == table.discard_of(1) == table.worn(1) == []
    assert table.player(1).scabbards == ()


@rule("village.defeat.010")
def test_the_fallen_have_no_more_turns() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").set(1, life=1).dice(6)
    table.acts(0).pick("play dagger", "end_turn")
    assert table.turn_of() == 2
    table.pick("end_turn")
    assert table.turn_of() == 0


@rule("village.defeat.010")
def test_a_hero_who_falls_in_the_own_turn_loses_the_rest_of_it() -> None:
    """The goblin kills; the wolf attacks nobody any more, and the next player is on."""
    table = VillageTable(HERO, HERO, HERO).set(0, life=2).dice(3)
    table.front(0, "goblin", owner=1)
    table.front(0, "wolf", owner=1)
    table.turn(0)
    assert not table.player(0).alive
    assert len(table.happened(ev.MonsterAttacked)) == 1
    table.asks(1, "place").pick("hero 2").pick("hero 2")
    assert table.turn_of() == 1


@rule("village.defeat.010")
def test_an_attacker_who_falls_by_thorns_takes_the_weapon_along() -> None:
    """The spiked shield breaks and kills the attacker: the rest of the blow is not dealt."""
    table = (
        VillageTable(HERO, HERO, HERO).hand(0, "battle_axe").set(0, life=1).wear(1, "spiked_shield").dice(6)
    )
    table.acts(0).pick("play battle_axe")
    assert not table.player(0).alive
    assert (table.worn(1), table.life(1)) == ([], 35)
    assert table.turn_of() == 1


@rule("village.defeat.020")
def test_monsters_of_the_fallen_are_discarded_wherever_they_stand() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "fireball").set(1, life=1).dice(6)
    minis = table.supply_of("mini_skeleton")
    table.front(0, "goblin", owner=1)
    table.front(2, "wolf", owner=1)
    table.front(2, "orc", owner=0)
    table.front(2, "mini_skeleton", owner=1)
    table.supply("mini_skeleton", minis - 1)
    table.acts(0).pick("play fireball", "hero 1")
    assert table.in_front(0) == []
    assert table.in_front(2) == ["orc"]
    assert [id for id in table.removed() if id != "coin"] == ["goblin", "wolf"]
    assert table.supply_of("mini_skeleton") == minis
    assert table.player(0).experience == 0, "nobody killed them"


@rule("village.defeat.020")
@pytest.mark.parametrize("weapon", ["staff", "sword"])
def test_a_sheathed_weapon_of_the_fallen_leaves_the_game_with_its_sheath(weapon: str) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").set(1, life=1).sheath(1, weapon).dice(6)
    table.acts(0).pick("play dagger")
    assert [id for id in table.removed() if id != "coin"] == ["sheath", weapon]


@rule("village.defeat.030")
@pytest.mark.parametrize("id", ["battle_axe", "hellfire"])
def test_the_rest_of_a_deadly_attack_hits_nobody_else(id: str) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, id).set(1, life=1).dice(6)
    orc = table.front(1, "orc", owner=2)
    table.acts(0, mind=9).pick(f"play {id}")
    if table.asked().kind == "target":
        table.pick("hero 1")
    assert not table.player(1).alive
    assert (table.life(0), table.life(2)) == (35, 35)
    table.asks(2, "place").pick("hero 0").asks(0, "act")
    assert table.monster(orc).life == 5


@rule("village.defeat.040", "village.defeat.050")
def test_owners_place_their_monsters_in_front_of_others_still_in_the_game_wounds_and_all() -> None:
    table = VillageTable(*[HERO] * 5).fallen(4).hand(0, "dagger").set(1, life=1).dice(6)
    orc = table.front(1, "orc", owner=2, life=2)
    wolf = table.front(1, "wolf", owner=0)
    table.acts(0).pick("play dagger", "hero 1")
    table.asks(2, "place", ["hero 2", "hero 3", "hero 0"]).pick("hero 0")
    table.asks(0, "place", ["hero 0", "hero 2", "hero 3"]).pick("hero 2").asks(0, "act")
    assert (table.in_front(0), table.in_front(1), table.in_front(2)) == (["orc"], [], ["wolf"])
    assert (table.monster(orc).life, table.monster(orc).owner) == (2, 2)
    assert (table.monster(wolf).life, table.monster(wolf).owner) == (4, 0)


@rule("village.defeat.040")
def test_a_monster_of_nobody_goes_to_the_next_player_on_the_left() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").set(1, life=1).dice(6)
    kobold = table.front(1, "kobold", life=1)
    table.acts(0).pick("play dagger").asks(0, "act")
    assert table.in_front(2) == ["kobold"]
    assert table.monster(kobold).life == 1


@rule("village.defeat.040", "village.defeat.020")
def test_all_who_fall_by_one_blow_are_gone_before_monsters_look_for_new_prey() -> None:
    """Six players: the earthquake of a sorcerer kills both heroes of the other front line."""
    table = VillageTable(*[HERO] * 6).hand(1, "earthquake").set(3, life=1).set(5, life=1).dice(6)
    table.front(3, "wolf", owner=1)
    table.front(3, "orc", owner=5)
    table.front(5, "kobold")
    table.acts(1, mind=9).pick("play earthquake").asks(1, "act")
    assert table.in_front(4) == ["wolf"], "the one opponent left"
    assert table.in_front(0) == ["kobold"]
    assert "orc" in table.removed()


@rule("village.defeat.020", "village.defeat.040")
@pytest.mark.parametrize(("prey", "owner"), [(3, 5), (5, 3)])
def test_the_monster_of_an_owner_who_falls_with_its_prey_is_discarded_and_nobody_places_it(
    prey: int, owner: int
) -> None:
    """Whoever of the two falls first: the owner, out by the same blow, has no say any more."""
    table = VillageTable(*[HERO] * 6).hand(1, "earthquake").set(3, life=1).set(5, life=1).dice(6)
    minis = table.supply_of("mini_skeleton")
    table.front(prey, "orc", owner=owner)
    table.front(prey, "mini_skeleton", owner=owner)
    table.supply("mini_skeleton", minis - 1)
    table.acts(1, mind=9).pick("play earthquake").asks(1, "act")
    assert [table.in_front(seat) for seat in range(6)] == [[]] * 6
    assert table.removed().count("orc") == 1
    assert table.supply_of("mini_skeleton") == minis
    assert table.g.loose == ()
    assert table.discard_of(owner) == []


@rule("village.defeat.040")
def test_monsters_of_others_find_new_prey_beside_those_of_an_owner_who_fell() -> None:
    """The orc goes with its owner; the wolf of a third player is still placed, and the kobold moves on."""
    table = VillageTable(*[HERO] * 6).hand(1, "earthquake").set(3, life=1).set(5, life=1).dice(6)
    table.front(3, "orc", owner=5)
    table.front(3, "wolf", owner=0)
    table.front(3, "kobold")
    table.acts(1, mind=9).pick("play earthquake").asks(1, "act")
    assert table.in_front(4) == ["kobold", "wolf"]
    assert table.g.loose == ()


@rule("village.defeat.040")
def test_no_monster_is_placed_when_the_blow_ends_the_game() -> None:
    table = VillageTable(*[HERO] * 5).hand(0, "earthquake").set(2, life=1).set(3, life=1).dice(6)
    table.front(2, "orc", owner=1)
    table.acts(0, mind=9).pick("play earthquake")
    assert table.g.winners == (0,)
    assert table.discard_of(1) == ["orc"]
    assert table.g.loose == ()
    table.at_rest()


@rule("village.defeat.060")
@pytest.mark.parametrize(
    ("fallen", "targets"),
    [((), ["hero 1"]), ((2,), ["hero 1", "hero 3"]), ((2, 1), ["hero 3"]), ((1,), ["hero 3"])],
)
def test_the_last_of_a_team_of_two_may_choose_any_target(fallen: tuple[int, ...], targets: list[str]) -> None:
    table = VillageTable(HERO, HERO, HERO, HERO).fallen(*fallen).hand(0, "dagger").dice(6)
    table.acts(0).pick("play dagger")
    if len(targets) > 1:
        table.asks(0, "target", targets).pick(targets[-1])
    assert [seat for seat in range(4) if table.life(seat) == 29] == [int(targets[-1][-1])]


@rule("village.defeat.060")
@pytest.mark.parametrize(
    ("fallen", "targets"), [((0,), ["hero 3", "hero 5"]), ((0, 2), ["hero 3", "hero 4", "hero 5"])]
)
def test_a_sorcerer_left_alone_may_choose_any_target(fallen: tuple[int, ...], targets: list[str]) -> None:
    table = VillageTable(*[HERO] * 6).fallen(*fallen).hand(1, "dagger")
    table.acts(1).pick("play dagger")
    assert sorted(table.options()) == targets


# -- out of cards ------------------------------------------------------------------------------------------


def with_last_card(*hand: str) -> VillageTable:
    return VillageTable(HERO, HERO, HERO).hand(0, *hand).deck(0).acts(0)


@rule("village.defeat.070")
def test_who_sells_the_very_last_card_is_out() -> None:
    table = with_last_card("dagger", "helmet").pick("sell dagger")
    assert table.player(0).alive
    table.pick("sell helmet")
    assert not table.player(0).alive
    assert [event.seat for event in table.happened(ev.RanOutOfCards)] == [0]
    assert table.turn_of() == 1


@rule("village.defeat.070")
@pytest.mark.parametrize("place", ["deck", "hand", "discard", "played", "worn", "sheath", "monster"])
def test_one_card_anywhere_keeps_a_player_in_the_game(place: str) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").deck(0)
    if place == "deck":
        table.deck(0, "coin")
    elif place == "hand":
        table.hand(0, "dagger", "coin")
    elif place == "discard":
        table.discard(0, "coin")
    elif place == "played":
        table.played(0, "coin")
    elif place == "worn":
        table.wear(0, "helmet")
    elif place == "sheath":
        table.sheath(0)
    else:
        table.front(1, "goblin", owner=0)
    table.acts(0).pick("sell dagger")
    assert table.player(0).alive
    table.asks(0, "act")


@rule("village.defeat.070")
@pytest.mark.parametrize("place", ["hand", "discard", "played", "worn", "sheath"])
def test_cards_in_two_places_are_both_counted(place: str) -> None:
    """As many in the one as in the other."""
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").deck(0, "coin")
    if place == "hand":
        table.hand(0, "dagger", "coin")
    elif place == "discard":
        table.discard(0, "coin")
    elif place == "played":
        table.played(0, "coin")
    elif place == "worn":
        table.wear(0, "helmet")
    else:
        table.sheath(0)
    table.acts(0).pick("sell dagger").asks(0, "act")
    assert table.player(0).alive
    assert table.g.cards_of(0) == 2


@rule("village.defeat.070")
def test_monsters_of_others_and_summoned_ones_are_no_cards_of_ones_own() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").deck(0)
    table.front(0, "goblin", owner=1)
    table.front(1, "mini_skeleton", owner=0)
    table.acts(0).pick("sell dagger")
    assert not table.player(0).alive


@rule("village.defeat.070")
def test_who_removes_the_last_card_from_hand_is_out() -> None:
    """The scroll lies on the table until the turn ends, and that counts too."""
    table = with_last_card("hammer", "coin").pick("play hammer", "coin")
    assert table.player(0).alive
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").deck(0)
    table.start("village.remove_one", 0).pick("dagger")
    assert not table.player(0).alive


@rule("village.defeat.070")
def test_a_last_card_that_leaves_the_game_when_played_still_does_its_work() -> None:
    table = with_last_card("goblin_bomb").dice(6)
    table.pick("play goblin_bomb")
    assert table.life(1) < 35
    assert not table.player(0).alive
    assert table.turn_of() == 1
