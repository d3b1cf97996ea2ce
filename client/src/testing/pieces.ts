/* Cards, heroes and options for tests: blank but for what a test is about. */
import type { Card, Hero } from '../games/village/catalogue'
import type { Decision, Option, StateMessage } from '../net/types'

export function card(index: number, id: string, kind: string, more: Partial<Card> = {}): Card {
  return {
    index,
    id,
    name: id,
    kind,
    head: '',
    brief: id,
    text: [],
    sets: ['base'],
    price: 30,
    sells: false,
    cost: 0,
    attack: null,
    heavy: false,
    weapon_class: null,
    element: null,
    slot: null,
    defence: 0,
    type: null,
    life: 0,
    life_per_player: 0,
    taming: 0,
    blocks: kind === 'monster',
    parts: [],
    source: '',
    own: true,
    ...more,
  }
}

export function hero(index: number, id: string): Hero {
  const levels = [
    { experience: 0, mind: 2, abilities: [{ name: 'Intelligence 2', text: '' }, { name: 'Skill: axe +1', text: '' }] },
    { experience: 100, mind: 2, abilities: [{ name: 'Armour 2', text: '' }] },
  ]
  return { index, id, name: id, set: 'base', life: 40, brief: '', levels, source: '', own: true }
}

/** An option as the server names it: `verb` and a number, or a plain number, and what it is about. */
export function option(verb: string, id: number, about: Record<string, number> = {}, more: Partial<Option> = {}): Option {
  const pick = verb === '' ? id : [verb, id]
  return { pick, label: `${verb} ${id}`, hint: '', group: '', verb, about: { id, ...about }, ...more }
}

export function asked(kind: string, ...options: Option[]): Decision {
  return { seats: [0], mine: true, asked: true, kind, prompt: '', rules: [], cited: {}, options, about: {}, hints: false }
}

/** What a table tells beside the game. */
export const TABLE: Omit<StateMessage, 'view' | 'seats' | 'decision'> = {
  type: 'state',
  seq: 1,
  printed: {},
  events: [],
  log: [],
  undo: { free: 0, left: 0, asked_by: null, agreed: [] },
  over: false,
  winners: [],
  promise: '',
  seed: null,
  pace: 0,
  status: 'running',
  seat: 0,
  fresh: false,
}
