"""Everything printed, as it comes with the game or was on another day."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fabletop.content import From, shelf
from fabletop.games.heroes.defs import AiCardDef, CardDef, HeroDef, UnitDef
from fabletop.games.heroes.load.adventure import Adventure, read_adventure
from fabletop.games.heroes.load.box import BoxReader, Counts, read_box
from fabletop.games.heroes.load.rulesets import FOLDER, read_rules
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.scenario.load import Box, read_scenarios, scenario_files
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.kernel.ruleset import ruleset_names


class Content:
    """Everything printed, in a fixed order: a unit, a card, a hero or a tile is its index here."""

    def __init__(
        self,
        units: tuple[UnitDef, ...],
        cards: tuple[CardDef, ...],
        heroes: tuple[HeroDef, ...],
        ai_cards: tuple[AiCardDef, ...],
        guards: tuple[tuple[Counts, ...], ...],
        adventure: Adventure,
        scenarios: tuple[ScenarioDef, ...],
        fingerprint: str,
        sources: dict[str, From],
        icons: dict[str, str],
        folder: Path,
    ) -> None:
        self.units: Final = units
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.ai_cards: Final = ai_cards
        self.guards: Final = guards  # by field level (nobody at 0) and difficulty
        self.places: Final = adventure.places
        self.tiles: Final = adventure.tiles
        self.buildings: Final = adventure.buildings  # by faction and kind
        self.proclamations: Final = adventure.proclamations
        self.scenarios: Final = scenarios  # the one to begin with first
        self.fingerprint: Final = fingerprint
        self.sources: Final = sources
        self.icons: Final = icons  # of all but the tiles
        self.folder: Final = folder  # where its rulesets and words are
        self.unit_by_id: Final = {unit.id: unit.index for unit in units}
        self.card_by_id: Final = {card.id: card.index for card in cards}
        self.hero_by_id: Final = {hero.id: hero.index for hero in heroes}
        self.tile_by_id: Final = {tile.id: tile.index for tile in adventure.tiles}
        self.scenario_by_id: Final = {scenario.id: scenario.index for scenario in scenarios}

    @property
    def box(self) -> Box:
        """What scenarios may speak of."""
        return Box(self.tiles, self.units, self.cards, self.heroes)


def read_content(folder: Path = FOLDER) -> Content:
    """Read and check a content folder; a BrokenFile says what is wrong and where."""
    reader = BoxReader(folder)
    guards = read_box(reader)
    adventure = read_adventure(reader)
    cards = tuple(reader.cards.values())
    scenarios = read_scenarios(folder, Box(adventure.tiles, reader.units, cards, reader.heroes))
    for path in scenario_files(folder):
        reader.open(f"scenarios/{path.name}")
    for name in ruleset_names(folder / "rulesets"):
        read_rules(name, folder, OPTIONAL)
        reader.open(f"rulesets/{name}.toml")
    return Content(
        tuple(reader.units),
        cards,
        tuple(reader.heroes),
        tuple(reader.ai_cards),
        guards,
        adventure,
        scenarios,
        reader.fingerprint.hexdigest(),
        reader.sources,
        reader.icons,
        folder,
    )


@cache
def content_of_today() -> Content:
    return read_content()


@lru_cache(shelf.CONTENTS_KEPT)
def kept_content(hash: str) -> Content:
    return shelf.read("heroes", hash, read_content)


def content(hash: str = "") -> Content:
    """The content that comes with the game, or that of another day from the shelf."""
    today = content_of_today()
    return today if hash in ("", today.fingerprint) else kept_content(hash)
