"""Words that are played outside combat."""

from __future__ import annotations

from fabletop.games.heroes.cards.registry import ON_MAP, word
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.state.game import Heroes


@word("diplomacy", ON_MAP)
@word("skip_fight", ON_MAP)
@word("step_on", ON_MAP)
@word("movement", ON_MAP)
@word("luck_on_map", ON_MAP)
@word("necromancy", ON_MAP)
@word("wisdom", ON_MAP)
@word("cheaper_unit", ON_MAP)
@word("reveal_tile", ON_MAP)
@word("town_portal", ON_MAP)
@word("fly_over", ON_MAP)
def declared(g: Heroes, play: Play, n: int) -> None:
    """Nothing in a combat: the card only says when it is played."""
