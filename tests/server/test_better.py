"""What would have been better, in a game that is dear to play on."""

from __future__ import annotations

from fabletop.games import BOXES
from fabletop.games.andor.day.turn import END_DAY
from fabletop.kernel import Match, Seat, Setup
from fabletop.kernel.frame import Act, pick_from_data, pick_to_data
from fabletop.server.story.better import Asked, better_than, said_better
from fabletop.server.story.walk import Told


def test_who_slept_a_first_day_away_in_andor_is_told_where_to_go() -> None:
    """The planner would never have ended the day there: what was done is followed all the same."""
    setup = Setup("andor", 1, 5, options={"legend": 12, "heroes": ["chada", "kram"]})
    match = Match(BOXES["andor"], setup)
    decision = match.decision
    assert decision is not None
    told = Told(setup, {0: "Maja"}, [pick_to_data(END_DAY)], [])
    found = better_than(told, Asked(0, 0, Seat(0), match.game, decision, END_DAY))
    assert found is not None
    assert found.gain >= 10
    pick = pick_from_data(found.pick)
    assert isinstance(pick, Act)
    assert pick.verb == "go"
    assert said_better(told, found) != ""
    assert better_than(told, Asked(0, 0, Seat(0), match.game, decision, pick)) is None, "nothing is better"
