"""Attacks: cards, dice, damage, and the blow struck back. [heroes.combat_round, retaliation, unit]"""

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
