/* The games that can be played here. A folder with a record makes a game: nothing else names one. */
import type { View } from '../net/types'
import type { Game, HeroSign, Progress } from './game'

const found = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' })

/** In the order of the lobby. */
export const GAMES: readonly Game[] = Object.values(found).sort((a, b) => a.place - b.place)

export function gameOf(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name)
}

/** The sign of a game; of one that is not known here, a meeple. */
export function iconOfGame(name: string): string {
  return gameOf(name)?.icon ?? 'meeple'
}

/** How far a game is: what it says of itself, or its round. */
export function progressOf(name: string, view: View): Progress | null {
  const round = Number(view.round ?? 0)
  return gameOf(name)?.progress?.(view) ?? (round > 0 ? ['round', { n: round }] : null)
}

/** No two games have a hero of the same name. */
const SIGNS: Readonly<Record<string, HeroSign>> = Object.assign({}, ...GAMES.map(({ heroes }) => heroes))

export function heroSign(hero: string | null | undefined): HeroSign | undefined {
  return SIGNS[hero ?? '']
}

/** The seat whose colours and shape are shown: the hero's own, or those of who plays it. */
export function bannerOf(seat: number, hero: string | null | undefined): number {
  return heroSign(hero)?.banner ?? seat
}
