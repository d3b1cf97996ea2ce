"""Heroes on a phone, by nothing but a finger: a siege from the first card to its end, upright and across."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.fingers import too_small
from tests.browser.pages import (
    Player,
    Said,
    assert_accessible,
    full_of,
    guest,
    make_table,
    shoot,
    sideways,
    the_end,
)
from tests.browser.test_heroes import GREEDY, Commander, fight, in_combat, lit, put
from tests.browser.test_tablet import finger_on
from tests.browser.travelling import CLASH, RIVAL, Traveller, ride_out, take

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ACROSS: ViewportSize = {"width": 844, "height": 390}
SHORT: ViewportSize = {"width": 360, "height": 640}
SIEGE = {"mode": "duel", "siege": True, "level": 5, "armies": "random"}


@pytest.fixture(params=[UPRIGHT, ACROSS, SHORT], ids=["upright", "across", "short"])
def phone(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    with guest(browser, request.param, touch=True) as page:
        yield page


def tap(player: Player, option: Said) -> None:
    """A lit thing, confirmed under the thumb where it has to be, or a button."""
    page = player.page
    expect(page.locator(".prompt p")).to_contain_text(put(player.state["decision"]["prompt"]))
    words = re.compile(f"^{re.escape(full_of(option, 'heroes'))}[.:]")
    thing = lit(page).filter(has=page.locator(".sr").filter(has_text=words))
    button = page.locator("button[data-option]:not(.thing)").filter(has_text=put(option["label"]))
    several = lit(page).filter(has=page.locator(".sr").filter(has_text=re.compile("^Ways to use")))
    expect(thing.or_(button).or_(several).first).to_be_visible()
    ways = page.locator(".thumb [data-way]")
    if thing.count():
        thing.first.tap()
        if page.locator(".thumb.weighing").count():
            ways.tap()
    elif button.count():
        button.first.tap()
    else:
        for one in several.all():
            one.tap()
            way = ways.filter(has_text=put(option["label"]))
            if way.count():
                way.first.tap()
                return
            page.locator(".thumb .out").tap()
        raise AssertionError(f"{full_of(option, 'heroes')!r} is nowhere on the page")


def hidden_health(page: Page) -> list[str]:
    """Unit cards on which a pip lies below the picture, or where it is cut."""
    out: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.place .unit:has(> .body)')].filter(card => {
            const body = card.querySelector('.body').getBoundingClientRect()
            return [...card.querySelectorAll('.pips i')].some(pip => {
                const box = pip.getBoundingClientRect()
                return box.bottom > body.bottom + 1 || box.top < body.top - 1
                    || box.left < body.left || box.width < 2
            })
        }).map(card => card.innerText)"""
    )
    return out


def test_a_siege_is_fought_on_a_phone_to_its_end(phone: Page, site: str) -> None:
    me = fight(site, phone, SIEGE, GREEDY)
    seen: set[str] = set()
    while me.my_move():
        decision = me.state["decision"]
        blow = (me.state["view"]["combat"] or {}).get("blow")
        moment = f"{decision['kind']}{'-blow' if blow else ''}{'-dice' if blow and blow['dice'] else ''}"
        if moment not in seen:
            seen.add(moment)
            expect(phone.locator(".prompt p")).to_contain_text(put(decision["prompt"]))
            assert sideways(phone) == 0
            assert too_small(phone) == []
            assert hidden_health(phone) == []
            shoot(phone, f"heroes-phone-{phone.viewport_size['width']}-{moment}")  # type: ignore[index]
        me.pick(me.sensible(), tap)
    assert {"deploy", "deploy_space", "act", "answer-blow", "power", "aim"} <= seen
    expect(the_end(phone)).to_contain_text("The promise was kept")


def until_an_attack(me: Commander) -> Said:
    """Play until something can be attacked, and say what."""
    while me.my_move():
        for option in me.state["decision"]["options"]:
            if option["verb"] == "attack":
                return dict(option)
        me.pick(me.sensible(), tap)
    raise AssertionError("nobody could be attacked")


def test_an_attack_is_foreseen_and_confirmed(phone: Page, site: str) -> None:
    me = fight(site, phone, SIEGE, GREEDY)
    attack = until_an_attack(me)
    seq = me.state["seq"]
    words = re.compile(f"^{re.escape(full_of(attack, 'heroes'))}[.:]")
    foe = lit(phone).filter(has=phone.locator(".sr").filter(has_text=words)).first
    foe.tap()
    for outcome in attack["detail"]["outcomes"]:
        expect(phone.locator(".thumb")).to_contain_text(str(outcome["damage"]))
    assert too_small(phone) == []
    expect(phone.get_by_role("button", name="Roll the attack")).to_be_in_viewport(ratio=1)
    shoot(phone, f"heroes-phone-{phone.viewport_size['width']}-preview")  # type: ignore[index]
    phone.get_by_role("button", name="Back", exact=True).tap()
    expect(phone.get_by_role("button", name="Roll the attack")).to_have_count(0)
    assert me.state["seq"] == seq, "looking is not attacking"
    foe.tap()
    phone.get_by_role("button", name="Roll the attack").tap()
    me.until(lambda: me.state["seq"] > seq)


def test_a_finger_that_rests_shows_a_card_whole_and_a_hero_is_a_tap_away(phone: Page, site: str) -> None:
    me = fight(site, phone, SIEGE, GREEDY)
    me.play(tap, until=lambda: in_combat(me))
    seq = me.state["seq"]
    card = phone.locator(".hand .pick").first
    name = card.locator(".tt").inner_text()
    with finger_on(card):
        expect(phone.locator(".zoom")).to_contain_text(name)
        box = phone.locator(".zoom").bounding_box()
        size = phone.viewport_size
        assert box is not None
        assert size is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
    phone.get_by_role("button", name=re.compile("Catherine")).tap()
    expect(phone.get_by_role("dialog", name="Catherine")).to_contain_text("expert effects")
    phone.get_by_role("button", name="Close").tap()
    assert me.state["seq"] == seq


# Whether a word on a unit's card ends before the card does.
INSIDE = """(one, word) => {
    one.textContent = word || one.textContent
    const card = one.closest('.unit').getBoundingClientRect()
    const box = one.getBoundingClientRect()
    return box.left >= card.left && box.right <= card.right
}"""


def test_few_is_read_whole_in_spanish_too(browser: Browser, site: str) -> None:
    with guest(browser, UPRIGHT, touch=True) as page:
        me = fight(site, page, SIEGE, GREEDY)
        me.play(tap, until=lambda: in_combat(me))
        page.evaluate("localStorage['fabletop.language'] = '\"es\"'")
        page.reload()
        faces = page.locator(".unit .size small")
        expect(faces.filter(has_text=re.compile("^(Poc[oa]s|Manada)$")).first).to_be_visible()
        for word in ("", "Manada", "Kompani"):  # as it is, and the longest there are
            for face in faces.all():
                assert face.evaluate(INSIDE, word), face.inner_text()


def test_axe_finds_nothing_serious_in_a_combat(phone: Page, site: str) -> None:
    me = fight(site, phone, SIEGE, GREEDY)
    me.play(tap, until=lambda: in_combat(me))
    assert_accessible(phone)


# -- ways of several steps ---------------------------------------------------------------------------------


def until_a_way(me: Traveller) -> tuple[int, int]:
    """Play until a hero can go farther than a step: where to, and how many steps that is."""
    while me.my_move():
        for reach in me.state["view"]["adventure"]["reach"]:
            before = dict(zip(reach["fields"], reach["before"], strict=True))
            there, steps = reach["fields"][-1], 1
            at = there
            while at in before:
                at, steps = before[at], steps + 1
            return there, steps
        me.pick(me.sensible(), tap if me.touch and me.state["view"]["combat"] else take)
    raise AssertionError("nobody could go far")


def hero_at(me: Traveller, field: int) -> bool:
    heroes = [hero for hero in me.state["view"]["heroes"] if hero["seat"] == me.state["seat"]]
    return any(hero["field"] == field for hero in heroes)


def test_a_way_is_shown_under_the_pointer_and_gone_by_one_click(page: Page, site: str) -> None:
    me = ride_out(page, site)
    there, steps = until_a_way(me)
    seq = me.state["seq"]
    field = page.locator(f'[data-field="{there}"] [data-option]')
    field.hover()
    expect(page.locator(f'[data-way-to="{there}"]')).to_contain_text(str(steps))
    shoot(page, "heroes-way")
    assert me.state["seq"] == seq, "looking is not going"
    field.click()
    me.until(lambda: hero_at(me, there))
    assert me.state["seq"] - seq >= steps, "each step is a pick of its own"


def test_a_way_is_shown_by_a_tap_and_gone_by_the_next(browser: Browser, site: str) -> None:
    with guest(browser, UPRIGHT, touch=True) as page:
        me = ride_out(page, site, touch=True)
        there, steps = until_a_way(me)
        page.locator(f'[data-field="{there}"] [data-option]').tap()
        expect(page.locator(f'[data-way-to="{there}"]')).to_contain_text(str(steps))
        assert sideways(page) == 0
        shoot(page, "heroes-way-phone")
        page.locator("button.go", has_text=f"{steps} moves").tap()
        me.until(lambda: hero_at(me, there))


# -- what moves --------------------------------------------------------------------------------------------

WATCH = """new MutationObserver(() => {
    window.seen ??= new Set()
    for (const name of ['.turns-away', '.coins .sprite'])
        if (document.querySelector(name)) window.seen.add(name)
}).observe(document, { subtree: true, childList: true, attributes: true })"""


class Restless(Traveller):
    """Turns up one tile, then ends turns until income comes."""

    def on_turn(self) -> Said:
        options: list[Said] = self.state["decision"]["options"]
        if "reveal" in self.done:
            return options[-1]
        steps = [one for one in options if one["verb"] == "step" and not one.get("detail")]
        new = [one for one in steps if one["about"]["field"] not in self.gone]
        best: Said = [*(one for one in options if one["verb"] == "reveal"), *new, options[-1]][0]
        return best


@pytest.mark.parametrize(("still", "moved"), [(False, {".turns-away", ".coins .sprite"}), (True, set())])
def test_tiles_turn_and_coins_fly_unless_nothing_may_move(
    browser: Browser, site: str, still: bool, moved: set[str]
) -> None:
    with guest(browser, speed=20, still=still) as page:
        page.add_init_script(WATCH)
        made = make_table(
            site, {"kind": "me", "hero": "catherine"}, RIVAL, game="heroes", options=dict(CLASH)
        )
        me = Restless(page)
        page.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
        me.my_move()
        me.press(page.get_by_role("button", name="To the map"))
        me.play(take, until=lambda: me.round > 2)
        assert "reveal" in me.done
        if moved:
            page.wait_for_function(f"() => window.seen?.size === {len(moved)}")
        expect(page.locator(".turns-away")).to_have_count(0)
        expect(page.locator(".coins .sprite")).to_have_count(0)
        assert set(page.evaluate("[...(window.seen ?? [])]")) == moved


def test_the_first_of_many_heroes_can_be_scrolled_to(phone: Page, site: str) -> None:
    made = make_table(site, {"kind": "me"}, RIVAL, game="heroes", options=CLASH)
    me = Player(phone)
    phone.goto(f"{site}/table/{made['id']}#seat={made['seat']}&token={made['token']}")
    me.my_move()
    phone.get_by_role("button", name="To the map", exact=True).tap()
    first = lit(phone).first
    first.scroll_into_view_if_needed()
    prompt = phone.locator(".prompt").bounding_box()
    hero = first.bounding_box()
    assert prompt is not None
    assert hero is not None
    assert hero["y"] >= prompt["y"] + prompt["height"] or hero["x"] >= prompt["x"] + prompt["width"]
