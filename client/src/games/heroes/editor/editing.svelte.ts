/* A scenario while it is made: what is in hand, what is chosen, what was done and can be undone. Every change is kept at once. */
import { getContext, setContext } from 'svelte'

import { api, ApiError } from '../../../net/api'
import type { OwnMistake, OwnRead } from '../../../net/types'
import { say as sayApp } from '../../../text/say.svelte'
import type { Say } from '../../../table/contract'
import type { Printed } from '../catalogue'
import type { Vocabulary } from '../types'
import { at, lay, lift, move, playersOf, put, setHold, setTurns, tilesOf, turnsOf, type Document, type Value, type Way } from './document'
import { spotsOf } from './lattice'
import * as shelf from './shelf'
import { textOf } from './writing'

const PAUSE = 300
const TURNS = 6

/** What lies in the hand: a tile or a back to lay, a tile that is moved, or a place that a tile must hold. */
export type Hand = { tile: string } | { move: number } | { place: string } | null

export class Editing {
  document = $state.raw<Document>({ map: {} })
  players = $state(2)
  hand = $state.raw<Hand>(null)
  /** How the tile in hand is turned. */
  turns = $state(0)
  /** The tile that is chosen, by its number. */
  chosen = $state<number | null>(null)
  /** What somebody wants to be shown of the document. */
  shown = $state.raw<Way | null>(null)
  /** Whether the browser keeps it; a private window may not. */
  kept = $state(true)
  read = $state.raw<OwnRead | null>(null)
  failed = $state('')
  checking = $state(false)
  #past = $state.raw<Document[]>([])
  #future = $state.raw<Document[]>([])
  #last = ''
  #asked = 0
  #timer = 0

  constructor(
    readonly key: string,
    readonly words: Vocabulary,
    readonly printed: () => Printed,
    readonly say: () => Say,
    document: Document,
  ) {
    this.document = document
    this.players = playersOf(document)[0] ?? 2
    this.#keep()
    this.check(0)
  }

  // -- changes ---------------------------------------------------------------------------------------------

  /** Changes that bear the same name, such as letters typed in one field, are undone together. */
  change(document: Document, name = ''): void {
    if (document === this.document) return
    if (!name || name !== this.#last) this.#past = [...this.#past, this.document]
    this.#future = []
    this.#last = name
    this.#become(document)
  }

  set(way: Way, value: Value | undefined, name = way.join('.')): void {
    this.change(put(this.document, way, value), name)
  }

  get undos(): number {
    return this.#past.length
  }

  get redos(): number {
    return this.#future.length
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.document, ...this.#future]
    this.#last = ''
    this.#become(before)
  }

  redo(): void {
    const [after, ...rest] = this.#future
    if (!after) return
    this.#past = [...this.#past, this.document]
    this.#future = rest
    this.#last = ''
    this.#become(after)
  }

  #become(document: Document): void {
    this.document = document
    const players = playersOf(document)
    if (players.length && !players.includes(this.players)) this.players = players[0] ?? 2
    if (this.chosen !== null && this.chosen >= this.tiles.length) this.chosen = null
    this.#keep()
    this.check(PAUSE)
  }

  #keep(): void {
    const saved = shelf.save(this.key, this.document)
    this.kept = shelf.find(this.key)?.saved === saved
  }

  // -- the map ---------------------------------------------------------------------------------------------

  get tiles() {
    return tilesOf(this.document, this.players)
  }

  /** Where the next tile may lie. */
  get spots() {
    const lattice = String(at(this.document, ['map', 'lattice']) ?? 'mixed')
    const moved = this.hand && 'move' in this.hand ? this.hand.move : -1
    const laid = this.tiles.filter((_, index) => index !== moved).map(([, q, r]) => ({ q, r }))
    return spotsOf(laid, this.words.steps[lattice] ?? this.words.steps.mixed ?? [], this.words.bounds.farthest)
  }

  take(hand: Hand): void {
    this.hand = hand
    this.turns = 0
    if (hand && !('move' in hand)) this.chosen = null
  }

  layAt(q: number, r: number): void {
    if (!this.hand || 'place' in this.hand) return
    if ('move' in this.hand) {
      this.change(move(this.document, this.players, this.hand.move, q, r))
      this.hand = null
      return
    }
    const { tile } = this.hand
    const index = this.tiles.length
    this.change(lay(this.document, this.players, [tile, q, r], this.turns))
    this.chosen = index
    if (this.left(tile) <= 0) this.hand = null
  }

  /** A tile is pointed at: it is chosen, or gets the place that is in hand. */
  point(index: number): void {
    if (this.hand && 'place' in this.hand) this.change(setHold(this.document, this.players, index, this.hand.place))
    else this.hand = null
    this.chosen = index
  }

  turn(by: number): void {
    if (this.hand && 'tile' in this.hand) this.turns = (this.turns + by + TURNS) % TURNS
    else if (this.chosen !== null) {
      const now = (turnsOf(this.document, this.players, this.chosen) + by + TURNS) % TURNS
      this.change(setTurns(this.document, this.players, this.chosen, now), `turn ${this.chosen}`)
    }
  }

  lift(): void {
    if (this.chosen === null) return
    this.change(lift(this.document, this.players, this.chosen))
    this.chosen = null
  }

  /** How many of a kind, or of one tile, can still be laid. */
  left(what: string): number {
    const { tiles } = this.printed()
    const kindOf = (id: string): string => tiles.find((tile) => tile.id === id)?.kind ?? KINDS[id] ?? ''
    const laid = this.tiles.map(([id]) => id)
    if (what === 'S') return Object.keys((at(this.document, ['map', 'supply']) ?? {}) as object).length ? 0 : this.players - laid.filter((id) => id === 'S').length
    const kind = kindOf(what)
    const pool = kind === 'far' ? Number(at(this.document, ['map', 'pool_per_player', 'far']) ?? 0) * this.players : 0
    const left = tiles.filter((tile) => tile.kind === kind).length - pool - laid.filter((id) => kindOf(id) === kind).length
    return KINDS[what] ? left : laid.includes(what) ? 0 : Math.min(1, left)
  }

  // -- the checker -----------------------------------------------------------------------------------------

  get text(): string {
    return textOf(this.document)
  }

  check(after: number): void {
    clearTimeout(this.#timer)
    const now = ++this.#asked
    this.checking = true
    this.#timer = window.setTimeout(() => void this.#look(now), after)
  }

  async #look(now: number): Promise<void> {
    try {
      const read = await api.lookAtScenario(this.text)
      if (now !== this.#asked) return
      this.read = read
      this.failed = ''
    } catch (error) {
      if (now !== this.#asked) return
      this.failed = error instanceof ApiError ? error.detail || sayApp(error.key) : sayApp('error-server')
    }
    this.checking = false
  }

  get mistakes(): readonly OwnMistake[] {
    return this.read?.mistakes ?? []
  }

  /** It can be played with so many: nothing is wrong but what is wrong on the map of others. */
  get playable(): boolean {
    return this.read !== null && !this.checking && !this.failed && !this.mistakes.some(({ grave }) => grave)
  }
}

const KINDS: Readonly<Record<string, string>> = { S: 'starting', F: 'far', N: 'near', C: 'centre' }
export { KINDS as KIND_OF_LETTER }

const KEY = Symbol('editing')

export function share(editing: Editing): Editing {
  return setContext(KEY, editing)
}

export function useEditing(): Editing {
  return getContext<Editing>(KEY)
}
