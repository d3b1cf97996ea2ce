"""A game as an environment of PettingZoo, in which the seats pick one at a time."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from fabletop.kernel.frame import Seat
from fabletop.learn.encoder import Encoder, blank
from fabletop.learn.table import Table

MOST: Final = float(2**24)  # single floats hold every whole number up to here

Observation = dict[str, NDArray[Any]]


class Environment(AECEnv[str, Any, Any]):
    """The seats are the agents `seat_0`, `seat_1` and so on; an action is the number of an option."""

    def __init__(self, table: Table) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        game, encoder = table.setup.game, table.encoder
        self.table: Final = table
        self.encoder: Final = encoder
        self.metadata = {"name": f"fabletop_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats) if seat not in table.bots]
        self.agents = []
        self.observation_spaces = {agent: space_of(encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoder.most_options) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed that of the next number, so that a first seed leads to them all.
        What is agreed on stays as it was when the environment was made: `options` change nothing."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self.table.seat}"

    def observe(self, agent: str) -> Observation:
        """What a seat knows; its options and their mask are empty unless it is asked."""
        encoder = self.encoder
        cells, options = blank(encoder.size), blank(encoder.most_options * encoder.width)
        offers = encoder.write(self.table.game, seat_of(agent), cells, 0, options)
        mask = np.zeros(encoder.most_options, np.int8)
        mask[: len(offers)] = 1
        return {
            "observation": np.frombuffer(cells, np.float32),
            "options": np.frombuffer(options, np.float32).reshape(-1, encoder.width),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Make the pick of this number; a NotOnOffer says that there is none, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is an action only for those whose game is over")
        table = self.table
        table.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.over or table.cut_short:
            gained = table.rewards()
            self.rewards = {one: gained[seat_of(one)] for one in self.agents}
            ended = self.terminations if table.over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        else:
            self._clear_rewards()
            self.agent_selection = f"seat_{table.seat}"
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None

    def __str__(self) -> str:
        return str(self.metadata["name"])


def seat_of(agent: str) -> Seat:
    return Seat(int(agent.rpartition("_")[2]))


def space_of(encoder: Encoder) -> spaces.Space[Any]:
    most = encoder.most_options
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (encoder.size,), np.float32),
            "options": spaces.Box(-MOST, MOST, (most, encoder.width), np.float32),
            "action_mask": spaces.Box(0, 1, (most,), np.int8),
        }
    )
