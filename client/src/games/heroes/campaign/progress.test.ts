import { afterEach, describe, expect, it, vi } from 'vitest'

import { holdSeat } from '../../../net/kept'
import type { PlayedChapter } from '../../../net/types'
import { played, ROAD, scenario } from './fixture'
import { campaignsOf, deedsOf, firstChoice, playedHere, type Told } from './progress'

function told(tables: PlayedChapter[]): Told[] {
  const [road] = campaignsOf(ROAD, tables)
  return [...(road?.chapters ?? [])]
}

const deeds = (tables: PlayedChapter[], at: number) => {
  const chapters = told(tables)
  return deedsOf(chapters[at] as Told, chapters[at + 1] ?? null)
}

describe('a campaign', () => {
  it('has its chapters in order, whatever else is played', () => {
    const campaigns = campaignsOf([scenario(2, 'stair'), ...[...ROAD].reverse(), scenario(1, 'stair'), { ...scenario(1), id: 'clash', chapter: null }], [])
    expect(campaigns.map(({ id, chapters }) => [id, chapters.map(({ scenario }) => scenario.id)])).toEqual([
      ['stair', ['stair_1', 'stair_2']],
      ['road', ['road_1', 'road_2', 'road_3']],
    ])
  })

  it('opens a chapter when the one before it is won', () => {
    expect(told([]).map(({ standing }) => standing)).toEqual(['open', 'locked', 'locked'])
    expect(told([played('road_1')]).map(({ standing }) => standing)).toEqual(['open', 'locked', 'locked'])
    const won = played('road_1', { won: true })
    expect(told([won]).map(({ standing }) => standing)).toEqual(['won', 'open', 'locked'])
    expect(told([won])[1]?.from).toBe(won)
  })

  it('tells the best result: the hardest, then the soonest', () => {
    const hard = played('road_1', { won: true, agreed: { difficulty: 'hard' }, round: 9 })
    const sooner = played('road_1', { won: true, agreed: { difficulty: 'hard' }, round: 8 })
    const easy = played('road_1', { won: true, agreed: { difficulty: 'easy' }, round: 3 })
    const lost = played('road_1', { agreed: { difficulty: 'impossible' }, round: 2 })
    expect(told([hard, sooner, easy, lost])[0]?.best).toBe(sooner)
    expect(told([lost])[0]?.best).toBeNull()
  })
})

describe('what can be done with a chapter', () => {
  it('is to begin it, and nothing while it is locked', () => {
    expect(deeds([], 0)).toEqual([{ what: 'begin' }])
    expect(deeds([], 1)).toEqual([])
  })

  it('is to go on with what is being played', () => {
    const running = played('road_1', { status: 'running' })
    expect(deeds([running], 0)).toEqual([{ what: 'resume', table: running.table }, { what: 'begin' }])
  })

  it('is to go on to the next once it is won, from the newest table', () => {
    const older = played('road_1', { won: true })
    const won = played('road_1', { won: true })
    expect(deeds([older, won], 0)).toEqual([{ what: 'next', table: won.table }, { what: 'begin' }])
    expect(deeds([older, won], 1)).toEqual([{ what: 'cards', table: won.table }])
  })

  it('is to try a lost one again with the same list, or with other cards', () => {
    const won = played('road_1', { won: true })
    const lost = played('road_2', { carried: true })
    expect(deeds([won, lost], 1)).toEqual([{ what: 'again', table: lost.table }, { what: 'cards', table: won.table }])
  })

  it('leads to the next no more when that one is won or being played', () => {
    const first = played('road_1', { won: true })
    for (const second of [played('road_2', { won: true }), played('road_2', { status: 'running' })]) {
      expect(deeds([first, second], 0)).toEqual([{ what: 'begin' }])
    }
  })

  it('of the last one is to play it again', () => {
    const won = played('road_3', { won: true })
    expect(deeds([won], 2)).toEqual([{ what: 'again', table: won.table }])
  })
})

describe('the chapter that is looked at first', () => {
  it('is the one being played, or else the open one, of what was played last', () => {
    const all = [...ROAD, ...[1, 2, 3].map((number) => scenario(number, 'stair'))]
    expect(firstChoice(campaignsOf(all, []))).toBe('road_1')
    const tables = [played('stair_1', { won: true }), played('road_1', { won: true })]
    expect(firstChoice(campaignsOf(all, tables))).toBe('road_2')
    tables.push(played('stair_2', { status: 'running' }))
    expect(firstChoice(campaignsOf(all, tables))).toBe('stair_2')
  })
})

describe('what was played', () => {
  afterEach(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })

  it('is asked for at all tables of the game that this browser knows, fifty at a time', async () => {
    for (let at = 0; at < 53; at++) holdSeat(`t${at}`, { seat: 0, token: 'x', game: 'heroes', since: at })
    holdSeat('other', { seat: 0, token: 'x', game: 'andor', since: 1 })
    const asked: string[][] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(new URLSearchParams(path.split('?')[1]).getAll('table'))
      return Promise.resolve(Response.json([played('road_1')]))
    })
    expect(await playedHere('heroes')).toHaveLength(2)
    expect(asked.map(({ length }) => length)).toEqual([50, 3])
    expect(asked.flat()).not.toContain('other')
  })
})
