"""A finished game again, pick by pick."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import (
    GREEDY,
    Finished,
    Said,
    click,
    guest,
    play_out,
    rows_of,
    seated,
    shoot,
    sideways,
)
from tests.server.told import phrase


def expect_frame(page: Page, finished: Finished, at: int) -> None:
    """The page shows this frame: the count, the line, the chronicle and the life of both heroes."""
    frame = finished.frames[at]
    expect(page.locator(".count")).to_have_text(f"{at} / {len(finished.frames) - 1}")
    expect(page.get_by_role("slider")).to_have_value(str(at))
    expect(page.locator("p.line")).to_have_text(told(frame))
    rows = rows_of([line for one in finished.frames[: at + 1] for line in one["log"]])
    expect(page.get_by_role("log").locator("p")).to_have_count(len(rows))
    for seat, player in enumerate(frame["view"]["players"]):
        expect(life_of(page, seat)).to_have_text(f"{player['life']}/{player['full_life']}")


def told(frame: Said) -> str:
    return phrase(frame["log"][0]["said"] if frame["log"] else frame["decision"]["prompt"])


def life_of(page: Page, seat: int) -> Locator:
    """Each hero is drawn once: the first seat below the market, the others above it."""
    drawn = page.locator(f"section[data-seat='{seat}']")
    expect(drawn).to_have_count(1)
    return drawn.locator(".hb span, .life > span").first


@pytest.fixture
def replay(browser: Browser, site: str, finished: Finished) -> Iterator[Page]:
    with guest(browser, speed=4) as page:
        page.goto(f"{site}/replay/{finished.id}")
        expect_frame(page, finished, 0)
        yield page


def test_a_replay_steps_on_and_back(replay: Page, finished: Finished) -> None:
    on = replay.get_by_role("button", name="One pick on")
    for at in (1, 2, 3):
        on.click()
        expect_frame(replay, finished, at)
    replay.get_by_role("button", name="One pick back").click()
    expect_frame(replay, finished, 2)
    replay.get_by_role("button", name="To the next turn").click()
    active = [frame["view"]["active"] for frame in finished.frames]
    turn = next(n for n in range(3, len(active)) if active[n] != active[2])
    expect_frame(replay, finished, turn)


def test_a_replay_goes_to_its_ends_at_once(replay: Page, finished: Finished) -> None:
    start, end = (
        replay.get_by_role("button", name=f"To the {where}", exact=True) for where in ("start", "end")
    )
    expect(start).to_be_disabled()
    end.click()
    expect_frame(replay, finished, len(finished.frames) - 1)
    expect(end).to_be_disabled()
    start.click()
    expect_frame(replay, finished, 0)


def test_ones_own_games_are_listed_and_nobody_elses(
    page: Page, browser: Browser, site: str, finished: Finished
) -> None:
    me = seated(page, site, "dwarf")
    table = page.url.rpartition("/")[2]
    assert me.play(click) > 10
    page.goto(f"{site}/replays")
    own = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("You have won!" if 0 in me.state["winners"] else "won")
    expect(own.locator("time")).to_be_visible()
    shoot(page, "replays-own")
    own.get_by_role("link", name="Watch").click()
    expect(page).to_have_url(f"{site}/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    with guest(browser) as other:
        other.goto(f"{site}/replays")
        expect(other.get_by_role("link", name="Watch").first).to_be_visible()
        links = other.get_by_role("link", name="Watch").evaluate_all("all => all.map(one => one.href)")
        assert f"{site}/replay/{finished.id}" in links
        assert f"{site}/replay/{table}" not in links


def test_a_replay_is_scrubbed_with_the_slider(replay: Page, finished: Finished) -> None:
    slider = replay.get_by_role("slider")
    last = len(finished.frames) - 1
    slider.fill(str(last // 2))
    expect_frame(replay, finished, last // 2)
    shoot(replay, "replay")
    slider.press("ArrowRight")
    expect_frame(replay, finished, last // 2 + 1)
    slider.press("End")
    expect_frame(replay, finished, last)
    slider.press("Home")
    expect_frame(replay, finished, 0)


def test_a_replay_plays_to_its_end_and_goes_back_to_the_start(replay: Page, finished: Finished) -> None:
    last = len(finished.frames) - 1
    replay.get_by_role("slider").fill(str(last - 6))
    replay.get_by_role("button", name="Play", exact=True).click()
    expect_frame(replay, finished, last)
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    replay.keyboard.press("Home")
    expect_frame(replay, finished, 0)


WINDOWS: dict[str, ViewportSize] = {
    "desk": {"width": 1366, "height": 768},
    "upright": {"width": 834, "height": 1112},
}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_legend_is_told_again_with_everything_beside_its_board(
    browser: Browser, site: str, window: str
) -> None:
    """Hero boards, goals, tables, the story and every fight: as at the table."""
    bot = {"kind": "bot", "bot": "greedy"}
    legend = {"legend": 12, "heroes": ["thorn", "chada", "kram"]}
    played = play_out(site, bot, bot, game="andor", options=legend)
    fights = [n for n, one in enumerate(played.frames) if one["view"]["fight"]]
    with guest(browser, WINDOWS[window], speed=4) as page:
        page.goto(f"{site}/replay/{played.id}")
        beside = page.locator("#weigh")
        expect(beside.locator(".heroboard")).to_contain_text("Thorn")
        expect(beside.locator(".tale")).to_be_visible()
        expect(beside.locator(".goal")).to_be_visible()
        beside.locator(".tabs").get_by_role("button", name="Creatures").click()
        expect(beside.locator("table")).to_contain_text("Wargor")
        beside.locator(".tabs").get_by_role("button", name="Creatures").click()
        assert fights
        page.get_by_role("slider").fill(str(fights[-1]))
        expect(beside.locator(".heroes .name").first).to_be_visible()
        expect(beside.locator(".tale")).to_have_count(0)
        expect(page.get_by_role("log")).to_be_visible()
        assert sideways(page) == 0
        shoot(page, f"replay-andor-{window}")
        board = page.locator(".mountain").bounding_box()
        assert board is not None
        assert board["height"] > 240


@pytest.mark.parametrize("window", WINDOWS)
def test_a_combat_is_told_again_with_what_was_weighed(browser: Browser, site: str, window: str) -> None:
    bot = {**GREEDY, "hero": "random"}
    played = play_out(site, bot, bot, game="heroes", options={"mode": "duel"})
    with guest(browser, WINDOWS[window], speed=4) as page:
        page.goto(f"{site}/replay/{played.id}")
        page.get_by_role("slider").fill(str(len(played.frames) * 2 // 3))
        expect(page.locator("#weigh .weigh h2")).to_be_visible()
        expect(page.get_by_role("log")).to_be_visible()
        assert sideways(page) == 0
        shoot(page, f"replay-heroes-{window}")
