/* Which panel answers a question. No rules: only what is drawn for it. */

export type PanelKind = 'trade' | 'dice' | 'choices' | 'units' | 'swap'

/** Questions with a few answers, each of which has something to tell. */
const CHOICES = [
  'settle',
  'garden',
  'tree',
  'pandoras_box',
  'may_search',
  'tomb',
  'witch',
  'witch_again',
  'more_spells',
  'city_hall',
  'starting_bonus',
  'choose_effects',
  'turn_begins',
  'give_up',
  'pay_for_defence',
  'cover_before_fight',
  'build_by_event',
  'peek',
  'choose_starter',
  'which_deck',
] as const

/** Questions about one unit among several. */
const UNITS = ['reinforce_one', 'buy_shown', 'plague', 'make_room', 'first_unit', 'swap_guard', 'hire_guard'] as const

const PANELS: ReadonlyMap<string, PanelKind> = new Map<string, PanelKind>([
  ['trade', 'trade'],
  ['raise_gold', 'trade'],
  ['take_die', 'dice'],
  ['answer_swap', 'swap'],
  ['agree_to_swap', 'swap'],
  ...CHOICES.map((kind) => [kind, 'choices'] as const),
  ...UNITS.map((kind) => [kind, 'units'] as const),
])

/** Null for questions that are answered elsewhere. */
export function panelOf(kind: string): PanelKind | null {
  return PANELS.get(kind) ?? null
}

/** The further numbers of a pick, after its first. */
export function idsOf(pick: unknown): number[] {
  return Array.isArray(pick) ? pick.slice(1).map(Number) : []
}

/** What stands beside an answer, by what is done; what it is about comes first. */
export const VERB_SIGNS: Readonly<Record<string, string>> = {
  reinforces: 'reinforce',
  reinforce: 'reinforce',
  hall_gold: 'gold',
  hall_valuable: 'valuables',
  hall_movement: 'movement',
  pay_gold: 'gold',
  pay_valuables: 'valuables',
  search_deck: 'search',
  see_ability: 'search',
  remove: 'remove',
  open_tomb: 'open',
  bonus_dice: 'dice',
  bonus_artifact: 'artifact',
  roll_two: 'dice',
  portal: 'map',
  vortex: 'search',
  amplify: 'search',
  recall: 'search',
  fight: 'fight',
  steal: 'remove',
  pay_for_defence: 'gold',
  give_up: 'leave',
  yield: 'leave',
  build: 'settle',
  leave_on_top: 'search',
  put_under: 'remove',
  deck: 'search',
}
