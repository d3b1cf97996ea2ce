"""A database that cannot be used is told of in a sentence, and nothing of it is touched."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
from tests.server.playing import ME, OPEN, POSTGRES, make_table, new_database, running, settings_in

from fabletop import __version__
from fabletop.server import opening
from fabletop.server.opening import BadDatabase, open_database
from fabletop.server.settings import Settings
from fabletop.server.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with something in it, as a server leaves it."""
    with running(settings_in(tmp_path)) as address:
        for _ in range(3):
            make_table(address, ME, OPEN)
    return tmp_path / "tables.db"


def refused(path: Path) -> str:
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(BadDatabase) as wrong:
        asyncio.run(open_database(f"sqlite+aiosqlite:///{path}"))
    assert (path.read_bytes() if path.is_file() else None) == before
    assert str(path) in str(wrong.value)
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def test_a_database_that_is_well_or_not_there_yet_is_opened(path: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    for one in (path, new, new):
        asyncio.run(open_database(f"sqlite+aiosqlite:///{one}"))
    assert new.stat().st_size


def test_a_file_cut_to_nothing_is_noticed(path: Path) -> None:
    path.write_bytes(b"")
    assert f"remove {path}" in refused(path)
    wal = path.with_name("tables.db-wal")
    wal.write_bytes(b"something")
    assert f"remove {path} and {wal}" in refused(path)


def test_a_file_that_went_away_without_what_is_beside_it_is_noticed(path: Path) -> None:
    path.unlink()
    path.with_name("tables.db-wal").write_bytes(b"something")
    assert "is gone" in refused(path)


@pytest.mark.parametrize("size", [100, 5000, 40_000])
def test_a_file_cut_in_the_middle_is_noticed(path: Path, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert path.stat().st_size > size
    with path.open("r+b") as file:
        file.truncate(size)
    assert "copy" in refused(path)
    monkeypatch.setattr(opening, "READ_THROUGH", 0)
    assert "copy" in refused(path), "and so it is where it is too large to be read through"


def test_damage_and_other_files_are_told(path: Path, tmp_path: Path) -> None:
    held = bytearray(path.read_bytes())
    for place in range(4096, len(held)):
        held[place] = 0xA5
    path.write_bytes(held)
    assert "damaged" in refused(path)
    path.write_bytes(b"Dear diary, " * 1000)
    assert "no database" in refused(path)
    assert "folder" in refused(tmp_path)
    assert "folder is missing" in refused(tmp_path / "nowhere" / "tables.db")


def test_a_newer_database_is_told_by_both_versions(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    said = refused(path)
    assert "newer" in said
    assert "9999" in said
    assert __version__ in said


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_may_not_be_written_is_told(path: Path) -> None:
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        assert "written" in refused(path)
    finally:
        path.parent.chmod(0o755)


@pytest.mark.parametrize("command", [["serve"], ["play", "village"]])
def test_the_command_line_says_one_sentence_and_fails(path: Path, command: list[str]) -> None:
    path.write_bytes(b"")
    (path.parent / "index.html").write_text("<!doctype html>")
    home = str(path.parent)
    told = subprocess.run(
        [sys.executable, "-m", "fabletop.cli", *command, "--port", "8399"],
        env={**os.environ, "FABLETOP_HOME": home, "FABLETOP_CLIENT": home, "FABLETOP_DATABASE": ""},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert told.returncode == 1
    assert told.stderr.startswith("fabletop: ")
    assert told.stderr.count("\n") == 1, told.stderr
    assert "Traceback" not in told.stderr + told.stdout


# -- PostgreSQL ---------------------------------------------------------------------------------------------


def test_a_server_that_is_away_is_told_without_its_password() -> None:
    with pytest.raises(BadDatabase, match="does not answer") as wrong:
        asyncio.run(open_database("postgresql+asyncpg://fabletop:secret@127.0.0.1:1/fabletop"))
    assert "secret" not in str(wrong.value)


@pytest.mark.skipif(not POSTGRES, reason="runs under make test-services")
def test_what_is_missing_or_newer_in_postgresql_is_told(tmp_path: Path) -> None:
    settings: Settings = settings_in(tmp_path, "services")
    nowhere = settings.database.rpartition("/")[0] + "/nowhere"
    with pytest.raises(BadDatabase, match="is not there"):
        asyncio.run(open_database(nowhere))
    asyncio.run(open_database(settings.database))
    asyncio.run(open_database(settings.database))

    async def age() -> None:
        line = await asyncpg.connect(settings.database.replace("+asyncpg", ""))
        await line.execute("update alembic_version set version_num = '9999'")
        await line.close()

    asyncio.run(age())
    with pytest.raises(BadDatabase, match=r"newer.*9999"):
        asyncio.run(open_database(settings.database))
    assert Store(asyncio.run(new_database())).file is None
