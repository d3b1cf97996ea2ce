"""Tables of three, four and six."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import click, seated, shoot, sideways

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


def cut_off(page: Page) -> list[str]:
    """What may be picked but does not lie whole on the screen."""
    out: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-option], .prompt button')].filter(one => {
            const box = one.getBoundingClientRect()
            return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
        }).map(one => one.innerText)"""
    )
    return out
