/* A small legend to begin with, with notes in each language; tests/games/andor/load/test_templates.py plays them. */
import type { Language } from '../../../net/types'

const TEMPLATES = import.meta.glob<string>('./templates/*.yaml', { query: '?raw', import: 'default' })

export async function templateIn(language: Language): Promise<string> {
  return (await TEMPLATES[`./templates/${language}.yaml`]?.()) ?? ''
}
