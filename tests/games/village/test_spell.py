"""Spells: what they cost, whom they hit, and how far their damage goes."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, amount, board, card
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
MAGE = board(life=30, mind=5)


def kinds(table: VillageTable) -> list[str]:
    """The options without the numbers of monsters."""
    return [option.split("#")[0] for option in table.options()]


# -- intelligence ------------------------------------------------------------------------------------------


@rule("village.spell.010")
@pytest.mark.parametrize("mind", [0, 1, 5])
def test_a_turn_starts_with_the_intelligence_of_the_hero_board(mind: int) -> None:
    table = VillageTable(board(mind=mind), HERO).turn(0)
    assert table.g.mind == mind


@rule("village.spell.010", "village.spell.020")
def test_points_spent_or_gained_are_forgotten_by_the_next_turn() -> None:
    table = VillageTable(HERO, board(mind=0)).hand(0, "fireball")
    table.deck(0, "scroll_of_knowledge", *["coin"] * 4)
    table.acts(0).pick("play fireball")
    assert table.g.mind == 0
    table.pick("end_turn")
    assert table.g.mind == 0, "the other hero has none"
    table.pick("end_turn")
    assert table.g.mind == 3
    table.pick("play scroll_of_knowledge")
    assert table.g.mind > 3
    table.pick("end_turn", "end_turn")
    assert table.g.mind == 3


@rule("village.spell.020")
@pytest.mark.parametrize("id", ["scroll_of_knowledge", "mana_potion"])
def test_scrolls_and_magic_things_raise_intelligence_for_this_turn(id: str) -> None:
    table = VillageTable(HERO, HERO).hand(0, id, "earthquake")
    table.acts(0)
    assert not table.offers("play earthquake"), "one point is missing"
    table.pick(f"play {id}")
    assert table.g.mind == 3 + amount(id, "mind") >= 4
    assert table.offers("play earthquake")


@rule("village.spell.030")
@pytest.mark.parametrize(("mind", "offered"), [(-1, False), (2, False), (3, True), (4, True)])
def test_a_spell_needs_its_price_in_intelligence_and_takes_it(mind: int, offered: bool) -> None:
    table = VillageTable(MAGE, HERO).hand(0, "fireball").acts(0, mind=mind)
    assert table.offers("play fireball") == offered
    if offered:
        table.pick("play fireball")
        assert table.g.mind == mind - 3


@rule("village.spell.030")
@pytest.mark.parametrize(("mind", "offered"), [(1, False), (2, True), (3, True)])
def test_an_ability_with_a_price_needs_and_takes_it_too(mind: int, offered: bool) -> None:
    table = VillageTable(board(summon=card("mini_skeleton"), summon_cost=2), HERO).acts(0, mind=mind)
    assert table.offers("summon") == offered
    if offered:
        table.pick("summon")
        assert table.g.mind == mind - 2
        assert table.in_front(1) == ["mini_skeleton"]


@rule("village.spell.030")
def test_two_spells_share_the_points_of_a_turn() -> None:
    table = VillageTable(MAGE, HERO).hand(0, "fireball", "fireball", "wind_blade")
    table.acts(0).pick("play fireball")
    assert not table.offers("play fireball")
    table.pick("play wind_blade")
    assert table.g.mind == 0


# -- whom an attack spell hits ---------------------------------------------------------------------------


@rule("village.spell.040", "village.spell.050")
def test_an_attack_spell_hits_an_opponent_or_monsters_in_front_of_the_own_hero() -> None:
    table = VillageTable(MAGE, HERO, HERO).hand(0, "wind_blade", "wind_blade").dice(4, 1)
    goblin = table.front(0, "goblin", owner=1)
    table.front(1, "giant_rat", owner=0)
    table.acts(0).pick("play wind_blade")
    assert kinds(table) == ["monster goblin", "hero 1", "hero 2"], "the opponents' monsters are out of reach"
    table.pick("hero 1")
    assert (table.monster(goblin).life, table.life(1)) == (3, 35 - 5), "past the monster in front"
    table.pick("play wind_blade", "monster goblin")
    assert (table.monster(goblin).life, table.life(1)) == (1, 35 - 5)


@rule("village.spell.050")
def test_a_spell_that_says_so_hits_any_monster_or_player() -> None:
    table = VillageTable(MAGE, HERO, HERO).hand(0, "lightning_bolt").dice(1)
    table.front(0, "goblin", owner=1)
    table.front(1, "giant_rat", owner=2)
    table.front(1, "giant_turtle", owner=1)
    wolf = table.front(2, "wolf", owner=1)
    table.acts(0).pick("play lightning_bolt")
    assert kinds(table) == [
        "monster goblin",
        "hero 1",
        "hero 2",
        "monster giant_rat",
        "monster giant_turtle",
        "monster wolf",
    ]
    table.pick("monster wolf").asks(0, "act")
    assert table.monster(wolf).life == 2


@rule("village.spell.040")
def test_a_spell_may_end_at_one_of_several_monsters_or_take_them_all() -> None:
    """5 damage on a goblin of 3, then the rat of 2 or straight on to the opponent."""
    for way, left, life in (
        (["monster goblin", "hero 1"], ["giant_rat"], 35 - 2),
        (["monster goblin", "monster giant_rat"], [], 35),
    ):
        table = VillageTable(MAGE, HERO).hand(0, "wind_blade").dice(4)
        table.front(0, "goblin", owner=1)
        table.front(0, "giant_rat", owner=1)
        table.acts(0).pick("play wind_blade", *way).asks(0, "act")
        assert (table.in_front(0), table.life(1)) == (left, life)


# -- how far the damage goes ------------------------------------------------------------------------------


@rule("village.spell.060")
@pytest.mark.parametrize(
    ("die", "monsters", "worn", "life"),
    [
        (1, ["goblin"], ["helmet"], 35),  # 2: the goblin keeps one point
        (2, [], ["helmet"], 35),  # 3: exactly the goblin
        (3, [], ["helmet"], 35),  # 4: the helmet lacks one point
        (4, [], [], 35),  # 5: exactly both
        (5, [], [], 34),
    ],
)
def test_spell_damage_passes_monsters_then_defence_cards_then_reaches_the_player(
    die: int, monsters: list[str], worn: list[str], life: int
) -> None:
    table = VillageTable(MAGE, HERO).hand(0, "wind_blade").wear(1, "helmet").dice(die)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("play wind_blade", "monster goblin")
    assert (table.in_front(0), table.worn(1), table.life(1)) == (monsters, worn, life)


@rule("village.spell.070")
def test_the_way_of_the_damage_is_chosen_before_the_roll() -> None:
    table = VillageTable(MAGE, HERO).hand(0, "wind_blade").wear(1, "helmet", "wooden_shield").dice(6)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick("play wind_blade")
    assert kinds(table) == ["monster goblin", "monster giant_rat", "hero 1"]
    table.pick("monster giant_rat")
    assert kinds(table) == ["monster goblin", "hero 1"]
    table.pick("hero 1")
    assert kinds(table) == ["worn 1 helmet", "worn 1 shield"]
    assert table.happened(ev.Rolled) == []
    table.pick("worn 1 shield").asks(0, "act")
    assert (table.in_front(0), table.worn(1), table.life(1)) == (["goblin"], [], 35), "7 = 2 + 3 + 2"


@rule("village.spell.080")
def test_behind_monsters_of_several_owners_the_attacker_names_one_of_them() -> None:
    table = VillageTable(MAGE, HERO, HERO, HERO).hand(0, "fireball").dice(6)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=3)
    table.acts(0).pick("play fireball", "monster goblin")
    assert kinds(table) == ["monster giant_rat", "hero 1"], "nobody's but the owner of what was hit"
    table.pick("monster giant_rat").asks(0, "target", ["hero 1", "hero 3"])
    table.pick("hero 3")
    assert table.in_front(0) == []
    assert [table.life(seat) for seat in (1, 2, 3)] == [35, 35, 35 - (8 - 3 - 2)]


@rule("village.spell.080")
def test_behind_a_monster_of_nobody_any_opponent_may_be_named() -> None:
    table = VillageTable(MAGE, HERO, HERO).hand(0, "fireball").dice(6)
    table.front(0, "kobold")
    table.acts(0).pick("play fireball", "monster kobold").asks(0, "target", ["hero 1", "hero 2"])
    table.pick("hero 2")
    assert (table.life(1), table.life(2)) == (35, 35 - (8 - 3))


@rule("village.spell.080")
def test_behind_an_own_monster_any_opponent_may_be_named() -> None:
    table = VillageTable(MAGE, HERO, HERO).hand(0, "fireball").dice(6)
    table.front(0, "goblin", owner=0)
    table.acts(0).pick("play fireball", "monster goblin").asks(0, "target", ["hero 1", "hero 2"])
    table.pick("hero 2")
    assert (table.life(1), table.life(2)) == (35, 35 - (8 - 3))


@rule("village.spell.080")
@pytest.mark.parametrize("owner", [0, -1])
def test_an_opponent_who_played_one_of_the_monsters_comes_before_all_others(owner: int) -> None:
    """An own monster, or one of nobody, leaves the choice open only as long as no opponent's is hit."""
    table = VillageTable(MAGE, HERO, HERO).hand(0, "fireball").dice(6)
    table.front(0, "goblin", owner=owner)
    table.front(0, "giant_rat", owner=2)
    table.acts(0).pick("play fireball", "monster goblin")
    assert kinds(table) == ["monster giant_rat", "hero 1", "hero 2"]
    table.pick("monster giant_rat").asks(0, "act")
    assert (table.life(1), table.life(2)) == (35, 35 - (8 - 3 - 2))


@rule("village.spell.080")
def test_behind_a_team_mates_monster_the_damage_is_lost() -> None:
    table = VillageTable(MAGE, HERO, HERO, HERO).hand(0, "fireball").dice(6)
    table.front(0, "goblin", owner=2)
    table.acts(0).pick("play fireball", "monster goblin").asks(0, "act")
    assert [table.life(seat) for seat in (1, 2, 3)] == [35, 35, 35]


@rule("village.spell.090")
def test_a_spell_on_everybody_does_not_pass_from_a_monster_to_its_owner() -> None:
    """Earthquake, die 6: every opponent and every monster in front of the caster takes 6 of its own."""
    table = VillageTable(MAGE, HERO, HERO).hand(0, "earthquake").dice(6)
    table.front(0, "goblin", owner=1)
    ogre = table.front(0, "ogre", owner=2)
    far = table.front(1, "wolf", owner=0)
    table.acts(0).pick("play earthquake").asks(0, "act")
    assert table.in_front(0) == ["ogre"]
    assert table.monster(ogre).life == 7 - 6
    assert table.monster(far).life == 4
    assert [table.life(seat) for seat in range(3)] == [30, 35 - 6, 35 - 6]
    assert len(table.happened(ev.Rolled)) == 1


@rule("village.spell.090", "village.spell.060")
def test_a_spell_on_everybody_goes_through_each_opponents_own_defence_cards() -> None:
    table = VillageTable(MAGE, HERO, HERO).hand(0, "earthquake").dice(6)
    table.wear(1, "helmet", "wooden_shield").wear(2, "tower_shield")
    table.acts(0).pick("play earthquake").asks(0, "target", ["worn 1 helmet", "worn 1 shield"])
    table.pick("worn 1 helmet").asks(0, "act")
    assert (table.worn(1), table.life(1)) == ([], 35 - 1)
    assert (table.worn(2), table.life(2)) == ([], 35)


@rule("village.spell.090")
@pytest.mark.parametrize("screens", [1, 2, 3])
def test_a_spell_on_everybody_strikes_the_next_opponent_behind_however_many_screens(screens: int) -> None:
    """Earthquake, die 6, against 2, 3 and 4 points of defence: each opponent is struck with all of the 6."""
    table = VillageTable(MAGE, HERO, HERO).hand(0, "earthquake").dice(6)
    table.wear(1, *("helmet", "wooden_shield", "lizard_armour")[:screens])
    table.acts(0).pick("play earthquake")
    while table.asked().kind == "target":
        table.pick("worn 1 helmet" if table.offers("worn 1 helmet") else "worn 1 shield")
    assert (table.life(1), table.life(2)) == (35 - max(0, 6 - (2, 5, 9)[screens - 1]), 35 - 6)


@rule("village.spell.100")
def test_a_spell_with_the_defence_symbol_stands_in_front_of_the_own_hero_as_a_defence_card() -> None:
    table = VillageTable(MAGE, HERO).hand(0, "stone_wall").hand(1, "dagger", "dagger").dice(4, 1)
    table.acts(0).pick("play stone_wall").asks(0, "act")
    assert (table.g.mind, table.worn(0), table.life(1)) == (3, ["stone_wall"], 35)
    table.pick("end_turn", "play dagger")
    assert (table.worn(0), table.life(0)) == (["stone_wall"], 30)
    table.pick("play dagger")
    assert (table.worn(0), table.discard_of(0), table.life(0)) == ([], ["stone_wall"], 30)


@rule("village.spell.110")
@pytest.mark.parametrize(
    ("players", "targets"),
    [
        (2, []),
        (3, ["hero 1", "hero 2"]),
        (4, ["hero 1", "hero 3"]),
        (5, ["hero 1", "hero 2", "hero 3", "hero 4"]),
        (6, ["hero 1", "hero 2", "hero 3", "hero 4", "hero 5"]),
    ],
)
def test_whom_a_spell_may_hit_depends_on_the_number_of_players(players: int, targets: list[str]) -> None:
    """Of four players one is a team-mate; two need not be asked."""
    table = (
        VillageTable(MAGE, *[HERO] * (players - 1))
        .hand(0, "wind_blade")
        .dice(1)
        .acts(0)
        .pick("play wind_blade")
    )
    if targets:
        table.asks(0, "target", targets)
    else:
        assert table.life(1) == 35 - 2
