/* Making a table, and sitting down at one. */
import { gameOf } from '../games'
import { api } from '../net/api'
import { dropMade, heldSeat, heldSeats, holdMade, holdSeat, leaveSeat, madeTables, type HeldSeat } from '../net/kept'
import type { MadeTable, NewTable, SeatWish, TableSummary } from '../net/types'
import { router } from '../router.svelte'
import { settings } from '../settings.svelte'
import { words } from '../text/say.svelte'

export interface Wishes {
  seats: SeatWish[]
  sets?: string[]
  without?: string[]
  /** Nothing: the usual rules of the game. */
  ruleset?: string
  options?: Record<string, unknown>
  /** Sides that skill decides between, drawn by the server. */
  even?: boolean
  public?: boolean
  /** Seconds that a move may take. */
  deadline?: number
}

/** How many seconds a move may take: as long as it takes, a day, or three. */
export const DEADLINES = [0, 86_400, 259_200] as const

/** What is sent to the server for a new table. */
export function orderOf(game: string, wishes: Wishes): NewTable {
  const options: Record<string, unknown> = { ...wishes.options }
  if (wishes.sets) options.sets = wishes.sets
  if (wishes.without?.length) options.without = wishes.without
  return {
    game,
    ruleset: wishes.ruleset ?? '',
    options,
    even: wishes.even ?? false,
    public: wishes.public ?? false,
    name: settings.name,
    pace: settings.pace,
    thinking: settings.thinking,
    deadline: wishes.deadline ?? 0,
    language: words.language,
    seats: wishes.seats,
  }
}

export async function makeTable(game: string, wishes: Wishes): Promise<MadeTable> {
  return held(game, await api.makeTable(orderOf(game, wishes)))
}

/** The seat of whoever made a table is kept, or that they did. */
function held(game: string, made: MadeTable): MadeTable {
  if (made.token !== null && made.seat !== null) {
    holdSeat(made.id, { seat: made.seat, token: made.token, game, since: Date.now() })
  } else if (made.token !== null) holdMade(made.id, made.token)
  return made
}

/** The next chapter after a table that was won, with these cards. */
export async function goOn(table: string, game: string, cards: readonly string[], options: Record<string, unknown> = {}): Promise<void> {
  const made = held(game, await api.goOn(table, heldSeat(table)?.token ?? '', cards, options))
  router.go(`/table/${made.id}`)
}

/** The same chapter once more, with all that it began with. */
export async function playAgain(table: string, game: string, options: Record<string, unknown> = {}): Promise<void> {
  const made = held(game, await api.again(table, heldSeat(table)?.token ?? '', options))
  router.go(`/table/${made.id}`)
}

/** Once more after a table: the same chapter, a rematch with the seats swapped, or for those who looked on a quick game. */
export async function onceMore(table: string, game: string, me: number | null, chapter: boolean): Promise<void> {
  if (me === null) return playNow(game, [])
  if (chapter) return playAgain(table, game)
  const made = held(game, await api.rematch(table, heldSeat(table)?.token ?? ''))
  router.go(`/table/${made.id}`)
}

/** The bot that plays where nobody asked for another. */
export const USUAL_BOT = 'steady'
export const usualBot = (bots: readonly string[]): string => (bots.length === 0 || bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT))

/** One click: the quickest first game, or the one that is sooner over. */
export async function playNow(game: string, bots: readonly string[], sooner = false): Promise<void> {
  const known = gameOf(game)
  const wishes = (sooner ? known?.sooner : known)?.quick(usualBot(bots))
  if (!wishes) return
  const made = await makeTable(game, wishes)
  router.go(`/table/${made.id}`)
}

export async function sitDown(table: string, seat: number, game: string): Promise<void> {
  const taken = await api.takeSeat(table, seat, settings.name)
  holdSeat(table, { seat: taken.seat, token: taken.token, game, since: Date.now() })
}

export interface MyTable {
  id: string
  held: HeldSeat
  summary: TableSummary
}

/** The tables at which this browser holds a seat, newest first; those that no longer exist are forgotten, and of those
    that were deleted it is told. */
export async function myTables(deleted: (game: string) => void): Promise<MyTable[]> {
  const held = Object.entries(heldSeats()).sort(([, a], [, b]) => b.since - a.since)
  const found = await Promise.all(
    held.slice(0, 12).map(async ([id, seat]): Promise<MyTable | null> => {
      try {
        return { id, held: seat, summary: await api.table(id) }
      } catch (error) {
        const { status } = error as { status?: number }
        if (status === 404 || status === 410) leaveSeat(id)
        if (status === 410) deleted(seat.game)
        return null
      }
    }),
  )
  return found.filter((one) => one !== null)
}

/** The tables that this browser made without sitting down there; those that no longer exist are forgotten. */
export async function myMade(): Promise<TableSummary[]> {
  const made = Object.entries(madeTables()).sort(([, a], [, b]) => b.since - a.since)
  const found = await Promise.all(
    made.slice(0, 12).map(([id]) =>
      api.table(id).catch((error: unknown) => {
        const { status } = error as { status?: number }
        if (status === 404 || status === 410) dropMade(id)
        return null
      }),
    ),
  )
  return found.filter((one) => one !== null)
}
