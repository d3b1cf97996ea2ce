"""What is agreed before a game travels between processes, in every build."""

from __future__ import annotations

import pickle
from copy import deepcopy

from fabletop.kernel import Setup

SETUP = Setup("village", 3, 2**100, "house", {"sets": ["base"], "heroes": ["random"] * 3})


def test_a_setup_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(SETUP)) == SETUP


def test_a_setup_can_be_copied() -> None:
    copied = deepcopy(SETUP)
    assert copied == SETUP
    assert copied.options is not SETUP.options
