/* What a guest likes, kept in this browser. */
import { keep, kept } from './net/kept'

export const SPEEDS = [0.5, 1, 2, 4] as const
const USUAL_PACE = 900

class Settings {
  name = $state(kept('name', ''))
  speed = $state(kept('speed', 1))
  sound = $state(kept('sound', false))
  still = $state(kept('still', false))
  plain = $state(kept('plain', false))
  guide = $state(kept('guide', true))
  hinted = $state<string[]>(kept('hinted', []))
  private quiet = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.quiet = event.matches))
  }

  /** Whether anything may move. */
  get motion(): boolean {
    return !this.still && !this.quiet
  }

  /** Between two moves of a bot, in milliseconds. */
  get pace(): number {
    return Math.round(USUAL_PACE / this.speed)
  }

  set<K extends 'name' | 'speed' | 'sound' | 'still' | 'plain' | 'guide' | 'hinted'>(key: K, value: Settings[K]): void {
    ;(this as Settings)[key] = value
    keep(key, value)
  }
}

export const settings = new Settings()
