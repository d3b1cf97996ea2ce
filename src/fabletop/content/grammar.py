"""Slips of grammar and stray words that a fluent reader found once: none of them comes back.

Part of `python -m fabletop.content.check`.  Each line says what is looked for, and what to write
instead; `docs/words.md` has the words of the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from fabletop import ledger, speech
from fabletop.ledger import Language
from fabletop.speech import GENDER, LANGUAGES, MESSAGE

HERO: Final = r"\{ \$(?:seat|hero|prey|killer|sorcerer) \}"
UNIT: Final = (
    r"(?<!of )(?<!de )(?<! a )\{ \$(?:unit|mine) \}"  # named in the plural: Griffins, Grifos, Gripar
)
ONE: Final = "-tower"  # how the keys end where the only unit that is one is meant
CLIENT: Final = speech.FOLDER.parents[2] / "client" / "src"  # beside the sources only


class Slip(NamedTuple):
    """What no text may hold, and what to write instead."""

    wrong: str
    instead: str


# The slips of one game by language, which its inventory has as STRAY: what to write instead of what.
Stray = Mapping[str, Mapping[str, str]]
NONE: Final[Stray] = {}


SLIPS: Final[dict[Language, tuple[Slip, ...]]] = {
    "en": (
        Slip(r"\b(?:the|an|each|every) own\b", "say whose: their, its, the player's"),
        Slip(rf"{UNIT} (?!as\b|is\b|across\b|towards\b)[a-z]+s\b", "units are plural: they strike"),
        Slip(r"\bstrikes back\b", "units are plural: they strike back"),
    ),
    "es": (
        Slip(rf"\b(?:el|la|del|al) {HERO}", "heroes bring their article along"),
        Slip(rf"{UNIT} (?:se |no |ya )?(?!contra\b|que\b)\w\w+[aeoáé]\b", "units are plural: atacan"),
        Slip(rf"\bse une {UNIT}", "units are plural: se unen"),
        Slip(rf"\A(?!.*\$unit{GENDER})(?=.*\$unit\b).*Un[ao]s poc[ao]s", f"select by $unit{GENDER}"),
        Slip(r"\bluchar un duelo\b", "librar un duelo"),
        Slip(r"\bguárdal[oa]\b", "no lo compartas"),
        Slip(r"\bbonos?\b|\bbonificador", "bonificación"),
        Slip(r"\bmás acuerdos\b", "más opciones"),
        Slip(r"\bberserk\b", "furia, furia berserker"),
        Slip(r"\boverwhelm\b", "arrollador"),
        Slip(r"\bpila de descarte\b", "pila de descartes"),
        Slip(r"\bobjetos? valiosos?\b", "objeto de valor"),
    ),
    "sv": (
        Slip(r"(?<!\$)\bbot(?:ar|arna|en|s)?\b", "bott, botten, bottar, bottarna"),
        Slip(r"\bhar turen\b", "Barbarens tur"),
        Slip(r"\bdenna plats\b", "webbplatsen"),
        Slip(r"\bbe att ångra\b", "be att få ångra"),
        Slip(r"\bupphöjda kort\b", "upplyfta kort"),
        Slip(r"\bingen sådan sida och inget sådant bord\b", "sidan eller bordet finns inte"),
        Slip(r"\bslänghög", "kasthög"),
        Slip(r"\btrollform", "the word of the game for a spell"),
    ),
}


def slips(text: str, language: Language, stray: Stray = NONE) -> list[str]:
    """What is wrong with one text, each with what to write instead."""
    own = [Slip(wrong, instead) for wrong, instead in stray.get(language, {}).items()]
    return [
        f"“{found[0].strip()}”: {slip.instead}"
        for slip in (*SLIPS[language], *own)
        if (found := re.search(slip.wrong, text, re.IGNORECASE | re.DOTALL))
    ]


def all_slips(folders: list[Path], stray: Mapping[str, Stray]) -> list[str]:
    """Everything wrong with the texts of these folders, of the pages and of the ledger."""
    return [
        f"{place}: {slip}"
        for language in LANGUAGES
        for place, game, text in texts_in(folders, language)
        for slip in slips(text, language, stray.get(game, NONE))
        if not place.endswith(ONE)
    ]


def texts_in(folders: list[Path], language: Language) -> Iterator[tuple[str, str, str]]:
    """Every text of a language: where it stands, the game that it is about, and what it says."""
    files = [path for folder in folders for path in speech.files(folder, language)]
    for path in [*files, *sorted(CLIENT.glob(f"**/text/**/{language}.ftl"))]:
        parts = path.parts
        game = parts[parts.index("games") + 1] if "games" in parts else ""
        for found in MESSAGE.finditer(path.read_text(encoding="utf-8")):
            yield f"{path}, {found['key']}", game, found[0].partition("=")[2]
    for game in ledger.games():
        for id in ledger.load(game).rules:
            yield id, game, ledger.text(id, language)
