"""Why not: whatever lies in the hand or in the market is on offer, or it is said why not."""

from __future__ import annotations

import random

import pytest

from fabletop.games.village import BOX
from fabletop.games.village.hindrances import Hindrance, hindered
from fabletop.games.village.state import Village
from fabletop.games.village.testing import VillageTable, board, card
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

HERO = board(life=35, mind=1)


def why(table: VillageTable, verb: str, id: int) -> tuple[str, int, int]:
    """What is in the way of a pick, how much is needed and how much there is."""
    found: list[Hindrance] = [
        one for pick, one in hindered(table.g, Seat(0)) if (pick.verb, pick.id) == (verb, id)
    ]
    assert len(found) == 1
    return found[0].key, found[0].need, found[0].have


@pytest.mark.parametrize("seed", range(12))
def test_everything_is_on_offer_or_its_hindrance_is_told(seed: int) -> None:
    """At every turn of a game at random, with all cards there are."""
    g = BOX.new(Setup("village", 2 + seed % 3, seed, "standard", {"heroes": ["random"] * (2 + seed % 3)}))
    assert isinstance(g, Village)
    luck = random.Random(seed)
    decision = g.advance()
    for _ in range(400):
        if decision is None:
            break
        if decision.kind == "act":
            seat = decision.seat
            offered = {(pick.verb, pick.id) for pick in decision.options if isinstance(pick, Act)}
            left = {(pick.verb, pick.id) for pick, _ in hindered(g, seat)}
            assert not offered & left
            assert {("play", held) for held in g.players[seat].hand} <= offered | left
            for space, lies in enumerate(g.spaces):
                assert lies < 0 or {("buy", space), ("tame", space)} & (offered | left)
        decision = g.choose(luck.choice(decision.options))


@rule("village.buy.030")
def test_what_is_too_dear_says_its_price_and_ones_gold() -> None:
    table = VillageTable(HERO, HERO).space(7, "sword").hand(0, "coin").acts(0, gold=30)
    assert why(table, "buy", 7) == ("gold", 40, 30)
    assert why(table.acts(0, gold=30, discount=5), "buy", 7) == ("gold", 35, 30)


@rule("village.spell.030", "village.scroll.020")
def test_a_spell_says_what_it_takes() -> None:
    table = VillageTable(HERO, HERO).hand(0, "fireball").acts(0, mind=1)
    assert why(table, "play", card("fireball")) == ("mind", 3, 1)


@rule("village.heavy_weapon.020")
def test_after_a_heavy_weapon_there_is_no_other() -> None:
    table = VillageTable(HERO, HERO).hand(0, "two_handed_sword", "sword").dice(3).acts(0)
    table.pick("play two_handed_sword")
    assert why(table, "play", card("sword"))[0] == "weapons"


@rule("village.monster.030", "village.berserk.050", "village.overwhelm.090")
@pytest.mark.parametrize("closed", ["monster", "berserk", "dragon"])
def test_a_closed_market_says_by_what(closed: str) -> None:
    table = VillageTable(HERO, HERO).space(7, "sword").hand(0, "coin")
    if closed == "monster":
        table.front(0, "goblin", owner=1)
    elif closed == "berserk":
        table.set(0, berserk=2)
    else:
        table.dragon("red_dragon")
    assert why(table.acts(0, gold=90), "buy", 7)[0] == closed
