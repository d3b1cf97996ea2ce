"""What is printed on boards, figures, cards and tokens, frozen and shared by all games and their clones.

Fields go by the number printed on them: tables about fields are tuples as long as the highest number, so that
`board.neighbours[207]` needs no translation.  A legend is read for a number of heroes: wherever the content
says "2: .., 3: .., 4: ..", only the value in force is left.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.board.ground import Ground

NONE: Final = -1
LETTERS: Final = "ABCDEFGHIJKLMN"
LAST_LETTER: Final = 13  # N [andor.narrator.040]

# Heroes, in the order of their ranks [andor.hero_ability.040]
HEROES: Final = ("warrior", "dwarf", "mage", "archer")
WARRIOR: Final = 0
DWARF: Final = 1
MAGE: Final = 2
ARCHER: Final = 3

# Spell books, and what lies on one
BOOKS: Final = ("light", "healing", "portal")
LIGHT: Final = 0
HEALING: Final = 1
PORTAL: Final = 2

# Everything that a hero can carry or that can lie on a field.  Of what can be used twice, the used half comes
# right after the whole.
ITEMS: Final = (
    "apple_nut",
    "starwort",
    "waterskin",
    "half_waterskin",
    "witchs_brew",
    "half_brew",
    "telescope",
    "helm",
    "hood",
    "falcon",
    "storm_shield",
    "half_storm_shield",
    "fire_shield",
    "half_fire_shield",
    "star_shield",
    "half_star_shield",
    "brotherhood_shield",
    "half_brotherhood_shield",
    "iron_gauntlet",
    "knife",
    "axe",
    "sword_hilt",
    "sword_blade",
    "crown",
    "gem_2",
    "gem_3",
    "gem_4",
    "gem_6",
    "log_1",
    "log_2",
    "log_3",
    "farmer",
    "radan",
    "growing_starwort",
)
APPLE_NUT: Final = 0
STARWORT: Final = 1
WATERSKIN: Final = 2
HALF_WATERSKIN: Final = 3
BREW: Final = 4
HALF_BREW: Final = 5
TELESCOPE: Final = 6
HELM: Final = 7
HOOD: Final = 8
FALCON: Final = 9
STORM_SHIELD: Final = 10
HALF_STORM_SHIELD: Final = 11
FIRE_SHIELD: Final = 12
HALF_FIRE_SHIELD: Final = 13
STAR_SHIELD: Final = 14
HALF_STAR_SHIELD: Final = 15
BROTHERHOOD_SHIELD: Final = 16
HALF_BROTHERHOOD_SHIELD: Final = 17
IRON_GAUNTLET: Final = 18
KNIFE: Final = 19
AXE: Final = 20
SWORD_HILT: Final = 21
SWORD_BLADE: Final = 22
CROWN: Final = 23
GEM_2: Final = 24
GEM_3: Final = 25
GEM_4: Final = 26
GEM_6: Final = 27
LOG_1: Final = 28
LOG_2: Final = 29
LOG_3: Final = 30
FARMER: Final = 31
RADAN: Final = 32
GROWING: Final = 33  # a starwort that nobody has gathered yet [andor.herb.010]
ITEM_COUNT: Final = 34

GEM_VALUES: Final = {GEM_2: 2, GEM_3: 3, GEM_4: 4, GEM_6: 6}

# Where an item is kept on a hero board
FREE: Final = 0  # any number
SMALL: Final = 1
LARGE: Final = 2
HEAD: Final = 3
TRACK: Final = 4  # logs, on the strength track
BESIDE: Final = 5  # who walks along
SLOTS: Final[tuple[int, ...]] = (
    *(FREE, FREE, SMALL, SMALL, SMALL, SMALL, SMALL, HEAD, HEAD, LARGE),
    *(LARGE, LARGE, LARGE, LARGE, LARGE, LARGE, LARGE, LARGE),
    *(SMALL, SMALL, SMALL, SMALL, SMALL, SMALL),
    *(FREE, FREE, FREE, FREE, TRACK, TRACK, TRACK, BESIDE, BESIDE, FREE),
)
ROOM: Final[tuple[int, ...]] = (99, 3, 1, 1, 99, 99)  # by slot

# Tokens that lie on fields until a hero stops there
TOKENS: Final = ("fog", "cave", "spring", "red_cross", "large", "fire")
FOG: Final = 0
CAVE: Final = 1
SPRING: Final = 2
CROSS: Final = 3
LARGE_TOKEN: Final = 4
FIRE: Final = 5

# The classes of foes
CREATURE: Final = 0
SKELETON: Final = 1
KRAHDER: Final = 2
FINAL: Final = 3  # [andor.spell.110, andor.fire_token.070]
HUNTER: Final = 4  # the shadow of legend 16, which cannot be fought
CLASSES: Final = ("creature", "skeleton", "krahder", "final", "hunter")

# The foes that rules name; the others only legends do
WARGOR: Final = 0
MOUNTAIN_SKRAL: Final = 1
TROLL: Final = 2
GUARDIAN: Final = 3
SKELETON_FOE: Final = 4
FOES: Final = (
    "wargor",
    "mountain_skral",
    "troll",
    "guardian_troll",
    "skeleton",
    "undavahr",
    "tuavahr",
    "gonhar",
    "corion",
    "raid_captain",
    "pack_mother",
    "shadow",
    "nomion",
    "primordial_troll",
    "pale_king",
    "fortress_heart",
    "hunting_shadow",
)

DICE: Final = ("red", "white", "grey")
RED: Final = 0
WHITE: Final = 1
GREY: Final = 2

# The symbols of the sunrise box, in order [andor.sunrise.010]
SYMBOLS: Final = (
    "event_card",
    "move_wargors",
    "move_mountain_skrals",
    "move_trolls",
    "move_wargors_again",
    "refill_caves",
    "skeletons",
    "food",
    "star_herbs_grow",
    "refill_springs",
    "narrator",
)
EVENT_CARD: Final = 0
MOVE_WARGORS: Final = 1
MOVE_SKRALS: Final = 2
MOVE_TROLLS: Final = 3
MOVE_WARGORS_AGAIN: Final = 4
REFILL_CAVES: Final = 5
SKELETONS: Final = 6
FOOD: Final = 7
HERBS_GROW: Final = 8
REFILL_SPRINGS: Final = 9
NARRATOR: Final = 10
SYMBOL_COUNT: Final = 11

# The rules that cards switch on and off, by their names in the content files; each is one bit
NAMED_RULES: Final = (
    "second_abilities",
    "no_second_abilities",
    "agren_articles",
    "caves",
    "food",
    "starworts",
    "jump_lines",
    "gems",
    "skeletons",
    "ancient_weapons",
    "logs",
    "farmers",
    "wagon",
    "bridge_building",
    "bridge_carried",
    "road_blocked",
    "companion",
    "shadow_hunts",
    "cold_night",
    "larders",
    "overtime_minus_4",
    "below_the_line",
    "krahders",
    "guardians",
    "collapse",
    "first_overtime_free",
    "no_tenth_hour",
    "late_hours_dearer",
    "no_overtime_for",
    "krahders_pause",
    "creatures_stronger",
)
SECOND_ABILITIES: Final = 1 << 0  # [andor.hero_ability.060]
FOOD_RULE: Final = 1 << 4
JUMP_LINES: Final = 1 << 6
SKELETONS_WALK: Final = 1 << 8
WAGON_RULE: Final = 1 << 12
BRIDGE_BUILDING: Final = 1 << 13
BRIDGE_CARRIED: Final = 1 << 14
SHADOW_HUNTS: Final = 1 << 17
COLD_NIGHT: Final = 1 << 18
LARDERS: Final = 1 << 19
BELOW_THE_LINE: Final = 1 << 21
COLLAPSE: Final = 1 << 24
FIRST_OVERTIME_FREE: Final = 1 << 25
NO_TENTH_HOUR: Final = 1 << 26
LATE_HOURS_DEARER: Final = 1 << 27
NO_OVERTIME_FOR: Final = 1 << 28
KRAHDERS_PAUSE: Final = 1 << 29
CREATURES_STRONGER: Final = 1 << 30

# How long an added rule lasts
FOR_GOOD: Final = 0
NEXT_SUNRISE: Final = 1
NEXT_MOVEMENT_TOKEN: Final = 2
UNTIL: Final = ("", "next_sunrise", "next_movement_token")

# The piece on the overtime hours [andor.component.350]
PIECES: Final = ("gone", "minus_4", "minus_1")
NO_PIECE: Final = 0
MINUS_4: Final = 1
MINUS_1: Final = 2

# Ways of a creature from a field
NO_ARROW: Final = -1
ALONG_ROAD: Final = -2

CAMP: Final = 0
WAGON: Final = 1
BASES: Final = ("camp", "wagon")


class HeroDef:
    """A hero board. [andor.hero_ability.020, andor.hero_ability.030]"""

    def __init__(
        self, id: str, rank: int, colour: str, dice: tuple[int, int, int], figures: tuple[str, str]
    ) -> None:
        self.id: Final = id
        self.rank: Final = rank
        self.colour: Final = colour
        self.dice: Final = dice  # at 1-6, 7-13 and 14-20 willpower
        self.figures: Final = figures  # his and her name [andor.component.040]


class Band:
    """How many dice a foe rolls from so much willpower on."""

    def __init__(self, least: int, count: int) -> None:
        self.least: Final = least
        self.count: Final = count


class FoeDef:
    """A kind of foe, with the values for the number of heroes that play.

    A marked creature is an ordinary figure with values of its own: it moves and is lured like its figure.
    """

    def __init__(
        self,
        index: int,
        id: str,
        kind: int,
        figure: int,
        figures: int,
        strength: int,
        willpower: int,
        die: int,
        bands: tuple[Band, ...],
        reward_strength: int,
        reward_willpower: int,
        holds: bool,
        marked_hero: int,
        weak_to: int,
        weakness: int,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.kind: Final = kind  # CREATURE, SKELETON ...
        self.figure: Final = figure  # the kind of foe whose figure it is; mostly its own index
        self.figures: Final = figures  # how many are in the box
        self.strength: Final = strength
        self.willpower: Final = willpower
        self.die: Final = die
        self.bands: Final = bands  # from the highest down
        self.reward_strength: Final = reward_strength  # left of the diagonal line [andor.fight.230]
        self.reward_willpower: Final = reward_willpower  # right of it; both 0 for no reward
        self.holds: Final = holds  # whether a hero on its field may not walk away
        self.marked_hero: Final = marked_hero  # of a krahder
        self.weak_to: Final = weak_to  # an item that weakens it when carried in the fight
        self.weakness: Final = weakness

    def dice(self, willpower: int) -> int:
        """[andor.fight.110, andor.creature.060, andor.skeleton_fight.020]"""
        for band in self.bands:
            if willpower >= band.least:
                return band.count
        return 1


class JumpLine:
    """A dashed line over a gorge. [andor.jump_line.010]"""

    def __init__(self, a: int, b: int, willpower: int) -> None:
        self.a: Final = a
        self.b: Final = b
        self.willpower: Final = willpower


class Site:
    """Where the bridge can lie: two piers of the road."""

    def __init__(self, id: str, a: int, b: int) -> None:
        self.id: Final = id
        self.a: Final = a
        self.b: Final = b


class BoardDef:
    """A side of the board.  Tables are indexed by field number; other numbers have no neighbours."""

    def __init__(self, id: str, first: int, last: int) -> None:
        self.id: Final = id
        self.first: Final = first
        self.last: Final = last
        blank = last + 1
        self.neighbours: tuple[tuple[int, ...], ...] = ((),) * blank  # without jump lines, lowest first
        self.jumps: tuple[tuple[int, ...], ...] = ((),) * blank  # the jump lines (indices) that end there
        self.lines: tuple[JumpLine, ...] = ()
        self.arrow: tuple[int, ...] = (NO_ARROW,) * blank
        self.road: tuple[int, ...] = ()  # the fields of the dwarf road in order [andor.dwarf_road.010]
        self.road_place: tuple[int, ...] = (NONE,) * blank
        self.sites: tuple[Site, ...] = ()
        self.site_after: tuple[int, ...] = ()  # by place on the road: the gap that follows it, or NONE
        self.terrain: tuple[str, ...] = ("",) * blank
        self.is_cave: tuple[bool, ...] = (False,) * blank
        self.from_cave: tuple[bool, ...] = (
            False,
        ) * blank  # an arrow comes from a cave [andor.difficulty.070]
        self.chasm_edge: tuple[bool, ...] = (False,) * blank
        self.areas: dict[str, tuple[int, ...]] = {}
        self.stages: tuple[tuple[int, ...], ...] = ()  # what each stage of the collapse takes
        self.lists: dict[
            str, tuple[int, ...]
        ] = {}  # fog_places, caves, springs, herb_fields, skeleton_return
        # for those who draw it
        self.names: dict[int, str] = {}
        self.xy: dict[int, tuple[int, int]] = {}
        self.width = 1600
        self.height = 1100
        self.rifts: tuple[tuple[tuple[int, int], ...], ...] = ()
        # worked out once for all games
        self._grounds: dict[int, Ground] = {}
        self._grounds_together: dict[tuple[int, int, tuple[int, ...]], Grounds] = {}

    def ground(self, bridges: int, collapsed: int, lines: int) -> Ground:
        """What can be walked with these bridges (one bit each), after so many stages of the collapse, over
        these jump lines (one bit each).  Working this out once halves the cost of a walk."""
        key = (lines << 8 | bridges) << 8 | collapsed
        known = self._grounds.get(key)
        if known is None:
            known = self._grounds[key] = self._make_ground(bridges, collapsed, lines)
        return known

    def grounds(self, bridges: int, collapsed: int, jump_values: tuple[int, ...]) -> Grounds:
        """The ground for everybody, with the willpower that each jump line takes."""
        key = (bridges, collapsed, jump_values)
        known = self._grounds_together.get(key)
        if known is None:
            known = self._grounds_together[key] = Grounds(self, bridges, collapsed, jump_values)
        return known

    def _make_ground(self, bridges: int, collapsed: int, lines: int) -> Ground:
        near = [list(fields) for fields in self.neighbours]
        for i, site in enumerate(self.sites):
            if bridges >> i & 1:
                near[site.a].append(site.b)
                near[site.b].append(site.a)
        for i, line in enumerate(self.lines):
            if lines >> i & 1:
                near[line.a].append(line.b)
                near[line.b].append(line.a)
        gone = {field for stage in self.stages[:collapsed] for field in stage}
        return Ground(
            self.first, tuple([tuple([field for field in fields if field not in gone]) for fields in near])
        )


class Grounds:
    """The ground of heroes and foes, for as long as bridges, jump lines and the collapse stay as they are.
    No part of the state, hence the slots."""

    __slots__ = ("bridges", "collapsed", "jump_values", "legs", "of_foes", "of_willpower")

    def __init__(self, board: BoardDef, bridges: int, collapsed: int, jump_values: tuple[int, ...]) -> None:
        self.bridges: Final = bridges
        self.collapsed: Final = collapsed
        self.jump_values: Final = jump_values  # by jump line; none without the rule
        self.of_willpower: Final[list[Ground]] = []  # as far as more of it opens more lines
        for willpower in range(max(jump_values, default=0) + 1):
            lines = 0
            for i, value in enumerate(jump_values):
                if value <= willpower:
                    lines |= 1 << i
            self.of_willpower.append(board.ground(bridges, collapsed, lines))
        self.of_foes: Final = self.of_willpower[-1]
        self.legs: Final[dict[tuple[int, ...], tuple[Ground, ...]]] = {}  # see paths.legs_of

    def of(self, willpower: int) -> Ground:
        """[andor.jump_line.030]"""
        most = len(self.of_willpower) - 1
        return self.of_willpower[willpower if willpower < most else most]


class Who:
    """Which heroes a card means.

    form: all, group, finder, same, lowest_rank, highest_rank, crest, crest_drawn, chosen, heroes, standing,
    willpower_below, food_at_least, most_willpower.
    """

    def __init__(
        self,
        form: str,
        n: int = 0,
        least: int = 0,
        most: int = 99,
        heroes: tuple[int, ...] = (),
        where: str = "",
        terrain: tuple[str, ...] = (),
        area: tuple[int, ...] = (),
    ) -> None:
        self.form: Final = form
        self.n: Final = n  # chosen: how many; willpower_below, food_at_least: the number
        self.least: Final = least  # chosen: of at least so much strength
        self.most: Final = most  # chosen: of at most so much strength
        self.heroes: Final = heroes  # hero kinds
        self.where: Final = where  # standing: base, not_base, here, chasm_edge, terrain or area
        self.terrain: Final = terrain
        self.area: Final = area


class At:
    """Which fields a card means.  form: fields, here, base, die (the red die into `fields`), figure."""

    def __init__(self, form: str, fields: tuple[int, ...] = (), figure: int = NONE) -> None:
        self.form: Final = form
        self.fields: Final = fields
        self.figure: Final = figure  # the kind of foe


class Condition:
    """One condition of a card, of winning or of losing.

    kind: goals_done (ids), goal_open (n), hero_in_play (n), narrator_at (n), no_free_shield,
    figure_at (n: kind of foe, m: field or NONE for the base), tokens_left_below (n: item, m: goal),
    hero_in_area_when (fields, n: stage).
    """

    def __init__(
        self, kind: str, n: int = NONE, m: int = NONE, ids: tuple[int, ...] = (), fields: tuple[int, ...] = ()
    ) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.m: Final = m
        self.ids: Final = ids
        self.fields: Final = fields
        self.bits: Final = sum([1 << id for id in ids])


class Option:
    """One answer to a choice of a card: what it costs, and the script that follows."""

    def __init__(self, id: str, script: int, payer: Who | None, willpower: int, strength: int) -> None:
        self.id: Final = id
        self.script: Final = script
        self.payer: Final = payer  # None: it is free
        self.willpower: Final = willpower
        self.strength: Final = strength


class Effect:
    """One effect of a card or token.  docs/legends.md says what each word does and which fields it reads."""

    def __init__(
        self,
        word: str,
        who: Who | None = None,
        at: At | None = None,
        what: int = NONE,
        n: int = 0,
        willpower: int = 0,
        strength: int = 0,
        ids: tuple[int, ...] = (),
        others: tuple[int, ...] = (),
        options: tuple[Option, ...] = (),
        flag: bool = False,
        form: str = "",
    ) -> None:
        self.word: Final = word
        self.who: Final = who
        self.at: Final = at
        self.what: Final = what
        self.n: Final = n
        self.willpower: Final = willpower
        self.strength: Final = strength
        self.ids: Final = ids
        self.others: Final = others
        self.options: Final = options
        self.flag: Final = flag
        self.form: Final = form


class Trigger:
    """What sets a card off: a kind of moment, and which one.

    setup (n: order), letter (n), star_later (n: card), goal (n), read (n: card), stops_at (n: field),
    turned (n: token, m: face), delivered (n: item, m: count), token_lost (n: item),
    defeated (n: kind of foe), defeated_krahder, wagon_at (n: field), horde_formed, holds_all (ids: items).
    """

    def __init__(self, kind: str, n: int = NONE, m: int = NONE, ids: tuple[int, ...] = ()) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.m: Final = m
        self.ids: Final = ids


class CardDef:
    """A legend card."""

    def __init__(
        self,
        index: int,
        id: str,
        kind: str,
        letter: int,
        triggers: tuple[Trigger, ...],
        when: Condition | None,
        script: int,
        teaches: tuple[str, ...],
        armed: bool,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.kind: Final = kind  # setup, story, rule, goal, letter, place, foe or end: how it is shown
        self.letter: Final = letter
        self.triggers: Final = triggers
        self.when: Final = when
        self.script: Final = script
        self.teaches: Final = teaches  # rules of the ledger [andor.overview.040]
        self.armed: Final = armed


class GoalDef:
    """A goal of a legend.

    type: turn_tokens (ids: faces, count), defeat (what: kind of foe), deliver (what: item, count),
    deliver_set (ids: items), find (what: item), visit (fields), visit_with (fields, what: item),
    build_bridge (what: site, count: the sum), lay_bridge (what: site), wagon_at (fields),
    clear (what: kind of foe, fields), all_outside (fields).
    """

    def __init__(
        self,
        index: int,
        id: str,
        type: str,
        what: int,
        count: int,
        ids: tuple[int, ...],
        fields: tuple[int, ...],
        optional: bool,
        hidden: bool,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.type: Final = type
        self.what: Final = what
        self.count: Final = count
        self.ids: Final = ids
        self.fields: Final = fields
        self.optional: Final = optional
        self.hidden: Final = hidden


class FaceDef:
    """A face that a token can show, and the script that follows when a hero activates it."""

    def __init__(self, index: int, id: str, token: int, count: int, script: int, value: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.token: Final = token
        self.count: Final = count  # how many tokens show it
        self.script: Final = script  # NONE: only a card speaks of it
        self.value: Final = value  # of a cave dweller; 0 otherwise


class EventDef:
    """An event card."""

    def __init__(self, index: int, id: str, script: int, storm: bool, good: bool, first: bool) -> None:
        self.index: Final = index
        self.id: Final = id
        self.script: Final = script
        self.storm: Final = storm  # the Shield of Storms can stop it [andor.shield.020]
        self.good: Final = good
        self.first: Final = first  # the starting card of legend 11 [andor.component.080]


class MovementDef:
    """A movement token. [andor.skeleton_move.010, andor.skeleton_move.060, andor.skeleton_move.070]"""

    def __init__(self, id: str, lone: int, horde: int, riders: tuple[int, ...], guardians: int) -> None:
        self.id: Final = id
        self.lone: Final = lone
        self.horde: Final = horde
        self.riders: Final = riders  # by kind of foe: how far a krahder moves, below the line
        self.guardians: Final = guardians


class LegendDef:
    """A legend as it is played by so many heroes, with everything that its cards can name."""

    def __init__(self, number: int, id: str, heroes: int, board: BoardDef) -> None:
        self.number: Final = number
        self.id: Final = id
        self.heroes: Final = heroes
        self.board: Final = board
        self.base_kind = CAMP
        self.start_field = 0
        self.start_strength = 1
        self.start_willpower = 7
        self.uses_checklist = True
        self.checklist_script = NONE
        self.setup_script = NONE
        self.cards: tuple[CardDef, ...] = ()
        self.goals: tuple[GoalDef, ...] = ()
        self.conditions: tuple[Condition, ...] = ()
        self.win_if = NONE  # an index of conditions
        self.fail_if: tuple[int, ...] = ()
        self.stars: tuple[int, ...] = ()  # letters
        self.scripts: tuple[tuple[Effect, ...], ...] = ()
        self.faces: tuple[FaceDef, ...] = ()
        self.events: tuple[EventDef, ...] = ()
        self.foes: tuple[FoeDef, ...] = ()
        self.movement: tuple[MovementDef, ...] = ()
        self.hero_defs: tuple[HeroDef, ...] = ()
        self.equipment: tuple[int, ...] = ()  # by item: how many pieces the box has
        self.golden_shields = 0
        self.springs = 0  # tokens in the box
        self.crosses = 0
        self.wagon_fields_a_day = 4
        self.grey_faces: tuple[int, ...] = (4, 5, 6, 7, 8, 10)
        self.spring_willpower = 2
        self.texts: dict[str, str] = {}  # of a legend that brings its own words
        self.content = ""  # the hash of what is in the box with it; none if that is what is here today
        self.steps_count = False  # whether a goal may be reached by entering or leaving a field
        self.setup_cards: tuple[int, ...] = ()  # in their order
        self.armed = 0  # the cards that can be read from the start, one bit each
        self.by_trigger: dict[str, tuple[int, ...]] = {}  # the cards that a kind of moment can set off
        self.for_holders: tuple[
            tuple[int, tuple[int, ...]], ...
        ] = ()  # those for a hero who holds all of some items

    def prepare(self) -> None:
        """Sort the cards by what sets them off, and see whether a mere step can reach a goal."""
        self.steps_count = any(goal.type == "all_outside" for goal in self.goals)
        self.armed = sum(1 << card.index for card in self.cards if card.armed)
        setup = [(t.n, card.index) for card in self.cards for t in card.triggers if t.kind == "setup"]
        self.setup_cards = tuple([card for _, card in sorted(setup)])
        for card in self.cards:
            for trigger in card.triggers:
                self.by_trigger[trigger.kind] = (*self.by_trigger.get(trigger.kind, ()), card.index)
                if trigger.kind == "holds_all" and trigger.ids:
                    self.for_holders = (*self.for_holders, (card.index, trigger.ids))

    @property
    def title(self) -> str:
        """What somebody calls a legend of their own; those of the game have a name in every language."""
        return "" if self.number else self.texts.get(f"legend-{self.id}".replace("_", "-"), self.id)

    def foe(self, id: str) -> int:
        for foe in self.foes:
            if foe.id == id:
                return foe.index
        raise KeyError(id)
