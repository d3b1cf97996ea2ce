"""Summoning: by heroes, by cards and by monsters. [village.summon]"""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, card, printed
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule

SKELETON = printed("mini_skeleton")
SUMMONER = board(summon=card("mini_skeleton"), summon_cost=2)


# -- heroes and cards -------------------------------------------------------------------------------------


@rule("village.summon.010")
def test_a_hero_summons_once_per_turn_for_intelligence() -> None:
    table = VillageTable(SUMMONER, board())
    table.acts(0, mind=9).pick("summon")
    assert table.in_front(1) == ["mini_skeleton"]
    assert table.g.mind == 9 - 2
    assert not table.offers("summon")
    table.pick("end_turn").dice(1)
    table.pick("end_turn")
    assert table.turn_of() == 0
    assert table.offers("summon")


@rule("village.summon.010")
@pytest.mark.parametrize("more", [-1, 0])
def test_the_intelligence_must_suffice(more: int) -> None:
    table = VillageTable(SUMMONER, board())
    assert table.acts(0, mind=2 + more).offers("summon") == (more == 0)


@rule("village.summon.010")
def test_a_hero_summons_only_after_the_monsters_have_attacked() -> None:
    table = VillageTable(SUMMONER, board()).hand(0, "coin", "staff").dice(1, 1)
    table.front(0, "bandit", owner=1)
    table.front(0, "orc", owner=1)
    table.turn(0).asks(0, "hand").pick("coin").asks(0, "act")
    assert len(table.happened(ev.Rolled)) == 2
    assert table.offers("summon")


@rule("village.summon.010")
def test_heroes_without_the_ability_do_not_summon() -> None:
    assert not VillageTable.plain().acts(0, mind=9).offers("summon")


@rule("village.summon.020")
@pytest.mark.parametrize("order", [("summon", "play raise_dead"), ("play raise_dead", "summon")])
def test_cards_with_summon_may_be_played_in_the_same_turn(order: tuple[str, str]) -> None:
    table = VillageTable(SUMMONER, board()).hand(0, "raise_dead")
    table.acts(0, mind=9).pick(*order)
    assert table.in_front(1) == ["mini_skeleton", "mini_skeleton"]
    assert table.supply_of("mini_skeleton") == SKELETON.supply - 2


@rule("village.summon.030")
def test_a_hero_cannot_summon_what_is_not_there() -> None:
    table = VillageTable(SUMMONER, board()).supply("mini_skeleton", 0)
    assert not table.acts(0, mind=9).offers("summon")


@rule("village.summon.030")
def test_the_last_mini_card_can_be_summoned_and_then_no_more() -> None:
    table = VillageTable(SUMMONER, board(), board()).supply("mini_skeleton", 1).hand(0, "raise_dead")
    table.acts(0, mind=9).pick("summon", "hero 2", "play raise_dead").asks(0, "act")
    assert [table.in_front(seat) for seat in range(3)] == [[], [], ["mini_skeleton"]]
    assert table.supply_of("mini_skeleton") == 0


@rule("village.summon.030")
def test_other_mini_cards_do_not_stand_in() -> None:
    table = VillageTable(SUMMONER, board()).supply("mini_skeleton", 0).supply("mini_goblin", 6)
    assert not table.acts(0, mind=9).offers("summon")


@rule("village.summon.040")
def test_a_summoned_monster_stands_in_front_of_an_opponent_never_before_oneself() -> None:
    table = VillageTable(SUMMONER, board(), board())
    table.acts(0, mind=9).pick("summon").asks(0, "place", ["hero 1", "hero 2"]).pick("hero 2")
    assert table.in_front(2) == ["mini_skeleton"]
    assert table.player(2).front[0].owner == 0


@rule("village.summon.040")
def test_a_team_mate_is_no_opponent() -> None:
    table = VillageTable(SUMMONER, *[board()] * 3)
    table.acts(0, mind=9).pick("summon").asks(0, "place", ["hero 1", "hero 3"])


@rule("village.summon.040")
def test_a_summoned_monster_attacks_and_blocks_the_market_as_any_other() -> None:
    table = VillageTable(SUMMONER, board()).space(6, "helmet").hand(1, "gem", "gem")
    table.acts(0, mind=9).pick("summon").dice(5).pick("end_turn")
    assert [(rolled.seat, rolled.n) for rolled in table.happened(ev.Rolled)] == [(0, 5)]
    assert table.life(1) == 40 - (5 + SKELETON.attack)
    table.pick("play gem", "play gem")
    assert not table.offers("buy 6")


@rule("village.summon.050")
def test_an_opponent_who_defeats_it_gains_the_experience_on_its_back_and_the_card_returns() -> None:
    table = VillageTable(board(), SUMMONER).hand(0, "dagger").supply("mini_skeleton", 0).dice(6)
    table.front(0, "mini_skeleton", owner=1)
    table.acts(0).pick("play dagger")
    assert table.in_front(0) == []
    assert (table.player(0).experience, table.player(1).experience) == (SKELETON.price, 0)
    assert table.discard_of(1) == []
    assert table.supply_of("mini_skeleton") == 1


# -- monsters ---------------------------------------------------------------------------------------------


@rule("village.summon.030", "village.summon.050")
@pytest.mark.parametrize("mini", [one.id for one in content().cards if one.supply])
def test_a_mini_card_comes_from_the_supply_of_its_kind_alone_and_returns_there(mini: str) -> None:
    table = VillageTable(board(summon=card(mini), summon_cost=1), board()).hand(1, "battle_axe").dice(1, 6)
    kinds = [one.id for one in content().cards if one.supply]
    full = {kind: table.supply_of(kind) for kind in kinds}
    table.acts(0, mind=9).pick("summon")
    assert {kind: table.supply_of(kind) for kind in kinds} == {**full, mini: full[mini] - 1}
    table.pick("end_turn", "play battle_axe")
    assert table.in_front(1) == []
    assert {kind: table.supply_of(kind) for kind in kinds} == full
    assert len(table.g.supply) == len(kinds)


@rule("village.summon.060")
@pytest.mark.parametrize(("id", "mini"), [("lich", "mini_skeleton"), ("orc_shaman", "mini_goblin")])
def test_a_monster_may_summon_before_it_attacks(id: str, mini: str) -> None:
    table = VillageTable.plain().dice(4)
    summoner = table.front(0, id, owner=1)
    table.turn(0).asks(1, "monster_summons", ["yes", "no"])
    assert table.happened(ev.Rolled) == []
    table.pick("yes").asks(0, "act")
    assert table.in_front(0) == [id, mini]
    assert (table.player(0).front[1].owner, table.player(0).front[1].summoner) == (1, summoner)
    assert table.supply_of(mini) == printed(mini).supply - 1
    assert table.life(0) == 40 - (4 + printed(id).attack)  # the summoned one attacks from the next turn on


@rule("village.summon.060")
@pytest.mark.parametrize(("owner", "asked"), [(0, 0), (2, 2), (NOBODY, 1)])
def test_the_owner_says_whether_it_summons_and_its_prey_where_nobody_owns_it(owner: int, asked: int) -> None:
    table = VillageTable.plain(3).dice(1)
    table.front(1, "lich", owner=owner)
    table.turn(1).asks(asked, "monster_summons").pick("yes")
    assert [monster.owner for monster in table.player(1).front] == [owner, owner]


@rule("village.summon.060")
def test_a_monster_need_not_summon() -> None:
    table = VillageTable.plain().dice(4)
    table.front(0, "lich", owner=1)
    table.turn(0).pick("no").asks(0, "act")
    assert table.in_front(0) == ["lich"]
    assert table.life(0) == 40 - (4 + printed("lich").attack)


@rule("village.summon.060", "village.summon.030")
def test_a_monster_does_not_summon_without_mini_cards() -> None:
    table = VillageTable.plain().supply("mini_skeleton", 0).dice(1)
    table.front(0, "lich", owner=1)
    table.turn(0).asks(0, "act")
    assert table.in_front(0) == ["lich"]


@rule("village.summon.060", "village.summon.030")
def test_a_monster_may_summon_the_last_mini_card() -> None:
    table = VillageTable.plain().supply("mini_skeleton", 1).dice(1)
    table.front(0, "lich", owner=1)
    table.turn(0).asks(1, "monster_summons").pick("yes")
    assert table.in_front(0) == ["lich", "mini_skeleton"]


@rule("village.summon.060")
def test_a_summoned_monster_attacks_from_the_next_turn_on() -> None:
    table = VillageTable.plain().dice(1, 6, 5)
    table.front(0, "lich", owner=1)
    table.turn(0).pick("yes", "end_turn", "end_turn")
    life = table.life(0)
    table.pick("no").asks(0, "act")
    assert table.life(0) == life - (6 + printed("lich").attack) - (5 + SKELETON.attack)


@rule("village.summon.070")
def test_summoned_monsters_stand_in_the_same_area_and_must_be_hit_before_their_summoner() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(1, 1, 1)
    table.front(0, "goblin", owner=1)
    table.front(0, "lich", owner=1)
    table.turn(0).pick("yes").asks(0, "act")
    table.pick("play dagger").asks(0, "target", ["monster goblin#0", "monster mini_skeleton#2"])
    table.pick("monster goblin").asks(0, "act")  # then the skeleton, then the lich: no other order is left
    assert table.monster(0).life == printed("goblin").life - 1


@rule("village.summon.070")
def test_with_two_summoned_both_must_be_hit_first() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(6)
    lich = table.front(0, "lich", owner=1)
    table.front(0, "mini_skeleton", owner=1, summoner=lich)
    table.front(0, "mini_skeleton", owner=1, life=1, summoner=lich)
    table.acts(0).pick("play dagger")
    table.asks(0, "target", ["monster mini_skeleton#1", "monster mini_skeleton#2"])
    table.pick("monster mini_skeleton#2").asks(0, "act")
    assert table.in_front(0) == ["lich"]
    assert table.monster(lich).life == printed("lich").life - (6 - 1 - SKELETON.life)


@rule("village.summon.070")
def test_a_monster_summoned_by_another_does_not_protect_this_one() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(1)
    table.front(0, "lich", owner=1)
    table.front(0, "mini_skeleton", owner=1)
    table.acts(0).pick("play dagger").asks(0, "target", ["monster lich#0", "monster mini_skeleton#1"])


@rule("village.summon.070")
def test_a_summoned_monster_elsewhere_protects_nobody() -> None:
    """The Lich hits player 1 now, its Skeleton still stands before player 2."""
    table = VillageTable.plain(3).hand(0, "dagger").dice(2)
    lich = table.front(0, "lich", owner=1)
    skeleton = table.front(2, "mini_skeleton", owner=1, summoner=lich)
    table.acts(0).pick("play dagger").asks(0, "act")
    assert table.monster(lich).life == printed("lich").life - 2
    assert table.monster(skeleton).life == SKELETON.life


@rule("village.summon.080")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_damage_left_after_the_summoned_passes_to_the_summoner(die: int, lost: int) -> None:
    assert SKELETON.life == 2
    table = VillageTable.plain().hand(0, "dagger").dice(die)
    lich = table.front(0, "lich", owner=1)
    table.front(0, "mini_skeleton", owner=1, summoner=lich)
    table.acts(0).pick("play dagger").asks(0, "act")
    assert table.monster(lich).life == printed("lich").life - lost
    assert table.in_front(0) == (["lich", "mini_skeleton"] if die < 2 else ["lich"])
