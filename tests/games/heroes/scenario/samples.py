"""Scenarios to be bent, and what is said about them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fabletop.games.heroes.load import content
from fabletop.games.heroes.scenario.load import read_scenario
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.kernel.errors import BrokenFile

CLASH: Final = """\
id: sample
mode: clash
players: [2, 3]
goal: capture
factions: any
rounds: 10
map:
  lattice: b
  layouts:
    2p:
    - [N, 0, 0]
    - [F, -3, 1]
    - [F3, 3, -1]
    - [S, -5, 4]
    - [S, 5, -4]
    3p:
    - [C2, 0, 0]
    - [F, 3, -1]
    - [F, -2, 3]
    - [F, -1, -2]
    - [S, 5, -4]
    - [S, -1, 5]
    - [S, -4, -1]
  must_hold: [{place: obelisk, at: {2p: [0]}}]
  face_up: {2p: [2]}
  turned: {2p: {2: 4}}
  pool_per_player: {far: 1}
spots:
  gate: {tile: 1, field: TR}
tokens:
  cup: {at: spot.gate, one_per: game, carried_by: any, movement: -1, on_loss: dropped}
projects:
  tower: {where: own_town, per_round: 1, stages: [{gold: 5}, {gold: 10, materials: 2}]}
start:
  resources: {gold: 15, materials: 4, valuables: 2}
  income: {gold: 15, materials: 2, valuables: 1}
  units: [few_cheapest_bronze, pack_second_bronze]
  buildings: [bronze_dwelling, citadel]
  bonus: difficulty
victory:
- if: {captured: {whose: rival, by: player}}
  when: at_once
  for: [2]
- if: {cubes: {by: player, from: each_rival}}
defeat: []
at_limit: most_points
points: [{per: stage_paid, n: 3}]
places:
  obelisk: {once_per: faction, do: [{experience: {n: 1}}]}
timed_events:
- at: {rounds: [4, 8]}
  do: [{clear_cubes: {places: [windmill]}}]
rules:
- income_every_round
- {level_cap: 5}
- {carrier: {token: cup, sanctuary: true}}
"""

SOLO: Final = """\
id: chapter
mode: solo
players: [1]
goal: hold
campaign: The Long Road
order: 1
faction: castle
heroes: [castle.catherine]
rounds: 9
seat_tiles: {1p: [0]}
map:
  lattice: b
  layouts:
    1p:
    - [S3, -5, 4]
    - [F, -3, 1]
    - [S1, -1, -2]
  face_up: {1p: [2]}
start:
  resources: {gold: 10}
  income: {gold: 10, materials: 0, valuables: 0}
  units: ['castle.halberdiers:few', carried_army]
  buildings: []
  bonus: [{gain: {gold: 6}}]
ai:
- id: rider
  faction: necropolis
  level: 3
  army: ['necropolis.skeletons:pack', 'necropolis.zombies:few']
  deck: {might: 3, magic: 1, skill: 1}
  spells: [curse]
  skill: armorer
  at: {tile: 2, field: C}
  moves: {plan: to_goal, goal: own_town, from_round: 3, points: 2}
  when_beaten: home
  town: 2
victory:
- if: {beaten: {who: ai.rider, by: party}}
at_limit: party_loses
carry: {cards: 5, units: none, resources: half}
reward: [{join: {units: ['castle.crusaders:few']}}]
"""


def read(tmp_path: Path, text: str) -> ScenarioDef:
    path = tmp_path / "sample.yaml"
    path.write_text(text, encoding="utf-8")
    return read_scenario(path, content().box)


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} stands there {text.count(old)} times"
    return text.replace(old, new)


def refused(tmp_path: Path, text: str, old: str, new: str, below: int = 0) -> str:
    """What is said when something else stands there: on the line where that begins, or so many below it."""
    bent = changed(text, old, new)
    with pytest.raises(BrokenFile) as said:
        read(tmp_path, bent)
    line = text[: text.index(old)].count("\n") + 1 + below
    assert said.value.place == f"line {line}", f"{said.value} instead of line {line}"
    return said.value.what
