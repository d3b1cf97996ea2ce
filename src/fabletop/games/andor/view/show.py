"""What everybody at the table sees, built up from nothing."""

from __future__ import annotations

from fabletop.games.andor.defs import JUMP_LINES, SYMBOL_COUNT
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.view.board import (
    known_kinds,
    names_of_fields,
    view_of_foe,
    view_of_forecast,
    view_of_kind,
    view_of_token,
)
from fabletop.games.andor.view.fight import view_of_fight
from fabletop.games.andor.view.heroes import view_of_hero, view_of_hours, view_of_players
from fabletop.games.andor.view.numbers import bits, or_none
from fabletop.games.andor.view.records import AndorThing, AndorView
from fabletop.games.andor.view.story import (
    cards_read,
    open_goals,
    rules_on,
    stars_ahead,
    view_of_goal,
    view_of_losses,
)
from fabletop.games.andor.words.cards import CardWords
from fabletop.kernel.frame import Seat


def view_for(g: Andor, seat: Seat) -> AndorView:
    return AndorView(
        seat=seat,
        seats=g.n,
        round=g.day,
        players=view_of_players(g),
        legend=g.legend.number,
        title=CardWords(g.legend.content).legend(g.legend),
        names=names_of_fields(g),
        board=g.board.id,
        grades=[n for n in (1, 2) if g.grade(n)],
        day=g.day,
        turn=or_none(g.turn),
        first=g.first,
        rooster=or_none(g.rooster),
        over=g.finished,
        won=g.won,
        winners=list(g.winners),
        heroes=[view_of_hero(g, h, hero) for h, hero in enumerate(g.heroes)],
        foes=[view_of_foe(g, foe) for foe in g.foes],
        kinds=[view_of_kind(g, kind) for kind in known_kinds(g)],
        tokens=[view_of_token(token) for token in g.tokens],
        lying=[AndorThing(field, item) for field, item in g.lying],
        supply=list(g.supply),
        hours=view_of_hours(g),
        event_deck=len(g.event_deck),
        event_pile=list(g.event_pile),
        peeked=list(g.peeked),
        cave_supply=len(g.cave_supply),
        movement_deck=len(g.movement_deck),
        movement_left=sorted(g.movement_deck),
        crests=len(g.crests),
        gems=len(g.gems),
        fallen=list(g.fallen),
        shielded=list(g.shielded),
        shields=g.shield_count,
        boxed_skeletons=g.boxed_skeletons,
        base=or_none(g.base),
        base_kind=g.base_kind,
        wagon_today=g.wagon_today,
        wagon_most=g.legend.wagon_fields_a_day,
        bridges=bits(g.bridges, len(g.board.sites)),
        collapsed=list(g.fallen_fields()),
        jumps_open=g.has_rule(JUMP_LINES),
        jump_values=list(g.jump_values),
        narrator=g.narrator,
        stars=stars_ahead(g),
        rules=rules_on(g),
        piece=g.piece,
        symbols=bits(g.enabled, SYMBOL_COUNT),
        skipped=bits(g.skipped, SYMBOL_COUNT),
        cards=cards_read(g),
        goals=[view_of_goal(g, g.legend.goals[n]) for n in open_goals(g)],
        losses=view_of_losses(g),
        delivered=list(g.delivered),
        walker=or_none(g.walker),
        walk_with=or_none(g.walk_with),
        fight=None if g.fight is None else view_of_fight(g, g.fight),
        forecast=view_of_forecast(g),
    )
