"""Contents of other days, by their hashes: a table goes on under the content that it began with.

The shelf is a folder with one folder for each content, `<game>/<hash>`.  All processes of a server share it,
and so do those that they start: `use` says where it is to them too, through the environment.  Only what has
the hash that it is said to have, and can be read by the games of today, counts as known.

    shelf.use(Path("/var/lib/fabletop/contents"))
    if not shelf.known(game, hash):
        shelf.add(game, hash, packed)  # as `Box.pack` packed it on the day when it was today's
    Match(box, Setup(game, seats, seed, content=hash))
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from fabletop.content.pack import BadPack, unpack
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.match import Box

PLACE: Final = "FABLETOP_SHELF"  # the variable that tells other processes where the shelf is
CONTENTS_KEPT: Final = 8  # contents of other days that a game keeps in memory, the latest
TEXTS: Final = "text"  # where the words are in every content
HASH: Final = re.compile(r"[0-9A-Za-z]{1,128}")


class Hashed(Protocol):
    @property
    def fingerprint(self) -> str: ...


C = TypeVar("C", bound=Hashed)


# -- where it is ------------------------------------------------------------------------------------------


def use(folder: Path) -> None:
    """Keep contents in this folder, here and in the processes that are started from now on."""
    os.environ[PLACE] = str(folder.absolute())


def place() -> Path:
    """Where contents are kept: where `use` said, else beside the program's other files, else where the user's
    programs keep what they can make again."""
    if PLACE not in os.environ:
        use(usual_place())
    return Path(os.environ[PLACE])


def usual_place() -> Path:
    home = os.environ.get("FABLETOP_HOME")
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    folder = Path(home) / "contents" if home else Path(cache) / "fabletop" / "contents"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # somebody without a home: a folder that nobody else can have prepared
        return Path(tempfile.mkdtemp(prefix="fabletop-"))
    return folder


# -- what is there ----------------------------------------------------------------------------------------


def known(game: str, hash: str) -> bool:
    """Whether a match can be played with this content: it is that of today, or on the shelf and sound."""
    return box_of(game).knows(hash)


def is_kept(game: str, hash: str) -> bool:
    """Whether it is on the shelf and sound, whatever there is today."""
    if (game, hash) in _sound:
        return True
    if HASH.fullmatch(hash) is None or not (place() / game / hash).is_dir():
        return False
    with contextlib.suppress(BrokenFile):
        if hash_in(game, place() / game / hash) == hash:
            _sound.add((game, hash))
            return True
    return False


_sound: Final[set[tuple[str, str]]] = set()  # what this process has looked at


def folder_of(game: str, hash: str) -> Path:
    """The folder of a content that is on the shelf; a BadSetup if it is not."""
    if not is_kept(game, hash):
        raise BadSetup(f"the content {hash[:12]!r} of {game} is not here")
    return place() / game / hash


def add(game: str, hash: str, packed: bytes) -> None:
    """Put a content on the shelf; a BadPack says why it cannot be.  Several processes may do so at once."""
    if known(game, hash):
        return
    if HASH.fullmatch(hash) is None:
        raise BadPack(f"{hash[:40]!r} is no hash")
    if box_of(game).hash_of is None:
        raise BadPack(f"contents of {game} are not kept")
    home = place() / game
    home.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix=".", dir=home))
    try:
        unpack(packed, part)
        try:
            found = hash_in(game, part)
        except BrokenFile as wrong:
            raise BadPack(f"the games of today cannot read it: {wrong}") from wrong
        if found != hash:
            raise BadPack(f"its hash is {found[:12]}, not {hash[:12]}")
        if is_put(part, home / hash) or is_put_instead(part, home / hash):
            _sound.add((game, hash))
        elif not is_kept(game, hash):
            raise BadPack(f"the content {hash[:12]} of {game} does not stay on the shelf")
    finally:
        shutil.rmtree(part, ignore_errors=True)


def is_put(made: Path, where: Path) -> bool:
    """Let a folder appear whole, unless something stands there already."""
    try:
        made.rename(where)
    except OSError:
        return False
    return True


def is_put_instead(made: Path, where: Path) -> bool:
    """The same where something stood that is broken; what another process put there is as good as ours."""
    if is_kept(where.parent.name, where.name):
        return False
    aside = Path(tempfile.mkdtemp(prefix=".", dir=where.parent))
    is_put(where, aside / where.name)
    shutil.rmtree(aside, ignore_errors=True)
    return is_put(made, where)


# -- for games --------------------------------------------------------------------------------------------


def read(game: str, hash: str, reader: Callable[[Path], C]) -> C:
    """A content from the shelf, as the game reads it."""
    found = reader(folder_of(game, hash))
    if found.fingerprint != hash:
        raise BrokenFile(folder_of(game, hash), "", f"it is no longer the content {hash[:12]}")
    return found


def texts_of(game: str, hash: str) -> Path | None:
    """The words that a content of another day brought along; None for that of today."""
    if hash in ("", box_of(game).content_hash()):
        return None
    return folder_of(game, hash) / TEXTS


def hash_in(game: str, folder: Path) -> str:
    hash_of = box_of(game).hash_of
    return "" if hash_of is None else hash_of(folder)


def box_of(game: str) -> Box:
    from fabletop.games import find_game  # the games read their contents from here

    return find_game(game).box
