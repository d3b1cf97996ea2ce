// Writes src/icons/<set>.ts from the names in src/icons/<set>.txt, so that only what is used is shipped.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const folder = new URL('../src/icons/', import.meta.url)
const { icons, aliases = {} } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const missing = []

function namesIn(file) {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n')
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(/\s+/).filter(Boolean)))
}

// What the app set holds is always loaded: other sets take it from there.
const always = namesIn('app.txt')

for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
  const borrows = (name) => file !== 'app.txt' && always.has(name)
  const names = [...namesIn(file)].sort()
  const rows = names.flatMap((name) => {
    if (borrows(name)) return [`  '${name}': APP['${name}'] ?? '',`]
    const body = (icons[name] ?? icons[aliases[name]?.parent])?.body
    const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1]
    if (!path) missing.push(`${file}: ${name}`)
    return path ? [`  '${name}': '${path}',`] : []
  })
  const head = `// Written by scripts/icons.mjs from ${file}. Icons: game-icons.net, CC BY 3.0.\n`
  const loan = names.some(borrows) ? `import { ICONS as APP } from './app'\n\n` : ''
  const body = `export const ICONS: Record<string, string> = {\n${rows.join('\n')}\n}\n`
  writeFileSync(new URL(file.replace('.txt', '.ts'), folder), head + loan + body)
}

if (missing.length) {
  console.error(`no such icon:\n  ${missing.join('\n  ')}`)
  process.exitCode = 1
}
