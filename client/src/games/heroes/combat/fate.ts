/* What becomes of a unit, in words. */
import type { Board } from '../board'
import { faceName } from '../catalogue'
import { PACK, type Unit } from '../view'
import type { Fate } from './forecast'

export function lostWords(board: Board, fate: Fate, unit?: Unit): string {
  return board.say(`fate-${fate}`, { few: faceName(0, unit && board.printed.units[unit.kind]?.id), pack: faceName(PACK) })
}

/** What becomes of a unit that takes so much damage. */
export function fateWords(board: Board, fate: Fate, damage: number, unit: Unit): string {
  if (fate !== 'stands') return lostWords(board, fate, unit)
  const left = unit.health - unit.damage - damage
  return damage === 0 ? board.say('fate-unhurt') : board.say('fate-hurt', { left, health: unit.health })
}
