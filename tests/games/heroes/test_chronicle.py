"""What a match of Heroes says of itself when it is looked back on."""

from __future__ import annotations

from fabletop.games.heroes import BOX, Heroes, chronicle
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.map import events as on_map
from fabletop.games.heroes.testing import HeroesTable
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.registration import Tally
from fabletop.kernel.match import Setup


def counted(table: HeroesTable) -> dict[str, list[int]]:
    tally: Tally = {name: [0] * table.g.n for name in chronicle.COUNTED}
    chronicle.count(table.g, table.events, tally)
    return {name: found for name, found in tally.items() if any(found)}


def test_blows_and_cards_of_a_combat_are_counted_for_who_gives_them() -> None:
    """The griffins do nothing to the knights, and get seven back."""
    table = HeroesTable("catherine", "sandro", level=2)
    griffins = table.unit(0, "castle.griffins:pack", 9)
    table.unit(1, "necropolis.dread_knights", 13)
    table.hand(1, "ogres_club_of_havoc", "defence", "defence", "fireball")
    table.acts(griffins).hush().pick("attack dread_knights").dice(1, 0)
    table.pick("play defence expert").pick("pass").pick("play ogres_club_of_havoc", "card defence")
    assert counted(table) == {"damage": [0, 7], "played": [0, 2]}


def test_a_combat_that_is_over_is_told_by_itself() -> None:
    """When another combat is on, or none, whose units bear other numbers."""
    table = HeroesTable("catherine", "sandro")
    griffins = table.unit(0, "castle.griffins", 9)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.acts(griffins)
    fought = table.g.combat
    assert fought is not None
    tally: Tally = {name: [0, 0] for name in chronicle.COUNTED}
    events = [ev.Wounded(zombies, 3), ev.Fell(zombies), ev.CombatEnded(0, 1, fought), ev.Wounded(griffins, 2)]
    table.g.combat = table.g.fought = None
    chronicle.count(table.g, events, tally)
    assert (tally["damage"], tally["beaten"], tally["fights"]) == ([3, 0], [1, 0], [1, 0])


def test_what_is_earned_built_and_taken_on_the_map_counts_and_nobodys_deeds_do_not() -> None:
    table = AdventureTable()
    tally: Tally = {name: [0, 0] for name in chronicle.COUNTED}
    events = [
        ev.GotResources(0, 5, 0, 1),
        ev.GotResources(0, -3, 0, 0),
        on_map.Flagged(1, 0, 3),
        on_map.Flagged(-2, 0, 3),
        on_map.Built(1, 4),
        on_map.TileRevealed(0, 1, 2),
    ]
    chronicle.count(table.g, events, tally)
    assert {name: found for name, found in tally.items() if any(found)} == {
        "gold": [5, 0],
        "flags": [0, 1],
        "built": [0, 1],
        "discovered": [1, 0],
    }


def test_a_single_combat_and_a_clash_of_two_are_weighed_and_whoever_is_stronger_leads() -> None:
    table = HeroesTable("catherine", "sandro")
    griffins = table.unit(0, "castle.griffins:pack", 9)
    table.unit(1, "necropolis.zombies", 13)
    assert chronicle.is_fitted(table.g)
    table.acts(griffins)
    chance, other = chronicle.fitted(table.g)
    assert chance > 0.5
    assert abs(chance + other - 1) < 1e-9
    adventure = AdventureTable().army(0, "castle.archangels:pack").army(1, "necropolis.skeletons").turn(0).g
    assert chronicle.is_fitted(adventure)
    assert [[int(seat) for seat in side] for side in chronicle.sides(adventure)] == [[0], [1]]
    chance, other = chronicle.fitted(adventure)
    assert chance > 0.5
    assert abs(chance + other - 1) < 1e-9


def test_three_rivals_and_a_party_are_played_on_instead() -> None:
    three = BOX.new(Setup("heroes", 3, 1, "retail", {"mode": "clash"}))
    alone = BOX.new(Setup("heroes", 1, 1, "retail", {"mode": "solo", "scenario": "castle_1"}))
    for g in (three, alone):
        assert isinstance(g, Heroes)
        assert not chronicle.is_fitted(g)


def test_a_victory_over_a_hero_says_more_than_one_over_guards() -> None:
    table = HeroesTable("catherine", "sandro")
    table.acts(table.unit(0, "castle.griffins", 9))
    fought = table.g.combat
    assert fought is not None
    found = chronicle.striking(table.g, ev.CombatEnded(1, 1, fought))
    assert found is not None
    assert (found.title, found.seat, found.good) == ("combat", 1, True)
    nobody = chronicle.striking(table.g, ev.CombatEnded(-1, 1, fought))
    assert nobody is not None
    assert nobody.weight < found.weight
