/* A fight as it is told, event by event, and kept until it has been read. No rules here: what counts, and why, is told. */
import type { GameEvent, LogLine, StateMessage } from '../../net/types'
import type { AndorFight } from './catalogue'
import type { Seen } from './model'

/** A piece of a strength, by its name. */
export interface Part {
  name: string
  n: number
}

export interface Roll {
  hero: number
  dice: readonly number[]
  /** The places of the dice that count. */
  counting: readonly number[]
  how: string
  points: number
  parts: readonly Part[]
  /** Nothing can change it any more. */
  done: boolean
}

export interface FoeRoll {
  dice: readonly number[]
  counting: readonly number[]
  points: number
  strength: number
  /** How much strength something has taken from the foe. */
  less: number
}

export interface Duel {
  kind: number | null
  foe: number | null
  dweller: number | null
  field: number | null
  round: number
  fighters: readonly number[]
  rolls: readonly Roll[]
  answer: FoeRoll | null
  result: { heroes: number; foe: number; left: number } | null
  /** What the round did, as the chronicle tells it. */
  lines: readonly LogLine[]
  ended: boolean
  won: boolean
}

/** Lines of the chronicle with which something else begins. */
const ELSE: ReadonlySet<string> = new Set(['TurnBegan', 'DayBegan', 'RoundBegan', 'FightBegan', 'SunriseSymbol', 'HeroMoved', 'FoeMoved', 'MovementDrawn', 'DayEnded', 'Passed', 'CardRead', 'EventDrawn'])

type Told = Pick<StateMessage, 'events' | 'log' | 'fresh'>

/** What is known of the fight after one more message; null where there is none to show. */
export function follow(before: Duel | null, told: Told, view: Seen): Duel | null {
  let duel = told.fresh ? null : before
  const over = duel?.ended ?? false
  for (const event of told.events) {
    if (event.event === 'FightBegan') duel = begun(event, view)
    else if (event.event === 'DayBegan' && duel?.ended) duel = null
    if (!duel || duel.ended) continue
    switch (event.event) {
      case 'Joined':
        duel = { ...duel, fighters: [...duel.fighters.filter((one) => one !== event.hero), Number(event.hero)] }
        break
      case 'RoundBegan':
        duel = { ...duel, round: Number(event.n), rolls: [], answer: null, result: null, lines: [] }
        break
      case 'DiceRolled':
      case 'DiceChanged':
        duel = withRoll(duel, { ...blank(Number(event.hero)), dice: numbers(event.dice) })
        break
      case 'HeroValue':
        duel = withRoll(duel, {
          hero: Number(event.hero),
          dice: numbers(event.dice),
          counting: numbers(event.counting),
          how: String(event.how),
          points: Number(event.points),
          parts: partsOf(event.parts),
          done: true,
        })
        break
      case 'FoeRolled':
        duel = { ...duel, answer: { dice: numbers(event.dice), counting: numbers(event.counting), points: Number(event.points), strength: Number(event.strength), less: Number(event.less) } }
        break
      case 'RoundEnded':
        duel = { ...duel, result: { heroes: Number(event.heroes), foe: Number(event.foe), left: Number(event.left) } }
        break
      case 'FoeGone':
        if (event.uid === duel.foe) duel = { ...duel, field: Number(event.field) }
        break
      case 'FightEnded':
        duel = { ...duel, ended: true, won: event.n === 1 }
        break
    }
  }
  if (view.fight) duel = alongside(duel && !duel.ended ? duel : fromView(view.fight, view), view.fight, view)
  else if (duel && !duel.ended) return null
  return duel && !over ? { ...duel, lines: linesOf(duel.lines, told.log, duel.result !== null) } : duel
}

function begun(event: GameEvent, view: Seen): Duel {
  const uid = Number(event.uid)
  const hero = Number(event.hero)
  return {
    kind: Number(event.kind) < 0 ? null : Number(event.kind),
    foe: uid < 0 ? null : uid,
    dweller: uid < 0 ? (view.heroes[hero]?.field ?? null) : null,
    field: view.foes.find((foe) => foe.uid === uid)?.field ?? view.heroes[hero]?.field ?? null,
    round: 0,
    fighters: [hero],
    rolls: [],
    answer: null,
    result: null,
    lines: [],
    ended: false,
    won: false,
  }
}

/** Who comes in the middle of a fight knows what lies on the table. */
function fromView(fight: AndorFight, view: Seen): Duel {
  const field = fight.dweller ?? view.foes.find(({ uid }) => uid === fight.foe)?.field ?? view.heroes[fight.starter]?.field ?? null
  const answered = fight.roller === null && fight.round > 0 && fight.foe_value > 0
  return {
    kind: fight.kind,
    foe: fight.foe,
    dweller: fight.dweller,
    field,
    round: fight.round,
    fighters: fight.fighters,
    rolls: fight.rolled.map((roll) => ({ ...roll, done: true })),
    answer: answered
      ? { dice: fight.foe_dice, counting: fight.foe_counting, points: fight.foe_value - fight.strength, strength: fight.strength, less: 0 }
      : null,
    result: answered ? { heroes: fight.total, foe: fight.foe_value, left: fight.willpower } : null,
    lines: [],
    ended: false,
    won: false,
  }
}

/** The dice that lie there now, with what they count as things stand. */
function alongside(duel: Duel, fight: AndorFight, view: Seen): Duel {
  const field = view.foes.find(({ uid }) => uid === fight.foe)?.field ?? duel.field
  const next = { ...duel, field, round: fight.round, fighters: fight.fighters }
  if (fight.roller === null || !fight.dice.length) return next
  const known = duel.rolls.find(({ hero }) => hero === fight.roller)
  if (known?.done) return next
  const { dice, counting, how, points } = fight
  return withRoll(next, { hero: fight.roller, dice, counting, how, points, parts: fight.parts, done: false })
}

function withRoll(duel: Duel, roll: Roll): Duel {
  const at = duel.rolls.findIndex(({ hero }) => hero === roll.hero)
  return { ...duel, rolls: at < 0 ? [...duel.rolls, roll] : duel.rolls.with(at, roll) }
}

function blank(hero: number): Roll {
  return { hero, dice: [], counting: [], how: '', points: 0, parts: [], done: false }
}

/** From the end of the last round on, until something else begins. */
function linesOf(before: readonly LogLine[], log: readonly LogLine[], ended: boolean): LogLine[] {
  const at = log.findLastIndex(({ event }) => event === 'RoundEnded')
  if (!ended || (at < 0 && !before.length)) return [...before]
  const after = log.slice(Math.max(0, at))
  const other = after.findIndex(({ event }) => ELSE.has(event ?? ''))
  const told = other < 0 ? after : after.slice(0, other)
  return at < 0 ? [...before, ...told] : told
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

function partsOf(value: unknown): Part[] {
  return Array.isArray(value) ? value.map((part) => ({ name: String((part as unknown[])[0]), n: Number((part as unknown[])[1]) })) : []
}

/** What the heroes have so far, each roll as it lies. */
export function valueOf(roll: Roll): number {
  return roll.points + roll.parts.reduce((sum, { n }) => sum + n, 0)
}
