import type { Staged } from '../../call.ts'
import type { Foundation } from '../../foundation.ts'
import { modelsOf } from './models.ts'
import { providersMax } from './providers.ts'

/** A provider that is away does not hold up each list. */
const askAgainMs = 60_000

/** Providers of which no models are known. */
export class UnknownModels {
  readonly #options: Pick<Foundation, 'store' | 'commits' | 'log'>
  readonly #test: (name: string) => Promise<Staged>
  readonly #askedAt = new Map<string, number>()

  constructor(options: Pick<Foundation, 'store' | 'commits' | 'log'>, test: (name: string) => Promise<Staged>) {
    this.#options = options
    this.#test = test
  }

  /** Asks them for their models, once in a while: a client sees no model otherwise. */
  async ask(): Promise<void> {
    const { store, commits, log } = this.#options
    const providers = await store.read.aiProviders.list({ limit: providersMax })
    const asked = providers.map(async ({ doc }) => {
      if ((this.#askedAt.get(doc.id) ?? -askAgainMs) + askAgainMs > performance.now()) return
      if ((await modelsOf(doc)).length > 0) return
      this.#askedAt.set(doc.id, performance.now())
      await commits.commit(() => this.#test(doc.id))
    })
    for (const { reason } of (await Promise.allSettled(asked)).filter((each) => each.status === 'rejected'))
      log.warn({ err: reason }, 'the models of an AI provider could not be read')
  }
}
