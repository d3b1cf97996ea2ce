"""The laws that every game must keep, whatever its rules."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from typing import Any, Final

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.games import (
    BOUND,
    KITS,
    LENGTHS,
    LUCK,
    Script,
    asked,
    cut,
    differ,
    everybody,
    everything,
    examples,
    hearing,
    is_offered,
    own_seat,
    scripts,
    through_json,
    with_poker_faces,
)

from fabletop.games import BOXES
from fabletop.games.records import Told
from fabletop.games.telling import Teller, tell
from fabletop.kernel import Event, Game, Match, Pick, Seat, pick_from_data, pick_to_data
from fabletop.kernel.match import match_from_data
from fabletop.kernel.rng import ONE_STREAM, mix, state_for
from fabletop.server.schemas import DeadlineAsked, OddsAgreed, StateMessage, Thinking, Undo
from fabletop.server.table.packing import HEARD_NOTHING, Heard, pack, standing_of
from fabletop.server.tellers import teller

encode: Final = msgspec.json.Encoder().encode


def test_every_game_is_held_to_the_laws() -> None:
    assert set(KITS) == set(BOXES)


# -- copies, saves and replays -------------------------------------------------------------------------------


@examples(80)
@given(scripts(), LENGTHS)
def test_a_clone_is_equal_and_independent(script: Script, length: int) -> None:
    game = script.after(length)
    clone = game.clone()
    before = everything(game)
    assert everything(clone) == before
    assert differ(clone, game) == ""
    play_on(script, clone, 60)
    assert everything(game) == before
    other = game.clone()
    play_on(script, game, 60)
    assert everything(game) == everything(clone)
    assert everything(other) == before


@examples(20)
@given(scripts())
def test_a_clone_of_a_game_that_has_not_begun_can_be_played(script: Script) -> None:
    clone = script.box.new(script.setup).clone()
    clone.advance()
    assert everything(clone) == everything(script.new())


@examples(80)
@given(scripts(), LENGTHS)
def test_a_save_in_mid_effect_goes_on_identically(script: Script, length: int) -> None:
    game = script.after(length)
    loaded = script.box.from_data(script.setup, through_json(game.to_data()))
    assert everything(loaded) == everything(game)
    for pick, again in zip(script.play(game, 60), script.play(loaded, 60), strict=True):
        assert pick_to_data(pick) == pick_to_data(again)
        assert asked(loaded) == asked(game)
    assert everything(loaded) == everything(game)


@examples(40)
@given(scripts())
def test_a_save_forgets_nothing(script: Script) -> None:
    for game in script.along(500, every=4):
        loaded = script.box.from_data(script.setup, through_json(game.to_data()))
        assert differ(loaded, game) == ""
        for seat in everybody(game):
            assert loaded.view(seat) == game.view(seat)


@examples(40)
@given(scripts(), LENGTHS)
def test_setup_and_picks_replay_to_the_same_state(script: Script, length: int) -> None:
    match = Match(script.box, script.setup)
    for _ in script.play_match(match, length):
        pass
    again = match_from_data(through_json(match.to_data()), script.boxes)
    assert again.picks == match.picks
    assert everything(again.game) == everything(match.game)


@examples(20)
@given(scripts(), LENGTHS)
def test_luck_comes_from_the_seed_and_the_number_of_the_pick(script: Script, length: int) -> None:
    match = Match(script.box, script.setup)
    bare = script.new()
    for number, pick in enumerate(script.play_match(match, length), start=1):
        bare.rng = state_for(script.setup.seed, number)
        bare.choose(pick)
        assert bare.unveiled == match.game.unveiled
    bare.rng = match.game.rng
    assert everything(bare) == everything(match.game)


@examples(20)
@given(scripts(), LENGTHS)
def test_a_match_of_format_2_is_one_stream_of_luck(script: Script, length: int) -> None:
    script = replace(script, setup=replace(script.setup, luck=ONE_STREAM))
    match = Match(script.box, script.setup)
    for pick in script.play(script.new(), length):
        match.choose(pick)
    again = match_from_data(through_json(match.to_data()), script.boxes)
    assert again.setup.luck == again.game.luck == ONE_STREAM
    assert everything(again.game) == everything(match.game) == everything(script.after(length))


@examples(40)
@given(scripts(), LENGTHS)
def test_picks_come_back_from_json_as_themselves(script: Script, length: int) -> None:
    game = script.after(length)
    options = game.decision.options if game.decision is not None else []
    assert [pick_from_data(through_json(pick_to_data(option))) for option in options] == list(options)
    assert len(set(options)) == len(options)


# -- undo ----------------------------------------------------------------------------------------------------


@examples(40)
@given(scripts(), LENGTHS)
def test_undo_returns_the_exact_earlier_state(script: Script, length: int) -> None:
    match = Match(script.box, script.setup)
    states = [everything(match.game)]
    for _ in script.play_match(match, length):
        states.append(everything(match.game))
    for _ in range(match.free_undos + 2):
        if len(states) == 1:
            break
        states.pop()
        free = match.free_undos > 0
        assert match.undo() == free
        assert free or match.undo(agreed=True)
        assert everything(match.game) == states[-1]


# -- options -------------------------------------------------------------------------------------------------


@examples(60)
@given(scripts())
def test_every_option_can_be_chosen_and_changes_something(script: Script) -> None:
    for game in script.along(500, every=9):
        before = game.to_data()
        for option in game.decision.options if game.decision is not None else []:
            clone = game.clone()
            clone.choose(option)
            assert clone.to_data() != before
        assert game.to_data() == before


@examples(50)
@given(scripts())
def test_every_option_belongs_to_somebody_who_is_in_the_game(script: Script) -> None:
    for game in script.along(700, every=1):
        decision = game.decision
        if decision is not None:
            owners = {*decision.seats, *(Seat(own_seat(o)) for o in decision.options if own_seat(o) >= 0)}
            assert all(0 <= seat < game.seats and script.kit.can_pick(game, seat) for seat in owners)
            offered = [option for seat in owners for option in decision.offers(seat)]
            assert set(offered) == set(decision.options)


# -- what cannot be seen -------------------------------------------------------------------------------------


@examples(50)
@given(scripts(), LUCK)
def test_nobody_can_tell_an_imagined_game_from_the_true_one(script: Script, luck: int) -> None:
    """By nothing that goes over the wire: what is seen, asked, offered and said of it."""
    telling = teller(script.box.name)
    for game in script.along(600, every=11):
        before = everything(game)
        for seat in everybody(game):
            imagined = game.imagine(seat, luck)
            assert imagined.view(seat) == game.view(seat)
            assert sent(tell(telling, imagined, seat)) == sent(tell(telling, game, seat))
            assert imagined.unveiled == game.unveiled
            if script.kit.public is not None:
                assert script.kit.public(imagined.to_data()) == script.kit.public(game.to_data())
        assert everything(game) == before


@examples(40)
@given(scripts(), LENGTHS, LUCK)
def test_an_imagined_game_takes_nothing_from_the_luck_to_come(script: Script, length: int, luck: int) -> None:
    game = script.after(length)
    elsewhere = game.clone()
    elsewhere.rng = mix(game.rng)
    for seat in everybody(game):
        imagined = game.imagine(seat, luck)
        assert everything(imagined) == everything(elsewhere.imagine(seat, luck))
        assert imagined.rng not in (game.rng, elsewhere.rng)


@examples(60)
@given(scripts(), LENGTHS, LUCK, st.integers(-1, 5))
def test_imagined_games_can_be_played_to_their_end(script: Script, length: int, luck: int, seat: int) -> None:
    game = script.after(length)
    imagined = game.imagine(Seat(min(seat, game.seats - 1)), luck)
    cards = script.kit.count_cards(imagined)
    assert cards == script.kit.count_cards(game)
    play_on(script, imagined, BOUND)
    assert imagined.over
    assert script.kit.count_cards(imagined) == cards


@examples(60)
@given(scripts(), LUCK)
def test_what_a_seat_hears_does_not_depend_on_what_it_cannot_see(script: Script, luck: int) -> None:
    telling = teller(script.box.name)
    game = script.new()
    for number, pick in enumerate(script.play(game, 600)):
        if number % 5:
            continue
        after = game.clone()
        told = happened(after, pick)
        if told is None:
            continue
        for seat in everybody(game):
            imagined = game.imagine(seat, luck)
            if is_offered(pick, imagined):
                imagined.rng = game.rng
                again = happened(imagined, pick)
                assert again is not None or script.kit.asks_by_hand
                one, two = heard(telling, imagined, again or [], seat), heard(telling, after, told, seat)
                assert all(alike(script, *both) for both in zip(one, two, strict=True))


@examples(60)
@given(with_poker_faces(), LUCK)
def test_with_poker_faces_nobody_can_tell_what_others_hold(script: Script, luck: int) -> None:
    """Whatever a seat cannot see, it is told the same after a pick, and after each that follows by itself, up
    to where somebody has a choice or something hidden comes to light."""
    game = script.new()
    for number, pick in enumerate(script.play(game, 600)):
        if number % 4:
            continue
        for seat in everybody(game):
            true, imagined = game.clone(), game.imagine(seat, luck + number)
            imagined.rng = true.rng
            if is_offered(pick, imagined):
                assert_told_alike(script, true, imagined, pick, seat)


def assert_told_alike(script: Script, true: Game, imagined: Game, pick: Pick, seat: Seat) -> None:
    telling = teller(script.box.name)
    shown = script.kit.cards_shown
    following: Pick | None = pick
    also = pick
    while following is not None:
        one, two = told_after(telling, true, following, seat), told_after(telling, imagined, also, seat)
        if shown(true, seat) != shown(imagined, seat) or named(script, one) != named(script, two):
            return  # a card was drawn, found or lost that lies elsewhere in the imagined game
        assert one == two
        following = forced(true)
        again = forced(imagined)
        if following is None or again is None:
            return  # here one of them may choose, and both look alike
        also = again


def told_after(telling: Teller, game: Game, pick: Pick, seat: Seat) -> tuple[bytes, Any, bool]:
    """What goes over the wire to a seat when a pick is made, and whether the pick could be taken back."""
    unveiled, before = game.unveiled, tell(telling, game, seat)
    game.events = []
    game.choose(pick)
    told = tell(telling, game, seat, game.events)
    return sent(told, before), told.events, game.unveiled == unveiled


def sent(told: Told, before: Told | None = None) -> bytes:
    """What a seat is told as it goes over a line, where it was told something before."""
    state = at_a_table(told)
    heard = HEARD_NOTHING if before is None else Heard(standing=standing_of(at_a_table(before)))
    return encode(pack(state, standing_of(state), heard)[0])


def at_a_table(told: Told) -> StateMessage:
    """At a table that is always the same."""
    return StateMessage(
        seq=0,
        promise="",
        seed=None,
        seats=[],
        undo=Undo(free=0, left=0, asked_by=None, agreed=[]),
        pace=0,
        thinking=Thinking(ms=0, own=0),
        odds=OddsAgreed(agreed=[], open=False),
        since=0,
        due=None,
        deadline=DeadlineAsked(seconds=0, wished=None, asked_by=None, agreed=[]),
        called="",
        host=None,
        status="running",
        seat=None,
        fresh=False,
        **msgspec.structs.asdict(told),
    )


def named(script: Script, told: tuple[bytes, Any, bool]) -> list[Any]:
    """The cards that a seat hears of, in their order, and what cards in a hand add to its owner's roll."""
    kept = ("card", "cards", "plus")
    return [(script.kit.cards_named(event), *(event.get(name) for name in kept)) for event in told[1]]


def forced(game: Game) -> Pick | None:
    """The pick that follows by itself."""
    decision = game.decision
    return decision.options[0] if decision is not None and decision.forced else None


@examples(25)
@given(scripts())
def test_nobody_hears_of_a_card_that_is_hidden_from_them(script: Script) -> None:
    """A card that is named lies open to the hearer: before the pick, as it is named, or after the pick."""
    kit = script.kit
    game = script.new()
    seats = everybody(game)
    named: list[tuple[Seat, dict[str, Any], Set[object]]] = []

    def hear(g: Game, event: Event) -> None:
        for seat in seats if g is game else []:
            for heard in cut([event], seat):
                hidden = kit.cards_named(heard) - before[seat]
                if hidden and not hidden <= kit.cards_seen(g, seat):
                    named.append((seat, heard, hidden))

    before = {seat: kit.cards_seen(game, seat) for seat in seats}
    with hearing(hear):
        for _ in script.play(game, 400):
            after = {seat: kit.cards_seen(game, seat) for seat in seats}
            assert [found for found in named if not found[2] <= after[found[0]]] == []
            named.clear()
            before = after


# -- the course of a game ------------------------------------------------------------------------------------


@examples(60)
@given(scripts())
def test_every_game_ends_and_then_nothing_is_asked_or_owed(script: Script) -> None:
    game = script.new()
    for _ in script.play(game, BOUND):
        assert not game.over
        assert not game.winners
    assert game.over
    assert game.decision is None
    assert not game.stack
    assert not game.owed
    assert game.winners or script.kit.can_be_drawn(game)
    if script.kit.together:
        assert len(game.winners) in (0, game.seats)
    assert len(set(game.winners)) == len(game.winners)
    assert set(game.winners) <= set(everybody(game)[1:])
    assert game.advance() is None


@examples(30)
@given(scripts(), LENGTHS)
def test_free_deeds_come_to_an_end(script: Script, length: int) -> None:
    """Whoever prefers what brings nothing on runs out of it, and no position comes twice before something has
    happened: else it could come for ever."""
    kit = script.kit
    game = script.after(length)
    numbers = script.numbers()
    for _ in range(6):
        before = kit.progress(game)
        most = kit.lull(game)
        seen = {as_it_lies(game)}
        idle: Game | None = game
        while idle is not None:
            game = idle
            idle = free_deed(script, game, next(numbers), before)
            if idle is not None:
                assert as_it_lies(idle) not in seen
                seen.add(as_it_lies(idle))
                assert len(seen) <= most
        if game.decision is None:
            return
        game.choose(script.pick(game, game.decision, next(numbers)))


def free_deed(script: Script, game: Game, number: int, before: object) -> Game | None:
    """The game after a pick that brings nothing on, if there is one."""
    options = game.decision.options if game.decision is not None else []
    for turned in range(len(options)):
        clone = game.clone()
        clone.choose(options[(number + turned) % len(options)])
        if not clone.over and script.kit.progress(clone) == before:
            return clone
    return None


def as_it_lies(game: Game) -> bytes:
    """A position without what only counts."""
    data = game.to_data()
    del data["unveiled"], data["rng"]
    return encode(data)


@examples(40)
@given(scripts())
def test_cards_are_neither_lost_nor_created(script: Script) -> None:
    game = script.new()
    cards = script.kit.count_cards(game)
    assert cards
    assert min(cards.values()) > 0
    for _ in script.play(game, BOUND):
        assert script.kit.count_cards(game) == cards
    assert script.kit.count_cards(game) == cards


def heard(telling: Teller, game: Game, events: list[Event], seat: Seat) -> tuple[list[Any], list[Any]]:
    """The events and the lines of the log that go over the wire to a seat."""
    told = tell(telling, game, seat, events)
    return told.events, told.log


def happened(game: Game, pick: Pick) -> list[Event] | None:
    """Make a pick and return what happened; None if it unveiled something."""
    unveiled = game.unveiled
    game.events = []
    game.choose(pick)
    return game.events if game.unveiled == unveiled else None


def alike(script: Script, one: list[Any], two: list[Any]) -> bool:
    """Whether a seat hears the same, up to where somebody is asked because of a hand that it cannot see."""
    same = min(len(one), len(two)) if script.kit.asks_by_hand else max(len(one), len(two))
    return one[:same] == two[:same]


def play_on(script: Script, game: Game, picks: int) -> None:
    for _ in script.play(game, picks):
        pass
