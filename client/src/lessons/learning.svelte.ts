/* A lesson being taken: what is not of it is answered and not played. */
import { api } from '../net/api'
import type { LessonPlayed, Pick, SpokenText } from '../net/types'
import { Line } from '../table/line.svelte'
import { learned } from './learned.svelte'

export class Learning extends Line<LessonPlayed> {
  /** The last click went astray; what is said of that, if anything but that it did. */
  astray = $state.raw<{ answer: SpokenText | null } | null>(null)

  constructor(readonly id: string) {
    super()
  }

  protected get open(): boolean {
    return this.last?.status === 'open'
  }

  protected game({ lesson }: LessonPlayed): string {
    return lesson.game
  }

  /** All steps are done, and what came of the last has been shown. */
  get done(): boolean {
    return this.last?.status === 'done' && this.at === this.end && !this.playing
  }

  /** The place of the option to be picked in the decision that is shown; null while none is asked for. */
  get wanted(): number | null {
    if (!this.asks || !this.last) return null
    const wanted = JSON.stringify(this.last.wanted)
    const at = this.frame?.decision?.options.findIndex(({ pick }) => JSON.stringify(pick) === wanted) ?? -1
    return at < 0 ? null : at
  }

  get canGoBack(): boolean {
    return (this.last?.picks.length ?? 0) > 0
  }

  /** Where it was left, or from the beginning: what happens before the first pick is shown then. */
  async begin(still: boolean): Promise<void> {
    const picks = learned.of(this.id)?.picks ?? []
    let told = await this.#ask(picks)
    if (!told && picks.length) told = await this.#ask([]) // the lesson has changed since
    if (!told) return
    this.line = [told]
    if (told.picks.length || still) this.leap(this.end)
    else this.playing = !this.asks
  }

  choose = async (pick: Pick, still: boolean): Promise<void> => {
    if (!this.asks || this.busy) return
    const told = await this.#ask([...(this.last?.picks ?? []), pick])
    if (!told) return
    if (told.status === 'astray') {
      this.astray = { answer: told.answer }
      return
    }
    this.line = [...this.line, told]
    this.#note(told)
    this.follow(this.at + 1, still)
  }

  /** What is asked for, done by the coach. */
  doIt(still: boolean): void {
    if (this.last?.wanted != null) void this.choose(this.last.wanted, still)
  }

  /** To the decision before. */
  async back(): Promise<void> {
    if (!this.canGoBack || this.busy) return
    const told = await this.#ask((this.last?.picks ?? []).slice(0, -1))
    if (!told) return
    this.line = this.line.length > 1 ? this.line.slice(0, -1) : [told]
    this.#note(told)
    this.leap(this.end)
  }

  async again(still: boolean): Promise<void> {
    if (this.busy) return
    learned.note(this.id, [], 0, false)
    await this.begin(still)
  }

  #note(told: LessonPlayed): void {
    learned.note(this.id, told.picks, told.at, told.status === 'done')
  }

  #ask(picks: Pick[]): Promise<LessonPlayed | null> {
    this.astray = null
    return this.ask(() => api.playLesson(this.id, { picks }))
  }
}
