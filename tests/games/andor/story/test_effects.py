"""What cards can do for the course of the legend; and that every word of a script, every way to name heroes
and every way to name fields has a test, here or in the two modules beside.

Real cards, events and tokens wherever one uses the word; otherwise a small legend written for the test.
"""

import pytest
from tests.games.andor.story import test_effects_on_board, test_effects_on_heroes
from tests.games.andor.story.words_shown import SHOWN, Tell, faces, laid_out, shows

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    MINUS_4,
    NAMED_RULES,
    SPRING,
    SYMBOLS,
    Effect,
    LegendDef,
    Who,
)
from fabletop.games.andor.load import legend_for
from fabletop.games.andor.story.word import WORDS
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

BESIDE = (test_effects_on_board, test_effects_on_heroes)  # they add to SHOWN

# -- the course of the legend --------------------------------------------------------------------------


@shows("golden_shields", "choice")
def test_golden_shields_are_added_and_taken_away(tell: Tell) -> None:
    table = AndorTable().card("l12.i").pick("option 0")
    assert table.g.shield_count == 4
    assert tell("[{golden_shields: {by: -2}}]").card("t.it").g.shield_count == 1


@shows("sunrise")
def test_symbols_of_the_sunrise_box_are_switched_on_and_off() -> None:
    table = laid_out(11)
    assert [name for i, name in enumerate(SYMBOLS) if table.g.enabled >> i & 1] == [
        "refill_springs",
        "narrator",
    ]
    table.card("l11.d")
    assert table.g.enabled >> SYMBOLS.index("food") & 1


@shows("skip_symbol")
def test_a_symbol_is_left_out_at_this_sunrise_alone() -> None:
    table = AndorTable().base(203).all_at(203).events_on_top("tired_pack", "clear_first_morning")
    table.only_symbols("event_card", "move_wargors", "move_wargors_again")
    wargor = table.foe("wargor", 208)
    table.sunrise()
    assert table.where(wargor) == 217
    table.sunrise()
    assert table.where(wargor) == 219


@shows("skip_symbol")
def test_by_day_the_symbol_of_the_next_sunrise_is_left_out() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("refill_springs").token("spring", 229)
    table.draw_event("frozen_springs").sunrise()
    assert faces(table, SPRING) == [(229, "", False)]
    table.sunrise()
    assert faces(table, SPRING) == [(229, "", True)]


@shows("overtime_piece")
def test_the_overtime_piece_is_laid() -> None:
    table = laid_out(17)
    table.pick("hero thorn", "item storm_shield", "hero chada", "item fire_shield")
    assert table.g.piece == MINUS_4


@shows("narrator")
def test_the_narrator_moves_letter_by_letter(tell: Tell) -> None:
    table = tell("[{narrator: {steps: 4}}]").live("t.c", "t.e").card("t.it")
    assert table.g.narrator == 4
    assert [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)] == ["t.c", "t.e"]


@shows("star_later", "arm", "goal")
def test_a_star_is_put_some_letters_ahead_and_its_card_arms_another() -> None:
    table = AndorTable(legend=15).hero("thorn", field=247).card("l15.falcon", "thorn").hush()
    for _ in range(3):
        table.start("andor.narrator", 0)
    assert table.happened(ev.CardRead) == []
    tower = next(card for card in table.g.legend.cards if card.id == "l15.tower1")
    assert not table.g.cards_live >> tower.index & 1
    table.start("andor.narrator", 0)
    assert [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)] == ["l15.reply"]
    assert table.g.cards_live >> tower.index & 1
    assert len(table.happened(ev.GoalOpened)) == 1


@rule("andor.component.320")
@shows("star_later")
def test_a_star_is_put_on_m_at_most() -> None:
    table = AndorTable(legend=15)
    table.g.narrator = 10
    table.card("l15.falcon", "thorn")
    assert [letter for letter, _ in table.g.later] == [12]


@shows("read")
def test_a_card_reads_another_once() -> None:
    table = AndorTable(legend=15).live("l15.tower2").card("l15.tower1", "thorn")
    assert table.bag("thorn") == ["iron_gauntlet"]
    table.hero("thorn", bag=()).card("l15.tower1", "thorn")
    assert len(table.happened(ev.CardRead)) == 1


@shows("add_rule", "drop_rule")
def test_rules_are_added_and_dropped() -> None:
    blocked = NAMED_RULES.index("road_blocked")
    table = AndorTable(legend=13).card("l13.h")
    assert table.g.rules_on >> blocked & 1
    table.card("l13.shadow", "thorn")
    assert not table.g.rules_on >> blocked & 1


@shows("add_rule", "who all", "who chosen")
@pytest.mark.parametrize(
    ("who", "picks", "may"), [("all", [], [False, False]), ("{chosen: 1}", ["hero chada"], [True, False])]
)
def test_overtime_is_barred_for_all_who_are_named(
    tell: Tell, who: str, picks: list[str], may: list[bool]
) -> None:
    table = tell(f"[{{add_rule: {{rule: no_overtime_for, who: {who}}}}}]").card("t.it").pick(*picks)
    table.only_symbols().sunrise()  # without `until` it stays
    for name, offered in zip(table.names, may, strict=True):
        assert table.hero(name, hours=7, willpower=9).turn(name).offers("pass") == offered


@shows("goal")
def test_a_goal_is_open_once_a_card_names_it() -> None:
    table = AndorTable(legend=16).hero("thorn", field=262, bag=("radan",)).base(262, "wagon")
    table.card("l16.a4")
    assert [table.g.legend.goals[event.n].id for event in table.happened(ev.GoalOpened)] == ["radan"]


@shows("fail_if")
def test_one_more_way_to_lose(tell: Tell) -> None:
    table = tell("[{fail_if: {condition: {narrator_at: C}}}, {narrator: {steps: 1}}]").card("t.it")
    assert not table.g.over
    table.card("t.it")
    assert (table.g.over, table.g.won) == (True, False)


@shows("win_if")
def test_another_way_to_win(tell: Tell) -> None:
    table = tell("[{win_if: {condition: {narrator_at: C}}}, {narrator: {steps: 1}}]").card("t.it")
    assert not table.g.over
    table.card("t.it")
    assert table.g.won


@shows("choice")
def test_the_finder_or_the_whole_table_chooses() -> None:
    table = AndorTable(legend=14).card("l14.barrow", "chada")
    assert table.asked().seats == (1,)
    table = AndorTable().card("l12.i")
    assert table.asked().seats == (0, 1)
    table.pick("option 1")
    assert (table.willpower("thorn"), table.willpower("chada"), table.g.shield_count) == (9, 9, 3)


@shows("choice")
@pytest.mark.parametrize(("who", "price"), [("finder", 3), ("group", 4)])
def test_the_eleventh_answer_is_paid_and_carried_out(tell: Tell, who: str, price: int) -> None:
    """Not the first, whose number ends in the same digit."""
    answers = [f"{{id: o{n}, does: []}}" for n in range(10)]
    cost = f"{{who: {who}, willpower: {price}}}"
    answers.append(f"{{id: o10, cost: {cost}, does: [{{gain: {{who: finder, strength: 2}}}}]}}")
    table = tell(f"[{{choice: {{by: group, options: [{', '.join(answers)}]}}}}]").card("t.it", "chada")
    table.pick("option 10")
    if who == "group":
        for _ in range(price):
            table.pick("hero chada")
    assert (table.willpower("chada"), table.strength("chada")) == (7 - price, 3)
    assert [event.option for event in table.happened(ev.OptionTaken)] == [10]


def priced(tell: Tell, cost: str, by: str = "group") -> AndorTable:
    """A card with a free answer, and one for a price that makes who has paid it stronger by 3."""
    dear = f"{{id: dear, cost: {{{cost}}}, does: [{{gain: {{who: same, strength: 3}}}}]}}"
    return tell(f"[{{choice: {{by: {by}, options: [{{id: free, does: []}}, {dear}]}}}}]")


@shows("choice")
@pytest.mark.parametrize(("price", "offered"), [(3, True), (4, False)])
def test_the_group_pays_no_more_than_leaves_everybody_one_willpower(
    tell: Tell, price: int, offered: bool
) -> None:
    table = priced(tell, f"who: group, willpower: {price}").hero("thorn", willpower=3)
    table.hero("chada", willpower=2).card("t.it")
    assert table.offers("option 1") == offered
    if offered:
        table.pick("option 1").asks(0, "pay_point", ["hero thorn", "hero chada"]).pick("hero chada")
        assert (table.willpower("thorn"), table.willpower("chada")) == (1, 1)


@shows("choice")
@pytest.mark.parametrize(("willpower", "offered"), [(2, False), (3, False), (4, True)])
def test_a_price_of_willpower_leaves_the_payer_some(tell: Tell, willpower: int, offered: bool) -> None:
    table = priced(tell, "who: finder, willpower: 3").hero("chada", willpower=willpower).card("t.it", "chada")
    assert table.offers("option 1") == offered
    if offered:
        table.pick("option 1")
        assert (table.willpower("chada"), table.strength("chada"), table.strength("thorn")) == (1, 4, 1)


@shows("choice")
@pytest.mark.parametrize(("strength", "offered"), [(1, False), (2, False), (3, True)])
def test_a_price_of_strength_leaves_the_payer_some(tell: Tell, strength: int, offered: bool) -> None:
    table = priced(tell, "who: finder, strength: 2").hero("chada", strength=strength).card("t.it", "chada")
    assert table.offers("option 1") == offered
    if offered:
        assert table.pick("option 1").strength("chada") == 3 - 2 + 3


@shows("choice")
def test_where_nobody_set_a_card_off_the_table_chooses_for_the_finder(tell: Tell) -> None:
    table = priced(tell, "who: {chosen: 1}, willpower: 1", by="finder").card("t.it")
    assert table.asked().seats == (0, 1)


@shows("roll")
@pytest.mark.parametrize(("die", "willpower"), [(1, 6), (4, 7), (6, 10)])
def test_a_die_chooses_a_line_of_the_table(tell: Tell, die: int, willpower: int) -> None:
    worst, best = "{lose: {who: finder, willpower: 1}}", "{gain: {who: finder, willpower: 3}}"
    lines = f"1: [{worst}], 2: [], 3: [], 4: [], 5: [], 6: [{best}]"
    table = tell(f"[{{roll: {{die: red, table: {{{lines}}}}}}}]").dice(die).card("t.it", "chada")
    assert (table.willpower("chada"), table.willpower("thorn")) == (willpower, 7)


@shows("roll")
def test_the_grey_die_has_faces_of_its_own(tell: Tell) -> None:
    lines = "4: [], 5: [], 6: [], 7: [], 8: [], 10: [{gain: {who: all, willpower: 1}}]"
    table = tell(f"[{{roll: {{die: grey, table: {{{lines}}}}}}}]").dice(6).card("t.it")
    assert table.willpower("thorn") == 8


@shows("end")
@pytest.mark.parametrize(("result", "won"), [("won", True), ("lost", False)])
def test_a_card_ends_the_legend_and_nothing_follows(tell: Tell, result: str, won: bool) -> None:
    table = tell(f"[{{end: {{result: {result}}}}}, {{gain: {{who: all, willpower: 1}}}}]").card("t.it")
    assert (table.g.over, table.g.won) == (True, won)
    assert table.willpower("thorn") == 7
    table.at_rest()


# -- nothing is left out -------------------------------------------------------------------------------


def every_effect(legend: LegendDef) -> list[Effect]:
    return [effect for script in legend.scripts for effect in script]


def words_of(effect: Effect) -> set[str]:
    """The words that an effect uses, as `shows` names them."""
    found = {effect.word}
    payers: list[Who | None] = [option.payer for option in effect.options]
    for who in (effect.who, *payers):
        if who is not None:
            found.add(f"who {who.form} {who.where}".strip())
    if effect.at is not None:
        found.add(f"at {effect.at.form}")
    return found


def test_every_effect_has_a_test_here() -> None:
    assert {word for word in SHOWN if not word.startswith(("who ", "at "))} == set(WORDS)


def test_everything_that_the_legends_say_has_a_test_here() -> None:
    used: set[str] = set()
    for number in range(11, 18):
        for effect in every_effect(legend_for(number, 4)):
            used |= words_of(effect)
    assert used <= SHOWN
