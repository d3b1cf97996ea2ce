import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import OddsAsk from '../table/OddsAsk.svelte'
import { SEATS, STORY } from './fixture'
import OddsBar from './OddsBar.svelte'
import OddsTrack from './OddsTrack.svelte'
import { shownSides } from './sides'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)

let shown: ReturnType<typeof mount> | undefined
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

describe('the bar of chances', () => {
  function show(chances: number[] | null, me: number | null, sides = STORY.sides): HTMLElement {
    shown = mount(OddsBar, { target: document.body, props: { sides: shownSides(sides, SEATS, me), chances } })
    flushSync()
    return document.querySelector<HTMLElement>('[role=img]')!
  }
  const widths = (): string[] => [...document.querySelectorAll<HTMLElement>('.track i')].map((one) => one.style.width)

  it('says in words and in numbers what it shows', () => {
    expect(show([38, 62], null).getAttribute('aria-label')).toBe('Chances to win: Maja 38 %, Brannoc 62 %')
    expect(widths()).toEqual(['38%', '62%'])
    expect([...document.querySelectorAll('b')].map((one) => one.textContent)).toEqual(['38 %', '62 %'])
  })

  it('has one’s own side first', () => {
    expect(show([38, 62], 1).getAttribute('aria-label')).toBe('Chances to win: You 62 %, Maja 38 %')
    expect(widths()).toEqual(['62%', '38%'])
  })

  it('leaves what a party alone may lose empty', () => {
    expect(show([38], 0, [{ seats: [0, 1], lines: [] }]).getAttribute('aria-label')).toBe('Chances to win: The party 38 %')
    expect(widths()).toEqual(['38%'])
  })

  it('has a dash where nothing is known yet', () => {
    expect(show(null, null).getAttribute('aria-label')).toBe('Chances to win: Maja –, Brannoc –')
  })
})

describe('the chart above a replay', () => {
  function show(at: number): ReturnType<typeof vi.fn<(frame: number) => void>> {
    const go = vi.fn<(frame: number) => void>()
    shown = mount(OddsTrack, { target: document.body, props: { points: STORY.points, turnings: STORY.turnings, sides: shownSides(STORY.sides, SEATS, 0), last: 80, at, go } })
    flushSync()
    return go
  }

  it('goes to the frame that is clicked on', () => {
    const go = show(0)
    const svg = document.querySelector('svg')!
    svg.getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect
    const click = (x: number) => svg.dispatchEvent(new MouseEvent('click', { clientX: x, bubbles: true }))
    click(104)
    click(100 + 4 + (400 - 4 - 11) / 2)
    click(489)
    expect(go.mock.calls).toEqual([[0], [40], [80]])
  })

  it('has a button for each turning point, and marks the one that is shown', () => {
    const go = show(60)
    const buttons = [...document.querySelectorAll('button')]
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Replay of turning point 1: A dear shield', 'Replay of turning point 2: Caught in the open'])
    expect(buttons.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step'])
    buttons[0]?.click()
    expect(go).toHaveBeenCalledWith(33)
  })
})

describe('the question whether all are told the chances', () => {
  const people = SEATS.map((seat) => ({ ...seat, kind: 'person' as const }))
  function show(agreed: number[], open = false): ReturnType<typeof vi.fn<(on: boolean) => void>> {
    const agree = vi.fn<(on: boolean) => void>()
    shown = mount(OddsAsk, { target: document.body, props: { odds: { agreed, open }, seats: people, me: 0, agree } })
    flushSync()
    return agree
  }
  const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name)

  it('is not asked where nobody wants it', () => {
    show([])
    expect(document.querySelector('.ask')).toBeNull()
  })

  it('is asked of whoever has not agreed', () => {
    const agree = show([1])
    expect(document.querySelector('.ask p')?.textContent).toBe('Brannoc would like the chances of winning to be shown to all.')
    button('Show them')?.click()
    expect(agree).toHaveBeenCalledWith(true)
  })

  it('goes away when one says no, and nothing is sent', () => {
    const agree = show([1])
    button('No')?.click()
    flushSync()
    expect(document.querySelector('.ask')).toBeNull()
    expect(agree).not.toHaveBeenCalled()
  })

  it('can be taken back by who asked', () => {
    const agree = show([0])
    button('Never mind')?.click()
    expect(agree).toHaveBeenCalledWith(false)
  })

  it('is over once all agree', () => {
    show([0, 1], true)
    expect(document.querySelector('.ask')).toBeNull()
  })
})
