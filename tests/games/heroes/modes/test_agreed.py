"""What may be agreed on before a game begins, and what may not. [heroes.setup]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes.defs import FEW, PACK
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.agreed import RANDOM, Agreed
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.testing import troop
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

CHOOSE = -1
CATHERINE, SANDRO = (content().hero_by_id[name] for name in ("catherine", "sandro"))


def agreed(seats: int = 2, **options: Any) -> Agreed:
    return Agreed(options, seats, content())


# -- how many, and in which mode ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "seats", "fighters"), [("duel", 2, 2), ("guards", 1, 1), ("guards", 2, 1), ("ai", 1, 2)]
)
def test_each_mode_is_for_so_many_players_and_so_many_heroes(mode: str, seats: int, fighters: int) -> None:
    one = agreed(seats, mode=mode)
    assert (one.mode, one.fighters, len(one.heroes), len(one.armies)) == (mode, fighters, fighters, fighters)


@pytest.mark.parametrize(("mode", "seats"), [("duel", 1), ("duel", 3), ("guards", 3), ("ai", 2)])
def test_other_numbers_of_players_are_refused(mode: str, seats: int) -> None:
    with pytest.raises(BadSetup, match=f"{mode} is for .* players, not {seats}"):
        agreed(seats, mode=mode)


def test_only_a_town_has_walls() -> None:
    assert agreed(siege=True).siege
    assert agreed(1, mode="ai", siege=True).siege
    with pytest.raises(BadSetup, match="guards have no walls"):
        agreed(1, mode="guards", siege=True)


# -- heroes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "mode", "heroes"),
    [(2, "duel", (CHOOSE, CHOOSE)), (1, "guards", (CHOOSE,)), (1, "ai", (CHOOSE, RANDOM))],
)
def test_players_choose_their_heroes_unless_agreed_otherwise(
    seats: int, mode: str, heroes: tuple[int, ...]
) -> None:
    assert agreed(seats, mode=mode).heroes == heroes


@pytest.mark.parametrize(
    ("names", "heroes"),
    [
        (["catherine", "sandro"], (CATHERINE, SANDRO)),
        (["random", "choose"], (RANDOM, CHOOSE)),
        (("choose", "catherine"), (CHOOSE, CATHERINE)),
    ],
)
def test_a_hero_is_named_chosen_or_drawn(names: Any, heroes: tuple[int, ...]) -> None:
    assert agreed(heroes=names).heroes == heroes


def test_nobody_chooses_for_an_ai() -> None:
    assert agreed(1, mode="ai", heroes=["choose", "choose"]).heroes == (CHOOSE, RANDOM)
    assert agreed(1, mode="ai", heroes=["choose", "sandro"]).heroes == (CHOOSE, SANDRO)


@pytest.mark.parametrize(
    ("names", "refusal"),
    [
        (["catherine"], "one for each of the 2 sides"),
        (["catherine", "sandro", "mutare"], "one for each of the 2 sides"),
        ("catherine", "one for each of the 2 sides"),
        (["catherine", "nobody"], "there is no hero 'nobody'"),
        (["catherine", 3], "there is no hero 3"),
    ],
)
def test_other_heroes_are_refused(names: Any, refusal: str) -> None:
    with pytest.raises(BadSetup, match=refusal):
        agreed(heroes=names)


@rule("heroes.setup.020")
@pytest.mark.parametrize("second", ["catherine", "rion"])
def test_two_heroes_of_one_faction_are_refused(second: str) -> None:
    with pytest.raises(BadSetup, match="each side takes a different faction"):
        agreed(heroes=["catherine", second])


# -- armies ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "armies"),
    [
        ("random", ("random", "random")),
        ("choose", ("choose", "choose")),
        (["random", "choose"], ("random", "choose")),
        (
            [["castle.griffins:pack", "castle.griffins:few"], ["necropolis.zombies"]],
            ((troop("castle.griffins:pack"), troop("castle.griffins")), (troop("necropolis.zombies"),)),
        ),
    ],
)
def test_an_army_is_chosen_drawn_or_named(wanted: Any, armies: object) -> None:
    assert agreed(armies=wanted).armies == armies
    assert (troop("castle.griffins")[1], troop("castle.griffins:pack")[1]) == (FEW, PACK)


def test_armies_are_chosen_unless_agreed_otherwise() -> None:
    assert agreed().armies == ("choose", "choose")


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        (["random"], "for each side"),
        (["random"] * 3, "for each side"),
        (7, "for each side"),
        (["random", "strong"], "an army is choose, random or a list of units, not 'strong'"),
        (["random", []], "an army is choose, random or a list"),
        (["random", ["castle.nobody"]], "there is no unit 'castle.nobody'"),
        (["random", ["castle.griffins:many"]], "there is no unit 'castle.griffins:many'"),
        (["random", ["neutral.boars:pack"]], "neutral.boars has no Pack side"),
    ],
)
def test_other_armies_are_refused(wanted: Any, refusal: str) -> None:
    with pytest.raises(BadSetup, match=refusal):
        agreed(armies=wanted)


def test_a_neutral_unit_may_be_named_too() -> None:
    assert agreed(armies=["random", ["neutral.boars"]]).armies == ("random", (troop("neutral.boars"),))


@rule("heroes.setup.060")
def test_on_the_map_everybody_begins_at_the_first_level() -> None:
    g = new_game(Setup("heroes", 2, 7, "retail", {"mode": "clash", "heroes": ["random", "random"]}))
    assert [g.level_of(Seat(seat)) for seat in range(2)] == [1, 1]
    assert [player.gold for player in g.players] == [0, 0]  # until the scenario gives some
