import { describe, expect, it } from 'vitest'

import { LONGEST, textIn } from './legendText'

const given = (files: Blob[], text = ''): DataTransfer => ({ files, getData: () => text }) as unknown as DataTransfer
const file = (text: string): Blob => ({ slice: (from: number, to: number) => ({ text: () => Promise.resolve(text.slice(from, to)) }) }) as unknown as Blob

describe('the text of a legend that is handed over', () => {
  it('is that of a file, else what was pasted', async () => {
    await expect(textIn(given([file('id: ram')], 'other'))).resolves.toBe('id: ram')
    await expect(textIn(given([], 'id: ram'))).resolves.toBe('id: ram')
  })

  it('is nothing where there is neither', () => {
    expect(textIn(null)).toBeNull()
    expect(textIn(given([], '  \n'))).toBeNull()
  })

  it('is never read beyond what any legend has', async () => {
    await expect(textIn(given([file('x'.repeat(LONGEST + 5))]))).resolves.toHaveLength(LONGEST)
    await expect(textIn(given([], 'x'.repeat(LONGEST + 5)))).resolves.toHaveLength(LONGEST)
  })
})
