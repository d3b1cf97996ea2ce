"""Village of Legends in numbers, for those who train on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from fabletop.games.learning import Layout
from fabletop.games.village.load import content
from fabletop.games.village.view.records import VillageView
from fabletop.kernel.frame import Act, Pick

OF_CARDS: Final = frozenset(("play", "cast", "sell", "sheathe"))  # acts whose id is a card in hand
OF_SPACES: Final = frozenset(("buy", "tame", "space"))  # acts whose id is a space of the market


def card_of(view: VillageView, pick: Pick) -> tuple[int, ...]:
    """The card that an option is about, counted from 1, whether it is in hand, on sale or in front of
    somebody; 0 where it is about none."""
    if not isinstance(pick, Act):
        return (0,)
    if pick.verb in OF_CARDS:
        return (pick.id + 1,)
    if pick.verb in OF_SPACES and pick.id > 0:
        return (view.market.spaces[pick.id - 1] + 1,)
    if pick.verb == "monster":
        fronts = [view.loose, *(player.front for player in view.players)]
        return (next((one.card + 1 for front in fronts for one in front if one.uid == pick.id), 0),)
    return (0,)


@cache
def layout() -> Layout:
    cards = len(content().cards)
    return Layout(
        view=VillageView,
        verbs=(
            *("end_turn", "play", "cast", "sell", "buy", "tame", "hero", "worn", "monster", "dragon"),
            *("sheathe", "unsheathe", "unsheathe_cast", "sabotage", "sneak", "summon", "vision", "keep"),
            *("sink", "yes", "no", "owner", "space", "take_hero", "random_hero"),
        ),
        most_options=64,
        bags={
            "Player.hand": cards,
            "Player.unseen": cards,
            "Player.discard": cards,
            "Player.played": cards,
            "Market.removed": cards,
            "Market.loot": cards,
        },
        rooms={
            "VillageView.ring": 6,
            "VillageView.winners": 6,
            "VillageView.loose": 8,
            "Player.next_levels": 2,
            "Player.worn": 6,
            "Player.scabbards": 4,
            "Player.front": 16,
            "Market.spaces": 10,
            "Market.decks": 6,
            "Market.supply": 5,
            "Market.tamed": 10,
            "Market.sharers": 6,
            "Market.seers": 6,
            "Dragon.fighters": 6,
            "Turn.used": 5,
            "Turn.passed": 8,
            "Attack.chain": 8,
        },
        words={
            "Player.hero": tuple(hero.id for hero in content().heroes),
            "Target.verb": ("hero", "worn", "monster", "dragon"),
        },
        seats=frozenset(
            (
                *("VillageView.active", "VillageView.ring", "VillageView.winners", "Monster.owner"),
                *("Dragon.fighters", "Market.sharers", "Market.seers", "Target.seat", "Attack.seat"),
            )
        ),
        by_seat=frozenset(("VillageView.players",)),
        seat_verbs=frozenset(("hero", "worn", "owner")),
        told=("card",),
        about=card_of,
    )
