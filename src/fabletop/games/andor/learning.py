"""Andor in numbers, for those who train on it."""

from __future__ import annotations

from functools import cache

from fabletop.games.andor.defs import ITEM_COUNT
from fabletop.games.andor.fight.value import HOW
from fabletop.games.andor.load.content import content
from fabletop.games.andor.view.records import AndorView
from fabletop.games.learning import Layout


@cache
def layout() -> Layout:
    printed = content()
    figures = tuple(figure.lower() for hero in printed.heroes for figure in hero.figures)
    return Layout(
        view=AndorView,
        verbs=(
            *("end_day", "go", "stop", "fight", "join", "pass", "take", "drop", "give", "use", "done", "on"),
            *("again", "banish", "begin", "brew", "bridge", "carry", "cast", "decline", "discard", "drink"),
            *("dweller", "enter", "falcon", "fetch", "field", "field_200", "flip", "foe", "gauntlet", "hero"),
            *("invite", "item", "keep", "knife", "lend", "no", "nothing", "open", "option", "points", "pull"),
            *("send", "spring", "strength", "study", "sunrise_box", "symbol", "token", "ward", "weapon"),
            *("willpower", "withdraw", "yes"),
        ),
        most_options=256,
        bags={
            "AndorHero.bag": ITEM_COUNT,
            "AndorView.event_pile": 64,
            "AndorView.rules": 48,
            "AndorView.cards": 48,
            "AndorView.symbols": 24,
            "AndorView.movement_left": 24,
            "AndorView.fallen": 32,
        },
        rooms={
            "AndorPlayer.heroes": 4,
            "AndorView.grades": 2,
            "AndorView.winners": 4,
            "AndorView.heroes": 4,
            "AndorHero.books": 3,
            "AndorView.foes": 32,
            "AndorView.kinds": 24,
            "AndorView.tokens": 64,
            "AndorView.lying": 64,
            "AndorView.supply": ITEM_COUNT,
            "AndorView.hours": 10,
            "AndorView.peeked": 8,
            "AndorView.shielded": 16,
            "AndorView.bridges": 16,
            "AndorView.collapsed": 64,
            "AndorView.jump_values": 16,
            "AndorView.stars": 16,
            "AndorView.skipped": 16,
            "AndorView.goals": 12,
            "AndorView.losses": 12,
            "AndorLoss.goals": 12,
            "AndorView.delivered": ITEM_COUNT,
            "AndorFight.fighters": 4,
            "AndorFight.staying": 4,
            "AndorFight.rolled": 4,
            "AndorFight.dice": 8,
            "AndorFight.counting": 8,
            "AndorFight.parts": 8,
            "AndorFight.foe_dice": 8,
            "AndorFight.foe_counting": 8,
            "AndorRolled.dice": 8,
            "AndorRolled.counting": 8,
            "AndorRolled.parts": 8,
            "AndorView.forecast": 32,
        },
        words={
            "AndorPlayer.hero": figures,
            "AndorHero.figure": figures,
            "AndorView.board": tuple(printed.boards),
            "AndorFight.how": HOW,
            "AndorRolled.how": HOW,
            "AndorMove.end": ("shield", "overrun"),
            "AndorLoss.kind": (
                *("narrator_at", "no_free_shield", "figure_at", "tokens_left_below", "hero_in_area_when"),
                "goals_done",
            ),
        },
        seats=frozenset(("AndorHero.seat", "AndorView.winners")),
        by_seat=frozenset(("AndorView.players",)),
        left_out=frozenset(("AndorView.title", "AndorView.names", "AndorHero.name")),
    )
