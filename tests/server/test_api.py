"""What can be asked before and after the table, and how a no is said."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from starlette.routing import Route
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down, wish
from websockets.exceptions import ConnectionClosed

from fabletop import __version__, ledger
from fabletop.games import GAMES
from fabletop.games.heroes.catalogue import HeroesCatalogue
from fabletop.games.village.catalogue import VillageCatalogue
from fabletop.server.app import ROUTERS
from fabletop.server.refusal import FOLDER
from fabletop.server.schemas import GameInfo, TableSummary
from fabletop.server.settings import Settings, read_settings
from fabletop.server.store import TABLES, Store
from fabletop.server.typescript import files
from fabletop.speech import LANGUAGES, bundle

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("api")
    (folder / "index.html").write_text("<!doctype html><title>Fabletop</title>")
    with running(settings_in(folder, backend)) as address, httpx.Client(base_url=f"http://{address}") as made:
        yield made


def test_the_games_and_what_is_printed(client: httpx.Client) -> None:
    village, heroes, _ = (GameInfo.model_validate(one) for one in client.get("/api/games").json())
    assert village.seats == [2, 3, 4, 5, 6]
    assert village.bots == ["novice", "steady", "sharp", "master"]
    assert all(option.choices for option in village.options)
    printed = msgspec.json.decode(client.get("/api/games/village/catalogue").content, type=VillageCatalogue)
    assert {hero.id for hero in printed.heroes} == {hero.id for hero in village.heroes}
    assert heroes.rulesets[0] == "retail"
    *on_map, duel, guards, ai = heroes.modes
    assert [mode.name for mode in on_map][:3] == ["clash", "solo", "cooperative"]
    assert [mode.name for mode in (duel, guards, ai)] == ["duel", "guards", "ai"]
    assert all(mode.minutes > 0 for mode in (duel, guards, ai))  # the others have scenarios that tell it
    told = msgspec.json.decode(client.get("/api/games/heroes/catalogue").content, type=HeroesCatalogue)
    assert all(scenario.minutes > scenario.rounds for scenario in told.scenarios if scenario.rounds)
    board = msgspec.convert(client.get("/api/games/heroes/catalogue").json(), HeroesCatalogue)
    assert {hero.id for hero in board.heroes} == {hero.id for hero in heroes.heroes}


def test_a_catalogue_that_one_has_is_not_sent_again(client: httpx.Client) -> None:
    first = client.get("/api/games/village/catalogue")
    assert first.content == client.get("/api/games/village/catalogue?language=sv").content
    again = client.get("/api/games/village/catalogue", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/games/village/catalogue", headers={"if-none-match": '"old"'}).status_code == 200


def test_rules_are_shown_and_found(client: httpx.Client) -> None:
    rule = client.get("/api/rules/village.start.010?language=sv").json()
    assert rule["id"] == "village.start.010"
    assert rule["text"]
    found = client.get("/api/rules", params={"q": "heavy weapon"}).json()
    assert 0 < len(found) <= 40
    assert client.get("/api/rules/village.start.999").status_code == 404


def test_rules_are_listed_by_game_and_chapter(client: httpx.Client) -> None:
    books = client.get("/api/rulebook?language=sv").json()
    assert [book["game"] for book in books] == ["andor", "heroes", "village"]
    (sell,) = (one for book in books for one in book["chapters"] if one["id"] == "village.sell")
    rules = client.get("/api/rulebook/village.sell?language=sv").json()
    assert (sell["title"], sell["rules"]) == ("Sälja", len(rules))
    assert {rule["chapter"] for rule in rules} == {"Sälja"}
    for nowhere in ("village.nothing", "chess.sell", "village"):
        assert client.get(f"/api/rulebook/{nowhere}").status_code == 404


def test_a_rule_is_told_in_one_language_alone(client: httpx.Client) -> None:
    """How an open rule is read is told in each; the book of the village is Spanish."""
    told = {one: client.get(f"/api/rules/village.berserk.030?language={one}").json() for one in LANGUAGES}
    for language, one in told.items():
        assert one["ambiguity"] == ledger.reading("village.berserk.030", language)
    assert len({one["ambiguity"] for one in told.values()}) == len(LANGUAGES)
    assert (told["en"]["chapter"], told["en"]["headings"]) == ("Berserk", [])
    assert told["es"]["headings"]
    assert told["sv"]["headings"] == []


def test_the_game_being_played_is_searched_first(client: httpx.Client) -> None:
    for game in ("andor", "heroes", "village"):
        found = client.get("/api/rules", params={"q": "spell", "first": game}).json()
        assert found[0]["id"].startswith(f"{game}.")
    slip = client.get("/api/rules", params={"q": "hevy wepon"}).json()
    assert "heavy weapon" in slip[0]["text"].lower()


def test_every_bot_has_a_name_of_its_own(client: httpx.Client) -> None:
    id = client.post("/api/tables", json=wish(ME, BOT, BOT, BOT, name="Corvina")).json()["id"]
    seats = msgspec.convert(client.get(f"/api/tables/{id}").json(), TableSummary).seats
    names = [seat.name for seat in seats]
    assert len(set(names)) == 4
    assert not {"random", "greedy", ""} & set(names)
    assert [seat.bot for seat in seats] == ["", "random", "random", "random"]


def test_public_tables_are_listed_and_others_are_not(client: httpx.Client) -> None:
    shown = client.post("/api/tables", json=wish(ME, OPEN, public=True)).json()["id"]
    hidden = client.post("/api/tables", json=wish(ME, OPEN)).json()["id"]
    listed = [one.id for one in msgspec.convert(client.get("/api/tables").json(), list[TableSummary])]
    assert shown in listed
    assert hidden not in listed
    assert client.get(f"/api/tables/{hidden}").json()["status"] == "open"
    assert client.get(f"/api/replays/{hidden}").status_code == 409
    assert client.get(f"/api/fair/{hidden}").json()["seed"] is None


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (wish(ME), "2 to 6 players"),
        (wish(ME, ME), "one person holds one seat"),
        (wish(ME, {**BOT, "bot": "nobody"}), "there is no bot 'nobody'"),
        (wish({**ME, "hero": "nobody"}, BOT), "there is no hero 'nobody'"),
        ({**wish(ME, BOT), "game": "chess"}, "there is no game 'chess'"),
        (wish(ME, BOT, ruleset="house"), "there is no ruleset 'house'"),
        (wish(ME, BOT, options={"luck": 1}), "no option 'luck'"),
        (wish(ME, BOT, options={"sets": {"a": 1}}), "sets are some of"),
        (wish(ME, BOT, pace=-1), "pace"),
        (wish(ME, BOT, name="x" * 41), "name"),
        (wish(ME, BOT, seed=4), "seed"),
        (wish(*[ME] * 17), "seats"),
        ({}, "game"),
        ([], ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    client: httpx.Client, sent: Any, said: str
) -> None:
    answer = client.post("/api/tables", json=sent)
    assert answer.status_code == 422, answer.text
    assert set(answer.json()) == {"reason", "rule"}
    assert said in answer.json()["reason"]


def test_a_rule_comes_with_the_no_that_it_causes(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json=wish(ME))
    assert answer.json()["rule"] == "village.overview.010"


def test_what_is_not_there_is_said_in_the_language_asked_for(client: httpx.Client) -> None:
    answer = client.get("/api/tables/nowhere", headers={"accept-language": "sv-SE,en;q=0.5"})
    assert answer.status_code == 404
    assert answer.json()["reason"] == "Det bordet finns inte."
    assert client.get("/api/nothing").status_code == 404
    assert client.post("/api/tables/nowhere/seats/0", json={}).status_code == 404


def test_long_bodies_are_not_read(client: httpx.Client) -> None:
    answer = client.post("/api/tables", content=b"x" * 200_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["reason"]


def test_a_fault_of_ours_shows_nothing_of_the_inside(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr("fabletop.server.lobby.service.games", fails)
    answer = httpx.get(client.base_url.join("/api/games"))
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_pages_and_headers(client: httpx.Client) -> None:
    for path in ("/", "/table/abc", "/replays"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "<title>Fabletop" in answer.text
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-cache"
    assert client.get("/assets/nothing.js").status_code == 404
    assert "[project]" not in client.get("/%2e%2e/pyproject.toml").text


def test_health_and_metrics(client: httpx.Client) -> None:
    assert client.get("/healthz").json() == {"ok": True}
    assert "fabletop_tables_made_total" in client.get("/metrics").text


def test_nobody_makes_tables_without_end(settings: Settings) -> None:
    """Neither at once, nor with a restart between."""
    limited = replace(settings, tables_per_hour=3)

    def make(times: int) -> list[int]:
        with running(limited) as address:
            path = f"http://{address}/api/tables"
            return [httpx.post(path, json=wish(ME, BOT)).status_code for _ in range(times)]

    assert make(2) == [201, 201]
    assert make(2) == [201, 429]


def test_the_lobby_tells_the_same_of_tables_that_sleep(settings: Settings) -> None:
    """After a restart nobody has them in memory, and yet their rounds and heroes are known."""

    async def play(address: str) -> str:
        table, token = make_table(address, ME, OPEN, OPEN, public=True, name="Maja")
        tokens = [token, *(sit_down(address, table, seat) for seat in (1, 2))]
        browsers = [await Browser(address, table, one).__aenter__() for one in tokens]
        luck = random.Random(2)
        await asyncio.gather(*(browser.play(luck, 60) for browser in browsers))
        for browser in browsers:
            await browser.__aexit__()
        return table

    def listed(address: str) -> list[Any]:
        kinds = ("tables", "replays")
        return [one for kind in kinds for one in httpx.get(f"http://{address}/api/{kind}").json()]

    with running(settings) as address:
        open_table, _ = make_table(address, ME, OPEN, public=True)
        played = asyncio.run(play(address))
        awake = httpx.get(f"http://{address}/api/tables/{played}").json()
        while any(seat["here"] for seat in awake["seats"]):  # until the server has seen them leave
            awake = httpx.get(f"http://{address}/api/tables/{played}").json()
        before = listed(address)
    assert {one["id"] for one in before} == {open_table, played}
    assert awake in before
    assert awake["round"] > 1
    with running(settings) as address:
        assert listed(address) == before
        assert listed(address) == before


def test_finished_games_are_listed_to_those_who_know_them(settings: Settings) -> None:
    """One's own too, which are open to nobody else; before and after a restart."""

    def listed(address: str, *tables: str) -> dict[str, TableSummary]:
        answer = httpx.get(f"http://{address}/api/replays", params={"table": tables})
        assert answer.status_code == 200, answer.text
        found = msgspec.convert(answer.json(), list[TableSummary])
        return {one.id: one for one in found}

    with running(settings) as address:
        hidden, _ = make_table(address, BOT, BOT)
        shown, _ = make_table(address, BOT, BOT, public=True)
        going_on, _ = make_table(address, ME, OPEN)
        for table in (hidden, shown):
            until = time.monotonic() + 30
            while httpx.get(f"http://{address}/api/fair/{table}").json()["seed"] is None:
                assert time.monotonic() < until, "the bots do not finish"
                time.sleep(0.05)
        assert set(listed(address)) == {shown}
        known = listed(address, hidden, going_on, "nowhere")
        assert set(known) == {shown, hidden}
        assert all(one.winners and one.started for one in known.values())
    with running(settings) as address:
        assert listed(address, hidden) == known
        too_many = httpx.get(f"http://{address}/api/replays", params={"table": ["x"] * 51})
        assert too_many.status_code == 422


async def change_table(settings: Settings, table: str, **changes: str) -> None:
    store = Store(settings.database)
    async with store.engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**changes))
    await store.engine.dispose()


def test_the_lobby_leaves_out_tables_whose_cards_are_nowhere(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other cards today, a table goes on with its own; only where nobody kept them it cannot."""
    with running(settings) as address:
        table, _ = make_table(address, ME, OPEN, public=True)
        lost, _ = make_table(address, ME, OPEN, public=True)
    asyncio.run(change_table(settings, lost, content="gone"))
    village = GAMES["village"]
    other = replace(village.box, content_hash=lambda: "other")
    monkeypatch.setitem(GAMES, "village", replace(village, box=other))
    with running(settings) as address:
        assert [one["id"] for one in httpx.get(f"http://{address}/api/tables").json()] == [table]
        assert httpx.get(f"http://{address}/api/tables/{table}").status_code == 200
        assert httpx.get(f"http://{address}/api/tables/{lost}").status_code == 409


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_an_older_version_is_refused_by_both_versions(settings: Settings, language: str) -> None:
    with running(settings) as address:
        table, _ = make_table(address, ME, OPEN, public=True)
    asyncio.run(change_table(settings, table, version="0.1.0"))
    with running(settings) as address:
        assert httpx.get(f"http://{address}/api/tables").json() == []
        refused = httpx.get(f"http://{address}/api/tables/{table}", params={"language": language})
    assert refused.status_code == 409
    assert "0.1.0" in refused.json()["reason"]
    assert __version__ in refused.json()["reason"]


def test_who_speaks_too_fast_is_slowed_and_then_cut_off(settings: Settings) -> None:
    async def shout(address: str) -> Browser:
        table, token = make_table(address, {**ME, "hero": "choose"}, BOT)
        async with Browser(address, table, token) as browser:
            for _ in range(70):
                await browser.say(type="dance")
            with suppress(ConnectionClosed):
                while True:
                    await browser.hear()
            return browser

    with running(replace(settings, messages_per_second=2.0)) as address:
        browser = asyncio.run(shout(address))
    assert browser.line.close_code == 1008
    assert any(message.get("reason") == ["refused-too-fast"] for message in browser.heard)


def test_the_types_of_the_browser_are_current() -> None:
    for path, text in files().items():
        assert (CLIENT / path).read_text(encoding="utf-8") == text, "run scripts/types"


def test_every_reason_is_said_in_every_language() -> None:
    keys = [set(bundle(language, (FOLDER,))._messages) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_other_words_for_what_the_server_says(game: str) -> None:
    """Both are read together at a table."""
    theirs = bundle("en", (GAMES[game].texts,))._messages
    assert set(theirs).isdisjoint(bundle("en", (FOLDER,))._messages)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    settings = read_settings({"FABLETOP_HOME": str(tmp_path / "home"), "FABLETOP_TABLES_PER_HOUR": "7"})
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path / 'home' / 'tables.db'}"
    assert (tmp_path / "home").is_dir()
    assert settings.tables_per_hour == 7


def test_no_two_answers_have_one_address() -> None:
    """The first of them would hide the other."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, Route)]
    ways = [(method, route.path) for route in routes for method in route.methods or ()]
    assert ("GET", "/api/rulebook") in ways
    assert sorted(ways) == sorted(set(ways))
