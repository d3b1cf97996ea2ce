/* What a game brings to the browser: one record in `games/<game>/index.ts`, found by its folder. */
import type { Component } from 'svelte'

import type { Wishes } from '../lobby/tables'
import type { Catalogue, GameInfo, Option, PlayedChapter, Said, View } from '../net/types'
import type { BesideProps, BoardProps, EndedProps, PlainProps } from '../table/contract'
import type { Throwing } from '../table/dice.svelte'
import type { Sound } from '../table/sound'

/** Loaded when it is first needed. */
export type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export interface SetUpProps extends Record<string, unknown> {
  game: GameInfo
  close: () => void
}

/** What is being made, by its key, or what a copy is made of; neither: all that there is. */
export interface EditorProps extends Record<string, unknown> {
  id: string
  copy: string
}

/** A button of the lobby: a name in the app's icons, and a text. */
export interface Sign {
  icon: string
  word: string
}

/** Something told in numbers about a game. */
export interface Fact extends Sign {
  n: number | string
}

/** How a hero is told apart where there is only room for a sign. */
export interface HeroSign {
  icon: string
  /** The seat whose colours and shape the hero bears; nobody's: those of who plays it. */
  banner?: number
}

export interface CampaignProps extends Record<string, unknown> {
  catalogue: Catalogue
  /** The one that was won, where it is about what goes on from it; else empty. */
  table: string
}

export interface CampaignStanding {
  title: Said
  won: number
  all: number
}

/** Games for one that lead from chapter to chapter. */
export interface Campaign {
  sign: Sign
  /** All of them, and how far they were played. */
  page: Later<CampaignProps>
  /** What is taken along from a table that was won. */
  goOn: Later<CampaignProps>
  /** How many chapters of each were won, at these tables. */
  standing: () => Promise<{ standing: (catalogue: Catalogue, played: readonly PlayedChapter[]) => CampaignStanding[] }>
  /** Whether a table was a chapter, and whether another follows; null: it was none. */
  chapterOf: (view: View, catalogue: Catalogue) => { last: boolean } | null
}

/** The picture of its end: whose colours fly there, and the sign of who bears them. */
export interface PictureProps extends Record<string, unknown> {
  colour: string
  icon: string
}

/** How it is told at its end. */
export interface Closing {
  picture: Later<PictureProps>
  /** What its headlines begin with: the mood of whoever looks comes after it. */
  headline: (view: View) => string
  /** Whether all play together, so that there is nobody to face. */
  together?: (view: View) => boolean
  /** What it counts instead of rounds. */
  time?: 'day'
}

export type Progress = [key: string, given: Record<string, string | number>]

export interface Game {
  /** As the server calls it. */
  name: string
  icon: string
  /** Where it stands in the lobby, from the left; the first is the one to begin with. */
  place: number
  scene: Component
  facts: (info: GameInfo | null) => Fact[]
  play: Sign
  arrange: Sign
  /** What the lobby can offer before the server has answered. */
  foreknown?: GameInfo
  /** The quickest first game, with this bot where one is needed. */
  quick: (bot: string) => Wishes
  /** A game in one click that is sooner over, where the first one is long. */
  sooner?: { sign: Sign; quick: (bot: string) => Wishes }
  setUp: Later<SetUpProps>
  campaign?: Campaign
  /** Where people write for it in the browser. */
  editor?: Later<EditorProps>
  /** While seats are free, its scene and its heroes are shown. */
  shownWhileWaiting?: boolean
  board: Later<BoardProps>
  /** What it has to say beside its chronicle. */
  beside?: Later<BesideProps>
  ending: Closing
  /** What it has to tell at its end, beside who has won. */
  ended?: Later<EndedProps>
  /** Its table in words. */
  plain: Later<PlainProps>
  /** Messages that read out a whole card, and how its chronicle tells them beside a board that lays the card open. */
  brief?: Readonly<Record<string, string>>
  /** Where its board shows an option; null: the prompt bar offers it as a button. */
  placeOf: (kind: string, option: Option) => string | null
  /** Its dice, which are seen before what they do. */
  throws?: () => Promise<Throwing>
  /** What can be heard of it, by event; all else passes in silence. */
  sounds: Readonly<Record<string, Sound>>
  /** Events that call whoever is asked next. */
  calls: readonly string[]
  heroes: Readonly<Record<string, HeroSign>>
  /** How far the game is, as a text and what it is given; where it says nothing, its round is told. */
  progress?: (view: View) => Progress | null
  /** One of its rules, as an example of how they are numbered. */
  rule: string
}
