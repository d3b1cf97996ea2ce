"""The map, the towns and the market at the keyboard."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

from fabletop.bots import make_bot
from fabletop.games.heroes import BOX, Heroes, content
from fabletop.games.heroes.terminal import HeroesScreen
from fabletop.games.heroes.terminal.map import SIGNS, draw_map
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech
from fabletop.terminal.session import Session

RED, BLUE = Seat(0), Seat(1)
CLASH = {"mode": "clash", "scenario": "brave_new_world", "heroes": ["catherine", "mutare"]}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def screen_of(table: AdventureTable, language: Language = "en") -> HeroesScreen:
    """A screen for a game that was laid out by hand."""
    match = Match(BOX, Setup("heroes", 2, 1, "retail", CLASH))
    match.game = table.g
    return HeroesScreen(match, language)


def shown(screen: HeroesScreen, seat: Seat, summary: bool = False) -> str:
    console = Console(file=io.StringIO(), width=150, highlight=False)
    console.print(screen.summary(seat) if summary else screen.table(seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def table(tile: str = "F3") -> AdventureTable:
    tiles = ("S3 0 0", f"{tile} 3 -1", "?N1 1 2", "S2 5 -4")
    t = AdventureTable("catherine", "mutare", tiles=tiles, scenario=content().scenarios[0])
    for seat in (RED, BLUE):
        t.g.begin_with(seat, (0, 0, 0), (10, 0, 0), ())
    return t.stands(RED, f"{tile}.C" if tile == "F3" else "S3.C").army(RED, "castle.griffins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_allies_are_named_and_goals_are_told_for_a_team(language: Language) -> None:
    options = {
        "mode": "alliance",
        "scenario": "four_banners",
        "heroes": ["catherine", "mutare", "rion", "sandro"],
    }
    match = Match(BOX, Setup("heroes", 4, 1, "retail", options))
    while match.game.decision is not None and match.game.decision.kind != "who_goes_first":
        match.choose(match.game.decision.options[0])
    assert isinstance(match.game, Heroes)
    match.game.take_trophy(Seat(2), Seat(1))
    lines = shown(HeroesScreen(match, language), RED).splitlines()
    ally = {"en": "Rion (ally)", "es": "Rion (aliado)", "sv": "Rion (allierad)"}[language]
    assert sum(ally in line for line in lines) == 1
    (goal,) = (line for line in lines if "Catherine + Rion 1/2" in line)
    assert "Mutare + Sandro 0/2" in goal


# -- the map -----------------------------------------------------------------------------------------------


def test_the_map_is_drawn_with_walls_guards_flags_heroes_and_what_lies_face_down() -> None:
    t = table().flagged(RED, "S3.BL").visited("F3.TL")
    drawn = draw_map(t.g, frozenset(), {}).plain
    assert [line.rstrip() for line in drawn.splitlines()] == WHOLE.splitlines()[1:]


WHOLE = """
                     ────────────
                     │D6    ▒▒▒▒▒│
                     │      ▒▒▒▒▒│
                  ━━━            ───
                  ┃D5    D0 @2 D2   │
                  ┃Re    To⚑2  MmI  │
                  ━━━            ───
                     ┃D4    D3   ┃
                     ┃TrI        ┃
                  ───━━━━━━━━━━━━
                  │B6    B1   │
                  │Wh■   Le   │
   ───────────────            ───
   │▒▒▒▒▒ A1   │B5    B0 @1 B2   │
   │▒▒▒▒▒      │SeIII ArII  St   │
───            ━━━            ───
│A5    A0    A2   ┃B4    ▒▒▒▒▒│
│TrI   To⚑1  Re   ┃      ▒▒▒▒▒│
───            ━━━────────────
   ┃A4    A3   ┃ ···   ··· │
   ┃Mm⚑1       ┃ ···   ··· │
   ━━━━━━━━━━━━            ───
            │ ···  C0     ··· │
            │ ···  N?     ··· │
            ───            ───
               │ ···   ··· │
               │ ···   ··· │
               ────────────
"""


def test_every_place_has_a_sign_of_its_own() -> None:
    g = table().g
    assert set(SIGNS) == {place.id for place in g.printed.places} - {"blocked"}
    told = [sign for sign in SIGNS.values() if sign]
    assert len(set(told)) == len(told)


# -- what is typed -----------------------------------------------------------------------------------------


class Keyboard:
    """A session of the red player, typed line by line."""

    def __init__(self, path: Path, match: Match, language: Language = "en") -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=150, highlight=False)
        bots = {BLUE: make_bot("random")}
        self.session = Session(match, {RED}, bots, language, path, console, self.read)
        self.lines: list[str] = []
        self.luck: random.Random | None = None

    def read(self, prompt: str) -> str:
        if self.luck is None:
            if not self.lines:
                raise EOFError
            return self.lines.pop(0)
        choices = self.session.choices(RED)
        number = self.luck.randrange(len(choices))
        place = choices[number].at
        if len(self.session.numbers_at(RED, place)) == 1:
            return place.lower()
        return ("? " if self.luck.random() < 0.1 else "") + str(number + 1)


def test_a_place_on_the_map_stands_for_going_there(tmp_path: Path) -> None:
    match = Match(BOX, Setup("heroes", 2, 5, "retail", CLASH))
    keyboard = Keyboard(tmp_path / "match.json", match)
    match.game = table().turn(RED).g
    ways = {one.at: one.label for one in keyboard.session.choices(RED) if one.at}
    assert ways["B5"] == "Settlement (B5)"
    assert {"B1", "B2", "B4", "B6"} <= set(ways)
    assert len(keyboard.session.numbers_at(RED, "b5")) == 1
    assert keyboard.session.numbers_at(RED, "z9") == []
    assert keyboard.session.numbers_at(RED, "") == []


def test_the_secondary_hero_and_new_tiles_have_places_of_their_own() -> None:
    t = table().supply(RED, "F4")
    t.second(RED, "S3.TR")
    screen = screen_of(t.turn(RED))
    typed = [one.at for one in screen.choices(RED) if one.at]
    assert len(set(typed)) == len(typed)
    assert any(one.startswith("2A") for one in typed)
    assert any(one.startswith(("+", "2+")) for one in typed)
    assert all(any(sign.isdecimal() for sign in one) for one in typed)
    assert "+1" in shown(screen, RED, summary=True)


def test_a_place_may_be_typed_for_a_tile_to_be_revealed() -> None:
    t = table().stands(RED, "S3.BR")
    screen = screen_of(t.turn(RED))
    (tile,) = [one for one in screen.choices(RED) if one.label == "near tile C"]
    assert tile.at == "C0"


# -- towns and markets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_town_is_a_table_of_buildings_and_units(language: Language) -> None:
    t = table().having(RED, gold=12, materials=5, valuables=2).town(RED, "bronze_dwelling")
    screen = screen_of(t.turn(RED), language)
    told = shown(screen, RED)
    say = screen.say
    assert say("building-castle-citadel") in told
    assert "8 / 5 / 1" in told
    assert say("unit-castle-griffins") in told
    assert "12 / 5 / 2" in told
    assert say("table-build-ready") in told
    assert say("building-castle-citadel") not in shown(screen, Seat(-1))


def test_the_market_is_shown_to_who_trades() -> None:
    t = table("F4").having(RED, gold=6)
    t.start("heroes.trade", RED, 0)
    screen = screen_of(t)
    assert "Trading post" in shown(screen, RED, summary=True)
    assert "6 / 0 / 0" in shown(screen, RED, summary=True)
    assert "you give" not in shown(screen, BLUE, summary=True)


def test_places_buildings_and_proclamations_are_explained() -> None:
    screen = screen_of(table().turn(RED))
    for name, told in (("windmill", "1 valuable"), ("blacksmith", "4 gold"), ("dead silence", "Nothing")):
        (page,) = screen.about_name(name)
        assert any(told in line for line in page.lines)
    step = next(one for one in screen.choices(RED) if one.at == "B5")
    titles = [page.title for page in screen.about_pick(step.pick)]
    assert titles == ["Settlement", "Catherine goes to Settlement (B5)"]


# -- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_clash_is_played_at_the_keyboard(language: Language, tmp_path: Path) -> None:
    match = Match(BOX, Setup("heroes", 2, 6, "retail", CLASH))
    keyboard = Keyboard(tmp_path / "match.json", match, language)
    keyboard.luck = random.Random(6)
    keyboard.session.run()
    assert isinstance(match.game, Heroes)
    assert match.game.over
    told = keyboard.out.getvalue()
    assert keyboard.session.screen.title() in told
    assert Speech(language).say("terminal-unknown", what="x")[:12] not in told


# -- a map in the making ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_tiles_and_the_spots_for_the_next_one_are_shown(language: Language) -> None:
    match = Match(
        BOX, Setup("heroes", 2, 1, "retail", {**CLASH, "mode": "tournament", "scenario": "twin_peaks"})
    )
    match.game.advance()
    screen = HeroesScreen(match, language)
    while match.game.decision is not None and match.game.decision.kind != "lay_tile":
        match.choose(match.game.decision.options[0])
    decision = match.game.decision
    assert decision is not None
    for pick, typed in zip(decision.options, ("+1", "+2"), strict=False):
        assert screen.at(decision, pick) == typed
        assert typed in shown(screen, decision.seats[0])
    if language == "en":
        assert "Next near tile: Obelisk" in shown(screen, decision.seats[0])
        assert "11 more tiles lie open." in shown(screen, decision.seats[0])
    while decision is not None and decision.kind in ("lay_tile", "turn_tile"):
        match.choose(decision.options[-1])
        decision = match.game.decision
    assert decision is not None
    assert "+1" not in shown(screen, decision.seats[0])
