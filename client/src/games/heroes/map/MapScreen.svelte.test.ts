import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Catalogue, StateMessage } from '../../../net/types'
import { asked, option } from '../../../testing/pieces'
import HeroesBoard from '../HeroesBoard.svelte'
import { view } from '../fixture'
import { scenario } from '../campaign/fixture'
import type { Adventure, Hero, Scenario, ScenarioEvent } from '../types'
import { mapCatalogue, onMap, printed } from './fixture'

describe('the map', () => {
  let target: HTMLElement
  let board: ReturnType<typeof mount> | undefined
  let upright = false

  beforeEach(() => {
    upright = false
    vi.stubGlobal('matchMedia', () => ({ matches: upright, addEventListener: () => undefined, removeEventListener: () => undefined }))
    vi.stubGlobal('ResizeObserver', class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    })
    target = document.body.appendChild(document.createElement('main'))
    const weigh = document.body.appendChild(document.createElement('div'))
    weigh.id = 'weigh'
  })
  afterEach(async () => {
    if (board) await unmount(board)
    board = undefined
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  function show(told: StateMessage, me: number | null = 0, catalogue: Catalogue = mapCatalogue) {
    const choose = vi.fn()
    board = mount(HeroesBoard, { target, props: { state: told, catalogue, me, choose, say: (key: string) => key, motion: false, speed: 1 } })
    flushSync()
    return choose
  }

  const lit = () => [...target.querySelectorAll('[data-option]')]
  const press = (node: Element | undefined | null, type = 'click', more: object = {}) => {
    node?.dispatchEvent(type === 'click' ? new MouseEvent('click', { bubbles: true, detail: 1, ...more }) : new KeyboardEvent(type, { bubbles: true, ...more }))
    flushSync()
  }

  const STEP = option('step', 1, { hero: 0, field: 1 })
  const REVEAL = option('reveal', 2, { hero: 0, spot: 2 })
  const ADD = option('add', 3, { hero: 0, q: -1, r: -2 })
  const END = option('end_turn', 0)

  it('shows the open tiles of a map in the making, and a ghost for each spot', () => {
    const lay = [option('lay', 1, { q: -1, r: -2 }), option('lay', 2, { q: 1, r: 2 })]
    const choose = show(onMap(asked('lay_tile', ...lay), { row: [1, 0] }))
    const row = [...target.querySelectorAll('ol[aria-label] li button')].filter((node) => node.querySelector('svg'))
    expect(row.map((node) => node.getAttribute('aria-label'))).toEqual(['Next: far', 'starting'])
    const ghosts = [...target.querySelectorAll('[data-add] [data-option]')]
    expect(ghosts).toHaveLength(2)
    press(ghosts[1])
    expect(choose).toHaveBeenCalledWith(lay[1]?.pick)
    expect(document.querySelector('#weigh')?.textContent).toContain('Next: far, grass')
    press(row[1])
    expect(document.querySelector('#weigh')?.textContent).toContain('starting, grass')
  })

  it('lets a tile that is face up be turned where that is asked', () => {
    const swing = option('swing', 1, { spot: 1 })
    const choose = show(onMap(asked('choose_neighbour', swing)))
    press(target.querySelector('[data-spot="1"] [data-option]'))
    expect(choose).toHaveBeenCalledWith(swing.pick)
  })

  it('lights what the hero may do, and says what waits there', () => {
    const choose = show(onMap(asked('main', STEP, REVEAL, ADD, END)))
    expect(lit()).toHaveLength(3)
    const field = target.querySelector('[data-field="1"] [data-option]')
    expect(field?.getAttribute('aria-label')).toContain('guard I')
    press(field)
    expect(choose).toHaveBeenCalledWith(STEP.pick)
    press(target.querySelector('[data-spot="2"] [data-option]'))
    expect(choose).toHaveBeenCalledWith(REVEAL.pick)
  })

  describe('while an AI hero moves', () => {
    const RIDER = { hero: 2, name: 'The Grey Rider', plan: 'standard', from_round: 1, points: 3, level: 3, deck: [3, 1, 0], spells: [0], fate: 'abroad', town: -1, citadel: false, beaten: [] }
    const AIMS = { event: 'AiAims', seat: -3, hero: 2, aim: 2, field: 0, way: [2, 0] }
    const catalogue: Catalogue = { ...mapCatalogue, scenarios: [scenario(1)] } as Catalogue

    /** The rider stands on field 8, and then on field 2, which is its own by now. */
    function state(seq: number, at: number, more: Partial<StateMessage> = {}): StateMessage {
      const told = onMap(asked('main', STEP, END), { scenario: 'road_1', ai: [RIDER] as Adventure['ai'], marks: at === 2 ? [{ field: 2, cube: -3, yields: -1, unguarded: true, visitors: [] }] : [] })
      const heroes = told.view.heroes as Hero[]
      const rider = { ...heroes[1], seat: -1, ai: 0, hero: null, faction: 'necropolis', field: at, army: [{ kind: 0, face: 1 }] }
      return { ...told, seq, view: { ...told.view, heroes: [...heroes, rider] }, ...more }
    }

    const figure = () => target.querySelector<SVGElement>('[data-at="map-hero-2"]')?.style.transform
    const flags = () => target.querySelectorAll('.pieces > g:not(.letter):not(.guard)').length

    function turn(motion: boolean): void {
      const props = $state({ state: state(1, 8), catalogue, me: 0, choose: vi.fn(), say: (key: string) => key, motion, speed: 1 })
      board = mount(HeroesBoard, { target, props })
      flushSync()
      const line = { said: 'The rider marches on your town.', event: 'AiAims', seat: -3, head: false, rules: [], about: {} }
      props.state = state(2, 2, { events: [AIMS, { event: 'Walked', seat: -3, hero: 2, field: 2 }, { event: 'Flagged', seat: -3, hero: 2, field: 2 }] as StateMessage['events'], log: [line] })
      flushSync()
    }

    it('its plan is told and its way is dotted before it goes; then each step and flag as it happens', () => {
      vi.useFakeTimers()
      turn(true)
      const stood = figure()
      expect(target.querySelector('[role=status]')?.textContent).toContain('The rider marches on your town.')
      expect(target.querySelector('[data-errand]')?.getAttribute('data-errand')).toBe('0')
      expect(flags()).toBe(0)
      vi.runAllTimers()
      flushSync()
      expect(figure()).not.toBe(stood)
      expect(flags()).toBe(1)
      expect(target.querySelector('[data-errand]')).toBeNull()
      vi.useRealTimers()
    })

    it('any key shows at once how it ends', () => {
      vi.useFakeTimers()
      turn(true)
      press(document.body, 'keydown', { key: 'x' })
      expect(target.querySelector('[data-errand]')).toBeNull()
      expect(flags()).toBe(1)
      vi.useRealTimers()
    })

    it('nothing moves where nothing may', () => {
      turn(false)
      expect(target.querySelector('[data-errand]')).toBeNull()
      expect(flags()).toBe(1)
    })

    it('its army, its cards and its plan are told by its name', () => {
      turn(false)
      press([...target.querySelectorAll('.seats button')].find(({ textContent }) => textContent.includes('The Grey Rider')))
      const about = target.querySelector('.seats .about')?.textContent
      for (const words of ['4 cards · one spell', 'Marches on the nearest town.', 'From round 3, 2 movement points a round']) expect(about).toContain(words)
    })
  })

  it('names a price for steps alone', () => {
    const price = () => target.querySelector('[data-field="1"] .cost text')?.textContent
    show(onMap(asked('main', STEP, END)))
    expect(price()).toBe('1')
    show(onMap(asked('late_step', option('late_step', 1, { hero: 0, field: 1 }))))
    expect(target.querySelectorAll('[data-field="1"] .cost')).toHaveLength(2)
    expect(target.querySelectorAll('[data-field="1"] .cost text')).toHaveLength(1)
  })

  it('is played by keys as well', () => {
    const choose = show(onMap(asked('main', STEP, END)))
    press(target.querySelector('[data-field="1"] [data-option]'), 'keydown', { key: 'Enter' })
    expect(choose).toHaveBeenCalledWith(STEP.pick)
  })

  it('shows to a finger what would come of it, and goes with the second tap', () => {
    upright = true
    const choose = show(onMap(asked('main', STEP, END)))
    const field = target.querySelector('[data-field="1"] [data-option]')
    const tap = () => {
      field?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
      press(field)
    }
    tap()
    expect(choose).not.toHaveBeenCalled()
    expect(target.textContent).toContain('1 bronze card')
    tap()
    expect(choose).toHaveBeenCalledWith(STEP.pick)
  })

  it('shows a finger the way first', () => {
    upright = true
    const told = onMap(asked('main', STEP, END))
    const reach = [{ hero: 0, fields: [2], before: [1] }]
    const choose = show({ ...told, view: { ...told.view, adventure: { ...(told.view.adventure as Adventure), reach } } })
    const field = target.querySelector('[data-field="2"] [data-option]')
    field?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
    press(field)
    expect(choose).not.toHaveBeenCalled()
    expect(target.querySelector('[data-way-to="2"]')).not.toBeNull()
    press([...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Go there')))
    expect(choose).toHaveBeenCalledExactlyOnceWith(STEP.pick)
  })

  it('tells the odds of a fight on request, as an estimate', () => {
    upright = true
    show(onMap(asked('main', option('step', 1, { hero: 0, field: 1 }, { detail: { win: 70 } }), END)))
    const field = target.querySelector('[data-field="1"] [data-option]')
    field?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
    press(field)
    expect(target.textContent).not.toContain('70')
    press([...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Odds?')))
    expect(target.textContent.replace(/[\u2068\u2069]/g, '')).toContain('About 70 % to win (an estimate)')
  })

  it('has the odds on a desk only where somebody is to be fought', () => {
    const asks = () => [...target.querySelectorAll('button')].filter(({ textContent }) => textContent.includes('Odds?')).length
    show(onMap(asked('main', STEP, END)))
    expect(asks()).toBe(0)
    if (board) void unmount(board)
    show(onMap(asked('main', option('step', 1, { hero: 0, field: 1 }, { detail: { win: 70 } }), END)))
    expect(asks()).toBe(1)
  })

  it('writes the odds on the field once they are asked for', () => {
    show(onMap(asked('main', option('step', 1, { hero: 0, field: 1 }, { detail: { win: 70 } }), END)))
    const label = () => target.querySelector('[data-field="1"] .cost text')?.textContent.replace(/[\u2068\u2069]/g, '')
    expect(label()).toBe('1')
    press([...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Odds?')))
    expect(label()).toBe('70 %')
  })

  describe('what happens in a round', () => {
    const event = (text: string, at: ScenarioEvent['at'], rounds: number[], players: number[] = []): ScenarioEvent => ({ text, at, rounds, players, effects: `${text} it does` })
    const events = [event('Ships', 'start', [3, 5]), event('Fog', 'end', [3]), event('Feast', 'start', [4], [3]), event('Victory', 'when', [])]
    const scenario = { id: 'brave_new_world', tiles: [], rules: [], limit: '', events, rivals: [] } as unknown as Scenario
    const clash = (): Element[] => {
      show(onMap(asked('main', STEP, END)), 0, { ...printed, scenarios: [scenario] } as Catalogue)
      return [...target.querySelectorAll('.rounds button.round, .rounds button.pair')]
    }

    it('is marked on its round, for so many players, and told to who looks', () => {
      const rounds = clash()
      expect(rounds.map(({ textContent }) => textContent)).toEqual(['3', '5'])
      expect(rounds.map((round) => round.querySelectorAll('.mark').length)).toEqual([2, 1])
      expect(target.textContent).not.toContain('Ships')
      rounds[0]?.dispatchEvent(new Event('pointerenter'))
      flushSync()
      const note = target.querySelector('[role="note"]')?.textContent.replace(/[\u2068\u2069]/g, '')
      expect(note).toContain('Ships As it begins: Ships it does')
      expect(note).toContain('Fog As it ends: Fog it does')
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      flushSync()
      expect(target.querySelector('[role="note"]')).toBeNull()
    })

    it('is told together in a hand', () => {
      upright = true
      const [now] = clash()
      press(now)
      expect([...target.querySelectorAll('[role="note"] h3')].map(({ textContent }) => textContent.replace(/[\u2068\u2069]/g, ''))).toEqual(['Round 3, resource round', 'Round 5, resource round'])
      press(now)
      expect(target.querySelector('[role="note"]')).toBeNull()
    })
  })

  it('turns a tile in hand, and sets it down only where it may lie', () => {
    const question = { ...asked('turn_tile', option('turn', 0, { turns: 0, spot: 1 }), option('turn', 2, { turns: 2, spot: 1 })), about: { spot: 1 } }
    const choose = show(onMap(question))
    const set = () => [...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Set it down'))
    expect(set()?.disabled).toBe(false)
    press(document.body, 'keydown', { key: 'e' })
    expect(set()?.disabled).toBe(true)
    press(document.body, 'keydown', { key: 'e' })
    expect(set()?.disabled).toBe(false)
    press(document.body, 'keydown', { key: 'Enter' })
    expect(choose).toHaveBeenCalledWith(['turn', 2])
  })

  it('opens the hand when the hand is asked about', () => {
    const choose = show(onMap(asked('refresh', option('card', 0, { card: 0 }), option('keep', 0))))
    press(target.querySelector('.hand [data-option]'))
    expect(choose).toHaveBeenCalledWith(['card', 0])
  })

  it('lists the decks that may be looked at behind one button', () => {
    const decks = [option('peek', 0), option('peek', 1)]
    const choose = show(onMap(asked('main', ...decks, END)))
    expect(lit()).toEqual([])
    press(target.querySelector('.deeds [aria-haspopup="menu"]'))
    const items = [...target.querySelectorAll('[role="menuitem"]')]
    expect(items).toHaveLength(2)
    press(items[1])
    expect(choose).toHaveBeenCalledWith(decks[1]?.pick)
  })

  it.each([
    { of: 'an ally', sides: [0, 0], fights: 0 },
    { of: 'an enemy', sides: [0, 1], fights: 1 },
  ])('marks a fight where a hero of $of stands only if there is one', ({ sides, fights }) => {
    const told = onMap(asked('main', option('step', 0, { hero: 0, field: 8 }), END))
    const view = told.view as { adventure: object; heroes: { field: number }[] }
    const heroes = view.heroes.map((hero, at) => (at === 1 ? { ...hero, field: 8 } : hero))
    show({ ...told, view: { ...told.view, heroes, adventure: { ...view.adventure, sides } } })
    expect(lit()).toHaveLength(1)
    expect(target.querySelectorAll('.cost.fight')).toHaveLength(fights)
  })

  it('has what allies may be given behind a button, and stays open to give again', () => {
    HTMLDialogElement.prototype.showModal = vi.fn() // not in jsdom
    const gold = option('give', 1, { seat: 1 })
    const swap = { ...option('offer_swap', 1, { seat: 1, card: 0 }), pick: ['offer_swap', 1, 0] }
    const choose = show(onMap(asked('main', gold, swap, END)))
    expect(lit()).toEqual([])
    press(target.querySelector('.deeds .allies'))
    const dialog = document.querySelector('dialog')
    press(dialog?.querySelector('.gifts [data-option]') ?? null)
    expect(choose).toHaveBeenCalledWith(gold.pick)
    press(dialog?.querySelector('.cards [data-option]') ?? null)
    expect(choose).toHaveBeenCalledWith(swap.pick)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('has the deeds of the town behind a button', () => {
    const choose = show(onMap(asked('main', option('build', 1, { building: 1 }), END)))
    expect(lit()).toHaveLength(0)
    press([...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Town')))
    press(lit()[0])
    expect(choose).toHaveBeenCalledWith(['build', 1])
  })

  it.each([
    ['refresh', 'first comes what you are asked'],
    ['main', 'nothing is to be had just now'],
  ])('says of a town without options only what is true (%s)', (kind, note) => {
    show(onMap(asked(kind, option('keep', 0))))
    press([...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Town')))
    expect(target.querySelector('.town .title')?.textContent).toContain(note)
  })

  it('keeps hero, treasury and army beside it', () => {
    show(onMap(asked('main', END)))
    const beside = document.getElementById('weigh')?.textContent ?? ''
    expect(beside).toContain('3 moves')
    expect(beside).toContain('+15 income')
  })

  it('gives way to a combat', () => {
    const told = onMap(null)
    show({ ...told, view: { ...told.view, combat: view().combat } })
    expect(target.querySelector('.world')).toBeNull()
    expect(target.querySelector('.ground')).not.toBeNull()
  })

  it('reads out what the astrologers say', () => {
    show({ ...onMap(asked('main', END)), events: [{ event: 'Proclaimed', proclamation: 0 }] })
    expect(target.querySelector('[role="status"]')?.textContent).toContain('Week of the horse')
  })
})
