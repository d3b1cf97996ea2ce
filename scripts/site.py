"""Brings into the site what stands outside of docs/: a hook of MkDocs, named in mkdocs.yml.

The README is the first page, and other pages of the top come with it.  Whatever else of the tree a page links
to comes along under `tree/`: pages as pages, other files as text.  So every link leads somewhere, on the site
as in the tree, and none to a foreign host.  A folder goes by its README; the link to one without is left out,
and its text stays.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = "docs/"
ALWAYS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")  # linked to or not
LINK = re.compile(r"\[((?:[^\[\]]|!?\[[^\[\]]*\]\([^()]*\))*)\]\(([^()\s#]+)(#[^()\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what links lead to, and what those pages link to in turn."""
    met = {DOCS + file.src_uri for file in files}
    todo = [*ALWAYS, *(page for page in sorted(met) if page.endswith(".md"))]
    for page in todo:
        for target in (page, *(found for link in links_of(page) if (found := stands(page, link)))):
            if target not in met:
                met.add(target)
                files.append(brought(target, config))
                if target.endswith(".md"):
                    todo.append(target)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    return LINK.sub(lambda link: as_on_site(link, here), markdown)


def brought(target: str, config: MkDocsConfig) -> File:
    return File.generated(config, site_path(target), content=(ROOT / target).read_text(encoding="utf-8"))


def links_of(page: str) -> list[str]:
    return [link[1] for link in LINK.findall((ROOT / page).read_text(encoding="utf-8"))]


def stands(page: str, link: str) -> str | None:
    """The file of the tree that a page of the tree links to, if there is one."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), link))
    if (ROOT / target).is_dir():
        target += "/README.md"
    return target if not target.startswith("..") and (ROOT / target).is_file() else None


def site_path(target: str) -> str:
    if target == "README.md":
        return "index.md"
    if target.startswith(DOCS):
        return target.removeprefix(DOCS)
    return f"tree/{target}" if target.endswith(".md") else f"tree/{target}.txt"


def tree_path(page: str) -> str:
    if page == "index.md":
        return "README.md"
    return page.removeprefix("tree/") if page.startswith("tree/") else DOCS + page


def as_on_site(link: re.Match[str], here: str) -> str:
    """The link as a page of the site must write it."""
    text, target, anchor = link[1], link[2], link[3] or ""
    page = tree_path(here)
    found = stands(page, target)
    if found is not None:
        return f"[{text}]({posixpath.relpath(site_path(found), posixpath.dirname(here) or '.')}{anchor})"
    folder = ROOT / posixpath.dirname(page) / target
    return text if target.endswith("/") and folder.is_dir() else link[0]
