"""Why a pick is good in Village of Legends: what it does in imagined games, and what the next best does not.

Where nothing stands out, the fitted terms say what one's side has more of after it.
"""

from __future__ import annotations

from typing import Final

from fabletop.bots.foretelling import Found, Reason, Tale, foretell, most_gained, share
from fabletop.games.village import events as ev
from fabletop.games.village.bots.judge import VillageJudge
from fabletop.games.village.bots.scores import Instinct, worth
from fabletop.games.village.bots.terms import DECK_TERMS, TERMS, Hoard, Weights, strength, strikes, terms_of
from fabletop.games.village.defs import NONE, NUGGET, TREASURE
from fabletop.games.village.market import price_now
from fabletop.games.village.modes.sides import team_of
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import AmountEvent, CardAmountEvent, CardEvent, Event
from fabletop.kernel.frame import Act, Pick, Seat

# Each is the end of a text's key, `why-...`.
WINS: Final = "wins"  # the game at once, in so many of 100
FELLS: Final = "fells"  # a hero
SURVIVES: Final = "survives"  # who would otherwise fall before the next turn
FIRST: Final = "kills-first"  # a monster, before it attacks
KILLS: Final = "kills"
PURCHASE: Final = "purchase"  # gold for a card that is then bought
DECK: Final = {
    "attack": "deck-attack",
    "gold": "deck-gold",
    "worth": "deck",
}  # what a card that is bought adds
NOTHING_LEFT: Final = "nothing-left"
LEAST_USED: Final = "least"  # of the hand
ONLY: Final = "only"
THUMB: Final = "thumb"
SUM: Final = "sum"

GAMES: Final = 16
FREE: Final = frozenset(("act",))
PARTING: Final = ("hand", "smelt")  # with a card of the hand
MOSTLY: Final = 0.6  # in so many of the games something must happen to be a reason
MAY: Final = 0.3  # and what is said with its chance
CLEAR: Final = 0.3  # by so much it must happen more often than after the next best
LEAST: Final = 0.02  # log-odds that a term must differ by

# What a pick may do at once, and what that weighs: for itself, and for each point of it
WEIGHT: Final[dict[str, tuple[float, float]]] = {
    KILLS: (100.0, 0.0),
    "slays": (120.0, 0.0),
    "level": (90.0, 0.0),
    "tames": (70.0, 0.0),
    "loots": (60.0, 0.0),
    "draws": (55.0, 1.0),
    "sets": (45.0, 0.0),
    "guards": (42.0, 0.0),
    "hurts": (40.0, 2.0),
    "wears": (40.0, 0.0),
    "sharpens": (38.0, 1.0),
    "poisons": (36.0, 2.0),
    "mind": (34.0, 1.0),
    "denies": (33.0, 0.0),
    "breaks": (32.0, 0.0),
    "discards": (30.0, 1.0),
    "gold": (28.0, 0.2),
    "cures": (27.0, 2.0),
    "wounds": (26.0, 1.0),
    "heals": (24.0, 3.0),
    "rid": (22.0, 0.0),
    "strikes": (21.0, 1.0),
    "foresees": (21.0, 0.0),
    "sheathes": (20.0, 0.0),
    "experience": (12.0, 0.2),
}

# What the fitted terms are called
GROUPS: Final[dict[str, str]] = {
    "worth": "deck",
    "size": "deck",
    "attack": "deck",
    "attack_log": "deck",
    "save": "deck",
    "gold": "deck",
    "life": "life",
    "life_log": "life",
    "walls": "walls",
    "poison": "poison",
    "level": "level",
    "experience": "level",
    "threat": "monsters",
    "claws": "monsters",
    "wounds": "monsters",
    "friends": "guards",
    "sheaths": "deck",
    "hand": "hand",
    "hand_attack": "hand",
    "hand_gold": "hand",
    "shop": "hand",
    "next": "hand",
    "next_hand": "hand",
    "next_shop": "hand",
}
CARDS: Final = "deck"  # the weights of cards belong there too

Fact = tuple[str, int, int]  # one of WEIGHT, what it is about, and whom
BLOWS: Final = ("hurts", "wounds")
ALL_BLOWS: Final[Fact] = ("strikes", NONE, NONE)  # whoever it was


def why(
    g: Village, seat: Seat, decision: Decision, pick: Pick, other: Pick | None, judge: VillageJudge, luck: int
) -> Reason:
    """The weightiest reason for a pick of a game that was imagined for the seat."""
    if len(decision.options) == 1:
        return Reason(ONLY)
    if decision.kind == "vision" and isinstance(pick, Act):
        return Reason(f"vision-{pick.verb}")
    if decision.kind not in SEEN_BY_DEEDS:
        return Reason(THUMB)
    ends = isinstance(pick, Act) and pick.verb == "end_turn"
    tales = foretell(g, seat, pick, judge, luck, GAMES, FREE, g.n)
    others = [] if other is None else foretell(g, seat, other, judge, luck, GAMES, FREE, g.n)
    found = Found()
    look_at_the_end(g, seat, tales, others, found)
    if ends:
        found.add(20.0, Reason(NOTHING_LEFT))
    elif decision.kind in PARTING and isinstance(pick, int):
        if is_least(g, seat, pick):
            found.add(23.0, Reason(LEAST_USED, 0, pick))
    else:
        look_at_deeds(g, seat, decision, tales, others, found)
        look_at_purchases(g, seat, pick, tales, found)
    if found.weight < 20.0 and others:
        look_at_terms(seat, tales, others, judge.weights, found)
    if found.best is not None:
        return found.best
    return Reason(THUMB if other is None else SUM)


def is_least(g: Village, seat: Seat, card: int) -> bool:
    """Whether no card of the hand is worth less."""
    i = Instinct(g, seat)
    least = worth(i, card)
    for other in g.players[seat].hand:
        if worth(i, other) < least:
            return False
    return True


# Questions of a game that has begun: before, and where a card is only looked at, nothing happens that shows
SEEN_BY_DEEDS: Final = frozenset(
    (
        "act",
        "target",
        "place",
        "heal",
        "monster",
        "opponent",
        "hand",
        "smelt",
        "space",
        "loot",
        "lifelink",
        "lifelink_amount",
        "monster_summons",
        "owner",
    )
)


# -- what is decided ----------------------------------------------------------------------------------------


def look_at_the_end(g: Village, seat: Seat, tales: list[Tale], others: list[Tale], found: Found) -> None:
    """The game is won at once, a hero falls, or the own one is saved."""
    wins = share(tales, won_at_once)
    if wins >= MAY:
        found.add(1000.0, Reason(WINS, percent(wins)))
    for foe in g.ring:
        if team_of(g, foe) != team_of(g, seat):
            falls = 0
            for tale in tales:
                if fell(tale.at_once, foe):
                    falls += 1
            if falls >= MAY * len(tales):
                found.add(300.0, Reason(FELLS, percent(falls / len(tales)), whom=foe))
    if others:
        lost, saved = share(others, falls_soon), share(tales, falls_soon)
        if lost >= MAY and lost - saved >= CLEAR:
            found.add(250.0, Reason(SURVIVES, percent(lost)))


def won_at_once(tale: Tale) -> bool:
    return tale.won and not tale.in_turn and not tale.later


def fell(events: list[Event], seat: int) -> bool:
    for event in events:
        if isinstance(event, ev.Fell) and event.seat == seat:
            return True
    return False


def falls_soon(tale: Tale) -> bool:
    return fell(tale.at_once, tale.seat) or fell(tale.in_turn, tale.seat) or fell(tale.later, tale.seat)


# -- what it does at once -----------------------------------------------------------------------------------


def look_at_deeds(
    g: Village, seat: Seat, decision: Decision, tales: list[Tale], others: list[Tale], found: Found
) -> None:
    often: dict[Fact, int] = {}
    much: dict[Fact, int] = {}
    for tale in tales:
        mine: dict[Fact, int] = {}
        for event in tale.at_once:
            told = fact_of(g, seat, event)
            if told is not None:
                fact, n = told
                mine[fact] = mine.get(fact, 0) + n
                if fact[0] in BLOWS:
                    mine[ALL_BLOWS] = mine.get(ALL_BLOWS, 0) + n
        for fact, n in mine.items():
            often[fact] = often.get(fact, 0) + 1
            much[fact] = much.get(fact, 0) + n
    seen = cards_seen(g, seat)
    if decision.frame.key == "village.place_monster":
        seen.update(decision.frame.args)
    for fact, times in often.items():
        key, what, whom = fact
        if times < MOSTLY * len(tales) or (what != NONE and what not in seen):
            continue
        n = round(much[fact] / times)
        plain, each = WEIGHT[key]
        weight = plain + each * n
        if key == KILLS:
            first = strikes_in(others, whom)
            found.add(weight + (50.0 if first else 0.0), Reason(FIRST if first else KILLS, 0, what))
        elif key == "rid":
            if worth(Instinct(g, seat), what) < 2.0:
                found.add(weight, Reason(key, n, what))
        else:
            found.add(weight, Reason(key, n, what, whom))


def cards_seen(g: Village, seat: Seat) -> set[int]:
    """The cards that lie on the table or in the own hand: of no other it is sure that it is there at all."""
    seen = {*g.spaces, *g.loot, *g.players[seat].hand}
    for player in g.players:
        seen.update([worn.card for worn in player.worn])
        seen.update([monster.card for monster in player.front])
        seen.update([scabbard.weapon for scabbard in player.scabbards])
    seen.update([monster.card for monster in g.loose])
    if g.dragon is not None:
        seen.add(g.dragon.card)
    return seen


def fact_of(g: Village, seat: Seat, event: Event) -> tuple[Fact, int] | None:
    """What an event is to a seat, if it is something to be glad of."""
    if isinstance(event, ev.MonsterDied):
        return (KILLS, event.card, event.uid), 1
    if isinstance(event, ev.MonsterCame):
        own = team_of(g, event.seat) == team_of(g, seat)
        if own and not g.cards[event.card].defensive:
            return None
        return ("guards" if own else "sets", event.card, event.seat), 1
    if isinstance(event, ev.MonsterHurt):
        return ("wounds", event.card, NONE), event.n
    if isinstance(event, ev.OverwhelmDied):
        return ("slays", event.card, NONE), 1
    if isinstance(event, ev.OverwhelmHurt):
        return ("wounds", event.card, NONE), event.n
    if isinstance(event, ev.Foresaw):
        return (("foresees", NONE, NONE), 1) if event.seat == seat else None
    if isinstance(event, ev.Drew):
        return (("draws", NONE, NONE), event.n) if event.seat == seat else None
    if isinstance(event, AmountEvent):
        return of_amount(g, seat, event)
    if isinstance(event, CardAmountEvent):
        return of_cards(g, seat, event.seat, type(event), event.card)
    if isinstance(event, CardEvent):
        return of_cards(g, seat, event.seat, type(event), event.card)
    return None


def of_amount(g: Village, seat: Seat, event: AmountEvent) -> tuple[Fact, int] | None:
    kind, whom, n = type(event), event.seat, event.n
    if n <= 0:
        return None
    if team_of(g, whom) != team_of(g, seat):
        if kind is ev.Hurt:
            return ("hurts", NONE, whom), n
        return (("poisons", NONE, whom), n) if kind is ev.Poisoned else None
    if kind is ev.Healed:
        return ("heals", NONE, whom), n
    if whom != seat:
        return None
    if kind is ev.GotGold:
        return ("gold", NONE, NONE), n
    if kind is ev.GotMind:
        return ("mind", NONE, NONE), n
    if kind is ev.Cured:
        return ("cures", NONE, NONE), n
    if kind is ev.RoseToLevel:
        return ("level", NONE, NONE), n
    if kind is ev.GotExperience:
        return ("experience", NONE, NONE), n
    if kind is ev.WeaponsSharpened or kind is ev.NextWeaponSharpened:
        return ("sharpens", NONE, NONE), n
    return None


def of_cards(g: Village, seat: Seat, whom: int, kind: type, card: int) -> tuple[Fact, int] | None:
    if team_of(g, whom) != team_of(g, seat):
        if kind is ev.DefenceLost:
            return ("breaks", card, whom), 1
        return (("discards", NONE, whom), 1) if kind is ev.Discarded else None
    if whom != seat:
        return None
    if kind is ev.DefencePlaced:
        return ("wears", card, NONE), 1
    if kind is ev.Tamed:
        return ("tames", card, NONE), 1
    if kind is ev.Looted:
        return ("loots", card, NONE), 1
    if kind is ev.TakenFromMarket:
        return ("denies", card, NONE), 1
    if kind is ev.WeaponSheathed:
        return ("sheathes", card, NONE), 1
    return (("rid", card, NONE), 1) if kind is ev.RemovedFromGame else None


def strikes_in(tales: list[Tale], uid: int) -> bool:
    """Whether a monster mostly attacks before one's next turn, if it is let live."""
    count = 0
    for tale in tales:
        for event in [*tale.at_once, *tale.in_turn, *tale.later]:
            if isinstance(event, ev.MonsterAttacked) and event.uid == uid:
                count += 1
                break
    return bool(tales) and count >= MOSTLY * len(tales)


# -- what is bought -----------------------------------------------------------------------------------------


def look_at_purchases(g: Village, seat: Seat, pick: Pick, tales: list[Tale], found: Found) -> None:
    """A card that is bought now, for what it adds to the deck; or one of those that lie there, which could
    not be paid without the gold that this brings."""
    if isinstance(pick, Act) and pick.verb == "buy":
        look_at_deck(g, seat, g.spaces[pick.id], found)
        return
    counts: dict[int, int] = {}
    for tale in tales:
        if brings_gold(tale, seat):
            for event in tale.in_turn:
                if isinstance(event, ev.Bought) and event.seat == seat:
                    counts[event.card] = counts.get(event.card, 0) + 1
    for card, times in counts.items():
        if card in g.spaces and times >= MOSTLY * len(tales) and price_now(g, card) > g.gold:
            found.add(65.0 + g.cards[card].price / 100.0, Reason(PURCHASE, 0, card))


def look_at_deck(g: Village, seat: Seat, card: int, found: Found) -> None:
    """What a hand of the deck is worth more with a card, on average: nothing where it only takes up room."""
    hoard = Hoard(Instinct(g, seat))
    before = hoard.terms()
    hoard.add(card, 1.0)
    after = hoard.terms(1)
    printed = g.cards[card]
    kind = "attack" if strikes(printed) else "gold" if printed.kind in (TREASURE, NUGGET) else "worth"
    for name in (kind, "worth"):
        place = DECK_TERMS.index(name)
        if after[place] > before[place]:
            found.add(40.0, Reason(DECK[name]))
            return


def brings_gold(tale: Tale, seat: Seat) -> bool:
    for event in tale.at_once:
        if isinstance(event, ev.GotGold) and event.seat == seat:
            return True
    return False


# -- what the terms say -------------------------------------------------------------------------------------


def look_at_terms(seat: Seat, tales: list[Tale], others: list[Tale], weights: Weights, found: Found) -> None:
    """The term whose log-odds differ most between the pick and the next best: one's own, or of the foes."""
    ones = [grouped(seat, tale, weights) for tale in tales]
    twos = [grouped(seat, tale, weights) for tale in others]
    group = most_gained(ones, twos, LEAST)
    if group:
        found.add(15.0, Reason(f"term-{group}"))


def grouped(seat: Seat, tale: Tale, weights: Weights) -> dict[str, float]:
    """What each group of terms adds to the log-odds of a side; of a game that is over nothing."""
    total: dict[str, float] = {}
    g = tale.after
    if not isinstance(g, Village) or g.over:
        return total
    for other in g.ring:
        if not g.players[other].alive:
            continue
        own = team_of(g, other) == team_of(g, seat)
        sign, side = (1.0, "own") if own else (-1.0, "foe")
        terms = terms_of(g, other)
        left = strength(g, other, weights)
        for place, name in enumerate(TERMS):
            n = weights.terms[place] * terms[place]
            left -= n
            key = f"{side}-{GROUPS[name]}"
            total[key] = total.get(key, 0.0) + sign * n
        key = f"{side}-{CARDS}"
        total[key] = total.get(key, 0.0) + sign * left
    return total


def percent(part: float) -> int:
    """Nothing is sure where dice fall."""
    return min(99, max(1, round(part * 100)))
