"""The ledger reads, searches and counts, and says clearly what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop import ledger
from fabletop.kernel.errors import BrokenFile
from fabletop.speech import LANGUAGES
from fabletop.testing import rule
from fabletop.testing.proofs import Report, main
from fabletop.testing.rules import rules_of

SELL = """\
- id: village.sell.010
  rule: A card is sold for half its price.
  source: VENDER

- id: village.sell.020
  rule: A sold card is gone.
  source: [VENDER, COMPRAR]
  untestable: Nobody can look for what is gone.
"""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return path


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A small ledger of our own."""
    write(tmp_path / "village/sell.yaml", SELL)
    return tmp_path


@pytest.fixture
def small(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> ledger.Ledger:
    """The small ledger, put in the place of the real one, with one rule in Spanish."""
    write(
        shelf / "text/es/village.yaml",
        "village.sell.010: Una carta se vende por la mitad, según su precio.\n",
    )
    read = ledger.read("village", shelf)
    monkeypatch.setattr(ledger, "games", lambda: ("village",))
    monkeypatch.setattr(ledger, "load", {"village": read}.__getitem__)
    return read


# ── the real ledger ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "least"), [("village", 296), ("andor", 340), ("heroes", 602)])
def test_every_rule_of_the_books_is_there(game: str, least: int) -> None:
    assert len(ledger.load(game).rules) >= least


def test_a_rule_is_found_by_its_id() -> None:
    found = ledger.find("village.sell.010")
    assert (found.game, found.topic) == ("village", "sell")
    assert found in ledger.topics("village")["sell"]
    assert found.example is not None
    assert found.example.then == "The seller gets 15 gold."


def test_the_books_of_heroes_are_told_apart() -> None:
    conflict = ledger.find("heroes.overview.240").conflict
    assert conflict is not None
    assert conflict.right == "esp"
    assert ledger.find("heroes.overview.030").first != ledger.find("heroes.overview.030").retail


def test_an_unknown_id_names_its_neighbours() -> None:
    with pytest.raises(
        ledger.UnknownRule, match=r"no rule 'village\.sel\.010'; did you mean village\.sell\.010"
    ):
        ledger.find("village.sel.010")
    with pytest.raises(ledger.UnknownRule, match="no rules for 'chess', only for andor, heroes, village"):
        ledger.find("chess.castling.010")


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_ledger_keeps_every_field(shelf: Path) -> None:
    first, second = ledger.read("village", shelf).rules.values()
    assert (first.source, first.untestable) == ("VENDER", None)
    assert (second.source, second.untestable) == (("VENDER", "COMPRAR"), "Nobody can look for what is gone.")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (SELL + "- {id: village.sell.020, rule: Again., source: X}\n", 9, "village.sell.020 is taken"),
        (SELL + "- {id: village.buy.010, rule: Lost., source: X}\n", 9, "belongs in village/buy.yaml"),
        (SELL + "- {id: andor.sell.010, rule: Lost., source: X}\n", 9, "belongs in andor/sell.yaml"),
        (SELL + "- id: village.sell.030\n  rule: No source.\n", 9, "missing required field `source`"),
        (SELL + "- {id: village.sell.30, rule: Short., source: X}\n", 9, "id"),
        (SELL + "- id: village.sell.030\n  rule: ''\n  source: X\n", 10, "rule"),
        (SELL.replace("untestable", "untested"), 8, "unknown field `untested`"),
        (SELL + "- id: [\n", 10, "YAML"),
        ("sell: 10\n", 1, "a list of records is expected"),
    ],
)
def test_a_broken_rule_is_named_with_its_line(tmp_path: Path, text: str, line: int, what: str) -> None:
    path = write(tmp_path / "village/sell.yaml", text)
    with pytest.raises(BrokenFile) as broken:
        ledger.read("village", tmp_path)
    assert (broken.value.path, broken.value.place) == (str(path), f"line {line}")
    assert what in broken.value.what


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("village.sell.010: Uno.\nvillage.sell.990: Dos.\n", 2, "no rule village.sell.990"),
        ("village.sell.010: Uno.\nvillage.sell.010: Dos.\n", 2, "translated twice"),
        ("village.sell.010:\n", 1, "text of village.sell.010 is missing"),
        ("village.sell.010: [Uno]\n", 1, "text of village.sell.010 is missing"),
        ("- village.sell.010\n", 1, "`id: text` is expected"),
        ("village.sell.010: 'Uno\n", 2, "YAML"),
    ],
)
def test_a_broken_translation_is_named_with_its_line(shelf: Path, text: str, line: int, what: str) -> None:
    path = write(shelf / "text/es/village.yaml", text)
    with pytest.raises(BrokenFile) as broken:
        ledger.read("village", shelf)
    assert (broken.value.path, broken.value.place) == (str(path), f"line {line}")
    assert what in broken.value.what


def test_a_rule_is_told_in_the_language_asked_for_or_else_in_english(small: ledger.Ledger) -> None:
    assert ledger.text("village.sell.010", "es") == "Una carta se vende por la mitad, según su precio."
    assert ledger.text("village.sell.020", "es") == ledger.text("village.sell.020") == "A sold card is gone."
    assert ledger.text("village.sell.010", "sv") == "A card is sold for half its price."


@pytest.mark.parametrize("language", ["es", "sv"])
@pytest.mark.parametrize("game", ledger.games())
def test_every_rule_is_told_in_every_language(game: str, language: ledger.Language) -> None:
    book = ledger.load(game)
    assert set(book.translations[language]) == set(book.rules)


@pytest.mark.parametrize("language", ["es", "sv"])
@pytest.mark.parametrize("game", ledger.games())
def test_how_an_open_rule_is_read_is_told_in_every_language(game: str, language: ledger.Language) -> None:
    book = ledger.load(game)
    assert set(book.readings[language]) == {id for id, rule in book.rules.items() if rule.ambiguity}
    assert not [id for id, text in book.readings[language].items() if text == book.rules[id].ambiguity]


def test_a_reading_is_told_in_the_language_asked_for_or_else_in_english(shelf: Path) -> None:
    write(shelf / "village/buy.yaml", "- {id: village.buy.010, rule: R., source: X, ambiguity: Open.}\n")
    assert ledger.read("village", shelf).reading("village.buy.010", "es") == "Open."
    write(shelf / "text/es/readings/village.yaml", "village.buy.010: Abierta.\n")
    book = ledger.read("village", shelf)
    assert book.reading("village.buy.010", "es") == "Abierta."
    assert book.reading("village.buy.010", "sv") == book.reading("village.buy.010") == "Open."
    assert book.reading("village.sell.010", "es") is None


def test_a_reading_of_a_rule_that_leaves_nothing_open_is_named_with_its_line(shelf: Path) -> None:
    path = write(shelf / "text/es/readings/village.yaml", "village.sell.010: Abierta.\n")
    with pytest.raises(BrokenFile) as broken:
        ledger.read("village", shelf)
    assert (broken.value.path, broken.value.place) == (str(path), "line 1")
    assert "no rule village.sell.010 that leaves something open" in broken.value.what


# ── chapters and headings ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", ledger.games())
def test_every_chapter_has_a_title_in_every_language_and_none_without_rules(game: str) -> None:
    book = ledger.load(game)
    assert set(book.titles) == set(book.topics())
    assert all(set(titles) == set(LANGUAGES) for titles in book.titles.values())
    for language in LANGUAGES:
        contents = ledger.contents(game, language)
        assert sum(len(chapter.rules) for chapter in contents) == len(book.rules)
        assert len({chapter.title for chapter in contents}) == len(contents)


def test_chapters_stand_in_the_order_in_which_one_reads_them(shelf: Path) -> None:
    write(shelf / "village/buy.yaml", "- {id: village.buy.010, rule: Pay., source: X}\n")
    bare = ledger.read("village", shelf)
    assert [chapter.title for chapter in bare.contents()] == ["Buy", "Sell"]
    write(shelf / "chapters.yaml", "village:\n  sell: {en: Selling, sv: Sälja}\n  buy: {en: Buying}\n")
    book = ledger.read("village", shelf)
    assert [(one.id, one.title) for one in book.contents("sv")] == [
        ("village.sell", "Sälja"),
        ("village.buy", "Buying"),
    ]
    write(shelf / "chapters.yaml", "village: [sell]\n")
    with pytest.raises(BrokenFile, match=r"chapters\.yaml"):
        ledger.read("village", shelf)


def test_a_rule_names_the_headings_of_its_book_in_one_language_alone() -> None:
    rule = ledger.find("heroes.ability_card.010")
    assert rule.headings("en") == ["Basic and Expert Effects"]
    assert rule.headings("es") == ["Cartas de habilidad y característica"]
    assert rule.headings("sv") == ["Förmåge- och statistikkort"]
    assert ledger.find("village.turn.010").headings("es") == ["Turno del jugador"]
    assert ledger.find("village.turn.010").headings("en") == []
    assert ledger.find("heroes.campaign.090").headings("es") == [], "our own stand in no book"


# ── searching ────────────────────────────────────────────────────────────────────────────────────────────


def found(words: str, language: ledger.Language = "en") -> list[str]:
    return [rule.id[-3:] for rule in ledger.search(words, language)]


def test_search_puts_more_words_and_whole_words_first(small: ledger.Ledger) -> None:
    assert found("sold gone") == ["020", "010"]
    assert found("sold half") == ["010", "020"]
    assert found("sold") == ["010", "020"], "equals stay in the order of the ledger"
    assert found("pri") == ["010"], "the beginning of a word is enough"
    assert found("ric") == [], "the middle of one is not"
    assert found("sell") == ["010", "020"], "the topic counts"
    assert found("") == found("   ") == []


def test_search_minds_neither_case_nor_accents(small: ledger.Ledger) -> None:
    assert found("SEGUN", "es") == found("según", "es") == ["010"]
    assert found("según") == [], "Spanish is searched only when asked for"


def test_search_falls_back_on_english(small: ledger.Ledger) -> None:
    assert found("gone", "es") == ["020"]
    assert found("carta gone sold", "es") == ["020", "010"]
    assert found("half", "es") == ["010"]


def test_search_can_keep_to_one_game() -> None:
    assert {rule.game for rule in ledger.search("potion")} > {"andor"}
    assert {rule.game for rule in ledger.search("potion", game="andor")} == {"andor"}


# ── marking tests ────────────────────────────────────────────────────────────────────────────────────────
# Marks are made by calling here: as decorators they would count as proofs of the real rules.


def test_a_mark_leaves_the_test_as_it_is() -> None:
    def check() -> None: ...

    assert rule("village.sell.010", "village.sell.020")(check) is check
    assert rules_of(check) == ("village.sell.010", "village.sell.020")
    assert rules_of(rule("village.buy.010")(check)) == (
        "village.buy.010",
        "village.sell.010",
        "village.sell.020",
    )
    assert rules_of(print) == ()


def test_a_mark_goes_with_hypothesis_and_pytest() -> None:
    def check(number: int) -> None:
        assert number == 7

    sevens = given(number=st.just(7))
    outside, inside = rule("village.sell.010")(sevens(check)), sevens(rule("village.sell.010")(check))
    marked = rule("village.sell.010")(pytest.mark.parametrize("number", [7])(check))
    assert rules_of(outside) == rules_of(inside) == rules_of(marked)[:1] == ("village.sell.010",)
    outside()
    inside()
    marked(7)


def test_a_wrong_mark_fails_where_it_is_written() -> None:
    with pytest.raises(ledger.UnknownRule, match=r"did you mean village\.sell\.010"):
        rule("village.sell.011")
    with pytest.raises(TypeError, match="at least one rule"):
        rule()


# ── counting proofs ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def project(tmp_path: Path, small: ledger.Ledger) -> Path:
    """A project with one proof of a rule and one citation."""
    write(tmp_path / "src/fabletop/games/village/sell.py", '"""Sell a card. [village.sell.010]"""\n')
    write(
        tmp_path / "tests/test_sell.py",
        """\
        @rule("village.sell.010")
        @given(price)
        def test_half(price: int) -> None: ...
        """,
    )
    return tmp_path


def test_the_report_counts_by_topic(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], project) == 0
    assert capsys.readouterr().out.splitlines() == [
        "village: 2 rules, 1 proven, 1 untestable, 0 unproven",
        "  topic  proven/untestable/total  unproven",
        "  sell   1/1/2",
    ]


def test_the_report_lists_what_is_unproven(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project / "tests/test_sell.py", "")
    assert main([], project) == 0
    assert capsys.readouterr().out.endswith("  sell   0/1/2                    010\n")
    assert main(["--unproven", "village"], project) == 0
    assert capsys.readouterr().out == "village.sell.010  A card is sold for half its price.\n"


def test_rules_are_read_beside_their_tests(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expected = """\
        village.sell.010
          A card is sold for half its price.
          source: VENDER

            tests/test_sell.py:3 test_half
                @rule("village.sell.010")
                @given(price)
                def test_half(price: int) -> None: ...

        village.sell.020
          A sold card is gone.
          source: VENDER; COMPRAR
          untestable: Nobody can look for what is gone.
            no test
        """
    assert main(["--read", "village.sell"], project) == 0
    assert capsys.readouterr().out.rstrip() == dedent(expected).rstrip()


def test_a_whole_game_or_a_single_rule_is_read(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--read", "village.sell"], project) == 0
    topic = capsys.readouterr().out
    assert main(["--read", "village"], project) == 0
    assert capsys.readouterr().out == topic, "the small game has one topic"
    assert main(["--read", "village.sell.020"], project) == 0
    assert capsys.readouterr().out.rstrip() == topic[topic.index("village.sell.020") :].rstrip()


def test_every_test_of_a_rule_is_read_also_from_a_class(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(
        project / "tests/test_shop.py",
        """        class TestShop:
            @rule("village.sell.010")
            def test_again(self) -> None:
                \"""Half of one coin is nothing.\"""
        """,
    )
    assert main(["--read", "village.sell.010"], project) == 0
    out = capsys.readouterr().out
    assert "    tests/test_sell.py:3 test_half\n" in out
    assert "    tests/test_shop.py:3 test_again\n" in out
    assert '            """Half of one coin is nothing."""\n' in out


def test_examples_are_read_as_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--read", "village.sell.010"]) == 0
    example = ledger.find("village.sell.010").example
    assert example is not None
    assert "  example: given " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("topic", "what"),
    [
        ("chess", "no rules for 'chess'"),
        ("village.castling", "village has no topic 'castling', only"),
        ("village.sell.011", "there is no rule 'village.sell.011'; did you mean village.sell.010"),
    ],
)
def test_a_topic_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], topic: str, what: str
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--read", topic])
    assert stop.value.code == 2
    assert what in capsys.readouterr().err


def test_rules_that_wait_are_listed_apart_and_cannot_be_proven_yet(
    shelf: Path, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(shelf / "village/sell.yaml", SELL.replace("untestable: Nobody", "waits: Nobody"))
    monkeypatch.setattr(ledger, "load", {"village": ledger.read("village", shelf)}.__getitem__)
    assert main([], project) == 0
    assert capsys.readouterr().out.splitlines() == [
        "village: 2 rules, 1 proven, 0 untestable, 0 unproven, 1 waiting",
        "  topic  proven/untestable/total  unproven",
        "  sell   1/0/2                     waiting: 020",
    ]
    write(project / "tests/test_gone.py", '@rule("village.sell.020")\ndef test_it(): ...\n')
    assert main([], project) == 1
    assert "village.sell.020 is proven here, yet the ledger says that it waits" in capsys.readouterr().err


def test_a_game_without_code_takes_one_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "src/fabletop/games/village/sell.py").unlink()
    assert main([], project) == 0
    assert capsys.readouterr().out == "village: 2 rules, 1 proven, 1 untestable, 0 unproven\n"


def test_an_unknown_game_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--unproven", "chess"], project)
    assert stop.value.code == 2
    assert "invalid choice: 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("test", "what"),
    [
        ('@rule("village.sell.030")\ndef test_it(): ...\n', "1: there is no rule 'village.sell.030'"),
        ('@testing.rule(\n "village.sel.010")\nclass TestIt: ...\n', "2: there is no rule 'village.sel.010'"),
        ('@rule("village.sell.010")\ndef price(): ...\n', "1: @rule stands on price, which is not a test"),
        ("@rule(*SELL)\ndef test_it(): ...\n", "1: @rule takes ids written out as strings"),
        ('@rule("village.sell.020")\nasync def test_it(): ...\n', "1: village.sell.020 is proven here, yet"),
    ],
)
def test_a_wrong_proof_fails(project: Path, capsys: pytest.CaptureFixture[str], test: str, what: str) -> None:
    write(project / "tests/test_wrong.py", test)
    assert main([], project) == 1
    assert capsys.readouterr().err.startswith(f"tests/test_wrong.py:{what}")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("buy.py", '\n"""Buy a card. [village.sell.010, village.buy.010]"""\n'),
        ("buy.py", "\nraise BadSetup('no', 'village.buy.010')\n"),
        ("content/cards.yaml", "- id: beer\n  note: see village.buy.010\n"),
    ],
)
def test_a_citation_of_no_rule_fails(project: Path, name: str, text: str) -> None:
    write(project / "src/fabletop/games/village" / name, text)
    (problem,) = Report(project).problems
    assert problem.startswith(f"src/fabletop/games/village/{name}:2: there is no rule 'village.buy.010'")
