"""The state of a game of Heroes, and the atoms that change it.

Every atom checks, changes and tells in one breath.  Rules live in the modules beside this one; they read
the state freely and change it only through atoms.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.board import GONE, OFF_BOARD
from fabletop.games.heroes.combat.pieces import (
    COVER,
    FEW,
    HERO,
    NEXT_ATTACK,
    PACK,
    PARALYSED,
    Blow,
    Lasting,
    Play,
    Unit,
)
from fabletop.games.heroes.combat.state import ATTACKER, GATE, OPEN, RUBBLE, WALL, Combat, combat_from_data
from fabletop.games.heroes.defs import (
    NECROPOLIS,
    NO_POWERS,
    NONE,
    RANGED,
    AiCardDef,
    CardDef,
    Face,
    HeroDef,
    Powers,
    UnitDef,
)
from fabletop.games.heroes.rules import Rules
from fabletop.games.heroes.state.player import Player, player_from_data
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.game import Game

# Hand limit and expert effects by level; number 0 is not used
# [heroes.level.010, heroes.level.020, heroes.level.030, heroes.level.040, heroes.level.050]
HAND_LIMIT: Final = (0, 4, 4, 5, 5, 6, 6, 7)
# [heroes.level.060, heroes.level.070, heroes.level.080, heroes.level.090]
CROWNS: Final = (0, 0, 1, 1, 2, 2, 3, 3)
TOP_EXPERIENCE: Final = 12  # level 7 [heroes.hero.070]

# The common decks
ABILITIES: Final = 0
SPELLS: Final = 1
ARTIFACTS: Final = 2


class Printed:
    """What one game and all its clones share: the rules in force and everything printed."""

    def __init__(
        self,
        rules: Rules,
        units: tuple[UnitDef, ...],
        cards: tuple[CardDef, ...],
        heroes: tuple[HeroDef, ...],
        ai_cards: tuple[AiCardDef, ...],
        tower: int,
        seats: int,
        plan: Plan,
    ) -> None:
        self.rules: Final = rules
        self.units: Final = units
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.ai_cards: Final = ai_cards
        self.tower: Final = tower  # the unit that is the arrow tower
        self.seats: Final = seats
        self.plan: Final = plan


class Plan:
    """What a game is about, as agreed before it begins."""

    def __init__(self) -> None:
        self.mode = "duel"  # duel, guards or ai
        self.siege = False
        self.field = 1  # the difficulty of the guarded field
        self.difficulty = 1
        self.skill = NONE  # the card that an AI hero knows
        self.ai_deck = (4, 3, 1)  # might, magic and skill cards of an AI hero


class Heroes(Game):
    """A game: the players, the common decks, and the combat that is on."""

    def __init__(self, rng: int, printed: Printed) -> None:
        super().__init__(rng)
        self.printed: Final = printed
        self.rules: Final = printed.rules
        self.units: Final = printed.units
        self.cards: Final = printed.cards
        self.n: Final = printed.seats
        self.players: list[Player] = []
        self.decks: list[list[int]] = [[], [], []]  # abilities, spells, artifacts; the top card is the last
        self.piles: list[list[int]] = [[], [], []]  # their discard piles [heroes.deck.070]
        self.removed: tuple[int, ...] = ()
        self.neutral: list[list[int]] = [[], [], [], [], []]  # neutral units by tier; number 0 is not used
        self.neutral_piles: list[list[int]] = [[], [], [], [], []]
        self.ai_deck: list[int] = []
        self.ai_spells: list[int] = []
        self.ai_spells_cast: list[int] = []
        self.combat: Combat = Combat(printed.rules.width, printed.rules.depth)
        self.victors: tuple[Seat, ...] = ()
        self.finished = False

    # -- the contract ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.victors

    @property
    def seats(self) -> int:
        return self.n

    def clone(self) -> Heroes:
        other = Heroes(self.rng, self.printed)
        self.copy_kernel_to(other)
        other.players = [player.clone() for player in self.players]
        other.decks = self.decks.copy()  # the decks themselves are shared until one is changed: see `common`
        other.piles = self.piles.copy()
        other.removed = self.removed
        other.neutral = self.neutral.copy()
        other.neutral_piles = self.neutral_piles.copy()
        other.ai_deck = self.ai_deck.copy()
        other.ai_spells = self.ai_spells.copy()
        other.ai_spells_cast = self.ai_spells_cast.copy()
        other.combat = self.combat.clone()
        other.victors = self.victors
        other.finished = self.finished
        return other

    def view(self, seat: Seat) -> dict[str, Any]:
        from fabletop.games.heroes.view import view_for

        return view_for(self, seat)

    def imagine(self, seat: Seat, luck: int) -> Heroes:
        from fabletop.games.heroes.view import imagine

        return imagine(self, seat, luck)

    def to_data(self) -> dict[str, Any]:
        data = self.kernel_to_data()
        data["players"] = [player.to_data() for player in self.players]
        for name in LISTS_OF_LISTS:
            data[name] = [list(pile) for pile in getattr(self, name)]
        for name in LISTS:
            data[name] = list(getattr(self, name))
        data["combat"] = self.combat.to_data()
        data["finished"] = self.finished
        return data

    # -- reading: units -------------------------------------------------------------------------------

    def face_of(self, unit: Unit) -> Face:
        """The side of its card that lies up, or the card that lies on it."""
        if unit.face >= COVER:
            cover = self.cards[unit.face - COVER].cover
            if cover is not None:
                return cover
        return self.units[unit.kind].faces[unit.face]

    def powers_of(self, uid: int) -> Powers:
        """Its special abilities, unless something takes them away."""
        for lasting in self.combat.lasting:
            if lasting.uid == uid and lasting.word == "silence":
                return NO_POWERS
        return self.face_of(self.combat.units[uid]).powers

    def lasting_on(self, uid: int, word: str) -> int:
        """How much of something is in force on a unit."""
        total = 0
        for lasting in self.combat.lasting:
            if lasting.word == word and lasting.uid == uid:
                total += lasting.n
        return total

    def has_lasting(self, uid: int, word: str) -> bool:
        return any(lasting.word == word and lasting.uid == uid for lasting in self.combat.lasting)

    def health_of(self, uid: int) -> int:
        """HP of the side that lies up. [heroes.unit.140]"""
        health = self.face_of(self.combat.units[uid]).health
        return health + self.lasting_on(uid, "health") if self.combat.lasting else health

    def initiative_of(self, uid: int) -> int:
        """[heroes.unit.220]"""
        unit = self.combat.units[uid]
        initiative = self.face_of(unit).initiative
        if self.combat.lasting:
            ranged = self.units[unit.kind].type == RANGED
            for lasting in self.combat.lasting:
                if lasting.uid == uid and lasting.word == "initiative":
                    initiative += lasting.n
                elif lasting.word == "archery" and lasting.n == 2 and ranged and lasting.side == unit.side:
                    initiative += 1
        return initiative

    def tier_of(self, uid: int) -> int:
        return self.units[self.combat.units[uid].kind].tier

    def type_of(self, uid: int) -> int:
        return self.units[self.combat.units[uid].kind].type

    def standing(self, side: int) -> list[int]:
        """The units of a side that still stand, the tower too."""
        return [u.uid for u in self.combat.units if u.side == side and u.space != GONE]

    def fielded(self, side: int) -> list[int]:
        """The units of a side on the board."""
        return [u.uid for u in self.combat.units if u.side == side and u.space >= 0]

    def are_adjacent(self, a: int, b: int) -> bool:
        units = self.combat.units
        return self.combat.board.are_adjacent(units[a].space, units[b].space)

    def is_engaged(self, uid: int) -> bool:
        """Whether an enemy stands next to a unit."""
        c = self.combat
        unit = c.units[uid]
        if unit.space < 0:
            return False
        for space in c.board.near[unit.space]:
            other = c.at[space]
            if other != NONE and c.units[other].side != unit.side:
                return True
        return False

    # -- reading: sides and players ---------------------------------------------------------------------

    def side_of(self, seat: Seat) -> int:
        """The side that a player leads; NONE for a player who does not fight."""
        for side, camp in enumerate(self.combat.camps):
            if camp.seat == seat and camp.leader == HERO:
                return side
        return NONE

    def commander(self, side: int) -> Seat:
        """Whose cards a side may use; NOBODY without a main hero."""
        camp = self.combat.camps[side]
        return camp.seat if camp.leader == HERO else NOBODY

    def crowns_left(self, seat: Seat) -> int:
        """Expert effects still open in this round. [heroes.ability_card.020, heroes.level.180]"""
        player = self.players[seat]
        return CROWNS[player.level] - player.crowns

    def hand_limit(self, seat: Seat) -> int:
        return HAND_LIMIT[self.players[seat].level]

    def the_blow(self) -> Blow:
        blow = self.combat.blow
        if blow is None:
            raise ValueError("no attack is on its way")
        return blow

    def the_play(self) -> Play:
        play = self.combat.play
        if play is None:
            raise ValueError("no card is being played")
        return play

    def is_target_of_spells(self, uid: int) -> bool:
        """Whether a spell can do anything to a unit."""
        return not self.powers_of(uid).spellproof and not self.has_lasting(uid, "anti_magic")

    # -- atoms: common decks, which clones share ---------------------------------------------------------

    def common(self, deck: int) -> tuple[list[int], list[int]]:
        """A common deck and its discard pile, to be changed by this game alone."""
        cards, pile = self.decks[deck].copy(), self.piles[deck].copy()
        self.decks[deck] = cards
        self.piles[deck] = pile
        return cards, pile

    def draw_neutral(self, tier: int) -> int:
        """The next neutral unit of a tier; its discard pile is shuffled when the deck has run out."""
        if not self.neutral[tier]:
            again = self.neutral_piles[tier].copy()
            self.shuffle(again)
            self.neutral[tier] = again
            self.neutral_piles[tier] = []
        drawn = self.neutral[tier][-1]
        self.neutral[tier] = self.neutral[tier][:-1]
        return drawn

    def discard_neutral(self, kind: int) -> None:
        """A neutral unit goes to the discard pile of its tier. [heroes.neutral.070]"""
        tier = self.units[kind].tier
        self.neutral_piles[tier] = [*self.neutral_piles[tier], kind]

    # -- atoms: cards -----------------------------------------------------------------------------------

    def draw(self, seat: Seat, n: int) -> None:
        """Draw from the own deck, shuffling the discard pile when it runs out. [heroes.deck.100]"""
        player = self.players[seat]
        drawn: list[int] = []
        while len(drawn) < n:
            if not player.deck:
                if not player.discard:
                    break
                player.deck, player.discard = player.discard, []
                self.shuffle(player.deck)
                self.emit(ev.Shuffled(seat))
            drawn.append(player.deck.pop())
        if drawn:
            player.hand.extend(drawn)
            self.unveil()
            self.emit(ev.Drew(seat, len(drawn), tuple(drawn)))

    def discard_from_hand(self, seat: Seat, card: int) -> None:
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.emit(ev.Discarded(seat, card))

    def lose_at_random(self, seat: Seat) -> None:
        """One card of the hand, face up onto the discard pile."""
        player = self.players[seat]
        if player.hand:
            card = player.hand.pop(self.chance(len(player.hand)))
            player.discard.append(card)
            self.emit(ev.LostAtRandom(seat, card))

    def take_from_hand(self, seat: Seat, card: int) -> None:
        """A card leaves the hand for the table; where it goes is decided when it has done its work."""
        self.players[seat].hand.remove(card)

    def put_on_discard(self, seat: Seat, card: int) -> None:
        """A used card goes to its player's own discard pile. [heroes.deck.090]"""
        self.players[seat].discard.append(card)

    def put_in_hand(self, seat: Seat, card: int) -> None:
        self.players[seat].hand.append(card)
        self.emit(ev.BackToHand(seat, card))

    def remove_from_game(self, seat: Seat, card: int) -> None:
        """Back to the box. [heroes.deck.080]"""
        self.removed = (*self.removed, card)
        self.emit(ev.RemovedFromGame(seat, card))

    def get_resources(self, seat: Seat, gold: int, materials: int, valuables: int) -> None:
        player = self.players[seat]
        player.gold += gold
        player.materials += materials
        player.valuables += valuables
        self.emit(ev.GotResources(seat, gold, materials, valuables))

    def ignores_morale(self, seat: Seat) -> bool:
        """[heroes.morale.130]"""
        return self.rules.undead_ignore_morale and self.players[seat].faction == NECROPOLIS

    def get_positive_morale(self, seat: Seat) -> None:
        """[heroes.morale.010, heroes.morale.020, heroes.morale.120]"""
        player = self.players[seat]
        if not self.ignores_morale(seat) and player.morale < 1:
            player.morale += 1
            self.emit(ev.GotMorale(seat, 1))

    def get_negative_morale(self, seat: Seat) -> None:
        """[heroes.morale.080, heroes.morale.090, heroes.morale.100, heroes.morale.110]"""
        player = self.players[seat]
        if self.ignores_morale(seat):
            return
        self.emit(ev.GotMorale(seat, -1))
        if player.morale == 1:
            player.morale = 0
        elif not self.rules.morale_tokens:
            self.lose_at_random(seat)
            self.lose_at_random(seat)
        elif player.morale == 0:
            player.morale = -1
        else:
            player.hand_is_lost = True

    # -- atoms: units -----------------------------------------------------------------------------------

    def place(self, side: int, kind: int, face: int, space: int) -> int:
        """Put a unit on the board. Returns its number. [heroes.combat_setup.100]"""
        c = self.combat
        uid = len(c.units)
        c.units.append(Unit(uid, side, kind, face, space))
        if space >= 0:
            c.at[space] = uid
        self.emit(ev.Deployed(uid, space))
        return uid

    def move(self, uid: int, space: int) -> None:
        c = self.combat
        unit = c.units[uid]
        c.at[unit.space] = NONE
        c.at[space] = uid
        c.units[uid] = unit.at(space)
        self.emit(ev.Moved(uid, unit.space, space))

    def teleport(self, uid: int, space: int) -> None:
        """Put a unit elsewhere; for the active one it is as if it had begun there."""
        c = self.combat
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
        here, there = self.combat.units[a].space, self.combat.units[b].space
        self.teleport(a, there)
        self.teleport(b, here)

    def mark(self, uid: int, mark: int) -> None:
        unit = self.combat.units[uid]
        self.combat.units[uid] = unit.marked(unit.marks | mark)

    def unmark(self, uid: int, mark: int) -> None:
        unit = self.combat.units[uid]
        if unit.marks & mark:
            self.combat.units[uid] = unit.marked(unit.marks & ~mark)

    def is_marked(self, uid: int, mark: int) -> bool:
        return bool(self.combat.units[uid].marks & mark)

    def paralyse(self, uid: int) -> None:
        unit = self.combat.units[uid]
        if unit.on_board and not unit.marks & PARALYSED and not self.powers_of(uid).unparalysable:
            self.mark(uid, PARALYSED)
            self.emit(ev.Paralysed(uid))

    def free(self, uid: int) -> None:
        """Take a paralysis token off. [heroes.paralysis.010, heroes.paralysis.020]"""
        if self.is_marked(uid, PARALYSED):
            self.unmark(uid, PARALYSED)
            self.emit(ev.Freed(uid))

    def heal(self, uid: int, n: int) -> int:
        """Take damage off a unit. Returns how much."""
        unit = self.combat.units[uid]
        n = min(n, unit.damage)
        if n > 0 and unit.stands:
            self.combat.units[uid] = unit.hurt(unit.damage - n)
            self.emit(ev.Healed(uid, n))
        return n

    def wound(self, uid: int, n: int) -> None:
        """Damage turns a Pack to Few, the rest carrying over, and takes a Few off the board.
        [heroes.unit.150, heroes.unit.160, heroes.unit.170, heroes.combat_round.230]"""
        c = self.combat
        unit = c.units[uid]
        if n <= 0 or not unit.stands:
            return
        c.stirred = True
        self.emit(ev.Wounded(uid, n))
        if self.rules.paralysis_ends_by_damage:
            self.free(uid)
            unit = c.units[uid]
        damage = unit.damage + n
        while damage >= self.health_of(uid):
            damage -= self.health_of(uid)
            if unit.beneath:
                face, old = unit.beneath[-1]
                self.end_cover(unit)
                unit = unit.turned(face, 0, unit.beneath[:-1])
                damage += old
            elif unit.face == PACK:
                unit = unit.turned(FEW, 0, ())
            else:
                c.units[uid] = unit
                self.remove(uid)
                return
            c.units[uid] = unit
            self.emit(ev.Flipped(uid))
        c.units[uid] = unit.hurt(damage)

    def wound_by_spell(self, uid: int, n: int) -> None:
        """Defence does not help against spells; some units are proof against them. [heroes.unit.210]"""
        if self.is_target_of_spells(uid):
            self.wound(uid, n - self.powers_of(uid).spell_ward)

    def remove(self, uid: int) -> None:
        """Off the board, and with it what lasted on it. [heroes.unit.160, heroes.unit.070]"""
        c = self.combat
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
        seat = self.commander(unit.side)
        if seat >= 0:
            self.put_on_discard(seat, unit.face - COVER)

    def cover(self, uid: int, card: int) -> None:
        """Lay a card on a unit: its numbers replace the unit's."""
        c = self.combat
        unit = c.units[uid]
        c.units[uid] = unit.turned(COVER + card, 0, (*unit.beneath, (unit.face, unit.damage)))
        self.emit(ev.Covered(uid, card))

    def reinforce(self, uid: int) -> None:
        """From Few to Pack; damage stays. [heroes.unit.030]"""
        unit = self.combat.units[uid]
        self.combat.units[uid] = unit.turned(PACK, unit.damage, unit.beneath)
        self.emit(ev.Reinforced(uid))

    def add_lasting(self, lasting: Lasting) -> None:
        self.combat.lasting = (*self.combat.lasting, lasting)

    def end_lasting(self, ended: list[Lasting]) -> None:
        """Effects end; their cards go to the discard pile, or back to hand. [heroes.combat_card.060]"""
        if not ended:
            return
        c = self.combat
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
        unit = self.combat.units[uid]
        if unit.stands and unit.damage >= self.health_of(uid):
            self.combat.units[uid] = unit.hurt(self.health_of(uid) - 1)

    def end_bonuses(self, uid: int, words: tuple[str, ...]) -> None:
        """What was good for one attack is over. [heroes.combat_card.040]"""
        lasting = self.combat.lasting
        if lasting:
            self.end_lasting(
                [one for one in lasting if one.uid == uid and one.until == NEXT_ATTACK and one.word in words]
            )

    # -- atoms: walls -----------------------------------------------------------------------------------

    def raise_walls(self, gate: int) -> None:
        """Walls across the board, and one gate. [heroes.siege.020]"""
        c = self.combat
        for space in c.board.row(self.rules.wall_rank):
            c.walls[space] = GATE if space == gate else WALL
        self.emit(ev.WallsRose(gate))

    def break_wall(self, uid: int, space: int) -> None:
        """A destroyed wall or gate is no obstacle any more. [heroes.obstacle.050]"""
        c = self.combat
        c.walls[space] = RUBBLE
        self.emit(ev.WallBroken(uid, space))
        if not self.walls_stand():
            for unit in c.units:
                if unit.space == OFF_BOARD:
                    self.emit(ev.TowerFell(unit.uid))
                    self.remove(unit.uid)

    def walls_stand(self) -> bool:
        return any(wall in (WALL, GATE) for wall in self.combat.walls)

    def is_free(self, space: int, side: int) -> bool:
        """Whether a unit of a side may stand on a space. [heroes.obstacle.010, heroes.obstacle.060]"""
        c = self.combat
        if c.at[space] != NONE:
            return False
        wall = c.walls[space]
        return wall in (OPEN, RUBBLE) or (wall == GATE and side != ATTACKER)


LISTS_OF_LISTS: Final = ("decks", "piles", "neutral", "neutral_piles")
LISTS: Final = ("ai_deck", "ai_spells", "ai_spells_cast", "removed", "victors")


def heroes_from_data(printed: Printed, data: dict[str, Any]) -> Heroes:
    g = Heroes(0, printed)
    g.players = [player_from_data(player) for player in data["players"]]
    for name in LISTS_OF_LISTS:
        setattr(g, name, [list(pile) for pile in data[name]])
    g.ai_deck = list(data["ai_deck"])
    g.ai_spells = list(data["ai_spells"])
    g.ai_spells_cast = list(data["ai_spells_cast"])
    g.removed = tuple(data["removed"])
    g.victors = tuple(Seat(seat) for seat in data["victors"])
    g.combat = combat_from_data(data["combat"])
    g.finished = bool(data["finished"])
    g.kernel_from_data(data)
    return g
