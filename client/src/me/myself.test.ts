import { beforeEach, expect, it, vi } from 'vitest'

import { api } from '../net/api'
import { keep } from '../net/kept'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
const { myself } = await import('./myself.svelte')

const person = (label: string) => ({ name: 'Maja', passkeys: [{ id: 'k', label, made: 1, used: null }] })

beforeEach(() => localStorage.clear())

it('is not told by an answer that a later one has overtaken', async () => {
  const answers = new Map<string, (told: unknown) => void>()
  vi.spyOn(api, 'me').mockImplementation((path: string) => new Promise((tell) => answers.set(path, tell as (told: unknown) => void)))
  myself.person = person('Linux')
  keep('name', 'Maja')
  const bringing = myself.bring()
  const naming = myself.label('k', 'Desk')
  answers.get('passkeys/label')?.(person('Desk'))
  await naming
  answers.get('bring')?.({ ...person('Linux'), seats: {}, lessons: {}, solved: {} })
  await bringing
  expect(myself.person?.passkeys[0]?.label).toBe('Desk')
})
