"""Whether everything hot was compiled: `scripts/compiled-check BUILD`.

Two questions.  Are the compiled modules those that `pyproject.toml` calls hot, neither fewer nor more?  And
does a game played in the compiled build still run interpreted code of the kernel, the games or the bots?
Then something hot stands in a module whose name says that it is cold.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Any, Final

from pathspec import PathSpec
from pathspec.patterns.gitignore.spec import GitIgnoreSpecPattern

from fabletop.games import BOXES
from fabletop.lab.speed import is_compiled, names_on_bench, play_on, seats_of, set_up

SOURCES: Final = "src"
LIBRARIES: Final = (".so", ".pyd")
BETWEEN: Final = 20  # decisions, from one imagined game to the next


class Rooms:
    """What the build calls hot: whatever `include` finds and `exclude` does not name."""

    def __init__(self, include: Iterable[str], exclude: Iterable[str]) -> None:
        self._include: Final = PathSpec.from_lines(GitIgnoreSpecPattern, include)
        self._exclude: Final = PathSpec.from_lines(GitIgnoreSpecPattern, exclude)

    def holds(self, path: str) -> bool:
        """Whether the module lies in a hot room, whatever its name."""
        return self._include.match_file(path)

    def is_hot(self, path: str) -> bool:
        return self.holds(path) and not self._exclude.match_file(path)


def read_rooms(project: Path) -> Rooms:
    hooks = tomllib.loads(project.read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    hook = hooks["hooks"]["custom"]
    return Rooms(hook["include"], hook["exclude"])


def modules_in(sources: Path) -> set[str]:
    """All modules, as `src/fabletop/kernel/game.py`."""
    return {f"{SOURCES}/{path.relative_to(sources).as_posix()}" for path in sources.rglob("*.py")}


def compiled_in(build: Path) -> set[str]:
    """All modules that have a library, named as in the sources."""
    found = set()
    for path in (build / "fabletop").rglob("*"):
        if path.suffix in LIBRARIES:
            name = path.name.partition(".")[0]
            found.add(f"{SOURCES}/{path.relative_to(build).with_name(name).as_posix()}.py")
    return found


def complaints(rooms: Rooms, modules: set[str], compiled: set[str], run_plain: set[str]) -> list[str]:
    """What is wrong with a build, one line for each module."""
    hot = {path for path in modules if rooms.is_hot(path)}
    return (
        [f"{path} is hot and was not compiled" for path in sorted(hot - compiled)]
        + [f"{path} is cold and was compiled" for path in sorted((compiled & modules) - hot)]
        + [f"{path} was compiled and is no module any more" for path in sorted(compiled - modules)]
        + [f"{path} runs in play and was not compiled" for path in sorted(run_plain - hot)]
    )


def run_plain_in_play(rooms: Rooms) -> set[str]:
    """The interpreted modules that games run: a profiler does not see compiled code."""
    seen: set[str] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            seen.add(frame.f_code.co_filename)

    for name in [name for box in BOXES for name in names_on_bench(box)]:
        for seats in sorted({seats_of(name)[0], seats_of(name)[-1]}):
            first = set_up(name, seats, 1)  # reads the content, and then whatever is imported in play
            if first.decision is not None:
                first.imagine(first.decision.seat, 1)
            game = set_up(name, seats, 2)
            sys.setprofile(note)
            try:
                while (decision := game.decision) is not None:
                    game.imagine(decision.seat, 1)
                    play_on(game.clone(), 1, BETWEEN)
                    play_on(game, 2, BETWEEN)
            finally:
                sys.setprofile(None)
    return {path for path in map(source_of, seen) if rooms.holds(path)}


def source_of(file: str) -> str:
    """A file of a build, named as in the sources."""
    _, package, rest = file.replace("\\", "/").rpartition("fabletop/")
    return f"{SOURCES}/{package}{rest}"


def main(build: str) -> int:
    rooms = read_rooms(Path("pyproject.toml"))
    run_plain = run_plain_in_play(rooms) if is_compiled() else set()
    wrong = complaints(rooms, modules_in(Path(SOURCES)), compiled_in(Path(build)), run_plain)
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        print(f"{len(compiled_in(Path(build)))} modules compiled, none left out")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
