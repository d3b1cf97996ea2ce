"""Draws a scenario and writes it as a file."""

from __future__ import annotations

from typing import Any, Final

import yaml

from fabletop.games.heroes.scenario.random.ground import Ground, lay_out
from fabletop.games.heroes.scenario.random.luck import Luck
from fabletop.games.heroes.scenario.random.parts import (
    ARMIES,
    CLASH_AIMS,
    EVENTS,
    EVENTS_APART,
    FAR_TILES,
    FIRST_EVENT,
    NEAR_TILES,
    OBELISK_TILES,
    OBELISKS,
    PARTY_AIMS,
    SIEGES,
    SIZES,
    STARTS,
    TOWNS,
    Aim,
    Said,
)

AIMS: Final = {"clash": CLASH_AIMS, "cooperative": PARTY_AIMS}
RESOURCES: Final = ("gold", "materials", "valuables")
MOST_EVENTS: Final = 3


def drawn_text(id: str, mode: str, players: int, number: int) -> str:
    """The file of the land with that number, for so many players."""
    luck = Luck("land", mode, players, number)
    size = luck.one(list(SIZES))
    aim = luck.one([aim for aim in AIMS[mode] if size in aim.sizes])
    rounds, rings = SIZES[size]
    land = Draft(luck, players, aim, rings)
    said: Said = {
        "id": id,
        "name": message(f"scenario-unknown-{'clash' if mode == 'clash' else 'party'}"),
        "story": message(f"unknown-story-{aim.id}"),
        "mode": mode,
        "players": [players],
        "goal": aim.goal,
        "factions": "any",
        "rounds": rounds,
        "map": land.map(),
        **land.tokens(),
        "start": start(luck),
        "victory": land.victory(),
        "defeat": [
            {**one, "text": message(f"unknown-defeat-{aim.id}")} for one in aim.said.get("defeat", [])
        ],
        "at_limit": aim.said["at_limit"],
    }
    if "points" in aim.said:
        said["points"] = aim.said["points"]
    said["places"] = land.places()
    said["timed_events"] = [*sieges(aim, rounds), *events(luck, rounds)]
    said["rules"] = aim.said.get("rules", [])
    head = f"# Land {number}: drawn by the game, for {players} in the mode {mode}.\n"
    return head + yaml.dump(
        {key: value for key, value in said.items() if value not in ({}, [])} | {"victory": said["victory"]},
        Dumper=Plain,
        sort_keys=False,
        default_flow_style=None,
        width=110,
        allow_unicode=True,
    )


class Plain(yaml.SafeDumper):
    """Short things stand in one line, and nothing refers to anything else."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def message(id: str) -> Said:
    return {"message": id}


class Draft:
    """A land while it is drawn."""

    def __init__(self, luck: Luck, players: int, aim: Aim, rings: str) -> None:
        self.luck: Final = luck
        self.players: Final = players
        self.aim: Final = aim
        self.rings: Final = rings
        self.ground: Final[Ground] = lay_out(luck, players, luck.one(aim.middles), f"{rings}S")

    def map(self) -> Said:
        spots: list[list[str | int]] = []
        drawn_from: list[Said] = []
        word = f"{self.players}p"
        far = self.luck.some(self.rings.count("F"), list(FAR_TILES))
        groups: dict[str, list[tuple[str, ...]]] = {
            "F": [FAR_TILES[name] for name in far],
            "N": self.near_tiles(),
        }
        for ring, (letter, places) in enumerate(self.ground.rings):
            if ring and letter in groups:
                at = list(range(len(spots), len(spots) + len(places)))
                drawn_from.append({"tiles": list(groups[letter].pop(0)), "at": {word: at}})
            spots += [[letter, q, r] for q, r in places]
        said: Said = {"lattice": self.ground.lattice, "layouts": {word: spots}, "drawn_from": drawn_from}
        (left,) = [name for name in FAR_TILES if name not in far]
        if self.players == 3 or left == "settlement":  # others would not be alike for all
            said["pool_per_player"] = {"far": 1}
        if left == "settlement":
            said["pool_holds"] = left
        return said

    def near_tiles(self) -> list[tuple[str, ...]]:
        """Those with the same mine; where stones are sought, those with one, at first."""
        gold, valuables = NEAR_TILES
        if self.aim.id == "stones":
            with_stones = OBELISK_TILES[: max(2, self.players)]
            return [with_stones, tuple([*valuables, *gold][n] for n in (0, 1, 5))]
        return [gold, valuables] if self.luck.below(2) else [valuables, gold]

    def tokens(self) -> Said:
        tokens = self.aim.said.get("tokens", {})
        named = {id: {**token, "name": message("unknown-token-grail")} for id, token in tokens.items()}
        return {"tokens": named} if named else {}

    def victory(self) -> list[Said]:
        found: list[Said] = list(self.aim.said["victory"])
        if self.aim.id == "stones":
            seen = {"place": "obelisk", "by": "player", "at_least": self.players}
            found = [{"if": {"visited": seen}, "when": "at_once"}]
        return [{**one, "text": message(f"unknown-victory-{self.aim.id}")} for one in found]

    def places(self) -> Said:
        places: Said = dict(self.aim.said.get("places", {}))
        if "N" in self.rings:
            places["obelisk"] = {"once_per": "faction", "do": self.luck.one(OBELISKS)}
        return places


def start(luck: Luck) -> Said:
    chosen = luck.one(STARTS)
    return {
        "resources": chosen["resources"],
        "income": dict(zip(RESOURCES, chosen["income"], strict=True)),
        "units": luck.one(ARMIES),
        "buildings": luck.one(TOWNS),
        "bonus": "difficulty",
    }


def events(luck: Luck, rounds: int) -> list[Said]:
    """Two or three different ones, each in a round and again some rounds later."""
    found: list[Said] = []
    for id in luck.some(2 + luck.below(MOST_EVENTS - 1), list(EVENTS)):
        first = FIRST_EVENT + luck.below(EVENTS_APART)
        when = [first, first + EVENTS_APART] if first + EVENTS_APART <= rounds else [first]
        found.append({"at": {"rounds": when}, "do": EVENTS[id], "text": message(f"unknown-event-{id}")})
    return found


def sieges(aim: Aim, rounds: int) -> list[Said]:
    """Guards before every town, three times in the game and each time more."""
    if aim.id != "siege":
        return []
    lost = [{"end": {"result": "lose", "for": "party"}}]
    return [
        {
            "at": {"round_end": [rounds * (n + 1) // len(SIEGES)]},
            "do": [{"attack_town": {"level": level, "on": "each_player", "lost": lost}}],
            "text": message("unknown-event-siege"),
        }
        for n, level in enumerate(SIEGES)
    ]
