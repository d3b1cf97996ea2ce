"""What matters in a turn is said, and what would be lost with its end. [village.end_turn.020]"""

from __future__ import annotations

from fabletop.games.village import words
from fabletop.games.village.testing import VillageTable
from fabletop.kernel.frame import Seat, act
from fabletop.said import Said, Say, say

END = act("end_turn")
SAID = words.VillageWords()


def asked(table: VillageTable) -> tuple[str, Said, bool]:
    """The key of the prompt, what is told of ending the turn, and whether something is lost by it."""
    g = table.g
    decision = g.decision
    assert decision is not None
    prompt = words.prompt(SAID, g, Seat(0))
    assert isinstance(prompt, Say)
    return prompt.key, words.hint(SAID, g, decision, END), words.loses(g, decision, END)


def test_cards_that_can_be_played_come_first() -> None:
    table = VillageTable("elf", "thief").hand(0, "coin", "coin", "coin").acts(0)
    prompt, lost, loses = asked(table)
    assert (prompt, loses) == ("prompt-act-play", True)
    assert lost == say("hint-cards-lost", n=3)


def test_gold_that_can_buy_something_is_named() -> None:
    table = VillageTable("elf", "thief").space(7, "sword").acts(0, gold=40)
    prompt, lost, loses = asked(table)
    assert (prompt, loses) == ("prompt-act-buy", True)
    assert lost == say("hint-gold-lost", n=40)
    assert asked(table.hand(0, "coin").acts(0, gold=40))[0] == "prompt-act-both"


def test_gold_that_buys_nothing_is_not_lost() -> None:
    table = VillageTable("elf", "thief").space(7, "sword").acts(0, gold=30)
    assert asked(table) == ("prompt-act-end", "", False)
