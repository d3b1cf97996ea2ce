"""What is written down of an option is what its game takes: lobby, command line and game cannot disagree."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games import GAMES, find_game
from fabletop.games.registration import HEROES, MODE, Follows, Option, Registration, agree
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.match import Setup

OPTIONS = [(game, option) for game in GAMES.values() for option in game.options() if option.kind != "party"]


def begin(game: Registration, seats: int, **options: Any) -> None:
    game.box.new(Setup(game.name, seats, 1, game.usual, options))


def taken(option: Option) -> list[Any]:
    """Values at the edges of what an option takes."""
    if option.kind == "number":
        return [option.least, option.most]
    if option.kind == "flag":
        return [True, False]
    if option.kind == "list":
        too_much = {other for _, other in option.apart}
        return [[], [one for one in option.choices if one not in too_much]]
    return list(option.choices)


def refused(option: Option) -> list[Any]:
    if option.kind == "number":
        return [option.least - 1, option.most + 1, True, "1", 1.5]
    if option.kind == "text":
        return [-1, True, None, []]
    if option.kind == "list":
        return [["nonsense"], [True], "nonsense", None, {}]
    if option.open and option.usual is None:  # nothing is what is usual
        return ["nonsense", 1]
    return ["nonsense", None, 1]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda one: one.name)
def test_a_game_takes_what_its_options_say_and_nothing_beyond(game: Registration, option: Option) -> None:
    """Each value in one of the modes in which the option means something: a scenario is of one of them."""
    for value in taken(option):
        assert any(takes(game, option, mode, value) for mode in modes_of(option))
    for value in refused(option):
        assert not any(takes(game, option, mode, value) for mode in modes_of(option))


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda one: one.name)
def test_what_an_option_keeps_apart_is_refused_together(game: Registration, option: Option) -> None:
    for pair in option.apart:
        assert not takes(game, option, option.modes[0], list(pair))
        assert all(takes(game, option, option.modes[0], [one]) for one in pair)


def modes_of(option: Option) -> tuple[str, ...]:
    return option.modes if option.modes and option.name != MODE else ("",)


def takes(game: Registration, option: Option, mode: str, value: Any) -> bool:
    elsewhere: dict[str, Any] = {MODE: mode} if mode else {}
    if option.name == "grades":  # the first legend is not made easier
        elsewhere["legend"] = 12
    agreed = {**elsewhere, option.name: value}
    for seats in game.seats_for(agreed):  # not every scenario is for the fewest
        try:
            begin(game, seats, **agreed)
        except BadSetup:
            continue
        return True
    return False


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nothing_else_may_be_agreed_on(game: Registration) -> None:
    with pytest.raises(BadSetup, match=f"{game.name} knows no option 'weather'; there are "):
        begin(game, game.seats_for({})[0], weather="fine")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_record_is_whole(game: Registration) -> None:
    """Every room that is named can be entered, the usual ruleset is there, and heroes have names."""
    assert game.rulesets()[0] == game.usual
    assert set(game.rulesets()) == set(game.box.rulesets())
    assert len({hero.id for hero in game.heroes()}) == len(game.heroes())
    assert game.option(HEROES) is not None
    for room in (game.words, game.terminal, game.lab, game.bots, game.inventory, game.testing):
        assert room is not None
        assert room()
    made = game.box.new(Setup(game.name, game.seats_for({})[0], 1, game.usual))
    assert isinstance(made, game.kind)
    assert len(game.outline(made).heroes) >= made.seats
    if game.own is not None:
        own = game.option(game.own.option)
        assert own is not None
        assert own.kind == "text"


def test_what_is_usual_follows_what_was_agreed_before() -> None:
    options = (
        Option("level", "number", least=1, most=7, usual=3),
        Option("gold", "number", least=0, most=100, follows=Follows("level", lambda level: 10 * level)),
    )
    assert agree("toy", options, {}) == {"level": 3, "gold": 30}
    assert agree("toy", options, {"level": 5}) == {"level": 5, "gold": 50}
    assert agree("toy", options, {"gold": 7}) == {"level": 3, "gold": 7}


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match="there is no game 'chess'; there are "):
        find_game("chess")
