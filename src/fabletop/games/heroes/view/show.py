"""What a seat sees, copied piece by piece from the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fabletop.games.heroes.defs import AZURE, BRONZE, FACTIONS, GOLD, NONE, SILVER
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Hero as StateHero
from fabletop.games.heroes.view.adventure import view_of_adventure
from fabletop.games.heroes.view.combat import recruits, scene, view_of_combat
from fabletop.games.heroes.view.records import Combat, Deck, Decks, Hero, HeroesView, Player
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import NOBODY, Seat


def view_for(g: Heroes, seat: Seat) -> HeroesView:
    return HeroesView(
        seat=seat,
        mode=g.printed.plan.mode,
        over=g.finished,
        winners=list(g.victors),
        players=[view_of_player(g, Seat(at), seat) for at in range(len(g.players))],
        heroes=[view_of_hero(g, number) for number in range(len(g.heroes))],
        decks=view_of_decks(g),
        combat=view_of_fight(g),
        adventure=view_of_adventure(g, seat),
        budget=budget_of(g.decision),
    )


def laid_open(g: Heroes, shown: Sequence[Seat]) -> HeroesView:
    """As nobody in particular sees it, but for these seats, which are seen as they see themselves."""
    view = view_for(g, NOBODY)
    players = [
        view_of_player(g, Seat(at), Seat(at)) if at in shown else player
        for at, player in enumerate(view.players)
    ]
    return msgspec.structs.replace(view, players=players)


def view_of_fight(g: Heroes) -> Combat | None:
    """On the map only while it is on; a game that is nothing else shows it from beginning to end."""
    if g.printed.plan.scenario is not None and g.combat is None:
        return None
    return view_of_combat(g, scene(g))


def view_of_player(g: Heroes, at: Seat, seat: Seat) -> Player:
    player = g.players[at]
    return Player(
        hero=player.main,
        hand=list(player.hand) if at == seat else None,
        hand_size=len(player.hand),
        hand_limit=g.hand_limit(at),
        deck_size=len(player.deck),
        discard=list(player.discard),
        crowns=player.crowns,
        crowns_left=g.crowns_left(at),
        morale=player.morale,
        hand_is_lost=player.hand_is_lost,
        gold=player.gold,
        materials=player.materials,
        valuables=player.valuables,
    )


def view_of_hero(g: Heroes, number: int) -> Hero:
    hero = g.heroes[number]
    board = None if hero.who == NONE else g.printed.heroes[hero.who]
    return Hero(
        seat=hero.seat,
        main=hero.main,
        hero=None if board is None else board.id,
        faction=faction_of(g, hero),
        experience=hero.experience,
        level=hero.level,
        movement=hero.movement,
        army=recruits(sorted(g.army_of(number))),
        field=hero.field,
        flying=hero.flying,
        ai=hero.ai,
    )


def faction_of(g: Heroes, hero: StateHero) -> str | None:
    """By its board; an AI hero of a scenario has none."""
    scenario = g.printed.plan.scenario
    if hero.ai != NONE and scenario is not None:
        return FACTIONS[scenario.ai[hero.ai].faction]
    return None if hero.who == NONE else FACTIONS[g.printed.heroes[hero.who].faction]


def view_of_decks(g: Heroes) -> Decks:
    return Decks(
        abilities=common(g, ABILITIES),
        spells=common(g, SPELLS),
        artifacts=common(g, ARTIFACTS),
        split=[common(g, deck) for deck in range(ARTIFACTS + 1, len(g.decks))],
        removed=sorted(g.removed),
        bronze=neutral(g, BRONZE),
        silver=neutral(g, SILVER),
        gold=neutral(g, GOLD),
        azure=neutral(g, AZURE),
        ai_cards=len(g.ai_deck),
        ai_spells_cast=list(g.ai_spells_cast),
    )


def common(g: Heroes, deck: int) -> Deck:
    return Deck(len(g.decks[deck]), list(g.piles[deck]))


def neutral(g: Heroes, tier: int) -> Deck:
    return Deck(len(g.neutral[tier]), sorted(g.neutral_piles[tier]))


def budget_of(decision: Decision | None) -> int | None:
    """What is left to muster an army with."""
    if decision is None or decision.kind != "muster":
        return None
    _, budget = decision.frame.args
    return budget
