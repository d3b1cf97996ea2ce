/* Why something is not to be had in town, in words: the rules say it, and only what is short is counted here. */
import { phrase } from '../../../text/say.svelte'
import { leftFor } from '../../../table/why'
import type { Board } from '../board'
import type { Price } from '../types'
import { RESOURCES, type Offer } from './town'

/** Nothing as long as it is not known. */
export function whyNot(board: Board, { left, missing }: Pick<Offer, 'left' | 'missing'>): string {
  const why = leftFor(left, board.left)?.why
  if (!why) return ''
  const short = amountsOf(board, missing)
  return Array.isArray(why) && why[0] === TOO_DEAR && short ? board.say('town-short', { what: short }) : phrase(why)
}

const TOO_DEAR = 'hindered-price'

/** 3 gold, 1 valuable. */
export function amountsOf({ say }: Pick<Board, 'say'>, price: Price): string {
  return RESOURCES.filter((name) => price[name] > 0)
    .map((name) => say(`town-${name}`, { n: price[name] }))
    .join(', ')
}
