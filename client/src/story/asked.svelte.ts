/* The story of a game, asked for until it is there. */
import { ApiError, api } from '../net/api'
import type { Story } from '../net/types'
import { words } from '../text/say.svelte'

/** Between two questions, in milliseconds; and when the server does not answer or is asked too often. */
const OFTEN = 1000
const SELDOM = 5000
const PASSING = ['error-offline', 'error-too-many']

export class StoryAsked {
  story = $state.raw<Story | null>(null)
  /** The key of what went wrong. */
  failed = $state('')
  private stopped = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `wanted`: what nobody has asked for yet is asked for. */
  constructor(
    private readonly id: string,
    private readonly wanted: boolean,
  ) {}

  /** It is worked out, or waits for that. */
  get underway(): boolean {
    return this.story?.status === 'waiting' || this.story?.status === 'working'
  }

  start = (): void => {
    this.stopped = false
    void this.look(() => api.story(this.id))
  }

  /** Has it worked out, and follows that. */
  ask = (): void => {
    void this.look(() => api.askStory(this.id))
  }

  stop = (): void => {
    this.stopped = true
    clearTimeout(this.timer)
  }

  private async look(read: () => Promise<Story>): Promise<void> {
    clearTimeout(this.timer)
    try {
      let story = await read()
      if (story.status === 'none' && this.wanted) story = await api.askStory(this.id)
      words.learn(story.texts)
      this.story = story
      this.failed = ''
    } catch (error) {
      this.failed = error instanceof ApiError ? error.key : 'error-server'
    }
    const again = PASSING.includes(this.failed) ? SELDOM : this.failed || !this.underway ? 0 : OFTEN
    if (again && !this.stopped) this.timer = setTimeout(this.start, again)
  }
}
