"""What a scenario asks for, condition by condition: for goals that nobody put into words."""

from __future__ import annotations

from fabletop.games.heroes.defs import DIFFICULTIES, NONE
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.named import AGAINST, HEROES, NOTHING, ONE_AI, ONE_SEAT, WHO, Who
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.words.adventure.effects import place
from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.heroes.words.places import amounts
from fabletop.games.words import Given, both, key, listed
from fabletop.said import Said, say


def condition_said(cards: CardWords, scenario: ScenarioDef, c: Condition) -> Said:
    """Flags on mines, by a player: 3."""
    parts = [condition_said(cards, scenario, part) for part in c.parts]
    if c.word == "all":
        return both(parts)
    if c.word == "any":
        return listed("list-or", parts)
    if c.word == "not":
        return say("condition-not", what=parts[0])
    given: Given = {"n": c.at_least}
    if c.who is not None:
        given["who"] = who_said(scenario, c.who)
    if c.by is not None:
        given["by"] = who_said(scenario, c.by)
    if c.places:
        given["places"] = listed("list-or", [place(cards, scenario, one) for one in c.places])
    if c.token != NONE:
        given["token"] = text_of(scenario, "token", scenario.tokens[c.token].id)
    if c.project != NONE:
        given["project"] = text_of(scenario, "project", scenario.projects[c.project].id)
    if c.amounts != NOTHING:
        given["what"] = amounts(c.amounts)
    if c.word == "difficulty":
        given["difficulty"] = say(key("difficulty", DIFFICULTIES[c.at_least]))
    given["hero"] = say(key("hero-word", HEROES[c.hero]))
    given["against"] = say(key("against", AGAINST[c.against]))
    said = say(key("condition", c.word), **given)
    return said if c.by is None else say("condition-by", what=said, by=given["by"])


def who_said(scenario: ScenarioDef, who: Who) -> Said:
    if who.form == ONE_AI:
        return text_of(scenario, "ai", scenario.ai[who.n].id)
    if who.form == ONE_SEAT:
        return say("seat-number", n=who.n + 1)
    return say(key("who", WHO[who.form]))
