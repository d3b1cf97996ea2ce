"""The part of the screen that shows the board: who and what is where, and what may be typed for a field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.games.andor import Andor
from fabletop.games.andor import words as w
from fabletop.games.andor.defs import FARMER, FOES, NONE, RADAN, SPRING, TOKENS
from fabletop.games.andor.hindrances import hindered
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.terminal.map import JUMP, LIT, Map, Piece, label
from fabletop.games.andor.view import AndorView
from fabletop.games.andor.view.records import AndorFoe, AndorToken
from fabletop.games.words import DOT, counted
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat, act
from fabletop.terminal.drawing import Flow, framed
from fabletop.terminal.screen import GameScreen

COLOURS: Final = {"blue": "blue", "yellow": "yellow", "violet": "magenta", "green": "green"}
WALKS: Final = ("turn", "walk")  # decisions in which somebody may go somewhere
PLACED: Final = ("go", "field", "token", "foe")  # acts for which their field may be typed

# Heroes have the first letter of their names, all others these
FOE_SIGNS: Final = dict(zip(FOES, "wstgkuvhcrpdnoefx", strict=True))
TOKEN_SIGNS: Final = dict(zip(TOKENS, "≈∩●✚◆▲", strict=True))
DRY: Final = "○"  # a spring that is empty
BASE: Final = "⌂"
WALKER: Final = "§"  # a farmer, and whoever else walks along
THING: Final = "•"


class BoardScreen(GameScreen[Andor, w.AndorWords]):
    """Everything here is made of what a seat may see."""

    def map(self, seat: Seat) -> RenderableType:
        """Drawn, with what its signs mean; a list where there is no room for it."""
        g = self.game
        view, lit = g.view(seat), self.lit(seat)
        found: dict[int, list[Piece]] = {}
        for field, piece in self.pieces(view):
            if field in g.board.xy:
                found.setdefault(field, []).append(piece)
        listed = [self.listed(field, found[field], lit, view) for field in sorted(found)]
        drawn = Map(g.board, view, found, lit, self.key_of(view, lit), Group(*listed))
        return framed(drawn, self.say("table-map"))

    def lit(self, seat: Seat) -> frozenset[int]:
        """The fields that a seat may pick now."""
        decision = self.game.decision
        if decision is None:
            return frozenset()
        return frozenset(int(at) for pick in decision.offers(seat) if (at := self.at(decision, pick)))

    # -- pieces ---------------------------------------------------------------------------------------

    def pieces(self, view: AndorView) -> Iterator[tuple[int, Piece]]:
        """Everything on the board with its field: heroes first, and last what only lies there."""
        g, cards = self.game, self.words.cards
        for hero in view.heroes:
            name = self.phrase(self.words.hero(g, hero.index))
            colour = COLOURS[g.legend.hero_defs[hero.kind].colour]
            yield hero.field, Piece(name[0], f"bold reverse {colour}", name)
        for foe in view.foes:
            yield foe.field, self.foe_piece(foe)
        if view.base is not None:
            yield view.base, Piece(BASE, "bold", self.phrase(cards.base(view.base_kind)))
        lying = [(thing.field, thing.item, thing.item in (FARMER, RADAN)) for thing in view.lying]
        for field, item, walks in lying:
            if walks:
                yield field, Piece(WALKER, "bold green", self.phrase(cards.item(item)))
        for token in view.tokens:
            yield token.field, self.token_piece(token)
        for field, item, walks in lying:
            if not walks:
                yield field, Piece(THING, "green", self.phrase(cards.item(item)))

    def foe_piece(self, foe: AndorFoe) -> Piece:
        kind = self.game.legend.foes[foe.kind]
        sign, name = FOE_SIGNS.get(kind.id, kind.id[0]), self.phrase(self.words.cards.foe(kind))
        if foe.down:
            return Piece(sign, "dim red", self.say("foe-down", foe=name))
        return Piece(sign, "bold red", name)

    def token_piece(self, token: AndorToken) -> Piece:
        name = self.words.cards.token(token.kind)
        if token.kind == SPRING and not token.open:
            return Piece(DRY, "dim cyan", self.say("token-empty", token=self.phrase(name)))
        return Piece(TOKEN_SIGNS[TOKENS[token.kind]], "cyan", self.phrase(name))

    def key_of(self, view: AndorView, lit: frozenset[int]) -> Flow:
        """What the signs mean that are on the board now."""
        meant: dict[tuple[str, str], list[str]] = {}
        for _, piece in self.pieces(view):
            names = meant.setdefault((piece.sign, piece.style), [])
            names += [] if piece.name in names else [piece.name]
        key = [Text.assemble((sign, style), " ", ", ".join(names)) for (sign, style), names in meant.items()]
        if lit:
            key.append(Text.assemble((f"[{min(lit)}]", LIT), " ", self.say("table-map-lit")))
        if view.collapsed:
            key.append(Text(f"×{view.collapsed[0]}× {self.say('table-map-fallen')}"))
        if view.jumps_open:
            n = view.jump_values[0]
            key.append(Text.assemble((f"({n})", JUMP), " ", self.say("table-map-jump", n=n)))
        return Flow(key, DOT)

    def listed(self, field: int, pieces: list[Piece], lit: frozenset[int], view: AndorView) -> Text:
        """A field with all that is there."""
        name = self.phrase(self.words.cards.field_name(self.game.legend, field))
        said = self.phrase(counted([piece.name for piece in pieces]))
        return Text(f"{label(field, lit, view.collapsed)} {name + ': ' if name else ''}{said}")

    # -- fields that are typed ------------------------------------------------------------------------

    def at(self, decision: Decision, pick: Pick) -> str:
        """The number of the field: always higher than there are options, so that a number means one thing."""
        if not isinstance(pick, Act) or pick.verb not in PLACED:
            return ""
        return str(w.space_of(self.game, decision, pick))

    def why_not(self, seat: Seat, place: str) -> str:
        """What keeps a hero from a field, or at least that it cannot be picked now."""
        g, decision = self.game, self.game.decision
        field = next((field for field in g.board.xy if str(field) == place), NONE)
        if decision is None or field == NONE:
            return ""
        named = self.phrase(self.words.field(g, field))
        wanted = act("go", field)
        for pick, why in hindered(g, seat, decision):
            if pick == wanted:
                return f"{named}: {self.phrase(w.hindrance(self.words, g, why))}"
        if decision.kind in WALKS:  # all others are on offer or have a reason
            hero = self.phrase(self.words.hero(g, hero_of(decision.frame)))
            return self.say("table-map-here", field=named, hero=hero)
        return self.say("table-map-not-now", field=named)
