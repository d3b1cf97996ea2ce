import { describe, expect, it } from 'vitest'

import { folded } from './fold'

const LINE = 12

/** Texts in a box, as high as their lines: what is clamped is no higher than that. */
function laid(high: number, ...lines: number[]): { box: HTMLElement; clamps: () => string[] } {
  const box = document.createElement('div')
  const clampOf = (text: HTMLElement): string => text.style.getPropertyValue('-webkit-line-clamp')
  const heightOf = (text: HTMLElement, at: number): number => LINE * Math.min(lines[at] ?? 0, Number(clampOf(text)) || Infinity)
  const texts = lines.map((_, at) => {
    const text = document.createElement('span')
    text.style.lineHeight = `${LINE}px`
    Object.defineProperty(text, 'clientHeight', { get: () => heightOf(text, at) })
    box.append(text)
    return text
  })
  Object.defineProperty(box, 'clientHeight', { value: high })
  Object.defineProperty(box, 'scrollHeight', { get: () => texts.reduce((sum, text, at) => sum + heightOf(text, at), 0) })
  folded(box, texts)
  return { box, clamps: () => texts.map(clampOf) }
}

describe('words on a card', () => {
  it('stand whole where there is room', () => {
    expect(laid(60, 3, 2).clamps()).toEqual(['none', 'none'])
  })

  it('fold the longest first, and by whole lines', () => {
    const { box, clamps } = laid(55, 6, 2)
    expect(clamps()).toEqual(['2', 'none'])
    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight)
  })

  it('keep a line each', () => {
    expect(laid(10, 4, 4).clamps()).toEqual(['1', '1'])
  })
})
