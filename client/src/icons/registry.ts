/* Every icon that was loaded so far. A game adds its own when its board is loaded. */
import { ICONS as APP } from './app'

const icons: Record<string, string> = { ...APP }

export function register(more: Record<string, string>): void {
  Object.assign(icons, more)
}

export function pathOf(name: string): string {
  return icons[name] ?? ''
}
