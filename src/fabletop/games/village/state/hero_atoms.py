"""Changes of a hero: life, poison, experience, and the gold and intelligence of the turn."""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.state.fields import Fields
from fabletop.kernel.frame import NOBODY, Seat


class HeroAtoms(Fields):
    """Every atom checks, changes and tells in one breath."""

    def take_hero(self, seat: int, hero: int) -> None:
        """Full life, no experience. [village.start.020, village.start.030]"""
        player = self.players[seat]
        player.hero = hero
        player.life = self.printed.heroes[hero].life
        self.emit(ev.HeroTaken(seat, hero))

    def open_turn(self, seat: Seat) -> None:
        """A turn begins with an empty purse and the intelligence of the hero and of what is worn.
        [village.spell.010, village.defence.110]"""
        player = self.players[seat]
        player.turns += 1
        player.guard = 0
        self.active = seat
        self.gold = 0
        self.mind = self.level(seat).mind - player.mind_debt
        player.mind_debt = 0
        for worn in player.worn:
            self.mind += self.cards[worn.card].mind_each_turn
        self.beers = 0
        self.used = 0
        self.tamed = 0
        self.passed = ()
        self.weapons_closed = False
        self.next_weapon = 0
        self.all_weapons = 0
        self.discount = 0
        self.taming = 0
        self.emit(ev.TurnBegan(seat, self.round))

    # -- life, poison, gold, intelligence and experience ----------------------------------------------

    def hurt(self, seat: int, n: int) -> int:
        """Take life points from a hero; at 0 the hero falls. Returns what was lost. [village.weapon.040]"""
        player = self.players[seat]
        if n > player.life:
            n = player.life
        if n > 0:
            player.life -= n
            self.emit(ev.Hurt(seat, n))
            if player.life == 0:
                self.owe("village.fall", NOBODY, seat)
        return n

    def heal(self, seat: int, n: int) -> None:
        """Give life points back, never above the start value. [village.healing.030]"""
        player = self.players[seat]
        missing = self.printed.heroes[player.hero].life - player.life
        if n > missing:
            n = missing
        if n > 0:
            player.life += n
            self.emit(ev.Healed(seat, n))

    def poison(self, seat: int, n: int) -> None:
        self.players[seat].poison += n
        self.emit(ev.Poisoned(seat, n))

    def cure(self, seat: int, n: int) -> None:
        """Poison goes only by cards that say so. [village.poison.040]"""
        player = self.players[seat]
        if n > player.poison:
            n = player.poison
        if n > 0:
            player.poison -= n
            self.emit(ev.Cured(seat, n))

    def get_gold(self, n: int) -> None:
        self.gold += n
        self.emit(ev.GotGold(self.active, n))

    def change_mind(self, n: int) -> None:
        """Intelligence of this turn; it may fall below 0. [village.beer.020]"""
        self.mind += n
        self.emit(ev.GotMind(self.active, n))

    def get_experience(self, seat: int, n: int) -> None:
        """The token moves in whole steps; reaching or passing a level opens it.
        [village.experience.030, village.experience.040]"""
        player = self.players[seat]
        player.experience += n
        self.emit(ev.GotExperience(seat, n))
        step = self.rules.experience_step
        token = player.experience // step * step
        needed = self.printed.heroes[player.hero].experience
        while player.level < 2 and token >= needed[player.level + 1]:
            gained = self.level(seat).mind
            player.level += 1
            self.emit(ev.RoseToLevel(seat, player.level + 1))
            gained = self.level(seat).mind - gained
            if gained != 0 and seat == self.active:
                self.change_mind(gained)
            if self.level(seat).swordmaster and seat == self.active:  # village.swordmaster.010
                self.weapons_closed = False

    # -- what lasts for a while -----------------------------------------------------------------------

    def burden_mind(self, seat: int, n: int) -> None:
        """The next turn starts with less intelligence. [village.spell.010]"""
        self.players[seat].mind_debt += n
        self.emit(ev.MindWillSuffer(seat, n))

    def raise_armour(self, seat: int, n: int) -> None:
        """Armour until the next own turn. [village.armour_bonus.020]"""
        self.players[seat].guard += n
        self.emit(ev.ArmourRaised(seat, n))

    def go_berserk(self, seat: int, turns: int) -> None:
        """For so many own turns, this one included. [village.berserk.020]"""
        self.players[seat].berserk = turns
        self.emit(ev.WentBerserk(seat, turns))

    def calm_down(self, seat: int) -> None:
        """One turn of Berserk is over. [village.berserk.030]"""
        player = self.players[seat]
        if player.berserk > 0:
            player.berserk -= 1
            if player.berserk == 0:
                self.emit(ev.CalmedDown(seat))

    def sharpen_next_weapon(self, seat: int, n: int) -> None:
        self.next_weapon += n
        self.emit(ev.NextWeaponSharpened(seat, n))

    def sharpen_all_weapons(self, seat: int, n: int) -> None:
        self.all_weapons += n
        self.emit(ev.WeaponsSharpened(seat, n))

    def lower_price(self, seat: int, n: int) -> None:
        """Of the next card bought in this turn."""
        self.discount += n
        self.emit(ev.PriceLowered(seat, n))

    def raise_taming(self, seat: int, n: int) -> None:
        self.taming += n
        self.emit(ev.TamingRaised(seat, n))
