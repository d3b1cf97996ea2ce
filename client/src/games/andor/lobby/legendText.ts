/* The text of a legend, however somebody hands it over. */

/** No legend is longer, so no more of a file is read: the server says that it is too long. */
export const LONGEST = 66_000

/** What was dropped or pasted: a file, or its text; nothing if there is neither. */
export function textIn(given: DataTransfer | null): Promise<string> | null {
  const file = given?.files[0]
  if (file) return file.slice(0, LONGEST).text()
  const text = given?.getData('text/plain') ?? ''
  return text.trim() ? Promise.resolve(text.slice(0, LONGEST)) : null
}
