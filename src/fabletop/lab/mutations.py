"""Small changes of a module, each of which some test should notice: a comparison's edge, a number one off, a
clause or a statement left out.  `mutants` tries them; here they are only found and written."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

TOP: Final = 0  # the entry of what stands in no function

Function = ast.FunctionDef | ast.AsyncFunctionDef
SWAPPED: Final[dict[type[ast.cmpop], tuple[tuple[str, type[ast.cmpop]], ...]]] = {
    ast.Lt: (("edge", ast.LtE), ("negated", ast.GtE)),
    ast.LtE: (("edge", ast.Lt), ("negated", ast.Gt)),
    ast.Gt: (("edge", ast.GtE), ("negated", ast.LtE)),
    ast.GtE: (("edge", ast.Gt), ("negated", ast.Lt)),
    ast.Eq: (("negated", ast.NotEq),),
    ast.NotEq: (("negated", ast.Eq),),
    ast.Is: (("negated", ast.IsNot),),
    ast.IsNot: (("negated", ast.Is),),
    ast.In: (("negated", ast.NotIn),),
    ast.NotIn: (("negated", ast.In),),
}
RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
ATOMS: Final = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant)


class Mutant(NamedTuple):
    """One change of one module, and which function has to be entered for it to matter."""

    path: Path  # from the top of the tree
    line: int
    column: int
    kind: str
    entry: int  # the first line of the function around it, its decorators included
    start: int  # in bytes, as is `end`
    end: int
    text: str

    @property
    def name(self) -> str:
        """What it is called in a report, and in what is asked for again."""
        return f"{self.path.as_posix()}:{self.line}:{self.column}:{self.kind}"

    def applied(self, source: str) -> str:
        """The module with this one change."""
        held = source.encode()
        return (held[: self.start] + self.text.encode() + held[self.end :]).decode()


class Change(NamedTuple):
    """A node, what takes its place, and what that is called."""

    kind: str
    node: ast.stmt | ast.expr
    text: str


def mutants_of(path: Path, source: str) -> list[Mutant]:
    """Every small change of a module, in the order of its lines."""
    starts = [0]
    for line in source.encode().split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    found: dict[tuple[int, int, str], Mutant] = {}
    for entry, change in _walk(ast.parse(source), TOP):
        node = change.node
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        mutant = Mutant(path, node.lineno, node.col_offset, change.kind, entry, start, end, change.text)
        found.setdefault((start, end, change.text), mutant)
    return sorted(found.values(), key=lambda mutant: (mutant.start, mutant.end, mutant.kind))


def _walk(node: ast.AST, entry: int) -> Iterator[tuple[int, Change]]:
    """The changes of a node and of all below it that is worked through when the program runs."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, Function):
        entry = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        yield from ((entry, change) for change in _of_function(node))
    if isinstance(node, ast.stmt):
        yield from ((entry, change) for change in _of_statement(node))
    elif isinstance(node, ast.expr):
        yield from ((entry, change) for change in _of_expression(node))
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield from ((entry, change) for change in _turned_round([node.test]))
    elif isinstance(node, ast.comprehension):
        yield from ((entry, change) for change in _turned_round(node.ifs))
    for child in _worked_through(node):
        yield from _walk(child, entry)


def _worked_through(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that may be changed: no types, decorators, imports or words."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child


# -- functions and statements ---------------------------------------------------------------------------


def _of_function(node: Function) -> Iterator[Change]:
    """Leave early; the other way round, or with nothing."""
    returns = ast.unparse(node.returns) if node.returns else ""
    if returns == "None":
        body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
        for statement in body[1:]:
            yield Change("left early", statement, "return")
    for inner in ast.walk(node):
        if isinstance(inner, ast.Return) and inner.value is not None:
            if returns == "bool" and not isinstance(inner.value, ast.Compare | ast.BoolOp):
                yield Change("negated", inner, f"return not ({ast.unparse(inner.value)})")
            if returns.startswith("list[") and ast.unparse(inner.value) != "[]":
                yield Change("nothing", inner, "return []")


def _of_statement(node: ast.stmt) -> Iterator[Change]:
    """Leave a statement out, or add where it takes away."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        yield Change("left out", node, "pass")
    if isinstance(node, ast.Assign) and not any(isinstance(to, ast.Name | ast.Tuple) for to in node.targets):
        yield Change("left out", node, "pass")
    if isinstance(node, ast.For | ast.While) or (isinstance(node, ast.If) and not node.orelse):
        yield Change("left out", node, "pass")
    if isinstance(node, ast.AugAssign | ast.Delete | ast.Raise | ast.Continue | ast.Break):
        yield Change("left out", node, "pass")
    if isinstance(node, ast.Return) and node.value is None:
        yield Change("left out", node, "pass")
    if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED:
        changed = copy.copy(node)
        changed.op = RECKONED[type(node.op)]()
        yield Change("reckoned", node, ast.unparse(changed))


# -- expressions ----------------------------------------------------------------------------------------


def _of_expression(node: ast.expr) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        yield from _of_comparison(node)
    elif isinstance(node, ast.BoolOp):
        yield from _of_clauses(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Change("negated", node, _in_place_of(node, node.operand))
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield Change(
            "reckoned", node, ast.unparse(ast.BinOp(node.left, RECKONED[type(node.op)](), node.right))
        )
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield Change("negated", node, str(not node.value))
        elif isinstance(node.value, int):
            yield Change("one more", node, str(node.value + 1))
            yield Change("one less", node, str(node.value - 1))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        other = "max" if node.func.id == "min" else "min"
        yield Change("reckoned", node.func, other)


def _of_comparison(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        for kind, swapped in SWAPPED[type(op)]:
            ops = [*node.ops[:place], swapped(), *node.ops[place + 1 :]]
            yield Change(kind, node, ast.unparse(ast.Compare(node.left, ops, node.comparators)))


def _of_clauses(node: ast.BoolOp) -> Iterator[Change]:
    """And for or, and one clause after the other left out or turned round."""
    swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield Change("and/or", node, f"({ast.unparse(ast.BoolOp(swapped, node.values))})")
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        yield Change(f"without clause {place + 1}", node, _in_place_of(node, left))
    yield from _turned_round(node.values)


def _turned_round(conditions: list[ast.expr]) -> Iterator[Change]:
    """Plain conditions turned into their opposite; comparisons and the like are so already."""
    for condition in conditions:
        if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp):
            yield Change("negated", condition, f"(not {ast.unparse(condition)})")


def _in_place_of(old: ast.expr, new: ast.expr) -> str:
    """The new expression, held together where its neighbours could tear it."""
    text = ast.unparse(new)
    return text if isinstance(new, ATOMS) or type(new) is type(old) else f"({text})"
