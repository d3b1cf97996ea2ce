/* How far somebody has come in the campaigns, by the tables that this browser knows. No rules here: the server says what was won. */
import { api } from '../../../net/api'
import { heldSeats } from '../../../net/kept'
import type { PlayedChapter } from '../../../net/types'
import type { Chapter, Scenario } from '../types'

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'impossible'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export type Standing = 'locked' | 'open' | 'won'

/** A chapter, and what has come of it so far; tables are told by the newest of their kind. */
export interface Told {
  scenario: Scenario
  chapter: Chapter
  standing: Standing
  /** The chapter that must be won before. */
  before: Scenario | null
  /** The table of the chapter before from which this one can begin. */
  from: PlayedChapter | null
  best: PlayedChapter | null
  won: PlayedChapter | null
  lost: PlayedChapter | null
  running: PlayedChapter | null
}

export interface Campaign {
  id: string
  title: Chapter['title']
  chapters: readonly Told[]
}

export function difficultyOf({ agreed }: Pick<PlayedChapter, 'agreed'>): Difficulty {
  return DIFFICULTIES.find((one) => one === agreed.difficulty) ?? 'normal'
}

/** The harder it was, and then the sooner it was won. */
function better(a: PlayedChapter, b: PlayedChapter): number {
  return DIFFICULTIES.indexOf(difficultyOf(b)) - DIFFICULTIES.indexOf(difficultyOf(a)) || a.round - b.round
}

const newest = (a: PlayedChapter, b: PlayedChapter): number => b.started - a.started

export function campaignsOf(scenarios: readonly Scenario[], played: readonly PlayedChapter[]): Campaign[] {
  const found = new Map<string, { scenario: Scenario; chapter: Chapter }[]>()
  for (const scenario of scenarios) {
    const { chapter } = scenario
    if (chapter) found.set(chapter.campaign, [...(found.get(chapter.campaign) ?? []), { scenario, chapter }])
  }
  return [...found].map(([id, several]) => {
    const inOrder = several.sort((a, b) => a.chapter.number - b.chapter.number)
    return { id, title: inOrder[0]?.chapter.title ?? '', chapters: inOrder.map((one) => toldOf(one, inOrder, played)) }
  })
}

function toldOf({ scenario, chapter }: { scenario: Scenario; chapter: Chapter }, all: readonly { scenario: Scenario; chapter: Chapter }[], played: readonly PlayedChapter[]): Told {
  const mine = played.filter((one) => one.chapter === scenario.id).sort(newest)
  const before = all.find((one) => one.chapter.next === scenario.id)?.scenario ?? null
  const from = before && (played.filter((one) => one.chapter === before.id && one.won).sort(newest)[0] ?? null)
  const won = mine.find((one) => one.won) ?? null
  const known = mine.length > 0
  return {
    scenario,
    chapter,
    standing: won ? 'won' : !before || from || known ? 'open' : 'locked',
    before,
    from,
    best: mine.filter((one) => one.won).sort(better)[0] ?? null,
    won,
    lost: mine.find((one) => one.status === 'over' && !one.won) ?? null,
    running: mine.find((one) => one.status !== 'over') ?? null,
  }
}

/** What can be done with a chapter, the likeliest first: each with the table that it goes on from, if any. */
export type Deed = { what: 'resume' | 'next' | 'again' | 'cards'; table: string } | { what: 'begin' }

export function deedsOf(told: Told, after: Told | null): Deed[] {
  const { running, won, lost, from, before, standing } = told
  if (standing === 'locked') return []
  const deeds: Deed[] = []
  if (running) deeds.push({ what: 'resume', table: running.table })
  if (won && after && after.standing !== 'won' && !after.running) deeds.push({ what: 'next', table: won.table })
  const last = lost && (!won || lost.started > won.started) ? lost : won
  if (!before) deeds.push({ what: 'begin' })
  else {
    if (last) deeds.push({ what: 'again', table: last.table })
    if (from) deeds.push({ what: 'cards', table: from.table })
  }
  return deeds
}

/** Where somebody most likely wants to go on: at what is being played, or else at what is open, in what was played last. */
export function firstChoice(campaigns: readonly Campaign[]): string {
  const last = (one: Campaign): number => Math.max(0, ...one.chapters.flatMap(({ running, won, lost }) => [running, won, lost].map((table) => table?.started ?? 0)))
  const [campaign] = [...campaigns].sort((a, b) => last(b) - last(a))
  const chapters = campaign?.chapters ?? []
  return (chapters.find(({ running }) => running) ?? chapters.find(({ standing }) => standing === 'open') ?? chapters[0])?.scenario.id ?? ''
}

/** As many tables as the server looks up at once. */
const AT_ONCE = 50

/** All that was played of campaigns at tables where this browser holds a seat. */
export async function playedHere(game: string): Promise<PlayedChapter[]> {
  const tables = Object.entries(heldSeats()).filter(([, held]) => held.game === game).map(([id]) => id)
  const parts = Array.from({ length: Math.ceil(tables.length / AT_ONCE) }, (_, at) => tables.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
  return (await Promise.all(parts.map((part) => api.chapters(part)))).flat()
}
