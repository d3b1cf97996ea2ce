"""What is agreed on before a game begins, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fabletop.games.heroes.defs import DIFFICULTIES, NONE
from fabletop.games.heroes.load import Content
from fabletop.games.heroes.modes.carried import agree_on_carried
from fabletop.games.heroes.options import MODES, ON_MAP, SOLO, scenario_for
from fabletop.games.heroes.options import options as all_options
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.scenario import named
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.random import UNKNOWN, land_of_table, unknown_scenario
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.state.printed import Carried
from fabletop.games.registration import agree
from fabletop.kernel.errors import BadSetup, shown

RANDOM: Final = -2


class Agreed:
    """The options of a game, checked."""

    def __init__(self, options: Mapping[str, Any], seats: int, content: Content, seed: int = 0) -> None:
        agreed = agree("heroes", all_options(), options)
        self.mode: str = agreed["mode"]
        allowed = next(mode.seats for mode in MODES if mode.name == self.mode)
        if seats not in allowed:
            need = " or ".join(str(n) for n in allowed)
            raise BadSetup(f"{self.mode} is for {need} players, not {seats}", "heroes.overview.010")
        self.on_map = self.mode in ON_MAP
        self.level: int = 1 if self.on_map else agreed["level"]  # [heroes.setup.060]
        self.budget: int = agreed["budget"]
        self.artifacts: int = agreed["artifacts"]
        self.spells: int = agreed["spells"]
        self.gold: int = agreed["gold"]
        self.movement: int = agreed["movement"]
        self.field: int = agreed["field"]
        self.difficulty = DIFFICULTIES.index(agreed["difficulty"])
        self.skill: str = agreed["skill"]
        self.scenario: str = agreed["scenario"]
        self.chapter: ScenarioDef | None = None
        self.repeated = False  # whether factions may be had twice
        self.land = agree_on_land(self.scenario, agreed["land"], seed)
        if self.on_map:
            scenario = scenario_named(self.scenario, seats, self.land, self.mode, content)
            check_scenario(scenario, self.mode, seats)
            self.repeated = scenario.repeated
            if self.mode == SOLO:
                self.chapter = scenario
        self.optional = self.agree_on_rules(agreed["optional"])
        self.split_decks: bool = agreed["split_decks"]
        self.siege: bool = agreed["siege"]
        if self.siege and self.mode == "guards":
            raise BadSetup("guards have no walls", "heroes.siege.010")
        self.quick_start: bool = agreed["quick_start"] and not self.on_map
        self.fighters = seats if self.on_map else 2 if self.mode != "guards" else 1
        self.heroes = self.agree_on_heroes(options, content)
        self.armies = self.agree_on_armies(options, content)
        self.carried: Carried | None = agree_on_carried(
            options.get("carried"), self.chapter, self.heroes[0], content
        )

    def agree_on_rules(self, wanted: Sequence[str]) -> tuple[str, ...]:
        """The optional rules of the table, each once; they are for the map."""
        if wanted and not self.on_map:
            raise BadSetup(f"{self.mode} has no optional rules: they are for the map", "heroes.option.010")
        return tuple([name for name in OPTIONAL if name in wanted])

    def agree_on_heroes(self, options: Mapping[str, Any], content: Content) -> tuple[int, ...]:
        """One for each side that a hero leads. [heroes.setup.020, heroes.setup.040]"""
        wanted = options.get("heroes", self.usual_heroes(content))
        if not isinstance(wanted, list | tuple) or len(wanted) != self.fighters:
            raise BadSetup(f"heroes are one for each of the {self.fighters} sides", "heroes.setup.040")
        known = content.hero_by_id
        found: list[int] = []
        for name in wanted:
            if name == "choose":
                found.append(NONE)
            elif name == "random":
                found.append(RANDOM)
            elif not isinstance(name, str) or name not in known:
                raise BadSetup(
                    f"there is no hero {shown(name)}; there are choose, random, {', '.join(known)}"
                )
            else:
                check_faction(content, found, known[name], self.repeated)
                found.append(known[name])
        if self.mode == "ai" and found[1] == NONE:
            found[1] = RANDOM
        if self.chapter is not None and found[0] >= 0 and found[0] not in self.chapter.heroes:
            ids = ", ".join([content.heroes[hero].id for hero in self.chapter.heroes])
            raise BadSetup(f"{self.scenario} is for {ids}", "heroes.campaign.010")
        return tuple(found)

    def usual_heroes(self, content: Content) -> list[str]:
        """Players choose; a chapter has its hero."""
        if self.chapter is not None:
            return [content.heroes[self.chapter.heroes[0]].id]
        if self.mode == "ai":
            return ["choose", "random"]
        return ["choose"] * self.fighters

    def agree_on_armies(
        self, options: Mapping[str, Any], content: Content
    ) -> tuple[tuple[Troop, ...] | str, ...]:
        """Chosen within the budget, drawn at random, or named: `castle.griffins`, `castle.griffins:pack`."""
        wanted = options.get("armies", "choose")
        if isinstance(wanted, str):
            wanted = [wanted] * self.fighters
        if not isinstance(wanted, list | tuple) or len(wanted) != self.fighters:
            raise BadSetup("armies are choose, random, or a list of units for each side")
        return tuple(agree_on_army(army, content) for army in wanted)


def agree_on_land(scenario: str, wanted: int, seed: int) -> int:
    """The number of a map nobody knows, from the seed of the table unless one was asked for; for all others
    it means nothing."""
    return (wanted or land_of_table(seed)) if scenario in UNKNOWN else 0


def scenario_named(id: str, seats: int, land: int, mode: str, content: Content) -> ScenarioDef:
    """A scenario of the box or of somebody's own, or one that is drawn for so many players."""
    if id not in UNKNOWN:
        return scenario_for(id, content)
    unknown = UNKNOWN[id]
    if unknown.mode != mode:
        raise BadSetup(f"{id} is {unknown.mode}, not {mode}", "heroes.setup.010")
    if seats not in unknown.players:
        need = " or ".join(map(str, unknown.players))
        raise BadSetup(f"{id} is for {need} players, not {seats}", "heroes.setup.070")
    return unknown_scenario(id, seats, land, content)


def check_scenario(scenario: ScenarioDef, mode: str, seats: int) -> None:
    """It is of that mode and for so many players. [heroes.setup.070]"""
    if named.MODES[scenario.mode] != mode:
        raise BadSetup(f"{scenario.id} is {named.MODES[scenario.mode]}, not {mode}", "heroes.setup.010")
    if seats not in scenario.players:
        need = " or ".join(map(str, scenario.players))
        raise BadSetup(f"{scenario.id} is for {need} players, not {seats}", "heroes.setup.070")


def check_faction(content: Content, found: Sequence[int], hero: int, repeated: bool) -> None:
    """Nobody else has the faction, or if it may be had twice the hero.
    [heroes.setup.020, heroes.alliance.060]"""
    if repeated:
        if hero in found:
            raise BadSetup(f"only one side has {content.heroes[hero].id}", "heroes.alliance.060")
        return
    faction = content.heroes[hero].faction
    if any(other >= 0 and content.heroes[other].faction == faction for other in found):
        raise BadSetup("each side takes a different faction", "heroes.setup.020")


def agree_on_army(army: object, content: Content) -> tuple[Troop, ...] | str:
    if army in ("choose", "random"):
        return str(army)
    if not isinstance(army, list | tuple) or not army:
        raise BadSetup(f"an army is choose, random or a list of units, not {shown(army)}")
    troops: list[Troop] = []
    for name in army:
        id, _, face = str(name).partition(":")
        if id not in content.unit_by_id or face not in ("", "few", "pack"):
            raise BadSetup(f"there is no unit {shown(name)}; units are named like castle.griffins:pack")
        unit = content.units[content.unit_by_id[id]]
        pack = int(face == "pack")
        if pack and len(unit.faces) < 2:
            raise BadSetup(f"{id} has no Pack side", "heroes.unit.010")
        troops.append((unit.index, pack))
    return tuple(troops)
