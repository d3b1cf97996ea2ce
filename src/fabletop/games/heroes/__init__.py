"""Heroes of Might and Magic III: The Board Game.  So far its combat, as duels and guard fights."""

from fabletop.games.heroes.book import ai_hero, guards
from fabletop.games.heroes.cards import effects, hand, levels, play
from fabletop.games.heroes.combat import abilities, activation, attack, deploy, dice, ending, rounds
from fabletop.games.heroes.load import FOLDER, content
from fabletop.games.heroes.modes import armies, lay_out, single_combat
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

CHAPTERS = (
    lay_out,
    armies,
    single_combat,
    deploy,
    rounds,
    activation,
    attack,
    dice,
    abilities,
    play,
    effects,
    hand,
    guards,
    ai_hero,
    levels,
    ending,
)

BOX = Box(
    name="heroes",
    seats=range(1, 3),
    rulesets=lambda: ruleset_names(FOLDER / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
)

__all__ = ["BOX", "CHAPTERS", "Heroes", "content"]
