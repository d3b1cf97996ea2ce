"""What a match of Village says of itself when it is looked back on."""

from __future__ import annotations

import pytest

from fabletop.games.registration import Tally
from fabletop.games.village import chronicle
from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


def counted(table: VillageTable) -> dict[str, list[int]]:
    """What everybody did, as far as anybody did it."""
    tally: Tally = {name: [0] * table.g.n for name in chronicle.COUNTED}
    chronicle.count(table.g, table.events, tally)
    return {name: found for name, found in tally.items() if any(found)}


def test_damage_gold_and_cards_count_for_who_has_the_turn() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "coin").dice(4)
    table.acts(0).hush().pick("play dagger").pick("play coin")
    assert counted(table) == {"damage": [4, 0], "played": [2, 0], "gold": [10, 0]}


def test_what_a_hero_loses_to_poison_in_the_own_turn_is_nobodys_doing() -> None:
    table = VillageTable(HERO, HERO).set(0, poison=3)
    table.turn(0)
    assert table.life(0) == 32
    assert "damage" not in counted(table)


def test_a_monster_hurts_for_its_owner() -> None:
    table = VillageTable.plain(2).dice(6)
    table.front(0, "orc", owner=1)
    table.turn(0)
    (lost,) = [hurt.n for hurt in table.happened(ev.Hurt)]
    assert lost > 0
    assert counted(table)["damage"] == [0, lost]


def test_who_kills_a_monster_has_slain_it() -> None:
    table = VillageTable(HERO, HERO).hand(0, "long_sword").dice(6)
    table.front(0, "goblin", owner=1)
    table.acts(0).hush().pick("play long_sword")
    assert counted(table)["slain"] == [1, 0]


def test_team_mates_are_a_side_and_do_not_hurt_each_other_for_the_record() -> None:
    table = VillageTable.plain(4)
    assert [[int(seat) for seat in side] for side in chronicle.sides(table.g)] == [[0, 2], [1, 3]]
    tally: Tally = {name: [0] * 4 for name in chronicle.COUNTED}
    table.acts(0)
    chronicle.count(table.g, [ev.Hurt(2, 5), ev.Hurt(1, 3)], tally)
    assert tally["damage"] == [3, 0, 0, 0]


def test_before_the_first_round_there_is_no_moment() -> None:
    table = VillageTable.plain(2)
    table.g.round = 0
    assert chronicle.moment(table.g) < 0
    table.g.round = 3
    assert chronicle.moment(table.g) == 6 + table.g.active


def test_chances_of_two_sides_are_one_whole() -> None:
    for players in chronicle.FITTED:
        one, other = chronicle.fitted(VillageTable.plain(players).acts(0).g)
        assert 0 < one < 1
        assert one + other == pytest.approx(1)
    strong = VillageTable.plain(2).set(1, life=1).acts(0).g
    assert chronicle.fitted(strong)[0] > 0.6


def test_a_fall_says_more_than_a_blow_and_a_blow_more_than_a_card() -> None:
    g = VillageTable.plain(2).g
    found = [chronicle.striking(g, event) for event in (ev.Fell(1), ev.Hurt(1, 9), ev.Played(0, 3))]
    weights = [one.weight for one in found if one is not None]
    assert len(weights) == 3
    assert weights == sorted(weights, reverse=True)
    assert chronicle.striking(g, ev.TurnEnded(0)) is None
