/* The ways to lose a legend, in words. No rules here: which there are, and how near, is told. */
import type { AndorLoss } from './catalogue'
import type { Say } from '../../table/contract'
import { LETTERS, WAGON, type Model } from './model'

/** The rules behind some of them; the others stand on the cards of the legend. */
export const LOSS_RULES: Readonly<Record<string, string>> = {
  narrator_at: 'andor.narrator.040',
  no_free_shield: 'andor.golden_shield.030',
}

export function lossTold({ view, board, kinds }: Model, loss: AndorLoss, say: Say): string {
  const n = loss.left ?? 0
  switch (loss.kind) {
    case 'narrator_at':
      return say('loses-narrator', { n, letter: LETTERS[loss.n ?? 0] ?? '' })
    case 'no_free_shield':
      return say('loses-shields', { n })
    case 'figure_at': {
      const foe = kinds.get(loss.foe ?? -1)?.name ?? ''
      if (typeof loss.field === 'number') return say('loses-foe-field', { foe, field: loss.field })
      return view.base_kind === WAGON ? say('loses-foe-wagon', { foe }) : say('loses-foe-camp', { foe })
    }
    case 'tokens_left_below':
      return say('loses-farmers', { n })
    case 'hero_in_area_when':
      return say('loses-collapse', { n, stage: loss.n ?? 0, area: board.areas.find(({ id }) => id === loss.area)?.name ?? '' })
    default:
      return say('loses-goals', { goals: view.goals.filter(({ index }) => loss.goals?.includes(index)).map(({ text }) => text).join(' ') })
  }
}
