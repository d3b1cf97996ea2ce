"""The heuristic at its best: what comes first of all, and what it was taught to buy."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.village.bots.scores import NEVER, Instinct, village_scores
from fabletop.games.village.bots.steady import obvious, steady_scores
from fabletop.games.village.bots.wants import Wants, columns, offer_of
from fabletop.games.village.state import Village
from fabletop.games.village.testing import VillageTable
from fabletop.kernel import Decision, Setup
from fabletop.kernel.rng import mix

FIRST = 88.0  # scores of the instinct for what draws, brings gold or looks ahead


def taught(g: Village, **weights: float) -> Wants:
    names = columns([card.id for card in g.cards], [hero.id for hero in g.printed.heroes])
    told = {name.replace("__", " "): weight for name, weight in weights.items()}
    assert set(told) <= set(names)
    return Wants([told.get(name, 0.0) for name in names], len(g.cards), len(g.printed.heroes))


def best(table: VillageTable, wants: Wants) -> str:
    decision = table.asked()
    scores = steady_scores(table.g, decision.seat, decision, wants)
    return table.name_of(decision.options[scores.index(max(scores))])


def market() -> VillageTable:
    return VillageTable("barbarian", "elf").space(6, "long_sword").space(7, "dagger").acts(0, gold=90)


def test_untaught_it_buys_what_the_instinct_buys() -> None:
    table = market()
    assert best(table, taught(table.g)) == "buy 6"
    poor = VillageTable("barbarian", "elf").space(2, "scroll_of_wisdom").acts(0, gold=90)
    assert best(poor, taught(poor.g)) == "end_turn"


def test_it_buys_what_it_was_taught_to_want() -> None:
    table = market()
    assert best(table, taught(table.g, card__dagger=0.3)) == "buy 7"
    assert best(table, taught(table.g, leave=0.3)) == "end_turn"
    assert best(table, taught(table.g, barbarian__weapon=-0.3)) == "end_turn"


def test_what_holds_early_is_forgotten_late() -> None:
    table = market()
    wants = taught(table.g, early__dagger=0.3)
    table.g.round = 1
    assert best(table, wants) == "buy 7"
    table.g.round = 9
    assert best(table, wants) == "buy 6"


def test_fights_come_before_all_buying() -> None:
    table = VillageTable("barbarian", "elf").hand(0, "sword").space(6, "long_sword").acts(0, gold=90)
    decision = table.asked()
    scores = steady_scores(table.g, decision.seat, decision, taught(table.g, card__long_sword=1.0))
    assert table.name_of(decision.options[scores.index(max(scores))]) == "play sword"
    assert NEVER in scores


def test_every_card_of_an_offer_has_a_row_of_its_own() -> None:
    table = market()
    decision = table.asked()
    wants = taught(table.g)
    offer = offer_of(Instinct(table.g, decision.seat), decision, len(decision.options) - 1, wants)
    buys = [place for place, option in enumerate(decision.options) if getattr(option, "verb", "") == "buy"]
    assert offer.places == [len(decision.options) - 1, *buys]
    cards = [card_columns(row, wants) for row in offer.rows]
    assert cards == [[], *[[table.g.spaces[decision.options[place].id]] for place in buys]]  # type: ignore[union-attr]


def card_columns(row: Sequence[tuple[int, float]], wants: Wants) -> list[int]:
    return [column - wants.card for column, _ in row if wants.card <= column < wants.early]


def test_what_comes_first_is_what_the_instinct_is_sure_of() -> None:
    seen = 0
    for seed in range(3):
        for game, decision in positions(seed):
            first = obvious(game, decision)
            scores = village_scores(game, decision.seat, decision)
            if decision.kind == "act" and max(scores) >= FIRST:
                assert first is not None
                assert scores[list(decision.options).index(first)] == max(scores)
                seen += 1
            else:
                assert first is None
    assert seen > 50


def positions(seed: int) -> list[tuple[Village, Decision]]:
    game = BOXES["village"].new(Setup("village", 2, seed, options={"heroes": ["random", "random"]}))
    assert isinstance(game, Village)
    bot = make_bot("steady")
    found: list[tuple[Village, Decision]] = []
    decision = game.advance()
    while decision is not None:
        found.append((game.clone(), decision))
        decision = game.choose(bot_pick(bot, game, decision.seat, mix(len(found))))
    return found
