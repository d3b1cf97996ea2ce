"""Scenarios that people bring along: read as the text of a stranger, played, and put into words."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import yaml

from fabletop.content.wary import DEEPEST, MOST_BYTES, MOST_VALUES
from fabletop.games import BOXES, GAMES
from fabletop.games.heroes import editor
from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.editor.records import Slot, Word
from fabletop.games.heroes.editor.vocabulary import BLANK, words
from fabletop.games.heroes.load import content
from fabletop.games.heroes.own_scenarios import look_at, scenario_from
from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.games.telling import tell
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup, match_from_data
from fabletop.speech import LANGUAGES, Speech


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def text(**more: Any) -> str:
    return json.dumps({**BLANK, **more})


def setup(scenario: str, seats: int = 2, mode: str = "clash") -> Setup:
    options = {"mode": mode, "scenario": scenario, "heroes": ["random"] * seats}
    return Setup("heroes", seats, 7, "retail", options)


def begun(scenario: str, seats: int = 2, mode: str = "clash") -> Match:
    return Match(BOXES["heroes"], setup(scenario, seats, mode))


def places_of(wrote: str) -> list[tuple[str | int, ...]]:
    return [mistake.place for mistake in look_at(wrote).mistakes]


# -- at the table -------------------------------------------------------------------------------------------


def test_a_text_is_played_and_kept_like_a_scenario_of_the_game() -> None:
    match = begun(text(name="Two Rivers", rounds=2))
    luck = random.Random(3)
    for _ in range(60):
        if match.decision is None:
            break
        match.choose(luck.choice(match.decision.options))
    again = match_from_data(json.loads(json.dumps(match.to_data())), BOXES)
    assert again.game.to_data() == match.game.to_data()
    assert GAMES["heroes"].outline(match.game).title == "Two Rivers"


def test_it_is_never_taken_for_one_of_the_game() -> None:
    """Although it bears its id."""
    match = begun(text(id="brave_new_world", name="Mine", rounds=3))
    told = tell(GAMES["heroes"].teller({}, ""), match.game, Seat(0))
    (scenario,) = told.printed["scenarios"]
    assert told.view.adventure.scenario == scenario.id == "own.brave_new_world"
    assert scenario.name == "Mine"
    assert scenario.index == len(content().scenarios)
    known = {one.id for one in GAMES["heroes"].teller({}, "").catalogue().scenarios}
    assert "brave_new_world" in known
    assert scenario.id not in known


def test_scenarios_of_the_game_are_not_told_again() -> None:
    match = begun("brave_new_world")
    assert tell(GAMES["heroes"].teller({}, ""), match.game, Seat(0)).printed == {}


def test_what_has_no_words_is_called_something_in_every_language() -> None:
    scenario = scenario_from(
        text(
            timed_events=[{"at": {"rounds": [2]}, "do": [{"gain": {"gold": 3}}]}],
            defeat=[
                {
                    "if": {
                        "all": [
                            {"round": {"at_least": 9}},
                            {"not": {"points": {"by": "player", "at_least": 2}}},
                        ]
                    }
                }
            ],
            tokens={
                "old_cup": {
                    "at": "own_town",
                    "one_per": "player",
                    "carried_by": "any",
                    "movement": 0,
                    "on_loss": "dropped",
                }
            },
        )
    )
    for language in LANGUAGES:
        speech = Speech(language, TEXTS)
        said = [speech.phrase(one) for one in scenario.texts.values()]
        assert len(said) == 6
        assert "old cup" in said
    english = [Speech("en", TEXTS).phrase(one) for one in scenario.texts.values()]
    assert "Gain 3 gold" in english
    assert "Starting towns captured of a rival: 1 (a player)" in english
    assert "Round 9 has begun and not so: Points of the scenario: 2 (a player)" in english


def test_a_name_that_there_is_not_is_refused_as_a_name() -> None:
    with pytest.raises(
        BadSetup, match=r"there is no scenario 'brave_new_word'; did you mean brave_new_world"
    ):
        begun("brave_new_word")


def test_a_text_with_a_mistake_is_refused_with_its_line() -> None:
    with pytest.raises(
        BadSetup, match=r"the scenario, at line 1: a number from 1 to 16 is expected here, not '17'"
    ):
        begun(text(rounds=17))


def test_it_belongs_to_its_mode_and_number_of_players() -> None:
    with pytest.raises(BadSetup, match="my_map is clash, not cooperative"):
        begun(text(), mode="cooperative")
    with pytest.raises(BadSetup, match="my_map is for 2 players, not 3"):
        begun(text(), seats=3)


def test_a_chapter_of_ones_own_is_part_of_no_campaign() -> None:
    found = editor.copy("castle_1", "en")
    assert found is not None
    assert look_at(json.dumps(found.document)).mistakes == ()
    begun(json.dumps(found.document), seats=1, mode="solo")
    for word, value in (("next", "castle_2"), ("carry", {}), ("reward", [])):
        (mistake,) = look_at(json.dumps({**found.document, word: value})).mistakes
        assert mistake.place == (word,)
        assert "no part of a campaign" in mistake.text


# -- the checker --------------------------------------------------------------------------------------------


def test_all_mistakes_are_told_each_with_its_way() -> None:
    wrote = json.loads(text(rounds=9, goal="glory"))
    wrote["map"]["layouts"]["2p"] = [["N", 0, 0], ["F", -2, 1], ["F", 3, -1], ["S", -5, 4], ["S", 20, 20]]
    wrote["timed_events"] = [
        {"at": {"rounds": [3]}, "do": [{"gain": {"gold": 1}}]},
        {"at": {"rounds": [30]}, "do": [{"gain": {"gold": 1}}]},
    ]
    wrote["victory"][0]["if"] = {"flags": {"place": "dragon_utopia", "by": "player"}}
    assert places_of(json.dumps(wrote)) == [
        ("goal",),
        ("map", "layouts", "2p", 1),
        ("map", "layouts", "2p", 3),
        ("map", "layouts", "2p", 4),
        ("timed_events", 1, "at", "rounds", 0),
        ("victory", 0, "if", "flags", "place"),
    ]


def test_a_mistake_on_the_map_is_told_in_every_language() -> None:
    wrote = json.loads(text())
    wrote["map"]["layouts"]["2p"][4] = ["S", 20, 20]
    (mistake,) = look_at(json.dumps(wrote)).mistakes
    assert mistake.said is not None
    said = {Speech(language, TEXTS).phrase(mistake.said) for language in LANGUAGES}
    assert len(said) == 3
    assert mistake.text in said


def test_a_sound_text_has_its_name_and_story_and_says_what_it_holds() -> None:
    found = look_at("# mine\n" + yaml.safe_dump({**BLANK, "name": "Two Rivers", "story": "Long ago."}))
    assert found[:3] == ("Two Rivers", "Long ago.", ())
    assert found.document["map"] == BLANK["map"]


NASTY = {
    "nothing": ("", "the file is empty"),
    "a list": ("[]", "a mapping is expected"),
    "no YAML": ("{", "YAML: "),
    "an alias": ("a: &x 1\nb: *x", "marks something to be repeated"),
    "a laughing bomb": ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]", "marks something to be repeated"),
    "a type": ("a: !!python/object/apply:os.system [ls]", "gives a value another type"),
    "too deep": ("[" * (DEEPEST + 2), "more than 20 deep"),
    "too many": ("a: [" + "1," * MOST_VALUES + "]", "a scenario has at most 6000"),
    "too long": ("x" * (MOST_BYTES + 1), "a scenario has at most 64 kB"),
    "a key that is a list": ("? [1]\n: 2", "a key is a single word"),
    "a long number": (
        text(rounds=10).replace('"rounds": 10', '"rounds": ' + "9" * 5000),
        "a number from 1 to 16",
    ),
    "too many tiles": (
        text(map={"lattice": "b", "layouts": {"2p": [["F", 0, 0]] * 41}}),
        "a map has 1 to 40 tiles",
    ),
    "far away": (text(map={"lattice": "b", "layouts": {"2p": [["F", 10**9, 0]]}}), "a number from -60 to 60"),
    "too many events": (
        text(timed_events=[{"at": {"rounds": [1]}, "do": [{"gain": {"gold": 1}}]}] * 41),
        "a scenario has at most 40 timed events",
    ),
    "a long text": (text(story="x" * 2001), "1 to 2,000 fit here"),
    "a file": (text(**{"from": "/etc/passwd"}), "a mapping is expected here"),
}


@pytest.mark.parametrize("what", NASTY)
def test_what_means_no_good_is_refused(what: str) -> None:
    wrote, said = NASTY[what]
    assert said in look_at(wrote).mistakes[0].text
    json.dumps(look_at(wrote).document)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_bent_is_read_or_refused_and_nothing_else(seed: int) -> None:
    """Parts of sound scenarios are swapped at random."""
    luck = random.Random(seed)
    found = editor.copy(luck.choice(content().scenarios).id, "en")
    other = editor.copy(luck.choice(content().scenarios).id, "en")
    assert found is not None
    assert other is not None
    one, parts = found.document, list(every_part(other.document))
    for _ in range(3):
        holder, key = luck.choice(list(every_holder(one)))
        holder[key] = luck.choice(parts)
    answer = look_at(json.dumps(one))
    assert answer.mistakes or answer.title


def every_holder(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    for key, part in (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    ):
        found += [(value, key), *every_holder(part)]
    return found


def every_part(value: Any) -> list[Any]:
    return [holder[key] for holder, key in every_holder(value)]


# -- the editor ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_of_each_scenario_is_sound_and_brings_its_words(language: Any) -> None:
    for scenario in content().scenarios:
        found = editor.copy(scenario.id, language)
        assert found is not None
        answer = look_at(json.dumps(found.document))
        assert answer.mistakes == ()
        assert answer.title == Speech(language, TEXTS).say(f"scenario-{scenario.id}".replace("_", "-"))
    assert editor.copy("nowhere", language) is None


def test_the_blank_scenario_is_sound() -> None:
    assert look_at(text()).mistakes == ()


def filled(slot: Slot) -> Any:
    """Something that fits."""
    guard = {word: {"bronze": 2} for word in DIFFICULTIES}
    own = {"token": "cup", "project": "wall", "ai": "rusk", "units": ["castle.griffins:few"], "guard": guard}
    effects = [{"gain": {"gold": 1}}]
    if slot.kind == "number":
        return max(slot.least, 1)
    if slot.kind == "tile":
        return 0
    if slot.kind in ("effects", "choices"):
        return effects if slot.kind == "effects" else [effects, effects]
    if slot.kind in own:
        return own[slot.kind]
    return [slot.choices[0]] if slot.kind in ("words", "places") else slot.choices[0]


def fillable(some: list[Word]) -> list[str]:
    """Words that a form can fill in by itself: what no form knows must be written as text."""
    return [word.id for word in some if not any(slot.needed and slot.kind == "other" for slot in word.slots)]


def made_of(word: str, some: list[Word]) -> dict[str, Any]:
    (slots,) = [one.slots for one in some if one.id == word]
    return {word: {slot.key: filled(slot) for slot in slots if slot.kind != "other"}}


PEOPLED: dict[str, Any] = {
    "tokens": {
        "cup": {"at": "own_town", "one_per": "game", "carried_by": "any", "movement": 0, "on_loss": "dropped"}
    },
    "projects": {"wall": {"where": "own_town", "per_round": 1, "stages": [{"gold": 5}]}},
    "ai": [
        {
            "id": "rusk",
            "faction": "dungeon",
            "army": ["dungeon.harpies:few"],
            "deck": {"might": 4},
            "at": {"tile": 0, "field": "C"},
            "moves": "standard",
            "when_beaten": "removed",
        }
    ],
}


@pytest.mark.parametrize("word", fillable(words().conditions))
def test_a_condition_that_a_form_fills_in_is_sound(word: str) -> None:
    made = made_of(word, words().conditions)
    assert look_at(text(**PEOPLED, victory=[{"if": made}])).mistakes == ()


@pytest.mark.parametrize("word", fillable(words().effects))
def test_an_effect_that_a_form_fills_in_is_sound(word: str) -> None:
    made = made_of(word, words().effects)
    event = {"at": {"rounds": [3]}, "do": [made]}
    found = look_at(text(**PEOPLED, timed_events=[event])).mistakes
    assert found == ()


def test_a_map_goes_to_the_other_editor_and_comes_back() -> None:
    taken = editor.take(text(), 2)
    brought = editor.bring(taken.text)
    assert brought.document["map"]["layouts"] == BLANK["map"]["layouts"]
    assert look_at(json.dumps(brought.document)).mistakes == ()


# What the forms can bring about, and how the words begin in Swedish
MENDED = [
    (
        {"rounds": 3, "timed_events": [{"at": {"rounds": [9]}, "do": [{"gain": {"gold": 1}}]}]},
        "här väntas ett tal",
    ),
    ({"victory": [{"if": {"captured": {"whose": "all_ai"}}}]}, "all_ai är ingen"),
    ({"victory": [{"if": {"flags": {"place": [], "by": "player"}}}]}, "här nämns ingen plats"),
    ({"victory": [{"if": {"all": []}}]}, "”all” kräver en lista"),
    ({"victory": []}, None),
    ({"at_limit": "all_lose", "victory": []}, "ingen kan någonsin vinna"),
    ({"victory": [{"if": {"token_at": {"place": "own_town"}}}]}, "”token” saknas"),
    ({"timed_events": [{"at": {"rounds": [2]}, "do": []}]}, "den här listan med effekter är tom"),
    ({"timed_events": [{"at": {"rounds": [2]}, "do": [{"gain": {}}]}]}, "här behövs guld"),
    (
        {"timed_events": [{"at": {"rounds": [2]}, "do": [{"gain": {"gold": 1, "to": "rival"}}]}]},
        "en effekt måste",
    ),
    ({"ai": [{**PEOPLED["ai"][0], "army": []}]}, "en AI-hjälte har en till 5"),
    ({"ai": [{**PEOPLED["ai"][0], "when_beaten": "home"}]}, "den kan inte komma hem"),
    ({"ai": [{**PEOPLED["ai"][0], "deck": {"magic": 2}}]}, "magikort kräver"),
    ({"ai": [{**PEOPLED["ai"][0], "moves": "to_goal"}]}, "planerna att gå"),
    ({"start": {**BLANK["start"], "units": []}}, "ingen börjar utan en enhet"),
    ({"start": {**BLANK["start"], "buildings": ["gold_dwelling"]}}, "bostäder byggs"),
]


@pytest.mark.parametrize(("bent", "said"), MENDED, ids=lambda one: one if isinstance(one, str) else "")
def test_what_a_form_can_bring_about_is_told_in_ones_language(bent: dict[str, Any], said: str | None) -> None:
    found = look_at(text(**bent)).mistakes
    assert [
        Speech("sv", TEXTS).phrase(one.said)[: len(said or "")] for one in found if one.said is not None
    ] == ([said] if said else [])
    assert all(one.said is not None for one in found)
