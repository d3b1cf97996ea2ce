"""Heroes over the wire: tables as wished for, and everything that a seat is told of a combat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.playing import BOT, ME, running, settings_in
from tests.server.told import catalogue, replay_frames, told_to

from fabletop.games import BOXES
from fabletop.games.records import Decision, LogLine
from fabletop.kernel import NOBODY, Match, Seat, Setup
from fabletop.ledger import Language
from fabletop.server.schemas import HeroesCatalogue, TableSummary
from fabletop.server.speakers import LINES_KEPT
from fabletop.server.speakers.heroes import HeroesSpeaker
from fabletop.speech import LANGUAGES, Speech

LEAVING = ("surrender", "retreat", "withdraw")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[httpx.Client]:
    settings = settings_in(tmp_path_factory.mktemp("heroes"), backend)
    with running(settings) as address, httpx.Client(base_url=f"http://{address}") as made:
        yield made


# -- before the table --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([ME, BOT], {}),
        ([ME, BOT], {"level": 2, "siege": True, "armies": "random"}),
        ([ME], {"mode": "guards", "difficulty": "hard"}),
        ([ME, BOT], {"mode": "guards"}),
        ([ME], {"mode": "ai", "skill": "archery", "armies": "random"}),
    ],
)
def test_a_table_of_heroes_is_made_as_wished_for(
    client: httpx.Client, seats: list[dict[str, str]], options: dict[str, object]
) -> None:
    wished = {"game": "heroes", "options": options, "seats": [{**seat, "hero": ""} for seat in seats]}
    made = client.post("/api/tables", json=wished)
    assert made.status_code == 201, made.text
    summary = msgspec.convert(client.get(f"/api/tables/{made.json()['id']}").json(), TableSummary)
    assert summary.game == "heroes"
    assert len(summary.seats) == len(seats)


def test_what_does_not_go_together_is_refused_with_its_rule(client: httpx.Client) -> None:
    wished = {"game": "heroes", "options": {"mode": "guards", "siege": True}, "seats": [{"kind": "me"}]}
    refused = client.post("/api/tables", json=wished)
    assert refused.status_code == 422
    assert refused.json()["rule"] == "heroes.siege.010"


# -- at the table ------------------------------------------------------------------------------------------


def new_match(seed: int, seats: int = 2, **options: Any) -> Match:
    return Match(BOXES["heroes"], Setup("heroes", seats, seed, "retail", {"armies": "random", **options}))


def pick_from(match: Match, luck: random.Random) -> Any:
    """Rather anything than to leave, so that there is a fight."""
    assert match.decision is not None
    options = match.decision.options
    return luck.choice([one for one in options if getattr(one, "verb", "") not in LEAVING] or options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (2, {"siege": True}), (1, {"mode": "ai"}), (2, {"mode": "guards"})]
)
def test_a_whole_combat_is_told_by_the_schemas(
    seats: int, options: dict[str, Any], language: Language
) -> None:
    met: set[str] = set()
    for seed in (7, 8):
        met |= told_by_the_schemas(new_match(seed, seats, **options), language)
    assert {"attack", "move"} <= met


def told_by_the_schemas(match: Match, language: Language) -> set[str]:
    """Play a match to its end and check what every seat is told; the verbs that were on offer."""
    luck = random.Random(7)
    events = match.take_events()
    met: set[str] = set()
    seats = match.setup.seats
    while match.decision is not None:
        for seat in (NOBODY, *(Seat(n) for n in range(seats))):
            told = told_to(match, seat, events, language=language)
            decision = msgspec.convert(told["decision"], Decision)
            for line in told["log"]:
                msgspec.convert(line, LogLine)
            assert decision.prompt
            assert bool(decision.options) == (seat in match.decision.seats)
            met.update(option.verb for option in decision.options)
            for option in decision.options:
                about = option.about
                assert (option.detail is not None) >= (option.verb == "attack")
                assert option.verb != "move" or about["space"] == about["id"]
                assert option.verb != "attack" or about["unit"] == about["id"]
        events = match.choose(pick_from(match, luck))
    return met


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speaker_that_remembers_says_what_a_new_one_says(language: Language) -> None:
    """Over several games of unlike kinds that one speaker tells."""
    said = HeroesSpeaker(language, {})
    for seed, (seats, options) in enumerate([(2, {}), (1, {"mode": "ai"}), (1, {"mode": "guards"}), (2, {})]):
        match, luck = new_match(seed, seats, **options), random.Random(seed)
        events = match.take_events()
        for _ in range(80):
            for seat in (Seat(0), NOBODY):
                heard = [cut for event in events if (cut := event.cut(seat)) is not None]
                assert said.log(match.game, heard) == HeroesSpeaker(language, {}).log(match.game, heard)
                assert len(said.lines) <= LINES_KEPT
            if match.decision is None:
                break
            events = match.choose(pick_from(match, luck))


def test_a_hand_stays_with_its_seat() -> None:
    match = new_match(3, heroes=["catherine", "sandro"])
    events = match.take_events()
    told = told_to(match, Seat(0), events)
    assert told["view"]["players"][0]["cards"] is not None
    assert told["view"]["players"][1]["cards"] is None
    drawn = [event for event in told["events"] if event["event"] == "Drew"]
    assert all(bool(event["cards"]) == (event["seat"] == 0) for event in drawn)


def test_a_finished_combat_is_told_again_for_everybody() -> None:
    match, luck = new_match(5), random.Random(5)
    while match.decision is not None:
        match.choose(pick_from(match, luck))
    frames = replay_frames(match.to_data(), "en")
    assert len(frames) == len(match.picks) + 1
    assert frames[-1]["over"]
    assert frames[-1]["winners"] == list(match.game.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_is_in_the_catalogue(language: Language) -> None:
    printed = HeroesCatalogue.model_validate(catalogue("heroes", language))
    griffins = next(unit for unit in printed.units if unit.id == "castle.griffins")
    assert [face.attack for face in griffins.faces] == [2, 3]
    assert griffins.faces[0].powers[0].id == "tireless"
    arrow = next(card for card in printed.cards if card.id == "magic_arrow")
    assert [use.timing for use in arrow.uses] == ["activation", "instant"]
    assert all(hero.statistics and hero.text for hero in printed.heroes)
    assert all(card.text for card in printed.ai_cards)
