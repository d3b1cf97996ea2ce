/* A game that is played alone against what was written for it, a puzzle or a lesson. The server keeps nothing of it: it is
   told all picks each time, and what came of each is kept here, frame by frame. */
import { ApiError, api } from '../net/api'
import type { Catalogue, Pick, PlayedFrame } from '../net/types'
import { gameOf } from '../games'
import { words } from '../text/say.svelte'
import { newDice, Thrower } from './thrower.svelte'

/** So many lines of a frame are given time to be read. */
const LINES_READ = 3

/** What the server says of it. */
export interface Said {
  content: string
  picks: Pick[]
  frames: PlayedFrame[]
}

export abstract class Line<Told extends Said> {
  catalogue = $state.raw<Catalogue | null>(null)
  /** What came of each pick; the first is where it began. */
  protected line = $state.raw<readonly Told[]>([])
  /** The frame that is shown, counted through all that is here. */
  at = $state(0)
  /** Rises by one where the game went on, and by more in every leap. */
  seq = $state(0)
  /** Frames follow each other by themselves. */
  playing = $state(false)
  /** What is shown came of the frame before it, before one's eyes. */
  moving = $state(false)
  /** An answer is on its way. */
  busy = $state(false)
  failed = $state.raw<{ key: string; detail: string } | null>(null)
  /** A frame is shown when its dice lie. */
  readonly dice = newDice()
  readonly thrower = new Thrower()

  /** Whether the server waits for a pick after what it said last. */
  protected abstract get open(): boolean
  protected abstract game(told: Told): string

  /** What the server said last of what is looked at. */
  get last(): Told | null {
    return this.line.at(-1) ?? null
  }

  get frames(): readonly PlayedFrame[] {
    return this.line.flatMap(({ frames }) => frames)
  }

  get frame(): PlayedFrame | undefined {
    return this.frames[this.at]
  }

  get end(): number {
    return this.frames.length - 1
  }

  /** The first frame that one may step back to: the decision that the last pick was about. */
  get first(): number {
    return Math.max(0, this.frames.length - (this.line.at(-1)?.frames.length ?? 0) - 1)
  }

  /** Whether what is shown waits for a pick. */
  get asks(): boolean {
    return this.open && this.at === this.end
  }

  /** One frame on or back. */
  step(by: 1 | -1): void {
    this.playing = false
    if (this.dice.rolling) this.dice.skip()
    else this.show(this.at + by)
  }

  /** The next frame by itself. The last one ends it: at once where one is asked again, else when it has been read. */
  goOn(): void {
    const done = this.at === this.end
    this.show(this.at + 1)
    if (done || this.asks) this.playing = false
  }

  play(): void {
    if (this.at === this.end) this.leap(this.first)
    this.playing = true
  }

  pause(): void {
    this.playing = false
  }

  /** To where it comes out. */
  skip(): void {
    this.leap(this.end)
  }

  /** How long the frame that is shown takes to be read, where one line takes so many milliseconds. */
  readingTime(ms: number): number {
    return ms * Math.min(LINES_READ, Math.max(1, this.frame?.log.length ?? 0))
  }

  /** What came of a pick, frame after frame, or at once where nothing may move. */
  protected follow(first: number, still: boolean): void {
    if (still) return this.leap(this.end)
    this.show(first)
    this.playing = !this.asks
  }

  protected show(at: number): void {
    const to = Math.max(this.first, Math.min(this.end, at))
    if (to === this.at) return
    const next = to === this.at + 1
    const frame = this.frames[to]
    this.dice.first(next && frame ? this.thrower.of(frame, this.frame, this.catalogue) : [], () => {
      this.moving = next
      this.seq += next ? 1 : 2
      this.at = to
      if (this.asks) this.playing = false
    })
  }

  protected leap(at: number): void {
    this.dice.finish()
    this.playing = false
    this.moving = false
    this.seq += 2
    this.at = at
  }

  /** Asks the server; null if that failed, which is told. */
  protected async ask(question: () => Promise<Told>): Promise<Told | null> {
    this.busy = true
    this.failed = null
    try {
      const told = await question()
      await this.#open(told)
      words.learn(told.frames.flatMap(({ texts }) => texts))
      return told
    } catch (error) {
      this.failed = error instanceof ApiError ? error : { key: 'error-server', detail: '' }
      return null
    } finally {
      this.busy = false
    }
  }

  /** The words and the things that it is played with, when they are first needed. */
  async #open(told: Told): Promise<void> {
    if (this.catalogue) return
    const game = this.game(told)
    const [catalogue] = await Promise.all([api.catalogue(game, told.content), words.open(game, told.content), this.thrower.open(gameOf(game)?.throws)])
    words.learn(catalogue.texts)
    this.catalogue = catalogue
  }
}
