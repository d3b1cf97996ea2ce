"""Rounds and turns as they are played: the atoms that change them, and what is kept for the end."""

from __future__ import annotations

from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.atoms import MapAtoms
from fabletop.games.heroes.map.marks import NO_CUBE, Mark, Token
from fabletop.games.heroes.map.once import COMMON, NEUTRAL_UNITS, STARS
from fabletop.games.heroes.state.decks import replaced
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.turn.printed import ProclamationDef
from fabletop.kernel.frame import NOBODY, Seat


class Timed(MapAtoms):
    """A game as far as it goes in rounds and turns."""

    # -- atoms: rounds and turns ----------------------------------------------------------------------------

    def begin_map_round(self) -> None:
        """Town tokens, movement and expert effects are ready again.
        [heroes.town_action.060, heroes.level.060]"""
        self.round += 1
        if self.rules.astrologers_every_round:  # what was said holds for two rounds all the same
            self.waning = self.week
            self.week = NONE
        elif self.round % 2 == 0:  # what was said two rounds ago ends when the astrologers speak again
            self.week = NONE
        for seat in self.order:
            self.players[seat].crowns = 0
            realm = self.own_realm(seat)
            realm.built = realm.peopled = realm.booked = False
            realm.staged = 0
            if self.week == NONE and self.waning == NONE:
                realm.weekly = frozenset()
        for number, hero in enumerate(self.heroes):
            self.heroes[number] = hero.moved(self.points_of(hero))
        self.emit(ev.RoundStarted(self.round))

    def hand_limit(self, seat: Seat) -> int:
        """[heroes.turn.040]"""
        most = super().hand_limit(seat) + self.amount_of_week("hand_limit")
        return max(0, most - self.realm(seat).fewer_cards)

    def begin_turn(self, seat: Seat) -> None:
        self.turn_of = seat
        realm = self.own_realm(seat)
        realm.once = frozenset()
        realm.away = False
        for number in self.heroes_of(seat):
            self.heroes[number] = self.heroes[number].tired(0)
        self.emit(ev.TurnBegan(seat))

    def end_turn(self, seat: Seat) -> None:
        """What is left of the movement is lost. [heroes.movement.090]"""
        for number in self.heroes_of(seat):
            self.heroes[number] = self.heroes[number].moved(0).winged(False)
        if self.realm(seat).fewer_cards:
            self.own_realm(seat).fewer_cards = 0
        self.remember_turn(seat)
        self.turn_of = NOBODY
        self.emit(ev.TurnEnded(seat))

    def remember_turn(self, seat: Seat) -> None:
        """Who has just finished a turn; where there are allies, who did so before, too.
        [heroes.combat_setup.120, heroes.alliance.100]"""
        before = [other for other in self.movers if other != seat] if self.printed.allied else []
        self.movers = (*before, seat)

    def use_once(self, seat: Seat, what: int) -> None:
        """Something that may be done once in a turn."""
        realm = self.own_realm(seat)
        realm.once = realm.once.union((what,))

    def use_up(self, seat: Seat, what: int) -> None:
        """A chance that a card gave in this turn is taken."""
        realm = self.own_realm(seat)
        realm.once = realm.once.difference((what,))

    def use_weekly(self, seat: Seat, what: int) -> None:
        """Something that may be done once until the astrologers speak again."""
        realm = self.own_realm(seat)
        realm.weekly = realm.weekly.union((what,))

    def count(self, seat: Seat, what: int, n: int) -> None:
        """For the score at the end."""
        realm = self.own_realm(seat)
        realm.tally = (*realm.tally[:what], realm.tally[what] + n, *realm.tally[what + 1 :])

    def raise_first_army(self, seat: Seat) -> None:
        """The first units come back to a player who has lost all. [heroes.unit.120]"""
        player = self.players[seat]
        player.army = tuple([troop for troop in player.realm.first_army if self.take_neutral(troop[0])])
        self.emit(ev.ArmyRaised(seat))

    def lose_to(self, loser: Seat, winner: int) -> None:
        """The main hero of a player lost a fight, to a seat or (-1) to guards."""
        realm = self.own_realm(loser)
        realm.lost_to = (*realm.lost_to, winner)

    def move_income(self, seat: Seat, resource: int, steps: int) -> None:
        """Steps on the income track for good."""
        realm = self.own_realm(seat)
        row = list(realm.steps)
        row[resource] += steps
        gold, materials, valuables = row
        realm.steps = (gold, materials, valuables)
        self.emit(ev.IncomeMoved(seat, resource, steps))

    def win_points(self, seat: Seat, n: int) -> None:
        """Points of the scenario."""
        self.own_realm(seat).points += n
        self.emit(ev.PointsWon(seat, n))

    def take_trophy(self, winner: Seat, loser: Seat) -> None:
        """A cube of a player whose hero or town fell. [heroes.victory.030]"""
        realm = self.own_realm(winner)
        realm.cubes = (*realm.cubes, loser)
        self.emit(ev.CubeTaken(winner, loser))

    def spend(self, seat: Seat, price: Resources) -> None:
        """To the stock."""
        player = self.players[seat]
        player.gold -= price[0]
        player.materials -= price[1]
        player.valuables -= price[2]

    def hand_resources(self, seat: Seat, other: Seat, what: Resources) -> None:
        """From one player to another. [heroes.coop.040]"""
        self.spend(seat, what)
        player = self.players[other]
        player.gold += what[0]
        player.materials += what[1]
        player.valuables += what[2]
        self.emit(ev.GaveResources(seat, other, *what))

    def can_pay(self, seat: Seat, price: Resources) -> bool:
        player = self.players[seat]
        return player.gold >= price[0] and player.materials >= price[1] and player.valuables >= price[2]

    def weaken_at_home(self, seat: Seat, kind: int) -> None:
        """A Pack that is not on the board becomes Few."""
        army = self.players[seat].army
        at = army.index((kind, PACK))
        self.players[seat].army = (*army[:at], (kind, FEW), *army[at + 1 :])
        self.emit(ev.Weakened(seat, kind))

    def eliminate(self, seat: Seat) -> None:
        """Heroes, cubes and cards leave the game. [heroes.elimination.050]"""
        player = self.players[seat]
        if self.turn_of == seat:
            self.turn_of = NOBODY
            self.remember_turn(seat)
        self.own_realm(seat).out = True
        for number in self.heroes_of(seat):
            self.heroes[number] = self.heroes[number].at(NONE)
        marks = self.own_marks()
        for field, mark in enumerate(marks):
            if mark.cube == seat:
                marks[field] = Mark(NO_CUBE, True, NONE, mark.visitors)
        for pile in (player.deck, player.hand, player.discard):
            self.removed = (*self.removed, *pile)
            pile.clear()
        self.lose_army(seat)
        self.emit(ev.Eliminated(seat))

    def draw_proclamation(self) -> ProclamationDef:
        """[heroes.round.060]"""
        self.proclamations, self.proclaimed = self.proclamations.copy(), self.proclaimed.copy()
        self.turn_over(self.proclamations, self.proclaimed)
        number = self.proclamations.pop()
        self.proclaimed.append(number)
        self.unveil()
        self.emit(ev.Proclaimed(number))
        return self.printed.proclamations[number]

    # -- atoms: peeking -----------------------------------------------------------------------------------

    def deck_to_peek(self, seat: Seat, kind: int, n: int) -> list[int]:
        """A deck at which a player may look, to be read; the top card is the last."""
        if kind == COMMON:
            return self.decks[n]
        if kind == NEUTRAL_UNITS:
            return self.neutral[n]
        return self.proclamations if kind == STARS else self.players[seat].deck

    def peek(self, seat: Seat, kind: int, n: int) -> None:
        """The top card of a deck is seen by one player. [heroes.unit.270]"""
        self.unveil()
        self.emit(ev.Peeked(seat, kind, n))

    def put_under(self, seat: Seat, kind: int, n: int) -> None:
        """The top card goes under its deck. [heroes.unit.270]"""
        cards = self.deck_to_peek(seat, kind, n)
        turned = [cards[-1], *cards[:-1]]
        if kind == COMMON:
            self.decks = replaced(self.decks, n, turned)
        elif kind == NEUTRAL_UNITS:
            self.neutral = replaced(self.neutral, n, turned)
        elif kind == STARS:
            self.proclamations = turned
        else:
            self.players[seat].deck = turned
        self.emit(ev.PutUnder(seat, kind, n))

    # -- atoms: what is said and what is at stake -----------------------------------------------------

    def take_turns_from(self, first: Seat) -> None:
        """Clockwise, all game long; teams by turns, beginning with that of the first player.
        [heroes.round.090, heroes.alliance.040]"""
        clockwise = [Seat((first + i) % self.n) for i in range(self.n)]
        if self.printed.allied:
            allies = [seat for seat in clockwise if not self.is_enemy(first, seat)]
            enemies = [seat for seat in clockwise if self.is_enemy(first, seat)]
            clockwise = [seat for pair in zip(allies, enemies, strict=True) for seat in pair]
        self.order = tuple(clockwise)
        self.emit(ev.Begins(first))

    def go_first(self, seat: Seat) -> None:
        """Of the players of a team this one has the first turn of the round, and the other the second.
        [heroes.alliance.090]"""
        team = [other for other in self.order if not self.is_enemy(seat, other)]
        places = [self.order.index(other) for other in team]
        order = list(self.order)
        for place, other in zip(places, [seat, *[one for one in team if one != seat]], strict=True):
            order[place] = other
        self.order = tuple(order)
        self.emit(ev.GoesFirst(seat))

    def shuffle_proclamations(self) -> None:
        """[heroes.setup.250]"""
        self.proclamations = [card.index for card in self.printed.proclamations]
        self.shuffle(self.proclamations)

    def be_in_force(self, proclamation: int) -> None:
        """In this round and the next."""
        self.week = proclamation
        if self.printed.proclamations[proclamation].word == "first_spell_returns":
            for seat in self.order:
                self.own_realm(seat).weekly = frozenset()

    def change_next_income(self, gold: int, valuables: int) -> None:
        self.windfall = (self.windfall[0] + gold, self.windfall[1], self.windfall[2] + valuables)

    def change_later_income(self, gold: int, valuables: int) -> None:
        """Of the resource round after the one that is about to pay. [heroes.option.170]"""
        before = self.later_windfall
        self.later_windfall = (before[0] + gold, before[1], before[2] + valuables)

    def forget_windfall(self) -> None:
        self.windfall = self.later_windfall
        self.later_windfall = NOTHING

    def call_the_end(self, round: int, seat: Seat) -> None:
        """The game ends with that turn."""
        self.last_turn = (round, seat)
        self.emit(ev.EndCalled(round, seat))

    def remember(self, event: int, seat: Seat) -> None:
        """An event of the scenario that waited for something has come, for a seat or (NOBODY) for all."""
        self.happened = self.happened.union(((event, int(seat)),))

    def wait_again(self, event: int, seat: Seat) -> None:
        self.happened = self.happened.difference(((event, int(seat)),))

    def times_of(self, event: int, seat: Seat) -> int:
        """How often an event that comes again and again has come, for a seat or (NOBODY) for all."""
        return sum([1 for number, whose, _ in self.recurred if number == event and whose == seat])

    def recur(self, event: int, seat: Seat) -> None:
        self.recurred = self.recurred.union(((event, int(seat), self.times_of(event, seat)),))

    def lay_token(self, token: Token) -> None:
        self.tokens = [*self.tokens, token]

    def hand_token(self, at: int, seat: Seat, carrier: int) -> None:
        """A hero of a player has it from now on."""
        self.change_token(at, Token(self.tokens[at].kind, seat, carrier=carrier))
        self.emit(ev.TokenTaken(seat, self.tokens[at].kind))

    def change_token(self, at: int, token: Token) -> None:
        """Taken, dropped, brought or destroyed: the event of the rule tells."""
        self.tokens = replaced(self.tokens, at, token)

    def prepare_projects(self, seat: Seat, n: int) -> None:
        self.own_realm(seat).stages = (0,) * n

    def pay_stage(self, seat: Seat, project: int) -> None:
        realm = self.own_realm(seat)
        done = realm.stages[project] + 1
        realm.stages = (*realm.stages[:project], done, *realm.stages[project + 1 :])
        realm.staged += 1
        self.emit(ev.StagePaid(seat, project, done))

    def lose_hand(self, seat: Seat) -> None:
        """What a second loss of heart costs, at the end of the turn. [heroes.morale.110]"""
        player = self.players[seat]
        player.hand_is_lost = False
        if player.hand:
            self.unveil()
        for card in player.hand.copy():
            self.discard_from_hand(seat, card)

    def supply(self, seat: Seat, tiles: tuple[int, ...]) -> None:
        """Far tiles for a player to add. [heroes.tile.090]"""
        self.own_realm(seat).supply = tiles

    def leave_in_box(self, tiles: tuple[int, ...]) -> None:
        """Tiles that nobody sees in this game."""
        self.unused = tiles

    def remember_first_army(self, seat: Seat) -> None:
        """[heroes.unit.120]"""
        self.own_realm(seat).first_army = self.players[seat].army
