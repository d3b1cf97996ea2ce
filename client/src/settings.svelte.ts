/* What a guest likes, kept in this browser. */
import { keep, kept } from './net/kept'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** How long whoever cannot answer seems to think, in milliseconds, as far as we are concerned. */
export const PAUSES = { usual: 800, short: 300, none: 0 } as const
const USUAL_PACE = 900

class Settings {
  name = $state(kept('name', ''))
  speed = $state(kept('speed', 1))
  sound = $state(kept('sound', false))
  still = $state(kept('still', false))
  plain = $state(kept('plain', false))
  guide = $state(kept('guide', true))
  /** The chances of every side, in replays. */
  odds = $state(kept('odds', true))
  pause = $state<keyof typeof PAUSES>(kept('pause', 'usual'))
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

  get thinking(): number {
    return PAUSES[this.pause]
  }

  set<K extends 'name' | 'speed' | 'sound' | 'still' | 'plain' | 'guide' | 'odds' | 'pause' | 'hinted'>(key: K, value: Settings[K]): void {
    ;(this as Settings)[key] = value
    keep(key, value)
  }
}

export const settings = new Settings()
