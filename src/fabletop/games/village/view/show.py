"""What a seat sees, copied piece by piece from the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fabletop.games.village import state
from fabletop.games.village.state import LAST_SPACE, SPELL_DECK, Village, pieces
from fabletop.games.village.state.fields import LIFELINK, SABOTAGE, SNEAKING, SUMMON, VISION
from fabletop.games.village.view.records import (
    Attack,
    Deed,
    Dragon,
    Market,
    Monster,
    Player,
    Scabbard,
    Target,
    Turn,
    VillageView,
    Worn,
)
from fabletop.kernel.frame import NOBODY, Act, Seat

FORMS: Final = ("arm", "heavy_arm", "magic", "claw")
DEEDS: Final[tuple[tuple[int, Deed], ...]] = (
    (SABOTAGE, "sabotage"),
    (SNEAKING, "sneaking"),
    (SUMMON, "summon"),
    (VISION, "vision"),
    (LIFELINK, "lifelink"),
)


def view_for(g: Village, seat: Seat) -> VillageView:
    return VillageView(
        seat=seat,
        round=g.round,
        active=g.active,
        ring=list(g.ring),
        over=g.over,
        winners=list(g.winners),
        players=[view_of_player(g, at, player, seat) for at, player in enumerate(g.players)],
        market=view_of_market(g, seat),
        turn=Turn(
            gold=g.gold,
            mind=g.mind,
            beers=g.beers,
            used=[name for bit, name in DEEDS if g.used & bit],
            passed=list(g.passed),
            weapons_closed=g.weapons_closed,
            next_weapon=g.next_weapon,
            all_weapons=g.all_weapons,
            discount=g.discount,
            taming=g.taming,
        ),
        attack=None if g.attack is None else view_of_attack(g.attack),
        loose=[view_of_monster(monster) for monster in g.loose],
    )


def laid_open(g: Village, shown: Sequence[Seat]) -> VillageView:
    """As nobody in particular sees it, but for these seats, which are seen as they see themselves."""
    view = view_for(g, NOBODY)
    players = [
        view_of_player(g, at, player, Seat(at)) if at in shown else view.players[at]
        for at, player in enumerate(g.players)
    ]
    return msgspec.structs.replace(view, players=players)


def view_of_player(g: Village, at: int, player: state.Player, seat: Seat) -> Player:
    """One seat as another sees it.
    [village.berserk.070]"""
    own = at == seat
    hero = g.printed.heroes[player.hero] if player.hero >= 0 else None
    return Player(
        hero=None if hero is None else hero.id,
        alive=player.alive,
        life=player.life,
        full_life=0 if hero is None else hero.life,
        level=player.level + 1,
        experience=player.experience,
        next_levels=[] if hero is None else list(hero.experience[1:]),
        poison=player.poison,
        berserk=player.berserk,
        mind_debt=player.mind_debt,
        guard=player.guard,
        turns=player.turns,
        hand=sorted(player.hand) if own else None,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        # what a player owns is public: only where the unseen cards lie is not
        unseen=sorted(player.deck) if own else sorted(player.deck + player.hand),
        discard=list(player.discard),
        played=list(player.played),
        worn=[Worn(worn.card, worn.slot, worn.left) for worn in player.worn],
        scabbards=[Scabbard(one.card, one.weapon, one.turn) for one in player.scabbards],
        front=[view_of_monster(monster) for monster in player.front],
    )


def view_of_monster(monster: pieces.Monster) -> Monster:
    return Monster(monster.uid, monster.card, monster.owner, monster.life, monster.summoner)


def view_of_market(g: Village, seat: Seat) -> Market:
    foreseen = seat >= 0 and bool(g.foreseen & (1 << seat)) and bool(g.stock[SPELL_DECK])
    return Market(
        spaces=g.spaces[1 : LAST_SPACE + 1],
        decks=[len(deck) for deck in g.stock],
        supply=list(g.supply),
        removed=sorted(g.removed),
        tamed=[space for space in range(1, LAST_SPACE + 1) if g.tamed & (1 << space)],
        dragon=None if g.dragon is None else view_of_dragon(g, g.dragon),
        loot=list(g.loot),
        sharers=list(g.sharers),
        foreseen=g.stock[SPELL_DECK][-1] if foreseen else None,
        seers=[at for at in range(g.n) if g.foreseen & (1 << at)],
    )


def view_of_dragon(g: Village, dragon: pieces.Dragon) -> Dragon:
    fighters = [at for at in range(g.n) if dragon.fighters & (1 << at)]
    return Dragon(dragon.card, dragon.life, dragon.parts, fighters)


def view_of_attack(attack: pieces.Attack) -> Attack:
    return Attack(
        form=FORMS[attack.form],
        seat=attack.seat,
        card=attack.card,
        bonus=attack.bonus,
        element=attack.element,
        poison=attack.poison,
        any_target=attack.any_target,
        multi=attack.multi,
        uid=attack.uid,
        lifelink=attack.lifelink,
        chain=[view_of_target(target) for target in attack.chain],
    )


def view_of_target(target: Act) -> Target:
    if target.verb == "hero":
        return Target("hero", seat=target.id)
    if target.verb == "worn":
        seat, slot = target.ids
        return Target("worn", seat=seat, slot=slot)
    return Target("monster", uid=target.id) if target.verb == "monster" else Target(target.verb)
