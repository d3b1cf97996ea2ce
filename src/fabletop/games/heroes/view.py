"""What each seat may know, and a game that it cannot tell from the true one.

Hidden are the hands of others, the order of every deck, and the top cards that somebody is looking at.
"""

from __future__ import annotations

from typing import Any

from fabletop.games.heroes.cards.levels import FOUND
from fabletop.games.heroes.combat.attack import (
    attack_of,
    counting_die,
    defence_of,
    is_braced,
    is_dieless,
    keeps,
)
from fabletop.games.heroes.combat.pieces import ACTED, INSPIRED, Unit
from fabletop.games.heroes.combat.state import ATTACKER
from fabletop.games.heroes.defs import FACTIONS, NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.view import redeal, redeal_asked, shuffle_unseen, view_of_decision


def view_for(g: Heroes, seat: Seat) -> dict[str, Any]:
    """Built up from nothing."""
    return {
        "seat": seat,
        "seats": g.n,
        "mode": g.printed.plan.mode,
        "round": g.combat.round,
        "over": g.finished,
        "winners": list(g.victors),
        "players": [view_of_player(g, at, seat) for at in range(len(g.players))],
        "decks": [len(deck) for deck in g.decks],
        "piles": [list(pile) for pile in g.piles],
        "removed": sorted(g.removed),
        "neutral": [len(deck) for deck in g.neutral],
        "neutral_piles": [sorted(pile) for pile in g.neutral_piles],
        "ai_deck": len(g.ai_deck),
        "ai_spells_cast": list(g.ai_spells_cast),
        "combat": g.combat.to_data(),
        "figures": [view_of_unit(g, unit) for unit in g.combat.units],
        "order": order_of_play(g),
        "stakes": stakes_of(g),
        "budget": budget_of(g.decision),
        "chosen": chosen_of(g.decision),
        "decision": view_of_decision(g.decision, seat),
    }


def view_of_player(g: Heroes, at: int, seat: Seat) -> dict[str, Any]:
    player = g.players[at]
    return {
        "hero": g.printed.heroes[player.hero].id if player.hero != NONE else None,
        "faction": FACTIONS[player.faction] if player.faction != NONE else None,
        "experience": player.experience,
        "level": player.level,
        "hand": len(player.hand),
        "cards": list(player.hand) if at == seat else None,
        "deck": len(player.deck),
        "discard": list(player.discard),
        "army": sorted(player.army),
        "crowns": player.crowns,
        "crowns_left": g.crowns_left(Seat(at)),
        "hand_limit": g.hand_limit(Seat(at)),
        "morale": player.morale,
        "hand_is_lost": player.hand_is_lost,
        "gold": player.gold,
        "materials": player.materials,
        "valuables": player.valuables,
        "movement": player.movement,
    }


# -- what anybody could work out from the table -------------------------------------------------------------


def view_of_unit(g: Heroes, unit: Unit) -> dict[str, int]:
    """The numbers of a unit with everything that is in force on it; `number` tells units of one name and side
    apart, and is 0 where there is only one."""
    uid = unit.uid
    face = g.face_of(unit)
    name = g.units[unit.kind].name
    same = [u.uid for u in g.combat.units if u.side == unit.side and g.units[u.kind].name == name]
    attack = face.attack + g.lasting_on(uid, "attack") + g.lasting_on(uid, "bless")
    if unit.marks & INSPIRED:
        attack += 1
    return {
        "uid": uid,
        "attack": max(0, attack),
        "defence": max(0, face.defence + g.lasting_on(uid, "defence")),
        "health": g.health_of(uid),
        "initiative": g.initiative_of(uid),
        "number": 0 if len(same) == 1 else same.index(uid) + 1,
    }


def order_of_play(g: Heroes) -> list[int]:
    """The units that still have to act in this round, in the order in which they will as things stand.
    [heroes.combat_round.120, heroes.combat_round.130]"""
    c = g.combat
    left = {u.uid: g.initiative_of(u.uid) for u in c.units if u.stands and not u.marks & ACTED}
    side, initiative = c.order_side, c.order_initiative
    order: list[int] = []
    while left:
        best = max(left.values())
        tied = [uid for uid in left if left[uid] == best]
        turn = 1 - side if initiative == best and side != NONE else ATTACKER
        chosen = next((uid for uid in tied if c.units[uid].side == turn), tied[0])
        side, initiative = c.units[chosen].side, best
        order.append(chosen)
        del left[chosen]
    return order


def stakes_of(g: Heroes) -> dict[str, Any] | None:
    """The attack that is on its way, with all that was added to it so far."""
    blow = g.combat.blow
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
    return decision.frame.n if decision is not None and decision.kind == "muster" else None


def chosen_of(decision: Decision | None) -> int | None:
    """The unit in somebody's hand that is just being placed: its kind times 2 plus its face."""
    if decision is None or decision.kind not in ("deploy_space", "place_guard_space"):
        return None
    chosen = decision.frame.picks[0]
    return chosen.id if isinstance(chosen, Act) else None


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
    frame = decision.frame
    return min(frame.n % FOUND, len(g.decks[deck])) if frame.source == deck else 0
