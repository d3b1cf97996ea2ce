"""A legend of one's own in the browser: opened, dropped or pasted, mended, and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.pages import DESK, assert_accessible, begin, guest, make_table, set_up, shoot, sideways
from tests.browser.test_andor import Companion

RAM = Path(__file__).parents[2] / "docs" / "examples" / "the-lost-ram.yaml"
UPRIGHT: ViewportSize = {"width": 834, "height": 1112}
TITLE = "A Ram Called <b>Bartholomew</b> & the Long Winter of the Seven Silent Bells, II"


def mistaken() -> str:
    text = RAM.read_text(encoding="utf-8")
    text = text.replace("{kind: wargor, at: 214}", "{kind: wargar, at: 214}")
    return text.replace("2: [209], 3: [209]", "2: [209], 3: [999]")


def hand_over(page: Page, how: str, text: str) -> None:
    """Drop a file with this text on the page, or paste it."""
    page.evaluate(
        """([how, text]) => {
            const given = new DataTransfer()
            if (how === 'drop') given.items.add(new File([text], 'legend.yaml'))
            else given.setData('text/plain', text)
            window.dispatchEvent(how === 'drop'
                ? new DragEvent('drop', { dataTransfer: given, cancelable: true })
                : new ClipboardEvent('paste', { clipboardData: given }))
        }""",
        [how, text],
    )


def open_file(page: Page, dialog: Locator, path: Path, button: str = "A legend of your own…") -> None:
    with page.expect_file_chooser() as chosen:
        dialog.get_by_role("button", name=button).click()
    chosen.value.set_files(path)


@pytest.mark.parametrize("size", [DESK, UPRIGHT], ids=["desk", "upright"])
def test_the_example_is_opened_and_played_to_the_first_turn(
    browser: Browser, site: str, size: ViewportSize
) -> None:
    with guest(browser, size) as page:
        me = Companion(page)
        dialog = set_up(page, site, "Set up a legend")
        open_file(page, dialog, RAM)
        found = dialog.get_by_role("region", name="own legend")
        expect(found).to_contain_text("The Lost Ram")
        expect(found).to_contain_text("The village keeps one ram")
        expect(dialog.get_by_role("switch", name="Grade 1")).to_be_enabled()
        assert sideways(page) == 0
        shoot(page, f"own-legend-{size['width']}")
        begin(dialog)
        assert me.my_move()
        assert me.state["decision"]["kind"] == "turn"
        expect(page.locator(".live")).to_be_visible()
        expect(page.locator(".crumb")).to_contain_text("The Lost Ram · own legend · day 1")
        expect(page.locator("body")).to_contain_text("Bring both herders to the camp.")
        assert sideways(page) == 0
        shoot(page, f"own-legend-table-{size['width']}")


def test_mistakes_are_shown_with_their_lines_until_they_are_mended(
    page: Page, site: str, tmp_path: Path
) -> None:
    path = tmp_path / "legend.yaml"
    path.write_text(mistaken(), encoding="utf-8")
    dialog = set_up(page, site, "Set up a legend")
    create = dialog.get_by_role("button", name="Begin")
    expect(create).to_be_enabled()
    open_file(page, dialog, path)
    found = dialog.get_by_role("region", name="own legend")
    expect(found.locator("li").nth(0)).to_contain_text("Line 38, with 2 heroes")
    expect(found.locator("li").nth(0)).to_contain_text("did you mean wargor?")
    expect(found.locator("li").nth(1)).to_contain_text("with 3 heroes")
    expect(create).to_be_disabled()
    assert sideways(page) == 0
    shoot(page, "own-legend-mistakes")
    path.write_text(RAM.read_text(encoding="utf-8"), encoding="utf-8")
    open_file(page, dialog, path, "Open a file…")
    expect(found.locator("h3")).to_have_text("The Lost Ram")
    expect(create).to_be_enabled()
    dialog.get_by_role("button", name="12").click()
    expect(found).to_have_count(0)
    expect(create).to_be_enabled()


@pytest.mark.parametrize("how", ["drop", "paste"])
def test_it_may_be_dropped_or_pasted(page: Page, site: str, how: str) -> None:
    dialog = set_up(page, site, "Set up a legend")
    if how == "paste":  # what is pasted while another legend is chosen is no legend
        hand_over(page, how, RAM.read_text(encoding="utf-8"))
        expect(dialog.get_by_role("region", name="own legend")).to_have_count(0)
        with page.expect_file_chooser():
            dialog.get_by_role("button", name="A legend of your own…").click()
        shoot(page, "own-legend-empty")
    hand_over(page, how, RAM.read_text(encoding="utf-8"))
    expect(dialog.get_by_role("region", name="own legend").locator("h3")).to_have_text("The Lost Ram")
    hand_over(page, how, "#" * 300_000)
    expect(dialog.get_by_role("region", name="own legend")).to_contain_text("at most 64 kB")


def test_the_title_is_text_wherever_it_is_shown(page: Page, site: str) -> None:
    """However long it is, and whatever stands in it."""
    text = RAM.read_text(encoding="utf-8").replace("title: The Lost Ram", f"title: {TITLE!r}")
    options = {"legend": text, "heroes": ["thorn", "chada"]}
    seats = [{"kind": "me"}, {"kind": "open"}]
    sat = make_table(site, *seats, game="andor", options=options, name="Maja", public=True)
    page.goto(site)
    row = page.locator("li").filter(has_text="Bartholomew")
    expect(row).to_contain_text(TITLE)
    expect(row).to_contain_text("own legend")
    assert sideways(page) == 0
    row.scroll_into_view_if_needed()
    shoot(page, "own-legend-lobby")
    page.goto(f"{site}/table/{sat['id']}")
    expect(page.locator(".room")).to_contain_text(f"“{TITLE}” (own legend)")
    shoot(page, "own-legend-invited")
    other = make_table(site, {"kind": "me"}, game="andor", options=options, name="Maja")
    page.goto(f"{site}/table/{other['id']}#seat=0&token={other['token']}")
    expect(page.locator(".crumb")).to_contain_text(TITLE)
    assert sideways(page) == 0
    shoot(page, "own-legend-long-title")


@pytest.mark.parametrize(
    ("language", "button", "own"),
    [
        ("es", "Preparar una leyenda", "Una leyenda propia…"),
        ("sv", "Ordna en legend", "En egen legend …"),
    ],
)
def test_other_languages_have_a_word_for_it_all(
    browser: Browser, site: str, language: str, button: str, own: str, tmp_path: Path
) -> None:
    path = tmp_path / "legend.yaml"
    path.write_text(mistaken(), encoding="utf-8")
    with guest(browser, UPRIGHT) as page:
        page.add_init_script(f"localStorage['fabletop.language'] ??= '\"{language}\"'")
        dialog = set_up(page, site, button)
        open_file(page, dialog, path, own)
        expect(dialog.locator(".own li").nth(1)).to_be_visible()
        expect(dialog.locator(".board")).to_have_count(4)
        assert "own-legend" not in page.locator("body").inner_text()
        assert sideways(page) == 0
        shoot(page, f"own-legend-{language}")


def test_the_template_is_downloaded_and_handed_back_as_it_is(page: Page, site: str) -> None:
    dialog = set_up(page, site, "Set up a legend")
    with page.expect_file_chooser():
        dialog.get_by_role("button", name="A legend of your own…").click()
    with page.expect_download() as got:
        dialog.get_by_role("button", name="Download the template").click()
    dialog.get_by_text("The words that may be used").click()
    expect(dialog.get_by_text("docs/legends.md")).to_be_visible()
    shoot(page, "own-legend-help")
    assert_accessible(page)
    hand_over(page, "paste", got.value.path().read_text("utf-8"))
    found = dialog.get_by_role("region", name="own legend")
    expect(found).to_contain_text("The First Watch")
