"""The table of Village of Legends as text."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.content import shelf
from fabletop.games.village import words as w
from fabletop.games.village.defs import NONE
from fabletop.games.village.fight.overwhelm import swallowed_spaces
from fabletop.games.village.market import has_market, price_now
from fabletop.games.village.modes import SORCERERS, opponents, place_of, team_of
from fabletop.games.village.state import LAST_SPACE, Village
from fabletop.games.village.view.records import Monster, Player, VillageView, Worn
from fabletop.games.village.words.cards import signed
from fabletop.games.village.words.options import GROUP_ORDER
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.speech import Speech
from fabletop.terminal.drawing import framed
from fabletop.terminal.screen import GameScreen, Named, Page

BAR: Final = 12


class VillageScreen(GameScreen[Village, w.VillageWords]):
    def __init__(self, match: Match, language: Language) -> None:
        content = match.setup.content
        speech = Speech(language, w.TEXT, brought=shelf.texts_of("village", content))
        super().__init__(match, Village, w, w.VillageWords(content=content), speech)

    # -- the table ------------------------------------------------------------------------------------

    def table(self, seat: Seat) -> RenderableType:
        view = self.game.view(seat)
        parts = [self.heroes(view, seat), self.market(view, seat)]
        if seat >= 0 and view.players[seat].hero is not None:
            parts.append(self.hand(view, seat))
        return Group(*parts)

    def summary(self, seat: Seat) -> RenderableType:
        """What matters most between two picks of one turn."""
        view = self.game.view(seat)
        if seat < 0 or view.players[seat].hero is None:
            return Text()
        player = view.players[seat]
        size, *others = self.around(view, seat)
        return Group(Text.assemble("    ", life_bar(player), size), *others, self.hand(view, seat))

    def heroes(self, view: VillageView, seat: Seat) -> RenderableType:
        rows: list[RenderableType] = []
        for at in self.game.ring:
            rows.append(self.hero_line(view, at, seat))
            rows.extend(self.around(view, at))
        number = view.round
        title = self.say("table-round", n=number) if number else self.say("table-setup")
        if number:
            title += DOT + self.say("table-turn-of", seat=self.seat(Seat(view.active)))
        return framed(Group(*rows), title)

    def hero_line(self, view: VillageView, at: int, seat: Seat) -> RenderableType:
        player = view.players[at]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for width in (30, BAR + 6, 8, 19):
            grid.add_column(width=width, no_wrap=True)
        grid.add_column()
        if player.hero is None:
            grid.add_row(self.name(view, at, seat))
        elif not player.alive:
            grid.add_row(self.name(view, at, seat), Text(self.say("table-fallen"), "red"))
        else:
            level = self.say("table-level", n=player.level)
            experience = self.experience(player)
            grid.add_row(self.name(view, at, seat), life_bar(player), level, experience, self.mind(view, at))
        return grid

    def name(self, view: VillageView, at: int, seat: Seat) -> Text:
        active = view.round and at == view.active
        mark = "▶ " if active else "  "
        text = Text.assemble((mark, "yellow"), (self.seat(Seat(at)), "bold"))
        relation = self.relation(at, seat)
        if relation:
            style = {"you": "cyan", "ally": "green", "opponent": "red"}[relation]
            text.append(f" ({self.say(f'relation-{relation}')})", style)
        return text

    def relation(self, at: int, seat: Seat) -> str:
        """Where there are more than two sides, who stands on which."""
        if at == seat:
            return "you"
        if seat < 0 or self.game.n < 4 or self.game.players[at].hero == NONE:
            return ""
        if self.game.n == 5:
            return "opponent" if at in opponents(self.game, seat) else "ally"
        return "ally" if team_of(self.game, at) == team_of(self.game, seat) else "opponent"

    def experience(self, player: Player) -> str:
        ahead = [one for one in player.next_levels if one > player.experience]
        if ahead and player.level < 3:
            return self.say("table-experience", n=player.experience, next=ahead[0])
        return self.say("table-experience-full", n=player.experience)

    def mind(self, view: VillageView, at: int) -> str:
        """The intelligence of this turn, or what the next one starts with."""
        if at == view.active and view.round:
            return self.say("table-mind-short", n=view.turn.mind)
        worn = sum(self.game.cards[worn.card].mind_each_turn for worn in view.players[at].worn)
        mind = self.game.level(at).mind + worn - view.players[at].mind_debt
        return self.say("table-mind-short", n=mind)

    def around(self, view: VillageView, at: int) -> list[Text]:
        """What stands in front of a hero and what ails it, a line each."""
        player = view.players[at]
        if player.hero is None or not player.alive:
            return []
        sizes = {"hand": player.hand_size, "deck": player.deck_size, "discard": len(player.discard)}
        about = [self.say("table-cards", **sizes)]
        if self.game.n == 6 and place_of(self.game, at) in SORCERERS:
            about.insert(0, self.say("table-sorcerer"))
        for key, n in (("poison", player.poison), ("berserk", player.berserk), ("guard", player.guard)):
            if n:
                about.append(self.say(f"table-{key}", n=n))
        lines = [Text("    " + DOT.join(about), "dim")]
        shields = [self.worn(one) for one in player.worn]
        sheaths = [self.sheath(one.weapon) for one in player.scabbards]
        monsters = [self.monster(one) for one in player.front]
        for key, found, style in (
            ("table-defences", shields, "green"),
            ("table-sheaths", sheaths, "cyan"),
            ("table-monsters", monsters, "red"),
        ):
            if found:
                lines.append(Text.assemble("    ", (self.say(key) + ": ", "dim"), (", ".join(found), style)))
        return lines

    def worn(self, worn: Worn) -> str:
        whole = self.game.cards[worn.card].defence
        return self.say("table-defence", card=self.card(worn.card), left=worn.left, whole=whole)

    def sheath(self, weapon: int) -> str:
        return self.say("table-sheath-empty") if weapon == NONE else self.card(weapon)

    def monster(self, monster: Monster) -> str:
        owner = self.seat(Seat(monster.owner))
        return self.say("table-monster", card=self.card(monster.card), n=monster.life, owner=owner)

    # -- the market -----------------------------------------------------------------------------------

    def market(self, view: VillageView, seat: Seat) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=2, style="dim")
        grid.add_column(justify="right", width=4)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", style="dim")
        for space in range(1, LAST_SPACE + 1):
            grid.add_row(str(space), *self.stall(view, space, seat))
        title = self.say("table-market")
        closed = self.closed(view, seat)
        foreseen = view.market.foreseen
        if closed:
            title += DOT + closed
        if foreseen is not None:
            title += DOT + self.say("table-foreseen", card=self.card(foreseen))
        return framed(grid, title)

    def stall(self, view: VillageView, space: int, seat: Seat) -> tuple[Text, Text, Text]:
        """What lies on a space: its price, its name, and what it does."""
        card = view.market.spaces[space - 1]
        dragon = self.game.dragon
        if dragon is not None and space == LAST_SPACE:
            printed = self.game.cards[dragon.card]
            named = [self.words.cards.part(printed, part) for part in printed.parts[: dragon.parts]]
            parts = [self.phrase(part) for part in named]
            return Text(), Text(self.card(dragon.card), "bold red"), Text(", ".join(parts))
        if card == NONE:
            return Text(), Text(self.say("table-empty-space"), "dim"), Text()
        price = price_now(self.game, card)
        covered = dragon is not None and space in swallowed_spaces(dragon)
        return (
            Text(str(price), self.price_style(view, price, seat)),
            Text(self.card(card), "dim strike" if covered else "bold"),
            Text(self.phrase(self.words.cards.brief(card))),
        )

    def price_style(self, view: VillageView, price: int, seat: Seat) -> str:
        if seat == view.active and price <= view.turn.gold and has_market(self.game, seat):
            return "bold green"
        return "yellow"

    def closed(self, view: VillageView, seat: Seat) -> str:
        """Why a player cannot get to the market, if so. [village.market.050]"""
        dragon = self.game.dragon
        if dragon is not None:
            return self.say("table-closed-dragon", card=self.card(dragon.card), life=dragon.life)
        if seat < 0 or not view.round or has_market(self.game, seat):
            return ""
        berserk = view.players[seat].berserk > 0
        return self.say("table-closed-berserk" if berserk else "table-closed-monsters")

    def purse(self, view: VillageView) -> Text:
        """What the player has to spend in this turn."""
        turn = view.turn
        gold = self.say("table-gold", n=turn.gold)
        mind = self.say("table-mind", n=turn.mind)
        text = Text.assemble(" ", (gold, "bold yellow"), DOT, (mind, "bold magenta"))
        for key, n in (("next-weapon", turn.next_weapon), ("all-weapons", turn.all_weapons)):
            if n:
                text.append(DOT + self.say(f"table-{key}", n=signed(n)))
        if turn.discount:
            text.append(DOT + self.say("table-discount", n=turn.discount))
        if turn.weapons_closed:
            text.append(DOT + self.say("table-weapons-closed"), "red")
        return text

    def hand(self, view: VillageView, seat: Seat) -> RenderableType:
        held = self.words.cards.names(view.players[seat].hand or [])
        cards = self.phrase(held) or self.say("table-empty-hand")
        text = Text.assemble((f" {self.say('table-hand')}: ", "dim"), (cards, "bold cyan"))
        if seat == view.active and view.round:
            return Group(text, self.purse(view))
        return text

    # -- words ----------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """What a card is called."""
        return self.phrase(self.words.cards.name(card))

    def place(self, group: str) -> int:
        """Options without a heading come first."""
        return GROUP_ORDER.index(group) if group else 0

    def pages_of(self, decision: Decision, pick: Pick) -> list[Page]:
        pages = []
        card, hero = w.card_of(self.game, decision, pick), w.hero_of(self.game, pick)
        if card != NONE:
            pages.append(self.card_page(card))
        if hero != NONE:
            pages.append(self.hero_page(hero))
        return pages

    def lines_of(self, decision: Decision, pick: Pick) -> list[str]:
        return []  # only rules are added to the pages of the card and the hero

    def named(self) -> list[Named]:
        named: list[Named] = []
        named.extend((self.card(card.index), self.card_page, card.index) for card in self.game.cards)
        named.extend((self.hero(hero.index), self.hero_page, hero.index) for hero in self.game.printed.heroes)
        return named

    def hero(self, hero: int) -> str:
        return self.phrase(self.words.cards.hero(hero))

    def card_page(self, card: int) -> Page:
        cards = self.words.cards
        lines = [cards.head(card), *cards.text(card), cards.source(self.game.cards[card].id)]
        return Page(self.card(card), [self.phrase(line) for line in lines])

    def hero_page(self, hero: int) -> Page:
        cards = self.words.cards
        lines = [*cards.hero_text(hero), cards.source(self.game.printed.heroes[hero].id)]
        return Page(self.hero(hero), [self.phrase(line) for line in lines])


def life_bar(player: Player) -> Text:
    life, full = player.life, player.full_life
    filled = -(-life * BAR // full)
    style = "green" if life * 2 > full else "yellow" if life * 4 > full else "red"
    return Text.assemble(("█" * filled, style), ("░" * (BAR - filled), "dim"), f" {life}/{full}")


def screen(match: Match, language: Language) -> VillageScreen:
    """A match as the terminal shows it."""
    return VillageScreen(match, language)
