"""Tables of legends that people wrote: made, kept, told again; and nobody reads on before its time."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.playing import BOT, Browser, make_table, on_disk, running, settings_in, sit_down
from tests.server.told import phrase, told_to

from fabletop.games import BOXES
from fabletop.games.andor.catalogue.records import AndorPrinted
from fabletop.games.andor.load import legend_in
from fabletop.games.andor.view import AndorView
from fabletop.games.andor.words import TEXT, CardWords
from fabletop.kernel import NOBODY, Match, Setup
from fabletop.server.schemas import OwnRead, Replay, TableSummary
from fabletop.server.settings import Settings
from fabletop.speech import LANGUAGES, Speech, seen_texts

EXAMPLE = (Path(__file__).parents[2] / "docs" / "examples" / "the-lost-ram.yaml").read_text(encoding="utf-8")
ME = {"kind": "me"}
OPEN = {"kind": "open"}
TWO = ["thorn", "chada"]
# texts of the example, by the title of the card that must have been read
LATER = {
    "Tracks": "Something followed the herders",
    "The Old One": "She has seen many winters",
    "Both of Them": "They argue about whose fault",
    "Snow": "It falls all night",
}
ENDINGS = ("The bell rings over the road again", "Snow covers two small tracks")
TITLES = [CardWords().card(legend, card) for legend in [legend_in(EXAMPLE, 2)] for card in legend.cards]
NEVER = ("apply_setup", "shuffle: [ram", "trigger")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def own(text: str = EXAMPLE, **more: Any) -> dict[str, Any]:
    return {"game": "andor", "options": {"legend": text, "heroes": TWO, **more}}


def call(address: str, path: str) -> httpx.Response:
    answer = httpx.get(f"http://{address}/api/{path}")
    assert answer.status_code == 200, answer.text
    return answer


def summary_of(address: str, table: str) -> TableSummary:
    return msgspec.convert(call(address, f"tables/{table}").json(), TableSummary)


# -- before the table ---------------------------------------------------------------------------------------


def test_a_table_of_a_legend_of_ones_own_bears_its_title(address: str) -> None:
    table, _ = make_table(address, ME, OPEN, public=True, **own(grades=[2]))
    assert summary_of(address, table).title == "The Lost Ram"
    shown = {one["id"]: one["title"] for one in call(address, "tables").json()}
    assert shown[table] == "The Lost Ram"
    other, _ = make_table(address, ME, OPEN, public=True, game="andor", options={"legend": 12, "heroes": TWO})
    assert summary_of(address, other).title == ""


def test_a_mistake_is_refused_with_its_line(address: str) -> None:
    wished = {"seats": [ME], **own(EXAMPLE.replace("kind: wargor, at: 214", "kind: wargar, at: 214"))}
    refused = httpx.post(f"http://{address}/api/tables", json=wished)
    assert refused.status_code == 422
    assert "the legend, at line 38: " in refused.json()["reason"]
    assert "did you mean wargor" in refused.json()["reason"]


def test_a_legend_is_looked_at_before_a_table_is_made_of_it(address: str) -> None:
    def look_at(text: Any) -> OwnRead:
        answer = httpx.post(f"http://{address}/api/legends", json={"text": text})
        assert answer.status_code == 200, answer.text
        return OwnRead.model_validate(answer.json())

    sound = look_at(EXAMPLE)
    assert (sound.title, sound.mistakes) == ("The Lost Ram", [])
    assert sound.story.startswith("The village keeps one ram")
    wrong = look_at(EXAMPLE.replace("2: [209], 3: [209]", "2: [209], 3: [999]"))
    assert wrong.title == ""
    (mistake,) = wrong.mistakes
    assert mistake.heroes == [3]
    assert (
        EXAMPLE.splitlines()[mistake.line - 1].strip().startswith("- place_creature: {kind: wargor, at: {2")
    )
    (long,) = look_at("#" * 70_000).mistakes
    assert (long.line, long.heroes) == (0, [])
    assert "at most 64 kB" in long.text


def test_the_longest_legend_fits_into_a_request(address: str) -> None:
    """Quotes and ends of lines take twice as much in JSON."""
    text = EXAMPLE + '#"\n' * ((65_536 - len(EXAMPLE.encode())) // 3)
    make_table(address, ME, **own(text))
    more = httpx.post(f"http://{address}/api/legends", json={"text": '"' * 200_000})
    assert more.status_code == 413


def test_a_legend_that_is_over_before_it_begins_is_over(address: str) -> None:
    table, _ = make_table(
        address,
        ME,
        **own(
            EXAMPLE.replace("goal: {id: herders}", "end: {result: lost}", 1).replace(
                "does:\n      - place_creature: {kind: wargor, at: {2",
                "does:\n      - goal: {id: herders}\n      - place_creature: {kind: wargor, at: {2",
            )
        ),
    )
    summary = summary_of(address, table)
    assert (summary.status, summary.winners) == ("over", [])
    assert len(msgspec.convert(call(address, f"replays/{table}").json(), Replay).frames) == 1


# -- what nobody may know -----------------------------------------------------------------------------------


def spoils(said: str, view: dict[str, Any]) -> list[str]:
    """What is said that the table has not come to."""
    read = {TITLES[card] for card in view.get("cards", ())}
    secrets = [text for title, text in LATER.items() if title not in read]
    return [text for text in (*secrets, *(() if view.get("over") else ENDINGS), *NEVER) if text in said]


def test_nobody_is_sent_what_has_not_been_read(address: str) -> None:
    """Neither who plays nor who looks on, nor the lobby."""
    table, token = make_table(address, ME, OPEN, public=True, name="Maja", **own())
    second = sit_down(address, table, 1)

    async def play() -> list[dict[str, Any]]:
        one, two, looking = (Browser(address, table, held) for held in (token, second, ""))
        async with one, two, looking:
            playing = [browser.play(random.Random(7), 40) for browser in (one, two, looking)]
            await asyncio.gather(*playing)
            await one.say(type="hint", seq=one.state["seq"])
            async with Browser(address, table, token, "sv") as swedish:
                return [*one.heard, *two.heard, *looking.heard, *swedish.heard]

    heard = asyncio.run(play())
    assert len(heard) > 20
    for message in heard:
        assert spoils(json.dumps(message), message.get("view", {})) == []
    for path in (f"tables/{table}", "tables", f"fair/{table}", f"replays?table={table}"):
        assert spoils(call(address, path).text, {}) == []


def test_an_unread_card_stays_unread_for_ever(address: str) -> None:
    """A replay shows what was seen, and no more."""
    table, token = make_table(address, ME, **own())

    async def play() -> None:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(5))

    asyncio.run(play())
    replay = call(address, f"replays/{table}").json()
    for frame in replay["frames"]:
        assert spoils(json.dumps(frame), frame["view"]) == []
    assert msgspec.convert(replay, Replay).summary.title == "The Lost Ram"


# -- kept ---------------------------------------------------------------------------------------------------


def test_after_a_restart_the_table_is_as_it_was(settings: Settings) -> None:
    async def play(address: str, table: str, token: str, most: int) -> dict[str, Any]:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(most), most)
            return browser.state

    with running(settings) as address:
        table, token = make_table(address, ME, BOT, public=True, **own(grades=[1]))
        before = asyncio.run(play(address, table, token, 12))
    with running(settings) as address:
        listed = [one["title"] for one in call(address, "tables").json() if one["id"] == table]
        assert listed == ["The Lost Ram"]  # before anybody has woken it
        after = asyncio.run(play(address, table, token, 0))
        assert after["seq"] >= before["seq"]
        asyncio.run(play(address, table, token, before["seq"] + 8))
    setup, picks = on_disk(settings, table)
    assert setup.options["legend"] == EXAMPLE
    assert len(picks) >= before["seq"]


# -- in words -----------------------------------------------------------------------------------------------


def shown(text: str, picks: int = 0) -> tuple[AndorView, AndorPrinted, str]:
    match = Match(BOXES["andor"], Setup("andor", 1, 3, options={"legend": text, "heroes": TWO}))
    luck = random.Random(1)
    for _ in range(picks):
        if match.decision is not None:
            match.choose(luck.choice(match.decision.options))
    told = told_to(match, NOBODY, match.take_events(), {0: "Maja"})
    printed = msgspec.convert(told["printed"], AndorPrinted)
    return msgspec.convert(told["view"], AndorView), printed, json.dumps(told, ensure_ascii=False)


def test_its_own_names_and_words_are_told() -> None:
    view, printed, _ = shown(EXAMPLE)
    assert (view.legend, view.title) == (0, "The Lost Ram")
    assert [(one.field, one.name) for one in view.names] == [(216, "The Bell Rock")]
    assert view.cards == [card.index for card in printed.cards]
    assert [card.title for card in printed.cards] == ["No Bell", "Two Herders"]
    assert printed.cards[0].text == "You wake because it is too quiet."
    assert [goal.text for goal in printed.goals] == ["Bring both herders to the camp."]


def test_what_has_no_words_is_called_something() -> None:
    bare = "\n".join(
        line for line in EXAMPLE.split("\n") if not line.strip().startswith(("title:", "text:", "names:"))
    ).replace(", text: Bring both herders to the camp.", "")
    view, printed, said = shown(bare, 30)
    assert view.title == ["legend-untitled"]
    assert printed.cards
    for language in LANGUAGES:
        assert all(phrase(card.title, language, "andor") and not card.text for card in printed.cards)
        assert all(phrase(goal.text, language, "andor") for goal in printed.goals)
    assert printed.goals
    known = seen_texts(TEXT)
    assert all(name in known or f'"{name}' not in said for name in ("face-ram", "face-bones"))


def test_legends_of_the_same_id_do_not_speak_for_each_other() -> None:
    """Somebody mends a text and tries again: the log has the new one."""
    _, _, before = shown(EXAMPLE)
    _, _, after = shown(EXAMPLE.replace("You wake because it is too quiet.", "You wake, and it is cold."))
    assert "it is too quiet" in before
    assert "it is too quiet" not in after
    assert "and it is cold" in after


def test_crosses_show_what_the_legend_says_they_hide() -> None:
    match = Match(BOXES["andor"], Setup("andor", 1, 3, options={"legend": EXAMPLE, "heroes": TWO}))
    game: Any = match.game
    for token in [token for token in game.tokens if token.face >= 0 and not token.open]:
        if game.legend.faces[token.face].id in ("ram", "bones"):
            game.turn_token(token, True)
    told = told_to(match, NOBODY, match.take_events())
    assert {"ram", "bones"} <= {str(face["name"]) for face in told["printed"]["faces"]}
    assert any(phrase(line["said"], "sv", "andor").rstrip().endswith("ram.") for line in told["log"])


def test_settings_of_the_server_leave_room_for_a_legend(tmp_path: Path) -> None:
    assert settings_in(tmp_path).body_bytes > 2 * 65_536
