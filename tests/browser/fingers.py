"""What a finger can do with a page: whether it meets what it aims at, and what lies in its way."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

FINGER: Final = 44  # pixels

# Whatever can be tapped, in the dialog on top if there is one. What lies around it without being drawn
# (::after) counts. Left out is a link or a rule that stands in a line of text: it is as high as the line.
TARGETS: Final = """finger => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const kinds = ['a[href]', 'button', 'select', 'summary', 'input', 'textarea', 'label:has(input)',
        '[role=button]', '[role=tab]', '[role=menuitem]', '[role=switch]']
    const inText = one => {
        if (one.matches('.rule')) return one.closest('p, li, h2, h3')
        if (!one.matches('a') || getComputedStyle(one).display !== 'inline') return false
        let line = one.parentElement
        while (getComputedStyle(line).display === 'inline') line = line.parentElement
        return line.innerText.trim() !== one.innerText.trim()
    }
    const hidden = one => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        || one.closest('[inert], .sr') || getComputedStyle(one).clipPath.includes('inset(50%)')
    const reach = one => {
        const box = one.getBoundingClientRect()
        let { left, top, right, bottom } = box
        for (const part of ['::before', '::after']) {
            const style = getComputedStyle(one, part)
            if (style.content === 'none' || style.position !== 'absolute') continue
            const by = side => parseFloat(style[side]) || 0
            const { e, f } = new DOMMatrix(style.transform)
            const x = box.left + one.clientLeft + by('left') + e
            const y = box.top + one.clientTop + by('top') + f
            left = Math.min(left, x)
            right = Math.max(right, x + by('width'))
            top = Math.min(top, y)
            bottom = Math.max(bottom, y + by('height'))
        }
        return [Math.round(right - left), Math.round(bottom - top)]
    }
    const found = []
    for (const one of top.querySelectorAll(kinds)) {
        if (one.matches(':disabled, label input') || hidden(one) || inText(one)) continue
        if (getComputedStyle(one).pointerEvents === 'none') continue
        const [width, height] = reach(one)
        if (width > 1 && Math.min(width, height) < finger)
            found.push(`${(one.ariaLabel || one.innerText).slice(0, 40)}: ${width} by ${height}`)
    }
    return [...new Set(found)]
}"""

# Whose middle lies under something else; what was pushed out of sight by scrolling is not covered.
COVERED: Final = """chosen => [...document.querySelectorAll(chosen)].filter(one => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!one.checkVisibility() || x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false
    for (let round = one.parentElement; round; round = round.parentElement) {
        const within = round.getBoundingClientRect()
        const { overflow, display } = getComputedStyle(round)
        const outside = x < within.left || x > within.right || y < within.top || y > within.bottom
        if (outside && overflow !== 'visible' && display !== 'contents') return false
    }
    return !one.contains(document.elementFromPoint(x, y))
}).map(one => (one.ariaLabel || one.innerText).slice(0, 60))"""


def wider(page: Page) -> int:
    """By how many pixels a page is wider than the phone; a phone would shrink it to fit."""
    size = page.viewport_size
    assert size is not None
    needed: int = page.evaluate("Math.max(document.scrollingElement.scrollWidth, Math.round(innerWidth))")
    return needed - size["width"]


def too_small(page: Page, finger: int = FINGER) -> list[str]:
    """Whatever a finger would miss."""
    found: list[str] = page.evaluate(TARGETS, finger)
    return found


def covered(page: Page, chosen: str) -> list[str]:
    """What of these lies under something else."""
    found: list[str] = page.evaluate(COVERED, chosen)
    return found
