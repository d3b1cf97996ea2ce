/* From the options of a decision to what lights up on the board. No rules here: only where a thing lies. */
import type { Decision, Option } from '../../net/types'
import { isPass, placeOf } from './places'
import type { HeroesView, Recruit } from './view'

/** What may be done with one thing; several are offered in a small menu. */
export type Lit = readonly Option[]

export interface Lights {
  /** By the unit's number. */
  units: Map<number, Lit>
  spaces: Map<number, Lit>
  /** By card. */
  hand: Map<number, Lit>
  /** By what `troopKey` makes of the unit. */
  troops: Map<string, Lit>
  /** By the number of the hero; -1 lets chance decide. */
  heroes: Map<number, Lit>
  /** Cards laid out to choose from, and what else may be done about them. */
  found: Option[]
  /** By the number of the field on the map. */
  fields: Map<number, Lit>
  /** By the place of the tile at the table. */
  tiles: Map<number, Lit>
  /** Where a tile may be added. */
  spots: Option[]
  /** By how often the tile in hand would be turned. */
  turns: Map<number, Option>
  town: Option[]
  /** What may be given to allies, and which cards may be offered to them. */
  allies: Option[]
  /** What a panel over the map asks. */
  panel: Option[]
  bar: Option[]
  pass: Option | null
  elsewhere: Option[]
  any: boolean
}

/** What an option says that it is about, for each place. */
const NAMED = { units: 'unit', spaces: 'space', hand: 'card', heroes: 'hero', fields: 'field', tiles: 'spot' } as const

export function lightsOf(decision: Decision | null): Lights {
  const lights: Lights = {
    units: new Map(),
    spaces: new Map(),
    hand: new Map(),
    troops: new Map(),
    heroes: new Map(),
    found: [],
    fields: new Map(),
    tiles: new Map(),
    spots: [],
    turns: new Map(),
    town: [],
    allies: [],
    panel: [],
    bar: [],
    pass: null,
    elsewhere: [],
    any: false,
  }
  const options = decision?.mine ? decision.options : []
  for (const option of options) {
    const place = placeOf(decision?.kind ?? '', option)
    if (place === null) lights.elsewhere.push(option)
    else if (place === 'bar' && isPass(option)) lights.pass = option
    else if (place === 'bar') lights.bar.push(option)
    else if (place === 'found' || place === 'spots' || place === 'town' || place === 'allies' || place === 'panel') lights[place].push(option)
    else if (place === 'turns') lights.turns.set(option.about.turns ?? 0, option)
    else if (place === 'troops') add(lights.troops, troopKey({ kind: option.about.kind ?? -1, face: option.about.face ?? 0 }), option)
    else add(lights[place], option.about[NAMED[place]] ?? -1, option)
  }
  lights.any = options.length > 0
  return lights
}

/** A unit in an army, with the side it has or is to have. */
export function troopKey({ kind, face }: Recruit): string {
  return `${kind}-${face}`
}

function add<Key>(to: Map<Key, Lit>, key: Key, option: Option): void {
  to.set(key, [...(to.get(key) ?? []), option])
}

/** Moments in somebody else's deed, where one mostly passes. */
const ANSWERS = new Set(['answer', 'die', 'fatal', 'resist', 'after_cast', 'power'])

export function isAnswer(decision: Decision | null): boolean {
  return decision !== null && decision.mine && ANSWERS.has(decision.kind)
}

/** What is aimed at, rather than merely chosen: it carries vermilion brackets instead of gold. */
export function isAim(option: Option | undefined, kind: string): boolean {
  return option !== undefined && (option.verb === 'attack' || option.verb === 'break' || kind === 'aim' || kind === 'splash')
}

/** Before the first round a screen of its own asks for these. */
export type Stage = 'hero' | 'search' | 'muster' | 'combat'

/** Those who wait are not told what for: they see by the table itself how far it has come. */
export function stageOf(decision: Decision | null, lights: Lights, view: Pick<HeroesView, 'heroes' | 'combat' | 'adventure'>): Stage {
  if (lights.heroes.size || decision?.kind === 'hero') return 'hero'
  if (decision?.kind === 'muster') return 'muster'
  if (decision?.kind === 'search' || decision?.kind === 'look') return 'search'
  if (!decision || decision.asked) return 'combat'
  if (view.heroes.some(({ hero, main }) => main && hero === null)) return 'hero'
  return view.combat && !view.adventure && view.combat.round === 0 && !view.combat.units.length ? 'search' : 'combat'
}
