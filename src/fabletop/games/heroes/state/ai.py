"""A hero of the scenario that nobody steers, as far as it changes in play."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE

# What has become of it
WAITING: Final = 0  # until the scenario lets it arrive
ABROAD: Final = 1  # on the map
AWAY: Final = 2  # beaten, and back in its town at the end of the round
GONE: Final = 3  # beaten for good


class AiHero:
    """Never changed: a change makes another one, so clones share them.  Where it stands, its army and its
    movement are those of its `Hero`; what it is up to is printed in the scenario."""

    def __init__(
        self,
        hero: int,
        fate: int,
        spells: tuple[int, ...] = (),
        skill: int = NONE,
        post: int = NONE,
        lost_to: tuple[int, ...] = (),
    ) -> None:
        self.hero: Final = hero  # its number among the heroes
        self.fate: Final = fate
        self.spells: Final = spells  # its spell deck [heroes.campaign.020]
        self.skill: Final = skill  # the ability card that its skill cards use; NONE
        self.post: Final = post  # where it stands guard; NONE until its tile is face up
        self.lost_to: Final = lost_to  # the seats that have beaten it

    def turned(self, fate: int) -> AiHero:
        return AiHero(self.hero, fate, self.spells, self.skill, self.post, self.lost_to)

    def posted(self, field: int) -> AiHero:
        return AiHero(self.hero, self.fate, self.spells, self.skill, field, self.lost_to)

    def beaten(self, winner: int, fate: int) -> AiHero:
        return AiHero(self.hero, fate, self.spells, self.skill, self.post, (*self.lost_to, winner))

    def to_data(self) -> list[Any]:
        return [self.hero, self.fate, list(self.spells), self.skill, self.post, list(self.lost_to)]


def ai_from_data(data: Any) -> AiHero:
    hero, fate, spells, skill, post, lost_to = data
    return AiHero(hero, fate, tuple(spells), skill, post, tuple(lost_to))
