/* Fields and tiles in words, for the panel beside the map and for whoever does not see it. */
import type { Option } from '../../../net/types'
import { phrase } from '../../../text/say.svelte'
import type { Board } from '../board'
import { areTogether } from '../teams'
import type { Goal, Odds, ScenarioRival } from '../types'
import { nameOf } from '../../../ui/names'
import { MAP_SIGNS } from '../icons/signs'
import { AI_OWNER, BACKS, BLACK, NUMERALS, standingOn, type Field, type Laid } from './land'
import type { MapTable } from './table.svelte'

const TIERS = ['bronze', 'silver', 'gold', 'azure'] as const

/** What a place looks like on the map: a town shows its walls rather than an emblem. */
export function signOf(place: { id: string; icon: string }): string {
  return place.id === 'town' ? MAP_SIGNS.town : place.icon
}

/** Whose a field is: a seat, an AI hero, or -1. */
export function ownerOf(field: Field): number {
  const cube = field.mark?.cube ?? -1
  return cube === BLACK ? -1 : cube
}

export function isOwned(field: Field): boolean {
  return ownerOf(field) !== -1
}

/** What to know before picking an option, sentence by sentence. */
export function partsOf({ hint }: Option): { key: string; text: string }[] {
  const parts = typeof hint === 'object' && 'of' in hint ? hint.of : [hint ?? '']
  return parts.map((part) => ({ key: Array.isArray(part) ? String(part[0]) : '', text: phrase(part) })).filter(({ text }) => text)
}

/** About how likely the fight that an option leads to is won, in percent; null where there is none. */
export function oddsOf(option: Option | undefined): number | null {
  const told = option?.detail as Odds | object | null | undefined
  return told && 'win' in told ? told.win : null
}

/** Whether somebody would have to be fought there. */
export function isFight(map: MapTable, board: Board, field: Field): boolean {
  if (field.guard > 0) return true
  return standingOn(board.view.heroes, field.number).some((hero) => !areTogether(map.adventure, board.view.heroes[hero]?.seat ?? -1, map.seat))
}

/** The cards of a guard by tier, at the difficulty that is played. */
export function guardsOf(map: MapTable, board: Board, level: number): { tier: (typeof TIERS)[number]; n: number }[] {
  const row = board.printed.guards.find((one) => one.level === level && one.difficulty === map.adventure.difficulty)
  return row ? TIERS.map((tier) => ({ tier, n: row[tier] })).filter(({ n }) => n > 0) : []
}

export function guardWords(map: MapTable, board: Board, level: number): string {
  const { say } = board
  const cards = guardsOf(map, board, level).map(({ tier, n }) => say('map-cards', { n, tier: say(`tier-${tier}`) }))
  return cards.join(', ')
}

export function heroName(board: Board, number: number): string {
  const ai = board.view.adventure?.ai[board.view.heroes[number]?.ai ?? -1]
  if (ai) return phrase(ai.name)
  const id = board.view.heroes[number]?.hero
  return board.printed.heroes.find((hero) => hero.id === id)?.name ?? board.say('map-secondary')
}

/** An AI hero of the scenario as it is by now; undefined where the scenario tells of none. */
export function rivalOf(board: Board, index: number): ScenarioRival | undefined {
  const adventure = board.view.adventure
  const ai = adventure?.ai[index]
  const rival = board.printed.scenarios[adventure?.scenario ?? '']?.rivals[index]
  return ai && rival && { ...rival, army: board.view.heroes[ai.hero]?.army ?? rival.army, spells: ai.spells, deck: ai.deck, waits: ai.fate === 'waiting' }
}

/** A seat by its player, an AI hero by its own name. */
export function seatName(board: Board, seat: number): string {
  const ai = board.view.adventure?.ai[AI_OWNER - seat]
  return ai ? phrase(ai.name) : nameOf(board.seats[seat])
}

/** What there is to know of a field, in one line. */
export function fieldWords(map: MapTable, board: Board, field: Field): string {
  const { say } = board
  const owner = ownerOf(field)
  return [
    field.printed?.name ?? '',
    field.guard ? `${say('map-guard', { n: NUMERALS[field.guard] ?? '' })}: ${guardWords(map, board, field.guard)}` : '',
    isOwned(field) ? say('map-owner', { name: seatName(board, owner) }) : '',
    field.mark?.cube === BLACK ? say('map-used') : '',
    ...standingOn(board.view.heroes, field.number).map((hero) => heroName(board, hero)),
  ]
    .filter(Boolean)
    .join(', ')
}

export function tileWords(board: Board, tile: Laid): string {
  return board.say('map-down', { kind: board.say(`tile-${tile.kind}`), levels: BACKS[tile.kind] })
}

/** When a goal is looked at. */
export function whenOf({ wins, at_once, at_limit }: Pick<Goal, 'wins' | 'at_once' | 'at_limit'>, mode = ''): string {
  if (!wins) return 'map-loses'
  if (mode === 'tournament') return at_once ? 'map-ends-now' : 'map-ends-round'
  return at_once ? 'map-wins-now' : at_limit ? 'map-wins-end' : 'map-wins-round'
}
