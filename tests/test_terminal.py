"""Whole sessions at the keyboard, typed by a script."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console
from tests.bots.thought import thinking_little

from fabletop.bots import make_bot
from fabletop.games import andor, heroes
from fabletop.games.andor.defs import APPLE_NUT
from fabletop.games.village import BOX, Village, content
from fabletop.kernel.frame import Seat, act
from fabletop.kernel.match import Match, Setup, load_match
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech
from fabletop.terminal import play_in_terminal
from fabletop.terminal.hints import Hints
from fabletop.terminal.screen import Choice
from fabletop.terminal.session import screen_of

ME, OTHER = Seat(0), Seat(1)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def new_match(seed: int = 1, seats: int = 2) -> Match:
    heroes = ["elf", "dwarf", "mage", "thief"][:seats]
    return Match(BOX, Setup("village", seats, seed, options={"heroes": heroes}))


def typist(answers: Iterable[str]) -> Callable[[str], str]:
    """Types one answer after the other; then the input is at its end."""
    left = iter(answers)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


class Table:
    """A session on a console that is remembered."""

    def __init__(self, match: Match, path: Path, people: Iterable[Seat] = (ME,)) -> None:
        self.match = match
        self.path = path
        self.people = set(people)
        self.bots = {
            s: make_bot("random") for s in map(Seat, range(match.setup.seats)) if s not in self.people
        }

    def play(self, read: Callable[[str], str], language: Language = "en") -> str:
        written = io.StringIO()
        console = Console(file=written, width=100, highlight=False)
        play_in_terminal(self.match, self.people, self.bots, language, self.path, console, read)
        return written.getvalue()

    def type(self, *answers: str, language: Language = "en") -> str:
        return self.play(typist(answers), language)

    def screen_choices(self) -> list[Choice]:
        """What the person at the keyboard may pick, in the order of its numbers."""
        return screen_of(self.match, "en").choices(min(self.people))

    def end_turn(self) -> str:
        return str(0 if self.match.decision is None else len(self.match.decision.options))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(new_match(), tmp_path / "saves" / "game.json")


def test_the_table_the_prompt_and_the_options_are_shown(table: Table) -> None:
    shown = table.type("q")
    assert "Elf (you)" in shown
    assert "Market" in shown
    assert "Hand:" in shown
    assert "Elf, it is your turn: play your cards." in shown
    assert "End your turn" in shown
    assert table.match.promise in shown
    assert "\x1b" not in shown


def test_a_number_picks_and_every_pick_is_saved(table: Table) -> None:
    before = len(table.match.picks)
    assert "Elf plays" in table.type("1")
    assert len(load_match(table.path, {"village": BOX}).picks) > before


def number_of(table: Table, verb: str, card: str) -> str:
    """The number of an option of the turn that has begun."""
    assert table.match.decision is not None
    pick = act(verb, content().card_by_id[card])
    return str(1 + list(table.match.decision.options).index(pick))


def test_the_same_pick_can_be_repeated(table: Table) -> None:
    table.type()
    assert "Elf plays Coin. Elf gains 10 gold. (×" in table.type(number_of(table, "play", "coin") + "*")


def test_a_question_mark_explains_prompts_options_and_cards(table: Table) -> None:
    shown = table.type("?", "? 1", "? sheath", "? dragon", "? potion", "? nonsense", "? 99")
    assert "[village.turn.010]" in shown
    assert "A player does not have to play all cards in hand." in shown
    assert "Stays in front of your hero." in shown
    assert "Red Dragon: Head. Attacks (fire) with one die" in shown
    assert "Several have that in their name:" in shown
    assert "No card or hero has “nonsense” in its name." in shown
    assert "There is no option 99." in shown


def test_rules_are_explained_in_the_language_of_the_session(table: Table) -> None:
    assert "Nadie tiene que jugar todas las cartas de su mano." in table.type("?", language="es")


def test_a_pick_can_be_taken_back_unless_something_was_revealed(table: Table) -> None:
    table.type()
    before = list(table.match.picks)
    assert "Taken back." in table.type(number_of(table, "play", "coin"), "u")
    assert table.match.picks == before
    assert load_match(table.path, {"village": BOX}).picks == before


def test_what_was_revealed_cannot_be_taken_back(table: Table) -> None:
    table.type()
    shown = table.type(table.end_turn(), "u")
    assert "This cannot be taken back" in shown


def test_nothing_can_be_taken_back_before_the_first_pick(tmp_path: Path) -> None:
    table = Table(Match(BOX, Setup("village", 2, 1)), tmp_path / "game.json")
    assert "There is no pick to take back yet." in table.type("u")


def test_commands_and_nonsense(table: Table) -> None:
    shown = table.type("h", "l", "r", "s", "what?", "", "99", "q")
    assert "save and quit" in shown
    assert shown.count("Market") == 2
    unwrapped = "".join(shown.split())  # a long path breaks lines
    assert f"Savedin{table.path}." in unwrapped
    assert "I do not understand “what?”" in shown
    assert "There is no option 99." in shown
    assert "Seeyou!" in unwrapped


def test_the_end_of_the_input_and_an_interruption_save_politely(table: Table) -> None:
    assert "See you!" in table.type()

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    table.path.unlink()
    assert "See you!" in table.play(interrupted)
    assert table.path.exists()


def test_a_saved_game_goes_on_where_it_was(table: Table) -> None:
    table.type("1", "1", "q")
    resumed = Table(load_match(table.path, {"village": BOX}), table.path)
    assert resumed.match.game.to_data() == table.match.game.to_data()
    assert "Elf, you have 20 gold: play on, or buy." in resumed.type("1", "q")
    assert len(resumed.match.picks) > len(table.match.picks)


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    table = Table(nearly_over(), tmp_path / "game.json")
    shown = table.play(somebody(table))
    assert table.match.game.over
    assert "wins!" in shown
    assert f"The seed was {table.match.setup.seed}." in shown
    assert shown.count(table.match.promise) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played(language: Language, tmp_path: Path) -> None:
    table = Table(new_match(4, 4), tmp_path / "game.json")
    shown = table.play(somebody(table, 25), language)
    assert len(table.match.picks) > 20
    assert shown.count("[village.") > 0


def nearly_over() -> Match:
    """A game in which a hero is about to fall."""
    match, luck = new_match(3), random.Random(3)
    assert isinstance(match.game, Village)
    while min(player.life for player in match.game.players) > 4:
        assert match.decision is not None
        match.choose(luck.choice(match.decision.options))
    return match


def somebody(table: Table, patience: int = 5000) -> Callable[[str], str]:
    """Picks now this and now that, and asks why now and then."""
    typed = 0

    def read(prompt: str) -> str:
        nonlocal typed
        typed += 1
        decision = table.match.decision
        if decision is None or typed > patience:
            raise EOFError
        return "?" if typed % 20 == 0 else str(1 + typed % len(decision.options))

    return read


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    table = Table(new_match(), tmp_path / "game.json", people=())
    assert "win" in table.type()


def test_people_at_one_keyboard_do_not_see_each_others_cards(tmp_path: Path) -> None:
    table = Table(new_match(), tmp_path / "game.json", people=(ME, OTHER))
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 12:
            raise EOFError
        return "" if not prompt.startswith(">") else table.end_turn()

    shown = table.play(read)
    parts = shown.split("Pass the keyboard to ")[1:]
    assert {part.split(".")[0] for part in parts} == {"Elf", "Dwarf"}
    for part in parts[2:-1]:
        me, other = ("Elf", "Dwarf") if part.startswith("Elf") else ("Dwarf", "Elf")
        assert f"{me} (you)" in part
        assert f"{other} (you)" not in part
        assert f"{other} draws 5 cards." in " ".join(part.split())
        assert part.count("Hand:") == 1


# -- hints -------------------------------------------------------------------------------------------------


def hint_in(shown: str, language: Language = "en") -> tuple[int, str]:
    """The option that was advised, and the words for it."""
    word = {"en": "Hint: option", "es": "Pista: opción", "sv": "Tips: alternativ"}[language]
    number, _, why = " ".join(shown.split()).split(word)[1].strip().partition(". ")
    return int(number), why


@pytest.mark.parametrize(("game", "language"), [("village", "es"), ("heroes", "sv"), ("andor", "en")])
def test_a_hint_names_an_option_and_says_why(game: str, language: Language, tmp_path: Path) -> None:
    match = {"village": new_match, "heroes": lambda: combat_on(new_combat()), "andor": new_legend}[game]()
    table = Table(match, tmp_path / "game.json")
    table.type()
    before = match.game.to_data()
    with thinking_little(match.game):
        number, why = hint_in(table.type("t", "q", language=language), language)
    assert 1 <= number <= len(table.screen_choices())
    assert len(why.split()) > 4
    assert match.game.to_data() == before


def test_a_hint_tells_the_chance_to_win(tmp_path: Path) -> None:
    table = Table(new_legend(), tmp_path / "legend.json")
    with thinking_little(table.match.game):
        assert "wins about" in hint_in(table.type("t", "q"))[1]


def test_a_hint_that_is_stopped_loses_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.type()
    before, picks = table.match.game.to_data(), list(table.match.picks)

    def stopped(hints: Hints, seat: Seat) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Hints, "ask", stopped)
    shown = table.type("t", "1", "q")
    assert "The hint was stopped. The game is as it was" in shown
    assert "Elf plays" in shown.split("The hint was stopped.")[1]
    assert len(table.match.picks) > len(picks)
    table.match.undo()
    assert table.match.game.to_data() == before


def test_an_interrupted_thought_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    """Wherever in the thought the interruption comes."""
    match = new_legend()
    before = match.game.to_data()
    hints = Hints(match, {ME}, "en")
    with thinking_little(match.game):
        told = hints.ask(ME)
        for after in (1, 50, 400, 3000):
            interrupted(hints, after)
            assert match.game.to_data() == before
        assert hints.ask(ME) == told


def interrupted(hints: Hints, after: int) -> None:
    """A thought that is interrupted after so many calls of functions."""
    calls = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        calls += 1
        if calls > after:
            sys.setprofile(None)
            raise KeyboardInterrupt

    def ask() -> None:
        sys.setprofile(count)
        hints.ask(ME)

    with pytest.raises(KeyboardInterrupt):
        ask()


def test_nothing_is_thought_before_somebody_asks(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hints, "ask", lambda hints, seat: pytest.fail("nobody asked"))
    table.type("1", "?", "h", "q")


def test_rivals_at_one_keyboard_get_no_hints_and_a_party_does(tmp_path: Path) -> None:
    rivals = Table(new_match(), tmp_path / "game.json", people=(ME, OTHER))
    assert "With rivals at the same keyboard there are no hints" in rivals.type("", "t", "q")
    party = Table(new_legend(seats=2), tmp_path / "legend.json", people=(ME, OTHER))
    with thinking_little(party.match.game):
        assert hint_in(party.type("", "t", "q"))[0]


def test_the_key_for_a_hint_is_told_below_the_options_and_in_the_help(table: Table) -> None:
    shown = table.type("h", "q")
    assert "t: hint" in shown
    assert "what a sharp player would do here, and why" in " ".join(shown.split())


# -- Heroes ------------------------------------------------------------------------------------------------


def new_combat(seed: int = 4, seats: int = 2, **options: object) -> Match:
    agreed = {"heroes": ["catherine", "sandro"], "level": 2, "armies": "random", **options}
    return Match(heroes.BOX, Setup("heroes", seats, seed, "retail", {"artifacts": 0, "spells": 0, **agreed}))


def combat_on(match: Match) -> Match:
    """The same with every unit on the board and one of the attacker's to act."""
    while match.decision is not None and (match.decision.kind != "act" or match.decision.seat != ME):
        match.choose(match.decision.options[0])
    match.take_events()
    return match


def test_the_board_of_a_combat_is_drawn(tmp_path: Path) -> None:
    match = combat_on(new_combat())
    assert isinstance(match.game, heroes.Heroes)
    shown = Table(match, tmp_path / "combat.json").type("q")
    assert "Catherine  attacker (you)" in shown
    assert "Sandro  defender" in shown
    assert "Combat round 1" in shown
    assert "Still to act:" in shown
    assert "Hand:" in shown
    lines = shown.splitlines()
    files = next(line for line in lines if "│A" in line)
    assert [files.index(letter) for letter in "ABCD"] == sorted(files.index(letter) for letter in "ABCD")
    assert [line[1] for line in lines if line[:1] == "│" and line[1:2].isdecimal()] == list("54321")
    names = [unit for unit in match.game.fight.units if unit.stands]
    assert all(f"♥{match.game.fight.health_of(u.uid) - u.damage}/" in shown for u in names)
    assert "\x1b" not in shown


def test_the_defender_sees_the_board_from_the_other_side(tmp_path: Path) -> None:
    match = combat_on(new_combat())
    shown = Table(match, tmp_path / "combat.json", people=(OTHER,)).type()
    ranks = [line[1] for line in shown.splitlines() if line[:1] == "│" and line[1:2].isdecimal()]
    assert ranks[:5] == list("12345")


def test_an_attack_tells_its_odds_and_its_rules(tmp_path: Path) -> None:
    match = combat_on(new_combat())
    while match.decision is not None and not any(
        pick_verb(one) == "attack" for one in match.decision.options
    ):
        match.choose(match.decision.options[0])
    assert match.decision is not None
    shown = Table(match, tmp_path / "combat.json", people=(match.decision.seat,)).type("? 1", "?", "q")
    assert "damage" in shown
    assert "[heroes.combat_round.210]" in shown
    assert "[heroes.combat_round.080]" in shown


def pick_verb(pick: object) -> str:
    return str(getattr(pick, "verb", ""))


def test_units_cards_and_heroes_of_a_combat_are_explained(tmp_path: Path) -> None:
    table = Table(combat_on(new_combat()), tmp_path / "combat.json")
    shown = table.type("? black dragons", "? magic arrow", "? sandro", "? nonsense")
    assert "Few: attack" in shown
    assert "Deal 1 damage to a unit" in shown
    assert "Starting deck:" in shown
    assert "nonsense" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"heroes": ["choose", "choose"], "armies": "choose"}),
        (2, {"siege": True}),
        (1, {"mode": "guards", "heroes": ["rion"]}),
        (1, {"mode": "ai"}),
    ],
)
def test_every_kind_of_combat_can_be_played(
    seats: int, options: dict[str, object], language: Language, tmp_path: Path
) -> None:
    table = Table(new_combat(5, seats, **options), tmp_path / "combat.json")
    table.play(somebody(table, 60), language)
    assert len(table.match.picks) > 10 or table.match.game.over


def test_bots_alone_can_be_watched_in_combat(tmp_path: Path) -> None:
    shown = Table(new_combat(), tmp_path / "combat.json", people=()).type()
    assert "Combat round 1 begins." in shown
    assert "The seed was 4." in shown


# -- Andor -------------------------------------------------------------------------------------------------


def new_legend(seed: int = 3, seats: int = 1, legend: int = 12, heroes: str = "thorn,eara") -> Match:
    options = {"legend": legend, "heroes": heroes.split(",")}
    return Match(andor.BOX, Setup("andor", seats, seed, "standard", options))


def test_a_legend_is_shown_with_heroes_foes_and_goals(tmp_path: Path) -> None:
    shown = Table(new_legend(), tmp_path / "legend.json").type("q")
    assert "Legend 12: Those Left Behind · Day 1" in shown
    assert "narrator on A · stars on C" in shown
    assert "golden shields 0/" in shown
    assert "☐ Bring the fugitives to the camp." in shown
    assert "Camp on field 205, Three Lanterns" in shown
    assert "Thorn, Warrior (you)" in shown
    assert "Eara, Mage (you)" in shown
    assert "strength 1 · willpower 7 · 3 dice · hours 0/10 · carries: Apple-nut" in shown
    assert "Books: Light (closed)" in shown
    assert "Wargor  strength 2 · willpower 5 · 2 red dice" in shown
    assert "field 216, Whistling Ledge: Fog token" in shown
    assert "Thorn on field 205, Three Lanterns (7 hours left" in shown
    assert shown.index("End the day") < shown.index("Free") < shown.index("Thorn: leave Apple-nut here")
    assert "\x1b" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_of_ones_own_is_shown_in_its_authors_words(language: Language, tmp_path: Path) -> None:
    text = (Path(__file__).parents[1] / "docs" / "examples" / "the-lost-ram.yaml").read_text(encoding="utf-8")
    setup = Setup("andor", 1, 3, options={"legend": text, "heroes": ["thorn", "eara"]})
    table = Table(Match(andor.BOX, setup), tmp_path / "legend.json")
    shown = table.type("? two herders", "? bell rock", "q", language=language)
    title = {"en": "A legend of one’s own", "es": "Una leyenda propia", "sv": "En egen legend"}[language]
    assert f"{title}: The Lost Ram · " in shown
    assert "☐ Bring both herders to the camp." in shown
    assert "Lead both of them home." in shown
    table.play(somebody(table, 80), language)
    again = load_match(table.path, {"andor": andor.BOX})
    assert again.game.to_data() == table.match.game.to_data()


def test_one_person_plays_all_heroes_of_a_legend(tmp_path: Path) -> None:
    table = Table(new_legend(), tmp_path / "legend.json")
    shown = table.type("1", "1", "q")
    assert "Thorn goes from 205 to field 204." in shown
    assert "It is the turn of Eara." in shown
    assert "Pass the keyboard" not in shown


def test_pieces_foes_heroes_and_rules_of_a_legend_are_explained(tmp_path: Path) -> None:
    table = Table(new_legend(), tmp_path / "legend.json")
    shown = table.type("?", "? 1", "? thorn", "? wargor", "? apple", "? portal", "? voices", "? nonsense")
    assert "[andor.turn.010]" in shown
    assert "[andor.hour.020]" in shown
    assert "Once a day, for one move action" in shown
    assert "Moves twice at each sunrise" in shown
    assert "1 food, to be handed in at sunrise." in shown
    assert "Go at once to the field of the camp or wagon." in shown
    assert "At dusk the wind carries words." in shown
    assert "No card or hero has “nonsense” in its name." in shown


def test_a_bot_takes_its_own_turns_in_a_legend(tmp_path: Path) -> None:
    """What a person might do for free in the turn of a bot does not keep the bot waiting."""
    table = Table(new_legend(seats=2), tmp_path / "legend.json")
    end = [one for one in table.screen_choices() if one.label == "End the day"]
    assert end
    table.play(ends_the_day(table, 3))
    assert table.match.decision is None or ME in table.match.decision.seats


def test_others_at_the_keyboard_have_their_free_actions_in_the_turn_of_another(tmp_path: Path) -> None:
    """Under their names, after one's own, and without passing the keyboard. [andor.free_action.020]"""
    table = Table(new_legend(seats=2), tmp_path / "legend.json", (ME, OTHER))
    shown = table.type("", "q")
    assert shown.index("Thorn: leave Apple-nut here") < shown.index("Eara may")
    assert shown.index("Eara may") < shown.index("Eara: leave Apple-nut here")
    number = shown.split("Eara: leave Apple-nut here")[0].split()[-1]
    game = table.match.game
    assert isinstance(game, andor.Andor)
    nuts = [hero.bag.count(APPLE_NUT) for hero in game.heroes]
    shown = table.type("", f"? {number}", number, "q")
    assert [hero.bag.count(APPLE_NUT) for hero in game.heroes] == [nuts[0], nuts[1] - 1]
    assert "Eara leaves on field 205, Three Lanterns: Apple-nut." in shown
    assert shown.count("Pass the keyboard") == 1
    assert table.match.decision is not None
    assert table.match.decision.seats == (ME,)
    assert load_match(table.path, {"andor": andor.BOX}).picks == table.match.picks


def test_nobody_acts_for_another_who_is_not_at_the_keyboard(tmp_path: Path) -> None:
    shown = Table(new_legend(seats=2), tmp_path / "legend.json").type("q")
    assert "Thorn: leave Apple-nut here" in shown
    assert "Eara may" not in shown
    assert "Eara: leave Apple-nut here" not in shown


def ends_the_day(table: Table, times: int) -> Callable[[str], str]:
    ended = 0

    def read(prompt: str) -> str:
        nonlocal ended
        choices = [one.label for one in table.screen_choices()]
        if ended == times:
            raise EOFError
        ended += "End the day" in choices
        return str(1 + choices.index("End the day")) if "End the day" in choices else "1"

    return read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("legend", [11, 13, 17])
def test_every_legend_can_be_played(legend: int, language: Language, tmp_path: Path) -> None:
    table = Table(new_legend(5, 2, legend, "mairen,pasco,liphardus"), tmp_path / "legend.json", (ME, OTHER))
    table.play(somebody(table, 60), language)
    assert len(table.match.picks) > 20 or table.match.game.over


def test_bots_alone_can_be_watched_in_a_legend(tmp_path: Path) -> None:
    shown = Table(new_legend(legend=11), tmp_path / "legend.json", people=()).type()
    assert "The legend is " in shown
    assert "The seed was 3." in shown
