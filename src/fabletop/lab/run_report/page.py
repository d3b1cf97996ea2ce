"""The page itself: one file without anything from elsewhere, to read on a screen or on paper."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

from fabletop.games import find_game
from fabletop.lab.course import totals_of
from fabletop.lab.run import Run, Sitting
from fabletop.lab.run_report import findings, plots
from fabletop.lab.run_report.findings import ENOUGH, Share
from fabletop.lab.run_report.plots import readable

if TYPE_CHECKING:
    import polars

ENDS: Final = 12  # things from both ends of a long list that are drawn
MOST_DRAWN: Final = 2 * ENDS
ALONE: Final = 2  # different shares: with fewer there is nothing to compare

STYLE: Final = """
:root { --paper: #fbf5e6; --sheet: #f6efdf; --edge: #d4bd8e; --ink: #26180d; --soft: #654c34;
  --wood: #382518; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 'Alegreya Sans', 'Gill Sans', 'Segoe UI', system-ui, sans-serif;
  font-variant-numeric: lining-nums tabular-nums; }
header { background: var(--wood); color: #f4e9cf; padding: 26px max(24px, calc(50vw - 536px));
  border-bottom: 3px solid #c9973a; }
h1, h2 { font-family: Cinzel, 'Trajan Pro', Georgia, serif; line-height: 1.2; }
h1 { margin: 0 0 4px; font-size: 30px; }
header p { margin: 0; color: #e8d8b4; }
main { max-width: 1120px; margin: 0 auto; padding: 8px 24px 48px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 14px 0 0; }
a { color: #1f67b0; }
h2 { font-size: 21px; margin: 40px 0 6px; padding-bottom: 4px; border-bottom: 1px solid var(--edge); }
h3 { font-size: 15px; margin: 22px 0 6px; }
p { max-width: 78ch; margin: 6px 0; }
.note { color: var(--soft); }
.pair { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 20px; align-items: start; }
figure { margin: 8px 0; background: var(--sheet); border: 1px solid var(--edge);
  border-radius: 8px; padding: 10px; }
figure img { display: block; width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; margin: 8px 0; font-size: 13.5px; }
th { text-align: left; color: var(--soft); font-weight: 600; border-bottom: 1px solid var(--edge); }
th, td { padding: 2px 8px 2px 0; vertical-align: top; }
td { border-bottom: 1px solid #ecdfc1; }
.n { text-align: right; white-space: nowrap; }
.facts { width: auto; } .facts th { border: 0; padding-right: 20px; } .facts td { border: 0; }
.all { columns: 2; column-gap: 28px; } .all table { margin: 0; } .all tr { break-inside: avoid; }
@media screen and (max-width: 820px) {
  .pair { grid-template-columns: minmax(0, 1fr); } .all { columns: 1; }
  table { display: block; overflow-x: auto; } main { padding: 8px 14px 48px; }
}
@media print {
  body { font-size: 10pt; background: none; } nav { display: none; } table { font-size: 8pt; }
  header { background: none; color: var(--ink); padding: 0; } header p { color: var(--soft); }
  main { max-width: none; padding: 0; } .pair { gap: 10px; } th, td { padding-right: 5px; }
  figure, .pair > *, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
}
"""


def page_of(run: Run) -> str:
    """Everything that a run shows, as HTML."""
    games, rounds = run.tables()
    settings = run.settings()
    known = find_game(settings["game"])
    word = known.lab().ROUND
    seats = findings.seats_of(games, known.lab().TAKEN)
    even = int(seats["won"].sum()) / max(1, len(seats))
    parts = [head(settings, games, run.sittings())]
    if len(games):
        parts += [
            wins(games, seats, even),
            lengths(games, word),
            course(games, rounds, totals_of(known), word),
        ]
        for what in known.lab().TAKEN:
            if findings.is_ever(rounds, what):
                parts.append(things(what, seats, rounds, even, word))
    sections = [
        f'<section id="{name}"><h2>{title}</h2>\n{text}\n</section>' for name, title, text in parts if text
    ]
    links = "".join(f'<a href="#{name}">{title}</a>' for name, title, text in parts if text)
    title = f"{settings['game'].capitalize()}: {len(games):,} games"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(', '.join(settings['bots']))}"
        f"</p></header>\n<main>\n<nav>{links}</nav>\n" + "\n".join(sections) + "\n</main>\n</body>\n</html>\n"
    )


Section = tuple[str, str, str]  # its name in links, its title, and what it says


# -- what was played ----------------------------------------------------------------------------------------


def head(settings: dict[str, Any], games: polars.DataFrame, sittings: Sequence[Sitting]) -> Section:
    first = settings["seed"]
    last = sittings[-1].asked + first - 1
    facts = [
        ("game", settings["game"]),
        ("ruleset", settings["ruleset"]),
        ("agreed on", findings.told_options(settings)),
        ("bots, by seat", ", ".join(settings["bots"])),
        ("seeds", f"{first} to {last}"),
        ("games", f"{len(games):,} of {last - first + 1:,}"),
        ("content, program", f"{settings['content']}, {settings['program']}"),
    ]
    lines = "".join(f"<tr><th>{name}</th><td>{escape(str(value))}</td></tr>" for name, value in facts)
    told = [[f"{one.kept:,}", f"{one.version}, {one.build} build", one.on, one.machine] for one in sittings]
    heading = ["games there", "program", "on", "machine"]
    return (
        "played",
        "What was played",
        f'<table class="facts">{lines}</table>\n<h3>Sittings</h3>\n'
        + table(heading, told, words=len(heading))
        + '<p class="note">Shares stand with the range in which the true share lies 95 times in 100 '
        "(Wilson's interval). Plots show it green where it lies above the average of all seats, and orange "
        "where it lies below. These are games of bots, and say how the game is for them.</p>",
    )


# -- who won ------------------------------------------------------------------------------------------------


def wins(games: polars.DataFrame, seats: polars.DataFrame, even: float) -> Section:
    told = ""
    lost = findings.nobody(games)
    if findings.all_together(games):
        won = Share("", len(games), len(games) - lost)
        told = f"<p>All seats win or lose together: they won {won.wins:,} of {won.games:,} games, "
        told += f"{won.share:.1%} ({between(won)}).</p>"
    elif lost:
        told = f"<p>Nobody won {lost:,} of {len(games):,} games ({lost / len(games):.1%}).</p>"
    found = findings.endings(games)
    if found:
        lines = [[one.name, f"{one.wins:,}", f"{one.share:.1%}", between(one)] for one in found]
        told += "<h3>How games ended</h3>\n" + table(["ending", "games", "share", "95 % between"], lines)
    by_seat = sorted(findings.shares(seats, "seat"), key=lambda one: one.name)
    first = findings.first_player(seats)
    parts = [("By seat", [*by_seat, *([first] if first else [])])]
    parts += [
        (title, findings.shares(seats, column))
        for column, title in (("bot", "By bot"), ("hero", "By hero"), ("faction", "By faction or set"))
    ]
    differ = [one for one in parts if len({(share.games, share.wins) for share in one[1]}) >= ALONE]
    return "wins", "Who won", told + "\n".join(pair(title, found, even) for title, found in differ)


def pair(title: str, shares: Sequence[Share], even: float, drawn: Sequence[Share] | None = None) -> str:
    """A plot, and the same figures beside it."""
    shown = shares if drawn is None else drawn
    picture = image(plots.of_shares(shown, even), f"{title}: share of games won")
    return f'<h3>{title}</h3>\n<div class="pair">{picture}<div>{share_table(shown)}</div></div>'


def share_table(shares: Iterable[Share]) -> str:
    lines = [
        [readable(one.name), f"{one.games:,}", f"{one.wins:,}", f"{one.share:.1%}", between(one)]
        for one in shares
    ]
    return table(["", "games", "won", "share", "95 % between"], lines)


def between(one: Share) -> str:
    low, high = one.interval
    return f"{low:.1%} – {high:.1%}"


# -- how long, and how it went ------------------------------------------------------------------------------


def lengths(games: polars.DataFrame, word: str) -> Section:
    lines = [
        [name, f"{length}", f"{decisions:,}"]
        for (name, length), (_, decisions) in zip(
            findings.quantiles(games, "rounds"), findings.quantiles(games, "decisions"), strict=True
        )
    ]
    picture = image(plots.of_lengths(games["rounds"].to_list(), f"{word}s"), f"How many {word}s games took")
    beside = table(["games last at most", f"{word}s", "decisions"], lines)
    return "length", "Length", f'<div class="pair">{picture}<div>{beside}</div></div>'


def course(games: polars.DataFrame, rounds: polars.DataFrame, totals: Sequence[str], word: str) -> Section:
    """Curves of everything that was added up, and a table of a few rounds."""
    together = findings.all_together(games)
    found = {
        what: findings.curves(rounds, what, together) for what in totals if findings.is_ever(rounds, what)
    }
    if not found:
        return "course", "", ""
    picture = image(plots.of_curves(found, word), f"What is done in each {word}")
    last = findings.last_round(rounds)
    marks = sorted({max(1, round(last * part / 5)) for part in range(6)})
    lines = [
        [readable(what), "won" if won else "did not", *(mean_at(curve, mark) for mark in marks)]
        for what, by in found.items()
        for won, curve in by.items()
    ]
    heading = ["", "", *(f"{word} {mark}" for mark in marks)]
    text = (
        f"<p>What {'all seats do together' if together else 'a seat does'} in a {word}, on average over the "
        f"games that came to it: those who won in the end, and those who did not. {word.capitalize()}s to "
        "which fewer than a tenth of the games came are left out.</p>"
    )
    return "course", "Economy and damage", text + picture + table(heading, lines, words=2)


def mean_at(curve: findings.Curve, number: int) -> str:
    return f"{curve.means[curve.rounds.index(number)]:.2f}" if number in curve.rounds else "–"


# -- what was taken -----------------------------------------------------------------------------------------


def things(what: str, seats: polars.DataFrame, rounds: polars.DataFrame, even: float, word: str) -> Section:
    """Who won with what, and what was taken when."""
    found = findings.shares_of_things(seats, what)
    known = [one for one in found if one.games >= ENOUGH]
    drawn = known if len(known) <= MOST_DRAWN else [*known[:ENDS], *known[-ENDS:]]
    title = what.capitalize()
    told = (
        "<p>A seat counts once in a game, however many it took. Whoever is ahead takes more: this is no "
        "proof that a thing wins.</p>"
    )
    if drawn:
        ends = f", the {ENDS} best and the {ENDS} worst of {len(known)}" if len(drawn) < len(known) else ""
        told += pair(f"Won by seats that had it{ends}", known, even, drawn)
    when = findings.taken_when(rounds, what)
    lines = [
        [readable(one.id), f"{one.total:,}", f"{max(one.by_round):.3f}", str(one.middle)] for one in when
    ]
    told += (
        f"<h3>When, the {len(when)} most taken</h3>\n<p>How many there were in all, how many a seat took in "
        f"the busiest {word} on average, and the {word} by which half of them were taken.</p>"
        '<div class="pair">'
        + image(plots.of_taken(when, word), f"{title} by {word}")
        + f"<div>{table(['', 'in all', 'at most', 'half by'], lines)}</div></div>"
    )
    if len(drawn) < len(found):
        told += f'\n<h3>All {len(found)}</h3>\n<div class="all">{share_table(found)}</div>'
    return what, title, told


# -- pieces -------------------------------------------------------------------------------------------------


def table(heading: Sequence[str], lines: Sequence[Sequence[str]], *, words: int = 1) -> str:
    """The first columns hold words, the others numbers."""

    def cell(tag: str, place: int, text: str) -> str:
        return f"<{tag}{'' if place < words else ' class=n'}>{escape(text)}</{tag}>"

    def row(tag: str, cells: Sequence[str]) -> str:
        return f"<tr>{''.join(cell(tag, place, text) for place, text in enumerate(cells))}</tr>"

    body = "\n".join(row("td", line) for line in lines)
    return f"<table><thead>{row('th', heading)}</thead>\n<tbody>{body}</tbody></table>"


def image(picture: str, told: str) -> str:
    """A picture inside the page, by itself: names in one SVG never meet those of another."""
    data = base64.b64encode(picture.encode()).decode()
    return f'<figure><img alt="{escape(told)}" src="data:image/svg+xml;base64,{data}"></figure>'
