"""Compiles the hot modules with mypyc while a wheel is built; `pyproject.toml` says which they are.

Every module becomes a C file of its own, and as many are compiled at once as there are cores: one file with
all of them took a quarter of an hour, on one core.  Symbols stay inside the library, so that a call from one
module to another goes straight there.

FABLETOP_LIBRARIES names a build that has the libraries of these very sources already: they are taken from there.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from pathspec import PathSpec
from pathspec.patterns.gitignore.spec import GitIgnoreSpecPattern
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]


class SideBySide(build_ext):
    """Builds extensions, the files of each at once."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = cores.map(lambda source: compile_all([source], **options), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile_each
        super().build_extensions()


class Compile(BuildHookInterface):
    """Adds the libraries of the hot modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.folder = Path(tempfile.mkdtemp())
        built = os.environ.get("FABLETOP_LIBRARIES")
        where = Path(built) if built else self.compiled()
        found = [path for path in where.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]
        if not found:  # a wheel for this machine alone that is no faster than one for all
            raise FileNotFoundError(f"there are no libraries for this Python in {where}")
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in found:
            build_data["force_include"][str(path)] = path.relative_to(where).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.folder)

    def compiled(self) -> Path:
        """A folder with a library for every hot module, laid out as in the wheel."""
        libraries = self.folder / "libraries"
        # The project's own settings of mypy are for checking it, so none are read here.
        extensions = mypycify(
            ["--config-file=", *self.config["mypy-args"], *self.hot_modules()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(self.folder / "sources"),
        )
        for extension in extensions:
            extension.extra_compile_args += HIDDEN
        command = SideBySide(Distribution({"name": "fabletop", "ext_modules": extensions}))
        command.build_lib = str(libraries)
        command.build_temp = str(self.folder / "objects")
        command.ensure_finalized()
        command.run()
        return libraries

    def hot_modules(self) -> list[str]:
        include = PathSpec.from_lines(GitIgnoreSpecPattern, self.config["include"])
        exclude = PathSpec.from_lines(GitIgnoreSpecPattern, self.config["exclude"])
        root = Path(self.root)
        paths = sorted(path.relative_to(root).as_posix() for path in (root / "src").rglob("*.py"))
        return [path for path in paths if include.match_file(path) and not exclude.match_file(path)]
