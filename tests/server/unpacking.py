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
        words = sent.get("words", [])
        decision = sent.get("decision")
        return {
            **self.standing,
            "type": "state",
            "seq": sent["seq"],
            "printed": sent.get("printed", {}),
            "texts": sent.get("texts", []),
            "decision": None if decision is None else self.decision(decision, words),
            "events": sent.get("events", []),
            "log": [self.line(line, words) for line in sent.get("log", [])],
            "over": sent.get("over", False),
            "winners": sent.get("winners", []),
            "seed": sent.get("seed"),
            "fresh": fresh,
        }

    def decision(self, sent: Plain, words: list[list[str]]) -> Plain:
        kind = sent["kind"]
        options = [option(one, words) for one in sent.get("options", [])]
        cited = {one["verb"]: self.rules.get(f"{kind}.{one['verb']}", []) for one in options}
        return {
            "seats": sent["seats"],
            "mine": sent.get("mine", False),
            "asked": sent.get("asked", False),
            "kind": kind,
            "prompt": said(sent["prompt"], words),
            "rules": self.rules.get(kind, []),
            "cited": {verb: rules for verb, rules in cited.items() if rules},
            "options": options,
            "about": sent.get("about", {}),
            "hints": sent.get("hints", False),
        }

    def line(self, sent: Plain, words: list[list[str]]) -> Plain:
        told = {"head": False, "about": {}, **sent, "rules": self.rules.get(sent["event"], [])}
        return {**told, "said": said(sent["said"], words)}


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


def option(sent: Plain, words: list[list[str]]) -> Plain:
    pick = sent["pick"]
    verb = next((one for one in pick if isinstance(one, str)), "") if isinstance(pick, list) else ""
    told = {"about": {}, "group": verb, **sent, "verb": verb}
    return told | {name: said(sent[name], words) for name in ("label", "full", "hint") if name in sent}


def said(packed: Any, words: list[list[str]]) -> Any:
    if not isinstance(packed, list):
        return packed
    number, *parts = packed
    key, *names = words[number]
    of = [said(part, words) for part in parts]
    if not key:
        return {"join": names[0], "of": of}
    return [key, dict(zip(names, of, strict=True))] if names else [key]
