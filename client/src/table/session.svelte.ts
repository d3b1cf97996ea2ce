/* One table as this browser knows it. */
import { heldSeat, leaveSeat } from '../net/kept'
import { keep } from '../net/printed'
import { NO_SEAT, TableSocket, type Connection } from '../net/socket'
import type { ChatMessage, HintMessage, Language, LogLine, OddsMessage, Pick, RefusedMessage, StateMessage, UpMessage, WhyNotMessage } from '../net/types'
import type { Heard } from '../net/unpack'
import { words } from '../text/say.svelte'
import type { Throw } from './dice.svelte'
import { append, rejoin } from './log'
import { unanswered } from './retold'
import { newDice } from './thrower.svelte'

const CHAT_KEPT = 100

export class TableSession {
  state = $state.raw<StateMessage | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** What those who look on say, as far as we may know it. */
  gallery = $state.raw<ChatMessage[]>([])
  connection = $state<Connection>('connecting')
  closedWith = $state(0)
  thinking = $state<number | null>(null)
  refused = $state.raw<RefusedMessage | null>(null)
  /** What a good player would do now, when that was asked for. */
  hint = $state.raw<HintMessage | null>(null)
  /** It was asked for, and is being worked out. */
  asking = $state(false)
  /** Why things are not on offer, when that was asked for. */
  whyNot = $state.raw<WhyNotMessage | null>(null)
  /** The chances as they were last told. */
  odds = $state.raw<OddsMessage | null>(null)
  /** Who looks on has asked for them. */
  curious = $state(false)
  /** How many lines of the chronicle are new. */
  fresh = $state(0)
  /** A pick is on its way. */
  busy = $state(false)
  unread = $state(0)
  readonly me: number | null
  /** The question for which reasons were asked last. */
  #wondered = -1
  /** What has come waits here until its dice lie. */
  readonly dice = newDice()
  #heard: StateMessage | null = null
  private readonly socket: TableSocket

  constructor(
    readonly id: string,
    /** The dice of a message, where they are to be seen first. */
    readonly throwsOf: (told: StateMessage, before: StateMessage) => readonly Throw[] = () => [],
  ) {
    const held = heldSeat(id)
    this.me = held?.seat ?? null
    this.socket = new TableSocket({
      table: id,
      token: held?.token ?? null,
      language: words.language,
      onMessage: (message, first) => this.hear(message, first),
      onConnection: (connection, code) => {
        this.connection = connection
        this.closedWith = code
        if (connection !== 'open') this.busy = this.asking = false
        if (code === NO_SEAT) leaveSeat(id)
      },
    })
  }

  /** Another language is spoken from now on: texts that are not shipped come in it. */
  speak(language: Language): void {
    this.socket.speak(language)
  }

  start(): void {
    this.socket.start()
  }

  stop(): void {
    this.socket.stop()
    this.dice.finish()
  }

  choose = (pick: Pick): void => {
    if (!this.state?.decision?.mine || this.dice.rolling) return
    this.refused = null
    this.busy = this.socket.pick(pick) || this.busy
  }

  undo = (): void => {
    if (this.me !== null) this.socket.undo()
  }

  agree = (yes: boolean): void => {
    this.socket.agree(yes)
  }

  /** Asks what a good player would do. */
  ask = (): void => {
    if (!this.state?.decision?.hints || this.asking) return
    this.asking = true
    this.socket.say({ type: 'hint', seq: this.state.seq })
  }

  /** Asks why things are not on offer: once for each question. */
  askWhyNot = (): void => {
    const seq = this.state?.seq
    if (seq === undefined || this.whyNot?.seq === seq || this.#wondered === seq) return
    this.#wondered = seq
    this.socket.say({ type: 'why_not', seq })
  }

  /** Whoever looks on is told the chances, or no more. */
  wonder = (on: boolean): void => {
    this.curious = on
    this.odds = null
    this.socket.say({ type: 'odds', on })
  }

  say(message: UpMessage): void {
    this.socket.say(message)
  }

  private hear(message: Heard, first: boolean): void {
    switch (message.type) {
      case 'state':
        // What was said before is told again over a new line.
        if (first) this.chat = this.gallery = []
        this.#wait(message, first)
        break
      case 'chat':
        if (message.seat === null) this.gallery = [...this.gallery, message].slice(-CHAT_KEPT)
        else this.chat = [...this.chat, message].slice(-CHAT_KEPT)
        if (message.seat !== this.me || this.me === null) this.unread++
        break
      case 'gallery':
        this.gallery = message.lines
        this.unread += message.lines.length
        break
      case 'refused':
        this.refused = message
        this.#wondered = -1
        this.busy = false
        this.asking = false
        break
      case 'hint':
        if (message.seq !== this.state?.seq) break
        this.hint = message
        this.asking = false
        break
      case 'why_not':
        if (message.seq === this.state?.seq) this.whyNot = message
        break
      case 'odds':
        this.odds = message
        break
      case 'texts':
        words.learn(message.texts)
        break
      case 'thinking':
        this.thinking = message.seat
        break
    }
  }

  /** Dice first. What a new connection brings, or what was taken back, stands at once. */
  #wait(message: StateMessage, first: boolean): void {
    const before = this.#heard
    this.#heard = message
    if (first || message.fresh || !before || message.seq === before.seq) {
      if (first || message.fresh) this.dice.finish()
      this.dice.first([], () => this.#tell(message, first))
      return
    }
    const throws = this.throwsOf(message, { ...before, printed: this.state?.printed ?? {} })
    // What was asked is answered: it is lit no longer.
    if (throws.length && this.state) this.state = { ...this.state, decision: unanswered(this.state.decision) }
    this.dice.first(throws, () => this.#tell(message, first))
  }

  #tell(message: StateMessage, first: boolean): void {
    this.log = message.fresh ? [...message.log] : (first ? rejoin : append)(this.log, message.log)
    this.fresh = first || message.fresh ? 0 : message.log.length
    if (message.seq !== this.state?.seq || message.fresh) {
      this.hint = null
      this.whyNot = null
      this.#wondered = -1
      this.asking = false
    }
    words.learn(message.texts)
    this.state = { ...message, printed: keep(this.state?.printed ?? {}, message) }
    this.busy = this.socket.waiting
    this.thinking = null
    if (!first) this.refused = null
    if (first && this.curious) this.socket.say({ type: 'odds', on: true })
    if (this.me !== null && !message.odds.open) this.odds = null
  }
}
