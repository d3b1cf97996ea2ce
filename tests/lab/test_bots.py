"""The bots' registry, their look at the game, and the driver between."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.bots.thought import thinking_little

from fabletop.bots import REGISTRY, Look, RandomBot, UnknownBot, bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import NOBODY, Frame, Pick, Seat, act
from fabletop.kernel.game import Game, NotOnOffer
from fabletop.kernel.match import Setup


def new_game() -> Game:
    game = BOXES["village"].new(Setup("village", 2, 7))
    game.advance()
    return game


@pytest.mark.parametrize("name", REGISTRY)
def test_every_bot_goes_by_its_name_and_picks_what_is_on_offer(name: str) -> None:
    bot = make_bot(name)
    assert bot.name == name
    game = new_game()
    for luck in range(60):
        assert game.decision is not None
        seat = game.decision.seat
        with thinking_little(game):
            pick = bot_pick(bot, game, seat, luck)
        assert pick in game.decision.options
        game.choose_as(seat, pick)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        UnknownBot, match="no bot 'nobody'; there are novice, steady, sharp, master, greedy, random"
    ):
        make_bot("nobody")


def test_every_maker_makes_a_new_bot() -> None:
    assert make_bot("random") is not make_bot("random")


def test_the_random_bot_picks_every_option_about_as_often() -> None:
    decision = Decision((Seat(0),), "any", (1, 2, 3), Frame("", Seat(0)))
    look = Look(new_game(), Seat(0))
    picks = Counter(RandomBot().choose(look, decision, luck) for luck in range(300))
    assert picks == {1: 100, 2: 100, 3: 100}


class Recorder:
    """Picks the first option and remembers what it was shown."""

    name = "recorder"

    def __init__(self) -> None:
        self.shown: list[tuple[Look, Decision, int]] = []

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        self.shown.append((look, decision, luck))
        return decision.options[0]


def test_a_look_is_the_view_of_the_seat_and_imagined_games_alone() -> None:
    game = new_game()
    bot = Recorder()
    bot_pick(bot, game, Seat(0), 5)
    look, _, luck = bot.shown[0]
    assert (look.seat, luck) == (0, 5)
    assert look.view() == game.view(Seat(0))
    imagined = look.imagine(3)
    assert imagined is not game
    assert imagined.view(Seat(0)) == game.view(Seat(0))
    assert game not in vars(look).values()


def test_a_bot_sees_only_the_options_of_its_own_seat() -> None:
    game = new_game()
    mine, yours = act("wait", 1, seat=0), act("run", 1, seat=1)
    game.decision = Decision((Seat(0), Seat(1)), "any", (4, mine, yours), Frame("", NOBODY))
    bot = Recorder()
    bot_pick(bot, game, Seat(1), 0)
    assert list(bot.shown[0][1].options) == [4, yours]


def test_a_bot_is_not_asked_when_there_is_nothing_for_it_to_pick() -> None:
    game = new_game()
    with pytest.raises(NotOnOffer, match="nothing is on offer for seat 1"):
        bot_pick(RandomBot(), game, Seat(1), 0)
    game.decision = None
    with pytest.raises(NotOnOffer, match="nothing is being asked"):
        bot_pick(RandomBot(), game, Seat(0), 0)
