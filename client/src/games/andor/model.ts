/* The table as the server tells it, with what the board asks of it again and again. No rules here. */
import type { StateMessage } from '../../net/types'
import { phrase } from '../../text/say.svelte'
import { inWords } from './catalogue'
import { BANNERS } from './looks'
import type * as told from './types'
import type {
  AndorBoard,
  AndorCard,
  AndorCatalogue,
  AndorEvent,
  AndorFace,
  AndorField,
  AndorFoe,
  AndorGoal,
  AndorGoalNow,
  AndorHero,
  AndorHeroDef,
  AndorItem,
  AndorKind,
  AndorKindNow,
  AndorName,
  AndorPart,
  AndorToken,
  AndorView,
} from './catalogue'

export type * from './catalogue'

export const LETTERS = 'ABCDEFGHIJKLMN'
/** Kinds of tokens, by their place in `printed.tokens`. */
export const FOG = 0
export const SPRING = 2
export const CROSS = 3
export const LARGE = 4
export const WAGON = 1

export type Kind = AndorKind & AndorKindNow
export type Goal = AndorGoal & AndorGoalNow

/** The view, and what stands on the things that it names. */
export interface Seen extends Omit<AndorView, 'title' | 'heroes' | 'kinds' | 'rules' | 'cards' | 'goals'> {
  title: string
  heroes: AndorHero[]
  kinds: Kind[]
  faces: AndorFace[]
  events: AndorEvent[]
  rules: AndorPart[]
  cards: AndorCard[]
  goals: Goal[]
}

export interface Model {
  view: Seen
  printed: AndorCatalogue
  board: AndorBoard
  /** By number. */
  fields: ReadonlyMap<number, AndorField>
  /** By the index of the kind. */
  kinds: ReadonlyMap<number, Kind>
}

type Told = Pick<StateMessage, 'view' | 'printed'>

export function viewOf({ view: now, printed = {} }: Told): Seen {
  const view = now as unknown as AndorView
  const { kinds = [], faces = [], events = [], rules = [], cards = [], goals = [] } = printed as unknown as told.AndorPrinted
  return {
    ...view,
    title: phrase(view.title),
    heroes: view.heroes.map((hero) => inWords(hero, 'name')),
    kinds: withWords(view.kinds, kinds).map((kind) => inWords(kind, 'name', 'text')),
    faces: named(view.tokens.map(({ face }) => face), faces).map((face) => inWords(face, 'name', 'text')),
    events: named([...view.event_pile, ...view.peeked], events).map((event) => inWords(event, 'name', 'text')),
    rules: named(view.rules, rules).map((rule) => inWords(rule, 'name', 'text')),
    cards: named(view.cards, cards).map((card) => inWords(card, 'title', 'text')),
    goals: withWords(view.goals, goals).map((goal) => inWords(goal, 'text')),
  }
}

/** Those of the numbers that are known, each once. */
function named<T extends { index: number }>(numbers: readonly (number | null)[], known: readonly T[] = []): T[] {
  const by = new Map(known.map((one) => [one.index, one]))
  return [...new Set(numbers)].map((n) => by.get(n ?? -1)).filter((one) => one !== undefined)
}

function withWords<N extends { index: number }, T extends { index: number }>(now: readonly N[], known: readonly T[] = []): (T & N)[] {
  const by = new Map(known.map((one) => [one.index, one]))
  return now.flatMap((one) => {
    const words = by.get(one.index)
    return words ? [{ ...words, ...one }] : []
  })
}

export function modelOf(state: Told, printed: AndorCatalogue): Model {
  const view = viewOf(state)
  const plain = printed.boards.find(({ id }) => id === view.board) ?? printed.boards[0]
  if (!plain) throw new Error('the catalogue has no board')
  const board = view.names.length ? renamed(plain, view.names) : plain
  return {
    view,
    printed,
    board,
    fields: new Map(board.fields.map((field) => [field.number, field])),
    kinds: new Map(view.kinds.map((kind) => [kind.index, kind])),
  }
}

/** A board on which a legend of somebody's own has names for fields. */
function renamed(board: AndorBoard, names: readonly AndorName[]): AndorBoard {
  const called = new Map(names.map(({ field, name }) => [field, name]))
  return { ...board, fields: board.fields.map((field) => ({ ...field, name: called.get(field.number) ?? field.name })) }
}

export function boardOf(hero: AndorHero, printed: AndorCatalogue): AndorHeroDef | undefined {
  return printed.heroes[hero.kind]
}

export function itemOf(printed: AndorCatalogue, item: number): AndorItem | undefined {
  return printed.items[item]
}

/** A field in words: its number, and its name where it has one. */
export function fieldName(model: Model, field: number): string {
  const name = model.fields.get(field)?.name
  return name ? `${field} ${name}` : String(field)
}

export interface Counted {
  item: number
  count: number
}

/** Equal things together, in the order in which they first come. */
export function counted(items: readonly number[]): Counted[] {
  const counts = new Map<number, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, count]) => ({ item, count }))
}

export function lyingOn(view: Seen, field: number): Counted[] {
  return counted(view.lying.filter((thing) => thing.field === field).map(({ item }) => item))
}

export function tokensOn(view: Seen, field: number): AndorToken[] {
  return view.tokens.filter((token) => token.field === field)
}

/** Golden shields that are still free. */
export function freeShields(view: Seen): number {
  return Math.max(0, view.shields - view.shielded.length)
}

/** The hero whose deeds are shown: who is asked or rolls, else whose turn it is, else the viewer's first. */
export function heroInFocus(view: Seen, me: number | null, asked?: string | null): number {
  const named = view.heroes.find(({ figure }) => figure === asked)
  if (named) return named.index
  if (view.fight?.roller != null) return view.fight.roller
  if (view.turn !== null) return view.turn
  return view.heroes.find(({ seat }) => seat === me)?.index ?? 0
}

/** The colours and the shape of a hero, as the number of a seat. */
export function lookOf(hero: AndorHero, printed: AndorCatalogue): number {
  return BANNERS[boardOf(hero, printed)?.colour ?? ''] ?? 5
}

// -- what stands where -----------------------------------------------------------------------------------

export type Piece =
  | { what: 'hero'; key: string; hero: AndorHero }
  | { what: 'foe'; key: string; foe: AndorFoe }
  | { what: 'base'; key: string }

export interface Placed {
  piece: Piece
  x: number
  y: number
  scale: number
  /** How many stand on the same field. */
  company: number
}

/** Where figures stand around the middle of a field, by how many there are. */
const SPREADS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-36, -2], [36, 2]],
  [[-38, 14], [38, 14], [0, -34]],
  [[-36, -30], [36, -30], [-36, 30], [36, 30]],
  [[-58, -26], [0, -34], [58, -26], [-32, 32], [32, 32]],
]
const MANY = 5

/** Every figure with its spot, each once: so a figure that moves is the same figure before and after. */
export function placed({ view, fields }: Pick<Model, 'view' | 'fields'>): Placed[] {
  const by = new Map<number, Piece[]>()
  const put = (field: number, piece: Piece): void => {
    by.set(field, [...(by.get(field) ?? []), piece])
  }
  if (view.base !== null) put(view.base, { what: 'base', key: 'base' })
  for (const foe of view.foes) put(foe.field, { what: 'foe', key: `foe-${foe.uid}`, foe })
  for (const hero of view.heroes) put(hero.field, { what: 'hero', key: `hero-${hero.index}`, hero })
  const found: Placed[] = []
  for (const [number, pieces] of by) {
    const field = fields.get(number)
    if (!field) continue
    const company = pieces.length
    pieces.forEach((piece, at) => {
      const [dx, dy] = spot(company, at)
      found.push({ piece, x: field.x + dx, y: field.y + dy, scale: company === 1 ? 1 : company <= 3 ? 0.86 : 0.74, company })
    })
  }
  // Drawn in one order always, so that nothing is torn out and put back when somebody moves.
  return found.sort((a, b) => (a.piece.key < b.piece.key ? -1 : 1))
}

function spot(company: number, at: number): readonly [number, number] {
  const spread = SPREADS[Math.min(company, MANY)]
  const known = spread?.[at]
  if (known) return known
  const angle = (2 * Math.PI * at) / company
  return [Math.round(50 * Math.cos(angle)), Math.round(38 * Math.sin(angle))]
}

// -- lines on the board ----------------------------------------------------------------------------------

export interface Point {
  x: number
  y: number
}

/** A line between two fields that ends short of both. */
export function between(a: Point, b: Point, gap: number): { x1: number; y1: number; x2: number; y2: number; angle: number } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  return { x1: a.x + ux * gap, y1: a.y + uy * gap, x2: b.x - ux * gap, y2: b.y - uy * gap, angle: (Math.atan2(uy, ux) * 180) / Math.PI }
}

/** The points of a way, for a polyline. */
export function lineOf(path: readonly number[], fields: ReadonlyMap<number, Point>): string {
  return path
    .map((number) => fields.get(number))
    .filter((field) => field !== undefined)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

/** Every trail once, as pairs of fields, without the steps of the road. */
export function trailsOf(board: AndorBoard): [AndorField, AndorField][] {
  const by = new Map(board.fields.map((field) => [field.number, field]))
  const steps = new Set(board.road.slice(1).map((field, at) => `${Math.min(field, board.road[at] ?? 0)}-${Math.max(field, board.road[at] ?? 0)}`))
  return board.fields.flatMap((field) =>
    field.neighbours
      .filter((other) => other > field.number && !steps.has(`${field.number}-${other}`))
      .map((other) => by.get(other))
      .filter((other) => other !== undefined)
      .map((other): [AndorField, AndorField] => [field, other]),
  )
}

/** The stretches of the road without its gaps. */
export function stretchesOf(board: AndorBoard): number[][] {
  const gaps = new Set(board.sites.map(({ a, b }) => `${a}-${b}`))
  const found: number[][] = []
  board.road.forEach((field, at) => {
    const before = board.road[at - 1]
    if (before === undefined || gaps.has(`${before}-${field}`) || gaps.has(`${field}-${before}`)) found.push([field])
    else found.at(-1)?.push(field)
  })
  return found
}
