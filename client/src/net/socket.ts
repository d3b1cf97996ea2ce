/* One line to one table: it comes back by itself, and never says anything twice. */
import { WAY, type DownMessage, type Language, type Pick, type UpMessage } from './types'
import { Unpacker, type Heard } from './unpack'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

/** The part of WebSocket that is used here, so that tests can put another in its place. */
export interface Line {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(data: string): void
  close(): void
}

export interface SocketOptions {
  table: string
  token: string | null
  /** What is spoken here: texts that are not shipped come in it, or in all languages if none is named. */
  language?: Language
  onMessage: (message: Heard, first: boolean) => void
  onConnection: (connection: Connection, code: number) => void
  open?: (address: string) => Line
  wait?: (run: () => void, ms: number) => unknown
  random?: () => number
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** Codes after which there is no use in calling again: the seat is not ours, there is no such table, the table needs
    another version of the server, it was deleted, or this line gave way to newer ones, which would give way to it in turn. */
export const NO_SEAT = 4403
export const NO_TABLE = 4404
export const OTHER_VERSION = 4409
export const GONE = 4410
export const ELSEWHERE = 4429
const FINAL: ReadonlySet<number> = new Set([NO_SEAT, NO_TABLE, OTHER_VERSION, GONE, ELSEWHERE])

export function waitBefore(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  return Math.round(full * (0.75 + random / 2))
}

export function addressOf(table: string, token: string | null, base: string, language = ''): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/ws`, base)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.searchParams.set('way', WAY)
  if (language) address.searchParams.set('language', language)
  if (token) address.searchParams.set('token', token)
  return address.href
}

export class TableSocket {
  private line: Line | null = null
  private unpacker = new Unpacker()
  private attempt = 0
  private first = true
  /** A state did not fit, and the whole was asked for: on a no, the line is called anew. */
  private lost = false
  /** The language that the line was told. */
  private spoken: Language | undefined
  private ended = false
  private seq = -1
  /** The state for which a pick is on its way: no second one is sent for it. */
  private sentFor: number | null = null

  constructor(private readonly given: SocketOptions) {}

  start(): void {
    this.connect()
    globalThis.addEventListener?.('online', this.hurry)
  }

  stop(): void {
    this.ended = true
    globalThis.removeEventListener?.('online', this.hurry)
    this.line?.close()
    this.line = null
  }

  get waiting(): boolean {
    return this.sentFor !== null
  }

  /** Sends a pick for the state now shown. False when it was not sent: one is on its way, or the line is down. */
  pick(pick: Pick): boolean {
    if (this.sentFor === this.seq || this.seq < 0) return false
    if (!this.say({ type: 'pick', seq: this.seq, pick })) return false
    this.sentFor = this.seq
    return true
  }

  speak(language: Language): void {
    this.given.language = language
    this.sayLanguage()
  }

  /** What is spoken here, where the line knows otherwise. */
  private sayLanguage(): void {
    const { language } = this.given
    if (language && language !== this.spoken && this.say({ type: 'language', language })) this.spoken = language
  }

  undo(): boolean {
    return this.say({ type: 'undo', seq: this.seq })
  }

  agree(yes: boolean): boolean {
    return this.say({ type: 'agree', seq: this.seq, yes })
  }

  /** Nothing is kept for later: what could not be said now is not said at all. */
  say(message: UpMessage): boolean {
    if (!this.line || this.first) return false
    this.line.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    if (this.ended) return
    this.given.onConnection('connecting', 0)
    const { table, token } = this.given
    const address = addressOf(table, token, globalThis.location?.href ?? 'http://localhost/', this.given.language)
    const line = (this.given.open ?? openLine)(address)
    this.line = line
    this.unpacker = new Unpacker()
    this.first = true
    this.lost = false
    this.spoken = this.given.language
    line.onopen = () => {
      if (line === this.line) this.given.onConnection('open', 0)
    }
    line.onmessage = (event) => {
      if (line === this.line) this.hear(event.data)
    }
    line.onclose = (event) => {
      if (line === this.line) this.lose(event.code)
    }
  }

  private hear(data: unknown): void {
    let sent: DownMessage
    try {
      sent = JSON.parse(String(data)) as DownMessage
    } catch {
      return
    }
    // Each state builds on the one before. Where that never came, everything is asked for again, once.
    const message: Heard | null = sent.type === 'state' ? this.unpacker.state(sent) : sent
    if (!message) {
      if (!this.lost) this.line?.send(JSON.stringify({ type: 'state' } satisfies UpMessage))
      this.lost = true
      return
    }
    if (message.type === 'state') this.lost = false
    else if (message.type === 'refused' && this.lost) return this.line?.close()
    const first = this.first
    if (message.type === 'state') {
      // Within one connection states only move on; after a new one the server is right, whatever was seen before.
      if (!first && message.seq < this.seq) return
      this.first = false
      this.attempt = 0
      this.sayLanguage()
      if (first || message.seq !== this.sentFor) this.sentFor = null
      this.seq = message.seq
    } else if (message.type === 'refused') {
      this.sentFor = null
    }
    this.given.onMessage(message, first && message.type === 'state')
  }

  private lose(code: number): void {
    this.line = null
    this.first = true
    if (this.ended) return
    if (FINAL.has(code)) {
      this.ended = true
      this.given.onConnection('closed', code)
      return
    }
    this.given.onConnection('lost', code)
    const wait = this.given.wait ?? setTimeout
    wait(() => this.again(), waitBefore(this.attempt++, (this.given.random ?? Math.random)()))
  }

  private again(): void {
    if (!this.line) this.connect()
  }

  private hurry = (): void => {
    this.attempt = 0
    this.again()
  }
}

function openLine(address: string): Line {
  return new WebSocket(address) as unknown as Line
}
