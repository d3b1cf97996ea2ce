"""A state as it goes over a line: only what is new there.

`docs/wire.md` says how it is read.  What is packed depends on nothing but what the same seat is told now and
was told before, so it gives away no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from fabletop.games.records import Decision, LogLine, Option, Text
from fabletop.games.telling import KNOWN_NOTHING, Known
from fabletop.server.schemas import SentDecision, SentLine, SentOption, SentState, StateMessage

WAY: Final = "4"  # of packing: a page says which one it reads
STANDING: Final = (
    *("view", "promise", "seats", "undo", "pace", "thinking", "odds"),
    *("since", "due", "deadline", "called", "host", "status", "seat"),
)
GONE: Final[list[Any]] = []

Standing = dict[str, Any]  # what lasts from state to state, as plain data
Cited = frozenset[tuple[str, tuple[str, ...]]]  # rules, by the name of what goes by them


class Heard(NamedTuple):
    """What went over a line before: what came to light, the state as it stood, the rules behind it, and how
    often the table had told all of a state by then."""

    known: Known = KNOWN_NOTHING
    standing: Standing | None = None
    cited: Cited = frozenset()
    told: int = 0

    @property
    def key(self) -> object:
        """The same for all who need be told the same; those who hear of one state share what stands."""
        return self.known, id(self.standing), self.cited


HEARD_NOTHING: Final = Heard()


def standing_of(state: StateMessage) -> Standing:
    plain: Standing = msgspec.to_builtins({name: getattr(state, name) for name in STANDING}, str_keys=True)
    return plain


def pack(
    state: StateMessage, standing: Standing, before: Heard, told: int = 0, language: str = ""
) -> tuple[SentState, Cited]:
    """A state for somebody who has heard others before, the one of this number, with texts in the language
    that is spoken there; and the rules that are known there afterwards."""
    cited = cited_in(state)
    new = {name: rules for name, rules in cited.items() if (name, rules) not in before.cited}
    sent = SentState(
        seq=state.seq,
        told=told,
        after=None if before.standing is None else before.told,
        changes=[standing] if before.standing is None else difference(before.standing, standing),
        decision=None if state.decision is None else packed_decision(state.decision),
        events=state.events,
        log=[packed_line(line) for line in state.log],
        rules=new,
        printed=state.printed,
        texts=[spoken(text, language) for text in state.texts],
        over=state.over,
        winners=state.winners,
        seed=state.seed,
        fresh=state.fresh,
    )
    kept = frozenset(known for known in before.cited if known[0] not in new) if new else before.cited
    return sent, kept.union(new.items())


# -- what is different ------------------------------------------------------------------------------------


def difference(before: Any, after: Any) -> Any:
    """What makes the one out of the other: an object tells what is different inside, a list holds what stands
    there now, an empty one says that nothing does, and all else stands for itself."""
    if isinstance(before, dict) and isinstance(after, dict):
        changes = {
            name: difference(before[name], value) if name in before else whole(value)
            for name, value in after.items()
            if name not in before or before[name] != value
        }
        return changes | {name: GONE for name in before if name not in after}
    if are_records(before) and are_records(after) and len(before) <= len(after):
        pairs = enumerate(zip(before, after, strict=False))
        inside = {str(at): difference(one, two) for at, (one, two) in pairs if one != two}
        return inside | {str(at): whole(after[at]) for at in range(len(before), len(after))}
    return whole(after)


def are_records(value: Any) -> bool:
    """Other lists, and those of which something was taken, are told anew as a whole."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def whole(value: Any) -> Any:
    return [value] if isinstance(value, dict | list | tuple) else value


# -- what is asked, and what happened ----------------------------------------------------------------------


def packed_decision(decision: Decision) -> SentDecision:
    return SentDecision(
        seats=decision.seats,
        kind=decision.kind,
        prompt=decision.prompt,
        mine=decision.mine,
        asked=decision.asked,
        options=[packed_option(option) for option in decision.options],
        about=decision.about,
        hints=decision.hints,
    )


def packed_option(option: Option) -> SentOption:
    return SentOption(
        pick=option.pick,
        label=option.label,
        group=None if option.group == option.verb else option.group,
        about=option.about,
        full=option.full,
        hint=option.hint,
        detail=option.detail,
        loses=option.loses,
    )


def packed_line(line: LogLine) -> SentLine:
    return SentLine(said=line.said, event=line.event, seat=line.seat, head=line.head, about=line.about)


def spoken(text: Text, language: str) -> Text:
    """A text in one language; in all of them where it has no such one, or none is named."""
    source = text.source
    return Text(text.key, {language: source[language]}) if language in source else text


# -- rules ------------------------------------------------------------------------------------------------


def cited_in(state: StateMessage) -> Mapping[str, tuple[str, ...]]:
    """The rules behind a question by its kind, those about options by kind and verb, and those behind lines
    by their event."""
    cited = {line.event: tuple(line.rules) for line in state.log}
    decision = state.decision
    if decision is not None:
        cited[decision.kind] = tuple(decision.rules)
        for option in decision.options:
            if option.verb:
                cited[f"{decision.kind}.{option.verb}"] = tuple(decision.cited.get(option.verb, ()))
    return cited
