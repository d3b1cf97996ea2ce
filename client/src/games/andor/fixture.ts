/* A small table for tests: two heroes, one wargor and five fields on a road with a gap. */
import { asked, option as blank, TABLE } from '../../testing/pieces'
import type { Catalogue, Decision, Option, Printed, StateMessage } from '../../net/types'
import type { AndorCatalogue, AndorField, AndorHero } from './catalogue'
import type { Seen } from './model'

function field(number: number, x: number, y: number, neighbours: number[], more: Partial<AndorField> = {}): AndorField {
  return { number, x, y, terrain: 'rock', name: '', neighbours, arrow: null, road: false, cave: false, edge: false, ...more }
}

export const PRINTED: AndorCatalogue = {
  game: 'andor',
  content: '',
  texts: [],
  boards: [
    {
      id: 'grey_mountains',
      name: 'The Grey Mountains',
      width: 1600,
      height: 1100,
      fields: [
        field(201, 100, 100, [202], { terrain: 'road', road: true, name: 'Northgate Steps' }),
        field(202, 300, 100, [201, 204], { terrain: 'road', road: true }),
        field(203, 500, 100, [204], { terrain: 'road', road: true }),
        field(204, 300, 300, [202, 203], { arrow: 202, terrain: 'forest' }),
        field(205, 700, 100, [], { terrain: 'cave', cave: true }),
      ],
      lines: [{ a: 202, b: 203, willpower: 8 }],
      sites: [{ id: 'broken_span', name: 'Broken Span', a: 202, b: 203 }],
      rifts: [[{ x: 0, y: 500 }, { x: 1600, y: 500 }]],
      areas: [],
      road: [201, 202, 203],
      stages: [],
      lists: {},
    },
  ],
  heroes: ['warrior', 'dwarf', 'mage', 'archer'].map((id, index) => ({ index, id, icon: 'meeple', name: id, rank: index, colour: ['blue', 'yellow', 'violet', 'green'][index] ?? '', dice: [2, 3, 4], figures: [], abilities: ['', ''] })),
  items: ['apple_nut', 'starwort', 'waterskin'].map((id, index) => ({ index, id, icon: 'acorn', name: id, text: '', slot: index < 2 ? 'free' : 'small' })),
  tokens: ['fog', 'cave', 'spring', 'red_cross', 'large', 'fire'].map((id, index) => ({ index, id, name: id, text: '' })),
  symbols: ['event_card', 'move_wargors'].map((id, index) => ({ index, id, name: id, text: '' })),
  books: [],
  movement: [],
  bases: ['camp', 'wagon'].map((id, index) => ({ index, id, name: id, text: '' })),
  legends: [],
  cards: [],
}

export function hero(index: number, more: Partial<AndorHero> = {}): AndorHero {
  return {
    index,
    kind: index === 0 ? 0 : 3,
    figure: index === 0 ? 'thorn' : 'chada',
    name: index === 0 ? 'Thorn' : 'Chada',
    seat: 0,
    field: 201,
    strength: 1,
    willpower: 7,
    most: 20,
    hours: 0,
    last_hour: 10,
    dice: 3,
    held: null,
    in_box: false,
    resting: false,
    carried: false,
    spoils: false,
    free_hour: false,
    can_spend: true,
    bag: [],
    books: [0, 0, 0],
    white_cube: null,
    ...more,
  }
}

export function viewWith(more: Partial<Seen> = {}): Seen {
  return {
    seat: 0,
    seats: 1,
    round: 1,
    players: [{ hero: 'thorn', heroes: [0, 1] }],
    legend: 11,
    title: 'Into the Grey Mountains',
    board: 'grey_mountains',
    grades: [],
    day: 1,
    turn: 0,
    first: 0,
    rooster: null,
    over: false,
    won: false,
    winners: [],
    heroes: [hero(0), hero(1)],
    foes: [{ uid: 7, kind: 0, field: 204, down: false, strength: 2, willpower: 5, dice: 2 }],
    kinds: [
      {
        index: 0,
        id: 'wargor',
        icon: 'wolf-head',
        name: 'Wargor',
        text: '',
        group: 'creature',
        figure: 0,
        strength: 2,
        willpower: 5,
        die: 'red',
        bands: [{ least: 1, count: 2 }],
        reward_strength: 1,
        reward_willpower: 3,
        holds: false,
        left: 5,
      },
    ],
    tokens: [{ kind: 4, field: 202, face: null, open: false }],
    faces: [],
    lying: [
      { field: 204, item: 0 },
      { field: 204, item: 0 },
      { field: 204, item: 2 },
    ],
    supply: [0, 0, 2],
    hours: Array.from({ length: 10 }, (_, at) => ({ hour: at + 1, price: at < 7 ? 0 : 2 })),
    event_deck: 10,
    event_pile: [],
    peeked: [],
    names: [],
    events: [],
    cave_supply: 0,
    movement_deck: 8,
    movement_left: [],
    crests: 2,
    gems: 4,
    fallen: [],
    shielded: [0],
    shields: 3,
    boxed_skeletons: 0,
    base: 203,
    base_kind: 0,
    wagon_today: 0,
    wagon_most: 4,
    bridges: [],
    collapsed: [],
    jumps_open: true,
    jump_values: [8],
    narrator: 0,
    stars: [1],
    rules: [],
    piece: 0,
    symbols: [0, 1],
    skipped: [],
    cards: [{ index: 0, id: 'l11.a1', kind: 'story', letter: 'A', title: 'At the Foot of the Stair', text: 'Cold air comes down.', rules: [] }],
    goals: [{ index: 0, id: 'explore', text: 'Turn up the four large tokens.', type: 'turn_tokens', done: false, optional: false, count: 4, have: 1, fields: [] }],
    losses: [
      { kind: 'narrator_at', n: 13, left: 13 },
      { kind: 'no_free_shield', left: 2 },
    ],
    delivered: [],
    walker: null,
    walk_with: null,
    fight: null,
    forecast: [{ symbol: 1, kind: 0, uid: 7, origin: 204, field: 202, end: '' }],
    ...more,
  }
}

export function option(verb: string, id: number, about: Record<string, number> = {}, more: Partial<Option> = {}): Option {
  return blank(verb, id, about, { group: verb, ...more })
}

export function asking(kind: string, ...options: Option[]): Decision {
  return { ...asked(kind, ...options), mine: options.length > 0 }
}

/** As the server tells it: things by their numbers in the view, and what stands on them beside it. */
function told({ kinds, faces, events, rules, cards, goals, ...view }: Seen): Pick<StateMessage, 'view' | 'printed'> {
  const now = {
    ...view,
    kinds: kinds.map(({ index, strength, left }) => ({ index, strength, left })),
    rules: rules.map(({ index }) => index),
    cards: cards.map(({ index }) => index),
    goals: goals.map(({ index, done, have }) => ({ index, done, have })),
  }
  return { view: now, printed: { kinds, faces, events, rules, cards, goals } as unknown as Printed }
}

export function message(view: Seen, decision: Decision | null): StateMessage {
  const seats = [{ seat: 0, kind: 'person' as const, name: 'Maja', hero: 'thorn', here: true, bot: '', stand_in: false, late: false }]
  return { ...TABLE, ...told(view), decision, seats }
}

export const CATALOGUE = PRINTED as unknown as Catalogue
