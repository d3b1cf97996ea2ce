"""Which rules of the ledger stand behind a prompt, behind an option, and behind what happened."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Pick


def ids(topic: str, *numbers: str) -> tuple[str, ...]:
    return tuple(f"andor.{topic}.{number}" for number in numbers)


RULES_BEHIND: Final[dict[str, tuple[str, ...]]] = {
    "turn": (
        *ids("turn", "010", "020", "030"),
        *ids("hour", "020", "030", "040"),
        *ids("overtime", "010", "020", "030"),
        *ids("day", "030"),
        *ids("free_action", "010", "020"),
    ),
    "walk": (*ids("move", "010", "050"), *ids("skeleton_move", "030", "170", "180"), *ids("hour", "020")),
    "agree": ids("hero_ability", "110"),
    "help_bridge": ids("component", "390"),
    "who_opens": (*ids("fog", "010", "020"), *ids("cave", "010", "020"), *ids("free_action", "040", "050")),
    "hood": ids("cave", "020"),
    "ward_fire": (*ids("fire_token", "020", "030"), *ids("shield", "060", "070")),
    "invite": ids("group_fight", "010", "020", "030", "040", "060"),
    "join": ids("group_fight", "010", "020", "030", "060", "080"),
    "shoot_again": ids("hero_ability", "150"),
    "twist": (*ids("hero_ability", "140"), *ids("group_fight", "090")),
    "edge": (*ids("fight", "070", "080"), *ids("ancient_weapon", "010", "020", "050")),
    "ward_blow": (*ids("fight", "150"), *ids("shield", "030", "050"), *ids("defeat", "010", "020", "030")),
    "stay": (
        *ids("fight", "180", "190", "200", "250"),
        *ids("group_fight", "110", "120", "130"),
        *ids("hour", "030"),
    ),
    "reward": (*ids("fight", "210", "220", "230"), *ids("group_fight", "070", "080")),
    "share": (*ids("group_fight", "070", "080"), *ids("hero_ability", "050")),
    "bury": (*ids("skeleton_fight", "090"), *ids("narrator", "050", "060"), *ids("sunrise", "050")),
    "spoils": ids("skeleton_fight", "100"),
    "article": (*ids("agren", "010", "020"), *ids("skeleton_fight", "100")),
    "shield": ids("component", "230"),
    "chosen_hero": ids("legend", "040"),
    "option": ids("legend", "040"),
    "payer": ids("legend", "040"),
    "pay_point": ids("legend", "040"),
    "stop_event": (*ids("shield", "010", "020"), *ids("sunrise", "020")),
    "keep_event": ids("sunrise", "020"),
    "reveal": ids("telescope", "030"),
    "subdue": (*ids("skeleton", "040"), *ids("sunrise", "060")),
    "give_to": ids("free_action", "080"),
    "falcon_to": ids("equipment", "030"),
    "exchange": ids("equipment", "030"),
    "study_on": ids("spell", "020", "030"),
    "brew_on": ids("potion", "020", "040", "050"),
    "light_foe": ids("spell", "070", "080", "090", "110"),
    "light_field": ids("spell", "070", "090", "100"),
    "heal_whom": ids("spell", "120", "130", "140"),
    "heal_amount": ids("spell", "120", "130"),
    "portal_with": ids("spell", "150", "160", "170"),
    "star_shield": ids("sunrise", "010"),
    "food": ids("food", "010", "040"),
    "lost_food": ids("food", "010"),
    "dropped_article": ids("free_action", "070"),
}

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    "go": (
        *ids("move", "010", "040", "050"),
        *ids("hour", "020"),
        *ids("overtime", "020", "030"),
        *ids("jump_line", "020", "030", "040"),
    ),
    "stop": (*ids("fog", "020"), *ids("cave", "020"), *ids("fire_token", "020")),
    "pull": ids("dwarf_road", "010", "020"),
    "carry": (*ids("hero_ability", "110"), *ids("jump_line", "050")),
    "drink": ids("free_action", "100"),
    "fight": (
        *ids("fight", "010", "020", "040", "070", "130", "150"),
        *ids("group_fight", "020"),
        *ids("overtime", "020"),
    ),
    "dweller": ids("cave_dweller", "020", "030", "070", "080", "100"),
    "study": ids("spell", "020", "030", "040", "050"),
    "brew": ids("potion", "020", "030", "040", "050"),
    "bridge": ids("component", "390"),
    "pass": ids("pass", "010", "020"),
    "end_day": (*ids("day", "030", "040", "050", "060"), *ids("skeleton_move", "160")),
    "on": (*ids("fight", "180"), *ids("hour", "030")),
    "withdraw": (*ids("fight", "200", "250"), *ids("group_fight", "130")),
    "spring": (*ids("spring", "010"), *ids("free_action", "060")),
    "take": ids("free_action", "070", "090"),
    "drop": (*ids("free_action", "070"), *ids("gem", "010")),
    "give": ids("free_action", "080"),
    "open": ids("free_action", "040", "050"),
    "cast": ids("spell", "040", "050", "060"),
    "use": (*ids("free_action", "100"), *ids("telescope", "010", "020", "030", "040"), *ids("shield", "040")),
    "falcon": ids("equipment", "030"),
    "ward": ids("shield", "030", "050", "060"),
    "knife": ids("ancient_weapon", "010", "060", "070"),
    "gauntlet": ids("ancient_weapon", "010", "030", "040", "050"),
    "weapon": ids("ancient_weapon", "010", "080", "090"),
    "field_200": ids("narrator", "050"),
    "sunrise_box": (*ids("narrator", "060"), *ids("sunrise", "050")),
}

# In a fight a brew is drunk, and what stops may be an event card
OTHER_MEANING: Final = (("edge", "brew"), ("stop_event", "stop"))

RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.DayBegan: ids("day", "010", "060", "090"),
    ev.TurnBegan: ids("turn", "010", "030", "040"),
    ev.HourSpent: ids("overtime", "010", "020", "030"),
    ev.Passed: ids("pass", "010", "020"),
    ev.DayEnded: ids("day", "030", "040", "050", "060"),
    ev.SunriseSymbol: ids("sunrise", "010"),
    ev.MustRest: ids("food", "050", "060", "070"),
    ev.HeroMoved: (*ids("move", "010"), *ids("hour", "020")),
    ev.HeroHeld: ids("cave_dweller", "010", "040", "050"),
    ev.Carried: ids("hero_ability", "110"),
    ev.WagonMoved: ids("dwarf_road", "020"),
    ev.Burnt: ids("fire_token", "020", "030"),
    ev.FoodEaten: ids("food", "010"),
    ev.Hungry: ids("food", "020", "030"),
    ev.Studied: ids("spell", "020"),
    ev.SpellCast: ids("spell", "040", "050", "060"),
    ev.BookReturned: ids("difficulty", "090"),
    ev.BookAway: ids("difficulty", "080", "100"),
    ev.Brewed: ids("potion", "020", "030"),
    ev.TokenTurned: (*ids("fog", "020"), *ids("cave", "020")),
    ev.SpringDrunk: ids("spring", "010"),
    ev.FoePlaced: ids("creature", "030", "040"),
    ev.FoeMoved: (*ids("creature_move", "020", "030"), *ids("skeleton_move", "080")),
    ev.FoeShielded: ids("golden_shield", "010", "020", "030"),
    ev.Subdued: ids("skeleton_fight", "060", "070"),
    ev.StoodUp: ids("sunrise", "060"),
    ev.MovementDrawn: ids("skeleton_move", "010", "020", "110"),
    ev.GemTaken: ids("gem", "020", "030"),
    ev.GoldenShields: ids("golden_shield", "030", "040"),
    ev.FightBegan: (*ids("fight", "010", "090"), *ids("group_fight", "020")),
    ev.RoundBegan: ids("fight", "040", "050"),
    ev.DiceRolled: (*ids("fight", "060"), *ids("hero_ability", "150")),
    ev.DiceChanged: (*ids("hero_ability", "140"), *ids("ancient_weapon", "060")),
    ev.HeroValue: ids("fight", "070"),
    ev.FoeRolled: ids("fight", "110", "130", "140"),
    ev.RoundEnded: (*ids("fight", "150", "160"), *ids("group_fight", "060")),
    ev.Withdrew: ids("fight", "200"),
    ev.Beaten: ids("defeat", "010", "020", "030"),
    ev.FightEnded: ids("fight", "210", "250"),
    ev.Freed: ids("cave_dweller", "020", "100"),
    ev.CardRead: ids("legend", "040"),
    ev.EventDrawn: ids("sunrise", "020"),
    ev.EventStopped: ids("shield", "010", "020"),
    ev.CrestDrawn: ids("setup", "090"),
    ev.NarratorMoved: ids("narrator", "010", "020", "030", "040"),
    ev.LegendEnded: (*ids("legend", "050"), *ids("golden_shield", "030"), *ids("narrator", "040")),
}


def rules_behind(decision: Decision) -> tuple[str, ...]:
    """The rules that a decision follows."""
    return RULES_BEHIND[decision.kind]


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    """The rules about one option, where it has its own."""
    if not isinstance(pick, Act) or (decision.kind, pick.verb) in OTHER_MEANING:
        return ()
    return RULES_OF_OPTION.get(pick.verb, ())


def rules_of_event(kind: type[Event]) -> tuple[str, ...]:
    """The rules by which such a thing happens; a line of the log that tells nothing of rules has none."""
    return RULES_OF_EVENT.get(kind, ())
