"""Heroes of two players meet, or one comes to a place of another; one of the two may be an AI hero.
[heroes.defeat, surrender, capture, siege]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.book.ai_hero import muster_ai
from fabletop.games.heroes.combat.camp import HERO, Camp, army_of
from fabletop.games.heroes.combat.deploy import open_combat
from fabletop.games.heroes.combat.ending import be_defeated, last_fight, teach_winner
from fabletop.games.heroes.combat.state import ATTACKER, BROKEN_OFF, DEFENDER, RETREAT, SURRENDER
from fabletop.games.heroes.defs import ARTIFACT, NONE, SILVER
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.enter import announce, camp_of
from fabletop.games.heroes.map.fallen import let_fallen_return
from fabletop.games.heroes.map.home import be_beaten, dismiss, go_back, withdraw
from fabletop.games.heroes.scenario.course import is_spared, scenario_of, town_of
from fabletop.games.heroes.scenario.named import WANDER
from fabletop.games.heroes.scenario.tokens import lose_token
from fabletop.games.heroes.state.ai import AWAY, GONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.state.realm import AI_BEATEN, ARMIES_BEATEN, MAINS_BEATEN, SECONDARIES_BEATEN
from fabletop.games.heroes.towns.printed import CITADEL, DWELLING
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

DEFENCE_GOLD: Final = 8  # [heroes.capture.020]
GIVE_UP: Final = act("give_up")
FIGHT: Final = act("fight")
PAY: Final = act("pay_for_defence")
YIELD: Final = act("yield")


# -- two heroes -------------------------------------------------------------------------------------------


@step("heroes.meet_hero")
def meet_hero(g: Heroes, f: Frame) -> None:
    """Who enters the field is the attacker. [heroes.combat_setup.020, heroes.combat_setup.030]"""
    number, enemy = f.args
    attacker, defender = g.heroes[number].seat, g.heroes[enemy].seat
    g.emit(ev.FightAnnounced(g.heroes[number].owner, number, g.heroes[number].field))
    if not g.heroes[enemy].main:
        g.owe("heroes.give_up", defender, number, enemy)
    announce(g, attacker, defender)
    holder = holder_of(g, g.heroes[enemy].owner, g.heroes[number].field)
    if holder not in (attacker, defender) and holder >= 0:  # whose walls are built or not [heroes.turn.100]
        g.owe("heroes.town_window", Seat(holder))
    if attacker != NOBODY and defender != NOBODY:
        g.owe("heroes.cover_before_fight", attacker, defender)
        g.owe("heroes.cover_before_fight", defender, attacker)
    g.owe("heroes.fight_hero", attacker, number, enemy)


@chooser("give_up")
def fight_or_give_up(g: Heroes, f: Frame) -> list[Act]:
    return [FIGHT, GIVE_UP]


@step("heroes.give_up", fight_or_give_up, rules=("heroes.secondary_hero.110", "heroes.capture.130"))
def give_up(g: Heroes, f: Frame, choice: Act) -> None:
    """A secondary hero may be given up at once: a player gets a cube all the same, and the place it held lies
    open. [heroes.secondary_hero.110, heroes.secondary_hero.140, heroes.capture.130]"""
    if choice is GIVE_UP:
        number, enemy = f.args
        attacker = g.heroes[number].seat
        leave_off(g)
        if attacker != NOBODY:
            take_cube(g, attacker, f.seat)
            g.count(attacker, SECONDARIES_BEATEN, 1)
        spared = is_spared(g, enemy)
        lose_token(g, enemy, attacker)
        dismiss(g, enemy, spared)


def leave_off(g: Heroes) -> None:
    """There is no fight with this hero: on to the next one who stands there, if any.  In a game that was kept
    before heroes were met one after the other, on to the guards."""
    met = any(frame.key == "heroes.meet_next" for frame in g.stack)
    g.unwind("heroes.meet_next" if met else "heroes.face_guards")


@step("heroes.fight_hero")
def fight_hero(g: Heroes, f: Frame) -> None:
    """[heroes.combat_setup.020, heroes.siege.010]"""
    number, enemy = f.args
    field = g.heroes[number].field
    owner = holder_of(g, g.heroes[enemy].owner, field)
    for one in (number, enemy):
        muster_ai(g, one)
    spend_all(g, number)
    defender = camp_of(g, enemy)
    defender.held = is_wanderer(g, number)
    open_combat(
        g,
        camp_of(g, number),
        defender,
        "heroes.after_clash",
        number,
        enemy,
        siege=has_walls(g, owner, field),
        tower=has_tower(g, owner, field),
        in_town=is_town_of(g, owner, field),
    )


def is_wanderer(g: Heroes, number: int) -> bool:
    """Whether nobody gets away from an attacker before the end. [heroes.ai_movement.170]"""
    ai = g.heroes[number].ai
    return ai != NONE and scenario_of(g).ai[ai].plan == WANDER


def holder_of(g: Heroes, defender: int, field: int) -> int:
    """Whose place a player defends, or an AI hero: an ally's as if it were the own. [heroes.alliance.080]"""
    cube = g.marks[field].cube
    return cube if defender >= 0 and cube >= 0 and not g.is_enemy(Seat(defender), cube) else defender


def spend_all(g: Heroes, number: int) -> None:
    """An AI hero spends all its points on an attack. [heroes.ai_movement.020]"""
    if g.heroes[number].ai != NONE:
        g.pay_movement(number, g.heroes[number].movement)


def is_town_of(g: Heroes, owner: int, field: int) -> bool:
    """Any town that somebody holds, of the own faction or captured. [heroes.siege.040]"""
    return g.land.field(field).id == "town" and g.marks[field].cube == owner


def has_walls(g: Heroes, owner: int, field: int) -> bool:
    """Only with a Citadel; an AI hero has one if the scenario says so.
    [heroes.siege.020, heroes.town.040, heroes.ai_movement.110]"""
    if owner < 0:
        held = field == town_of(g, owner) and g.marks[field].cube <= AI_OWNER
        return held and scenario_of(g).ai[AI_OWNER - owner].citadel
    return stands_in_town(g, Seat(owner), field, CITADEL)


def has_tower(g: Heroes, owner: int, field: int) -> bool:
    """With the walls; in the earlier edition with the silver dwelling. [heroes.siege.020, heroes.town.040]"""
    if owner < 0 or not g.rules.tower_from_silver:
        return has_walls(g, owner, field)
    return stands_in_town(g, Seat(owner), field, DWELLING + SILVER)


def stands_in_town(g: Heroes, owner: Seat, field: int, kind: int) -> bool:
    """Whether a building defends a field: only the owner's own town, by an optional rule also a captured one.
    [heroes.siege.020, heroes.option.160]"""
    if g.marks[field].cube != owner:
        return False
    return any(g.realm(one).town == field and g.has(one, kind) for one in g.boards(owner))


@step("heroes.after_clash")
def after_clash(g: Heroes, f: Frame) -> None:
    """What becomes of both. [heroes.defeat.030, heroes.surrender.030, heroes.surrender.060]"""
    number, enemy = f.args
    c = last_fight(g)
    if c.victor != ATTACKER:
        g.unwind("heroes.arrived")
    if c.ending == BROKEN_OFF:
        go_back(g, number)
    elif c.ending in (SURRENDER, RETREAT) and c.victor == DEFENDER:
        withdraw(g, number, retreats=c.ending == RETREAT)
    elif c.ending in (SURRENDER, RETREAT):
        withdraw(g, enemy, g.heroes[enemy].field, retreats=c.ending == RETREAT)
    elif c.victor == NONE:
        lose(g, number, g.heroes[enemy].owner)
        lose(g, enemy, g.heroes[number].owner)
    else:
        teach_winner(g)
        if g.heroes[enemy if c.victor == ATTACKER else number].main:
            let_fallen_return(g, c.victor)
        winner, loser = (number, enemy) if c.victor == ATTACKER else (enemy, number)
        if g.heroes[winner].ai == NONE and g.heroes[loser].ai == NONE:
            pay_for_defeat(g, g.heroes[winner].seat, loser)
        lost = g.heroes[enemy].field if loser == enemy else NONE
        lose(g, loser, g.heroes[winner].owner, lost)


def lose(g: Heroes, number: int, winner: int, lost: int = NONE) -> None:
    """A hero is beaten, and goes where the beaten go; losing to an AI hero costs nothing else.
    [heroes.defeat.030, heroes.defeat.090]"""
    ai = g.heroes[number].ai
    if ai == NONE:
        be_beaten(g, number, winner, lost)
        return
    if winner >= 0:
        g.count(Seat(winner), AI_BEATEN, 1)
    if scenario_of(g).ai[ai].drawn is not None:
        for kind, _ in g.heroes[number].army:
            g.lose_unit(kind)  # its cards go to the piles of their tiers [heroes.neutral.070]
    g.beat_ai(ai, winner, AWAY if scenario_of(g).ai[ai].comes_home else GONE)


def pay_for_defeat(g: Heroes, winner: Seat, loser: int) -> None:
    """A main hero loses gold and heart; either hero costs a cube. [heroes.defeat.010, heroes.defeat.020,
    heroes.secondary_hero.140, heroes.victory.030]"""
    hero = g.heroes[loser]
    costs = hero.main and not is_spared(g, loser)
    if costs and scenario_of(g).rules.spoils and artifacts_lying(g, hero.seat):
        g.owe("heroes.spoils", winner, hero.seat)
    elif costs:
        be_defeated(g, hero.seat, winner)
    take_cube(g, winner, hero.seat)
    g.count(winner, MAINS_BEATEN if hero.main else SECONDARIES_BEATEN, 1)


def artifacts_lying(g: Heroes, seat: Seat) -> list[int]:
    """Artifacts in a player's discard pile, each kind once."""
    return [card for card in dict.fromkeys(g.players[seat].discard) if g.cards[card].kind == ARTIFACT]


@chooser("spoils")
def gold_or_artifact(g: Heroes, f: Frame) -> list[Act]:
    (loser,) = f.args
    return [act("take_gold"), *(act("card", card) for card in artifacts_lying(g, Seat(loser)))]


@step("heroes.spoils", gold_or_artifact, rules=("heroes.defeat.010", "heroes.event.030"))
def spoils(g: Heroes, f: Frame, choice: Act) -> None:
    """What the loser pays, or one of its artifacts; it loses heart in any case."""
    (loser,) = f.args
    if choice.verb == "take_gold":
        be_defeated(g, Seat(loser), f.seat)
        return
    g.take_used_card(f.seat, Seat(loser), choice.id)
    g.get_negative_morale(Seat(loser))


def take_cube(g: Heroes, winner: Seat, loser: Seat) -> None:
    """[heroes.victory.030]"""
    g.take_trophy(winner, loser)


# -- a place without a hero ---------------------------------------------------------------------------------


@step("heroes.besiege")
def besiege(g: Heroes, f: Frame) -> None:
    """The owner's army may be there in time, for gold; a place of an AI hero that is not there falls at once.
    [heroes.capture.010, heroes.capture.020, heroes.siege.010]"""
    (number,) = f.args
    hero = g.heroes[number]
    cube = g.marks[hero.field].cube
    if cube < 0:
        return  # no AI hero ever pays
    owner = Seat(cube)
    g.emit(ev.FightAnnounced(hero.owner, number, hero.field))
    announce(g, hero.seat, owner)
    g.owe("heroes.pay_for_defence", owner, number)


@chooser("pay_for_defence")
def pay_or_yield(g: Heroes, f: Frame) -> list[Act]:
    """[heroes.option.190]"""
    if scenario_of(g).rules.free_defence:
        return [FIGHT, YIELD] if g.players[f.seat].army else []
    return [PAY, YIELD] if g.players[f.seat].army and g.can_raise(f.seat, DEFENCE_GOLD) else []


@step(
    "heroes.pay_for_defence",
    pay_or_yield,
    rules=("heroes.capture.020", "heroes.capture.030", "heroes.capture.040"),
)
def pay_for_defence(g: Heroes, f: Frame, choice: Act) -> None:
    """Paid, the army defends without cards; else the place is taken at once.  Who has not got the gold may
    be able to trade for it. [heroes.option.190]"""
    (number,) = f.args
    if choice is PAY:
        if g.players[f.seat].gold < DEFENCE_GOLD:
            g.owe("heroes.raise_gold", f.seat, DEFENCE_GOLD)
        g.owe("heroes.defend_place", f.seat, number)
    elif choice is FIGHT:
        defend(g, number, Camp(HERO, f.seat))  # with all cards, as if the hero were there


@step("heroes.defend_place")
def defend_place(g: Heroes, f: Frame) -> None:
    """[heroes.capture.020, heroes.capture.030, heroes.capture.040]"""
    (number,) = f.args
    g.spend(f.seat, (DEFENCE_GOLD, 0, 0))
    g.emit(ev.DefencePaid(f.seat, DEFENCE_GOLD))
    defend(g, number, army_of(g, f.seat))


def defend(g: Heroes, number: int, army: Camp) -> None:
    field = g.heroes[number].field
    muster_ai(g, number)
    spend_all(g, number)
    army.held = is_wanderer(g, number)
    open_combat(
        g,
        camp_of(g, number),
        army,
        "heroes.after_siege",
        number,
        army.seat,
        siege=has_walls(g, army.seat, field),
        tower=has_tower(g, army.seat, field),
        in_town=is_town_of(g, army.seat, field),
    )


@step("heroes.after_siege")
def after_siege(g: Heroes, f: Frame) -> None:
    """No experience on either side; a hero beaten off pays as for any defeat.
    [heroes.capture.050, heroes.defeat.070, heroes.experience.070]"""
    number, owner = f.args
    c = last_fight(g)
    if c.victor != ATTACKER:
        g.unwind("heroes.arrived")
    if c.ending == BROKEN_OFF:
        go_back(g, number)
    elif c.ending in (SURRENDER, RETREAT):
        withdraw(g, number, retreats=c.ending == RETREAT)
    elif c.victor == ATTACKER:
        if g.heroes[number].ai == NONE:
            g.count(g.heroes[number].seat, ARMIES_BEATEN, 1)
        if not g.players[owner].army:
            g.raise_first_army(Seat(owner))
    else:
        if c.victor == DEFENDER and g.heroes[number].ai == NONE:
            pay_for_defeat(g, Seat(owner), number)
        lose(g, number, owner)
        if not g.players[owner].army:
            g.raise_first_army(Seat(owner))
