"""A legend written for one test."""

from pathlib import Path

import pytest
from tests.games.andor.story.words_shown import LEGEND, Tell

from fabletop.games.andor.load import read_legend
from fabletop.games.andor.testing import AndorTable


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    """A table with a legend whose card `t.it` has these effects."""

    def told(effects: str, *heroes: str, board: str = "grey_mountains", wagon: bool = False) -> AndorTable:
        home = 203 if board == "grey_mountains" else 301
        base, far = ("wagon", "wagon_at, field: 207") if wagon else ("camp", f"visit, fields: [{home + 1}]")
        text = LEGEND.format(effects=effects, board=board, home=home, base=base, far=far)
        path = tmp_path / "t.yaml"
        path.write_text(text)
        names = heroes or ("thorn", "chada")
        table = AndorTable(*names, legend=read_legend(path, len(names)))
        return table.base(home, base).all_at(home)

    return told
