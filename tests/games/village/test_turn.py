"""A turn from its start to the new hand."""

from __future__ import annotations

from collections import Counter

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, ids, printed
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

PLAIN = board()
RECOVERS = board(heal=1)


def order(table: VillageTable, *kinds: type) -> list[str]:
    """The events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in table.events if isinstance(event, kinds)]


# -- playing cards -----------------------------------------------------------------------------------------


@rule("village.turn.010")
@pytest.mark.parametrize("first", ["coin", "dagger", "helmet", "mana_potion"])
def test_cards_are_played_in_any_order(first: str) -> None:
    hand = ["coin", "dagger", "helmet", "mana_potion"]
    table = VillageTable(PLAIN, PLAIN).hand(0, *hand).acts(0)
    for card in hand:
        assert table.offers(f"play {card}")
    table.pick(f"play {first}")
    hand.remove(first)
    for card in reversed(hand):
        table.pick(f"play {card}")
    assert table.hand_of(0) == []


@rule("village.turn.010")
def test_only_the_player_whose_turn_it_is_plays_cards() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin").hand(1, "nugget").acts(0)
    table.asks(0, "act", ["play coin", "end_turn"])


@rule("village.turn.020", "village.turn.030")
def test_a_treasure_gives_its_gold_before_its_card() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sandstorm_gem").acts(0).pick("play sandstorm_gem")
    assert order(table, ev.GotGold, ev.Drew) == ["GotGold", "Drew"]


@rule("village.turn.020", "village.turn.030")
def test_a_weapon_has_done_its_damage_when_its_text_is_carried_out() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "hammer", "coin").dice(4)
    table.acts(0).pick("play hammer")
    table.asks(0, "hand", ["coin"])
    assert table.life(1) == 40 - (4 + printed("hammer").attack)
    table.pick("coin").asks(0, "act")


@rule("village.turn.030")
def test_nothing_of_a_text_happens_while_the_attack_is_still_aimed() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "elven_blade").wear(1, "helmet", "wooden_shield")
    table.acts(0).pick("play elven_blade")
    table.asks(0, "target", ["worn 1 helmet", "worn 1 shield"])
    assert table.hand_of(0) == []
    table.dice(6).pick("worn 1 helmet")
    assert order(table, ev.Rolled, ev.DefenceLost, ev.Drew)[:2] == ["Rolled", "DefenceLost"]
    assert order(table, ev.DefenceHit, ev.DefenceLost, ev.Drew)[-1] == "Drew"


@rule("village.turn.020", "village.turn.030")
def test_a_spell_attacks_and_then_does_what_its_text_says() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "drain_life").set(0, life=10).dice(4)
    table.acts(0, mind=9).pick("play drain_life")
    assert order(table, ev.GotMind, ev.Hurt, ev.Healed) == ["GotMind", "Hurt", "Healed"]


@rule("village.turn.040")
def test_played_cards_stay_on_the_table_until_the_end_of_the_turn() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "dagger").acts(0)
    table.pick("play coin", "play dagger")
    assert table.played_of(0) == ["coin", "dagger"]
    assert table.discard_of(0) == []
    table.pick("end_turn")
    assert table.played_of(0) == []
    assert table.discard_of(0) == ["coin", "dagger"]
    assert table.discard_of(1) == []


@rule("village.turn.040")
def test_a_played_card_cannot_be_drawn_again_in_the_same_turn() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "dagger", "speed_potion", "speed_potion").deck(0)
    table.discard(0, "club").acts(0).pick("play coin", "play dagger", "play speed_potion")
    assert table.hand_of(0) == ["speed_potion", "club"]
    table.pick("play speed_potion")
    assert table.hand_of(0) == ["club"]
    assert table.played_of(0) == ["coin", "dagger", "speed_potion", "speed_potion"]


@rule("village.turn.050")
def test_the_turn_may_end_with_every_card_still_in_hand() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "dagger").acts(0)
    assert table.offers("end_turn")
    table.pick("end_turn")
    assert table.happened(ev.Played) == []
    assert table.life(1) == 40
    table.asks(1, "act")


@rule("village.turn.060")
def test_everybody_sees_the_discarded_cards_in_order() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "dagger", "coin").acts(0).pick("play coin", "end_turn")
    for seat in (NOBODY, Seat(0), Seat(1)):
        players = table.g.view(seat).players
        assert ids(players[0].discard) == ["coin", "dagger"]
        assert players[1].discard == []


# -- the start ---------------------------------------------------------------------------------------------


@rule("village.turn.070")
def test_poison_comes_before_the_monsters_and_recovery_after_all_of_them() -> None:
    table = VillageTable(RECOVERS, PLAIN).set(0, life=20, poison=2).dice(3, 4)
    table.front(0, "goblin", owner=1)
    table.front(0, "orc", owner=1)
    table.turn(0)
    kinds = (ev.PoisonBit, ev.MonsterAttacked, ev.Healed)
    assert order(table, *kinds) == ["PoisonBit", "MonsterAttacked", "MonsterAttacked", "Healed"]
    attacks = 3 + printed("goblin").attack + 4 + printed("orc").attack
    assert table.life(0) == 20 - 2 - attacks + 1


@rule("village.turn.070")
def test_poison_may_kill_before_any_monster_attacks() -> None:
    table = VillageTable(RECOVERS, PLAIN).set(0, life=2, poison=2)
    table.front(0, "goblin", owner=1)
    table.turn(0)
    assert table.g.winners == (1,)
    assert table.happened(ev.MonsterAttacked) == []


@rule("village.turn.070")
def test_recovery_comes_too_late_for_a_hero_whom_a_monster_kills() -> None:
    table = VillageTable(RECOVERS, PLAIN).set(0, life=3 + printed("goblin").attack).dice(3)
    table.front(0, "goblin", owner=1)
    table.turn(0)
    assert table.g.winners == (1,)


@rule("village.turn.070")
def test_a_wounded_monster_mends_when_its_own_attack_comes_and_not_before() -> None:
    table = VillageTable(PLAIN, PLAIN).dice(1, 1)
    table.front(0, "vampire", owner=1, life=3)
    table.front(0, "troll", owner=1, life=3)
    table.turn(0)
    assert order(table, ev.MonsterHealed, ev.MonsterAttacked) == ["MonsterHealed", "MonsterAttacked"] * 2


@rule("village.turn.070")
def test_the_start_of_a_turn_goes_poison_proliferation_then_monster_by_monster() -> None:
    """Each monster heals, summons, attacks and has its discard before the next one moves."""
    table = VillageTable(RECOVERS, PLAIN).set(0, life=30, poison=1).hand(0, "coin", "staff")
    table.front(0, "vampire", owner=1, life=3)
    table.front(0, "lich", owner=1)
    table.front(0, "bandit", owner=1)
    for _ in range(2):
        table.front(0, "goblin_pack", owner=1)
    table.dice(1, 1, 1, 1, 1, 1)
    table.turn(0).asks(1, "monster_summons")
    table.pick("yes").asks(0, "hand").pick("coin")
    kinds = (ev.PoisonBit, ev.Proliferated, ev.MonsterHealed, ev.Summoned, ev.MonsterAttacked, ev.Discarded)
    assert order(table, *kinds, ev.Healed) == [
        "PoisonBit",
        "Proliferated",
        "MonsterHealed",
        "MonsterAttacked",  # the vampire
        "Summoned",
        "MonsterAttacked",  # the lich
        "MonsterAttacked",  # the bandit
        "Discarded",
        "MonsterAttacked",  # the goblins, the new one among them
        "MonsterAttacked",
        "MonsterAttacked",
        "Healed",
    ]
    table.asks(0, "act")


# -- the end -----------------------------------------------------------------------------------------------


@rule("village.end_turn.010")
def test_played_cards_are_discarded_but_monsters_and_defence_cards_stay() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "goblin", "helmet").wear(0, "wooden_shield")
    table.acts(0).pick("play goblin", "hero 1", "play helmet", "play coin", "end_turn")
    assert table.discard_of(0) == ["coin"]
    assert table.worn(0) == ["wooden_shield", "helmet"]
    assert table.in_front(1) == ["goblin"]


@rule("village.end_turn.020")
def test_the_hand_is_discarded_with_what_was_played() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "dagger", "dagger").hand(1, "staff").acts(0)
    table.pick("play coin", "end_turn")
    assert Counter(table.discard_of(0)) == {"coin": 1, "dagger": 2}
    assert table.hand_of(1) == ["staff"]


@rule("village.end_turn.030")
def test_five_new_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    deck = ["staff", "dagger", "club", "mace", "sword", "knife"]
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin").deck(0, *deck).acts(0).pick("end_turn")
    assert table.hand_of(0) == deck[:5]
    assert table.deck_of(0) == ["knife"]
    assert table.hand_of(1) == []


@rule("village.end_turn.030", "village.end_turn.040")
def test_exactly_five_cards_in_the_deck_need_no_shuffling() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin").deck(0, *["staff"] * 5).acts(0).pick("end_turn")
    assert table.hand_of(0) == ["staff"] * 5
    assert table.deck_of(0) == []
    assert table.discard_of(0) == ["coin"]
    assert table.happened(ev.Shuffled) == []


@rule("village.end_turn.030", "village.end_turn.040")
def test_the_discard_pile_becomes_the_new_deck_when_the_deck_runs_out() -> None:
    """What was in hand and in play has been discarded before, so it is shuffled in."""
    table = VillageTable(PLAIN, PLAIN).deck(0, "staff", "staff").discard(0, "club", "mace")
    table.hand(0, "coin", "dagger").acts(0).pick("play coin", "end_turn")
    assert table.hand_of(0)[:2] == ["staff", "staff"]
    assert len(table.hand_of(0)) == 5
    assert Counter(table.hand_of(0)[2:] + table.deck_of(0)) == {"coin": 1, "dagger": 1, "club": 1, "mace": 1}
    assert table.discard_of(0) == []
    assert len(table.happened(ev.Shuffled)) == 1


@rule("village.end_turn.040")
def test_the_new_deck_is_shuffled() -> None:
    pile = ["club", "mace", "sword", "knife", "dagger", "staff"]
    hands = set()
    for seed in range(8):
        table = VillageTable(PLAIN, PLAIN, seed=seed).deck(0).discard(0, *pile).acts(0).pick("end_turn")
        hands.add(tuple(table.hand_of(0)))
    assert len(hands) > 4


@rule("village.end_turn.040")
def test_who_has_fewer_than_five_cards_draws_them_all() -> None:
    table = VillageTable(PLAIN, PLAIN).deck(0, "staff").hand(0, "coin", "dagger").acts(0).pick("end_turn")
    assert Counter(table.hand_of(0)) == {"staff": 1, "coin": 1, "dagger": 1}
    table.asks(1, "act")


@rule("village.end_turn.050")
def test_the_turn_passes_to_the_left_past_the_fallen() -> None:
    table = VillageTable(PLAIN, PLAIN, "mage", "dwarf", "paladin").fallen(2)
    table.acts(1).pick("end_turn").asks(3, "act")
    table.pick("end_turn").asks(4, "act")
    table.pick("end_turn").asks(0, "act")


@rule("village.end_turn.050")
def test_left_is_clockwise_around_the_table_whatever_the_seats_are_called() -> None:
    table = VillageTable(PLAIN, PLAIN, "mage").places(0, 2, 1)
    table.acts(0).pick("end_turn").asks(2, "act")
    table.pick("end_turn").asks(1, "act")
