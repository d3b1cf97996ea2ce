// Writes the icons that are shipped, and no others:
//   src/icons/app.ts                from the names in src/icons/app.txt: the lobby and the table frame, always loaded
//   src/games/<game>/icons/heroes.ts from the heroes of the game's content: small signs that the lobby shows too
//   src/games/<game>/icons/drawn.ts  from all `icon:` in the content and the names in icons/signs.ts: its board
// With --check it writes nothing, and says which of them are old.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const SOURCES = new URL('../src/', import.meta.url)
const CONTENT = new URL('../../src/fabletop/games/', import.meta.url)
const { icons, aliases = {} } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const HEAD = 'Icons: game-icons.net, CC BY 3.0; numbers rounded.'

const read = (file) => readFileSync(file, 'utf8')
const sorted = (names) => [...new Set(names)].sort()

function drawn(name) {
  const body = (icons[name] ?? icons[aliases[name]?.parent])?.body
  const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1]
  return path && rounded(path)
}

/** A path in hundredths of a unit: an icon is 512 of them wide, and nobody sees thousandths. */
export function rounded(path) {
  return path.replace(/(-?)(\d+\.?\d*|\.\d+)(?=(.?))/g, (all, sign, number, next) => {
    if (!/\.\d{3}/.test(number)) return all
    const short = String(Number(Number(number).toFixed(2))).replace(/^0(?=\.)/, '')
    const apart = !sign && number.startsWith('.') && !short.startsWith('.') ? ' ' : '' // else the number before goes on
    return `${sign}${apart}${short}${next === '.' && !short.includes('.') ? ' ' : ''}`
  })
}

/** Names in a text: words, but for lines of comment. */
function listed(text) {
  return sorted(text.split('\n').filter((line) => !line.startsWith('#')).flatMap((line) => line.split(/\s+/).filter(Boolean)))
}

/** Every `icon:` of a text of content: one name, or one for each state between braces. */
function named(text) {
  const entries = [...text.matchAll(/\bicon: (?:([a-z0-9-]+)|\{([^}]*)\})/g)]
  return entries.flatMap(([, one, several]) => (one ? [one] : [...several.matchAll(/: ([a-z0-9-]+)/g)].map(([, name]) => name)))
}

function yamlIn(folder) {
  const found = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.yaml'))
  return found.sort().map((name) => read(new URL(name.replaceAll('\\', '/'), folder)))
}

/** Heroes by id, or by their figures where a board has several; with the colours that they wear. */
function heroesOf(text) {
  return text.split(/^- /m).slice(1).flatMap((record) => {
    const field = (name) => record.match(new RegExp(`^ *${name}: (.+)$`, 'm'))?.[1]
    const figures = field('figures')?.replace(/[[\]]/g, '').toLowerCase().split(/, */)
    return (figures ?? [field('id')]).map((hero) => [hero, field('icon'), field('faction') ?? field('colour') ?? ''])
  })
}

/** All files, as they should be, by their path in `src/`; and names that the collection does not have. */
export function wanted() {
  const files = new Map()
  const missing = []
  const always = listed(read(new URL('icons/app.txt', SOURCES)))

  const table = (from, names, lends) => {
    const borrowed = (name) => lends !== '' && always.includes(name)
    const rows = names.map((name) => {
      if (!drawn(name)) missing.push(`${from}: ${name}`)
      return borrowed(name) ? `  '${name}': APP['${name}'] ?? '',` : `  '${name}': '${drawn(name)}',`
    })
    const loan = names.some(borrowed) ? `import { ICONS as APP } from '${lends}'\n\n` : ''
    return `// Written by scripts/icons.mjs from ${from}. ${HEAD}\n${loan}export const ICONS: Record<string, string> = {\n${rows.join('\n')}\n}\n`
  }

  files.set('icons/app.ts', table('app.txt', always, ''))
  for (const game of readdirSync(CONTENT)) {
    const content = new URL(`${game}/content/`, CONTENT)
    const signs = new URL(`games/${game}/icons/signs.ts`, SOURCES)
    if (!existsSync(content) || !existsSync(signs)) continue
    const own = [...read(signs).matchAll(/: '([a-z0-9-]+)'/g)].map(([, name]) => name)
    const names = sorted([...yamlIn(content).flatMap(named), ...own])
    files.set(`games/${game}/icons/drawn.ts`, table('the content and signs.ts', names, '../../../icons/app'))
    const heroes = heroesOf(read(new URL('heroes.yaml', content)))
    for (const [hero, icon] of heroes) if (!always.includes(icon)) missing.push(`icons/app.txt: ${icon}, which ${hero} needs in the lobby`)
    const rows = heroes.map(([hero, icon, wears]) => `  ${hero}: { icon: '${icon}', wears: '${wears}' },`)
    files.set(
      `games/${game}/icons/heroes.ts`,
      `// Written by scripts/icons.mjs from the content: the sign of each hero, and whose colours it wears.\nexport const HEROES: Readonly<Record<string, { icon: string; wears: string }>> = {\n${rows.join('\n')}\n}\n`,
    )
  }
  return { files, missing }
}

/** Files that are not what they should be. */
export function old() {
  return [...wanted().files].filter(([file, text]) => !existsSync(new URL(file, SOURCES)) || read(new URL(file, SOURCES)) !== text).map(([file]) => file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, missing } = wanted()
  if (missing.length) console.error(`no such icon:\n  ${missing.join('\n  ')}`)
  if (process.argv.includes('--check')) {
    const stale = old()
    if (stale.length) console.error(`older than the content, \`npm run icons\` writes them:\n  ${stale.join('\n  ')}`)
    process.exitCode = missing.length || stale.length ? 1 : 0
  } else if (missing.length) process.exitCode = 1
  else for (const [file, text] of files) writeFileSync(new URL(file, SOURCES), text)
}
