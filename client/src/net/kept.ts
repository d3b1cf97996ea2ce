/* What this browser keeps: settings, the guest's name, and the tokens of the seats it holds. */

const PREFIX = 'fabletop.'

export function kept<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + key)
    return found === null ? otherwise : (JSON.parse(found) as T)
  } catch {
    return otherwise
  }
}

let told: (key: string) => void = () => undefined

/** Who carries things to other browsers is told what is kept anew. */
export function onKept(hear: (key: string) => void): void {
  told = hear
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still plays: only a reload would lose the seat.
  }
  told(key)
}

/** Everything that is kept here, by its key. */
export function allKept(): Record<string, unknown> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
  return Object.fromEntries(keys.map((key) => [key, kept<unknown>(key, null)]))
}

export function forget(...keys: string[]): void {
  for (const key of keys) localStorage.removeItem(PREFIX + key)
}

const KEY_BYTES = 24

/** By what this browser says while looking on, it can be known as ours and deleted; made when it is first needed. */
export function authorKey(): string {
  const known = kept('author', '')
  if (known) return known
  const made = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  keep('author', made)
  return made
}

export interface HeldSeat {
  seat: number
  token: string
  game: string
  since: number
  /** A key for as long as somebody is signed in here. */
  lent?: boolean
}

/** What the page is told when a seat was taken or left. */
export const SEATS_CHANGED = 'fabletop-seats'

type Seats = Record<string, HeldSeat>

export function heldSeats(): Seats {
  return kept<Seats>('seats', {})
}

export function heldSeat(table: string): HeldSeat | null {
  return heldSeats()[table] ?? null
}

export function holdSeat(table: string, held: HeldSeat): void {
  keep('seats', { ...heldSeats(), [table]: held })
  dispatchEvent(new Event(SEATS_CHANGED))
}

export function leaveSeat(table: string): void {
  const seats = heldSeats()
  delete seats[table]
  keep('seats', seats)
  dispatchEvent(new Event(SEATS_CHANGED))
}

/** By what whoever made a table without sitting down there is known as its host. */
interface MadeTable {
  token: string
  since: number
}

export function madeTables(): Record<string, MadeTable> {
  return kept<Record<string, MadeTable>>('made', {})
}

export function holdMade(table: string, token: string): void {
  keep('made', { ...madeTables(), [table]: { token, since: Date.now() } })
}

export function dropMade(table: string): void {
  const { [table]: _, ...others } = madeTables()
  keep('made', others)
}

/** What shows that we made it, or else by what we hold a seat there. */
export function hostToken(table: string): string {
  return madeTables()[table]?.token ?? heldSeat(table)?.token ?? ''
}

/** Reads `#seat=0&token=…`, with which a seat is carried to another device. */
export function seatFromHash(hash: string): { seat: number; token: string } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const seat = Number(given.get('seat') ?? NaN)
  const token = given.get('token')
  return Number.isInteger(seat) && token ? { seat, token } : null
}
