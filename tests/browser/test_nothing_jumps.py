"""Nothing jumps: boards keep their boxes in every phase, and words are folded where they would be cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pages import guest, shoot
from tests.browser.test_heroes import GREEDY, Commander, fight, in_combat
from tests.browser.test_whole_games import by_keys
from tests.browser.travelling import ride_out, take
from tests.server.told import catalogue, phrase

from fabletop.ledger import Language
from fabletop.speech import LANGUAGES

SIZES: tuple[ViewportSize, ...] = ({"width": 1366, "height": 768}, {"width": 1920, "height": 1080})
PHASES = {"deploy", "deploy_space", "act"}
ENOUGH = 70
FEW = 8

# Puts cards into the hand that lies there, as many at a time as it has, lets them be folded, and tells
# which are cut.
CUT = """async cards => {
    const held = [...document.querySelectorAll('.hand .card')]
    const frame = () => new Promise(requestAnimationFrame)
    const cut = []
    for (let at = 0; at < cards.length; at += held.length) {
        held.forEach((node, n) => {
            const card = cards[at + n]
            if (!card) return
            const [title, box] = [node.querySelector('.tt'), node.querySelector('.tx')]
            title.classList.toggle('long', card.name.length > 14)
            title.firstChild.textContent = card.name
            const use = box.querySelector('.use').cloneNode(true)
            box.replaceChildren(...card.uses.map(text => {
                const one = use.cloneNode(true)
                one.querySelector('.words').textContent = text
                return one
            }))
            box.style.paddingBottom = (at / held.length) % 2 ? '0' : '0.1px'  // its size is watched
        })
        await frame()
        await frame()
        await frame()
        held.forEach((node, n) => {
            const card = cards[at + n]
            if (!card) return
            for (const part of [...node.querySelectorAll('.tt, .tx'), node.querySelector('.tt > span')])
                if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
                    cut.push(`${card.name}: ${part.className || 'title'}`)
        })
    }
    return cut
}"""


def box_of(page: Page, board: str = ".field") -> dict[str, float]:
    box: dict[str, float] = page.locator(board).evaluate(
        "node => (({ x, y, width, height }) => ({ x, y, width, height }))(node.getBoundingClientRect())"
    )
    return box


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_combat_board_keeps_its_box_and_no_card_is_cut(
    browser: Browser, site: str, size: ViewportSize
) -> None:
    with guest(browser, viewport=size) as page:
        me = fight(site, page, {"mode": "duel", "armies": "random", "siege": True, "level": 4}, GREEDY)
        first, met = box_of(page), set[str]()
        for _ in range(ENOUGH):
            assert me.my_move()
            expect(page.locator(".prompt.mine")).to_be_visible()
            assert box_of(page) == first, me.state["decision"]["kind"]
            met.add(me.state["decision"]["kind"])
            if met >= PHASES and page.locator(".hand .card").count() > 2:
                break
            me.pick(me.sensible(), by_keys)
        assert met >= PHASES
        assert in_combat(me)
        shoot(page, f"heroes-combat-{size['width']}")
        words_are_whole(me)
        # However many buttons there were, the board would stay.
        page.locator(".prompt p").evaluate("node => { node.textContent = 'very '.repeat(120) }")
        page.locator(".bar .buttons").evaluate(
            "node => { for (let n = 0; n < 12; n++) node.append(node.lastElementChild.cloneNode(true)) }"
        )
        assert box_of(page) == first


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_map_keeps_its_box(browser: Browser, site: str, size: ViewportSize) -> None:
    with guest(browser, viewport=size) as page:
        me = ride_out(page, site)
        first, opened = box_of(page, ".sea"), False
        for _ in range(FEW):
            me.pick(me.sensible(), take)
            assert me.my_move()
            expect(page.locator(".prompt.mine")).to_be_visible()
            if me.state["view"]["combat"] is None:
                assert box_of(page, ".sea") == first, me.state["decision"]["kind"]
                opened = opened or opens_the_hand(page, f"heroes-map-hand-{size['width']}")
                assert box_of(page, ".sea") == first, "with an open hand"
        assert opened


def opens_the_hand(page: Page, shot: str) -> bool:
    """Look at one's cards over the map, where nothing else lies there."""
    button = page.locator(".sea .keys button[aria-expanded]").last
    if page.locator(".veil").count() or not button.is_visible():
        return False
    button.click()
    expect(page.locator(".sea .hand").first).to_be_visible()
    shoot(page, shot)
    button.click()
    return True


def words_are_whole(me: Commander) -> None:
    """Of every unit Few or Pack, and of every card in every language its name and whole lines of its text."""
    page = me.page
    cut = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth).map(node => node.textContent)"
    assert page.locator(".field .size small").evaluate_all(cut) == []
    assert page.locator(".field .stats").count() == page.locator(".field .size small").count()
    for language in LANGUAGES:
        assert page.evaluate(CUT, printed(language)) == [], language


def printed(language: Language) -> list[dict[str, Any]]:
    return [
        {
            "name": phrase(card["name"], language, game="heroes"),
            "uses": [phrase(use["text"], language, game="heroes") for use in card["uses"]],
        }
        for card in catalogue("heroes")["cards"]
    ]
