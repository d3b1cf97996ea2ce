/* What all parts of the board share. */
import { getContext, setContext } from 'svelte'

import type { Zoom } from '../../cards/zoom.svelte'
import type { Option, SeatInfo } from '../../net/types'
import type { Say } from '../../table/contract'
import type { Card, Hero } from './catalogue'
import type { Lights } from './options'
import type { Player, VillageView } from './view'

export interface Board {
  readonly view: VillageView
  readonly lights: Lights
  readonly cards: readonly Card[]
  readonly heroes: readonly Hero[]
  readonly seats: readonly SeatInfo[]
  /** Through whose eyes the table is seen: the seat at this screen, or the first. */
  readonly viewer: number
  readonly mine: boolean
  /** Whether this screen is asked what to do in a turn: then what cannot be done says why. */
  readonly asked: boolean
  /** What the keyboard points at. */
  readonly considered: Option | null
  /** Whether what is lit is aimed at. */
  readonly aim: boolean
  readonly say: Say
  readonly motion: boolean
  readonly zoom: Zoom
  choose(option: Option): void
}

const KEY = Symbol('village')

export function shareBoard(board: Board): Board {
  return setContext(KEY, board)
}

export function useBoard(): Board {
  return getContext<Board>(KEY)
}

export function heroOf(board: Board, player: Player): Hero | undefined {
  return board.heroes.find((hero) => hero.id === player.hero)
}

/** The hero's name; before there is one, the player's. */
export function nameOf(board: Board, seat: number): string {
  if (seat < 0) return board.say('a-monster')
  const player = board.view.players[seat]
  const hero = player && heroOf(board, player)
  return hero?.name ?? board.seats[seat]?.name ?? String(seat + 1)
}

/** The same as a sentence has it: el Elfo, Alven. */
export function theOf(board: Board, seat: number): string {
  const player = board.view.players[seat]
  return (player && heroOf(board, player)?.the) ?? nameOf(board, seat)
}

/** An ability in a word or two: what a skill is for says enough beside its bonus. */
export function shortAbility(name: string): string {
  return /[+−-]\d+$/.test(name) ? (name.split(': ').pop() ?? name) : name
}

/** Abilities of a level without its intelligence, which has a place of its own and always stands first. */
export function abilitiesOf(hero: Hero, at: number): { name: string; text: string }[] {
  const level = hero.levels[at]
  if (!level) return []
  const told = at === 0 || level.mind !== hero.levels[at - 1]?.mind
  return told ? level.abilities.slice(1) : level.abilities
}

/** Intelligence: of this turn for the one at turn, else as printed. */
export function mindOf(board: Board, player: Player): number {
  if (player.seat === board.view.active && board.view.round > 0) return board.view.turn.mind
  return (heroOf(board, player)?.levels[player.level - 1]?.mind ?? 0) - player.mindDebt
}

/** Why the market is closed to the one who looks; null if it is open. */
export function whyClosed(board: Board): string | null {
  const { view, say, cards } = board
  const player = view.players[board.viewer]
  if (view.dragon) return say('closed-dragon', { card: cards[view.dragon.card]?.name ?? '' })
  if (!player || !board.mine) return null
  if (player.berserk > 0) return say('closed-berserk')
  const guard = player.front.find(
    (monster) => cards[monster.card]?.blocks && !view.turn.passed.includes(monster.uid),
  )
  return guard ? say('closed-monster', { card: cards[guard.card]?.name ?? '' }) : null
}
