"""Attacks: cards, dice, damage, and the blow struck back. [heroes.combat_round, retaliation, unit]"""

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule


@rule("heroes.combat_card.040", "heroes.combat_round.190", "heroes.retaliation.030")
def test_dread_knights_against_griffins() -> None:
    """The retail book's example of cards in combat."""
    table = HeroesTable("catherine", "sandro", level=2)
    griffins = table.unit(0, "castle.griffins:pack", 9)
    knights = table.unit(1, "necropolis.dread_knights", 13)
    table.hand(1, "ogres_club_of_havoc", "defence", "defence", "fireball")

    table.acts(griffins).pick("attack dread_knights").dice(1, 0)
    table.asks(1, "answer").pick("play defence expert").pick("pass")
    assert table.damage(knights) == 0  # 3 + 1 against 2 + 2
    table.asks(1, "answer").pick("play ogres_club_of_havoc", "card defence")

    assert not table.is_pack(griffins)  # 5 + 2 + 0 against 0: 7 of 4 + 4 health
    assert table.damage(griffins) == 3
    assert table.marked(knights, RETALIATED)
    assert table.in_hand(1) == ["fireball"]
    table.rests()


@rule("heroes.combat_round.190")
def test_both_sides_are_asked_again_after_every_card_until_both_have_passed() -> None:
    """Passing is no promise: whoever has passed may still answer what the other plays then."""
    table = HeroesTable("catherine", "sandro")
    champions = table.unit(0, "castle.champions", 9)  # 5
    table.unit(1, "necropolis.ghost_dragons", 13, marks=RETALIATED)  # 3
    table.hand(0, "attack", "attack").hand(1, "defence", "defence")
    table.acts(champions).pick("attack ghost_dragons").dice(0)
    table.asks(0, "answer", ["play attack", "pass"]).pick("pass")
    table.asks(1, "answer", ["play defence", "pass"]).pick("play defence", "pass")
    table.asks(0, "answer", ["play attack", "pass"]).pick("play attack", "pass")
    table.asks(1, "answer", ["play defence", "pass"]).pick("pass")
    assert table.happened(ev.BlowWorked)[0].attack == 6
    assert table.happened(ev.BlowWorked)[0].defence == 4
    assert (table.in_hand(0), table.in_hand(1)) == (["attack"], ["defence"])
    table.rests()
