/* What the people and bots at a table are called. */
import type { Catalogue, Said, SeatInfo, TableSummary, View } from '../net/types'
import { phrase, say } from '../text/say.svelte'

/** Whoever sits there, by name; the hero is told beside it. */
export function nameOf(seat: SeatInfo | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'open') return say('seat-free')
  if (seat.former) return say('seat-former')
  return seat.name || say('seat-number', { n: seat.seat + 1 })
}

/** What is played at a table: a game, or what somebody calls a legend of their own. */
export function titleOf(table: Pick<TableSummary, 'title' | 'game'>): string {
  return table.title || say(`game-${table.game}`)
}

/** What a table is called by whoever made it; else by what is played there. */
export function calledOf(table: Pick<TableSummary, 'called' | 'title' | 'game'>): string {
  return table.called || titleOf(table)
}

/** All heroes that somebody plays: one, or those that the view counts up for the seat. */
export function heroesOf(seat: SeatInfo, view: View, catalogue: Catalogue | null): { id: string | null; name: string }[] {
  const players = (view.players as { heroes?: number[] }[] | undefined) ?? []
  const heroes = view.heroes as { figure: string; name: Said }[] | undefined
  const own = players[seat.seat]?.heroes?.flatMap((hero) => heroes?.[hero] ?? []) ?? []
  return own.length ? own.map(({ figure, name }) => ({ id: figure, name: phrase(name) })) : [{ id: seat.hero, name: heroOf(seat, catalogue) }]
}

export function heroOf(seat: SeatInfo, catalogue: Catalogue | null): string {
  const heroes = catalogue?.heroes ?? []
  const found = heroes.find(({ id }) => id === seat.hero) ?? heroes.flatMap(({ figures = [] }) => figures).find(({ id }) => id === seat.hero)
  return phrase(found?.name)
}

/** The hero that a question or a line of the log names, where a seat plays several. */
export function heroIn(about: Readonly<Record<string, number | string>> | undefined): string | null {
  return typeof about?.hero === 'string' ? about.hero : null
}
