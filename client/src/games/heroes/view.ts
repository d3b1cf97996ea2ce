/* What a seat sees of a game of Heroes, and where things lie on the combat board. */
import type { StateMessage } from '../../net/types'
import type { Camp, Combat, Hero, HeroesView, Player } from './types'

export type { Adventure, Blow, Camp, Combat, Hero, HeroesView, Lasting, Play, Player, Recruit, Unit } from './types'

export const GONE = -2
export const OFF_BOARD = -1
export const PACK = 1

export type Ground = Combat['ground'][number]

/** One side of a combat, with who leads it and what that player has. */
export interface Side extends Camp {
  /** 0 for the attacker, 1 for the defender. */
  side: number
  /** The hero who leads it; null for guards, and for units without one. */
  led: Hero | null
  /** Whose cards and treasures it has; null for guards and AI heroes. */
  player: Player | null
  spellsLeft: number
}

export function viewOf(state: Pick<StateMessage, 'view'>): HeroesView {
  return state.view as unknown as HeroesView
}

export function sidesOf({ combat, heroes, players }: Pick<HeroesView, 'combat' | 'heroes' | 'players'>): Side[] {
  return (combat?.camps ?? []).map((camp, side) => ({
    ...camp,
    side,
    led: heroes[camp.hero] ?? null,
    player: camp.leader === 'guards' ? null : (players[camp.seat] ?? null),
    spellsLeft: Math.max(0, camp.spell_limit - camp.spells),
  }))
}

/** The main hero of a seat, with the army that follows it. */
export function mainHero({ heroes, players }: Pick<HeroesView, 'heroes' | 'players'>, seat: number): Hero | undefined {
  return heroes[players[seat]?.hero ?? -1]
}

/** The attacker's back row is the first column, files run downwards. */
export function placeOnBoard(space: number, files: number): { column: number; row: number } {
  return { column: Math.floor(space / files) + 1, row: (space % files) + 1 }
}

/** On a phone held upright the attacker's back row is the lowest one, files run to the right. */
export function placeUpright(space: number, files: number, ranks: number): { column: number; row: number } {
  return { column: (space % files) + 1, row: ranks - Math.floor(space / files) }
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
