"""Andor over the wire: what everybody knows and nobody may know yet, and deeds out of turn."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle
from tests.server.playing import BOT, Browser, make_table, running, settings_in, sit_down, whole_replay
from tests.server.told import catalogue, phrase, plain, replay_frames, told_to

from fabletop.games import BOXES
from fabletop.games.andor import Andor, content
from fabletop.games.andor.catalogue.records import AndorCatalogue, AndorPrinted
from fabletop.games.andor.day.forecast import foresee
from fabletop.games.andor.defs import COLLAPSE, MOVE_WARGORS, NONE, SYMBOL_COUNT, WARGOR, WATERSKIN
from fabletop.games.andor.load import FOLDER
from fabletop.games.andor.view import AndorView
from fabletop.games.records import Decision, LogLine
from fabletop.kernel import NOBODY, Match, Seat, Setup
from fabletop.kernel.frame import Frame
from fabletop.ledger import Language
from fabletop.said import keys_in, said_from_data
from fabletop.server.answers import encode
from fabletop.server.schemas import GameInfo, TableSummary
from fabletop.speech import LANGUAGES, Speech, seen_texts

ME = {"kind": "me"}
OPEN = {"kind": "open"}
TWO = ["thorn", "chada"]
CARDS = FOLDER / "text"
HIDDEN = seen_texts(CARDS)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[str]:
    with running(settings_in(tmp_path_factory.mktemp("andor"), backend)) as found:
        yield found


def new_match(legend: int = 11, seats: int = 2, seed: int = 5, heroes: list[str] | None = None) -> Match:
    options = {"legend": legend, "heroes": heroes or TWO}
    return Match(BOXES["andor"], Setup("andor", seats, seed, options=options))


def keys_of(told: Any) -> set[str]:
    """The keys of all texts that are named anywhere in what was told."""
    if isinstance(told, dict):
        return {key for one in told.values() for key in keys_of(one)}
    if not isinstance(told, list):
        return set()
    if told and isinstance(told[0], str) and len(told) in (1, 2):
        return set(keys_in(said_from_data(told))) if len(told) == 1 or isinstance(told[1], dict) else set()
    return {key for one in told for key in keys_of(one)}


def game_of(match: Match) -> Andor:
    assert isinstance(match.game, Andor)
    return match.game


# -- before the table --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([ME], {}),
        ([ME], {"legend": 12, "heroes": ["mairen", "pasco", "eara", "bait"], "grades": [1, 2]}),
        ([ME, BOT, OPEN], {"legend": 17, "heroes": ["kram", "chada", "thorn"]}),
    ],
)
def test_a_table_is_made_as_wished_for(
    address: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    wished = {"game": "andor", "options": options, "seats": [{**seat, "hero": ""} for seat in seats]}
    made = httpx.post(f"http://{address}/api/tables", json=wished)
    assert made.status_code == 201, made.text
    found = httpx.get(f"http://{address}/api/tables/{made.json()['id']}").json()
    summary = msgspec.convert(found, TableSummary)
    assert summary.round in (0, 1)  # a card may ask for something before the first day
    assert [seat.hero for seat in summary.seats] == options.get("heroes", ["thorn"])[: len(seats)]


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"legend": 18}, "andor.overview.020"),
        ({"heroes": ["thorn", "mairen"]}, "andor.component.040"),
        ({"legend": 11, "grades": [1]}, "andor.difficulty.010"),
    ],
)
def test_what_the_box_does_not_hold_is_refused(address: str, options: dict[str, Any], rule: str) -> None:
    wished = {"game": "andor", "options": options, "seats": [ME]}
    refused = httpx.post(f"http://{address}/api/tables", json=wished)
    assert refused.status_code == 422
    assert refused.json()["rule"] == rule


def test_the_lobby_knows_the_legends_and_the_heroes(address: str) -> None:
    games = [GameInfo.model_validate(one) for one in httpx.get(f"http://{address}/api/games").json()]
    andor = next(game for game in games if game.name == "andor")
    legend = next(option for option in andor.options if option.name == "legend")
    assert (legend.kind, legend.choices) == ("text", list(content().legends))
    assert andor.seats == [1, 2, 3, 4]
    assert {hero.id for hero in andor.heroes} >= {"thorn", "mairen", "kram", "bait"}
    assert {option.name for option in andor.options} == {"legend", "heroes", "grades"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_has_its_words(language: Language) -> None:
    printed = msgspec.convert(catalogue("andor"), AndorCatalogue)
    assert [len(board.fields) for board in printed.boards] == [85, 58]
    assert all(
        phrase(one, language, "andor") for legend in printed.legends for one in (legend.name, legend.text)
    )
    assert all(phrase(item.text, language, "andor") for item in printed.items)
    assert all(phrase(one, language, "andor") for hero in printed.heroes for one in hero.abilities)


def test_the_catalogue_needs_no_text_that_is_not_shipped() -> None:
    assert [key for key in keys_of(catalogue("andor")) if key in HIDDEN] == []


# -- what nobody may know ----------------------------------------------------------------------------------


@pytest.mark.parametrize("legend", content().legends)
def test_nothing_unread_unseen_or_undrawn_is_told(legend: int) -> None:
    match = new_match(legend, heroes=["thorn", "chada", "kram"])
    luck = random.Random(legend)
    events = match.take_events()
    for _ in range(60):
        if match.decision is None:
            break
        for seat in (0, 1, NOBODY):
            told = told_to(match, Seat(seat), events)
            check(game_of(match), told)
        events = match.choose(luck.choice(match.decision.options))


def check(g: Andor, told: dict[str, Any]) -> None:
    view = msgspec.convert(told["view"], AndorView)
    printed = msgspec.convert(told["printed"], AndorPrinted)
    msgspec.convert(told["decision"], Decision)
    for line in told["log"]:
        msgspec.convert(line, LogLine)
    said = json.dumps(told, ensure_ascii=False)
    words = Speech("en", CARDS)
    for card in g.legend.cards:
        read = bool(g.cards_read >> card.index & 1)
        assert read == (card.index in view.cards) == (card.index in {one.index for one in printed.cards})
        text = words.say(f"card-{card.id}".replace("_", "-").replace(".", "-") + ".text")
        assert read or text not in said, card.id
    seen = {*g.event_pile, *g.peeked}
    assert {event.index for event in printed.events} == seen
    for event in g.legend.events:
        if event.index not in seen:
            assert words.say(f"event-{event.id}".replace("_", "-") + ".text") not in said
    for token, one in zip(g.tokens, view.tokens, strict=True):
        assert (one.kind, one.field, one.open) == (token.kind, token.field, token.open)
        assert one.face is None or token.open
    assert {face.index for face in printed.faces} == {t.face for t in g.tokens if t.open} - {NONE}
    assert [goal.index for goal in view.goals] == [goal.index for goal in printed.goals]
    assert all(g.open_goals >> goal.index & 1 for goal in view.goals)
    assert view.rules == [rule.index for rule in printed.rules]
    assert [kind.index for kind in view.kinds] == [kind.index for kind in printed.kinds]


def test_a_hidden_goal_is_told_as_soon_as_it_opens() -> None:
    match = new_match(15)
    g = game_of(match)
    tower = next(goal for goal in g.legend.goals if goal.hidden)

    def told() -> list[int]:
        view = msgspec.convert(told_to(match, Seat(0))["view"], AndorView)
        return [goal.index for goal in view.goals]

    assert tower.index not in told()
    g.open_goals |= 1 << tower.index
    assert tower.index in told()


def test_all_event_cards_that_were_looked_at_are_put_into_words() -> None:
    match = new_match(12)
    g = game_of(match)
    g.peeked = g.event_deck[::-1][:3]
    told = told_to(match, NOBODY)
    assert tuple(msgspec.convert(told["view"], AndorView).peeked) == g.peeked
    check(g, told)


def test_a_finished_legend_is_told_again() -> None:
    match = new_match(12)
    luck = random.Random(1)
    while match.decision is not None and len(match.picks) < 2000:
        match.choose(luck.choice(match.decision.options))
    frames = replay_frames(match.to_data())
    assert frames[-1]["over"]
    (ending,) = frames[-1]["printed"]["endings"]
    assert phrase(ending["text"], "sv", "andor")
    texts = [text["key"] for frame in frames for text in frame["texts"]]
    assert len(texts) == len(set(texts))
    assert [key for key in keys_of(frames) if key in HIDDEN and key not in texts] == []
    told = [(name, one["index"]) for frame in frames for name, new in frame["printed"].items() for one in new]
    assert len(told) == len(set(told))
    assert {n for name, n in told if name == "cards"} >= set(frames[-1]["view"]["cards"])


def test_texts_that_are_not_shipped_are_told_in_every_language_and_no_other() -> None:
    match = new_match(12)
    luck = random.Random(5)
    events = match.take_events()
    for _ in range(80):
        if match.decision is None:
            break
        told = told_to(match, Seat(0), events)
        named = {key for key in keys_of(told) if key in HIDDEN}
        assert {text["key"] for text in told["texts"]} == named
        assert all(text["source"] == HIDDEN[text["key"]] for text in told["texts"])
        assert all(set(text["source"]) == set(LANGUAGES) for text in told["texts"])
        events = match.choose(luck.choice(match.decision.options))


def test_no_sentence_is_composed_on_the_way_of_a_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    def composes(*_: object, **__: object) -> None:
        raise AssertionError("a sentence is composed")

    for name in ("say", "phrase"):
        monkeypatch.setattr(Speech, name, composes)
    monkeypatch.setattr(FluentBundle, "format_pattern", composes)
    match = new_match(14)
    luck = random.Random(2)
    events = match.take_events()
    while match.decision is not None and len(match.picks) < 150:
        for seat in (0, 1, NOBODY):
            told_to(match, Seat(seat), events)
        events = match.choose(luck.choice(match.decision.options))
    assert game_of(match).day > 1


# -- each text once ----------------------------------------------------------------------------------------


def test_a_text_goes_over_a_line_once_and_again_with_a_fresh_state(address: str) -> None:
    """Whatever the view names has been put into words by then: for who plays, who comes late, and in
    another language."""
    table, token = make_table(address, ME, game="andor", options={"legend": 12, "heroes": TWO})

    def told(state: dict[str, Any]) -> set[tuple[str, int]]:
        msgspec.convert(state["printed"], AndorPrinted)
        return {(name, one["index"]) for name, found in state["printed"].items() for one in found}

    def named(state: dict[str, Any]) -> set[tuple[str, int]]:
        view = msgspec.convert(state["view"], AndorView)
        return {
            *(("cards", n) for n in view.cards),
            *(("rules", n) for n in view.rules),
            *(("kinds", kind.index) for kind in view.kinds),
            *(("goals", goal.index) for goal in view.goals),
            *(("events", n) for n in (*view.event_pile, *view.peeked)),
            *(("faces", token.face) for token in view.tokens if token.face is not None),
            *([("endings", int(view.won))] if view.over else []),
        }

    async def play() -> None:
        async with Browser(address, table, token) as me:
            await me.play(random.Random(3), most=60)
            known: set[tuple[str, int]] = set()
            again = 0
            for state in (one for one in me.heard if one["type"] == "state"):
                assert not told(state) & known
                known |= told(state)
                assert named(state) <= known
                again += bool(told(state))
            assert again > 1  # something new was seen on the way
            async with Browser(address, table) as late:
                assert told(late.state) == named(me.state)
            async with Browser(address, table, token, "sv") as swedish:
                assert told(swedish.state) == named(swedish.state)
                texts, spoken = swedish.state["texts"], late.state["texts"]
                assert [text["key"] for text in texts] == [text["key"] for text in spoken] != []
                assert all(set(text["source"]) == {"sv"} for text in texts)
                await swedish.say(type="language", language="en")
                assert (await swedish.until("texts"))["texts"] == spoken
                assert all(text["source"] == {"en": HIDDEN[text["key"]]["en"]} for text in spoken)

    asyncio.run(play())


# -- ways and the sunrise ----------------------------------------------------------------------------------


def test_a_way_is_told_with_its_hours_and_its_price() -> None:
    match = new_match(seats=1)
    options = told_to(match, Seat(0))["decision"]["options"]
    ways = {option["about"]["field"]: option["detail"] for option in options if option["verb"] == "go"}
    assert ways[202] == {"path": [201, 202], "hours": 1, "willpower": 0}
    far = max(ways.values(), key=lambda way: way["hours"])
    assert far["hours"] == len(far["path"]) - 1 == 10
    assert far["willpower"] == 6  # three hours of overtime at 2 each


def test_the_forecast_is_what_happens_if_nothing_comes_between() -> None:
    match = new_match()
    g = game_of(match)
    g.base = 203
    g.enabled = (1 << SYMBOL_COUNT) - 1
    first, second = g.add_foe(WARGOR, 214), g.add_foe(WARGOR, 216)
    moves = {(move.symbol, move.uid): (move.origin, move.field) for move in foresee(g)}
    assert moves[MOVE_WARGORS, first] == (214, 215)
    assert moves[MOVE_WARGORS, second] == (216, 204)
    ends = [move for move in foresee(g) if move.uid == second]
    assert (ends[-1].field, ends[-1].end) == (203, "shield")
    assert {foe.uid: foe.field for foe in g.foes} == {first: 214, second: 216}  # nothing has moved
    assert g.shielded == ()


# -- out of turn -------------------------------------------------------------------------------------------


def test_free_deeds_are_offered_to_their_own_seat_alone() -> None:
    match = new_match()
    g = game_of(match)
    asked = Seat(g.heroes[g.turn].seat)
    other = Seat(1 - asked)
    for hero in g.heroes:
        hero.bag = (WATERSKIN,)
    g.decision = None  # ask again, now that there is something to drop
    g.stack[-1:] = [Frame("andor.turn", asked, (g.turn,))]
    g.advance()
    mine = told_to(match, asked)["decision"]
    theirs = told_to(match, other)["decision"]
    lookers = told_to(match, NOBODY)["decision"]
    assert (mine["asked"], mine["mine"]) == (True, True)
    assert (theirs["asked"], theirs["mine"]) == (False, True)
    assert (lookers["asked"], lookers["mine"], lookers["options"]) == (False, False, [])
    heroes = {option["about"]["actor"] for option in theirs["options"]}
    assert {g.heroes[h].seat for h in heroes} == {other}
    assert all(g.heroes[option["about"]["actor"]].seat == asked for option in mine["options"])


@pytest.mark.parametrize(
    ("key", "carried", "hero"),
    [
        ("andor.shoot_again", (1,), "chada"),
        ("andor.stop_event", (3, 1), "chada"),
        ("andor.turn", (0,), "thorn"),
    ],
)
def test_the_hero_who_must_answer_is_named_whosever_turn_it_is(
    key: str, carried: tuple[int, ...], hero: str
) -> None:
    match = new_match(seats=1)
    g = game_of(match)
    assert g.turn == 0
    g.decision = None
    g.stack[-1:] = [Frame(key, Seat(0), carried)]
    g.advance()
    decision = told_to(match, Seat(0))["decision"]
    assert decision["about"]["hero"] == hero
    assert hero.title() in phrase(decision["prompt"], game="andor")


def test_a_free_deed_out_of_turn_is_taken_from_its_owner_and_refused_from_others(address: str) -> None:
    """The heroes of legend 12 start with something to leave behind."""
    table, token = make_table(address, ME, OPEN, game="andor", options={"legend": 12, "heroes": TWO})
    other_token = sit_down(address, table, 1)

    async def play() -> None:
        async with Browser(address, table, token) as one, Browser(address, table, other_token) as two:
            asked, waits = (one, two) if one.state["decision"]["asked"] else (two, one)
            drop = next(o for o in waits.state["decision"]["options"] if o["verb"] == "drop")
            seq = asked.state["seq"]
            await asked.pick(drop["pick"])
            assert (await asked.until("refused"))["seq"] == seq
            go = next(o for o in asked.state["decision"]["options"] if o["verb"] == "go")
            await waits.pick(go["pick"])
            await waits.until("refused")
            await waits.pick(drop["pick"])
            await asked.until_seq(seq + 1)
            await waits.until_seq(seq + 1)
            hero = waits.state["view"]["heroes"][drop["about"]["actor"]]
            assert drop["about"]["item"] not in hero["bag"]
            assert asked.state["decision"]["asked"]  # the turn goes on

    asyncio.run(play())


def test_bots_play_a_legend_to_its_end(address: str) -> None:
    table, _ = make_table(address, BOT, BOT, game="andor", options={"legend": 12, "heroes": TWO})
    until = time.monotonic() + 60
    while httpx.get(f"http://{address}/api/fair/{table}").json()["seed"] is None:
        assert time.monotonic() < until, "the bots do not finish"
        time.sleep(0.05)
    replay = whole_replay(address, table)
    assert replay["frames"][-1]["over"]


# -- small states ------------------------------------------------------------------------------------------


def test_an_option_says_nothing_twice() -> None:
    """The rules about options stand once with the question, and a label that says it all stands alone."""
    decision = told_to(new_match(12, seats=1), Seat(0))["decision"]
    verbs = {option["verb"] for option in decision["options"]}
    assert set(decision["cited"]) <= verbs
    assert "andor.move.010" in decision["cited"]["go"]
    for option in decision["options"]:
        assert "rules" not in option
        assert option.get("full") != option["label"]
    assert len(encode(decision)) / len(decision["options"]) < 300


# -- how one loses -----------------------------------------------------------------------------------------


def losses(match: Match) -> dict[str, dict[str, Any]]:
    view = msgspec.convert(told_to(match, Seat(0))["view"], AndorView)
    known = [{name: told for name, told in plain(one).items() if told is not None} for one in view.losses]
    return {one["kind"]: one for one in known}


def test_every_way_to_lose_is_told_and_how_near_it_is() -> None:
    match = new_match(12)
    g = game_of(match)
    assert list(losses(match)) == ["narrator_at", "no_free_shield", "tokens_left_below"]
    assert losses(match)["narrator_at"] == {"kind": "narrator_at", "n": 13, "left": 13}
    g.narrator = 4
    g.shielded = (WARGOR,)
    assert losses(match)["narrator_at"]["left"] == 9
    assert losses(match)["no_free_shield"]["left"] == g.shield_count - 1
    before = losses(match)["tokens_left_below"]
    farmer = next((field, item) for field, item in g.lying if item == before["item"])
    g.lift(*farmer)
    assert losses(match)["tokens_left_below"]["left"] == max(0, before["left"] - 1)


def test_a_foe_that_nobody_has_seen_is_named_by_no_way_to_lose() -> None:
    match = new_match(14)
    g = game_of(match)
    assert "figure_at" not in losses(match)
    nomion = g.legend.foe("nomion")
    g.add_foe(nomion, 245)
    assert losses(match)["figure_at"] == {"kind": "figure_at", "foe": nomion}


def test_the_collapse_is_told_once_its_rule_is_in_force() -> None:
    match = new_match(17)
    g = game_of(match)
    g.rules_on &= ~COLLAPSE
    assert "hero_in_area_when" not in losses(match)
    g.rules_on |= COLLAPSE
    g.collapsed = 1
    told = losses(match)["hero_in_area_when"]
    assert told == {"kind": "hero_in_area_when", "area": "fortress", "n": 4, "left": 3}
