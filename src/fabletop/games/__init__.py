"""The games, by name."""

from fabletop.games import village
from fabletop.kernel.match import Box

BOXES: dict[str, Box] = {box.name: box for box in (village.BOX,)}

__all__ = ["BOXES"]
