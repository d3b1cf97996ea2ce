"""One seat: the hero board, the cards, and what stands in front of the hero."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from fabletop.games.village.defs import NONE
from fabletop.games.village.state.pieces import Monster, Scabbard, Worn


@mypyc_attr(acyclic=True)  # nothing in it points back
class Player:
    """One seat's hero board and cards."""

    def __init__(
        self,
        hero: int,
        level: int,
        life: int,
        experience: int,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        played: list[int],
        worn: tuple[Worn, ...],
        scabbards: tuple[Scabbard, ...],
        front: tuple[Monster, ...],
        poison: int,
        berserk: int,
        mind_debt: int,
        guard: int,
        turns: int,
        alive: bool,
    ) -> None:
        self.hero = hero
        self.level = level  # 0, 1 or 2
        self.life = life
        self.experience = experience
        self.deck = deck  # the top card is the last
        self.hand = hand
        self.discard = discard
        self.played = played
        # what stands in front of the hero changes seldom, so clones share it
        self.worn = worn
        self.scabbards = scabbards
        self.front = front  # the monsters in front of the hero, oldest first
        self.poison = poison
        self.berserk = berserk  # turns left
        self.mind_debt = mind_debt  # intelligence to be missing next turn
        self.guard = guard  # armour until the next own turn
        self.turns = turns  # own turns begun
        self.alive = alive

    def clone(self) -> Player:
        return Player(
            self.hero,
            self.level,
            self.life,
            self.experience,
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.played.copy(),
            self.worn,
            self.scabbards,
            self.front,
            self.poison,
            self.berserk,
            self.mind_debt,
            self.guard,
            self.turns,
            self.alive,
        )

    def to_data(self) -> dict[str, Any]:
        return {
            "hero": self.hero,
            "level": self.level,
            "life": self.life,
            "experience": self.experience,
            "deck": list(self.deck),
            "hand": list(self.hand),
            "discard": list(self.discard),
            "played": list(self.played),
            "worn": [one.to_data() for one in self.worn],
            "scabbards": [one.to_data() for one in self.scabbards],
            "front": [one.to_data() for one in self.front],
            "poison": self.poison,
            "berserk": self.berserk,
            "mind_debt": self.mind_debt,
            "guard": self.guard,
            "turns": self.turns,
            "alive": self.alive,
        }


def player_from_data(data: dict[str, Any]) -> Player:
    return Player(
        data["hero"],
        data["level"],
        data["life"],
        data["experience"],
        list(data["deck"]),
        list(data["hand"]),
        list(data["discard"]),
        list(data["played"]),
        tuple([Worn(*one) for one in data["worn"]]),
        tuple([Scabbard(*one) for one in data["scabbards"]]),
        tuple([Monster(*one) for one in data["front"]]),
        data["poison"],
        data["berserk"],
        data["mind_debt"],
        data["guard"],
        data["turns"],
        data["alive"],
    )


def new_player() -> Player:
    return Player(NONE, 0, 0, 0, [], [], [], [], (), (), (), 0, 0, 0, 0, 0, True)
