import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** Where colours are named: those of all, and those that only one game has. */
const NAMED = /^(styles\/tokens|games\/\w+\/palette)\.css$/
/** A number sign before `add` is a private method, and one before a bracket stands in a web address. */
const RAW = /(?<!url\()#(?!add\b)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/i

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.includes('.test.'))
const texts = new Map(files.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]))

function found(pattern: RegExp, of: (file: string) => boolean): string[] {
  return [...texts].filter(([file]) => of(file)).flatMap(([file, text]) => text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])))
}

describe('colours', () => {
  it('have names: none is written out but where they are named', () => {
    expect(found(RAW, (file) => !NAMED.test(file))).toEqual([])
  })

  it('are named where they are looked up', () => {
    const all = [...texts.values()].join('\n')
    const known = new Set([...all.matchAll(/(?:^|[\s;{"'])(?:style:)?--([a-z0-9-]+)\s*[:=]/gm)].map((match) => match[1]))
    const asked = new Set([...all.matchAll(/var\(--([a-z0-9-]+)\s*\)/g)].map((match) => match[1]))
    expect([...asked].filter((name) => !known.has(name))).toEqual([])
  })

  it('of a palette are used by its game, and the shared ones by somebody', () => {
    const unused = [...texts].filter(([file]) => NAMED.test(file)).flatMap(([file, text]) => {
      const game = file.startsWith('games/') ? file.slice(0, file.lastIndexOf('/')) : ''
      const readers = [...texts].filter(([other]) => other.startsWith(game) && other !== file).map(([, one]) => one).join('\n')
      return [...text.matchAll(/--([a-z]+(?:-[a-z]+)*-\d+):/g)].map((match) => match[1] ?? '').filter((name) => !readers.includes(`--${name})`))
    })
    expect(unused).toEqual([])
  })
})
