"""The hand at the start of a turn. [heroes.turn]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

DRAW_UP: Final = act("draw_up")
KEEP: Final = act("keep")


@chooser("refresh", ask=True)
def cards_to_discard(g: Heroes, f: Frame) -> list[Act]:
    """Any cards; over the limit one must.  Then draw up to the limit, or draw nothing.
    [heroes.turn.010, heroes.turn.020, heroes.turn.030]"""
    player = g.players[f.seat]
    options = [act("card", card) for card in dict.fromkeys(player.hand)]
    room = g.hand_limit(f.seat) - len(player.hand)
    if room > 0 and (player.deck or player.discard):
        options.append(DRAW_UP)
    if room >= 0:
        options.append(KEEP)
    return options


@step(
    "heroes.refresh",
    cards_to_discard,
    rules=("heroes.turn.010", "heroes.turn.020", "heroes.turn.030", "heroes.turn.040"),
)
def refresh(g: Heroes, f: Frame, choice: Act) -> None:
    """One card at a time; this is the only time that the limit is looked at."""
    if choice is DRAW_UP:
        g.allow_new_decks()
        g.draw(f.seat, g.hand_limit(f.seat) - len(g.players[f.seat].hand))
    elif choice is not KEEP:
        g.discard_from_hand(f.seat, choice.id)
        g.then(refresh, f)
