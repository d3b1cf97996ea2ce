"""Leadership, and morale gained, spent and lost. [heroes.morale]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import HERE, THERE, clash, crowns_spent, uses_of

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.testing import HeroesTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

MANY = ["attack", "defence", "power", "knowledge"]


@rule("heroes.morale.010", "heroes.morale.020")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_leadership_gives_positive_morale(ruleset: str) -> None:
    table, champions, _ = clash(ruleset=ruleset)
    table.hand(0, "leadership", "leadership").acts(champions).pick("play leadership")
    assert table.g.players[0].morale == 1
    assert uses_of(table, "leadership") == [], "nobody holds more than one token"
    assert (table.in_hand(0), table.in_discard(0)) == (["leadership"], ["leadership"])
    table.pick("end").rests()


def test_expert_leadership_draws_two_cards_and_gives_positive_morale() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "leadership").deck(0, *MANY).acts(champions).pick("play leadership expert", "end")
    assert (table.g.players[0].morale, crowns_spent(table, 0)) == (1, 1)
    assert (table.in_hand(0), table.in_discard(0)) == (["attack", "defence"], ["leadership"])
    table.rests()


@rule("heroes.morale.020")
def test_expert_leadership_with_a_full_token_still_draws() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "leadership").deck(0, *MANY).having(0, morale=1).acts(champions)
    assert uses_of(table, "leadership") == ["play leadership expert"]
    table.pick("play leadership expert", "end")
    assert (table.g.players[0].morale, table.in_hand(0)) == (1, ["attack", "defence"])
    table.rests()


@rule("heroes.morale.030", "heroes.morale.040")
def test_the_token_may_be_spent_for_a_card_just_before_the_next_is_gained() -> None:
    table, champions, _ = clash()
    table.hand(0, "leadership").deck(0, *MANY).having(0, morale=1).acts(champions)
    table.pick("morale 0")
    assert (table.g.players[0].morale, table.in_hand(0)) == (0, ["leadership", "attack"])
    table.pick("play leadership", "end")
    assert table.g.players[0].morale == 1
    table.rests()


@rule("heroes.morale.120", "heroes.morale.150")
def test_leadership_takes_a_negative_token_off_instead() -> None:
    table, champions, _ = clash()
    table.hand(0, "leadership").having(0, morale=-1).acts(champions).pick("play leadership", "end")
    assert table.g.players[0].morale == 0
    table.rests()


@rule("heroes.morale.130")
@pytest.mark.parametrize(("ruleset", "offered"), [("retail", False), ("first", True)])
def test_leadership_is_lost_on_the_undead_but_not_in_the_first_edition(ruleset: str, offered: bool) -> None:
    table = HeroesTable("catherine", "sandro", ruleset=ruleset)
    table.unit(0, "castle.champions", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE)
    table.hand(1, "leadership").acts(dragons)
    assert bool(uses_of(table, "leadership")) == offered
    table.pick("end").rests()


@rule("heroes.morale.130")
def test_expert_leadership_of_the_undead_only_draws() -> None:
    table = HeroesTable("catherine", "sandro", level=2)
    table.unit(0, "castle.champions", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE)
    table.hand(1, "leadership").deck(1, *MANY).acts(dragons).pick("play leadership expert", "end")
    assert (table.g.players[1].morale, table.in_hand(1)) == (0, ["attack", "defence"])
    table.rests()


@rule("heroes.morale.030", "heroes.morale.050")
def test_morale_exchanges_any_number_of_cards() -> None:
    table, champions, _ = clash()
    table.hand(0, "attack", "attack", "estates").deck(0, "power", "knowledge", "defence")
    table.having(0, morale=1).acts(champions)
    assert [name for name in table.options() if name.startswith("morale")] == ["morale 0", "morale 1"]
    table.pick("morale 1", "card attack", "card estates").asks(0, "exchange", ["card attack", "pass"])
    table.pick("pass")
    assert table.in_hand(0) == ["attack", "power", "knowledge"]
    assert (table.in_discard(0), table.g.players[0].morale) == (["attack", "estates"], 0)
    assert not any(name.startswith("morale") for name in table.options())
    table.pick("end").rests()


@rule("heroes.morale.060")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_morale_rerolls_the_attack_die(ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    table.having(0, morale=1).dice(-1).attacks(champions, dragons)
    table.asks(0, "die", ["reroll 3", "pass"]).dice(1).pick("reroll 3")
    assert (table.damage(dragons), table.g.players[0].morale) == (5 + 1 - 3, 0)
    table.rests()


@rule("heroes.morale.060")
@pytest.mark.parametrize("dice", [(1, -1), (-1, 1)])
def test_morale_rerolls_the_die_that_counts_of_two(dice: tuple[int, int]) -> None:
    """A shot at a neighbour: the lower of two dice counts, and one die is rolled again, not both."""
    table, zealots, dragons = clash("castle.zealots")
    table.having(0, morale=1).dice(*dice).attacks(zealots, dragons).asks(0, "die", ["reroll 3", "pass"])
    table.dice(0).pick("reroll 3")
    assert [event.n for event in table.happened(ev.Rerolled)] == [0]
    assert table.happened(ev.BlowWorked)[0].die == 0
    table.rests()


@rule("heroes.morale.070")
def test_first_edition_morale_removes_a_card_and_draws_one() -> None:
    table, champions, _ = clash(ruleset="first")
    table.hand(0, "attack", "estates").deck(0, "power").having(0, morale=1).acts(champions)
    table.pick("morale 3", "card attack")
    assert (table.in_hand(0), table.in_discard(0), len(table.g.removed)) == (["estates", "power"], [], 1)
    assert table.g.players[0].morale == 0
    table.pick("end").rests()


@rule("heroes.morale.150")
def test_a_negative_token_alone_changes_nothing() -> None:
    told = []
    for morale in (0, -1):
        table, champions, dragons = clash()
        table.hand(0, "attack", "estates", "magic_arrow").deck(0, *MANY).having(0, morale=morale)
        offered = table.acts(champions).options()
        table.dice(0).pick("attack ghost_dragons", "play attack").rests()
        player = table.g.players[0]
        told.append((offered, table.damage(dragons), table.in_hand(0), player.hand_is_lost))
        assert player.morale == morale
    assert told[0] == told[1]


@rule("heroes.morale.080", "heroes.morale.090", "heroes.morale.100")
def test_negative_morale_takes_a_token_then_gives_one_then_costs_the_hand() -> None:
    table, _, _ = clash()
    table.hand(0, *MANY).having(0, morale=1)
    player = table.g.players[0]
    told = []
    for _ in range(3):
        table.g.get_negative_morale(Seat(0))
        told.append((player.morale, player.hand_is_lost, len(player.hand)))
    assert told == [(0, False, 4), (-1, False, 4), (-1, True, 4)], "the hand goes at the end of the turn"


@rule("heroes.morale.080", "heroes.morale.090")
def test_first_edition_negative_morale_costs_two_cards_at_random() -> None:
    table, _, _ = clash(ruleset="first")
    table.hand(0, *MANY).having(0, morale=1)
    table.g.get_negative_morale(Seat(0))
    assert (table.g.players[0].morale, len(table.in_hand(0))) == (0, 4), "the token is enough"
    table.g.get_negative_morale(Seat(0))
    assert (table.g.players[0].morale, len(table.in_hand(0)), len(table.in_discard(0))) == (0, 2, 2)


@rule("heroes.morale.130")
def test_the_undead_do_not_mind_negative_morale_either() -> None:
    table, _, _ = clash()
    table.hand(1, *MANY)
    table.g.get_negative_morale(Seat(1))
    player = table.g.players[1]
    assert (player.morale, player.hand_is_lost, len(player.hand)) == (0, False, 4)
    assert not table.happened(ev.GotMorale)
