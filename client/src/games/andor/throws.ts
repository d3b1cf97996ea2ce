/* The dice of Andor: each hero's, and the foe's. What counts, and why, is told. */
import { numberIn, numbersIn, type Face, type Throw, type Throwing } from '../../table/dice.svelte'
import { seatColour } from '../../ui/seats'
import { printedOf } from './catalogue'
import { FOE_DICE } from './looks'
import { lookOf, viewOf } from './model'

export const throwsOf: Throwing['throwsOf'] = ({ events }, before, catalogue) => {
  if (!events.some(({ event }) => event === 'DiceRolled' || event === 'DiceChanged' || event === 'FoeRolled')) return []
  const view = viewOf(before)
  const printed = printedOf(catalogue)
  const throws: Throw[] = []
  const foe = view.fight?.foe == null ? [] : [`foe-${view.fight.foe}`]
  /** The dice of each hero as they lay last. */
  const lying = new Map<number, readonly number[]>(view.fight?.roller != null ? [[view.fight.roller, view.fight.dice]] : [])
  const last = new Map<number, Throw>()
  for (const event of events) {
    if (event.event === 'RoundBegan') lying.clear()
    else if (event.event === 'DiceRolled' || event.event === 'DiceChanged') {
      const index = numberIn(event.hero)
      const hero = view.heroes[index]
      const dice = numbersIn(event.dice)
      const before = lying.get(index) ?? []
      lying.set(index, dice)
      const colour = hero ? `var(--${seatColour(lookOf(hero, printed))})` : 'var(--stone)'
      const thrown: Throw = { who: hero?.name ?? '', dice: dice.map((n, at): Face => ({ n, colour, lies: before[at] === n })), sum: '', total: '', from: [`hero-${index}`], to: foe }
      // Nothing was rolled where every die lies as before.
      if (thrown.dice.every(({ lies }) => lies)) continue
      const known = last.get(index)
      if (known) throws.splice(throws.indexOf(known), 1)
      last.set(index, thrown)
      throws.push(thrown)
    } else if (event.event === 'HeroValue') {
      const thrown = last.get(numberIn(event.hero))
      if (thrown) settle(thrown, numbersIn(event.counting), numberIn(event.points, 0), numberIn(event.strength, 0))
    } else if (event.event === 'FoeRolled') {
      const kind = view.kinds.find(({ index }) => index === event.kind)
      const [colour, pips] = FOE_DICE[kind?.die ?? 'red'] ?? ['var(--danger)', 'var(--white)']
      const thrown: Throw = { who: kind?.name ?? '', dice: numbersIn(event.dice).map((n): Face => ({ n, colour, pips })), sum: '', total: '', from: foe, to: foe }
      settle(thrown, numbersIn(event.counting), numberIn(event.points, 0), numberIn(event.strength, 0))
      throws.push(thrown)
    }
  }
  return throws
}

/** The dice that count, and the strength that is added to them. */
function settle(thrown: Throw, counting: readonly number[], points: number, strength: number): void {
  thrown.dice = thrown.dice.map((face, at) => ({ ...face, counts: counting.includes(at) }))
  thrown.sum = `${points} + ${strength}`
  thrown.total = String(points + strength)
}
