/* The dice of Village: what they were rolled for, and what they come to. */
import { numberIn, reckoned, type Throwing } from '../../table/dice.svelte'
import { seatColour } from '../../ui/seats'
import { printedOf } from './catalogue'
import { scriptOf } from './effects'
import type { VillageView } from './types'

export const throwsOf: Throwing['throwsOf'] = ({ events }, before, catalogue) => {
  const { rolls } = scriptOf(events, null)
  if (!rolls.length) return []
  const { cards, heroes } = printedOf(catalogue)
  const { players } = before.view as unknown as VillageView
  const nameOf = (seat: number): string => heroes.find(({ id }) => id === players[seat]?.hero)?.name ?? ''
  return rolls.map(({ seat, n, card, plus, on }) => ({
    who: cards[numberIn(card)]?.name ?? nameOf(seat),
    dice: [{ n, colour: `var(--${seatColour(seat)})` }],
    sum: plus === 0 ? '' : reckoned(n, plus),
    total: plus === 0 ? '' : String(Math.max(0, n + plus)),
    from: [`hero-${seat}`],
    to: on ? [...(on.card >= 0 ? [`worn-${on.seat}-${on.card}`, `front-${on.seat}`] : []), `hero-${on.seat}`] : [],
  }))
}
