/* A small map for tests: a starting tile, a far tile beside it face up, and one face down. */
import type { Catalogue, Decision, StateMessage } from '../../../net/types'
import { catalogue, state, view } from '../fixture'
import { BUILDINGS, TRADES } from '../town/fixture'
import type { Adventure, Hero, HeroesCatalogue, MapPlace, MapTile, Realm, TileField } from '../types'

const place = (index: number, id: string, kind: MapPlace['kind']): MapPlace => ({ index, id, name: id, icon: 'castle', kind, use: kind, text: `what ${id} does` })

export const EMPTY = 0
export const BLOCKED = 1
export const TOWN = 2
export const MINE = 3
export const WINDMILL = 4

const places = [place(0, 'empty', 'empty'), place(1, 'blocked', 'blocked'), place(2, 'town', 'flag'), place(3, 'mine', 'flag'), place(4, 'windmill', 'visit')]

const field = (at: number, level = 0, closed: number[] = []): TileField => ({
  place: at,
  name: places[at]?.id ?? '',
  level,
  resource: at === MINE ? 'gold' : null,
  dice: 0,
  faction: null,
  closed: Array.from({ length: 6 }, (_, edge) => closed.includes(edge)),
  art: null,
})

const tile = (index: number, kind: MapTile['kind'], fields: TileField[]): MapTile => ({ index, id: `T${index}`, kind, name: kind, terrain: 'grass', ground: 'grass', faction: null, fields })

/** The ring of the first has a guarded mine at the upper right, and its right field is closed to the right. */
const tiles = [
  tile(0, 'starting', [field(TOWN), field(MINE, 1), field(EMPTY, 0, [1]), field(EMPTY), field(EMPTY), field(EMPTY), field(BLOCKED)]),
  tile(1, 'far', [field(WINDMILL), field(EMPTY), field(EMPTY), field(EMPTY), field(EMPTY), field(MINE, 3), field(BLOCKED)]),
]

export const printed: HeroesCatalogue = {
  ...(catalogue as HeroesCatalogue),
  places,
  tiles,
  guards: [{ level: 1, difficulty: 'normal', bronze: 1, silver: 0, gold: 0, azure: 0 }],
  buildings: BUILDINGS,
  trades: TRADES,
  proclamations: [{ index: 0, id: 'horse', name: 'Week of the horse', icon: 'horse-head', lasts: 'until_next', text: 'All move faster.' }],
}

const realm = (town: number): Realm => ({
  town,
  secondary: -1,
  buildings: BUILDINGS.map(({ index }) => index === 0),
  built: false,
  peopled: false,
  booked: false,
  income: [15, 4, 1],
  cubes: [],
  points: 0,
  score: 3,
  lines: [],
  supply: 1,
  homeless: 0,
  out: false,
  account: null,
})

/** The right field of the first tile touches the left one of the second. */
export function adventure(more: Partial<Adventure> = {}): Adventure {
  return {
    scenario: 'brave_new_world',
    difficulty: 'normal',
    round: 2,
    rounds: 9,
    order: [0, 1],
    sides: [0, 1],
    turn: 0,
    row: [],
    tiles: [
      { q: 0, r: 0, kind: 'starting', tile: 0, turns: 0 },
      { q: 3, r: -1, kind: 'far', tile: 1, turns: 0 },
      { q: -2, r: 3, kind: 'near', tile: -1, turns: 0 },
    ],
    ai: [],
    marks: [{ field: 0, cube: 0, yields: -1, unguarded: true, visitors: [] }],
    realms: [realm(0), realm(7)],
    week: -1,
    waning: -1,
    optional: [],
    windfall: [0, 0, 0],
    astrologers: 19,
    reach: [],
    goals: [{ text: 'scenario-brave-new-world-victory-1', wins: true, at_once: true, at_limit: false, have: [0, 0], need: 1 }],
    ...more,
  }
}

/** The table in the middle of a turn of the first seat. */
export function onMap(decision: Decision | null, more: Partial<Adventure> = {}): StateMessage {
  const now = view()
  const stand = (hero: Hero, at: number): Hero => ({ ...hero, field: at })
  const heroes = now.heroes.map((hero, at) => stand(hero, at === 0 ? 0 : 7))
  return { ...state(decision), view: { ...now, mode: 'clash', combat: null, heroes, adventure: adventure(more) } as unknown as StateMessage['view'] }
}

export const mapCatalogue: Catalogue = printed
