import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'

import type { StateMessage } from '../../net/types'
import Ended from './Ended.svelte'
import { state } from './fixture'
import { onMap } from './map/fixture'
import type { Account, Realm } from './types'

const SEATS = ['Maja', 'Brannoc'].map((name, seat) => ({ seat, kind: 'person' as const, name, hero: null, here: true, bot: '', stand_in: false, late: false }))

describe('the end of a clash', () => {
  let shown: ReturnType<typeof mount> | undefined
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = undefined
    document.body.replaceChildren()
  })

  function show(told: StateMessage): string[][] {
    shown = mount(Ended, { target: document.body, props: { state: { ...told, seats: SEATS, over: true }, me: 0 } })
    flushSync()
    return [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent.trim()))
  }

  function account(more: Partial<Account>): Account {
    return { lines: [], guards: 0, mains: 0, secondaries: 0, lost: 0, earned: 0, ...more }
  }

  it('is told line by line, for everybody', () => {
    const told = onMap(null)
    const { realms } = told.view.adventure as { realms: Realm[] }
    const ended = [
      { ...realms[0], score: 7, cubes: [1], account: account({ lines: [{ word: 'buildings', n: 4 }, { word: 'level', n: 3 }], guards: 2, mains: 1, earned: 30 }) },
      { ...realms[1], score: 2, account: account({ lines: [{ word: 'level', n: 2 }], lost: 1 }) },
    ]
    const rows = show({ ...told, view: { ...told.view, adventure: { ...(told.view.adventure as object), realms: ended } } })
    expect(rows).toContainEqual(['Buildings', '4', '–'])
    expect(rows).toContainEqual(['Level of the hero', '3', '2'])
    expect(rows).toContainEqual(['In all', '7', '2'])
    expect(rows).toContainEqual(['Fights won', '3', '0'])
    expect(rows).toContainEqual(['Fights lost', '0', '1'])
    expect(rows).toContainEqual(['Cubes taken', '1', '0'])
    expect(rows[0]).toEqual(['Points', 'You', 'Brannoc'])
  })

  it('says what was reached, whatever the points', () => {
    const told = onMap(null)
    const { realms } = told.view.adventure as { realms: Realm[] }
    const goals = [{ text: 'goal-capture', wins: true, at_once: true, at_limit: false, have: [0, 1], need: 1 }]
    const ended = realms.map((realm) => ({ ...realm, account: account({}) }))
    const over = (winners: number[]) => ({ ...told, view: { ...told.view, winners, adventure: { ...(told.view.adventure as object), realms: ended, goals } } })
    show(over([1]))
    expect(document.body.textContent).toContain('What was played for is done')
    document.body.replaceChildren()
    show(over([0]))
    expect(document.body.textContent).not.toContain('What was played for is done')
  })

  it('says by what those who play together have lost', () => {
    const told = onMap(null)
    const { realms } = told.view.adventure as { realms: Realm[] }
    const ended = realms.map((realm) => ({ ...realm, account: account({}) }))
    const over = (mode: string, fallen: number) => {
      const goals = [
        { text: 'goal-five', wins: true, at_once: true, at_limit: false, have: [1, 1], need: 5 },
        { text: 'goal-fallen', wins: false, at_once: true, at_limit: false, have: [fallen, fallen], need: 1 },
      ]
      document.body.replaceChildren()
      show({ ...told, view: { ...told.view, mode, winners: [], adventure: { ...(told.view.adventure as object), realms: ended, goals } } })
      return document.body.textContent
    }
    expect(over('cooperative', 1)).toContain('What must not happen has happened: goal-fallen')
    expect(over('solo', 0)).toContain('The last round has passed')
    expect(over('clash', 0)).not.toContain('The last round has passed')
  })

  it('is not told after a single combat', () => {
    expect(show(state(null))).toEqual([])
  })
})
