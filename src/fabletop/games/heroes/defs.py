"""What is printed on units, cards and hero boards, frozen and shared by all games and their clones.

Numbers stand in plain fields so that the rules, compiled, read them as fast as their own.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

FACTIONS: Final = ("castle", "dungeon", "necropolis", "neutral", "structure")
CASTLE: Final = 0
DUNGEON: Final = 1
NECROPOLIS: Final = 2
NEUTRAL: Final = 3
STRUCTURE: Final = 4

# Tiers, weakest first. [heroes.neutral.010]
TIERS: Final = ("", "bronze", "silver", "gold", "azure")
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
AZURE: Final = 4

TYPES: Final = ("ground", "flying", "ranged")
GROUND: Final = 0
FLYING: Final = 1
RANGED: Final = 2

KINDS: Final = ("statistic", "ability", "spell", "artifact", "specialty")
STATISTIC: Final = 0
ABILITY: Final = 1
SPELL: Final = 2
ARTIFACT: Final = 3
SPECIALTY: Final = 4

# The sides of a unit card [heroes.unit.010]
FEW: Final = 0
PACK: Final = 1

# When a card's effect may be used. [heroes.card_timing.010]
TIMINGS: Final = ("instant", "activation", "map", "ongoing")
INSTANT: Final = 0
ACTIVATION: Final = 1
MAP: Final = 2
ONGOING: Final = 3

SCHOOLS: Final = ("any", "air", "earth", "fire", "water")
BASIC: Final = 0
EXPERT: Final = 1
LEVELS: Final = ("basic", "expert")
RARITIES: Final = ("minor", "major", "relic")
DIFFICULTIES: Final = ("easy", "normal", "hard", "impossible")


def fields_of(made: object) -> tuple[str, ...]:
    """The names of what a thing holds; compiled classes keep them elsewhere."""
    compiled: tuple[str, ...] | None = getattr(type(made), "__mypyc_attrs__", None)
    return tuple(vars(made)) if compiled is None else compiled


# The special abilities of one side of a unit card, by the trigger printed beside them; 0 where it has none.
# Their names are those of the content files.
# [heroes.unit.230, heroes.unit.240, heroes.unit.250, heroes.unit.270, heroes.unit.280]


class ActivationPowers:
    """Work as soon as the unit is activated."""

    def __init__(self) -> None:
        self.heals = 0
        self.saps = 0
        self.strips_morale = 0
        self.mends = 0


class AttackPowers(ActivationPowers):
    """Only when it attacks, and only in its first attack."""

    def __init__(self) -> None:
        super().__init__()
        self.double_shot = 0
        self.rerolls_zeros = 0
        self.charge = 0
        self.returns = 0
        self.unanswered = 0
        self.draws_on_minus = 0
        self.ignores_printed_defence = 0
        self.drains = 0
        self.splash = 0
        self.breath = 0
        self.dread = 0
        self.death_blow = 0
        self.die_bonus = 0
        self.better_die = 0
        self.rerolls_minus_attacking = 0
        self.dieless = 0
        self.two_dice = 0
        self.bane_of_arch_devils = 0
        self.no_penalties = 0
        self.frightens = 0
        self.paralyses_on_minus = 0


class PassivePowers(AttackPowers):
    """Always."""

    def __init__(self) -> None:
        super().__init__()
        self.brace = 0
        self.no_melee_penalty = 0
        self.unparalysable = 0
        self.spell_ward = 0
        self.spellproof = 0
        self.hardy = 0  # 1: against +1; 2: against 0 and +1
        self.draws_at_start = 0
        self.guardian = 0
        self.sheltering = 0
        self.fervour = 0
        self.rerolls_minus = 0
        self.withers = 0
        self.wary = 0
        self.grave_gift = 0


class RetaliationPowers(PassivePowers):
    """When it strikes back."""

    def __init__(self) -> None:
        super().__init__()
        self.tireless = 0
        self.petrifies_on_zero = 0
        self.petrifies = 0


class Powers(RetaliationPowers):
    """All of them, with those that work on the map."""

    def __init__(self) -> None:
        super().__init__()
        self.stables_discount = 0
        self.income_gold = 0
        self.income_valuables = 0
        self.peeks = 0
        self.steps_on = 0


def triggers() -> dict[str, str]:
    """Each power with its trigger."""
    found: dict[str, str] = {}
    layers: tuple[tuple[str, ActivationPowers], ...] = (
        ("activation", ActivationPowers()),
        ("attack", AttackPowers()),
        ("passive", PassivePowers()),
        ("retaliation", RetaliationPowers()),
        ("map", Powers()),
    )
    for trigger, layer in layers:
        for name in fields_of(layer):
            found.setdefault(name, trigger)
    return found


POWERS: Final = triggers()
NO_POWERS: Final = Powers()


class Face:
    """One side of a unit card: Few or Pack; or a card of Sandro's that lies on one. [heroes.unit.290]"""

    def __init__(
        self,
        attack: int,
        defence: int,
        health: int,
        initiative: int,
        gold: int,
        valuables: int,
        powers: Powers,
    ) -> None:
        self.attack: Final = attack
        self.defence: Final = defence
        self.health: Final = health
        self.initiative: Final = initiative
        self.gold: Final = gold  # to recruit the Few, to reinforce to the Pack
        self.valuables: Final = valuables
        self.powers: Final = powers


class UnitDef:
    """A unit card.  Neutral units have a single face. [heroes.unit.010]"""

    def __init__(
        self, index: int, id: str, faction: int, tier: int, type: int, faces: tuple[Face, ...], copies: int
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = id.rpartition(".")[2]
        self.faction: Final = faction
        self.tier: Final = tier
        self.type: Final = type
        self.faces: Final = faces
        self.copies: Final = copies

    def is_called(self, word: str) -> bool:
        """Whether a card that speaks of `dragons` or `crusaders` means this unit."""
        return self.name == word or self.name.endswith("_" + word)


class Effect:
    """One effect of a card: what, and how much at each strength that power can buy."""

    def __init__(self, word: str, amounts: tuple[int, ...]) -> None:
        self.word: Final = word
        self.amounts: Final = amounts


class Use:
    """One way to use a card: the basic or the expert side, or one of two effects."""

    def __init__(self, timing: int, expert: bool, does: tuple[Effect, ...], windows: int, asks: int) -> None:
        self.timing: Final = timing
        self.expert: Final = expert
        self.does: Final = does
        self.windows: Final = windows  # the moments at which it may be played, as bits
        self.asks: Final = asks  # the moments at which its player is asked for its sake
        self.price: Final = self.amount("discard")  # cards to discard first
        self.power: Final = self.amount("power")
        self.defends: Final = self.has("defence") or self.has("defence_for_cards")

    def amount(self, word: str) -> int:
        """How much of something it gives at its weakest; 0 if none."""
        for effect in self.does:
            if effect.word == word:
                return effect.amounts[0]
        return 0

    def has(self, word: str) -> bool:
        for effect in self.does:
            if effect.word == word:
                return True
        return False


class CardDef:
    """A card of a deck of Might and Magic."""

    def __init__(self, index: int, id: str, kind: int) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.copies = 0
        self.uses: tuple[Use, ...] = ()
        self.windows = 0  # the moments at which any of its uses may be played
        self.asks = 0  # and at which any of them is asked for
        self.faction = NONE  # only this faction may use it [heroes.ability_card.050]
        # spells, and specialties that power makes stronger
        self.school = 0
        self.level = BASIC
        self.power: tuple[int, ...] = ()  # what each strength costs
        # artifacts
        self.rarity = NONE
        # specialties
        self.hero = NONE
        self.hero_level = 0
        self.double_for = ""
        self.cover: Face | None = None  # what replaces the numbers of the unit beneath
        self.covers = ""  # on which unit it may lie
        self.covers_few = False

    def strength(self, power: int) -> int:
        """The strongest effect that so much power buys; NONE if it buys none.
        [heroes.spell.040, heroes.spell.050]"""
        if not self.power:
            return 0
        best = NONE
        for i, cost in enumerate(self.power):
            if cost <= power:
                best = i
        return best


class HeroDef:
    """A hero board. [heroes.hero.090]"""

    def __init__(
        self,
        index: int,
        id: str,
        faction: int,
        magic: bool,
        statistics: tuple[int, int, int, int],
        arrows: int,
        ability: int,
        specialties: tuple[int, int, int],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.faction: Final = faction
        self.magic: Final = magic
        self.statistics: Final = statistics  # attack, defence, power, knowledge cards
        self.arrows: Final = arrows
        self.ability: Final = ability
        self.specialties: Final = specialties  # gained at levels 1, 4 and 6


class AiCardDef:
    """A card of an AI hero's deck: how strong it is at each difficulty. [heroes.ai_combat.010]"""

    def __init__(
        self, index: int, id: str, kind: str, word: str, strengths: tuple[int, int, int, int], returns: int
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.kind: Final = kind  # might, magic or skill
        self.word: Final = word  # attack, defence_toughest, defence_next, spell or skill
        self.strengths: Final = strengths
        self.returns: Final = returns  # difficulties (bits) at which it goes back into the deck in round 1
