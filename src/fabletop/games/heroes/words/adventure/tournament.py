"""What is asked and told while the players of a tournament build its map."""

from __future__ import annotations

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.build import steps_from_start
from fabletop.games.heroes.map.printed import FAR, NEAR, STARTING, TILE_KINDS, TURNS
from fabletop.games.heroes.scenario.named import POINT_WORDS
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure.land import beside, listed
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import Given, both, key
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, say

Asked = tuple[str, Given]


# -- what is asked ----------------------------------------------------------------------------------------


def lay_tile(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """Where its kind belongs."""
    (first,) = d.frame.args
    kind = g.printed.tiles[g.row[0]].kind
    asked = f"lay-tile-{TILE_KINDS[kind]}"
    if kind == STARTING and steps_from_start(g.land):
        asked += "-second"
    elif kind == FAR and first:
        asked += "-first"
    return asked, {}


def swing_tile(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (spot,) = d.frame.args
    return "swing-tile", {"tile": w.spot(g, spot)}


# -- what may be picked -----------------------------------------------------------------------------------


def begin(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    if pick.id == d.frame.seat:
        return say("option-begin-self")
    return say("option-begin-other", seat=w.number(pick.id))


def lay(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-lay", tiles=listed(beside(g.land, *pick.ids)))


def lay_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("label-lay", tiles=listed(beside(g.land, *pick.ids)))


def swing(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-swing", tile=w.spot(g, pick.id))


def swing_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return w.spot(g, pick.id)


# -- what happened ----------------------------------------------------------------------------------------


def rolled_for_choice(w: HeroesWords, g: Heroes, e: ev.RolledForChoice) -> tuple[str, Given]:
    return "", {"seat": w.number(e.seat), "n": e.n}


def tile_laid(w: HeroesWords, g: Heroes, e: ev.TileLaid) -> tuple[str, Given]:
    return "", {"tile": w.spot(g, e.spot)}


def tile_swung(w: HeroesWords, g: Heroes, e: ev.TileSwung) -> tuple[str, Given]:
    return "", {"tile": w.spot(g, e.spot), "n": e.n * 360 // TURNS}


# -- for those who choose a scenario ------------------------------------------------------------------------


def how_it_is_played(scenario: ScenarioDef) -> list[Said]:
    """Which tiles the players lay, and what points there are."""
    tiles: list[Said] = [
        say("special-tournament-tiles", n=scenario.supply[kind], tile=say(f"tile-{TILE_KINDS[kind]}"))
        for kind in (NEAR, STARTING, FAR)
        if scenario.supply[kind]
    ]
    extra: list[Said] = [
        say("special-points", n=n, what=say(key("point", POINT_WORDS[word]))) for word, n in scenario.points
    ]
    points: list[Said] = [say("special-tournament-points")]
    return [say("special-tournament", tiles=both(tiles)), *points, *extra]
