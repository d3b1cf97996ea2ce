"""The board in the terminal: every field once, everybody where they stand, and fields that are typed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from fabletop.bots import make_bot
from fabletop.games.andor import BOX, Andor
from fabletop.games.andor.defs import TOKENS
from fabletop.games.andor.terminal import AndorScreen, screen
from fabletop.games.andor.terminal.board import FOE_SIGNS, TOKEN_SIGNS
from fabletop.games.andor.terminal.map import LABEL, ROOM, lay_out
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech
from fabletop.terminal.session import Session, numbered

ME = Seat(0)
NUMBER = re.compile(r"(?<!\d)[23]\d\d(?!\d)")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def new_match(legend: int = 12, heroes: str = "thorn,eara") -> Match:
    return Match(BOX, Setup("andor", 1, 3, "standard", {"legend": legend, "heroes": heroes.split(",")}))


def screen_of(table: AndorTable, language: Language = "en") -> AndorScreen:
    match = new_match()
    match.game = table.g
    return screen(match, language)


def drawn(shown: AndorScreen, width: int = 100) -> list[str]:
    """The lines of the map, without its frame."""
    written = io.StringIO()
    Console(file=written, width=width, highlight=False).print(shown.map(ME))
    return [line[2:-2].rstrip() for line in written.getvalue().splitlines()[1:-1]]


def board_of(shown: AndorScreen, width: int = 100) -> list[str]:
    """The same without the key, which begins with the first hero."""
    lines = drawn(shown, width)
    return lines[: next(n for n, line in enumerate(lines) if line.startswith("T Thorn"))]


def below(shown: AndorScreen, field: int, width: int = 100) -> str:
    """The signs below the number of a field."""
    lines = board_of(shown, width)
    line = next(n for n, text in enumerate(lines) if str(field) in text)
    column = lines[line].index(str(field)) - 1
    signs = lines[line + 1].ljust(width)[max(0, column - 2) : column + LABEL + 2]
    return "".join(sign for sign in signs if not "⠀" <= sign <= "⣿").strip()


# -- the drawing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("legend", [11, 12, 17])
def test_every_field_of_the_map_is_drawn_once(legend: int, width: int) -> None:
    shown = screen(new_match(legend), "en")
    found = [int(n) for n in NUMBER.findall("\n".join(board_of(shown, width)))]
    assert sorted(found) == sorted(shown.game.board.xy)
    assert max(map(len, board_of(shown, width))) <= min(width, 120) - 4


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("legend", [12, 17])
def test_no_field_is_in_the_way_of_another(legend: int, width: int) -> None:
    board = screen(new_match(legend), "en").game.board
    spots = lay_out(board, width - 4)
    assert spots is not None
    taken = [
        (line, column)
        for spot in spots.values()
        for line, out in ((spot.line, 0), (spot.line + 1, (spot.room - LABEL) // 2))
        for column in range(spot.column - out, spot.column + LABEL + out)
    ]
    assert len(taken) == len(set(taken))
    assert all(LABEL <= spot.room <= ROOM for spot in spots.values())


def test_everybody_stands_below_the_field() -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(203)
    table.foe("wargor", 216)
    table.foe("wargor", 216)
    table.foe("skeleton", 217, down=True)
    table.token("fog", 219).lay("farmer", 219).lay("helm", 219)
    shown = screen_of(table.turn("thorn"))
    assert below(shown, 205) == "TE"
    assert below(shown, 203) == "⌂"
    assert below(shown, 216) == "ww"
    assert below(shown, 217) == "k"
    assert below(shown, 219) == "§≈•"
    assert below(shown, 204) == ""
    key = " ".join(drawn(shown))
    for said in (
        "T Thorn",
        "E Eara",
        "w Wargor",
        "k Skeleton",
        "⌂ Camp",
        "§ Farmer",
        "≈ Fog token",
        "• Helm",
    ):
        assert said in key


def test_the_map_goes_along_when_a_hero_moves(tmp_path: Path) -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(203)
    shown = screen_of(table.turn("thorn"))
    assert below(shown, 205) == "TE"
    table.pick("go 204")
    assert (below(shown, 205), below(shown, 204)) == ("E", "T")


def test_what_a_crowd_hides_is_told_to_be_there() -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(203)
    for _ in range(4):
        table.foe("wargor", 209)
        table.foe("skeleton", 209)
        table.foe("troll", 209)
    assert below(screen_of(table.turn("thorn")), 209).endswith("+")


def test_fields_in_reach_are_in_brackets_and_no_others() -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(203).hero("thorn", hours=6, willpower=2)
    shown = screen_of(table.turn("thorn"))
    marked = {int(n) for n in re.findall(r"\[(\d+)\]", "\n".join(board_of(shown)))}
    assert marked == set(table.can_go()) == {204, 206, 216, 226, 227}
    assert "can be picked now: type its number" in " ".join(drawn(shown))


def test_a_spring_shows_whether_it_is_full() -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(203).token("spring", 229).token("spring", 260)
    table.g.turn_token(table.g.tokens[0], open=False)
    shown = screen_of(table.turn("thorn"))
    assert (below(shown, 229), below(shown, 260)) == ("○", "●")
    assert "○ Spring (empty)" in " ".join(drawn(shown))


def test_jumps_are_drawn_once_they_are_allowed_with_what_they_take() -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(203).without("jump_lines")
    assert "(8)" not in "\n".join(drawn(screen_of(table.turn("thorn"))))
    table = AndorTable("thorn", "eara").all_at(205).base(203).rules("jump_lines")
    assert "(8)" in "\n".join(drawn(screen_of(table.turn("thorn"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_has_a_list_of_the_fields_instead(language: Language) -> None:
    table = AndorTable("thorn", "eara").all_at(205).base(205)
    table.foe("wargor", 206)
    lines = drawn(screen_of(table.turn("thorn"), language), 50)
    assert len(lines) == 2
    assert lines[0].startswith(" 205  ")
    assert lines[0].endswith(
        {"en": "Thorn, Eara, Camp", "es": "Thorn, Eara, Campamento", "sv": "Thorn, Eara, Läger"}[language]
    )
    assert lines[1] == "[206] Wargor"


def test_nothing_is_drawn_that_the_seat_cannot_see() -> None:
    """The same map in any game that the seat cannot tell from the true one."""
    match = new_match(12)
    shown = screen(match, "en")
    before = drawn(shown)
    for luck in range(5):
        imagined = match.game.imagine(ME, luck)
        assert isinstance(imagined, Andor)
        other = new_match(12)
        other.game = imagined
        assert drawn(screen(other, "en")) == before


def test_every_sign_means_one_thing() -> None:
    signs = [*FOE_SIGNS.values(), *TOKEN_SIGNS.values()]
    assert len(set(signs)) == len(signs)
    assert set(TOKEN_SIGNS) == set(TOKENS)
    heroes = new_match(12).game
    assert isinstance(heroes, Andor)
    names = [name[0] for hero in heroes.legend.hero_defs for name in hero.figures]
    assert len(set(names)) == len(names)


# -- fields that are typed ----------------------------------------------------------------------------------


class Keyboard:
    """A session at which lines are typed until there are none left."""

    def __init__(self, path: Path, table: AndorTable, language: Language = "en") -> None:
        self.match = new_match()
        self.match.game = table.g
        self.written = io.StringIO()
        console = Console(file=self.written, width=100, highlight=False)
        self.lines: list[str] = []
        bots = {Seat(1): make_bot("random")}
        self.session = Session(self.match, {ME}, bots, language, path, console, self.read)

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        self.lines = list(lines)
        self.session.run()
        return " ".join(self.written.getvalue().split())


def at_the_lanterns() -> AndorTable:
    table = AndorTable("thorn", "eara").all_at(205).base(203)
    return table.hero("thorn", hours=6, willpower=2)


def test_typing_a_field_goes_there(tmp_path: Path) -> None:
    table = at_the_lanterns().turn("thorn")
    shown = Keyboard(tmp_path / "m.json", table).type("206")
    assert table.of("thorn").field == 206
    assert "204: pick that place · number: pick" in shown


def test_no_option_has_the_number_of_a_field() -> None:
    """So that a number means one thing: the options of a turn are fewer than the lowest field."""
    for legend in (11, 17):
        g = screen(new_match(legend, "thorn,eara,kram,chada"), "en").game
        assert min(g.board.xy) > len(g.board.xy) + 100


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("203", "field 203, Cairn Bend: It is 2 fields away, and 1 hour is left today."),
        ("205", "field 205, Three Lanterns: Thorn is there already."),
        ("0205", "field 205, Three Lanterns: Thorn is there already."),
        ("999", "There is no option 999. Type a number from 1 to"),
        ("9" * 5000, "I do not understand “999"),
    ],
)
def test_a_field_out_of_reach_says_why(tmp_path: Path, field: str, why: str) -> None:
    table = at_the_lanterns().turn("thorn")
    assert why in Keyboard(tmp_path / "m.json", table).type(field)
    assert table.of("thorn").field == 205


def test_who_is_held_is_told_so_of_every_field(tmp_path: Path) -> None:
    table = at_the_lanterns()
    table.foe("skeleton", 205)
    shown = Keyboard(tmp_path / "m.json", table.turn("thorn")).type("204")
    assert "Skeleton stands on this field and lets nobody go." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_a_field(tmp_path: Path, language: Language) -> None:
    keyboard = Keyboard(tmp_path / "m.json", at_the_lanterns().turn("thorn"), language)
    shown = keyboard.type("? 206", "? 230", "h")
    assert "[andor.hour.020]" in shown
    assert {"en": "fields away", "es": "Está a", "sv": "fält bort"}[language] in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_options_keep_their_numbers_in_a_narrow_terminal(language: Language, width: int) -> None:
    choices = screen(new_match(11), language).choices(ME)
    written = io.StringIO()
    Console(file=written, width=width, highlight=False).print(numbered(choices))
    for number, one in enumerate(choices, start=1):
        assert re.search(rf" {number}  {re.escape(one.label[:12])}", written.getvalue())
