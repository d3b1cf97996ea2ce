/* Why something is not to be had in town, in words. */
import type { Board } from '../board'
import type { TownBuilding } from '../catalogue'
import type { Price } from '../types'
import { RESOURCES, type Offer } from './town'

export function whyNot(board: Board, { why, missing }: Pick<Offer, 'why' | 'missing'>, needs: Pick<TownBuilding, 'name'> | null): string {
  const { say } = board
  if (why === 'used') return say('town-token-used')
  if (why === 'needs') return needs ? say('town-first', { name: needs.name }) : say('town-not-now')
  if (why === 'short') return say('town-short', { what: amountsOf(board, missing) })
  return say('town-not-now')
}

/** 3 gold, 1 valuable. */
export function amountsOf({ say }: Pick<Board, 'say'>, price: Price): string {
  return RESOURCES.filter((name) => price[name] > 0)
    .map((name) => say(`town-${name}`, { n: price[name] }))
    .join(', ')
}
