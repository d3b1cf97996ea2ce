"""What a legend of Andor says of itself when it is looked back on."""

from __future__ import annotations

import pytest

from fabletop.games.andor import chronicle
from fabletop.games.andor import events as ev
from fabletop.games.andor.testing import AndorTable
from fabletop.games.registration import Tally
from fabletop.said import say


def counted(table: AndorTable) -> dict[str, int]:
    tally: Tally = {name: [0] * table.g.n for name in chronicle.COUNTED}
    chronicle.count(table.g, table.events, tally)
    return {name: sum(found) for name, found in tally.items() if any(found)}


def test_a_fight_is_counted_with_its_rounds_and_what_it_cost() -> None:
    table = AndorTable("thorn", "chada").without("second_abilities")
    table.hero("thorn", field=205, strength=5, willpower=9).hero("chada", field=285)
    table.foe("wargor", 205)
    table.dice(1, 1, 1, 6, 6).turn("thorn").hush().pick("fight wargor")
    found = counted(table)
    rounds = table.happened(ev.RoundEnded)
    lost = sum(-one.by for one in table.happened(ev.WillpowerChanged) if one.by < 0)
    assert found["rounds"] == len(table.happened(ev.RoundBegan)) >= len(rounds) > 0
    assert found.get("willpower", 0) == lost
    assert "fights" not in found


def test_steps_strength_shields_and_goals_are_counted_for_the_party() -> None:
    table = AndorTable("thorn", "chada")
    table.events[:] = [
        ev.HeroMoved(0, 1, 2),
        ev.HeroMoved(1, 2, 3),
        ev.StrengthChanged(0, 2, 4),
        ev.StrengthChanged(1, -1, 3),
        ev.FoeShielded(0, 1, 5),
        ev.GoalDone(0),
        ev.FightEnded(1),
        ev.FightEnded(0),
    ]
    assert counted(table) == {"walked": 2, "strength": 2, "shields": 1, "goals": 1, "fights": 1}


def test_all_heroes_are_one_side_and_mornings_are_its_moments() -> None:
    g = AndorTable("thorn", "chada").g
    (side,) = chronicle.sides(g)
    assert list(side) == list(range(g.n))
    g.day = 0
    assert chronicle.moment(g) < 0
    g.day = 4
    assert chronicle.moment(g) == 4
    assert not chronicle.is_fitted(g)
    with pytest.raises(NotImplementedError):
        chronicle.fitted(g)


def test_cards_are_named_and_not_read_out_once_more() -> None:
    read = say("event-card-read", card=say("card-l11-a1"), text=say("card-l11-a1.text"))
    assert chronicle.brief(read) == say("story-andor-read", card=say("card-l11-a1"))
    assert chronicle.brief(say("event-fight-ended-won")) == say("event-fight-ended-won")


def test_what_is_good_and_bad_for_the_party() -> None:
    g = AndorTable("thorn", "chada").g
    for event, good in ((ev.GoalDone(0), True), (ev.FoeShielded(0, 1, 5), False), (ev.FightEnded(0), False)):
        found = chronicle.striking(g, event)
        assert found is not None
        assert found.good is good
