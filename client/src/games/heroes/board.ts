/* What all parts of the board share. */
import { getContext, setContext } from 'svelte'

import type { Look, Zoom } from '../../cards/zoom.svelte'
import type { LeftOut, Option, SeatInfo } from '../../net/types'
import type { Say } from '../../table/contract'
import { faceName, troopOf, type DeckCard, type Face, type Faction, type HeroBoard, type Printed, type Troop } from './catalogue'
import type { ErrandShow } from './map/errand.svelte'
import type { Lights, Lit } from './options'
import type { Combat, Hero, HeroesView, Lasting, Side, Unit } from './view'

/** A phone in the hand, held upright or across; null at anything larger. */
export type Phone = 'upright' | 'across' | null

export interface Board {
  readonly view: HeroesView
  /** The combat that is on, over or awaited: only what stands there while there is one may ask. */
  readonly combat: Combat
  readonly sides: readonly Side[]
  readonly printed: Printed
  readonly lights: Lights
  /** What is being asked, or nothing. */
  readonly kind: string
  /** The rules about an option. */
  rulesOf(option: Option | null): string[]
  readonly seats: readonly SeatInfo[]
  /** Through whose eyes the table is seen. */
  readonly viewer: number
  readonly mine: boolean
  /** Whether this screen is asked something: then what cannot be done says why. */
  readonly asked: boolean
  /** What is not on offer and why, once `askLeft` has asked for it. */
  readonly left: readonly LeftOut[]
  askLeft(): void
  /** What the keyboard points at. */
  readonly considered: Option | null
  /** The option under the pointer or the focus. */
  readonly pointed: Option | null
  readonly phone: Phone
  /** On a phone: what was tapped, and is done only once it is confirmed under the thumb. */
  readonly weighed: Weighed | null
  /** The unit that the order of activation points at. */
  readonly spotted: number | null
  readonly say: Say
  readonly motion: boolean
  readonly zoom: Zoom
  /** The turn of an AI hero, while it is shown: what comes after it waits. */
  readonly errand: ErrandShow
  point(option: Option | null): void
  weigh(what: Weighed | null): void
  spot(uid: number | null): void
  choose(option: Option): void
}

/** A thing with all that may be done with it. */
export interface Weighed {
  lit: Lit
  look: Look | null
}

const KEY = Symbol('heroes')

export function shareBoard(board: Board): Board {
  return setContext(KEY, board)
}

export function useBoard(): Board {
  return getContext<Board>(KEY)
}

export function troopFor(board: Board, unit: Pick<Unit, 'kind'>): Troop | undefined {
  return board.printed.units[unit.kind]
}

/** What is printed on the side of a unit that lies up; a card upon it tells by its numbers alone. */
export function faceFor(board: Board, unit: Pick<Unit, 'kind' | 'face' | 'cover'>): Face | undefined {
  return unit.cover === null ? troopOf(board.printed, unit).face : undefined
}

/** Units of one name and side are told apart by a number. */
export function unitName(board: Board, uid: number): string {
  const unit = board.combat.units[uid]
  const name = (unit && troopFor(board, unit)?.name) ?? ''
  return unit && unit.number > 0 ? `${name} ${unit.number}` : name
}

/** Whose colours a unit bears: a tower those of the town that it defends. */
export function coloursOf(board: Board, unit: Pick<Unit, 'kind' | 'side'>): Faction {
  const faction = troopFor(board, unit)?.faction ?? 'neutral'
  if (faction !== 'structure') return faction
  return (board.sides[unit.side]?.led?.faction as Faction | null | undefined) ?? 'neutral'
}

export function heroFor(board: Board, hero: Hero | null): HeroBoard | undefined {
  return board.printed.heroes.find(({ id }) => id === hero?.hero)
}

/** Who leads a side, by name. */
export function leaderName(board: Board, side: Side): string {
  if (side.leader === 'guards') return board.say('guards')
  return heroFor(board, side.led)?.name ?? board.seats[side.seat]?.name ?? board.say(side.side === 0 ? 'attacker' : 'defender')
}

export function cardFor(board: Board, index: number): DeckCard | undefined {
  return board.printed.cards[index]
}

/** Cards that lie in play for a side, each once, with the units that they lie on. */
export function inPlay(board: Board, side: Side): { card: DeckCard | undefined; effects: Lasting[] }[] {
  const by = new Map<number, Lasting[]>()
  for (const one of board.combat.lasting) {
    if (one.card < 0 || one.seat !== side.seat) continue
    by.set(one.card, [...(by.get(one.card) ?? []), one])
  }
  return [...by].map(([card, effects]) => ({ card: cardFor(board, card), effects }))
}

/** What one would do with a unit while one's own acts: attack the enemy's, or let another of one's own act. */
export function leftOf(board: Board, unit: Unit): string {
  if (board.kind !== 'act' || unit.uid === board.combat.active) return ''
  const own = board.sides[unit.side]?.seat === board.viewer
  return own ? `unit unit=${unit.uid}` : `attack unit=${unit.uid}`
}

/** A unit in words, for whoever does not see it. */
export function unitWords(board: Board, unit: Unit): string {
  const { say } = board
  const parts = [
    say('unit-told', {
      name: unitName(board, unit.uid),
      size: faceName(unit.face, board.printed.units[unit.kind]?.id),
      attack: unit.attack,
      defence: unit.defence,
      left: unit.health - unit.damage,
      health: unit.health,
      initiative: unit.initiative,
    }),
  ]
  if (unit.uid === board.combat.active) parts.push(say('acting'))
  else if (unit.acted) parts.push(say('acted'))
  for (const mark of ['retaliated', 'paralysed', 'defending'] as const) if (unit[mark]) parts.push(say(mark))
  return parts.join(', ')
}
