/* Word when it is one's move, while the pages are closed: what this browser asked for. Off until somebody asks. */
import { ApiError, api } from '../net/api'
import { heldSeats, keep, kept } from '../net/kept'
import type { PostOffer } from '../net/types'
import { worker } from '../offline'
import { say, words } from '../text/say.svelte'
import { bytesOf, samePublicKey, seatKeys } from './possible'

export interface Mailbox {
  key: string
  address: string
  confirmed: boolean
}

class Post {
  /** Whether this browser is told. */
  push = $state(kept('post-push', false))
  mail = $state.raw<Mailbox | null>(kept<Mailbox | null>('post-mail', null))
  offer = $state.raw<PostOffer | null>(null)
  busy = $state(false)
  failed = $state('')

  /** What the server can do, asked once. */
  async look(): Promise<void> {
    await this.#try(async () => {
      this.offer ??= await api.post()
    })
  }

  /** Only ever after a click: the browser asks whether it may. */
  async turnOn(): Promise<boolean> {
    await this.#try(async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        this.failed = say('post-denied')
        return
      }
      this.offer ??= await api.post()
      await this.#subscribe(bytesOf(this.offer.push))
      this.#keepPush(true)
    })
    return this.push
  }

  async turnOff(): Promise<void> {
    await this.#try(async () => {
      const subscription = await (await worker()).pushManager.getSubscription()
      this.#keepPush(false)
      if (!subscription) return
      await subscription.unsubscribe()
      await api.stopPush(subscription.endpoint)
    })
  }

  async askMail(address: string): Promise<void> {
    await this.#try(async () => {
      const old = this.mail
      const { key } = await api.askMail(address, words.language, seatKeys(heldSeats()))
      this.#keepMail({ key, address, confirmed: false })
      if (old) await api.stopMail(old.key)
    })
  }

  async stopMail(): Promise<void> {
    await this.#try(async () => {
      if (this.mail) await api.stopMail(this.mail.key)
      this.#keepMail(null)
    })
  }

  /** The server is told which seats there are to tell of; whoever took the permission back is not told any more. */
  async sync(): Promise<void> {
    if (this.push) await this.#syncPush()
    if (this.mail) await this.#syncMail(this.mail)
  }

  async #syncPush(): Promise<void> {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') {
      this.#keepPush(false)
      return
    }
    this.offer ??= await api.post()
    if (this.offer.push) await this.#subscribe(bytesOf(this.offer.push))
  }

  async #syncMail(mail: Mailbox): Promise<void> {
    try {
      const { address, confirmed } = await api.mailSeats(mail.key, words.language, seatKeys(heldSeats()))
      this.#keepMail({ key: mail.key, address, confirmed })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.#keepMail(null) // stopped from the mail itself
    }
  }

  /** A subscription to this server's key, the one there is if it is to that. */
  async #subscribe(key: Uint8Array<ArrayBuffer>): Promise<void> {
    const { pushManager } = await worker()
    let subscription = await pushManager.getSubscription()
    if (subscription && !samePublicKey(subscription.options.applicationServerKey, key)) {
      await subscription.unsubscribe()
      subscription = null
    }
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = subscription.toJSON()
    await api.keepPush({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language: words.language, seats: seatKeys(heldSeats()) })
  }

  #keepPush(on: boolean): void {
    this.push = on
    keep('post-push', on)
  }

  #keepMail(mail: Mailbox | null): void {
    this.mail = mail
    keep('post-mail', mail)
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.failed = ''
    try {
      await work()
    } catch (error) {
      this.failed = error instanceof ApiError ? error.detail || say(error.key) : say('post-failed')
    } finally {
      this.busy = false
    }
  }
}

export const post = new Post()
