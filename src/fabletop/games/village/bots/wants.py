"""What a player wants to buy, and when nothing: weights that `fabletop lab practise` found by play.

Points here are shares of games: what differs by 0.01 wins one game in a hundred more.  The instinct's idea of
a card is the beginning; all else was learned, for each card, for each kind and hero, and for the hour.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.village.bots.scores import WORTH_BUYING, Instinct, worth_to_own
from fabletop.games.village.defs import KINDS
from fabletop.games.village.modes.sides import opponents
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat

POINT: Final = 0.01  # what a point of the instinct's worth is thought to win before anything is learned
USUAL_SHARE: Final = 0.85  # of what a card of the deck is worth, that another must be
LEAVING: Final = ("leave", "leave early", "leave size", "leave gold")
BUYING: Final = ("worth", "price", "worth early", "worth size")
EARLY: Final = 6.0  # rounds that are the beginning
HAND: Final = 5.0
SIZE: Final = 12.0  # cards of a usual deck
LIFE: Final = 20.0  # of a hero in the middle of a game
WORTH: Final = 2.0  # of a usual card

Row = list[tuple[int, float]]


class Wants:
    """What each column weighs, in the order of `columns`."""

    def __init__(self, weights: list[float], cards: int, heroes: int) -> None:
        self.weights: Final = weights
        kinds = len(KINDS)
        self.card: Final = len(LEAVING) + len(BUYING)  # the first column of each group
        self.early: Final = self.card + cards
        self.hero: Final = self.early + cards
        self.owned: Final = self.hero + heroes * kinds
        self.life: Final = self.owned + kinds
        self.foe: Final = self.life + kinds


def columns(cards: list[str], heroes: list[str]) -> list[str]:
    """The names of all columns."""
    return [
        *LEAVING,
        *BUYING,
        *[f"card {card}" for card in cards],
        *[f"early {card}" for card in cards],
        *[f"{hero} {kind}" for hero in heroes for kind in KINDS],
        *[f"owned {kind}" for kind in KINDS],
        *[f"life {kind}" for kind in KINDS],
        *[f"foe {kind}" for kind in KINDS],
    ]


class Offer:
    """What the market offers: to leave it comes first, and then every card that can be paid."""

    def __init__(self) -> None:
        self.places: list[int] = []  # in the options of the decision; to leave is the best of all else
        self.rows: list[Row] = []
        self.points: list[float] = []


def offer_of(i: Instinct, decision: Decision, leave: int, wants: Wants) -> Offer:
    """All cards on offer, weighed; `leave` is the place of what is done if none is bought."""
    g = i.g
    found = Offer()
    early = max(0.0, (EARLY - g.round) / EARLY)
    size = len(i.owned)
    more = (size - SIZE) / 10.0
    row: Row = [(0, 1.0), (1, early), (2, more), (3, (g.gold + g.discount) / 100.0)]
    found.places.append(leave)
    found.rows.append(row)
    found.points.append(weighed(row, wants.weights))
    kinds = [0] * len(KINDS)
    for card in i.owned:
        kinds[g.cards[card].kind] += 1
    share = HAND / max(HAND, float(size))
    player = g.players[i.seat]
    life = player.life / 10.0 - LIFE / 10.0
    foe = foes_life(g, i.seat) / 10.0 - LIFE / 10.0
    least = max(WORTH_BUYING, USUAL_SHARE * i.usual)
    for place, option in enumerate(decision.options):
        if not isinstance(option, Act) or option.verb != "buy":
            continue
        card = g.spaces[option.id]
        printed = g.cards[card]
        kind = printed.kind
        value = worth_to_own(i, card)
        above = value - WORTH
        row = [
            (4, above),
            (5, printed.price / 100.0),
            (6, above * early),
            (7, above * more),
            (wants.card + card, 1.0),
            (wants.early + card, early),
            (wants.hero + player.hero * len(KINDS) + kind, 1.0),
            (wants.owned + kind, kinds[kind] * share),
            (wants.life + kind, life),
            (wants.foe + kind, foe),
        ]
        found.places.append(place)
        found.rows.append(row)
        found.points.append(POINT * (value - least) + weighed(row, wants.weights))
    return found


def weighed(row: Row, weights: list[float]) -> float:
    total = 0.0
    for column, value in row:
        total += weights[column] * value
    return total


def foes_life(g: Village, seat: Seat) -> float:
    """What an opponent has left on average."""
    foes = opponents(g, seat)
    total = 0
    for foe in foes:
        total += g.players[foe].life
    return total / len(foes) if foes else 0.0
