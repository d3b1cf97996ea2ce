/* A campaign of three chapters, and tables at which they were played. */
import type { PlayedChapter } from '../../../net/types'
import type { Scenario, ScenarioRival } from '../types'

export const RIVAL: ScenarioRival = {
  id: 'rider',
  name: 'The Grey Rider',
  faction: 'necropolis',
  level: 3,
  army: [{ kind: 0, face: 1 }, { kind: 1, face: 0 }],
  deck: [3, 1, 0],
  spells: [4, 5],
  skill: -1,
  plan: 'Marches on the nearest town.',
  from_round: 3,
  points: 2,
  waits: false,
  returns: false,
  citadel: false,
}

/** The chapter of this number; another campaign has its own name. */
export function scenario(number: number, campaign = 'road', of = 3): Scenario {
  const price = { gold: 0, materials: 0, valuables: 0 }
  return {
    index: number,
    id: `${campaign}_${number}`,
    name: `Chapter ${number} of the ${campaign}`,
    story: `A story of the ${campaign}.`,
    mode: 'solo',
    goal: 'hold',
    introductory: false,
    own: true,
    players: [1],
    teams: [],
    repeated: false,
    rounds: 9,
    minutes: 36,
    resources: price,
    income: price,
    units: '',
    buildings: '',
    victory: [{ text: 'Beat the rider.', at_once: true, players: [] }],
    defeat: [{ text: 'Your town has fallen.', at_once: true, players: [] }],
    limit: 'All is lost.',
    events: [],
    places: [],
    tokens: [],
    projects: [],
    maps: [{ players: 1, tiles: [{ q: 0, r: 0, kind: 'starting', seat: 0, tile: -1, turns: 0 }] }],
    rules: [],
    tiles: [],
    rivals: [RIVAL],
    chapter: {
      campaign,
      title: `The ${campaign}`,
      number,
      heroes: ['catherine', 'rion'],
      next: number < of ? `${campaign}_${number + 1}` : null,
      cards: 5,
      units: 'none',
      resources: 'half',
      reward: number < of ? 'Crusaders join your army' : null,
    },
  }
}

export const ROAD = [1, 2, 3].map((number) => scenario(number))

let tables = 0

/** A table of a chapter; each that is made is newer than those before. */
export function played(chapter: string, more: Partial<PlayedChapter> = {}): PlayedChapter {
  tables += 1
  return { table: `t${tables}`, game: 'heroes', chapter, agreed: { difficulty: 'normal' }, carried: false, round: 7, status: 'over', won: false, started: tables, ...more }
}
