"""A folder of content as one small blob, and back: what a table needs to go on under what it began with.

Everything that is needed to play and to tell of it is in there: records, rulesets and words.  The same folder
always gives the same blob.  It comes back from our own store, and is looked at as if it came from anywhere.
"""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from typing import Final

KINDS: Final = (".yaml", ".toml", ".ftl")
MOST_BYTES: Final = 16_000_000  # unpacked; what is in our boxes today takes less than half a million
MOST_FILES: Final = 1_000
PART: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")  # of a path: nothing hidden, and no way up
DEEPEST: Final = 8


class BadPack(ValueError):
    """A blob that is no pack, or not the one that it is said to be."""


def pack(folder: Path) -> bytes:
    """Everything in a folder that is content."""
    found = sorted(path for path in folder.rglob("*") if path.suffix in KINDS and path.is_file())
    texts = {path.relative_to(folder).as_posix(): path.read_bytes().decode() for path in found}
    return zlib.compress(json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def texts_in(packed: bytes) -> dict[str, str]:
    """The files of a pack by their paths; a BadPack says what is wrong with it."""
    opened = zlib.decompressobj()
    try:
        plain = opened.decompress(packed, MOST_BYTES)
        if not opened.eof or opened.unused_data:
            raise BadPack("it is cut short, too long, or something follows it")
        texts = json.loads(plain)
    except (zlib.error, ValueError, RecursionError) as wrong:
        raise BadPack(f"this is no pack of content: {wrong}") from wrong
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        raise BadPack("this is no pack of content: texts by their paths are expected")
    if len(texts) > MOST_FILES:
        raise BadPack(f"{len(texts)} files are more than any game has")
    for path in texts:
        check_path(path)
    return texts


def check_path(path: str) -> None:
    parts = path.split("/")
    if not all(PART.fullmatch(part) for part in parts) or len(parts) > DEEPEST:
        raise BadPack(f"{path[:100]!r} is no path of content")
    if not path.endswith(KINDS):
        raise BadPack(f"{path[:100]!r} is none of {', '.join(KINDS)}")


def unpack(packed: bytes, folder: Path) -> None:
    """Lay a pack out in an empty folder."""
    for path, text in texts_in(packed).items():
        file = folder / path
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        except (FileExistsError, NotADirectoryError, IsADirectoryError, UnicodeEncodeError) as wrong:
            raise BadPack(f"{path!r} cannot be laid out: {wrong}") from wrong
