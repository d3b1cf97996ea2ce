"""One match at one keyboard: people pick by numbers, bots by themselves, and every pick is saved."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fabletop import ledger
from fabletop.bots import Bot, bot_pick
from fabletop.games import find_game
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.fair import keeps_promise
from fabletop.kernel.frame import NOBODY, Pick, Seat
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.speech import Speech
from fabletop.terminal.chapters import campaigns_of, leads_on
from fabletop.terminal.hints import Hints
from fabletop.terminal.screen import Choice, Page, Screen

LOG_LINES: Final = 16  # as much of the log as stands under the table
PAGES: Final = 3  # as many cards as are explained at once
FIGURES: Final = 6  # of a number
REPEATED: Final = 60  # characters of what was typed and not understood
PLACE: Final = "C3"  # as an example, where no place can be picked now
HELP: Final = (
    "number",
    "place",
    "repeat",
    "why",
    "option",
    "name",
    "hint",
    "undo",
    "save",
    "quit",
    "log",
    "redraw",
    "help",
)


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def screen_of(match: Match, language: Language) -> Screen:
    """The match as its game draws it."""
    return find_game(match.setup.game).terminal().screen(match, language)


def play_in_terminal(
    match: Match,
    people: Collection[Seat],
    bots: Mapping[Seat, Bot],
    language: Language,
    save_path: Path,
    console: Console | None = None,
    input: Callable[[str], str] = input,
) -> None:
    """Play a match to its end, or until somebody leaves; it is saved after every pick."""
    Session(match, people, bots, language, save_path, console or Console(highlight=False), input).run()


class Session:
    def __init__(
        self,
        match: Match,
        people: Collection[Seat],
        bots: Mapping[Seat, Bot],
        language: Language,
        save_path: Path,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.match: Final = match
        self.people: Final = tuple(sorted(people))
        self.bots: Final = bots
        self.language: Final = language
        self.save_path: Final = save_path
        self.console: Final = console
        self.read: Final = read
        self.words: Final = Speech(language)
        self.screen: Final = screen_of(match, language)
        self.hints: Final = Hints(match, people, language)
        self.told: Final[dict[Seat, list[str]]] = {seat: [] for seat in (NOBODY, *self.people)}
        self.seen: Final[dict[Seat, int]] = dict.fromkeys(self.told, 0)  # how much of it has been shown
        self.at_keyboard: Seat = NOBODY
        self.stale = True  # whether the table on the screen is out of date

    def say(self, key: str, **given: str | int) -> None:
        self.console.print(escape(self.words.say(key, **given)), highlight=False)

    # -- the course of a match ------------------------------------------------------------------------

    def run(self) -> None:
        self.save()
        self.greet()
        self.tell(self.match.take_events())
        try:
            while (decision := self.match.decision) is not None:
                self.take_pick(decision)
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.console.print()
            self.say("terminal-bye", path=str(self.save_path))
            return
        self.finish()

    def greet(self) -> None:
        game = self.screen.title()
        self.console.print(Rule(Text(self.words.say("terminal-welcome", game=game), "bold"), style="dim"))
        self.say("terminal-autosave", path=str(self.save_path))
        self.say("terminal-promise", promise=self.match.promise)

    def take_pick(self, decision: Decision) -> None:
        """Let whoever holds a decision pick: a person if there is one among them, else a bot."""
        person = next((seat for seat in self.people if self.is_asked(seat, decision)), None)
        if person is not None:
            self.hand_over(person)
            self.show(person)
            self.answer(person, decision)
            return
        seat = next(seat for seat in self.bots if self.is_asked(seat, decision))
        self.choose(seat, self.ask_bot(seat))
        self.stale = True
        if not self.people:
            self.show_log(NOBODY)

    def is_asked(self, seat: Seat, decision: Decision) -> bool:
        """Whether a decision waits for this seat; acts that others may add to it do not make them wait."""
        return seat in decision.seats and bool(decision.offers(seat))

    def ask_bot(self, seat: Seat) -> Pick:
        luck = random.Random(f"{self.match.promise} {len(self.match.picks)}").getrandbits(60)
        with self.thinking("terminal-thinking", seat=self.screen.seat(seat)):
            return bot_pick(self.bots[seat], self.match.game, seat, luck)

    def thinking(self, key: str, **given: str | int) -> AbstractContextManager[object]:
        """Says that somebody is thinking, for as long as it takes."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(escape(self.words.say(key, **given)))

    def choose(self, seat: Seat, pick: Pick) -> None:
        happened = self.match.choose(pick, seat)
        self.save()
        self.tell(happened)

    def tell(self, happened: Sequence[Event]) -> None:
        """Write what happened into everybody's log, cut to what they may know."""
        for seat, lines in self.told.items():
            lines.extend(self.screen.log(seat, happened))

    def save(self) -> None:
        self.save_path.parent.mkdir(parents=True, exist_ok=True)
        self.match.save(self.save_path)

    def finish(self) -> None:
        """Who won, and the proof that the dice were fair."""
        reader = self.people[0] if len(self.people) == 1 else NOBODY
        self.console.print(self.screen.table(reader))
        self.show_log(reader)
        winners = self.match.game.winners
        self.console.print(Rule(style="dim"))
        if winners:
            names = self.screen.seats(winners)
            won = self.words.say("terminal-won", names=names, n=len(winners))
            self.console.print(Text(won, "bold yellow"))
        else:
            self.say("terminal-nobody-won")
        self.say("terminal-seed", seed=str(self.match.setup.seed))
        if keeps_promise(self.match.setup.seed, self.match.promise):
            self.say("terminal-kept", promise=self.match.promise)
        if campaigns_of(self.match) is not None:
            word = "terminal-next-chapter" if leads_on(self.match) else "terminal-chapter-again"
            command = f"fabletop play {self.match.setup.game} --terminal --after {self.save_path}"
            self.say(word, command=command)

    # -- what a person sees ---------------------------------------------------------------------------

    def hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, nobody sees another's hand."""
        if seat == self.at_keyboard:
            return
        if len(self.people) > 1:
            self.wipe()
            self.say("terminal-pass-keyboard", seat=self.screen.seat(seat))
            self.read(self.words.say("terminal-press-enter") + " ")
            self.wipe()
        self.at_keyboard = seat
        self.stale = True

    def wipe(self) -> None:
        """Clear the screen, and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print(Rule(style="dim"))

    def show(self, seat: Seat) -> None:
        """The table when others have moved, the log since the last prompt, the prompt and the options."""
        if self.stale:
            self.console.print()
            self.console.print(self.screen.table(seat))
            self.show_log(seat)
        else:
            self.show_log(seat)
            self.console.print(self.screen.summary(seat))
        self.stale = False
        self.show_options(seat)

    def show_log(self, seat: Seat) -> None:
        """What a seat has not read yet, the latest of it if it is much."""
        fresh = folded(self.told[seat][self.seen[seat] :])
        self.seen[seat] = len(self.told[seat])
        if len(fresh) > LOG_LINES:
            self.say("terminal-earlier", n=len(fresh) - LOG_LINES)
        if fresh:
            self.console.print(listed(fresh[-LOG_LINES:]))

    def show_options(self, seat: Seat) -> None:
        self.console.print()
        self.console.print(Text(self.screen.prompt(seat), "bold yellow"))
        choices = self.choices(seat)
        self.console.print(numbered(choices))
        keys = [self.words.say("terminal-keys-place", place=place) for place in places(choices)[:1]]
        self.console.print(Text(DOT.join([*keys, self.words.say("terminal-keys")]), "dim"))

    def choices(self, seat: Seat) -> list[Choice]:
        """What a person may pick, and then what others at the keyboard may do without being asked."""
        found = self.screen.choices(seat)
        own = [one.pick for one in found]
        for other in self.people:
            heading = self.words.say("terminal-others", seat=self.screen.seat(other))
            theirs = [one for one in self.screen.choices(other) if one.pick not in own]
            found += [one._replace(group=heading) for one in theirs]
        return found

    # -- what a person types --------------------------------------------------------------------------

    def answer(self, seat: Seat, decision: Decision) -> None:
        """Read until something changes the game."""
        while self.match.decision is decision:
            typed = self.read("> ").strip()
            wanted = plain(typed.rstrip("*"))
            if typed.startswith("?"):
                self.explain(seat, plain(typed[1:].strip()))
            elif is_number(wanted) or self.numbers_at(seat, wanted):
                self.pick(seat, wanted, repeat=typed.endswith("*"))
            elif why := self.screen.why_not(seat, wanted):
                self.console.print(Text(why))
            elif typed:
                self.obey(seat, typed)

    def pick(self, seat: Seat, wanted: str, repeat: bool) -> None:
        """Make the pick of a number or a place; to repeat is to make it as long as it is on offer."""
        choice = self.meant(seat, wanted)
        if choice is None:
            return
        by, pick = choice.seat, choice.pick
        self.choose(by, pick)
        while repeat and self.match.decision is not None and pick in self.match.decision.offers(by):
            self.choose(by, pick)

    def meant(self, seat: Seat, wanted: str) -> Choice | None:
        """The option of a number, else the one at a place; None, with what to do instead, if there is none or
        if there are several."""
        choices = self.choices(seat)
        if is_number(wanted) and 1 <= int(wanted) <= len(choices):
            return choices[int(wanted) - 1]
        numbers = self.numbers_at(seat, wanted)
        if len(numbers) == 1:
            return choices[numbers[0] - 1]
        if numbers:
            self.say("terminal-several-at", place=wanted, numbers=", ".join(str(n) for n in numbers))
        elif why := self.screen.why_not(seat, wanted):
            self.console.print(Text(why))
        else:
            self.say("terminal-no-option", n=wanted, most=len(choices))
        return None

    def numbers_at(self, seat: Seat, place: str) -> list[int]:
        """The numbers of the options at a place of the board."""
        choices = enumerate(self.choices(seat), 1)
        return [n for n, one in choices if place and one.at.casefold() == place.casefold()]

    def obey(self, seat: Seat, typed: str) -> None:
        command = typed.casefold()
        if command == "q":
            raise Leave
        if command == "u":
            self.undo()
        elif command == "t":
            self.hint(seat)
        elif command == "s":
            self.save()
            self.say("terminal-saved", path=str(self.save_path))
        elif command == "h":
            self.help(seat)
        elif command == "l":
            self.whole_log(seat)
        elif command == "r":
            self.console.print(self.screen.table(seat))
            self.show_options(seat)
        else:
            self.say("terminal-unknown", what=typed[:REPEATED])

    def hint(self, seat: Seat) -> None:
        """What a sharp player would pick, and why; Ctrl+C stops the thought and nothing else."""
        if not self.hints.may_ask(seat):
            self.say("terminal-hint-rivals")
            return
        try:
            with self.thinking("terminal-hint-thinking"):
                found = self.hints.ask(seat)
        except KeyboardInterrupt:
            self.console.print()
            self.say("terminal-hint-stopped")
            return
        if found is None:
            self.say("terminal-no-hint")
            return
        numbers = [n for n, one in enumerate(self.choices(seat), 1) if one.pick == found.pick]
        said = self.words.say("terminal-hint", n=numbers[0])
        self.console.print(Text.assemble((said, "bold yellow"), " ", found.text))

    def undo(self) -> None:
        """Take picks back to the last one of a person, as far as nothing was rolled or revealed since."""
        if not self.match.picks:
            self.say("terminal-nothing-to-undo")
            return
        while self.match.undo():
            decision = self.match.decision
            if decision is not None and any(self.is_asked(seat, decision) for seat in self.people):
                self.save()
                self.stale = True
                for lines in self.told.values():
                    lines.append(self.words.say("terminal-undone"))
                return
        self.say("terminal-no-undo")

    def help(self, seat: Seat) -> None:
        grid = Table.grid(padding=(0, 2))
        example = (places(self.choices(seat)) or [PLACE])[0]
        for name in HELP:
            given = {"place": example} if name == "place" else {}
            typed, does = self.words.say(f"help-{name}", **given), self.words.say(f"help-{name}.text")
            grid.add_row(Text(typed, "bold"), does)
        self.console.print(Text(self.words.say("terminal-help"), "bold yellow"))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def whole_log(self, seat: Seat) -> None:
        if self.told[seat]:
            self.console.print(listed(folded(self.told[seat])))
        else:
            self.say("terminal-nothing-happened")

    # -- explaining -----------------------------------------------------------------------------------

    def explain(self, seat: Seat, what: str) -> None:
        """`?` explains the prompt, `? 3` an option, `? NAME` a card or hero."""
        if not what:
            self.show_page(self.screen.about_prompt(seat))
        elif is_number(what) or self.numbers_at(seat, what):
            self.explain_option(seat, what)
        else:
            self.explain_name(what)

    def explain_option(self, seat: Seat, wanted: str) -> None:
        choice = self.meant(seat, wanted)
        if choice is None:
            return
        pages = self.screen.about_pick(choice.pick)
        for page in pages:
            self.show_page(page)
        if not pages:
            self.say("terminal-option-plain")

    def explain_name(self, what: str) -> None:
        pages = self.screen.about_name(what)
        if not pages:
            self.say("terminal-not-found", what=what[:REPEATED])
        elif len(pages) > PAGES:
            names = ", ".join(dict.fromkeys(page.title for page in pages))
            self.say("terminal-several", names=names)
        else:
            for page in pages:
                self.show_page(page)

    def show_page(self, page: Page) -> None:
        self.console.print(Text(page.title, "bold yellow"))
        self.console.print(Padding(Text("\n".join(page.lines)), (0, 0, 0, 2)) if page.lines else "", end="")
        if page.rules:
            self.console.print(Text("  " + self.words.say("terminal-rules"), "bold"))
            self.console.print(listed([self.rule(id) for id in page.rules]))

    def rule(self, id: str) -> Text:
        return Text.assemble(ledger.text(id, self.language), (f"  [{id}]", "dim"))


def is_number(typed: str) -> bool:
    """Whether it may be the number of an option or a field; nothing has one that is longer."""
    return typed.isdecimal() and len(typed) <= FIGURES


def plain(typed: str) -> str:
    """A number as others are written: 007 is 7."""
    return str(int(typed)) if is_number(typed) else typed


def places(choices: Sequence[Choice]) -> list[str]:
    """What may be typed for options that have a place on the board."""
    return [one.at for one in choices if one.at]


def folded(lines: Sequence[str]) -> list[str]:
    """The same thing several times in a row is told once."""
    counted = ((line, len(list(same))) for line, same in groupby(lines))
    return [f"{line} (×{n})" if n > 1 else line for line, n in counted]


def listed(lines: Sequence[str | Text]) -> Padding:
    """Lines with a mark before each."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Text("·", "yellow"), line if isinstance(line, Text) else Text(line))
    return Padding(grid, (0, 0, 0, 2))


def numbered(choices: Sequence[Choice]) -> Table:
    """The options with their numbers, each heading once.  In a narrow terminal their words take several lines
    before anything else is cut."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    width = max((len(choice.group) + 2 for choice in choices), default=2)
    grid.add_column(style="dim", width=width, no_wrap=True)
    grid.add_column(justify="right", style="bold cyan", width=3, no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True, overflow="ellipsis", ratio=1)
    heading = ""
    for number, choice in enumerate(choices, start=1):
        shown = "" if choice.group == heading else f"  {choice.group}"
        heading = choice.group
        grid.add_row(Text(shown), str(number), Text(choice.label), Text(choice.hint))
    return grid
