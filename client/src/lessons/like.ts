/* A table like the one of a lesson, to be alone at: its others are played by bots that slip now and then. */
import type { Wishes } from '../lobby/tables'
import type { LessonPlayed, SeatWish } from '../net/types'

export function likeIt({ seat, seats, options, ruleset }: Pick<LessonPlayed, 'seat' | 'seats' | 'options' | 'ruleset'>): Wishes {
  const { heroes, ...others } = options
  const byName = Array.isArray(heroes) && heroes.length === seats.length ? (heroes as string[]) : []
  const wish = (at: number): SeatWish => ({ ...(at === seat ? { kind: 'me' } : { kind: 'bot', bot: 'novice' }), ...(byName[at] ? { hero: byName[at] } : {}) })
  return { seats: seats.map((one) => wish(one.seat)), ruleset, options: byName.length || heroes === undefined ? others : options }
}
