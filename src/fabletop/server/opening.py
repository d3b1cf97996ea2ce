"""Whether a database can be used, found out before anybody is served; if not, what to do about it."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from fabletop import __version__
from fabletop.kernel.errors import BadSetup
from fabletop.server.store import MIGRATIONS, Store, has_versions

HEAD: Final = b"SQLite format 3\x00"
MOMENT: Final = 0.5
READ_THROUGH: Final = 64 << 20  # bytes; a larger file takes long to read, and is only looked into
COPY: Final = "put a copy in its place (docs/hosting.md tells how)"


class BadDatabase(BadSetup):
    """A database that cannot be used as it is, in one sentence."""


async def open_database(url: str) -> None:
    """Look at it, bring it up to date, and let go of it again; a BadDatabase says what is wrong."""
    name = make_url(url)
    where = Path(name.database) if name.get_backend_name() == "sqlite" and name.database else None
    if where is not None:
        look_at_file(where)
    shown = str(where) if where is not None else without_password(name)
    try:
        if where is None or where.exists():
            await refuse_newer(url, shown)
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()
    except DBAPIError as wrong:
        raise BadDatabase(told(shown, wrong.orig or wrong)) from wrong
    except (OSError, sqlite3.Error) as wrong:
        raise BadDatabase(told(shown, wrong)) from wrong


def look_at_file(path: Path) -> None:
    """A file that is not there is a new one; whatever is there must be whole."""
    beside = [path.with_name(path.name + end) for end in ("-wal", "-shm")]
    left = " and ".join(str(one) for one in beside if one.exists())
    if not path.parent.is_dir():
        raise BadDatabase(f"{path} cannot be made: its folder is missing")
    if not path.exists():
        if beside[0].exists() and beside[0].stat().st_size:
            raise BadDatabase(
                f"{path} is gone, but {left} of it is there: put it back, or remove those to begin anew"
            )
        return
    if path.is_dir():
        raise BadDatabase(f"{path} is a folder; the database is a file")
    head = head_of(path)
    if not head:
        time.sleep(MOMENT)  # another process may be making it
        head = head_of(path)
    if not head:
        remove = f"{path} and {left}" if left else str(path)
        raise BadDatabase(
            f"{path} is empty: something cut it to nothing. To go on with what was in it, {COPY}; "
            f"to begin anew, remove {remove}"
        )
    if not head.startswith(HEAD):
        raise BadDatabase(
            f"{path} is no database of Fabletop, or it is damaged: {COPY}, or name another file"
        )
    if pages_in(head) > path.stat().st_size and not left:
        raise BadDatabase(f"{path} was cut in the middle: {COPY}")
    read_through(path)


def head_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(32)


def pages_in(head: bytes) -> int:
    """The bytes that a file of SQLite says it has, all of them once nothing waits beside it."""
    size = int.from_bytes(head[16:18], "big")
    return (65536 if size == 1 else size) * int.from_bytes(head[28:32], "big")


def read_through(path: Path) -> None:
    database = sqlite3.connect(path)
    try:
        database.execute("select count(*) from sqlite_master").fetchone()
        if path.stat().st_size <= READ_THROUGH:
            found = database.execute("pragma quick_check(1)").fetchone()[0]
            if found != "ok":
                raise BadDatabase(f"{path} is damaged: {COPY}. The database says: {' '.join(found.split())}")
    except sqlite3.DatabaseError as wrong:
        raise BadDatabase(told(str(path), wrong)) from wrong
    finally:
        database.close()


async def refuse_newer(url: str, shown: str) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
    finally:
        await engine.dispose()
    known = {path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("v*.py")}
    if version and f"v{version}" not in known:
        raise BadDatabase(
            f"{shown} was written by a newer version of Fabletop (its tables are of version {version}; "
            f"Fabletop {__version__} knows up to {max(known)[1:]}): start that version, or {COPY}"
        )


def version_of(connection: Connection) -> str:
    if not has_versions(connection):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def told(shown: str, wrong: BaseException) -> str:
    """What went wrong, in a sentence that ends with the database's own words."""
    said = " ".join(str(wrong).split()) or type(wrong).__name__
    for sign, meaning in SIGNS.items():
        if sign in said:
            return f"{shown} {meaning} The database says: {said}"
    return f"{shown} cannot be opened. The database says: {said}"


SIGNS: Final = {
    "malformed": f"is damaged: {COPY}.",
    "not a database": f"is no database of Fabletop, or it is damaged: {COPY}, or name another file.",
    "readonly": "cannot be written: give the user of the server the right to.",
    "unable to open": "cannot be opened: its folder is missing, or the server may not write there.",
    "locked": "is held by another program: end that first.",
    "full": "cannot be written: the disk is full.",
    "refused": "does not answer: start it, or mend FABLETOP_DATABASE.",
    "Connect call failed": "does not answer: start it, or mend FABLETOP_DATABASE.",
    "authentication": "does not let us in: mend the name and the password in FABLETOP_DATABASE.",
    "does not exist": "is not there: make it first (docs/hosting.md tells how).",
}


def without_password(url: URL) -> str:
    return url.render_as_string(hide_password=True)
