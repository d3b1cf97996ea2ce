"""Python and the browser put messages into the same words: both are held to `phrases.json`.

`scripts/golden` writes it anew; the browser's side is client/tests/phrase.test.ts.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

from fabletop.games.telling import tell
from fabletop.games.village import BOX
from fabletop.games.village.catalogue import catalogue
from fabletop.games.village.telling import VillageTeller
from fabletop.games.village.words import TEXT
from fabletop.kernel import Match, Setup
from fabletop.said import Said, Say, said_from_data
from fabletop.speech import LANGUAGES, Speech

FILE: Final = Path(__file__).parent / "phrases.json"
OF_EACH: Final = 2  # messages of one key that are kept


def said_in_play() -> list[Said]:
    """What is said in some games, of each kind a few."""
    found: dict[str, list[Said]] = {}

    def keep(said: Said) -> None:
        kind = said.key if isinstance(said, Say) else type(said).__name__
        known = found.setdefault(kind, [])
        if len(known) < OF_EACH and said not in known:
            known.append(said)

    for card in catalogue().cards[::9]:
        for said in (card.name, card.head, card.brief, *card.text):
            keep(said)
    for hero in catalogue().heroes:
        for level in hero.levels:
            for ability in level.abilities:
                keep(ability.text)
    teller = VillageTeller({0: "Maja", 1: "Åsa"})
    for seed in range(3):
        match, luck = Match(BOX, Setup("village", 2 + seed, seed)), random.Random(seed)
        events = match.take_events()
        while match.decision is not None and len(match.picks) < 120:
            told = tell(teller, match.game, match.decision.seat, events)
            assert told.decision is not None
            for line in told.log:
                keep(line.said)
            keep(told.decision.prompt)
            for option in told.decision.options:
                for said in (option.label, option.full, option.hint):
                    if said:
                        keep(said)
            events = match.choose(luck.choice(match.decision.options))
    return [said for kind in sorted(found) for said in found[kind]]


def spoken(said: Said) -> dict[str, Any]:
    data = json.loads(msgspec.json.encode(said))
    return {"said": data, **{language: Speech(language, TEXT).phrase(said) for language in LANGUAGES}}


def test_messages_read_as_they_do_in_the_browser() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert len(kept) > 50
    for one in kept:
        assert spoken(said_from_data(one["said"])) == one, "run scripts/golden"


def main() -> None:
    lines = [json.dumps(spoken(said), ensure_ascii=False) for said in said_in_play()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
