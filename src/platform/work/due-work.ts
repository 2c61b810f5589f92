import type { Documents, Store } from '../../collections.ts'
import type { ListQuery } from '../../stores/port.ts'
import { every } from './every.ts'
import type { Repeat, Repetition } from './every.ts'

export interface DueWorkOptions<Name extends keyof Documents> {
  readonly store: Pick<Store, 'read' | 'onCommit'>
  readonly now: () => string
  /** Whether other processes work on the same store. */
  readonly isStoreShared: boolean
  readonly collection: Name
  /** The ordered field with the time at which a document is due. */
  readonly dueAt: keyof Documents[Name] & string
  /** The polling interval of a shared store. */
  readonly pollMs: number
  /** Does what is due. What it leaves is retried. */
  readonly work: () => Promise<void> | void
  readonly onError: (error: unknown) => void
  readonly repeat?: Repeat
}

const lookEachMs = 1_000

/**
 * Work on the documents of a collection that become due. A shared store is polled. Where no other process writes, the
 * time of the first document is in memory and is compared with the clock once a second: at rest nothing is read, and
 * a clock that is set does not matter.
 */
export class DueWork<Name extends keyof Documents> {
  readonly #options: DueWorkOptions<Name>
  #firstDueAt: string | undefined
  /** Whether `#firstDueAt` is to be read again. */
  #isStale = true
  #isExpedited = false
  #repetition: Repetition | undefined
  #stopListening: (() => void) | undefined

  constructor(options: DueWorkOptions<Name>) {
    this.#options = options
  }

  /** Works at once, and from then on whenever something is due. */
  start(): void {
    const { store, collection, isStoreShared, pollMs, onError, repeat = every } = this.#options
    this.#isExpedited = true
    this.#stopListening = store.onCommit([collection], () => {
      this.#isStale = true
    })
    this.#repetition = repeat(isStoreShared ? pollMs : lookEachMs, () => this.#look(), { atOnce: true, onError })
  }

  /** The next look works, whatever is due. */
  expedite(): void {
    this.#isExpedited = true
  }

  /** Resolves when the work under way has ended; no other begins. */
  async stop(): Promise<void> {
    this.#stopListening?.()
    await this.#repetition?.stop()
  }

  async #look(): Promise<void> {
    if (!this.#isExpedited && !this.#options.isStoreShared && !(await this.#isDue())) return
    this.#isExpedited = false
    try {
      await this.#options.work()
    } catch (error) {
      this.#isExpedited = true
      throw error
    }
  }

  async #isDue(): Promise<boolean> {
    if (this.#isStale) this.#firstDueAt = await this.#readFirst()
    return this.#firstDueAt !== undefined && this.#firstDueAt <= this.#options.now()
  }

  async #readFirst(): Promise<string | undefined> {
    const { store, collection, dueAt: orderBy } = this.#options
    // What is committed during the read makes it stale again.
    this.#isStale = false
    const query: ListQuery<Documents[Name]> = { orderBy, limit: 1 }
    try {
      const [first] = await store.read[collection].list(query)
      return first && String(first.doc[orderBy])
    } catch (error) {
      this.#isStale = true
      throw error
    }
  }
}
