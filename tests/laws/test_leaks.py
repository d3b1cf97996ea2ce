"""The search for what is hidden finds what is planted there, and nothing where nothing was; in small, the
long runs of `scripts/soak`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace
from tests import figures
from tests.laws import leaks, soak
from tests.laws.games import KITS, Script

from fabletop.games.records import Told
from fabletop.games.telling import Teller, tell
from fabletop.kernel import NOBODY, Game, Seat, Setup
from fabletop.server.tellers import teller

MARKS = "one\n<!-- soak-views: begin -->\n<!-- soak-views: end -->\ntwo\n"


def script(game: str, seed: int = 3) -> Script:
    setups = {
        "village": Setup("village", 3, seed, options=KITS["village"].modes(3)[0]),
        "heroes": Setup("heroes", 2, seed, "retail", KITS["heroes"].modes(2)[0]),
        "andor": Setup("andor", 2, seed, options={"legend": 13, "heroes": ["thorn", "chada"]}),
    }
    return soak.script_of(setups[game])


def some_hand(game: Game, seat: Seat, told: Told) -> Told:
    """The hand of somebody else, where only its owner has it."""
    other = Seat(1 if seat == 0 else 0)
    players = list(told.view.players)
    players[other] = replace(players[other], hand=game.view(other).players[other].hand)
    return replace(told, view=replace(told.view, players=players))


def next_event(game: Any, seat: Seat, told: Told) -> Told:
    """The card that lies on top of a deck."""
    return replace(told, over=bool(game.event_deck[-1] % 2))


def most_dear(game: Any, seat: Seat, told: Told) -> Told:
    """Nothing that is held, but something of it: whether somebody has more of one card than of others."""
    other = Seat(1 if seat == 0 else 0)
    hand = game.view(other).players[other].hand or [0]
    return replace(told, log=[], events=[{"pause": max(hand) % 7}])


@pytest.mark.parametrize(
    ("game", "planted"),
    [("village", some_hand), ("heroes", some_hand), ("andor", next_event), ("village", most_dear)],
)
def test_what_is_planted_is_found(
    game: str, planted: Callable[[Any, Seat, Told], Told], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def leaky(telling: Teller, game: Game, seat: Seat) -> Told:
        return planted(game, seat, tell(telling, game, seat))

    assert not soak.look_into(script(game), tmp_path).broken
    monkeypatch.setattr(leaks, "tell", leaky)
    (found,) = soak.look_into(script(game), tmp_path).broken
    assert "Leaked: seat" in found
    assert list(tmp_path.glob(f"{game}-*.json"))


class Open:
    """A game in which nothing is hidden."""

    def __init__(self, game: Game) -> None:
        self.to_data = game.to_data

    def imagine(self, seat: Seat, luck: int) -> Open:
        return self


def test_what_was_dealt_the_same_again_is_not_counted() -> None:
    game = script("village").after(30)
    assert leaks.look(teller("village"), game, NOBODY, 1)
    assert not leaks.look(teller("village"), cast(Game, Open(game)), NOBODY, 1)


def test_every_way_to_play_is_searched_a_little(tmp_path: Path) -> None:
    """The beginning of a game of each family: what `--views` does with whole games."""
    found: dict[str, soak.Tally] = {}
    for mode, setup in soak.modes(list(KITS)):
        name = soak.family(mode, setup)
        if name not in found and (setup.seats > 1 or "solo" in name or "ai" in name):
            found[name] = soak.look_into(soak.script_of(setup), tmp_path, 45)
    assert [line for tally in found.values() for line in tally.broken] == []
    assert all(tally.searched for tally in found.values())
    assert len(found) >= 18


def test_a_run_that_is_broken_off_has_left_its_figures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(MARKS, encoding="utf-8")
    asked = soak.Asked(1, views=500, page=page)
    tallies = {"village standard 2p 1": soak.Tally(games=2, picks=90, views=120, searched=1117)}
    for _ in range(2):
        soak.write_page(page, asked, tallies, 61, broken_off=True)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("one\n<!-- soak-views: begin -->\n\n`scripts/soak --views`, ")
    assert text.endswith("\n\n<!-- soak-views: end -->\ntwo\n")
    assert "; 1 min 1 s: 1,117 of 500 views, broken off.\n" in text
    assert text.count("| Village, 2 players | 2 | 90 | 120 | 1,117 | 0 |") == 1
    with pytest.raises(SystemExit, match="has no place for soak-kills"):
        figures.section(page, "soak-kills", "")
