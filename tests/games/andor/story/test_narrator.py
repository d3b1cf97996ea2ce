"""The narrator and the end of a legend. [andor.narrator, andor.legend]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import LETTERS, NAMED_RULES, SYMBOLS
from fabletop.games.andor.testing import AndorTable, set_up
from fabletop.testing import rule


def letter(table: AndorTable) -> str:
    return LETTERS[table.g.narrator]


def narrator_on(table: AndorTable, where: str) -> AndorTable:
    table.g.narrator = LETTERS.index(where)
    return table


def strong(*heroes: str) -> AndorTable:
    """Thorn on 205, of 14 strength and with a helm, who beats anybody; the others far away."""
    table = AndorTable(*(heroes or ("thorn", "chada"))).without("second_abilities").all_at(283)
    return table.hero("thorn", field=205, strength=14, willpower=20, bag=("helm",))


def cards(table: AndorTable) -> list[str]:
    return [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)]


# -- when the narrator moves -------------------------------------------------------------------------------


@rule("andor.narrator.010")
def test_the_narrator_moves_on_at_the_end_of_a_sunrise() -> None:
    table = AndorTable("thorn", "chada").all_at(205).base(205).events_on_top("breath_of_calm").sunrise()
    assert (letter(table), table.g.day) == ("B", 2)
    done = [SYMBOLS[event.n] for event in table.happened(ev.SunriseSymbol)]
    assert (done[0], done[-1]) == ("event_card", "narrator")


@rule("andor.narrator.010")
@given(days=st.integers(1, 12))
def test_the_narrator_moves_a_letter_a_day(days: int) -> None:
    table = AndorTable("thorn", "chada").only_symbols("narrator").turn("thorn")
    for _ in range(2 * days):
        table.pick("end_day")
    assert letter(table) == LETTERS[days]


@rule("andor.narrator.020")
def test_the_narrator_moves_at_once_when_a_creature_is_defeated() -> None:
    table = strong()
    table.foe("wargor", 205)
    table.turn("thorn").dice(6, 1, 1, 1, 1, 2).pick("fight wargor").pick("willpower")
    assert letter(table) == "B"
    table.asks(1, "turn")
    moments = [type(e) for e in table.events if isinstance(e, ev.NarratorMoved | ev.TurnBegan)]
    assert moments == [ev.NarratorMoved, ev.TurnBegan]


@rule("andor.narrator.020")
def test_the_narrator_does_not_move_for_a_creature_that_is_not_defeated() -> None:
    table = strong()
    table.foe("troll", 205)
    table.turn("thorn").dice(6, 1, 1, 1, 3, 4, 5).pick("fight troll").pick("withdraw")
    assert letter(table) == "A"


@rule("andor.narrator.030", "andor.component.320")
def test_a_card_is_read_and_followed_on_a_star() -> None:
    table = narrator_on(AndorTable("thorn", "chada").only_symbols("narrator"), "B").live("l12.c", "l12.e")
    table.sunrise()
    assert (letter(table), cards(table)) == ("C", ["l12.c"])
    assert [(foe.kind, foe.field) for foe in table.g.foes] == [(1, 212)]  # a mountain skral


@rule("andor.narrator.030")
def test_no_card_is_read_without_a_star() -> None:
    table = narrator_on(AndorTable("thorn", "chada").only_symbols("narrator"), "C")
    table.live(*(card.id for card in table.g.legend.cards)).sunrise()
    assert (letter(table), cards(table)) == ("D", [])


@rule("andor.narrator.030")
def test_a_defeat_can_bring_the_narrator_to_a_star() -> None:
    table = narrator_on(strong(), "B").live("l12.c")
    table.foe("wargor", 205)
    table.turn("thorn").dice(6, 1, 1, 1, 1, 2).pick("fight wargor").pick("willpower")
    assert cards(table) == ["l12.c"]


@rule("andor.narrator.040", "andor.legend.050")
@pytest.mark.parametrize("legend", range(11, 18))
def test_every_legend_ends_and_is_lost_when_the_narrator_reaches_n(legend: int) -> None:
    table = narrator_on(AndorTable("thorn", "chada", legend=legend).can_fail(), "L")
    table.only_symbols("narrator").sunrise()
    assert (letter(table), table.g.over) == ("M", False)
    table.pick("end_day", "end_day")
    assert (letter(table), table.g.over, table.g.won) == ("N", True, False)
    table.at_rest()


@rule("andor.narrator.050")
def test_a_skeleton_put_on_200_moves_the_narrator() -> None:
    table = strong()
    table.foe("skeleton", 205)
    table.turn("thorn").dice(6, 1, 1, 1, 1, 2).pick("fight skeleton").pick("field_200")  # 20 against 5
    assert letter(table) == "B"


@rule("andor.narrator.060")
def test_a_skeleton_put_in_the_sunrise_box_does_not_move_the_narrator() -> None:
    table = strong()
    table.foe("skeleton", 205)
    table.turn("thorn").dice(6, 1, 1, 1, 1, 2).pick("fight skeleton").pick("sunrise_box", "item helm")
    assert (letter(table), table.g.boxed_skeletons) == ("A", 1)
    table.asks(1, "turn")


@rule("andor.narrator.070")
def test_a_subdued_skeleton_does_not_move_the_narrator() -> None:
    table = strong().hero("thorn", strength=5)
    uid = table.foe("skeleton", 205)
    table.turn("thorn").dice(6, 1, 1, 1, 1, 2).pick("fight skeleton")  # 11 against 5
    assert table.figure(uid).down
    assert letter(table) == "A"
    table.asks(1, "turn")


# -- what cards bring --------------------------------------------------------------------------------------


@rule("andor.legend.040")
def test_new_rules_come_with_the_cards_of_a_legend() -> None:
    in_force = {
        number: {name for i, name in enumerate(NAMED_RULES) if set_up(number).rules_on >> i & 1}
        for number in (11, 12, 13)
    }
    assert in_force[11] == {"no_second_abilities"}
    assert "second_abilities" in in_force[12]
    assert in_force[13] - in_force[12] == {"wagon", "logs", "bridge_building"}


@rule("andor.legend.040")
def test_a_card_brings_food_in_the_middle_of_legend_11() -> None:
    table = narrator_on(AndorTable("thorn", "chada", legend=11).without("food"), "C").live("l11.d")
    table.only_symbols("narrator").base(203).sunrise()
    assert cards(table) == ["l11.d"]
    table.hush().pick("end_day").pick("end_day")
    assert [table.names[event.hero] for event in table.happened(ev.FoodEaten)] == ["thorn", "chada"]


# -- winning and losing ------------------------------------------------------------------------------------


def last_deed(foe: str) -> AndorTable:
    """The narrator is on M and the farmers are safe; only the pack mother is left to be defeated."""
    table = narrator_on(strong(), "M").can_fail().open_goal("pack_mother")
    table.g.done_goals |= 1  # the rescue
    table.foe(foe, 205)
    return table.turn("thorn").dice(6, 6, 1, 1, 1, 2, 3).pick(f"fight {foe}")


@rule("andor.legend.050")
def test_a_legend_is_won_when_its_goals_are_met_before_n() -> None:
    table = narrator_on(strong(), "F").can_fail().open_goal("pack_mother")
    table.g.done_goals |= 1
    table.foe("pack_mother", 205)
    table.turn("thorn").dice(6, 6, 1, 1, 1, 2, 3).pick("fight pack_mother")  # with the helm, 26 against her
    assert (table.g.over, table.g.won) == (True, True)


@rule("andor.legend.050")
def test_a_goal_that_is_met_by_the_defeat_that_leads_to_n_is_met() -> None:
    table = last_deed("pack_mother")
    assert (table.g.over, table.g.won) == (True, True)


@rule("andor.legend.050")
def test_another_defeat_that_leads_to_n_loses_the_legend() -> None:
    table = last_deed("wargor").pick("willpower")
    assert (letter(table), table.g.over, table.g.won) == ("N", True, False)


@rule("andor.legend.050")
def test_one_goal_of_two_does_not_win() -> None:
    table = strong().open_goal("rescue").open_goal("pack_mother")
    table.foe("pack_mother", 205)
    table.turn("thorn").dice(6, 6, 1, 1, 1, 2, 3).pick("fight pack_mother")
    assert (table.g.done_goals, table.g.over) == (0b10, False)


@rule("andor.overview.010")
@pytest.mark.parametrize(("foe", "winners"), [("pack_mother", (0, 1)), ("wargor", ())])
def test_the_heroes_win_or_lose_together(foe: str, winners: tuple[int, ...]) -> None:
    table = last_deed(foe)
    if not table.g.over:
        table.pick("willpower")
    assert table.g.over
    assert table.g.winners == winners


@rule("andor.overview.010")
def test_the_heroes_lose_together_when_the_camp_is_overrun() -> None:
    table = AndorTable("thorn", "chada").base(206).can_fail().only_symbols("move_wargors")
    for field in (222, 205):
        table.foe("wargor", field)
    table.g.shield_count = 1
    table.sunrise()
    assert (table.g.over, table.g.winners) == (True, ())
