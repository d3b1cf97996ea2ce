"""Words about spells: power for them, against them, and having them back. [heroes.spell]"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.registry import AFTER_CAST, CASTING, ENEMY_CAST, START, WORDS, word
from fabletop.games.heroes.cards.targets import always, power_within_reach, targets_of
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.defs import SPELL, CardDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, act


def spell_beside(g: Heroes, play: Play) -> Play | None:
    """The spell on which a card is played; None if it is played for itself."""
    spell = g.play
    return None if spell is play else spell


@word("power", CASTING)
def power(g: Heroes, play: Play, n: int) -> None:
    """More power for the spell being cast; the card lies with it. [heroes.spell.060, heroes.spell.070]"""
    spell = spell_beside(g, play)
    if spell is not None:
        spell.power += n
        spell.added = (*spell.added, play.card)
        play.stays = True
        g.emit(ev.AddedPower(play.seat, play.card, n))


@word("resist", ENEMY_CAST, useful=always)
def resist(g: Heroes, play: Play, n: int) -> None:
    """A spell with at most that much power has no effect. [heroes.spell.110]"""
    spell = spell_beside(g, play)
    if spell is not None:
        spell.resisted = True
        g.emit(ev.Resisted(play.seat, spell.card))


@word("return_spell", AFTER_CAST, useful=always)
def return_spell(g: Heroes, play: Play, n: int) -> None:
    """The spell goes back to hand; 2: and one more may be cast."""
    spell = spell_beside(g, play)
    if spell is not None:
        spell.returns = max(spell.returns, 1)
        if n == 2:
            g.fight.camps[spell.side].spell_limit += 1


@word("return_all", AFTER_CAST, useful=always)
def return_all(g: Heroes, play: Play, n: int) -> None:
    """The spell and all that was played with it go back to hand."""
    spell = spell_beside(g, play)
    if spell is not None:
        spell.returns = 2


# -- before anybody acts ----------------------------------------------------------------------------------


def early_spells(g: Heroes, play: Play, n: int) -> list[Act]:
    """Spells in hand that can do something before anybody acts; the basic effect keeps to the limit."""
    camp = g.fight.camps[play.side]
    if n == 1 and camp.spells >= camp.spell_limit:
        return []
    found = []
    for number in dict.fromkeys(g.players[play.seat].hand):
        card = g.cards[number]
        if card.kind == SPELL and works_alone(g, card):
            spell = Play(play.seat, play.side, number, 0)
            effect = card.uses[0].does[0]
            strong = card.strength(power_within_reach(g, play.seat, card))
            if targets_of(g, spell, effect.word, effect.amounts[strong]):
                found.append(act("card", number))
    return found


def works_alone(g: Heroes, card: CardDef) -> bool:
    """Whether a spell has an effect outside an attack and off the map."""
    first = WORDS[card.uses[0].does[0].word]
    if first.lends:
        return first.name == "prayer" or not g.rules.spells_answer
    return first.aims > 0


@word("cast_early", START, at=early_spells)
def cast_early(g: Heroes, play: Play, n: int) -> None:
    """A spell before anybody acts; the expert one is beyond the limit of the round."""
    play.follows = play.targets[0]
    play.free = n == 2
