/* A small combat for tests: two heroes, a few units and cards. */
import type { Catalogue, Decision, Option, StateMessage } from '../../net/types'
import { asked, option as blank, TABLE } from '../../testing/pieces'
import type { Face, Faction, Troop, Type } from './catalogue'

const face = (attack: number, health: number, initiative: number): Face => ({
  attack,
  defence: 1,
  health,
  initiative,
  gold: 3,
  valuables: 0,
  powers: [],
})

const troop = (index: number, id: string, faction: Faction, type: Type): Troop => ({
  index,
  id,
  name: id.slice(id.indexOf('.') + 1),
  icon: 'boar',
  faction,
  tier: 'bronze',
  type,
  faces: faction === 'structure' ? [face(4, 3, 9)] : [face(2, 3, 4), face(3, 3, 6)],
})

const card = (index: number, id: string, kind: string, uses: number) => ({
  index,
  id,
  name: id,
  kind,
  uses: Array.from({ length: uses }, (_, at) => ({ text: `use ${at + 1} of ${id}`, timing: 'instant', expert: at > 0 })),
  school: kind === 'spell' ? 'fire' : null,
  level: null,
  power: kind === 'spell' ? [0, 1, 2] : [],
  rarity: null,
})

const hero = (index: number, id: string, faction: Faction) => ({
  index,
  id,
  name: id,
  hero_class: 'Knight',
  faction,
  specialty: 'Crusaders',
  statistics: [2, 2, 1, 1],
})

export const catalogue = {
  game: 'heroes',
  language: 'en',
  content: '',
  units: [
    troop(0, 'castle.halberdiers', 'castle', 'ground'),
    troop(1, 'castle.griffins', 'castle', 'flying'),
    troop(2, 'dungeon.harpies', 'dungeon', 'flying'),
    troop(3, 'dungeon.medusas', 'dungeon', 'ranged'),
    troop(4, 'structure.arrow_tower', 'structure', 'ranged'),
  ],
  cards: [card(0, 'attack', 'statistic', 2), card(1, 'fireball', 'spell', 2), card(2, 'luck', 'ability', 1)],
  heroes: [hero(0, 'catherine', 'castle'), hero(1, 'mutare', 'dungeon')],
} as unknown as Catalogue

function player(id: string | null, faction: string | null, own: boolean) {
  return {
    hero: id,
    faction,
    experience: 4,
    level: 3,
    hand: 3,
    cards: own ? [0, 1, 2] : null,
    deck: 6,
    discard: [2],
    army: own ? [[0, 0], [1, 1]] : [],
    crowns: 0,
    crowns_left: 1,
    hand_limit: 5,
    morale: 0,
    hand_is_lost: false,
    gold: 10,
    materials: 0,
    valuables: 0,
    movement: 3,
  }
}

/** Halberdiers at 5, griffins (a hurt pack) at 6; harpies at 9, medusas at 17, and a tower. */
export function view(): Record<string, unknown> {
  const numbers = { attack: 2, defence: 1, health: 3, initiative: 4, number: 0 }
  return {
    seat: 0,
    mode: 'duel',
    round: 1,
    over: false,
    winners: [],
    players: [player('catherine', 'castle', true), player('mutare', 'dungeon', false)],
    decks: [9, 9, 9],
    piles: [[2], [1], []],
    combat: {
      width: 4,
      depth: 5,
      round: 1,
      siege: true,
      active: 0,
      camps: [
        [0, 0, 0, 1, false, 0, 2],
        [0, 1, 0, 1, false, 0, 2],
      ],
      units: [
        [0, 0, 0, 0, 5, 0, 1, []],
        [1, 0, 1, 1, 6, 2, 4, []],
        [2, 1, 2, 0, 9, 0, 3, []],
        [3, 1, 3, 0, 17, 0, 8, []],
        [4, 1, 4, 0, -1, 0, 0, []],
      ],
      reserve: [],
      walls: [...Array<number>(8).fill(0), 1, 3, 2, 1, ...Array<number>(8).fill(0)],
      lasting: [['attack', 0, 1, 1, 99, 2, 0, false]],
      play: null,
    },
    figures: [0, 1, 2, 3, 4].map((uid) => ({ uid, ...numbers })),
    order: [4, 3, 1],
    stakes: null,
    budget: null,
    chosen: null,
  }
}

export function option(verb: string, id: number, about: Record<string, number> = {}, more: Partial<Option> = {}): Option {
  const card = ['play', 'cast', 'empower', 'card', 'brace'].includes(verb) ? id : null
  return blank(verb, id, { ...(card === null ? {} : { card }), ...about }, more)
}

export const PASS = (): Option => blank('', -1, {}, { pick: -1, label: 'pass', full: 'pass' })

export function state(decision: Decision | null, more: Record<string, unknown> = {}, seq = 1): StateMessage {
  return {
    ...TABLE,
    seq,
    view: { ...view(), ...more },
    decision,
    seats: [],
  }
}

/** One of the uses of a card. */
export const use = (verb: string, card: number, number = 0) =>
  option(verb, card, {}, { pick: [verb, card, number], label: `${verb} ${card} ${number}` })

const recruit = (verb: string, kind: number, face: number) => option(verb, kind, { kind, face })

const act = (verb: string, ...ids: number[]) => ids.map((id) => option(verb, id))

/** Every kind of question that the rules ask, with every verb that may answer it. */
export const QUESTIONS: readonly Decision[] = [
  asked('hero', ...act('take_hero', 0, 1), option('random_hero', 0)),
  asked('search', ...act('card', 0, 1), option('top_of_pile', 0, { card: 2 }), option('show_and_replace', 0)),
  asked('muster', recruit('recruit', 1, 0), recruit('reinforce', 0, 1), PASS()),
  asked('deploy', recruit('deploy', 0, 0), recruit('deploy', 1, 1), PASS()),
  asked('deploy_space', ...act('space', 0, 1, 2)),
  asked('place_guard', recruit('deploy', 2, 0), recruit('deploy', 3, 0)),
  asked('place_guard_space', ...act('space', 16, 18)),
  asked('gate', ...act('space', 8, 9, 10, 11)),
  asked('next_unit', ...act('unit', 0, 1)),
  asked(
    'act',
    ...act('attack', 2, 4),
    ...act('break', 8),
    ...act('move', 0, 1, 4),
    use('play', 0), use('play', 0, 1), use('play', 2),
    use('cast', 1),
    ...act('morale', 0, 1, 3),
    ...['defend', 'surrender', 'retreat', 'end'].map((verb) => option(verb, 0)),
  ),
  asked('guard_act', ...act('attack', 2), ...act('move', 4)),
  asked('book_target', ...act('attack', 0, 1)),
  asked('mend', ...act('unit', 1)),
  asked('answer', use('play', 0), use('play', 0, 1), use('cast', 1), ...act('morale', 0), PASS()),
  asked('die', ...act('reroll', 0, 1, 2, 3), ...act('brace', 0), use('play', 2), PASS()),
  asked('fatal', ...act('guardian', 1), use('play', 2), PASS()),
  asked('resist', use('play', 2), PASS()),
  asked('after_cast', use('play', 2), PASS()),
  asked('power', use('empower', 0), use('empower', 0, 1), use('empower', 1, 1), PASS()),
  asked('aim', ...act('unit', 0, 1, 2, 3, 4)),
  asked('aim', ...act('space', 5, 6)),
  asked('aim', ...act('card', 0, 1)),
  asked('aim', ...act('boon', 0, 1)),
  asked('splash', ...act('unit', 1)),
  asked('flee', ...act('space', 13)),
  asked('return', ...act('space', 1), PASS()),
  asked('grave_gift', ...act('unit', 0), recruit('recruit', 0, 0)),
  ...['pay', 'discard', 'keep_one', 'trade_in'].map((kind) => asked(kind, ...act('card', 0, 1, 2))),
  ...['pay_any', 'exchange'].map((kind) => asked(kind, ...act('card', 0, 1, 2), PASS())),
  asked('further_round', option('pay_for_round', 0), option('withdraw', 0)),
]
