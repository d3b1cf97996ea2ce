"""What a seat is told over the wire: cut to it, and in no language."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from tests.server import memory
from tests.server.told import catalogue, phrase, plain, replay_frames, told_to
from tests.server.unpacking import Unpacker

from fabletop import __version__, ledger
from fabletop.games import BOXES
from fabletop.games.village.events import Rolled
from fabletop.games.village.load import content
from fabletop.games.village.telling import VillageTeller
from fabletop.games.village.testing import card
from fabletop.kernel import NOBODY, Match, Seat, Setup
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Frame, act, pick_to_data
from fabletop.kernel.rng import ANEW, ONE_STREAM
from fabletop.ledger import Language
from fabletop.server.schemas import SentState, read_down
from fabletop.server.table.live import Table
from fabletop.speech import LANGUAGES, Speech
from fabletop.testing import VillageTable

BOX = BOXES["village"]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def new_match(seats: int = 2, seed: int = 5, luck: int = ANEW) -> Match:
    return Match(BOX, Setup("village", seats, seed, options={"heroes": ["random"] * seats}, luck=luck))


def new_table(seats: int = 2, seed: int = 5, version: str = __version__) -> Table:
    """A table in memory, with a person at every seat."""
    return memory.new_table("village", seats, seed, {"heroes": ["random"] * seats}, version)


class Ear(memory.Ear):
    """Somebody who listens in some language."""

    def __init__(self, seat: int, language: Language) -> None:
        super().__init__(seat)
        self.language: str = language

    @property
    def states(self) -> list[dict[str, Any]]:
        """All that was heard, made whole."""
        unpacker = Unpacker()
        return [unpacker.hear(message) for message in self.heard]


def test_only_who_decides_gets_the_options() -> None:
    match = new_match()
    assert match.decision is not None
    asked = match.decision.seat
    mine = told_to(match, asked)["decision"]
    theirs = told_to(match, Seat(1 - asked))["decision"]
    assert mine["mine"]
    assert len(mine["options"]) == len(match.decision.options)
    assert not theirs["mine"]
    assert theirs["options"] == []
    assert "your turn" in phrase(mine["prompt"])
    assert "your" not in phrase(theirs["prompt"])
    assert told_to(match, NOBODY)["decision"]["prompt"] == theirs["prompt"]


def test_players_go_by_their_names_until_they_have_heroes() -> None:
    match = Match(BOX, Setup("village", 2, 5, options={"heroes": ["choose", "choose"]}))
    names = {0: "Maja", 1: "Brannoc"}
    assert match.decision is not None
    asked = match.decision.seat
    before = told_to(match, asked, match.take_events(), names)
    assert names[asked] in phrase(before["decision"]["prompt"])
    told = told_to(match, asked, match.choose(match.decision.options[0]), names)
    lines = [phrase(line["said"]) for line in told["log"]]
    assert any(names[asked] in line for line in lines)
    assert all("Player" not in line for line in lines)


def test_options_say_what_they_are_about() -> None:
    met: dict[str, set[str]] = {}
    for seed in range(8):
        match, luck = new_match(3, seed), random.Random(seed)
        while match.decision is not None and len(match.picks) < 200:
            told = told_to(match, match.decision.seat)
            options = told["decision"]["options"]
            assert [option["pick"] for option in options] == [pick_to_data(o) for o in match.decision.options]
            for option in options:
                met.setdefault(option["verb"], set()).update(option["about"])
                if option["verb"] in ("buy", "tame"):
                    spaces = told["view"]["market"]["spaces"]
                    assert spaces[option["about"]["space"] - 1] == option["about"]["card"]
            offered = match.decision.options
            match.choose(offered[luck.randrange(max(1, len(offered) - 1))])  # rather not the end of a turn
    assert met["play"] == {"card"}
    assert met["buy"] == {"card", "space"}
    assert met["hero"] == {"hero", "seat"}
    assert met["end_turn"] == set()


def test_targets_say_whose_they_are() -> None:
    table = VillageTable("warrior", "elf").hand(0, "sword").acts(0)
    orc = table.g.bring_monster(0, card("orc"), 1)
    table.g.wear(1, card("helmet"))
    slot = table.g.players[1].worn[0].slot
    d = Decision((Seat(0),), "target", [], Frame("village.aim", Seat(0)))
    about = [
        VillageTeller().about(table.g, d, target)
        for target in (act("monster", orc.uid), act("worn", 1, slot))
    ]
    assert about[0] == {"monster": orc.uid, "card": card("orc")}
    assert about[1] == {"seat": 1, "slot": slot, "card": card("helmet")}


def test_a_card_says_whether_it_bars_the_market() -> None:
    printed = catalogue("village")["cards"]
    assert [one["blocks"] for one in printed] == [one.blocks for one in content().cards]
    assert not next(one for one in printed if one["id"] == "giant_turtle")["blocks"]
    assert next(one for one in printed if one["id"] == "goblin")["blocks"]


def test_hands_and_draws_stay_with_their_seat() -> None:
    match = new_match()
    events = match.take_events()
    told = told_to(match, Seat(0), events)
    assert told["view"]["players"][0]["hand"] is not None
    assert told["view"]["players"][1]["hand"] is None
    drawn = [event for event in told["events"] if event["event"] == "Drew"]
    assert [bool(event["cards"]) for event in drawn] == [event["seat"] == 0 for event in drawn]
    looking_on = told_to(match, NOBODY, events)
    assert [player["hand"] for player in looking_on["view"]["players"]] == [None, None]


def test_every_line_of_the_log_says_by_which_rules_it_came_about() -> None:
    match = new_match()
    events = match.take_events()
    for _ in range(40):
        assert match.decision is not None
        events += match.choose(match.decision.options[0])
    lines = told_to(match, NOBODY, events)["log"]
    assert {"Played", "Rolled", "GotGold", "Drew"} <= {line["event"] for line in lines}
    assert all(line["rules"] and all(ledger.find(id) for id in line["rules"]) for line in lines)
    assert all(line["about"]["card"] >= 0 for line in lines if line["event"] == "Played")
    rolls = [event for event in events if isinstance(event, Rolled)]
    assert any(roll.card >= 0 and roll.plus for roll in rolls)


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    table = new_table()
    assert table.state(Seat(0), []).seed is None
    while table.match.decision is not None:
        table.match.choose(table.match.decision.options[-1])
    told = table.state(Seat(0), table.match.take_events())
    assert told.seed == "5"
    assert told.over
    assert told.decision is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_sent_can_be_said_in_every_language(language: Language) -> None:
    match = new_match(4)
    for _ in range(60):
        if match.decision is None:
            break
        asked = match.decision.seat
        told = told_to(match, asked, match.choose(match.decision.options[0]), {0: "Åsa"})
        assert all(phrase(line["said"], language) for line in told["log"])
        decision = told["decision"]
        assert phrase(decision["prompt"], language)
        for option in decision["options"]:
            assert phrase(option["label"], language)
            phrase(option.get("full", ""), language)
            phrase(option.get("hint", ""), language)


def test_all_who_listen_as_one_seat_get_the_same_bytes_whatever_they_speak() -> None:
    """And those of different seats the same lines, where they hear the same."""
    table = new_table()
    ears = [Ear(seat, language) for seat in (0, 1, NOBODY) for language in LANGUAGES]
    table.listeners.extend(ears)
    luck = random.Random(2)
    table.tell([], fresh=True)
    while table.match.decision is not None and len(table.match.picks) < 60:
        table.tell(table.match.choose(luck.choice(table.match.decision.options)))
    for seat in (0, 1, NOBODY):
        one, two, three = (ear.heard for ear in ears if ear.seat == seat)
        assert len(one) > 60
        assert one == two == three
    for states in zip(*(ear.states for ear in ears[::3]), strict=True):
        logs = [state["log"] for state in states]
        open_lines = [[line for line in log if line["event"] not in ("Drew", "Foresaw")] for log in logs]
        assert open_lines[0] == open_lines[1] == open_lines[2]


def test_no_sentence_is_composed_on_the_way_of_a_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    def composes(*_: object, **__: object) -> None:
        raise AssertionError("a sentence is composed")

    monkeypatch.setattr(FluentBundle, "format_pattern", composes)
    monkeypatch.setattr(Speech, "say", composes)
    monkeypatch.setattr(Speech, "phrase", composes)
    table = new_table(4)
    table.listeners.extend(Ear(seat, "sv") for seat in range(-1, 4))
    luck = random.Random(2)
    table.tell([], fresh=True)
    while table.match.decision is not None and len(table.match.picks) < 200:
        table.tell(table.match.choose(luck.choice(table.match.decision.options)))
    assert table.summary().round > 1


def test_what_is_sent_is_what_its_types_say() -> None:
    table = new_table()
    ear = Ear(0, "en")
    table.listeners.append(ear)
    table.tell([], fresh=True)
    told = read_down.decode(ear.heard[0])
    assert isinstance(told, SentState)
    assert plain(told) == json.loads(ear.heard[0])
    assert ear.states[0] == plain(table.state(Seat(0), [], fresh=True))


def test_the_catalogue_names_every_card_and_hero() -> None:
    printed = catalogue("village")
    assert [one["index"] for one in printed["cards"]] == list(range(len(printed["cards"])))
    assert len(printed["heroes"]) == 13
    assert all(len(hero["levels"]) == 3 for hero in printed["heroes"])
    for language in LANGUAGES:
        for one in printed["cards"]:
            texts = [one["name"], one["head"], one["brief"], one["source"], *one["text"]]
            assert all(phrase(text, language) for text in texts)
            assert all(phrase(part["name"], language) for part in one["parts"])
        for hero in printed["heroes"]:
            assert all(phrase(hero[name], language) for name in ("name", "brief", "source"))
            abilities = [one for level in hero["levels"] for one in level["abilities"]]
            assert all(phrase(one[name], language) for one in abilities for name in ("name", "text"))


@pytest.mark.parametrize(("version", "luck"), [("0.2.0", ONE_STREAM), ("0.3.0", ANEW)])
def test_a_table_keeps_the_luck_of_the_version_that_made_it(version: str, luck: int) -> None:
    table = new_table(version=version)
    assert table.setup.luck == luck
    assert Match(BOX, table.setup).game.to_data() == new_match(luck=luck).game.to_data()


@pytest.mark.parametrize("luck", [ONE_STREAM, ANEW])
def test_a_replay_shows_every_public_state(luck: int) -> None:
    match = new_match(luck=luck)
    while match.decision is not None:
        match.choose(match.decision.options[-1])
    frames = replay_frames(json.loads(json.dumps(match.to_data())))
    assert len(frames) == len(match.picks) + 1
    assert frames[-1]["over"]
    assert frames[-1]["view"] == plain(match.game.view(NOBODY))
    assert all(player["hand"] is None for frame in frames for player in frame["view"]["players"])
