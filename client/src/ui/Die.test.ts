import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import Die from './Die.svelte'

describe('a die', () => {
  let die: ReturnType<typeof mount> | undefined
  afterEach(async () => {
    if (die) await unmount(die)
    die = undefined
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  function show(props: ComponentProps<typeof Die>): SVGElement {
    die = mount(Die, { target: document.body, props })
    flushSync()
    const drawn = document.querySelector<SVGElement>('svg')
    if (!drawn) throw new Error('there is no die')
    return drawn
  }

  it('has as many pips as it shows, and a numeral beyond six', async () => {
    expect(show({ n: 5, colour: 'red' }).querySelectorAll('circle')).toHaveLength(5)
    if (die) await unmount(die)
    const grey = show({ n: 10, colour: 'grey' })
    expect(grey.querySelectorAll('circle')).toHaveLength(0)
    expect(grey.textContent).toBe('10')
  })

  it.each([
    [null, false, false],
    [true, true, false],
    [false, false, true],
  ])('that counts (%s) is told apart where not all do', (counts, gold, faded) => {
    const { classList } = show({ n: 3, colour: 'red', counts })
    expect([classList.contains('counts'), classList.contains('spare')]).toEqual([gold, faded])
  })

  it('tumbles, says all the while what it will show, and shows it', () => {
    vi.useFakeTimers()
    const drawn = show({ n: 6, colour: 'red', rim: 'gold', roll: 400, wait: 100 })
    vi.advanceTimersByTime(160)
    flushSync()
    expect(drawn.getAttribute('aria-label')).toBe('6')
    vi.advanceTimersByTime(400)
    flushSync()
    expect(drawn.querySelectorAll('circle')).toHaveLength(6)
  })
})
