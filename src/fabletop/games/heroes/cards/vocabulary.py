"""The words that cards use for what they do, and the moments at which each may be played.

An instant may be played at almost any time [heroes.combat_card.030]; asking both players at every step
whether they would like to would make combat unbearable.  So each word has two sets of moments: those at which
a card with it may be played, and those at which a player who holds one is asked for its sake.
"""

from __future__ import annotations

from typing import Final

# Moments, as bits
START: Final = 1  # combat begins, no unit has been activated yet
TURN: Final = 2  # an own unit is active
BETWEEN: Final = 4  # a unit is about to be activated
BLOW: Final = 8  # an attack was declared, no die is rolled yet [heroes.combat_round.190]
ROLLED: Final = 16  # the attack die lies on the table
FATAL: Final = 32  # an attack would defeat a unit
CASTING: Final = 64  # power is being added to a spell [heroes.spell.060]
AFTER_CAST: Final = 128  # an own spell was cast
ENEMY_CAST: Final = 256  # the enemy cast a spell
ON_MAP: Final = 512  # outside combat

ANY_TIME: Final = START | TURN | BETWEEN | BLOW

# word: (may be played, asks to be played); what its number means stands beside it
WORDS: Final[dict[str, tuple[int, int]]] = {
    # the values of units in an attack
    "attack": (BLOW, BLOW),  # + attack for the own attacker
    "defence": (BLOW, BLOW),  # + defence for the own defender
    "weaken": (BLOW, BLOW),  # - attack for the enemy's attacker
    "curse": (BLOW, BLOW),  # - defence for the enemy's defender
    "bless": (BLOW, BLOW),  # the own ground or flying attacker rolls no die and gets + attack
    "rage": (BLOW, BLOW),  # + attack for an own ground or flying attacker
    "prayer": (BLOW | BETWEEN, BLOW | BETWEEN),  # + attack, defence or initiative, as the player likes
    "triple_die": (BLOW, BLOW),  # the die of the own attack counts three times
    "ignore_die": (ROLLED, ROLLED),  # the die just rolled counts nothing
    "attack_for_cards": (BLOW, BLOW),  # discard any number of cards for as much attack
    "defence_for_cards": (BLOW, BLOW),  # the same for defence
    # power
    "power": (CASTING, CASTING),  # + power for the spell being cast
    # cards
    "draw": (ANY_TIME, TURN | BLOW),  # draw that many
    "discard": (0, 0),  # first discard that many from hand; a price
    "draw_if_spell": (0, 0),  # draw that many if the card discarded was a spell
    "discard_after": (0, 0),  # at last discard that many from hand
    "draw_and_keep_one": (ANY_TIME, TURN | BLOW),  # draw that many, keep one, discard the rest
    "enemy_discards": (ANY_TIME, TURN | BLOW),  # the enemy loses that many cards at random
    "fetch_spell": (ANY_TIME, TURN),  # a spell from the own discard pile to hand, the rest into the deck
    "remove_self": (0, 0),  # this card leaves the game instead of going to the discard pile
    "keep_self": (0, 0),  # this card goes back to hand
    # units
    "heal": (ANY_TIME, TURN | BLOW),  # up to that much damage off an own unit
    "heal_or_free": (ANY_TIME, TURN | BLOW),  # the same, or its paralysis
    "cure": (ANY_TIME, TURN | BLOW),  # the same with its paralysis and any effect on it
    "damage": (TURN, TURN),  # to any unit
    "chain": (TURN, TURN),  # 1/1/1, 2/1/1 or 3/2/1 to a unit and the two nearest to it
    "fireball": (TURN, TURN),  # to the units on two adjacent spaces
    "paralyse": (TURN, TURN),  # a unit up to that tier
    "teleport": (TURN, TURN),  # an own unit up to that tier to any empty space
    "swap": (START, START),  # two own units change places; as an activation effect: in the own turn
    "unblock": (ANY_TIME, TURN | BLOW),  # an own unit up to that tier may retaliate once more
    "save": (FATAL, FATAL),  # the attack that would defeat an own unit up to that tier is called off
    # what lasts
    "health": (TURN, TURN),  # + health for an own unit in this combat
    "initiative": (TURN, TURN),  # + initiative for an own unit in this combat
    "haste": (TURN, TURN),  # + initiative for any unit in this combat
    "slow": (TURN, TURN),  # - initiative for any unit in this combat
    "silence": (TURN, TURN),  # a unit up to that tier has no special abilities in this combat
    "anti_magic": (TURN, TURN),  # a unit up to that tier cannot be the target of spells in this combat
    "fire_shield": (TURN, TURN),  # damage to adjacent attackers of a unit in this combat round
    "archery": (TURN, TURN),  # 1: own ranged units shoot better in this round; 2: and in the next, and sooner
    "cover": (TURN, TURN),  # this card's numbers replace those of the unit beneath
    "luck": (TURN, TURN),  # reroll any one die in this turn
    # spells
    "return_spell": (AFTER_CAST, AFTER_CAST),  # the spell goes back to hand; 2: and one more may be cast
    "return_all": (AFTER_CAST, AFTER_CAST),  # the spell and all that was played with it go back to hand
    "resist": (ENEMY_CAST, ENEMY_CAST),  # a spell with at most that much power has no effect
    "cast_early": (START, START),  # cast a spell before any unit acts; 2: beyond the limit
    # combat as a whole
    "no_escape": (START, START),  # the enemy hero may neither retreat nor surrender
    # the player
    "morale": (ANY_TIME, TURN),  # gain positive morale
    "enemy_morale": (ANY_TIME, TURN),  # an enemy with positive morale gains negative morale
    "morale_on_zero": (ANY_TIME, TURN),  # roll the attack die; on 0 gain positive morale
    "gold": (ANY_TIME, TURN),
    "materials": (ANY_TIME, TURN),
    "valuables": (ANY_TIME, TURN),
    # the map
    "diplomacy": (ON_MAP, ON_MAP),
    "skip_fight": (ON_MAP, ON_MAP),
    "step_on": (ON_MAP, ON_MAP),
    "movement": (ON_MAP, ON_MAP),
    "luck_on_map": (ON_MAP, ON_MAP),
    "necromancy": (ON_MAP, ON_MAP),
    "wisdom": (ON_MAP, ON_MAP),
    "cheaper_unit": (ON_MAP, ON_MAP),
    "reveal_tile": (ON_MAP, ON_MAP),
    "town_portal": (ON_MAP, ON_MAP),
    "fly_over": (ON_MAP, ON_MAP),
}
MAP_WORDS: Final = tuple(word for word, (may, _) in WORDS.items() if may == ON_MAP)
# Words whose number is the highest tier that they reach
TIER_WORDS: Final = ("paralyse", "teleport", "unblock", "save", "silence", "anti_magic")
