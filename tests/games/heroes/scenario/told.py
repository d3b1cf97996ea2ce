"""Scenarios told in a few words, and tables on which they are played."""

from __future__ import annotations

import tempfile
from pathlib import Path

from fabletop.games.heroes.defs import FACTIONS
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.ai_heroes import enlist
from fabletop.games.heroes.scenario.load import read_scenario
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.tokens import lay_tokens
from fabletop.games.heroes.testing import AdventureTable

MAP = """\
id: told
mode: {mode}
players: [2, 3]
goal: capture
rounds: 10
map:
  lattice: b
  layouts:
    2p: [[{middle}, 0, 0], [S, -3, 1], [S, 3, -1]]
    3p: [[{middle}, 0, 0], [S, -3, 1], [S, 3, -1], [S, -1, -2]]
  face_up: {{2p: [0], 3p: [0]}}
"""
OF_FOUR = """\
id: told
mode: alliance
players: [4]
teams: {teams}
factions: any_repeated
goal: capture
rounds: 10
map:
  lattice: b
  layouts:
    4p: [[{middle}, 0, 0], [S, -3, 1], [S, 3, -1], [S, -1, -2], [S, 1, 2]]
  face_up: {{4p: [0]}}
"""
FOUR = ("catherine", "mutare", "rion", "sandro")  # Castle twice, in one team
START = (
    "{resources: {gold: 1}, income: {gold: 10, materials: 0, valuables: 0}, "
    "units: [few_cheapest_bronze], buildings: []}"
)


ARMIES = {"castle": "castle.griffins", "dungeon": "dungeon.harpies", "necropolis": "necropolis.zombies"}


def told(middle: str = "F3", mode: str = "clash", **said: str) -> ScenarioDef:
    """The towns of two or three, in an alliance of four around a tile, and what is said besides, in the words
    of the files."""
    if mode == "alliance":
        text = OF_FOUR.format(middle=middle, teams=said.pop("teams", "[[0, 2], [1, 3]]"))
    else:
        text = MAP.format(middle=middle, mode=mode)
    if "map" in said:
        text = text[: text.index("map:")] + f"map: {said.pop('map')}\n"
    for key, usual in (
        ("start", START),
        ("at_limit", "all_lose"),
        ("victory", "[{if: {round: {at_least: 9}}}]"),
    ):
        text += f"{key}: {said.pop(key, usual)}\n"
    for key, value in said.items():
        text += f"{key}: {value}\n"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "told.yaml"
        path.write_text(text, encoding="utf-8")
        return read_scenario(path, content().box)


def table_of(
    *heroes: str,
    middle: str = "F3",
    mode: str = "clash",
    ruleset: str = "retail",
    optional: str = "",
    **said: str,
) -> AdventureTable:
    """It is played on a table that lies as the file says, by two unless told, in an alliance by four; perhaps
    with an optional rule."""
    names = heroes or (FOUR if mode == "alliance" else FOUR[:2])
    scenario = told(middle, mode, **said)
    tiles = [f"{middle} 0 0", "S3 -3 1", "S2 3 -1", "S1 -1 -2"][: len(names) + 1]
    if len(names) == len(FOUR):
        tiles = [*tiles[:3], "S3 -1 -2", "S1 1 2"]
    table = AdventureTable(
        *names, tiles=tiles, scenario=scenario, ruleset=ruleset, optional=(optional,) if optional else ()
    )
    for seat in table.g.order:
        table.g.begin_with(seat, (0, 0, 0), scenario.start.income, scenario.start.buildings)
        table.g.prepare_projects(seat, len(scenario.projects))
    lay_tokens(table.g)
    enlist(table.g)
    table.g.heroes[:] = [hero.moved(table.g.points_of(hero)) for hero in table.g.heroes]
    table.events.clear()
    for seat in table.g.order:
        table.first_army(seat, ARMIES[FACTIONS[table.g.players[seat].faction]])
    return table
