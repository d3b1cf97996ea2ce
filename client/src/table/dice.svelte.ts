/* Dice first: they are seen to roll, then what they come to; only then is told what that does, and last the chronicle. */
import type { Component } from 'svelte'

import type { Catalogue, StateMessage } from '../net/types'

/** One die of a throw. Games with dice of their own say how one looks. */
export interface Face {
  n: number
  /** Of the die and of its pips, as CSS writes them. */
  colour?: string
  pips?: string
  /** Whether it is among those that count; null where all do. */
  counts?: boolean | null
  /** It lay there before: it does not roll. */
  lies?: boolean
  icon?: string
}

/** Dice that fall together. */
export interface Throw {
  /** Whose they are or what for, in words. */
  who: string
  dice: readonly Face[]
  /** How they are reckoned, and what they come to; empty where nothing is known but the dice. */
  sum: string
  total: string
  /** Places on the board: who rolls, and whom it is about. The dice fall between them, or in the middle of the board. */
  from: readonly string[]
  to: readonly string[]
}

export interface DieProps extends Record<string, unknown> {
  face: Face
  /** How long it tumbles, and how long it waits before that, in milliseconds. */
  roll: number
  wait: number
}

/** What a game knows of its dice, by what happened and how things stood before. */
export interface Throwing {
  throwsOf: (told: Pick<StateMessage, 'events'>, before: Pick<StateMessage, 'view' | 'printed'>, catalogue: Catalogue) => Throw[]
  /** How one of its dice is drawn; else with pips. */
  Die?: Component<DieProps>
}

/** At the usual speed, in milliseconds: how long dice tumble and settle, how long their total is looked at, from one throw to the
    next of the same message, and from what it did to the chronicle. */
const TUMBLE = 700
const SETTLE = 150
const HOLD = 250
const APART = 520
const ACTS = 600
/** However many throws there are, what they did is told by then. */
const LONGEST = 2600
/** So many messages may wait; when there are more, they catch up. */
const BEHIND = 2

interface Waiting {
  throws: readonly Throw[]
  tell: () => void
}

export class Dice {
  /** What rolls now, and how many of it have come to rest. */
  throws = $state.raw<readonly Throw[]>([])
  settled = $state(0)
  /** How long one of them tumbles. */
  tumble = $state(0)
  /** From the start of one to the start of the next. */
  apart = $state(0)
  /** The chronicle waits: dice roll, or what they did is being shown. */
  quiet = $state(false)
  /** Counts the messages whose dice began to roll. */
  seen = $state(0)
  readonly #waiting: Waiting[] = []
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  /** Something waits for its turn or for its dice. */
  #going = false
  #hurried = false

  constructor(/** 1 is the usual one, 2 twice as fast. */ readonly speed: () => number) {}

  get rolling(): boolean {
    return this.throws.length > 0
  }

  /** Tells it once its dice have come to rest, and after all that came before it. */
  first(throws: readonly Throw[], tell: () => void): void {
    if (!throws.length && !this.#going) {
      this.#speak()
      tell()
      return
    }
    this.#waiting.push({ throws, tell })
    if (this.#waiting.length > BEHIND) this.#hurried = true
    if (this.#going) return
    this.#going = true
    if (this.quiet) this.#goOn()
    else this.#next()
  }

  /** What rolls lies at once, and what it did is told with it. */
  skip = (): void => {
    if (!this.rolling) return
    this.#land()
    this.#goOn()
  }

  /** Everything that waits is told now. */
  finish(): void {
    while (this.#waiting.length) this.#land()
    this.#speak()
    this.#going = this.#hurried = false
  }

  #next(): void {
    const [head] = this.#waiting
    if (!head) return
    if (this.#hurried || !head.throws.length) {
      this.#land()
      this.#goOn()
      return
    }
    const usual = TUMBLE + SETTLE + HOLD + (head.throws.length - 1) * APART
    const pace = Math.min(1, LONGEST / usual) / Math.max(this.speed(), 0.1)
    this.quiet = true
    this.settled = 0
    this.tumble = TUMBLE * pace
    this.apart = APART * pace
    this.throws = head.throws
    this.seen++
    head.throws.forEach((_, n) => this.#later((n * APART + TUMBLE + SETTLE) * pace, () => (this.settled = n + 1)))
    this.#later(usual * pace, () => {
      this.#land()
      if (this.#waiting.length) this.#goOn()
      else {
        this.#going = false
        this.#later(ACTS * pace, () => this.#speak())
      }
    })
  }

  /** Tells what has waited longest. */
  #land(): void {
    this.#stop()
    this.throws = []
    this.#waiting.shift()?.tell()
  }

  /** The chronicle catches up, then comes what waits. Each message is shown on its own, so that boards see what happened in it. */
  #goOn(): void {
    this.#speak()
    this.#going = this.#waiting.length > 0
    if (this.#going) this.#later(0, () => this.#next())
    else this.#hurried = false
  }

  #speak(): void {
    this.#stop()
    this.quiet = false
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      then()
    }, ms)
    this.#timers.add(timer)
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers.clear()
  }
}

/** A number of an event; what is none counts as nothing said. */
export function numberIn(value: unknown, otherwise = -1): number {
  return typeof value === 'number' ? value : otherwise
}

export function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []
}

/** 3 + 1 − 2, without what is nothing. */
export function reckoned(first: number, ...more: readonly number[]): string {
  return more.reduce((text, n) => (n === 0 ? text : `${text} ${n < 0 ? '−' : '+'} ${Math.abs(n)}`), String(first))
}
