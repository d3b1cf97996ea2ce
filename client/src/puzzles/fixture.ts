/* A server of puzzles for tests: at each of two questions "blade" is the way, and all else is refuted. */
import { vi } from 'vitest'

import { GAMES } from '../games'
import type { Decision, PlayedFrame, PuzzleInfo, PuzzlePlayed, PuzzleUp } from '../net/types'
import { asked, option } from '../testing/pieces'

export function info(id: string, more: Partial<PuzzleInfo> = {}): PuzzleInfo {
  return { id, game: GAMES[0]?.name ?? '', number: 1, grade: 2, goal: 'Fell the Dwarf.', picks: 2, ...more }
}

const RIGHT = JSON.stringify(['blade', 1])
const ASKED: Decision = asked('turn', option('blade', 1, {}, { label: 'The blade' }), option('beer', 2, {}, { label: 'The beer' }))

function frame(told: string, more: Partial<PlayedFrame> = {}): PlayedFrame {
  return {
    view: { round: 3, players: [] },
    printed: {},
    texts: [],
    decision: null,
    events: [],
    log: told ? [{ said: told, event: 'Told', seat: 0, head: false, rules: [], about: {} }] : [],
    over: false,
    winners: [],
    pick: null,
    seat: null,
    ...more,
  }
}

export function played(puzzle: PuzzleInfo, { picks = [], give_up: gaveUp = false }: PuzzleUp): PuzzlePlayed {
  const known = { puzzle, content: '', seat: 0, seats: [0, 1].map((seat) => ({ seat, kind: seat ? ('bot' as const) : ('person' as const), name: seat ? 'Rival' : '', hero: null, here: true, bot: '', stand_in: false, late: false })), picks }
  if (gaveUp) return { ...known, frames: [frame(''), frame('You draw the blade.', { seat: 0 }), frame('The Dwarf falls.', { seat: 0 })], status: 'shown', why: 'The blade, twice.' }
  const last = picks.at(-1)
  if (last === undefined) return { ...known, frames: [frame('', { decision: ASKED })], status: 'open', why: null }
  if (JSON.stringify(last) !== RIGHT)
    return { ...known, frames: [frame('You drink.', { seat: 0 }), frame('The Dwarf laughs.', { seat: 1 }), frame('The Dwarf drinks too.', { seat: 1 })], status: 'refuted', why: 'The Dwarf is still there.' }
  const done = picks.length === 2
  return { ...known, frames: [frame('You draw the blade.', { seat: 0, decision: done ? null : ASKED })], status: done ? 'solved' : 'open', why: done ? 'No other way.' : null }
}

/** Answers as the server does; says what it was asked for. */
export function serve(puzzles: readonly PuzzleInfo[], today: readonly PuzzleInfo[] = puzzles.slice(0, 1)): string[] {
  const asks: string[] = []
  const answer = (path: string, body: PuzzleUp): unknown => {
    if (path === '/api/puzzles') return puzzles
    if (path === '/api/puzzles/today') return { date: '2026-11-17', puzzles: today }
    if (path.includes('/catalogue')) return { game: '', content: '', texts: [], cards: [], heroes: [] }
    const found = puzzles.find(({ id }) => path === `/api/puzzles/${id}/play`)
    return found && played(found, body)
  }
  vi.stubGlobal('fetch', (path: string, { body = '{}' }: { body?: string } = {}) => {
    asks.push(`${path} ${body}`)
    const told = answer(path, JSON.parse(body) as PuzzleUp)
    return Promise.resolve({ ok: told !== undefined, status: told === undefined ? 404 : 200, json: () => Promise.resolve(told ?? { reason: 'There is no such puzzle.' }) })
  })
  return asks
}
