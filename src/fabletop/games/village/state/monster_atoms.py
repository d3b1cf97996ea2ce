"""Changes of the monsters in front of heroes, and of the dragon that lies upon the market."""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE
from fabletop.games.village.state.card_atoms import CardAtoms
from fabletop.games.village.state.pieces import Dragon, Monster
from fabletop.kernel.frame import NOBODY


class MonsterAtoms(CardAtoms):
    """Every atom checks, changes and tells in one breath."""

    def bring_monster(self, seat: int, card: int, owner: int, summoner: int = NONE) -> Monster:
        """Put a new monster in front of a hero. [village.monster.010]"""
        monster = Monster(self.next_uid, card, owner, self.life_of(card), summoner)
        self.next_uid += 1
        player = self.players[seat]
        player.front = (*player.front, monster)
        self.emit(ev.MonsterCame(seat, card, monster.uid, owner))
        return monster

    def take_mini(self, mini: int) -> bool:
        """Take a mini card from the supply, if one is left. [village.summon.030]"""
        place = mini - self.printed.first_mini
        if self.supply[place] == 0:
            return False
        self.supply = (*self.supply[:place], self.supply[place] - 1, *self.supply[place + 1 :])
        return True

    def set_monster(self, seat: int, monster: Monster) -> None:
        player = self.players[seat]
        player.front = tuple([monster if old.uid == monster.uid else old for old in player.front])

    def lift_monster(self, uid: int) -> Monster | None:
        """Take a monster off the table; the caller puts it somewhere."""
        for player in self.players:
            for place, monster in enumerate(player.front):
                if monster.uid == uid:
                    player.front = player.front[:place] + player.front[place + 1 :]
                    return monster
        return None

    def put_away(self, monster: Monster) -> None:
        """Lay down a monster that left play: minis return, bought cards go to their owner's discard pile,
        the rest leaves the game.
        [village.attack_monster.060, village.sneak_attack.040, village.fleeting.050]"""
        if monster.card >= self.printed.first_mini:
            place = monster.card - self.printed.first_mini
            self.supply = (*self.supply[:place], self.supply[place] + 1, *self.supply[place + 1 :])
        elif monster.owner >= 0 and self.players[monster.owner].alive:
            self.players[monster.owner].discard.append(monster.card)
        else:
            self.remove_card(monster.card)

    def move_monster(self, monster: Monster, seat: int) -> None:
        """A monster goes to stand in front of another hero, wounds and all. [village.defeat.050]"""
        came_from = self.holder(monster.uid)
        self.lift_monster(monster.uid)
        self.settle_monster(monster, seat, came_from)

    def settle_monster(self, monster: Monster, seat: int, came_from: int) -> None:
        """A monster that was lifted stands down in front of a hero."""
        player = self.players[seat]
        player.front = (*player.front, monster)
        self.emit(ev.MonsterMoved(seat, monster.card, monster.uid, came_from))

    def lift_all_monsters(self, seat: int) -> tuple[Monster, ...]:
        """Take all monsters in front of a hero; the caller puts them somewhere. [village.defeat.040]"""
        front = self.players[seat].front
        self.players[seat].front = ()
        return front

    def wound_monster(self, seat: int, monster: Monster, n: int) -> None:
        """A monster loses less life than it has. [village.attack_monster.040]"""
        self.set_monster(seat, monster.with_life(monster.life - n))
        self.emit(ev.MonsterHurt(seat, monster.card, monster.uid, n))

    def heal_monster(self, seat: int, monster: Monster, n: int) -> None:
        """Never above its start. [village.monster_ability.010]"""
        n = min(n, self.life_of(monster.card) - monster.life)
        if n > 0:
            self.set_monster(seat, monster.with_life(monster.life + n))
            self.emit(ev.MonsterHealed(seat, monster.card, monster.uid, n))

    def kill_monster(self, seat: int, monster: Monster, killer: int) -> None:
        """A monster dies; who killed it learns from it. [village.experience.010, village.summon.050]"""
        self.lift_monster(monster.uid)
        self.emit(ev.MonsterDied(seat, monster.card, monster.uid, killer))
        self.put_away(monster)
        if killer >= 0 and self.players[killer].alive:
            self.get_experience(killer, self.cards[monster.card].price)

    # -- the dragon -----------------------------------------------------------------------------------

    def bring_dragon(self, seat: int, card: int) -> None:
        """An Overwhelm monster lies down upon the market with its first card. [village.overwhelm.020]"""
        self.tamed = 0
        self.dragon = Dragon(card, self.life_of(card), 1, 0)
        self.emit(ev.OverwhelmCame(seat, card, self.dragon.life))

    def grow_dragon(self) -> None:
        """One more of its cards enters and the others move left, if there is one.
        [village.overwhelm.050, village.overwhelm.060, village.overwhelm.070, village.overwhelm.080]"""
        dragon = self.dragon
        if dragon is not None and dragon.parts < len(self.cards[dragon.card].parts):
            self.dragon = Dragon(dragon.card, dragon.life, dragon.parts + 1, dragon.fighters)
            self.emit(ev.OverwhelmGrew(self.active, dragon.card, dragon.parts + 1))

    def wound_dragon(self, seat: int, n: int) -> int:
        """Take life from the dragon, which remembers who did it; at 0 it dies. Returns what was lost.
        [village.overwhelm.120]"""
        dragon = self.dragon
        if dragon is None:
            return 0
        lost = min(n, dragon.life)
        self.dragon = Dragon(dragon.card, dragon.life - lost, dragon.parts, dragon.fighters | (1 << seat))
        self.emit(ev.OverwhelmHurt(seat, dragon.card, lost))
        if lost == dragon.life:
            self.owe("village.overwhelm_dies", NOBODY, seat)
        return lost

    def kill_dragon(self, slayer: int) -> None:
        """It leaves the game, and the market is free. [village.overwhelm.120]"""
        dragon = self.dragon
        if dragon is not None:
            self.dragon = None
            self.remove_card(dragon.card)
            self.emit(ev.OverwhelmDied(slayer, dragon.card))
