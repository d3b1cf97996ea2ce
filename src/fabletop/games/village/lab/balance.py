"""The balance of Village of Legends by greedy bots: `python -m fabletop.games.village.lab.balance`.

Writes docs/balance/village.md and its plots.  Every number in the report comes from the games of that run.
"""

from __future__ import annotations

import argparse
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.progress import track

from fabletop.games.village import content
from fabletop.games.village.defs import MINI
from fabletop.kernel.match import Setup
from fabletop.lab.report import BAND, WOOD, drawing, save, verdict
from fabletop.lab.series import GameRecord, Job, play_jobs
from fabletop.lab.workers import Workers, add_on, workers_for

HERO_SHARE: Final = (0.40, 0.60)
FIRST_SHARE: Final = (0.45, 0.55)
MEDIAN_ROUNDS: Final = (10, 25)
MODES: Final = (3, 4, 5, 6)


@dataclass
class Tally:
    """What a pile of two-player games adds up to."""

    games: int = 0
    first: int = 0
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    duels: dict[tuple[str, str], list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    rounds: list[int] = field(default_factory=list)
    bought: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)

    def add(self, record: GameRecord) -> None:
        self.games += 1
        self.played.update(record.heroes)
        self.rounds.append(record.rounds)
        for seat_bought in record.bought:
            self.bought.update(seat_bought)
        self.offered.update(record.offered)
        share = 1 / len(record.winners) if record.winners else 0
        for seat in record.winners:
            self.won[record.heroes[seat]] += 1 if share == 1 else 0
            self.first += seat == record.first and share == 1
        if share == 1:
            winner = record.winners[0]
            pair = (record.heroes[winner], record.heroes[1 - winner])
            self.duels[pair][0] += 1

    def hero_share(self, hero: str) -> float:
        return self.won[hero] / max(1, self.played[hero])

    def median_rounds(self) -> int:
        return sorted(self.rounds)[len(self.rounds) // 2]

    def buy_rates(self) -> dict[str, float]:
        """For every card the market can sell: how many of those offered were bought."""
        return {id: self.bought[id] / max(1, self.offered[id]) for id in cards_for_sale()}


def cards_for_sale() -> list[str]:
    return [
        card.id
        for card in content().cards
        if card.kind != MINI and not card.start and not (card.sneak_attack or card.fleeting or card.overwhelm)
    ]


def margin(share: float, games: int) -> float:
    """Half the width of the 95 % interval."""
    return 1.96 * math.sqrt(share * (1 - share) / max(1, games))


def duels(per_pair: int, seed: int) -> Iterator[Job]:
    """Every pair of heroes, each of them at both seats; who begins is rolled as always."""
    heroes = [hero.id for hero in content().heroes]
    number = itertools.count(seed)
    for pair in itertools.permutations(heroes, 2):
        for _ in range(per_pair):
            yield Job(Setup("village", 2, next(number), options={"heroes": list(pair)}), ("greedy", "greedy"))


def crowds(seats: int, games: int, seed: int) -> Iterator[Job]:
    for number in range(games):
        setup = Setup("village", seats, seed + number, options={"heroes": ["random"] * seats})
        yield Job(setup, ("greedy",) * seats)


def play_all(jobs: Sequence[Job], workers: Workers, what: str) -> Iterable[GameRecord]:
    return track(play_jobs(jobs, workers), description=what, total=len(jobs))


# -- the report -------------------------------------------------------------------------------------------


def with_margin(share: float, games: int) -> str:
    return f"{share:.1%} ± {margin(share, games):.1%}"


def hero_line(tally: Tally, what: str, wanted: str, hero: str) -> str:
    share = tally.hero_share(hero)
    found = with_margin(share, tally.played[hero])
    return f"| {what}, {hero} | {wanted} | {found} | {verdict(share, *HERO_SHARE)} |"


def first_line(share: float, games: int) -> str:
    found = with_margin(share, games)
    return f"| the first player wins | 45–55 % | {found} | {verdict(share, *FIRST_SHARE)} |"


def card_line(how_often: str, cards: Sequence[str]) -> str:
    found = ", ".join(cards) or "none"
    return f"| cards {how_often} bought | none | {found} | {'not held' if cards else 'held'} |"


def report(tally: Tally, modes: dict[int, list[GameRecord]], command: str) -> str:
    shares = sorted(((tally.hero_share(h.id), h.id) for h in content().heroes), reverse=True)
    rates = sorted((rate, id) for id, rate in tally.buy_rates().items())
    never = [id for rate, id in rates if rate == 0]
    always = [id for rate, id in rates if rate == 1]
    first = tally.first / max(1, tally.games)
    rounds = tally.median_rounds()
    lines = [
        "# The balance of Village of Legends",
        "",
        f"{tally.games:,} two-player games, every pair of heroes at both seats, all sets, greedy bots on",
        f"both sides; made by `{command}`. Only numbers that our content marks as original were tuned. The",
        "greedy bot is a sensible player, not a strong one, so these are its games and not the last word.",
        "",
        "| what | wanted | found | |",
        "|---|---|---|---|",
        hero_line(tally, "best hero", "at most 60 %", shares[0][1]),
        hero_line(tally, "weakest hero", "at least 40 %", shares[-1][1]),
        first_line(first, tally.games),
        f"| rounds, median | 10–25 | {rounds} | {verdict(rounds, *MEDIAN_ROUNDS)} |",
        card_line("never", never),
        card_line("always", always),
        "",
        "## Heroes",
        "",
        "![Share of games won by each hero](heroes.png)",
        "",
        "| hero | games | won | ± |",
        "|---|---|---|---|",
        *(
            f"| {id} | {tally.played[id]:,} | {share:.1%} | {margin(share, tally.played[id]):.1%} |"
            for share, id in shares
        ),
        "",
        "Hero against hero (row beats column):",
        "",
        "![Hero against hero](duels.png)",
        "",
        "## Length",
        "",
        "![Rounds of a game](rounds.png)",
        "",
        f"A tenth of the games last at most {quantile(tally.rounds, 0.1)} rounds, half {rounds}, nine tenths "
        f"{quantile(tally.rounds, 0.9)}; the longest had {max(tally.rounds)}.",
        "",
        "## Cards",
        "",
        "Of all cards of a kind that lay face up in the market, how many were bought:",
        "",
        "![How often each card is bought](cards.png)",
        "",
        "| seldom | | often | |",
        "|---|---|---|---|",
        *(
            f"| {low[1]} | {low[0]:.1%} | {high[1]} | {high[0]:.1%} |"
            for low, high in zip(rates[:20], rates[::-1][:20], strict=True)
        ),
        "",
        "## Three to six players",
        "",
        "| players | games | rounds, median | first player wins | by seat |",
        "|---|---|---|---|---|",
        *(mode_line(seats, records) for seats, records in modes.items()),
        "",
    ]
    return "\n".join(lines)


def quantile(values: Sequence[int], at: float) -> int:
    return sorted(values)[int(at * (len(values) - 1))]


def mode_line(seats: int, records: Sequence[GameRecord]) -> str:
    games = len(records)
    by_seat = [sum(seat in record.winners for record in records) / games for seat in range(seats)]
    first = sum(record.first in record.winners for record in records) / games
    rounds = quantile([record.rounds for record in records], 0.5)
    shares = " · ".join(f"{share:.0%}" for share in by_seat)
    return f"| {seats} | {games:,} | {rounds} | {first:.1%} | {shares} |"


# -- the plots --------------------------------------------------------------------------------------------


def draw_plots(tally: Tally, folder: Path) -> None:
    plt = drawing()
    heroes = sorted((h.id for h in content().heroes), key=tally.hero_share)
    shares = [tally.hero_share(h) for h in heroes]
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.axvspan(*HERO_SHARE, color=BAND)
    axes.barh(
        heroes,
        shares,
        xerr=[margin(s, tally.played[h]) for s, h in zip(shares, heroes, strict=True)],
        color=WOOD,
    )
    axes.set(xlim=(0, 1), xlabel="share of games won (95 % interval); the band is what we aim at")
    save(figure, folder / "heroes.png")

    figure, axes = plt.subplots(figsize=(7, 3))
    longest = quantile(tally.rounds, 0.99)
    axes.hist([min(r, longest) for r in tally.rounds], bins=range(1, longest + 2), color=WOOD)
    axes.set(xlabel=f"rounds ({longest} stands for that and more)", ylabel="games")
    save(figure, folder / "rounds.png")

    order = heroes[::-1]
    figure, axes = plt.subplots(figsize=(7, 6))
    grid = [[duel_share(tally, a, b) for b in order] for a in order]
    image = axes.imshow(grid, vmin=0, vmax=1, cmap="BrBG")
    axes.set_xticks(range(len(order)), order, rotation=60, ha="right")
    axes.set_yticks(range(len(order)), order)
    figure.colorbar(image)
    save(figure, folder / "duels.png")

    rates = sorted(tally.buy_rates().values())
    figure, axes = plt.subplots(figsize=(7, 3))
    axes.plot(rates, color=WOOD)
    axes.set(ylim=(0, 1), xlabel="cards, from the least to the most wanted", ylabel="bought of those offered")
    save(figure, folder / "cards.png")


def duel_share(tally: Tally, a: str, b: str) -> float:
    won, lost = tally.duels[a, b][0], tally.duels[b, a][0]
    return won / (won + lost) if won + lost else 0.5


def main() -> None:
    parser = argparse.ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument("--per-pair", type=int, default=90, help="games for each pair of heroes and seating")
    parser.add_argument("--mode-games", type=int, default=1000, help="games for each of 3 to 6 players")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    add_on(parser)
    asked = parser.parse_args()
    workers = workers_for(asked.on, asked.jobs)
    tally = Tally()
    for record in play_all(list(duels(asked.per_pair, asked.seed)), workers, "duels"):
        tally.add(record)
    modes = {
        seats: list(play_all(list(crowds(seats, asked.mode_games, asked.seed)), workers, f"{seats} players"))
        for seats in MODES
    }
    asked.out.mkdir(parents=True, exist_ok=True)
    command = f"make balance PER_PAIR={asked.per_pair} MODE_GAMES={asked.mode_games}"
    (asked.out / "village.md").write_text(report(tally, modes, command), encoding="utf-8")
    draw_plots(tally, asked.out)
    print(f"wrote {asked.out / 'village.md'}")


if __name__ == "__main__":
    main()
