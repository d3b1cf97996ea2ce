/* What is chosen before a game of Heroes: the cards it is chosen from, who leads whom, and optional rules. */
import type { Card, Chair, Tab } from '../../../lobby/setup'
import { optionOf, span } from '../../../lobby/setup'
import type { GameInfo, GameMode, GameOption, HeroName } from '../../../net/types'
import { phrase, say } from '../../../text/say.svelte'
import { GOAL_SIGNS, MAP_SIGNS } from '../icons/signs'
import type { Scenario } from '../types'

/** The tab of modes that are played without a scenario: a single fight. */
export const FIGHT = 'fight'

/** The tab of scenarios that were written in this browser, whose ids begin like that. */
const MINE = 'own'

/** By which it is known in the editor; empty for all that nobody wrote here. */
export const ownKey = ({ id }: Scenario): string => (id.startsWith(`${MINE}.`) ? id.slice(MINE.length + 1) : '')

/** How chapters are numbered. */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** Modes that are played on the map of a scenario. */
export const modesOnMap = (game: GameInfo): readonly string[] => optionOf(game, 'scenario')?.modes ?? []

export function tabsOf(game: GameInfo, scenarios: readonly Scenario[]): Tab[] {
  const onMap = modesOnMap(game)
  const played = game.modes.filter(({ name }) => onMap.includes(name) && scenarios.some((one) => one.mode === name && !ownKey(one)))
  const tabs = played.map(({ name }) => ({ id: name, word: phrase([`mode-${name}`]) }))
  if (game.modes.some(({ name }) => !onMap.includes(name))) tabs.push({ id: FIGHT, word: say('heroes-tab-fight') })
  if (scenarios.some(ownKey)) tabs.push({ id: MINE, word: say('heroes-tab-own') })
  return tabs
}

/** Every scenario of the modes that are offered, and every kind of single fight. */
export function cardsOf(game: GameInfo, scenarios: readonly Scenario[]): Card[] {
  const onMap = modesOnMap(game)
  return game.modes.flatMap((mode) =>
    onMap.includes(mode.name) ? scenarios.filter((one) => one.mode === mode.name).map(scenarioCard) : [fightCard(mode)],
  )
}

const playersSaid = (players: readonly number[]): string => say('setup-for', { n: span(players), most: players.at(-1) ?? 1 })

function scenarioCard(scenario: Scenario): Card {
  const { id, mode, name, players, rounds, goal, chapter } = scenario
  const long = rounds ? say('clash-rounds', { n: rounds }) : say('clash-rounds-drawn')
  return {
    id,
    tab: ownKey(scenario) ? MINE : mode,
    name: phrase(name),
    facts: [...(ownKey(scenario) ? [say('clash-own')] : []), chapter ? `${phrase(chapter.title)} ${ROMAN[chapter.number] ?? chapter.number}` : playersSaid(players), long].join(', '),
    goal: goal ? { icon: GOAL_SIGNS[goal] ?? MAP_SIGNS.goal, word: say(`heroes-goal-${goal}`) } : undefined,
  }
}

function fightCard({ name, seats }: GameMode): Card {
  return { id: name, tab: FIGHT, name: phrase([`mode-${name}`]), facts: playersSaid(seats) }
}

/** Heroes that a seat may not take: somebody else has named one of the same people, or where a people may be led twice the hero itself. */
export function takenFor(chairs: readonly Pick<Chair, 'hero'>[], seat: number, heroes: readonly HeroName[], repeated = false): Set<string> {
  if (repeated) return new Set(chairs.flatMap(({ hero }, at) => (at !== seat && heroes.some(({ id }) => id === hero) ? [hero] : [])))
  const people = new Set(chairs.flatMap(({ hero }, at) => (at === seat ? [] : heroes.filter(({ id }) => id === hero).map(({ set }) => set))))
  return new Set(heroes.filter(({ set }) => people.has(set)).map(({ id }) => id))
}

/** A rule is added or left out; of two that cannot both be taken the new one stays. */
export function toggled(option: GameOption, chosen: readonly string[], rule: string): string[] {
  const against = option.apart.filter((pair) => pair.includes(rule)).flat()
  return chosen.includes(rule) ? chosen.filter((one) => one !== rule) : [...chosen.filter((one) => !against.includes(one)), rule]
}
