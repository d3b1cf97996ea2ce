"""Every monster and mini card does what its record says."""

from __future__ import annotations

from typing import Any, Final

import pytest
import yaml

from fabletop.games.village import events as ev
from fabletop.games.village.defs import ELEMENTS, TYPES
from fabletop.games.village.load import FOLDER
from fabletop.games.village.state.pieces import Monster
from fabletop.games.village.testing import VillageTable, board, card, printed
from fabletop.testing import rule

Record = dict[str, Any]


def records(file: str) -> list[Record]:
    found: list[Record] = yaml.safe_load((FOLDER / "cards" / f"{file}.yaml").read_text(encoding="utf-8"))
    return found


def called(wanted: list[Record]) -> pytest.MarkDecorator:
    """One test for each of these records, called by its id."""
    return pytest.mark.parametrize("record", wanted, ids=[record["id"] for record in wanted])


def has(record: Record, ability: str) -> Any:
    return record.get("abilities", {}).get(ability)


ALL: Final = records("monsters") + records("minis")
DRAGONS: Final = [record for record in ALL if has(record, "overwhelm")]
IN_FRONT: Final = [record for record in ALL if not has(record, "overwhelm")]
AGAINST: Final = {kind: bonus for bonus, kind in enumerate(TYPES)}  # another bonus against each type
TESTED_HERE: Final = {
    "armour",
    "defensive",
    "fleeting",
    "heal",
    "hopping",
    "overwhelm",
    "poison",
    "proliferate",
    "sneak_attack",
    "spectral",
    "summon",
    "taming",
}


def attacked_by(record: Record, table: VillageTable) -> Monster:
    """Begin player 0's turn with this monster of player 1 in front; it does not summon."""
    uid = table.front(0, record["id"], owner=1)
    table.turn(0)
    if has(record, "summon"):
        table.pick("no")
    return table.monster(uid)


def test_there_are_47_monsters_and_5_mini_cards_and_no_ability_goes_untested() -> None:
    assert (len(records("monsters")), len(records("minis"))) == (47, 5)
    assert {ability for record in ALL for ability in record.get("abilities", {})} == TESTED_HERE


# -- coming in --------------------------------------------------------------------------------------------


@rule("village.monster.020", "village.monster.010")
@called([record for record in IN_FRONT if record["kind"] == "monster" and record.get("for_sale", True)])
def test_a_monster_that_is_played_enters_with_its_life(record: Record) -> None:
    table = VillageTable.plain().hand(0, record["id"])
    table.acts(0).pick(f"play {record['id']}", "hero 1")
    [monster] = table.player(1).front
    assert (monster.card, monster.life, monster.owner) == (card(record["id"]), record["life"], 0)


@rule("village.monster.020", "village.fleeting.010", "village.sneak_attack.010")
@called([record for record in IN_FRONT if not record.get("for_sale", True)])
def test_a_monster_that_is_not_for_sale_enters_by_itself_with_its_life(record: Record) -> None:
    """It never lies in the market: the next card fills the space."""
    table = VillageTable.plain().space(6, "dagger").stock("main", record["id"], "helmet").dice(1)
    table.acts(0, gold=200).pick("buy 6")
    [monster] = table.player(0).front
    assert (monster.card, monster.life, monster.owner) == (card(record["id"]), record["life"], -1)
    assert table.market(6) == "helmet"
    assert len(table.happened(ev.MonsterAttacked)) == (1 if has(record, "sneak_attack") else 0)


@rule("village.buy.020")
@pytest.mark.parametrize("short", [1, 0])
@called([record for record in IN_FRONT if record["kind"] == "monster" and record.get("for_sale", True)])
def test_a_monster_for_sale_is_bought_for_its_price_once_tamed(record: Record, short: int) -> None:
    table = VillageTable.plain().space(6, record["id"]).stock("main", "helmet")
    table.acts(0, gold=record["price"] - short)
    wild = has(record, "taming")
    assert table.offers("tame 6") == bool(wild)
    if wild:
        assert not table.offers("buy 6")
        table.dice(wild).pick("tame 6")
    assert table.offers("buy 6") == (short == 0)
    if short == 0:
        table.pick("buy 6")
        assert table.discard_of(0) == [record["id"]]
        assert table.g.gold == 0


@rule("village.taming.010", "village.taming.020")
@called([record for record in IN_FRONT if has(record, "taming")])
def test_a_wild_monster_attacks_who_fails_to_tame_it(record: Record) -> None:
    table = VillageTable.plain().space(6, record["id"]).acts(0, gold=500)
    table.dice(has(record, "taming") - 1, 4).pick("tame 6")
    assert table.life(0) == 40 - (4 + record["attack"])
    assert table.market(6) == record["id"]


# -- attacking --------------------------------------------------------------------------------------------


@rule("village.monster.050", "village.monster.070", "village.imp.020", "village.fleeting.020")
@pytest.mark.parametrize("die", [1, 5])
@called(IN_FRONT)
def test_it_attacks_with_its_bonus_and_helps_with_its_gifts(record: Record, die: int) -> None:
    table = VillageTable.plain().set(0, life=20).dice(die)
    attacked_by(record, table)
    table.asks(0, "act")
    damage = max(0, die + record["attack"]) if "attack" in record else 0
    dulled = die + record["mind_attack"] if "mind_attack" in record else 0
    gives = record.get("gives", {})
    assert table.life(0) == 20 - damage + gives.get("heal", 0)
    assert table.g.mind == table.g.level(0).mind - dulled
    assert table.g.gold == gives.get("gold", 0)
    attacks = "attack" in record or "mind_attack" in record
    assert len(table.happened(ev.Rolled)) == len(table.happened(ev.MonsterAttacked)) == int(attacks)
    assert attacks != bool(has(record, "defensive") or has(record, "fleeting"))


@rule("village.poison.010", "village.poison.020")
@called(IN_FRONT)
def test_it_poisons_as_its_record_says(record: Record) -> None:
    table = VillageTable.plain().dice(5)
    attacked_by(record, table)
    assert table.player(0).poison == (has(record, "poison") or 0)


@rule("village.monster.110")
@called(IN_FRONT)
def test_after_its_attack_its_prey_discards_as_many_cards_as_its_record_says(record: Record) -> None:
    table = VillageTable.plain().hand(0, "coin", "staff", "coin", "coin").dice(1)
    attacked_by(record, table)
    asked = 0
    while table.asked().kind == "hand":
        table.pick("coin")
        asked += 1
    table.asks(0, "act")
    assert asked == record.get("discard", 0)
    assert table.discard_of(0) == ["coin"] * asked


@rule("village.monster_ability.010")
@called(IN_FRONT)
def test_it_heals_as_its_record_says_and_no_further(record: Record) -> None:
    for life in (1, record["life"]):
        table = VillageTable.plain().dice(1)
        uid = table.front(0, record["id"], owner=1, life=life)
        table.turn(0)
        assert table.monster(uid).life == min(record["life"], life + (has(record, "heal") or 0))


@rule("village.summon.060")
@called(IN_FRONT)
def test_it_summons_what_its_record_says(record: Record) -> None:
    table = VillageTable.plain().dice(1)
    table.front(0, record["id"], owner=1)
    table.turn(0)
    summons = has(record, "summon")
    if summons:
        table.asks(1, "monster_summons").pick("yes")
    table.asks(0, "act")
    assert table.in_front(0)[1:] == ([summons["card"]] * summons["n"] if summons else [])


@rule("village.proliferate.020")
@called(IN_FRONT)
def test_it_proliferates_in_the_number_of_its_record(record: Record) -> None:
    number = has(record, "proliferate")
    for n in range(1, 4):
        table = VillageTable.plain().supply("mini_skeleton", 0).supply("mini_goblin", 6).dice(*[1] * 9)
        for _ in range(n):
            table.front(0, record["id"], owner=1)
        table.start("village.proliferate", 0).at_rest()
        grown = [record["proliferates_as"]] * (n // number) if number else []
        assert table.in_front(0) == [record["id"]] * n + grown


# -- standing, moving and dying ---------------------------------------------------------------------------


@rule("village.monster.030", "village.monster_ability.050", "village.fleeting.030", "village.spectral.010")
@called(IN_FRONT)
def test_it_blocks_the_market_unless_its_record_says_otherwise(record: Record) -> None:
    table = VillageTable.plain().space(6, "helmet")
    table.front(0, record["id"], owner=1)
    open_market = any(has(record, ability) for ability in ("defensive", "fleeting", "spectral"))
    assert table.acts(0, gold=200).offers("buy 6") == open_market


@rule("village.hopping.010", "village.fleeting.040", "village.sneak_attack.030")
@pytest.mark.parametrize("players", [2, 3])
@called(IN_FRONT)
def test_it_moves_on_at_the_end_of_the_turn_only_if_its_record_says_so(record: Record, players: int) -> None:
    table = VillageTable.plain(players)
    table.front(0, record["id"], owner=players - 1)
    table.acts(0).dice(1).pick("end_turn")
    moves = (
        has(record, "fleeting") or has(record, "sneak_attack") or (has(record, "hopping") and players == 3)
    )
    assert record["id"] in table.in_front(1 if moves else 0)
    assert table.in_front(0 if moves else 1) == []


@rule("village.monster_ability.020", "village.hero_ability.040")
@called(IN_FRONT)
def test_a_blow_is_cut_by_its_armour_and_raised_against_its_type(record: Record) -> None:
    table = VillageTable(board(against=AGAINST), board()).hand(0, "dagger").dice(6)
    guards = has(record, "defensive")
    uid = table.front(1 if guards else 0, record["id"], owner=1, life=30)
    table.acts(0).pick("play dagger")
    assert table.monster(uid).life == 30 - (6 + AGAINST[record["type"]] - (has(record, "armour") or 0))
    assert (table.life(0), table.life(1)) == (40, 40)


@rule("village.element.030")
@pytest.mark.parametrize("spell", ["scorch", "rock_throw", "ice_shard", "wind_blade", "mind_spike"])
@called([record for record in IN_FRONT if record.get("immune")])
def test_it_is_immune_to_the_elements_of_its_record_and_to_no_other(record: Record, spell: str) -> None:
    table = VillageTable.plain().hand(0, spell).dice(6)
    uid = table.front(0, record["id"], owner=1, life=30)
    table.acts(0, mind=9).pick(f"play {spell}", f"monster {record['id']}")
    dealt = 6 + printed(spell).attack - (has(record, "armour") or 0)
    immune = ELEMENTS[printed(spell).element] in record["immune"]
    assert table.monster(uid).life == 30 - (0 if immune else dealt)


@rule("village.experience.010", "village.attack_monster.060", "village.summon.050", "village.fleeting.050")
@called(IN_FRONT)
def test_killing_it_gives_its_price_in_experience_and_its_card_goes_where_it_belongs(record: Record) -> None:
    table = VillageTable.plain().hand(0, "battle_axe").dice(6)
    id, mini = record["id"], record["kind"] == "mini"
    bought = record.get("for_sale", True)
    table.front(1 if has(record, "defensive") else 0, id, owner=1 if bought else -1, life=1)
    table.acts(0).pick("play battle_axe")
    assert (table.in_front(0), table.in_front(1)) == ([], [])
    assert (table.player(0).experience, table.player(1).experience) == (record["price"], 0)
    assert table.discard_of(1) == ([id] if bought and not mini else [])
    assert table.removed() == ([] if bought else [id])
    if mini:
        assert table.supply_of(id) == record["supply"] + 1  # it was not taken from there


# -- dragons ----------------------------------------------------------------------------------------------


@rule("village.monster_ability.030", "village.overwhelm.020")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@called(DRAGONS)
def test_a_dragon_enters_with_life_for_each_player(record: Record, players: int) -> None:
    table = VillageTable.plain(players).space(10, "helmet").stock("main", record["id"])
    table.acts(0, gold=200).pick("buy 10")
    assert table.g.dragon is not None
    assert table.g.dragon.life == players * record["life_per_player"]
    assert table.in_front(0) == []


@rule("village.overwhelm.100")
@called(DRAGONS)
def test_each_card_of_a_dragon_does_what_its_record_says(record: Record) -> None:
    for parts in range(1, len(record["parts"]) + 1):
        table = VillageTable.plain().dragon(record["id"], parts=parts).hand(0, "coin", "staff")
        table.dice(*[4] * 9).turn(0)
        acting = record["parts"][:parts]
        for _ in range(sum(part.get("discard", 0) for part in acting)):
            table.asks(0, "hand").pick("coin")
        table.asks(0, "act")
        assert table.life(0) == 40 - sum(4 + part["attack"] for part in acting if "attack" in part)
        assert table.g.mind == table.g.level(0).mind - sum(part.get("mind_loss", 0) for part in acting)
        summoned = [part["summon"] for part in acting if "summon" in part]
        assert table.in_front(0) == [one["card"] for one in summoned for _ in range(one["n"])]


@rule("village.overwhelm.120")
@called(DRAGONS)
def test_killing_a_dragon_gives_its_price_in_experience(record: Record) -> None:
    table = VillageTable.plain().dragon(record["id"], life=1).hand(0, "battle_axe").dice(6)
    table.acts(0).pick("play battle_axe", "dragon")
    assert table.player(0).experience == record["price"]
    assert table.removed() == [record["id"]]


@rule("village.element.030")
@pytest.mark.parametrize("spell", ["scorch", "rock_throw", "ice_shard", "wind_blade", "mind_spike"])
@called(DRAGONS)
def test_a_dragon_is_immune_to_the_elements_of_its_record_and_to_no_other(record: Record, spell: str) -> None:
    table = VillageTable.plain().dragon(record["id"], life=30).hand(0, spell).dice(6)
    table.acts(0, mind=9).pick(f"play {spell}", "dragon")
    immune = ELEMENTS[printed(spell).element] in record.get("immune", [])
    assert table.g.dragon is not None
    assert table.g.dragon.life == 30 - (0 if immune else 6 + printed(spell).attack)
