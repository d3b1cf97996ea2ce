/* A place in a scenario's file, in words: what the checker speaks of. */
import type { Say } from '../../../table/contract'
import type { Way } from './document'

const LISTS: Readonly<Record<string, string>> = { victory: 'at-victory', defeat: 'at-defeat', timed_events: 'at-event', ai: 'at-ai' }
const PARTS = ['start', 'rules', 'places', 'points', 'players', 'mode', 'goal', 'rounds', 'at_limit', 'factions', 'name', 'story', 'tokens', 'projects', 'spots']

export function wayWords(way: Way, say: Say): string {
  const [first = '', second, third, fourth] = way
  if (first === 'map') {
    const layout = second === 'layouts' || second === 'face_up' || second === 'turned' ? String(third ?? '') : ''
    if (layout && second === 'layouts' && typeof fourth === 'number') return `${parseInt(layout) ? say('at-tile', { n: fourth, players: parseInt(layout) }) : say('at-tile-only', { n: fourth })}:`
    return `${parseInt(layout) ? say('at-layout', { players: parseInt(layout) }) : say('at-map')}:`
  }
  const list = LISTS[first]
  if (list && typeof second === 'number') return `${say(list, { n: second + 1 })}:`
  if (PARTS.includes(String(first))) return `${say(`at-${String(first).replace('_', '-')}`)}:`
  return way.length ? `${way.join('.')}:` : ''
}
