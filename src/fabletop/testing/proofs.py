"""Which rules the tests prove, counted from their source alone.  Run it with `scripts/ledger`."""

from __future__ import annotations

import argparse
import ast
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from fabletop import ledger
from fabletop.ledger import Rule, UnknownRule

PAGE = 110


class Mark(NamedTuple):
    """A place where a rule is named."""

    id: str
    path: Path
    line: int

    def says(self, what: str) -> str:
        return f"{self.path}:{self.line}: {what}"


class Proof(NamedTuple):
    """A test that carries the mark of a rule."""

    mark: Mark
    name: str
    line: int
    source: str

    def lines(self) -> Iterator[str]:
        """Where the test stands and its source, docstring and marks included, set in from the margin."""
        yield f"    {self.mark.path}:{self.line} {self.name}"
        yield textwrap.indent(self.source, " " * 8)


class Report:
    """What the tests under a project's root prove, and what is wrong with the ids named there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.problems: list[str] = []
        self.proofs = [proof for proof in self._proofs() if self._is_known(proof.mark)]
        self.proven = {proof.mark.id for proof in self.proofs}
        for mark, *_ in self.proofs:
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

    def reading(self, rules: Sequence[Rule]) -> Iterator[str]:
        """Every rule with the tests that say they prove it, to be read side by side."""
        for rule in rules:
            yield rule.id
            yield from _told(rule)
            proofs = [proof for proof in self.proofs if proof.mark.id == rule.id]
            for proof in proofs:
                yield ""
                yield from proof.lines()
            if not proofs:
                yield "    no test"
            yield ""

    def has_code(self, game: str) -> bool:
        return any((self.root / "src/fabletop/games" / game).glob("*.py"))

    def _is_known(self, mark: Mark) -> bool:
        try:
            ledger.find(mark.id)
        except UnknownRule as wrong:
            self.problems.append(mark.says(str(wrong)))
            return False
        return True

    def _proofs(self) -> Iterator[Proof]:
        """Every id in a `@rule(...)` on a test."""
        for path in sorted((self.root / "tests").rglob("*.py")):
            where = path.relative_to(self.root)
            text = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(text, str(where))):
                if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    continue
                for argument in _arguments_of_rule(node):
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        what = "@rule takes ids written out as strings, so that they can be counted and found"
                    elif not node.name.lower().startswith("test"):
                        what = f"@rule stands on {node.name}, which is not a test"
                    else:
                        mark = Mark(argument.value, where, argument.lineno)
                        yield Proof(mark, node.name, node.lineno, _source(node, text))
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


def rules_under(topic: str) -> list[Rule]:
    """The rules of a game, of a topic such as `village.sell`, or the one of an id."""
    game, _, rest = topic.partition(".")
    if "." in rest:
        return [ledger.find(topic)]
    topics = ledger.topics(game)
    if not rest:
        return [rule for rules in topics.values() for rule in rules]
    if rest not in topics:
        raise UnknownRule(f"{game} has no topic {rest!r}, only {', '.join(topics)}")
    return topics[rest]


def _told(rule: Rule) -> Iterator[str]:
    """What the ledger says of a rule, field by field, folded to the width of a page."""
    for field in rule.__struct_fields__:
        said = getattr(rule, field)
        if field == "id" or said is None:
            continue
        if isinstance(said, msgspec.Struct):
            parts = ((name, getattr(said, name)) for name in said.__struct_fields__)
            said = "; ".join(f"{name} {_joined(part)}" for name, part in parts if part is not None)
        yield from textwrap.wrap(
            _joined(said) if field == "rule" else f"{field}: {_joined(said)}",
            PAGE,
            initial_indent="  ",
            subsequent_indent="  " if field == "rule" else "    ",
        )


def _joined(said: object) -> str:
    return "; ".join(map(str, said)) if isinstance(said, tuple) else str(said)


def _source(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, text: str) -> str:
    """The lines of a test, from its first decorator on, at the margin."""
    first = min(decorator.lineno for decorator in node.decorator_list)
    return textwrap.dedent("\n".join(text.splitlines()[first - 1 : node.end_lineno]))


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
    parser.add_argument(
        "--read",
        metavar="TOPIC",
        help="print the rules of a game, a topic or one id, each with the tests that prove it",
    )
    asked = parser.parse_args(arguments)
    try:
        wanted = rules_under(asked.read) if asked.read else []
    except UnknownRule as wrong:
        parser.error(str(wrong))
    report = Report(root or Path.cwd())
    lines: list[str] = []
    if asked.read:
        lines += report.reading(wanted)
    elif asked.unproven:
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
