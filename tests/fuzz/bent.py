"""A grammar of slips and malice: valid files with some of their values, lines or bytes bent.

What is bent stays mostly what it was, so that it comes past the first check and on to the next.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import yaml
from hypothesis import strategies as st

DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
BEYOND: Final = 10**400  # more digits than a number in floating point has, fewer than Python refuses
LONG: Final = "9" * 5000  # more digits than Python reads
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    -(2**63) - 1,
    2**64,
    BEYOND,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "0",
    "-1",
    "1:30",
    "0x10",
    "1_0",
    "٣",
    "²",
    LONG,
    "x" * 3000,
    "\x00",
    "\x1b[31m",
    "\u202e",
    "\ud800",
    "é🐉ﷺ",
    "../../etc/passwd",
    "{ $seat }",
    [],
    [[]],
    {},
    {"": ""},
    {"2p": []},
)
BYTES: Final = (
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\x85",
    b"\xed\xa0\x80",
    b"\r",
    b"\t",
    b"{",
    b"[" * 5000,
    b'{"a":' * 3000,
    b"&a [*a]",
    b"!!python/object/apply:os.system ['true']",
    b"- " * 2000,
    b"? ",
    b"%YAML 9.9\n---\n",
    b"---\n",
    b"NaN",
    b"-Infinity",
    b"1e999",
    b'"\\ud800"',
    b"9" * 5000,
)
BOMB: Final = "\n".join(
    ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
)
Way = tuple[Any, ...]


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """How one gets to each of the values in a value, itself included."""
    yield way
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ways(inner, (*way, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from ways(inner, (*way, place))


def at(value: Any, way: Way) -> Any:
    for step in way:
        value = value[step]
    return value


@st.composite
def bent(draw: st.DrawFn, valid: Any) -> Any:
    """The same with one to three values changed, left out, put twice, or taken from elsewhere in it."""
    value = copy.deepcopy(valid)
    for _ in range(draw(st.integers(1, 3))):
        known = list(ways(value))
        way = known[draw(st.integers(0, len(known) - 1))]
        if not way:
            continue
        inside, place = at(value, way[:-1]), way[-1]
        match draw(st.sampled_from(("odd", "odd", "near", "near", "other", "other", "out", "twice", "deep"))):
            case "odd":
                inside[place] = copy.deepcopy(draw(st.sampled_from(ODD)))
            case "near":
                inside[place] = nearby(inside[place], draw(st.sampled_from((-1, 1, 2, 100))))
            case "other":
                other = known[draw(st.integers(0, len(known) - 1))]
                inside[place] = copy.deepcopy(at(value, other))
            case "out":
                del inside[place]
            case "twice" if isinstance(inside, list):
                inside.insert(place, copy.deepcopy(inside[place]))
            case "twice":
                inside[draw(st.sampled_from(("x", "", "2p", "format", "ünknown", "__class__")))] = inside[
                    place
                ]
            case "deep":
                for _ in range(draw(st.sampled_from((1, 3, 30, 300)))):
                    inside[place] = draw(st.sampled_from((list, dict)))() or [inside[place]]
    return value


def nearby(value: Any, by: int) -> Any:
    """A number a little off, a word a little longer, a list as often again."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return value + by
    if isinstance(value, str):
        return str(int(value) + by) if re.fullmatch(r"-?[0-9]{1,50}", value) else value + "x" * abs(by)
    if isinstance(value, list):
        return value * (abs(by) if len(value) < 50 else 2)
    return {**value, by: by} if isinstance(value, dict) else value


@st.composite
def raw(draw: st.DrawFn, valid: bytes) -> bytes:
    """The same with some bytes cut out, put in, or repeated; or no more than that."""
    whole = draw(st.sampled_from((valid, valid, valid, b"")))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(whole)))
        end = min(len(whole), place + draw(st.integers(0, 40)))
        put = draw(st.sampled_from(BYTES) | st.binary(max_size=8))
        match draw(st.sampled_from(("put", "cut", "over", "twice", "short"))):
            case "put":
                whole = whole[:place] + put + whole[place:]
            case "cut":
                whole = whole[:place] + whole[end:]
            case "over":
                whole = whole[:place] + put + whole[end:]
            case "twice":
                whole = whole[:end] + whole[place:]
            case "short":
                whole = whole[:place]
    return whole


@st.composite
def lines(draw: st.DrawFn, valid: str) -> str:
    """The same with lines left out, put twice, swapped, or moved to the right; or with a bomb in it."""
    found = valid.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        one, two = (draw(st.integers(0, len(found) - 1)) for _ in range(2))
        match draw(st.sampled_from(("out", "twice", "swap", "right", "bomb", "tag"))):
            case "out" if len(found) > 1:
                del found[one]
            case "twice":
                found.insert(two, found[one])
            case "swap":
                found[one], found[two] = found[two], found[one]
            case "right":
                found[one] = " " * draw(st.integers(1, 3)) + found[one]
            case "bomb":
                found.append(BOMB)
            case "tag":
                found[one] = found[one].replace(
                    ": ", draw(st.sampled_from((": &a ", ": !!binary ", ": *a ")))
                )
    return "\n".join(found)


def as_json(value: Any) -> bytes:
    return json.dumps(value).encode()


def as_yaml(value: Any) -> bytes:
    try:
        text: str = yaml.dump(value, Dumper=DUMPER, allow_unicode=True, sort_keys=False)
    except UnicodeEncodeError:  # it does not write half a pair, and JSON is as good
        text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")


@st.composite
def files(draw: st.DrawFn, valid: Sequence[Any], written: Callable[[Any], bytes]) -> bytes:
    """One of these, bent in its values or in its text."""
    whole = draw(st.sampled_from(valid))
    plain = written(whole)
    how = draw(st.sampled_from(("bent", "bent", "bent", "bent", "raw", "lines")))
    if how == "raw":
        return draw(raw(plain))
    if how == "lines":
        return draw(lines(plain.decode())).encode()
    return written(draw(bent(whole)))
