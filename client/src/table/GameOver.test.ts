import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { CATALOGUE, hero, message, viewWith } from '../games/andor/fixture'
import GameOver from './GameOver.svelte'
import { catalogue as printed } from '../games/heroes/fixture'
import { ROAD } from '../games/heroes/campaign/fixture'
import { onMap } from '../games/heroes/map/fixture'

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

  function chapter(id: string, winners: number[]): string[] {
    const told = onMap(null)
    const now = { ...told, view: { ...told.view, adventure: { ...(told.view.adventure as object), scenario: id } }, seats: SEATS.slice(0, 1), over: true, winners }
    dialog = mount(GameOver, { target: document.body, props: { now, catalogue: { ...printed, scenarios: ROAD }, me: 0, id: 'x', again: vi.fn(), close: vi.fn() } })
    flushSync()
    return [...document.querySelectorAll('.end :is(a, button)')].map((one) => `${one.textContent.trim()} ${one.getAttribute('href') ?? ''}`.trim())
  }

  it('of a chapter that was won leads to the next', () => {
    expect(chapter('road_1', [0])).toEqual(['Campaigns /campaign/heroes', 'Watch the replay /replay/x', 'Play again', 'Next chapter /campaign/heroes/x'])
  })

  it('of the last chapter leads back to the campaigns', () => {
    expect(chapter('road_3', [0])).toEqual(['Campaigns /campaign/heroes', 'Watch the replay /replay/x', 'Play again'])
  })

  it('of a chapter that was lost is another try', () => {
    expect(chapter('road_2', [])).toEqual(['Campaigns /campaign/heroes', 'Watch the replay /replay/x', 'Try again'])
    expect(document.body.textContent).toContain('This chapter is lost')
  })

  it('of any other game leads to the lobby', () => {
    expect(chapter('harrowmere', [0])).toEqual(['To the lobby /', 'Watch the replay /replay/x', 'Play again'])
  })

  it('says that a legend is lost where all play together', () => {
    show([])
    expect(document.body.textContent).toContain('The legend is lost')
    expect(document.body.textContent).toContain('Night falls.')
  })
})
