"""From one chapter of a campaign to the next, as a browser asks for it and as somebody would cheat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from tests.server.chapters import FIRST, LOST, ME, WON, play, played
from tests.server.playing import BOT, Browser, Process, make_table, on_disk, running, settings_in

from fabletop.games.heroes.modes.campaign import may_keep
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.server.settings import Settings
from fabletop.testing import rule

Said = dict[str, Any]
BOTH: Final[tuple[tuple[str, Said], ...]] = (("next", {"cards": []}), ("again", {}))  # ways to another table


class Site:
    """A server, the seed of the tables that are made next, and three tables: won, lost, and being played."""

    def __init__(self, settings: Settings, address: str, patch: pytest.MonkeyPatch) -> None:
        self.settings = settings
        self.address = address
        self.client = httpx.Client(base_url=f"http://{address}")
        self.patch = patch
        self.won, self.lost, self.going = (self.at(seed, most) for seed, most in PLAYED)

    def at(self, seed: int, most: int = 1 << 30) -> tuple[str, str]:
        self.patch.setattr("fabletop.server.lobby.service.new_seed", lambda: seed)
        table, token = make_table(self.address, ME, game="heroes", options=FIRST)
        asyncio.run(play(self.address, table, token, seed, most))
        return table, token

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(f"/api/tables/{path}", json=body)


PLAYED: Final = ((WON, 1 << 30), (LOST, 1 << 30), (WON, 12))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[Site]:
    settings = settings_in(tmp_path_factory.mktemp("campaigns"), backend)
    with pytest.MonkeyPatch.context() as patch, running(settings) as address:
        made = Site(settings, address, patch)
        with made.client:
            yield made


def options_of(site: Site, made: Said) -> Said:
    """With what a table began."""
    return dict(on_disk(site.settings, made["id"])[0].options)


def refused(answer: httpx.Response, status: int, words: str) -> None:
    assert answer.status_code == status, answer.text
    assert words in answer.json()["reason"]


# -- what goes on ------------------------------------------------------------------------------------------


@rule("heroes.campaign.130")
def test_a_table_that_was_won_says_what_may_be_kept(site: Site) -> None:
    g = played(WON).game
    assert isinstance(g, Heroes)
    told = site.client.get(f"/api/tables/{site.won[0]}/next").json()
    assert told == may_keep(g)._asdict()
    assert told["chapter"] == "dungeon_2"
    assert told["most"] == 5
    hero = g.printed.heroes[g.main_hero(Seat(0)).who]
    assert len(told["along"]) == 1 + sum(hero.statistics)


@rule("heroes.campaign.130")
def test_the_next_chapter_begins_with_the_cards_chosen(site: Site) -> None:
    table, token = site.won
    may = site.client.get(f"/api/tables/{table}/next").json()
    cards = may["cards"][:5]
    made = site.post(f"{table}/next", token=token, cards=cards)
    assert made.status_code == 201, made.text
    (row,) = site.client.get("/api/chapters", params={"table": made.json()["id"]}).json()
    assert (row["chapter"], row["agreed"], row["carried"], row["status"], row["won"]) == (
        "dungeon_2",
        {"difficulty": "easy"},
        True,
        "running",
        False,
    )
    assert options_of(site, made.json()) == {
        "mode": "solo",
        "scenario": "dungeon_2",
        "difficulty": "easy",
        "heroes": ["mutare"],
        "carried": {"cards": cards, "units": may["units"], "resources": may["resources"]},
    }
    asyncio.run(sits_there(site, made.json()))


async def sits_there(site: Site, made: Said) -> None:
    async with Browser(site.address, made["id"], made["token"]) as me:
        assert me.state["seat"] == 0
        assert me.state["view"]["adventure"]["scenario"] == "dungeon_2"


def test_another_difficulty_may_be_chosen_for_the_next_chapter_and_for_the_same_one(site: Site) -> None:
    table, token = site.won
    for path, more in BOTH:
        made = site.post(f"{table}/{path}", token=token, options={"difficulty": "hard"}, **more).json()
        (row,) = site.client.get("/api/chapters", params={"table": made["id"]}).json()
        assert row["agreed"] == {"difficulty": "hard"}


@rule("heroes.campaign.140")
def test_a_lost_chapter_begins_again_with_the_same_list(site: Site) -> None:
    table, token = site.won
    cards = site.client.get(f"/api/tables/{table}/next").json()["cards"][:3]
    second = site.post(f"{table}/next", token=token, cards=cards).json()
    once_more = site.post(f"{second['id']}/again", token=second["token"]).json()
    assert once_more["id"] != second["id"]
    assert options_of(site, once_more) == options_of(site, second)
    assert options_of(site, once_more)["carried"]["cards"] == cards
    (row,) = site.client.get("/api/chapters", params={"table": once_more["id"]}).json()
    assert row["carried"]


# -- progress ----------------------------------------------------------------------------------------------


def test_chapters_are_told_for_the_tables_that_one_knows_and_no_others(site: Site) -> None:
    other, _ = make_table(site.address, {"kind": "me", "hero": "random"}, BOT)
    tables = [site.won[0], site.lost[0], site.going[0], other, "nowhere"]
    told = site.client.get("/api/chapters", params={"table": tables}).json()
    assert {one["table"]: (one["status"], one["won"]) for one in told} == {
        site.won[0]: ("over", True),
        site.lost[0]: ("over", False),
        site.going[0]: ("running", False),
    }
    assert {(one["game"], one["chapter"], one["carried"]) for one in told} == {("heroes", "dungeon_1", False)}
    won = next(one for one in told if one["won"])
    assert won["round"] == played(WON).game.round  # type: ignore[attr-defined]
    assert site.client.get("/api/chapters").json() == []


def test_a_killed_server_knows_what_was_won(tmp_path: Path, backend: str) -> None:
    settings = settings_in(tmp_path, backend)
    with pytest.MonkeyPatch.context() as patch, running(settings) as address:
        patch.setattr("fabletop.server.lobby.service.new_seed", lambda: WON)
        table, token = make_table(address, ME, game="heroes", options=FIRST)
        asyncio.run(play(address, table, token, WON, len(played(WON).picks) - 1))
    process = Process(settings)
    try:
        last = pick_to_data(played(WON).picks[-1])
        asyncio.run(pick_and_wait(process.address, table, token, last))
        process.kill()
        process.start()
        told = httpx.get(f"http://{process.address}/api/tables/{table}/next").json()
        assert told["chapter"] == "dungeon_2"
        body = {"token": token, "cards": told["cards"][:1]}
        assert httpx.post(f"http://{process.address}/api/tables/{table}/next", json=body).status_code == 201
    finally:
        process.kill()


async def pick_and_wait(address: str, table: str, token: str, pick: Any) -> None:
    async with Browser(address, table, token) as me:
        seq = me.state["seq"]
        await me.pick(pick)
        await me.until_seq(seq + 1)


# -- whoever cheats ----------------------------------------------------------------------------------------


def test_a_table_that_was_not_won_leads_nowhere(site: Site) -> None:
    for (table, token), words in ((site.lost, "Only a chapter that was won"), (site.going, "not over yet")):
        refused(site.client.get(f"/api/tables/{table}/next"), 409, words)
        refused(site.post(f"{table}/next", token=token, cards=[]), 409, words)


def test_a_table_of_no_campaign_leads_nowhere(site: Site) -> None:
    table, token = make_table(site.address, {"kind": "me", "hero": "random"}, BOT)
    refused(site.client.get(f"/api/tables/{table}/next"), 409, "no chapter of a campaign")
    refused(site.post(f"{table}/next", token=token, cards=[]), 409, "no chapter of a campaign")
    refused(site.post(f"{table}/again", token=token), 409, "no chapter of a campaign")
    together = {"mode": "cooperative", "scenario": "wyrm"}
    table, token = make_table(
        site.address, {"kind": "me", "hero": "catherine"}, game="heroes", options=together
    )
    refused(site.post(f"{table}/again", token=token), 409, "no chapter of a campaign")


def test_only_cards_that_the_table_has_go_on_and_no_more_than_allowed(site: Site) -> None:
    table, token = site.won
    may = site.client.get(f"/api/tables/{table}/next").json()
    one = may["cards"][0]
    for cards, words in (
        (["angel_wings_of_gold"], "angel_wings_of_gold"),
        (["attack"], "attack"),  # comes along by itself, and is not for choosing
        ([one] * (may["cards"].count(one) + 1), one),
        (may["cards"][:6], "At most 5 cards"),
    ):
        refused(site.post(f"{table}/next", token=token, cards=cards), 422, words)
    spanish = site.client.post(
        f"/api/tables/{table}/next", params={"language": "es"}, json={"token": token, "cards": ["x"]}
    )
    assert "no está entre las cartas" in spanish.json()["reason"]


def test_only_who_held_the_seat_goes_on(site: Site) -> None:
    table, _ = site.won
    for path, more in BOTH:
        refused(site.post(f"{table}/{path}", token="x" * 43, **more), 403, "Nobody holds a seat here")
        refused(site.post(f"{table}/{path}", token="", **more), 403, "looking on")
        refused(site.post(f"{table}/{path}", token=site.lost[1], **more), 403, "Nobody holds a seat here")


def test_nothing_but_the_difficulty_is_agreed_on_anew(site: Site) -> None:
    table, token = site.won
    kept = {"cards": ["bless"], "units": [], "resources": [99, 0, 0]}
    for name, value in (("carried", kept), ("scenario", "dungeon_3"), ("heroes", ["deemer"])):
        for path, more in BOTH:
            refused(site.post(f"{table}/{path}", token=token, options={name: value}, **more), 422, name)
    wrong = site.post(f"{table}/again", token=token, options={"difficulty": "trivial"})
    refused(wrong, 422, "difficulty is one of")


def test_nobody_can_claim_to_have_brought_something_along(site: Site) -> None:
    claimed = {"cards": ["bless"], "units": [], "resources": [0, 0, 0]}
    options = {"mode": "solo", "scenario": "dungeon_2", "carried": claimed}
    wish = {"game": "heroes", "seats": [ME], "options": options}
    answer = site.client.post("/api/tables", json=wish)
    refused(answer, 422, "comes from a table that was won")
    assert answer.json()["rule"] == "heroes.campaign.130"
    (heroes,) = [one for one in site.client.get("/api/games").json() if one["name"] == "heroes"]
    assert "carried" not in [option["name"] for option in heroes["options"]]


def test_tables_made_from_others_count_like_all(tmp_path: Path, backend: str) -> None:
    settings = settings_in(tmp_path, backend, tables_per_hour=2)
    with running(settings) as address, httpx.Client(base_url=f"http://{address}") as client:
        table, token = make_table(address, ME, game="heroes", options=FIRST)
        assert client.post(f"/api/tables/{table}/again", json={"token": token}).status_code == 201
        refused(client.post(f"/api/tables/{table}/again", json={"token": token}), 429, "many tables")
