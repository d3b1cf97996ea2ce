/* A puzzle being solved: taking a pick back asks nobody. */
import { api } from '../net/api'
import type { Pick, PlayedFrame, PuzzlePlayed } from '../net/types'
import { Line } from '../table/line.svelte'
import { solved } from './solved.svelte'

export class Solving extends Line<PuzzlePlayed> {
  /** The solution, while it is looked at. */
  #solution = $state.raw<PuzzlePlayed | null>(null)

  constructor(readonly id: string) {
    super()
  }

  protected get open(): boolean {
    return this.last?.status === 'open'
  }

  protected game({ puzzle }: PuzzlePlayed): string {
    return puzzle.game
  }

  override get last(): PuzzlePlayed | null {
    return this.#solution ?? super.last
  }

  override get frames(): readonly PlayedFrame[] {
    return this.#solution?.frames ?? super.frames
  }

  override get first(): number {
    return this.#solution ? 0 : super.first
  }

  /** How it has come out, once all of that has been shown, dice and all. */
  get verdict(): 'solved' | 'refuted' | 'shown' | null {
    const status = this.last?.status ?? 'open'
    return status !== 'open' && this.at === this.end && !this.playing ? status : null
  }

  get canTakeBack(): boolean {
    return this.#solution !== null || this.line.length > 1
  }

  async begin(): Promise<void> {
    const told = await this.ask(() => api.playPuzzle(this.id, { picks: [] }))
    if (told) this.line = [told]
  }

  choose = async (pick: Pick, still: boolean): Promise<void> => {
    if (!this.asks || this.busy) return
    const picks = [...(this.last?.picks ?? []), pick]
    const told = await this.ask(() => api.playPuzzle(this.id, { picks }))
    if (!told) return
    this.line = [...this.line, told]
    if (told.status === 'solved') solved.add(this.id)
    this.follow(this.at + 1, still)
  }

  /** Back to the decision before, or out of the solution to one's own line. */
  takeBack(): void {
    if (!this.canTakeBack || this.busy) return
    if (this.#solution) this.#solution = null
    else this.line = this.line.slice(0, -1)
    this.leap(this.end)
  }

  beginAnew(): void {
    if (this.busy) return
    this.#solution = null
    this.line = this.line.slice(0, 1)
    this.leap(this.end)
  }

  async giveUp(still: boolean): Promise<void> {
    if (this.busy) return
    const told = await this.ask(() => api.playPuzzle(this.id, { picks: [], give_up: true }))
    if (!told) return
    this.#solution = told
    this.leap(0)
    this.playing = this.end > 0
    if (still) this.skip()
  }
}
