"""What `make dist` built is whole, and plays where nothing but it is installed.

`make test-compiled`, and with it `make test`, says in FABLETOP_TEST_DIST where the packages lie; without that
these tests are left out, and with a folder that holds no packages they fail.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import httpx
import pytest
from tests.server.playing import BOT, ME, Browser, free_port, make_table

from fabletop import __version__
from fabletop.games import BOXES
from fabletop.server.settings import RATES

ROOT = Path(__file__).parents[2]
LIBRARIES = tuple(EXTENSION_SUFFIXES)
WHERE = os.environ.get("FABLETOP_TEST_DIST")

pytestmark = pytest.mark.skipif(
    WHERE is None, reason="no packages to install: `make dist`, then FABLETOP_TEST_DIST=dist scripts/test"
)


def outside() -> dict[str, str]:
    """The environment of somebody who has no sources and has set nothing."""
    ours = ("PYTHON", "FABLETOP_", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def run(place: Path, *command: str | Path) -> str:
    """What a command says that is run in a place by somebody from outside."""
    told = subprocess.run(command, cwd=place, env=outside(), capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


@pytest.fixture(scope="module")
def wheel() -> Path:
    (found,) = Path(WHERE or "").resolve().glob(f"fabletop-{__version__}-*.whl")
    return found


@pytest.fixture(scope="module")
def sdist() -> Path:
    (found,) = Path(WHERE or "").resolve().glob("*.tar.gz")
    assert found.name == f"fabletop-{__version__}.tar.gz"
    return found


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somewhere outside of the source tree."""
    folder: Path = tmp_path_factory.mktemp("elsewhere")
    assert ROOT not in folder.resolve().parents
    return folder


@pytest.fixture(scope="module")
def programs(place: Path, wheel: Path) -> Path:
    """The programs of an environment in which the wheel is installed, with what it needs to serve."""
    made = place / "venv"
    run(place, sys.executable, "-m", "venv", "--without-pip", made)
    pip = (sys.executable, "-m", "pip", "--python", made / "bin" / "python", "--disable-pip-version-check")
    run(place, *pip, "install", "--quiet", "-c", ROOT / "constraints.txt", f"{wheel}[server]")
    return made / "bin"


class Serving:
    """The installed `fabletop play` or `fabletop serve`; in the place of a browser, `echo` is opened."""

    def __init__(self, programs: Path, place: Path, *command: str) -> None:
        self.log = place / f"{command[0]}.log"
        self.address = f"127.0.0.1:{(port := free_port())}"
        often = {f"FABLETOP_{rate.upper()}": "100000" for rate in RATES}
        home = {"HOME": str(place), "FABLETOP_HOME": str(place / command[0])}
        env = {**outside(), **often, **home, "BROWSER": "echo"}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [programs / "fabletop", *command, "--port", str(port)],
                cwd=place,
                env=env,
                stdout=log,
                stderr=log,
            )

    def __enter__(self) -> Serving:
        for _ in range(600):
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)


# ── what is in them ──────────────────────────────────────────────────────────────────────────────────────


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if ".dist-info/" not in name}


def modules() -> Iterator[str]:
    for path in (ROOT / "src" / "fabletop").rglob("*.py"):
        yield path.relative_to(ROOT / "src").as_posix()


def test_the_wheel_has_every_module_the_ledger_and_the_pages(wheel: Path) -> None:
    names = names_in(wheel)
    pages = {f"fabletop/_client/{p.relative_to(ROOT / 'client/dist').as_posix()}" for p in built_pages()}
    assert "fabletop/_client/index.html" in pages
    assert names >= pages | set(modules()) | {"fabletop/_ledger/village/sell.yaml", "fabletop/py.typed"}


def built_pages() -> Iterator[Path]:
    return (path for path in (ROOT / "client" / "dist").rglob("*") if path.is_file())


def test_the_wheel_has_nothing_but_the_package_and_its_libraries(wheel: Path) -> None:
    strange = [name for name in names_in(wheel) if not name.startswith("fabletop/")]
    assert all(name.endswith(LIBRARIES) and "__mypyc" in name for name in strange), strange


def test_a_wheel_of_linux_is_compiled(wheel: Path) -> None:
    libraries = [name for name in names_in(wheel) if name.endswith(LIBRARIES)]
    if sys.platform == "linux":
        assert any(name.startswith("fabletop/kernel/game.") for name in libraries)
    else:
        assert libraries == []


def test_the_sdist_makes_the_same_wheel_in_plain_python(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    """With the pages, and without npm or a compiler."""
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    folder = tmp_path / f"fabletop-{__version__}"
    run(folder, sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)
    pure = tmp_path / f"fabletop-{__version__}-py3-none-any.whl"
    assert names_in(pure) == {name for name in names_in(wheel) if not name.endswith(LIBRARIES)}


def test_the_sdist_has_what_the_pages_are_made_of_and_not_what_npm_fetched(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {"Makefile", "client/src/main.ts", "client/package-lock.json", "scripts/dist"}
    assert [name for name in names if "node_modules" in name or name.startswith("client/dist")] == []


# ── installed elsewhere ──────────────────────────────────────────────────────────────────────────────────


def test_what_runs_is_the_installed_package(programs: Path, place: Path) -> None:
    """Nothing of the source tree can be imported, so all that the tests below see comes from the wheel."""
    shown = "import sys, fabletop; print(fabletop.__file__, *sys.path, sep='\\n')"
    package, *searched = run(place, programs / "python", "-c", shown).splitlines()
    assert place in Path(package).parents
    assert [path for path in searched if Path(path).is_relative_to(ROOT)] == []


def test_it_tells_the_engine_and_the_contents_of_all_games(programs: Path, place: Path) -> None:
    version, engine, *contents = run(place, programs / "fabletop", "--version").splitlines()
    assert version == f"fabletop {__version__}"
    assert engine == ("engine: compiled" if sys.platform == "linux" else "engine: plain Python")
    assert contents == [f"content of {name}: {box.content_hash()[:12]}" for name, box in BOXES.items()]


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_game_at_its_table_comes_to_an_end(programs: Path, place: Path, command: str) -> None:
    async def play(address: str, table: str, token: str) -> Browser:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(5))
        return browser

    with Serving(programs, place, command) as serving:
        address = serving.address
        page = httpx.get(f"http://{address}/")
        assert page.status_code == 200
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts
        assert all(httpx.get(f"http://{address}{script}").status_code == 200 for script in scripts)
        table, token = make_table(address, ME, BOT)
        browser = asyncio.run(play(address, table, token))
        assert browser.state["over"]
    opened = f"http://{serving.address}/" in serving.log.read_text().splitlines()
    assert opened == (command == "play")
    assert (place / command / "tables.db").is_file()


def test_a_hundred_games_are_simulated(programs: Path, place: Path) -> None:
    told = run(place, programs / "fabletop", "simulate", "village", "--games", "100")
    assert "village: 100 of 100 games" in told
