/* What is told of a game away from its table, as a table tells it: boards draw one kind of message. */
import type { SeatInfo, StateMessage, Told } from '../net/types'

type Known = Pick<StateMessage, 'seq' | 'seats'> & Partial<StateMessage>

/** The message of a table at which nobody waits for anything; what is known beside the game stands above that. */
export function retold({ view, printed, decision, events, log, over, winners }: Told, known: Known): StateMessage {
  return {
    type: 'state',
    view,
    printed,
    texts: [],
    decision,
    events,
    log,
    over,
    winners,
    undo: { free: 0, left: 0, asked_by: null, agreed: [] },
    promise: '',
    seed: null,
    pace: 0,
    thinking: { ms: 0, own: 0 },
    odds: { agreed: [], open: false },
    since: 0,
    due: null,
    deadline: { seconds: 0, wished: null, asked_by: null, agreed: [] },
    called: '',
    host: null,
    status: 'running',
    seat: null,
    fresh: false,
    ...known,
  }
}

/** The same decision where nobody may answer it. */
export function unanswered(decision: Told['decision']): Told['decision'] {
  return decision && { ...decision, mine: false, options: [] }
}

/** Whether there is anything in this game that one holds hidden from others. */
export function hasHands(view: Told['view'] | undefined): boolean {
  const players = view?.players as object[] | undefined
  return players?.some((player) => 'hand' in player) ?? false
}

/** Those who sit there, each with the hero that a view shows them to play, where the game tells it by name. */
export function withHeroes(seats: readonly SeatInfo[], view: Told['view'] | undefined): SeatInfo[] {
  const players = view?.players as { hero?: unknown }[] | undefined
  return seats.map((seat) => {
    const hero = players?.[seat.seat]?.hero
    return { ...seat, hero: typeof hero === 'string' ? hero : seat.hero }
  })
}
