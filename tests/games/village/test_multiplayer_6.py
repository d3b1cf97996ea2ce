"""Six players on a battlefield: 0, 1 and 2 against 3, 4 and 5.

The sorcerers 1 and 4 stand in the middle; of the front lines 0 faces 5, and 2 faces 3.
"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, card
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
HEROES = ["barbarian", "dwarf", "elf", "mage", "paladin", "warrior"]


def six(*fallen: int) -> VillageTable:
    return VillageTable(*[HERO] * 6).fallen(*fallen)


def struck(table: VillageTable, *fallen: int) -> list[int]:
    return [seat for seat in range(6) if table.life(seat) < 35 and seat not in fallen]


# -- taking places -----------------------------------------------------------------------------------------


@rule("village.multiplayer_6.010", "village.multiplayer_6.020")
def test_each_team_says_who_stands_in_the_middle_and_at_the_sides() -> None:
    table = VillageTable.unpack(6, heroes=HEROES).dice(6, 6, 1, 1).begin()
    assert table.asked().seats == (0, 1, 2)
    table.asks(0, "sorcerer", ["hero 0", "hero 1", "hero 2"]).pick("hero 2")
    table.asks(0, "flank", ["hero 0", "hero 1"]).pick("hero 1")
    assert table.g.ring == (1, 2, 0, 3, 4, 5)
    assert table.asked().seats == (3, 4, 5)
    table.asks(3, "sorcerer", ["hero 3", "hero 4", "hero 5"]).pick("hero 3")
    table.asks(3, "flank", ["hero 4", "hero 5"]).pick("hero 5")
    assert table.g.ring == (1, 2, 0, 5, 3, 4)
    assert table.turn_of() == 2, "the sorcerer with the higher roll"


@rule("village.multiplayer_6.010")
def test_a_spell_on_everybody_strikes_the_three_of_the_other_team() -> None:
    for seat, foes in ((0, [3, 4, 5]), (1, [3, 4, 5]), (5, [0, 1, 2])):
        table = six().hand(seat, "earthquake").dice(6)
        table.acts(seat, mind=9).pick("play earthquake")
        assert struck(table) == foes


@rule("village.multiplayer_6.010")
def test_places_and_not_seats_make_the_battlefield() -> None:
    """Seat 2 stands on the first flank and faces 3, who stands on the last place."""
    table = six().places(2, 0, 1, 5, 4, 3).hand(2, "dagger").dice(6)
    table.acts(2).pick("play dagger").asks(2, "act")
    assert struck(table) == [3]


@rule("village.multiplayer_6.020")
def test_places_are_chosen_after_the_heroes() -> None:
    table = VillageTable.unpack(6).begin()
    for seat, id in enumerate(HEROES):
        table.asks(seat, "hero").pick(f"take_hero {id}")
    table.asks(0, "sorcerer")


@rule("village.multiplayer_6.030")
@pytest.mark.parametrize(
    ("dice", "starter", "rolls"),
    [
        ((1, 2, 1, 1), 1, [(1, 3), (4, 2)]),
        ((1, 1, 1, 2), 4, [(1, 2), (4, 3)]),
        ((6, 1, 3, 4, 1, 1, 5, 5), 4, [(1, 7), (4, 7), (1, 2), (4, 10)]),
    ],
)
def test_only_the_sorcerers_roll_two_dice_for_the_start_and_again_when_tied(
    dice: tuple[int, ...], starter: int, rolls: list[tuple[int, int]]
) -> None:
    table = VillageTable.unpack(6, heroes=HEROES).dice(*dice).begin()
    table.pick("hero 1", "hero 0", "hero 4", "hero 3")
    assert [(event.seat, event.n) for event in table.happened(ev.StartRolled)] == rolls
    assert table.turn_of() == starter


# -- weapons and monsters ----------------------------------------------------------------------------------


@rule("village.multiplayer_6.040", "village.multiplayer_6.050")
@pytest.mark.parametrize(("seat", "facing"), [(0, 5), (5, 0), (2, 3), (3, 2)])
def test_the_front_line_attacks_only_who_stands_opposite(seat: int, facing: int) -> None:
    table = six().hand(seat, "dagger", "goblin").dice(6)
    table.acts(seat).pick("play dagger").asks(seat, "act")
    assert struck(table) == [facing]
    table.pick("play goblin").asks(seat, "act")
    assert table.in_front(facing) == ["goblin"]


@rule("village.multiplayer_6.050")
@pytest.mark.parametrize(
    ("fallen", "seat", "targets"),
    [
        (5, 0, [4]),  # the line is broken before 0 ...
        (5, 2, [3]),  # ... but not before 2
        (3, 2, [4]),
        (3, 0, [5]),
        (2, 3, [1]),
        (2, 5, [0]),
        (5, 1, [3, 4]),
        (3, 1, [4, 5]),
        (0, 4, [1, 2]),
        (2, 1, [3, 5]),
    ],
)
def test_the_sorcerer_is_attacked_only_where_the_front_line_is_broken(
    fallen: int, seat: int, targets: list[int]
) -> None:
    table = six(fallen).hand(seat, "dagger", "goblin").dice(6)
    table.acts(seat).pick("play dagger")
    if len(targets) > 1:
        assert sorted(table.options()) == [f"hero {target}" for target in targets]
        table.pick(f"hero {targets[0]}")
    assert struck(table, fallen) == targets[:1]
    table.pick("play goblin")
    if len(targets) > 1:
        assert sorted(table.options()) == [f"hero {target}" for target in targets]
        table.pick(f"hero {targets[0]}")
    assert table.in_front(targets[0]) == ["goblin"]


@rule("village.multiplayer_6.060")
@pytest.mark.parametrize(("sorcerer", "targets"), [(1, ["hero 3", "hero 5"]), (4, ["hero 0", "hero 2"])])
def test_a_sorcerer_uses_weapons_and_monsters_against_either_of_the_front_line(
    sorcerer: int, targets: list[str]
) -> None:
    table = six().hand(sorcerer, "dagger", "goblin")
    table.acts(sorcerer).pick("play dagger").asks(sorcerer, "target", targets)
    table.pick(targets[1], "play goblin").asks(sorcerer, "place", targets)


@rule("village.multiplayer_6.070")
@pytest.mark.parametrize("id", ["dagger", "battle_axe", "wind_blade"])
def test_a_sorcerer_may_kill_monsters_before_team_mates_and_learns_from_it(id: str) -> None:
    table = six().hand(1, id).dice(6)
    table.front(0, "goblin", owner=5)
    table.front(2, "giant_rat", owner=3)
    table.front(5, "wolf", owner=0)
    table.acts(1).pick(f"play {id}")
    assert table.offers("monster goblin")
    assert table.offers("monster giant_rat")
    assert not table.offers("monster wolf")
    table.pick("monster goblin").asks(1, "act")
    assert table.in_front(0) == []
    assert [table.player(seat).experience for seat in range(6)] == [0, 20, 0, 0, 0, 0]
    assert table.discard_of(5) == ["goblin"]


@rule("village.multiplayer_6.070")
def test_a_spell_on_monsters_before_a_team_mate_goes_on_to_their_owner() -> None:
    table = six().hand(1, "wind_blade").dice(6)
    table.front(0, "goblin", owner=5)
    table.acts(1).pick("play wind_blade", "monster goblin").asks(1, "act")
    assert table.life(5) == 35 - (7 - 3)


@rule("village.multiplayer_6.070")
@pytest.mark.parametrize("id", ["dagger", "wind_blade"])
def test_the_front_line_may_not_kill_monsters_before_others(id: str) -> None:
    table = six().hand(0, id)
    table.front(2, "goblin", owner=3)
    table.front(1, "goblin", owner=3)
    table.acts(0).pick(f"play {id}")
    assert not table.offers("monster goblin")


@rule("village.multiplayer_6.070")
def test_monsters_before_the_sorcerer_still_bar_the_way_to_players_but_not_to_the_team_mates_plight() -> None:
    table = six(5).hand(1, "dagger")
    own = table.front(1, "goblin", owner=3)
    mates = table.front(0, "giant_rat", owner=3)
    table.acts(1).pick("play dagger")
    table.asks(1, "target", [f"monster goblin#{own}", f"monster giant_rat#{mates}"])


@rule("village.multiplayer_6.080")
def test_monsters_may_not_be_played_before_oneself_or_the_own_team_unless_they_protect() -> None:
    table = six().hand(1, "goblin", "giant_turtle").acts(1)
    table.pick("play goblin").asks(1, "place", ["hero 3", "hero 5"]).pick("hero 3")
    table.pick("play giant_turtle")
    assert table.options()[:3] == ["hero 0", "hero 1", "hero 2"]


@rule("village.multiplayer_6.080")
def test_summoned_monsters_keep_to_the_limits_too() -> None:
    summoner = board(summon=card("mini_skeleton"), summon_cost=1)
    table = VillageTable(summoner, *[HERO] * 5).acts(0).pick("summon").asks(0, "act")
    assert table.in_front(5) == ["mini_skeleton"]


@rule("village.multiplayer_6.090", "village.multiplayer_6.040", "village.multiplayer_6.050")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_may_cast_spells_on_anyone(seat: int) -> None:
    for target in range(6):
        if target != seat:
            table = six().hand(seat, "wind_blade").dice(6)
            table.acts(seat).pick("play wind_blade", f"hero {target}")
            assert struck(table) == [target]
    table = six().hand(seat, "wind_blade").acts(seat).pick("play wind_blade")
    assert len(table.options()) == 5


# -- the end -----------------------------------------------------------------------------------------------


@rule("village.multiplayer_6.100")
@pytest.mark.parametrize(("sorcerer", "winners"), [(4, [0, 1, 2]), (1, [3, 4, 5])])
def test_the_fall_of_a_sorcerer_ends_the_game_for_the_other_team(sorcerer: int, winners: list[int]) -> None:
    """Even one who is out already wins with the team."""
    caster, dead = winners[0], winners[2]
    table = six(dead).hand(caster, "wind_blade").set(sorcerer, life=1).dice(6)
    table.acts(caster).pick("play wind_blade")
    assert not table.g.over
    table.pick(f"hero {sorcerer}")
    assert (table.g.over, sorted(table.g.winners)) == (True, winners)
    table.at_rest()


@rule("village.multiplayer_6.100")
def test_the_front_lines_may_all_fall_without_ending_the_game() -> None:
    table = six(0, 2, 3).hand(1, "dagger", "dagger").set(5, life=1).set(4, life=7).dice(6, 6)
    table.acts(1).pick("play dagger", "hero 5").asks(1, "act")
    assert not table.g.over
    table.pick("play dagger").asks(1, "act")
    assert (table.life(4), table.g.over) == (1, False)


@rule("village.multiplayer_6.100")
def test_a_sorcerer_killed_by_the_own_team_loses_the_game_for_it() -> None:
    table = six().hand(0, "wind_blade").set(1, life=1).dice(6)
    table.acts(0).pick("play wind_blade", "hero 1")
    assert sorted(table.g.winners) == [3, 4, 5]
