/* What a card looks like before one reads it: the colour of its frame. */
import type { DeckCard } from './catalogue'

const STATISTICS: Readonly<Record<string, string>> = { attack: 'weapon', defence: 'def', power: 'mind', knowledge: 'mind' }
const SCHOOLS = new Set(['fire', 'water', 'air', 'earth'])
const HOUSES: Readonly<Record<string, string>> = {
  catherine: 'castle',
  rion: 'castle',
  mutare: 'dungeon',
  alamar: 'dungeon',
  tamika: 'necropolis',
  sandro: 'necropolis',
}

export function frameOf(card: DeckCard): string {
  switch (card.kind) {
    case 'statistic':
      return STATISTICS[card.id] ?? 'weapon'
    case 'spell':
      return SCHOOLS.has(card.school ?? '') ? (card.school ?? 'mind') : 'mind'
    case 'artifact':
      return 'artifact'
    case 'specialty':
      return HOUSES[card.id.replace(/_\d$/, '')] ?? 'skill'
    default:
      return 'skill'
  }
}

/** A hand lies in this order, so that the eye finds a card again. */
const ORDER = ['statistic', 'specialty', 'ability', 'artifact', 'spell']

export function handOrder(card: DeckCard | undefined): number {
  const at = card ? ORDER.indexOf(card.kind) : -1
  return at < 0 ? ORDER.length : at
}
