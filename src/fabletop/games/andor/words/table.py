"""The words that prompts, options and the log share: names of heroes, foes and fields, hours and prices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fabletop.games.andor.board.ground import Reach
from fabletop.games.andor.board.paths import reach_of
from fabletop.games.andor.day.walk import hours_left
from fabletop.games.andor.defs import NONE
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe
from fabletop.games.andor.state.questions import HOURS
from fabletop.games.andor.words.cards import CardWords
from fabletop.games.words import DOT, TableWords, both, counted, listed
from fabletop.kernel.decision import Decision
from fabletop.said import Said, join, say


class AndorWords(TableWords[Andor]):
    """Everything said of a legend.

    Heroes go by the names of their figures.  A player goes by the hero played; who plays several goes by the
    name given, else by the number of the seat.
    """

    def __init__(self, names: Mapping[int, str] | None = None, content: str = "") -> None:
        super().__init__(names)
        self.cards: Final = CardWords(content)
        self._reached: tuple[Decision, Reach] | None = None

    # -- players and heroes ---------------------------------------------------------------------------

    def seat(self, g: Andor, seat: int) -> Said:
        own = [h for h, hero in enumerate(g.heroes) if hero.seat == seat]
        return self.hero(g, own[0]) if len(own) == 1 else self.number(seat)

    def hero(self, g: Andor, h: int) -> Said:
        hero = g.heroes[h]
        return self.cards.figure(g.legend.hero_defs[hero.kind], hero.figure)

    def heroes(self, g: Andor, heroes: Sequence[int]) -> Said:
        return both([self.hero(g, h) for h in heroes])

    # -- fields ---------------------------------------------------------------------------------------

    def field(self, g: Andor, field: int) -> Said:
        """A field by its number, and its name if it has one: field 203, Cairn Bend."""
        name = self.cards.field_name(g.legend, field)
        return say("field-named", n=field, name=name) if name else say("field-number", n=field)

    def fields(self, fields: Sequence[int]) -> Said:
        return both(list(fields))

    def base(self, g: Andor) -> Said:
        return say("the-wagon" if g.base_kind else "the-camp")

    def seen_on(self, g: Andor, field: int) -> list[Said]:
        """What is to be found on a field: the base, heroes, foes, tokens and things."""
        found = [self.cards.base(g.base_kind)] if field == g.base else []
        found += [self.hero(g, h) for h, hero in enumerate(g.heroes) if hero.field == field]
        foes = counted([self.foe_state(g, foe) for foe in g.foes if foe.field == field])
        found += [foes] if foes else []
        found += [self.token(g, kind, field) for kind in range(6) if g.token_on(field, kind) is not None]
        things = self.cards.items(self.things_on(g, field))
        found += [things] if things else []
        return found

    def things_on(self, g: Andor, field: int) -> list[int]:
        return [item for other, item in g.lying if other == field]

    def token(self, g: Andor, kind: int, field: int) -> Said:
        """A token as it lies there: its face if it is open, and whether a spring is full."""
        token = g.token_on(field, kind)
        name = self.cards.token(kind)
        if token is None:
            return name
        if token.open and token.face != NONE:
            return say("token-open", token=name, face=self.cards.face(g.legend.faces[token.face]))
        return say("token-empty", token=name) if not token.open and token.face == NONE else name

    # -- foes -----------------------------------------------------------------------------------------

    def kind(self, g: Andor, kind: int) -> Said:
        return self.cards.foe(g.legend.foes[kind])

    def foe(self, g: Andor, uid: int) -> Said:
        """A foe by its name; of several of a kind on one field also by number."""
        one = g.foe(uid)
        if one is None:
            return say("foe-gone")
        name = self.kind(g, one.kind)
        same = [foe.uid for foe in g.foes if foe.kind == one.kind and foe.field == one.field]
        return name if len(same) == 1 else say("name-number", name=name, n=same.index(uid) + 1)

    def foe_state(self, g: Andor, foe: Foe) -> Said:
        name = self.kind(g, foe.kind)
        return say("foe-down", foe=name) if foe.down else name

    def foe_numbers(self, g: Andor, foe: Foe) -> Said:
        """What a foe is worth in a fight: strength 2 · willpower 6 · 2 red dice."""
        willpower = g.willpower_of(foe)
        foe_def = g.def_of(foe)
        return join(
            DOT,
            [
                say("value-strength", n=g.strength_of(foe)),
                say("value-willpower", n=willpower),
                self.cards.dice(foe_def, foe_def.dice(willpower)),
            ],
        )

    def enemy(self, g: Andor) -> Said:
        """Whom the fight that is on is against."""
        fight = g.fight
        if fight is None:
            return say("foe-gone")
        if fight.dweller != NONE:
            return say("cave-dweller", n=fight.strength)
        return self.kind(g, fight.kind) if g.foe(fight.uid) is None else self.foe(g, fight.uid)

    # -- hours and prices -----------------------------------------------------------------------------

    def reach(self, g: Andor, d: Decision, h: int) -> Reach:
        """Where a hero can walk, worked out once for a decision."""
        if self._reached is None or self._reached[0] is not d:
            self._reached = (d, reach_of(g, h))
        return self._reached[1]

    def hours(self, g: Andor, h: int) -> Said:
        """What is left of a hero's day, and what overtime costs."""
        hero = g.heroes[h]
        whole = hours_left(g, h)
        normal = min(max(0, HOURS - hero.hours), whole)
        said = [say("hours-left", n=normal)]
        extra = whole - normal
        if extra:
            first = max(hero.hours, HOURS) + 1
            prices = [g.overtime_price(hero, hour) for hour in range(first, first + extra)]
            if len(set(prices)) == 1:
                said.append(say("hours-overtime", n=extra, price=prices[0]))
            else:
                said.append(say("hours-overtime-mixed", n=extra, price=join(", ", prices)))
        return join(DOT, said)

    def cost(self, g: Andor, h: int, hours: int) -> Said:
        """What so many more hours cost a hero: 2 hours, 4 willpower."""
        hero = g.heroes[h]
        price = sum(g.overtime_price(hero, hero.hours + n) for n in range(1, hours + 1))
        said = say("cost-hours", n=hours)
        return say("cost-both", hours=said, n=price) if price else said


def either(names: Sequence[Said]) -> Said:
    """A list as one says it: a, b or c."""
    return listed("list-or", names)
