"""What the laws need to know of Heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import strategies as st

from fabletop.games.heroes.combat.pieces import COVER
from fabletop.games.heroes.defs import ABILITY, ARTIFACT, DIFFICULTIES, NEUTRAL, NONE, SPELL
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.land import NOWHERE
from fabletop.games.heroes.options import SKILLS
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.scenario.named import MODES, MOST_POINTS
from fabletop.games.heroes.state.decks import ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.main import END_TURN
from fabletop.games.heroes.view import scene
from fabletop.kernel import Pick, Seat

# Steps that hold neutral units, and after how many other numbers
SHOWN: Final = {
    "heroes.buy_shown": 2,
    "heroes.swap_guard": 1,
    "heroes.hire_guard": 1,
    "heroes.fight_guards": 1,
    "heroes.meet_ambush": 2,
}

# Steps that hold cards, and after how many other numbers
OFFERED: Final = {"heroes.answer_swap": 1, "heroes.agree_to_swap": 1}

LOOKED_AT: Final = ("search", "witch_card", "vortex_search", "peek")  # cards on top of a deck


@st.composite
def clashes(draw: st.DrawFn, seats: int, only: str = "") -> dict[str, Any]:
    """A scenario for so many, of any mode that is played on the map or of one only, at any difficulty, with
    any of the optional rules that go together; the decks of a tournament may be split."""
    fitting = [one for one in content().scenarios if seats in one.players and only in ("", MODES[one.mode])]
    scenario = draw(st.sampled_from(fitting))
    split = {"split_decks": draw(st.booleans())} if MODES[scenario.mode] == "tournament" else {}
    return {
        **split,
        "mode": MODES[scenario.mode],
        "scenario": scenario.id,
        "difficulty": draw(st.sampled_from(DIFFICULTIES)),
        "heroes": [draw(st.sampled_from(["random", "choose"])) for _ in range(seats)],
        "optional": draw(optional_rules()),
    }


@st.composite
def optional_rules(draw: st.DrawFn) -> list[str]:
    """None, or some that go together."""
    wanted = draw(st.lists(st.sampled_from(OPTIONAL), unique=True, max_size=6))
    without = draw(st.sampled_from(("more_astrologers", "no_astrologers")))
    return [name for name in wanted if name != without]


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Duels, guard fights and AI heroes, of all factions, with and without walls; and whole clashes."""
    known = {1: ["guards", "ai", "map"], 2: ["duel", "guards", "map"], 3: ["map"], 4: ["map"]}
    mode = draw(st.sampled_from(known[seats]))
    if mode == "map":
        return draw(clashes(seats))
    names = draw(st.permutations([hero.id for hero in content().heroes]))
    sides = 1 if mode == "guards" else 2
    factions: set[int] = set()
    heroes: list[str] = []
    for name in names:
        faction = content().heroes[content().hero_by_id[name]].faction
        if len(heroes) < sides and faction not in factions:
            factions.add(faction)
            heroes.append(name)
    level = draw(st.integers(1, 7))
    return {
        "mode": mode,
        "heroes": [draw(st.sampled_from([name, "random", "choose"])) for name in heroes],
        "level": level,
        "armies": draw(st.sampled_from(["choose", "random"])),
        "budget": draw(st.integers(8, 150)),
        "siege": mode != "guards" and draw(st.booleans()),
        "field": draw(st.integers(level, 7)) if mode == "guards" else 1,
        "difficulty": draw(st.sampled_from(DIFFICULTIES)),
        "skill": draw(st.sampled_from(SKILLS)),
    }


def modes(seats: int) -> list[dict[str, Any]]:
    """Combats of every kind, of heroes with much to play with."""
    clash: dict[str, Any] = {"mode": "clash", "heroes": ["random"] * seats}
    together = {**clash, "mode": "cooperative", "scenario": "caravan"}
    if seats == 4:
        return [{**clash, "mode": "alliance", "scenario": one} for one in ("broken_seal", "four_banners")]
    if seats == 3:
        return [clash, {**clash, "scenario": "salt_crown"}, together]
    usual: dict[str, Any] = {"armies": "random", "level": 5}
    guarded = {**usual, "mode": "guards", "heroes": ["random"], "field": 6}
    against = {**usual, "mode": "duel" if seats == 2 else "ai", "heroes": ["random", "random"]}
    fights = [against, {**against, "siege": True}, guarded, {**guarded, "field": 7}]
    if seats == 2:
        return [*fights, clash, together, {**clash, "mode": "tournament"}]
    return [*fights, {**clash, "mode": "solo", "scenario": "castle_3"}]


def turn(g: Heroes) -> object:
    c = scene(g)
    return g.round, g.turn_of, c.round, c.active


def lull(g: Heroes) -> int:
    """The activation of a unit, or all that comes before the first.  Used cards come back once at most before
    the next one.  Each is played, paid with or aimed, and either side may let it pass; and every level and
    every unit of an army is picked and placed.  On the map that is a turn, in which everything that a player
    has may be traded away."""
    cards = sum(len(player.deck) + len(player.hand) + len(player.discard) for player in g.players)
    units = sum(len(player.army) for player in g.players) + len(scene(g).units)
    riches = sum(player.gold + player.materials + player.valuables for player in g.players)
    return 8 * cards + 4 * units + 60 + riches * (g.land is not NOWHERE)


def stir(g: Heroes) -> None:
    """Half of all spells and artifacts in the players' decks, and heart to use them."""
    for at, player in enumerate(g.players):
        for deck in (SPELLS, ARTIFACTS):
            some = [card for card in g.decks[deck][at::4] if g.cards[card].id != "magic_arrow"]
            for card in some:
                g.decks[deck].remove(card)
            player.deck.extend(some)
            for card in some:
                player.reckon_with(g.printed.alike(card))
        player.morale = 1
        g.heroes[player.main] = g.heroes[player.main].taught(12)


def busy(g: Heroes, options: Sequence[Pick]) -> Sequence[Pick]:
    """Anything rather than to end the turn, or to let something pass."""
    return [one for one in options if one is not END_TURN] if END_TURN in options else options[:-1]


def can_pick(g: Heroes, seat: Seat) -> bool:
    """Who is out goes on steering guards."""
    return not g.realm(seat).out or g.combat is not None


def count_cards(g: Heroes) -> Counter[str]:
    """Every ability, spell and artifact, and every neutral unit, wherever it lies; the other cards come with
    the heroes."""
    return count_of_decks(g) + count_neutral(g)


def count_neutral(g: Heroes) -> Counter[str]:
    lying: list[int] = []
    for pile in (*g.neutral, *g.neutral_piles, *g.apart):
        lying += pile
    for number, hero in enumerate(g.heroes):
        if hero.field != NONE and is_drawn(g, number):
            lying += [kind for kind, _ in hero.army]
    for player in g.players:
        lying += [kind for kind, _ in player.army]
    for frame in g.stack:
        if frame.key in SHOWN:
            lying += frame.args[SHOWN[frame.key] :]
    if g.combat is not None:
        lying += [unit.kind for unit in g.combat.units]
        for camp in g.combat.camps:
            lying += [kind for kind, _ in camp.reserve]
    return Counter(g.units[kind].id for kind in lying if g.units[kind].faction == NEUTRAL)


def is_drawn(g: Heroes, number: int) -> bool:
    """Whether an AI hero has cards of neutral units, and does not fight with them just now."""
    scenario = g.printed.plan.scenario
    if scenario is None or g.heroes[number].ai == NONE or scenario.ai[g.heroes[number].ai].drawn is None:
        return False
    return g.combat is None or all(camp.hero != number for camp in g.combat.camps)


def count_of_decks(g: Heroes) -> Counter[str]:
    c = scene(g)
    lying: list[int] = [*g.removed, *g.aside]
    for pile in (*g.decks, *g.piles, *(one.spells for one in g.ai)):
        lying += pile
    lying += [one.skill for one in g.ai if one.skill != NONE]
    lying += spells_of_guards(g)
    for frame in g.stack:
        if frame.key in OFFERED:
            lying += frame.args[OFFERED[frame.key] :]
    for player in g.players:
        lying += [*player.deck, *player.hand, *player.discard]
    lying += [one.card for one in c.lasting if one.card != NONE and one.seat >= 0]
    for unit in c.units:
        faces = (
            [unit.face, *(face for face, _ in unit.beneath)] if unit.stands and g.combat is not None else []
        )
        lying += [face - COVER for face in faces if face >= COVER]
    if g.play is not None and g.play.seat >= 0:
        lying += [*g.play.added] if g.play.stays else [g.play.card, *g.play.added]
    lying += [frame.args[0] for frame in g.stack if frame.key == "heroes.add"]
    counted = Counter(g.cards[card].id for card in lying if g.cards[card].kind in (ABILITY, SPELL, ARTIFACT))
    counted["magic_arrow"] -= arrows_beyond_the_box(g)
    return counted


def spells_of_guards(g: Heroes) -> tuple[int, ...]:
    """Where guards have a deck of their own, its spells leave the common one as the map is laid."""
    scenario = g.printed.plan.scenario
    deck = None if scenario is None or g.land is NOWHERE else scenario.rules.guard_deck
    return () if deck is None else deck.spells


def arrows_beyond_the_box(g: Heroes) -> int:
    """Nobody begins without the own ones, which for four may be more than there are.
    [heroes.alliance.060]"""
    arrows = sum(g.printed.heroes[hero.who].arrows for hero in g.heroes if hero.who != NONE)
    return max(0, arrows - g.cards[g.printed.magic_arrow].copies)


def cards_named(event: dict[str, Any]) -> set[int]:
    if event["event"] == "AiDrew":
        return set()
    return {card for card in (event.get("card", -1), *event.get("cards", ())) if card >= 0}


def cards_seen(g: Heroes, seat: Seat) -> set[int]:
    """What lies face up, what lasts, what an AI has cast, and for a player everything of the own."""
    c = scene(g)
    seen = {*g.removed, *g.ai_spells_cast, *(one.card for one in c.lasting)}
    for pile in g.piles:
        seen |= set(pile)
    for at, player in enumerate(g.players):
        seen |= set(player.discard)
        if at == seat:
            seen |= {*player.hand, *player.deck}
    for unit in c.units:
        seen |= {face - COVER for face in (unit.face, *(face for face, _ in unit.beneath))}
    if g.play is not None:
        seen |= {g.play.card, *g.play.added}
    return seen | {frame.args[0] for frame in g.stack if frame.key == "heroes.add"}


def cards_shown(g: Heroes, seat: Seat) -> list[object]:
    """Every copy that lies face up before a seat or that it is looking at, in the order in which they lie."""
    view = g.view(seat)
    decision = g.decision
    looks = decision is not None and decision.kind in LOOKED_AT and seat in decision.seats
    return [
        view.decks,
        [unit.kind for unit in scene(g).units],  # guards come from a deck
        [camp.reserve for camp in scene(g).camps],
        [frame.args for frame in g.stack if frame.key in SHOWN],
        [tile.tile for tile in g.land.tiles],
        g.proclaimed,
        [(player.hand, player.discard) for player in view.players],
        list(decision.options) if decision is not None and looks else [],
    ]


def can_be_drawn(g: Heroes) -> bool:
    """Nobody wins when both sides fell at once, or when units without a player hold the field."""
    if g.printed.plan.scenario is not None:
        return g.printed.plan.scenario.at_limit != MOST_POINTS
    c = scene(g)
    return c.victor == NONE or c.camps[c.victor].seat < 0
