"""What cards do on the board: pieces, decks, tokens, foes, the wagon and ways."""

import pytest
from tests.games.andor.story.words_shown import Tell, faces, laid_out, shows

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.foes import place_creature, place_skeleton
from fabletop.games.andor.defs import (
    CAVE,
    CROSS,
    FOES,
    FOG,
    ITEMS,
    LARGE_TOKEN,
    NONE,
    SPRING,
)
from fabletop.games.andor.testing import AndorTable, set_up
from fabletop.games.andor.words import TEXT, AndorWords, prompt
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.speech import Speech
from fabletop.testing import rule

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
def test_where_no_field_along_the_arrows_is_free_no_creature_comes() -> None:
    table = AndorTable(legend=17).base(310)
    table.foe("troll", 301)  # no arrow leads on from there
    place_creature(table.g, FOES.index("wargor"), 301)
    assert [FOES[foe.kind] for foe in table.g.foes] == ["troll"]


@shows("place_skeleton")
def test_without_a_figure_left_no_skeleton_comes() -> None:
    table = AndorTable()
    for field in range(210, 218):
        place_skeleton(table.g, field)
    assert [foe.field for foe in table.g.foes] == [210, 211, 212, 213, 214, 215]


@shows("place_skeleton")
def test_skeletons_in_the_sunrise_box_use_up_figures_too() -> None:
    table = AndorTable()
    table.g.boxed_skeletons = 5
    place_skeleton(table.g, 210)
    place_skeleton(table.g, 211)
    assert [foe.field for foe in table.g.foes] == [210]


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
def test_what_is_removed_is_out_of_the_game_and_told(tell: Tell) -> None:
    table = tell("[{remove: {token: log_1}}]").lay("log_1", 213).hero("thorn", bag=("log_1",))
    table.card("t.it")
    log = ITEMS.index("log_1")
    assert table.g.lost[log] == 2
    assert [(event.hero, event.item) for event in table.happened(ev.ItemUsed)] == [(0, log)]
    assert [(event.item, event.field) for event in table.happened(ev.ItemLost)] == [(log, 213)]


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


@shows("reveal_final_foe")
def test_a_final_foe_appears_and_a_creature_there_moves_on_along_the_arrow() -> None:
    table = AndorTable(legend=13).base(203, "wagon")
    wargor = table.foe("wargor", 236)
    table.card("l13.h")
    assert (table.foes_on(236), table.where(wargor)) == (["shadow"], 235)


@shows("reveal_final_foe")
def test_a_creature_that_makes_room_for_a_final_foe_goes_on_to_a_free_field() -> None:
    table = AndorTable(legend=13).base(203, "wagon")
    wargor, skral = table.foe("wargor", 236), table.foe("mountain_skral", 235)
    table.card("l13.h")
    assert (table.where(wargor), table.where(skral)) == (234, 235)


@shows("reveal_final_foe")
def test_there_is_one_final_foe_of_each_kind() -> None:
    table = AndorTable(legend=13).base(203, "wagon").card("l13.h").card("l13.h")
    assert [FOES[foe.kind] for foe in table.g.foes].count("shadow") == 1


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
        prompts.append(Speech("en", TEXT).phrase(prompt(AndorWords(), table.g, Seat(1))))
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


@shows("reveal_tokens")
def test_what_lies_open_is_not_turned_up_again() -> None:
    table = AndorTable().token("fog", 213, "agren", open=True)
    for field in (216, 221, 224, 226):
        table.token("fog", field, "agren")
    table.draw_event("tracks_in_the_snow")
    assert table.options() == ["token 216", "token 221", "token 224", "token 226"]


@shows("springs")
def test_springs_are_filled_or_emptied_wherever_heroes_stand() -> None:
    table = AndorTable().token("spring", 229).token("spring", 260).hero("thorn", field=229)
    table.draw_event("frozen_springs")
    assert faces(table, SPRING) == [(229, "", False), (260, "", False)]
    table.draw_event("full_springs")
    assert faces(table, SPRING) == [(229, "", True), (260, "", True)]


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


@shows("move_creature")
@pytest.mark.parametrize(("taken", "back"), [([], 221), ([221], 223), ([221, 223], 222)])
def test_where_several_arrows_lead_here_it_goes_back_to_the_lowest_free_field(
    taken: list[int], back: int, tell: Tell
) -> None:
    table = tell("[{move_creature: {which: {kind: wargor, pick: lowest}, steps: -1}}]")
    wargor = table.foe("wargor", 222)
    for field in taken:
        table.foe("troll", field)
    table.card("t.it")
    assert table.where(wargor) == back


@shows("move_creature")
def test_of_creatures_equally_near_to_the_base_the_one_on_the_lower_field_moves(tell: Tell) -> None:
    table = tell("[{move_creature: {which: {kind: any, pick: nearest_base}, steps: 1}}]")
    low, high = table.foe("wargor", 222), table.foe("troll", 226)  # both arrows lead to 206
    table.foe("skeleton", 204)  # no creature
    table.card("t.it")
    assert (table.where(low), table.where(high)) == (206, 226)


@shows("move_creature")
def test_a_creature_moves_as_many_fields_as_the_card_says_and_none_moves_where_none_is(tell: Tell) -> None:
    table = tell("[{move_creature: {which: {kind: troll, pick: highest}, steps: 3}}]").card("t.it")
    wargor = table.foe("wargor", 222)
    assert table.card("t.it").where(wargor) == 222
    troll = table.foe("troll", 212)
    assert table.card("t.it").where(troll) == 215


@shows("springs")
def test_springs_are_turned_and_no_other_token(tell: Tell) -> None:
    for to, full in (("empty", False), ("full", True)):
        table = tell(f"[{{springs: {{to: {to}}}}}]").token("spring", 213).token("fog", 214, "agren")
        table.token("fog", 215, "agren", open=True)
        table.g.drink_spring(0, table.g.tokens[0])
        table.token("spring", 216).card("t.it")
        assert [(token.field, token.open) for token in table.g.tokens] == [
            (213, full),
            (214, False),
            (215, True),
            (216, full),
        ]


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


@shows("march")
def test_at_the_end_of_its_route_it_stays_and_elsewhere_it_does_not_march() -> None:
    table = AndorTable(legend=14).base(201).all_at(201).card("l14.g").only_symbols("move_trolls")
    nomion = next(foe.uid for foe in table.g.foes if FOES[foe.kind] == "nomion")
    for field in (237, 220):  # the last field of its route, and none of them
        table.g.move_foe(table.figure(nomion), field)
        table.sunrise()
        assert table.where(nomion) == field


@shows("strengthen")
def test_a_foe_is_weakened_before_it_appears() -> None:
    table = AndorTable(legend=15).card("l15.tower1", "thorn").card("l15.e")
    printed = table.g.legend.foes[FOES.index("primordial_troll")].strength
    assert table.g.strength_of(table.g.foes[0]) == printed - 6
