/* The scenarios that somebody made in this browser. */
import { keep, kept } from '../../../net/kept'
import type { Document } from './document'

export interface Kept {
  key: string
  document: Document
  saved: number
}

const SHELF = 'scenarios'

/** All of them, the latest first. */
export function all(): Kept[] {
  return Object.values(kept<Record<string, Kept>>(SHELF, {})).sort((a, b) => b.saved - a.saved)
}

export function find(key: string): Kept | null {
  return kept<Record<string, Kept>>(SHELF, {})[key] ?? null
}

export function save(key: string, document: Document): number {
  const saved = Date.now()
  keep(SHELF, { ...kept<Record<string, Kept>>(SHELF, {}), [key]: { key, document, saved } })
  return saved
}

export function forget(key: string): void {
  const { [key]: _, ...rest } = kept<Record<string, Kept>>(SHELF, {})
  keep(SHELF, rest)
}

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (one) => one.toString(36).padStart(2, '0')).join('')
}
