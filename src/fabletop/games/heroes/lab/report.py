"""The balance of the adventures of Heroes in words: docs/balance/heroes.md."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import mean, median
from typing import Final

from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS, NEUTRAL
from fabletop.games.heroes.lab.played import BOT, LIMIT, NORMAL, Told, chapters_before, scenario_by_id
from fabletop.games.heroes.options import ALLIANCE, CLASH, TOURNAMENT
from fabletop.games.heroes.scenario.named import MODES, PARTY_WINS
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.texts import key_of
from fabletop.games.heroes.words import TEXT
from fabletop.lab.report import between, paragraph, percent, table, verdict
from fabletop.speech import Speech

PEOPLES: Final = FACTIONS[:NEUTRAL]  # which heroes lead
AGAINST_EACH_OTHER: Final = (CLASH, ALLIANCE, TOURNAMENT)
FAIR: Final = (0.40, 0.60)  # for a faction or a seat in a clash of two
FIRST_CHAPTER: Final = (0.60, 0.85)
LAST_CHAPTER: Final = (0.30, 0.60)
BETWEEN: Final = (0.30, 0.85)  # chapters in the middle, and scenarios to play together
AT_LIMIT: Final = (0.0, 0.25)

ABOUT: Final = """
{:,} games, made by `{}`: every scenario in every number of players, {} games each at normal difficulty
and {} at each of the others, with the {} bot in every seat and heroes drawn at random. Seeds count
from {}, for all alike. A later chapter begins with what the bot has kept from those before, which it won
at the same difficulty with other seeds; where it lost one of them five times over, the chapter begins as
it is printed ({} of {:,}).
"""
HOW_TO_READ: Final = """
How to read it: the true share lies between the two numbers beside it 95 times in 100 (Wilson's
interval). A win that several share counts as that part of a win for each; a party wins or loses as one.
*By the limit* are games that ended with the last round; a tournament is for points, so that is how it
should end. The {} bot is a sensible player, not a strong one, so these are its games and not the last
word. Only numbers of our own scenarios may be tuned to what is wanted, and on other seeds than these:
scenarios of the community keep those of their authors, whatever bots make of them.
"""


def report(told: Sequence[Told], command: str, seed: int) -> str:
    clash = [one for one in told if mode_of(one) == CLASH and one.seats == 2]
    known = sorted({(MODES.index(mode_of(one)), one.scenario) for one in told})
    scenarios = [id for _, id in known]
    later = [one for one in told if is_later(one.scenario)]
    lines = [
        "# The balance of the adventures of Heroes",
        "",
        *paragraph(
            ABOUT.format(
                len(told),
                command,
                most(told, lambda one: one.difficulty == NORMAL),
                most(told, lambda one: one.difficulty != NORMAL),
                BOT,
                seed,
                sum(not one.carried for one in later),
                len(later),
            )
        ),
        "",
        *paragraph(HOW_TO_READ.format(BOT)),
        "",
    ]
    if clash:
        lines += clash_of_two(clash)
    lines += overview(told, scenarios)
    lines += by_difficulty(told, scenarios)
    for id in scenarios:
        lines += chapter([one for one in told if one.scenario == id], id)
    lines += what_is_done(told)
    return "\n".join(lines)


# -- shares -----------------------------------------------------------------------------------------------


def mode_of(one: Told) -> str:
    return MODES[scenario_by_id(one.scenario).mode]


def is_later(id: str) -> bool:
    """Whether it is a chapter to which another leads."""
    return bool(chapters_before(id))


def most(told: Iterable[Told], counts: Callable[[Told], bool]) -> int:
    """How many games of one kind were played in one scenario by one number of players."""
    found = Counter((one.scenario, one.seats, one.difficulty) for one in told if counts(one))
    return max(found.values(), default=0)


def part_won(one: Told, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def won_by_seat(told: Sequence[Told], seat: int) -> tuple[float, int]:
    return sum(part_won(one, seat) for one in told), len(told)


def won_by_first(told: Sequence[Told]) -> tuple[float, int]:
    return sum(part_won(one, one.first) for one in told), len(told)


def won_by_faction(told: Sequence[Told], faction: str) -> tuple[float, int]:
    """Of the seats that it took where the others had another."""
    held = [
        part_won(one, seat)
        for one in told
        for seat, name in enumerate(one.factions)
        if name == faction and set(one.factions) != {faction}
    ]
    return sum(held), len(held)


def won_together(told: Sequence[Told]) -> tuple[float, int]:
    return sum(bool(one.winners) for one in told), len(told)


def at_limit(told: Sequence[Told]) -> float:
    return sum(one.end == LIMIT for one in told) / len(told)


def to_last(scenario: ScenarioDef) -> str:
    """Why it may well end with the last round: a tournament is decided by points, the goal is to last, or
    whoever is ahead then wins by that alone.  Empty if there is no such reason."""
    if MODES[scenario.mode] == TOURNAMENT:
        return "it is for points"
    lasts = scenario.at_limit == PARTY_WINS or all(one.at_limit for one in scenario.victory)
    return "it is to last" if lasts else ""


def wanted(scenario: ScenarioDef) -> tuple[float, float] | None:
    """How often it should be won; nothing where players play against each other."""
    if MODES[scenario.mode] in AGAINST_EACH_OTHER:
        return None
    if not scenario.campaign:
        return BETWEEN
    if not chapters_before(scenario.id):
        return FIRST_CHAPTER
    return LAST_CHAPTER if not scenario.next else BETWEEN


# -- the parts of the report ------------------------------------------------------------------------------


def clash_of_two(told: Sequence[Told]) -> list[str]:
    lines = [[name, *share(*won_by_faction(told, name))] for name in PEOPLES]
    lines += [[f"seat {seat + 1}", *share(*won_by_seat(told, seat))] for seat in range(2)]
    lines.append(["who began", *share(*won_by_first(told))])
    outside = []
    for id in sorted({one.scenario for one in told}):
        games = [one for one in told if one.scenario == id]
        found = [(name, won_by_faction(games, name)) for name in PEOPLES]
        found += [(f"seat {seat + 1}", won_by_seat(games, seat)) for seat in range(2)]
        outside += [
            f"- {title(id)}, {name}: {percent(won, n)} of {n} ({between(won, n)})"
            for name, (won, n) in found
            if n and not FAIR[0] <= won / n <= FAIR[1]
        ]
    low, high = FAIR
    return [
        "## A clash of two",
        "",
        *table(["of all scenarios", "games", "won", "95 % between", ""], lines),
        "",
        f"Wanted: {low:.0%} to {high:.0%} for every faction and seat. Outside in a single scenario:",
        "",
        *(outside or ["- none"]),
        "",
    ]


def share(won: float, games: int) -> list[str]:
    told = verdict(won / games, *FAIR) if games else "–"
    return [f"{games:,}", percent(won, games), between(won, games), told]


def overview(told: Sequence[Told], scenarios: Sequence[str]) -> list[str]:
    lines: list[list[str]] = []
    for id in scenarios:
        scenario = scenario_by_id(id)
        for seats in sorted({one.seats for one in told if one.scenario == id}):
            games = [one for one in told if (one.scenario, one.seats, one.difficulty) == (id, seats, NORMAL)]
            if not games:
                continue
            band = wanted(scenario)
            won, n = won_together(games)
            limit = at_limit(games)
            lines.append(
                [
                    *(title(id), MODES[scenario.mode], str(seats), f"{n:,}"),
                    *((percent(won, n), between(won, n), verdict(won / n, *band)) if band else ("", "", "")),
                    *(f"{limit:.0%}", to_last(scenario) or verdict(limit, *AT_LIMIT)),
                    f"{median(one.rounds for one in games):g} of {scenario.rounds}",
                ]
            )
    heading = [
        *("scenario", "mode", "players", "games", "won", "95 % between", "as wanted"),
        *("by the limit", "limit as wanted", "rounds"),
    ]
    first, last = FIRST_CHAPTER, LAST_CHAPTER
    return [
        "## All scenarios at normal difficulty",
        "",
        *paragraph(
            f"Wanted: first chapters won in {first[0]:.0%} to {first[1]:.0%}, last ones in {last[0]:.0%} to "
            f"{last[1]:.0%}, chapters between and scenarios to play together from {BETWEEN[0]:.0%} to "
            f"{BETWEEN[1]:.0%}; at most {AT_LIMIT[1]:.0%} end by the limit, unless the goal is to last."
        ),
        "",
        *table(heading, lines),
        "",
    ]


def by_difficulty(told: Sequence[Told], scenarios: Sequence[str]) -> list[str]:
    """Where people play against each other, how many end by the limit; else how many are won."""
    lines = []
    for id in scenarios:
        games = [one for one in told if one.scenario == id]
        together = wanted(scenario_by_id(id)) is not None
        cells = []
        for difficulty in DIFFICULTIES:
            played = [one for one in games if one.difficulty == difficulty]
            won, n = won_together(played)
            count = won if together else sum(one.end == LIMIT for one in played)
            cells.append(f"{percent(count, n)} of {n:,}")
        lines.append([title(id), "won" if together else "by the limit", *cells])
    return ["## By difficulty", "", *table(["scenario", "", *DIFFICULTIES], lines), ""]


def chapter(told: Sequence[Told], id: str) -> list[str]:
    """A scenario in each number of players: how it ended, which goals were reached, who won."""
    ends = [end for end, _ in Counter(one.end for one in told).most_common()]
    goals = sorted({goal for one in told for goal in one.goals})
    rivals = wanted(scenario_by_id(id)) is None
    heading = [
        "players",
        "games",
        "rounds",
        *(f"ended: {end}" for end in ends),
        *(f"true: {goal}" for goal in goals),
    ]
    if rivals:
        heading += [*(f"won by seat {seat + 1}" for seat in range(max(one.seats for one in told)))]
        heading += [*(f"won by {name}" for name in PEOPLES)]
    lines = []
    for seats in sorted({one.seats for one in told}):
        games = [one for one in told if one.seats == seats]
        n = len(games)
        cells = [str(seats), f"{n:,}", f"{mean(one.rounds for one in games):.1f}"]
        cells += [percent(sum(one.end == end for one in games), n) for end in ends]
        cells += [percent(sum(goal in one.goals for one in games), n) for goal in goals]
        if rivals:
            cells += [
                percent(*won_by_seat(games, seat)) if seat < seats else ""
                for seat in range(max(one.seats for one in told))
            ]
            cells += [percent(*won_by_faction(games, name)) for name in PEOPLES]
        lines.append(cells)
    return [f"## {title(id)}", "", "At all difficulties.", "", *table(heading, lines), ""]


def what_is_done(told: Sequence[Told]) -> list[str]:
    """How often places are entered, buildings built and units bought, for each player and game."""
    parts: list[tuple[str, Callable[[Told], dict[str, int]]]] = [
        ("Places entered", lambda one: one.visited),
        ("Buildings built", lambda one: one.built),
        ("Units bought, and reinforced", lambda one: one.bought),
    ]
    modes = [mode for mode in MODES if any(mode_of(one) == mode for one in told)]
    lines: list[str] = ["## What is done, for each player and game", ""]
    for heading, of in parts:
        sums: dict[str, Counter[str]] = defaultdict(Counter)
        players: Counter[str] = Counter()
        for one in told:
            sums[mode_of(one)].update(of(one))
            players[mode_of(one)] += one.seats
        all_of = Counter(name for mode in modes for name in sums[mode].elements())
        rows = [
            [name.replace("_", " "), *(f"{sums[mode][name] / players[mode]:.2f}" for mode in modes)]
            for name, _ in all_of.most_common()
        ]
        lines += [f"### {heading}", "", *table(["", *modes], rows), ""]
    return lines


def title(id: str) -> str:
    return Speech("en", TEXT).say(key_of(scenario_by_id(id)))
