/** Gives something to whoever looks, as a file of their own. */
export function saveFile(name: string, what: unknown): void {
  const file = new Blob([JSON.stringify(what, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
