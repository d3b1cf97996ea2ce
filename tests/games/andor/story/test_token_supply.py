"""No token is laid out twice, however often a legend lays tokens out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from fabletop.games.andor.defs import CAVE, FOG
from fabletop.games.andor.load import read_legend
from fabletop.games.andor.setup import begin

EXAMPLE = Path(__file__).parents[4] / "docs" / "examples" / "the-lost-ram.yaml"
FARMERS = "    - place_token: {token: farmer, at: [220, 224]}\n"


def test_a_legend_that_lays_out_more_gets_what_is_left_in_the_box(tmp_path: Path) -> None:
    more = "".join(
        f"    - place_token: {{token: {token}, at: {fields}, facedown: true}}\n"
        for token, fields in (("fog", [203, 204]), ("cave", [205, 206, 207, 209, 210, 212, 214, 215]))
    )
    text = EXAMPLE.read_text(encoding="utf-8")
    assert FARMERS in text
    path = tmp_path / "legend.yaml"
    path.write_text(text.replace(FARMERS, FARMERS + more), encoding="utf-8")
    game = begin(read_legend(path, 2), ((0, 0), (3, 0)), 1, 0, 1)
    game.advance()
    laid = Counter(token.face for token in game.tokens if token.kind in (FOG, CAVE))
    laid.update(game.cave_supply)
    assert laid == {face.index: face.count for face in game.legend.faces if face.token in (FOG, CAVE)}
