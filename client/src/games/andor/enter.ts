/* The Enter key where nothing else wants it: it goes on. */
const CONTROLS = 'button, a, summary, input, textarea, select, dialog, [role="button"], [role="menu"]'

export function goesOn(event: KeyboardEvent, considered: unknown): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || considered) return false
  if ((event.target as Element | null)?.closest?.(CONTROLS) || document.querySelector('dialog[open]')) return false
  event.preventDefault()
  return true
}
