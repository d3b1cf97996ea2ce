"""What the creatures will do at the next sunrise, as everybody can see it now."""

import pytest

from fabletop.games.andor.day.forecast import foresee
from fabletop.games.andor.defs import FOES, SYMBOLS
from fabletop.games.andor.testing import AndorTable

MOVES = ("move_wargors", "move_mountain_skrals", "move_trolls", "move_wargors_again")


def three_kinds() -> AndorTable:
    """The camp on 203 and the heroes in it; one creature of each kind far off."""
    table = AndorTable().base(203).all_at(203)
    for kind, field in (("wargor", 212), ("mountain_skral", 219), ("troll", 222)):
        table.foe(kind, field)
    return table


def foreseen(table: AndorTable) -> list[tuple[str, str, int, int]]:
    """By which symbol which creature will go from where to where."""
    return [(SYMBOLS[move.symbol], FOES[move.kind], move.origin, move.field) for move in foresee(table.g)]


def test_wargors_are_seen_to_move_twice_and_the_others_once_in_the_order_of_the_symbols() -> None:
    seen = foreseen(three_kinds())
    assert [(symbol, kind) for symbol, kind, _, _ in seen] == [
        ("move_wargors", "wargor"),
        ("move_mountain_skrals", "mountain_skral"),
        ("move_trolls", "troll"),
        ("move_wargors_again", "wargor"),
    ]
    assert [(origin, field) for _, kind, origin, field in seen if kind == "wargor"] == [
        (212, 213),
        (213, 214),
    ]


@pytest.mark.parametrize("symbol", MOVES)
def test_only_symbols_of_the_legend_are_foreseen(symbol: str) -> None:
    table = three_kinds().only_symbols(symbol)
    assert [one for one, _, _, _ in foreseen(table)] == [symbol]


@pytest.mark.parametrize("symbol", MOVES)
def test_a_symbol_that_is_left_out_is_not_foreseen(symbol: str) -> None:
    table = three_kinds()
    table.g.skipped = 1 << SYMBOLS.index(symbol)
    assert [one for one, _, _, _ in foreseen(table)] == [other for other in MOVES if other != symbol]


def test_what_is_foreseen_is_what_the_sunrise_does_and_until_then_nobody_moves() -> None:
    table = three_kinds().only_symbols(*MOVES)
    before = [(foe.uid, foe.field) for foe in table.g.foes]
    ends = {move.uid: move.field for move in foresee(table.g)}
    assert [(foe.uid, foe.field) for foe in table.g.foes] == before
    table.sunrise()
    assert {foe.uid: foe.field for foe in table.g.foes} == ends


@pytest.mark.parametrize(("shields", "ends"), [(2, ["shield", "shield"]), (1, ["shield", "overrun"])])
def test_it_is_seen_who_takes_a_golden_shield_and_who_finds_none(shields: int, ends: list[str]) -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("move_wargors", "move_mountain_skrals")
    table.g.shield_count = shields
    table.foe("wargor", 202)
    table.foe("mountain_skral", 204)
    table.foe("wargor", 212)  # reaches no base
    seen = {(FOES[move.kind], move.field): move.end for move in foresee(table.g)}
    assert seen == {("wargor", 203): ends[0], ("wargor", 213): "", ("mountain_skral", 203): ends[1]}


def test_a_wargor_that_needs_both_its_moves_takes_the_shield_with_the_second() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("move_wargors", "move_wargors_again")
    table.foe("wargor", 205)
    assert [(move.field, move.end) for move in foresee(table.g)] == [(204, ""), (203, "shield")]


def test_who_marches_at_sunrise_is_seen_to_go_with_the_trolls() -> None:
    table = AndorTable(legend=14).base(201).only_symbols("move_wargors", "move_trolls").card("l14.g")
    table.foe("troll", 222)
    assert [(symbol, kind) for symbol, kind, _, _ in foreseen(table)] == [
        ("move_trolls", "troll"),
        ("move_trolls", "nomion"),
    ]


def test_once_the_legend_has_ended_nothing_is_foreseen() -> None:
    table = three_kinds()
    table.g.finish(True)
    assert foresee(table.g) == []
