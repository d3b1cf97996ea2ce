/* Where a rule stands in its rulebook: headings, each in the language of its book. */
import { gameOf } from '../games'
import type { Rule } from '../net/types'

/** How a heading of one of several books begins. */
const MARKS: Record<string, string> = { ESP: 'es', SWE: 'sv', ENG: 'en' }

export function sourcesOf({ id, source }: Pick<Rule, 'id' | 'source'>): { text: string; lang: string | undefined }[] {
  if (!source) return []
  const book = gameOf(id.split('.')[0] ?? '')?.rulebook
  if (book) return [{ text: source, lang: book }]
  return source.split(/, (?=(?:ESP|SWE|ENG) )/).map((text) => ({ text, lang: MARKS[text.slice(0, 3)] }))
}
