"""Things that heroes carry over the map. [heroes.location.330, heroes.location.350]

A hero that visits the field of a token takes it, one at most; one that stops where it is to be brought leaves
it there for good.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.map.state import Mapped
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import GRAIL_HOME, ON_LOSS, OWN_TOWN, PlaceWord
from fabletop.games.heroes.scenario.whom import is_meant, is_wanted_at
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Seat, act

DESTROYED = ON_LOSS.index("destroyed")
TO_WINNER = ON_LOSS.index("to_winner")


def lay_tokens(g: Heroes) -> None:
    """One for the game, or one for each player; where they lie shows when a hero comes there."""
    for token in scenario_of(g).tokens:
        owners = list(g.order) if token.per_player else [Seat(NONE)]
        for seat in owners:
            g.lay_token(Token(token.index, seat))


def carried_by(g: Mapped, number: int) -> int:
    """The token, by number, that a hero carries; NONE."""
    for at, token in enumerate(g.tokens):
        if token.carrier == number:
            return at
    return NONE


def may_carry(g: Heroes, number: int, kind: int) -> bool:
    return g.heroes[number].main or not scenario_of(g).tokens[kind].main_only


# -- taking and bringing ------------------------------------------------------------------------------------


def lies_at(g: Heroes, token: Token, seat: Seat, field: int) -> bool:
    """Whether a token waits on a field for this player."""
    if token.brought or token.lost or token.carrier != NONE:
        return False
    if token.field != NONE:
        return token.field == field
    own = token.seat in (NONE, seat)
    return own and is_meant(g, scenario_of(g).tokens[token.kind].at, field, seat)


def come_to(g: Heroes, seat: Seat, number: int, field: int) -> None:
    """Leave what is to be brought here, take what lies here."""
    at = carried_by(g, number)
    if at != NONE:
        if is_goal_of(g, g.tokens[at].kind, field, seat):
            g.change_token(at, Token(g.tokens[at].kind, seat, field, brought=True))
            g.emit(ev.TokenBrought(seat, g.tokens[at].kind))
        return
    for at, token in enumerate(g.tokens):
        if lies_at(g, token, seat, field) and may_carry(g, number, token.kind):
            g.hand_token(at, seat, number)
            if scenario_of(g).tokens[token.kind].tires:
                g.get_movement(number, -g.heroes[number].movement)
            return


def is_goal_of(g: Heroes, kind: int, field: int, seat: Seat) -> bool:
    """Whether the scenario wants a player to bring a token to a field."""
    return any(is_wanted_at(g, want, field, seat) for want in wants_of(g, kind))


def wants_of(g: Heroes, kind: int) -> list[Condition]:
    """What the scenario says of where a token is to be brought; home, if that is worth points."""
    scenario = scenario_of(g)
    conditions = [one.condition for one in (*scenario.victory, *scenario.defeat)]
    if any(word == GRAIL_HOME for word, _ in scenario.points):
        conditions.append(Condition("token_at", places=(PlaceWord(OWN_TOWN),), token=kind))
    for event in scenario.timed_events:
        if event.trigger.condition is not None:
            conditions.append(event.trigger.condition)
    parts = [part for one in conditions for part in parts_of(one)]
    return [part for part in parts if part.word == "token_at" and part.token == kind]


def parts_of(c: Condition) -> Iterator[Condition]:
    yield c
    for part in c.parts:
        yield from parts_of(part)


# -- losing and handing over --------------------------------------------------------------------------------


def lose_token(g: Heroes, number: int, winner: int = NONE) -> None:
    """A carrier has lost a fight: its token lies there, is destroyed, or goes to a hero of the winner who
    stands there."""
    at = carried_by(g, number)
    if at == NONE:
        return
    token = g.tokens[at]
    field = g.heroes[number].field
    on_loss = scenario_of(g).tokens[token.kind].on_loss
    if on_loss == DESTROYED:
        g.change_token(at, Token(token.kind, token.seat, lost=True))
        g.emit(ev.TokenLost(g.heroes[number].seat, token.kind))
        return
    drop_token(g, number)
    if on_loss == TO_WINNER and winner >= 0:
        for other in g.others_on(field, number):
            hero = g.heroes[other]
            if hero.seat == winner and carried_by(g, other) == NONE and may_carry(g, other, token.kind):
                g.hand_token(at, hero.seat, other)
                return


def drop_token(g: Heroes, number: int) -> None:
    """What a hero carries stays on its field."""
    at = carried_by(g, number)
    if at != NONE:
        token = g.tokens[at]
        g.change_token(at, Token(token.kind, token.seat, g.heroes[number].field))
        g.emit(ev.TokenDropped(g.heroes[number].seat, token.kind))


def handovers_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """To a hero of one's own on a field beside, who carries nothing."""
    found: list[Act] = []
    if not g.tokens:
        return found
    for number in g.heroes_of(seat):
        at = carried_by(g, number)
        if at == NONE:
            continue
        for other in g.heroes_of(seat):
            beside = g.heroes[other].field in g.land.near[g.heroes[number].field]
            if beside and carried_by(g, other) == NONE and may_carry(g, other, g.tokens[at].kind):
                found.append(act("hand_over", number, other))
    return found


@deed("hand_over", handovers_on_offer)
def hand_over(g: Heroes, seat: Seat, what: Act) -> None:
    number, other = what.ids
    g.hand_token(carried_by(g, number), seat, other)
