/* Cards and heroes for tests: blank but for what a test is about. */
import type { Card, Hero } from './catalogue'

export function card(index: number, id: string, kind: string, more: Partial<Card> = {}): Card {
  return {
    index,
    id,
    name: id,
    icon: 'broadsword',
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
  return { index, id, name: id, the: id, icon: 'swordman', set: 'base', life: 40, brief: '', levels, source: '', own: true }
}
