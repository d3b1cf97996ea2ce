"""Scenarios of the game, laid out at a moment of them, and how they go on from there."""

from __future__ import annotations

from tests.games.heroes.scenario.test_files import scenario
from tests.games.heroes.scenario.told import ARMIES

from fabletop.games.heroes.defs import FACTIONS, NONE, PACK
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.printed import CENTRAL, FAR, NEAR, STARTING
from fabletop.games.heroes.modes.ai_heroes import enlist
from fabletop.games.heroes.modes.clash import freedom
from fabletop.games.heroes.scenario.ground import TileSpot
from fabletop.games.heroes.scenario.tokens import lay_tokens
from fabletop.games.heroes.state.ai import AWAY, GONE
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.state.printed import tiles_of as tiles_in
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY

HEROES = ("catherine", "mutare", "sandro", "rion")
TOWNS = ("S3", "S2", "S1", "S3")  # of the heroes above
STOUT = {
    "castle": ("castle.archangels:pack", "castle.champions:pack"),
    "dungeon": ("dungeon.black_dragons:pack", "dungeon.manticores:pack"),
    "necropolis": ("necropolis.ghost_dragons:pack", "necropolis.dread_knights:pack"),
}
AI, OTHER_AI = AI_OWNER, AI_OWNER - 1  # the first hero that nobody steers as an owner, and the second


def laid(
    id: str,
    seats: int = 2,
    round: int = 1,
    difficulty: str = "normal",
    ruleset: str = "retail",
    hidden: tuple[str, ...] = (),
) -> AdventureTable:
    """The map of a scenario with tiles of the box, all face up but these; everybody is at home with one unit,
    AI heroes are at their posts.  A chapter is for one."""
    one = scenario(id)
    seats = 1 if one.heroes else seats
    names = [f"?{name}" if name in hidden else name for name in tiles_of(id, seats)]
    spots = one.layout(seats).spots
    tiles = [f"{name} {spot.q} {spot.r}" for name, spot in zip(names, spots, strict=True)]
    heroes = [content().heroes[one.heroes[0]].id] if one.heroes else list(HEROES[:seats])
    table = AdventureTable(
        *heroes, tiles=tiles, scenario=one, round=round, difficulty=difficulty, ruleset=ruleset
    )
    for seat in table.g.order:
        table.g.begin_with(seat, one.start.resources, one.start.income, one.start.buildings)
        table.g.prepare_projects(seat, len(one.projects))
        table.first_army(seat, ARMIES[FACTIONS[table.g.players[seat].faction]])
    lay_tokens(table.g)
    enlist(table.g)
    table.g.heroes[:] = [hero.moved(table.g.points_of(hero)) for hero in table.g.heroes]
    return table.hush()


def tiles_of(id: str, seats: int) -> list[str]:
    """The tiles of the map by name: those of the file, and whatever the box has for the others."""
    left = {
        FAR: [f"F{n}" for n in range(1, 10)],
        NEAR: ["N3", "N4", "N5", "N1", "N2", "N6"],
        CENTRAL: ["C1", "C2"],
    }
    spots = scenario(id).layout(seats).spots
    names = [content().tiles[spot.tile].id if spot.tile != NONE else "" for spot in spots]
    for kind, tiles in left.items():
        left[kind] = [name for name in tiles if name not in names]
    for at in sorted(range(len(spots)), key=lambda at: freedom(spots[at])):
        if not names[at]:
            kind = spots[at].kind
            names[at] = TOWNS[spots[at].seat] if kind == STARTING else drawn(id, left[kind], spots[at])
    return names


def drawn(id: str, left: list[str], spot: TileSpot) -> str:
    """The first that is all that the scenario says of it; the obelisks come first."""
    printed = tiles_in(content().tiles, scenario(id))
    for name in left:
        tile = printed[content().tile_by_id[name]]
        places = [field.place.index for field in tile.fields]
        fits = spot.must_hold in (NONE, *places) and spot.must_lack not in places
        if fits and (not spot.among or tile.index in spot.among):
            left.remove(name)
            return name
    raise AssertionError("the box has no such tile")


# -- what comes of it ---------------------------------------------------------------------------------------


def outcome(table: AdventureTable) -> str:
    """What a party has heard of the end."""
    if table.happened(ev.PartyLost):
        return "lost"
    return "won" if table.happened(ev.Won) else "goes on"


def looked_at(table: AdventureTable) -> str:
    """An action is done: does it decide the game?"""
    table.hush().can_end().start("heroes.look_at_goals", 0)
    return outcome(table)


def at_the_end(table: AdventureTable, round: int) -> str:
    """The last turn of a round is over; what is asked then is answered with the first option."""
    table.hush().in_round(round).can_end().start("heroes.round_ends", NOBODY)
    answer_all(table)
    return outcome(table)


def starts_round(table: AdventureTable, round: int) -> AdventureTable:
    """What happens at the start of a round, with the first answer to each question."""
    table.in_round(round).can_end().start("heroes.events_of_round", NOBODY)
    return answer_all(table)


def stout(table: AdventureTable) -> AdventureTable:
    """Armies that no guards overrun before anybody is asked."""
    for seat in table.g.order:
        table.first_army(seat, *STOUT[FACTIONS[table.g.players[seat].faction]])
    return table


def on_to_the_next_deed(table: AdventureTable) -> AdventureTable:
    """Whatever comes of a fight, with the first answer to each question."""
    while table.g.decision is not None and table.g.decision.kind != "main":
        table.g.choose(table.g.decision.options[0])
    return table


def answer_all(table: AdventureTable) -> AdventureTable:
    while table.g.decision is not None:
        table.g.choose(table.g.decision.options[0])
    return table


# -- AI heroes ----------------------------------------------------------------------------------------------


def fell(table: AdventureTable, ai: int = 0, winner: int = 0) -> AdventureTable:
    """A player has beaten an AI hero, which leaves the map."""
    home = table.g.printed.plan.scenario
    assert home is not None
    table.g.beat_ai(ai, winner, AWAY if home.ai[ai].comes_home else GONE)
    return table


def puts(table: AdventureTable, where: str, ai: int = 0, movement: int = 3) -> AdventureTable:
    """An AI hero stands there, with so many points."""
    number = table.g.ai[ai].hero
    table.g.put_on(number, table.field(where))
    table.g.heroes[number] = table.g.heroes[number].moved(movement)
    return table.hush()


def army_of(table: AdventureTable, ai: int = 0) -> list[str]:
    """The units of an AI hero: `castle.griffins`, `castle.griffins:pack`."""
    army = table.g.heroes[table.g.ai[ai].hero].army
    return [table.g.units[kind].id + (":pack" if face == PACK else "") for kind, face in army]


def place_of(table: AdventureTable, ai: int = 0) -> str:
    field = table.g.heroes[table.g.ai[ai].hero].field
    return "nowhere" if field == NONE else table.field_name(field)


def movement_of(table: AdventureTable, ai: int = 0) -> int:
    return table.g.heroes[table.g.ai[ai].hero].movement
