"""Reads scenarios, and refuses what does not add up with its line and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import yaml

from fabletop.content.entries import Entry, read_node
from fabletop.content.wary import compose_warily
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.load.file import File
from fabletop.games.heroes.scenario.load.reading import Box
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.kernel.errors import BrokenFile


def read_scenario(path: Path, box: Box) -> ScenarioDef:
    """A scenario from its file; a BrokenFile says what is wrong and where."""
    return File(Entry(path, read_node(path)), box).read()


def scenario_in(text: str, name: str, box: Box) -> ScenarioDef:
    """A scenario from the text of somebody who may mean no good; it is called so where something is wrong."""
    return File(Entry(name, compose_warily(name, text, "a scenario")), box, own=True).read()


class Looked(NamedTuple):
    """A text as it was understood: its values with their lines, what it says if that is sound, and what is
    wrong with it."""

    node: yaml.Node | None
    scenario: ScenarioDef | None
    mistakes: list[BrokenFile]


def look_at(text: str, name: str, box: Box) -> Looked:
    """All that is wrong with the text of a scenario, not only what is wrong first."""
    node = None
    try:
        node = compose_warily(name, text, "a scenario")
        file = File(Entry(name, node), box, own=True)
        scenario = file.read_on()
    except BrokenFile as wrong:
        return Looked(node, None, [wrong])
    mistakes = file.r.noted.mistakes
    return Looked(node, None if mistakes else scenario, mistakes)


def scenario_files(folder: Path) -> list[Path]:
    """The files of a content folder, in their order for the fingerprint; there may be none."""
    return sorted((folder / "scenarios").glob("*.yaml"))


def read_scenarios(folder: Path, box: Box) -> tuple[ScenarioDef, ...]:
    """All scenarios of a content folder: the one to begin with first, then by mode, our own ones first."""
    read = [(read_scenario(path, box), path) for path in scenario_files(folder)]
    for scenario, path in read:
        if scenario.id != path.stem:
            raise BrokenFile(path, "", f"the file of the scenario {scenario.id} is {scenario.id}.yaml")
    check_chapters(read)
    by_id = {scenario.id: scenario for scenario, _ in read}
    for scenario, _ in read:
        if scenario.next and scenario.reward != NONE:
            hand_on(scenario, by_id[scenario.next])
    scenarios = [scenario for scenario, _ in read]
    scenarios.sort(key=place_of)
    for index, scenario in enumerate(scenarios):
        scenario.index = index
    return tuple(scenarios)


def hand_on(scenario: ScenarioDef, following: ScenarioDef) -> None:
    """The reward of a chapter becomes a script of the next one, where it is carried out."""
    first = len(following.effects)
    moved = [one.moved(first, len(following.scripts)) for one in scenario.effects]
    following.effects = (*following.effects, *moved)
    scripts = [tuple([moved[one.index] for one in script]) for script in scenario.scripts]
    following.welcome = len(following.scripts) + scenario.reward
    following.scripts = (*following.scripts, *scripts)


def place_of(scenario: ScenarioDef) -> tuple[bool, int, bool, str, int, str]:
    """Where a scenario stands among the others."""
    chapter = (scenario.campaign, scenario.order)
    return not scenario.introductory, scenario.mode, scenario.community, *chapter, scenario.id


def check_chapters(read: Sequence[tuple[ScenarioDef, Path]]) -> None:
    """The next chapter of a campaign is there."""
    ids = [scenario.id for scenario, _ in read]
    for scenario, path in read:
        if scenario.next and scenario.next not in ids:
            raise BrokenFile(path, "", f"there is no scenario {scenario.next!r} to come next")


__all__ = ["Box", "Looked", "look_at", "read_scenario", "read_scenarios", "scenario_files", "scenario_in"]
