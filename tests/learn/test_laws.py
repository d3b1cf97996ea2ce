"""What every game keeps when it is laid out in numbers: nothing hidden gets in, nothing seen gets lost."""

from __future__ import annotations

import ast
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from tests.laws.games import LENGTHS, LUCK, Script, examples, scripts

from fabletop.games import GAMES
from fabletop.games.learning import Layout
from fabletop.kernel import Act, Game, Seat
from fabletop.learn.cells import Printer, fields_of
from fabletop.learn.encoder import Encoder, UnknownVerb, blank, encoder_for, offered

SOURCE = Path(__file__).parents[2] / "src" / "fabletop" / "games"


def encoder_of(script: Script) -> Encoder:
    return encoder_for(script.setup.game, script.setup.seats)


def written(encoder: Encoder, game: Game, seat: Seat) -> tuple[array[float], array[float]]:
    """The observation of a seat, and its options."""
    cells, options = blank(encoder.size), blank(encoder.most_options * encoder.width)
    encoder.write(game, seat, cells, 0, options)
    return cells, options


@examples(30)
@given(scripts(), LENGTHS, LUCK)
def test_games_that_a_seat_cannot_tell_apart_are_the_same_numbers(
    script: Script, length: int, luck: int
) -> None:
    game = script.after(length)
    encoder = encoder_of(script)
    for at in range(game.seats):
        seat = Seat(at)
        assert written(encoder, game.imagine(seat, luck), seat) == written(encoder, game, seat)


@examples(20)
@given(scripts())
def test_the_numbers_change_when_something_seen_changes_and_only_then(script: Script) -> None:
    encoder = encoder_of(script)
    seat = Seat(script.tail % script.setup.seats)
    before: tuple[Any, list[float]] | None = None
    for game in script.along(300, every=3):
        seen = shown(game.view(seat), encoder.layout)
        cells = written(encoder, game, seat)[0][encoder.head :].tolist()
        if before is not None:
            assert (before[0] == seen) == (before[1] == cells)
        before = seen, cells


def shown(value: Any, layout: Layout) -> Any:
    """A view without what its layout leaves out; of a bag, what is in it and not in which order."""
    if isinstance(value, list):
        return [shown(one, layout) for one in value]
    if not isinstance(value, msgspec.Struct):
        return value
    found: dict[str, Any] = {}
    for name in value.__struct_fields__:
        key = f"{type(value).__name__}.{name}"
        inner = getattr(value, name)
        if key in layout.bags:
            found[name] = None if inner is None else sorted(inner)
        elif key not in layout.left_out:
            found[name] = shown(inner, layout)
    return found


@examples(30)
@given(scripts(), LENGTHS)
def test_each_number_that_is_seen_counts(script: Script, length: int) -> None:
    """Positions in a row differ in much at once; here one thing of a view is changed at a time."""
    layout, seats = encoder_of(script).layout, script.setup.seats
    part = Printer(layout, seats).record(layout.view)
    view = script.after(length).view(Seat(0))

    def cells_of(one: Any) -> array[float]:
        cells = blank(part.width)
        part.write(one, cells, 0, 0)
        return cells

    true = cells_of(view)
    unseen = [where for where, other in variants(view, layout, "") if cells_of(other) == true]
    assert unseen == []


def variants(value: Any, layout: Layout, where: str) -> Iterator[tuple[str, Any]]:
    """The same record with one number raised, one flag turned or one entry missing."""
    for name in value.__struct_fields__:
        key, inner = f"{type(value).__name__}.{name}", getattr(value, name)
        if key not in layout.left_out:
            for place, other in changed(inner, key, layout, f"{where}.{name}"):
                yield place, msgspec.structs.replace(value, **{name: other})


def changed(value: Any, key: str, layout: Layout, where: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield where, not value
    elif isinstance(value, int):
        yield where, value + 1
    elif isinstance(value, msgspec.Struct):
        yield from variants(value, layout, where)
    elif isinstance(value, list) and value:
        if key not in layout.by_seat:
            yield f"{where}, the last", value[:-1]
        if key not in layout.bags:
            for place, one in enumerate(value):
                for inside, other in changed(one, "", layout, f"{where}[{place}]"):
                    yield inside, [*value[:place], other, *value[place + 1 :]]


@examples(20)
@given(scripts())
def test_there_is_room_for_everything(script: Script) -> None:
    """A list that is longer than its room would lose what comes last, and a bag what it has no place for."""
    layout = encoder_of(script).layout
    for game in script.along(300, every=5):
        assert list(cramped(game.view(Seat(0)), layout)) == []


def cramped(value: Any, layout: Layout) -> Iterator[str]:
    for name in value.__struct_fields__:
        key, inner = f"{type(value).__name__}.{name}", getattr(value, name)
        if key in layout.left_out:
            continue
        if key in layout.bags and max(inner or [0]) >= layout.bags[key]:
            yield key
        if key in layout.rooms and len(inner or []) > layout.rooms[key]:
            yield key
        for one in inner if isinstance(inner, list) else [inner]:
            if isinstance(one, msgspec.Struct):
                yield from cramped(one, layout)


@examples(20)
@given(scripts(), LENGTHS)
def test_options_are_told_apart(script: Script, length: int) -> None:
    """Whoever is asked sees no two options alike."""
    game = script.after(length)
    encoder = encoder_of(script)
    if game.decision is not None:
        seat = game.decision.seat
        number = len(offered(game.decision, seat))
        rows = np.frombuffer(written(encoder, game, seat)[1], np.float32).reshape(-1, encoder.width)
        assert number == len(game.decision.offers(seat)) > 0
        assert len(np.unique(rows[:number], axis=0)) == number
        assert not rows[number:].any()


# -- layouts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_speaks_only_of_fields_that_there_are(game: str) -> None:
    layout = encoder_for(game, GAMES[game].box.seats[-1]).layout
    there = set(fields_of(layout.view))
    named = {*layout.rooms, *layout.bags, *layout.words, *layout.seats, *layout.by_seat, *layout.left_out}
    assert named - there == set()
    assert set(layout.rooms) & (set(layout.bags) | layout.by_seat) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_has_a_name_of_its_own(game: str) -> None:
    encoder = encoder_for(game, GAMES[game].box.seats[-1])
    assert len(set(encoder.names)) == encoder.size
    assert len(set(encoder.columns)) == encoder.width
    assert len(set(encoder.verbs)) == len(encoder.verbs)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_the_rules_has_a_number(game: str) -> None:
    verbs = encoder_for(game, GAMES[game].box.seats[-1]).verbs
    found = {verb for path in (SOURCE / game).rglob("*.py") for verb in verbs_in(path)}
    assert found - set(verbs) == set()
    assert len(found) > 20


def verbs_in(path: Path) -> Iterator[str]:
    """What is written out as the verb of an act."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "act"
            and node.args
        ):
            for inner in ast.walk(node.args[0]):
                if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                    yield inner.value


def test_a_verb_without_a_number_is_told() -> None:
    encoder = encoder_for("village", 2)
    with pytest.raises(UnknownVerb, match="no verb 'dance'"):
        encoder._features(Act("dance", (), -1), Seat(0))


def test_seats_are_counted_from_the_one_who_looks() -> None:
    game = GAMES["village"].box.new(GAMES["village"].setup(3, 7, "", {"heroes": ["elf", "mage", "dwarf"]}))
    game.advance()
    encoder = encoder_for("village", 3)
    known = encoder.layout.words["Player.hero"]
    heroes = ["elf", "mage", "dwarf"]
    active = game.view(Seat(0)).active
    for at in range(3):
        cells = written(encoder, game, Seat(at))[0]
        assert cells[encoder.cell("active")] == (active - at) % 3
        for place in range(3):
            hero = known.index(heroes[(at + place) % 3]) + 1
            assert cells[encoder.cell(f"players[{place}].hero")] == hero
        # its own hand is seen, those of the others are not
        assert [cells[encoder.cell(f"players[{place}].hand.there")] for place in range(3)] == [1, 0, 0]
