"""The record of a legend: everything that its state consists of, how it is copied, saved and read back."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.andor.defs import (
    CAMP,
    ITEM_COUNT,
    NO_PIECE,
    NONE,
    BoardDef,
    Grounds,
    LegendDef,
)
from fabletop.games.andor.state.pieces import (
    NO_THINGS,
    NO_TOKENS,
    Fight,
    Foe,
    Hero,
    Token,
    fight_from_data,
    hero_from_data,
)
from fabletop.kernel.game import Game

NUMBERS: Final = (
    "first",
    "day",
    "turn",
    "rooster",
    "base",
    "base_kind",
    "wagon_today",
    "bridges",
    "bridge_site",
    "collapsed",
    "piece",
    "next_uid",
    "shield_count",
    "boxed_skeletons",
    "narrator",
    "rules_on",
    "stronger",
    "barred",
    "dearer",
    "enabled",
    "skipped",
    "cards_read",
    "cards_live",
    "open_goals",
    "done_goals",
    "win_if",
    "walker",
    "walk_with",
    "walk_free",
    "crest_drawn",
    "found_radan",
)
SWITCHES: Final = ("walked", "pulling", "sent", "finished", "won", "horde_seen", "overrun")
PAIRS: Final = ("lying", "marches", "later", "books_away", "let_go", "called_off")
TUPLES: Final = (
    "box",
    "supply",
    "event_deck",
    "event_pile",
    "peeked",
    "cave_supply",
    "movement_deck",
    "crests",
    "gems",
    "fallen",
    "shielded",
    "defeated",
    "until_sunrise",
    "until_token",
    "stronger_foes",
    "jump_values",
    "delivered",
    "lost",
    "turned",
    "fails",
    "path",
    "chosen",
    "due",
)

NO_ITEMS: Final[tuple[int, ...]] = (0,) * ITEM_COUNT  # made once: a default is worked out for every clone


class Record(Game):
    """The fields of a legend; `Andor` adds how they are read and changed."""

    # How a legend begins; not in the constructor, where uncompiled clones would pay for it a second time
    foes: tuple[Foe, ...] = ()  # by field, then by uid
    tokens: tuple[Token, ...] = ()  # by field
    fight: Fight | None = None
    # days and hours
    first = 0  # the hero who begins the day
    day = 0
    turn = NONE  # the hero whose turn it is
    rooster = NONE
    # what lies about
    lying: tuple[tuple[int, int], ...] = ()  # field and item, sorted
    box: tuple[int, ...] = NO_ITEMS  # pieces beside the board, by item
    supply: tuple[int, ...] = NO_ITEMS  # pieces on the equipment board, by item
    event_deck: tuple[int, ...] = ()  # the top card is the last
    event_pile: tuple[int, ...] = ()
    peeked: tuple[int, ...] = ()  # event cards that are known to lie on top, the next one first
    cave_supply: tuple[int, ...] = ()
    movement_deck: tuple[int, ...] = ()
    crests: tuple[int, ...] = ()  # face down
    crest_drawn = NONE
    gems: tuple[int, ...] = ()
    # foes
    next_uid = 0
    fallen: tuple[int, ...] = ()  # kinds on field 200 [andor.fight.240]
    shielded: tuple[int, ...] = ()  # kinds on golden shields [andor.golden_shield.020]
    defeated: tuple[int, ...] = ()  # kinds that heroes have defeated
    boxed_skeletons = 0  # in the sunrise box
    shield_count = 0
    stronger_foes: tuple[int, ...] = ()  # by kind
    marches: tuple[tuple[int, int], ...] = ()  # by which effects: script, and place in it
    overrun = False  # a foe entered the base and found no shield
    # the base, the road and the rifts
    base = NONE
    base_kind = CAMP
    wagon_today = 0
    bridges = 0  # by site, one bit each
    bridge_site = NONE  # where the bridge on the wagon is to lie
    collapsed = 0  # stages that have fallen
    jump_values: tuple[int, ...] = ()  # by jump line
    # the legend
    narrator = 0
    rules_on = 0
    until_sunrise: tuple[int, ...] = ()  # rules that end before the next sunrise
    until_token: tuple[int, ...] = ()  # rules that end after the next movement token
    stronger = 0  # of creatures, by an event
    dearer = 0  # of late hours, by an event
    barred = 0  # heroes without overtime, one bit each
    piece = NO_PIECE
    enabled = 0  # sunrise symbols, one bit each
    skipped = 0
    cards_read = 0
    cards_live = 0
    open_goals = 0
    done_goals = 0
    later: tuple[tuple[int, int], ...] = ()  # stars put down during the legend: letter and card
    books_away: tuple[tuple[int, int], ...] = ()  # letter and book [andor.difficulty.080]
    delivered: tuple[int, ...] = NO_ITEMS
    lost: tuple[int, ...] = NO_ITEMS  # pieces that have left the game
    turned: tuple[int, ...] = ()  # faces of tokens that were turned up
    horde_seen = False
    found_radan = NONE  # the field
    finished = False
    won = False
    # the move that is on
    walker = NONE
    walk_with = NONE  # whom the warrior carries
    walk_free = 0  # halves of waterskins drunk for the fields to come
    walked = False
    pulling = False
    path: tuple[int, ...] = ()
    due: tuple[int, ...] = ()  # heroes who must draw a movement token
    sent = False  # the falcon has flown today
    chosen: tuple[int, ...] = ()  # heroes chosen for the effect that is being carried out
    # since something else happened than free deeds that can be undone [andor.free_action.110]
    let_go: tuple[tuple[int, int], ...] = ()  # hero and item: laid down, given or sent away
    called_off: tuple[tuple[int, int], ...] = ()  # hero and deed: begun or asked for, and not done
    # the ground, and the fields with tokens and things, as they were when last asked for
    known_grounds: Grounds | None = None
    token_fields = NO_TOKENS
    thing_fields = NO_THINGS

    def __init__(self, rng: int, legend: LegendDef, seats: int, grades: int) -> None:
        super().__init__(rng)
        self.legend: Final = legend
        self.board: Final[BoardDef] = legend.board
        self.n: Final = seats
        self.grades: Final = grades  # bit 1: grade 1, bit 2: grade 2 [andor.difficulty.010]
        self.heroes: list[Hero] = []
        self.win_if = legend.win_if
        self.fails: tuple[int, ...] = legend.fail_if

    def copy_to(self, other: Record) -> None:
        """All fields; what never changes is shared."""
        self.copy_kernel_to(other)
        other.heroes = [hero.clone() for hero in self.heroes]
        other.foes = self.foes
        other.tokens = self.tokens
        other.fight = None if self.fight is None else self.fight.clone()
        other.first = self.first
        other.day = self.day
        other.turn = self.turn
        other.rooster = self.rooster
        other.lying = self.lying
        other.box = self.box
        other.supply = self.supply
        other.event_deck = self.event_deck
        other.event_pile = self.event_pile
        other.peeked = self.peeked
        other.cave_supply = self.cave_supply
        other.movement_deck = self.movement_deck
        other.crests = self.crests
        other.crest_drawn = self.crest_drawn
        other.gems = self.gems
        other.next_uid = self.next_uid
        other.fallen = self.fallen
        other.shielded = self.shielded
        other.defeated = self.defeated
        other.boxed_skeletons = self.boxed_skeletons
        other.shield_count = self.shield_count
        other.stronger_foes = self.stronger_foes
        other.marches = self.marches
        other.overrun = self.overrun
        other.base = self.base
        other.base_kind = self.base_kind
        other.wagon_today = self.wagon_today
        other.bridges = self.bridges
        other.bridge_site = self.bridge_site
        other.collapsed = self.collapsed
        other.jump_values = self.jump_values
        other.narrator = self.narrator
        other.rules_on = self.rules_on
        other.until_sunrise = self.until_sunrise
        other.until_token = self.until_token
        other.stronger = self.stronger
        other.dearer = self.dearer
        other.barred = self.barred
        other.piece = self.piece
        other.enabled = self.enabled
        other.skipped = self.skipped
        other.cards_read = self.cards_read
        other.cards_live = self.cards_live
        other.open_goals = self.open_goals
        other.done_goals = self.done_goals
        other.win_if = self.win_if
        other.fails = self.fails
        other.later = self.later
        other.books_away = self.books_away
        other.delivered = self.delivered
        other.lost = self.lost
        other.turned = self.turned
        other.horde_seen = self.horde_seen
        other.found_radan = self.found_radan
        other.finished = self.finished
        other.won = self.won
        other.walker = self.walker
        other.walk_with = self.walk_with
        other.walk_free = self.walk_free
        other.walked = self.walked
        other.pulling = self.pulling
        other.path = self.path
        other.due = self.due
        other.sent = self.sent
        other.chosen = self.chosen
        other.let_go = self.let_go
        other.called_off = self.called_off
        other.known_grounds = self.known_grounds
        other.token_fields = self.token_fields
        other.thing_fields = self.thing_fields

    def to_data(self) -> dict[str, Any]:
        data = self.kernel_to_data()
        data["heroes"] = [hero.to_data() for hero in self.heroes]
        data["foes"] = [foe.to_data() for foe in self.foes]
        data["tokens"] = [token.to_data() for token in self.tokens]
        data["fight"] = None if self.fight is None else self.fight.to_data()
        for name in (*NUMBERS, *SWITCHES):
            data[name] = getattr(self, name)
        for name in TUPLES:
            data[name] = list(getattr(self, name))
        for name in PAIRS:
            data[name] = [list(pair) for pair in getattr(self, name)]
        return data


def restore(g: Record, data: dict[str, Any]) -> None:
    """Fill a game from saved data."""
    g.heroes = [hero_from_data(hero) for hero in data["heroes"]]
    g.foes = tuple(Foe(int(f[0]), int(f[1]), int(f[2]), bool(f[3])) for f in data["foes"])
    g.tokens = tuple(Token(int(t[0]), int(t[1]), int(t[2]), bool(t[3])) for t in data["tokens"])
    g.fight = fight_from_data(data["fight"])
    for name in NUMBERS:
        setattr(g, name, int(data[name]))
    for name in SWITCHES:
        setattr(g, name, bool(data[name]))
    for name in TUPLES:
        setattr(g, name, tuple(int(n) for n in data[name]))
    for name in PAIRS:
        pairs = data.get(name, ())  # the last two came later than the others
        setattr(g, name, tuple((int(a), int(b)) for a, b in pairs))
    g.kernel_from_data(data)
