"""Somebody who is the same at every browser: passkeys, what goes along, and all that is one's own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.authenticator import Authenticator
from tests.server.playing import BOT, ME, OPEN, Browser, running, settings_in, wish
from tests.server.posting import Device

from fabletop.kernel.errors import BadSetup
from fabletop.server.models import Base
from fabletop.server.person import ceremony
from fabletop.server.person.keeping import CHALLENGES, MOST_PASSKEYS, PASSKEYS
from fabletop.server.settings import Settings, read_settings
from fabletop.server.store import TABLES, Store
from fabletop.server.table.live import hashed

NAME = "Marigold Thistlewood"
Said = dict[str, Any]


class Http:
    """Asks as a page of a site does, and keeps its cookies."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.cookies = httpx.Cookies()

    def post(self, path: str, json: Any, **headers: str) -> httpx.Response:
        return self._ask("post", path, json, headers)

    def get(self, path: str) -> httpx.Response:
        return self._ask("get", path, None, {})

    def _ask(self, method: str, path: str, json: Any, headers: dict[str, str]) -> httpx.Response:
        sent = {"origin": self.site, **headers}
        with httpx.Client(base_url=self.site, headers=sent, cookies=self.cookies) as line:
            answer = line.request(method, path, json=json)
            self.cookies = line.cookies
        return answer


class Guest:
    """A browser: its cookies, the seats that it keeps, and the passkeys at hand."""

    def __init__(self, address: str) -> None:
        self.site = f"http://localhost:{address.rpartition(':')[2]}"
        self.http = Http(self.site)
        self.seats: dict[str, str] = {}
        self.more: Said = {}

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api/me{path}", json={} if body is None else body)

    def passkey(self, **wrong: Any) -> Authenticator:
        return Authenticator(**{"at": self.site, **wrong})

    def make_passkey(self, key: Authenticator | None = None, label: str = "Phone") -> Authenticator:
        key = key or self.passkey()
        made = self.post("/passkeys", self.made(key, label))
        assert made.status_code == 200, made.text
        return key

    def made(self, key: Authenticator, label: str = "Phone") -> Said:
        options = self.post("/passkeys/ask", {"name": NAME}).json()["options"]
        return {"credential": key.make(options), "label": label, "name": NAME}

    def enter(self, key: Authenticator) -> httpx.Response:
        options = self.post("/enter/ask").json()["options"]
        return self.post("/enter", {"credential": key.show(options)})

    @property
    def brought(self) -> Said:
        return {"seats": self.seats, **self.more}

    def bring(self) -> Said:
        """As the pages do: what is new is kept."""
        carried = self.post("/bring", self.brought)
        assert carried.status_code == 200, carried.text
        told: Said = carried.json()
        self.seats |= {table: seat["token"] for table, seat in told["seats"].items()}
        return told

    def own(self) -> Said:
        found = self.post("/games", self.brought)
        assert found.status_code == 200, found.text
        return dict(found.json())

    def table(self, *seats: Said, **more: Any) -> str:
        """A new table with a seat of one's own."""
        made = self.http.post("/api/tables", json=wish(*(seats or (ME, BOT)), name=NAME, **more)).json()
        self.seats[made["id"]] = made["token"]
        return str(made["id"])

    def sit_down(self, table: str, seat: int, name: str = "Iker") -> None:
        taken = self.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name}).json()
        self.seats[table] = taken["token"]

    def seats_at(self, table: str) -> list[Said]:
        return list(self.http.get(f"/api/tables/{table}").json()["seats"])


def refused(answer: httpx.Response, status: int, words: str) -> None:
    assert answer.status_code == status, answer.text
    assert words in answer.json()["reason"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("persons")


@pytest.fixture(scope="module")
def settings(folder: Path, backend: str) -> Settings:
    return settings_in(folder, backend)


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as where:
        yield where


def rows(settings: Settings, statement: Any) -> list[Said]:
    async def read() -> list[Said]:
        store = Store(settings.database)
        try:
            return await store.rows(statement)
        finally:
            await store.engine.dispose()

    return asyncio.run(read())


def change(settings: Settings, statement: Any) -> None:
    async def write() -> None:
        store = Store(settings.database)
        async with store.engine.begin() as connection:
            await connection.execute(statement)
        await store.engine.dispose()

    asyncio.run(write())


# -- coming in ----------------------------------------------------------------------------------------------


def test_a_passkey_makes_somebody_known_at_another_browser(address: str) -> None:
    desk, phone = Guest(address), Guest(address)
    mine = desk.table()
    key = desk.make_passkey()
    assert desk.bring()["name"] == NAME
    theirs = phone.table()

    assert phone.enter(key).json()["name"] == NAME
    carried = phone.bring()

    assert set(carried["seats"]) == {mine}, "what it holds already it needs no key to"
    assert {table["id"] for table in phone.own()["tables"]} == {mine, theirs}
    assert phone.own()["seats"] == {mine: 0, theirs: 0}
    assert set(desk.bring()["seats"]) == {theirs}, "and the guest's table has come to the desk"
    assert phone.seats[mine] != desk.seats[mine], "no browser is handed another one's token"


def test_a_lent_key_opens_the_seat_and_goes_with_the_person(address: str) -> None:
    desk, phone = Guest(address), Guest(address)
    table = desk.table(ME, OPEN)
    key = desk.make_passkey()
    desk.bring()
    phone.enter(key)
    phone.bring()
    named = phone.http.post(f"/api/tables/{table}/name", json={"token": phone.seats[table], "name": "Goldie"})
    assert named.status_code == 200
    assert desk.seats_at(table)[0]["name"] == "Goldie"

    async def seat_of(token: str) -> int:
        async with Browser(address, table, token) as browser:
            return int(browser.state["seat"])

    assert asyncio.run(seat_of(phone.seats[table])) == 0
    other = desk.table()
    wrong = phone.http.post(f"/api/tables/{other}/name", json={"token": phone.seats[table], "name": "x"})
    refused(wrong, 403, "Nobody holds a seat here")

    assert phone.post("/leave").status_code == 204
    gone = phone.http.post(f"/api/tables/{table}/name", json={"token": phone.seats[table], "name": "x"})
    refused(gone, 403, "Nobody holds a seat here")
    refused(phone.post("/bring", phone.brought), 401, "not signed in")
    assert desk.bring()["name"] == NAME, "the other browser is not signed out by that"


def test_what_was_learnt_and_solved_adds_up(address: str) -> None:
    desk, phone = Guest(address), Guest(address)
    lessons = [one["id"] for one in desk.http.get("/api/lessons").json()][:2]
    puzzles = [one["id"] for one in desk.http.get("/api/puzzles").json()][:2]
    desk.more = {
        "lessons": {lessons[0]: {"picks": [["play", 1], 3], "at": 4, "done": False}},
        "solved": {puzzles[0]: 2000, "no-such-puzzle": 1},
    }
    phone.more = {
        "lessons": {
            lessons[0]: {"picks": [7], "at": 1, "done": True},
            lessons[1]: {"picks": [], "at": 2, "done": False},
            "no-such-lesson": {"picks": [], "at": 0, "done": True},
        },
        "solved": {puzzles[0]: 1000, puzzles[1]: 3000},
    }
    key = desk.make_passkey()
    desk.bring()
    phone.enter(key)
    carried = phone.bring()

    assert carried["lessons"] == {
        lessons[0]: {"picks": [["play", 1], 3], "at": 4, "done": True},
        lessons[1]: {"picks": [], "at": 2, "done": False},
    }
    assert carried["solved"] == {puzzles[0]: 1000, puzzles[1]: 3000}
    assert desk.bring()["solved"] == carried["solved"]


def test_a_seat_is_the_first_persons_who_brought_it(address: str) -> None:
    first, second = Guest(address), Guest(address)
    table = first.table()
    second.seats = dict(first.seats)
    first.make_passkey()
    first.bring()
    second.make_passkey()
    second.bring()

    assert [one["id"] for one in first.own()["tables"]] == [table]
    assert second.own()["tables"] == []
    stranger = Guest(address)
    stranger.seats = {table: "not-the-token"}
    assert stranger.own()["tables"] == []


# -- what is refused ----------------------------------------------------------------------------------------


def test_a_challenge_is_answered_once(address: str) -> None:
    desk = Guest(address)
    key = desk.make_passkey()
    shown = {"credential": key.show(desk.post("/enter/ask").json()["options"])}
    assert desk.post("/enter", shown).status_code == 200
    refused(desk.post("/enter", shown), 403, "begin again")

    body = desk.made(desk.passkey())
    assert desk.post("/passkeys", body).status_code == 200
    refused(desk.post("/passkeys", body), 403, "begin again")


def test_a_challenge_is_for_the_browser_that_was_asked(address: str) -> None:
    desk, thief = Guest(address), Guest(address)
    key = desk.make_passkey()
    stolen = {"credential": key.show(desk.post("/enter/ask").json()["options"])}
    refused(thief.post("/enter", stolen), 403, "begin again")
    thief.post("/enter/ask")
    refused(thief.post("/enter", stolen), 403, "not accepted")

    body = Guest.made(desk, desk.passkey())
    refused(thief.post("/passkeys", body), 403, "begin again")


def test_a_challenge_is_for_one_thing(address: str) -> None:
    desk = Guest(address)
    key = desk.make_passkey()
    options = desk.post("/passkeys/ask", {"name": NAME}).json()["options"]
    refused(desk.post("/enter", {"credential": key.show(options)}), 403, "begin again")


def test_a_challenge_holds_for_minutes(address: str, settings: Settings) -> None:
    desk = Guest(address)
    key = desk.make_passkey()
    options = desk.post("/enter/ask").json()["options"]
    late = update(CHALLENGES).where(CHALLENGES.c.id == options["challenge"])
    change(settings, late.values(until=CHALLENGES.c.until - ceremony.SECONDS - 1))
    refused(desk.post("/enter", {"credential": key.show(options)}), 403, "begin again")
    desk.post("/enter/ask")
    assert options["challenge"] not in [row["id"] for row in rows(settings, select(CHALLENGES.c.id))]


@pytest.mark.parametrize(
    "wrong",
    [{"at": "https://fabletop.example.com"}, {"at": "http://localhost"}, {"site": "example.com"}],
    ids=["another site", "another port", "made for another site"],
)
def test_a_passkey_is_for_this_site(address: str, wrong: Said) -> None:
    desk = Guest(address)
    refused(desk.post("/passkeys", desk.made(desk.passkey(**wrong))), 403, "not accepted")
    key = desk.make_passkey()
    for name, value in wrong.items():
        setattr(key, name, value)
    refused(Guest(address).enter(key), 403, "not accepted")


def test_foreign_passkeys_are_refused(address: str) -> None:
    desk, other = Guest(address), Guest(address)
    mine, theirs = desk.make_passkey(), other.make_passkey()
    refused(Guest(address).enter(desk.passkey(handle=mine.handle)), 404, "Nobody here has")
    forged = desk.passkey(id=mine.id, handle=mine.handle)
    refused(Guest(address).enter(forged), 403, "not accepted")
    refused(
        Guest(address).enter(desk.passkey(id=mine.id, key=mine.key, handle=theirs.handle)),
        403,
        "not accepted",
    )
    refused(other.post("/passkeys", other.made(other.passkey(id=mine.id))), 409, "not accepted")
    assert Guest(address).enter(mine).status_code == 200


def test_a_copy_of_a_passkey_that_counts_is_refused(address: str) -> None:
    desk = Guest(address)
    key = desk.make_passkey()
    key.count = 7
    assert desk.enter(key).status_code == 200
    key.count = 3
    refused(Guest(address).enter(key), 403, "not accepted")


def test_another_page_may_not_ask(address: str) -> None:
    desk = Guest(address)
    desk.make_passkey()
    for path in ("/games", "/bring", "/export", "/delete", "/leave"):
        answer = desk.http.post(f"/api/me{path}", json={}, origin="http://elsewhere.example")
        refused(answer, 403, "not at the address")
    assert desk.bring()["name"] == NAME


def test_cookies_are_for_us_alone(address: str, tmp_path: Path) -> None:
    desk = Guest(address)
    made = desk.post("/passkeys", desk.made(desk.passkey()))
    cookie = made.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/api/me"))
    assert "secure" not in cookie
    with running(settings_in(tmp_path, site="https://play.example.org")) as safe:
        made = Http(f"http://{safe}").post(
            "/api/me/passkeys/ask", json={"name": NAME}, origin="https://play.example.org"
        )
        assert "secure" in made.headers["set-cookie"].lower()
        assert made.json()["options"]["rp"]["id"] == "play.example.org"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/passkeys/ask", {"name": ""}),
        ("/passkeys/ask", {"name": "x" * 41}),
        ("/passkeys/ask", {"name": "\u202eevil"}),
        ("/passkeys", {"credential": {"id": "a b", "client": "x", "attestation": "x"}, "label": "x"}),
        ("/enter", {"credential": {"id": "x", "client": "x", "authenticator": "", "signature": "x"}}),
        ("/bring", {"seats": {"x": 5}}),
        ("/bring", {"lessons": {"x": {"picks": [{"a": 1}], "at": 0, "done": False}}}),
        ("/bring", {"solved": {"x": -1}}),
        ("/games", {"seats": {str(n): "x" for n in range(1001)}}),
        ("/name", {"name": " "}),
        ("/passkeys/label", {"id": "x", "label": ""}),
    ],
)
def test_what_makes_no_sense_is_refused(address: str, path: str, body: Said) -> None:
    desk = Guest(address)
    desk.make_passkey()
    assert desk.post(path, body).status_code == 422


@pytest.mark.parametrize("broken", ["client", "attestation"])
def test_what_is_no_passkey_is_refused(address: str, broken: str) -> None:
    desk = Guest(address)
    body = desk.made(desk.passkey())
    body["credential"][broken] = "AAAA"
    refused(desk.post("/passkeys", body), 403, "not accepted")


def test_refusals_are_said_in_three_languages(address: str) -> None:
    said = {
        language: httpx.post(
            f"http://{address}/api/me/bring", json={}, headers={"accept-language": language}
        ).json()["reason"]
        for language in ("en", "es", "sv")
    }
    assert len(set(said.values())) == 3


# -- several of them ----------------------------------------------------------------------------------------


def test_passkeys_have_names_and_can_be_removed_but_the_last(address: str) -> None:
    desk = Guest(address)
    first = desk.make_passkey(label="Phone")
    second = desk.make_passkey(label="Laptop")
    ask = desk.post("/passkeys/ask", {"name": NAME}).json()["options"]
    assert len(ask["excludeCredentials"]) == 2
    listed = desk.bring()["passkeys"]
    assert [one["label"] for one in listed] == ["Phone", "Laptop"]
    assert listed[0]["used"] is None

    labelled = desk.post("/passkeys/label", {"id": listed[0]["id"], "label": "Old phone"}).json()
    assert [one["label"] for one in labelled["passkeys"]] == ["Old phone", "Laptop"]
    stranger = Guest(address)
    stranger.make_passkey()
    refused(stranger.post("/passkeys/remove", {"id": listed[0]["id"]}), 404, "Nobody here")

    left = desk.post("/passkeys/remove", {"id": listed[0]["id"]}).json()
    assert [one["label"] for one in left["passkeys"]] == ["Laptop"]
    refused(Guest(address).enter(first), 404, "Nobody here has")
    refused(desk.post("/passkeys/remove", {"id": listed[1]["id"]}), 409, "only passkey")
    assert Guest(address).enter(second).status_code == 200
    assert desk.bring()["passkeys"][0]["used"] is not None


def test_nobody_has_passkeys_without_end(address: str, settings: Settings) -> None:
    desk = Guest(address)
    key = desk.make_passkey()
    row = rows(settings, select(PASSKEYS).where(PASSKEYS.c.person_id == key.handle))[0]
    change(
        settings, PASSKEYS.insert().values([{**row, "id": f"other{n:03}"} for n in range(MOST_PASSKEYS - 1)])
    )
    refused(desk.post("/passkeys", desk.made(desk.passkey())), 409, "as many passkeys")


def test_a_new_name_goes_along(address: str) -> None:
    desk, phone = Guest(address), Guest(address)
    key = desk.make_passkey()
    assert desk.post("/name", {"name": "Goldie"}).json()["name"] == "Goldie"
    assert phone.enter(key).json()["name"] == "Goldie"


# -- what is one's own --------------------------------------------------------------------------------------


def finish(settings: Settings, table: str) -> None:
    change(settings, update(TABLES).where(TABLES.c.id == table).values(status="over"))


def test_a_guest_sees_their_games_too(tmp_path: Path, backend: str) -> None:
    settings = settings_in(tmp_path, backend)
    with running(settings) as address:
        desk, friend = Guest(address), Guest(address)
        alone, together, open = desk.table(), desk.table(ME, OPEN), desk.table(ME, OPEN)
        friend.sit_down(together, 1)
    for table in (alone, together):
        finish(settings, table)
    with running(settings) as address:
        again = Guest(address)
        again.seats = desk.seats
        own = again.own()
    assert {table["id"]: table["status"] for table in own["tables"]} == {
        alone: "over",
        together: "over",
        open: "open",
    }
    assert own["scores"] == [
        {"game": "village", "bots": {"played": 1, "won": 0}, "people": {"played": 1, "won": 0}}
    ]


def test_all_that_is_mine_can_be_taken_away(address: str) -> None:
    desk, friend = Guest(address), Guest(address)
    table = desk.table(ME, OPEN)
    friend.sit_down(table, 1)
    desk.make_passkey()
    desk.bring()

    async def talk(token: str, text: str) -> None:
        async with Browser(address, table, token) as browser:
            if browser.mine:
                await browser.pick(browser.state["decision"]["options"][0]["pick"])
            await browser.say(type="chat", text=text)
            while (await browser.until("chat"))["text"] != text:
                pass

    asyncio.run(talk(desk.seats[table], "my own words"))
    asyncio.run(talk(friend.seats[table], "somebody else's"))
    mine = desk.post("/export", desk.brought).json()

    assert mine["name"] == NAME
    assert [one["label"] for one in mine["passkeys"]] == ["Phone"]
    assert mine["seats"] == [{"table": table, "seat": 0, "name": NAME, "shows": False}]
    assert [one["id"] for one in mine["tables"]] == [table]
    assert [one["text"] for one in mine["chat"]] == ["my own words"]
    theirs = {one["number"] for one in friend.post("/export", friend.brought).json()["picks"]}
    assert theirs.isdisjoint(one["number"] for one in mine["picks"])
    assert len(theirs) + len(mine["picks"]) > 0
    written = str(mine)
    for secret in (*desk.seats.values(), *friend.seats.values(), "seed"):
        assert secret not in written


def test_what_was_said_while_looking_on_is_mine_by_its_key(address: str) -> None:
    host, desk = Guest(address), Guest(address)
    table = host.table()

    async def talk(*lines: tuple[str, str]) -> list[str]:
        async with Browser(address, table) as browser:
            for key, text in lines:
                await browser.say(type="chat", text=text, name="Iker", key=key)
                await browser.until("chat")
        async with Browser(address, table) as late:
            return [one["text"] for one in (await late.until("gallery"))["lines"]]

    desk.more = {"author": "mine"}
    said = (("mine", "my own words"), ("theirs", "somebody else's"), ("", "nobody's"))
    assert asyncio.run(talk(*said)) == ["my own words", "somebody else's", "nobody's"]
    assert [one["text"] for one in desk.post("/export", desk.brought).json()["chat"]] == ["my own words"]
    assert host.post("/export", host.brought).json()["chat"] == []
    assert desk.post("/delete", desk.brought).status_code == 200
    assert asyncio.run(talk()) == ["somebody else's", "nobody's"]


def everything(settings: Settings) -> str:
    """All rows of all tables, as far as they can be read."""
    told: list[str] = []
    for name, table in Base.metadata.tables.items():
        if name == "contents":
            continue  # cards and rules
        for row in rows(settings, select(table)):
            told += [
                f"{name}.{column}={value.decode('utf-8', 'replace') if isinstance(value, bytes) else value}"
                for column, value in row.items()
            ]
    return "\n".join(told)


def test_nothing_is_left_of_whoever_deletes_all(tmp_path: Path, backend: str) -> None:
    settings = settings_in(tmp_path, backend)
    with running(settings) as address:
        desk, friend = Guest(address), Guest(address)
        over, left = desk.table(ME, OPEN), desk.table(ME, OPEN)
        friend.sit_down(over, 1)
        friend.sit_down(left, 1)

        async def talk(table: str) -> None:
            async with Browser(address, table, desk.seats[table]) as browser:
                await browser.say(type="chat", text="Thistlewood was here")
                await browser.until("chat")

        for table in (over, left):
            asyncio.run(talk(table))
    finish(settings, over)
    with running(settings) as address:
        again = Guest(address)
        again.seats = dict(desk.seats)
        runs, waits = again.table(ME, OPEN), again.table(ME, OPEN)
        friend = Guest(address)
        friend.sit_down(runs, 1)
        key = again.make_passkey(label="Marigold’s phone")
        lesson = again.http.get("/api/lessons").json()[0]["id"]
        again.more = {"lessons": {lesson: {"picks": [3], "at": 1, "done": True}}, "solved": {}}
        again.bring()
        phone = Guest(address)
        phone.enter(key)
        phone.bring()
        told = Device("https://push.example.org", "device").wish(*phone.seats.items()).model_dump()
        assert phone.http.post("/api/post/push", json=told).status_code == 204
        called = again.http.post(
            f"/api/tables/{runs}/call", json={"token": again.seats[runs], "called": "Thistlewood’s"}
        )
        assert called.status_code == 200
        again.http.post(f"/api/tables/{left}/leave", json={"token": again.seats[left]})
        again.post("/enter/ask")
        before = everything(settings)
        assert all(mine in before for mine in (NAME, key.handle, "Thistlewood was here", "push.example.org"))
        assert "post_seats.token" in before, "a key that was lent counts for its seat"

        gone = again.post("/delete", again.brought)

        assert gone.json() == {"handed": 2, "finished": 1}
        assert [seat["kind"] for seat in again.seats_at(runs)] == ["bot", "person"]
        assert [seat["kind"] for seat in again.seats_at(waits)] == ["open", "open"]
        former = again.seats_at(over)[0]
        assert (former["kind"], former["name"], former.get("former")) == ("person", "", True)
        assert "former" not in again.seats_at(over)[1]
        assert again.http.get(f"/api/tables/{runs}").json()["called"] == ""
        for browser in (again, phone):
            refused(browser.post("/bring", {}), 401, "not signed in")
        refused(Guest(address).enter(key), 404, "Nobody here has")
        after = everything(settings)
    tokens = [*again.seats.values(), *phone.seats.values()]
    for mine in (
        "Marigold",
        "Thistlewood",
        "push.example.org",
        key.handle,
        ceremony.to_code(key.id),
        *map(hashed, tokens),
    ):
        assert mine not in after, mine
    assert "Iker" in after, "and nothing of anybody else"


def test_a_guest_can_have_all_deleted_too(address: str) -> None:
    desk, friend = Guest(address), Guest(address)
    table = desk.table(ME, OPEN)
    friend.sit_down(table, 1)
    assert desk.post("/delete", desk.brought).json() == {"handed": 1, "finished": 0}
    assert desk.own()["tables"] == []
    assert desk.seats_at(table)[0]["kind"] == "bot"
    assert desk.post("/delete", desk.brought).json() == {"handed": 0, "finished": 0}


def test_a_former_guest_holds_no_seat(tmp_path: Path) -> None:
    """An empty token is nobody's, however it is shown."""
    settings = settings_in(tmp_path)
    with running(settings) as address:
        desk = Guest(address)
        table = desk.table()
    finish(settings, table)
    with running(settings) as address:
        again = Guest(address)
        again.seats = desk.seats
        assert again.post("/delete", again.brought).json() == {"handed": 0, "finished": 1}
        for token in ("", desk.seats[table]):
            body = {"token": token, "name": "x"}
            assert again.http.post(f"/api/tables/{table}/name", json=body).status_code == 403
    with closing(sqlite3.connect(tmp_path / "tables.db")) as line:
        assert line.execute("select name, token from seats where seat = 0").fetchall() == [("", "")]


# -- where the pages are ------------------------------------------------------------------------------------


def test_the_site_is_an_address(tmp_path: Path) -> None:
    home = {"FABLETOP_HOME": str(tmp_path)}
    assert read_settings(home).site == ""
    given = {**home, "FABLETOP_SITE": "https://Play.Example.org/"}
    assert read_settings(given).site == "https://play.example.org"
    for wrong in ("play.example.org", "ftp://x", "https://x/y"):
        with pytest.raises(BadSetup):
            read_settings({**home, "FABLETOP_SITE": wrong})
