"""What everybody sees of a combat, and what anybody could work out from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fabletop.games.heroes.combat import camp as camps
from fabletop.games.heroes.combat import pieces, state
from fabletop.games.heroes.combat.blow import (
    attack_of,
    counting_die,
    defence_of,
    is_braced,
    is_dieless,
    keeps,
)
from fabletop.games.heroes.combat.order import order_of_play
from fabletop.games.heroes.combat.pieces import (
    ACTED,
    COVER,
    DEFENDING,
    GUARDED,
    INSPIRED,
    NEXT_ATTACK,
    PARALYSED,
    RETALIATED,
    ROSE,
)
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.modes.single_combat import awaited
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.view.records import (
    Blow,
    Camp,
    Combat,
    LastActed,
    Lasting,
    Layer,
    Play,
    Recruit,
    Unit,
    Until,
)
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act

LEADERS: Final = ("hero", "army", "guards", "ai")
GROUNDS: Final = ("open", "wall", "gate", "rubble")
ENDINGS: Final = ("undecided", "victory", "surrender", "retreat", "broken off")
RETURNS: Final = ("nothing", "card", "all")
KEEPS: Final = ("all", "higher", "lower")  # 0, 1 and -1


def scene(g: Heroes) -> state.Combat:
    """The combat that is on, or else the last one, or else the one that is awaited."""
    return g.combat or g.fought or awaited(g)


def view_of_combat(g: Heroes, c: state.Combat) -> Combat:
    return Combat(
        state="on" if c is g.combat else "over" if c is g.fought else "awaited",
        width=c.board.width,
        depth=c.board.depth,
        round=c.round,
        siege=c.siege,
        level=c.level,
        azure=c.azure,
        camps=[view_of_camp(camp) for camp in c.camps],
        units=[view_of_unit(c, unit) for unit in c.units],
        ground=[GROUNDS[wall] for wall in c.walls],
        lasting=[view_of_lasting(one) for one in c.lasting],
        order=order_of_play(c),
        last_acted=None if c.order_side == NONE else LastActed(c.order_side, c.order_initiative),
        active=c.active,
        origin=c.origin,
        moved=c.moved,
        attacked=c.attacked,
        spared=c.spared,
        blow=None if c is not g.combat or c.blow is None else view_of_blow(g, c.blow),
        play=None if g.play is None else view_of_play(g.play),
        placing=placing(g.decision),
        quiet=c.quiet,
        stirred=c.stirred,
        ending=ENDINGS[c.ending],
        victor=c.victor,
    )


def view_of_camp(camp: camps.Camp) -> Camp:
    return Camp(
        leader=LEADERS[camp.leader],
        seat=camp.seat,
        hero=camp.hero,
        spells=camp.spells,
        spell_limit=camp.spell_limit,
        held=camp.held,
        attack_waiting=camp.attack_waiting,
        placed=camp.placed,
        reserve=recruits(camp.reserve),
    )


def recruits(troops: Iterable[Troop]) -> list[Recruit]:
    return [Recruit(kind, face) for kind, face in troops]


# -- units ------------------------------------------------------------------------------------------------


def view_of_unit(c: state.Combat, unit: pieces.Unit) -> Unit:
    """The numbers of a unit with everything that is in force on it."""
    uid, marks = unit.uid, unit.marks
    face = c.face_of(unit)
    attack = face.attack + c.lasting_on(uid, "attack") + c.lasting_on(uid, "bless")
    if marks & INSPIRED:
        attack += 1
    return Unit(
        uid=uid,
        side=unit.side,
        kind=unit.kind,
        face=unit.beneath[0][0] if unit.beneath else unit.face,
        cover=unit.face - COVER if unit.face >= COVER else None,
        space=unit.space,
        attack=max(0, attack),
        defence=max(0, face.defence + c.lasting_on(uid, "defence")),
        health=c.health_of(uid),
        damage=unit.damage,
        initiative=c.initiative_of(uid),
        number=number_of(c, unit),
        acted=bool(marks & ACTED),
        retaliated=bool(marks & RETALIATED),
        paralysed=bool(marks & PARALYSED),
        defending=bool(marks & DEFENDING),
        rose=bool(marks & ROSE),
        guarded=bool(marks & GUARDED),
        inspired=bool(marks & INSPIRED),
        beneath=[view_of_layer(face, damage) for face, damage in unit.beneath],
    )


def number_of(c: state.Combat, unit: pieces.Unit) -> int:
    """Tells units of one name and side apart; 0 where there is only one."""
    name = c.kinds[unit.kind].name
    same = [u.uid for u in c.units if u.side == unit.side and c.kinds[u.kind].name == name]
    return 0 if len(same) == 1 else same.index(unit.uid) + 1


def view_of_layer(face: int, damage: int) -> Layer:
    return Layer(None, face - COVER, damage) if face >= COVER else Layer(face, None, damage)


def view_of_lasting(one: pieces.Lasting) -> Lasting:
    return Lasting(
        word=one.word,
        side=one.side,
        uid=one.uid,
        n=one.n,
        until=until_of(one),
        card=one.card,
        seat=one.seat,
        returns=one.returns,
    )


def until_of(one: pieces.Lasting) -> int | Until:
    if one.until == NEXT_ATTACK:
        return "next attack"
    return "end of combat" if one.until == pieces.COMBAT else one.until


def placing(decision: Decision | None) -> Recruit | None:
    """The unit in somebody's hand that is just being placed."""
    if decision is None or decision.kind not in ("deploy_space", "place_guard_space"):
        return None
    chosen = decision.frame.picks[0]
    return Recruit(*chosen.ids) if isinstance(chosen, Act) else None


# -- in the middle of something ---------------------------------------------------------------------------


def view_of_blow(g: Heroes, blow: pieces.Blow) -> Blow:
    return Blow(
        attacker=blow.attacker,
        defender=blow.defender,
        back=blow.back,
        first=blow.first,
        attack=attack_of(g, blow),
        defence=defence_of(g, blow),
        dieless=is_dieless(g, blow),
        dice=list(blow.dice),
        keeps=KEEPS[keeps(g, blow)],
        die=counting_die(g, blow) if blow.dice and not blow.ignored else None,
        ignored=blow.ignored,
        times=blow.times,
        charged=blow.charged,
        braced=is_braced(g, blow.defender),
        damage=blow.damage,
        called_off=blow.called_off,
    )


def view_of_play(play: pieces.Play) -> Play:
    return Play(
        seat=play.seat,
        side=play.side,
        card=play.card,
        use=play.use,
        power=play.power,
        paid=list(play.paid),
        added=list(play.added),
        targets=list(play.targets),
        resisted=play.resisted,
        free=play.free,
        returns=RETURNS[play.returns],
        stays=play.stays,
        follows=play.follows,
    )
