"""Tables of three, four and six."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.pages import click, seated, shoot, sideways
from tests.browser.test_large_screens import DESK, LARGE, turns_to

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
HEROES = ("dwarf", "mage", "barbarian", "cleric", "druid", "paladin")


@pytest.mark.parametrize("count", [3, 4, 6])
def test_a_full_table_is_drawn_and_played(page: Page, site: str, count: int) -> None:
    bots = [{"kind": "bot", "bot": "greedy", "hero": hero} for hero in HEROES[1:count]]
    me = seated(page, site, HEROES[0], *bots)
    for number in (1, 2, 3):
        me.play(click, until=me.reaches(number))
        assert not me.over, f"over in round {number}"
        expect(page.locator(".opp")).to_have_count(count - 1)
        expect(page.locator(".crumb")).to_contain_text(f"round {number}")
        assert sideways(page) <= 0
        assert cut_off(page) == []
    shoot(page, f"table-{count}")
    for size in (DESK, *LARGE, TABLET):
        turns_to(page, size)
        assert covered(page) == []
        assert sideways(page) <= 0
    turns_to(page, PHONE)
    portraits = page.locator(".opp .pt").all()
    assert len({portrait.evaluate("one => one.offsetWidth") for portrait in portraits}) == 1


def covered(page: Page) -> list[str]:
    """Panels of others where what stands before the hero lies over its name and its numbers."""
    out: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.opp:has(.fr > *)')].filter(one => {
            const right = Math.max(...[...one.querySelectorAll('.nm, .os, .os > *')]
                .map(part => part.getBoundingClientRect().right))
            return [...one.querySelectorAll('.fr > *')]
                .some(part => part.getBoundingClientRect().left < right)
        }).map(one => one.innerText)"""
    )
    return out


def cut_off(page: Page) -> list[str]:
    """What may be picked but does not lie whole on the screen."""
    out: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-option], .prompt button')].filter(one => {
            const box = one.getBoundingClientRect()
            return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
        }).map(one => one.innerText)"""
    )
    return out
