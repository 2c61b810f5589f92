import type { Change, Documents, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { later } from './clock.ts'
import { FifoQueue } from './fifo-queue.ts'
import { namedChange } from './named-change.ts'
import { tryCommit } from './try-commit.ts'

/** The document of a lease. */
export interface LeaseDocument {
  readonly id: string
  readonly owner: string
  /** In the time of the database; empty once it was released. */
  readonly until: string
}

type LeaseName = {
  [Name in keyof Documents]: Documents[Name] extends LeaseDocument ? Name : never
}[keyof Documents]

export interface StoreLeaseOptions<Name extends LeaseName> {
  readonly store: Store
  /** The time of the database. */
  readonly now: () => string
  /** Whether other processes use the store. Where none do, another owner is a process that ended. */
  readonly isStoreShared: boolean
  readonly collection: Name
  readonly id: string
  readonly owner: string
  /** The document of a new owner, given that of the one before. */
  readonly documentOf: (lease: LeaseDocument, before: Documents[Name] | undefined) => Documents[Name]
  /** Whether the next owner needs the document of this one. */
  readonly isKept: boolean
}

/** Until so long after its last renewal a lease is that of its owner. */
export const leaseMs = 15_000

/** A right that one owner has at a time, among all processes on the store: a row with an end, which it renews. */
export class StoreLease<Name extends LeaseName> {
  readonly #options: StoreLeaseOptions<Name>
  /** What this owner does with the row, one after the other. */
  readonly #queue = new FifoQueue()
  #own: Versioned<Documents[Name]> | undefined

  constructor(options: StoreLeaseOptions<Name>) {
    this.#options = options
  }

  /** The document, while this owner has the lease as far as it knows. */
  get own(): Documents[Name] | undefined {
    return this.#own?.doc
  }

  /** Whether it has not run out since it was acquired or renewed. */
  isCurrent(): boolean {
    return this.#own !== undefined && this.#own.doc.until > this.#options.now()
  }

  /** Whether the store has this owner as its holder. */
  async isHeld(): Promise<boolean> {
    return (await this.#find())?.doc.owner === this.#options.owner
  }

  /**
   * Takes the lease where it is free, or renews it when half of its time is over. Returns whether this owner has it.
   */
  acquire(): Promise<boolean> {
    const half = () => later(this.#options.now(), leaseMs / 2)
    return this.#queue.run(async () => (this.#own?.doc.until ?? '') > half() || (await this.#write(true)))
  }

  /** Returns false, and takes nothing, where another owner has taken it over. */
  renew(): Promise<boolean> {
    return this.#queue.run(() => this.#write(false))
  }

  /** The renewal as a change, for a commit that conflicts with a new owner; nothing where there is one already. */
  async renewal(): Promise<Change | undefined> {
    return (await this.#next(false))?.change
  }

  /** Lets another owner take it at once. */
  release(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#own === undefined) return
      for (;;) {
        await this.#look()
        if (this.#own === undefined || (await tryCommit(this.#options.store, [this.#end(this.#own)]))) break
      }
      this.#own = undefined
    })
  }

  async #write(mayTake: boolean): Promise<boolean> {
    for (;;) {
      const next = await this.#next(mayTake)
      if (next === undefined) return false
      // Otherwise it was renewed by a commit of this owner, or another owner was faster: the next look shows which.
      if (await tryCommit(this.#options.store, [next.change])) {
        this.#own = next.after
        return true
      }
    }
  }

  async #next(mayTake: boolean): Promise<{ change: Change; after: Versioned<Documents[Name]> } | undefined> {
    const { now, isStoreShared, collection, id, owner, documentOf } = this.#options
    const found = await this.#look()
    if (this.#own === undefined) {
      const isFree = found === undefined || !isStoreShared || found.doc.until <= now()
      if (!mayTake || !isFree) return undefined
    }
    const until = later(now(), leaseMs)
    const doc = this.#own ? { ...this.#own.doc, until } : documentOf({ id, owner, until }, found?.doc)
    const version = found?.version
    const change = version === undefined ? { insert: collection, doc } : { replace: collection, version, doc }
    return { change: namedChange(change), after: { doc, version: (version ?? 0) + 1 } }
  }

  /** The row, and whether it is that of this owner. */
  async #look(): Promise<Versioned<Documents[Name]> | undefined> {
    const found = await this.#find()
    this.#own = found?.doc.owner === this.#options.owner ? found : undefined
    return found
  }

  #find(): Promise<Versioned<Documents[Name]> | undefined> {
    return this.#options.store.read[this.#options.collection].get(this.#options.id)
  }

  #end({ doc, version }: Versioned<Documents[Name]>): Change {
    const { collection, id, isKept } = this.#options
    if (!isKept) return namedChange({ remove: collection, version, id })
    return namedChange({ replace: collection, version, doc: { ...doc, until: '' } })
  }
}
