import type { Store } from '../../collections.ts'
import type { ChatBindingDocument } from '../../collections/chat-integrations.ts'
import { PlatformFault } from './platform.ts'

const retryMs = 30_000

/** Enters the bound threads of a platform on which nothing is heard before: each once, and again when invited again. */
export class Entrance {
  readonly #store: Store
  readonly #integrationId: string
  /** When to try a thread again; never, once it was entered. */
  readonly #retryAt = new Map<string, number>()

  constructor(store: Store, integrationId: string) {
    this.#store = store
    this.#integrationId = integrationId
  }

  /** The threads to enter now. */
  async waiting(): Promise<readonly ChatBindingDocument[]> {
    const where = { integrationId: this.#integrationId }
    const found = (await this.#store.read.chatBindings.list({ where })).map(({ doc }) => doc)
    return found.filter((doc) => performance.now() >= (this.#retryAt.get(keyOf(doc)) ?? 0))
  }

  /** Returns the pause in milliseconds after which to try again, if a thread could not be entered. */
  async enter(
    threads: readonly ChatBindingDocument[],
    enter: (threadId: string) => Promise<void>,
  ): Promise<number | undefined> {
    let pauseMs: number | undefined
    for (const thread of threads)
      try {
        await enter(thread.threadId)
        this.#retryAt.set(keyOf(thread), Number.POSITIVE_INFINITY)
      } catch (error) {
        if (!(error instanceof PlatformFault)) throw error
        this.#retryAt.set(keyOf(thread), performance.now() + retryMs)
        pauseMs = retryMs
      }
    return pauseMs
  }
}

function keyOf({ id, invitedAt = '' }: ChatBindingDocument): string {
  return `${id} ${invitedAt}`
}
