/* What is printed on boards, heroes and pieces, in words; what the view itself says keeps its types. */
import type { Catalogue, Said } from '../../net/types'
import { phrase, type InWords } from '../../text/say.svelte'
import type * as told from './types'

export type * from './types'
export type AndorField = InWords<told.AndorField>
export type AndorBoard = InWords<told.AndorBoard>
export type AndorHeroDef = InWords<told.AndorHeroDef>
export type AndorItem = InWords<told.AndorItem>
export type AndorPart = InWords<told.AndorPart>
export type AndorCatalogue = InWords<told.AndorCatalogue>
export type AndorHero = InWords<told.AndorHero>
export type AndorKind = InWords<told.AndorKind>
export type AndorFace = InWords<told.AndorFace>
export type AndorEvent = InWords<told.AndorEvent>
export type AndorCard = InWords<told.AndorCard>
export type AndorGoal = InWords<told.AndorGoal>

/** The same thing with these of its messages put into words. */
export function inWords<T extends object>(thing: T, ...said: (keyof T)[]): InWords<T> {
  return { ...thing, ...Object.fromEntries(said.map((name) => [name, phrase(thing[name] as Said)])) } as InWords<T>
}

const part = <T extends { name: Said; text: Said }>(thing: T): InWords<T> => inWords(thing, 'name', 'text')

export function printedOf(catalogue: Catalogue): AndorCatalogue {
  const printed = catalogue as unknown as told.AndorCatalogue
  return {
    ...printed,
    boards: printed.boards.map(boardOf),
    heroes: printed.heroes.map(heroOf),
    items: printed.items.map(part),
    tokens: printed.tokens.map(part),
    symbols: printed.symbols.map(part),
    books: printed.books.map(part),
    movement: printed.movement.map(part),
    bases: printed.bases.map(part),
    legends: printed.legends.map(part),
    cards: printed.cards.map(part),
  }
}

function boardOf(board: told.AndorBoard): AndorBoard {
  return {
    ...inWords(board, 'name'),
    fields: board.fields.map((field) => inWords(field, 'name')),
    sites: board.sites.map((site) => inWords(site, 'name')),
    areas: board.areas.map((area) => inWords(area, 'name')),
  }
}

function heroOf(hero: told.AndorHeroDef): AndorHeroDef {
  return { ...inWords(hero, 'name'), figures: hero.figures.map(part), abilities: hero.abilities.map(phrase) }
}
