"""What whole games on the map must keep, for one to four, at every difficulty: nothing is lost or created,
what events tell adds up to what lies on the table, and the scenario's last round is the last."""

from __future__ import annotations

from collections import Counter, deque

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.games import Script, examples
from tests.laws.heroes_kit import clashes

from fabletop.games import BOXES
from fabletop.games.heroes import events as fight
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.land import NOWHERE
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.map.printed import FAR, FIELDS, turned
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.score import standing
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.kernel import Event, Seat, Setup
from fabletop.server.table.played import REMEMBERED


@st.composite
def clash_scripts(draw: st.DrawFn, only: str = "") -> Script:
    """Games in which people rather do anything than end their turn; of one mode for two, or of any."""
    seats = 2 if only else draw(st.sampled_from((1, 2, 3, 4)))
    setup = Setup(
        game="heroes",
        seats=seats,
        seed=draw(st.integers(0, 2**32)),
        ruleset=draw(st.sampled_from(BOXES["heroes"].rulesets())),
        options=draw(clashes(seats, only)),
    )
    return Script(setup, first=(), tail=draw(st.integers(0, 2**32)), busy=True, stirred=draw(st.booleans()))


class Books:
    """What somebody knows who has seen the table once, and from then on only hears what happens."""

    def __init__(self, g: Heroes) -> None:
        self.treasuries = treasuries(g)
        self.cubes = cubes(g)
        self.trophies = trophies(g)
        self.points = points(g)
        self.fighting = foes(g)
        g.events = []

    def check(self, g: Heroes) -> None:
        """Hear what has happened since, and look whether it is all."""
        self.fighting = self.fighting or foes(g)
        for event in g.events or ():
            self.hear(event)
        assert self.treasuries == treasuries(g)
        assert self.cubes == cubes(g)
        assert self.trophies == trophies(g)
        assert self.points == points(g)
        self.fighting = foes(g) if g.combat is not None else {}
        g.events = []

    def hear(self, event: Event) -> None:
        match event:
            case fight.GotResources(seat=seat, gold=gold, materials=materials, valuables=valuables):
                self.book(seat, gold, materials, valuables)
            case ev.Paid(seat=seat, gold=gold, materials=materials, valuables=valuables):
                self.book(seat, -gold, -materials, -valuables)
            case ev.GaveResources(
                seat=seat, other=other, gold=gold, materials=materials, valuables=valuables
            ):
                self.book(seat, -gold, -materials, -valuables)
                self.book(other, gold, materials, valuables)
            case ev.DefencePaid(seat=seat, n=n):
                self.book(seat, -n, 0, 0)
            case fight.Surrendered(seat=seat, n=n) | fight.PaidForDefeat(seat=seat, n=n):
                self.book(seat, -n, 0, 0)
                self.book(self.fighting[seat], n, 0, 0)
            case ev.Visited(field=field):
                self.cubes[field] = BLACK
            case ev.Flagged(seat=seat, field=field):
                self.cubes[field] = seat
            case ev.CubesTakenOff(fields=fields):
                for field in fields:
                    del self.cubes[field]
            case ev.FlagLost(seat=seat, field=field):
                assert self.cubes.pop(field) == seat
            case ev.Eliminated(seat=seat):
                self.cubes = {field: cube for field, cube in self.cubes.items() if cube != seat}
            case ev.TileSwung(spot=spot, n=n):
                first = spot * FIELDS
                goes = {first + at: first + turned(at, n) for at in range(FIELDS)}
                self.cubes = {goes.get(field, field): cube for field, cube in self.cubes.items()}
            case ev.CubeTaken(seat=seat, loser=loser):
                self.trophies[seat, loser] += 1
            case ev.PointsWon(seat=seat, n=n):
                self.points[seat] += n

    def book(self, seat: int, gold: int, materials: int, valuables: int) -> None:
        before = self.treasuries[seat]
        self.treasuries[seat] = (before[0] + gold, before[1] + materials, before[2] + valuables)
        assert min(self.treasuries[seat]) >= 0


def treasuries(g: Heroes) -> list[tuple[int, int, int]]:
    return [(player.gold, player.materials, player.valuables) for player in g.players]


def cubes(g: Heroes) -> dict[int, int]:
    return {field: mark.cube for field, mark in enumerate(g.marks) if mark.cube != NO_CUBE}


def trophies(g: Heroes) -> Counter[tuple[int, int]]:
    """By who has a cube, and whose it was."""
    return Counter((seat, loser) for seat, player in enumerate(g.players) for loser in player.realm.cubes)


def points(g: Heroes) -> list[int]:
    return [player.realm.points for player in g.players]


def foes(g: Heroes) -> dict[int, int]:
    """Who fights whom, or did so last."""
    c = g.combat or g.fought
    if c is None:
        return {}
    one, two = (camp.seat for camp in c.camps)
    return {one: two, two: one}


def tiles(g: Heroes) -> Counter[int]:
    """Every tile, wherever it lies, but those of the towns that nobody has."""
    lying = [tile.tile for tile in g.land.tiles] + g.beneath + [*g.unused, *g.row]
    for player in g.players:
        lying += player.realm.supply
    return Counter(tile for tile in lying if tile != NONE)


def all_tiles(g: Heroes) -> Counter[int]:
    """Each once, but the tile of a town as often as somebody has its faction."""
    factions = [player.faction for player in g.players]
    laid = {spot.tile for spot in scenario_of(g).layout(g.n).spots}
    return Counter(
        {
            tile.index: factions.count(tile.faction) or 1
            for tile in g.printed.tiles
            if tile.kind >= FAR or tile.faction in factions or tile.index in laid
        }
    )


def check_cubes(g: Heroes) -> None:
    """A cube lies where the map is seen, and nobody's lies there who is out; trophies are others' cubes."""
    for field, cube in cubes(g).items():
        assert g.land.fields[field] is not None
        assert cube < 0 or not g.realm(Seat(cube)).out
    assert all(g.is_enemy(Seat(seat), loser) for seat, loser in trophies(g))


def check_sides(g: Heroes) -> None:
    """Allies neither fight each other nor run each other's guards, and win together."""
    if g.combat is not None and all(camp.seat >= 0 for camp in g.combat.camps):
        one, two = (camp.seat for camp in g.combat.camps)
        assert g.is_enemy(one, two)
    for winner in g.winners:
        assert all(g.is_enemy(winner, seat) or seat in g.winners for seat in g.order)


@examples(10)
@given(clash_scripts())
def test_a_clash_loses_nothing_and_ends_in_time(script: Script) -> None:
    check_whole_game(script)


@examples(5)
@given(clash_scripts("tournament"))
def test_a_tournament_loses_nothing_either_and_points_decide(script: Script) -> None:
    """From the first tile to the end, with decks that may be split."""
    g = check_whole_game(script)
    left = [seat for seat in g.order if not g.realm(seat).out]
    best = max(standing(g, [seat]) for seat in left)
    assert g.winners == tuple(seat for seat in left if standing(g, [seat]) == best)
    assert len(g.land.parts()) == 1


def check_whole_game(script: Script) -> Heroes:
    g = script.new()
    assert isinstance(g, Heroes)
    cards = script.kit.count_cards(g)
    for _ in script.play(g):  # up to the first decision on a map that is laid
        if all(any(player.realm.income) for player in g.players):
            break
        assert script.kit.count_cards(g) == cards
        assert g.land is NOWHERE or tiles(g) == all_tiles(g)
    books = Books(g)
    for _ in script.play(g):
        books.check(g)
        assert script.kit.count_cards(g) == cards
        assert tiles(g) == all_tiles(g)
        assert Counter(g.proclamations + g.proclaimed) == Counter(range(len(g.printed.proclamations)))
        check_cubes(g)
        check_sides(g)
        assert g.round <= scenario_of(g).rounds + scenario_of(g).rules.sudden_death
    assert g.over
    check_sides(g)
    books.check(g)
    assert script.kit.count_cards(g) == cards
    return g


@examples(5)
@given(clash_scripts())
def test_whatever_happened_is_told_to_who_comes_back(script: Script) -> None:
    """All of the last picks at once, though fights among them had other units than the one that is on."""
    g, telling = script.new(), HeroesTeller()
    told: deque[list[Event]] = deque(maxlen=REMEMBERED)
    for number, _ in enumerate(script.play(g)):
        told.append(g.events or [])
        g.events = []
        telling.lines(g, told[-1])
        if number % REMEMBERED == 0:
            telling.lines(g, [event for events in told for event in events])
