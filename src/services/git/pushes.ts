import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { TimelessEvent } from '../../stores/port.ts'
import type { PushDocument } from '../../collections/git.ts'

export type GitPush = Schemas['GitPush']

export type PushesOptions = Pick<Foundation, 'actors' | 'store' | 'commits' | 'now' | 'newId'>

const keptMax = 10_000
/** How many pushes are recorded between two looks for old ones. */
const recordsPerTrim = 100

/** The record of pushes. */
export class Pushes {
  readonly #options: PushesOptions
  #records = 0

  constructor(options: PushesOptions) {
    this.#options = options
  }

  /** Records a push together with its event. */
  async record(push: Omit<PushDocument, 'id' | 'at'>, event: TimelessEvent<'git.'>): Promise<void> {
    const { commits, now, newId } = this.#options
    const at = now()
    const doc: PushDocument = { id: newId('push'), at, ...push }
    await commits.commit(async () => ({ changes: [{ insert: 'gitPushes', doc }, { event: { ...event, at } }] }))
    if (++this.#records % recordsPerTrim === 0) await this.#trim()
  }

  /** The newest first. */
  async list(page: PageQuery): Promise<{ pushes: GitPush[]; nextCursor?: string }> {
    const { gitPushes } = this.#options.store.read
    const { items, ...next } = await pageOf(gitPushes, page, { filter: 'pushes', descending: true })
    return { pushes: items.map((push) => this.#shown(push)), ...next }
  }

  #shown({ at, actor, ...push }: PushDocument): GitPush {
    return { ...push, createdAt: at, createdBy: this.#options.actors.of(actor) }
  }

  async #trim(): Promise<void> {
    const { store, commits } = this.#options
    const kept = await store.read.gitPushes.list({ descending: true, limit: keptMax })
    const oldest = kept.at(-1)
    if (kept.length < keptMax || oldest === undefined) return
    const old = await store.read.gitPushes.list({ descending: true, limit: keptMax, after: { id: oldest.doc.id } })
    if (old.length === 0) return
    const changes = old.map(({ doc, version }) => ({ remove: 'gitPushes', id: doc.id, version }) as const)
    await commits.commit(async () => ({ changes }))
  }
}
