"""A legend of Andor as text."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.content import shelf
from fabletop.games.andor import Andor
from fabletop.games.andor import words as w
from fabletop.games.andor.defs import HUNTER, LETTERS, NAMED_RULES, NONE, SYMBOLS, TOKENS
from fabletop.games.andor.state.pieces import AWAY, CLOSED, MOST_WILLPOWER, NO_BOOK, OPEN
from fabletop.games.andor.terminal.board import COLOURS, BoardScreen
from fabletop.games.andor.view import stars_ahead
from fabletop.games.andor.words.options import GROUP_ORDER
from fabletop.games.words import DOT, counted
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.speech import Speech
from fabletop.terminal.drawing import framed
from fabletop.terminal.screen import Named, Page

BOOK_STATES: Final = {CLOSED: "closed", OPEN: "opened"}


class AndorScreen(BoardScreen):
    def __init__(self, match: Match, language: Language) -> None:
        content = match.setup.content
        speech = Speech(language, w.TEXT, brought=shelf.texts_of("andor", content))
        super().__init__(match, Andor, w, w.AndorWords(content=content), speech)

    # -- the table ------------------------------------------------------------------------------------

    def table(self, seat: Seat) -> RenderableType:
        parts = [self.story(), self.heroes(seat), self.foes()]
        return Group(*parts, *self.near(), self.map(seat), *self.fight())

    def summary(self, seat: Seat) -> RenderableType:
        """What matters most between two picks: the heroes, the map where a field is to be picked, and a fight
        that is on."""
        parts = [self.heroes(seat), self.map(seat)] if self.lit(seat) else [self.heroes(seat)]
        return Group(*parts, *self.fight())

    def story(self) -> RenderableType:
        """How far the legend has come, and what is to be done."""
        g = self.game
        about = [self.say("table-narrator", letter=LETTERS[g.narrator])]
        stars = stars_ahead(g)
        if stars:
            about.append(self.say("table-stars", letters=", ".join(LETTERS[letter] for letter in stars)))
        about.append(self.say("table-shields", n=len(g.shielded), most=g.shield_count))
        if g.boxed_skeletons:
            about.append(self.say("table-boxed", n=g.boxed_skeletons))
        if g.peeked:
            names = ", ".join(
                self.phrase(self.words.cards.event(g.legend.events[event])) for event in g.peeked
            )
            about.append(self.say("table-peeked", events=names, n=len(g.peeked)))
        lines = [Text(DOT.join(about))]
        if g.base != NONE:
            base = self.phrase(self.words.cards.base(g.base_kind))
            lines.append(
                Text(self.say("table-base", base=base, field=self.phrase(self.words.field(g, g.base))))
            )
        lines.extend(self.goals())
        name = self.phrase(self.words.cards.legend(g.legend))
        title = self.say("table-own-legend", name=name)
        if g.legend.number:
            title = self.say("table-legend", n=g.legend.number, name=name)
        return framed(Group(*lines), f"{title}{DOT}{self.say('table-day', n=g.day)}")

    def goals(self) -> list[Text]:
        g = self.game
        found = []
        for goal in g.legend.goals:
            done = bool(g.done_goals >> goal.index & 1)
            if not g.open_goals >> goal.index & 1:
                continue
            text = Text.assemble(
                ("✓ " if done else "☐ ", "yellow"), self.phrase(self.words.cards.goal(g.legend, goal))
            )
            if goal.optional and not done:
                text.append(f" ({self.say('table-goal-optional')})", "dim")
            if done:
                text.append(f" ({self.say('table-goal-done')})", "dim")
            found.append(text)
        return found

    # -- heroes ---------------------------------------------------------------------------------------

    def heroes(self, seat: Seat) -> RenderableType:
        lines: list[RenderableType] = []
        for h in range(len(self.game.heroes)):
            lines.append(self.hero(h, seat))
            lines.append(Text("    " + DOT.join(self.about_hero(h)), "dim"))
        return framed(Group(*lines), self.say("table-heroes"))

    def hero(self, h: int, seat: Seat) -> Text:
        g = self.game
        hero = g.heroes[h]
        colour = COLOURS[g.legend.hero_defs[hero.kind].colour]
        text = Text.assemble("  ", (self.phrase(self.words.hero(g, h)), f"bold {colour}"))
        text.append(f", {self.phrase(self.words.cards.hero(hero.kind))}")
        if hero.seat == seat and seat >= 0:
            text.append(f" ({self.say('relation-you')})", "cyan")
        text.append(f"  {self.phrase(self.words.field(g, hero.field))}")
        if h == g.turn:
            text.append(f"  ◂ {self.say('table-turn')}", "yellow")
        return text

    def about_hero(self, h: int) -> list[str]:
        g = self.game
        hero = g.heroes[h]
        about = [
            self.say("value-strength", n=hero.strength),
            self.say("value-willpower", n=hero.willpower),
            self.say("value-dice", n=g.dice_of(hero)),
            self.say("table-hours", n=hero.hours, most=g.last_hour(h)),
        ]
        if hero.in_box:
            about.append(self.say("table-in-box"))
        if hero.resting:
            about.append(self.say("table-resting"))
        if g.is_held(hero):
            about.append(self.say("table-held"))
        if hero.most < MOST_WILLPOWER:
            about.append(self.say("table-burnt", n=hero.most))
        bag = self.phrase(self.words.cards.items(hero.bag)) or self.say("table-empty-bag")
        about.append(f"{self.say('table-bag')}: {bag}")
        books = self.books(h)
        if books:
            about.append(f"{self.say('table-books')}: {', '.join(books)}")
        return about

    def books(self, h: int) -> list[str]:
        """The spell books of a mage, and how they lie."""
        g = self.game
        found = []
        for book, state in enumerate(g.heroes[h].books):
            if state == NO_BOOK:
                continue
            how = self.say(f"book-{BOOK_STATES.get(state, 'used')}")
            if state == AWAY:
                letter = next(letter for letter, away in g.books_away if away == book)
                how = self.say("book-away", letter=LETTERS[letter])
            found.append(f"{self.phrase(self.words.cards.book(book))} ({how})")
        return found

    # -- who is met -----------------------------------------------------------------------------------

    def foes(self) -> RenderableType:
        """Who stands where, field by field."""
        g = self.game
        lines = []
        for field in dict.fromkeys(foe.field for foe in g.foes):
            here = [foe for foe in g.foes if foe.field == field]
            text = Text.assemble(f"  {self.phrase(self.words.field(g, field))}: ")
            text.append(self.phrase(counted([self.words.foe_state(g, foe) for foe in here])), "red")
            fighting = [foe for foe in here if g.def_of(foe).kind != HUNTER]
            numbers = dict.fromkeys(self.phrase(self.words.foe_numbers(g, foe)) for foe in fighting)
            text.append(f"  {' / '.join(numbers)}", "dim")
            lines.append(text)
        lines = lines or [Text(f"  {self.say('table-no-foes')}", "dim")]
        return framed(Group(*lines), self.say("table-foes"))

    def near(self) -> list[RenderableType]:
        """Tokens, things and the base on the fields of heroes and next to them."""
        g = self.game
        fields: set[int] = set()
        for hero in g.heroes:
            fields |= {hero.field, *g.adjacent(hero.field), *g.over_jump(hero.field)}
        lines: list[RenderableType] = []
        for field in sorted(fields):
            seen = [
                self.phrase(self.words.token(g, kind, field))
                for kind in range(len(TOKENS))
                if g.token_on(field, kind) is not None
            ]
            things = self.phrase(self.words.cards.items(self.words.things_on(g, field)))
            seen += [things] if things else []
            seen += [self.phrase(self.words.cards.base(g.base_kind))] if field == g.base else []
            if seen:
                lines.append(Text(f"  {self.phrase(self.words.field(g, field))}: {DOT.join(seen)}"))
        return [framed(Group(*lines), self.say("table-near"))] if lines else []

    def fight(self) -> list[RenderableType]:
        g = self.game
        fight = g.fight
        if fight is None:
            return []
        numbers = [self.say("value-strength", n=fight.strength)]
        if fight.dweller == NONE:
            numbers.append(self.say("value-willpower", n=fight.willpower))
        if fight.round:
            numbers.append(self.say("table-round", n=fight.round))
        said = self.say("table-fight", foe=self.phrase(self.words.enemy(g)), numbers=DOT.join(numbers))
        return [Text(f" {said}", "bold red")]

    # -- words ----------------------------------------------------------------------------------------

    def place(self, group: str) -> int:
        """Free actions come last, and before them what has no heading."""
        return GROUP_ORDER.index(group) if group else len(GROUP_ORDER) - 2

    def pages_of(self, decision: Decision, pick: Pick) -> list[Page]:
        g = self.game
        pages = []
        foe, hero = w.unit_of(g, decision, pick), w.hero_of(g, pick)
        item, book = w.item_of(g, decision, pick), w.book_of(g, decision, pick)
        if foe != NONE and (found := g.foe(foe)) is not None:
            pages.append(self.foe_page(found.kind))
        if item != NONE:
            pages.append(self.item_page(item))
        elif book != NONE:
            pages.append(self.book_page(book))
        elif hero != NONE:
            pages.append(self.hero_page(hero))
        return pages

    def named(self) -> list[Named]:
        """Heroes, pieces and symbols, and of rules, cards and foes those that are known."""
        g, cards = self.game, self.words.cards
        named: list[Named] = []
        named.extend((self.phrase(self.words.hero(g, h)), self.hero_page, h) for h in range(len(g.heroes)))
        named.extend(
            (self.phrase(cards.hero(hero.kind)), self.hero_page, h) for h, hero in enumerate(g.heroes)
        )
        named.extend((self.phrase(cards.item(item)), self.item_page, item) for item in range(len(g.supply)))
        named.extend((self.phrase(cards.book(book)), self.book_page, book) for book in range(3))
        named.extend((self.phrase(cards.token(kind)), self.token_page, kind) for kind in range(len(TOKENS)))
        named.extend(
            (self.phrase(cards.symbol(symbol)), self.symbol_page, symbol) for symbol in range(len(SYMBOLS))
        )
        named.extend(
            (self.phrase(cards.rule(rule)), self.rule_page, rule)
            for rule in range(len(NAMED_RULES))
            if g.rules_on >> rule & 1
        )
        named.extend(
            (self.phrase(cards.foe(g.legend.foes[kind])), self.foe_page, kind) for kind in self.known_foes()
        )
        named.extend(
            (self.phrase(cards.card(g.legend, card)), self.card_page, card.index)
            for card in g.legend.cards
            if g.cards_read >> card.index & 1
        )
        return named

    def known_foes(self) -> list[int]:
        """Kinds of foes that have been on the board."""
        g = self.game
        return sorted({*(foe.kind for foe in g.foes), *g.fallen, *g.shielded, *g.defeated})

    def hero_page(self, h: int) -> Page:
        g, cards = self.game, self.words.cards
        hero = g.heroes[h]
        lines = [self.phrase(cards.figure_text(g.legend.hero_defs[hero.kind], hero.figure))]
        lines += [self.phrase(cards.ability(hero.kind, number)) for number in (1, 2)]
        if g.grade(2):
            lines.append(self.phrase(cards.ability(hero.kind, 2, grade=True)))
        return Page(f"{self.phrase(self.words.hero(g, h))}, {self.phrase(cards.hero(hero.kind))}", lines)

    def foe_page(self, kind: int) -> Page:
        foe = self.game.legend.foes[kind]
        numbers = [
            self.say("value-strength", n=foe.strength + self.game.stronger_foes[kind]),
            self.say("value-willpower", n=foe.willpower),
            self.phrase(self.words.cards.dice(foe, foe.dice(foe.willpower))),
        ]
        return Page(
            self.phrase(self.words.cards.foe(foe)),
            [DOT.join(numbers), self.phrase(self.words.cards.foe_text(foe))],
        )

    def item_page(self, item: int) -> Page:
        return Page(self.phrase(self.words.cards.item(item)), [self.phrase(self.words.cards.item_text(item))])

    def book_page(self, book: int) -> Page:
        return Page(self.phrase(self.words.cards.book(book)), [self.phrase(self.words.cards.book_text(book))])

    def token_page(self, kind: int) -> Page:
        return Page(
            self.phrase(self.words.cards.token(kind)), [self.phrase(self.words.cards.token_text(kind))]
        )

    def symbol_page(self, symbol: int) -> Page:
        return Page(
            self.phrase(self.words.cards.symbol(symbol)), [self.phrase(self.words.cards.symbol_text(symbol))]
        )

    def rule_page(self, rule: int) -> Page:
        return Page(self.phrase(self.words.cards.rule(rule)), [self.phrase(self.words.cards.rule_text(rule))])

    def card_page(self, card: int) -> Page:
        legend = self.game.legend
        read = legend.cards[card]
        text = self.phrase(self.words.cards.card_text(legend, read))
        return Page(self.phrase(self.words.cards.card(legend, read)), [text] if text else [], read.teaches)


def screen(match: Match, language: Language) -> AndorScreen:
    """A match as the terminal shows it."""
    return AndorScreen(match, language)
