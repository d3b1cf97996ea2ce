"""Layouts in the form of the community's map editor: brought in as scenarios, and taken out of them."""

from fabletop.games.heroes.scenario.exchange.bring import Draft, draft, draft_in
from fabletop.games.heroes.scenario.exchange.take import Taken, take

__all__ = ["Draft", "Taken", "draft", "draft_in", "take"]
