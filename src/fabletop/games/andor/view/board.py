"""What stands and lies on the board as everybody sees it, and what the foes will do at sunrise."""

from __future__ import annotations

from fabletop.games.andor.day.forecast import foresee
from fabletop.games.andor.defs import NONE, SKELETON_FOE, FoeDef
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Token
from fabletop.games.andor.view.numbers import or_none
from fabletop.games.andor.view.records import AndorFoe, AndorKindNow, AndorMove, AndorName, AndorToken


def names_of_fields(g: Andor) -> list[AndorName]:
    """What a legend of somebody's own calls fields."""
    return [
        AndorName(field=int(name.removeprefix("field-")), name=said)
        for name, said in g.legend.texts.items()
        if name.startswith("field-")
    ]


# -- foes --------------------------------------------------------------------------------------------------


def view_of_foe(g: Andor, foe: Foe) -> AndorFoe:
    willpower = g.willpower_of(foe)
    return AndorFoe(
        uid=foe.uid,
        kind=foe.kind,
        field=foe.field,
        down=foe.down,
        strength=g.strength_of(foe),
        willpower=willpower,
        dice=g.def_of(foe).dice(willpower),
    )


def known_kinds(g: Andor) -> list[int]:
    """The kinds of foes that the table has come to see."""
    return [foe.index for foe in g.legend.foes if is_known(g, foe)]


def is_known(g: Andor, foe: FoeDef) -> bool:
    """The figures on the creature display, and whoever has been on the board."""
    return foe.index <= SKELETON_FOE or foe.index in {
        *(other.kind for other in g.foes),
        *g.fallen,
        *g.shielded,
        *g.defeated,
        *([] if g.fight is None else [g.fight.kind]),
    }


def view_of_kind(g: Andor, kind: int) -> AndorKindNow:
    strength = g.strength_of(Foe(NONE, kind, NONE, False))
    return AndorKindNow(index=kind, strength=strength, left=g.figures_left(kind))


def view_of_forecast(g: Andor) -> list[AndorMove]:
    """What the creatures will do at sunrise as things stand."""
    return [
        AndorMove(move.symbol, move.kind, move.uid, move.origin, move.field, move.end) for move in foresee(g)
    ]


# -- tokens ------------------------------------------------------------------------------------------------


def view_of_token(token: Token) -> AndorToken:
    """Nobody sees the face of a closed one."""
    face = or_none(token.face) if token.open else None
    return AndorToken(kind=token.kind, field=token.field, face=face, open=token.open)


def open_faces(g: Andor) -> list[int]:
    return [token.face for token in g.tokens if token.open and token.face != NONE]
