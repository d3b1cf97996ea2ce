/* A scenario as a document: what its file says, and nothing that it does not say. What no form knows is left as it is. */

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Entry = { [key: string]: Value }
export type Way = readonly (string | number)[]

/** What lies where: a letter for a back, or the id of a tile; q and r of its centre. */
export type TileEntry = [what: string, q: number, r: number]

export interface Document extends Entry {
  map: Entry
}

/** What somebody wrote; a message of the game in its place is not for a field to show. */
export const written = (value: Value | undefined): string => (typeof value === 'string' ? value : '')

export const SEAT = 'S'
export const BACKS: readonly string[] = ['F', 'N', 'C']
const ONLY = 'center'
/** Lists of the map that name tiles by their numbers. */
const COUNTED = ['must_hold', 'must_lack', 'drawn_from']

/** A copy that can be changed while the old one is kept. */
export function copyOf<T>(value: T): T {
  return structuredClone(value)
}

export function at(value: Value | undefined, way: Way): Value | undefined {
  let found: Value | undefined = value
  for (const step of way) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string | number, Value>)[step]
  }
  return found
}

/** The same with another value there; nothing takes it out, and what then is empty stays. */
export function put<T extends Value>(value: T, way: Way, to: Value | undefined): T {
  const [step, ...rest] = way
  if (step === undefined) return (to ?? null) as T
  if (Array.isArray(value)) {
    const list = [...value]
    if (to === undefined && !rest.length) list.splice(Number(step), 1)
    else list[Number(step)] = rest.length ? put(list[Number(step)] ?? {}, rest, to) : (to as Value)
    return list as T
  }
  const entry: Entry = { ...(value as Entry) }
  if (to === undefined && !rest.length) delete entry[step]
  else entry[step] = rest.length ? put(entry[step] ?? {}, rest, to) : (to as Value)
  return entry as T
}

/** The name of the map for so many; a file with one for all calls it the centre. */
export function layoutOf(document: Document, players: number): string {
  return at(document, ['map', 'layouts', ONLY]) === undefined ? `${players}p` : ONLY
}

export function tilesOf(document: Document, players: number): TileEntry[] {
  const found = at(document, ['map', 'layouts', layoutOf(document, players)])
  return Array.isArray(found) ? found.filter(isTile) : []
}

function isTile(value: Value): value is TileEntry {
  return Array.isArray(value) && value.length === 3 && typeof value[0] === 'string' && typeof value[1] === 'number' && typeof value[2] === 'number'
}

export function playersOf(document: Document): number[] {
  const found = document.players
  return Array.isArray(found) ? found.filter((one) => typeof one === 'number') : []
}

const numbers = (value: Value | undefined): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [])

export function isFaceUp(document: Document, players: number, index: number): boolean {
  return numbers(at(document, ['map', 'face_up', layoutOf(document, players)])).includes(index)
}

/** The tiles on which players begin, in the order of their seats: those that a chapter names, else all that are anybody's. */
export function seatsOf(document: Document, players: number): number[] {
  const named = at(document, ['seat_tiles', layoutOf(document, players)])
  if (named !== undefined) return numbers(named)
  return tilesOf(document, players).flatMap(([what], index) => (what === SEAT ? [index] : []))
}

export function turnsOf(document: Document, players: number, index: number): number {
  const found = at(document, ['map', 'turned', layoutOf(document, players), String(index)])
  return typeof found === 'number' ? found : 0
}

/** Of a list of the map that speaks of tiles by their numbers, what speaks of this one. */
function saidOf(document: Document, list: string, players: number, index: number): Value | undefined {
  const all = at(document, ['map', list])
  return Array.isArray(all) ? all.find((one) => numbers(at(one, ['at', layoutOf(document, players)])).includes(index)) : undefined
}

/** What a tile must hold, or nothing. */
export const holdOf = (document: Document, players: number, index: number): string => written(at(saidOf(document, 'must_hold', players, index), ['place']))
export const lackOf = (document: Document, players: number, index: number): string => written(at(saidOf(document, 'must_lack', players, index), ['place']))

/** The tiles of which this one is drawn; none: all that are left. */
export function drawnOf(document: Document, players: number, index: number): string[] {
  const found = at(saidOf(document, 'drawn_from', players, index), ['tiles'])
  return Array.isArray(found) ? found.map(String) : []
}

/** The fields of a tile on which something else is printed here. */
export const changedOf = (document: Document, tile: string): Entry => (at(document, ['map', 'changed', tile]) ?? {}) as Entry

// -- changes -------------------------------------------------------------------------------------------------

/** A tile is laid: one with an id lies face up. */
export function lay(document: Document, players: number, [what, q, r]: TileEntry, turns = 0): Document {
  const tiles = tilesOf(document, players)
  const index = tiles.length
  let made = put(document, ['map', 'layouts', layoutOf(document, players)], [...tiles, [what, q, r]])
  if (what !== SEAT && !BACKS.includes(what)) {
    made = setFaceUp(made, players, index, true)
    made = setTurns(made, players, index, turns)
  }
  const own = ['seat_tiles', layoutOf(document, players)]
  if (made.mode === 'solo' && what.startsWith(SEAT) && !numbers(at(made, own)).length) made = put(made, own, [index])
  return made
}

/** A tile is laid elsewhere; all that is said of it goes with it. */
export function move(document: Document, players: number, index: number, q: number, r: number): Document {
  const tile = tilesOf(document, players)[index]
  return tile ? put(document, ['map', 'layouts', layoutOf(document, players), index], [tile[0], q, r]) : document
}

export function setFaceUp(document: Document, players: number, index: number, up: boolean): Document {
  const before = numbers(at(document, ['map', 'face_up', layoutOf(document, players)]))
  const after = up ? [...new Set([...before, index])].sort((a, b) => a - b) : before.filter((one) => one !== index)
  return byLayout(up ? document : setTurns(document, players, index, 0), 'face_up', players, after.length ? after : undefined)
}

export function setTurns(document: Document, players: number, index: number, turns: number): Document {
  const before = (at(document, ['map', 'turned', layoutOf(document, players)]) ?? {}) as Entry
  const { [String(index)]: _, ...rest } = before
  const after = turns ? { ...rest, [String(index)]: turns } : rest
  return byLayout(document, 'turned', players, Object.keys(after).length ? after : undefined)
}

export const setHold = (document: Document, players: number, index: number, place: string): Document => setSaid(document, 'must_hold', players, index, 'place', place)
export const setLack = (document: Document, players: number, index: number, place: string): Document => setSaid(document, 'must_lack', players, index, 'place', place)
export const setDrawn = (document: Document, players: number, index: number, tiles: readonly string[]): Document => setSaid(document, 'drawn_from', players, index, 'tiles', [...tiles])

/** Something else is said of a tile in a list of the map, or nothing any more; those of whom the same is said stand together. */
function setSaid(document: Document, list: string, players: number, index: number, word: 'place' | 'tiles', said: string | string[]): Document {
  const key = layoutOf(document, players)
  const before = at(document, ['map', list])
  const all: Entry[] = (Array.isArray(before) ? copyOf(before) : []) as Entry[]
  for (const one of all) {
    const left = numbers(at(one, ['at', key])).filter((tile) => tile !== index)
    one.at = put((one.at ?? {}) as Entry, [key], left.length ? left : undefined)
  }
  const same = all.find((one) => JSON.stringify(one[word]) === JSON.stringify(said))
  if (said.length && same) same.at = put((same.at ?? {}) as Entry, [key], [...numbers(at(same, ['at', key])), index].sort((a, b) => a - b))
  else if (said.length) all.push({ [word]: said, at: { [key]: [index] } })
  const kept = all.filter((one) => Object.keys((one.at ?? {}) as Entry).length)
  return put(document, ['map', list], kept.length ? kept : undefined)
}

/** Something else is printed on a field of a tile, or what is printed there. */
export function setChanged(document: Document, tile: string, field: string, to: Entry | undefined): Document {
  const fields = put(changedOf(document, tile), [field], to)
  const all = put((at(document, ['map', 'changed']) ?? {}) as Entry, [tile], Object.keys(fields).length ? fields : undefined)
  return put(document, ['map', 'changed'], Object.keys(all).length ? all : undefined)
}

/** A field gets another name, wherever the scenario speaks of it. */
export function renameSpot(document: Document, from: string, to: string): Document {
  const rename = (value: Value): Value => {
    if (value === `spot.${from}`) return `spot.${to}`
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key === `spot.${from}` ? `spot.${to}` : key, rename(one)]))
  }
  const made = rename(document) as Document
  const spots = Object.entries((made.spots ?? {}) as Entry).map(([id, spot]) => [id === from ? to : id, spot])
  return { ...made, spots: Object.fromEntries(spots) }
}

function byLayout(document: Document, key: string, players: number, to: Value | undefined): Document {
  const made = put(document, ['map', key], put((at(document, ['map', key]) ?? {}) as Entry, [layoutOf(document, players)], to))
  return Object.keys(at(made, ['map', key]) as Entry).length ? made : put(made, ['map', key], undefined)
}

/** A tile is taken up. Tiles are counted, so whatever counts those behind it counts one less; what was said of it goes too. */
export function lift(document: Document, players: number, index: number): Document {
  let made = setHold(setFaceUp(document, players, index, false), players, index, '')
  const tiles = tilesOf(made, players)
  const key = layoutOf(document, players)
  made = put(made, ['map', 'layouts', key], tiles.filter((_, tile) => tile !== index))
  const shift = (tile: number): number => (tile > index ? tile - 1 : tile)
  const without = (list: Value | undefined): number[] => numbers(list).filter((tile) => tile !== index).map(shift)
  const up = at(made, ['map', 'face_up', key])
  if (up !== undefined) made = byLayout(made, 'face_up', players, without(up).length ? without(up) : undefined)
  const turned = at(made, ['map', 'turned', key])
  if (turned) {
    const kept = Object.entries(turned as Entry).map(([tile, turns]) => [String(shift(Number(tile))), turns])
    made = byLayout(made, 'turned', players, Object.fromEntries(kept))
  }
  for (const word of COUNTED) {
    const all = at(made, ['map', word])
    if (!Array.isArray(all)) continue
    const kept = all
      .map((one) => (at(one, ['at', key]) === undefined ? one : put(one as Entry, ['at', key], without(at(one, ['at', key])).length ? without(at(one, ['at', key])) : undefined)))
      .filter((one) => Object.keys((at(one, ['at']) ?? {}) as Entry).length)
    made = put(made, ['map', word], kept.length ? kept : undefined)
  }
  const own = at(made, ['seat_tiles', key])
  if (own !== undefined) made = put(made, ['seat_tiles', key], without(own))
  return shiftNamed(made, index)
}

/** Spots and AI heroes name a tile that has the same number in every layout. */
function shiftNamed(document: Document, index: number): Document {
  let made = document
  const down = (way: Way): void => {
    const tile = at(made, way)
    if (typeof tile === 'number' && tile > index) made = put(made, way, tile - 1)
  }
  for (const spot of Object.keys((made.spots ?? {}) as Entry)) down(['spots', spot, 'tile'])
  const heroes = Array.isArray(made.ai) ? made.ai.length : 0
  for (let hero = 0; hero < heroes; hero++) {
    down(['ai', hero, 'at', 'tile'])
    down(['ai', hero, 'town'])
  }
  return made
}

/** Another number of players can play, with a map of its own that begins as that of the others; or no longer. */
export function setPlayers(document: Document, players: number, on: boolean): Document {
  const before = playersOf(document)
  const after = on ? [...new Set([...before, players])].sort((a, b) => a - b) : before.filter((one) => one !== players)
  let made = put(document, ['players'], after)
  if (on && at(made, ['map', 'layouts', layoutOf(document, players)]) === undefined) made = put(made, ['map', 'layouts', layoutOf(document, players)], copyOf(tilesOf(document, before[0] ?? 0)))
  return on ? made : withoutLayout(made, players)
}

function withoutLayout(document: Document, players: number): Document {
  const key = layoutOf(document, players)
  let made = put(document, ['map', 'layouts', key], undefined)
  for (const word of ['face_up', 'turned']) if (at(made, ['map', word, key]) !== undefined) made = byLayout(made, word, players, undefined)
  for (const word of COUNTED) {
    const all = at(made, ['map', word])
    if (!Array.isArray(all)) continue
    const kept = all.map((one) => put(one as Entry, ['at', key], undefined)).filter((one) => Object.keys((at(one, ['at']) ?? {}) as Entry).length)
    made = put(made, ['map', word], kept.length ? kept : undefined)
  }
  if (at(made, ['seat_tiles', key]) !== undefined) made = put(made, ['seat_tiles', key], undefined)
  return made
}

/** An id that looks like a name. */
export function idOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '')
  return (/^[a-z]/.test(plain) ? plain : `map_${plain}`).slice(0, 40).replace(/_+$/, '')
}

export interface ModeNeeds {
  id: string
  players: readonly number[]
  limits: readonly string[]
  layout: string
  needs: Entry
  needs_on_map: Entry
}

/** Another mode: the map goes along, what only the old mode says falls away, and what the new one needs is there. */
export function setMode(document: Document, to: ModeNeeds, all: readonly ModeNeeds[]): Document {
  const players = playersOf(document)
  const tiles = tilesOf(document, players[0] ?? 0)
  let made: Document = { ...document, mode: to.id }
  for (const mode of all) {
    for (const key of [...Object.keys(mode.needs), 'seat_tiles']) delete made[key]
    for (const key of Object.keys(mode.needs_on_map)) made = put(made, ['map', key], undefined)
  }
  const able = players.filter((n) => to.players.includes(n))
  const now = able.length ? able : [to.players[0] ?? 1]
  const wasOne = at(made, ['map', 'layouts', ONLY]) !== undefined
  if (to.layout || wasOne || !able.length) {
    for (const n of players) made = withoutLayout(made, n)
    const names = to.layout ? [to.layout] : now.map((n) => `${n}p`)
    const kept = to.layout ? tiles.filter(([what]) => what !== SEAT) : tiles
    made = put(made, ['map', 'layouts'], Object.fromEntries(names.map((name) => [name, copyOf(kept)])))
  } else for (const n of players) if (!able.includes(n)) made = withoutLayout(made, n)
  made = { ...made, ...copyOf(to.needs), players: now, map: { ...made.map, ...copyOf(to.needs_on_map) } }
  if (!to.limits.includes(String(made.at_limit))) made = { ...made, at_limit: to.limits[0] ?? '' }
  const town = tilesOf(made, now[0] ?? 1).findIndex(([what]) => what.startsWith(SEAT))
  return to.id === 'solo' ? { ...made, seat_tiles: { '1p': town < 0 ? [] : [town] } } : made
}
