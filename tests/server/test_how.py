"""How games are played, over the wire."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from fabletop.lessons.how import all_hows


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}/api", timeout=60) as made:
        yield made


@pytest.mark.parametrize("game", list(all_hows()))
def test_a_page_in_words_and_its_pictures(client: httpx.Client, game: str) -> None:
    told = client.get(f"/how/{game}").json()
    how = all_hows()[game]
    assert (told["game"], told["lesson"]) == (game, how.lesson)
    assert told["parts"][0]["id"] == "goal"
    assert told["parts"][0]["says"][0]["text"]["sv"] == how.parts[0].says[0].sv
    captioned = [part["id"] for part in told["parts"] if part["caption"]]

    pictures = client.get(f"/how/{game}/pictures").json()
    assert [one["part"] for one in pictures] == captioned
    for one in pictures:
        decision = one["frame"]["decision"]
        assert decision["mine"]
        assert one["wanted"] in [option["pick"] for option in decision["options"]]


def test_a_picture_shows_no_more_than_its_seat_may_know(client: httpx.Client) -> None:
    for one in client.get("/how/village/pictures").json():
        players = one["frame"]["view"]["players"]
        assert players[one["seat"]]["hand"] is not None
        assert players[1 - one["seat"]]["hand"] is None


def test_of_no_other_game_is_anything_told(client: httpx.Client) -> None:
    assert client.get("/how/chess").status_code == 404
    assert client.get("/how/chess/pictures").status_code == 404
