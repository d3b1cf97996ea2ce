/* From the options of a decision to what lights up on the board. No rules here: only where a thing lies. */
import type { Decision, Option } from '../../net/types'
import { placeOf } from './places'
import type { AndorWay } from './catalogue'

/** What may be done with one thing; several are offered in a small menu. */
export type Lit = readonly Option[]

export interface Lights {
  /** By the number of the field. */
  fields: Map<number, Lit>
  /** By the uid of the foe. */
  foes: Map<number, Lit>
  /** By the number of the hero: whom an answer names. */
  heroes: Map<number, Lit>
  /** By the number of the hero: deeds that have no place on the board. */
  deeds: Map<number, Lit>
  /** By symbol of the sunrise box. */
  symbols: Map<number, Lit>
  /** What the prompt bar offers. */
  elsewhere: Option[]
  /** Ends the walk that is on. */
  stop: Option | null
  any: boolean
}

export function lightsOf(decision: Decision | null): Lights {
  const lights: Lights = {
    fields: new Map(),
    foes: new Map(),
    heroes: new Map(),
    deeds: new Map(),
    symbols: new Map(),
    elsewhere: [],
    stop: null,
    any: false,
  }
  const options = decision?.mine ? decision.options : []
  for (const option of options) {
    const place = placeOf(decision?.kind ?? '', option)
    if (place === 'fields') add(lights.fields, option.about.field ?? -1, option)
    else if (place === 'foes') add(lights.foes, option.about.foe ?? -1, option)
    else if (place === 'deeds') add(lights.deeds, option.about.actor ?? -1, option)
    else if (place === 'symbols') add(lights.symbols, option.about.symbol ?? -1, option)
    else {
      lights.elsewhere.push(option)
      // A hero who is named can be picked on the board as well.
      if (typeof option.about.whom === 'number') add(lights.heroes, option.about.whom, option)
      if (option.verb === 'stop') lights.stop = option
    }
  }
  lights.any = options.length > 0
  return lights
}

function add(to: Map<number, Lit>, key: number, option: Option): void {
  to.set(key, [...(to.get(key) ?? []), option])
}

/** The deeds of a hero with one item. */
export function deedsWith(lights: Lights, hero: number, item: number): Lit {
  return (lights.deeds.get(hero) ?? []).filter((option) => option.about.item === item && option.verb !== 'take')
}

/** The deeds of a hero that have nothing to do with what is carried. */
export function deedsBeside(lights: Lights, hero: number): Lit {
  return (lights.deeds.get(hero) ?? []).filter((option) => typeof option.about.item !== 'number' || option.verb === 'take')
}

/** The way that an option leads, if it does. */
export function wayOf(option: Option | null | undefined): AndorWay | null {
  return (option?.detail as AndorWay | undefined) ?? null
}
