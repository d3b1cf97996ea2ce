"""What events do to the hours of a day and to creatures, until the next sunrise."""

import pytest
from tests.games.andor.story.rules_on import is_on

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FOES
from fabletop.games.andor.testing import AndorTable

# -- hours ---------------------------------------------------------------------------------------------


def late(event: str, hours: int, willpower: int = 12) -> AndorTable:
    """Thorn late in the day after an event."""
    return AndorTable().draw_event(event).hero("thorn", hours=hours, willpower=willpower).turn("thorn")


@pytest.mark.parametrize(("hours", "willpower"), [(6, 12), (7, 12), (8, 10), (9, 10)])
def test_a_following_wind_makes_the_first_overtime_hour_free(hours: int, willpower: int) -> None:
    assert late("following_wind", hours).pick("pass").willpower("thorn") == willpower


def test_with_the_wind_even_one_willpower_is_enough_for_the_eighth_hour() -> None:
    table = late("following_wind", 7, 1).pick("pass")
    assert (table.hours("thorn"), table.willpower("thorn")) == (8, 1)
    assert not table.turn("thorn").offers("pass")


@pytest.mark.parametrize(("hours", "offered"), [(8, True), (9, False)])
def test_in_thin_air_nobody_uses_the_tenth_hour(hours: int, offered: bool) -> None:
    table = late("thin_air", hours)
    assert table.offers("pass") == offered
    assert AndorTable().hero("thorn", hours=hours, willpower=12).turn("thorn").offers("pass")


@pytest.mark.parametrize(("hours", "willpower"), [(6, 12), (7, 10), (8, 9), (9, 9)])
def test_heavy_legs_make_the_ninth_and_tenth_hour_dearer(hours: int, willpower: int) -> None:
    assert late("heavy_legs", hours).pick("pass").willpower("thorn") == willpower


@pytest.mark.parametrize("event", ["following_wind", "thin_air", "heavy_legs", "red_moon"])
def test_what_an_event_adds_ends_before_the_next_sunrise(event: str) -> None:
    table = AndorTable().base(203).all_at(203).only_symbols()
    before = table.g.rules_on
    table.draw_event(event)
    assert table.g.rules_on != before
    table.sunrise()
    assert table.g.rules_on == before


def test_an_event_drawn_at_sunrise_lasts_for_the_day_that_follows() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("event_card").events_on_top("thin_air")
    table.sunrise()
    assert is_on(table, "no_tenth_hour")


def test_the_hero_of_the_crest_has_no_overtime_until_the_next_sunrise() -> None:
    table = AndorTable(legend=16).base(234, "wagon").all_at(234).only_symbols()
    table.g.crests = (1, 0)
    table.card("l16.h")
    for name, offered in (("thorn", False), ("chada", True)):
        assert table.hero(name, hours=7, willpower=12).turn(name).offers("pass") == offered
    assert table.hero("thorn", hours=6).turn("thorn").offers("pass")
    table.sunrise()
    assert table.hero("thorn", hours=7).turn("thorn").offers("pass")


# -- stronger creatures --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "more"), [("wargor", 1), ("troll", 1), ("pack_mother", 1), ("skeleton", 0), ("shadow", 0)]
)
def test_under_a_red_moon_creatures_are_stronger_by_one(foe: str, more: int) -> None:
    table = AndorTable().draw_event("red_moon").without("second_abilities")
    table.hero("thorn", field=213, strength=1, willpower=20)
    table.foe(foe, 213)
    table.dice(1, 1, 1, 1, 2, 3, 4).turn("thorn").pick(f"fight {foe}")
    printed = table.g.legend.foes[FOES.index(foe)].strength
    assert table.happened(ev.FoeRolled)[0].strength == printed + more
