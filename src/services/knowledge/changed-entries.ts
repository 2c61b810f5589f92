import type { Log } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { WakeLoop } from '../../platform/work/wake-loop.ts'

export interface ChangedEntriesOptions {
  readonly store: Pick<Store, 'events' | 'eventRange' | 'onEvents'>
  readonly log: Log
  readonly onChange: (entryIds: ReadonlySet<string>) => Promise<void>
}

const pageSize = 500
// The process that changed an entry makes its vectors meanwhile.
const gatherMs = 2_000

/** Follows the events of entries: `store.onCommit` reports the commits of this process alone. It must be stopped. */
export class ChangedEntries {
  readonly #options: ChangedEntriesOptions
  readonly #loop: WakeLoop
  #stopListening: (() => void) | undefined
  #position = 0

  constructor(options: ChangedEntriesOptions) {
    this.#options = options
    this.#loop = new WakeLoop(
      () => this.#follow(),
      (error) => options.log.warn({ err: error }, 'the changed entries of the knowledge could not be read'),
      { gatherMs },
    )
  }

  /** Begins with the events after this moment. */
  async start(): Promise<void> {
    const { store } = this.#options
    this.#position = (await store.eventRange()).newest
    this.#stopListening = store.onEvents(() => this.#loop.wake())
  }

  async stop(): Promise<void> {
    this.#stopListening?.()
    await this.#loop.stop()
  }

  async #follow(): Promise<void> {
    const { store, onChange } = this.#options
    for (;;) {
      const found = await store.events({ after: this.#position, limit: pageSize, kinds: ['knowledge.*'] })
      const entryIds = found.flatMap(({ data }) => ('entryId' in data ? [data.entryId] : []))
      if (entryIds.length > 0) await onChange(new Set(entryIds))
      this.#position = found.at(-1)?.id ?? this.#position
      if (found.length < pageSize) return
    }
  }
}
