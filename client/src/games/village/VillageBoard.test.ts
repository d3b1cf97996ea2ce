import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Catalogue, Option, StateMessage } from '../../net/types'
import { asked, option as blank, TABLE } from '../../testing/pieces'
import { card, hero } from './fixture'
import VillageBoard from './VillageBoard.svelte'

const catalogue: Catalogue = {
  game: 'village',
  content: '',
  texts: [],
  cards: [
    card(0, 'sword', 'weapon'),
    card(1, 'coin', 'treasure'),
    card(2, 'orc', 'monster', { life: 5 }),
    card(3, 'turtle', 'monster', { life: 5, blocks: false }),
  ],
  heroes: [hero(0, 'paladin'), hero(1, 'dwarf')],
}

function player(id: string, own: boolean) {
  return {
    hero: id,
    alive: true,
    life: 31,
    full_life: 40,
    level: 1,
    experience: 40,
    next_levels: [100, 200],
    poison: 0,
    berserk: 0,
    mind_debt: 0,
    guard: 0,
    turns: 3,
    hand: own ? [0, 1] : null,
    hand_size: 2,
    deck_size: 6,
    unseen: [],
    discard: [],
    played: [],
    worn: [],
    scabbards: [],
    front: own ? [] : [{ uid: 5, card: 2, owner: 0, life: 4, summoner: -1 }],
  }
}

const ABOUT: Record<string, string> = { play: 'card', sell: 'card', buy: 'space', hero: 'seat', monster: 'monster', take_hero: 'hero' }

const option = (verb: string, id: number, full: string): Option => blank(verb, id, { [ABOUT[verb] ?? 'n']: id }, { full })

function state(kind: string, ...options: Option[]): StateMessage {
  return {
    ...TABLE,
    view: {
      seat: 0,
      round: 2,
      active: 0,
      ring: [0, 1],
      over: false,
      winners: [],
      players: [player('paladin', true), player('dwarf', false)],
      market: {
        spaces: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0],
        decks: [9, 9, 9, 9, 9, 9],
        supply: [],
        removed: [],
        tamed: [],
        dragon: null,
        loot: [],
        sharers: [],
        foreseen: null,
        seers: [],
      },
      turn: { gold: 30, mind: 2, discount: 0, passed: [], weapons_closed: false, next_weapon: 0, all_weapons: 0, taming: 0 },
      attack: null,
      loose: [],
    },
    decision: asked(kind, ...options),
    events: [{ event: 'Rolled', seat: 0, n: 4 }],
    seats: [],
  }
}

describe('the Village board', () => {
  let target: HTMLElement
  let board: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    target = document.body.appendChild(document.createElement('main'))
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  })
  afterEach(async () => {
    if (board) await unmount(board)
    board = undefined
    target.remove()
    vi.unstubAllGlobals()
  })

  function show(told: StateMessage, me: number | null = 0, considered: number | null = null) {
    const choose = vi.fn()
    const props = { state: told, catalogue, me, choose, say: (key: string) => key, motion: false, speed: 1, considered }
    board = mount(VillageBoard, { target, props })
    flushSync()
    return choose
  }

  /** What a button says first: what it does. */
  const spoken = (button: Element | null) => button?.querySelector('.spoken')?.textContent?.replace(/\.$/, '') ?? null
  const all = () => [...target.querySelectorAll<HTMLButtonElement>('button:not([data-left])')]
  const buttons = () => all().map((one) => spoken(one) ?? one.getAttribute('aria-label'))
  const press = (name: string) =>
    all()
      .find((one) => (spoken(one) ?? one.getAttribute('aria-label')) === name)
      ?.click()

  it('makes a button of everything that may be chosen, and of nothing else', () => {
    show(state('act', option('play', 0, 'Play sword'), option('buy', 3, 'Buy orc for 30'), option('end_turn', 0, 'End')))
    expect(buttons()).toEqual(['Buy orc for 30', 'Play sword'])
  })

  it('lets whatever else lies in the market or the hand be asked why not, while one is asked', () => {
    show(state('act', option('play', 0, 'Play sword'), option('end_turn', 0, 'End')))
    const left = [...target.querySelectorAll('[data-left]')]
    expect(left.every((one) => one.getAttribute('aria-disabled') === 'true')).toBe(true)
    expect(left.map((one) => one.getAttribute('data-left'))).toContain('buy space=3')
    expect(left.map((one) => one.getAttribute('data-left'))).not.toContain('play card=0')
  })

  it('sends the pick of what is clicked', () => {
    const choose = show(state('target', option('hero', 1, 'dwarf'), option('monster', 5, 'orc, 4 left')))
    press('orc, 4 left')
    expect(choose).toHaveBeenCalledWith(['monster', 5])
    press('dwarf')
    expect(choose).toHaveBeenLastCalledWith(['hero', 1])
  })

  it('sells only from the menu', () => {
    const choose = show(state('act', option('play', 0, 'Play sword'), option('sell', 0, 'Sell sword')))
    press('More ways to use sword')
    flushSync()
    target.querySelector<HTMLButtonElement>('[role="menuitem"]')?.click()
    expect(choose).toHaveBeenCalledWith(['sell', 0])
  })

  it('offers the heroes as a choice of their own', () => {
    const choose = show(state('hero', option('take_hero', 1, 'dwarf'), option('random_hero', 0, 'Any')))
    press('dwarf')
    expect(choose).toHaveBeenCalledWith(['take_hero', 1])
  })

  it('says that a monster bars the market only where the server says so', () => {
    const told = state('act', option('play', 0, 'Play sword'))
    told.view.players = [{ ...player('paladin', true), front: [{ uid: 7, card: 2, owner: 1, life: 4, summoner: -1 }] }, player('dwarf', false)]
    show(told)
    expect(target.querySelector('.market .why')?.textContent).toContain('orc')
  })

  it('leaves the market open beside a monster that does not bar it', () => {
    const told = state('act', option('play', 0, 'Play sword'))
    told.view.players = [{ ...player('paladin', true), front: [{ uid: 7, card: 3, owner: 1, life: 4, summoner: -1 }] }, player('dwarf', false)]
    show(told)
    expect(target.querySelector('.market .why')).toBeNull()
  })

  it('marks what the keyboard points at', () => {
    show(state('act', option('play', 0, 'Play sword'), option('play', 1, 'Play coin')), 0, 1)
    expect(spoken(target.querySelector('.sel button'))).toBe('Play coin')
  })

  it('shows the last roll and, to those who look on, no hand', () => {
    const told = state('act')
    told.view.players = [player('paladin', false), player('dwarf', false)]
    show({ ...told, decision: null }, null)
    expect(target.querySelector('svg[aria-label="paladin rolled 4"]')).not.toBeNull()
    expect(target.querySelectorAll('.hand .back')).toHaveLength(2)
    expect(buttons()).toEqual([])
  })
})
