"""Everything a player reads is there in every language, with the same keys and placeholders."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fabletop import ledger, speech
from fabletop.content.check import differences, folders, nameless, texts
from fabletop.games.village import BOX, Village, content, events
from fabletop.games.village import words as say
from fabletop.games.village.cards.abilities import KEEP, use_vision
from fabletop.games.village.state.pieces import HEAVY_ARM, Attack, Dragon, Scabbard
from fabletop.games.village.words.cards import signed
from fabletop.games.village.words.log import QUIET
from fabletop.games.village.words.rules import RULES_OF_EVENT, RULES_OF_OPTION
from fabletop.games.words import waiting
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Frame, Pick, Seat, act
from fabletop.kernel.match import Match, Setup
from fabletop.kernel.step import STEPS
from fabletop.ledger import Language
from fabletop.said import Join, Said, Say, join
from fabletop.said import say as message
from fabletop.speech import LANGUAGES, MissingWords, Speech

VERBS = (
    *("play", "cast", "sell", "sheathe", "unsheathe", "unsheathe_cast", "buy", "tame", "end_turn"),
    *("sabotage", "sneak", "summon", "vision", "keep", "sink", "yes", "no", "hero", "monster", "worn"),
    *("dragon", "owner", "space", "take_hero", "random_hero"),
)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


# -- the files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_keys_and_placeholders(folder: Path) -> None:
    assert texts(folder, "en")
    assert differences(folder) == []


def test_a_missing_key_and_another_placeholder_are_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\nbye = Bye\n")
    (tmp_path / "es.ftl").write_text("hello = Hola\nbye = Adiós\n")
    (tmp_path / "sv.ftl").write_text("hello = Hej { $name }\ntack = Tack\n")
    found = "\n".join(differences(tmp_path))
    assert "hello has other placeholders in es" in found
    assert "bye is missing in sv" in found
    assert "tack is only in sv" in found


def test_everything_has_a_name() -> None:
    assert nameless() == []


def test_every_folder_of_words_is_checked() -> None:
    found = {path.parent for path in (speech.FOLDER.parent).rglob("*.ftl")}
    known = folders()
    assert {next(up for up in (one, *one.parents) if up in known) for one in found} == set(known)


# -- saying ------------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text("both = English { $n }\n    .more = More\nonly = Only English\n")
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / "some.ftl").write_text("both = Svenska { $n }\n    .more = Mer\n")
    return tmp_path


def test_words_are_said_with_attributes_and_without_marks(small: Path) -> None:
    swedish = Speech("sv", small)
    assert swedish.say("both", n=3) == "Svenska 3"
    assert swedish.say("both.more") == "Mer"
    assert swedish.say("only") == "Only English"
    assert swedish.has("both.more")
    assert not swedish.has("both.less")


def test_what_is_missing_is_an_error_where_strict_and_its_key_otherwise(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = Speech("en", small)
    with pytest.raises(MissingWords, match="nowhere"):
        english.say("nowhere")
    with pytest.raises(MissingWords, match="both"):
        english.say("both")
    monkeypatch.setattr(Speech, "strict", False)
    assert english.say("nowhere") == "nowhere"
    assert english.say("both").startswith("English")


# -- messages ----------------------------------------------------------------------------------------------


def test_a_message_is_put_into_words_with_all_that_it_holds(small: Path) -> None:
    swedish = Speech("sv", small)
    assert swedish.phrase("Maja") == "Maja"
    assert swedish.phrase(3) == "3"
    assert swedish.phrase(message("both", n=3)) == "Svenska 3"
    assert swedish.phrase(message("both", n=message("both.more"))) == "Svenska Mer"
    assert swedish.phrase(message("both", n=join(" · ", [message("only"), "Maja", 2]))) == (
        "Svenska Only English · Maja · 2"
    )


def test_messages_are_equal_to_their_equals_and_go_over_the_wire_as_they_are() -> None:
    said = message("both", n=message("both.more"), of=join(", ", ["Maja", 2]))
    assert said == message("both", n=message("both.more"), of=join(", ", ["Maja", 2]))
    assert said != message("both", n=1, of=join(", ", ["Maja", 2]))
    assert len({said, message("both"), message("both")}) == 2
    assert msgspec.json.encode(said) == b'["both",{"n":["both.more"],"of":{"join":", ","of":["Maja",2]}}]'
    assert pickle.loads(pickle.dumps(said)) == said
    assert isinstance(pickle.loads(pickle.dumps(said)), Say)
    assert (said.key, message("only").args) == ("both", {})


def test_one_part_alone_is_not_joined_to_anything() -> None:
    assert join(", ", []) == ""
    assert join(", ", ["Maja"]) == "Maja"
    assert join(", ", ["Maja", 2]) == Join(", ", ("Maja", 2))


# -- what is printed ---------------------------------------------------------------------------------------


def phrase(said: Said, language: Language = "en") -> str:
    """What the game says, in a language."""
    return Speech(language, say.TEXT).phrase(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_hero_reads_in_full_and_in_brief(language: Language) -> None:
    said = say.CardWords()
    for card in content().cards:
        assert phrase(said.name(card.index), language)
        assert phrase(said.head(card.index), language)
        assert said.text(card.index)
        assert all(phrase(line, language) for line in said.text(card.index))
        assert phrase(said.brief(card.index), language)
        assert phrase(said.source(card.id), language)
    for hero in content().heroes:
        assert len(said.hero_text(hero.index)) >= 2 * len(hero.levels)
        assert all(phrase(line, language) for line in said.hero_text(hero.index))
        assert phrase(said.hero_brief(hero.index), language)


def test_a_card_reads_as_it_is_printed() -> None:
    said = say.CardWords()
    by_id = content().card_by_id
    staff = content().cards[by_id["thunderstaff"]]
    assert [phrase(line) for line in said.text(staff.index)] == [
        f"Attack with one die {signed(staff.attack)}.",
        f"Or spend {staff.magic_cost} intelligence to make a spell attack (air) "
        f"with one die {signed(staff.magic_attack)} instead.",
        "With its spell attack you may target any player or monster in play.",
    ]
    dragon = content().cards[by_id["bone_dragon"]]
    loss = next(part.mind_loss for part in dragon.parts if part.id == "wings")
    assert f"Bone Dragon: Wings. The attacked player has {loss} less intelligence this turn." in [
        phrase(line) for line in said.text(dragon.index)
    ]
    assert phrase(said.names([by_id["coin"], by_id["staff"], by_id["coin"]])) == "2 × Coin, Staff"


def test_a_loss_has_a_minus_sign_and_no_hyphen() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "+0", "+3"]
    said = say.CardWords()
    for language in LANGUAGES:
        for card in content().cards:
            lines = [phrase(line, language) for line in (said.brief(card.index), *said.text(card.index))]
            assert not re.search(r"(?<![\w])-\d", " ".join(lines))


# -- what happens ------------------------------------------------------------------------------------------


def event_classes() -> list[type[Event]]:
    bases = {base for kind in vars(events).values() if isinstance(kind, type) for base in kind.__mro__[1:]}
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind not in bases]


def sample(kind: type[Event], n: int) -> Event:
    given = {"seat": 0, "card": 0, "uid": 0, "n": n, "cards": (0, 1), "plus": n, "first": n}
    return kind(*(given[field] for field in kind.FIELDS))


def game(seats: int = 2, heroes: tuple[str, ...] = ("elf", "dwarf")) -> Village:
    match = Match(BOX, Setup("village", seats, 1, options={"heroes": list(heroes)}))
    assert isinstance(match.game, Village)
    return match.game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_reads_as_a_sentence(kind: type[Event], language: Language) -> None:
    said = say.VillageWords()
    for n in (-1, 0, 1):
        whole = sample(kind, n)
        for heard in (whole, whole.cut(Seat(0)), whole.cut(Seat(1)), whole.cut(NOBODY)):
            assert heard is not None
            assert phrase(say.event(said, game(), heard), language)[-1] in ".!"


def test_every_event_that_is_told_has_its_rules() -> None:
    assert set(event_classes()) - set(QUIET) == set(RULES_OF_EVENT)
    for kind, ids in RULES_OF_EVENT.items():
        assert say.rules_of_event(kind) == ids
        assert 0 < len(ids) <= 4
        assert all(ledger.find(id) for id in ids)
    assert say.rules_of_event(events.TurnEnded) == ()


def test_a_cut_event_reads_well_and_gives_nothing_away() -> None:
    said, g = say.VillageWords(), game()
    drew = events.Drew(0, 2, (0, 0))
    assert phrase(say.event(said, g, drew)) == "Elf draws 2 × Staff."
    assert phrase(say.event(said, g, drew.cut(Seat(1)))) == "Elf draws 2 cards."
    assert phrase(say.event(said, g, events.Rolled(NOBODY, 4))) == "The die shows 4."


def test_what_comes_of_something_stands_in_its_paragraph() -> None:
    said, g = say.VillageWords(), game()
    happened = [events.Played(0, 0), events.Rolled(0, 5), events.Hurt(1, 3), events.TurnEnded(0)]
    assert [phrase(one) for one in say.log(said, g, [*happened, events.TurnBegan(1, 1)])] == [
        "Elf plays Staff. Elf rolls 5. Dwarf loses 3 life points.",
        "Round 1: the turn of Dwarf begins.",
    ]


# -- what is asked -----------------------------------------------------------------------------------------


def kinds() -> set[str]:
    village = [step for key, step in STEPS.items() if key.startswith("village.")]
    return {chooser.kind for step in village for chooser in step.choosers}


def test_every_step_that_asks_says_by_which_rules() -> None:
    asking = [one for key, one in STEPS.items() if key.startswith("village.") and one.choosers]
    for one in asking:
        assert one.rules, f"{one.key} asks by no rule"
        assert len(set(one.rules)) == len(one.rules)
    assert set(RULES_OF_OPTION) <= set(VERBS)
    for ids in (*(one.rules for one in asking), *RULES_OF_OPTION.values()):
        assert all(ledger.find(id) for id in ids)


def crowded_game() -> Village:
    """A position in which everything can be named: a monster, a helmet, a sheathed staff and a dragon."""
    g = game(2, ("necromancer", "dwarf"))
    by_id = content().card_by_id
    g.players[0].level = 2
    g.players[0].hand = [by_id["thunderstaff"], by_id["elven_flute"]]
    g.bring_monster(0, by_id["orc"], 1)
    g.waiting = (0,)
    g.wear(0, by_id["helmet"])
    g.players[0].scabbards = (Scabbard(by_id["sheath"], by_id["thunderstaff"], 0),)
    g.spaces[6] = by_id["bear"]
    g.dragon = Dragon(by_id["red_dragon"], 16, 2, 0)
    return g


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_said(verb: str, language: Language) -> None:
    said, g = say.VillageWords(), crowded_game()
    staff, slot = g.players[0].hand[0], g.players[0].worn[0].slot
    ids: dict[str, tuple[int, ...]] = {"worn": (0, slot), "buy": (6,), "tame": (6,), "space": (6,)}
    ids.update(dict.fromkeys(("play", "cast", "sell", "sheathe"), (staff,)))
    d = Decision((Seat(0),), "act", [], Frame("village.act", Seat(0)))
    pick = act(verb, *ids.get(verb, (0,)))
    assert phrase(say.option(said, g, d, pick), language)
    assert phrase(say.label(said, g, d, pick), language)
    phrase(say.hint(said, g, d, pick), language)
    group = say.group(d, pick)
    assert not group or phrase(message(f"group-{group}"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_monsters_of_nobody_are_named_too(language: Language) -> None:
    said, g = say.VillageWords(), crowded_game()
    g.bring_monster(0, content().card_by_id["kobold"], NOBODY)
    g.waiting = (0, 1)
    d = Decision((Seat(0),), "owner", [], Frame("village.owners_attack", Seat(0)))
    for owner, name in ((-1, "kobold"), (1, "orc")):
        card = phrase(said.cards.name(content().card_by_id[name]), language)
        assert card in phrase(say.option(said, g, d, act("owner", owner)), language)


def signature(g: Village, d: Decision, pick: Pick) -> tuple[object, ...]:
    verb = pick.verb if isinstance(pick, Act) else pick < 0
    return d.kind, d.frame.key, verb, say.card_of(g, d, pick), say.hero_of(g, pick)


def random_game(seats: int, seed: int) -> Iterator[tuple[Village, list[Event]]]:
    """The game at each decision, and what happened before it."""
    luck = random.Random(seed)
    match = Match(BOX, Setup("village", seats, seed))
    happened = match.take_events()
    while match.decision is not None and len(match.picks) < 600:
        assert isinstance(match.game, Village)
        yield match.game, happened
        options = match.decision.options
        # rather anything than the end of the turn, so that games are rich
        pick = options[luck.randrange(max(1, len(options) - (luck.random() < 0.8)))]
        happened = match.choose(pick)


def test_random_games_are_told_in_every_language() -> None:
    said = say.VillageWords()
    seen: set[tuple[object, ...]] = set()
    for seed in range(20):
        for g, happened in random_game(2 + seed % 5, seed):
            d = g.decision
            assert d is not None
            new = [pick for pick in d.options if signature(g, d, pick) not in seen]
            seen.update(signature(g, d, pick) for pick in new)
            for language in LANGUAGES if new else ():
                assert phrase(say.prompt(said, g, d.seat), language)
                assert phrase(say.prompt(said, g), language)
                assert phrase(waiting(said, g, d.seats), language)
                assert say.rules_behind(d)
                assert all(phrase(one, language) for one in say.log(said, g, happened))
                for pick in new:
                    assert phrase(say.option(said, g, d, pick), language)
                    assert phrase(say.label(said, g, d, pick), language)
                    phrase(say.hint(said, g, d, pick), language)
    assert {one[0] for one in seen} >= {"act", "target", "place", "hero", "sorcerer", "flank"}
    assert {one[2] for one in seen} >= {"play", "sell", "buy", "end_turn", "hero", "monster", "take_hero"}


def numbers_of(key: str, card: int, monster: int) -> tuple[int, ...]:
    """What a step that asks is told: mostly a card, and of what cards say also how much."""
    if key in ("village.send_monster", "village.relocate", "village.monster_summons"):
        return (monster,)
    if key == "village.choose_flank":
        return (0, 1)
    word = key.removeprefix("village.")
    said = any(effect.word == word for one in content().cards for effect in (*one.does, *one.then))
    return (card, 1) if said and word != "summon" else (card,)


@pytest.mark.parametrize("kind", sorted(kinds()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_is_asked(kind: str, language: Language) -> None:
    """The rare ones too, which random games may miss."""
    said, g = say.VillageWords(), game()
    g.attack = Attack(HEAVY_ARM, 0, 1, 0, -1, 0)
    shaman = content().card_by_id["orc_shaman"]
    monster = g.bring_monster(1, shaman, 0)
    steps = [
        s for s in STEPS.values() if s.key.startswith("village.") and any(c.kind == kind for c in s.choosers)
    ]
    for step in steps:
        frame = Frame(step.key, Seat(0), numbers_of(step.key, shaman, monster.uid))
        g.decision = Decision((Seat(0),), kind, [], frame)
        name = phrase(said.called(g, 0), language)
        assert name in phrase(say.prompt(said, g, Seat(0)), language)
        assert name in phrase(waiting(said, g, g.decision.seats), language)


def test_only_the_seer_reads_what_was_foreseen() -> None:
    said, g = say.VillageWords(), game()
    use_vision(g, Frame("", Seat(0)))
    g.advance()
    assert g.decision is not None
    assert KEEP in g.decision.options
    foreseen = phrase(said.cards.name(g.stock[3][-1]))
    assert foreseen in phrase(say.prompt(said, g, Seat(0)))
    assert foreseen not in phrase(say.prompt(said, g, Seat(1)))
    assert foreseen not in phrase(say.prompt(said, g))


def test_options_say_what_one_needs_to_know() -> None:
    said, g = say.VillageWords(), game()
    orc = g.bring_monster(0, content().card_by_id["orc"], 1)
    d = Decision((Seat(0),), "target", [], Frame("village.aim", Seat(0)))
    told = phrase(say.option(said, g, d, act("monster", orc.uid)))
    assert told == f"Orc in front of Elf, {orc.life} life points left"
    assert phrase(say.option(said, g, d, act("hero", 0))) == "Elf (you)"
    g.wear(1, content().card_by_id["helmet"])
    helmet = g.players[1].worn[0]
    told = phrase(say.option(said, g, d, act("worn", 1, helmet.slot)))
    assert told == f"Helmet of Dwarf, defence {helmet.left} left"
    loot = Decision((Seat(0),), "loot", [], Frame("village.share", Seat(0)))
    assert phrase(say.option(said, g, loot, -1)) == "Take nothing more"
