"""Contents of other days: packed, unpacked, found again by their hashes, refused where they are not right."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import tempfile
import threading
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.content.other_day import other_day

from fabletop.content import shelf
from fabletop.content.pack import KINDS, MOST_BYTES, MOST_FILES, BadPack, pack, texts_in, unpack
from fabletop.games import GAMES
from fabletop.kernel import BadSetup

NAMES = sorted(GAMES)


def packed(texts: Any) -> bytes:
    return zlib.compress(json.dumps(texts).encode())


# -- packs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_what_is_packed_and_unpacked_has_the_same_hash(game: str, tmp_path: Path) -> None:
    box = GAMES[game].box
    assert box.pack() == box.pack()
    unpack(box.pack(), tmp_path)
    assert box.hash_of is not None
    assert box.hash_of(tmp_path) == box.content_hash()
    assert pack(tmp_path) == box.pack()
    kinds = {path.suffix for path in tmp_path.rglob("*") if path.is_file()}
    assert kinds == set(KINDS)
    assert len(box.pack()) < 200_000


NAME = st.text("abcxyz_-09.", min_size=1, max_size=8).filter(lambda name: name[0] != ".")
PATH = st.builds(
    lambda folders, name, kind: "/".join([*folders, name + kind]),
    st.lists(NAME, max_size=3),
    NAME,
    st.sampled_from(KINDS),
)


@given(st.dictionaries(PATH, st.text(), max_size=6))
def test_any_folder_comes_back_as_it_was(texts: dict[str, str]) -> None:
    assume(not any(other.startswith(f"{path}/") for path in texts for other in texts))
    with tempfile.TemporaryDirectory() as folder:
        unpack(packed(texts), Path(folder))
        again = pack(Path(folder))
    assert texts_in(again) == texts


@pytest.mark.parametrize(
    "path",
    [
        *(
            "../heroes.yaml",
            "cards/../../heroes.yaml",
            "/etc/heroes.yaml",
            "cards//orc.yaml",
            "cards/./orc.yaml",
        ),
        *(
            ".hidden.yaml",
            "cards/.yaml",
            "C:\\heroes.yaml",
            "cards\\..\\heroes.yaml",
            "",
            "cards/",
            "a\0.yaml",
        ),
        *("heroes.py", "heroes", "heroes.yaml\n", "å.yaml", "a/b/c/d/e/f/g/h/i.yaml", "x" * 300 + ".yaml"),
    ],
)
def test_a_path_that_leads_elsewhere_is_refused(path: str, tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"path of content|none of"):
        unpack(packed({"heroes.yaml": "", path: "x"}), tmp_path)
    assert not list(tmp_path.iterdir())  # nothing is laid out of a pack that is not right as a whole


@pytest.mark.parametrize(
    "blob",
    [
        *(b"", b"nothing", zlib.compress(b"nothing"), zlib.compress(b"[" * 100_000)),
        *(packed([]), packed({"heroes.yaml": 1}), packed({"heroes.yaml": None})),
        packed({"a.yaml": "x"})[:-3],
        packed({"a.yaml": "x"}) + b"more",
        zlib.compress(b"\xff\xfe"),
        packed({"a.yaml": "x" * MOST_BYTES}),  # a few kilobytes that would fill a disk
        packed({f"{n}.yaml": "" for n in range(MOST_FILES + 1)}),
        packed({"a.yaml": "x", "a.yaml/b.yaml": "x"}),
        packed({"a.yaml": "\ud800"}),
    ],
)
def test_what_is_no_pack_is_refused(blob: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadPack):
        unpack(blob, tmp_path)


# -- the shelf --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_content_is_known_once_it_is_there(game: str, tmp_path: Path) -> None:
    today = GAMES[game].box.content_hash()
    assert shelf.known(game, today)
    assert shelf.known(game, "")
    other = other_day(game, tmp_path)
    assert other.hash != today
    assert not shelf.known(game, other.hash)
    with pytest.raises(BadSetup, match=f"content {other.hash[:12]!r} of {game} is not here"):
        shelf.folder_of(game, other.hash)
    for _ in range(2):
        shelf.add(game, other.hash, other.packed)
        assert shelf.known(game, other.hash)
        assert pack(shelf.folder_of(game, other.hash)) == other.packed
    assert [path.name for path in shelf.place().glob(f"{game}/*")] == [other.hash]


def test_the_hash_must_be_right(tmp_path: Path) -> None:
    game = NAMES[0]
    other = other_day(game, tmp_path)
    wrong = "0" * len(other.hash)
    with pytest.raises(BadPack, match=f"its hash is {other.hash[:12]}, not 000000000000"):
        shelf.add(game, wrong, other.packed)
    for bad in ("../../x", ".", "a/b", "x" * 200):
        with pytest.raises(BadPack, match="is no hash"):
            shelf.add(game, bad, other.packed)
        assert not shelf.known(game, bad)
    assert not list(shelf.place().glob(f"{game}/*"))


def test_what_the_games_of_today_cannot_read_is_refused(tmp_path: Path) -> None:
    game = NAMES[0]
    other = other_day(game, tmp_path)
    texts = texts_in(other.packed)
    with pytest.raises(BadPack, match=r"the games of today cannot read it: .*there is no such file"):
        shelf.add(game, other.hash, packed({p: text for p, text in texts.items() if "heroes" not in p}))
    assert not shelf.known(game, other.hash)


def test_what_is_broken_on_the_shelf_is_not_known_and_can_be_put_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = NAMES[0]
    other = other_day(game, tmp_path)
    shelf.add(game, other.hash, other.packed)
    spoilt = next(shelf.folder_of(game, other.hash).rglob("heroes.yaml"))
    spoilt.write_text("")
    monkeypatch.setattr(shelf, "_sound", set())  # another process
    assert not shelf.known(game, other.hash)
    shelf.add(game, other.hash, other.packed)
    assert shelf.known(game, other.hash)
    assert pack(shelf.folder_of(game, other.hash)) == other.packed
    shutil.rmtree(shelf.place())
    monkeypatch.setattr(shelf, "_sound", set())
    assert not shelf.known(game, other.hash)


def test_several_may_add_the_same_at_once(tmp_path: Path) -> None:
    game = NAMES[0]
    other = other_day(game, tmp_path)
    wrong: list[Exception] = []

    def add() -> None:
        try:
            shelf.add(game, other.hash, other.packed)
        except Exception as found:
            wrong.append(found)

    adders = [threading.Thread(target=add) for _ in range(6)]
    for adder in adders:
        adder.start()
    for adder in adders:
        adder.join()
    assert wrong == []
    assert [path.name for path in shelf.place().glob(f"{game}/*")] == [other.hash]
    assert not list(shelf.place().glob(f"{game}/.*"))


def test_processes_that_are_started_find_it(tmp_path: Path) -> None:
    game = NAMES[0]
    other = other_day(game, tmp_path)
    shelf.use(tmp_path / "elsewhere")
    shelf.add(game, other.hash, other.packed)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(shelf.known, (game, other.hash))
        assert not pool.apply(shelf.known, (game, "0" * 64))


def test_without_a_place_it_is_where_the_user_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(shelf.PLACE)
    monkeypatch.setenv("FABLETOP_HOME", str(tmp_path / "home"))
    assert shelf.place() == tmp_path / "home" / "contents"
    monkeypatch.delenv(shelf.PLACE)
    monkeypatch.delenv("FABLETOP_HOME")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert shelf.place() == tmp_path / "cache" / "fabletop" / "contents"
    assert os.environ[shelf.PLACE] == str(shelf.place())
    monkeypatch.delenv(shelf.PLACE)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    found = shelf.place()
    assert found.is_dir()
    assert found != tmp_path / "cache" / "fabletop" / "contents"
    found.rmdir()
