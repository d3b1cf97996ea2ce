/* What all parts of the map share: how it lies, which hero is to move, what is looked at. */
import { getContext, setContext } from 'svelte'

import type { Option } from '../../../net/types'
import { bannersOf } from '../../../ui/banners'
import { seatColour, seatShape, type SeatColour, type SeatShape } from '../../../ui/seats'
import type { Board } from '../board'
import type { Lit } from '../options'
import { teamOf } from '../teams'
import type { Adventure, Hero, Realm } from '../types'
import { mainHero } from '../view'
import type { ErrandShow } from './errand.svelte'
import type { Eye } from './eye.svelte'
import { AI_OWNER, landOf, type Field, type Held, type Laid, type Land } from './land'
import { oddsOf } from './told'
import { nextOf, wayTo, type Walk } from './ways'

/** In the order of their banners. */
const PEOPLES: readonly string[] = ['castle', 'dungeon', 'necropolis']

/** A field, or a tile that is face down. */
export type Looked = { field: number } | { spot: number }
export type Tab = 'field' | 'army' | 'town' | 'hand'

export class MapTable {
  looked = $state.raw<Looked | null>(null)
  /** It stays, wherever the pointer goes. */
  pinned = $state(false)
  town = $state(false)
  /** What allies may be given is looked at. */
  giving = $state(false)
  hand = $state(false)
  tab = $state<Tab>('field')
  /** The odds of fights were asked for, and stay shown. */
  odds = $state(false)
  held = $state.raw<Held | null>(null)
  /** Which of the open tiles that are still to be laid is looked at. */
  drawn = $state(0)
  #wanted = $state<number | null>(null)
  #walk = $state.raw<Walk | null>(null)
  /** Tiles that are being turned up. */
  flips = $state.raw<readonly number[]>([])
  flipTime = 0
  #flipped: ReturnType<typeof setTimeout> | undefined
  readonly #board: Board
  readonly #adventure: () => Adventure
  readonly eye: Eye

  constructor(board: Board, adventure: () => Adventure, eye: Eye) {
    this.#board = board
    this.#adventure = adventure
    this.eye = eye
  }

  readonly #banners = $derived.by(() => bannersOf(this.adventure.realms.map((_, seat) => ({ seat, hero: mainHero(this.#board.view, seat)?.hero ?? this.#board.seats[seat]?.hero ?? null }))))

  readonly land: Land = $derived.by(() => landOf(this.#adventure(), this.#board.printed, this.held))

  /** The turn of an AI hero that is being shown. */
  get errand(): ErrandShow {
    return this.#board.errand
  }

  get adventure(): Adventure {
    return this.#adventure()
  }

  get seat(): number {
    return this.#board.mine ? this.#board.viewer : Math.max(0, this.adventure.turn)
  }

  get realm(): Realm | undefined {
    return this.adventure.realms[this.seat]
  }

  get main(): Hero | undefined {
    return mainHero(this.#board.view, this.seat)
  }

  /** One's own heroes on the map, the main one first. */
  readonly own: readonly number[] = $derived.by(() => {
    const all = this.#board.view.heroes.flatMap((hero, at) => (hero.seat === this.seat && hero.field >= 0 ? [at] : []))
    return all.sort((a, b) => Number(this.#board.view.heroes[b]?.main) - Number(this.#board.view.heroes[a]?.main))
  })

  /** Which hero the lit fields are for: the one asked for, or the first that may do anything. */
  readonly mover: number = $derived.by(() => {
    const may = (hero: number) => this.#deeds.some(({ about }) => about.hero === hero)
    if (this.#wanted !== null && this.own.includes(this.#wanted) && (may(this.#wanted) || !this.own.some(may))) return this.#wanted
    return this.own.find(may) ?? this.own[0] ?? -1
  })

  select(hero: number): void {
    this.#wanted = hero
    const field = this.land.fields[this.#board.view.heroes[hero]?.field ?? -1]
    if (field && !this.eye.sees(field)) this.eye.centre(field)
  }

  get #deeds(): Option[] {
    const { fields, tiles, spots } = this.#board.lights
    return [...fields.values(), ...tiles.values()].flat().concat(spots)
  }

  /** Whether any deed leads to a fight that has odds. */
  get fights(): boolean {
    return this.#deeds.some((deed) => oddsOf(deed) !== null)
  }

  /** What the hero that is to move may do there; what is nobody's move is for everybody. */
  theirs(lit: Lit | undefined): Lit | undefined {
    const mine = lit?.filter(({ about }) => about.hero === undefined || about.hero === this.mover)
    return mine?.length ? mine : undefined
  }

  /** The fields on the way to one that is farther than a step; empty where one step leads, or no way is told. */
  wayTo(field: number): number[] {
    const steps = this.theirs(this.#board.lights.fields.get(field))
    return steps || !this.#board.lights.any ? [] : wayTo(this.adventure.reach, this.mover, field)
  }

  /** What is drawn: what is still to be gone, or else the way to the field that is looked at. */
  get way(): readonly number[] {
    if (this.#walk) return this.#walk.rest
    return this.field ? this.wayTo(this.field.number) : []
  }

  /** Go there: each step is picked when the one before it is done. */
  walk(field: number): void {
    const rest = this.wayTo(field)
    const hero = this.mover
    this.#walk = { hero, at: this.#board.view.heroes[hero]?.field ?? -1, rest }
    this.goOn()
  }

  get walking(): boolean {
    return this.#walk !== null
  }

  stop(): void {
    this.#walk = null
  }

  /** The next step of a walk, if nothing has come between. */
  goOn(): void {
    const walk = this.#walk
    if (!walk) return
    const next = this.#board.kind === 'main' ? nextOf(walk, this.#board.view.heroes[walk.hero]?.field ?? -1, this.adventure.reach) : null
    const step = this.#board.lights.fields.get(next ?? -1)?.find(({ verb, about }) => verb === 'step' && about.hero === walk.hero)
    this.#walk = step && next !== null ? { hero: walk.hero, at: next, rest: walk.rest.slice(1) } : null
    if (step) this.#board.choose(step)
  }

  /** Tiles turn for so many milliseconds; nothing waits for it. */
  flip(spots: readonly number[], ms: number): void {
    clearTimeout(this.#flipped)
    this.flips = spots
    this.flipTime = ms
    if (spots.length) this.#flipped = setTimeout(() => (this.flips = []), ms)
  }

  look(at: Looked | null, pinned = false): void {
    this.looked = at
    this.pinned = pinned && at !== null
    if (pinned) this.tab = 'field'
  }

  isLooked(at: Looked): boolean {
    const now = this.looked
    return now !== null && ('field' in now ? 'field' in at && at.field === now.field : 'spot' in at && at.spot === now.spot)
  }

  get field(): Field | undefined {
    return this.looked && 'field' in this.looked ? this.land.fields[this.looked.field] : undefined
  }

  get tile(): Laid | undefined {
    return this.looked && 'spot' in this.looked ? this.land.tiles[this.looked.spot] : undefined
  }

  /** The team of a seat, or null where there are none. */
  team(seat: number): number | null {
    return teamOf(this.adventure, seat)
  }

  /** The colours of a seat, or of an AI hero, are those of its people. */
  banner(seat: number): { colour: SeatColour; shape: SeatShape } {
    if (seat <= AI_OWNER) {
      const ai = this.#board.view.heroes.find((one) => one.ai === AI_OWNER - seat)
      const people = PEOPLES.indexOf(ai?.faction ?? '')
      return { colour: seatColour(people), shape: seatShape(people) }
    }
    const at = this.#banners.get(seat) ?? seat
    return { colour: seatColour(at), shape: seatShape(at) }
  }
}

const KEY = Symbol('map')

export function shareMap(map: MapTable): MapTable {
  return setContext(KEY, map)
}

export function useMap(): MapTable {
  return getContext<MapTable>(KEY)
}
