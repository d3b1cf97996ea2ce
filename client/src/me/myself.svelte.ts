/* Who one is: a guest of this browser, or a person who is the same at every browser. What a person has goes along: seats,
   lessons and puzzles are brought to the server whenever they change, and what is new there is kept here. */
import { learned } from '../lessons/learned.svelte'
import { ApiError, api } from '../net/api'
import { allKept, forget, keep, kept, onKept } from '../net/kept'
import type { Carried, Ceremony, Deleted, Mine, PersonInfo } from '../net/types'
import { solved } from '../puzzles/solved.svelte'
import { settings } from '../settings.svelte'
import { words } from '../text/say.svelte'
import { belongings, dropLent, join } from './belongings'
import { make, show } from './passkeys'

/** What goes along. */
const CARRIED = ['seats', 'lessons', 'solved']
/** Who says nothing for this long has finished; a table that was just made is brought at once all the same. */
const SOON = 300

class Myself {
  /** Null: a guest. What is kept is shown until the server has answered. */
  person = $state.raw<PersonInfo | null>(kept<PersonInfo | null>('person', null))
  #joining = false
  #soon: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #told = 0

  constructor() {
    onKept((key) => this.#changed(key))
  }

  #ask<T>(path: string, body: unknown = {}): Promise<T> {
    return api.me<T>(path, body, words.language)
  }

  /** What tells who one is; an answer that was overtaken by that to a later question is old. */
  async #askWho<T extends PersonInfo>(path: string, body: unknown = {}): Promise<T> {
    const number = ++this.#asked
    const told = await this.#ask<T>(path, body)
    if (number > this.#told) {
      this.#told = number
      this.#be(told)
    }
    return told
  }

  #changed(key: string): void {
    if (!this.person || this.#joining) return
    if (key === 'name') void this.#askWho('name', { name: settings.name }).catch(() => undefined)
    if (!CARRIED.includes(key)) return
    clearTimeout(this.#soon)
    this.#soon = setTimeout(() => void this.bring().catch(() => undefined), SOON)
  }

  /** Nothing that is kept meanwhile is news. */
  #quietly(work: () => void): void {
    this.#joining = true
    try {
      work()
    } finally {
      this.#joining = false
    }
  }

  #be({ name, passkeys }: PersonInfo): void {
    this.person = { name, passkeys }
    this.#quietly(() => {
      keep('person', this.person)
      if (settings.name !== name) settings.set('name', name)
    })
  }

  /** Join what is here to what is there, both ways. */
  async bring(): Promise<void> {
    if (!this.person) return
    try {
      const carried = await this.#askWho<Carried>('bring', belongings())
      this.#quietly(() => join(carried))
      learned.look()
      solved.look()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.#becomeGuest()
      throw error
    }
  }

  /** Signed out from elsewhere: what came along is not here any more. */
  #becomeGuest(): void {
    this.person = null
    forget('person')
    dropLent()
  }

  async makePasskey(label: string): Promise<void> {
    const { options } = await this.#ask<Ceremony>('passkeys/ask', { name: settings.name })
    const credential = await make(options)
    await this.#askWho('passkeys', { credential, label, name: settings.name })
    await this.bring()
  }

  async enter(): Promise<void> {
    const { options } = await this.#ask<Ceremony>('enter/ask')
    const credential = await show(options)
    await this.#askWho('enter', { credential })
    await this.bring()
  }

  async label(id: string, label: string): Promise<void> {
    await this.#askWho('passkeys/label', { id, label })
  }

  async remove(id: string): Promise<void> {
    await this.#askWho('passkeys/remove', { id })
  }

  /** This browser forgets whose it was; all is brought before that. */
  async leave(): Promise<void> {
    await this.bring()
    await this.#ask('leave')
    this.person = null
    forget('person', 'free', 'author', 'made', ...CARRIED)
    this.#newGuest()
  }

  #newGuest(): void {
    settings.set('name', words.say('guest', { n: 10 + Math.floor(Math.random() * 90) }))
    learned.look()
    solved.look()
  }

  mine(): Promise<Mine> {
    return this.#ask<Mine>('games', belongings())
  }

  /** All that is kept there and here, but no keys. */
  async export(): Promise<Record<string, unknown>> {
    const { seats: _, person: __, author: ___, made: ____, ...here } = allKept()
    return { ...(await this.#ask<Record<string, unknown>>('export', belongings())), browser: here }
  }

  async deleteAll(): Promise<Deleted> {
    const gone = await this.#ask<Deleted>('delete', belongings())
    this.person = null
    forget(...Object.keys(allKept()).filter((key) => key !== 'language'))
    this.#newGuest()
    return gone
  }
}

export const myself = new Myself()
