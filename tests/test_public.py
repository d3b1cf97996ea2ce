"""What the project shows to the public says what is so: versions, Pythons, commands, buttons, paths."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from fabletop import __version__, cli

ROOT = Path(__file__).parents[1]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"
HOOKS = ROOT / ".pre-commit-config.yaml"
CITATION = ROOT / "CITATION.cff"
BUG = ROOT / ".github" / "ISSUE_TEMPLATE" / "bug.yml"
PYTHON = "Programming Language :: Python :: 3."


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def steps() -> list[dict[str, Any]]:
    return [step for job in read(WORKFLOW)["jobs"].values() for step in job["steps"]]


def targets() -> set[str]:
    """What can be made: rules of the Makefile that have a plain name."""
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def made(commands: list[str]) -> list[str]:
    return [target for command in commands for target in re.findall(r"^make (\S+)$", command, re.M)]


def said_on_pages() -> set[str]:
    """Every message of the pages that is one line of English."""
    files = (ROOT / "client" / "src").rglob("en.ftl")
    return {said for file in files for said in re.findall(r"^\S+ = (.+)$", file.read_text("utf-8"), re.M)}


def commands(text: str) -> set[str]:
    """What a text tells people to type after `fabletop`, without what they put in themselves."""
    return set(re.findall(r"`fabletop ([a-z -]*[a-z])", text))


# ── the workflow and the hook ────────────────────────────────────────────────────────────────────────────


def test_the_workflow_tries_every_python_that_is_supported() -> None:
    (job,) = read(WORKFLOW)["jobs"].values()
    tried = job["strategy"]["matrix"]["python"]
    named = [f"3.{line.removeprefix(PYTHON)}" for line in project()["classifiers"] if line.startswith(PYTHON)]
    assert tried == named
    assert project()["requires-python"] == f">={tried[0]}"


def test_the_workflow_makes_what_can_be_made() -> None:
    asked = made([step["run"] for step in steps() if "run" in step])
    assert asked == ["test"]
    assert set(asked) <= targets()


def test_the_workflow_may_only_read_and_runs_only_what_github_wrote() -> None:
    assert read(WORKFLOW)["permissions"] == {"contents": "read"}
    used = [step["uses"] for step in steps() if "uses" in step]
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", name)] == []


def test_the_workflow_runs_scripts_that_are_there() -> None:
    run = " ".join(step["run"] for step in steps() if "run" in step)
    scripts = re.findall(r"scripts/[\w-]+", run)
    assert scripts == ["scripts/browser"]
    assert all((ROOT / script).is_file() for script in scripts)


def test_the_hook_makes_what_can_be_made() -> None:
    ((hook,),) = [repo["hooks"] for repo in read(HOOKS)["repos"]]
    assert (hook["language"], hook["pass_filenames"]) == ("system", False)
    asked = made([hook["entry"]])
    assert asked == ["check"]
    assert set(asked) <= targets()


# ── how to cite it ───────────────────────────────────────────────────────────────────────────────────────


def test_who_cites_it_cites_this_version_and_licence() -> None:
    cited = read(CITATION)
    assert cited["version"] == __version__
    assert cited["license"] == project()["license"]
    assert (ROOT / "LICENSE").read_text("utf-8").startswith(f"{cited['license']} License\n")


def test_a_citation_has_what_the_format_asks_for() -> None:
    cited = read(CITATION)
    assert cited["cff-version"] == "1.2.0"
    assert cited["type"] == "software"
    assert all(cited[key] for key in ("message", "title", "abstract"))
    assert [sorted(author) for author in cited["authors"]] == [["name"]]


# ── what is asked of those who report ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one_that_can_be_shown(path: Path) -> None:
    form = read(path)
    if path.stem == "config":
        assert form == {"blank_issues_enabled": False}
        return
    assert form["name"]
    assert form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in fields} <= {"input", "textarea", "dropdown", "checkboxes"}
    assert all(field["attributes"]["label"] for field in fields)
    ids = [field["id"] for field in fields]
    assert len(set(ids)) == len(ids)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_there_is_a_form_for_what_is_wrong_and_one_for_what_is_missing() -> None:
    assert [path.stem for path in FORMS] == ["bug", "config", "feature"]
    asked = {field.get("id") for field in read(BUG)["body"]}
    assert asked >= {"happened", "rule", "version", "match"}


@pytest.mark.parametrize("path", [*FORMS, ROOT / "SECURITY.md"], ids=lambda path: path.stem)
def test_every_command_that_people_are_told_to_type_exists(path: Path) -> None:
    for command in commands(path.read_text("utf-8")):
        result = CliRunner().invoke(cli.app, [*command.split(), "--help"])
        assert result.exit_code == 0, f"fabletop {command}: {result.output}"


def test_the_commands_of_a_bug_report_are_found() -> None:
    assert commands(BUG.read_text("utf-8")) == {"--version", "rules search", "replay"}


def test_the_version_is_printed_as_a_bug_report_shows_it() -> None:
    (version,) = [field for field in read(BUG)["body"] if field.get("id") == "version"]
    first, *_ = CliRunner().invoke(cli.app, ["--version"]).output.splitlines()
    assert re.sub(r"\d+", "0", version["attributes"]["placeholder"]) == re.sub(r"\d+", "0", first)


def test_a_match_is_saved_where_a_bug_report_looks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FABLETOP_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    kept = cli.free_path(None, "village").relative_to(tmp_path)
    assert f"`~/{kept}`" in BUG.read_text("utf-8")


def test_a_bug_report_calls_buttons_what_the_pages_call_them() -> None:
    named = re.findall("“([^”]+)”", BUG.read_text("utf-8"))
    assert len(named) == 4
    assert set(named) <= said_on_pages()


def test_what_is_said_of_security_leads_to_pages_that_are_there() -> None:
    linked = re.findall(r"\]\(([^)#]+)", (ROOT / "SECURITY.md").read_text("utf-8"))
    assert len(linked) >= 5
    assert [link for link in linked if not (ROOT / link).is_file()] == []
