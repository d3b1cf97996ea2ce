"""A whole game on the map, from the box to the first round. [heroes.setup]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.levels import SEARCHES, TO_DECK, TO_HAND
from fabletop.games.heroes.cards.split import decks_like, search_for
from fabletop.games.heroes.combat.dice import attack_die
from fabletop.games.heroes.defs import NONE, CardDef
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.dice import FACES, RESOURCE, RESOURCE_FACES, roll_dice
from fabletop.games.heroes.map.grid import Hex
from fabletop.games.heroes.map.land import Land, Tile, middle_of, spot_of
from fabletop.games.heroes.map.printed import BESIDE, BLOCKED, FAR, OFFSETS, RESOURCES, TILE_KINDS, TURNS
from fabletop.games.heroes.map.sight import spots_beside
from fabletop.games.heroes.modes.agreed import RANDOM, Agreed
from fabletop.games.heroes.modes.ai_heroes import enlist
from fabletop.games.heroes.modes.lay_out import take_hero
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.ground import TileSpot
from fabletop.games.heroes.scenario.named import BY_DIFFICULTY, SOLO
from fabletop.games.heroes.scenario.printed import StartDef
from fabletop.games.heroes.scenario.tokens import come_to, lay_tokens
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, DECK_OF, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.build import complete_guild
from fabletop.games.heroes.towns.printed import MAGE_GUILD
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
IMPOSSIBLE: Final = 3
MINOR: Final = 0  # of RARITIES

BONUS_DICE: Final = act("bonus_dice")
BONUS_ARTIFACT: Final = act("bonus_artifact")


def set_up(g: Heroes, agreed: Agreed) -> None:
    """Owe everything between the box and the first round."""
    tournament = g.printed.tournament
    g.owe("heroes.who_decides" if tournament else "heroes.who_begins", NOBODY)
    for hero, who in enumerate(agreed.heroes):
        if who >= 0:
            take_hero(g, hero, who)
    choosing = [Seat(seat) for seat, who in enumerate(agreed.heroes) if who == NONE]
    g.owe("heroes.who_chooses", NOBODY, *choosing)
    for hero, who in enumerate(agreed.heroes):
        if who == RANDOM:
            g.owe("heroes.random_hero", NOBODY, hero)
    g.owe("heroes.build_map" if tournament else "heroes.lay_map", NOBODY)
    g.owe("heroes.put_aside", NOBODY)
    g.owe("heroes.turn_up", NOBODY)
    g.owe("heroes.start_values", NOBODY)
    if tournament:
        g.owe("heroes.second_is_heartened", NOBODY)
    g.owe("heroes.new_round", NOBODY)


# -- who ------------------------------------------------------------------------------------------------


@step("heroes.who_begins")
def who_begins(g: Heroes, f: Frame) -> None:
    """Everybody rolls an attack die; the highest begins, and who ties for it rolls again.  Turns go on
    clockwise, all game long. [heroes.setup.280, heroes.setup.290, heroes.round.090]"""
    seats = [Seat(seat) for seat in range(g.n)]
    while len(seats) > 1:
        rolled = roll_for_seats(g, seats, attack_dice=True)
        seats = rolled[max(rolled)]
    g.take_turns_from(seats[0])


def roll_for_seats(g: Heroes, seats: list[Seat], attack_dice: bool) -> dict[int, list[Seat]]:
    """Who rolled what."""
    rolled: dict[int, list[Seat]] = {}
    for seat in seats:
        n = attack_die(g) if attack_dice else roll_for_faction(g)
        g.emit(ev.RolledForStart(seat, n, attack_dice))
        rolled.setdefault(n, []).append(seat)
    return rolled


def roll_for_faction(g: Heroes) -> int:
    """The number of a resource die; in the earlier edition the symbols on two. [heroes.setup.030]"""
    dice = g.rules.faction_dice
    if dice == 1:
        return g.roll(FACES)
    return sum([sum(RESOURCE_FACES[g.roll(FACES) - 1]) for _ in range(dice)])


def by_number(g: Heroes, seats: list[Seat]) -> list[Seat]:
    """The seats by what they roll, the highest first; those who roll the same roll again among themselves.
    [heroes.setup.300]"""
    if len(seats) < 2:
        return seats
    rolled = roll_for_seats(g, seats, attack_dice=False)
    return [seat for n in sorted(rolled, reverse=True) for seat in by_number(g, rolled[n])]


@step("heroes.who_chooses")
def who_chooses(g: Heroes, f: Frame) -> None:
    """Those who have not said which hero they lead choose in the order of a die.
    [heroes.setup.030, heroes.setup.300]"""
    for seat in by_number(g, [Seat(seat) for seat in f.args]):
        g.owe("heroes.choose_hero", seat, g.players[seat].main)


# -- the map ----------------------------------------------------------------------------------------------


@step("heroes.lay_map")
def lay_map(g: Heroes, f: Frame) -> None:
    """The tiles as the scenario shows them: starting tiles face up, the others as they are drawn.
    [heroes.setup.070, heroes.tile.080, heroes.tile.090]"""
    scenario = scenario_of(g)
    spots = scenario.layout(g.n).spots
    drawn = draw_tiles(g, spots)
    tiles: list[Tile] = []
    beneath: list[int] = []
    for number, spot in enumerate(spots):
        up = spot.face_up or spot.seat != NONE
        tiles.append(Tile(spot.q, spot.r, spot.kind, drawn[number] if up else NONE, spot.turns))
        beneath.append(NONE if up else drawn[number])
    g.lay(Land(g.printed.tiles, tuple(tiles), not scenario.rules.ignore_closed_edges), beneath)
    for number, spot in enumerate(spots):
        if spot.seat != NONE:
            g.found_town(Seat(spot.seat), middle_of(number))
    enlist(g)


def draw_tiles(g: Heroes, spots: tuple[TileSpot, ...]) -> list[int]:
    """Fixed tiles first, then those that must hold a place, then any of the kind.  Far tiles for the players'
    supplies come last, and the rest stays in the box."""
    pools = tiles_by_kind(g)
    drawn = [NONE] * len(spots)
    for number, spot in enumerate(spots):
        if spot.seat != NONE:
            faction = g.players[spot.seat].faction
            drawn[number] = next(t.index for t in g.printed.tiles if t.faction == faction)
        elif spot.tile != NONE:
            drawn[number] = spot.tile
        if drawn[number] in pools[spot.kind]:
            pools[spot.kind].remove(drawn[number])
    for pool in pools:
        g.shuffle(pool)
    for number in sorted(range(len(spots)), key=lambda at: freedom(spots[at])):
        if drawn[number] == NONE:
            drawn[number] = draw_tile(g, pools[spots[number].kind], spots[number])
    n = scenario_of(g).pool[FAR] or min(g.rules.least_supply, len(pools[FAR]) // g.n)
    for seat in range(g.n):
        g.supply(Seat(seat), tuple([draw_supply(g, pools[FAR]) for _ in range(n)]))
    g.leave_in_box(tuple([tile for pool in pools[FAR:] for tile in pool]))
    return drawn


def tiles_by_kind(g: Heroes) -> list[list[int]]:
    """The tiles of the box."""
    return [[tile.index for tile in g.printed.tiles if tile.kind == kind] for kind in range(len(TILE_KINDS))]


def draw_supply(g: Heroes, pool: list[int]) -> int:
    """A far tile for a player, with what it must hold."""
    place = scenario_of(g).pool_holds
    return draw_tile(g, pool, TileSpot(FAR, NONE, 0, 0, must_hold=place))


def freedom(spot: TileSpot) -> int:
    """How little is said of which tile lies there: the least first."""
    if spot.among:
        return -1
    return (spot.must_hold == NONE) + (spot.must_hold == NONE and spot.must_lack == NONE)


def draw_tile(g: Heroes, pool: list[int], spot: TileSpot) -> int:
    for tile in pool:
        places = [field.place.index for field in g.printed.tiles[tile].fields]
        fits = (spot.must_hold == NONE or spot.must_hold in places) and (not spot.among or tile in spot.among)
        if fits and spot.must_lack not in places:
            pool.remove(tile)
            return tile
    raise ValueError(f"no tile is left that holds {spot.must_hold} and lacks {spot.must_lack}")


# -- what everybody begins with -----------------------------------------------------------------------------


@step("heroes.put_aside")
def put_aside(g: Heroes, f: Frame) -> None:
    """Abilities and artifacts that give resources lie apart, where the scenario says so."""
    if scenario_of(g).rules.resource_cards_aside:
        g.put_aside(frozenset(card.index for card in g.cards if gives_resources(card)))


def gives_resources(card: CardDef) -> bool:
    return card.kind in DECK_OF and any(e.word in RESOURCES for use in card.uses for e in use.does)


@step("heroes.start_values")
def start_values(g: Heroes, f: Frame) -> None:
    """Resources, income, buildings, the bonus of the difficulty, units, and the turn of the own tile.
    [heroes.setup.080, heroes.setup.090, heroes.setup.110, heroes.setup.180, heroes.setup.200,
    heroes.setup.230, heroes.setup.250]"""
    scenario = scenario_of(g)
    start = scenario.start
    carried = g.printed.plan.carried
    for seat in g.order:
        g.begin_with(seat, start.resources, start.income, start.buildings)
        if carried is not None and any(carried.resources):
            g.get_resources(seat, *carried.resources)
        g.prepare_projects(seat, len(scenario.projects))
        g.shuffle_deck(seat)
    lay_tokens(g)
    g.shuffle_proclamations()
    if g.rules.starting_bonus:  # [heroes.option.080]
        give_bonus(g, start)
    for seat in g.order:
        g.owe("heroes.first_army", seat, 0)
    for seat in g.order:
        begin_at_level(g, seat)
        if MAGE_GUILD in start.buildings:
            if start.guild_search:
                search_for(g, seat, SPELLS, start.guild_search, TO_DECK)
            else:
                complete_guild(g, seat, TO_DECK)
        if start.hero_level > 1 or MAGE_GUILD in start.buildings:
            g.owe("heroes.shuffle_in", seat)
    for seat in g.order:
        g.owe("heroes.stand_in_town" if g.printed.tournament else "heroes.turn_start_tile", seat)
    begin_with_lieutenants(g)
    if carried is not None and scenario.welcome != NONE:
        for seat in g.order:
            g.owe("heroes.run_script", seat, scenario.welcome, NONE)


def give_bonus(g: Heroes, start: StartDef) -> None:
    """The bonus of the difficulty, or what the scenario has in its place. [heroes.starting_bonus.010]"""
    for seat in g.order:
        if start.bonus == BY_DIFFICULTY:
            g.owe("heroes.starting_bonus", seat)
        elif start.bonus_script != NONE:
            g.owe("heroes.run_script", seat, start.bonus_script, NONE)
    if g.rules.bonus_ends_with_shuffle:  # [heroes.starting_bonus.070]
        g.owe("heroes.after_bonus", NOBODY)


def begin_with_lieutenants(g: Heroes) -> None:
    """By an optional rule, unless the scenario has no secondary heroes, or because the scenario says so.
    [heroes.option.010]"""
    scenario = scenario_of(g)
    optional = g.rules.secondary_from_start and not scenario.rules.no_secondary_heroes
    if optional or scenario.start.secondary_hero:
        g.owe("heroes.first_lieutenants", NOBODY)


@step("heroes.first_lieutenants")
def first_lieutenants(g: Heroes, f: Frame) -> None:
    """A secondary hero for everybody, in town beside the main hero, from which the first point spent parts
    it. [heroes.option.010, heroes.option.150]"""
    for seat in g.order:
        g.hire(seat, g.realm(seat).town)


def begin_at_level(g: Heroes, seat: Seat) -> None:
    """What the levels bring that a hero begins with, into the deck; one Search for all their abilities where
    the scenario says so.  In a chapter of a campaign nothing: the cards hold it already.
    [heroes.level.110, heroes.level.120, heroes.campaign.110]"""
    start = scenario_of(g).start
    if scenario_of(g).mode == SOLO:
        return
    levels = range(2, start.hero_level + 1)
    for level in levels:
        if level not in SEARCHES or not start.level_search:
            g.owe("heroes.gain_level", seat, level)
    if start.level_search and any(level in SEARCHES for level in levels):
        g.owe("heroes.look", seat, ABILITIES, start.level_search, TO_DECK)


@step("heroes.shuffle_in")
def shuffle_in(g: Heroes, f: Frame) -> None:
    g.shuffle_deck(f.seat)


# -- the starting bonus -------------------------------------------------------------------------------------


@chooser("starting_bonus")
def bonuses(g: Heroes, f: Frame) -> list[Act]:
    """[heroes.starting_bonus.050]"""
    return [] if g.printed.plan.difficulty == IMPOSSIBLE else [BONUS_DICE, BONUS_ARTIFACT]


@step(
    "heroes.starting_bonus",
    bonuses,
    rules=(
        "heroes.starting_bonus.010",
        "heroes.starting_bonus.020",
        "heroes.starting_bonus.030",
        "heroes.starting_bonus.040",
        "heroes.starting_bonus.050",
    ),
)
def starting_bonus(g: Heroes, f: Frame, choice: Act) -> None:
    """One of two, by the difficulty."""
    difficulty = g.printed.plan.difficulty
    if choice is BONUS_DICE:
        roll_dice(g, f.seat, RESOURCE, 1 if difficulty == HARD else 2, 2 if difficulty == EASY else 1)
        return
    for _ in range(2 if difficulty == EASY else 1):
        if difficulty == HARD or g.rules.bonus_is_minor:
            find_minor(g, f.seat)
        else:
            search_for(g, f.seat, ARTIFACTS, 2, TO_HAND)


def find_minor(g: Heroes, seat: Seat) -> None:
    """Artifacts are turned up until one is minor. [heroes.starting_bonus.030, heroes.starting_bonus.060]"""
    while g.decks[ARTIFACTS]:
        g.turn_up(ARTIFACTS)
        if g.cards[g.piles[ARTIFACTS][-1]].rarity == MINOR:
            g.gain_card(seat, g.take_top_of_pile(ARTIFACTS), to_deck=False)
            return


@step("heroes.after_bonus")
def after_bonus(g: Heroes, f: Frame) -> None:
    """The artifacts are shuffled, pile and all, and one is turned up anew. [heroes.starting_bonus.070]"""
    for deck in decks_like(g, ARTIFACTS):
        cards, pile = g.common(deck)
        cards.extend(pile)
        pile.clear()
        g.shuffle(cards)
        g.turn_up(deck)


# -- the own starting tile --------------------------------------------------------------------------------


def free_turns(g: Heroes, spot: int) -> list[int]:
    """The turns that leave a way out, towards a tile that lies there, or towards where one may be added; all
    six if none does. [heroes.setup.260, heroes.setup.310]"""
    land = g.land
    tile = land.printed[land.tiles[spot].tile]
    has_supply = any(player.realm.supply for player in g.players)
    found: list[int] = []
    for turns in range(TURNS):
        turned = land.turned_up(spot, tile.index, turns)
        room = room_beside(turned, spot) if has_supply else frozenset()
        if any(leads_out(turned, field, room) for field in turned.ring(spot)):
            found.append(turns)
    return found or list(range(TURNS))


def room_beside(land: Land, spot: int) -> frozenset[Hex]:
    """The bare places beside a tile that a new one could cover."""
    spots = spots_beside(land, list(land.ring(spot)))
    return frozenset([(q + dq, r + dr) for q, r in spots for dq, dr in OFFSETS])


def leads_out(land: Land, field: int, room: frozenset[Hex]) -> bool:
    """Whether a hero could leave its tile from a field, as far as one knows what lies beyond, or to where
    there is room for a new tile."""
    printed = land.field(field)
    if printed.kind == BLOCKED:
        return False
    turns = land.tiles[spot_of(field)].turns
    for edge in range(TURNS):
        other = land.near[field][edge]
        if other == NONE or land.fields[other] is None:
            q, r = land.hexes[field]
            dq, dr = BESIDE[edge]
            outward = other != NONE or (q + dq, r + dr) in room
            if outward and not (land.walls and printed.closed[(edge - turns) % TURNS]):
                return True
        elif spot_of(other) != spot_of(field) and land.is_open(field, edge):
            return True
    return False


@chooser("turn_start_tile", ask=True)
def ways_to_lie(g: Heroes, f: Frame) -> list[Act]:
    """In the earlier edition as it came, if that does not wall the player in. [heroes.setup.260]"""
    spot = spot_of(g.realm(f.seat).town)
    turns = free_turns(g, spot)
    if not g.rules.start_tile_is_turned:
        lies = g.land.tiles[spot].turns
        turns = [lies if lies in turns else turns[0]]
    return [act("turn", n) for n in turns]


@step("heroes.turn_start_tile", ways_to_lie, rules=("heroes.setup.260", "heroes.setup.310"))
def turn_start_tile(g: Heroes, f: Frame, turn: Act) -> None:
    g.turn_tile(f.seat, spot_of(g.realm(f.seat).town), turn.id)
    g.then(stand_in_town, f)


@step("heroes.stand_in_town")
def stand_in_town(g: Heroes, f: Frame) -> None:
    """The main hero, with what there is to be carried from there."""
    town = g.realm(f.seat).town
    main = g.players[f.seat].main
    g.put_on(main, town)
    come_to(g, f.seat, main, town)
