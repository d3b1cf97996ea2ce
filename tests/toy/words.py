"""What is said at the well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.toy.game import ToTheWell, Walked

from fabletop.games.words import TableWords
from fabletop.kernel import Act, Decision, Event, Pick, Seat

HEADS: tuple[type[Event], ...] = (Walked,)


class ToyWords(TableWords[ToTheWell]):
    def seat(self, g: ToTheWell, seat: int) -> str:
        return self.player_names.get(seat) or f"Walker {seat + 1}"


def prompt(w: ToyWords, g: ToTheWell, viewer: Seat) -> str:
    return f"{g.steps - g.at[viewer]} to the well: walk or run?"


def label(w: ToyWords, g: ToTheWell, d: Decision, pick: Pick) -> str:
    return pick.verb if isinstance(pick, Act) else str(pick)


option = label


def hint(w: ToyWords, g: ToTheWell, d: Decision, pick: Pick) -> str:
    return ""


def loses(g: ToTheWell, d: Decision, pick: Pick) -> bool:
    return False


def group(d: Decision, pick: Pick) -> str:
    return ""


def event(w: ToyWords, g: ToTheWell, happened: Event) -> str:
    assert isinstance(happened, Walked)
    return f"{w.seat(g, happened.seat)} comes {happened.n} nearer."


def told(happened: Iterable[Event]) -> list[Event]:
    return list(happened)


def log(w: ToyWords, g: ToTheWell, happened: Sequence[Event]) -> list[str]:
    return [event(w, g, one) for one in happened]


def rules_behind(decision: Decision) -> tuple[str, ...]:
    return ()


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    return ()


def rules_of_event(kind: type[Event]) -> tuple[str, ...]:
    return ()
