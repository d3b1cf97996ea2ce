/* Fair dice, checked here and not by the server that promised them. */

export async function commitment(seed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`fabletop seed ${seed}`))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the seed shown is the one promised; null where this browser cannot tell (no secure context). */
export async function keepsPromise(seed: string, promise: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  return (await commitment(seed)) === promise.toLowerCase()
}
