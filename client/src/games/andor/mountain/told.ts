/* Fields, tokens and foes in words and pictures. */
import type { Board } from '../board'
import { SIGNS, TOKENS } from '../icons/signs'
import { counted, fieldName, type Model } from '../model'
import type { AndorFace, AndorField, AndorFoe, AndorToken } from '../catalogue'

function faceOf({ view }: Model, { face }: AndorToken): AndorFace | undefined {
  return view.faces.find(({ index }) => index === face)
}

/** The number of a cave dweller. */
export function valueOf(model: Model, token: AndorToken): number {
  return faceOf(model, token)?.value ?? 0
}

export function tokenIcon(model: Model, token: AndorToken): string {
  const kind = model.printed.tokens[token.kind]?.id ?? ''
  return faceOf(model, token)?.icon || TOKENS[kind] || SIGNS.unknown
}

export function tokenName(model: Model, token: AndorToken): string {
  const kind = model.printed.tokens[token.kind]?.name ?? ''
  const face = faceOf(model, token)
  return face ? `${kind}: ${face.name}` : kind
}

export function tokenText(model: Model, token: AndorToken): string {
  const face = faceOf(model, token)
  return [tokenName(model, token), face ? face.text : model.printed.tokens[token.kind]?.text].filter(Boolean).join('. ')
}

export function foeTold({ model, say }: Board, foe: AndorFoe): string {
  return say('foe-told', { name: model.kinds.get(foe.kind)?.name ?? '', strength: foe.strength, willpower: foe.willpower })
}

/** A field with all that is on it. */
export function fieldTold(board: Board, field: AndorField): string {
  const { model, say } = board
  const { view, printed } = model
  const on = <T extends { field: number }>(things: readonly T[]): T[] => things.filter((thing) => thing.field === field.number)
  const here = [
    ...on(view.heroes).map(({ name }) => name),
    ...on(view.foes).map((foe) => foeTold(board, foe)),
    ...on(view.tokens).map((token) => tokenName(model, token)),
    ...counted(on(view.lying).map(({ item }) => item)).map(({ item, count }) => `${count > 1 ? `${count} ` : ''}${printed.items[item]?.name ?? ''}`),
    ...(view.base === field.number ? [printed.bases[view.base_kind]?.name ?? ''] : []),
  ]
  return [say('field-told', { field: fieldName(model, field.number) }), ...here].join(', ')
}
