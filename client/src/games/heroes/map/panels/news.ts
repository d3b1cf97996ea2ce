/* What the last messages brought that a panel tells of. */
import type { GameEvent, LogLine, StateMessage } from '../../../../net/types'

/** What came of a fight, in the words of the chronicle. */
const AFTERMATH = new Set([
  'CombatEnded',
  'GuardsFled',
  'GainedExperience',
  'ReachedLevel',
  'GotResources',
  'Flagged',
  'Visited',
  'CubeTaken',
  'PaidForDefeat',
  'PutOn',
  'LeftMap',
  'Eliminated',
])

/** The number that an event names, for a seat or for all. */
export function lastOf(events: readonly GameEvent[], name: string, field: string, seat: number | null = null): number | null {
  const found = events.filter(({ event, seat: whose }) => event === name && (seat === null || whose === seat)).at(-1)
  return found && typeof found[field] === 'number' ? found[field] : null
}

/** The lines from the end of a fight on; none where no fight ended, or nothing in them concerns the seat that reads. */
export function aftermathOf(log: readonly LogLine[], seat: number | null): LogLine[] {
  const at = log.findLastIndex(({ event }) => event === 'CombatEnded' || event === 'GuardsFled')
  const lines = at < 0 ? [] : log.slice(at).filter(({ event }) => AFTERMATH.has(event))
  return seat === null || lines.some((line) => line.seat === seat) ? lines : []
}

/** The line that announces a fight, if nothing has come of it yet. */
export function announcedIn({ log }: Pick<StateMessage, 'log'>): LogLine | null {
  const at = log.findLastIndex(({ event }) => event === 'FightAnnounced')
  return at >= 0 && !log.slice(at).some(({ event }) => event === 'CombatBegan' || event === 'CombatEnded') ? (log[at] ?? null) : null
}
