/* One's own scenarios for those who set up a table: what the catalogue would say of them, where they are sound. */
import { api } from '../../../net/api'
import type { Scenario } from '../types'
import * as shelf from './shelf'
import { textOf } from './writing'

/** As many as are looked at: the server is asked about each. */
const MOST = 12

export interface OwnScenario {
  told: Scenario
  text: string
}

export async function ownScenarios(): Promise<OwnScenario[]> {
  const found = await Promise.all(
    shelf.all().slice(0, MOST).map(async ({ key, document }): Promise<OwnScenario | null> => {
      const text = textOf(document)
      const read = await api.lookAtScenario(text).catch(() => null)
      const told = read?.mistakes.some(({ grave }) => grave) ? null : (read?.told as Scenario | null | undefined)
      return told ? { told: { ...told, id: `own.${key}` }, text } : null
    }),
  )
  return found.filter((one) => one !== null)
}
