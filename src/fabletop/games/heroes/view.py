"""What each seat may know, and a game that it cannot tell from the true one.

Hidden are the hands of others, the order of every deck, and the top cards that somebody is looking at.
"""

from __future__ import annotations

from typing import Any

from fabletop.games.heroes.combat.blow import (
    attack_of,
    counting_die,
    defence_of,
    is_braced,
    is_dieless,
    keeps,
)
from fabletop.games.heroes.combat.order import order_of_play
from fabletop.games.heroes.combat.pieces import INSPIRED, Unit
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import FACTIONS, NONE
from fabletop.games.heroes.modes.single_combat import awaited
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.player import Player
from fabletop.games.heroes.state.players import CROWNS, HAND_LIMIT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.view import redeal, redeal_asked, shuffle_unseen, view_of_decision


def scene(g: Heroes) -> Combat:
    """The combat that is on, or else the last one, or else the one that is awaited."""
    return g.combat or g.fought or awaited(g)


def view_for(g: Heroes, seat: Seat) -> dict[str, Any]:
    """Built up from nothing."""
    c = scene(g)
    return {
        "seat": seat,
        "seats": g.n,
        "mode": g.printed.plan.mode,
        "round": c.round,
        "over": g.finished,
        "winners": list(g.victors),
        "players": [view_of_hero(g, at, seat) for at in range(len(g.heroes))],
        "decks": [len(deck) for deck in g.decks],
        "piles": [list(pile) for pile in g.piles],
        "removed": sorted(g.removed),
        "neutral": [len(deck) for deck in g.neutral],
        "neutral_piles": [sorted(pile) for pile in g.neutral_piles],
        "ai_deck": len(g.ai_deck),
        "ai_spells_cast": list(g.ai_spells_cast),
        "combat": view_of_combat(c),
        "figures": [view_of_unit(c, unit) for unit in c.units],
        "order": order_of_play(c),
        "stakes": stakes_of(g),
        "budget": budget_of(g.decision),
        "chosen": chosen_of(g.decision),
        "decision": view_of_decision(g.decision, seat),
    }


def view_of_combat(c: Combat) -> dict[str, Any]:
    return {
        **c.to_data(),
        "width": c.board.width,
        "depth": c.board.depth,
        "reserve": [list(troop) for camp in c.camps for troop in camp.reserve],
    }


def view_of_hero(g: Heroes, number: int, seat: Seat) -> dict[str, Any]:
    """A main hero with all that its player has; a hero that nobody steers has little."""
    hero = g.heroes[number]
    player = g.players[hero.seat] if hero.seat >= 0 else Player(number)
    crowns = CROWNS[hero.level]
    return {
        "hero": g.printed.heroes[hero.who].id if hero.who != NONE else None,
        "faction": FACTIONS[g.printed.heroes[hero.who].faction] if hero.who != NONE else None,
        "experience": hero.experience,
        "level": hero.level,
        "hand": len(player.hand),
        "cards": list(player.hand) if hero.seat == seat and seat >= 0 else None,
        "deck": len(player.deck),
        "discard": list(player.discard),
        "army": sorted(list(troop) for troop in g.army_of(number)),
        "crowns": player.crowns,
        "crowns_left": crowns - player.crowns,
        "hand_limit": HAND_LIMIT[hero.level],
        "morale": player.morale,
        "hand_is_lost": player.hand_is_lost,
        "gold": player.gold,
        "materials": player.materials,
        "valuables": player.valuables,
        "movement": hero.movement,
    }


# -- what anybody could work out from the table -------------------------------------------------------------


def view_of_unit(c: Combat, unit: Unit) -> dict[str, int]:
    """The numbers of a unit with everything that is in force on it; `number` tells units of one name and side
    apart, and is 0 where there is only one."""
    uid = unit.uid
    face = c.face_of(unit)
    name = c.kinds[unit.kind].name
    same = [u.uid for u in c.units if u.side == unit.side and c.kinds[u.kind].name == name]
    attack = face.attack + c.lasting_on(uid, "attack") + c.lasting_on(uid, "bless")
    if unit.marks & INSPIRED:
        attack += 1
    return {
        "uid": uid,
        "attack": max(0, attack),
        "defence": max(0, face.defence + c.lasting_on(uid, "defence")),
        "health": c.health_of(uid),
        "initiative": c.initiative_of(uid),
        "number": 0 if len(same) == 1 else same.index(uid) + 1,
    }


def stakes_of(g: Heroes) -> dict[str, Any] | None:
    """The attack that is on its way, with all that was added to it so far."""
    blow = None if g.combat is None else g.combat.blow
    if blow is None:
        return None
    return {
        "uid": blow.attacker,
        "target": blow.defender,
        "back": blow.back,
        "attack": attack_of(g, blow),
        "defence": defence_of(g, blow),
        "dieless": is_dieless(g, blow),
        "dice": list(blow.dice),
        "keeps": keeps(g, blow),
        "die": counting_die(g, blow) if blow.dice and not blow.ignored else None,
        "ignored": blow.ignored,
        "times": blow.times,
        "braced": is_braced(g, blow.defender),
        "damage": blow.damage,
        "called_off": blow.called_off,
    }


def budget_of(decision: Decision | None) -> int | None:
    """What is left to muster an army with."""
    if decision is None or decision.kind != "muster":
        return None
    _, budget = decision.frame.args
    return budget


def chosen_of(decision: Decision | None) -> list[int] | None:
    """The unit in somebody's hand that is just being placed: its kind and its face."""
    if decision is None or decision.kind not in ("deploy_space", "place_guard_space"):
        return None
    chosen = decision.frame.picks[0]
    return list(chosen.ids) if isinstance(chosen, Act) else None


# -- imagining -------------------------------------------------------------------------------------------


def imagine(g: Heroes, seat: Seat, luck: int) -> Heroes:
    """A game that `seat` cannot tell from this one: the unseen dealt again, the dice unrolled."""
    other = g.clone()
    other.reseed(luck)
    for number, deck in enumerate(other.decks):
        known = seen_on_top(g, seat, number)
        unseen = deck[: len(deck) - known]
        shuffle_unseen(other, unseen)
        other.decks[number] = unseen + deck[len(deck) - known :]
    for tier, tier_deck in enumerate(other.neutral):
        unseen = tier_deck.copy()
        shuffle_unseen(other, unseen)
        other.neutral[tier] = unseen
    shuffle_unseen(other, other.ai_deck)
    shuffle_unseen(other, other.ai_spells)
    for at, player in enumerate(other.players):
        if at == seat:
            shuffle_unseen(other, player.deck)
        elif g.decision is not None and at in g.decision.seats and seat not in g.decision.seats:
            redeal_asked(g, other, g.players[at], player)
        else:
            redeal(other, player)
    other.unveiled = g.unveiled
    return other


def seen_on_top(g: Heroes, seat: Seat, deck: int) -> int:
    """How many cards on top of a common deck this seat is just looking at."""
    decision = g.decision
    if decision is None or decision.kind != "search" or seat not in decision.seats:
        return 0
    searched, n, _ = decision.frame.args
    return min(n, len(g.decks[deck])) if searched == deck else 0
