"""Do the tests bite?  Change a rule in a copy of the tree, run the tests that enter it, see whether one
fails.

Nothing is changed in the tree itself.  A first run of the tests writes down which functions each of them
enters; a mutant is then tried with those that enter its function, the most single-minded first, up to the
first failure.  The seed draws the same mutants from the same modules.  Run it with `scripts/mutants`.
"""

from __future__ import annotations

import difflib
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final, NamedTuple

import typer

from fabletop.lab.entered import CHOSEN, HEARD, TOO_LONG
from fabletop.lab.mutations import Mutant, mutants_of

KILLED: Final = "killed"
SURVIVED: Final = "survived"
TIMED_OUT: Final = "timed out"
SLOWER: Final = 4  # how many times as long as before a test may take
GRACE: Final = 10.0  # and seconds on top, on a busy machine
STARTING: Final = 60.0  # for pytest to begin


class Heard(NamedTuple):
    """A test, how long it takes, and the functions that it enters: their files and first lines."""

    name: str
    seconds: float
    entered: frozenset[tuple[str, int]]

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


class Outcome(NamedTuple):
    """What became of a mutant: by which test, out of how many, it was noticed, and how it reads."""

    mutant: Mutant
    end: str
    by: str
    tests: int
    diff: tuple[str, ...]

    def lines(self) -> Iterator[str]:
        yield f"- `{self.mutant.name}`, {self.tests} tests"
        yield "  ```diff"
        yield from (f"  {line}" for line in self.diff)
        yield "  ```"


class Copy:
    """A copy of the tree, in which modules are changed and tests are run."""

    def __init__(self, root: Path, where: Path, seed: int) -> None:
        self.where = where
        self.seed = seed
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        )
        for name in listed.stdout.splitlines():
            if (root / name).is_file():
                (where / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(root / name, where / name)
        # Compiled files that are held to the text of their source: a change within one second counts too
        compiled = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src"]
        subprocess.run(compiled, cwd=where, check=True)

    def listen(self, tests: Sequence[str]) -> list[Heard]:
        """Run the tests as they are, and hear what each of them enters."""
        heard = self.where / "entered.json"
        ran = self._pytest(tests, {HEARD: str(heard)}, limit=None)
        if ran is None or ran.returncode != 0:
            raise SystemExit(f"the tests fail before anything is changed:\n{ran.stdout if ran else ''}")
        return [
            Heard(name, one["seconds"], frozenset((path, line) for path, line in one["entered"]))
            for name, one in json.loads(heard.read_text(encoding="utf-8")).items()
        ]

    def attempt(self, mutant: Mutant, tests: Sequence[Heard]) -> Outcome:
        """Change the module, run the tests that enter it, change it back."""
        path = self.where / mutant.path
        before = path.read_text(encoding="utf-8")
        after = mutant.applied(before)
        diff = tuple(
            line
            for line in difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
            if not line.startswith(("---", "+++", "@@"))
        )
        chosen = chosen_for(mutant, tests)
        listed = self.where / "chosen.txt"
        limits = {test.name: GRACE + SLOWER * test.seconds for test in chosen}
        listed.write_text(json.dumps(limits), encoding="utf-8")
        path.write_text(after, encoding="utf-8")
        try:
            ran = self._pytest(
                sorted({test.file for test in chosen}),
                {CHOSEN: str(listed)},
                limit=STARTING + sum(limits.values()),
            )
        finally:
            path.write_text(before, encoding="utf-8")
        if ran is None or ran.returncode == TOO_LONG:
            return Outcome(mutant, TIMED_OUT, "", len(chosen), diff)
        if ran.returncode == 0:
            return Outcome(mutant, SURVIVED, "", len(chosen), diff)
        return Outcome(mutant, KILLED, first_failure(ran.stdout), len(chosen), diff)

    def _pytest(
        self, tests: Sequence[str], told: dict[str, str], limit: float | None
    ) -> subprocess.CompletedProcess[str] | None:
        """One run, stopped at the first failure; nothing if it took too long."""
        paths = os.pathsep.join((str(self.where / "src"), str(self.where)))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "fabletop.lab.entered"]
        command += ["-p", "no:xdist", "-p", "no:cacheprovider", f"--hypothesis-seed={self.seed}", *tests]
        try:
            return subprocess.run(
                command,
                cwd=self.where,
                env={**os.environ, "PYTHONPATH": paths, **told},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None


def chosen_for(mutant: Mutant, tests: Sequence[Heard]) -> list[Heard]:
    """The tests that could notice: those that enter its function, the most single-minded first.  What no test
    enters may have run while modules were imported, as what stands in no function does: that concerns all."""
    place = (mutant.path.as_posix(), mutant.entry)
    entering = [test for test in tests if place in test.entered]
    return sorted(entering or tests, key=lambda test: (len(test.entered), test.seconds, test.name))


def first_failure(told: str) -> str:
    """The test that a run of pytest names first, or that it could not even begin."""
    for line in told.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" ", 1)[1].partition(" - ")[0]
    return "the tests did not start"


def modules_under(root: Path, paths: Sequence[Path]) -> list[Path]:
    """The modules named, and those in the folders named, from the top of the tree."""
    found: set[Path] = set()
    for path in paths:
        whole = root / path
        if not whole.exists():
            raise SystemExit(f"there is no {path}")
        found.update([whole] if whole.is_file() else whole.rglob("*.py"))
    return sorted(path.relative_to(root) for path in found)


def folder_of_tests(root: Path, modules: Sequence[Path]) -> list[str]:
    """Where the tests of these modules stand: the deepest folder of `tests` that mirrors theirs."""
    folders: set[str] = set()
    for module in modules:
        inner = Path(*module.parts[2:]).parent  # without src/fabletop
        while not (root / "tests" / inner).is_dir():
            inner = inner.parent
        folders.add((Path("tests") / inner).as_posix())
    return sorted(folders)


def draw(found: Sequence[Mutant], n: int, seed: int) -> list[Mutant]:
    """Some of the mutants, or all if there are no more, in the order of their modules."""
    drawn = random.Random(seed).sample(range(len(found)), min(n, len(found)))
    return [found[place] for place in sorted(drawn)]


def report(outcomes: Sequence[Outcome], seed: int, of: int) -> str:
    """What lived on and how it reads, then what was noticed and by which test."""
    by_end = {end: [one for one in outcomes if one.end == end] for end in (SURVIVED, TIMED_OUT, KILLED)}
    noticed = len(outcomes) - len(by_end[SURVIVED])
    lines = [
        f"{len(outcomes)} of {of} mutants, seed {seed}: {len(by_end[KILLED])} killed, "
        f"{len(by_end[TIMED_OUT])} timed out, {len(by_end[SURVIVED])} survived; "
        f"noticed {noticed} of {len(outcomes)}.",
    ]
    for end in (SURVIVED, TIMED_OUT):
        if by_end[end]:
            lines += ["", f"## {end.capitalize()}", ""]
            for one in by_end[end]:
                lines += one.lines()
    if by_end[KILLED]:
        lines += ["", "## Killed", ""]
        lines += [f"- `{one.mutant.name}` by `{one.by}`" for one in by_end[KILLED]]
    return "\n".join(lines) + "\n"


def mutants(
    paths: Annotated[
        list[Path], typer.Argument(help="Modules, or folders of them, from the top of the tree.")
    ],
    n: Annotated[int, typer.Option("-n", min=1, help="How many mutants to draw.")] = 60,
    seed: Annotated[int, typer.Option(help="Draws the same ones from the same modules.")] = 1,
    tests: Annotated[
        list[str] | None,
        typer.Option(help="Where the tests stand; the folder that mirrors the modules unless said."),
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option(help="This mutant alone, by its name in a report; may be repeated.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the report here too, as Markdown.")] = None,
) -> None:
    """Try small changes of the rules in a copy of the tree, and tell which of them no test notices."""
    root = Path.cwd()
    modules = modules_under(root, paths)
    found = [
        mutant
        for module in modules
        for mutant in mutants_of(module, (root / module).read_text(encoding="utf-8"))
    ]
    drawn = [one for one in found if one.name in only] if only else draw(found, n, seed)
    with TemporaryDirectory(prefix="mutants-") as where:
        tree = Copy(root, Path(where), seed)
        heard = tree.listen(tests or folder_of_tests(root, modules))
        outcomes: list[Outcome] = []
        for mutant in drawn:
            outcome = tree.attempt(mutant, heard)
            outcomes.append(outcome)
            typer.echo(f"{len(outcomes)}/{len(drawn)} {outcome.end}: {mutant.name}", err=True)
            if out is not None:  # as it grows: a long run may be broken off
                out.write_text(report(outcomes, seed, len(found)), encoding="utf-8")
    typer.echo(report(outcomes, seed, len(found)))


if __name__ == "__main__":
    typer.run(mutants)
