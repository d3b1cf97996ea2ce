"""A puzzle is solved on the board of its game; a wrong pick is refuted, and taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import PATIENCE, Player, Said, click, guest, shoot, sideways, tap
from tests.server.told import phrase

DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
WHY = re.compile("could still go wrong|no longer")
LEAST = 44  # pixels that a thumb needs


@dataclass(frozen=True)
class Puzzle:
    """One that is there to be solved: what it is, and the picks that solve it."""

    site: str
    info: Said
    solution: list[object]

    @property
    def address(self) -> str:
        return f"{self.site}/puzzle/{self.info['id']}"

    def after(self, *picks: object) -> Said:
        return played(self.site, self.info["id"], picks=list(picks))

    def options(self, *picks: object) -> list[Said]:
        """What may be picked after these."""
        found: list[Said] = self.after(*picks)["frames"][-1]["decision"]["options"]
        return found


def played(site: str, id: str, **asked: object) -> Said:
    answer = httpx.post(f"{site}/api/puzzles/{id}/play", json=asked, timeout=PATIENCE / 1000)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def a_puzzle(site: str, game: str, picks: int) -> Puzzle:
    """The easiest one of a game with so many picks."""
    listed = httpx.get(f"{site}/api/puzzles", timeout=PATIENCE / 1000).json()
    info = next(one for one in listed if one["game"] == game and one["picks"] == picks)
    shown = played(site, info["id"], give_up=True)
    own = [frame["pick"] for frame in shown["frames"] if frame["seat"] == shown["seat"]]
    return Puzzle(site, info, own)


@pytest.fixture(scope="module")
def puzzle(site: str) -> Puzzle:
    return a_puzzle(site, "village", picks=2)


@dataclass(frozen=True)
class Solver:
    page: Page
    pick: Callable[[Player, Said], None]

    def choose(self, option: Said) -> None:
        self.pick(Player(self.page), option)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")


@pytest.fixture(params=["desk", "phone"])
def solver(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Solver]:
    on_phone = request.param == "phone"
    with guest(browser, PHONE if on_phone else DESK, touch=on_phone) as page:
        yield Solver(page, tap if on_phone else click)
        assert sideways(page) == 0


def test_a_puzzle_is_found_in_the_lobby_and_solved_by_clicking(solver: Solver, puzzle: Puzzle) -> None:
    page = solver.page
    page.goto(puzzle.site)
    expect(page.get_by_role("region", name="Puzzle of the day").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("link", name="All puzzles").click()
    row = page.locator(f"a[href='/puzzle/{puzzle.info['id']}']")
    expect(row).to_contain_text(phrase(puzzle.info["goal"]))
    row.click()
    expect(page.get_by_role("region", name="What to reach")).to_contain_text(phrase(puzzle.info["goal"]))
    for n, pick in enumerate(puzzle.solution):
        expect(page.locator(".prompt.mine")).to_be_visible()
        options = puzzle.options(*puzzle.solution[:n])
        solver.choose(next(option for option in options if option["pick"] == pick))
        back = page.get_by_role("button", name="Take back")
        expect(back).to_be_enabled()
    expect(page.locator(".prompt.solved")).to_contain_text("Solved")
    on = solver.prompt.get_by_role("link", name="Next puzzle")
    assert on.get_attribute("href") != f"/puzzle/{puzzle.info['id']}"
    page.goto(f"{puzzle.site}/puzzles")
    expect(page.locator(".lead")).to_contain_text("1 of 60 solved")
    expect(row.get_by_label("solved")).to_be_visible()


def test_a_wrong_pick_is_refuted_and_taken_back(solver: Solver, puzzle: Puzzle) -> None:
    page = solver.page
    wrong = next(option for option in puzzle.options() if option["verb"] == "end_turn")
    told = puzzle.after(wrong["pick"])
    assert told["status"] == "refuted"
    page.goto(puzzle.address)
    expect(page.locator(".prompt.mine")).to_be_visible()
    solver.choose(wrong)
    expect(page.locator(".prompt.refuted")).to_contain_text(WHY)
    solver.prompt.get_by_role("button", name="One pick back").click()
    expect(page.locator(".prompt.refuted")).to_have_count(0)
    solver.prompt.get_by_role("button", name="To the end").click()
    solver.prompt.get_by_role("button", name="Back to the decision").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    first = next(option for option in puzzle.options() if option["pick"] == puzzle.solution[0])
    expect(Player(page).button(first)).to_be_visible()


def test_a_refutation_is_told_by_itself_and_again_by_the_arrows(browser: Browser, puzzle: Puzzle) -> None:
    """Picked by its number, for whoever has no mouse."""
    told = {at: puzzle.after(option["pick"]) for at, option in enumerate(puzzle.options())}
    wrong = next(at for at, one in told.items() if one["status"] == "refuted" and len(one["frames"]) == 2)
    lines = [" ".join(phrase(line["said"]) for line in frame["log"]) for frame in told[wrong]["frames"]]
    with guest(browser, still=False, speed=4) as page:
        page.goto(puzzle.address)
        expect(page.locator(".prompt.mine")).to_be_visible()
        page.keyboard.press(str(wrong + 1))
        page.keyboard.press("Enter")
        expect(page.locator(".prompt.refuted p")).to_have_text(WHY)
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".prompt p")).to_have_text(lines[0])
        page.keyboard.press("ArrowRight")
        expect(page.locator(".prompt.refuted p")).to_have_text(WHY)
        page.keyboard.press("u")
        expect(page.locator(".prompt.mine")).to_be_visible()


@pytest.mark.parametrize("game", ["village", "heroes", "andor"])
def test_a_phone_shows_a_puzzle_of_every_game(browser: Browser, site: str, game: str) -> None:
    """The solution is looked at, by the thumb."""
    puzzle = a_puzzle(site, game, picks=1)
    with guest(browser, PHONE, touch=True) as page:
        page.goto(puzzle.address)
        expect(page.locator(".prompt.mine")).to_be_visible()
        ways = page.locator(".goal .tb")
        expect(ways).to_have_count(4)
        for box in (way.bounding_box() for way in ways.all()):
            assert box is not None
            assert min(box["width"], box["height"]) >= LEAST
        page.get_by_role("button", name="Show the solution").tap()
        expect(page.locator(".prompt.shown")).to_be_visible()
        shoot(page, f"puzzle-{game}-phone")
        assert sideways(page) == 0
        page.get_by_role("button", name="Try it yourself").tap()
        expect(page.locator(".prompt.mine")).to_be_visible()
