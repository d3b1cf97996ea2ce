"""The atoms of everything else on the table: tokens, foes, the base, decks, and how far the story is."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    NO_OVERTIME_FOR,
    NONE,
)
from fabletop.games.andor.state.hero_atoms import HeroAtoms
from fabletop.games.andor.state.pieces import (
    Foe,
    Token,
)

MOST_SHIELDS: Final = 20  # more than creatures could ever take


class TableAtoms(HeroAtoms):
    """A legend whose foes, tokens, decks and cards can change."""

    # -- tokens ---------------------------------------------------------------------------------------

    def add_token(self, token: Token) -> None:
        tokens = list(self.tokens)
        i = len(tokens)
        while i > 0 and lies_before(token, tokens[i - 1]):
            i -= 1
        tokens.insert(i, token)
        self.tokens = tuple(tokens)
        self.emit(ev.TokenPlaced(token.kind, token.field, token.face if token.open else NONE))

    def turn_token(self, token: Token, open: bool) -> Token:
        """Show a token, or hide it again."""
        made = Token(token.kind, token.field, token.face, open)
        self.tokens = tuple(made if other is token else other for other in self.tokens)
        if open:
            self.unveil()
            self.emit(ev.TokenTurned(token.kind, token.field, token.face))
        else:
            self.emit(ev.TokenHidden(token.kind, token.field, NONE))
        return made

    def remove_token(self, token: Token) -> None:
        self.tokens = tuple(other for other in self.tokens if other is not token)
        self.emit(ev.TokenGone(token.kind, token.field, token.face if token.open else NONE))

    def drink_spring(self, h: int, spring: Token) -> None:
        """[andor.spring.010]"""
        self.go_on()
        empty = Token(spring.kind, spring.field, spring.face, False)
        self.tokens = tuple(empty if other is spring else other for other in self.tokens)
        self.emit(ev.SpringDrunk(h, spring.field))

    def fill_cave_supply(self, faces: list[int]) -> None:
        """The cave tokens of the box, face down; the next one is the last."""
        self.cave_supply = tuple(faces)

    def draw_cave_token(self) -> int:
        """The face of the next cave token of the supply; NONE if none is left."""
        if not self.cave_supply:
            return NONE
        face = self.cave_supply[-1]
        self.cave_supply = self.cave_supply[:-1]
        return face

    # -- foes -----------------------------------------------------------------------------------------

    def add_foe(self, kind: int, field: int) -> int:
        uid = self.next_uid
        self.next_uid += 1
        self._put_foe(Foe(uid, kind, field, False))
        self.emit(ev.FoePlaced(kind, uid, field))
        return uid

    def move_foe(self, foe: Foe, field: int) -> None:
        self._put_foe(Foe(foe.uid, foe.kind, field, foe.down))
        self.emit(ev.FoeMoved(foe.kind, foe.uid, foe.field, field))

    def lay_down(self, foe: Foe, down: bool) -> None:
        """[andor.skeleton_fight.060, andor.sunrise.060]"""
        self._put_foe(Foe(foe.uid, foe.kind, foe.field, down))
        if down:
            self.emit(ev.Subdued(foe.kind, foe.uid, foe.field))
        else:
            self.emit(ev.StoodUp(foe.kind, foe.uid, foe.field))

    def remove_foe(self, foe: Foe, fallen: bool) -> None:
        """Off the board: to field 200, or elsewhere. [andor.fight.240]"""
        self.foes = tuple(other for other in self.foes if other is not foe)
        if fallen:
            self.fallen = (*self.fallen, foe.kind)
        self.emit(ev.FoeGone(foe.kind, foe.uid, foe.field))

    def to_shield(self, foe: Foe) -> bool:
        """A foe has entered the base; whether a golden shield was free for it.
        [andor.golden_shield.010, andor.skeleton.030]"""
        self.foes = tuple(other for other in self.foes if other is not foe)
        if len(self.shielded) >= self.shield_count:
            self.overrun = True
            self.fallen = (*self.fallen, foe.kind)
            self.emit(ev.FoeGone(foe.kind, foe.uid, foe.field))
            return False
        self.shielded = (*self.shielded, foe.kind)
        self.emit(ev.FoeShielded(foe.kind, foe.uid, foe.field))
        return True

    def count_defeat(self, kind: int) -> None:
        """Heroes have defeated a foe, for whoever asks later."""
        self.defeated = (*self.defeated, kind)

    def bury(self, kind: int) -> None:
        """A figure goes to field 200. [andor.fight.240, andor.narrator.050]"""
        self.fallen = (*self.fallen, kind)

    def box_skeleton(self) -> None:
        """Into the sunrise box. [andor.narrator.060]"""
        self.boxed_skeletons += 1

    def unbox_skeletons(self) -> int:
        """All skeletons leave the sunrise box; how many. [andor.sunrise.050]"""
        returning = self.boxed_skeletons
        self.boxed_skeletons = 0
        return returning

    def strengthen(self, kind: int, by: int) -> None:
        strengths = list(self.stronger_foes)
        strengths[kind] += by
        self.stronger_foes = tuple(strengths)
        self.emit(ev.FoeStrengthened(kind, by))

    def change_shields(self, by: int) -> None:
        """[andor.golden_shield.040]"""
        self.shield_count = min(max(0, self.shield_count + by), MOST_SHIELDS)
        self.emit(ev.GoldenShields(self.shield_count))

    def _put_foe(self, foe: Foe) -> None:
        """In its place among the others, instead of what it was."""
        uid = foe.uid
        foes = [other for other in self.foes if other.uid != uid]
        i = len(foes)
        while i > 0 and stands_before(foe, foes[i - 1]):
            i -= 1
        foes.insert(i, foe)
        self.foes = tuple(foes)

    # -- the base and the ways ------------------------------------------------------------------------

    def place_base(self, kind: int, field: int) -> None:
        self.base = field
        self.base_kind = kind
        self.emit(ev.BasePlaced(kind, field))

    def move_wagon(self, field: int) -> None:
        """[andor.dwarf_road.020]"""
        self.base = field
        self.emit(ev.WagonMoved(field))

    def lay_bridge(self, site: int) -> None:
        self.bridges |= 1 << site
        self.emit(ev.BridgeLaid(site))

    def lift_bridge(self, site: int) -> None:
        self.bridges &= ~(1 << site)
        self.emit(ev.BridgeLifted(site))

    def change_jump(self, line: int, willpower: int) -> None:
        """A jump line needs another willpower."""
        values = list(self.jump_values)
        values[line] = willpower
        self.jump_values = tuple(values)
        self.emit(ev.JumpChanged(line, willpower))

    def fall(self) -> None:
        """The next stage of the fortress falls."""
        self.collapsed += 1
        self.emit(ev.FieldsFell(self.collapsed))

    # -- decks ----------------------------------------------------------------------------------------

    def draw_event(self) -> int:
        """The top event card, of the shuffled pile when the deck is empty; NONE if there are no cards."""
        if not self.event_deck:
            deck = list(self.event_pile)
            self.shuffle(deck)
            self.event_deck = tuple(deck)
            self.event_pile = ()
        if not self.event_deck:
            return NONE
        event = self.event_deck[-1]
        self.event_deck = self.event_deck[:-1]
        self.event_pile = (*self.event_pile, event)
        self.peeked = self.peeked[1:]
        self.unveil()
        self.emit(ev.EventDrawn(event))
        return event

    def peek_events(self, count: int) -> tuple[int, ...]:
        """The next event cards are looked at, as many as there are."""
        seen = self.event_deck[::-1][:count]
        self.peeked = seen + self.peeked[len(seen) :]
        for place, event in enumerate(seen, start=1):
            self.unveil()
            self.emit(ev.EventPeeked(event, place))
        return seen

    def discard_event(self, event: int) -> None:
        """A card that was looked at is put away unread."""
        self.event_deck = tuple(other for other in self.event_deck if other != event)
        self.peeked = tuple(other for other in self.peeked if other != event)
        self.event_pile = (*self.event_pile, event)
        self.emit(ev.EventDiscarded(event))

    def stack_events(self, events: tuple[int, ...], top: tuple[int, ...]) -> None:
        """The event cards as they are laid out, with those on top that everybody knows."""
        self.event_deck = (*events, *top)
        self.peeked = top

    def draw_movement(self, h: int) -> int:
        """A movement token; all are shuffled again after the last. [andor.skeleton_move.040]"""
        if not self.movement_deck:
            deck = list(range(len(self.legend.movement)))
            self.shuffle(deck)
            self.movement_deck = tuple(deck)
        token = self.movement_deck[-1]
        self.movement_deck = self.movement_deck[:-1]
        self.unveil()
        self.emit(ev.MovementDrawn(h, token))
        return token

    def draw_crest(self) -> int:
        """A crest names a hero; all are shuffled again after the last. [andor.setup.090]"""
        if not self.crests:
            pile = list(range(len(self.heroes)))
            self.shuffle(pile)
            self.crests = tuple(pile)
        h = self.crests[-1]
        self.crests = self.crests[:-1]
        self.crest_drawn = h
        self.unveil()
        self.emit(ev.CrestDrawn(h))
        return h

    # -- the story ------------------------------------------------------------------------------------

    def mark_read(self, card: int) -> None:
        self.cards_read |= 1 << card
        self.emit(ev.CardRead(card))

    def set_goal(self, goal: int) -> None:
        self.open_goals |= 1 << goal
        self.emit(ev.GoalOpened(goal))

    def reach_goal(self, goal: int) -> None:
        self.done_goals |= 1 << goal
        self.emit(ev.GoalDone(goal))

    def step_narrator(self) -> None:
        """[andor.narrator.010]"""
        self.narrator += 1
        self.emit(ev.NarratorMoved(self.narrator))

    def lay_piece(self, piece: int) -> None:
        """What lies on the overtime hours."""
        self.piece = piece
        self.emit(ev.PieceLaid(piece))

    # -- rules and the end ----------------------------------------------------------------------------

    def add_rule(self, rule: int) -> None:
        self.rules_on |= 1 << rule
        self.emit(ev.RuleAdded(rule))

    def drop_rule(self, rule: int) -> None:
        if self.rules_on >> rule & 1:
            self.rules_on &= ~(1 << rule)
            if 1 << rule == NO_OVERTIME_FOR:
                self.barred = 0
            self.emit(ev.RuleDropped(rule))

    def finish(self, won: bool) -> None:
        """The legend ends, and nothing is owed any more. [andor.legend.050, andor.golden_shield.030]"""
        if self.finished:
            return
        self.finished = True
        self.won = won
        self.owe_nothing()
        self.emit(ev.LegendEnded(1 if won else 0))


def lies_before(token: Token, other: Token) -> bool:
    """Tokens lie in the order of their fields, those of one field by kind."""
    return token.field < other.field or (token.field == other.field and token.kind < other.kind)


def stands_before(foe: Foe, other: Foe) -> bool:
    """Foes stand in the order of their fields, those of one field by uid."""
    return foe.field < other.field or (foe.field == other.field and foe.uid < other.uid)
