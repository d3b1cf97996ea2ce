"""The texts on cards: compulsory, and aimed at the right player."""

from __future__ import annotations

from collections import Counter

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, amount, board, ids
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule

PLAIN = board(mind=9)


def with_hands(seats: int) -> VillageTable:
    """So many heroes; everybody but the first has a Coin and a Staff in hand."""
    table = VillageTable(*[PLAIN] * seats)
    for seat in range(1, seats):
        table.hand(seat, "coin", "staff")
    return table


# -- compulsory --------------------------------------------------------------------------------------------


@rule("village.secondary_effect.010")
def test_a_text_may_not_be_declined() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "hammer", "sword", "coin").dice(1).acts(0)
    table.pick("play hammer").asks(0, "hand", ["sword", "coin"])


@rule("village.secondary_effect.010")
def test_even_the_last_card_must_go() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "hammer", "sword").dice(1).acts(0)
    table.pick("play hammer").asks(0, "hand", ["sword"])
    table.pick("sword").asks(0, "act", ["end_turn"])


@rule("village.secondary_effect.010")
def test_what_is_impossible_is_left_out_and_the_rest_is_done() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "hammer").dice(1).acts(0).pick("play hammer")
    table.asks(0, "act", ["end_turn"])
    table = VillageTable(PLAIN, PLAIN).hand(0, "scroll_of_banishing", "coin").acts(0)
    table.pick("play scroll_of_banishing", "coin").asks(0, "act", ["end_turn"])
    assert table.removed() == ["coin"]


@rule("village.secondary_effect.010")
def test_an_unwelcome_text_is_carried_out_too() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "fury_draught").acts(0).pick("play fury_draught")
    assert table.life(0) == 40 - amount("fury_draught", "self_damage")


@rule("village.secondary_effect.010", "village.secondary_effect.080")
def test_a_market_card_must_be_removed_too() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "spear").space(3, "gust").space(6, "club").dice(1)
    table.acts(0).pick("play spear").asks(0, "space", ["space 3", "space 6"])


@rule("village.secondary_effect.020")
def test_without_access_the_market_part_is_ignored_and_the_rest_is_done() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "gust").space(3, "fireball").space(6, "club")
    table.front(0, "goblin", life=1, owner=1)
    table.acts(0).pick("play gust").asks(0, "act")
    assert table.removed() == []
    assert (table.market(3), table.market(6)) == ("fireball", "club")
    assert len(table.hand_of(0)) == 1


@rule("village.secondary_effect.020")
def test_the_market_part_counts_again_when_the_attack_has_cleared_the_way() -> None:
    """The text comes after the attack, so it is the access of that moment that counts."""
    table = VillageTable(PLAIN, PLAIN).hand(0, "spear", "spear").space(3, "gust").space(6, "club")
    table.front(0, "ogre", owner=1, life=7)
    table.dice(1, 6).acts(0).pick("play spear").asks(0, "act")
    assert table.in_front(0) == ["ogre"]
    table.pick("play spear").asks(0, "space")
    assert table.in_front(0) == []


@rule("village.secondary_effect.020")
def test_without_access_nothing_is_smelted() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "dagger")
    table.front(0, "goblin", owner=1)
    table.start("village.smelt", 0).at_rest()
    assert table.hand_of(0) == ["dagger"]
    assert table.g.gold == 0


# -- your opponent -----------------------------------------------------------------------------------------


@rule("village.secondary_effect.030", "village.secondary_effect.120")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_weapon_used_on_a_monster_hits_the_hand_of_the_left_neighbour(seats: int) -> None:
    """Whoever the monster belongs to."""
    table = with_hands(seats).hand(0, "orcish_blade").dice(6)
    table.front(0, "goblin", life=1, owner=seats - 1)
    table.acts(0).pick("play orcish_blade")
    assert table.in_front(0) == []
    table.asks(1, "hand", ["staff", "coin"]).pick("coin").asks(0, "act")
    assert table.hand_of(1) == ["staff"]
    for seat in range(2, seats):
        assert table.hand_of(seat) == ["coin", "staff"]


@rule("village.secondary_effect.030", "village.secondary_effect.120")
def test_with_five_a_weapon_used_on_a_monster_hits_the_hand_of_an_opponent() -> None:
    """The left neighbour and the owner of the monster are allies."""
    table = with_hands(5).hand(0, "orcish_blade").dice(6)
    table.front(0, "goblin", life=1, owner=4)
    table.acts(0).pick("play orcish_blade").asks(0, "opponent", ["hero 2", "hero 3"])
    table.pick("hero 3").asks(3, "hand").pick("staff")
    assert table.hand_of(3) == ["coin"]


@rule("village.secondary_effect.030", "village.secondary_effect.120")
def test_with_six_a_weapon_used_on_a_monster_hits_the_hand_of_one_of_the_other_team() -> None:
    table = with_hands(6).hand(0, "orcish_blade").dice(6)
    table.front(0, "goblin", life=1, owner=5)
    table.acts(0).pick("play orcish_blade").asks(0, "opponent", ["hero 3", "hero 4", "hero 5"])


@rule("village.secondary_effect.030")
def test_less_intelligence_for_your_opponent_means_the_left_neighbour_too() -> None:
    table = with_hands(3).hand(0, "mind_spike").dice(6)
    table.front(0, "goblin", life=1, owner=2)
    table.acts(0).pick("play mind_spike", "monster goblin")
    assert [table.player(seat).mind_debt for seat in range(3)] == [
        0,
        amount("mind_spike", "opponent_mind"),
        0,
    ]


@rule("village.secondary_effect.110")
@pytest.mark.parametrize("seats", [3, 4])
def test_up_to_four_the_left_neighbour_discards_whoever_is_attacked(seats: int) -> None:
    table = with_hands(seats).hand(0, "ice_shard").dice(3)
    table.acts(0).pick("play ice_shard", f"hero {seats - 1}")
    assert table.life(seats - 1) < 40
    table.asks(1, "hand").pick("coin")
    assert [len(table.hand_of(seat)) for seat in range(1, seats)] == [1, *[2] * (seats - 2)]


@rule("village.secondary_effect.110")
def test_of_two_the_other_discards() -> None:
    table = with_hands(2).hand(0, "confusion").acts(0).pick("play confusion", "coin", "staff")
    assert table.hand_of(1) == []


@rule("village.secondary_effect.110")
@pytest.mark.parametrize(("seats", "opponents"), [(5, [2, 3]), (6, [3, 4, 5])])
def test_with_five_or_six_an_opponent_of_ones_choice_discards(seats: int, opponents: list[int]) -> None:
    table = with_hands(seats).hand(0, "confusion").acts(0).pick("play confusion")
    table.asks(0, "opponent", [f"hero {seat}" for seat in opponents])
    table.pick(f"hero {opponents[1]}").asks(opponents[1], "hand")


@rule("village.secondary_effect.110")
def test_of_three_the_next_on_the_left_discards_when_the_neighbour_has_fallen() -> None:
    table = with_hands(3).fallen(1).hand(0, "confusion").acts(0).pick("play confusion")
    table.asks(2, "hand")


@rule("village.secondary_effect.110")
def test_of_four_a_team_mate_never_stands_in_for_a_fallen_opponent() -> None:
    table = with_hands(4).fallen(1).hand(0, "confusion").acts(0).pick("play confusion")
    table.asks(3, "hand")


# -- drawing -----------------------------------------------------------------------------------------------


@rule("village.secondary_effect.040")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "speed_potion").deck(0, "club", "mace", "sword")
    table.acts(0).pick("play speed_potion")
    assert table.hand_of(0) == ["club", "mace"]
    assert table.deck_of(0) == ["sword"]
    assert len(table.deck_of(1)) == 10


@rule("village.secondary_effect.050")
def test_the_discard_pile_is_shuffled_when_the_deck_runs_out_in_mid_draw() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "speed_potion").deck(0, "club").discard(0, "mace", "sword")
    table.acts(0).pick("play speed_potion")
    assert table.hand_of(0)[0] == "club"
    assert Counter(table.hand_of(0)[1:] + table.deck_of(0)) == {"mace": 1, "sword": 1}
    assert len(table.hand_of(0)) == 2
    assert table.discard_of(0) == []
    assert len(table.happened(ev.Shuffled)) == 1


@rule("village.secondary_effect.050")
def test_a_deck_that_just_suffices_is_not_shuffled() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "speed_potion").deck(0, "club", "mace").discard(0, "sword")
    table.acts(0).pick("play speed_potion")
    assert table.hand_of(0) == ["club", "mace"]
    assert table.discard_of(0) == ["sword"]


@rule("village.secondary_effect.060")
def test_with_neither_deck_nor_discard_pile_nothing_is_drawn() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "speed_potion", "coin").deck(0).acts(0)
    table.pick("play speed_potion").asks(0, "act", ["play coin", "end_turn"])
    assert table.hand_of(0) == ["coin"]
    assert table.happened(ev.Drew) == []


@rule("village.secondary_effect.060")
def test_what_can_still_be_drawn_is_drawn() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "speed_potion").deck(0, "club").acts(0)
    table.pick("play speed_potion")
    assert table.hand_of(0) == ["club"]


# -- removing ----------------------------------------------------------------------------------------------


@rule("village.secondary_effect.070")
def test_a_removed_card_leaves_the_game_from_hand() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "hammer", "coin", "coin").dice(1).acts(0)
    table.pick("play hammer", "coin")
    assert table.hand_of(0) == ["coin"]
    assert table.removed() == ["coin"]
    assert table.discard_of(0) == []
    table.pick("end_turn")
    assert table.discard_of(0) == ["hammer", "coin"]


@rule("village.secondary_effect.070")
def test_two_cards_are_removed_one_after_the_other() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "scroll_of_banishing", "coin", "staff", "club").acts(0)
    table.pick("play scroll_of_banishing", "staff", "coin").asks(0, "act")
    assert table.hand_of(0) == ["club"]
    assert table.removed() == ["staff", "coin"]


@rule("village.secondary_effect.080")
def test_a_removed_market_card_leaves_the_game_and_its_space_is_filled() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "spear").space(3, "gust").space(6, "club").dice(1)
    table.stock("main", "mace").stock("spell", "fireball").acts(0)
    table.pick("play spear").asks(0, "space", ["space 3", "space 6"]).pick("space 6")
    assert table.removed() == ["club"]
    assert (table.market(3), table.market(6)) == ("gust", "mace")
    assert table.discard_of(0) == []


@rule("village.secondary_effect.080")
def test_an_empty_market_has_nothing_to_remove() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "spear").dice(1).acts(0)
    table.pick("play spear").asks(0, "act", ["end_turn"])


# -- discarding --------------------------------------------------------------------------------------------


@rule("village.secondary_effect.090", "village.secondary_effect.100")
def test_the_owner_of_the_hand_chooses_and_discards_face_up_on_the_own_pile() -> None:
    table = with_hands(2).hand(0, "long_bow", "dagger").discard(1, "club").dice(1).acts(0)
    table.pick("play long_bow").asks(1, "hand", ["staff", "coin"]).pick("coin")
    assert table.hand_of(1) == ["staff"]
    assert table.discard_of(1) == ["club", "coin"]
    assert ids(table.g.view(NOBODY).players[1].discard) == ["club", "coin"]
    assert table.discard_of(0) == []
    assert table.removed() == []
    assert table.hand_of(0) == ["dagger"]


@rule("village.secondary_effect.090")
def test_a_monster_that_makes_discard_leaves_the_choice_to_the_hand_as_well() -> None:
    table = with_hands(2).dice(1)
    table.front(1, "bandit", owner=0)
    table.turn(1).asks(1, "hand", ["staff", "coin"])


@rule("village.secondary_effect.090")
def test_an_empty_hand_discards_nothing() -> None:
    table = with_hands(2).hand(0, "confusion").hand(1, "coin").acts(0)
    table.pick("play confusion").asks(1, "hand", ["coin"]).pick("coin").asks(0, "act")
    table = with_hands(2).hand(0, "confusion").hand(1).acts(0)
    table.pick("play confusion").asks(0, "act")
