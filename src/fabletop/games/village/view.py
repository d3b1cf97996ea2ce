"""What each seat may know, and the games it may imagine.

A view is built up from nothing: what is not copied here is not shown.  Hidden are the order of every deck,
what lies in the face-down market decks, and which of a player's unseen cards are in hand.
"""

from __future__ import annotations

from typing import Any

from fabletop.games.village.state import LAST_SPACE, MAIN, NUGGETS, SPELL_DECK, Village
from fabletop.games.village.state.player import Player
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.view import redeal, redeal_asked, shuffle_unseen, view_of_decision


def view_for(g: Village, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "round": g.round,
        "active": g.active,
        "ring": list(g.ring),
        "over": g.over,
        "winners": list(g.winners),
        "players": [view_of_player(g, s, player, seat) for s, player in enumerate(g.players)],
        "market": view_of_market(g, seat),
        "turn": {
            "gold": g.gold,
            "mind": g.mind,
            "beers": g.beers,
            "used": g.used,
            "sneaked": g.sneaked,
            "weapons_closed": g.weapons_closed,
            "next_weapon": g.next_weapon,
            "all_weapons": g.all_weapons,
            "discount": g.discount,
            "taming": g.taming,
        },
        "attack": None if g.attack is None else g.attack.to_data(),
        "loose": [monster.to_data() for monster in g.loose],
        "decision": view_of_decision(g.decision, seat),
    }


def view_of_player(g: Village, at: int, player: Player, seat: Seat) -> dict[str, Any]:
    """One seat as another sees it.
    [village.berserk.070]"""
    own = at == seat
    hero = g.printed.heroes[player.hero] if player.hero >= 0 else None
    return {
        "hero": None if hero is None else hero.id,
        "alive": player.alive,
        "life": player.life,
        "full_life": 0 if hero is None else hero.life,
        "level": player.level + 1,
        "experience": player.experience,
        "next_levels": [] if hero is None else list(hero.experience[1:]),
        "poison": player.poison,
        "berserk": player.berserk,
        "mind_debt": player.mind_debt,
        "guard": player.guard,
        "turns": player.turns,
        "hand": sorted(player.hand) if own else None,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        # what a player owns is public: only where the unseen cards lie is not
        "unseen": sorted(player.deck) if own else sorted(player.deck + player.hand),
        "discard": list(player.discard),
        "played": list(player.played),
        "worn": [worn.to_data() for worn in player.worn],
        "scabbards": [scabbard.to_data() for scabbard in player.scabbards],
        "front": [monster.to_data() for monster in player.front],
    }


def view_of_market(g: Village, seat: Seat) -> dict[str, Any]:
    foreseen = seat >= 0 and bool(g.foreseen & (1 << seat)) and bool(g.stock[SPELL_DECK])
    return {
        "spaces": g.spaces[1 : LAST_SPACE + 1],
        "decks": [len(deck) for deck in g.stock],
        "supply": list(g.supply),
        "removed": sorted(g.removed),
        "tamed": g.tamed,
        "dragon": None if g.dragon is None else g.dragon.to_data(),
        "loot": list(g.loot),
        "sharers": list(g.sharers),
        "foreseen": g.stock[SPELL_DECK][-1] if foreseen else None,
        "seers": g.foreseen,
    }


def imagine(g: Village, seat: Seat, luck: int) -> Village:
    """A game that `seat` cannot tell from this one: the unseen dealt again, the dice unrolled."""
    other = g.clone()
    other.reseed(luck)
    for deck in range(MAIN, NUGGETS):
        redeal_deck(other, deck, seat)
    for at, player in enumerate(other.players):
        if at == seat:
            shuffle_unseen(other, player.deck)
        elif g.decision is not None and at in g.decision.seats and seat not in g.decision.seats:
            redeal_asked(g, other, g.players[at], player)
        else:
            redeal(other, player)
    other.unveiled = g.unveiled
    return other


def redeal_deck(g: Village, deck: int, seat: Seat) -> None:
    known = deck == SPELL_DECK and seat != NOBODY and bool(g.foreseen & (1 << seat))
    unseen = list(g.stock[deck])
    top = [unseen.pop()] if known and unseen else []
    shuffle_unseen(g, unseen)
    g.stock[deck] = tuple(unseen + top)
