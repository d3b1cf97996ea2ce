"""Heroes in numbers, for those who train on it."""

from __future__ import annotations

from functools import cache

from fabletop.games.heroes.defs import FACTIONS
from fabletop.games.heroes.load import content
from fabletop.games.heroes.options import ALL
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.view.records import HeroesView
from fabletop.games.learning import Layout


@cache
def layout() -> Layout:
    printed = content()
    cards = len(printed.cards)
    return Layout(
        view=HeroesView,
        verbs=VERBS,
        most_options=256,
        bags={
            "Player.hand": cards,
            "Player.discard": cards,
            "Deck.pile": max(cards, len(printed.units)),  # of cards, or of units
            "Decks.removed": cards,
            "Decks.ai_spells_cast": cards,
            "AiHero.spells": cards,
        },
        rooms={
            "HeroesView.winners": 4,
            "HeroesView.heroes": 12,
            "Hero.army": 16,
            "Decks.split": 3,
            "Camp.reserve": 12,
            "Combat.camps": 2,
            "Combat.units": 32,
            "Unit.beneath": 3,
            "Combat.ground": 40,
            "Combat.lasting": 24,
            "Combat.order": 32,
            "Blow.dice": 4,
            "Play.paid": 8,
            "Play.added": 12,
            "Play.targets": 8,
            "Adventure.optional": len(OPTIONAL),
            "Adventure.order": 4,
            "Adventure.row": 12,
            "Adventure.tiles": 32,
            "Adventure.marks": 112,
            "Marked.visitors": 4,
            "Realm.buildings": 16,
            "Realm.income": 3,
            "Realm.cubes": 8,
            "Realm.lines": 8,
            "Adventure.windfall": 3,
            "Adventure.goals": 8,
            "Adventure.ai": 4,
            "AiHero.deck": 8,
            "AiHero.beaten": 4,
        },
        words={
            "HeroesView.mode": ALL,
            "Hero.hero": tuple(hero.id for hero in printed.heroes),
            "Hero.faction": FACTIONS,
            "Adventure.scenario": tuple(one.id for one in printed.scenarios),
            "Adventure.optional": OPTIONAL,
        },
        seats=frozenset(
            (
                *("HeroesView.winners", "Camp.seat", "Lasting.seat", "Play.seat", "Hero.seat"),
                *("Adventure.order", "Adventure.turn", "Marked.cube", "Marked.visitors", "Realm.cubes"),
                "AiHero.beaten",
            )
        ),
        by_seat=frozenset(("HeroesView.players", "Adventure.realms", "Adventure.sides", "Goal.have")),
        # names and sentences; what is reached follows from the map, and an account is made at the end
        left_out=frozenset(("AiHero.name", "Goal.text", "Adventure.reach", "Realm.account")),
        seat_verbs=frozenset(("seat", "give", "goes_first")),
    )


VERBS = (
    *("end_turn", "end", "step", "late_step", "attack", "move", "defend", "play", "cast", "add", "gain"),
    *("agree_to_swap", "amplify", "arrange", "as_usual", "begin", "begin_fight", "bonus_artifact"),
    *("bonus_dice", "book", "boon", "brace", "break", "build", "card", "change_places", "cover", "deck"),
    *("deploy", "die", "discount", "dismiss", "draw_anew", "draw_up", "empower", "enemy", "field", "fight"),
    *("forge", "give", "give_up", "goes_first", "guardian", "hall_gold", "hall_movement", "hall_valuable"),
    *("hand_over", "hero", "hire", "hire_guard", "keep", "land", "lay", "leave_on_top", "look", "materials"),
    *("morale", "move_unit", "nomads", "offer_swap", "open_tomb", "pass_by", "pay_for_defence"),
    *("pay_for_round", "pay_gold", "pay_valuables", "peek", "place", "portal", "put_under", "random_hero"),
    *("recall", "recruit", "regain", "regain_pack", "reinforce", "reinforces", "remove", "reroll"),
    *("reroll_die", "retreat", "reveal", "revisit", "roll_two", "script", "search_again", "search_deck"),
    *("seat", "see_ability", "show_and_replace", "show_units", "smelt", "space", "stage", "steal", "summon"),
    *("surrender", "swap", "swing", "take_gold", "take_hero", "to_pile", "top_of_pile", "trade", "turn"),
    *("unit", "valuables", "vortex", "weaken", "wise_book", "withdraw", "yield", "yields"),
)
