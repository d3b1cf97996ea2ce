"""The column beside the mountain board: what is seen on a plain turn, in a fight and at a story card."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import DESK, Said, shoot, sideways
from tests.browser.test_andor import Companion, label_of, ride_out
from tests.browser.test_whole_games import by_keys

FOUR = {"legend": 12, "heroes": ["thorn", "eara", "kram", "chada"]}
ENOUGH = 120  # picks within which the party fights, and within which a card asks something
SIX = 6
GOLD = ".btn.p:visible"
TALE = ".tale .text"

# How many lines of text are whole in a box that scrolls, below the fade at its head.
LINES = """box => {
    const FADE = 8
    const { top, bottom } = box.getBoundingClientRect()
    const seen = new Set()
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        if (!walk.currentNode.data.trim() || walk.currentNode.parentElement.closest('.rule')) continue
        const range = document.createRange()
        range.selectNodeContents(walk.currentNode)
        for (const line of range.getClientRects())
            if (line.top >= top + (box.scrollTop ? FADE : 0) && line.bottom <= bottom + 1)
                seen.add(Math.round(line.top))
    }
    return seen.size
}"""


def lines(page: Page) -> int:
    """How many lines of the chronicle can be read."""
    count: int = page.locator(".chronicle .lines").evaluate(LINES)
    return count


def is_seen(part: Locator) -> bool:
    """Whole, within the window, and under nothing else."""
    seen: bool = part.evaluate(
        """node => {
            const box = node.getBoundingClientRect()
            if (!box.width || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth) return false
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
            return node.contains(document.elementFromPoint(x, y))
        }"""
    )
    return seen


def party_is_seen(me: Companion) -> None:
    """Of every hero strength, willpower, hours, and all that they carry."""
    chips = me.page.locator("#weigh nav .chip")
    heroes: list[Said] = me.state["view"]["heroes"]
    expect(chips).to_have_count(len(heroes))
    for chip, hero in zip(chips.all(), heroes, strict=True):
        assert is_seen(chip), hero["figure"]
        day = "" if hero["in_box"] else str(hero["hours"])
        expect(chip.locator(".n")).to_have_text([str(hero["strength"]), str(hero["willpower"]), day])
        expect(chip.locator(".bag > span")).to_have_count(len(set(hero["bag"])))
        assert all(is_seen(thing) for thing in chip.locator(".bag > span").all())


def lets_the_day_go_by(me: Companion) -> None:
    """By the buttons of the prompt."""
    ends = [*me.options("stop"), *me.options("end_day"), *me.state["decision"]["options"]]
    me.say(label_of(ends[0]))
    assert me.my_move()


def towards_foes(me: Companion) -> None:
    """Fight whom one can reach, go where foes stand, else let the day go by."""
    foes = {foe["field"] for foe in me.state["view"]["foes"]}
    near = [one for one in me.options("go") if one["about"]["field"] in foes]
    ways = [*me.options("fight"), *me.options("roll"), *near, *me.options("stop"), *me.options("end_day")]
    me.pick([*ways, *me.state["decision"]["options"]][0], by_keys)
    assert me.my_move()


def stands_well(me: Companion) -> None:
    party_is_seen(me)
    assert lines(me.page) >= SIX
    assert sideways(me.page) == 0


def test_the_party_and_six_lines_are_seen_on_a_plain_turn_and_at_a_story_card(page: Page, site: str) -> None:
    assert page.viewport_size == DESK
    me = ride_out(site, page, FOUR)
    stands_well(me)
    text = page.locator(TALE).inner_text().strip()
    assert page.locator("body").inner_text().count(text) == 1
    expect(page.locator(GOLD)).to_have_count(1)
    assert is_seen(page.locator(GOLD))
    page.get_by_role("button", name="Put away").click()
    expect(page.locator(TALE)).to_have_count(0)
    stands_well(me)
    assert is_seen(page.locator(".heroboard .slots"))
    shoot(page, "andor-column")


def test_the_party_and_six_lines_are_seen_through_a_fight(page: Page, site: str) -> None:
    me = ride_out(site, page, FOUR)
    page.get_by_role("button", name="Put away").click()
    fought = 0
    for _ in range(ENOUGH):
        towards_foes(me)
        ended = any(event["event"] == "FightEnded" for event in me.state["events"])
        if me.state["view"]["fight"] or ended:
            expect(page.locator("#weigh section h3").first).to_contain_text("Fight on")
            stands_well(me)
            fought += 1
        if ended:
            break
    assert fought > 1
    expect(page.locator(GOLD)).to_have_count(1)
    assert is_seen(page.locator(GOLD))
    shoot(page, "andor-column-fight")
    page.locator("#weigh nav .chip").last.click()
    expect(page.locator(".heroboard h2")).to_be_in_viewport()


def test_a_card_that_asks_something_says_its_text_once(page: Page, site: str) -> None:
    me = ride_out(site, page, FOUR)
    page.get_by_role("button", name="Put away").click()
    for _ in range(ENOUGH):
        if me.state["decision"]["kind"] in ("chosen_hero", "option"):
            break
        lets_the_day_go_by(me)
    tale = page.locator(TALE)
    expect(tale).to_be_visible()
    text = tale.inner_text().strip()
    assert text not in page.locator(".prompt").inner_text()
    assert page.locator("body").inner_text().count(text) == 1
    expect(page.locator(GOLD)).to_have_count(1)
    expect(page.locator(".tale .btn.p")).to_have_count(1)
    stands_well(me)
    shoot(page, "andor-column-asked")
    page.keyboard.press("Enter")
    while tale.count():
        page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text(text)  # once it is put away, the question says it
