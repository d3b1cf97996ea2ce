"""What a good player would do, in a sentence: a pick and what it is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.defs import ITEM_COUNT, NONE, TOKENS
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.words.options import dweller_value, option
from fabletop.games.andor.words.table import AndorWords
from fabletop.games.words import Given
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick
from fabletop.said import Said, join, say

ON_THE_WAY: Final = frozenset(("fight", "open", "fetch", "bring", "drink", "pull", "meet", "leave", "eat"))
AT_ONCE: Final = frozenset(("wait", "stop", "end_day", "pull"))  # said of these as they are done
DEEDS: Final = frozenset(
    ("take", "drop", "give", "use", "cast", "spring")
)  # free actions with words of their own
WITH_ITEM: Final = frozenset(("fetch", "bring"))
OWN_DEEDS: Final = frozenset(("turn", "walk"))  # questions to one hero, whose number the frame carries


def advice(
    w: AndorWords,
    g: Andor,
    d: Decision,
    pick: Pick,
    purpose: str = "",
    field: int = NONE,
    what: int = NONE,
    company: Sequence[int] = (),
    reason: str = "",
    number: int = 0,
) -> Said:
    """A pick with its purpose and a reason, of those that the planner names."""
    said = deed_in_words(w, g, d, pick, purpose, field, what, company)
    return join(" ", [said, say(f"advice-why-{reason}", n=number)]) if reason else said


def deed_in_words(
    w: AndorWords,
    g: Andor,
    d: Decision,
    pick: Pick,
    purpose: str,
    field: int,
    what: int,
    company: Sequence[int],
) -> Said:
    """One without a purpose is told as it is offered."""
    if isinstance(pick, Act) and is_free(pick) and pick.verb in DEEDS:
        return say(f"advice-{pick.verb}", **deed(w, g, pick))
    if isinstance(pick, Act) and d.kind in OWN_DEEDS:
        given: Given = {
            "hero": w.hero(g, hero_of(d.frame)),
            "heroes": w.heroes(g, company),
            "n": len(company),
        }
        given["field"] = place(w, g, field) if field != NONE else ""
        if pick.verb == "go" and purpose in ON_THE_WAY and field != NONE:
            return on_the_way(w, g, pick, purpose, field, what, given)
        if pick.verb in ("fight", "dweller"):
            given["foe"] = enemy(w, g, pick)
            return say("advice-fight", **given)
        if purpose in AT_ONCE and (field != NONE or purpose == "end_day"):
            return say(f"advice-{purpose}".replace("_", "-"), **given)
    return say("advice-choose", option=option(w, g, d, pick))


def deed(w: AndorWords, g: Andor, pick: Act) -> Given:
    """A free action: whose it is, and with what."""
    h, *about = pick.ids
    given: Given = {"hero": w.hero(g, h)}
    if pick.verb == "cast":
        given["book"] = w.cards.book(about[0])
    elif about:
        given["item"] = w.cards.item(about[0])
    return given


def place(w: AndorWords, g: Andor, field: int) -> Said:
    """A field as it stands in the middle of a sentence: field 229 (Hare Spring)."""
    name = w.cards.field_name(g.legend, field)
    return say("advice-place", n=field, name=name) if name else say("field-number", n=field)


def enemy(w: AndorWords, g: Andor, pick: Act) -> Said:
    if pick.verb == "dweller":
        return say("cave-dweller", n=dweller_value(g, pick.id))
    return w.foe(g, pick.id)


def on_the_way(w: AndorWords, g: Andor, pick: Act, purpose: str, field: int, what: int, given: Given) -> Said:
    """Where to go, and what for; with the goal itself where the day is too short for it."""
    given["to"] = place(w, g, pick.id)
    if purpose == "fight":
        given["foe"] = w.foe(g, what)
    elif purpose == "open":
        given["token"] = w.cards.token(what) if 0 <= what < len(TOKENS) else ""
    key = f"advice-go-{purpose}"
    if purpose in WITH_ITEM:
        if 0 <= what < ITEM_COUNT:
            given["item"] = w.cards.item(what)
        else:
            key = "advice-go-meet"
    said: list[Said] = [say(key, **given)]
    if pick.id != field and purpose != "leave":
        said.append(say("advice-way", **given))
    return join(" ", said)
