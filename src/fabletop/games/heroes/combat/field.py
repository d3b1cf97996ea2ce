"""The atoms that change a combat.

Every atom checks, changes and tells in one breath.  Rules live in the modules beside this one; they read
the state freely and change it only through atoms.
"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.board import GONE, OFF_BOARD
from fabletop.games.heroes.combat.pieces import (
    ACTED,
    COVER,
    CUT_DOWN,
    DEFENDING,
    INSPIRED,
    NEXT_ATTACK,
    PARALYSED,
    ROSE,
    ROUND_MARKS,
    Lasting,
    Play,
    Unit,
)
from fabletop.games.heroes.combat.state import GATE, RUBBLE, WALL, Combat
from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.state.players import Players
from fabletop.games.heroes.state.printed import Printed


class Field(Players):
    """A game as far as there is a combat: perhaps one that is on, perhaps one that was fought last."""

    __deletable__ = ("fight",)

    fight: Combat  # the one that is on, for the rules inside it; outside of a combat there is none to ask

    def __init__(self, rng: int, printed: Printed, like: Field | None = None) -> None:
        super().__init__(rng, printed, like)
        self.combat: Combat | None = None
        self.fought: Combat | None = None  # the last one as it ended: what comes after it reads it here
        self.play: Play | None = None  # the card that is being played, in a combat or on the map
        if like is not None:
            self.fought = like.fought  # it is not changed any more
            if like.play is not None:
                self.play = like.play.clone()
            if like.combat is not None:
                self.enter_combat(like.combat.clone())

    def enter_combat(self, combat: Combat) -> None:
        self.combat = combat
        self.fight = combat

    def leave_combat(self) -> None:
        self.combat = None
        del self.fight

    def the_play(self) -> Play:
        play = self.play
        if play is None:
            raise ValueError("no card is being played")
        return play

    # -- atoms: units -----------------------------------------------------------------------------------

    def place(self, side: int, kind: int, face: int, space: int) -> int:
        """Put a unit on the board. Returns its number. [heroes.combat_setup.100]"""
        c = self.fight
        uid = len(c.units)
        c.units.append(Unit(uid, side, kind, face, space))
        if space >= 0:
            c.at[space] = uid
        self.emit(ev.Deployed(uid, space))
        return uid

    def take_back(self, side: int) -> None:
        """A side's units, the last that were placed, go home again before the first round.
        [heroes.combat_setup.050]"""
        c = self.fight
        camp = c.camps[side]
        while c.units and c.units[-1].side == side:
            unit = c.units.pop()
            c.at[unit.space] = NONE
            self.come_home(camp.seat, (unit.kind, unit.face))
        camp.placed = 0
        self.emit(ev.TookBack(camp.seat))

    def move(self, uid: int, space: int) -> None:
        c = self.fight
        unit = c.units[uid]
        c.at[unit.space] = NONE
        c.at[space] = uid
        c.units[uid] = unit.at(space)
        self.emit(ev.Moved(uid, unit.space, space))

    def teleport(self, uid: int, space: int) -> None:
        """Put a unit elsewhere; for the active one it is as if it had begun there."""
        c = self.fight
        unit = c.units[uid]
        if c.at[unit.space] == uid:
            c.at[unit.space] = NONE
        c.at[space] = uid
        c.units[uid] = unit.at(space)
        if uid == c.active and not c.moved:
            c.origin = space
        self.emit(ev.Teleported(uid, unit.space, space))

    def swap(self, a: int, b: int) -> None:
        """Two units change places."""
        c = self.fight
        here, there = c.units[a].space, c.units[b].space
        self.teleport(a, there)
        self.teleport(b, here)

    def mark(self, uid: int, mark: int) -> None:
        c = self.fight
        unit = c.units[uid]
        c.units[uid] = unit.marked(unit.marks | mark)

    def unmark(self, uid: int, mark: int) -> None:
        c = self.fight
        unit = c.units[uid]
        if unit.marks & mark:
            c.units[uid] = unit.marked(unit.marks & ~mark)

    def begin_round(self) -> None:
        """Every unit may act and retaliate again, and effects of the last round end.
        [heroes.combat_round.090, heroes.retaliation.050]"""
        c = self.fight
        c.round += 1
        for unit in c.units:
            if unit.marks & ROUND_MARKS:
                c.units[unit.uid] = unit.marked(unit.marks & ~ROUND_MARKS)
        self.end_lasting([one for one in c.lasting if 0 < one.until < c.round])
        self.emit(ev.RoundBegan(c.round))

    def activate(self, uid: int) -> None:
        """It is marked as having acted, and a defence token goes.
        [heroes.combat_round.090, heroes.defend.030]"""
        c = self.fight
        unit = c.units[uid]
        marks = (unit.marks | ACTED) & ~(ROSE | INSPIRED)
        if marks & DEFENDING:
            marks = (marks & ~DEFENDING) | ROSE
        c.units[uid] = unit.marked(marks)
        self.allow_new_decks()
        self.emit(ev.Activated(uid))

    def paralyse(self, uid: int) -> None:
        c = self.fight
        unit = c.units[uid]
        if unit.on_board and not unit.marks & PARALYSED and not c.powers_of(uid).unparalysable:
            self.mark(uid, PARALYSED)
            self.emit(ev.Paralysed(uid))

    def free(self, uid: int) -> None:
        """Take a paralysis token off. [heroes.paralysis.010, heroes.paralysis.020]"""
        if self.fight.is_marked(uid, PARALYSED):
            self.unmark(uid, PARALYSED)
            self.emit(ev.Freed(uid))

    def heal(self, uid: int, n: int) -> int:
        """Take damage off a unit. Returns how much."""
        c = self.fight
        unit = c.units[uid]
        n = min(n, unit.damage)
        if n > 0 and unit.stands:
            c.units[uid] = unit.hurt(unit.damage - n)
            self.emit(ev.Healed(uid, n))
        return n

    def wound(self, uid: int, n: int) -> None:
        """Damage turns a Pack to Few, the rest carrying over, and takes a Few off the board.
        [heroes.unit.150, heroes.unit.160, heroes.unit.170, heroes.combat_round.230]"""
        c = self.fight
        unit = c.units[uid]
        if n <= 0 or not unit.stands:
            return
        c.stirred = True
        self.emit(ev.Wounded(uid, n))
        if self.rules.paralysis_ends_by_damage:
            self.free(uid)
            unit = c.units[uid]
        damage = unit.damage + n
        while damage >= c.health_of(uid):
            damage -= c.health_of(uid)
            if unit.beneath:
                face, old = unit.beneath[-1]
                self.end_cover(unit)
                unit = unit.turned(face, 0, unit.beneath[:-1])
                damage += old
            elif unit.face == PACK:
                unit = unit.turned(FEW, 0, ())
                scenario = self.printed.plan.scenario
                if scenario is not None and scenario.rules.fallen_return:
                    unit = unit.marked(unit.marks | CUT_DOWN)
            else:
                c.units[uid] = unit
                self.remove(uid)
                return
            c.units[uid] = unit
            self.emit(ev.Flipped(uid))
        c.units[uid] = unit.hurt(damage)

    def wound_by_spell(self, uid: int, n: int) -> None:
        """[heroes.unit.210]"""
        self.wound(uid, self.fight.spell_damage(uid, n))

    def remove(self, uid: int) -> None:
        """Off the board, and with it what lasted on it. [heroes.unit.160, heroes.unit.070]"""
        c = self.fight
        unit = c.units[uid]
        while unit.beneath:
            self.end_cover(unit)
            unit = unit.turned(unit.beneath[-1][0], 0, unit.beneath[:-1])
        if unit.space >= 0:
            c.at[unit.space] = NONE
        c.units[uid] = unit.at(GONE)
        self.emit(ev.Fell(uid))
        self.end_lasting([one for one in c.lasting if one.uid == uid])

    def end_cover(self, unit: Unit) -> None:
        """A card that lay on a unit goes to its owner's discard pile."""
        seat = self.fight.commander(unit.side)
        if seat >= 0:
            self.put_on_discard(seat, unit.face - COVER)

    def cover(self, uid: int, card: int) -> None:
        """Lay a card on a unit: its numbers replace the unit's."""
        c = self.fight
        unit = c.units[uid]
        c.units[uid] = unit.turned(COVER + card, 0, (*unit.beneath, (unit.face, unit.damage)))
        self.emit(ev.Covered(uid, card))

    def reinforce(self, uid: int) -> None:
        """From Few to Pack; damage stays. [heroes.unit.030]"""
        c = self.fight
        unit = c.units[uid]
        c.units[uid] = unit.turned(PACK, unit.damage, unit.beneath)
        self.emit(ev.Reinforced(uid))

    def add_lasting(self, lasting: Lasting) -> None:
        c = self.fight
        c.lasting = (*c.lasting, lasting)

    def return_last(self) -> None:
        """The card of the latest effect goes back to hand when it ends; not an earlier copy of the same."""
        c = self.fight
        o = c.lasting[-1]
        returning = Lasting(o.word, o.side, o.uid, o.n, o.until, o.card, o.seat, True)
        c.lasting = (*c.lasting[:-1], returning)

    def end_lasting(self, ended: list[Lasting]) -> None:
        """Effects end; their cards go to the discard pile, or back to hand. [heroes.combat_card.060]"""
        if not ended:
            return
        c = self.fight
        c.lasting = tuple(one for one in c.lasting if one not in ended)
        for one in ended:
            if one.card != NONE and one.seat >= 0:
                self.emit(ev.EffectEnded(one.seat, one.card))
                if one.returns:
                    self.put_in_hand(one.seat, one.card)
                else:
                    self.put_on_discard(one.seat, one.card)
        for uid in sorted({one.uid for one in ended if one.word == "health" and one.uid != NONE}):
            self.wound_by_weakness(uid)

    def wound_by_weakness(self, uid: int) -> None:
        """A unit that loses health it was lent keeps at least one."""
        c = self.fight
        unit = c.units[uid]
        if unit.stands and unit.damage >= c.health_of(uid):
            c.units[uid] = unit.hurt(c.health_of(uid) - 1)

    def end_bonuses(self, uid: int, words: tuple[str, ...]) -> None:
        """What was good for one attack is over. [heroes.combat_card.040]"""
        lasting = self.fight.lasting
        if lasting:
            self.end_lasting(
                [one for one in lasting if one.uid == uid and one.until == NEXT_ATTACK and one.word in words]
            )

    # -- atoms: walls -----------------------------------------------------------------------------------

    def raise_walls(self, gate: int) -> None:
        """Walls across the board, and one gate. [heroes.siege.020]"""
        c = self.fight
        c.walls = c.walls.copy()
        for space in c.board.row(self.rules.wall_rank):
            c.walls[space] = GATE if space == gate else WALL
        self.emit(ev.WallsRose(gate))

    def break_wall(self, uid: int, space: int) -> None:
        """A destroyed wall or gate is no obstacle any more. [heroes.obstacle.050]"""
        c = self.fight
        c.walls = c.walls.copy()
        c.walls[space] = RUBBLE
        self.emit(ev.WallBroken(uid, space))
        if not c.walls_stand():
            for unit in c.units:
                if unit.space == OFF_BOARD:
                    self.emit(ev.TowerFell(unit.uid))
                    self.remove(unit.uid)
