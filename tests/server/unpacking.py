"""What comes over a line made whole again, as the pages do it: client/src/net/unpack.ts."""

from __future__ import annotations

import json
from typing import Any

Plain = dict[str, Any]


class Missed(Exception):
    """A state builds on one that never came."""


class Unpacker:
    """What went over one line so far."""

    def __init__(self) -> None:
        self.told: int | None = None
        self.standing: Any = None
        self.rules: dict[str, list[str]] = {}

    def hear(self, message: str | bytes) -> Plain:
        """A message as the table means it."""
        sent: Plain = json.loads(message)
        return self.state(sent) if sent["type"] == "state" else sent

    def state(self, sent: Plain) -> Plain:
        if sent.get("after") is not None and sent["after"] != self.told:
            raise Missed
        self.told = sent["told"]
        fresh = sent.get("fresh", False)
        self.standing = changed(self.standing, sent["changes"])
        self.rules = {**({} if fresh else self.rules), **sent.get("rules", {})}
        decision = sent.get("decision")
        return {
            **self.standing,
            "type": "state",
            "seq": sent["seq"],
            "printed": sent.get("printed", {}),
            "texts": sent.get("texts", []),
            "decision": None if decision is None else self.decision(decision),
            "events": sent.get("events", []),
            "log": [self.line(line) for line in sent.get("log", [])],
            "over": sent.get("over", False),
            "winners": sent.get("winners", []),
            "seed": sent.get("seed"),
            "fresh": fresh,
        }

    def decision(self, sent: Plain) -> Plain:
        kind = sent["kind"]
        options = [option(one) for one in sent.get("options", [])]
        cited = {one["verb"]: self.rules.get(f"{kind}.{one['verb']}", []) for one in options}
        return {
            "seats": sent["seats"],
            "mine": sent.get("mine", False),
            "asked": sent.get("asked", False),
            "kind": kind,
            "prompt": sent["prompt"],
            "rules": self.rules.get(kind, []),
            "cited": {verb: rules for verb, rules in cited.items() if rules},
            "options": options,
            "about": sent.get("about", {}),
            "hints": sent.get("hints", False),
        }

    def line(self, sent: Plain) -> Plain:
        return {"head": False, "about": {}, **sent, "rules": self.rules.get(sent["event"], [])}


def changed(before: Any, change: Any) -> Any:
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    if isinstance(before, list):
        after: Any = [*before]
        for at, inside in change.items():
            if int(at) == len(after):
                after.append(changed(None, inside))
            else:
                after[int(at)] = changed(after[int(at)], inside)
        return after
    kept = {name: value for name, value in before.items() if change.get(name) != []}
    return {**kept, **{name: changed(kept.get(name), to) for name, to in change.items() if to != []}}


def option(sent: Plain) -> Plain:
    pick = sent["pick"]
    verb = next((one for one in pick if isinstance(one, str)), "") if isinstance(pick, list) else ""
    return {"about": {}, "group": verb, **sent, "verb": verb}
