"""Games by the thousand: series between bots, what they show, and how fast they go."""

from fabletop.lab.series import GameFailed, GameRecord, play_game, run_series

__all__ = ["GameFailed", "GameRecord", "play_game", "run_series"]
