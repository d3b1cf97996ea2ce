"""The combat board of Heroes as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.content import shelf
from fabletop.games.heroes import Heroes
from fabletop.games.heroes import words as w
from fabletop.games.heroes.combat.order import order_of_play
from fabletop.games.heroes.combat.pieces import ACTED, COVER, DEFENDING, PARALYSED, RETALIATED
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, GATE, OPEN, RUBBLE, Combat
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.view import HeroesView, scene
from fabletop.games.heroes.words.options import GROUP_ORDER
from fabletop.games.heroes.words.table import FILES
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.said import Said
from fabletop.speech import Speech
from fabletop.terminal.drawing import framed
from fabletop.terminal.screen import GameScreen, Named, Page

COLOURS: Final = ("cyan", "red")  # of the attacker and the defender
SIGNS: Final = (("health", "♥"), ("attack", "⚔"), ("defence", "▣"), ("initiative", "»"))
HAS_ACTED: Final = "✓"
HAS_RETALIATED: Final = "↩"


class CombatScreen(GameScreen[Heroes, w.HeroesWords]):
    def __init__(self, match: Match, language: Language) -> None:
        content = match.setup.content
        speech = Speech(language, w.TEXT, brought=shelf.texts_of("heroes", content))
        super().__init__(match, Heroes, w, w.HeroesWords(content=content), speech)

    @property
    def combat(self) -> Combat:
        return scene(self.game)

    # -- the table ------------------------------------------------------------------------------------

    def table(self, seat: Seat) -> RenderableType:
        view = self.game.view(seat)
        parts = [self.sides(view, seat)]
        if self.combat.units:
            parts.append(self.board(view, seat))
        parts.extend(self.hand(view, seat))
        return Group(*parts)

    def summary(self, seat: Seat) -> RenderableType:
        """What matters most between two picks: the board and the hand."""
        view = self.game.view(seat)
        parts: list[RenderableType] = [self.board(view, seat)] if self.combat.units else []
        return Group(*parts, *self.hand(view, seat))

    def sides(self, view: HeroesView, seat: Seat) -> RenderableType:
        lines: list[RenderableType] = []
        for side in self.bottom_up(seat):
            lines.append(self.side(view, side, seat))
            about = self.about_side(view, side)
            if about:
                lines.append(Text("    " + DOT.join(about), "dim"))
        number = self.combat.round
        return framed(Group(*lines), self.say("table-round", n=number) if number else self.say("table-setup"))

    def bottom_up(self, seat: Seat) -> tuple[int, int]:
        """Both sides, the one farther from who looks on first."""
        return (ATTACKER, DEFENDER) if self.own_side(seat) == DEFENDER else (DEFENDER, ATTACKER)

    def own_side(self, seat: Seat) -> int:
        """The side for which a seat decides; the attacker's for those who look on."""
        camps = self.combat.camps
        return next((side for side, camp in enumerate(camps) if camp.seat == seat >= 0), ATTACKER)

    def side(self, view: HeroesView, side: int, seat: Seat) -> Text:
        camp = self.combat.camps[side]
        role = self.say("table-attacker" if side == ATTACKER else "table-defender")
        text = Text.assemble(
            "  ", (self.phrase(self.words.side(self.game, side)), f"bold {COLOURS[side]}"), f"  {role}"
        )
        if camp.seat == seat and seat >= 0:
            text.append(f" ({self.say('relation-you')})", "cyan")
        return text

    def about_side(self, view: HeroesView, side: int) -> list[str]:
        """What a hero has besides its units."""
        camp = self.combat.camps[side]
        seat = camp.commander
        if seat < 0:
            return []
        player = view.players[seat]
        hero = view.heroes[player.hero]
        if hero.hero is None:
            return []
        crowns = player.crowns + player.crowns_left
        sizes = {"hand": player.hand_size, "deck": player.deck_size, "discard": len(player.discard)}
        about = [self.say("table-level", n=hero.level), self.say("table-cards", **sizes)]
        if crowns:
            about.append(self.say("table-expert", n=player.crowns_left, most=crowns))
        if self.combat.round:
            about.append(self.say("table-spells", n=max(0, camp.spell_limit - camp.spells)))
        if player.morale:
            about.append(self.say("table-morale" if player.morale > 0 else "table-morale-negative"))
        about.append(self.say("table-gold", n=player.gold))
        if view.mode in ("guards", "clash"):
            about.append(self.say("table-movement", n=hero.movement))
        return about

    # -- the board ------------------------------------------------------------------------------------

    def board(self, view: HeroesView, seat: Seat) -> RenderableType:
        """Ranks across, the viewer's own nearest; files by their letters."""
        c = self.combat
        grid = Table(box=box.SQUARE, show_lines=True, expand=True, border_style="dim", padding=(0, 0))
        files = list(range(c.board.width))
        ranks = list(range(c.board.depth))
        if self.own_side(seat) == DEFENDER:
            files.reverse()
        else:
            ranks.reverse()
        grid.add_column("", width=1, style="dim")
        for file in files:
            grid.add_column(FILES[file], ratio=1, header_style="dim", justify="left")
        for rank in ranks:
            spaces = [rank * c.board.width + file for file in files]
            grid.add_row(str(rank + 1), *(self.cell(space) for space in spaces))
        legend = [f"{sign} {self.say(f'value-{name}')}" for name, sign in SIGNS]
        legend += [f"{HAS_ACTED} {self.say('mark-acted')}", f"{HAS_RETALIATED} {self.say('mark-retaliated')}"]
        parts: list[RenderableType] = [grid, Text(" " + DOT.join(legend), "dim")]
        for key, names in (
            ("table-tower", [self.figure(unit.uid) for unit in c.units if unit.is_tower]),
            ("table-order", [Text(self.unit(uid)) for uid in order_of_play(c)]),
            ("table-lasting", self.lasting()),
        ):
            if names:
                parts.append(Text.assemble((f" {self.say(key)}: ", "dim"), Text(", ").join(names)))
        return Group(*parts)

    def cell(self, space: int) -> Text:
        c = self.combat
        uid = c.at[space]
        wall = c.walls[space]
        text = Text()
        if wall != OPEN:
            word = {GATE: "gate", RUBBLE: "rubble"}.get(wall, "wall")
            text.append(f"▒ {self.say(f'table-{word}')}", "dim" if wall == RUBBLE else "yellow")
        if uid != NONE:
            if wall != OPEN:
                text.append("\n")
            text.append(self.figure(uid))
        return text

    def figure(self, uid: int) -> Text:
        """A unit in its space: its name and side, its numbers, and what is marked on it."""
        g = self.game
        unit = self.combat.units[uid]
        face = self.combat.face_of(unit)
        style = COLOURS[unit.side] + (" dim" if unit.marks & ACTED else " bold")
        if uid == self.combat.active:
            style += " reverse"
        text = Text(self.unit(uid), style)
        for mark, sign in ((ACTED, HAS_ACTED), (RETALIATED, HAS_RETALIATED)):
            if unit.marks & mark:
                text.append(f" {sign}", "dim")
        health = self.combat.health_of(uid)
        numbers = f"♥{health - unit.damage}/{health} ⚔{face.attack} ▣{face.defence}"
        text.append(f"\n{numbers} »{self.combat.initiative_of(uid)}", "none")
        about = []
        if unit.face >= COVER:
            about.append(self.card(unit.face - COVER))
        elif len(g.units[unit.kind].faces) > 1:
            about.append(self.phrase(self.words.cards.face(unit.face)))
        for mark, word in ((PARALYSED, "paralysed"), (DEFENDING, "defending")):
            if unit.marks & mark:
                about.append(self.say(f"mark-{word}"))
        if about:
            text.append("\n" + DOT.join(about), "dim")
        return text

    def lasting(self) -> list[Text]:
        """The cards whose effects are in force, and on whom."""
        found = []
        for one in self.combat.lasting:
            if one.card != NONE:
                on = "" if one.uid == NONE else f" ({self.unit(one.uid)})"
                found.append(Text(self.card(one.card) + on))
        return found

    def hand(self, view: HeroesView, seat: Seat) -> list[RenderableType]:
        """The own hand, and the units that are not on the board yet."""
        if seat < 0:
            return []
        player = view.players[seat]
        hero = view.heroes[player.hero]
        if hero.hero is None:
            return []
        lines: list[RenderableType] = []
        if hero.army:
            army = [self.phrase(self.words.cards.troop(one.kind, one.face)) for one in hero.army]
            lines.append(Text.assemble((f" {self.say('table-army')}: ", "dim"), ", ".join(army)))
        cards = self.phrase(self.words.cards.names(player.hand or ())) or self.say("table-empty-hand")
        lines.append(Text.assemble((f" {self.say('table-hand')}: ", "dim"), (cards, "bold cyan")))
        return lines

    # -- words ----------------------------------------------------------------------------------------

    def place(self, group: str) -> int:
        """Options without a heading come last."""
        return GROUP_ORDER.index(group) if group else len(GROUP_ORDER)

    def pages_of(self, decision: Decision, pick: Pick) -> list[Page]:
        g = self.game
        pages = []
        card, hero = w.card_of(g, decision, pick), w.hero_of(g, pick)
        unit, troop = w.unit_of(g, decision, pick), w.troop_of(g, decision, pick)
        if card != NONE:
            pages.append(self.card_page(card))
        if hero != NONE:
            pages.append(self.hero_page(hero))
        if unit != NONE:
            pages.append(self.unit_page(self.combat.units[unit].kind))
        if troop is not None:
            pages.append(self.unit_page(troop[0]))
        return pages

    def named(self) -> list[Named]:
        g, cards = self.game, self.words.cards
        named: list[Named] = []
        named.extend((self.card(card.index), self.card_page, card.index) for card in g.cards)
        named.extend((self.phrase(cards.unit(unit.index)), self.unit_page, unit.index) for unit in g.units)
        heroes = g.printed.heroes
        named.extend((self.phrase(cards.hero(hero.index)), self.hero_page, hero.index) for hero in heroes)
        return named

    def unit(self, uid: int) -> str:
        return self.phrase(self.words.unit(self.game, uid))

    def card(self, card: int) -> str:
        return self.phrase(self.words.cards.name(card))

    def card_page(self, card: int) -> Page:
        cards = self.words.cards
        source = cards.source(self.game.cards[card].id)
        return self.page(cards.name(card), [cards.head(card), *cards.text(card), source])

    def unit_page(self, kind: int) -> Page:
        cards = self.words.cards
        source = cards.source(self.game.units[kind].id)
        return self.page(cards.unit(kind), [cards.unit_head(kind), *cards.unit_text(kind), source])

    def hero_page(self, hero: int) -> Page:
        cards = self.words.cards
        source = cards.source(self.game.printed.heroes[hero].id)
        return self.page(cards.hero(hero), [*cards.hero_text(hero), source])

    def page(self, title: Said, lines: Sequence[Said]) -> Page:
        return Page(self.phrase(title), [self.phrase(line) for line in lines])

    def at(self, decision: Decision, pick: Pick) -> str:
        """The space of an option, or of the unit that it is about."""
        space, unit = w.space_of(self.game, decision, pick), w.unit_of(self.game, decision, pick)
        if unit != NONE:
            space = self.combat.units[unit].space
        return self.phrase(self.words.space(self.game, space)) if space >= 0 else ""
