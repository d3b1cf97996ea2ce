"""A campaign of Heroes in the browser: a chapter from its story to its end, and on to the next."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import Player, Said, guest, shoot, sideways, texts_of, the_end
from tests.server.chapters import WON, play
from tests.server.told import catalogue

PHONE: ViewportSize = {"width": 390, "height": 844}
CATCHING_UP = 120_000  # milliseconds: a bot plays faster than a page draws
CHAPTERS = [one["chapter"]["number"] for one in catalogue("heroes")["scenarios"] if one["chapter"]]
TITLES = {"en": "Campaigns", "es": "Campañas", "sv": "Kampanjer"}


def held(page: Page) -> dict[str, Said]:
    seats: dict[str, Said] = json.loads(page.evaluate("localStorage['fabletop.seats'] ?? '{}'"))
    return seats


def let_a_bot_play(page: Page, site: str) -> str:
    """At the table that the page shows, with the key of its seat; the table."""
    table = page.url.rpartition("/")[2]
    address, token = site.partition("://")[2], held(page)[table]["token"]
    with ThreadPoolExecutor(1) as hands:
        done = hands.submit(lambda: asyncio.run(play(address, table, token, WON)))
        while not done.done():
            page.wait_for_timeout(50)
        done.result()
    return table


def states(page: Page) -> list[str]:
    """How the chapters stand, in the order of the page."""
    return [text.strip() for text in page.locator("li .state").all_text_contents()]


def test_a_chapter_from_its_story_to_the_next_with_what_was_carried(
    page: Page, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletop.server.lobby.service.new_seed", lambda: WON)
    me = Player(page)
    page.goto(site)
    page.get_by_role("link", name="Campaigns").click()
    expect(page.get_by_role("heading", name="Campaigns", exact=True)).to_be_visible()
    expect(page.locator("li .state")).to_have_count(len(CHAPTERS))
    assert states(page) == ["Open" if number == 1 else "Locked" for number in CHAPTERS]
    page.get_by_role("button", name="A Claim of Teeth").click()
    about = page.get_by_role("article", name="A Claim of Teeth")
    expect(about).to_contain_text("Own five mines and settlements.")
    about.get_by_role("button", name="Easy").click()
    about.get_by_role("button", name="Begin the chapter").click()

    page.wait_for_url("**/table/*")
    story = page.get_by_role("region", name="A Claim of Teeth")
    expect(story).to_contain_text("A mine belongs to whoever stands in it")
    expect(story).to_contain_text("Prospector Hale")
    shoot(page, "heroes-campaign-story")
    story.get_by_role("button", name="To the map").click()
    table = let_a_bot_play(page, site)
    end = the_end(page)
    expect(end).to_contain_text("Victory", timeout=CATCHING_UP)
    shoot(page, "heroes-campaign-end")
    me.forget()
    end.get_by_role("link", name="Next chapter").click()

    cards = page.locator(".thing")
    expect(cards.first).to_be_visible()
    may = page.request.get(f"{site}/api/tables/{table}/next").json()
    expect(cards).to_have_count(len(may["cards"]))
    for at in range(may["most"]):
        cards.nth(at).click()
    expect(page.get_by_role("status")).to_contain_text("that is all you may take")
    expect(cards.nth(may["most"])).to_be_disabled()
    shoot(page, "heroes-campaign-cards")
    page.get_by_role("button", name="Begin chapter 2").click()

    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name="The Sleeping Hoard")).to_contain_text("The Envoy in White")
    second = page.url.rpartition("/")[2]
    assert second != table
    me.until(lambda: bool(me.states))
    begins_with(me.state["view"], may)
    shoot(page, "heroes-campaign-second")

    page.goto(f"{site}/campaign/heroes")
    expect(page.get_by_text("Being played")).to_have_count(1)
    assert sorted(states(page)) == sorted(
        [
            "Won",
            "Being played",
            *["Open"] * (CHAPTERS.count(1) - 1),
            *["Locked"] * (len(CHAPTERS) - CHAPTERS.count(1) - 1),
        ]
    )
    page.get_by_role("button", name="A Claim of Teeth").click()
    expect(page.get_by_role("article")).to_contain_text("won at “Easy” in 7 rounds")
    page.get_by_role("button", name="The Sleeping Hoard").click()
    page.get_by_role("button", name="Go on playing").click()
    expect(page).to_have_url(f"{site}/table/{second}")


def begins_with(view: Said, may: Said) -> None:
    """Nothing is in the deck but what was chosen and what comes by itself; the goods came along."""
    printed = catalogue("heroes")
    player = view["players"][0]
    assert view["adventure"]["scenario"] == may["chapter"]
    assert player["hand_size"] + player["deck_size"] == len(may["along"]) + may["most"]
    hand = [printed["cards"][card]["id"] for card in player["hand"]]
    assert set(hand) <= {*may["along"], *may["cards"]}
    scenario = next(one for one in printed["scenarios"] if one["id"] == may["chapter"])
    for name, kept in zip(("gold", "materials", "valuables"), may["resources"], strict=True):
        assert player[name] >= scenario["resources"][name] + kept


def test_on_a_phone_campaigns_stand_below_each_other_and_speak_three_languages(
    browser: Browser, site: str
) -> None:
    with guest(browser, PHONE, touch=True) as page:
        page.goto(f"{site}/campaign/heroes")
        for language, title in TITLES.items():
            page.locator(f"header button[lang={language}]").tap()
            expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
            expect(page.get_by_role("article")).to_be_visible()
            said = texts_of(page.locator("main"))
            assert [word for word in said if re.match(r"(campaign|rivals?|scenario|ai-plan)-", word)] == []
            assert sideways(page) == 0
        shoot(page, "heroes-campaigns-phone")


def test_a_table_that_was_not_won_says_so_instead_of_leading_on(browser: Browser, site: str) -> None:
    page = browser.new_page()  # one that may be told no
    page.goto(f"{site}/campaign/heroes")
    page.get_by_role("button", name="Begin the chapter").click()
    page.wait_for_url("**/table/*")
    page.goto(page.url.replace("/table/", "/campaign/heroes/"))
    expect(page.get_by_role("alert")).to_contain_text("The game is not over yet.")
    expect(page.get_by_role("button", name="Begin chapter")).to_have_count(0)
    page.close()
