"""From a finished chapter of a campaign to the match after it, at the keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from fabletop.games import find_game
from fabletop.games.registration import Campaigns, Kept
from fabletop.games.words import key
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.match import Match, Setup
from fabletop.ledger import Language
from fabletop.speech import Speech

Ask = Callable[[Kept], Sequence[str]]


def campaigns_of(match: Match) -> Campaigns | None:
    """Those that a match is a chapter of; None where it is none."""
    campaigns = find_game(match.setup.game).campaigns
    return campaigns if campaigns is not None and campaigns.chapter(match.setup.options) else None


def leads_on(match: Match) -> bool:
    """Whether a chapter that is over leads to another, which it does if it was won and is not the last."""
    campaigns = campaigns_of(match)
    if campaigns is None or not match.game.winners:
        return False
    return bool(campaigns.after(campaigns.chapter(match.setup.options)))


def match_after(before: Match, ask: Ask, anew: Mapping[str, Any], seed: int | None = None) -> Match:
    """The next chapter with the cards that are asked for; the same one again if it was lost or the last."""
    campaigns = campaigns_of(before)
    if campaigns is None:
        raise BadSetup("this match is no chapter of a campaign")
    if not before.game.over:
        raise BadSetup("this match is not over yet: --resume goes on with it")
    for name in anew:
        if name not in campaigns.anew:
            raise BadSetup(f"only {', '.join(campaigns.anew)} can be agreed on anew, not {name}")
    options = dict(before.setup.options)
    if leads_on(before):
        options = campaigns.options(before.game, ask(campaigns.kept(before.game)))
    luck = new_seed() if seed is None else seed
    box = find_game(before.setup.game).box
    return Match(box, Setup(before.setup.game, 1, luck, before.setup.ruleset, {**options, **anew}))


class Chooser:
    """Lays the cards out with their numbers, and reads which of them go on."""

    def __init__(
        self, game: str, language: Language, console: Console, read: Callable[[str], str] = input
    ) -> None:
        self.words = Speech(language)
        self.names = Speech(language, find_game(game).texts)
        self.console = console
        self.read = read

    def __call__(self, kept: Kept) -> list[str]:
        along = [self.name(card) + (f" ×{n}" if n > 1 else "") for card, n in Counter(kept.along).items()]
        self.say("terminal-along", cards=", ".join(along))
        self.console.print(Text(self.words.say("terminal-keep", n=kept.most), "bold yellow"))
        for number, card in enumerate(kept.cards, start=1):
            self.console.print(Text.assemble((f"{number:>5}  ", "bold cyan"), self.name(card)))
        while True:
            typed = self.read("> ").replace(",", " ").split()
            numbers = [int(one) for one in typed if one.isdecimal()]
            wrong = [one for one in typed if not one.isdecimal() or not 1 <= int(one) <= len(kept.cards)]
            if wrong:
                self.say("terminal-unknown", what=wrong[0])
            elif len(numbers) > kept.most or len(set(numbers)) < len(numbers):
                self.say("terminal-keep-most", n=kept.most)
            else:
                return [kept.cards[number - 1] for number in numbers]

    def name(self, card: str) -> str:
        return self.names.say(key("card", card))

    def say(self, key: str, **given: str | int) -> None:
        self.console.print(escape(self.words.say(key, **given)), highlight=False)
