"""Mutants are made as one would by hand, and told apart by whether a test of a small project notices."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from fabletop.lab.mutants import (
    KILLED,
    SURVIVED,
    TIMED_OUT,
    Copy,
    Heard,
    Outcome,
    chosen_for,
    draw,
    first_failure,
    folder_of_tests,
    modules_under,
    report,
)
from fabletop.lab.mutations import TOP, Mutant, mutants_of

SOURCE = Path(__file__).parents[2] / "src" / "fabletop"
HERE = Path("src/fabletop/kernel/small.py")


def changed(source: str) -> set[tuple[str, str]]:
    """What becomes of a line of code, and by which kind of change."""
    source = dedent(source)
    found = set()
    for mutant in mutants_of(HERE, source):
        before, after = source.splitlines(), mutant.applied(source).splitlines()
        new = [line.strip() for line in after if line not in before]
        found.add((mutant.kind, new[0] if new else ""))
    return found


# ── making them ──────────────────────────────────────────────────────────────────────────────────────────


def test_comparisons_lose_their_edge_or_their_sense() -> None:
    assert changed("fits = a < b\n") == {("edge", "fits = a <= b"), ("negated", "fits = a >= b")}
    assert changed("fits = a in b\n") == {("negated", "fits = a not in b")}
    assert changed("fits = a is not b\n") == {("negated", "fits = a is b")}


def test_conditions_lose_their_clauses_one_by_one() -> None:
    assert changed("fits = a and not b\n") == {
        ("and/or", "fits = (a or not b)"),
        ("without clause 1", "fits = (not b)"),
        ("without clause 2", "fits = a"),
        ("negated", "fits = (not a) and not b"),
        ("negated", "fits = a and b"),
    }


def test_numbers_are_one_off_and_sums_turn_round() -> None:
    assert changed("n = min(a, 3)\n") == {
        ("reckoned", "n = max(a, 3)"),
        ("one more", "n = min(a, 4)"),
        ("one less", "n = min(a, 2)"),
    }
    assert changed("n = a + b\n") == {("reckoned", "n = a - b")}
    assert changed("n -= a\n") == {("reckoned", "n += a"), ("left out", "pass")}
    assert changed("b = True\n") == {("negated", "b = False")}


def test_statements_are_left_out_and_functions_left_early() -> None:
    told = changed(
        """\
        def deed(g: Game) -> None:
            '''Hurt, and say so.'''
            g.hurt()
            g.life = g.full
            if g.over:
                return
        """
    )
    assert told == {
        ("left out", "pass"),
        ("left early", "return"),
        ("negated", "if (not g.over):"),
    }


def test_what_a_function_gives_back_is_nothing_or_its_opposite() -> None:
    assert changed("def open(g: G) -> bool:\n    return g.free()\n") == {("negated", "return not (g.free())")}
    assert changed("def foes(g: G) -> list[int]:\n    return g.all()\n") == {("nothing", "return []")}
    assert changed("some = [x for x in y if x.fits]\n") == {
        ("negated", "some = [x for x in y if (not x.fits)]")
    }


@pytest.mark.parametrize(
    "source",
    [
        "import a\n",
        "n: Literal[3]\n",
        "def f(a: Literal[3]) -> Literal[4]: ...\n",
        "@step(3)\ndef f(): ...\n",
        "'''Nothing but 3 words.'''\n",
        "said = f'{n + 1} more'\n",
        "if TYPE_CHECKING:\n    n = 3\n",
    ],
)
def test_types_decorators_imports_and_words_are_left_alone(source: str) -> None:
    assert mutants_of(HERE, source) == []


def test_what_is_not_ascii_shifts_nothing() -> None:
    assert changed("a = 'åäö'; n = 3\n") == {
        ("one more", "a = 'åäö'; n = 4"),
        ("one less", "a = 'åäö'; n = 2"),
    }


def test_a_mutant_knows_the_function_that_must_be_entered() -> None:
    source = "N = 1\n\n\n@step(\n    'key',\n)\ndef deed() -> int:\n    return [n for n in range(2)]\n"
    entries = {(mutant.line, mutant.entry) for mutant in mutants_of(HERE, source)}
    assert entries == {(1, TOP), (8, 4)}, "the line of its first decorator, as in its code"


@pytest.mark.parametrize("name", ["decision", "frame", "step"])
def test_every_mutant_of_a_real_module_can_be_read_and_differs(name: str) -> None:
    source = (SOURCE / "kernel" / f"{name}.py").read_text(encoding="utf-8")
    whole = ast.dump(ast.parse(source))
    found = mutants_of(HERE, source)
    assert len({(mutant.start, mutant.end, mutant.text) for mutant in found}) == len(found)
    for mutant in found:
        assert ast.dump(ast.parse(mutant.applied(source))) != whole, mutant.name


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────


def mutant(line: int, entry: int = TOP) -> Mutant:
    return Mutant(HERE, line, 0, "edge", entry, 0, 0, "")


def test_the_same_seed_draws_the_same_mutants_in_the_order_of_their_modules() -> None:
    found = [mutant(line) for line in range(100)]
    drawn = draw(found, 10, seed=7)
    assert drawn == draw(found, 10, seed=7) != draw(found, 10, seed=8)
    assert len(set(drawn)) == 10
    assert drawn == sorted(drawn)
    assert draw(found, 1000, seed=7) == found


def test_the_tests_that_enter_the_function_are_run_the_most_single_minded_first() -> None:
    here, there = (HERE.as_posix(), 4), ("src/fabletop/kernel/other.py", 4)
    whole = Heard("tests/a.py::test_game", 0.1, frozenset({here, there}))
    slow = Heard("tests/a.py::test_slow", 0.2, frozenset({here}))
    deed = Heard("tests/b.py::test_deed", 0.1, frozenset({here}))
    other = Heard("tests/b.py::test_other", 0.1, frozenset({there}))
    assert chosen_for(mutant(5, entry=4), [whole, slow, deed, other]) == [deed, slow, whole]
    assert len(chosen_for(mutant(1), [whole, slow, deed, other])) == 4, "a constant concerns them all"
    assert len(chosen_for(mutant(9, entry=8), [whole, slow, deed, other])) == 4, "and what ran on import"


def test_modules_and_the_folder_of_their_tests_are_found(tmp_path: Path) -> None:
    for name in (
        "src/fabletop/games/toy/fight/aim.py",
        "src/fabletop/games/toy/turn.py",
        "tests/games/toy/a.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    modules = modules_under(tmp_path, [Path("src/fabletop/games/toy")])
    assert [path.name for path in modules] == ["aim.py", "turn.py"]
    assert folder_of_tests(tmp_path, modules) == ["tests/games/toy"]
    with pytest.raises(SystemExit, match="there is no src/nowhere"):
        modules_under(tmp_path, [Path("src/nowhere")])


# ── trying ───────────────────────────────────────────────────────────────────────────────────────────────

RULES = """\
def half(price: int) -> int:
    return price // 2


def spend(gold: int) -> int:
    while gold > 0:
        gold -= 1
    return gold


def forgotten(gold: int) -> int:
    return gold + 1


def dear() -> int:
    return 70


DEAR = dear()
"""
TESTS = """\
from fabletop.kernel import small


def test_half() -> None:
    assert small.half(30) == 15


def test_spend() -> None:
    assert small.spend(3) == 0


def test_dear() -> None:
    assert small.DEAR == 70
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one module and its tests, with the part of the lab that listens."""
    root = tmp_path / "project"
    for name, text in {
        HERE.as_posix(): RULES,
        "tests/kernel/test_small.py": TESTS,
        "src/fabletop/__init__.py": "",
        "src/fabletop/kernel/__init__.py": "",
        "src/fabletop/lab/__init__.py": "",
        "src/fabletop/lab/entered.py": (SOURCE / "lab" / "entered.py").read_text(encoding="utf-8"),
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return root


def test_a_run_tells_what_was_killed_what_survived_and_what_hangs(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletop.lab.mutants.GRACE", 1.0)
    tree = Copy(project, tmp_path / "copy", seed=1)
    tests = tree.listen(["tests/kernel"])
    assert [test.name.partition("::")[2] for test in tests] == ["test_half", "test_spend", "test_dear"]
    found = {(mutant.line, mutant.kind): mutant for mutant in mutants_of(HERE, RULES)}
    killed = tree.attempt(found[2, "one more"], tests)
    assert (killed.end, killed.by, killed.tests) == (KILLED, "tests/kernel/test_small.py::test_half", 1)
    assert killed.diff == ("-    return price // 2", "+    return price // 3")
    assert tree.attempt(found[7, "left out"], tests).end == TIMED_OUT
    survived = tree.attempt(found[12, "one more"], tests)
    assert (survived.end, survived.tests) == (SURVIVED, 3), "no test enters it: all of them are tried"
    imported = tree.attempt(found[16, "one more"], tests)
    assert (imported.end, imported.by) == (KILLED, "tests/kernel/test_small.py::test_dear")
    assert tree.attempt(found[2, "one more"], tests).end == KILLED, "the copy was mended in between"
    assert (project / HERE).read_text(encoding="utf-8") == RULES, "and the tree is as it was"


def test_tests_that_fail_before_anything_is_changed_are_told(project: Path, tmp_path: Path) -> None:
    (project / "tests/kernel/test_small.py").write_text("def test_it():\n    raise ValueError\n")
    with pytest.raises(SystemExit, match="fail before anything is changed"):
        Copy(project, tmp_path / "copy", seed=1).listen(["tests/kernel"])


def test_the_report_puts_what_lived_on_first_and_names_what_noticed_the_rest() -> None:
    outcomes = [
        Outcome(mutant(3), KILLED, "tests/a.py::test_it", 4, ("-a", "+b")),
        Outcome(mutant(5), SURVIVED, "", 2, ("-a < b", "+a <= b")),
    ]
    told = report(outcomes, seed=9, of=70)
    assert told.startswith("2 of 70 mutants, seed 9: 1 killed, 0 timed out, 1 survived; noticed 1 of 2.")
    assert "- `src/fabletop/kernel/small.py:5:0:edge`, 2 tests\n  ```diff\n  -a < b\n  +a <= b\n  ```" in told
    assert "- `src/fabletop/kernel/small.py:3:0:edge` by `tests/a.py::test_it`" in told
    assert first_failure("F\nFAILED tests/a.py::test_it - assert 1\n") == "tests/a.py::test_it"
    assert first_failure("ImportError while loading conftest") == "the tests did not start"
