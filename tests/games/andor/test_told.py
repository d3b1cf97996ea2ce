"""Whatever changes on the table is told: the log, the animation and the cards that wait live on it."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    APPLE_NUT,
    AXE,
    BOOKS,
    CAVE,
    FARMER,
    FIRE,
    FOES,
    FOG,
    ITEMS,
    NAMED_RULES,
    NONE,
    SPRING,
    STORM_SHIELD,
    TROLL,
    WAGON,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Token
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY

SKELETON = FOES.index("skeleton")
LAST_SIDES: list[tuple[str, list[str]]] = [
    (f"half_{shield}_shield", []) for shield in ("storm", "fire", "star", "brotherhood")
]

Deed = Callable[[Andor], object]


def told(table: AndorTable, *but: type[Event]) -> list[tuple[str, tuple[object, ...]]]:
    """What has happened since the table was laid out, but for these events: its name and what it carries."""
    return [
        (type(event).__name__, tuple(getattr(event, name) for name in type(event).FIELDS))
        for event in table.events
        if not isinstance(event, but)
    ]


def laid_out() -> AndorTable:
    """Thorn of 7 willpower and 3 strength on 213 with an axe, a troll on 214, fog on 215, a spring on 216."""
    table = AndorTable("thorn", "eara").hero("thorn", ("axe", "apple_nut"), field=213, strength=3)
    table.foe("troll", 214)
    table.token("fog", 215, "agren").token("spring", 216)
    return table


def troll(g: Andor) -> Foe:
    return g.foes[0]


def token(g: Andor, kind: int) -> Token:
    return next(token for token in g.tokens if token.kind == kind)


@pytest.mark.parametrize(
    ("deed", "event"),
    [
        # heroes
        (lambda g: g.spend_hour(0), ev.HourSpent(0, 0, 1)),
        (lambda g: g.begin_day(), ev.DayBegan(2)),
        (lambda g: g.end_day_of(1), ev.DayEnded(1, True)),
        (lambda g: g.must_rest(0), ev.MustRest(0)),
        (lambda g: g.gain_willpower(0, 2), ev.WillpowerChanged(0, 2, 9)),
        (lambda g: g.set_willpower(0, 4), ev.WillpowerChanged(0, -3, 4)),
        (lambda g: g.lose_willpower(0, 1), ev.WillpowerChanged(0, -1, 6)),
        (lambda g: g.change_strength(0, -1), ev.StrengthChanged(0, -1, 2)),
        (lambda g: g.move_hero(0, 214), ev.HeroMoved(0, 213, 214)),
        (lambda g: g.put_hero(0, 214), ev.HeroPlaced(0, 214)),
        (lambda g: g.hold(0), ev.HeroHeld(0, 213)),
        # pieces
        (lambda g: g.lay(213, AXE), ev.ItemPlaced(AXE, 213)),
        (lambda g: g.gain_item(1, AXE), ev.ItemGained(1, AXE)),
        (lambda g: g.drop(0, AXE), ev.ItemDropped(0, AXE, 213)),
        (lambda g: g.use_up(0, AXE), ev.ItemUsed(0, AXE)),
        (lambda g: g.count_delivery(FARMER), ev.Delivered(FARMER, 1)),
        # tokens
        (lambda g: g.add_token(Token(FOG, 220, 1, False)), ev.TokenPlaced(FOG, 220, -1)),
        (lambda g: g.add_token(Token(FOG, 220, 1, True)), ev.TokenPlaced(FOG, 220, 1)),
        (lambda g: g.turn_token(token(g, SPRING), False), ev.TokenHidden(SPRING, 216, -1)),
        (lambda g: g.remove_token(token(g, FOG)), ev.TokenGone(FOG, 215, -1)),
        (lambda g: g.drink_spring(0, token(g, SPRING)), ev.SpringDrunk(0, 216)),
        # foes
        (lambda g: g.add_foe(SKELETON, 220), ev.FoePlaced(SKELETON, 1, 220)),
        (lambda g: g.move_foe(troll(g), 215), ev.FoeMoved(TROLL, 0, 214, 215)),
        (lambda g: g.lay_down(troll(g), True), ev.Subdued(TROLL, 0, 214)),
        (lambda g: g.lay_down(troll(g), False), ev.StoodUp(TROLL, 0, 214)),
        (lambda g: g.remove_foe(troll(g), True), ev.FoeGone(TROLL, 0, 214)),
        (lambda g: g.to_shield(troll(g)), ev.FoeShielded(TROLL, 0, 214)),
        (lambda g: g.strengthen(TROLL, 2), ev.FoeStrengthened(TROLL, 2)),
        (lambda g: g.change_shields(1), ev.GoldenShields(4)),
        # the board and its decks
        (lambda g: g.place_base(WAGON, 207), ev.BasePlaced(WAGON, 207)),
        (lambda g: g.move_wagon(206), ev.WagonMoved(206)),
        (lambda g: g.lay_bridge(1), ev.BridgeLaid(1)),
        (lambda g: g.lift_bridge(1), ev.BridgeLifted(1)),
        (lambda g: g.change_jump(0, 9), ev.JumpChanged(0, 9)),
        (lambda g: g.fall(), ev.FieldsFell(1)),
        (lambda g: g.discard_event(3), ev.EventDiscarded(3)),
        # the story
        (lambda g: g.mark_read(2), ev.CardRead(2)),
        (lambda g: g.set_goal(1), ev.GoalOpened(1)),
        (lambda g: g.reach_goal(1), ev.GoalDone(1)),
        (lambda g: g.step_narrator(), ev.NarratorMoved(1)),
        (lambda g: g.lay_piece(2), ev.PieceLaid(2)),
        (lambda g: g.add_rule(3), ev.RuleAdded(3)),
        (lambda g: g.drop_rule(NAMED_RULES.index("food")), ev.RuleDropped(NAMED_RULES.index("food"))),
        (lambda g: g.finish(True), ev.LegendEnded(1)),
        (lambda g: g.finish(False), ev.LegendEnded(0)),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, Event) else "",
)
def test_an_atom_tells_what_it_changed(deed: Deed, event: Event) -> None:
    table = laid_out()
    table.g.shield_count = 3
    deed(table.g)
    assert [one.to_data() for one in table.events] == [event.to_data()]


def test_an_atom_that_changes_nothing_tells_nothing() -> None:
    table = laid_out().hero("thorn", willpower=20, strength=14).hero("eara", willpower=1, strength=1)
    g = table.g
    g.gain_willpower(0, 3)
    g.set_willpower(0, 20)
    g.change_strength(0, 1)
    g.change_strength(1, -1)
    g.lose_willpower(1, 0)
    g.drop_rule(40)
    assert told(table) == []


def test_of_an_open_token_it_is_told_what_it_showed() -> None:
    table = AndorTable("thorn", "eara").token("fog", 215, "agren", open=True)
    fog = token(table.g, FOG)
    table.g.remove_token(fog)
    assert told(table) == [("TokenGone", (FOG, 215, fog.face))]


def test_a_legend_ends_once() -> None:
    table = laid_out()
    table.g.finish(False)
    table.g.finish(True)
    assert told(table) == [("LegendEnded", (0,))]
    assert not table.g.won


def test_a_burnt_and_a_freed_hero_are_told() -> None:
    table = laid_out()
    table.g.burn(0)
    table.g.hold(0)
    table.g.release(0)
    assert told(table, ev.HeroHeld) == [
        ("WillpowerChanged", (0, -4, 3)),
        ("Burnt", (0,)),
        ("Freed", (0, 213)),
    ]


def test_a_foe_that_finds_no_shield_is_told_as_gone() -> None:
    table = laid_out()
    table.g.shield_count = 0
    table.g.to_shield(troll(table.g))
    assert told(table) == [("FoeGone", (TROLL, 0, 214))]
    assert table.g.overrun


@pytest.mark.parametrize(
    "deed",
    [
        lambda g: g.turn_token(token(g, FOG), True),
        lambda g: g.draw_gem(),
        lambda g: g.draw_event(),
        lambda g: g.peek_events(1),
        lambda g: g.draw_movement(0),
        lambda g: g.draw_crest(),
    ],
    ids=["token", "gem", "event", "peek", "movement", "crest"],
)
def test_what_was_hidden_counts_as_unveiled(deed: Deed) -> None:
    """So that nobody takes back for free what led to it."""
    table = laid_out()
    before = table.g.unveiled
    deed(table.g)
    assert table.g.unveiled == before + 1


def test_what_everybody_knew_is_not_unveiled() -> None:
    table = laid_out()
    before = table.g.unveiled
    table.g.turn_token(token(table.g, SPRING), False)
    table.g.peek_events(0)
    table.g.gems = ()
    table.g.draw_gem()
    assert table.g.unveiled == before


def test_its_figure_is_used_up_whether_it_falls_or_finds_a_shield() -> None:
    for shields in (0, 1):
        table = laid_out()
        figures = table.g.figures_left(TROLL)
        table.g.shield_count = shields
        assert table.g.to_shield(troll(table.g)) == (shields > 0)
        assert table.g.figures_left(TROLL) == figures


def test_whatever_is_used_up_leaves_its_other_half_or_nothing() -> None:
    for item, after in (("storm_shield", ["half_storm_shield"]), *LAST_SIDES, ("axe", [])):
        table = AndorTable("thorn", "eara").hero("thorn", (item,))
        table.g.use_up(0, ITEMS.index(item))
        assert table.bag("thorn") == after
        piece = ITEMS.index(item.removeprefix("half_"))
        assert table.g.lost[piece] == (0 if after else 1)


def test_a_ban_on_overtime_that_ends_forgets_whom_it_barred() -> None:
    table = laid_out().rules("no_overtime_for")
    table.g.barred = 1
    assert [table.g.last_hour(h) for h in (0, 1)] == [7, 10]
    table.g.drop_rule(NAMED_RULES.index("no_overtime_for"))
    table.rules("no_overtime_for")
    table.g.barred |= 2
    assert [table.g.last_hour(h) for h in (0, 1)] == [10, 7]


@pytest.mark.parametrize(
    ("item", "piece"),
    [
        *(("growing_starwort", "starwort"), ("half_brew", "witchs_brew"), ("half_waterskin", "waterskin")),
        *(
            (f"half_{shield}_shield", f"{shield}_shield")
            for shield in ("storm", "fire", "star", "brotherhood")
        ),
        *((id, id) for id in ("waterskin", "witchs_brew", "fire_shield", "helm", "knife", "gem_3", "farmer")),
    ],
)
def test_what_leaves_the_game_counts_as_the_piece_that_it_was(item: str, piece: str) -> None:
    table = laid_out()
    table.g.out_of_game(ITEMS.index(item))
    assert [ITEMS[i] for i, n in enumerate(table.g.lost) if n] == [piece]
    assert sum(table.g.lost) == 1


FIELDS = st.lists(st.tuples(st.integers(201, 206), st.sampled_from([FOG, SPRING, CAVE, FIRE])), max_size=8)


@given(FIELDS)
def test_tokens_lie_in_the_order_of_their_fields_and_kinds_and_equal_ones_as_they_came(
    laid: list[tuple[int, int]],
) -> None:
    g = AndorTable("thorn", "eara").g
    for place, (field, kind) in enumerate(laid):
        g.add_token(Token(kind, field, place, False))
    found = [(token.field, token.kind, token.face) for token in g.tokens]
    assert found == sorted(found)
    assert len(found) == len(laid)


@given(st.lists(st.integers(201, 206), max_size=8), st.lists(st.integers(201, 206), max_size=4))
def test_foes_stand_in_the_order_of_their_fields_and_of_their_coming(come: list[int], go: list[int]) -> None:
    g = AndorTable("thorn", "eara").g
    for field in come:
        g.add_foe(SKELETON, field)
    for field in go if come else ():
        g.move_foe(g.foes[-1], field)
    found = [(foe.field, foe.uid) for foe in g.foes]
    assert found == sorted(found)
    assert sorted(foe.uid for foe in g.foes) == list(range(len(come)))


def test_when_the_event_cards_run_out_the_pile_is_shuffled_anew() -> None:
    g = laid_out().g
    deck = set(g.event_deck)
    drawn = [g.draw_event() for _ in deck]
    assert set(drawn) == set(g.event_pile) == deck
    assert g.event_deck == ()
    again = g.draw_event()
    assert again in deck
    assert (set(g.event_deck) | {again}, g.event_pile) == (deck, (again,))
    assert [*reversed(g.event_deck)] != drawn[1:]


def test_where_there_are_no_event_cards_none_is_drawn() -> None:
    table = laid_out()
    table.g.event_deck = ()
    table.start("andor.event", NOBODY, NONE)
    assert told(table) == []


def test_figures_are_counted_wherever_they_are() -> None:
    table = laid_out()
    g = table.g
    g.shield_count = 9
    left = g.figures_left(TROLL)
    g.to_shield(g.foes[0])
    assert g.figures_left(TROLL) == left  # it was on the board before
    g.add_foe(TROLL, 214)
    assert g.figures_left(TROLL) == left - 1
    g.remove_foe(g.foes[0], True)  # to field 200
    assert g.figures_left(TROLL) == left - 1
    g.add_foe(TROLL, 214)
    assert g.figures_left(TROLL) == left - 2
    g.remove_foe(g.foes[0], False)  # back beside the board
    assert g.figures_left(TROLL) == left - 1


@pytest.mark.parametrize(("by", "shields"), [(-4, 0), (-3, 0), (2, 5), (17, 20), (18, 20)])
def test_there_are_between_none_and_twenty_golden_shields(by: int, shields: int) -> None:
    table = laid_out()
    table.g.shield_count = 3
    table.g.change_shields(by)
    assert table.g.shield_count == shields


# -- what rules tell on top -------------------------------------------------------------------------------


def test_the_turns_of_a_day_are_told() -> None:
    table = AndorTable("thorn", "eara").all_at(213).start("andor.day", 0).pick("pass", "go 214", "stop")
    assert told(table) == [
        ("DayBegan", (2,)),
        ("TurnBegan", (0,)),
        ("Passed", (0,)),
        ("HourSpent", (0, 0, 1)),
        ("TurnBegan", (1,)),
        ("HourSpent", (1, 0, 1)),
        ("HeroMoved", (1, 213, 214)),
        ("HeroStopped", (1, 214)),
        ("TurnBegan", (0,)),
    ]


def test_what_heroes_take_and_give_is_told() -> None:
    table = AndorTable("thorn", "eara").all_at(213).lay("axe", 213).turn("thorn")
    table.pick("take axe by thorn", "give axe by thorn", "hero eara")
    assert told(table) == [("ItemTaken", (0, AXE, 213)), ("ItemGiven", (0, AXE, 1))]


def test_who_is_carried_and_who_declines_is_told() -> None:
    table = AndorTable("thorn", "eara", "kram").all_at(213).turn("thorn").pick("carry eara", "no")
    table.pick("carry kram", "yes")
    assert told(table) == [("Declined", (1,)), ("Carried", (0, 2))]


def test_an_event_that_a_shield_stops_is_told() -> None:
    table = AndorTable("thorn", "eara").hero("thorn", ("storm_shield",)).draw_event("sleepless").pick("stop")
    (event,) = (event.index for event in table.g.legend.events if event.id == "sleepless")
    assert told(table) == [
        ("EventDrawn", (event,)),
        ("ItemUsed", (0, STORM_SHIELD)),
        ("EventStopped", (0, event)),
    ]


def test_a_gem_that_a_creature_takes_is_told() -> None:
    table = AndorTable("thorn", "eara").base(203).all_at(203).lay("gem_3", 220)
    table.foe("troll", 212)
    table.only_symbols("move_trolls").sunrise()
    gem = ITEMS.index("gem_3")
    assert [("GemTaken", (gem, 220))] == [one for one in told(table) if one[0] == "GemTaken"]
    assert table.g.lost[gem] == 1


def test_a_beaten_hero_and_a_die_that_is_turned_are_told() -> None:
    table = AndorTable("eara", "thorn").hero("eara", field=213, strength=1, willpower=3)
    table.foe("troll", 213)
    table.dice(2, 1, 2, 3).turn("eara").pick("fight troll", "flip 0")
    names = ("DiceRolled", "DiceChanged", "Beaten")
    assert [one for one in told(table) if one[0] in names] == [
        ("DiceRolled", (0, (2,))),
        ("DiceChanged", (0, (5,))),
        ("Beaten", (0,)),
    ]


def test_study_and_spells_are_told() -> None:
    table = AndorTable("eara", "thorn").all_at(213).hero("eara", books=(1, 1, 1)).base(203).turn("eara")
    portal = BOOKS.index("portal")
    table.pick("study portal", "done").turn("eara").pick("cast portal", "hero thorn")
    assert told(table, ev.HourSpent, ev.TurnBegan) == [
        ("Studied", (0, portal)),
        ("SpellCast", (0, portal)),
        ("HeroPlaced", (0, 203)),
        ("HeroPlaced", (1, 203)),
    ]


def test_where_a_cast_book_goes_and_that_it_returns_is_told() -> None:
    table = AndorTable("eara", "thorn", grades=(2,)).all_at(203).base(203).hero("eara", books=(1, 1, 2))
    table.dice(2).turn("eara").pick("cast portal", "done").start("andor.narrator", 0)
    portal = BOOKS.index("portal")
    assert told(table, ev.SpellCast, ev.HeroPlaced) == [
        ("BookAway", (0, portal, 1)),
        ("NarratorMoved", (1,)),
        ("BookReturned", (0, portal)),
    ]
    assert table.g.books_away == ()


def test_brews_are_told() -> None:
    table = AndorTable("chada", "thorn").hero("chada", ("starwort", "starwort"), field=213).turn("chada")
    table.pick("brew")
    assert [name for name, _ in told(table, ev.HourSpent, ev.TurnBegan)] == ["Brewed", "ItemGained"]


def test_meals_and_hunger_are_told() -> None:
    table = AndorTable("thorn", "eara").hero("thorn", ("apple_nut",), field=213).hero("eara", field=213)
    table.only_symbols("food").sunrise()
    assert told(table, ev.DayBegan, ev.TurnBegan, ev.WillpowerChanged, ev.SunriseSymbol) == [
        ("FoodEaten", (0, APPLE_NUT)),
        ("Hungry", (1,)),
        ("MustRest", (1,)),
    ]


def test_a_fight_is_told_from_its_beginning_to_its_end() -> None:
    table = AndorTable("thorn", "kram").without("second_abilities").all_at(213)
    table.hero("thorn", strength=14, willpower=7).hero("kram", strength=1, willpower=7)
    uid = table.foe("troll", 213)
    table.turn("thorn").dice(1, 1, 1, 1, 1, 1, 2, 3).pick("fight troll", "invite kram", "join")
    table.hush().pick("withdraw", "withdraw")
    assert told(table, ev.TurnBegan) == [("Withdrew", (0,)), ("Withdrew", (1,)), ("FightEnded", (0,))]
    table.turn("kram").hush().pick("fight troll", "invite thorn", "decline")
    assert told(table)[:3] == [("FightBegan", (1, TROLL, uid)), ("Declined", (0,)), ("RoundBegan", (1,))]
