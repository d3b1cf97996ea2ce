"""The words that scenarios are written with.  docs/scenarios.md says what each of them does."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import BRONZE, FEW, PACK, SILVER
from fabletop.games.heroes.scenario.named import (
    CARRIED,
    CHEAPEST,
    CHOSEN,
    DEAREST,
    NEUTRAL_CHOSEN,
    SECOND,
    UnitWord,
)

# scenarios and what stands in them: the keys they need, and those they may have
SCENARIO_NEED: Final = ("id", "mode", "players", "goal", "rounds", "map", "start", "victory", "at_limit")
SCENARIO_MAY: Final = (
    *("name", "story", "origin", "confidence", "from", "core_only", "introductory", "factions", "teams"),
    *("spots", "tokens", "projects", "ai", "defeat", "points", "places", "timed_events", "rules", "worth"),
)
SOLO_NEED: Final = ("faction", "heroes", "seat_tiles")
SOLO_MAY: Final = ("campaign", "order", "next", "carry", "reward")
ORIGINS: Final = ("original", "community")
CONFIDENCE: Final = ("original", "published", "inferred")
MAP_NEED: Final = ("lattice", "layouts")
MAP_MAY: Final = (
    "face_up",
    "turned",
    "must_hold",
    "must_lack",
    "pool_per_player",
    "pool_holds",
    "supply",
    "changed",
    "drawn_from",
)
START_NEED: Final = ("resources", "income", "units", "buildings")
START_MAY: Final = ("hero_level", "bonus", "secondary_hero", "guild_search", "level_search")
ENDING_MAY: Final = ("when", "for", "text")
EVENT_MAY: Final = ("for", "once", "players", "text")
PLACE_MAY: Final = ("once_per", "do", "first", "guard", "held", "instead")
TOKEN_NEED: Final = ("at", "one_per", "carried_by", "movement", "on_loss")
TOKEN_MAY: Final = ("name", "tires")
PROJECT_NEED: Final = ("where", "per_round", "stages")
AI_NEED: Final = ("id", "faction", "army", "deck", "at", "moves", "when_beaten")
AI_MAY: Final = ("name", "level", "spells", "skill", "town", "citadel", "waits", "covers", "truth", "drawn")
MOVE_MAY: Final = ("from_round", "points", "goal")

KIND_LETTERS: Final = ("S", "F", "N", "C")  # of tiles, in the order of their kinds
KIND_WORDS: Final = ("starting", "far", "near", "center")

UNITS: Final = {
    "few_cheapest_bronze": UnitWord(CHEAPEST, FEW, BRONZE),
    "few_second_bronze": UnitWord(SECOND, FEW, BRONZE),
    "few_dearest_bronze": UnitWord(DEAREST, FEW, BRONZE),
    "few_chosen_bronze": UnitWord(CHOSEN, FEW, BRONZE),
    "pack_cheapest_bronze": UnitWord(CHEAPEST, PACK, BRONZE),
    "pack_second_bronze": UnitWord(SECOND, PACK, BRONZE),
    "pack_chosen_bronze": UnitWord(CHOSEN, PACK, BRONZE),
    "few_cheapest_silver": UnitWord(CHEAPEST, FEW, SILVER),
    "few_dearest_silver": UnitWord(DEAREST, FEW, SILVER),
    "carried_army": UnitWord(CARRIED, FEW),
    "neutral_chosen_bronze": UnitWord(NEUTRAL_CHOSEN, FEW, BRONZE),
}


class Says:
    """What follows a word: the keys that it needs and those that it may have."""

    def __init__(self, need: str, may: str, means: str) -> None:
        self.need: Final = tuple(need.split())
        self.may: Final = tuple(may.split())
        self.means: Final = means


# `all`, `any` and `not` are followed by conditions instead
CONDITIONS: Final = {
    "captured": Says("whose", "by at_least", "so many starting towns of theirs carry a flag of by"),
    "flags": Says("place by", "at_least", "by owns so many flags on such places"),
    "beaten": Says("who", "by at_least", "the main hero or AI hero has lost so many fights to by"),
    "lost_fight": Says("who", "against at_least", "the main hero has lost so many fights"),
    "eliminated": Says("who", "", "they are out"),
    "cubes": Says("by from", "", "by holds a faction cube of each of them"),
    "token_at": Says("token place", "by at_least", "so many such tokens, or all, were brought there"),
    "token_lost": Says("token", "", "a token was destroyed"),
    "carries": Says("token by", "", "a hero of by carries it"),
    "visited": Says("place by at_least", "", "by has visited so many different such fields"),
    "hero_at": Says("hero place by", "", "it stands there"),
    "fights_won": Says("by at_least", "against", "fights won, quick combats not counted"),
    "holds": Says("by", "gold materials valuables", "so much is in the treasury at that moment"),
    "points": Says("by at_least", "", "points won by the effect points"),
    "project_done": Says("project by", "", "every stage was paid"),
    "level": Says("by at_least", "", "the level of the main hero"),
    "round": Says("at_least", "", "the round has begun"),
    "tiles_known": Says("at_least", "", "face-up tiles on the map"),
    "tributes_covered": Says("by", "", "all tributes still to come could be paid now"),
    "difficulty": Says("at_least", "", "the game is as hard as that, or harder"),
}
EFFECTS: Final = {
    "gain": Says("", "gold materials valuables to", "from the stock"),
    "pay": Says("", "gold materials valuables from else", "must be paid, or else"),
    "choose": Says("one_of", "to", "one of the lists of effects"),
    "roll": Says("die dice keep", "to", "roll, and resolve so many of them"),
    "search": Says("deck x", "times into to", "Search (X)"),
    "experience": Says("n", "to", "symbols for the main hero"),
    "morale": Says("kind", "to unmoved", "gain it; the list unmoved is for those whom morale does not touch"),
    "movement": Says("n", "hero to", "in the next own turn of this round"),
    "draw": Says("n", "to", "cards from the own deck"),
    "reinforce": Says("tiers price", "to", "one few unit of these tiers may be turned"),
    "join": Says("units", "to", "they join the army; a few that is there already becomes a pack"),
    "recruit_neutral": Says("tiers price", "to", "one of each tier is turned up, one may be recruited"),
    "build": Says("kinds price", "to", "one building may be built, without the build token"),
    "income": Says("resource steps", "to", "steps on the track, for good"),
    "clear_cubes": Says("places", "", "black cubes leave these places"),
    "reveal": Says("tiles", "to", "turned up without movement"),
    "unflag": Says("place of", "count", "they take so many own flags of such places off"),
    "attack_town": Says(
        "level on", "guard lost", "guards of that level, or these, besiege the starting town"
    ),
    "ai_arrives": Says("ai", "", "a hero that waited enters at its place"),
    "ai_joins": Says("ai units", "", "they join its army"),
    "ai_moves": Says("ai n", "", "more movement in this round"),
    "points": Says("n", "to", "points of the scenario"),
    "end": Says("result for", "", "the game ends at once"),
    "last_turns": Says(
        "n", "until", "everybody has n more turns, or from that round on none: then the game ends"
    ),
    "tribute": Says("gold", "", "everybody pays so much, in goods too, by their worth; who cannot has lost"),
    "take_aside": Says("card", "to", "one of the cards that lie apart: any, minor, major, relic or ability"),
    "send_home": Says("place", "to", "heroes that stand there go to their own town"),
    "return_token": Says("token", "", "it lies again where it began; a hero who stands there takes it"),
    "move_between": Says("place", "to", "the visitor may go to another such place with a flag of the player"),
    "pass_token": Says("token", "to", "the visitor may give it to another hero of the player"),
    "remove_card": Says("", "to", "a card of the hand leaves the game"),
    "fewer_cards": Says("n", "to", "the hand limit is so much lower in the next own turn"),
    "repeat_visit": Says("", "to", "once more what one field with a black cube gives"),
    "fall_to_level": Says("n", "to", "a main hero above that level is at that level again"),
    "ai_army": Says("ai units", "", "its army is this one from now on"),
    "unseal": Says("tile", "", "heroes may enter and turn up a sealed tile"),
    "go_to": Says("place", "to", "the visitor, or the main hero, may go there, if nobody stands there"),
    "ambush": Says(
        "guard", "lost", "one with fewest ambushes won fights them; whoever loses makes room for another"
    ),
}
RULES: Final = {
    "no_building": "these kinds cannot be built",
    "no_secondary_heroes": "nobody may recruit one",
    "level_cap": "the main hero gains no experience beyond that level",
    "no_fights_between_players": "heroes of players neither attack nor besiege each other",
    "no_retaking_flags": "a flag of another player of the party counts as an own one",
    "no_entering_rival_start_tiles": "a rival's starting tile may be entered only from that round on",
    "income_every_round": "income is paid in astrologers' rounds too",
    "ignore_closed_edges": "starting tiles have no closed outer edges",
    "no_skip": "fights at these places cannot be skipped",
    "no_retreat": "fights at these places have no round limit and no retreat",
    "own_guard": "{place, easy, normal, hard, impossible, units}: the cards by tier, instead of the table,"
    " if told of these units, drawn as the game begins",
    "unguarded": "these places have no guard",
    "trading_post_recruits": "tiers: a visit may turn up neutral units and buy any of them instead",
    "carrier": "{token, sanctuary, more_movement, only_besieger, spared, leads, out_of_reach}: of who carries"
    " it; all but the first two if told",
    "gifts": "resources may be given to others: at_trading_post, adjacent or any_time",
    "guards_by_ai": "guards are run by the AI rules although there are rivals",
    "lose_when_eliminated": "the game is lost when one player of the party is eliminated",
    "split_decks": "the artifact and spell decks are split",
    "face_down_supply": "far tiles of a player are unknown to their owner too until laid",
    "once_for_each": "tiles: each player may visit their places once, instead of one player alone",
    "no_gold_for_defeat": "who loses a fight pays the winner nothing",
    "fallen_return": "who beats a main hero or guards of level VII gets one unit back that fell, or its pack",
    "return_to": "a beaten main hero may also go to one of these places that its player has flagged",
    "encircled": "at these places up to four units stand in the middle row, and the guards in the corners",
    "walk_past": "guards of these places let pass who goes on at once",
    "towns_stand": "a town that is entered stays its owner's",
    "sudden_death": "rounds: so many more where won points are equal; who is ahead then wins",
    "doubled": "settlements there give twice what is chosen",
    "spoils": "the winner over a main hero may take an artifact of its discard pile instead of the gold",
    "resource_cards_aside": "abilities and artifacts that give resources lie apart, for take_aside",
    "free_defence": "towns and settlements are defended without gold, and with cards",
    "swift_from_level": "all heroes of a player have a movement point more from that level on",
    "recruit_beaten": "who beats the guards of these places may recruit one of them free",
    "last_guard": "the last such place without a flag has a gold unit more, and its fight goes on to its end",
    "sealed": "tiles by their numbers: no hero enters or turns them up before the effect unseal",
    "guarded_for_each": "each player must beat the guards of these places, whoever did so before",
    "guard_deck": "{might, magic, skill, spells, ability, places}: guards there, or all, have an AI deck",
    "garrison": "{place, 1p, 2p}: units by difficulty that hold it; five fight at a time, until none is left",
}
MANY_RULES: Final = ("own_guard", "carrier")  # that may stand there several times
