"""The slips that a fluent reader found are found by the check too, and so are their like."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.content import check, grammar
from fabletop.content.grammar import slips
from fabletop.games.heroes import words as heroes
from fabletop.games.heroes.words.cards import card_words
from fabletop.games.village import words as village
from fabletop.ledger import Language
from fabletop.said import Said, say
from fabletop.speech import Speech

OLD: list[tuple[Language, str, str]] = [
    ("en", "", "On the own turn a player may play cards."),
    ("en", "", "whenever an own unit is activated"),
    ("en", "heroes", "{ $unit } strikes back for { $damage }."),
    ("en", "heroes", "strikes back at"),
    ("es", "", "Luchar un duelo"),
    ("es", "", "Quien lo tenga juega por ti: guárdalo."),
    ("es", "village", "empieza el turno del { $seat }."),
    ("es", "village", "−2 de bono"),
    ("es", "", "Más acuerdos"),
    ("es", "village", "entra en berserk"),
    ("es", "village", "Overwhelm"),
    ("es", "heroes", "Reclutar { $unit } (Unas pocas)"),
    ("es", "heroes", "{ $unit } contraatacará con { $damage }."),
    ("es", "heroes", "{ $unit } se defiende."),
    ("sv", "", "Botar är alltid lediga"),
    ("sv", "", "Spela mot bots"),
    ("sv", "", "Nivå för boten"),
    ("sv", "village", "{ $seat } har turen."),
    ("sv", "village", "besvärjelser når"),
    ("sv", "heroes", "en förtrollning"),
    ("sv", "village", "trollformler"),
    ("sv", "", "har inget med denna plats att göra"),
    ("sv", "", "Be att ångra"),
    ("sv", "heroes", "Upphöjda kort kan spelas nu."),
    ("sv", "", "Det finns ingen sådan sida och inget sådant bord."),
    ("sv", "heroes", "tack vare stormanfallet"),
]
FINE: list[tuple[Language, str, str]] = [
    ("en", "heroes", "{ $unit } strike back for { $damage }."),
    ("en", "heroes", "The death cloud of { $unit } reaches one more unit."),
    ("es", "village", "empieza el turno de { $seat }."),
    ("es", "heroes", "{ $unit } contra { $target }"),
    ("es", "heroes", "{ $unit } se defienden."),
    ("es", "village", "Furia berserker"),
    ("sv", "", "Bottar är alltid lediga. Så spelar botten: { $bot }"),
    ("sv", "heroes", "en besvärjelse"),
]


@pytest.mark.parametrize(("language", "game", "text"), OLD)
def test_what_a_reader_found_is_found(language: Language, game: str, text: str) -> None:
    assert slips(text, language, check.stray().get(game, {}))


@pytest.mark.parametrize(("language", "game", "text"), FINE)
def test_what_is_right_is_left_alone(language: Language, game: str, text: str) -> None:
    assert slips(text, language, check.stray().get(game, {})) == []


def test_the_check_reads_every_text_of_ours() -> None:
    assert grammar.all_slips(check.folders(), check.stray()) == []
    places = {place for place, _, _ in grammar.texts_in(check.folders(), "sv")}
    assert "village.sell.010" in places
    for path, key in (
        ("client/src/text/sv.ftl", "no-tables"),
        ("heroes/content/text/sv/units.ftl", "face-few"),
    ):
        assert any(place.endswith(f"{path}, {key}") for place in places)


def test_the_check_fails_with_a_slip(tmp_path: Path) -> None:
    (tmp_path / "sv.ftl").write_text("a = Bra.\nno-tables = Botar är lediga.\n", encoding="utf-8")
    (wrong,) = [line for line in grammar.all_slips([tmp_path], {}) if str(tmp_path) in line]
    assert wrong.endswith("sv.ftl, no-tables: “Botar”: bott, botten, bottar, bottarna")


def phrase(folder: Path, said: Said, language: Language) -> str:
    return Speech(language, folder).phrase(said)


def test_heroes_bring_their_article_along() -> None:
    elf, dwarf = say("hero-elf.the"), say("hero-dwarf.the")
    began = say("event-turn-began", seat=elf, n=2)
    assert phrase(village.TEXT, began, "es") == "Ronda 2: empieza el turno del Elfo."
    assert phrase(village.TEXT, began, "sv") == "Runda 2: Alvens tur."
    assert phrase(village.TEXT, began, "en") == "Round 2: the turn of Elf begins."
    hurt = say("event-monster-attacked", card=say("card-orc"), seat=dwarf)
    assert phrase(village.TEXT, hurt, "es") == "Orco ataca al Enano."
    assert (
        phrase(village.TEXT, say("event-played", seat=elf, card=say("card-staff")), "es")
        == "El Elfo juega Bastón."
    )
    assert (
        phrase(village.TEXT, say("event-rose-to-level", seat=elf, n=2), "es") == "¡El Elfo sube al nivel 2!"
    )
    assert phrase(village.TEXT, say("prompt-act", seat=say("hero-elf")), "es").startswith("Elfo, es tu turno")


def test_a_side_of_a_unit_takes_the_gender_of_the_unit() -> None:
    cards = card_words()
    told = {
        unit.id: phrase(heroes.TEXT, cards.troop(n, 0), "es") for n, unit in enumerate(cards.printed.units)
    }
    assert told["necropolis.skeletons"] == "Esqueletos (Unos pocos)"
    assert told["dungeon.harpies"] == "Arpías (Unas pocas)"
    assert phrase(heroes.TEXT, say("face-few"), "es") == "Unas pocas", "of units, whatever they are"
    numbered = say("name-number", unit=say("unit-castle-griffins"), n=2)
    assert phrase(heroes.TEXT, say("option-weaken", unit=numbered), "es") == "Grifos 2 pasan a ser Unos pocos"


def test_every_unit_has_a_gender_in_spanish() -> None:
    speech = Speech("es", heroes.TEXT)
    cards = card_words()
    genders = {speech.gender(cards.unit(kind)) for kind in range(len(cards.printed.units))}
    assert genders == {"masculine", "feminine"}
