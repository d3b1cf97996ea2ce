/* The dice of Village: what they were rolled for, and what they come to. */
import type { GameEvent } from '../../net/types'
import { numberIn, reckoned, type Throw, type Throwing } from '../../table/dice.svelte'
import { seatColour } from '../../ui/seats'
import { printedOf } from './catalogue'
import { scriptOf } from './effects'
import type { VillageView } from './types'

export const throwsOf: Throwing['throwsOf'] = ({ events }, before, catalogue) => {
  const { rolls } = scriptOf(events, null)
  const starts = events.filter(({ event }) => event === 'StartRolled')
  if (!rolls.length && !starts.length) return []
  const { cards, heroes } = printedOf(catalogue)
  const { players } = before.view as unknown as VillageView
  /** Whoever rolls for the start may have taken a hero just before. */
  const taken = new Map(events.flatMap((event) => (event.event === 'HeroTaken' ? [[numberIn(event.seat), numberIn(event.n)] as const] : [])))
  const nameOf = (seat: number): string => heroes.find(({ id, index }) => index === taken.get(seat) || id === players[seat]?.hero)?.name ?? ''
  const struck = rolls.map(({ seat, n, card, plus, on }) => ({
    who: cards[numberIn(card)]?.name ?? nameOf(seat),
    dice: [{ n, colour: `var(--${seatColour(seat)})` }],
    sum: plus === 0 ? '' : reckoned(n, plus),
    total: plus === 0 ? '' : String(Math.max(0, n + plus)),
    from: [`hero-${seat}`],
    to: on ? [...(on.card >= 0 ? [`worn-${on.seat}-${on.card}`, `front-${on.seat}`] : []), `hero-${on.seat}`] : [],
  }))
  return [...starts.map((event) => forTheStart(event, nameOf)), ...struck]
}

/** Two dice of everybody who might begin, in the middle of the board: they are about all. */
function forTheStart(event: GameEvent, nameOf: (seat: number) => string): Throw {
  const [seat, n, first] = [numberIn(event.seat), numberIn(event.n), numberIn(event.first)]
  const dice = [first, n - first].map((shown) => ({ n: shown, colour: `var(--${seatColour(seat)})` }))
  return { who: nameOf(seat), dice, sum: `${first} + ${n - first}`, total: String(n), from: [], to: [] }
}
