"""The documentation as a site: its contents name every page, and no other host is asked for anything."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import fabletop

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ASKED_FOR = re.compile(r'<(?:script|img|iframe|source)[^>]* src="([^"]+)|<link[^>]* href="([^"]+)')


def settings() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    return read


def pages(contents: Any) -> Iterator[str]:
    """Every page that contents name, at any depth."""
    if isinstance(contents, str):
        yield contents
    else:
        for one in contents.values() if isinstance(contents, dict) else contents:
            yield from pages(one)


def test_the_contents_name_every_page_once() -> None:
    named = [page for page in pages(settings()["nav"]) if page != "index.md" and not page.startswith("tree/")]
    assert sorted(named) == sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))


def test_the_list_of_decisions_names_every_one() -> None:
    listed = re.findall(r"\]\((\d{4}-.+?\.md)\)", (DOCS / "why" / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(path.name for path in DOCS.glob("why/0*.md"))


def test_the_reference_tells_all_that_fabletop_offers() -> None:
    told = re.findall(r"^::: fabletop\.(\w+)$", (DOCS / "reference.md").read_text(encoding="utf-8"), re.M)
    assert {*told, "bots", "__version__"} == set(fabletop.__all__)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("mkdocs", reason="the site needs the extra `docs`; make setup installs it")
    folder: Path = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [ROOT / "scripts" / "docs", "--site-dir", folder], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_the_site_asks_no_other_host_for_anything(site: Path) -> None:
    html = [path.read_text(encoding="utf-8") for path in site.rglob("*.html")]
    asked = {first or second for page in html for first, second in ASKED_FOR.findall(page)}
    assert len(asked) > 20
    assert [address for address in asked if re.match(r"(https?:)?//", address)] == []


def test_what_stands_outside_of_docs_comes_along(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    assert 'src="screenshots/table.jpg"' in first
    assert 'href="tree/CONTRIBUTING.html"' in first
    assert 'href="tree/NOTICE.txt"' in first
    assert (site / "tree" / "NOTICE.txt").read_bytes() == (ROOT / "NOTICE").read_bytes()
    door = (site / "adding-a-game.html").read_text(encoding="utf-8")
    assert 'href="tree/src/fabletop/games/registration.py.txt"' in door
    assert "../tests/toy" not in door  # a folder: its name is told, and leads nowhere


def test_the_reference_is_read_from_docstrings(site: Path) -> None:
    reference = (site / "reference.html").read_text(encoding="utf-8")
    assert 'id="fabletop.new_match"' in reference
    assert "A match laid out and waiting for its first pick" in reference
