"""Every command does what it says, and says in one line what is wrong with what it was given."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.server.chapters import LOST, WON, played
from typer.testing import CliRunner, Result

import fabletop.terminal
from fabletop import __version__, cli, ledger
from fabletop.bots import bot_pick, make_bot
from fabletop.commands import INTERRUPTED
from fabletop.games import BOXES
from fabletop.games.heroes.modes.campaign import may_keep
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.match import Match, Setup
from fabletop.lab.series import GameFailed, GameRecord, play_jobs
from fabletop.lab.speed import is_compiled
from fabletop.server import run as server_run
from fabletop.server.settings import Settings
from fabletop.terminal import play_in_terminal

ROOT = Path(__file__).parents[1]
RAM = ROOT / "docs" / "examples" / "the-lost-ram.yaml"
VILLAGE = Setup("village", 2, 5, options={"heroes": ["mage", "warrior"]})


def run(*arguments: str, keys: str | None = None) -> Result:
    return CliRunner().invoke(cli.app, list(arguments), input=keys)


def refused(*arguments: str, code: int = 1) -> str:
    """The one line said about a command that cannot be carried out."""
    result = run(*arguments)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    (line,) = result.stderr.splitlines()
    assert line.startswith("fabletop: ")
    return line.removeprefix("fabletop: ")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return saved(tmp_path / "finished.json", 10_000)


def saved(path: Path, most: int, setup: Setup = VILLAGE) -> Path:
    match = Match(BOXES[setup.game], setup)
    bot = make_bot("random")
    while match.decision is not None and len(match.picks) < most:
        match.choose(bot_pick(bot, match.game, match.decision.seat, len(match.picks) * 7919))
    match.save(path)
    return path


def changed(path: Path, **fields: Any) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **fields}), encoding="utf-8")
    return path


# ── everywhere ───────────────────────────────────────────────────────────────────────────────────────────


def test_help_names_every_command() -> None:
    said = run("--help").output
    for name in ("play", "simulate", "replay", "rules", "bench"):
        assert name in said


def test_the_version_is_told_with_the_engine_and_every_content() -> None:
    result = run("--version")
    assert result.exit_code == 0
    version, engine, *contents = result.output.splitlines()
    assert version == f"fabletop {__version__}"
    assert engine == ("engine: compiled" if is_compiled() else "engine: plain Python")
    assert contents == [f"content of {game}: {box.content_hash()[:12]}" for game, box in BOXES.items()]


@pytest.mark.parametrize(("compiled", "engine"), [(True, "compiled"), (False, "plain Python")])
def test_the_version_says_which_engine_runs(
    compiled: bool, engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "is_compiled", lambda: compiled)
    assert run("--version").output.splitlines()[1] == f"engine: {engine}"


def test_the_content_told_is_that_of_a_saved_match(tmp_path: Path) -> None:
    data = json.loads(saved(tmp_path / "match.json", 1).read_text(encoding="utf-8"))
    assert f"content of village: {data['content'][:12]}" in run("--version").output.splitlines()


def test_the_version_is_told_without_a_command_being_carried_out() -> None:
    result = run("--version", "rules", "show", "village.sell.010")
    assert result.exit_code == 0
    assert result.output == run("--version").output


def test_the_version_is_told_without_the_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {name_of(one) for one in project["dependencies"]}
    more = {name_of(one) for extra in project["optional-dependencies"].values() for one in extra}
    missing = sorted(more - needed - {"fabletop"})
    assert {"fastapi", "polars", "numpy", "mypy", "redis"} <= set(missing)
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({missing!r})); sys.argv = ['fabletop', '--version']; "
        "from fabletop.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run("--version").output


def name_of(requirement: str) -> str:
    """The module that a requirement brings."""
    return re.split(r"[^\w-]", requirement)[0].replace("-", "_")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["nonsense"],
        ["play", "--nonsense"],
        ["play", "village", "--language", "de"],
        ["simulate"],
        ["simulate", "village", "--games", "0"],
        ["simulate", "village", "--games", "many"],
        ["replay"],
        ["rules", "search"],
        ["rules", "nonsense"],
        ["bench", "--seats", "99"],
    ],
)
def test_unknown_options_and_commands_are_refused(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr
    assert "Traceback" not in result.output


# ── play ─────────────────────────────────────────────────────────────────────────────────────────────────


class Terminal:
    """Stands in for the terminal: remembers what it was asked to play."""

    def __call__(self, match: Match, people: Any, bots: Any, language: str, save_path: Path) -> None:
        self.match = match
        self.people = list(people)
        self.bots = {seat: bot.name for seat, bot in bots.items()}
        self.language = language
        self.save_path = save_path


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    stand_in = Terminal()
    monkeypatch.setattr(fabletop.terminal, "play_in_terminal", stand_in)
    monkeypatch.setenv("FABLETOP_HOME", str(tmp_path / "shelf"))
    return stand_in


@pytest.mark.parametrize("arguments", [[], ["play"], ["play", "village"]])
def test_without_the_pages_the_terminal_is_named(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FABLETOP_HOME", str(tmp_path))
    monkeypatch.setenv("FABLETOP_CLIENT", str(tmp_path / "dist"))
    told = refused(*arguments, code=2)
    assert "make client" in told
    assert "fabletop play village --terminal" in told


@pytest.mark.parametrize("arguments", [[], ["play"], ["play", "village"]])
def test_play_serves_this_machine_and_opens_the_browser(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FABLETOP_HOME", str(tmp_path))
    monkeypatch.setenv("FABLETOP_CLIENT", str(tmp_path))
    (tmp_path / "index.html").write_text("<!doctype html>")
    opened: list[str] = []

    def stand_in(
        settings: Settings, host: str, port: int, ready: Callable[[], None], quiet: bool = False
    ) -> None:
        opened.append(host)
        ready()

    monkeypatch.setattr(server_run, "serve", stand_in)
    monkeypatch.setattr(server_run, "open_browser", opened.append)
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert opened[0] == "127.0.0.1"
    assert opened[1].startswith("http://127.0.0.1:")
    assert opened[1] in result.output


def test_what_goes_with_the_terminal_is_refused_without_it() -> None:
    assert "--terminal" in refused("play", "village", "--seed", "4")


def test_the_terminal_seats_a_person_and_a_bot(terminal: Terminal, tmp_path: Path) -> None:
    result = run("play", "village", "--terminal")
    assert result.exit_code == 0, result.output
    assert (terminal.people, terminal.bots) == ([0], {1: "steady"})
    assert terminal.language == "en"
    assert terminal.save_path == tmp_path / "shelf" / "village-1.json"
    assert terminal.match.setup.seats == 2


def test_a_match_never_takes_the_place_of_another(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "village-1.json").touch()
    run("play", "village", "--terminal")
    assert terminal.save_path == tmp_path / "shelf" / "village-2.json"
    there = saved(tmp_path / "there.json", 3)
    assert f"--resume {there}" in refused("play", "village", "--terminal", "--save", str(there))
    lost = refused("play", "village", "--terminal", "--save", str(tmp_path / "no" / "x.json"))
    assert "there is no folder" in lost


def test_all_that_can_be_asked_for_reaches_the_match(terminal: Terminal, tmp_path: Path) -> None:
    keep = str(tmp_path / "mine.json")
    words = "play village --terminal --bots random,me,greedy --heroes elf,mage,dwarf --sets base --seed 9"
    result = run(*words.split(), "--language", "sv", "--save", keep)
    assert result.exit_code == 0, result.output
    assert (terminal.people, terminal.bots) == ([1], {0: "random", 2: "greedy"})
    setup = terminal.match.setup
    assert (setup.seats, setup.seed, setup.ruleset) == (3, 9, "standard")
    assert setup.options == {"sets": ["base"], "heroes": ["elf", "mage", "dwarf"]}
    assert (terminal.language, terminal.save_path) == ("sv", Path(keep))


@pytest.mark.parametrize(
    ("arguments", "seats", "options"),
    [
        ("", 2, {}),
        ("--heroes random -o level=5 -o siege=yes", 2, {"heroes": ["random"] * 2, "level": 5, "siege": True}),
        ("--heroes rion -o mode=guards -o field=4", 1, {"heroes": ["rion"], "mode": "guards", "field": 4}),
        ("--bots me,random -o mode=guards", 2, {"mode": "guards"}),
        ("-o mode=ai -o difficulty=hard -o armies=random", 1, None),
    ],
)
def test_a_combat_of_heroes_is_set_up_as_asked_for(
    terminal: Terminal, arguments: str, seats: int, options: dict[str, Any] | None
) -> None:
    result = run("play", "heroes", "--terminal", *arguments.split())
    assert result.exit_code == 0, result.output
    setup = terminal.match.setup
    assert (setup.game, setup.seats, setup.ruleset) == ("heroes", seats, "retail")
    assert options is None or setup.options == options


@pytest.mark.parametrize(
    ("arguments", "seats", "options"),
    [
        ("", 1, {}),
        ("--seats 1 --legend 11 --heroes thorn,chada", 1, {"legend": 11, "heroes": ["thorn", "chada"]}),
        ("--seats 2 --legend 12 --grades 1,2", 2, {"legend": 12, "grades": [1, 2]}),
        ("-o legend=13 --grades 2", 1, {"legend": 13, "grades": [2]}),
    ],
)
def test_a_legend_of_andor_is_set_up_as_asked_for(
    terminal: Terminal, arguments: str, seats: int, options: dict[str, Any]
) -> None:
    result = run("play", "andor", "--terminal", *arguments.split())
    assert result.exit_code == 0, result.output
    setup = terminal.match.setup
    assert (setup.game, setup.seats, setup.ruleset) == ("andor", seats, "standard")
    assert setup.options == options
    assert terminal.people == [0]


@pytest.mark.parametrize("way", ["--legend", "-o"])
def test_a_legend_of_ones_own_is_played_from_its_file(terminal: Terminal, way: str) -> None:
    which = str(RAM) if way == "--legend" else f"legend={RAM}"
    result = run("play", "andor", "--terminal", way, which, "--heroes", "thorn,eara", "--grades", "1")
    assert result.exit_code == 0, result.output
    setup = terminal.match.setup
    assert setup.options == {
        "legend": RAM.read_text(encoding="utf-8"),
        "heroes": ["thorn", "eara"],
        "grades": [1],
    }


def test_a_mistake_in_such_a_file_is_told_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "legend.yaml"
    path.write_text(RAM.read_text(encoding="utf-8").replace("base: camp", "base: tent"), encoding="utf-8")
    said = refused("play", "andor", "--terminal", "--legend", str(path))
    assert "at line 12: 'tent' is not a base; there are camp, wagon" in said
    assert "or a file of your own" in refused("play", "andor", "--terminal", "--legend", "nowhere.yaml")


def test_bots_play_a_legend_of_ones_own_and_it_is_told_again(tmp_path: Path) -> None:
    result = run(*f"simulate andor --legend {RAM} --games 2 --seats random --heroes thorn,chada".split())
    assert result.exit_code == 0, result.output
    assert "andor: 2 of 2 games" in result.output
    setup = Setup("andor", 1, 3, options={"legend": RAM.read_text(encoding="utf-8")})
    told = run("replay", str(saved(tmp_path / "ram.json", 10_000, setup)), "--language", "sv").output
    assert "You wake because it is too quiet." in told
    assert told.splitlines()[-1].startswith("Fair dice")


def test_a_saved_match_is_resumed_in_its_own_file(terminal: Terminal, tmp_path: Path) -> None:
    half = saved(tmp_path / "half.json", 12)
    assert run("play", "village", "--terminal", "--resume", str(half)).exit_code == 0
    assert len(terminal.match.picks) == 12
    assert terminal.save_path == half
    run("play", "village", "--terminal", "--resume", str(half), "--save", str(tmp_path / "copy.json"))
    assert terminal.save_path == tmp_path / "copy.json"
    assert "leave those out" in refused("play", "--terminal", "--resume", str(half), "--seats", "3")


# ── from chapter to chapter ──────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def chapter(tmp_path: Path) -> Callable[[int], str]:
    """The file of a first chapter that a bot has won or lost."""

    def keep(seed: int) -> str:
        path = tmp_path / f"chapter-{seed}.json"
        played(seed).save(path)
        return str(path)

    return keep


def test_a_chapter_that_was_won_leads_to_the_next_with_the_cards_named(
    terminal: Terminal, chapter: Callable[[int], str]
) -> None:
    cards = may_keep_of(WON)[:2]
    asked = ["--after", chapter(WON), "--keep", ",".join(cards), "-o", "difficulty=hard", "--seed", "7"]
    result = run("play", "heroes", "--terminal", *asked)
    assert result.exit_code == 0, result.output
    setup = terminal.match.setup
    assert (setup.seats, setup.seed, setup.options["scenario"]) == (1, 7, "dungeon_2")
    assert (setup.options["difficulty"], setup.options["carried"]["cards"]) == ("hard", cards)
    assert terminal.save_path.name == "heroes-1.json"


def may_keep_of(seed: int) -> list[str]:
    game = played(seed).game
    assert isinstance(game, Heroes)
    return may_keep(game).cards


def test_at_the_keyboard_the_cards_that_go_on_are_chosen_by_their_numbers(
    terminal: Terminal, chapter: Callable[[int], str]
) -> None:
    keys = "1 99\n1 1\n1 2 3 4 5 6\n3, 1\n"
    result = run("play", "heroes", "--terminal", "--after", chapter(WON), keys=keys)
    assert result.exit_code == 0, result.output
    cards = may_keep_of(WON)
    assert terminal.match.setup.options["carried"]["cards"] == [cards[2], cards[0]]
    assert "Comes along by itself: Dragons I, Attack ×2" in result.output
    assert "Type up to 5 numbers" in result.output
    assert "“99”" in result.output
    assert result.output.count("At most 5 cards go on") == 2


def test_a_chapter_that_was_lost_begins_again_as_it_began(
    terminal: Terminal, chapter: Callable[[int], str]
) -> None:
    assert run("play", "heroes", "--terminal", "--after", chapter(LOST)).exit_code == 0
    before = played(LOST).setup
    assert terminal.match.setup.options == before.options
    assert terminal.match.setup.seed != before.seed


def test_what_cannot_go_on_is_refused(
    terminal: Terminal, chapter: Callable[[int], str], finished: Path, tmp_path: Path
) -> None:
    won, lost = chapter(WON), chapter(LOST)
    half = str(saved(tmp_path / "half.json", 3, played(WON).setup))
    for arguments, what in (
        (["--after", won, "--keep", "prayer_of_gold"], "there is no card 'prayer_of_gold' to keep"),
        (["--after", won], "say with --keep which cards go on"),
        (["--after", won, "--keep", "", "--heroes", "deemer"], "leave those out"),
        (["--after", won, "--keep", "", "--resume", half], "leave those out"),
        (["--after", lost, "-o", "scenario=dungeon_3"], "only difficulty can be agreed on anew"),
        (["--after", half], "not over yet"),
        (["--keep", "bless"], "--keep goes with --after"),
    ):
        assert what in refused("play", "heroes", "--terminal", *arguments)
    assert "no chapter" in refused("play", "village", "--terminal", "--after", str(finished))
    assert "--terminal" in refused("play", "heroes", "--after", won)


@pytest.mark.parametrize(
    ("seed", "words"), [(WON, "go on to the next chapter"), (LOST, "play this chapter again")]
)
def test_the_end_of_a_chapter_says_how_to_go_on(seed: int, words: str, tmp_path: Path) -> None:
    written = io.StringIO()
    path = tmp_path / "it.json"
    play_in_terminal(played(seed), [], {}, "en", path, Console(file=written, width=200), lambda _: "")
    told = written.getvalue().splitlines()[-1]
    assert words in told
    assert told.endswith(f"fabletop play heroes --terminal --after {path}")


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ("play chess", "there is no game 'chess'; there are village"),
        ("play village --terminal --seats 9", "for 2 to 6 players [village.overview.010]"),
        (
            "play village --terminal --bots nobody",
            "there is no bot 'nobody'; there are novice, steady, sharp, master, greedy, random",
        ),
        ("play village --terminal --seats 4 --bots me,greedy", "2 were given"),
        ("play village --terminal --heroes nobody,random", "there is no hero 'nobody'"),
        ("play village --terminal --sets house", "sets are some of base"),
        ("play village --terminal --ruleset house", "there is no ruleset 'house'; there are standard"),
        ("play village --terminal --resume nowhere.json", "nowhere.json: there is no such file"),
        ("play heroes --terminal --ruleset house", "there is no ruleset 'house'; there are"),
        ("play heroes --terminal -o level", "--option takes NAME=VALUE such as level=4, not 'level'"),
        ("play heroes --terminal -o colour=red", "heroes knows no option 'colour'"),
        ("play heroes --terminal -o mode=guards -o siege=yes", "guards have no walls [heroes.siege.010]"),
        ("play heroes -o level=4", "these options go with --terminal"),
        ("play andor --legend 12", "these options go with --terminal"),
        ("play andor --terminal --legend 10", "there is no legend 10; there are 11, 12"),
        (
            "play andor --terminal --legend 12 --grades 3",
            "grades are some of 1, 2, not [3]",
        ),
        ("play village --terminal --legend 12", "village knows no option 'legend'"),
    ],
)
def test_play_refuses_what_does_not_exist(terminal: Terminal, arguments: str, what: str) -> None:
    assert what in refused(*arguments.split())


# ── simulate ─────────────────────────────────────────────────────────────────────────────────────────────


def test_simulate_shows_who_won(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = "simulate village --games 4 --seats random,random,random --seed 20 --heroes elf,mage,thief"
    result = run(*words.split(), "--sets", "base,horde", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "village: 4 of 4 games, from seed 20" in result.output
    assert "rounds: median" in result.output
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["seed"] for row in rows] == [20, 21, 22, 23]
    assert {row["hero_3"] for row in rows} == {"thief"}


@pytest.mark.parametrize("arguments", ["--seats random,random", "--seats random -o mode=guards"])
def test_combats_of_heroes_are_simulated(arguments: str, tmp_path: Path) -> None:
    out = tmp_path / "combats.jsonl"
    result = run(*f"simulate heroes --games 3 -o armies=random {arguments}".split(), "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "heroes: 3 of 3 games, from seed 1" in result.output
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert all(row["rounds"] >= 1 and row["hero_1"] for row in rows)


def broken_off(how: BaseException, after: int) -> Any:
    def series(*given: Any, **named: Any) -> Iterator[GameRecord]:
        yield from islice(play_jobs(*given, **named), after)
        raise how

    return series


def test_an_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cli, "play_jobs", broken_off(KeyboardInterrupt(), 3))
    out = tmp_path / "games.csv"
    result = run("simulate", "village", "--games", "50", "--seats", "random,random", "--out", str(out))
    assert result.exit_code == INTERRUPTED
    assert "village: 3 of 50 games" in result.output
    assert "interrupted after 3 games" in result.stderr
    assert len(out.read_text(encoding="utf-8").splitlines()) == 4


def test_an_interrupt_before_the_first_game_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "play_jobs", broken_off(KeyboardInterrupt(), 0))
    result = run("simulate", "village", "--games", "50", "--seats", "random,random")
    assert result.exit_code == INTERRUPTED
    assert "No game was finished." in result.output


def test_a_game_that_breaks_keeps_what_is_done_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "play_jobs", broken_off(GameFailed("broke at seed 3"), 2))
    result = run("simulate", "village", "--games", "50", "--seats", "random,random")
    assert result.exit_code == 1
    assert "village: 2 of 50 games" in result.output
    assert result.stderr.splitlines() == ["fabletop: broke at seed 3"]


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ("simulate chess", "there is no game 'chess'"),
        ("simulate village --seats random", "for 2 to 6 players"),
        ("simulate village --seats random,nobody", "there is no bot 'nobody'"),
        ("simulate village --seats random,random --heroes elf", "one for each of the 2 players"),
        ("simulate village --ruleset house", "there is no ruleset 'house'"),
        ("simulate village --out games.xls", "games.xls: the name must end in .parquet"),
        ("simulate village --out no/where/games.csv", "there is no folder"),
    ],
)
def test_simulate_refuses_what_does_not_exist(arguments: str, what: str) -> None:
    assert what in refused(*arguments.split())


# ── replay ───────────────────────────────────────────────────────────────────────────────────────────────


def test_replay_tells_a_match_and_checks_its_dice(finished: Path) -> None:
    result = run("replay", str(finished))
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0] == "village, 2 seats, ruleset standard"
    assert lines[1].startswith("    1  ")
    assert json.loads(finished.read_text(encoding="utf-8"))["promise"] in lines[-2]
    assert lines[-1] == "Fair dice: the seed 5 is the one that was promised."


def test_replay_speaks_other_languages_and_begins_anywhere(finished: Path) -> None:
    whole = run("replay", str(finished), "--language", "es").output.splitlines()
    late = run("replay", str(finished), "--language", "es", "--from", "10").output.splitlines()
    assert late[1:] == whole[10:]
    assert whole[1] != run("replay", str(finished)).output.splitlines()[1]


def test_replay_steps_until_it_is_told_to_stop(finished: Path) -> None:
    result = run("replay", str(finished), "--step", keys="\n\nq\n")
    assert result.exit_code == 0
    assert "    3  " in result.output
    assert "    4  " not in result.output


def test_a_match_still_on_keeps_its_seed_to_itself(tmp_path: Path) -> None:
    result = run("replay", str(saved(tmp_path / "half.json", 12)))
    assert "its seed is shown after the last pick" in result.output
    assert "seed 5" not in result.output


def test_a_file_without_a_promise_is_not_called_fair(finished: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    del data["promise"]
    finished.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", str(finished))
    assert "the file holds no promise" in result.output
    assert "Fair dice" not in result.output


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"format": 99}, "wrote it in format 99, and this is fabletop"),
        ({"game": "chess"}, "at game: there is no game 'chess'"),
        ({"content": "abc"}, "at content: it was played with other content"),
        ({"seed": "6"}, "at promise: the seed is not the one that was promised"),
        ({"seats": 9}, "at options: "),
        ({"ruleset": "house"}, "there is no ruleset 'house'"),
        ({"picks": [999]}, "at pick 1: 999 is not on offer"),
        ({"picks": [{}]}, "at pick 1: a pick is"),
    ],
)
def test_a_broken_match_is_refused_with_its_file_and_place(
    finished: Path, fields: dict[str, Any], what: str
) -> None:
    line = refused("replay", str(changed(finished, **fields)))
    assert what in line


def test_what_is_no_match_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert f"{path}: there is no such file" in refused("replay", str(path))
    path.write_text("{", encoding="utf-8")
    assert f"{path}, at line 1: this is not JSON" in refused("replay", str(path))
    path.write_text("[]", encoding="utf-8")
    assert "this is not a saved match" in refused("replay", str(path))
    path.write_bytes(b"\xff\xfe")
    assert "it cannot be read" in refused("replay", str(path))
    assert "it cannot be read" in refused("replay", str(tmp_path))


# ── rules ────────────────────────────────────────────────────────────────────────────────────────────────


def test_rules_are_found_by_their_words() -> None:
    said = run("rules", "search", "sold", "half", "--game", "village", "--most", "2").output.splitlines()
    assert said[0].startswith("village.")
    assert said[-1].startswith("… and ")
    assert len(said) == 3


def test_rules_are_shown_with_their_source_and_reading() -> None:
    said = run("rules", "show", "village.sell.010").output
    assert said.startswith("village.sell.010\n")
    assert "source: VENDER" in said
    assert "ambiguity: " in said
    assert "example, then: The seller gets 15 gold." in said


def test_rules_speak_other_languages() -> None:
    spanish = run("rules", "show", "village.sell.010", "--language", "es").output
    assert "Una carta" in spanish
    assert f"ambiguity: {ledger.reading('village.sell.010', 'es')}\n" in spanish
    assert "Una carta" in run("rules", "search", "venderse", "--language", "es").output


def test_unknown_rules_are_refused() -> None:
    assert "did you mean village." in refused("rules", "show", "village.sell.999")
    assert "there are no rules for 'chess'" in refused("rules", "show", "chess.move.010")
    assert "there are no rules for 'chess'" in refused("rules", "search", "gold", "--game", "chess")
    assert "no rule speaks of 'xyzzy'" in refused("rules", "search", "xyzzy")


# ── bench and the outside world ──────────────────────────────────────────────────────────────────────────


def test_bench_measures(tmp_path: Path) -> None:
    words = "bench --seconds 0.02 --rounds 1 --seats 3 --no-peer --build"
    result = run(*words.split(), str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "village 3" in result.output


def test_broken_content_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any, **named: Any) -> Iterator[GameRecord]:
        raise BrokenFile("cards/beers.yaml", "line 3", "the price is missing")

    monkeypatch.setattr(cli, "series_jobs", broken)
    said = refused("simulate", "village")
    assert said == "cards/beers.yaml, at line 3: the price is missing"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.csv.part").mkdir()
    out = str(tmp_path / "games.csv")
    result = run("simulate", "village", "--games", "1", "--seats", "random,random", "--out", out)
    assert result.exit_code == 1
    assert f"{out}: it cannot be written" in result.stderr
    assert "Traceback" not in result.output
