/* Whether this browser can be told anything while its pages are closed. */
import type { SeatKey } from '../net/types'
import type { HeldSeat } from '../net/kept'

export type Possible = 'yes' | 'insecure' | 'install' | 'no'

export interface Surroundings {
  secure: boolean
  worker: boolean
  push: boolean
  /** An iPhone or iPad: only pages on its home screen may. */
  apple: boolean
  /** Whether somebody has said no for good. */
  denied: boolean
}

export function pushPossible({ secure, worker, push, apple }: Surroundings): Possible {
  if (!secure) return 'insecure'
  if (worker && push) return 'yes'
  return apple ? 'install' : 'no'
}

export function surroundings(): Surroundings {
  return {
    secure: globalThis.isSecureContext === true,
    worker: 'serviceWorker' in navigator,
    push: 'PushManager' in globalThis && 'Notification' in globalThis,
    apple: /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1),
    denied: 'Notification' in globalThis && Notification.permission === 'denied',
  }
}

const MOST = 60

/** The newest seats of this browser, by which the server knows them. */
export function seatKeys(held: Readonly<Record<string, HeldSeat>>): SeatKey[] {
  return Object.entries(held)
    .sort(([, a], [, b]) => b.since - a.since)
    .slice(0, MOST)
    .map(([table, { token }]) => ({ table, token }))
}

/** A public key as browsers want it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export const samePublicKey = (key: ArrayBuffer | null, wanted: Uint8Array): boolean => {
  const found = new Uint8Array(key ?? new ArrayBuffer(0))
  return found.length === wanted.length && found.every((byte, at) => byte === wanted[at])
}
