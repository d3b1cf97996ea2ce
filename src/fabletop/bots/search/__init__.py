"""Looking ahead in imagined games, for every game that brings a judge: docs/search.md."""

from __future__ import annotations

from fabletop.bots.search.judge import Judge
from fabletop.bots.search.tree import Tree
from fabletop.bots.search.verdict import Verdict, Weighed
from fabletop.bots.search.weigh import weigh

__all__ = ["Judge", "Tree", "Verdict", "Weighed", "weigh"]
