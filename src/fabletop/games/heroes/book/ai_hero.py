"""An AI hero: a card of the AI deck at each activation, and spells by the book. [heroes.ai_combat.010]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.lasting import coverable
from fabletop.games.heroes.cards.registry import WORDS
from fabletop.games.heroes.cards.targets import aims, targets_of
from fabletop.games.heroes.combat.camp import Camp
from fabletop.games.heroes.combat.pieces import ACTED, NEXT_ATTACK, Lasting, Play
from fabletop.games.heroes.defs import NONE, PACK, AiCardDef
from fabletop.games.heroes.map import events as map_ev
from fabletop.games.heroes.scenario.course import is_named, scenario_of
from fabletop.games.heroes.scenario.named import CLOAK
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.kernel.frame import NOBODY, Frame
from fabletop.kernel.step import step

HARM: Final = ("damage", "chain", "fireball", "paralyse", "slow", "silence", "weaken", "curse")
HELP: Final = ("defence", "rage", "bless", "haste", "cure", "fire_shield", "anti_magic", "prayer")
CASTABLE: Final = HARM + HELP


KINDS: Final = ("might", "magic", "skill")
COPIES: Final = (3, 2, 2)  # of each design in the box, by kind [heroes.campaign.090]


# -- the two decks ----------------------------------------------------------------------------------------


def deal_ai_deck(g: Heroes, counts: tuple[int, int, int]) -> None:
    """So many might, magic and skill cards, drawn at random from those in the box.
    [heroes.campaign.020, heroes.campaign.090]"""
    cards: list[int] = []
    for kind, copies, n in zip(KINDS, COPIES, counts, strict=True):
        pool = [card.index for card in g.printed.ai_cards if card.kind == kind for _ in range(copies)]
        g.shuffle(pool)
        cards.extend(pool[:n])
    g.deal_to_ai(cards)


def muster_ai(g: Heroes, number: int) -> None:
    """An AI hero of the scenario has all of its cards again before every fight; its army never shrinks.
    [heroes.campaign.060, heroes.campaign.100]"""
    hero = g.heroes[number]
    scenario = g.printed.plan.scenario
    if hero.ai == NONE or scenario is None:
        return
    printed = scenario.ai[hero.ai]
    if printed.truth:
        show_true_army(g, number, tuple([(word.unit, word.side) for word in printed.truth]))
    deal_ai_deck(g, printed.truth_deck if printed.truth else printed.deck)
    g.teach_spells(list(g.ai[hero.ai].spells))


def show_true_army(g: Heroes, number: int, army: tuple[Troop, ...]) -> None:
    """What was seen from afar was not so: before its first fight a hero drops the mask."""
    hero = g.heroes[number]
    if hero.army != army:
        g.lead(number, army)
        g.emit(map_ev.AiUnmasked(hero.owner, number))


def arm_guards(g: Heroes, field: int, camp: Camp) -> Camp:
    """Guards that nobody steers have an AI deck where the scenario says so."""
    printed = scenario_of(g).rules.guard_deck
    if (
        printed is not None
        and camp.seat == NOBODY
        and (not printed.places or is_named(g, printed.places, field))
    ):
        camp.schooled = True
        deal_ai_deck(g, printed.deck)
        g.teach_spells(list(printed.spells))
    return camp


def skill_of(g: Heroes, side: int) -> int:
    """The ability card that the skill cards of an AI hero use."""
    number = g.fight.camps[side].hero
    scenario = g.printed.plan.scenario
    if g.fight.camps[side].schooled and scenario is not None and scenario.rules.guard_deck is not None:
        return scenario.rules.guard_deck.skill
    if number == NONE or g.heroes[number].ai == NONE:
        return g.printed.plan.skill
    return g.ai[g.heroes[number].ai].skill


# -- in a fight -------------------------------------------------------------------------------------------


@step("heroes.ai_draws")
def ai_draws(g: Heroes, f: Frame) -> None:
    """One card of the AI deck, resolved at once; when the deck is empty there are no more.
    [heroes.ai_combat.010]"""
    (uid,) = f.args
    if not g.ai_deck:
        return
    card = g.printed.ai_cards[g.draw_ai_card()]
    g.emit(ev.AiDrew(card.index))
    n = card.strengths[g.printed.plan.difficulty]
    resolve(g, uid, card, n)
    if g.fight.round == 1 and card.returns & (1 << g.printed.plan.difficulty):
        g.owe("heroes.ai_takes_back", NOBODY, card.index)


@step("heroes.ai_takes_back")
def ai_takes_back(g: Heroes, f: Frame) -> None:
    """When it has done its work, a card may go back into the AI deck. [heroes.ai_combat.010]"""
    (card,) = f.args
    g.return_ai_card(card)


def resolve(g: Heroes, uid: int, card: AiCardDef, n: int) -> None:
    c = g.fight
    side = c.units[uid].side
    if card.word == "attack":
        c.camps[side].attack_waiting += n
    elif card.word == "defence_toughest":
        defend(g, max(c.fielded(side), key=lambda uid: (c.health_of(uid), -uid)), n)
    elif card.word == "defence_next":
        defend(g, next_own(g, side, uid), n)
    elif card.word == "spell":
        cast(g, side, n)
    elif card.word == "skill":
        for _ in range(n):
            use_skill(g, uid, side)


def defend(g: Heroes, uid: int, n: int) -> None:
    """It helps the next time that the unit is attacked."""
    if n > 0:
        side = g.fight.units[uid].side
        g.add_lasting(Lasting("defence", side, uid, n, NEXT_ATTACK, NONE, NOBODY))


def next_own(g: Heroes, side: int, uid: int) -> int:
    """The unit of the AI that acts next; in the last activation of a round the one that acts now."""
    c = g.fight
    waiting = [u for u in c.fielded(side) if not c.units[u].marks & ACTED]
    return max(waiting, key=lambda u: (c.initiative_of(u), -u), default=uid)


def use_skill(g: Heroes, uid: int, side: int) -> None:
    """The hero's skill, as far as it concerns a combat without a hand of cards."""
    c = g.fight
    for effect in g.cards[skill_of(g, side)].uses[0].does:
        n = effect.amounts[0]
        if effect.word == "attack":
            c.camps[side].attack_waiting += n
        elif effect.word == "defence":
            defend(g, max(c.fielded(side), key=lambda uid: (c.health_of(uid), -uid)), n)
        elif effect.word == "archery":
            g.add_lasting(Lasting("archery", side, NONE, n, c.round + n - 1, NONE, NOBODY))
        elif effect.word == "draw":
            g.owe("heroes.ai_draws", NOBODY, uid)
        elif effect.word == "cover":
            put_on_cloak(g, side)


def put_on_cloak(g: Heroes, side: int) -> None:
    """The first card of the cloak that can lie on a unit."""
    for card in cloak_of(g):
        if lay_cover(g, side, card):
            return


def cloak_of(g: Heroes) -> list[int]:
    """The specialties of levels IV and VI of its owner."""
    first = g.printed.card_by_id[CLOAK]
    owner = next(hero for hero in g.printed.heroes if first in hero.specialties)
    return [card for card in owner.specialties if card >= first]


def lay_cover(g: Heroes, side: int, card: int) -> bool:
    """A card lies on the first unit of a side that it can lie on, a pack before a few."""
    play = Play(NOBODY, side, card, 0)
    found = [option.id for option in coverable(g, play, 1)]
    if not found:
        return False
    c = g.fight
    g.cover(max(found, key=lambda uid: (c.units[uid].face == PACK, -uid)), card)
    return True


@step("heroes.ai_covers")
def ai_covers(g: Heroes, f: Frame) -> None:
    """As the fight begins, what lies on the units of an AI hero."""
    (side,) = f.args
    number = g.fight.camps[side].hero
    for card in scenario_of(g).ai[g.heroes[number].ai].covers:
        lay_cover(g, side, card)


# -- spells -----------------------------------------------------------------------------------------------


def cast(g: Heroes, side: int, power: int) -> None:
    """The top spell of the AI's deck at the toughest unit: the player's if it harms, its own if it helps."""
    c = g.fight
    number = g.draw_ai_spell()
    if number == NONE:
        return
    card = g.cards[number]
    play = Play(NOBODY, side, number, 0)
    play.power = power
    effect = card.uses[0].does[0]
    strong = card.strength(power)
    if strong == NONE or effect.word not in CASTABLE or WORDS[effect.word].at is None:
        return
    n = effect.amounts[min(strong, len(effect.amounts) - 1)]
    for _ in range(aims(g, effect.word)):
        options = [option.id for option in targets_of(g, play, effect.word, n)]
        if not options:
            break
        target = pick_target(g, play, effect.word, options)
        if target == NONE:
            break
        play.targets = (*play.targets, target)
    if not play.targets:
        return
    g.unveil()
    g.emit(ev.Cast(NOBODY, number, 0))
    g.play = play
    g.owe("heroes.resist_window", c.commander(1 - side), number)
    g.owe("heroes.take_effect", NOBODY, number)
    g.owe("heroes.ai_puts_away", NOBODY)


def pick_target(g: Heroes, play: Play, word: str, options: list[int]) -> int:
    """Most defence first; healing goes to the worst hurt; fire to where most enemies burn.  NONE if the spell
    would only harm its own side or help the other; a chain goes on to whoever is next.
    [heroes.ai_combat.110]"""
    c = g.fight
    if word == "fireball":
        return pick_space(g, play, options)
    side = 1 - play.side if word in HARM else play.side
    wanted = [uid for uid in options if c.units[uid].side == side]
    if not wanted and play.targets:
        wanted = options
    if not wanted:
        return NONE
    if word == "cure":
        return max(wanted, key=lambda uid: (c.units[uid].damage, c.tier_of(uid), -uid))
    return max(wanted, key=lambda uid: (c.face_of(c.units[uid]).defence, c.tier_of(uid), -uid))


def pick_space(g: Heroes, play: Play, options: list[int]) -> int:
    """First the enemy with whom, and with one space beside, most burns; then that space, be it empty."""
    near = g.fight.board.near
    if play.targets:
        return max(options, key=lambda space: (burning(g, play, space), -space))
    enemies = [space for space in options if burning(g, play, space) > 0]

    def worth(space: int) -> int:
        return burning(g, play, space) + max(burning(g, play, other) for other in near[space])

    return max(enemies, key=lambda space: (worth(space), -space), default=NONE)


def burning(g: Heroes, play: Play, space: int) -> int:
    """The worth of hitting a space: enemies by tier, own units against it."""
    c = g.fight
    uid = c.at[space]
    if uid == NONE or not c.is_target_of_spells(uid):
        return 0
    worth = c.tier_of(uid)
    return worth if c.units[uid].side != play.side else -worth


@step("heroes.ai_puts_away")
def ai_puts_away(g: Heroes, f: Frame) -> None:
    g.play = None
