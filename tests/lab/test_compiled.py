"""What is hot is told by room and name, and a build that left something out is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fabletop.lab.compiled import (
    Rooms,
    compiled_in,
    complaints,
    modules_in,
    read_rooms,
    run_plain_in_play,
    source_of,
)
from fabletop.lab.speed import is_compiled

ROOT = Path(__file__).parents[2]
ROOMS = Rooms(["src/fabletop/games/**/*.py"], ["__init__.py", "records.py", "words/"])
GAME = "src/fabletop/games/toy"


@pytest.mark.parametrize(
    "path",
    [
        "kernel/game.py",
        "bots/driver.py",
        "games/village/turn.py",
        "games/heroes/cards/words.py",
        "games/heroes/combat/attack.py",
        "games/heroes/map/hexes/walk.py",
        "games/heroes/bots/duel.py",
        "games/heroes/view/make.py",
        "games/heroes/words/log.py",
        "games/andor/record.py",
        "server/table/packing.py",
    ],
)
def test_a_new_module_in_a_hot_room_is_found_by_its_folder(path: str) -> None:
    assert read_rooms(ROOT / "pyproject.toml").is_hot(f"src/fabletop/{path}")


@pytest.mark.parametrize(
    "path",
    [
        "kernel/__init__.py",
        "kernel/errors.py",
        "games/registration.py",
        "games/heroes/__init__.py",
        "games/heroes/load/tiles.py",
        "games/andor/load/legends.py",
        "games/heroes/view/records.py",
        "games/telling.py",
        "games/heroes/telling.py",
        "games/andor/terminal/map.py",
        "games/heroes/terminal/map.py",
        "games/heroes/testing.py",
        "games/heroes/lab.py",
        "games/village/lab/bench.py",
        "server/table/service.py",
        "lab/speed.py",
    ],
)
def test_names_and_other_rooms_tell_what_is_cold(path: str) -> None:
    assert not read_rooms(ROOT / "pyproject.toml").is_hot(f"src/fabletop/{path}")


def test_every_room_that_the_build_names_has_modules() -> None:
    rooms = read_rooms(ROOT / "pyproject.toml")
    hot = {path.split("/")[2] for path in modules_in(ROOT / "src") if rooms.is_hot(path)}
    assert hot == {"kernel", "games", "bots", "server"}


def test_no_hot_module_makes_records_that_cannot_be_compiled() -> None:
    """Libraries make such records by metaclasses of their own: they belong in a `records.py`."""
    rooms = read_rooms(ROOT / "pyproject.toml")
    made = re.compile(r"^class .*\b(Struct|BaseModel)\b", re.MULTILINE)
    hot = [path for path in modules_in(ROOT / "src") if rooms.is_hot(path)]
    assert [path for path in hot if made.search((ROOT / path).read_text(encoding="utf-8"))] == []


def test_a_good_build_is_not_complained_about() -> None:
    modules = {f"{GAME}/turn.py", f"{GAME}/__init__.py", f"{GAME}/words/log.py", "src/fabletop/cli.py"}
    assert complaints(ROOMS, modules, {f"{GAME}/turn.py"}, set()) == []


def test_whatever_is_wrong_with_a_build_is_named() -> None:
    modules = {f"{GAME}/turn.py", f"{GAME}/map/walk.py", f"{GAME}/records.py", f"{GAME}/words/log.py"}
    compiled = {f"{GAME}/turn.py", f"{GAME}/words/log.py", f"{GAME}/gone.py"}
    assert complaints(ROOMS, modules, compiled, {f"{GAME}/records.py"}) == [
        f"{GAME}/map/walk.py is hot and was not compiled",
        f"{GAME}/words/log.py is cold and was compiled",
        f"{GAME}/gone.py was compiled and is no module any more",
        f"{GAME}/records.py runs in play and was not compiled",
    ]


def test_modules_and_libraries_are_named_alike(tmp_path: Path) -> None:
    room = tmp_path / "fabletop" / "games" / "toy"
    room.mkdir(parents=True)
    for name in ("turn.py", "turn.cpython-311-x86_64-linux-gnu.so", "__init__.py", "toy.yaml"):
        (room / name).touch()
    (tmp_path / "467d8__mypyc.cpython-311-x86_64-linux-gnu.so").touch()  # the code of all modules
    assert modules_in(tmp_path) == {f"{GAME}/turn.py", f"{GAME}/__init__.py"}
    assert compiled_in(tmp_path) == {f"{GAME}/turn.py"}
    assert source_of(str(room / "turn.py")) == f"{GAME}/turn.py"


def test_interpreted_modules_are_seen_in_play() -> None:
    run_plain = run_plain_in_play(read_rooms(ROOT / "pyproject.toml"))
    if is_compiled():
        assert run_plain == set()
    else:
        assert "src/fabletop/kernel/game.py" in run_plain
        assert "src/fabletop/games/village/turn.py" in run_plain
