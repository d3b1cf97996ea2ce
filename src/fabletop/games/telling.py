"""What a seat is told of a game: the one way out of it, for browsers as for the laws.

Everything is cut to the seat, NOBODY looks on, and nothing is in any language: see `fabletop.said`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import is_
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from fabletop.bots.driver import cut
from fabletop.content import shelf
from fabletop.games.records import Decision, LeftOut, LogLine, Option, Text, Told
from fabletop.games.words import GameWords, TableWords, waiting
from fabletop.kernel import decision as kernel
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat, pick_to_data
from fabletop.kernel.game import Game
from fabletop.said import Said, keys_in, say
from fabletop.speech import Sources, other_texts

G = TypeVar("G", bound=Game)
W = TypeVar("W", bound=TableWords[Any])

Seen = tuple[str, int]  # a list of what is printed, and the place there of something that was seen
NOTHING_SEEN: Final[frozenset[Seen]] = frozenset()
WAITING: Final = "waiting"  # the kind of every question, for those who are not asked
OWN_WAIT: Final = say("waiting-own")
NO_TEXTS: Final[Sources] = {}


class Known(NamedTuple):
    """What somebody was told before of what comes to light: what is printed, and the keys of texts."""

    seen: frozenset[Seen] = NOTHING_SEEN
    texts: frozenset[str] = frozenset()


KNOWN_NOTHING: Final = Known()


class Heard(NamedTuple):
    """Events as a seat hears them, the same as data, and in words."""

    events: list[Event]
    data: list[dict[str, Any]]
    log: list[LogLine]


class Teller(Protocol):
    """Tells of one game at one table, where people have their names."""

    hidden: Sources  # texts that are not shipped beforehand, or otherwise, by their keys

    def view(self, game: Game, seat: Seat) -> Any: ...
    def laid_open(self, game: Game, shown: Sequence[Seat]) -> Any: ...
    def seen(self, game: Game) -> frozenset[Seen]: ...
    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[Any]]: ...
    def decision(self, game: Game, seat: Seat) -> Decision | None: ...
    def lines(self, game: Game, heard: Sequence[Event]) -> list[LogLine]: ...
    def left_out(self, game: Game, seat: Seat) -> list[LeftOut]: ...
    def catalogue(self) -> Any: ...
    def advice(self, imagined: Game, seat: Seat, pick: Pick, other: Pick | None, luck: int) -> Said: ...
    def short(self, imagined: Game, seat: Seat, pick: Pick) -> Said: ...


def tell(
    teller: Teller,
    game: Game,
    seat: Seat,
    events: Iterable[Event] = (),
    before: Known = KNOWN_NOTHING,
    others: list[Heard] | None = None,
) -> Told:
    """What one seat is told of a game now, and of what happened since it was last told.  What is printed on
    things that were seen, and the texts that they need, are left out where they were told `before`.  Most of
    what happens all hear alike: what `others` heard of the same moment need not be put into words again."""
    heard = heard_by(teller, game, seat, events, [] if others is None else others)
    printed = teller.printed(game, teller.seen(game) - before.seen)
    decision = teller.decision(game, seat)
    return Told(
        view=teller.view(game, seat),
        printed=printed,
        texts=new_texts(teller.hidden, before.texts, printed, decision, heard.log),
        decision=decision,
        events=heard.data,
        log=heard.log,
        over=game.over,
        winners=list(game.winners),
    )


def heard_by(teller: Teller, game: Game, seat: Seat, events: Iterable[Event], others: list[Heard]) -> Heard:
    """What happened, as this seat hears it; kept with what others heard."""
    cut = [own for event in events if (own := event.cut(seat)) is not None]
    for other in others:
        if len(other.events) == len(cut) and all(map(is_, other.events, cut)):
            return other
    heard = Heard(cut, [event.to_data() for event in cut], teller.lines(game, cut))
    others.append(heard)
    return heard


def known_after(teller: Teller, game: Game, before: Known, texts: Iterable[Text]) -> Known:
    """What is known to those who knew `before` and were told of the game as it is, with these texts."""
    return Known(before.seen | teller.seen(game), before.texts | {text.key for text in texts})


# -- texts that are told when they are seen ---------------------------------------------------------------


def new_texts(
    hidden: Sources,
    before: frozenset[str],
    printed: Mapping[str, list[Any]],
    decision: Decision | None,
    log: Iterable[LogLine],
) -> list[Text]:
    """The texts not shipped beforehand that these messages name: each is told with the first that does."""
    if not hidden:
        return []
    named = {key for said in said_in(printed, decision, log) for key in keys_in(said)}
    return [Text(key, hidden[key]) for key in sorted(named - before) if key in hidden]


def brought_texts(game: str, content: str, today: Path) -> Sources:
    """The texts that the content of another day brings along, where those of today have none or others."""
    folder = shelf.texts_of(game, content)
    return NO_TEXTS if folder is None else other_texts(folder, today)


def said_in(
    printed: Mapping[str, list[Any]], decision: Decision | None, log: Iterable[LogLine]
) -> Iterator[Any]:
    """All messages that a seat is told; other values among them name nothing."""
    for things in printed.values():
        for thing in things:
            yield from (getattr(thing, field) for field in thing.__struct_fields__)
    if decision is not None:
        yield decision.prompt
        for option in decision.options:
            yield from (option.label, option.full, option.hint)
    for line in log:
        yield line.said


class GameTeller(Generic[G, W]):
    """What the tellers of all games share.  A game adds what its options are about, and its catalogue."""

    def __init__(
        self,
        kind: type[G],
        said: GameWords[G, W],
        words: W,
        hidden: Sources = NO_TEXTS,
        brought: Sources = NO_TEXTS,
    ) -> None:
        self.kind: Final = kind
        self.said: Final = said
        self.words: Final = words
        self.hidden = {**hidden, **brought} if brought else hidden
        self.brought: Final = [Text(key, brought[key]) for key in sorted(brought)]

    def own(self, game: Game) -> G:
        assert isinstance(game, self.kind)
        return game

    def view(self, game: Game, seat: Seat) -> Any:
        return game.view(seat)

    def laid_open(self, game: Game, shown: Sequence[Seat]) -> Any:
        """What somebody without a seat sees of a game that is told again, with the hands of those who agreed;
        a game without hands has no more to show."""
        return game.view(NOBODY)

    def catalogue(self) -> Any:
        """Everything that is printed, as a record of the game's own: the same for everybody."""
        raise NotImplementedError

    # -- what comes to light in the course of a game ----------------------------------------------------

    def seen(self, game: Game) -> frozenset[Seen]:
        """What the table has come to see of what is printed and not in the catalogue."""
        return NOTHING_SEEN

    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[Any]]:
        """What stands on what was seen, by the lists that it belongs to."""
        return {}

    # -- what is asked ----------------------------------------------------------------------------------

    def decision(self, game: Game, seat: Seat) -> Decision | None:
        """Whom the table waits for; what for, only those who are asked, and what they may pick."""
        g = self.own(game)
        decision = g.decision
        if decision is None:
            return None
        if seat not in decision.seats or decision.forced:
            return self.wait(g, decision, seat)
        offered = decision.offers(seat)
        return Decision(
            seats=list(decision.seats),
            mine=bool(offered),
            asked=True,
            kind=decision.kind,
            prompt=self.said.prompt(self.words, g, seat),
            rules=list(self.said.rules_behind(decision)),
            cited=self.cited(decision, offered),
            options=[self.option(g, decision, pick) for pick in offered],
            about=self.about_question(g, decision),
            hints=False,
        )

    def left_out(self, game: Game, seat: Seat) -> list[LeftOut]:
        """What a seat that is asked might expect to pick and cannot, and why not."""
        g = self.own(game)
        decision = g.decision
        if decision is None or seat not in decision.seats or decision.forced:
            return []
        return [
            LeftOut(pick.verb, self.about(g, decision, pick), why, rule)
            for pick, why, rule in self.hindered(g, seat, decision)
        ]

    def hindered(self, g: G, seat: Seat, decision: kernel.Decision) -> Iterable[tuple[Act, Said, str]]:
        """What is left out, why in words, and the rule."""
        return ()

    def wait(self, g: G, decision: kernel.Decision, seat: Seat) -> Decision:
        """One and the same whatever is asked, and whether or not there is anything to choose.  Some may have
        deeds of their own that are free meanwhile."""
        asked = seat in decision.seats
        offered = [] if asked else decision.offers(seat)
        return Decision(
            seats=list(decision.seats),
            mine=bool(offered),
            asked=False,
            kind=WAITING,
            prompt=OWN_WAIT if asked else waiting(self.words, g, decision.seats),
            rules=[],
            cited=self.cited(decision, offered),
            options=[self.option(g, decision, pick) for pick in offered],
            about={},
            hints=False,
        )

    def option(self, g: G, decision: kernel.Decision, pick: Pick) -> Option:
        hint = self.said.hint(self.words, g, decision, pick)
        return self.offered(g, decision, pick, hint, self.detail(g, decision, pick))

    def offered(self, g: G, decision: kernel.Decision, pick: Pick, hint: Said, detail: Any) -> Option:
        """An option with what is to be known about it."""
        said, words = self.said, self.words
        label = said.label(words, g, decision, pick)
        full = said.option(words, g, decision, pick)
        return Option(
            pick=pick_to_data(pick),
            verb=pick.verb if isinstance(pick, Act) else "",
            group=said.group(decision, pick),
            label=label,
            about=self.about(g, decision, pick),
            full=None if full == label else full,
            hint=hint,
            detail=detail,
            loses=said.loses(g, decision, pick),
        )

    def about(self, g: G, decision: kernel.Decision, pick: Pick) -> dict[str, int]:
        """What an option is about, in the words of the table."""
        raise NotImplementedError

    def detail(self, g: G, decision: kernel.Decision, pick: Pick) -> Any:
        """A record of the game's own that says more of an option."""
        return None

    def about_question(self, g: G, decision: kernel.Decision) -> dict[str, int | str]:
        """What the question itself is about, such as which of a seat's heroes is asked."""
        return {}

    def cited(self, decision: kernel.Decision, options: Iterable[Pick]) -> dict[str, list[str]]:
        """The rules about options, by their verbs, where those have rules of their own."""
        verbs = {pick.verb: pick for pick in options if isinstance(pick, Act)}
        rules = {verb: list(self.said.rules_of_option(decision, pick)) for verb, pick in verbs.items()}
        return {verb: found for verb, found in rules.items() if found}

    def advice(self, imagined: Game, seat: Seat, pick: Pick, other: Pick | None, luck: int) -> Said:
        """A pick that a good player would make in a game imagined for the seat, in words, and why: what
        speaks for it against the next best, where one is known.  The same luck gives the same reason."""
        g = self.own(imagined)
        assert g.decision is not None
        decision = cut(g.decision, seat)
        named = self.named(g, decision, pick)
        why = self.why(g, seat, decision, pick, other, luck)
        return say("advice", pick=named, why=why) if why else named

    def named(self, g: G, decision: kernel.Decision, pick: Pick) -> Said:
        """An option in the middle of a sentence."""
        return self.said.option(self.words, g, decision, pick)

    def short(self, imagined: Game, seat: Seat, pick: Pick) -> Said:
        """An option that is only mentioned."""
        g = self.own(imagined)
        assert g.decision is not None
        return self.named(g, cut(g.decision, seat), pick)

    def why(
        self, g: G, seat: Seat, decision: kernel.Decision, pick: Pick, other: Pick | None, luck: int
    ) -> Said:
        """The reason in a few words; a game may know none."""
        return ""

    # -- what happened ----------------------------------------------------------------------------------

    def lines(self, game: Game, heard: Sequence[Event]) -> list[LogLine]:
        g = self.own(game)
        return [self.line(g, event) for event in self.said.told(heard)]

    def line(self, g: G, event: Event) -> LogLine:
        kind = type(event)
        return LogLine(
            said=self.said.event(self.words, g, event),
            event=kind.__name__,
            seat=self.seat_of(g, event),
            head=isinstance(event, self.said.HEADS),
            rules=list(self.said.rules_of_event(kind)),
            about=self.about_event(g, event),
        )

    def seat_of(self, g: G, event: Event) -> int:
        """Whose doing it is."""
        seat: int = getattr(event, "seat", NOBODY)
        return seat

    def about_event(self, g: G, event: Event) -> dict[str, int | str]:
        """The cards and figures that an event names, for whoever draws it or puts several lines together."""
        found = {name: getattr(event, name, -1) for name in ("card", "n")}
        return {name: n for name, n in found.items() if n >= 0}
