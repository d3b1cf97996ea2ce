import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Catalogue, Decision, LogLine, StateMessage } from '../../net/types'
import type { AndorCatalogue } from './catalogue'
import AndorBoard from './AndorBoard.svelte'
import { deedsOf, slotsOf } from './hero/deeds'
import { asking, CATALOGUE, hero, message, option, PRINTED, viewWith } from './fixture'
import type { Seen } from './model'
import { lightsOf } from './options'

const line = (event: string, text: string): LogLine => ({ said: text, seat: 0, about: {}, head: false, event, rules: [] })
const VALUE = (index: number, how: string, parts: [string, number][], dice = [2, 5], counting = [1]) => ({ event: 'HeroValue', hero: index, points: 5, strength: 3, dice, counting, how, parts })
const FOUGHT = [
  { event: 'FightBegan', hero: 0, kind: 0, uid: 7 },
  { event: 'Joined', hero: 1 },
  { event: 'RoundBegan', n: 1 },
  VALUE(0, 'doubled', [['own', 3], ['white_cube', 2], ['axe', 2]]),
  VALUE(1, 'last', [['own', 1], ['lent', 4]], [1, 6, 4], [2]),
  { event: 'FoeRolled', kind: 0, dice: [3, 3], points: 6, strength: 2, counting: [0, 1], less: 0 },
  { event: 'RoundEnded', heroes: 22, foe: 8, left: 0 },
  { event: 'FightEnded', n: 1 },
]

describe('the panels beside the mountain', () => {
  let target: HTMLElement
  let board: ReturnType<typeof mount> | undefined
  let told = $state.raw<StateMessage>(message(viewWith(), null))
  let considered = $state<number | null>(null)
  let motion = $state(false)
  let replay = false
  let wide = false

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    target = document.body.appendChild(document.createElement('main'))
  })
  afterEach(async () => {
    if (board) await unmount(board)
    board = undefined
    replay = false
    wide = false
    document.body.replaceChildren()
  })

  function show(view: Seen, decision: Decision | null = null, printed: Partial<AndorCatalogue> = {}) {
    const choose = vi.fn()
    told = message(view, decision)
    considered = null
    motion = false
    board = mount(AndorBoard, {
      target,
      props: {
        get state() {
          return told
        },
        get considered() {
          return considered
        },
        catalogue: { ...CATALOGUE, ...printed } as unknown as Catalogue,
        me: 0,
        choose,
        say: (key: string) => key,
        get motion() {
          return motion
        },
        speed: 1,
        replay,
      },
    })
    flushSync()
    return choose
  }

  function tell(view: Seen, more: Partial<StateMessage>): void {
    told = { ...message(view, null), seq: told.seq + 1, ...more }
    flushSync()
  }

  function press(node: Element | null | undefined): void {
    node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
  }

  function enter(): void {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    flushSync()
  }

  const text = (): string => target.textContent?.replace(/\s+/g, ' ') ?? ''

  it('shows a fight of two with every die, every modifier in words, and what came of it', () => {
    const before = viewWith({ day: 2 })
    show(before)
    tell(viewWith({ day: 2, foes: [] }), { events: FOUGHT, log: [line('RoundEnded', '22 against 8: the foe is beaten!'), line('StrengthChanged', 'Thorn gains 1 strength.'), line('TurnBegan', 'It is the turn of Chada.')] })
    const fight = target.querySelector('section.won')
    expect(fight?.querySelectorAll('.heroes svg.die')).toHaveLength(5)
    expect(fight?.querySelectorAll('.heroes svg.die.counts')).toHaveLength(2)
    expect(fight?.querySelectorAll('.foe svg.die.counts')).toHaveLength(2)
    const said = fight?.textContent?.replace(/\s+/g, ' ') ?? ''
    for (const words of ['won in round 1', 'die doubled 5', "Ambra's white cube +2", 'axe +2', 'last die 5', 'lent strength +4', 'equal dice add up 6', 'Thorn gains 1 strength.']) expect(said).toContain(words)
    expect(said).not.toContain('It is the turn')
    expect([...(fight?.querySelectorAll('output') ?? [])].map((one) => one.textContent)).toEqual(['22', '8'])
    enter()
    expect(target.querySelector('section.won')).toBeNull()
  })

  it('lets a figure walk field by field, where anything may move', () => {
    const animate = vi.fn()
    Element.prototype.animate = animate
    const walked = (field: number) => viewWith({ day: 2, base: null, heroes: [hero(0, { field }), hero(1, { field: 205 })] })
    const way = [{ event: 'HeroMoved', hero: 0, origin: 201, field: 202 }, { event: 'HeroMoved', hero: 0, origin: 202, field: 203 }]
    show(walked(201))
    tell(walked(203), { events: way })
    expect(animate).not.toHaveBeenCalled()
    motion = true
    tell(walked(201), {})
    tell(walked(203), { events: way })
    expect(animate).toHaveBeenCalledOnce()
    const [frames, timing] = animate.mock.calls[0] as [{ transform: string }[], { duration: number }]
    expect(frames.map(({ transform }) => transform)).toEqual(['translate(100px, 100px) scale(1)', 'translate(300px, 100px) scale(1)', 'translate(500px, 100px) scale(1)'])
    expect(timing.duration).toBe(280)
    expect(target.querySelector('[data-piece="hero-0"]')?.classList).toContain('walking')
    told = { ...told } // the same message again, as when somebody comes to the table
    flushSync()
    expect(animate).toHaveBeenCalledOnce()
  })

  it('puts a fight away that is over when its reader has made another pick', () => {
    show(viewWith({ day: 2 }))
    tell(viewWith({ day: 2 }), { events: FOUGHT, decision: asking('turn', option('pass', 0, { actor: 0 })) })
    expect(target.querySelector('section.won')).not.toBeNull()
    tell(viewWith({ day: 2 }), {})
    expect(target.querySelector('section.won')).toBeNull()
  })

  it('reads new cards and events one after the other, and again from the list', () => {
    const cards = [
      { index: 0, id: 'a', kind: 'story', letter: 'A', title: 'First', text: 'Cold air.', rules: [] },
      { index: 1, id: 'b', kind: 'rule', letter: null, title: 'Second', text: 'A camp.', rules: ['andor.legend.010'] },
    ]
    const events = [{ index: 4, id: 'storm', name: 'Sleepless', text: 'Eyes shine.', storm: true, good: false }]
    show(viewWith({ day: 2, cards: cards.slice(0, 1) }))
    expect(target.querySelector('.tale')).toBeNull()
    tell(viewWith({ day: 2, cards, events, event_pile: [4] }), { events: [{ event: 'CardRead', n: 1 }, { event: 'EventDrawn', n: 4 }] })
    expect(target.querySelector('.tale')?.textContent).toContain('Second')
    expect(target.querySelector('.tale a')?.getAttribute('href')).toBe('/rules?id=andor.legend.010')
    enter()
    expect(target.querySelector('.tale.event')?.textContent).toContain('Sleepless')
    enter()
    expect(target.querySelector('.tale')).toBeNull()
    press(target.querySelector('details ol button'))
    expect(target.querySelector('.tale')?.textContent).toContain('First')
    press(target.querySelector('.tale .x'))
    expect(target.querySelector('.tale')).toBeNull()
  })

  it('reads the first cards out before the first day too, when a card asks for something', () => {
    show(viewWith({ day: 0, heroes: [hero(0, { in_box: true }), hero(1, { in_box: true })] }))
    expect(target.querySelector('.tale')?.textContent).toContain('At the Foot of the Stair')
  })

  it('leaves nothing behind where a replay leaps, and reads a card once that comes again', () => {
    const card = (index: number) => ({ index, id: `c${index}`, kind: 'story', letter: 'A', title: `Card ${index}`, text: '', rules: [] })
    const read = (n: number): Partial<StateMessage> => ({ events: [{ event: 'CardRead', n }] })
    replay = true
    show(viewWith({ cards: [card(0)] }))
    expect(target.querySelector('.tale')?.textContent).toContain('Card 0')
    tell(viewWith({ cards: [card(0), card(1)] }), { ...read(1), seq: 2 })
    expect(target.querySelector('.tale')?.textContent).toContain('2 of 2')
    tell(viewWith({ cards: [card(0), card(1)] }), { seq: 40 })
    expect(target.querySelector('.tale')).toBeNull()
    tell(viewWith({ day: 2, cards: [card(0), card(1)] }), { events: FOUGHT, seq: 41 })
    expect(target.querySelector('section.won')).not.toBeNull()
    tell(viewWith({ day: 2, cards: [card(0), card(1)] }), { seq: 42 })
    expect(target.querySelector('section.won')).toBeNull()
  })

  it('leaves the Enter key to the option that is pointed at', () => {
    show(viewWith({ day: 1 }), asking('turn', option('pass', 0, { actor: 0 })))
    expect(target.querySelector('.tale')).not.toBeNull()
    considered = 0
    flushSync()
    enter()
    expect(target.querySelector('.tale')).not.toBeNull()
  })

  it('shows a hero board: tracks, cube and logs, and a deed at the thing it belongs to', () => {
    const items = [...PRINTED.items, { index: 3, id: 'log_2', icon: 'log', name: 'Log', text: '', slot: 'track' }, { index: 4, id: 'helm', icon: 'viking-helmet', name: 'Helm', text: 'Equal dice.', slot: 'head' }]
    const thorn = hero(0, { strength: 5, white_cube: 7, willpower: 9, bag: [0, 0, 2, 3, 4], field: 204 })
    const turn = asking('turn', option('drop', 2, { actor: 0, item: 2 }, { label: 'drop it' }), option('take', 0, { actor: 0, item: 0 }), option('spring', 0, { actor: 0 }))
    const choose = show(viewWith({ day: 2, heroes: [thorn, hero(1)] }), turn, { items })
    const panel = target.querySelector('.heroboard')
    expect([...(panel?.querySelectorAll('.cells .wood') ?? [])].map((cell) => cell.textContent)).toEqual(['3', '4'])
    expect(panel?.querySelector('.cells .cube')?.textContent).toBe('7')
    expect([...(panel?.querySelectorAll('.cells .c') ?? [])].map((cell) => cell.textContent)).toEqual(['5', '9'])
    expect(panel?.querySelectorAll('.slot.empty')).toHaveLength(3)
    const helm = [...(panel?.querySelectorAll('.item') ?? [])].find((one) => one.getAttribute('aria-label') === 'Helm')
    helm?.dispatchEvent(new FocusEvent('focus'))
    flushSync()
    expect(panel?.querySelector('[role="tooltip"]')?.textContent).toContain('Equal dice.')
    press(panel?.querySelector('.slots .item.lit'))
    expect(choose).toHaveBeenCalledWith(['drop', 2])
    const ground = [...(panel?.querySelectorAll('.ground .item.lit') ?? [])]
    expect(ground).toHaveLength(2)
    expect(helm?.getAttribute('data-left')).toBe('drop actor=0 item=4')
    expect(target.querySelector('[data-field="205"]')?.getAttribute('data-left')).toBe('dweller|go field=205')
  })

  it('tells of every hero how strong they are, how far into the day and what they carry, beside a fight too', () => {
    wide = true
    const heroes = [hero(0, { strength: 4, willpower: 9, hours: 3, bag: [0, 0, 2] }), hero(1, { in_box: true })]
    show(viewWith({ day: 2, heroes }))
    tell(viewWith({ day: 2, heroes }), { events: FOUGHT })
    expect(target.querySelector('section.won')).not.toBeNull()
    const [thorn, chada, ...more] = [...target.querySelectorAll('nav .chip')]
    expect(more).toEqual([])
    expect([...(thorn?.querySelectorAll('.n') ?? [])].map((one) => one.textContent?.trim())).toEqual(['4', '9', '3'])
    expect([...(thorn?.querySelectorAll('.bag > span') ?? [])].map((one) => one.textContent?.trim())).toEqual(['2', ''])
    expect(thorn?.getAttribute('title')).toContain('Strength 4 · Willpower 9')
    expect(chada?.querySelector('.hours svg')?.getAttribute('aria-label')).toBe('day ended')
    press(chada)
    expect(target.querySelector('.heroboard')?.getAttribute('aria-label')).toBe(heroes[1]?.name)
    expect(target.querySelectorAll('.heroboard nav')).toHaveLength(0)
  })

  it('lists goals, the rules in force and what loses the legend', () => {
    const goals = [
      { index: 0, id: 'a', text: 'Bring the logs.', type: 'deliver', done: true, optional: false, count: 5, have: 5, fields: [] },
      { index: 1, id: 'b', text: 'Turn up four.', type: 'turn_tokens', done: false, optional: true, count: 4, have: 1, fields: [] },
    ]
    const losses = [
      { kind: 'narrator_at', n: 13, left: 10 },
      { kind: 'no_free_shield', left: 2 },
      { kind: 'figure_at', foe: 0, field: null },
      { kind: 'figure_at', foe: 0, field: 204 },
      { kind: 'tokens_left_below', item: 0, left: 1 },
      { kind: 'hero_in_area_when', area: 'fortress', n: 4, left: 2 },
      { kind: 'goals_done', goals: [1] },
    ]
    show(viewWith({ day: 2, goals, narrator: 3, losses, rules: [{ index: 0, id: 'food', name: 'Food', text: 'Everybody eats.' }] }))
    const shown = [...target.querySelectorAll('.goal')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())
    expect(shown[0]).toContain('Turn up four. (not needed to win)')
    expect(shown[0]).toContain('1/4')
    expect(target.querySelector('.goal.done')?.textContent).toContain('Bring the logs.')
    press(target.querySelector('.more'))
    expect(text()).toContain('Everybody eats.')
    expect(text()).toContain('reaches N: 10 steps')
    expect(text()).toContain('2 are left')
    for (const words of ['Wargor comes to the camp.', 'Wargor comes to field 204.', '1 more may be lost', 'stage 4 of the collapse falls; 2 stages', 'comes to pass: Turn up four.']) expect(text()).toContain(words)
  })

  it('lays out creatures, equipment, shields, field 200 and the sunrise box on demand', () => {
    show(viewWith({ day: 2, fallen: [0, 0], boxed_skeletons: 2, supply: [0, 0, 3] }))
    const tabs = [...target.querySelectorAll('.tabs button')]
    press(tabs[0])
    expect(target.querySelector('table tbody tr')?.textContent?.replace(/\s+/g, ' ')).toContain('Wargor')
    press(tabs[1])
    expect(target.querySelector('.stock')?.textContent).toContain('waterskin')
    press(tabs[2])
    expect(target.querySelectorAll('.shields .gold')).toHaveLength(3)
    expect(target.querySelectorAll('.shields .gold.taken')).toHaveLength(1)
    expect(text()).toContain('Wargor ×2')
    expect(text()).toContain('2 skeletons')
    press(tabs[2])
    expect(target.querySelector('.shields .gold')).toBeNull()
  })
})

describe('the deeds of a hero', () => {
  it('have one place each', () => {
    const verbs: [string, number, object][] = [
      ['drop', 2, { item: 2 }], ['use', 5, { item: 2 }], ['falcon', 0, {}], ['drink', 0, {}], ['take', 1, { item: 1 }], ['cast', 1, { book: 2 }], ['study', 1, { book: 1 }], ['brew', 0, {}], ['spring', 0, {}], ['open', 0, {}], ['bridge', 0, {}], ['carry', 1, { whom: 1 }],
    ]
    const options = verbs.map(([verb, id, more]) => option(verb, id, { actor: 0, ...more }))
    const ids = ['apple_nut', 'starwort', 'waterskin', 'falcon']
    const deeds = deedsOf(lightsOf(asking('turn', ...options)), 0, [2, 3], (item) => ids[item] ?? '')
    expect(deeds.items.get(2)?.map(({ verb }) => verb)).toEqual(['drop', 'use', 'drink'])
    expect(deeds.items.get(3)?.map(({ verb }) => verb)).toEqual(['falcon'])
    expect([...deeds.lying.keys()]).toEqual([1])
    expect([...deeds.books.keys()]).toEqual([2, 1])
    expect(deeds.cauldron).toHaveLength(1)
    expect(deeds.place.map(({ verb }) => verb)).toEqual(['spring', 'open', 'bridge'])
    expect(deeds.others.map(({ verb }) => verb)).toEqual(['carry'])
  })

  it('carry what is kept where', () => {
    const slots = ['free', 'head', 'small', 'track', 'beside']
    expect(slotsOf([2, 0, 2, 3, 4], (item) => slots[item] ?? '')).toEqual({ head: [null], large: [null], small: [2, 2, null], free: [0], track: [3], beside: [4] })
  })
})
