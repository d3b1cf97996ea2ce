"""What an attack would come to, for who draws it."""

from __future__ import annotations

from fractions import Fraction

from fabletop.games.heroes.combat import forecast
from fabletop.games.heroes.view.records import Chance, Forecast, Outcome, StruckBack


def view_of_forecast(foreseen: forecast.Forecast) -> Forecast:
    back = foreseen.back
    return Forecast(
        attack=foreseen.attack,
        defence=foreseen.defence,
        outcomes=[
            Outcome(one.die, one.guard, chance(one.chance), one.damage, one.fate) for one in foreseen.outcomes
        ],
        back=None if back is None else StruckBack(back.low, back.high, chance(back.chance)),
        burn=foreseen.burn,
        again=foreseen.again,
    )


def chance(share: Fraction) -> Chance:
    return Chance(share.numerator, share.denominator)
