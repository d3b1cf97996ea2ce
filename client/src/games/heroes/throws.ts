/* The dice of Heroes: of blows, of abilities, and those of treasure and resources. */
import type { GameEvent } from '../../net/types'
import { numberIn, numbersIn, reckoned, type Throw, type Throwing } from '../../table/dice.svelte'
import { printedOf } from './catalogue'
import { DIE_SIGNS } from './faces'
import Thrown from './Thrown.svelte'
import { mainHero, viewOf } from './view'

export const Die = Thrown

const DICE = new Set(['DiceRolled', 'Rerolled', 'GuardRolled', 'AbilityRolled'])
const TREASURE = 1

export const throwsOf: Throwing['throwsOf'] = ({ events }, before, catalogue) => {
  if (!events.some((event) => DICE.has(event.event) || event.event === 'TreasureRolled' || isForTheStart(event))) return []
  const { units, heroes } = printedOf(catalogue)
  const view = viewOf(before)
  const combat = view.combat
  const fighting = combat?.units ?? []
  const nameOf = (uid: number): string => units[fighting.find((unit) => unit.uid === uid)?.kind ?? -1]?.name ?? ''
  const throws: Throw[] = []
  /** Whoever rolls for the start may have taken a hero just before. */
  const taken = new Map<number, number>()
  /** Whom the attack is aimed at of which is told just now, and its last dice, of which something may come yet. */
  let target = combat?.blow?.defender ?? -1
  let blow: Throw | null = null
  for (const event of events) {
    const uid = numberIn(event.uid)
    if (event.event === 'AttackDeclared') target = numberIn(event.target)
    else if (event.event === 'TreasureRolled') throws.push(found(event))
    else if (event.event === 'HeroTaken') taken.set(numberIn(event.seat), numberIn(event.n))
    else if (isForTheStart(event)) {
      const seat = numberIn(event.seat)
      const led = heroes.find(({ id, index }) => index === taken.get(seat) || id === mainHero(view, seat)?.hero)
      throws.push({ who: led?.name ?? '', dice: [{ n: numberIn(event.n, 0) }], sum: '', total: '', from: [], to: [] })
    }
    else if (DICE.has(event.event)) {
      const { dice, keeps } = event.event === 'DiceRolled' ? { dice: numbersIn(event.dice), keeps: numberIn(event.keeps, 0) } : { dice: [numberIn(event.n)], keeps: 0 }
      blow = { who: nameOf(uid), dice: counted(dice, keeps), sum: '', total: '', from: [`unit-${uid}`], to: [`unit-${target < 0 ? uid : target}`] }
      throws.push(blow)
    } else if (event.event === 'BlowWorked') {
      // What is told of the blow of these dice is what they come to.
      if (blow) {
        blow.sum = reckoned(numberIn(event.attack, 0), numberIn(event.die, 0), -numberIn(event.defence, 0))
        blow.total = String(numberIn(event.damage, 0))
      }
      blow = null
      target = -1
    }
  }
  return throws
}

/** The attack die of everybody who might begin; who chooses first is told in the chronicle alone, since of those dice only the sum is known. */
const isForTheStart = ({ event, attack }: GameEvent): boolean => event === 'RolledForStart' && attack === true

/** Which of two dice counts: the lower, the higher, or all. */
function counted(dice: readonly number[], keeps: number): Throw['dice'] {
  const best = keeps < 0 ? Math.min(...dice) : Math.max(...dice)
  const at = dice.indexOf(best)
  return dice.map((n, place) => ({ n, counts: keeps === 0 || dice.length < 2 ? null : place === at }))
}

function found(event: GameEvent): Throw {
  const die = numberIn(event.die, 0)
  const [colour, pips] = die === TREASURE ? ['linear-gradient(145deg, var(--brass-170), var(--brass-500))', 'var(--ink-900)'] : ['linear-gradient(145deg, var(--wood-500), var(--wood-800))', 'var(--parch-50)']
  return { who: '', dice: numbersIn(event.faces).map((n) => ({ n, icon: DIE_SIGNS[die]?.[n] ?? '', colour, pips })), sum: '', total: '', from: [], to: [] }
}
