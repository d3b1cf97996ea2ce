/* Games whose words still come from the server as sentences, in the language that one asks for. */
const SPOKEN: ReadonlySet<string> = new Set(['andor', 'heroes'])

export function isSpoken(game: string): boolean {
  return SPOKEN.has(game)
}
