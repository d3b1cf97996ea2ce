"""A match is its game, ruleset, options, seats, seed and picks; everything else is a view of that."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from fabletop import __version__
from fabletop.kernel.decision import Decision
from fabletop.kernel.errors import BadSetup, BrokenFile, in_a_line, shown
from fabletop.kernel.event import Event
from fabletop.kernel.fair import commitment
from fabletop.kernel.frame import Pick, Seat, pick_from_data, pick_to_data
from fabletop.kernel.game import Game, NotOnOffer
from fabletop.kernel.rng import ANEW, ONE_STREAM, state_for

FORMAT: Final = 3  # of new matches
ONE_STREAM_FORMAT: Final = 2  # the same, with the luck of before
FIRST: Final = (0, 2, 0)  # the version that began to write what we read
FIRST_ANEW: Final = (0, 3, 0)  # the version that began to draw luck anew
OLDER: Final = {1: "0.1.0"}  # who wrote the formats before those
STATE_FORMAT: Final = 1  # in which the state of a game is written where it is kept
UNDOS: Final = 50  # games kept to go back to


def reads(version: str) -> bool:
    """Whether what this version of the program wrote is in a format that we read."""
    return _parts(version) >= FIRST


def luck_of(version: str) -> int:
    """Which luck the matches have that this version of the program began."""
    return ANEW if _parts(version) >= FIRST_ANEW else ONE_STREAM


def luck_in(format: int) -> int:
    """Which luck the matches have that are written in this format."""
    return ANEW if format == FORMAT else ONE_STREAM


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


@dataclass(frozen=True)
class Setup:
    """What is agreed before the first card is dealt.

    `content` is the hash of the content that the match is played with; without one it is what is here today.
    With a `poker_face` whoever might answer is asked, whether or not there is anything to answer with: nobody
    learns what others hold from what they are asked.
    """

    game: str
    seats: int
    seed: int
    ruleset: str = "standard"
    options: Mapping[str, Any] = field(default_factory=dict)
    content: str = ""
    luck: int = ANEW
    poker_face: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        agreed = (self.game, self.seats, self.seed, self.ruleset, self.options)
        return Setup, (*agreed, self.content, self.luck, self.poker_face)


class Rulesets(Protocol):
    """The names of the rulesets of a content, by its hash; those of today without one."""

    def __call__(self, content: str = "", /) -> list[str]: ...


def nothing_to_pack() -> bytes:
    return b""


def nothing_kept(content: str) -> bool:
    return False


@dataclass(frozen=True)
class Box:
    """A game as it comes out of its box: what the rest of the program may rely on."""

    name: str
    seats: range
    rulesets: Rulesets
    content_hash: Callable[[], str]  # of the content of today
    new: Callable[[Setup], Game]  # refuses a bad setup with BadSetup
    from_data: Callable[[Setup, dict[str, Any]], Game]
    pack: Callable[[], bytes] = nothing_to_pack  # the content of today, whole, for a day when it is not
    hash_of: Callable[[Path], str] | None = None  # of the content in a folder, which it reads and checks
    kept: Callable[[str], bool] = nothing_kept  # whether a content of another day is at hand

    def lay_out(self, setup: Setup) -> Game:
        """A new game, as it was agreed on."""
        game = self.new(setup)
        game.poker_face = setup.poker_face
        return game

    def knows(self, content: str) -> bool:
        """Whether a match can be played with the content of this hash."""
        return content in ("", self.content_hash()) or self.kept(content)


class Snapshot(NamedTuple):
    """The state of a game after so many picks: a match may begin there, without those picks."""

    picks: int
    state: dict[str, Any]


class Match:
    """A game being played: its picks, its undo, its save."""

    def __init__(
        self, box: Box, setup: Setup, snapshot: Snapshot | None = None, begun: Game | None = None
    ) -> None:
        self.box = box
        self.setup = setup
        self.snapshot = snapshot
        self.picks: list[Pick] = []  # since the snapshot, if it began at one
        # The game before each pick since the last roll or reveal, as far as they are kept.
        self._before: deque[Game] = deque(maxlen=UNDOS)
        if begun is None:
            self._start()
        else:
            self.game = begun

    def _start(self) -> None:
        self._before.clear()
        if self.snapshot is None:
            self.game = self.box.lay_out(self.setup)
        else:
            self.game = self.box.from_data(self.setup, self.snapshot.state)
        self.game.events = []
        self.game.advance()
        self._draw_luck()

    def clone(self) -> Match:
        """The same match apart from this one, to see what a pick would lead to."""
        other = Match(self.box, self.setup, self.snapshot, self.game.clone())
        other.game.events = []
        other.picks = self.picks.copy()
        other._before = self._before.copy()  # those games never change
        return other

    def _draw_luck(self) -> None:
        """Whatever the next pick is, its luck comes from the seed and its number alone."""
        if self.setup.luck == ANEW:
            self.game.rng = state_for(self.setup.seed, self.number + 1)

    @property
    def number(self) -> int:
        """How many picks it is away from its very start."""
        return len(self.picks) + (self.snapshot.picks if self.snapshot is not None else 0)

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def promise(self) -> str:
        """The hash of the seed, to be shown before the first pick."""
        return commitment(self.setup.seed)

    def choose(self, pick: Pick, seat: Seat | None = None) -> list[Event]:
        """Make a pick (as a seat, if one is given) and return what happened."""
        before = self.game.clone()
        unveiled = self.game.unveiled
        if seat is None:
            self.game.choose(pick)
        else:
            self.game.choose_as(seat, pick)
        self.picks.append(pick)
        self._draw_luck()
        if self.game.unveiled == unveiled:
            self._before.append(before)
        else:
            self._before.clear()
        return self.take_events()

    def take_events(self) -> list[Event]:
        """What happened since the last call."""
        events = self.game.events or []
        self.game.events = []
        return events

    @property
    def free_undos(self) -> int:
        """How many picks may be taken back without asking the table: at most `UNDOS`."""
        return len(self._before)

    def undo(self, agreed: bool = False) -> bool:
        """Take the last pick back; past a roll, a reveal or the games kept only if the table agreed."""
        if self._before:
            self.game = self._before.pop().clone()  # a clone of this match may go back there too
            self.game.events = []
            self.picks.pop()
            return True
        if not agreed or not self.picks:
            return False
        picks = self.picks[:-1]
        self.picks = []
        self._start()
        for pick in picks:
            self.choose(pick)
        self.take_events()
        return True

    def begin_at(self, snapshot: Snapshot) -> None:
        """Forget the picks before a snapshot of this match: undo will not go further back."""
        del self.picks[: len(self.picks) - (self.number - snapshot.picks)]
        while len(self._before) > len(self.picks):
            self._before.popleft()
        self.snapshot = snapshot

    # -- files ----------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        if self.snapshot is not None:
            raise ValueError("a match that began at a snapshot does not know the picks before it")
        return {
            "format": FORMAT if self.setup.luck == ANEW else ONE_STREAM_FORMAT,
            "version": __version__,
            "game": self.setup.game,
            "content": self.setup.content or self.box.content_hash(),
            "ruleset": self.setup.ruleset,
            "options": dict(self.setup.options),
            "poker_face": self.setup.poker_face,
            "seats": self.setup.seats,
            "seed": str(self.setup.seed),
            "promise": self.promise,
            "picks": [pick_to_data(pick) for pick in self.picks],
        }

    def save(self, path: Path | str) -> None:
        """Write the match whole or not at all."""
        whole = Path(path)
        part = whole.with_name(whole.name + ".part")
        part.write_text(json.dumps(self.to_data()) + "\n", encoding="utf-8")
        part.replace(whole)


def load_match(path: Path, boxes: Mapping[str, Box]) -> Match:
    """Read a saved match and play it up to its last pick; a BrokenFile says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BrokenFile(path, "", "there is no such file") from None
    except (OSError, UnicodeDecodeError) as wrong:
        raise BrokenFile(path, "", f"it cannot be read: {wrong}") from wrong
    except json.JSONDecodeError as wrong:
        raise BrokenFile(path, f"line {wrong.lineno}", f"this is not JSON: {wrong.msg}") from wrong
    except (ValueError, RecursionError) as wrong:  # a number too long, brackets too deep
        raise BrokenFile(path, "", f"this is not a saved match: {wrong}") from wrong
    return match_from_data(data, boxes, path)


def match_from_data(data: Any, boxes: Mapping[str, Box], path: Path | str = "match") -> Match:
    if not isinstance(data, dict):
        raise BrokenFile(path, "", "this is not a saved match")
    if data.get("format") not in (ONE_STREAM_FORMAT, FORMAT):
        raise BrokenFile(path, "format", f"{_written_by(data)}: open it with the version that wrote it")
    name = data.get("game")
    box = boxes.get(name) if isinstance(name, str) else None
    if box is None:
        said = f"there is no game {shown(name)}; there are {', '.join(boxes)}"
        raise BrokenFile(path, "game", said)
    content = data.get("content")
    if not isinstance(content, str) or not content or not box.knows(content):
        which = shown(content).strip("'")[:12]
        raise BrokenFile(
            path,
            "content",
            f"it was played with other content ({which}) than is here now "
            f"({box.content_hash()[:12]}), so its picks may mean something else; {_written_by(data)}: "
            "open it with the version that wrote it",
        )
    match = Match(box, _read_setup(data, path, box))
    match_picks = data.get("picks")
    if not isinstance(match_picks, list):
        raise BrokenFile(path, "picks", "a list of picks is missing")
    _replay(match, match_picks, path)
    return match


def _written_by(data: Mapping[str, Any]) -> str:
    """Which version wrote a file, as far as it tells, and which one reads it now."""
    format = data.get("format")
    version = data.get("version", OLDER.get(format) if isinstance(format, int) else None)
    wrote = f"fabletop {shown(version)[1:-1]}" if isinstance(version, str) else "something unknown"
    return (
        f"{wrote} wrote it in format {shown(format)}, and this is fabletop {__version__}, "
        f"which reads {ONE_STREAM_FORMAT} and {FORMAT}"
    )


def _read_setup(data: dict[str, Any], path: Path | str, box: Box) -> Setup:
    for key, kind, what in (
        ("ruleset", str, "a name"),
        ("options", dict, "a table"),
        ("seats", int, "a number"),
        ("seed", str, "a number in quotes"),
    ):
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise BrokenFile(path, key, f"{what} is missing")
    content = "" if data["content"] == box.content_hash() else data["content"]
    if data["ruleset"] not in box.rulesets(content):
        known = ", ".join(box.rulesets(content))
        raise BrokenFile(path, "ruleset", f"there is no ruleset {shown(data['ruleset'])}; there are {known}")
    try:
        seed = int(data["seed"])
    except ValueError:
        raise BrokenFile(path, "seed", f"{shown(data['seed'])} is not a number") from None
    poker_face = data.get("poker_face", False)  # there was none before
    if not isinstance(poker_face, bool):
        raise BrokenFile(path, "poker_face", "it is true or false")
    setup = Setup(
        box.name,
        data["seats"],
        seed,
        data["ruleset"],
        data["options"],
        content,
        luck_in(data["format"]),
        poker_face,
    )
    if data.get("promise", commitment(setup.seed)) != commitment(setup.seed):
        raise BrokenFile(path, "promise", "the seed is not the one that was promised")
    try:
        box.new(setup)
    except BadSetup as wrong:
        raise BrokenFile(path, "options", str(wrong)) from wrong
    return setup


def _replay(match: Match, picks: Sequence[Any], path: Path | str) -> None:
    for number, pick in enumerate(picks, start=1):
        try:
            match.choose(pick_from_data(pick))
        except (NotOnOffer, ValueError) as wrong:
            raise BrokenFile(path, f"pick {number}", in_a_line(str(wrong))) from wrong
    match.take_events()
