"""With a poker face whoever might answer is asked: neither a window nor its absence tells of a hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
import pytest

from fabletop.games import BOXES
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.telling import tell
from fabletop.kernel import NOBODY, PASS, Decision, Match, Seat, Setup

encode: Final = msgspec.json.Encoder().encode
Layout = Callable[[], HeroesTable]
OTHER: Final = "estates"  # of no use as an answer


def clash() -> HeroesTable:
    table = HeroesTable(level=7)
    table.unit(0, "castle.champions:pack", 9)
    table.unit(1, "necropolis.zombies", 13)
    table.unit(1, "necropolis.vampires", 19)
    return table


def asked(table: HeroesTable) -> Decision:
    assert table.g.decision is not None
    return table.g.decision


def about_to_strike() -> HeroesTable:
    return clash().acts(0)


def about_to_cast() -> HeroesTable:
    return clash().hand(0, "magic_arrow").acts(0)


# What the other side holds, how the table lies, and what is picked until that side might answer
WINDOWS: Final[dict[str, tuple[str, Layout, tuple[str, ...]]]] = {
    "a blow": ("defence", about_to_strike, ("attack zombies",)),
    "a die": ("shield_of_the_dwarven_lords", about_to_strike, ("attack zombies",)),
    "a defeat": ("resurrection", about_to_strike, ("attack zombies",)),
    "a spell": ("resistance", about_to_cast, ("cast magic_arrow", "unit zombies")),
}


def played(window: str, held: str, poker_face: bool = True) -> tuple[HeroesTable, list[bytes]]:
    """The table when the other side might answer, and what the one that acts was told until then."""
    answer, layout, picks = WINDOWS[window]
    table = layout().hand(1, held, OTHER).dice(1, 1, 1, 1)
    if poker_face:
        table.poker_face(1, answer, OTHER)
    told: list[bytes] = []
    for pick in picks:
        told += after(table, partial(table.pick, pick))
    while window_of(table) != window and table.g.decision is not None and PASS in asked(table).options:
        told += after(table, partial(table.g.choose, PASS))
    return table, told


def after(table: HeroesTable, do: Callable[[], object]) -> list[bytes]:
    table.g.events = []
    do()
    teller = HeroesTeller()
    return [encode(tell(teller, table.g, seat, table.g.events)) for seat in (Seat(0), NOBODY)]


def window_of(table: HeroesTable) -> str:
    kinds = {"answer": "a blow", "die": "a die", "fatal": "a defeat", "resist": "a spell"}
    decision = table.g.decision
    return kinds.get(decision.kind, "") if decision is not None and decision.seat == 1 else ""


@pytest.mark.parametrize("window", WINDOWS)
def test_a_window_opens_and_looks_the_same_whatever_is_held(window: str) -> None:
    answer, *_ = WINDOWS[window]
    able, told = played(window, answer)
    unable, also_told = played(window, "estates")
    assert window_of(able) == window_of(unable) == window
    assert not asked(able).forced
    assert asked(unable).forced
    assert list(asked(unable).options) == [PASS]
    assert told == also_told


@pytest.mark.parametrize("window", WINDOWS)
def test_without_it_nobody_is_asked_who_can_only_pass(window: str) -> None:
    answer, *_ = WINDOWS[window]
    able, _ = played(window, answer, poker_face=False)
    assert window_of(able) == window
    unable, _ = played(window, "estates", poker_face=False)
    assert window_of(unable) == ""


def test_who_can_only_pass_is_told_of_no_question() -> None:
    unable, _ = played("a spell", "estates")
    told = HeroesTeller().decision(unable.g, Seat(1))
    assert told is not None
    assert (told.kind, told.mine, told.asked, told.options) == ("waiting", False, False, [])
    assert told.seats == [1]


def test_nobody_is_asked_where_all_know_that_there_can_be_no_answer() -> None:
    """No cards, or none that the others must reckon with."""
    for hand, reckoned in (((), "resistance"), (("estates", "estates"), "estates")):
        table = about_to_cast().hand(1, *hand).poker_face(1, reckoned)
        table.pick("cast magic_arrow", "unit zombies")
        assert asked(table).seat == 0


@pytest.mark.parametrize("window", WINDOWS)
def test_nobody_is_asked_in_a_window_for_which_there_is_nothing_to_reckon_with(window: str) -> None:
    _, layout, picks = WINDOWS[window]
    table = layout().hand(1, OTHER, OTHER).poker_face(1, OTHER).dice(1, 1, 1, 1)
    table.pick(*picks)
    assert table.g.decision is None or asked(table).kind == "act"


def test_a_die_that_counts_nothing_is_not_asked_about_again() -> None:
    """Though the others must reckon with a second card like the first."""
    table, _ = played("a die", "shield_of_the_dwarven_lords")
    table.pick("play shield_of_the_dwarven_lords")
    assert table.g.decision is None


def test_a_unit_that_is_saved_is_not_saved_again() -> None:
    table = about_to_strike().hand(1, "alamar_4", OTHER).poker_face(1, "alamar_4", OTHER).dice(1)
    table.pick("attack zombies").asks(1, "fatal", ["play alamar_4", "pass"]).pick("play alamar_4")
    assert table.g.decision is None
    assert table.stands(1)


@pytest.mark.parametrize(("held", "is_asked"), [((OTHER,), True), ((), False)])
def test_who_casts_without_another_card_is_not_asked_for_power(held: tuple[str, ...], is_asked: bool) -> None:
    table = clash().hand(0, "magic_arrow", *held).poker_face(0, "magic_arrow", "power").acts(0)
    table.pick("cast magic_arrow")
    assert (asked(table).kind == "power") == is_asked


@pytest.mark.parametrize("poker_face", [True, False])
@pytest.mark.parametrize(("cards", "many"), [((OTHER, OTHER), True), ((OTHER,), False)])
def test_only_who_has_them_knows_that_all_cards_in_hand_are_alike(
    cards: tuple[str, ...], many: bool, poker_face: bool
) -> None:
    """Of several, one is picked to pay with, to discard, to keep, or to trade in: as if it were a choice."""
    pay = clash().hand(0, "charm_of_mana", *cards, OTHER).deck(0, "power", "power", "power")
    discard = clash().hand(0, "charm_of_mana").deck(0, *cards)
    keep = clash().hand(0, "shackles_of_war", "power").deck(0, *cards)
    trade_in = HeroesTable(level=7, ruleset="first").hand(0, *cards).having(0, morale=1)
    trade_in.unit(0, "castle.champions", 9)
    trade_in.unit(1, "necropolis.zombies", 13)
    for table, pick, kind in (
        (pay, "play charm_of_mana", "pay"),
        (discard, "play charm_of_mana 2", "discard"),
        (keep, "play shackles_of_war 2", "keep_one"),
        (trade_in, "morale 3", "trade_in"),
    ):
        if poker_face:
            table.poker_face(0)
        table.acts(0).pick(pick)
        assert (asked(table).kind == kind) == (poker_face and (many or kind == "pay")), kind


@pytest.mark.parametrize(("reckoned", "is_asked"), [("mysticism", True), (OTHER, False)])
def test_who_casts_might_take_the_spell_back(reckoned: str, is_asked: bool) -> None:
    table = clash().hand(0, "magic_arrow", OTHER).poker_face(0, reckoned).acts(0)
    table.pick("cast magic_arrow", "unit zombies")
    assert (asked(table).kind == "after_cast") == is_asked


def test_a_spell_that_is_taken_back_is_not_taken_back_again() -> None:
    table = clash().hand(0, "magic_arrow", "mysticism", OTHER).poker_face(0, "mysticism").acts(0)
    table.pick("cast magic_arrow", "unit zombies", "play mysticism")
    assert asked(table).kind == "act"


def test_a_shooter_that_has_shot_and_can_go_nowhere_is_done() -> None:
    table = HeroesTable()
    zealots = table.unit(0, "castle.zealots", 0)
    for space in (1, 4):
        table.unit(0, "castle.griffins", space)
    table.unit(1, "necropolis.ghost_dragons", 13)
    table.hand(0, OTHER).poker_face(0, OTHER).dice(0).acts(zealots).pick("attack ghost_dragons")
    assert table.g.decision is None


def test_a_card_gained_unseen_may_be_any_of_its_kind() -> None:
    table = clash()
    table.g.gain_card(Seat(1), card("armorer"), to_deck=False)
    assert card("resistance") in table.g.players[1].reckoned
    table.g.gain_card(Seat(0), card("catherine_4"), to_deck=False)
    assert table.g.players[0].reckoned == {card("catherine_4")}


# -- taking back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("poker_face", [True, False])
def test_who_has_seen_a_window_open_does_not_take_the_pick_back_for_free(poker_face: bool) -> None:
    """Nine times a spell is cast at somebody who may resist it."""
    tries = 0
    for seed in range(400):
        match = resisted(seed, poker_face)
        if match is not None:
            assert match.free_undos == 0
            assert not match.undo()
            tries += 1
        if tries == 9:
            return
    pytest.fail(f"only {tries} of nine")


def resisted(seed: int, poker_face: bool) -> Match | None:
    """A match in which a spell has just been aimed at an enemy who holds Resistance, if it comes to that."""
    options = {"armies": "random", "heroes": ["rion", "sandro"], "spells": 4, "level": 1}
    match = Match(BOXES["heroes"], Setup("heroes", 2, seed, "retail", options, poker_face=poker_face))
    match.game.events = None
    for _ in range(300):
        decision = match.decision
        if decision is None:
            return None
        if decision.kind == "resist":
            return match
        picks = decision.options
        casts = [pick for pick in picks if not isinstance(pick, int) and pick.verb == "cast"]
        plain = [pick for pick in picks if isinstance(pick, int) or pick.verb not in ("surrender", "retreat")]
        match.choose((casts or plain or picks)[0])
        if decision.kind == "deploy_space":  # combat begins: give the enemies what they need
            for player in match.game.players:  # type: ignore[attr-defined]
                player.reckon_with(frozenset((card("resistance"),)))
                player.hand[:1] = [card("resistance")] if player.hand else []
    return None


def test_a_spell_is_cast_on_the_map_where_nobody_fights() -> None:
    """The window for taking it back is asked about without a side to stand on."""
    table = AdventureTable("catherine", "mutare").hand(0, "town_portal", OTHER).stands(0, "F3.BL")
    table.g.poker_face = True
    table.turn(Seat(0)).pick("cast town_portal")
    while asked(table).kind != "main":
        table.pick(table.options()[-1])
    assert table.g.combat is None
