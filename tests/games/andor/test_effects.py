"""What cards can do: every word of a script, every way to name heroes, every way to name fields.

Real cards, events and tokens wherever one uses the word; otherwise a small legend written for the test.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from fabletop.games.andor import events as ev
from fabletop.games.andor.content_files import legend_for, read_legend
from fabletop.games.andor.defs import (
    CAVE,
    CROSS,
    FOES,
    FOG,
    ITEMS,
    LARGE_TOKEN,
    MINUS_4,
    NAMED_RULES,
    NONE,
    SPRING,
    SYMBOLS,
    Effect,
    LegendDef,
    Who,
)
from fabletop.games.andor.effects import EFFECTS, FOR_HEROES
from fabletop.games.andor.words import AndorWords, prompt
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule
from fabletop.testing.andor import AndorTable, set_up

Test = TypeVar("Test", bound=Callable[..., None])
Tell = Callable[..., AndorTable]
SHOWN: set[str] = set()

LEGEND = """
id: t
board: {board}
base: {base}
uses_checklist: false
start: {{heroes_at: {home}, strength: 2, willpower: 7}}
stars: [C, E]
goals:
  there: {{type: visit, fields: [{home}]}}
  far: {{type: {far}}}
win_if: {{goals_done: [there, far]}}
fail_if: [{{narrator_at: N}}]
setup: {{common: [{{place_figure: {{figure: {base}, at: {home}}}}}]}}
cards:
  - {{id: t.a, kind: setup, trigger: {{setup: 1}}, does: [{{apply_setup: {{}}}}, {{goal: {{id: far}}}}]}}
  - {{id: t.b, kind: goal, trigger: {{setup: 2}}, does: [{{goal: {{id: there}}}}]}}
  - {{id: t.c, kind: letter, letter: C, trigger: {{letter: C}}, does: []}}
  - {{id: t.e, kind: letter, letter: E, trigger: {{letter: E}}, does: []}}
  - {{id: t.it, kind: place, trigger: {{stops_at: {home}}}, does: {effects}}}
  - {{id: t.n, kind: end, letter: N, trigger: {{letter: N}}, does: [{{end: {{result: lost}}}}]}}
"""


def shows(*words: str) -> Callable[[Test], Test]:
    """Mark what a test is about: an effect, `who ...` or `at ...`."""
    SHOWN.update(words)
    return lambda test: test


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    """A table with a legend whose card `t.it` has these effects."""

    def told(effects: str, *heroes: str, board: str = "grey_mountains", wagon: bool = False) -> AndorTable:
        home = 203 if board == "grey_mountains" else 301
        base, far = ("wagon", "wagon_at, field: 207") if wagon else ("camp", f"visit, fields: [{home + 1}]")
        text = LEGEND.format(effects=effects, board=board, home=home, base=base, far=far)
        path = tmp_path / "t.yaml"
        path.write_text(text)
        names = heroes or ("thorn", "chada")
        table = AndorTable(*names, legend=read_legend(path, len(names)))
        return table.base(home, base).all_at(home)

    return told


def laid_out(legend: int, *heroes: str) -> AndorTable:
    """What the set-up of a legend itself lays out, without the checklist."""
    table = AndorTable(*heroes, legend=legend)
    for card in table.g.legend.cards:
        if any(effect.word == "apply_setup" for effect in table.g.legend.scripts[card.script]):
            return table.card(card.id)
    raise AssertionError("no card lays the legend out")


def faces(table: AndorTable, kind: int) -> list[tuple[int, str, bool]]:
    """The tokens of a kind: field, face and whether they lie open."""
    printed = table.g.legend.faces
    return [
        (t.field, printed[t.face].id if t.face != NONE else "", t.open)
        for t in table.g.tokens
        if t.kind == kind
    ]


# -- pieces on the board -------------------------------------------------------------------------------


@rule("andor.legend.020")
@shows("apply_setup", "place_heroes", "at fields")
def test_the_setup_card_lays_out_the_legend_for_its_number_of_heroes() -> None:
    two, four = laid_out(12, "thorn", "chada"), laid_out(12, "thorn", "chada", "kram", "eara")
    for table in (two, four):
        assert [hero.field for hero in table.g.heroes] == [205] * len(table.names)
        assert [table.lying(field) for field in (210, 224, 232, 241, 251, 256)] == [["farmer"]] * 6
    assert [(FOES[foe.kind], foe.field) for foe in two.g.foes] == [("wargor", 213), ("wargor", 217)]
    assert [(FOES[foe.kind], foe.field) for foe in four.g.foes] == [
        ("mountain_skral", 211),
        ("wargor", 213),
        ("mountain_skral", 219),
    ]


@shows("place_creature")
def test_place_creature_puts_a_figure_on_the_field() -> None:
    assert AndorTable().card("l12.c").foes_on(212) == ["mountain_skral"]


@shows("place_creature")
def test_a_marked_creature_has_values_of_its_own_and_uses_up_a_figure() -> None:
    table = AndorTable().card("l12.g")
    assert table.foes_on(208) == ["pack_mother"]
    printed = table.g.legend.foes[FOES.index("pack_mother")]
    assert (
        table.g.strength_of(table.g.foes[0])
        == printed.strength
        > table.g.legend.foes[FOES.index("wargor")].strength
    )
    assert table.g.figures_left(FOES.index("wargor")) == 5


@shows("place_creature")
def test_without_a_figure_left_no_creature_comes() -> None:
    table = AndorTable()
    for field in range(212, 218):
        table.foe("wargor", field)
    table.card("l12.e")
    assert table.foes_on(209) == []


@shows("place_creature")
def test_a_creature_placed_on_the_base_takes_a_shield() -> None:
    table = AndorTable(legend=14).base(243).card("l14.c")
    assert (table.foes_on(243), table.shielded()) == ([], ["mountain_skral"])


@shows("place_skeleton")
def test_place_skeleton_puts_one_on_each_field() -> None:
    table = AndorTable(legend=13).card("l13.d")
    assert (table.foes_on(219), table.foes_on(242)) == (["skeleton"], ["skeleton"])


@shows("place_skeleton", "at die")
@pytest.mark.parametrize(("die", "field"), [(1, 218), (5, 258)])
def test_a_red_die_chooses_the_field_of_a_list(die: int, field: int) -> None:
    assert AndorTable(legend=14).dice(die).card("l14.i").foes_on(field) == ["skeleton"]


@shows("place_figure")
def test_place_figure_puts_the_base_riders_and_the_hunting_shadow_down() -> None:
    assert laid_out(13).g.base == 203
    table = laid_out(17)
    table.pick("hero thorn", "item storm_shield", "hero chada", "item fire_shield")
    assert (table.foes_on(337), table.foes_on(350)) == (["gonhar"], ["undavahr"])
    assert AndorTable(legend=16).card("l16.f").foes_on(251) == ["hunting_shadow"]


@shows("place_figure", "at here")
def test_radan_appears_where_the_finder_is() -> None:
    table = AndorTable(legend=16).hero("chada", field=280).card("l16.radan", "chada")
    assert table.lying(280) == ["radan"]
    assert table.g.found_radan == 280


@shows("place_token")
def test_place_token_lays_fog_caves_springs_and_crosses() -> None:
    table = laid_out(17)
    assert [field for field, _, open in faces(table, FOG) if not open] == [
        *(304, 308, 311, 314, 317, 320, 322, 326, 327, 333, 335, 338, 340, 344)
    ]
    assert [(field, open) for field, _, open in faces(table, CAVE)] == [
        (318, False),
        (331, False),
        (341, False),
    ]
    assert faces(table, SPRING) == [(307, "", True), (321, "", True)]
    assert faces(table, CROSS) == [(312, "", True), (323, "", True), (344, "", True)]


@shows("place_token")
def test_crosses_hide_their_faces_in_any_order() -> None:
    seen = set()
    for seed in range(1, 12):
        g = set_up(14, "thorn", "chada", seed=seed)
        crosses = [token for token in g.tokens if token.kind == CROSS]
        assert [token.open for token in crosses] == [False] * 3
        hidden = [g.legend.faces[token.face].id for token in crosses]
        assert sorted(hidden) == ["crown", "fire_shield", "witchs_brew"]
        seen.add(tuple(hidden))
    assert len(seen) > 2


@shows("place_token")
def test_large_tokens_lie_open_unless_face_down() -> None:
    assert faces(laid_out(11), LARGE_TOKEN) == [
        (216, "large_fog_ledge", False),
        (228, "large_fog_copse", False),
        (229, "large_spring", True),
        (230, "large_cave", False),
    ]


@shows("place_token")
def test_logs_and_weapons_come_from_the_box() -> None:
    table = laid_out(13)
    assert [table.lying(field) for field in (213, 218, 220, 224)] == [
        ["log_1"],
        ["log_3"],
        ["log_2"],
        ["log_2"],
    ]
    assert [table.g.box[ITEMS.index(log)] for log in ("log_1", "log_2", "log_3")] == [0, 0, 0]


@shows("place_token", "at die")
def test_articles_come_from_the_equipment_board_and_when_none_is_left_nothing_comes() -> None:
    table = AndorTable().dice(2).draw_event("strangers_cache")
    assert (table.lying(223), table.g.supply[ITEMS.index("waterskin")]) == (["waterskin"], 2)
    empty = AndorTable().supply("waterskin", 0).dice(2).draw_event("strangers_cache")
    assert empty.lying(223) == []


@shows("place_token")
def test_starworts_come_only_where_none_grows() -> None:
    table = AndorTable().lay("growing_starwort", 252).draw_event("herbs_after_rain")
    assert [table.lying(field) for field in (220, 252, 255, 285)] == [["growing_starwort"]] * 4


@shows("remove")
def test_remove_takes_an_article_out_of_the_game_wherever_it_is() -> None:
    table = AndorTable(legend=15).hero("chada", bag=("falcon", "hood")).card("l15.falcon", "chada")
    assert table.bag("chada") == ["hood"]


@shows("remove")
def test_remove_takes_every_piece_or_only_those_of_the_fields_named(tell: Tell) -> None:
    for at, left in (("", []), (", at: 213", ["log_1"])):
        table = tell(f"[{{remove: {{token: log_1{at}}}}}]").lay("log_1", 213).lay("log_1", 213)
        table.hero("thorn", field=213, bag=("log_1", "log_1")).hero("chada", field=214, bag=("log_1",))
        table.card("t.it")
        assert (table.lying(213), table.bag("thorn"), table.bag("chada")) == ([], [], left)


@shows("remove")
def test_remove_takes_tokens_and_figures_away(tell: Tell) -> None:
    fog, trolls = "{remove: {token: fog, at: [213, 216]}}", "{remove: {figure: troll}}"
    table = tell(f"[{fog}, {trolls}, {{remove: {{figure: wargor, at: 215}}}}]")
    for field in (213, 214):
        table.token("fog", field, "agren")
    kept = table.foe("wargor", 214)
    for foe, field in (("troll", 220), ("troll", 221), ("wargor", 215)):
        table.foe(foe, field)
    table.card("t.it")
    assert [token.field for token in table.g.tokens] == [214]
    assert [foe.uid for foe in table.g.foes] == [kept]


@rule("andor.spell.110")
@shows("reveal_final_foe")
def test_a_final_foe_appears_and_a_creature_there_moves_on_along_the_arrow() -> None:
    table = AndorTable(legend=13).base(203, "wagon")
    wargor = table.foe("wargor", 236)
    table.card("l13.h")
    assert (table.foes_on(236), table.where(wargor)) == (["shadow"], 235)


# -- decks and tokens ----------------------------------------------------------------------------------


@shows("equipment_board")
def test_the_equipment_board_is_filled_with_all_or_only_the_kinds_named() -> None:
    table = AndorTable(legend=11)
    table.g.supply = (0,) * len(ITEMS)
    setup = table.g.legend.setup_script
    table.script(setup)
    assert {ITEMS[i]: n for i, n in enumerate(table.g.supply) if n} == {"apple_nut": 7}
    full = laid_out(17)
    assert full.g.supply[ITEMS.index("helm")] == 2


@shows("event_deck")
def test_the_event_deck_is_shuffled_with_a_card_on_top_or_one_left_out() -> None:
    table = laid_out(11)
    events = table.g.legend.events
    assert events[table.g.event_deck[-1]].id == "clear_first_morning"
    assert sorted(table.g.event_deck) == list(range(33))
    assert list(table.g.event_deck) != sorted(table.g.event_deck)
    without = laid_out(17)
    assert len(without.g.event_deck) == 32
    assert "clear_first_morning" not in [events[i].id for i in without.g.event_deck]


@shows("draw_event")
def test_draw_event_draws_and_follows_a_card() -> None:
    table = AndorTable().hero("thorn", field=232, willpower=7).events_on_top("at_the_brink").card("l12.e")
    assert table.willpower("thorn") == 5


@shows("peek_event", "who highest_rank")
@pytest.mark.parametrize(("answer", "next_event"), [("discard", "warm_ashes"), ("nothing", "ice_wind")])
def test_the_hero_of_the_highest_rank_looks_at_the_next_event_and_may_discard_it(
    answer: str, next_event: str
) -> None:
    table = (
        AndorTable("thorn", "chada", "kram").events_on_top("ice_wind", "warm_ashes").draw_event("echo_valley")
    )
    table.asks(1, "keep_event", ["discard", "nothing"])
    assert table.g.legend.events[table.happened(ev.EventPeeked)[0].n].id == "ice_wind"
    table.pick(answer)
    assert table.g.legend.events[table.g.event_deck[-1]].id == next_event


THREE_CARDS = "[{peek_event: {who: finder, count: 3}}]"
THREE_TO_KEEP = "[{peek_event: {who: finder, count: 3, may_discard: true}}]"


def looked(tell: Tell, effects: str) -> AndorTable:
    table = tell(effects).events_on_top("ice_wind", "warm_ashes", "at_the_brink", "echo_valley")
    return table.card("t.it", "chada")


def on_top(table: AndorTable, many: int) -> list[str]:
    return [table.g.legend.events[event].id for event in table.g.event_deck[::-1][:many]]


@shows("peek_event")
def test_peek_event_looks_at_as_many_cards_as_it_says(tell: Tell) -> None:
    table = looked(tell, THREE_CARDS)
    table.at_rest()
    events = table.g.legend.events
    seen = [(events[one.n].id, one.place) for one in table.happened(ev.EventPeeked)]
    assert seen == [("ice_wind", 1), ("warm_ashes", 2), ("at_the_brink", 3)]
    assert on_top(table, 4) == ["ice_wind", "warm_ashes", "at_the_brink", "echo_valley"]
    for luck in range(5):  # they are known from now on, and only they
        imagined = table.g.imagine(Seat(0), luck)
        assert imagined.event_deck[-3:] == table.g.event_deck[-3:]
    assert any(table.g.imagine(Seat(0), luck).event_deck != table.g.event_deck for luck in range(5))
    table.start("andor.event", NOBODY, NONE)
    assert [events[event].id for event in table.g.peeked] == ["warm_ashes", "at_the_brink"]


@shows("peek_event")
def test_each_of_the_cards_looked_at_may_be_discarded(tell: Tell) -> None:
    table = looked(tell, THREE_TO_KEEP)
    prompts = []
    for answer in ("nothing", "discard", "nothing"):
        prompts.append(prompt(AndorWords("en"), table.g, Seat(1)))
        table.asks(1, "keep_event", ["discard", "nothing"]).pick(answer)
    table.at_rest()
    for said, name in zip(prompts, ("Ice Wind", "Warm Ashes", "At the Brink"), strict=True):
        assert name in said
    assert on_top(table, 3) == ["ice_wind", "at_the_brink", "echo_valley"]
    assert table.g.legend.events[table.g.event_pile[-1]].id == "warm_ashes"
    assert [table.g.legend.events[event].id for event in table.g.peeked] == ["ice_wind", "at_the_brink"]


@shows("peek_event")
def test_no_more_event_cards_are_looked_at_than_there_are(tell: Tell) -> None:
    table = looked(tell, THREE_CARDS)
    table.g.event_deck = table.g.event_deck[-2:]
    table.g.peeked = ()
    table.hush().card("t.it", "chada").at_rest()
    assert len(table.happened(ev.EventPeeked)) == len(table.g.peeked) == 2


@rule("andor.telescope.030")
@shows("reveal_tokens")
def test_reveal_tokens_turns_tokens_of_the_tables_choice_up_and_sets_nothing_off() -> None:
    table = AndorTable().hero("thorn", field=213, willpower=7)
    for field in (213, 216, 221, 224):
        table.token("fog", field, "willpower_plus_3")
    table.draw_event("tracks_in_the_snow").pick("token 224", "token 213", "token 221")
    table.at_rest()
    assert [(field, open) for field, _, open in faces(table, FOG)] == [
        *((213, True), (216, False), (221, True), (224, True))
    ]
    assert table.willpower("thorn") == 7


@shows("springs")
def test_springs_are_filled_or_emptied_wherever_heroes_stand() -> None:
    table = AndorTable().token("spring", 229).token("spring", 260).hero("thorn", field=229)
    table.draw_event("frozen_springs")
    assert faces(table, SPRING) == [(229, "", False), (260, "", False)]
    table.draw_event("full_springs")
    assert faces(table, SPRING) == [(229, "", True), (260, "", True)]


# -- heroes --------------------------------------------------------------------------------------------


@shows("gain", "who all", "who lowest_rank")
def test_gain_raises_willpower_to_twenty_at_most() -> None:
    table = AndorTable("chada", "kram").hero("chada", willpower=20).hero("kram", willpower=7)
    table.draw_event("clear_first_morning")
    assert (table.willpower("chada"), table.willpower("kram")) == (20, 9)


@shows("gain", "who finder")
def test_gain_raises_the_strength_of_the_finder_to_fourteen_at_most() -> None:
    table = AndorTable().token("fog", 213, "strength_plus_1").token("fog", 214, "strength_plus_1")
    table.hero("thorn", field=212, strength=13).turn("thorn").pick("go 213", "stop")
    assert table.strength("thorn") == 14
    table.turn("thorn").pick("go 214", "stop")
    assert (table.strength("thorn"), table.strength("chada")) == (14, 1)


@shows("gain", "who chosen")
def test_articles_come_from_the_equipment_board_for_two_heroes_of_choice() -> None:
    table = AndorTable("thorn", "chada", "kram").draw_event("windfall").asks(0, "chosen_hero")
    table.pick("hero kram")
    assert table.options() == ["hero thorn", "hero chada"]  # nobody twice
    table.pick("hero thorn").at_rest()
    assert [table.bag(name) for name in table.names] == [["apple_nut"], [], ["apple_nut"]]
    assert table.g.supply[ITEMS.index("apple_nut")] == 5


@shows("gain")
def test_when_no_piece_is_left_nothing_is_gained() -> None:
    table = AndorTable().supply("apple_nut", 1).draw_event("windfall").pick("hero thorn")
    assert (table.bag("thorn"), table.bag("chada")) == (["apple_nut"], [])


@shows("gain")
def test_a_token_of_the_box_is_the_article_itself() -> None:
    table = AndorTable().supply("waterskin", 0).token("fog", 213, "waterskin").hero("thorn", field=212)
    table.turn("thorn").pick("go 213", "stop")
    assert table.bag("thorn") == ["waterskin"]


@shows("gain")
def test_weapons_come_from_the_box_once() -> None:
    table = AndorTable(legend=13).card("l13.tower", "chada").card("l13.tower", "thorn")
    assert (table.bag("chada"), table.bag("thorn")) == (["knife"], [])


@shows("gain")
def test_what_does_not_fit_lies_on_the_field() -> None:
    table = AndorTable(legend=13).hero("chada", field=247, bag=("telescope", "waterskin", "axe"))
    table.card("l13.tower", "chada")
    assert (table.bag("chada"), table.lying(247)) == (["waterskin", "telescope", "axe"], ["knife"])


@shows("gain")
def test_a_shield_is_named_or_chosen_among_those_left() -> None:
    table = AndorTable(legend=14).card("l14.shield", "thorn")
    assert table.bag("thorn") == ["fire_shield"]
    table = laid_out(17).pick("hero chada", "item star_shield", "hero thorn")
    table.asks(0, "shield", ["item storm_shield", "item fire_shield", "item brotherhood_shield"])
    table.pick("item storm_shield")
    assert "star_shield" in table.bag("chada")
    assert "storm_shield" in table.bag("thorn")


@rule("andor.component.300")
@shows("gain")
def test_a_random_gem_comes_from_the_four() -> None:
    table = AndorTable()
    for _ in range(5):
        table.token("cave", 230, "gem").hero("thorn", field=229).turn("thorn").pick("go 230", "stop")
        table.hero("thorn", hours=0)
    assert table.bag("thorn") == ["gem_2", "gem_3", "gem_4", "gem_6"]


@rule("andor.defeat.030")
@shows("lose", "who standing not_base")
@pytest.mark.parametrize(
    ("willpower", "strength", "left"), [(9, 3, (7, 3)), (2, 3, (3, 2)), (1, 1, (3, 1)), (3, 1, (1, 1))]
)
def test_whom_a_card_brings_to_zero_gets_three_willpower_and_loses_one_strength(
    willpower: int, strength: int, left: tuple[int, int]
) -> None:
    table = (
        AndorTable().base(203).all_at(203).hero("thorn", field=213, willpower=willpower, strength=strength)
    )
    table.hero("chada", willpower=9).draw_event("sleepless")
    assert (table.willpower("thorn"), table.strength("thorn")) == left
    assert table.willpower("chada") == 9
    assert not table.of("thorn").resting


@shows("lose", "who chosen")
def test_strength_is_lost_by_a_hero_who_has_enough() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", strength=2).hero("kram", strength=3)
    table.draw_event("weary_arms").asks(0, "chosen_hero", ["hero thorn", "hero kram"]).pick("hero kram")
    assert [table.strength(name) for name in table.names] == [2, 1, 2]


@shows("lose", "who chosen")
def test_when_nobody_fits_nobody_is_chosen() -> None:
    table = AndorTable().hero("thorn", strength=1).hero("chada", strength=1).draw_event("weary_arms")
    table.at_rest()
    assert (table.strength("thorn"), table.strength("chada")) == (1, 1)


@shows("lose", "who food_at_least")
def test_food_goes_back_to_the_equipment_board() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", bag=("apple_nut", "starwort"))
    table.hero("chada", bag=("apple_nut",)).hero("kram", bag=("starwort", "starwort"))
    table.draw_event("mould").asks(0, "lost_food").pick("item apple_nut")
    assert [table.bag(name) for name in table.names] == [["starwort"], ["apple_nut"], ["starwort"]]
    assert table.g.supply[ITEMS.index("apple_nut")] == 8


@shows("lose", "who crest")
def test_a_small_article_of_choice_is_dropped_where_the_hero_stands() -> None:
    table = AndorTable().hero("thorn", field=213, bag=("telescope", "knife", "helm", "apple_nut"))
    table.g.crests = (1, 0)
    table.draw_event("torn_strap").asks(0, "dropped_article", ["item telescope", "item knife"])
    table.pick("item knife")
    assert (table.bag("thorn"), table.lying(213)) == (["apple_nut", "telescope", "helm"], ["knife"])


@shows("lose")
def test_a_small_article_that_is_not_dropped_is_gone(tell: Tell) -> None:
    table = tell("[{lose: {who: all, article: small_of_choice}}]").hero("thorn", field=213, bag=("knife",))
    table.card("t.it")
    assert (table.bag("thorn"), table.lying(213)) == ([], [])


@shows("set_willpower", "who lowest_rank")
@pytest.mark.parametrize(("before", "after"), [(3, 14), (14, 14), (17, 17)])
def test_up_only_raises_willpower(before: int, after: int) -> None:
    table = AndorTable("chada", "thorn").hero("thorn", willpower=before).hero("chada", willpower=5)
    table.draw_event("least_sings_loudest")
    assert (table.willpower("thorn"), table.willpower("chada")) == (after, 5)


@shows("set_willpower")
@pytest.mark.parametrize(("how", "low", "high"), [("up", 6, 9), ("down", 3, 6), ("exact", 6, 6)])
def test_down_only_lowers_willpower_and_exact_does_both(tell: Tell, how: str, low: int, high: int) -> None:
    table = tell(f"[{{set_willpower: {{who: all, to: 6, how: {how}}}}}]")
    table.hero("thorn", willpower=3).hero("chada", willpower=9).card("t.it")
    assert (table.willpower("thorn"), table.willpower("chada")) == (low, high)


@rule("andor.agren.010", "andor.agren.020")
@shows("agren")
def test_an_agren_gives_an_article_of_choice_but_no_starwort_and_no_brew() -> None:
    table = AndorTable().token("fog", 213, "agren").hero("chada", field=212)
    table.turn("chada").pick("go 213", "stop").asks(1, "article")
    assert "item helm" in table.options()
    assert not {"item starwort", "item witchs_brew"} & set(table.options())
    table.pick("item helm")
    assert (table.bag("chada"), table.g.supply[ITEMS.index("helm")]) == (["helm"], 1)


@shows("cave_dweller")
def test_a_cave_dweller_holds_the_finder() -> None:
    table = AndorTable().all_at(229).token("cave", 230, "cave_dweller_9")
    table.turn("chada").pick("go 230", "stop")
    assert [hero.held for hero in table.g.heroes] == [NONE, 230]


# -- whom a card means ---------------------------------------------------------------------------------


@shows("who group", "choice")
def test_a_cost_of_the_group_is_shared_point_by_point() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", willpower=2).base(203)
    wargor = table.foe("wargor", 212)
    table.draw_event("pack_runs").asks(0, "option", ["option 0", "option 1"]).pick("option 0", "hero thorn")
    table.asks(0, "pay_point", ["hero chada", "hero kram"])  # thorn must keep one
    table.pick("hero kram", "hero chada").at_rest()
    assert [table.willpower(name) for name in table.names] == [1, 6, 6]
    assert table.where(wargor) == 212


@shows("who group", "choice")
def test_what_the_group_cannot_pay_is_not_on_offer() -> None:
    table = AndorTable().hero("thorn", willpower=1).hero("chada", willpower=2).base(203)
    wargor = table.foe("wargor", 212)
    table.draw_event("pack_runs").at_rest()  # the free option is the only one
    assert table.where(wargor) == 213


@shows("who same", "who chosen", "choice", "agren")
def test_the_hero_who_has_paid_gets_what_was_bought() -> None:
    table = AndorTable().hero("thorn", willpower=3).hero("chada", willpower=4)
    table.draw_event("whistle_in_the_rocks").pick("option 0")  # only chada can pay 3 and keep some
    table.asks(1, "article").pick("item hood")
    assert (table.bag("chada"), table.willpower("chada")) == (["hood"], 1)


@shows("who same", "choice")
def test_a_cost_of_strength_is_paid_by_a_hero_of_choice() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", strength=2).hero("kram", strength=5)
    table.draw_event("hard_bargain").pick("option 0").asks(0, "payer", ["hero thorn", "hero kram"])
    table.pick("hero thorn")
    assert [table.strength(name) for name in table.names] == [1, 1, 5]
    assert [table.willpower(name) for name in table.names] == [15, 7, 7]


@shows("who crest", "who crest_drawn")
def test_the_crest_that_was_drawn_is_meant_again_and_all_are_drawn_before_one_returns() -> None:
    table = AndorTable("thorn", "chada", "kram", legend=16)
    table.g.crests = (0, 1, 2)
    table.card("l16.h")
    assert [table.willpower(name) for name in table.names] == [7, 7, 4]
    assert table.g.barred == 1 << 2
    seen = []
    for _ in range(3):
        table.hush().card("l16.h")
        seen.append(table.happened(ev.CrestDrawn)[0].hero)
    assert seen[:2] == [1, 0]
    assert len(table.g.crests) == 2


@shows("who heroes")
def test_heroes_are_named_by_kind() -> None:
    table = AndorTable("thorn", "chada", "kram", "eara").draw_event("falling_stars")
    assert [table.willpower(name) for name in table.names] == [7, 10, 7, 10]
    table.draw_event("hammer_songs")
    assert [table.willpower(name) for name in table.names] == [10, 10, 10, 10]


@shows("who standing base")
def test_heroes_at_the_base() -> None:
    table = AndorTable().base(203).hero("thorn", field=203).hero("chada", field=204).draw_event("warm_ashes")
    assert (table.willpower("thorn"), table.willpower("chada")) == (10, 7)


@shows("who standing here")
def test_heroes_on_the_field_of_the_finder() -> None:
    table = AndorTable("thorn", "chada", "kram", legend=14).all_at(258).hero("kram", field=251)
    table.card("l14.muster", "chada")
    assert [table.willpower(name) for name in table.names] == [8, 8, 7]


@shows("who standing chasm_edge")
def test_heroes_at_the_edge_of_a_rift() -> None:
    table = AndorTable().hero("thorn", field=223).hero("chada", field=222).draw_event("at_the_brink")
    assert (table.willpower("thorn"), table.willpower("chada")) == (5, 7)


@shows("who standing terrain")
def test_heroes_on_a_kind_of_ground() -> None:
    table = AndorTable("thorn", "chada", "kram", "eara")
    for name, field in zip(table.names, (219, 259, 230, 213), strict=True):  # forest, ruin, cave, rock
        table.hero(name, field=field)
    table.draw_event("out_of_the_wind")
    assert [table.willpower(name) for name in table.names] == [9, 9, 9, 7]


@shows("who standing area")
def test_heroes_in_an_area_of_the_board() -> None:
    table = AndorTable(legend=17).hero("thorn", field=350).hero("chada", field=337).card("l17.l")
    assert (table.willpower("thorn"), table.willpower("chada")) == (5, 7)


@shows("who willpower_below")
@pytest.mark.parametrize(("before", "after"), [(1, 6), (5, 6), (6, 6), (7, 7)])
def test_heroes_with_little_willpower(before: int, after: int) -> None:
    assert (
        AndorTable().hero("thorn", willpower=before).draw_event("breath_of_calm").willpower("thorn") == after
    )


@shows("who most_willpower")
def test_the_hero_of_most_willpower_and_of_equal_ones_the_highest_rank() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("chada", willpower=6).draw_event("whispers")
    assert [table.willpower(name) for name in table.names] == [7, 6, 3]  # the dwarf ranks above the warrior
    table.hero("thorn", willpower=9).draw_event("whispers")
    assert [table.willpower(name) for name in table.names] == [5, 6, 3]


@shows("who chosen")
def test_only_heroes_of_little_strength_may_be_chosen() -> None:
    table = AndorTable().hero("thorn", strength=4).hero("chada", strength=5).draw_event("old_whetstone")
    assert (table.strength("thorn"), table.strength("chada")) == (5, 5)  # nobody else fits


# -- which fields --------------------------------------------------------------------------------------


@shows("at base")
def test_the_field_of_the_base(tell: Tell) -> None:
    table = tell("[{place_skeleton: {at: base}}, {place_token: {token: axe, at: base}}]").base(205)
    table.card("t.it")
    assert table.shielded() == ["skeleton"]
    assert table.lying(205) == ["axe"]


@shows("at figure")
def test_the_field_of_a_foe() -> None:
    table = AndorTable(legend=14).card("l14.g")
    assert table.foes_on(245) == ["nomion", "skeleton"]


@shows("at here")
def test_the_field_of_the_hero_who_set_the_card_off() -> None:
    table = AndorTable(legend=16).hero("chada", field=285).card("l16.ambush", "chada")
    assert table.foes_on(285) == ["mountain_skral"]


# -- foes, wagon and ways ------------------------------------------------------------------------------


@shows("move_creature")
def test_the_creature_on_the_highest_field_moves() -> None:
    table = AndorTable().base(203)
    wargor, troll = table.foe("wargor", 212), table.foe("troll", 219)
    table.draw_event("drums")
    assert (table.where(wargor), table.where(troll)) == (212, 220)


@shows("move_creature", "choice")
def test_the_wargor_on_the_lowest_field_moves() -> None:
    table = AndorTable().base(203)
    low, high, skral = table.foe("wargor", 212), table.foe("wargor", 219), table.foe("mountain_skral", 208)
    table.draw_event("pack_runs").pick("option 1")
    assert [table.where(uid) for uid in (low, high, skral)] == [213, 219, 208]


@shows("move_creature")
def test_the_wargor_nearest_to_the_base_goes_back_the_way_it_came() -> None:
    table = AndorTable().base(203)
    far, near = table.foe("wargor", 208), table.foe("wargor", 216)  # 216 is two arrows from 203
    table.card("l12.beaten", "thorn")
    assert (table.where(far), table.where(near)) == (208, 214)  # over 215


@shows("move_creature")
def test_a_creature_that_goes_back_does_not_enter_a_field_that_is_taken() -> None:
    table = AndorTable().base(203)
    near = table.foe("wargor", 216)
    table.foe("troll", 214)
    table.card("l12.beaten", "thorn")
    assert table.where(near) == 215


@shows("move_skeletons")
def test_skeletons_move_as_if_by_a_token() -> None:
    table = AndorTable().hero("thorn", field=213).hero("chada", field=230)
    skeleton = table.foe("skeleton", 220)
    table.draw_event("bones_stir")
    assert table.where(skeleton) == 213


@shows("move_krahders", "choice")
def test_every_krahder_moves() -> None:
    table = AndorTable(legend=17).base(301).all_at(301)
    gonhar, tuavahr = table.foe("gonhar", 304), table.foe("tuavahr", 306)
    table.card("l17.horn", "thorn").pick("option 0")
    assert (table.where(gonhar), table.where(tuavahr)) == (302, 302)


@shows("subdue_skeleton", "choice")
def test_the_table_lays_a_standing_skeleton_down() -> None:
    table = AndorTable(legend=14)
    one, two = table.foe("skeleton", 240), table.foe("skeleton", 257)
    table.foe("skeleton", 258, down=True)
    table.card("l14.barrow", "chada").asks(1, "option").pick("option 1")
    table.asks(0, "subdue", [f"foe skeleton#{one}", f"foe skeleton#{two}"]).pick(f"foe skeleton#{two}")
    assert (table.figure(one).down, table.figure(two).down) == (False, True)


@rule("andor.dwarf_road.020")
@shows("move_wagon")
@pytest.mark.parametrize(("steps", "foe", "field"), [(1, 0, 204), (3, 0, 206), (9, 0, 207), (3, 206, 205)])
def test_the_wagon_rolls_towards_its_goal_and_stops_before_a_foe(
    tell: Tell, steps: int, foe: int, field: int
) -> None:
    table = tell(f"[{{move_wagon: {{steps: {steps}}}}}]", wagon=True)
    if foe:
        table.foe("wargor", foe)
    table.card("t.it")
    assert table.g.base == field
    assert table.g.wagon_today == 0


@shows("bridge", "choice")
def test_the_bridge_is_laid_and_lifted() -> None:
    table = AndorTable(legend=13).card("l13.bridge", "thorn")
    assert 233 in table.g.adjacent(207)
    assert 207 in table.g.adjacent(233)
    table.card("l13.choice", "thorn").pick("option 1")
    assert 233 not in table.g.adjacent(207)


@shows("jump_line", "choice")
def test_a_jump_line_gets_another_number() -> None:
    table = AndorTable(legend=17).hero("thorn", field=323, willpower=8, hours=6)
    assert 353 not in table.turn("thorn").can_go()
    table.card("l17.j").pick("option 0")
    assert 353 in table.turn("thorn").can_go()


@shows("march")
def test_a_final_foe_marches_along_its_route_at_sunrise() -> None:
    table = AndorTable(legend=14).base(237).all_at(237).card("l14.g")
    skral = table.foe("mountain_skral", 246)  # in its way, with an arrow to 247
    nomion = next(foe.uid for foe in table.g.foes if FOES[foe.kind] == "nomion")
    table.only_symbols("move_trolls").sunrise()
    assert (table.where(nomion), table.where(skral)) == (246, 247)
    table.start("andor.narrator", 0)
    assert table.where(nomion) == 246
    table.sunrise()
    assert (table.where(nomion), table.where(skral)) == (247, 248)


@shows("march")
def test_another_marches_with_the_narrator() -> None:
    table = AndorTable(legend=15).base(207).all_at(207).card("l15.e")
    troll = table.g.foes[0].uid
    table.only_symbols("move_trolls").sunrise()
    assert table.where(troll) == 260
    table.only_symbols("narrator").sunrise()
    assert table.where(troll) == 261


@shows("strengthen")
def test_a_foe_is_weakened_before_it_appears() -> None:
    table = AndorTable(legend=15).card("l15.tower1", "thorn").card("l15.e")
    printed = table.g.legend.foes[FOES.index("primordial_troll")].strength
    assert table.g.strength_of(table.g.foes[0]) == printed - 6


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
    assert [star // 1000 for star in table.g.later] == [12]


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
    assert {word for word in SHOWN if not word.startswith(("who ", "at "))} == {*EFFECTS, *FOR_HEROES}


def test_everything_that_the_legends_say_has_a_test_here() -> None:
    used: set[str] = set()
    for number in range(11, 18):
        for effect in every_effect(legend_for(number, 4)):
            used |= words_of(effect)
    assert used <= SHOWN
