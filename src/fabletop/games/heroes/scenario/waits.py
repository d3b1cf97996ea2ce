"""What a scenario can say that the game does not know yet.  A game that says so is refused before it begins;
`fabletop scenario check` tells it too."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.scenario.printed import ScenarioDef

WAITING_RULES: Final = ("split_decks",)


def unknown(scenario: ScenarioDef) -> list[str]:
    """The words of a scenario that cannot be carried out, each once, in the order of its file."""
    return [f"rule {word}" for word in WAITING_RULES if getattr(scenario.rules, word)]
