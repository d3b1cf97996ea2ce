/* How a game has ended for whoever looks. */

export type Mood = 'won' | 'lost' | 'seen' | 'nobody'

/** Won, lost, or looked on; where nobody has won that is said to all. */
export function moodOf(winners: readonly number[], me: number | null): Mood {
  if (!winners.length) return 'nobody'
  if (me === null) return 'seen'
  return winners.includes(me) ? 'won' : 'lost'
}
