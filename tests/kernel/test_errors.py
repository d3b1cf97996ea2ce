"""What goes wrong in another process is told in this one."""

import pickle

import pytest

from fabletop.kernel.errors import BadSetup, BrokenFile


@pytest.mark.parametrize(
    "wrong",
    [
        BrokenFile("units.yaml", "line 3", "this is not a unit"),
        BadSetup("too many players", "village.overview.010"),
    ],
)
def test_errors_travel_between_processes(wrong: Exception) -> None:
    again = pickle.loads(pickle.dumps(wrong))
    assert (type(again), str(again), vars(again)) == (type(wrong), str(wrong), vars(wrong))
