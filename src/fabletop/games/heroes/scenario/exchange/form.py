"""The form of a layout: a JSON list of tiles, packed with zlib and written in base64.

Rows run down and columns to the right, both from 0, and odd rows lie half a field further right.  A tile
stands at the cell of its centre field.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from pathlib import Path
from typing import Final, NoReturn

from fabletop.games.heroes.map.grid import Hex
from fabletop.games.heroes.map.printed import CENTRAL, FAR, NEAR, STARTING
from fabletop.games.heroes.scenario.exchange.telling import wrong
from fabletop.games.heroes.scenario.exchange.value import Value
from fabletop.kernel.errors import BrokenFile
from fabletop.said import say

LARGEST: Final = 1_000_000  # bytes, packed and unpacked: layouts have a few thousand
MOST_ENTRIES: Final = 200
LAST_CELL: Final = 199  # of rows and columns: beyond the farthest that a scenario can say
STORED: Final = "default"  # the list of tiles, as the editor keeps it for itself

ORDER: Final = (
    "TL",
    "TR",
    "L",
    "C",
    "R",
    "BL",
    "BR",
)  # of what lies on the fields of a tile, before it is turned

# Tiles by their ids: drawn ones, those of land in the boxes that were published, and all others
DRAWN: Final = {"S0": STARTING, "F0": FAR, "N0": NEAR, "C0": CENTRAL}
LAND: Final = {
    f"{letters}{number}": kind
    for letters, last, kind in (
        *(("S", 9, STARTING), ("F", 27, FAR), ("N", 22, NEAR), ("C", 5, CENTRAL)),
        *(("#S", 1, STARTING), ("#F", 13, FAR), ("#N", 3, NEAR), ("#C", 1, CENTRAL)),
    )
    for number in range(1, last + 1)
}
WATER: Final = frozenset(
    ("NW0", "CW0", "#C4", "#C5", *(f"W{n}" for n in range(1, 8)), *(f"#N{n}" for n in range(8, 12)))
)
UNDERGROUND: Final = frozenset(
    ("NU0", "CU0", "#C2", "#C3", *(f"U{n}" for n in range(1, 8)), *(f"#N{n}" for n in range(4, 8)))
)


def axial(row: int, col: int) -> Hex:
    """Where a cell lies in our coordinates."""
    return col - row // 2, row


def cell(q: int, r: int) -> tuple[int, int]:
    """The row and the column of a field whose r is not below 0."""
    return r, q + r // 2


def pack(tiles: list[dict[str, object]]) -> str:
    """Tiles as the line of text that people copy and paste."""
    told = json.dumps(tiles, separators=(",", ":")).encode("ascii")
    return base64.b64encode(zlib.compress(told)).decode("ascii")


def unpack(path: Path, text: str) -> list[Value]:
    """The tiles of a file with this text: the editor's line, or the JSON that is packed in it."""
    text = uncommented(path, text)
    told = text if text.lstrip().startswith(("[", "{")) else unpacked(path, "".join(text.split()))
    layout = Value(path, "", parsed(path, told))
    if isinstance(layout.value, dict) and STORED in layout.value:
        layout = Value(path, f"`{STORED}`", layout.value[STORED])
    tiles = layout.parts(0, MOST_ENTRIES)
    if not tiles:
        raise layout.wrong("layout-none")
    return [
        Value(path, f"entry {number}", tile, say("layout-entry", n=number))
        for number, tile in enumerate(tiles)
    ]


def read(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise wrong(path, "", "layout-no-file") from None
    if len(data) > LARGEST:
        raise too_large(path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        raise wrong(path, f"byte {bad.start}", "mistake-no-text") from None


def uncommented(path: Path, text: str) -> str:
    """Comments in front become empty lines."""
    if len(text) > LARGEST:
        raise too_large(path)
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.strip() and not line.startswith("#"):
            break
        lines[number] = ""
    text = "\n".join(lines)
    if not text.strip():
        raise wrong(path, "", "layout-empty")
    return text


def unpacked(path: Path, text: str) -> str:
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise wrong(path, "", "layout-no-base64") from None
    stream = zlib.decompressobj()
    try:
        told = stream.decompress(data, LARGEST + 1)
    except zlib.error:
        raise damaged(path) from None
    if len(told) > LARGEST:
        raise too_large(path)
    if not stream.eof or stream.unused_data:
        raise damaged(path)
    try:
        return told.decode("utf-8")
    except UnicodeDecodeError:
        raise damaged(path) from None


def parsed(path: Path, text: str) -> object:
    def no_number(word: str) -> NoReturn:
        raise wrong(path, "", "layout-json-number", shown=word)

    try:
        return json.loads(text, parse_constant=no_number)
    except json.JSONDecodeError as bad:
        place = f"line {bad.lineno}, column {bad.colno}"
        raise wrong(path, place, "layout-json", what=bad.msg) from None
    except RecursionError:
        raise wrong(path, "", "layout-json-deep") from None
    except ValueError:
        raise wrong(path, "", "layout-json-digits") from None


def damaged(path: Path) -> BrokenFile:
    return wrong(path, "", "layout-damaged")


def too_large(path: Path) -> BrokenFile:
    return wrong(path, "", "layout-large", n=LARGEST)
