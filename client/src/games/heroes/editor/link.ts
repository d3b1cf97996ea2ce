/* A scenario in a link: packed into what stands behind the #, which no browser sends to a server. */

const NAME = 's'
/** No scenario is longer; more is not unpacked. */
export const LONGEST = 65_536

export async function pack(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity)
  let binary = ''
  for (const byte of packed ?? []) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function linkOf(page: string, text: string): Promise<string> {
  return `${page}#${NAME}=${await pack(text)}`
}

/** The text in a fragment; nothing where there is none, or where it is damaged or too long. */
export async function textIn(hash: string): Promise<string | null> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get(NAME)
  if (!packed || packed.length > 2 * LONGEST) return null
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const found = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST)
    return found && new TextDecoder('utf-8', { fatal: true }).decode(found)
  } catch {
    return null
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, how: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(how).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    parts.push(part.value)
  }
  const all = new Uint8Array(size)
  let from = 0
  for (const part of parts) {
    all.set(part, from)
    from += part.length
  }
  return all
}
