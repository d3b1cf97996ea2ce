"""Heroes over the wire: tables as wished for, and everything that a seat is told of a combat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle
from tests.server import told
from tests.server.playing import BOT, ME, running, settings_in
from tests.server.told import catalogue, replay_frames, told_to

from fabletop.games import BOXES, GAMES
from fabletop.games.heroes.catalogue import HeroesCatalogue
from fabletop.games.heroes.lab.even import even_duels
from fabletop.games.heroes.options import MODES, options
from fabletop.games.heroes.view.records import Forecast, HeroesView
from fabletop.games.heroes.words import TEXT
from fabletop.games.records import Decision, LogLine
from fabletop.games.words import key
from fabletop.kernel import NOBODY, Match, Seat, Setup
from fabletop.ledger import Language
from fabletop.server.lobby.service import agreed, turned
from fabletop.server.schemas import NewTable, TableSummary
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


def phrase(said: Any, language: Language) -> str:
    return told.phrase(said, language, "heroes")


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


QUICK = {"game": "heroes", "even": True, "options": {"mode": "duel", "quick_start": True}}


def test_even_sides_are_drawn_by_name_from_those_that_skill_decides() -> None:
    wish = NewTable.model_validate({**QUICK, "seats": [ME, BOT]})
    even = even_duels("retail")
    met = set()
    for _ in range(40):
        setup = agreed(wish)
        heroes, armies = setup.options["heroes"], setup.options["armies"]
        assert setup.options["quick_start"] is True
        sides = [(list(one["heroes"]), list(one["armies"])) for one in even]
        assert (heroes, armies) in sides or (heroes[::-1], armies[::-1]) in sides
        met.add((heroes, armies) in sides)
    assert met == {True, False}  # from either side


@pytest.mark.parametrize(
    "wished",
    [
        {**QUICK, "seats": [ME]},
        {**QUICK, "options": {"mode": "guards"}, "seats": [ME, BOT]},
        {"game": "village", "even": True, "seats": [ME, BOT]},
    ],
)
def test_where_nothing_is_known_to_be_even_it_is_refused(
    client: httpx.Client, wished: dict[str, object]
) -> None:
    assert client.post("/api/tables", json=wished).status_code == 422


def test_in_a_rematch_armies_go_along_with_their_heroes() -> None:
    options = {"heroes": ["rion", "sandro"], "armies": [["castle.griffins"], ["necropolis.zombies"]]}
    assert turned(GAMES["heroes"], {**options, "level": 3}, 2) == {
        "heroes": ["sandro", "rion"],
        "armies": [["necropolis.zombies"], ["castle.griffins"]],
        "level": 3,
    }
    assert turned(GAMES["heroes"], {"armies": "random"}, 2) == {"armies": "random"}


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


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (2, {"siege": True}), (1, {"mode": "ai"}), (2, {"mode": "guards"})]
)
def test_a_whole_combat_is_told_by_its_records(seats: int, options: dict[str, Any]) -> None:
    met: set[str] = set()
    for seed in (7, 8):
        met |= told_by_its_records(new_match(seed, seats, **options))
    assert {"attack", "move"} <= met


def told_by_its_records(match: Match) -> set[str]:
    """Play a match to its end and check what every seat is told; the verbs that were on offer."""
    luck = random.Random(7)
    events = match.take_events()
    met: set[str] = set()
    seats = match.setup.seats
    while match.decision is not None:
        for seat in (NOBODY, *(Seat(n) for n in range(seats))):
            heard = told_to(match, seat, events)
            assert msgspec.convert(heard["view"], HeroesView) == match.game.view(seat)
            decision = msgspec.convert(heard["decision"], Decision)
            for line in heard["log"]:
                msgspec.convert(line, LogLine)
            assert bool(decision.options) == (seat in match.decision.seats)
            met.update(option.verb for option in decision.options)
            for option in decision.options:
                assert (option.detail is not None) >= (option.verb == "attack")
                if option.detail is not None:
                    msgspec.convert(option.detail, Forecast)
                assert option.verb != "move" or option.pick == ["move", option.about["space"]]
                assert option.verb != "attack" or option.pick == ["attack", option.about["unit"]]
                if option.verb in ("play", "cast", "empower"):
                    assert option.pick == [option.verb, option.about["card"], option.about["use"]]
        events = match.choose(pick_from(match, luck))
    return met


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_sent_can_be_said_in_every_language(language: Language) -> None:
    match, luck = new_match(4, level=5), random.Random(4)
    events = match.take_events()
    for _ in range(120):
        if match.decision is None:
            break
        heard = told_to(match, match.decision.seat, events, {0: "Åsa"})
        assert all(phrase(line["said"], language) for line in heard["log"])
        assert phrase(heard["decision"]["prompt"], language)
        assert phrase(told_to(match, NOBODY)["decision"]["prompt"], language)
        for option in heard["decision"]["options"]:
            assert phrase(option["label"], language)
            phrase(option.get("full", ""), language)
            phrase(option.get("hint", ""), language)
        events = match.choose(pick_from(match, luck))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"level": 5}), (1, {"mode": "ai"}), (1, {"mode": "guards"})]
)
def test_no_sentence_is_composed_on_the_way_of_a_pick(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def composes(*_: object, **__: object) -> None:
        raise AssertionError("a sentence is composed")

    monkeypatch.setattr(FluentBundle, "format_pattern", composes)
    monkeypatch.setattr(Speech, "say", composes)
    monkeypatch.setattr(Speech, "phrase", composes)
    match, luck = new_match(2, seats, **options), random.Random(2)
    events = match.take_events()
    while match.decision is not None and len(match.picks) < 200:
        for seat in (NOBODY, *(Seat(n) for n in range(seats))):
            told_to(match, seat, events)
        events = match.choose(pick_from(match, luck))
    assert len(match.picks) > 5


def test_a_hand_stays_with_its_seat() -> None:
    match = new_match(3, heroes=["catherine", "sandro"])
    events = match.take_events()
    heard = told_to(match, Seat(0), events)
    assert heard["view"]["players"][0]["hand"] is not None
    assert heard["view"]["players"][1]["hand"] is None
    drawn = [event for event in heard["events"] if event["event"] == "Drew"]
    assert all(bool(event["cards"]) == (event["seat"] == 0) for event in drawn)


def test_a_finished_combat_is_told_again_for_everybody() -> None:
    match, luck = new_match(5), random.Random(5)
    while match.decision is not None:
        match.choose(pick_from(match, luck))
    frames = replay_frames(match.to_data())
    assert len(frames) == len(match.picks) + 1
    assert frames[-1]["over"]
    assert frames[-1]["winners"] == list(match.game.winners)


def test_everything_printed_is_in_the_catalogue() -> None:
    printed = msgspec.convert(catalogue("heroes"), HeroesCatalogue)
    griffins = next(unit for unit in printed.units if unit.id == "castle.griffins")
    assert [face.attack for face in griffins.faces] == [2, 3]
    assert griffins.faces[0].powers[0].id == "tireless"
    arrow = next(card for card in printed.cards if card.id == "magic_arrow")
    assert [use.timing for use in arrow.uses] == ["activation", "instant"]
    for language in LANGUAGES:
        for unit in printed.units:
            powers = [power for face in unit.faces for power in face.powers]
            texts = [text for power in powers for text in (power.when, power.name, power.text)]
            assert all(phrase(text, language) for text in (unit.name, unit.head, unit.source, *texts))
        for card in printed.cards:
            texts = [card.name, card.head, card.source, *(use.text for use in card.uses)]
            assert all(phrase(text, language) for text in texts)
        for hero in printed.heroes:
            texts = [hero.name, hero.hero_class, hero.specialty, hero.source, *hero.text]
            assert all(phrase(text, language) for text in texts)
        assert all(phrase(text, language) for card in printed.ai_cards for text in (card.name, card.text))


def test_what_the_map_is_made_of_is_in_the_catalogue() -> None:
    printed = msgspec.convert(catalogue("heroes"), HeroesCatalogue)
    assert [place.index for place in printed.places] == list(range(28))
    assert [building.index for building in printed.buildings] == list(range(24))
    start, pond = printed.tiles[0], printed.tiles[12]
    assert (start.id, start.kind, start.faction) == ("S1", "starting", "necropolis")
    assert (pond.id, pond.kind, pond.faction) == ("N1", "near", None)
    town, east, mine = start.fields[0], start.fields[2], pond.fields[3]
    assert (printed.places[town.place].id, town.faction, town.closed) == ("town", "necropolis", [False] * 6)
    assert east.closed == [True, True, True, False, False, False]
    assert (mine.level, mine.resource, mine.art) == (5, "valuables", "gem_pond")
    assert phrase(mine.name, "en") == "Gem Pond"
    smithy = next(building for building in printed.buildings if building.id == "castle.blacksmith")
    assert smithy.requires is not None
    assert printed.buildings[smithy.requires].id == "castle.towers"
    assert (smithy.price.gold, smithy.price.materials, smithy.price.valuables) == (4, 3, 0)
    assert [card.lasts for card in printed.proclamations if card.id == "gold_dragon"] == ["next_income"]
    for language in LANGUAGES:
        for place in printed.places:
            assert all(phrase(text, language) for text in (place.name, place.use, place.text))
        for tile in printed.tiles:
            texts = [tile.name, tile.ground, *(field.name for field in tile.fields)]
            assert all(phrase(text, language) for text in texts)
        for building in printed.buildings:
            assert all(phrase(text, language) for text in (building.name, building.text))
        for card in printed.proclamations:
            assert all(phrase(text, language) for text in (card.name, card.text))


def test_the_catalogue_tells_of_scenarios_before_one_is_chosen() -> None:
    printed = msgspec.convert(catalogue("heroes"), HeroesCatalogue)
    first = printed.scenarios[0]
    assert (first.id, first.introductory, first.own) == ("brave_new_world", True, True)
    assert (first.players, first.rounds, first.resources.gold) == ([2, 3], 9, 20)
    assert [ending.at_once for ending in first.victory] == [True, False]
    assert [(event.at, event.rounds) for event in first.events] == [
        ("start", [3]),
        ("start", [5]),
        ("start", [6]),
    ]
    assert phrase(first.events[1].effects, "en") == "Reinforce 1 unit (bronze) for free"
    two, three = first.maps
    assert (two.players, three.players) == (2, 3)
    assert sorted(tile.seat for tile in three.tiles if tile.kind == "starting") == [0, 1, 2]
    for language in LANGUAGES:
        for scenario in printed.scenarios:
            endings = [*scenario.victory, *scenario.defeat]
            told = [scenario.name, scenario.story, scenario.units, scenario.buildings, scenario.limit]
            told += [ending.text for ending in endings] + [event.text for event in scenario.events]
            told += [event.effects for event in scenario.events] + [place.place for place in scenario.places]
            told += [*scenario.tokens, *scenario.projects]
            told += [text for rival in scenario.rivals for text in (rival.name, rival.plan)]
            if scenario.chapter is not None:
                told += [scenario.chapter.title] + [text for text in [scenario.chapter.reward] if text]
            assert all(phrase(text, language) for text in told), scenario.id


def test_the_catalogue_tells_of_chapters_and_of_the_heroes_who_oppose_one() -> None:
    printed = msgspec.convert(catalogue("heroes"), HeroesCatalogue)
    chapters = [one for one in printed.scenarios if one.chapter is not None]
    assert {one.mode for one in chapters} == {"solo"}
    first, second, third = (one.chapter for one in chapters if one.id.startswith("castle"))
    assert first is not None
    assert second is not None
    assert third is not None
    assert [(one.campaign, one.number) for one in (first, second, third)] == [
        ("the_lantern_road", 1),
        ("the_lantern_road", 2),
        ("the_lantern_road", 3),
    ]
    assert phrase(first.title, "sv") == phrase(["campaign-the-lantern-road"], "sv")
    assert (first.heroes, first.next, first.cards, first.units, first.resources) == (
        ["catherine", "rion"],
        "castle_2",
        5,
        "none",
        "none",
    )
    assert "Crusaders" in phrase(first.reward, "en")
    assert second.resources == "half"
    assert (third.next, third.cards, third.reward) == (None, 0, None)
    (rider,) = next(one for one in printed.scenarios if one.id == "castle_2").rivals
    assert phrase(rider.name, "en") == "The Grey Rider"
    assert (rider.faction, rider.level, rider.deck, rider.from_round, rider.points) == (
        "necropolis",
        4,
        [4, 2, 0],
        5,
        3,
    )
    assert [(printed.units[unit.kind].id, unit.face) for unit in rider.army] == [
        ("necropolis.skeletons", 1),
        ("necropolis.wraiths", 1),
        ("necropolis.zombies", 1),
        ("necropolis.liches", 0),
    ]
    assert [printed.cards[card].id for card in rider.spells] == ["curse", "slow", "lightning_bolt"]
    assert (rider.waits, rider.returns, rider.citadel) == (True, False, False)
    assert "Hunts whoever carries the prize" in phrase(rider.plan, "en")
    goal = next(
        rival for one in printed.scenarios for rival in one.rivals if rival.plan[0] == "ai-plan-to-goal"
    )
    assert "Dragon Utopia" in phrase(goal.plan, "en")
    assert not any(one.rivals for one in printed.scenarios if one.mode == "clash")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_may_be_agreed_on_has_its_words(language: Language) -> None:
    words = Speech(language, TEXT)
    settings = [option.name for option in options() if option.kind != "party"]
    assert all(words.has(f"setting-{name}") for name in ("ruleset", *settings))
    assert all(words.has(f"mode-{mode.name}{end}") for mode in MODES for end in ("", ".text"))
    assert all(words.has(f"ruleset-{name}") for name in BOXES["heroes"].rulesets())
    choices = [option for option in options() if option.kind == "choice" and option.name != "mode"]
    for option in choices:
        assert all(
            words.has(key(option.name, str(one))) or words.has(f"card-{one}") for one in option.choices
        )
