/* What a card looks like before one reads it: the colour of its frame, and its badges. */
import type { Card } from '../catalogue'
import { SIGNS } from '../icons/signs'

export type Frame =
  | 'weapon'
  | 'def'
  | 'gold'
  | 'beer'
  | 'scroll'
  | 'potion'
  | 'monster'
  | 'fire'
  | 'water'
  | 'air'
  | 'earth'
  | 'mind'
  | 'art'

const FRAMES: Record<string, Frame> = {
  weapon: 'weapon',
  item: 'art',
  sheath: 'art',
  treasure: 'gold',
  nugget: 'gold',
  scroll: 'scroll',
  beer: 'beer',
  potion: 'potion',
  defence: 'def',
  monster: 'monster',
  mini: 'monster',
}

export function frameOf(card: Pick<Card, 'kind' | 'element'>): Frame {
  if (card.kind === 'spell') return (card.element as Frame | null) ?? 'mind'
  return FRAMES[card.kind] ?? 'art'
}

export interface Badge {
  sign: string
  value: string
}

/** The one number that matters most: what it stops, how long it lives. */
export function badgeOf(card: Card): Badge | null {
  if (card.defence > 0) return { sign: SIGNS.defence, value: String(card.defence) }
  if (card.life > 0) return { sign: SIGNS.life, value: String(card.life) }
  return null
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

/** The short line under the picture, without what a badge or gem says already. */
export function briefOf(card: Card): string {
  const parts = card.brief.split(' · ')
  const said = card.life > 0 || card.cost > 0 || card.kind === 'scroll' ? parts.slice(1) : parts
  return (said.length ? said : parts).join(' · ')
}

/** As wide as a narrow card, in letters. */
const SHORT = 11

/** The same words with their breaks where one would take a breath: short parts stay whole, and numbers with their word. */
export function bound(brief: string): string {
  return brief
    .split(' · ')
    .map((part) => (part.length <= SHORT ? part.replaceAll(' ', '\u00a0') : part.replace(/(?<!,) (?=[+−×]?\d)/g, '\u00a0')))
    .join('\u00a0· ')
}

/** What a card asks for before it can be played, in its own words. */
export function needOf(card: Card): string {
  return card.kind === 'scroll' ? (card.brief.split(' · ')[0] ?? '') : ''
}

/** Cards of a hand lie in this order, so that the eye finds them again. */
const ORDER = ['weapon', 'spell', 'defence', 'sheath', 'item', 'potion', 'beer', 'scroll', 'monster', 'treasure', 'nugget']

export function handOrder(card: Card | undefined): number {
  const at = card ? ORDER.indexOf(card.kind) : -1
  return at < 0 ? ORDER.length : at
}
