/* A document as the text of a file: YAML that reads well, and that is JSON from the third level on. */
import type { Document, Entry, Value } from './document'

/** Words that YAML takes for something else, and all that is more than a plain word, stand in quotes. */
const PLAIN = /^[a-z][a-z0-9_.]*$|^[A-Z][0-9]*$/
const OTHER = /^(?:true|false|yes|no|on|off|null|y|n|Y|N)$/i
const KEY = /^[A-Za-z0-9_]+$/
const DEEP = 2

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value)
  return PLAIN.test(value) && (value === 'N' || !OTHER.test(value)) ? value : JSON.stringify(value)
}

function key(word: string): string {
  return KEY.test(word) && !OTHER.test(word) ? word : JSON.stringify(word)
}

function flow(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value === 'object' && value !== null) return `{${Object.entries(value).map(([word, one]) => `${key(word)}: ${flow(one)}`).join(', ')}}`
  return scalar(value)
}

function block(entry: Entry, depth: number): string[] {
  const indent = '  '.repeat(depth)
  return Object.entries(entry).flatMap(([word, value]) => {
    if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && !Array.isArray(one)))
      return [`${indent}${key(word)}:`, ...value.map((one) => `${indent}- ${flow(one)}`)]
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && depth < DEEP && Object.keys(value).length)
      return [`${indent}${key(word)}:`, ...block(value, depth + 1)]
    return [`${indent}${key(word)}: ${flow(value)}`]
  })
}

export function textOf(document: Document): string {
  return `${block(document, 0).join('\n')}\n`
}
