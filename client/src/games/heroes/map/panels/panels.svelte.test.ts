import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Decision, LogLine, Option, StateMessage } from '../../../../net/types'
import { asked, option } from '../../../../testing/pieces'
import { beside } from '../../../../table/options'
import { PASS } from '../../fixture'
import HeroesBoard from '../../HeroesBoard.svelte'
import { mapCatalogue, onMap } from '../fixture'
import { panelOf } from './kinds'
import { aftermathOf, announcedIn } from './news'

const many = (verb: string, ...abouts: Record<string, number>[]): Option[] => abouts.map((about, at) => option(verb, at, about))
const reroll = (face: number, source: number): Option => option('reroll_die', face, { die: 0, face }, { pick: ['reroll_die', face, source] })

/** Every panel's question, with every verb that may answer it. */
const QUESTIONS: readonly Decision[] = [
  asked('trade', option('trade', 1), option('card', 1, { card: 1 }), option('show_units', 0), PASS()),
  asked('take_die', option('die', 0, { die: 0, face: 0 }), option('die', 3, { die: 0, face: 3 }), reroll(0, 0), reroll(3, 0), reroll(3, 2)),
  asked('settle', ...many('yields', { resource: 0 }, { resource: 1 }, { resource: 2 }), option('reinforces', 0)),
  asked('garden', option('gain', 0, {}, { pick: ['gain', 3, 0, 0] }), option('gain', 0, {}, { pick: ['gain', 0, 0, 1] })),
  asked('city_hall', option('hall_gold', 0), option('hall_movement', 0), option('reinforce', 0, { kind: 0, face: 1 })),
  asked('give_up', option('fight', 0), option('give_up', 0)),
  asked('pay_for_defence', option('pay_for_defence', 0), option('yield', 0)),
  asked('turn_begins', option('vortex', 0), option('recall', 2, { card: 2 }), PASS()),
  { ...asked('answer_swap', option('card', 1, { card: 1 }), PASS()), about: { seat: 1, card: 0 } },
  { ...asked('agree_to_swap', option('agree_to_swap', 0), PASS()), about: { seat: 1, card: 0, other: 1 } },
  asked('reinforce_one', option('reinforce', 0, { kind: 0, face: 1 }), PASS()),
  asked('plague', option('weaken', 1, { kind: 1 })),
  asked('make_room', option('dismiss', 0, { kind: 0, face: 0 }), option('dismiss', 1, { kind: 1, face: 1 })),
  asked('look', option('look', 0), option('top_of_pile', 0, { card: 2 })),
  asked('search', option('card', 0, { card: 0 }), option('card', 2, { card: 2 })),
  asked('spring', option('card', 0, { card: 0 })),
  asked('people', option('recruit', 0, { kind: 0, face: 0 }), option('reinforce', 1, { kind: 1, face: 1 }), PASS()),
]

const line = (event: string, seat = 0): LogLine => ({ said: `${event} ${seat}`, event, seat, head: false, rules: [], about: {} })

describe('the panels over the map', () => {
  let target: HTMLElement
  let board: ReturnType<typeof mount> | undefined
  let props: { state: StateMessage }

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
    vi.stubGlobal('ResizeObserver', class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    })
    target = document.body.appendChild(document.createElement('main'))
  })
  afterEach(async () => {
    if (board) await unmount(board)
    board = undefined
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  function show(told: StateMessage) {
    const choose = vi.fn()
    const given = $state({ state: told, catalogue: mapCatalogue, me: 0, choose, say: (key: string) => key, motion: false, speed: 1 })
    props = given
    board = mount(HeroesBoard, { target, props: given })
    flushSync()
    return choose
  }

  function then(told: StateMessage): void {
    props.state = told
    flushSync()
  }

  const pressed = (choose: ReturnType<typeof vi.fn>): string[] => {
    for (const button of target.querySelectorAll<HTMLButtonElement>('[data-option]')) button.click()
    return [...new Set(choose.mock.calls.map(([pick]) => JSON.stringify(pick)))].sort()
  }
  const called = (name: string) => [...target.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))

  it.each(QUESTIONS.map((question) => [question.kind, question] as const))('let every answer to %s be given, and only there', (_, question) => {
    const choose = show(onMap(question))
    expect(pressed(choose)).toEqual(question.options.map(({ pick }) => JSON.stringify(pick)).sort())
    expect(beside(question, 'heroes')).toEqual([])
  })

  it('do not answer what they do not know', () => {
    show(onMap(asked('main', option('end_turn', 0))))
    expect(target.querySelector('.over')).toBeNull()
    expect(panelOf('main')).toBeNull()
  })

  it('show trades that cannot be paid for, and cards that stay', () => {
    show(onMap(asked('trade', option('trade', 1), option('card', 1, { card: 1 }), PASS())))
    expect(target.querySelectorAll('.trades > *')).toHaveLength(2)
    expect(target.querySelectorAll('.trades .not')).toHaveLength(1)
    expect(target.querySelectorAll('.plaque .hand .card.dim')).toHaveLength(2)
  })

  it('tell the level that brought a Search', () => {
    const told = onMap(asked('search', option('card', 2, { card: 2 })))
    show({ ...told, events: [{ event: 'ReachedLevel', seat: 0, n: 3 }] })
    expect(target.querySelector('.search h2')?.textContent).toContain('catherine is level 3')
  })

  it('announce a fight, with the town at hand', () => {
    const choose = show(onMap({ ...asked('town_window', option('build', 1, { building: 1 }), PASS()), prompt: 'Mutare attacks' }))
    expect(target.querySelector('.strip')?.textContent).toContain('Mutare attacks')
    called('Open the town')?.click()
    flushSync()
    target.querySelector<HTMLButtonElement>('[data-building="citadel"]')?.click()
    called('pass')?.click()
    expect(choose.mock.calls).toEqual([[['build', 1]], [-1]])
  })

  it('let the astrologers speak until one rides on', () => {
    show(onMap(asked('main', option('end_turn', 0))))
    then({ ...onMap(asked('main', option('end_turn', 0))), seq: 2, events: [{ event: 'Proclaimed', proclamation: 0 }] })
    expect(target.querySelector('.banner')?.textContent).toContain('Week of the horse')
    called('Ride on')?.click()
    flushSync()
    expect(target.querySelector('.banner')).toBeNull()
  })

  it('tell what is to be played before the first round, once', () => {
    const told = onMap(asked('turn_start_tile', option('turn', 0, { turns: 0, spot: 0 })), { round: 0 })
    show(told)
    expect(target.querySelector('.intro')?.textContent).toContain('9')
    called('To the map')?.click()
    then({ ...told, seq: 2 })
    expect(target.querySelector('.intro')).toBeNull()
  })

  it('tell what came of a fight', () => {
    show(onMap(null))
    then({ ...onMap(asked('main', option('end_turn', 0))), seq: 2, log: [line('CombatEnded'), line('GainedExperience'), line('TurnBegan')] })
    expect([...target.querySelectorAll('.strip b, .strip li')].map(({ textContent }) => textContent)).toEqual(['CombatEnded 0', 'GainedExperience 0'])
  })

  it('tell it until one goes on, whatever others do meanwhile', () => {
    const ended = [line('CombatEnded'), line('GainedExperience')]
    show(onMap(null))
    then({ ...onMap(null), seq: 2, log: ended })
    then({ ...onMap(asked('main', option('end_turn', 0))), seq: 3, log: [line('TurnBegan')] })
    expect(target.querySelector('.strip')).not.toBeNull()
    then({ ...onMap(asked('main', option('end_turn', 0))), seq: 4, log: [line('Stepped')] })
    expect(target.querySelector('.strip')).toBeNull()
  })
})

describe('the news', () => {
  it('of a fight concern who had a part in it', () => {
    const log = [line('CombatEnded', -1), line('PutOn', 1)]
    expect(aftermathOf(log, 0)).toEqual([])
    expect(aftermathOf(log, 1)).toHaveLength(2)
    expect(aftermathOf(log, null)).toHaveLength(2)
  })

  it('announce a fight until it begins', () => {
    expect(announcedIn({ log: [line('FightAnnounced', 1)] })?.seat).toBe(1)
    expect(announcedIn({ log: [line('FightAnnounced', 1), line('CombatBegan', 1)] })).toBeNull()
  })
})
