"""Overwhelm: dragons that lie down upon the market. [village.overwhelm]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.modes.setup import new_game
from fabletop.games.village.state.pieces import Dragon
from fabletop.games.village.testing import VillageTable, board, card, printed
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.match import Setup
from fabletop.testing import rule

RED = printed("red_dragon")
BONE = printed("bone_dragon")
HEAD, CLAWS, BODY, WINGS, TAIL = RED.parts
SKULL, RIBS, BONE_WINGS, BONE_TAIL = BONE.parts


def the_dragon(table: VillageTable) -> Dragon:
    assert table.g.dragon is not None
    return table.g.dragon


def main_deck_of(**options: object) -> list[int]:
    """The main deck of a new game with its five face-up cards."""
    g = new_game(Setup("village", 2, 7, "standard", options))
    return [*g.stock[0], *g.spaces[6:]]


# -- in or out --------------------------------------------------------------------------------------------


@rule("village.overwhelm.010")
@pytest.mark.parametrize("without", [[], ["red_dragon"], ["bone_dragon"], ["red_dragon", "bone_dragon"]])
def test_each_overwhelm_monster_may_be_left_out(without: list[str]) -> None:
    deck = main_deck_of(without=without)
    for dragon in ("red_dragon", "bone_dragon"):
        assert deck.count(card(dragon)) == (0 if dragon in without else 1)
    assert len(deck) == len(main_deck_of()) - len(without)


@rule("village.overwhelm.010")
@pytest.mark.parametrize("without", [["goblin"], [["red_dragon"]], "red_dragon", 7])
def test_only_overwhelm_monsters_may_be_left_out(without: object) -> None:
    with pytest.raises(BadSetup, match="red_dragon"):
        main_deck_of(without=without)


# -- how it comes -----------------------------------------------------------------------------------------


@rule("village.overwhelm.020", "village.overwhelm.030")
def test_it_takes_space_10_and_the_card_there_moves_to_the_free_space() -> None:
    table = VillageTable.plain().space(7, "dagger").space(10, "helmet").space(8, "club")
    table.stock("main", "red_dragon", "sword")
    table.acts(0, gold=200).pick("buy 7")
    assert the_dragon(table).card == card("red_dragon")
    assert the_dragon(table).parts == 1
    assert the_dragon(table).fighters == 0, "nobody has wounded it"
    assert [table.market(space) for space in (7, 8, 10)] == ["helmet", "club", None]
    assert table.stock_of("main") == ["sword"]
    assert table.discard_of(0) == ["dagger"]


@rule("village.overwhelm.020", "village.overwhelm.030")
def test_if_space_10_is_the_free_one_no_card_moves() -> None:
    table = VillageTable.plain().space(9, "dagger").space(10, "helmet").stock("main", "red_dragon")
    table.acts(0, gold=200).pick("buy 10")
    assert the_dragon(table).parts == 1
    assert [table.market(space) for space in (9, 10)] == ["dagger", None]


@rule("village.overwhelm.020")
def test_it_does_not_attack_before_the_next_turn() -> None:
    table = VillageTable.plain().space(10, "helmet").stock("main", "red_dragon")
    table.acts(0, gold=200).pick("buy 10").asks(0, "act")
    assert table.life(0) == 40


@rule("village.overwhelm.020")
def test_a_second_one_drawn_meanwhile_goes_under_the_main_deck() -> None:
    """Filling the market after the first one's death brings two more."""
    table = VillageTable.plain().hand(0, "dagger").dice(1).space(9, "club")
    table.dragon("red_dragon", life=1, parts=2).stock("main", "bone_dragon", "red_dragon", "sword", "knife")
    table.acts(0).pick("play dagger", "dragon", "pass")
    assert the_dragon(table).card == card("bone_dragon")
    assert table.stock_of("main")[-1] == "red_dragon"


# -- its attack -------------------------------------------------------------------------------------------


@rule("village.overwhelm.040")
def test_it_attacks_the_current_player_at_the_start_of_each_turn() -> None:
    table = VillageTable.plain(3).dragon("red_dragon").dice(3, 4, 4)
    table.turn(0)
    assert [table.life(seat) for seat in range(3)] == [40 - (3 + HEAD.attack), 40, 40]
    table.pick("end_turn")
    claws = 4 + CLAWS.attack
    assert [table.life(seat) for seat in range(3)] == [
        40 - (3 + HEAD.attack),
        40 - (4 + HEAD.attack) - claws,
        40,
    ]


@rule("village.overwhelm.040")
def test_it_attacks_after_the_monsters_in_front_and_meets_defence_cards() -> None:
    table = VillageTable.plain().dragon("red_dragon").wear(0, "tower_shield").dice(1, 6)
    table.front(0, "goblin", owner=1)
    table.turn(0)
    attackers = [table.g.cards[a.card].id for a in table.happened(ev.MonsterAttacked)]
    assert attackers == ["goblin", "red_dragon"]
    assert table.worn(0) == []
    assert table.life(0) == 40


@rule("village.overwhelm.050")
def test_one_more_special_card_enters_at_the_end_of_each_turn_until_all_are_in_play() -> None:
    table = VillageTable.plain().dragon("bone_dragon").dice(*[1] * 30)
    assert len(BONE.parts) == 4
    table.turn(0)
    for parts in (2, 3, 4, 4):
        table.pick("end_turn")
        assert the_dragon(table).parts == parts
    assert len(table.happened(ev.OverwhelmGrew)) == 3


@rule("village.overwhelm.050")
def test_the_turn_in_which_it_came_counts_too() -> None:
    table = VillageTable.plain().space(10, "helmet").stock("main", "red_dragon").dice(1, 1)
    table.acts(0, gold=200).pick("buy 10", "end_turn")
    assert the_dragon(table).parts == 2


@rule("village.overwhelm.050")
def test_a_defeated_one_grows_no_more() -> None:
    table = VillageTable.plain().dragon("red_dragon", life=1).hand(0, "dagger").dice(6)
    table.acts(0).pick("play dagger", "dragon", "end_turn").asks(1, "act")
    assert table.g.dragon is None
    assert table.happened(ev.OverwhelmGrew) == []


@rule("village.overwhelm.080", "village.overwhelm.100")
def test_all_its_cards_in_the_market_act_from_left_to_right() -> None:
    """Head, claws, (body), wings, tail: the first to come lies furthest to the left."""
    table = VillageTable.plain().dragon("red_dragon", parts=5).hand(0, "coin", "staff")
    table.dice(2, 3, 4).turn(0)
    table.asks(0, "hand")  # the wings
    assert [part.id for part in RED.parts] == ["head", "claws", "body", "wings", "tail"]
    assert table.life(0) == 40 - (2 + HEAD.attack) - (3 + CLAWS.attack)
    table.pick("coin").asks(0, "act")
    assert table.life(0) == 40 - (2 + HEAD.attack) - (3 + CLAWS.attack) - max(0, 4 + TAIL.attack)


@rule("village.overwhelm.080", "village.overwhelm.100")
def test_cards_that_have_not_entered_do_not_act() -> None:
    table = VillageTable.plain().dragon("red_dragon", parts=3).hand(0, "coin", "staff")
    table.dice(2, 3).turn(0).asks(0, "act")
    assert len(table.happened(ev.Rolled)) == 2


@rule("village.overwhelm.080", "village.overwhelm.100")
@pytest.mark.parametrize("parts", [1, 2, 3, 4])
def test_the_bone_dragon_summons_with_its_second_card_and_dulls_the_mind_with_its_third(parts: int) -> None:
    table = VillageTable.plain().dragon("bone_dragon", parts=parts).dice(3, 3)
    table.turn(0).asks(0, "act")
    assert table.in_front(0) == (["mini_skeleton"] * RIBS.summon_n if parts >= 2 else [])
    assert table.g.mind == table.g.level(0).mind - (BONE_WINGS.mind_loss if parts >= 3 else 0)
    dulled = [(told.seat, told.n) for told in table.happened(ev.MindAttacked)]
    assert dulled == ([(0, BONE_WINGS.mind_loss)] if parts >= 3 else [])
    assert len(table.happened(ev.Rolled)) == (2 if parts == 4 else 1)
    tail = 3 + BONE_TAIL.attack if parts == 4 else 0
    assert table.life(0) == 40 - (3 + SKULL.attack) - tail


@rule("village.overwhelm.100")
def test_the_element_of_its_card_counts() -> None:
    table = VillageTable(board(resist={"fire": 2}), board()).dragon("red_dragon", parts=2).dice(4, 4)
    table.turn(0)
    assert table.life(0) == 40 - (4 + HEAD.attack - 2) - (4 + CLAWS.attack)


@rule("village.overwhelm.100")
@pytest.mark.parametrize(("parts", "armour"), [(2, 0), (3, 1)])
def test_its_body_is_armour_once_it_is_in_play(parts: int, armour: int) -> None:
    assert BODY.armour == 1
    table = VillageTable.plain().dragon("red_dragon", life=20, parts=parts)
    table.hand(0, "dagger").dice(4).acts(0).pick("play dagger", "dragon")
    assert the_dragon(table).life == 20 - (4 - armour)


@rule("village.overwhelm.110")
def test_damage_left_of_a_deadly_attack_hits_nobody_else() -> None:
    """Its other cards do not turn on the next player either before that player's own turn."""
    table = VillageTable.plain(3).set(0, life=1).dragon("red_dragon", parts=2).dice(6, 1, 1)
    table.turn(0).asks(1, "act")
    assert not table.player(0).alive
    assert table.life(1) == 40 - (1 + HEAD.attack) - (1 + CLAWS.attack)
    assert table.life(2) == 40
    assert len(table.happened(ev.Rolled)) == 3


# -- what it keeps players from ---------------------------------------------------------------------------


@rule("village.overwhelm.090")
def test_nobody_deals_with_the_market_while_it_lives_and_treasure_cannot_be_played() -> None:
    hand = ("coin", "nugget", "gem", "chest", "sandstorm_gem", "dagger", "smelt_gold")
    closed = [f"play {id}" for id in (*hand[:5], "smelt_gold")]
    closed += ["sell gem", "sell dagger", "buy 1", "tame 6", "sabotage"]
    for lives in (True, False):
        table = VillageTable(board(sabotage=True), board()).hand(0, *hand)
        table.space(6, "warg").space(1, "stout")
        if lives:
            table.dragon("red_dragon")
        table.acts(0, gold=500, mind=9)
        assert [act for act in closed if table.offers(act)] == ([] if lives else closed)


@rule("village.overwhelm.090")
def test_the_market_opens_at_once_when_it_dies() -> None:
    table = VillageTable.plain().hand(0, "dagger", "coin").space(1, "stout").dice(6)
    table.dragon("red_dragon", life=1).acts(0, gold=500)
    assert table.options() == ["play dagger", "end_turn"]
    table.pick("play dagger", "dragon")
    assert table.options() == ["play coin", "buy 1", "end_turn"]


@rule("village.overwhelm.090")
def test_effects_on_the_market_are_ignored_while_it_lives() -> None:
    table = VillageTable.plain().hand(0, "spear").space(6, "helmet").dragon("red_dragon").dice(1)
    table.acts(0).pick("play spear", "hero 1").asks(0, "act")
    assert table.market(6) == "helmet"
    assert table.removed() == []


@rule("village.overwhelm.090")
def test_a_tamed_monster_is_wild_again_after_it() -> None:
    table = VillageTable.plain().hand(0, "dagger").space(6, "warg").space(10, "helmet")
    table.stock("main", "red_dragon").dice(6, 6).acts(0, gold=500).pick("tame 6", "buy 10")
    table.dragon("red_dragon", life=1).pick("play dagger", "dragon")
    assert table.offers("tame 6")
    assert not table.offers("buy 6")


@rule("village.overwhelm.170")
def test_players_may_attack_it_or_each_other() -> None:
    table = VillageTable.plain().dragon("red_dragon", life=9).hand(0, "dagger", "dagger").dice(3, 3)
    table.acts(0).pick("play dagger").asks(0, "target", ["dragon", "hero 1"]).pick("hero 1")
    assert (table.life(1), the_dragon(table).life) == (37, 9)
    table.pick("play dagger", "dragon")
    assert (table.life(1), the_dragon(table).life) == (37, 6)


@rule("village.overwhelm.170")
def test_spells_may_be_aimed_at_it_too_and_pass_on_to_nobody() -> None:
    table = VillageTable.plain().dragon("bone_dragon", life=1).hand(0, "wind_blade").dice(6)
    table.acts(0, mind=9).pick("play wind_blade").asks(0, "target", ["dragon", "hero 1"]).pick("dragon")
    assert table.g.dragon is None
    assert table.life(1) == 40


@rule("village.overwhelm.170")
def test_monsters_in_front_bar_the_way_to_players_but_not_to_it() -> None:
    table = VillageTable.plain().dragon("red_dragon").hand(0, "dagger")
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("play dagger").asks(0, "target", ["monster goblin#0", "dragon"])


# -- its end ----------------------------------------------------------------------------------------------


@rule("village.overwhelm.120")
def test_everybody_who_wounded_it_gains_the_experience_of_its_last_card() -> None:
    table = VillageTable.plain(3).dragon("red_dragon", life=3, fighters=(2,))
    table.hand(0, "dagger").dice(3).acts(0).pick("play dagger", "dragon")
    assert table.g.dragon is None
    assert [table.player(seat).experience for seat in range(3)] == [RED.price, 0, RED.price]
    assert table.removed() == ["red_dragon"]


@rule("village.overwhelm.120")
@pytest.mark.parametrize(("die", "fought"), [(1, False), (2, True)])
def test_one_wound_is_enough_and_none_is_not(die: int, fought: bool) -> None:
    """The body's armour swallows the first point."""
    table = VillageTable.plain().dragon("red_dragon", life=5, parts=3)
    table.hand(0, "dagger").hand(1, "battle_axe", "coin").dice(die, 1, 1, 6)
    table.acts(0).pick("play dagger", "dragon", "end_turn", "coin", "play battle_axe", "dragon")
    assert table.g.dragon is None
    assert [table.player(seat).experience for seat in (0, 1)] == [RED.price if fought else 0, RED.price]


@rule("village.overwhelm.120")
def test_the_fallen_learn_nothing() -> None:
    table = VillageTable.plain(3).dragon("red_dragon", life=3, fighters=(2,)).fallen(2)
    table.hand(0, "dagger").dice(3).acts(0).pick("play dagger", "dragon")
    assert table.player(2).experience == 0


@rule("village.overwhelm.060", "village.overwhelm.070", "village.overwhelm.130")
@pytest.mark.parametrize("parts", [1, 2, 3, 5])
def test_it_covers_one_more_card_to_the_left_with_each_special_card(parts: int) -> None:
    """The first card lies on space 10 alone; what lies under the others is shared out when it dies."""
    cards = {6: "club", 7: "mace", 8: "spear", 9: "knife"}
    table = VillageTable.plain().dragon("red_dragon", life=1, parts=parts).hand(0, "dagger").dice(6)
    for space, id in cards.items():
        table.space(space, id)
    table.acts(0).pick("play dagger", "dragon")
    covered = [cards[space] for space in range(11 - parts, 10)]
    if covered:
        table.asks(0, "loot")
        assert sorted(table.options()) == sorted([*covered, "pass"])
    else:
        table.asks(0, "act")
    assert [table.market(space) for space in range(6, 11 - parts)] == [
        cards[space] for space in range(6, 11 - parts)
    ]


@rule("village.overwhelm.060", "village.overwhelm.070")
def test_growing_turn_by_turn_it_reaches_the_cards_on_spaces_9_and_8() -> None:
    table = VillageTable.plain().space(7, "mace").space(8, "spear").space(9, "knife")
    table.space(10, "helmet").stock("main", "bone_dragon").deck(0, "battle_axe", *["coin"] * 4)
    table.dice(*[1] * 30).acts(0, gold=200).pick("buy 10", "end_turn", "end_turn")
    assert the_dragon(table).parts == 3
    assert [table.market(space) for space in (7, 8, 9)] == ["mace", "spear", "knife"]
    table.dragon("bone_dragon", life=1, parts=the_dragon(table).parts)
    table.pick("play battle_axe", "dragon").asks(0, "loot", ["knife", "spear", "pass"])


@rule("village.overwhelm.130", "village.overwhelm.140", "village.overwhelm.150")
def test_sharing_starts_with_the_last_blow_and_goes_counter_clockwise_one_card_each() -> None:
    table = VillageTable.plain(4)
    table.dragon("red_dragon", life=1, parts=5, fighters=(0, 2, 3))
    table.space(6, "club").space(7, "mace").space(8, "spear").space(9, "knife")
    table.hand(1, "dagger").dice(6).acts(1).pick("play dagger", "dragon")
    table.asks(1, "loot").pick("club").asks(0, "loot").pick("mace")
    table.asks(3, "loot").pick("spear").asks(2, "loot").pick("knife").asks(1, "act")
    assert [table.discard_of(seat) for seat in range(4)] == [["mace"], ["club"], ["knife"], ["spear"]]
    assert table.g.gold == 0


@rule("village.overwhelm.140")
def test_the_round_of_sharing_goes_on_while_cards_are_left() -> None:
    table = VillageTable.plain().dragon("red_dragon", life=1, parts=4, fighters=(1,))
    table.space(7, "mace").space(8, "spear").space(9, "knife")
    table.hand(0, "dagger").dice(6).acts(0).pick("play dagger", "dragon")
    table.asks(0, "loot").pick("mace").asks(1, "loot").pick("knife").asks(0, "loot").pick("spear")
    table.asks(0, "act")
    assert (table.discard_of(0), table.discard_of(1)) == (["mace", "spear"], ["knife"])


@rule("village.overwhelm.140")
def test_who_did_not_fight_gets_nothing_and_who_passes_is_not_asked_again() -> None:
    table = VillageTable.plain(3).dragon("red_dragon", life=1, parts=5, fighters=(1,))
    table.space(6, "club").space(7, "mace").space(8, "spear").space(9, "knife")
    table.hand(0, "dagger").dice(6).acts(0).pick("play dagger", "dragon")
    table.asks(0, "loot").pick("club").asks(1, "loot").pick("pass").asks(0, "loot").pick("mace")
    table.asks(0, "loot").pick("pass").asks(0, "act")
    assert table.discard_of(0) == ["club", "mace"]
    assert (table.discard_of(1), table.discard_of(2)) == ([], [])
    assert table.stock_of("main") == []


@rule("village.overwhelm.160")
def test_cards_nobody_takes_go_under_the_main_deck_and_the_market_fills_up() -> None:
    table = VillageTable.plain().dragon("red_dragon", life=1, parts=3)
    table.space(6, "club").space(7, "mace").space(8, "spear").space(9, "knife")
    table.stock("main", "helmet", "sword", "gem", "chest").hand(0, "dagger").dice(6)
    table.acts(0).pick("play dagger", "dragon", "pass").asks(0, "act")
    assert [table.market(space) for space in (6, 7)] == ["club", "mace"]
    assert sorted(str(table.market(space)) for space in (8, 9, 10)) == ["gem", "helmet", "sword"]
    assert table.stock_of("main")[0] == "chest"
    assert sorted(table.stock_of("main")[1:]) == ["knife", "spear"]
    assert (table.g.loot, table.g.sharers) == ((), ())


@rule("village.overwhelm.160", "village.market.020")
def test_all_five_spaces_are_filled_when_all_lay_under_it() -> None:
    table = VillageTable.plain().dragon("red_dragon", life=1, parts=5).hand(0, "dagger").dice(6)
    table.space(6, "club").space(7, "mace").space(8, "spear").space(9, "knife")
    table.stock("main", "sword", "helmet", "gem", "chest", "dagger")
    table.acts(0).pick("play dagger", "dragon", "pass").asks(0, "act")
    assert [table.market(space) for space in range(6, 11)] == ["dagger", "chest", "gem", "helmet", "sword"]


@rule("village.overwhelm.160", "village.market.020")
def test_every_empty_space_is_filled_even_if_another_one_comes() -> None:
    table = VillageTable.plain().dragon("red_dragon", life=1, parts=3)
    table.space(6, "club").space(7, "mace").space(8, "spear").space(9, "knife")
    table.stock("main", "sword", "bone_dragon", "gem", "chest", "helmet").hand(0, "dagger").dice(6)
    table.acts(0).pick("play dagger", "dragon", "pass").asks(0, "act")
    assert the_dragon(table).card == card("bone_dragon")
    assert [table.market(space) for space in range(6, 11)] == ["club", "mace", "gem", "sword", None]
