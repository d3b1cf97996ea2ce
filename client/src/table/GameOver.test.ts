import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { CATALOGUE, hero, message, viewWith } from '../games/andor/fixture'
import GameOver from './GameOver.svelte'

const SEATS = [
  { seat: 0, kind: 'person' as const, name: 'Maja', hero: 'thorn', here: true, bot: '' },
  { seat: 1, kind: 'bot' as const, name: 'planner', hero: 'chada', here: true, bot: 'planner' },
]

describe('the end of a game', () => {
  // jsdom opens no dialogs
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true
  }
  let dialog: ReturnType<typeof mount> | undefined
  afterEach(async () => {
    if (dialog) await unmount(dialog)
    dialog = undefined
    document.body.replaceChildren()
  })

  function show(winners: number[]): void {
    const heroes = [hero(0), hero(1, { seat: 1 }), hero(2, { figure: 'kram', name: 'Kram', kind: 1 })]
    const players = [{ hero: 'thorn', heroes: [0, 2] }, { hero: 'chada', heroes: [1] }]
    const view = viewWith({ heroes, players, seats: 2, over: true, won: winners.length > 0 })
    const now = { ...message(view, null), printed: { endings: [{ index: 0, text: 'Night falls.' }] }, seats: SEATS, over: true, winners }
    dialog = mount(GameOver, { target: document.body, props: { now, catalogue: CATALOGUE, me: 0, id: 'x', again: vi.fn(), close: vi.fn() } })
    flushSync()
  }

  it('names every hero of a seat, each with an emblem', () => {
    show([0, 1])
    const rows = [...document.querySelectorAll('li')]
    expect(rows.map((row) => row.querySelector('.who small')?.textContent)).toEqual(['Thorn and Kram', 'Chada'])
    expect(rows.map((row) => row.querySelectorAll('.em').length)).toEqual([2, 1])
  })

  it('says that a legend is lost where all play together', () => {
    show([])
    expect(document.body.textContent).toContain('The legend is lost')
    expect(document.body.textContent).toContain('Night falls.')
  })
})
