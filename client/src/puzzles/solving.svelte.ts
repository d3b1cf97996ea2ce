/* A puzzle being solved. The server keeps nothing of it: it is told all picks each time, and what came of each is kept
   here, so that taking one back asks nobody. */
import { ApiError, api } from '../net/api'
import type { Catalogue, Pick, PlayedFrame, PuzzlePlayed } from '../net/types'
import { words } from '../text/say.svelte'
import { solved } from './solved.svelte'

/** So many lines of a frame are given time to be read. */
const LINES_READ = 3

export class Solving {
  catalogue = $state.raw<Catalogue | null>(null)
  /** What came of each pick; the first is the position. */
  #line = $state.raw<readonly PuzzlePlayed[]>([])
  /** The solution, while it is looked at. */
  #solution = $state.raw<PuzzlePlayed | null>(null)
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

  constructor(readonly id: string) {}

  /** What the server said last of what is looked at. */
  get last(): PuzzlePlayed | null {
    return this.#solution ?? this.#line.at(-1) ?? null
  }

  get frames(): readonly PlayedFrame[] {
    return this.#solution?.frames ?? this.#line.flatMap(({ frames }) => frames)
  }

  get frame(): PlayedFrame | undefined {
    return this.frames[this.at]
  }

  get end(): number {
    return this.frames.length - 1
  }

  /** The first frame that one may step back to: the decision that the last pick was about. */
  get first(): number {
    return this.#solution ? 0 : Math.max(0, this.frames.length - (this.#line.at(-1)?.frames.length ?? 0) - 1)
  }

  /** Whether the position waits for a pick. */
  get asks(): boolean {
    return this.last?.status === 'open' && this.at === this.end
  }

  /** How it has come out, once all of that has been shown, dice and all. */
  get verdict(): 'solved' | 'refuted' | 'shown' | null {
    const status = this.last?.status ?? 'open'
    return status !== 'open' && this.at === this.end && !this.playing ? status : null
  }

  get canTakeBack(): boolean {
    return this.#solution !== null || this.#line.length > 1
  }

  async begin(): Promise<void> {
    const told = await this.#ask([])
    if (told) this.#line = [told]
  }

  /** The words and the things that it is played with, when they are first needed. */
  async #open({ puzzle: { game }, content }: PuzzlePlayed): Promise<void> {
    if (this.catalogue) return
    const [catalogue] = await Promise.all([api.catalogue(game, content), words.open(game, content)])
    words.learn(catalogue.texts)
    this.catalogue = catalogue
  }

  choose = async (pick: Pick, still: boolean): Promise<void> => {
    if (!this.asks || this.busy) return
    const told = await this.#ask([...(this.last?.picks ?? []), pick])
    if (!told) return
    this.#line = [...this.#line, told]
    if (told.status === 'solved') solved.add(this.id)
    this.#follow(this.at + 1, still)
  }

  /** Back to the decision before, or out of the solution to one's own line. */
  takeBack(): void {
    if (!this.canTakeBack || this.busy) return
    if (this.#solution) this.#solution = null
    else this.#line = this.#line.slice(0, -1)
    this.#leap(this.end)
  }

  beginAnew(): void {
    if (this.busy) return
    this.#solution = null
    this.#line = this.#line.slice(0, 1)
    this.#leap(this.end)
  }

  async giveUp(still: boolean): Promise<void> {
    if (this.busy) return
    const told = await this.#ask([], true)
    if (!told) return
    this.#solution = told
    this.#leap(0)
    this.playing = this.end > 0
    if (still) this.skip()
  }

  /** One frame on or back. */
  step(by: 1 | -1): void {
    this.playing = false
    this.#show(this.at + by)
  }

  /** The next frame by itself. The last one ends it: at once where one is asked again, else when it has been read. */
  goOn(): void {
    const done = this.at === this.end
    this.#show(this.at + 1)
    if (done || this.asks) this.playing = false
  }

  play(): void {
    if (this.at === this.end) this.#leap(this.first)
    this.playing = true
  }

  pause(): void {
    this.playing = false
  }

  /** To where it comes out. */
  skip(): void {
    this.#leap(this.end)
  }

  /** How long the frame that is shown takes to be read, where one line takes so many milliseconds. */
  readingTime(ms: number): number {
    return ms * Math.min(LINES_READ, Math.max(1, this.frame?.log.length ?? 0))
  }

  #follow(first: number, still: boolean): void {
    if (still) return this.#leap(this.end)
    this.#show(first)
    this.playing = !this.asks
  }

  #show(at: number): void {
    const to = Math.max(this.first, Math.min(this.end, at))
    if (to === this.at) return
    this.moving = to === this.at + 1
    this.seq += this.moving ? 1 : 2
    this.at = to
  }

  #leap(at: number): void {
    this.playing = false
    this.moving = false
    this.seq += 2
    this.at = at
  }

  async #ask(picks: Pick[], giveUp = false): Promise<PuzzlePlayed | null> {
    this.busy = true
    this.failed = null
    try {
      const told = await api.playPuzzle(this.id, giveUp ? { picks, give_up: true } : { picks })
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
}
