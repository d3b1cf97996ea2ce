/* A hero in one line of words: where, how strong, how far into the day, and with what. */
import type { Say } from '../../../table/contract'
import type { AndorCatalogue } from '../catalogue'
import { counted, fieldName, type AndorHero, type Model } from '../model'

export function named(items: readonly number[], printed: AndorCatalogue): string {
  return counted(items)
    .map(({ item, count }) => `${count > 1 ? `${count} ` : ''}${printed.items[item]?.name ?? ''}`)
    .join(', ')
}

export function heroTold(hero: AndorHero, model: Model, say: Say): string {
  return [
    say('on-field', { field: fieldName(model, hero.field) }),
    `${say('strength')} ${hero.strength}`,
    `${say('willpower')} ${hero.willpower}`,
    say('dice-n', { n: hero.dice }),
    hero.in_box ? say('day-ended') : say('hours-spent', { n: hero.hours }),
    named(hero.bag, model.printed),
  ]
    .filter(Boolean)
    .join(' · ')
}
