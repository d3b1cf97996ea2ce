"""A card takes effect."""

from __future__ import annotations

from fabletop.games.heroes.cards.registry import WORDS
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Frame
from fabletop.kernel.step import step


@step("heroes.take_effect")
def take_effect(g: Heroes, f: Frame) -> None:
    """Everything the card says, in its order, unless it was resisted or lost its target."""
    play = g.the_play()
    card = g.cards[play.card]
    strong = card.strength(play.power) if play.use == 0 else 0
    if play.resisted or strong == NONE:
        return
    for effect in card.uses[play.use].does:
        word = WORDS[effect.word]
        if word.works(play.side) and len(play.targets) >= min(1, word.needs(g)):
            word.deed(g, play, effect.amounts[min(strong, len(effect.amounts) - 1)])


@step("heroes.add")
def add(g: Heroes, f: Frame) -> None:
    """A card played on another one: power for a spell, a spell resisted, or a spell taken back.
    [heroes.spell.060, heroes.spell.070, heroes.spell.100, heroes.spell.110]"""
    card, use = f.args
    played = Play(f.seat, g.the_play().side, card, use)
    for effect in g.cards[card].uses[use].does:
        WORDS[effect.word].deed(g, played, effect.amounts[0])
    if not played.stays:
        g.put_on_discard(f.seat, card)
