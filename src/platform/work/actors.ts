import type { Documents, Store } from '../../collections.ts'
import type { components } from '../../generated/types.ts'
import type { Log } from '../../call.ts'
import { EventFollower } from './event-follower.ts'
import { eachOf } from './page.ts'

export type Actor = components['schemas']['Actor']

export interface ActorsOptions {
  readonly store: Store
  readonly log: Log
  /** Whether other processes work on the same store. */
  readonly isStoreShared: boolean
}

type Known = Pick<Actor, 'name' | 'kind'>

const pageSize = 500

/** Those that are no users, by the ids under which documents and events name them. */
const others: ReadonlyMap<string, Known> = new Map<string, Known>([
  ['system', { name: 'Gantry', kind: 'system' }],
  ['file', { name: 'gantry.json', kind: 'file' }],
  ['anonymous', { name: 'anonymous', kind: 'anonymous' }],
])

/** Names whom documents and events know by an id. */
export interface Actors {
  /** Who has this id, with the name of the token that was used. `name` is of earlier, should the user be unknown. */
  of(id: string, about?: { readonly tokenName?: string | undefined; readonly name?: string | undefined }): Actor
}

/**
 * Names users. It has all of them in memory, so that what shows a document need not wait; deleted users keep their last
 * name. A name that is not known is the id.
 */
export class ActorDirectory implements Actors {
  readonly #store: Store
  readonly #known = new Map<string, Known>()
  readonly #follower: EventFollower | undefined
  readonly #stopListening: () => void

  private constructor({ store, log, isStoreShared }: ActorsOptions) {
    this.#store = store
    this.#stopListening = store.onCommit(['users'], (changes) => {
      for (const change of changes) {
        if ('insert' in change && change.insert === 'users') this.#learn(change.doc)
        if ('replace' in change && change.replace === 'users') this.#learn(change.doc)
      }
    })
    // `onCommit` reports the commits of this process alone.
    if (!isStoreShared) return
    this.#follower = new EventFollower({
      store,
      onError: (error) => log.warn({ err: error }, 'the names of users could not be read'),
      look: () => ({
        kinds: ['user.*'],
        limit: pageSize,
        take: async (events) => {
          for (const { data } of events) if ('userId' in data && data.userId) await this.#read(data.userId)
          return { changes: [] }
        },
      }),
    })
  }

  /** Reads the users. It must be closed. */
  static async open(options: ActorsOptions): Promise<ActorDirectory> {
    const actors = new ActorDirectory(options)
    const { newest } = await options.store.eventRange()
    actors.#follower?.start(newest)
    await actors.#readAll('formerUsers')
    await actors.#readAll('users')
    return actors
  }

  of(id: string, { tokenName, name }: { tokenName?: string | undefined; name?: string | undefined } = {}): Actor {
    const known = others.get(id) ?? this.#known.get(id) ?? { name: name ?? id, kind: 'user' as const }
    return { id, name: known.name, kind: known.kind, ...(tokenName !== undefined && { tokenName }) }
  }

  async close(): Promise<void> {
    this.#stopListening()
    await this.#follower?.stop()
  }

  async #readAll(collection: 'users' | 'formerUsers'): Promise<void> {
    const all = eachOf(this.#store.read[collection], { limit: pageSize, marksDamage: true })
    for await (const { doc, isDamaged } of all) if (!isDamaged) this.#learn(doc)
  }

  async #read(id: string): Promise<void> {
    const found = await this.#store.read.users.get(id)
    if (found) this.#learn(found.doc)
  }

  #learn({ id, name, role }: Pick<Documents['users'], 'id' | 'name' | 'role'>): void {
    this.#known.set(id, { name, kind: role === 'agent' ? 'agent' : 'user' })
  }
}
