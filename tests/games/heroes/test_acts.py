"""Options that are made once."""

from fabletop.games.heroes.acts import CARD, MADE, cards_among
from fabletop.kernel.frame import act


def test_an_act_made_beforehand_is_the_one_of_its_verb_and_number() -> None:
    assert [CARD.of(id) for id in (0, MADE - 1, MADE)] == [act("card", id) for id in (0, MADE - 1, MADE)]


def test_equal_cards_are_one_option_in_the_order_of_the_hand() -> None:
    assert cards_among([5, 2, 5, 7, 2]) == [act("card", 5), act("card", 2), act("card", 7)]
    assert cards_among([]) == []
