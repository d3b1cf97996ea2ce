/* Setting up a table, of whichever game: what is offered as cards, and who sits where. */
import type { Sign } from '../games/game'
import type { GameInfo, GameOption, SeatWish } from '../net/types'

/** Something to play: a scenario, a legend, a number of players. */
export interface Card {
  id: string
  /** The tab under which it is found; a game with few cards has no tabs. */
  tab: string
  name: string
  facts: string
  /** What it is about, in a word or two. */
  goal?: Sign
}

export interface Tab {
  id: string
  word: string
}

/** A seat before the game: whose it is, the hero that was named for it, and which bot plays it. */
export interface Chair {
  kind: 'me' | 'open' | 'bot'
  hero: string
  bot: string
}

/** Everything, under a tab of its own. */
export const ALL = 'all'

/** A person chooses a hero at the table, a bot takes any. */
const usualHero = (kind: Chair['kind']): string => (kind === 'bot' ? 'random' : 'choose')

export const chairOf = (kind: Chair['kind']): Chair => ({ kind, hero: usualHero(kind), bot: '' })

/** As many chairs as there are seats: who sat there before stays, and one is always mine. */
export function chairsFor(n: number, others: 'open' | 'bot', before: readonly Chair[] = []): Chair[] {
  const chairs = Array.from({ length: n }, (_, at) => before[at] ?? chairOf(others))
  return chairs.some(({ kind }) => kind === 'me') ? chairs : chairs.map((chair, at) => (at === 0 ? chairOf('me') : chair))
}

/** Another sits there; a hero that somebody named stays with the seat. */
export function seatFor(chairs: readonly Chair[], seat: number, kind: 'open' | 'bot'): Chair[] {
  return chairs.map((chair, at) => {
    if (at !== seat) return chair
    const named = chair.hero !== usualHero(chair.kind)
    return { ...chairOf(kind), bot: chair.bot, hero: named ? chair.hero : usualHero(kind) }
  })
}

/** I sit down there, and whoever was to sit there takes my seat. */
export function sitAt(chairs: readonly Chair[], seat: number): Chair[] {
  const mine = chairs.findIndex(({ kind }) => kind === 'me')
  return chairs.map((chair, at) => (at === seat ? (chairs[mine] ?? chair) : at === mine ? (chairs[seat] ?? chair) : chair))
}

/** What is asked of the server for each seat, with this bot where nobody asked for another. */
export function seatsOf(chairs: readonly Chair[], usualBot: string): SeatWish[] {
  return chairs.map(({ kind, hero, bot }) => (kind === 'bot' ? { kind, bot: bot || usualBot, hero } : { kind, hero }))
}

export const optionOf = (game: GameInfo, name: string): GameOption | undefined => game.options.find((option) => option.name === name)

/** The words or numbers that an option of a game may name. */
export const optionChoices = (game: GameInfo, name: string): string[] => optionOf(game, name)?.choices.map(String) ?? []

/** What an option that names several is unless somebody chooses. */
export function usualOf(game: GameInfo, name: string): string[] {
  const usual = optionOf(game, name)?.usual
  return Array.isArray(usual) ? usual.map(String) : []
}

/** Numbers of players in brief: 2, 2–4, or 2, 4. */
export function span(numbers: readonly number[]): string {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? first
  return numbers.length > 1 && last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ')
}

/** About so many minutes, as people say it. */
export const roughly = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5)
