"""Whoever draws a town, a trading post or the end of a game is told what it takes."""

from __future__ import annotations

from fabletop.games.heroes.catalogue import catalogue
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.state.realm import FIGHTS_LOST, GOLD_EARNED, GUARDS_BEATEN
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import printed_unit
from fabletop.games.heroes.towns.reinforce import FREE, HALF
from fabletop.games.heroes.towns.trade import TRADES
from fabletop.games.heroes.view.adventure import view_of_realm
from fabletop.kernel.frame import Act, Seat

RED = Seat(0)
RESOURCES = ("gold", "materials", "valuables")


def told(table: AdventureTable, verb: str) -> list[dict[str, int]]:
    """What the options of a verb say that they are about."""
    teller, decision = HeroesTeller(), table.g.decision
    assert decision is not None
    picks = [pick for pick in decision.options if isinstance(pick, Act) and pick.verb == verb]
    return [teller.about(table.g, decision, pick) for pick in picks]


def price(about: dict[str, int]) -> tuple[int, ...]:
    return tuple(about.get(name, 0) for name in RESOURCES)


def test_the_catalogue_has_the_trades_by_their_numbers() -> None:
    for trade, (gives, gets) in zip(catalogue().trades, TRADES, strict=True):
        assert (trade.gives.gold, trade.gives.materials, trade.gives.valuables) == gives
        assert (trade.gets.gold, trade.gets.materials, trade.gets.valuables) == gets
    assert [trade.index for trade in catalogue().trades] == list(range(len(TRADES)))


def test_what_is_for_sale_in_town_names_its_price() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=40, valuables=4)
    table.town(RED, "bronze_dwelling", "citadel", "mage_guild").stands(RED, "F3.C").turn(RED)
    assert [price(about) for about in told(table, "hire")] == [(10, 0, 0)]
    assert [price(about) for about in told(table, "book")] == [(6, 0, 0)]
    bronze = {about["kind"]: price(about) for about in told(table, "recruit")}
    griffins = printed_unit("castle.griffins")
    assert bronze[griffins.index] == (griffins.faces[0].gold, 0, 0)


def test_a_share_of_a_price_is_what_is_named() -> None:
    table = AdventureTable("catherine").army(RED, "castle.griffins").having(RED, gold=40)
    griffins = printed_unit("castle.griffins")
    full = griffins.faces[1].gold
    table.start("heroes.reinforce_one", RED, 0, 2, HALF)
    assert (
        price(next(one for one in told(table, "reinforce") if one["kind"] == griffins.index))[0]
        == (full + 1) // 2
    )


def test_what_is_free_says_so() -> None:
    table = AdventureTable("catherine").having(RED, gold=0)
    griffins = printed_unit("castle.griffins")
    table.start("heroes.buy_shown", RED, 1, FREE, griffins.index)
    assert [about["gold"] for about in told(table, "recruit")] == [0]


def test_the_account_is_told_when_all_is_over() -> None:
    table = AdventureTable("catherine", "mutare").town(RED, "citadel", "city_hall")
    g = table.g
    g.own_realm(RED).income = (15, 4, 1)
    for tally, n in ((GUARDS_BEATEN, 3), (FIGHTS_LOST, 1), (GOLD_EARNED, 25)):
        g.count(RED, tally, n)
    assert view_of_realm(g, RED).account is None
    g.finished = True
    account = view_of_realm(g, RED).account
    assert account is not None
    assert (account.guards, account.mains, account.lost, account.earned) == (3, 0, 1, 25)
    assert sum(line.n for line in account.lines) == score_of(g, RED)
    assert {line.word for line in account.lines} >= {"buildings", "level"}
    assert all(line.n for line in account.lines)
