/* What is printed on cards and hero boards, in words. */
import type { Catalogue } from '../../net/types'
import { phrase, type InWords } from '../../text/say.svelte'
import type * as told from './types'

export type Card = InWords<told.Card>
export type Hero = Omit<InWords<told.Hero>, 'levels'> & { levels: InWords<told.HeroLevel>[]; /** The name as a sentence has it. */ the: string }

export interface Printed {
  cards: Card[]
  heroes: Hero[]
}

export function printedOf(catalogue: Catalogue): Printed {
  const { cards, heroes } = catalogue as told.VillageCatalogue
  return { cards: cards.map(cardOf), heroes: heroes.map(heroOf) }
}

function cardOf(card: told.Card): Card {
  return {
    ...card,
    name: phrase(card.name),
    head: phrase(card.head),
    brief: phrase(card.brief),
    text: card.text.map(phrase),
    parts: card.parts.map((part) => ({ ...part, name: phrase(part.name) })),
    source: phrase(card.source),
  }
}

function heroOf(hero: told.Hero): Hero {
  const levels = hero.levels.map((level) => ({
    ...level,
    abilities: level.abilities.map(({ name, text }) => ({ name: phrase(name), text: phrase(text) })),
  }))
  const the = Array.isArray(hero.name) ? phrase([`${hero.name[0]}.the`]) : phrase(hero.name)
  return { ...hero, name: phrase(hero.name), the, brief: phrase(hero.brief), source: phrase(hero.source), levels }
}
