/* What a seat sees of a combat, with names for what the server sends as short rows. */
import type { StateMessage } from '../../net/types'

export const NONE = -1
export const GONE = -2
export const OFF_BOARD = -1

const MARKS = { acted: 1, retaliated: 2, paralysed: 4, defending: 8 } as const
const COVER = 2
const LEADERS = ['hero', 'army', 'guards', 'ai'] as const
const WALLS = ['open', 'wall', 'gate', 'rubble'] as const

/** A unit in an army: its kind, and 1 for a pack. */
export type Recruit = readonly [kind: number, face: number]

export type Leader = (typeof LEADERS)[number]
export type Ground = (typeof WALLS)[number]

type UnitRow = [uid: number, side: number, kind: number, face: number, space: number, damage: number, marks: number, beneath: [number, number][]]
type LastingRow = [word: string, side: number, uid: number, n: number, until: number, card: number, seat: number, returns: boolean]
type CampRow = [leader: number, seat: number, spells: number, limit: number, held: boolean, waiting: number, placed: number]

export interface RawPlayer {
  hero: string | null
  faction: string | null
  experience: number
  level: number
  hand: number
  cards: number[] | null
  deck: number
  discard: number[]
  army: Recruit[]
  crowns: number
  crowns_left: number
  hand_limit: number
  morale: number
  hand_is_lost: boolean
  gold: number
  materials: number
  valuables: number
  movement: number
}

export interface Stakes {
  uid: number
  target: number
  back: boolean
  attack: number
  defence: number
  dieless: boolean
  dice: number[]
  /** Which of two dice counts: -1 the lower, 1 the higher, 0 all. */
  keeps: number
  die: number | null
  ignored: boolean
  times: number
  braced: boolean
  damage: number
  called_off: boolean
}

export interface Casting {
  seat: number
  side: number
  card: number
  use: number
  power: number
  added: number[]
  targets: number[]
}

export interface Figure {
  uid: number
  attack: number
  defence: number
  health: number
  initiative: number
  /** Tells units of one name and side apart; 0 where there is only one. */
  number: number
}

export interface RawView {
  seat: number
  mode: string
  round: number
  over: boolean
  winners: number[]
  players: RawPlayer[]
  decks: number[]
  piles: number[][]
  combat: {
    width: number
    depth: number
    round: number
    siege: boolean
    active: number
    camps: CampRow[]
    units: UnitRow[]
    reserve: Recruit[]
    walls: number[]
    lasting: LastingRow[]
    play: Casting | null
  }
  order: number[]
  /** The numbers of every unit with all that lasts on it. */
  figures: Figure[]
  stakes: Stakes | null
  budget: number | null
  chosen: Recruit | null
}

export interface Unit {
  uid: number
  side: number
  kind: number
  pack: boolean
  /** The card that lies on it; null if none does. */
  cover: number | null
  /** -1 for the tower beside the board, -2 once it has fallen. */
  space: number
  damage: number
  attack: number
  defence: number
  health: number
  initiative: number
  /** Tells units of one name and side apart; 0 where there is only one. */
  number: number
  acted: boolean
  retaliated: boolean
  paralysed: boolean
  defending: boolean
}

export interface Lasting {
  word: string
  side: number
  uid: number
  n: number
  card: number
  seat: number
}

export interface Player extends RawPlayer {
  /** Its place among the players: the seat of a person or bot, or the side of an AI hero. */
  at: number
}

export interface Side {
  side: number
  leader: Leader
  /** Who decides for it; -1 if the book does. */
  seat: number
  player: Player | null
  spellsLeft: number
}

export interface HeroesView {
  seat: number
  mode: string
  round: number
  over: boolean
  files: number
  ranks: number
  siege: boolean
  active: number
  sides: Side[]
  players: Player[]
  /** All that ever stood here, by number. */
  units: Unit[]
  ground: Ground[]
  lasting: Lasting[]
  reserve: Recruit[]
  order: number[]
  stakes: Stakes | null
  casting: Casting | null
  budget: number | null
  chosen: Recruit | null
  /** The top cards of the three discard piles: abilities, spells, artifacts. */
  piles: number[][]
}

export function viewOf(state: Pick<StateMessage, 'view'>): HeroesView {
  const raw = state.view as unknown as RawView
  const { combat } = raw
  const players = raw.players.map((player, at) => ({ ...player, at }))
  return {
    seat: raw.seat,
    mode: raw.mode,
    round: combat.round,
    over: raw.over,
    files: combat.width,
    ranks: combat.depth,
    siege: combat.siege,
    active: combat.active,
    sides: combat.camps.map((camp, side) => sideOf(camp, side, players)),
    players,
    units: combat.units.map((row) => unitOf(row, raw.figures[row[0]])),
    ground: combat.walls.map((wall) => WALLS[wall] ?? 'open'),
    lasting: combat.lasting.map(([word, side, uid, n, , card, seat]) => ({ word, side, uid, n, card, seat })),
    reserve: combat.reserve,
    order: raw.order,
    stakes: raw.stakes,
    casting: combat.play,
    budget: raw.budget,
    chosen: raw.chosen,
    piles: raw.piles,
  }
}

function sideOf([leader, seat, spells, limit]: CampRow, side: number, players: readonly Player[]): Side {
  const named = LEADERS[leader] ?? 'guards'
  const player = named === 'guards' ? null : (players[named === 'ai' ? side : seat] ?? null)
  return { side, leader: named, seat, player, spellsLeft: Math.max(0, limit - spells) }
}

function unitOf(row: UnitRow, figure: Figure | undefined): Unit {
  const [uid, side, kind, face, space, damage, marks, beneath] = row
  const { attack = 0, defence = 0, health = 0, initiative = 0, number = 0 } = figure ?? {}
  const bottom = beneath[0]?.[0] ?? face
  return {
    uid,
    side,
    kind,
    pack: bottom === 1,
    cover: face >= COVER ? face - COVER : null,
    space,
    damage,
    attack,
    defence,
    health,
    initiative,
    number,
    acted: (marks & MARKS.acted) !== 0,
    retaliated: (marks & MARKS.retaliated) !== 0,
    paralysed: (marks & MARKS.paralysed) !== 0,
    defending: (marks & MARKS.defending) !== 0,
  }
}

/** The attacker's back row is the first column, files run downwards. */
export function placeOnBoard(space: number, files: number): { column: number; row: number } {
  return { column: Math.floor(space / files) + 1, row: (space % files) + 1 }
}

/** How many steps lead to each of the spaces on offer: through the others where they hang together, else as the crow flies. */
export function stepsTo(from: number, offered: ReadonlySet<number>, files: number, ranks: number): Map<number, number> {
  const steps = new Map<number, number>()
  if (from < 0) return steps
  let edge = [from]
  for (let n = 1; edge.length; n++) {
    const next: number[] = []
    for (const space of edge) {
      for (const near of neighbours(space, files, ranks)) {
        if (near === from || steps.has(near) || !offered.has(near)) continue
        steps.set(near, n)
        next.push(near)
      }
    }
    edge = next
  }
  for (const space of offered) if (!steps.has(space)) steps.set(space, distance(from, space, files))
  return steps
}

export function neighbours(space: number, files: number, ranks: number): number[] {
  const [rank, file] = [Math.floor(space / files), space % files]
  const found: number[] = []
  if (rank > 0) found.push(space - files)
  if (file > 0) found.push(space - 1)
  if (file < files - 1) found.push(space + 1)
  if (rank < ranks - 1) found.push(space + files)
  return found
}

export function distance(a: number, b: number, files: number): number {
  return Math.abs(Math.floor(a / files) - Math.floor(b / files)) + Math.abs((a % files) - (b % files))
}
