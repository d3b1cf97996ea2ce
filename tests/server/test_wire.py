"""What a seat is told over the wire: cut to it, and in its language."""

from __future__ import annotations

import json

import pytest

from fabletop import ledger
from fabletop.games import BOXES
from fabletop.games.village.events import Rolled
from fabletop.games.village.load import content
from fabletop.kernel import NOBODY, Match, Seat, Setup
from fabletop.ledger import Language
from fabletop.server.wire import catalogue, replay_frames, state_of
from fabletop.words import LANGUAGES

BOX = BOXES["village"]


def new_match(seats: int = 2, seed: int = 5) -> Match:
    return Match(BOX, Setup("village", seats, seed, options={"heroes": ["random"] * seats}))


def test_only_who_decides_gets_the_options() -> None:
    match = new_match()
    assert match.decision is not None
    asked = match.decision.seat
    mine = state_of(match, asked, "en", [])["decision"]
    theirs = state_of(match, Seat(1 - asked), "en", [])["decision"]
    assert mine["mine"]
    assert len(mine["options"]) == len(match.decision.options)
    assert not theirs["mine"]
    assert theirs["options"] == []
    assert "your turn" in mine["prompt"]
    assert "your" not in theirs["prompt"]
    assert state_of(match, NOBODY, "en", [])["decision"]["prompt"] == theirs["prompt"]


def test_players_go_by_their_names_until_they_have_heroes() -> None:
    match = Match(BOX, Setup("village", 2, 5, options={"heroes": ["choose", "choose"]}))
    names = {0: "Maja", 1: "Brannoc"}
    assert match.decision is not None
    asked = match.decision.seat
    before = state_of(match, asked, "en", match.take_events(), names)
    assert names[asked] in before["decision"]["prompt"]
    told = state_of(match, asked, "en", match.choose(match.decision.options[0]), names)
    assert any(names[asked] in line["text"] for line in told["log"])
    assert all("Player" not in line["text"] for line in told["log"])


def test_a_card_says_whether_it_bars_the_market() -> None:
    printed = catalogue("village", "en")["cards"]
    assert [card["blocks"] for card in printed] == [card.blocks for card in content().cards]
    assert not next(card for card in printed if card["id"] == "giant_turtle")["blocks"]
    assert next(card for card in printed if card["id"] == "goblin")["blocks"]


def test_hands_and_draws_stay_with_their_seat() -> None:
    match = new_match()
    events = match.take_events()
    told = state_of(match, Seat(0), "en", events)
    assert told["view"]["players"][0]["hand"] is not None
    assert told["view"]["players"][1]["hand"] is None
    drawn = [event for event in told["events"] if event["event"] == "Drew"]
    assert [bool(event["cards"]) for event in drawn] == [event["seat"] == 0 for event in drawn]
    looking_on = state_of(match, NOBODY, "en", events)
    assert [player["hand"] for player in looking_on["view"]["players"]] == [None, None]


def test_every_line_of_the_log_says_by_which_rules_it_came_about() -> None:
    match = new_match()
    events = match.take_events()
    for _ in range(40):
        assert match.decision is not None
        events += match.choose(match.decision.options[0])
    lines = state_of(match, NOBODY, "en", events)["log"]
    assert {"Played", "Rolled", "GotGold", "Drew"} <= {line["event"] for line in lines}
    assert all(line["rules"] and all(ledger.find(id) for id in line["rules"]) for line in lines)
    rolls = [event for event in events if isinstance(event, Rolled)]
    assert any(roll.card >= 0 and roll.plus for roll in rolls)


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    match = new_match()
    assert state_of(match, Seat(0), "en", [])["seed"] is None
    while match.decision is not None:
        match.choose(match.decision.options[-1])
    told = state_of(match, Seat(0), "en", match.take_events())
    assert told["seed"] == "5"
    assert told["over"]
    assert told["decision"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_sent_in_every_language(language: Language) -> None:
    match = new_match(4)
    for _ in range(60):
        if match.decision is None:
            break
        asked = match.decision.seat
        events = match.choose(match.decision.options[0])
        sent = json.loads(json.dumps(state_of(match, asked, language, events, {0: "Åsa"})))
        assert all(line["text"] for line in sent["log"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_names_every_card_and_hero(language: Language) -> None:
    printed = catalogue("village", language)
    assert json.loads(json.dumps(printed)) == printed
    assert all(card["name"] and card["brief"] is not None for card in printed["cards"])
    assert [card["index"] for card in printed["cards"]] == list(range(len(printed["cards"])))
    assert len(printed["heroes"]) == 13
    assert all(len(hero["levels"]) == 3 for hero in printed["heroes"])


def test_a_replay_shows_every_public_state() -> None:
    match = new_match()
    while match.decision is not None:
        match.choose(match.decision.options[-1])
    frames = replay_frames(json.loads(json.dumps(match.to_data())), "sv")
    assert len(frames) == len(match.picks) + 1
    assert frames[-1]["over"]
    assert all(player["hand"] is None for frame in frames for player in frame["view"]["players"])
