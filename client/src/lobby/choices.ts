/* What may be agreed on before a game. */
import type { GameInfo } from '../net/types'

/** The words or numbers that an option of a game may name. */
export const optionChoices = (game: GameInfo, name: string): string[] =>
  game.options.find((option) => option.name === name)?.choices.map(String) ?? []
