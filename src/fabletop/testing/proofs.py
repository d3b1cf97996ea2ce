"""Which rules the tests prove, counted from their source alone.  Run it with `scripts/ledger`."""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from fabletop import ledger
from fabletop.ledger import Rule, UnknownRule


class Mark(NamedTuple):
    """A place where a rule is named."""

    id: str
    path: Path
    line: int

    def says(self, what: str) -> str:
        return f"{self.path}:{self.line}: {what}"


class Report:
    """What the tests under a project's root prove, and what is wrong with the ids named there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.problems: list[str] = []
        proofs = [mark for mark in self._proofs() if self._is_known(mark)]
        self.proven = {mark.id for mark in proofs}
        for mark in proofs:
            if ledger.find(mark.id).untestable:
                self.problems.append(
                    mark.says(f"{mark.id} is proven here, yet the ledger calls it untestable")
                )
            if ledger.find(mark.id).waits:
                self.problems.append(
                    mark.says(f"{mark.id} is proven here, yet the ledger says that it waits")
                )
        for mark in self._citations():
            self._is_known(mark)

    def unproven(self, rules: Sequence[Rule]) -> list[Rule]:
        """The rules that no test proves, though one could."""
        return [rule for rule in rules if rule.id not in self.proven and not (rule.untestable or rule.waits)]

    def summary(self, game: str) -> str:
        """One line about a game."""
        rules = list(ledger.load(game).rules.values())
        untestable = sum(1 for rule in rules if rule.untestable)
        waiting = sum(1 for rule in rules if rule.waits)
        unproven = len(self.unproven(rules))
        return (
            f"{game}: {len(rules)} rules, {len(rules) - untestable - waiting - unproven} proven, "
            f"{untestable} untestable, {unproven} unproven" + (f", {waiting} waiting" if waiting else "")
        )

    def table(self, game: str) -> Iterator[str]:
        """One line about each topic of a game: proven, untestable, total, and the numbers still to prove."""
        width = max(map(len, ["topic", *ledger.topics(game)]))
        yield f"  {'topic':{width}}  proven/untestable/total  unproven"
        for topic, rules in ledger.topics(game).items():
            unproven = self.unproven(rules)
            untestable = sum(1 for rule in rules if rule.untestable)
            waiting = [rule for rule in rules if rule.waits]
            proven = len(rules) - untestable - len(waiting) - len(unproven)
            later = f"waiting: {numbers_of(waiting)}" if waiting else ""
            counted = f"{proven}/{untestable}/{len(rules)}"
            yield f"  {topic:{width}}  {counted:23}  {numbers_of(unproven)} {later}".rstrip()

    def has_code(self, game: str) -> bool:
        return any((self.root / "src/fabletop/games" / game).glob("*.py"))

    def _is_known(self, mark: Mark) -> bool:
        try:
            ledger.find(mark.id)
        except UnknownRule as wrong:
            self.problems.append(mark.says(str(wrong)))
            return False
        return True

    def _proofs(self) -> Iterator[Mark]:
        """Every id in a `@rule(...)` on a test."""
        for path in sorted((self.root / "tests").rglob("*.py")):
            where = path.relative_to(self.root)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(where))):
                if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    continue
                for argument in _arguments_of_rule(node):
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        what = "@rule takes ids written out as strings, so that they can be counted and found"
                    elif not node.name.lower().startswith("test"):
                        what = f"@rule stands on {node.name}, which is not a test"
                    else:
                        yield Mark(argument.value, where, argument.lineno)
                        continue
                    self.problems.append(Mark("", where, argument.lineno).says(what))

    def _citations(self) -> Iterator[Mark]:
        """Every id named in the sources: in docstrings, refusals, comments and content."""
        an_id = re.compile(rf"\b(?:{'|'.join(ledger.games())})\.[a-z][a-z0-9_]*\.[0-9]{{3}}\b")
        for path in sorted((self.root / "src").rglob("*")):
            if path.suffix in (".py", ".yaml", ".toml", ".ftl"):
                for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                    for id in an_id.findall(text):
                        yield Mark(id, path.relative_to(self.root), line)


def numbers_of(rules: Sequence[Rule]) -> str:
    return " ".join(rule.id.rpartition(".")[2] for rule in rules)


def _arguments_of_rule(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[ast.expr]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).rpartition(".")[2] == "rule":
            yield from decorator.args


def main(arguments: Sequence[str] | None = None, root: Path | None = None) -> int:
    """Print the report; the exit code is 1 when an id is wrong."""
    parser = argparse.ArgumentParser(prog="scripts/ledger", description="How many rules the tests prove.")
    parser.add_argument(
        "--unproven",
        metavar="GAME",
        choices=ledger.games(),
        help="list the rules of a game that no test proves",
    )
    asked = parser.parse_args(arguments)
    report = Report(root or Path.cwd())
    lines: list[str] = []
    if asked.unproven:
        rules = list(ledger.load(asked.unproven).rules.values())
        lines += [f"{rule.id}  {rule.rule}" for rule in report.unproven(rules)]
    else:
        for game in ledger.games():
            lines.append(report.summary(game))
            if report.has_code(game):
                lines += report.table(game)
    print("\n".join(lines))
    for problem in report.problems:
        print(problem, file=sys.stderr)
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
