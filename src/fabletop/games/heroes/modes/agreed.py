"""What is agreed on before a game begins, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fabletop.games.heroes.defs import DIFFICULTIES, NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.state.hero import Troop
from fabletop.kernel.errors import BadSetup

MODES: Final = ("duel", "guards", "ai")
SEATS: Final = {"duel": (2,), "guards": (1, 2), "ai": (1,)}
OPTIONS: Final = (
    "mode",
    "heroes",
    "level",
    "armies",
    "budget",
    "artifacts",
    "spells",
    "gold",
    "movement",
    "siege",
    "field",
    "difficulty",
    "skill",
)
# The least and the most of what is a number
RANGES: Final = {
    "level": (1, 7),
    "budget": (4, 400),
    "artifacts": (0, 8),
    "spells": (0, 8),
    "gold": (0, 100),
    "movement": (0, 10),
    "field": (1, 7),
}
RANDOM: Final = -2
SKILLS: Final = ("offense", "armorer", "archery")


class Agreed:
    """The options of a game, checked."""

    def __init__(self, options: Mapping[str, Any], seats: int) -> None:
        for name in options:
            if name not in OPTIONS:
                raise BadSetup(f"heroes knows no option {name!r}; there are {', '.join(OPTIONS)}")
        self.mode = one_of(options, "mode", MODES, "duel")
        if seats not in SEATS[self.mode]:
            need = " or ".join(str(n) for n in SEATS[self.mode])
            raise BadSetup(f"{self.mode} is for {need} players, not {seats}", "heroes.overview.010")
        self.level = number(options, "level", 3)
        self.budget = number(options, "budget", 15 * self.level + 10)
        self.artifacts = number(options, "artifacts", (self.level + 1) // 2)
        self.spells = number(options, "spells", (self.level + 1) // 2)
        self.gold = number(options, "gold", 10)
        self.movement = number(options, "movement", 3)
        self.field = number(options, "field", min(self.level, 7))
        self.difficulty = DIFFICULTIES.index(one_of(options, "difficulty", DIFFICULTIES, "normal"))
        self.skill = one_of(options, "skill", SKILLS, "offense")
        self.siege = options.get("siege", False)
        if not isinstance(self.siege, bool):
            raise BadSetup("siege is true or false")
        if self.siege and self.mode == "guards":
            raise BadSetup("guards have no walls", "heroes.siege.010")
        self.fighters = 2 if self.mode != "guards" else 1
        self.heroes = self.agree_on_heroes(options)
        self.armies = self.agree_on_armies(options)

    def agree_on_heroes(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """One for each side that a hero leads. [heroes.setup.020, heroes.setup.040]"""
        wanted = options.get(
            "heroes", ["choose", "random" if self.mode == "ai" else "choose"][: self.fighters]
        )
        if not isinstance(wanted, list | tuple) or len(wanted) != self.fighters:
            raise BadSetup(f"heroes are one for each of the {self.fighters} sides", "heroes.setup.040")
        known = content().hero_by_id
        found: list[int] = []
        for name in wanted:
            if name == "choose":
                found.append(NONE)
            elif name == "random":
                found.append(RANDOM)
            elif not isinstance(name, str) or name not in known:
                raise BadSetup(f"there is no hero {name!r}; there are choose, random, {', '.join(known)}")
            else:
                faction = content().heroes[known[name]].faction
                if any(h >= 0 and content().heroes[h].faction == faction for h in found):
                    raise BadSetup("each side takes a different faction", "heroes.setup.020")
                found.append(known[name])
        if self.mode == "ai" and found[1] == NONE:
            found[1] = RANDOM
        return tuple(found)

    def agree_on_armies(self, options: Mapping[str, Any]) -> tuple[tuple[Troop, ...] | str, ...]:
        """Chosen within the budget, drawn at random, or named: `castle.griffins`, `castle.griffins:pack`."""
        wanted = options.get("armies", "choose")
        if isinstance(wanted, str):
            wanted = [wanted] * self.fighters
        if not isinstance(wanted, list | tuple) or len(wanted) != self.fighters:
            raise BadSetup("armies are choose, random, or a list of units for each side")
        return tuple(agree_on_army(army) for army in wanted)


def one_of(options: Mapping[str, Any], name: str, words: tuple[str, ...], usual: str) -> str:
    word = options.get(name, usual)
    if word not in words:
        raise BadSetup(f"{name} is one of {', '.join(words)}, not {word!r}")
    return str(word)


def number(options: Mapping[str, Any], name: str, usual: int) -> int:
    least, most = RANGES[name]
    n = options.get(name, usual)
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
        raise BadSetup(f"{name} is a number from {least} to {most}, not {n!r}")
    return n


def agree_on_army(army: object) -> tuple[Troop, ...] | str:
    if army in ("choose", "random"):
        return str(army)
    if not isinstance(army, list | tuple) or not army:
        raise BadSetup(f"an army is choose, random or a list of units, not {army!r}")
    troops: list[Troop] = []
    for name in army:
        id, _, face = str(name).partition(":")
        if id not in content().unit_by_id or face not in ("", "few", "pack"):
            raise BadSetup(f"there is no unit {name!r}; units are named like castle.griffins:pack")
        unit = content().units[content().unit_by_id[id]]
        pack = int(face == "pack")
        if pack and len(unit.faces) < 2:
            raise BadSetup(f"{id} has no Pack side", "heroes.unit.010")
        troops.append((unit.index, pack))
    return tuple(troops)
