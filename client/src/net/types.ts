/* What the server and the browser say to each other: docs/wire.md.
   Written by `scripts/types` from src/fabletop/games/records.py and src/fabletop/server/schemas/: change that, not this. */

export type Language = 'en' | 'es' | 'sv'
export type SeatKind = 'person' | 'bot' | 'open'
export type TableStatus = 'open' | 'running' | 'over'
export type StoryStatus = 'none' | 'waiting' | 'working' | 'done' | 'impossible'
export type PuzzleStatus = 'open' | 'solved' | 'refuted' | 'shown'

/** The way of packing that is read here; others are refused. */
export const WAY = '4'

/** What to say, before it is put into words: see `phrase`. A plain string or number is itself. */
export type Said = string | number | readonly [key: string, args?: Readonly<Record<string, Said>>] | Joined

/** Several things said in a row. */
export interface Joined {
  join: string
  of: readonly Said[]
}

/** How something differs from what stood there before: an object tells what is different inside, a list
    holds what stands there now, an empty one says that nothing does, and all else stands for itself. */
export type Change = unknown

/** One choice as the server names it, such as ["play", 12] or 3. It is sent back untouched. */
export type Pick = unknown

/** What a seat sees; each game types it for itself. */
export type View = Record<string, unknown>

/** What is printed. This much of it all games have in common; each types the rest for itself. */
export interface Catalogue {
  game: string
  content: string
  /** What the content of another day brings along, to be learnt before anything of it is put into words. */
  texts: Text[]
  cards: { index: number; name: Said; head?: Said; text?: Said[]; own?: boolean }[]
  heroes: PrintedHero[]
}

/** A hero board, and where there are several figures for it, these. */
export interface PrintedHero {
  id: string
  name: Said
  brief?: Said
  figures?: { id: string; name: Said }[]
}

/** What stands on things that were seen, by the list that it belongs to; each game types it for itself. */
export type Printed = Record<string, ({ index: number } & Record<string, unknown>)[]>

export type GameEvent = { event: string } & Record<string, unknown>

/** Something to pick. `label` is short, `full` says it all where the label does not, and `hint` is what to know before picking. `about` names what it is about, a card, a unit, a space, a seat, by its number; `detail` is a record of the game's own, such as what an attack would come to. By an option that `loses` something of use goes to waste: the hint says what, and a table asks once before it is picked. */
export interface Option {
  pick: Pick
  verb: string
  group: string
  label: Said
  about: Record<string, number>
  full?: Said | null
  hint?: Said
  detail?: unknown
  loses?: boolean
}

/** Something that one might expect to pick and cannot now: what it is about, as an option would be, and why not, with the rule. */
export interface LeftOut {
  verb: string
  about: Record<string, number>
  why: Said
  rule: string
}

/** What the table waits for. `mine`: there is something for this seat to pick; `asked`: the table waits for it. Whoever is not asked is told no more than whom all wait for: `kind` is "waiting" then, `rules` and `about` are empty, and there may be options only for free deeds. `cited` are the rules about options, by their verbs, where they are other than those of the question; `about` is what the question is about; `hints` says that advice may be asked for. */
export interface Decision {
  seats: number[]
  mine: boolean
  asked: boolean
  kind: string
  prompt: Said
  rules: string[]
  cited: Record<string, string[]>
  options: Option[]
  about: Record<string, number | string>
  hints: boolean
}

/** One sentence of the log: the event that it tells, whose doing it is, and what it is about; `head` begins a new paragraph. */
export interface LogLine {
  said: Said
  event: string
  seat: number
  head: boolean
  rules: string[]
  about: Record<string, number | string>
}

/** A text that is told when it is first named, under the key that messages name it by: what stands in the files, in every language. */
export interface Text {
  key: string
  source: Record<string, string>
}

/** What a seat knows now, and what it heard since it was last told. `printed` is what stands on things that have come to be seen, as more of the catalogue; `texts` is what was named and is not shipped. */
export interface Told {
  view: View
  printed: Printed
  texts: Text[]
  decision: Decision | null
  events: GameEvent[]
  log: LogLine[]
  over: boolean
  winners: number[]
}

/** A seat and who holds it; `bot` is the level of a computer player. One that is a `stand_in` plays for the person of that name until they take their seat back; `late`: because they did not move in time. Else left out: whoever sat there is `former`, having had all that was theirs deleted; what they held is `shown` in the replay. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  hero: string | null
  here: boolean
  bot: string
  stand_in: boolean
  late: boolean
  former?: boolean
  shown?: boolean
}

/** How many own picks go back without asking and how many there are, who asks for more, and who has agreed so far. */
export interface Undo {
  free: number
  left: number
  asked_by: number | null
  agreed: number[]
}

/** How many seconds a move may take at this table, 0 being as long as it takes; how many somebody would rather have, who that is, and who has agreed so far. */
export interface DeadlineAsked {
  seconds: number
  wished: number | null
  asked_by: number | null
  agreed: number[]
}

/** How many milliseconds, more or less, whoever cannot answer seems to think at this table, and how many this seat agrees to: the table keeps to the longest that one of its people wants. */
export interface Thinking {
  ms: number
  own: number
}

/** Whose people agree that all of them are told the chances while the game is on; `open`: everybody does, so they are told. */
export interface OddsAgreed {
  agreed: number[]
  open: boolean
}

/** What a seat knows now. `printed` is what stands on things that the table has seen since the message before, as more of the catalogue, and `texts` what was named since then and is not shipped; `fresh` means that they and `log` take the place of all that was told. `since` is when all began to wait for those who are asked now, and `due` when a bot plays on for them, in seconds since 1970; null: never. `called` is what whoever made the table calls it, and `host` the seat that they hold. */
export interface StateMessage {
  type: 'state'
  seq: number
  view: View
  printed: Printed
  texts: Text[]
  decision: Decision | null
  events: GameEvent[]
  log: LogLine[]
  over: boolean
  winners: number[]
  promise: string
  seed: string | null
  seats: SeatInfo[]
  undo: Undo
  pace: number
  thinking: Thinking
  odds: OddsAgreed
  since: number
  due: number | null
  deadline: DeadlineAsked
  called: string
  host: number | null
  status: TableStatus
  seat: number | null
  fresh: boolean
}

/** An option on its way. Its verb stands in its pick, and is its group where none is named. */
export interface SentOption {
  pick: Pick
  label: Said
  group?: string | null
  about?: Record<string, number>
  full?: Said | null
  hint?: Said
  detail?: unknown
  loses?: boolean
}

/** A decision on its way; the rules behind it come with the state. */
export interface SentDecision {
  seats: number[]
  kind: string
  prompt: Said
  mine?: boolean
  asked?: boolean
  options?: SentOption[]
  about?: Record<string, number | string>
  hints?: boolean
}

/** A line of the log on its way; the rules behind it come with the state. */
export interface SentLine {
  said: Said
  event: string
  seat: number
  head?: boolean
  about?: Record<string, number | string>
}

/** A state on its way, which makes a `StateMessage` together with what went over the line before. `told` is its number at the table and `after` that of the state which it builds on, none if on nothing. `changes` is how the rest of it differs from the one before; `rules` are those not told before, by what goes by them: the kind of a question, kind and verb of an option, an event. */
export interface SentState {
  type: 'state'
  seq: number
  told: number
  changes: Change
  after?: number | null
  rules?: Record<string, string[]>
  printed?: Printed
  texts?: Text[]
  decision?: SentDecision | null
  events?: GameEvent[]
  log?: SentLine[]
  over?: boolean
  winners?: number[]
  seed?: string | null
  fresh?: boolean
}

/** All texts that were told over this line before, in the language that is spoken there now. */
export interface TextsMessage {
  type: 'texts'
  texts: Text[]
}

/** Something said at the table, or by somebody who looks on, whose seat is null; in words, or by a gesture that has no text. `at` counts seconds since 1970. */
export interface ChatMessage {
  type: 'chat'
  seat: number | null
  name: string
  text: string
  at: number
  gesture: 'hello' | 'well-played' | 'thanks' | 'thinking' | 'hurry' | 'ouch' | null
}

/** What those who look on have said, in place of all that was told of it before. Who sits at the table is told it once the game is over. */
export interface GalleryMessage {
  type: 'gallery'
  lines: ChatMessage[]
}

/** Nothing has changed, and why. */
export interface RefusedMessage {
  type: 'refused'
  seq: number
  reason: Said
  rule: string | null
}

/** A bot ponders. */
export interface ThinkingMessage {
  type: 'thinking'
  seat: number
}

/** How many games of a hundred are won after an option, as far as a look ahead can tell, or what a fight is worth then: in nineteen of twenty looks it would come out at most so much more or less. */
export interface OptionOdds {
  pick: Pick
  chance: number
  error: number
}

/** What a good player would pick at `seq`, and why; `odds` of the options that were looked into, where a look ahead was needed. At stake is the game, or a fight alone: 100 is one that is won without losses. */
export interface HintMessage {
  type: 'hint'
  seq: number
  pick: Pick
  text: Said
  stake: 'game' | 'fight'
  odds: OptionOdds[]
}

/** What a seat might expect to pick at `seq` and cannot, and why not. */
export interface WhyNotMessage {
  type: 'why_not'
  seq: number
  left_out: LeftOut[]
}

/** How many games of a hundred each side wins from how the table was at `seq`, as far as somebody without a seat can tell; `by` says what that is an estimate of. */
export interface OddsMessage {
  type: 'odds'
  seq: number
  sides: StorySide[]
  chances: number[]
  by: Said
}

export interface PickUp {
  type: 'pick'
  seq: number
  pick: Pick
}

/** Somebody has missed something, and wants to be told everything again. */
export interface StateUp {
  type: 'state'
}

/** What is spoken at this end of the line from now on. */
export interface LanguageUp {
  type: 'language'
  language: Language
}

export interface UndoUp {
  type: 'undo'
  seq: number
}

export interface AgreeUp {
  type: 'agree'
  seq: number
  yes: boolean
}

/** Who looks on says what they are called, and may name a key by which the line is theirs; who holds a seat is known by it. */
export interface SayUp {
  name?: string
  key?: string
}

export interface ChatUp {
  name?: string
  key?: string
  type: 'chat'
  text: string
}

export interface GestureUp {
  name?: string
  key?: string
  type: 'gesture'
  gesture: 'hello' | 'well-played' | 'thanks' | 'thinking' | 'hurry' | 'ouch'
}

/** Somebody would rather have so many seconds for a move. */
export interface DeadlineUp {
  type: 'deadline'
  seq: number
  seconds: number
}

/** Whoever is asked for that says yes or no. */
export interface DeadlineAgreeUp {
  type: 'deadline_agree'
  seq: number
  yes: boolean
}

export interface PaceUp {
  type: 'pace'
  ms: number
}

export interface ThinkingUp {
  type: 'thinking'
  ms: number
}

/** How well the bot of a seat plays from now on. */
export interface LevelUp {
  type: 'level'
  seat: number
  level: string
}

export interface HintUp {
  type: 'hint'
  seq: number
}

/** Somebody who is asked wants to know why things are not on offer. */
export interface WhyNotUp {
  type: 'why_not'
  seq: number
}

/** Who looks on wants to be told the chances after each turn, or not any more; who holds a seat agrees that all people at the table are, or not any more. */
export interface OddsUp {
  type: 'odds'
  on: boolean
}

export interface HeroName {
  id: string
  set: string
}

/** A way to play a game, for how many, and about how many minutes it takes each person; 0: it varies. */
export interface GameMode {
  name: string
  seats: number[]
  minutes: number
}

/** Something that may be agreed on in `options` of a new table, in the `modes` where it means something: all of them if it names none. A choice is one of `choices`, a list some of them, a text one of them or somebody's own; `usual` is null where it depends on the option that it `follows`, `apart` are choices of a list that cannot both be taken. */
export interface GameOption {
  name: string
  kind: 'choice' | 'number' | 'flag' | 'list' | 'text' | 'party'
  choices: (string | number)[]
  least: number
  most: number
  usual: string | number | boolean | (string | number)[] | null
  follows: string | null
  apart: string[][]
  modes: string[]
}

/** What can be agreed on before a game; `rulesets` and `modes` have the usual one first. `bots` are the levels that differ in this game, from the weakest to the strongest. */
export interface GameInfo {
  name: string
  seats: number[]
  rulesets: string[]
  heroes: HeroName[]
  bots: string[]
  modes: GameMode[]
  options: GameOption[]
}

/** All in the language asked for: `headings` are those of its book, if the book is printed in it. */
export interface Rule {
  id: string
  text: string
  chapter: string
  headings: string[]
  ambiguity: string | null
}

/** A heading of our own, with the number of its rules. */
export interface RuleChapter {
  id: string
  title: string
  rules: number
}

/** The contents of the rules of a game. */
export interface RuleBook {
  game: string
  chapters: RuleChapter[]
}

/** A table from outside; `round` is 0 until the first turn, and `winners` are seats. `content` is the hash of what it is played with, and of the catalogue that belongs to it. `title` is what somebody calls what they wrote themselves, and empty for all else. `asked` are the seats that all wait for, and `since` is when that began; when it is `due`, a bot plays on for them. All of these and `started` count seconds since 1970. `called` is what whoever made the table calls it, and `host` the seat that they hold. */
export interface TableSummary {
  id: string
  game: string
  content: string
  title: string
  seats: SeatInfo[]
  round: number
  status: TableStatus
  started: number
  winners: number[]
  asked: number[]
  since: number
  due: number | null
  called: string
  host: number | null
}

/** What somebody wrote for a game, as it is in its file. */
export interface OwnText {
  text: string
}

/** The same, of which the map for so many players is wanted. */
export interface OwnTaken {
  text: string
  players: number
}

/** The same, to be tried out by so many bots in so many matches. */
export interface OwnTrial {
  text: string
  players: number
  games: number
}

/** What is wrong on a line, and with how many heroes; `line` is 0 where no line is at fault. `place` are the keys and numbers that lead there, `said` is the text in every language where there is one, and what is not `grave` can be played all the same. */
export interface OwnMistake {
  line: number
  text: string
  heroes: number[]
  place: (string | number)[]
  said: Said | null
  grave: boolean
}

/** What it is called and how its story begins, or what is wrong with it; `document` is what it says as plain data, where there is an editor for it, and `told` what the catalogue would say of a sound one. */
export interface OwnRead {
  title: string
  story: string
  mistakes: OwnMistake[]
  document: unknown
  told: unknown
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  hero?: string
  bot?: string
}

export interface NewTable {
  game: string
  ruleset?: string
  options?: Record<string, unknown>
  even?: boolean
  public?: boolean
  name?: string
  pace?: number
  thinking?: number
  deadline?: number
  language?: Language
  seats: SeatWish[]
}

/** A new table. Who takes no seat there (`seat` is null) is its host by the token all the same. */
export interface MadeTable {
  id: string
  seat: number | null
  token: string
  link: string
}

export interface SitDown {
  name?: string
}

export interface TakenSeat {
  seat: number
  token: string
}

/** A table at which a chapter is or was played: what was agreed on for it alone, the round it has come to, and whether it was won. `carried` tells whether something came along from the chapter before. */
export interface PlayedChapter {
  table: string
  game: string
  chapter: string
  agreed: Record<string, unknown>
  carried: boolean
  round: number
  status: TableStatus
  won: boolean
  started: number
}

/** What a table that was won gives to the `chapter` after it: cards that come `along` by themselves, and `cards` of which at most so many are chosen; units and resources come too. */
export interface KeptCards {
  chapter: string
  along: string[]
  cards: string[]
  most: number
  units: string[]
  resources: number[]
}

/** Who held the seat plays the same chapter once more. */
export interface Again {
  token: string
  options?: Record<string, unknown>
}

/** Who held the seat plays the same game once more, from the other side of the table. */
export interface Rematch {
  token: string
}

/** Who held the seat goes on to the next chapter with these cards. */
export interface GoOn {
  token: string
  cards: string[]
  options?: Record<string, unknown>
}

/** What all could see after a pick, and what happened by it. */
export interface ReplayFrame {
  view: View
  printed: Printed
  texts: Text[]
  decision: Decision | null
  events: GameEvent[]
  log: LogLine[]
  over: boolean
  winners: number[]
  pick: Pick
}

/** What a seat is told after a pick of a puzzle or a lesson, and whose pick it was: `seat` is null and so is `pick` in the first frame of all. `printed` and `texts` are always whole. */
export interface PlayedFrame {
  view: View
  printed: Printed
  texts: Text[]
  decision: Decision | null
  events: GameEvent[]
  log: LogLine[]
  over: boolean
  winners: number[]
  pick: Pick | null
  seat: number | null
}

/** A page of a replay: the frames from number `first` on, of `count` in all. */
export interface Replay {
  summary: TableSummary
  first: number
  count: number
  frames: ReplayFrame[]
  seed: string
  promise: string
}

/** The hash of the seed, from the start; the seed and whether it keeps the promise, at the end. */
export interface Fair {
  promise: string
  seed: string | null
  kept: boolean | null
}

/** Those who win or lose together, and the `lines` of the match as they are told: a story that was kept by an earlier version has none. */
export interface StorySide {
  seats: number[]
  lines: Said[]
}

/** The chances to win at a frame of the replay, in percent: one for each side, in their order. */
export interface StoryPoint {
  frame: number
  round: number
  chances: number[]
}

/** Where the chance of a side changed by many points at once: in percent, up or down. `frame` is the one of the replay to look at, `title` and `text` say what happened; `better` is what whoever moved should have picked there, where something was clearly better, and `gain` by how many points. */
export interface Turning {
  frame: number
  round: number
  side: number
  change: number
  title: Said
  text: Said
  better: Said | null
  gain: number
}

/** How much of something each side did, in their order. */
export interface Statistic {
  id: string
  label: Said
  values: number[]
}

/** A finished match, looked back on. `progress` is how much of it was looked at, in percent; what is worked out comes when it is done. `by` says what the chances are an estimate of; where there is nothing to go by there are no points. `lines` tell the match from nobody's point of view; `texts` are those that are not shipped and that all this needs. */
export interface Story {
  status: StoryStatus
  progress: number
  sides: StorySide[]
  by: Said | null
  points: StoryPoint[]
  turnings: Turning[]
  lines: Said[]
  statistics: Statistic[]
  texts: Text[]
}

/** A puzzle in a list: `number` counts those of a game from 1, `grade` goes from 1, easy, to 5, and `picks` is how many the solution takes. `goal` names texts of the game. */
export interface PuzzleInfo {
  id: string
  game: string
  number: number
  grade: number
  goal: Said
  picks: number
}

/** The puzzles of a day, one of each game; `date` is the day in UTC, such as 2026-11-17. */
export interface PuzzlesToday {
  date: string
  puzzles: PuzzleInfo[]
}

/** A puzzle after some picks. `content` is the hash of the catalogue that belongs to it, `seat` the solver's, and `frames` what came of the last of the `picks`: the position itself if there are none yet. `open`: the goal can still be forced, and the last frame asks for the next pick. `solved`: it is reached. `refuted`: the last pick gave it away; the frames go on to the end by the answers and the rolls that show it. `shown`: the solution from the position on, for whoever has given up. `why` says so in words, and is null as long as it is open. */
export interface PuzzlePlayed {
  puzzle: PuzzleInfo
  content: string
  seat: number
  seats: SeatInfo[]
  picks: Pick[]
  frames: PlayedFrame[]
  status: PuzzleStatus
  why: Said | null
}

/** All picks of the solver from the position on, or `give_up` to be shown the solution. */
export interface PuzzleUp {
  picks?: Pick[]
  give_up?: boolean
}

/** A text in every language; words between stars are told apart. */
export interface SpokenText {
  en: string
  es: string
  sv: string
}

/** A lesson in a list. `trail` has a word or two for each step. */
export interface LessonInfo {
  id: string
  game: string
  minutes: number
  title: SpokenText
  about: SpokenText
  trail: SpokenText[]
}

/** What the coach says: what to `do`, `why`, and the `rule` behind it. */
export interface LessonStep {
  title: SpokenText
  do: SpokenText
  why: SpokenText
  rule: string
}

/** A lesson after some picks. `content` is the hash of the catalogue that belongs to it, `seat` the learner's, and `frames` what came of the last of the `picks`. `open`: the last frame asks, `wanted` is what to pick. `astray`: the last pick is not of the lesson and was not made, which `answer` explains, or nothing if there is no more to say; there are no frames. `done`: all steps are, and `answer` says so. `at` is the step that is next, from 0. `options` are for a table like this one. */
export interface LessonPlayed {
  lesson: LessonInfo
  content: string
  ruleset: string
  options: Record<string, unknown>
  seat: number
  seats: SeatInfo[]
  picks: Pick[]
  frames: PlayedFrame[]
  status: 'open' | 'astray' | 'done'
  at: number
  step: LessonStep | null
  wanted: Pick | null
  answer: SpokenText | null
}

/** All picks of the learner from the beginning on. */
export interface LessonUp {
  picks?: Pick[]
}

/** A paragraph or a step, with the rules it stands on. */
export interface HowPoint {
  text: SpokenText
  rules: string[]
}

/** `goal`, `turn`, `fight` or `end`; `steps` follow each other. `caption` tells what is seen in its picture, and is null where it has none. */
export interface HowPart {
  id: string
  says: HowPoint[]
  steps: HowPoint[]
  caption: SpokenText | null
}

/** A page in words; `lesson` is the one to play after it. */
export interface HowTo {
  game: string
  lesson: string
  parts: HowPart[]
}

/** What the picture of a `part` shows: a step of a lesson as `seat` sees it, with the pick that is `wanted` there. `content` is the hash of the catalogue that belongs to it. */
export interface HowPicture {
  part: string
  content: string
  seat: number
  seats: SeatInfo[]
  frame: PlayedFrame
  wanted: Pick | null
}

/** How somebody who is away can be told: `push` is the public key that a browser subscribes to, empty if there is none, and `mail` whether mails can be sent. */
export interface PostOffer {
  push: string
  mail: boolean
}

/** A seat that somebody holds. */
export interface SeatKey {
  table: string
  token: string
}

/** A browser wants to be told of these seats, and of no others any more, in this language. */
export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
  language?: Language
  seats: SeatKey[]
}

export interface PushStop {
  endpoint: string
}

/** Somebody wants mails of these seats; the first asks whether the address is theirs. */
export interface MailWish {
  address: string
  language?: Language
  seats: SeatKey[]
}

/** By which a browser changes what it asked for. */
export interface MailKey {
  key: string
}

export interface MailSeats {
  language?: Language
  seats: SeatKey[]
}

/** What stood in the mail. */
export interface MailProof {
  proof: string
}

export interface MailState {
  address: string
  confirmed: boolean
}

/** A passkey is to be made for whoever is called so. */
export interface AskPasskey {
  name: string
}

/** What the browser hands to whatever keeps passkeys, as WebAuthn writes it in JSON. */
export interface Ceremony {
  options: Record<string, unknown>
}

/** What came of it: a new key, with what WebAuthn calls its client data and its attestation. */
export interface MadePasskey {
  id: string
  client: string
  attestation: string
  transports?: string[]
}

/** A passkey that was made, what it is called in the list, and what somebody new is called. */
export interface NewPasskey {
  credential: MadePasskey
  label: string
  name: string
}

/** That somebody has a key, with what WebAuthn calls client data, authenticator data and user handle. */
export interface ShownPasskey {
  id: string
  client: string
  authenticator: string
  signature: string
  handle?: string | null
}

export interface Enter {
  credential: ShownPasskey
}

export interface PasskeyId {
  id: string
}

export interface PasskeyLabel {
  id: string
  label: string
}

export interface PersonName {
  name: string
}

/** A passkey in the list; it was last `used` to come in, or never. Both count seconds since 1970. */
export interface PasskeyInfo {
  id: string
  label: string
  made: number
  used: number | null
}

/** Somebody who is signed in. */
export interface PersonInfo {
  name: string
  passkeys: PasskeyInfo[]
}

/** How far somebody has come in a lesson: the picks so far, and the step that they lead `at`. */
export interface LessonMark {
  picks?: Pick[]
  at: number
  done: boolean
}

/** What a browser keeps of its guest: the token of a seat by its table, the key to what was said from here while looking on, the tokens of tables that were made without a seat, lessons, and when puzzles were solved, in milliseconds since 1970. */
export interface Belongings {
  seats?: Record<string, string>
  author?: string
  made?: string[]
  lessons?: Record<string, LessonMark>
  solved?: Record<string, number>
}

/** A seat of one's own that this browser did not hold yet, and a key to it that is this browser's alone; `since` counts milliseconds since 1970. */
export interface CarriedSeat {
  seat: number
  token: string
  game: string
  since: number
}

export interface CarriedLesson {
  picks: Pick[]
  at: number
  done: boolean
}

/** All that goes along with a person: seats by their tables, lessons, and when puzzles were solved. What this browser brought is joined to it. */
export interface Carried {
  name: string
  passkeys: PasskeyInfo[]
  seats: Record<string, CarriedSeat>
  lessons: Record<string, CarriedLesson>
  solved: Record<string, number>
}

export interface Score {
  played: number
  won: number
}

/** How often somebody has played a game to its end: with bots alone, and with other people. */
export interface GameScore {
  game: string
  bots: Score
  people: Score
}

/** The tables at which one holds a seat, the newest first, with that seat by the table; those that cannot be read any more are left out. */
export interface Mine {
  tables: TableSummary[]
  seats: Record<string, number>
  scores: GameScore[]
}

/** What is gone: `handed` seats are played on by bots or free again, and at `finished` tables a former guest sits now. */
export interface Deleted {
  handed: number
  finished: number
}

/** The body of every answer that is a no. */
export interface Refused {
  reason: string
  rule: string | null
}

export type DownMessage = SentState | TextsMessage | ChatMessage | GalleryMessage | RefusedMessage | ThinkingMessage | HintMessage | WhyNotMessage | OddsMessage

export type UpMessage = PickUp | StateUp | LanguageUp | UndoUp | AgreeUp | ChatUp | GestureUp | PaceUp | ThinkingUp | LevelUp | HintUp | WhyNotUp | OddsUp | DeadlineUp | DeadlineAgreeUp
