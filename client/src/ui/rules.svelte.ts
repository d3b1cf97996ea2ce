/* Which rules are open in the popover, and where it hangs. */
import { boxOf, type Box } from './screen'

class OpenRules {
  ids = $state.raw<string[]>([])
  at = $state.raw<Box | null>(null)
  private opener: HTMLElement | null = null

  show(ids: string[], opener: HTMLElement | null): void {
    if (!ids.length) return
    this.opener = opener
    this.at = opener && boxOf(opener)
    this.ids = ids
  }

  hide(): void {
    if (!this.ids.length) return
    this.ids = []
    this.opener?.focus()
    this.opener = null
  }
}

export const openRules = new OpenRules()
