import { describe, expect, it } from 'vitest'

import { buildOf, loadedFiles } from './offline'

describe('what is kept at hand', () => {
  it('goes by the build', () => {
    expect(buildOf('https://table.example/assets/index-B2_a-9x.js')).toBe('B2_a-9x')
    expect(buildOf('http://localhost:5173/src/offline.ts')).toBe('')
  })

  it('is every file of it once, and nothing else', () => {
    const names = ['https://t.example/assets/a.js', 'https://t.example/api/tables', 'https://t.example/assets/a.js', 'https://other.example/assets/b.js']
    expect(loadedFiles(names.map((name) => ({ name })), 'https://t.example')).toEqual(['https://t.example/assets/a.js'])
  })
})
