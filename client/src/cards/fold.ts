/* Words on a card are never cut: what finds no room is folded to whole lines that end in an ellipsis. The close-up has them all. */

/** An attachment for the box of the texts: while they are too high, the longest loses a line. Reads what it depends on from `_text`. */
export function fold(_text: unknown, texts = '.words'): (box: HTMLElement) => (() => void) | undefined {
  return (box) => {
    const run = (): void => folded(box, [...box.querySelectorAll<HTMLElement>(texts)])
    run()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(run)
    watch.observe(box)
    return () => watch.disconnect()
  }
}

export function folded(box: HTMLElement, texts: readonly HTMLElement[]): void {
  for (const text of texts) clamp(text, 0)
  const lines = texts.map(linesOf)
  while (box.scrollHeight > box.clientHeight) {
    const longest = lines.indexOf(Math.max(...lines))
    const text = texts[longest]
    const now = lines[longest] ?? 0
    if (!text || now <= 1) return
    lines[longest] = now - 1
    clamp(text, now - 1)
  }
}

function linesOf(text: HTMLElement): number {
  const height = parseFloat(getComputedStyle(text).lineHeight)
  return height > 0 ? Math.round(text.clientHeight / height) : 0
}

function clamp(text: HTMLElement, lines: number): void {
  text.style.setProperty('-webkit-line-clamp', lines ? String(lines) : 'none')
}
