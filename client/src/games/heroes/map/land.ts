/* The map as it lies: what is printed where, what stands on it, and which edges let one through. No rules: only what can be seen. */
import type { MapPlace, MapTile, Printed, TileField } from '../catalogue'
import type { Adventure, Hero, Marked, Tile } from '../types'
import { EDGES, FIELDS, OFFSETS, beside, edgeOf, isClosed, opposite, pointOf, turned, type Hex, type Point, type Segment } from './hexes'

/** What lies on a field, with all that goes without saying. */
export type Mark = Required<Marked>

export interface Field extends Hex, Point {
  number: number
  spot: number
  /** What is printed there; null while its tile is face down. */
  printed: TileField | null
  place: MapPlace | null
  /** Which edges are walls, as the tile lies. */
  closed: readonly boolean[]
  /** The numeral of the guard that stands there; 0 for none. */
  guard: number
  mark: Mark | null
}

export interface Laid extends Hex, Point {
  spot: number
  kind: Tile['kind']
  tile: MapTile | null
  turns: number
  fields: readonly Field[]
}

export interface Land {
  tiles: readonly Laid[]
  fields: readonly Field[]
  at: ReadonlyMap<string, Field>
}

/** A tile in somebody's hand, turned as it is held just now. */
export interface Held {
  spot: number
  turns: number
}

export const BLACK = -2
/** Whose flag is that of the first AI hero; the next one is one less, and so on. */
export const AI_OWNER = -3

/** Whose a hero is: a seat, or an AI hero of the scenario. */
export function ownerOfHero({ seat, ai }: { seat: number; ai: number }): number {
  return ai >= 0 ? AI_OWNER - ai : seat
}

const UNTOUCHED = { cube: -1, yields: -1, unguarded: false, visitors: [] }

const keyOf = ({ q, r }: Hex): string => `${q},${r}`

export function landOf(adventure: Pick<Adventure, 'scenario' | 'tiles' | 'marks'>, printed: Printed, held: Held | null = null): Land {
  const marks = new Map(adventure.marks.map((mark) => [mark.field, { ...UNTOUCHED, ...mark }]))
  const changed = printed.scenarios[adventure.scenario]?.tiles ?? []
  const tiles = adventure.tiles.map((tile, spot): Laid => {
    const turns = held?.spot === spot ? held.turns : (tile.turns ?? 0)
    const up = changed.find(({ index }) => index === tile.tile) ?? printed.tiles[tile.tile ?? -1] ?? null
    const fields = OFFSETS.map((offset, position) => fieldOf(tile, spot, up, turns, position, offset, printed, marks))
    return { q: tile.q, r: tile.r, ...pointOf(tile), spot, kind: tile.kind, tile: up, turns, fields }
  })
  const fields = tiles.flatMap((tile) => tile.fields)
  return { tiles, fields, at: new Map(fields.map((field) => [keyOf(field), field])) }
}

function fieldOf(tile: Tile, spot: number, up: MapTile | null, turns: number, position: number, offset: Hex, printed: Printed, marks: ReadonlyMap<number, Mark>): Field {
  const number = spot * FIELDS + position
  const hex = { q: tile.q + offset.q, r: tile.r + offset.r }
  const there = up?.fields[turned(position, -turns)] ?? null
  /** What lies on a tile goes along while it is turned. */
  const mark = marks.get(spot * FIELDS + turned(position, (tile.turns ?? 0) - turns)) ?? null
  const closed = Array.from({ length: EDGES }, (_, edge) => there !== null && isClosed(there.closed, edge, turns))
  return {
    ...hex,
    ...pointOf(hex),
    number,
    spot,
    printed: there,
    place: there && (printed.places[there.place] ?? null),
    closed,
    guard: there && !mark?.unguarded ? there.level : 0,
    mark,
  }
}

export function near(land: Land, field: Hex, edge: number): Field | undefined {
  return land.at.get(keyOf(beside(field, edge)))
}

export interface Border extends Segment {
  open: boolean
  /** The field of the tile that lies at it. */
  field: number
}

/** The edges where a tile touches others that are face up: open ones can be walked over. */
export function bordersOf(land: Land, spot: number): Border[] {
  const found: Border[] = []
  for (const field of land.tiles[spot]?.fields ?? []) {
    for (let edge = 0; edge < EDGES; edge++) {
      const other = near(land, field, edge)
      if (!other?.printed || other.spot === spot) continue
      const shut = field.closed[edge] || other.closed[opposite(edge)] || isBlocked(field) || isBlocked(other)
      found.push({ ...edgeOf(field, edge), open: !shut, field: field.number })
    }
  }
  return found
}

export function isBlocked(field: Field): boolean {
  return field.place?.kind === 'blocked'
}

/** Every wall that is to be seen; those of blocked fields are not listed on the tiles. */
export function wallsOf(tile: Laid): Segment[] {
  return tile.fields.flatMap((field) => field.closed.flatMap((closed, edge) => (closed ? [edgeOf(field, edge, 2.5)] : [])))
}

/** Those who stand on a field, by their number. */
export function standingOn(heroes: readonly Hero[], field: number): number[] {
  return heroes.flatMap((hero, number) => (hero.field === field ? [number] : []))
}

/** A place at the table by its letter, in the order in which tiles were laid: A to Z, then AA and on. */
export function letterOf(spot: number): string {
  const more = Math.floor(spot / 26)
  return (more ? letterOf(more - 1) : '') + String.fromCharCode(65 + (spot % 26))
}

export const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

/** The numerals that may lie on a tile, as its back shows them. */
export const BACKS: Readonly<Record<Tile['kind'], string>> = { starting: 'I', far: 'II–III', near: 'IV–V', centre: 'VI–VII' }
