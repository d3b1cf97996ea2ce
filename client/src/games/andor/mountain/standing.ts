/* What lies and stands on each field, and what of it can be picked. */
import type { Option } from '../../../net/types'
import type { Board } from '../board'
import { counted, CROSS, LARGE, type Counted, type Model, type Piece, type Placed } from '../model'
import type { Lit } from '../options'
import type { AndorField, AndorToken } from '../catalogue'

/** Things of whichever kind, together with the field on which they lie. */
function byField<T extends { field: number }, Told>(model: Model, things: readonly T[], told: (field: AndorField, on: T[]) => Told): Told[] {
  const by = new Map<number, T[]>()
  for (const thing of things) by.set(thing.field, [...(by.get(thing.field) ?? []), thing])
  return [...by].flatMap(([number, on]) => {
    const field = model.fields.get(number)
    return field ? [told(field, on)] : []
  })
}

export interface TokensOn {
  field: AndorField
  on: AndorToken[]
}

export function tokensByField(model: Model): TokensOn[] {
  return byField(model, model.view.tokens, (field, on) => ({ field, on }))
}

export interface ThingsOn {
  field: AndorField
  items: Counted[]
}

export function thingsByField(model: Model): ThingsOn[] {
  return byField(model, model.view.lying, (field, on) => ({ field, items: counted(on.map(({ item }) => item)) }))
}

export function isLarge({ kind }: AndorToken): boolean {
  return kind === CROSS || kind === LARGE
}

export function fieldOf(piece: Piece, base: number | null): number {
  if (piece.what === 'hero') return piece.hero.field
  return piece.what === 'foe' ? piece.foe.field : (base ?? -1)
}

/** How many figures stand on each field. */
export function companies(pieces: readonly Placed[], base: number | null): Map<number, number> {
  return new Map(pieces.map(({ piece, company }) => [fieldOf(piece, base), company]))
}

/** What lights a field up: its own options, or the end of the walk where the walker stands. */
export function litAt({ lights, model: { view } }: Board, number: number): Lit {
  const own = lights.fields.get(number) ?? []
  const walker = view.walker === null ? null : view.heroes[view.walker]
  return lights.stop && walker?.field === number ? [lights.stop, ...own] : own
}

export function has(options: Lit, option: Option | null): boolean {
  return option !== null && options.includes(option)
}

/** What the pointer, the focus or the keyboard is at. */
export function pointedAt(board: Board): Option | null {
  return board.pointed ?? board.considered
}

/** Enter and Space pick what a button of the drawing is for. */
export function press(board: Board, event: KeyboardEvent, options: Lit): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  board.offer(options, event.currentTarget as Element)
}
