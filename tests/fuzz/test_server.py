"""Anything may be sent to a live server: nothing breaks it, what is refused changes nothing, nobody is told
what they may not know, and after it all every table can be read again from disk as it was told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.fuzz.bent import BYTES, ODD, as_json, bent, raw
from tests.fuzz.rounds import examples
from tests.fuzz.wild import Sat, Server, check_told, reasons, talk

from fabletop.games.andor.load import content
from fabletop.lessons.lesson import all_lessons
from fabletop.puzzles.puzzle import all_puzzles
from fabletop.server.around import service
from fabletop.server.refusal import Refusal

LEGEND = (Path(__file__).parents[2] / "docs" / "examples" / "the-lost-ram.yaml").read_text("utf-8")
LESSON = next(iter(all_lessons()))
PUZZLE = next(puzzle.id for found in all_puzzles().values() for puzzle in found)
WISHES: list[dict[str, Any]] = [
    {"game": "village", "seats": 2, "options": {"heroes": ["random"] * 2}},
    {"game": "village", "seats": 4, "options": {"heroes": ["random"] * 4}},
    {"game": "heroes", "seats": 2, "options": {"mode": "duel", "heroes": ["random"] * 2, "armies": "random"}},
    {"game": "heroes", "seats": 1, "options": {"mode": "guards", "heroes": ["random"], "field": 3}},
    {"game": "heroes", "seats": 2, "options": {"mode": "clash", "heroes": ["random"] * 2}},
    {"game": "andor", "seats": 2, "options": {"legend": content().legends[0], "heroes": ["thorn", "chada"]}},
    {"game": "andor", "seats": 1, "options": {"legend": LEGEND, "heroes": ["thorn", "chada"]}},
]
SAID: list[dict[str, Any]] = [
    {"type": "pick", "seq": 0, "pick": ["play", 1]},
    {"type": "pick", "seq": 1 << 39, "pick": 3},
    {"type": "undo", "seq": 0},
    {"type": "agree", "seq": 0, "yes": True},
    {"type": "chat", "text": "hello", "name": "Maja", "key": "k"},
    {"type": "gesture", "gesture": "hello"},
    {"type": "deadline", "seq": 0, "seconds": 86_400},
    {"type": "deadline_agree", "seq": 0, "yes": False},
    {"type": "pace", "ms": 100},
    {"type": "thinking", "ms": 100},
    {"type": "level", "seat": 1, "level": "random"},
    {"type": "hint", "seq": 1 << 39},
    {"type": "why_not", "seq": 0},
    {"type": "odds", "on": False},
]
# What is posted where: `{id}` is a table, and a token one that fits there, or does not
POSTED: list[tuple[str, dict[str, Any]]] = [
    ("tables/{id}/seats/1", {"name": "Maja"}),
    ("tables/{id}/seats/77", {"name": ""}),
    ("tables/{id}/hand", {"token": "", "level": "random"}),
    ("tables/{id}/back", {"token": ""}),
    ("tables/{id}/name", {"token": "", "name": "Åsa 🐉"}),
    ("tables/{id}/show", {"token": "", "on": True}),
    ("tables/{id}/match", {"token": ""}),
    ("tables/{id}/call", {"token": "", "called": "Friday"}),
    ("tables/{id}/next", {"token": "", "cards": [], "options": {}}),
    ("tables/{id}/again", {"token": "", "options": {}}),
    ("tables/{id}/rematch", {"token": ""}),
    ("tables", {"game": "village", "seats": [{"kind": "me", "hero": "elf"}, {"kind": "open"}], "pace": 0}),
    ("tables", {"game": "heroes", "seats": [{"kind": "me"}], "options": {"mode": "solo"}, "even": True}),
    ("tables", {"game": "andor", "seats": [{"kind": "me"}], "options": {"legend": 11}, "deadline": 86_400}),
    ("legends", {"text": "title: x"}),
    ("scenarios", {"text": "id: x"}),
    ("scenarios/bring", {"text": "[]"}),
    ("scenarios/take", {"text": "id: x", "players": 2}),
    (f"puzzles/{PUZZLE}/play", {"picks": [["play", 1]], "give_up": False}),
    (f"lessons/{LESSON}/play", {"picks": [["play", 1], 3]}),
    ("stories/{id}", {}),
    ("me/bring", {"seats": {"x": "y"}, "made": [], "lessons": {"x": {"picks": [1], "at": 0, "done": True}}}),
    ("me/name", {"name": "Maja"}),
    ("me/passkeys/ask", {"name": "Maja"}),
    ("me/enter", {"ceremony": "x", "passkey": {}}),
    ("post/push", {"endpoint": "https://localhost/x", "keys": {}}),
    ("post/mail", {"address": "a@example.org"}),
]
ASKED = [
    "tables",
    "tables/{id}",
    "tables/{id}/next",
    "replays/{id}?from={odd}",
    "replays/{odd}",
    "fair/{id}",
    "stories/{id}",
    "games/{odd}/catalogue?content={odd}",
    "games/village/catalogue?content={odd}",
    "rules?q={odd}&game={odd}",
    "rules/{odd}",
    "rulebook/{odd}?language={odd}",
    "scenarios/copy/{odd}",
    "how/{odd}",
    "chapters?tables={odd}",
    "{odd}",
]
odd = st.sampled_from(ODD)


def as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def escaped(value: Any) -> str:
    """As it stands in an address, whatever it is."""
    return quote(as_text(value).encode("utf-8", "surrogatepass"), safe="")[:2000]


class Wild(RuleBasedStateMachine):
    """Some tables, right and wrong keys to them, and all that can be sent there."""

    server: Server

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[Sat] = []

    # -- what is sent ---------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: bytes | None = None) -> Any:
        """What is answered; what was refused has changed nothing on disk."""
        before = self.server.kept()
        answer = self.server.web.request(
            method, f"/api/{path}", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code < 500, (method, path, body, answer.status_code, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["reason"], (method, path, body)
            assert self.server.kept() == before, (method, path, body)
            return None
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else {}

    def say(self, table: Sat, token: str, *messages: str | bytes) -> list[dict[str, Any]]:
        """What is heard; if every message was refused, nothing has changed on disk."""
        before = self.server.kept()
        heard = talk(self.server, table.id, token, *messages)
        refused = reasons(heard)
        assert "refused-fault" not in refused, messages
        if messages and len(refused) >= len(messages):
            assert self.server.kept() == before, (messages, refused)
        table.told += [(one["seat"], one["seq"], one["view"]) for one in heard if one["type"] == "state"]
        return heard

    # -- who sends it ---------------------------------------------------------------------------------

    @initialize(wish=st.sampled_from(WISHES))
    def first(self, wish: dict[str, Any]) -> None:
        self.make(wish)

    def make(self, wish: dict[str, Any]) -> None:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(wish["seats"] - 1))]
        made = self.call("POST", "tables", as_json({**wish, "seats": seats, "pace": 0}))
        assert made is not None
        table = Sat(made["id"], wish["game"], wish["seats"], made["token"], {0: made["token"]})
        for seat in range(1, wish["seats"]):
            table.tokens[seat] = self.call("POST", f"tables/{table.id}/seats/{seat}", b"{}")["token"]
        self.tables.append(table)

    @precondition(lambda self: len(self.tables) < 3)
    @rule(wish=st.sampled_from(WISHES))
    def make_another(self, wish: dict[str, Any]) -> None:
        self.make(wish)

    def some_table(self, data: st.DataObject) -> Sat:
        return data.draw(st.sampled_from(self.tables))

    def some_token(self, data: st.DataObject, table: Sat) -> str:
        """Mostly a right one; one of another table, or none that was ever given."""
        others = [token for one in self.tables for token in one.tokens.values()]
        wrong = st.sampled_from([*others, "", "x" * 64, "x" * 101, "é", "0"])
        return (
            data.draw(st.sampled_from([*table.tokens.values()]) | wrong) if table.tokens else data.draw(wrong)
        )

    @rule(data=st.data(), number=st.integers(1, 8), which=st.integers(0, 1 << 16))
    def play(self, data: st.DataObject, number: int, which: int) -> None:
        """Somebody who is asked picks what is on offer."""
        table = self.some_table(data)
        for step in range(number):
            for token in table.tokens.values():
                state = next((one for one in self.say(table, token) if one["type"] == "state"), None)
                options = (state or {}).get("decision") or {}
                if state is not None and options.get("mine") and options["options"]:
                    pick = options["options"][(which + step) % len(options["options"])]["pick"]
                    self.say(table, token, json.dumps({"type": "pick", "seq": state["seq"], "pick": pick}))
                    break

    @rule(data=st.data(), message=st.sampled_from(SAID), off=st.sampled_from((0, 0, 0, -1, 1)))
    def speak(self, data: st.DataObject, message: dict[str, Any], off: int) -> None:
        """A message that is well made, in turn or out of it, right on time or not."""
        table = self.some_table(data)
        seq = max((told[1] for told in table.told), default=0) + off
        now = {**message, "seq": seq} if message.get("seq") == 0 and seq >= 0 else message
        self.say(table, self.some_token(data, table), json.dumps(now))

    @rule(data=st.data(), message=st.sampled_from(SAID).flatmap(bent))
    def speak_nonsense(self, data: st.DataObject, message: Any) -> None:
        """A message with something bent in it."""
        table = self.some_table(data)
        self.say(table, self.some_token(data, table), json.dumps(message))

    @rule(data=st.data(), message=st.sampled_from(SAID).map(as_json).flatmap(raw))
    def speak_in_bytes(self, data: st.DataObject, message: bytes) -> None:
        """Something that is hardly a message, as text where it is one."""
        table = self.some_table(data)
        try:
            said: str | bytes = message.decode()
        except UnicodeDecodeError:
            said = message
        self.say(table, self.some_token(data, table), said)

    @rule(data=st.data(), posted=st.sampled_from(POSTED), how=st.sampled_from(("as it is", "bent", "raw")))
    def post(self, data: st.DataObject, posted: tuple[str, dict[str, Any]], how: str) -> None:
        path, body = posted
        table = self.some_table(data)
        token = self.some_token(data, table)
        if "token" in body:
            body = {**body, "token": token}
        sent = as_json(body)
        if how == "bent" and body:
            sent = as_json(data.draw(bent(body)))
        elif how == "raw":
            sent = data.draw(raw(sent) | st.sampled_from(BYTES) | st.just(b"[" * 200_000))
        self.call("POST", path.replace("{id}", table.id), sent)

    @rule(data=st.data(), path=st.sampled_from(ASKED), value=odd)
    def ask(self, data: st.DataObject, path: str, value: Any) -> None:
        table = self.some_table(data)
        self.call("GET", path.replace("{id}", table.id).replace("{odd}", escaped(value)))

    @rule(data=st.data(), value=odd)
    def knock(self, data: st.DataObject, value: Any) -> None:
        """A line to a table that there is not."""
        assert all(one["type"] == "refused" for one in talk(self.server, escaped(value) or "x", "", "{}"))

    @rule(data=st.data(), how=st.sampled_from(("leave", "delete")))
    def go(self, data: st.DataObject, how: str) -> None:
        """Somebody gives a seat up, or the whole table."""
        table = self.some_table(data)
        token = self.some_token(data, table)
        done = self.call("POST", f"tables/{table.id}/{how}", as_json({"token": token}))
        if done is not None and how == "delete":
            self.tables.remove(table)
        if done is not None and how == "leave":
            table.tokens = {seat: held for seat, held in table.tokens.items() if held != token}
        if not self.tables:
            self.make(WISHES[0])

    @rule()
    def restart(self) -> None:
        self.server.restart()

    # -- what must hold -------------------------------------------------------------------------------

    def teardown(self) -> None:
        if self.tables:
            self.server.restart()
        for table in self.tables:
            for token in ("", *table.tokens.values()):
                assert any(one["type"] == "state" for one in self.say(table, token)), table.id
            check_told(self.server, table)
        assert self.server.faults.found == []


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()


def test_whatever_is_sent_nothing_breaks(server: Server) -> None:
    class Here(Wild):
        pass

    Here.server = server
    run_state_machine_as_test(Here, settings=examples(4, steps=20, shrink=False))


def test_bytes_are_refused_like_any_message_that_is_none(server: Server) -> None:
    """The line was dropped without a word."""
    here = at_a_table(server)
    table = here.tables[0]
    heard = here.say(table, table.host, b"\x93\xcb", json.dumps({"type": "chat", "text": "hello"}))
    assert reasons(heard) == ["refused-message"]
    assert any(one["type"] == "chat" for one in heard)


# -- the net itself ------------------------------------------------------------------------------------------


def at_a_table(server: Server) -> Wild:
    here = Wild()
    here.server = server
    here.make(WISHES[0])
    return here


def test_a_refusal_that_changes_something_is_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    here = at_a_table(server)
    table = here.tables[0]
    path, body = f"tables/{table.id}/name", as_json({"token": table.host, "name": "Maja"})
    truly = service.rename

    async def renamed(*given: Any) -> None:
        await truly(*given)
        raise Refusal("refused-fault", 409)

    async def broken(*given: Any) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(service, "rename", renamed)
    with pytest.raises(AssertionError):
        here.call("POST", path, body)
    monkeypatch.setattr(service, "rename", broken)
    with pytest.raises(AssertionError, match="500"):
        here.call("POST", path, body)
    server.stop()  # it logs after it has answered
    assert "planted" in server.faults.found[0]


def test_a_view_of_something_else_is_noticed(server: Server) -> None:
    here = at_a_table(server)
    table = here.tables[0]
    here.say(table, table.host)
    check_told(server, table)
    _, seq, view = table.told[-1]
    table.told.append((1, seq, view))  # what the first seat sees, told to the second
    with pytest.raises(AssertionError, match="seat 1 was told something else"):
        check_told(server, table)
