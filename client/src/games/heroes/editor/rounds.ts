/* In which rounds an event happens, as its file says. */
import { at, type Entry } from './document'

export function roundsOf(event: Entry, last: number): number[] {
  for (const key of ['rounds', 'round_end']) {
    const found = at(event, ['at', key])
    if (Array.isArray(found)) return found.filter((one) => typeof one === 'number')
  }
  const [from, step] = [at(event, ['at', 'every', 'from']), at(event, ['at', 'every', 'step'])]
  if (typeof from !== 'number' || typeof step !== 'number' || step < 1) return []
  const found: number[] = []
  for (let round = from; round <= last; round += step) found.push(round)
  return found
}
