"""What is said at a table: by those who play, apart from it by those who look on, and without typing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import DESK, Player, assert_accessible, click, guest, make_table, shoot, sideways

PHONE: ViewportSize = {"width": 390, "height": 844}
FINGER = 44  # pixels
ME = {"kind": "me", "hero": "dwarf"}
BOT = {"kind": "bot", "bot": "greedy", "hero": "warrior"}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def talk_of(page: Page, size: ViewportSize) -> Locator:
    """The chat, opened; on a phone it is in the drawer."""
    if size is PHONE:
        page.get_by_role("button", name="Chronicle").click()
    chat = page.locator(".chat")
    chat.get_by_role("button", name="Chat").first.click()
    return chat


def look_on(page: Page, site: str, table: str) -> Player:
    looks = Player(page)
    page.goto(f"{site}/table/{table}")
    looks.until(lambda: bool(looks.states))
    return looks


@SIZES
def test_those_who_look_on_have_a_chat_of_their_own(browser: Browser, site: str, size: ViewportSize) -> None:
    made = make_table(site, ME, BOT, name="Maja")
    phone = size is PHONE
    with (
        guest(browser) as table,
        guest(browser, size, touch=phone) as one,
        guest(browser, size, touch=phone) as two,
    ):
        two.add_init_script("localStorage['fabletop.language'] = '\"sv\"'")
        maja = Player(table)
        table.goto(f"{site}/table/{made['id']}#seat=0&token={made['token']}")
        assert maja.my_move()
        look_on(one, site, made["id"])
        chat = talk_of(one, size)
        expect(chat).to_contain_text("cannot read this until the game is over")
        chat.get_by_label("Say something").fill("She holds the sword")
        chat.get_by_role("button", name="Send").click()
        expect(chat.get_by_role("log")).to_contain_text("She holds the sword")
        chat.get_by_role("button", name="Well played!").click()
        expect(chat.get_by_role("log")).to_contain_text("Well played!")
        if phone:
            buttons = [*chat.locator(".gestures button").all(), *chat.locator(".which button").all()]
            for button in buttons:
                box = button.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= FINGER
        assert sideways(one) == 0
        shoot(one, f"talk-gallery-{size['width']}")
        assert_accessible(one, ".chat")

        look_on(two, site, made["id"])
        if phone:
            two.get_by_role("button", name="Krönika").click()
        other = two.locator(".chat")
        other.get_by_role("button", name="Chatt").first.click()
        expect(other.get_by_role("log")).to_contain_text("She holds the sword")
        expect(other.get_by_role("log")).to_contain_text("Bra spelat!")
        shoot(two, f"talk-gallery-sv-{size['width']}")

        hers = talk_of(table, DESK)
        hers.get_by_role("button", name="Thinking …").click()
        expect(hers.get_by_role("log")).to_contain_text("Thinking …")
        shoot(table, f"talk-table-{size['width']}")
        expect(hers).not_to_contain_text("sword")
        expect(hers.get_by_role("button", name="Onlookers")).to_have_count(0)
        chat.get_by_role("button", name="At the table").click()
        expect(chat.get_by_role("log")).to_contain_text("Maja Thinking …")
        expect(chat.get_by_label("Say something")).to_have_count(0)
        assert not any("sword" in heard for heard in maja.heard)


def test_when_the_game_is_over_the_players_may_read_it(browser: Browser, site: str) -> None:
    made = make_table(site, ME, BOT, name="Maja")
    with guest(browser) as table, guest(browser) as one:
        maja = Player(table)
        table.goto(f"{site}/table/{made['id']}#seat=0&token={made['token']}")
        assert maja.my_move()
        look_on(one, site, made["id"])
        chat = talk_of(one, DESK)
        chat.get_by_role("button", name="Ouch!").click()
        expect(chat.get_by_role("log")).to_contain_text("Ouch!")
        maja.play(click)
        table.get_by_role("button", name="Show the table").click()
        hers = talk_of(table, DESK)
        hers.get_by_role("button", name="Onlookers").click()
        expect(hers.get_by_role("log")).to_contain_text("Ouch!")
        shoot(table, "talk-over")
