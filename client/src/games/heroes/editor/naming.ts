/* What the words of a scenario are called in the editor. */
import type { Said } from '../../../net/types'
import { phrase } from '../../../text/say.svelte'
import type { Say } from '../../../table/contract'

const dashed = (word: string): string => word.replaceAll('_', '-').replaceAll('.', '-')

/** A word of the editor's own, or the word itself where there is none yet. */
export function labelOf(say: Say, kind: string, word: string): string {
  const key = `${kind}-${dashed(word)}`
  const said = say(key)
  return said === key ? word.replaceAll('_', ' ') : said
}

/** A text of the game, or the word itself. */
export function gameWord(kind: string, word: string, more?: Readonly<Record<string, Said>>): string {
  const key = `${kind}-${dashed(word)}`
  const said = phrase(more ? [key, more] : [key])
  return said === key ? word.replaceAll('_', ' ') : said
}

const TOWNS = ['own_town', 'enemy_town', 'ai_town', 'visitable']

export function placeName(place: string, say: Say): string {
  if (place === 'gold_mine') return say('gold-mine')
  if (place.startsWith('spot.')) return place.slice(5).replaceAll('_', ' ')
  return gameWord(TOWNS.includes(place) ? 'place-word' : 'place', place)
}

export function whoName(who: string, say: Say, nameOfAi: (id: string) => string): string {
  const [start = '', rest = ''] = who.split('.')
  if (start === 'ai' && rest) return nameOfAi(rest)
  if (start === 'seat' && rest) return say('seat', { n: Number(rest) + 1 })
  return gameWord('who', who)
}

const SIDES = ['few', 'pack']

export function unitName(unit: string): string {
  const [id = '', side = ''] = unit.split(':')
  if (side) return `${gameWord('unit', id)} (${gameWord('face', side)})`
  const parts = unit.split('_')
  const face = SIDES.find((one) => one === parts[0])
  const [form = '', tier = ''] = face ? parts.slice(1) : ['neutral', parts.at(-1) ?? '']
  const name = gameWord('unit-word', form, { tier: [`tier-${tier}`] })
  return face ? `${name} (${gameWord('face', face)})` : name
}

/** What may be chosen under a key, in words: of the game where it has one, else of the editor. */
export function choiceName(key: string, word: string, say: Say): string {
  if (key === 'against') return gameWord('against', word)
  if (key === 'hero') return gameWord('hero-word', word)
  if (key === 'resource') return gameWord('resource', word)
  if (key === 'tiers') return gameWord('tier', word)
  if (key === 'price') return gameWord('price', word)
  if (key === 'kinds') return gameWord('building-kind', word)
  if (key === 'faction') return gameWord('faction', word)
  if (key === 'field') return labelOf(say, 'field', word)
  if (key === 'tile_ids') return word
  if (['spells', 'covers', 'ability'].includes(key)) return cardName(word, say)
  return labelOf(say, `choice-${dashed(key)}`, word)
}

/** A card by its name; the skill that Sandro's cards make has one of its own. */
export function cardName(card: string, say: Say): string {
  return card === 'cloak' ? say('skill-cloak') : gameWord('card', card)
}
