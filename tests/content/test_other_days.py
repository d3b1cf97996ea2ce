"""A match goes on under the content that it began with, whatever is in the box today."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from tests.content.other_day import DAYS, OtherDay, number_in, other_day

from fabletop.content import shelf
from fabletop.games import BOXES, GAMES
from fabletop.games.telling import new_texts, said_in, tell
from fabletop.games.village.load import kept_content
from fabletop.kernel import NOBODY, BadSetup, BrokenFile, Match, Seat, Setup
from fabletop.kernel.match import match_from_data
from fabletop.lab.replay import events_of
from fabletop.lab.replay import teller as line_teller
from fabletop.said import keys_in, say
from fabletop.server.table.thoughts import ponder, suggest
from fabletop.server.tellers import teller
from fabletop.server.workers import Workers
from fabletop.speech import LANGUAGES, Speech, files, sources

PICKS = 60


@pytest.fixture(params=sorted(GAMES))
def other(request: pytest.FixtureRequest, tmp_path: Path) -> OtherDay:
    """Another day of each game, on the shelf."""
    found = other_day(request.param, tmp_path, DAYS[request.param].changed)
    shelf.add(found.game, found.hash, found.packed)
    return found


def setups(other: OtherDay) -> tuple[Setup, Setup]:
    """Two matches that differ in nothing but their day."""
    day, game = DAYS[other.game], GAMES[other.game]
    return (
        Setup(other.game, 2, 11, game.usual, day.options, other.hash),
        Setup(other.game, 2, 11, game.usual, day.today),
    )


def play(match: Match, picks: int = PICKS) -> None:
    luck = random.Random(5)
    for _ in range(picks):
        if match.decision is None:
            break
        match.choose(luck.choice(match.decision.options))


def test_every_game_has_a_day() -> None:
    assert set(DAYS) == set(GAMES)


def test_it_plays_by_the_numbers_of_its_day_beside_one_of_today(other: OtherDay) -> None:
    day, box = DAYS[other.game], BOXES[other.game]
    then, today = (box.new(setup) for setup in setups(other))
    assert (day.number(then), day.number(today)) == (day.was, day.now)
    for options, content in ((day.options, ""), (day.today, other.hash)):
        with pytest.raises(BadSetup, match="there is no"):
            box.new(Setup(other.game, 2, 11, GAMES[other.game].usual, options, content))
    explicit = Setup(other.game, 2, 11, GAMES[other.game].usual, day.today, box.content_hash())
    assert box.new(explicit).to_data() == today.to_data()


def test_a_state_comes_back_as_it_was(other: OtherDay) -> None:
    for setup in setups(other):
        match = Match(BOXES[other.game], setup)
        for _ in range(3):
            play(match, PICKS // 3)
            state = json.loads(json.dumps(match.game.to_data()))
            again = match.box.from_data(setup, state)
            assert again.to_data() == match.game.to_data()
            for seat in (NOBODY, Seat(0), Seat(1)):
                assert again.view(seat) == match.game.view(seat)
            assert again.clone().imagine(Seat(0), 3).seats == 2


def test_a_file_keeps_the_content_of_its_match(other: OtherDay, tmp_path: Path) -> None:
    then, today = (Match(BOXES[other.game], setup) for setup in setups(other))
    play(then)
    play(today)
    assert then.to_data()["content"] == other.hash
    assert today.to_data()["content"] == BOXES[other.game].content_hash()
    for match in (then, today):
        again = match_from_data(json.loads(json.dumps(match.to_data())), BOXES)
        assert again.setup == match.setup
        assert again.game.to_data() == match.game.to_data()
        assert again.undo(agreed=True)
        assert again.to_data()["content"] == match.to_data()["content"]
    data = {**then.to_data(), "ruleset": "of tomorrow"}
    with pytest.raises(BrokenFile, match="there is no ruleset 'of tomorrow'"):
        match_from_data(data, BOXES)


def test_an_unknown_content_is_refused(
    other: OtherDay, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = Match(BOXES[other.game], setups(other)[0]).to_data()
    shelf.use(tmp_path / "empty")
    monkeypatch.setattr(shelf, "_sound", set())
    for unknown in (other.hash, "0" * 64, "", "../..", None, 7):
        with pytest.raises(BrokenFile, match="it was played with other content"):
            match_from_data({**data, "content": unknown}, BOXES)
    for unknown in ("0" * 64, "../.."):
        with pytest.raises(BadSetup, match="is not here"):
            BOXES[other.game].new(Setup(other.game, 2, 1, options=DAYS[other.game].today, content=unknown))


# -- what is told -------------------------------------------------------------------------------------------


def in_words(game: str, content: str, key: str) -> dict[str, str]:
    brought = shelf.texts_of(game, content)
    return {
        language: Speech(language, GAMES[game].texts, brought=brought).phrase(say(key))
        for language in LANGUAGES
    }


def test_it_is_told_in_the_words_of_its_day(other: OtherDay) -> None:
    day, today = DAYS[other.game], BOXES[other.game].content_hash()
    assert in_words(other.game, other.hash, day.key) == day.names
    key, name = day.renamed
    assert in_words(other.game, other.hash, key)["en"] == name
    assert in_words(other.game, today, key)["en"] not in (name, key)
    assert not Speech("en", GAMES[other.game].texts).has(day.key)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_texts_are_told_apart_as_they_are_read(game: str) -> None:
    """Cut out of their files, they mean what they mean there."""
    apart = {**sources(GAMES[game].texts, seen=False), **sources(GAMES[game].texts, seen=True)}
    for language in LANGUAGES:
        for path in files(GAMES[game].texts, language):
            for entry in FluentResource(path.read_text("utf-8")).body:
                if isinstance(entry, Message):
                    (alone,) = FluentResource(apart[entry.id.name][language]).body
                    assert alone.equals(entry, ignored_fields=["span", "comment"])


def test_the_catalogue_is_that_of_its_day_and_brings_its_words_along(other: OtherDay) -> None:
    day = DAYS[other.game]
    then = teller(other.game, content=other.hash).catalogue()
    assert then.content == other.hash
    assert say(day.key) in keys_of(then)
    texts = {text.key: text.source for text in then.texts}
    assert set(texts) >= {day.key, day.renamed[0]}
    assert {language: first_line(texts[day.key][language]) for language in LANGUAGES} == day.names
    for content in ("", BOXES[other.game].content_hash()):
        today = teller(other.game, content=content).catalogue()
        assert today.content == BOXES[other.game].content_hash()
        assert today.texts == []
        assert say(day.key) not in keys_of(today)


def first_line(source: str) -> str:
    return source.partition(" = ")[2].partition("\n")[0]


def keys_of(record: Any) -> list[Any]:
    """All messages in a record."""
    if isinstance(record, msgspec.Struct):
        return [said for name in record.__struct_fields__ for said in keys_of(getattr(record, name))]
    if isinstance(record, list):
        return [said for one in record for said in keys_of(one)]
    return [record]


def test_what_its_seats_are_told_needs_no_text_that_nobody_has(
    other: OtherDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the pages ship, what the catalogue brings and what came over the line is all that is needed."""
    setup, of_today = setups(other)
    telling = teller(other.game, {1: "Åsa"}, other.hash)
    shipped = shipped_keys(other.game)
    match = Match(BOXES[other.game], setup)
    known = set(shipped)
    luck, events = random.Random(8), match.take_events()
    for _ in range(PICKS):
        told = tell(telling, match.game, Seat(0), events)
        known |= {text.key for text in told.texts}
        assert needed(told) <= known
        if match.decision is None:
            break
        events = match.choose(luck.choice(match.decision.options))
    print_all_of(match, monkeypatch)
    today = Match(BOXES[other.game], of_today)
    told = tell(teller(other.game), today.game, Seat(0), today.take_events())
    assert not {DAYS[other.game].key, DAYS[other.game].renamed[0]} & {text.key for text in told.texts}


def shipped_keys(game: str) -> set[str]:
    return set(sources(GAMES[game].texts, seen=False))


def needed(told: Any) -> set[str]:
    return {key for said in said_in(told.printed, told.decision, told.log) for key in keys_in(said)}


def print_all_of(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the log can be printed; a key that stands in no file is an error here."""
    monkeypatch.setattr(Speech, "strict", True)
    for language in LANGUAGES:
        said = line_teller(match, language)
        for _, event in events_of(match):
            assert said(event)


def test_what_comes_to_be_seen_is_of_its_day_too(tmp_path: Path) -> None:
    """A legend that is gone today has its title, and its end is told in its own words when it is reached."""
    other = other_day("andor", tmp_path, DAYS["andor"].changed)
    shelf.add("andor", other.hash, other.packed)
    match = Match(BOXES["andor"], setups(other)[0])
    assert match.game.view(NOBODY).title == say("legend-18")
    telling = teller("andor", content=other.hash)
    printed = telling.printed(match.game, [("endings", 1)])
    assert [ending.text for ending in printed["endings"]] == [say("legend-18-won")]
    (text,) = new_texts(telling.hidden, frozenset(), printed, None, [])
    assert text.key == "legend-18-won"
    assert set(text.source) == set(LANGUAGES)
    assert "legend-18-won" not in {one.key for one in telling.catalogue().texts}, (
        "it would be known beforehand"
    )


# -- elsewhere --------------------------------------------------------------------------------------------


def test_a_worker_plays_by_it_too(other: OtherDay) -> None:
    day = DAYS[other.game]

    async def ask() -> None:
        workers = Workers(1)
        try:
            for setup, number in zip(setups(other), (day.was, day.now), strict=True):
                match = Match(BOXES[other.game], setup)
                state = match.game.to_data()
                assert await workers.run(number_in, setup, state) == (number, number)
                assert match.decision is not None
                seat = match.decision.seats[0]
                pick = await workers.run(ponder, setup, state, "greedy", seat, 0)
                assert pick == ponder(setup, state, "greedy", seat, 0)
                assert await workers.run(suggest, setup, state, {}, seat, 0) == suggest(
                    setup, state, {}, seat, 0
                )
        finally:
            workers.close()

    asyncio.run(ask())


def test_what_is_remembered_of_other_days_has_an_end(tmp_path: Path) -> None:
    """More days than are kept in memory, and the first of them is still right."""
    game = "village"
    days = []
    for n in range(shelf.CONTENTS_KEPT + 1):

        def changed(folder: Path, n: int = n) -> None:
            path = folder / "heroes.yaml"
            path.write_text(path.read_text("utf-8").replace("life: 45\n", f"life: {60 + n}\n"), "utf-8")

        found = other_day(game, tmp_path / str(n), changed)
        shelf.add(game, found.hash, found.packed)
        days.append(found)
    for n, found in [*enumerate(days), (0, days[0])]:
        setup = Setup(game, 2, 1, options={"heroes": ["barbarian", "elf"]}, content=found.hash)
        assert BOXES[game].new(setup).players[0].life == 60 + n  # type: ignore[attr-defined]
    assert kept_content.cache_info().currsize <= shelf.CONTENTS_KEPT
