/* While the turn of an AI hero is shown: where it stands by now, what it is up to, and what has not happened yet. */
import { restOf, type Errand, type Moment } from './errand'

/** How things stood before: the fields of heroes and the marks of fields. */
export interface Before {
  heroes: readonly number[]
  cubes: ReadonlyMap<number, number>
}

const NOTHING: Before = { heroes: [], cubes: new Map() }

export class ErrandShow {
  #seq = -1
  #stood = NOTHING
  #stands = NOTHING
  /** The hero on its way, how it goes on, and what it is after in words. */
  now = $state.raw<{ hero: number; way: readonly number[]; said: string } | null>(null)
  #fields = $state.raw<ReadonlyMap<number, number>>(new Map())
  #cubes = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** Tiles that are face up already, and not yet shown so. */
  covered = $state.raw<ReadonlySet<number>>(new Set())
  #clocks: ReturnType<typeof setTimeout>[] = []

  get on(): boolean {
    return this.now !== null
  }

  /** Where a hero is shown, who stands at `field` in truth. */
  fieldOf(hero: number, field: number): number {
    return this.#fields.get(hero) ?? field
  }

  /** The mark that is shown on a field, where there is `cube` in truth. */
  cubeOf(field: number, cube: number): number {
    return this.#cubes.get(field) ?? cube
  }

  /** How things stand in a state; what they were in the one before is where a turn begins. */
  remember(seq: number, stands: Before): void {
    if (seq !== this.#seq) this.#stood = this.#stands
    this.#seq = seq
    this.#stands = stands
  }

  begin({ moments, length }: Errand, words: readonly string[], reveal: (spot: number) => void): void {
    this.end()
    const { heroes, cubes } = this.#stood
    this.#fields = new Map(moments.flatMap((one) => ('hero' in one && one.hero in heroes ? [[one.hero, heroes[one.hero] ?? -1] as const] : [])))
    this.#cubes = new Map(moments.flatMap((one) => (one.what === 'marks' ? [[one.field, cubes.get(one.field) ?? -1] as const] : [])))
    this.covered = new Set(moments.flatMap((one) => (one.what === 'reveals' ? [one.spot] : [])))
    for (const moment of moments) {
      if (moment.at <= 0) this.#happens(moment, words, reveal)
      else this.#clocks.push(setTimeout(() => this.#happens(moment, words, reveal), moment.at))
    }
    this.#clocks.push(setTimeout(() => this.end(), length))
  }

  #happens(moment: Moment, words: readonly string[], reveal: (spot: number) => void): void {
    if (moment.what === 'aims') this.now = { hero: moment.hero, way: moment.way, said: words[moment.line] ?? '' }
    else if (moment.what === 'walks') {
      this.#fields = new Map(this.#fields).set(moment.hero, moment.field)
      const { hero, way, said } = this.now ?? { hero: moment.hero, way: [], said: '' }
      this.now = { hero: moment.hero, way: hero === moment.hero ? restOf(way, moment.field) : [], said }
    } else if (moment.what === 'marks') {
      this.#cubes = new Map([...this.#cubes].filter(([field]) => field !== moment.field))
    } else {
      this.covered = new Set([...this.covered].filter((spot) => spot !== moment.spot))
      reveal(moment.spot)
    }
  }

  /** At once as it is in truth. */
  end(): void {
    for (const clock of this.#clocks) clearTimeout(clock)
    this.#clocks = []
    this.now = null
    this.#fields = new Map()
    this.#cubes = new Map()
    this.covered = new Set()
  }
}
