/* Cards laid out to choose from: by their kinds, and equal ones beside each other. */
import type { DeckCard } from '../catalogue'

const KINDS: readonly string[] = ['ability', 'artifact', 'spell']

/** Every copy by itself; ids that nobody knows are left out. */
export function layOut(ids: readonly string[], cards: readonly DeckCard[]): DeckCard[] {
  const found = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  return found.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.name.localeCompare(b.name) || a.index - b.index)
}

/** Each card once, with how many of it there are. */
export function countedOf(ids: readonly string[], cards: readonly DeckCard[]): { card: DeckCard; n: number }[] {
  return [...new Set(ids)].flatMap((id) => {
    const card = cards.find((one) => one.id === id)
    return card ? [{ card, n: ids.filter((one) => one === id).length }] : []
  })
}
