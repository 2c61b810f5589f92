import type { Change, Store } from '../../collections.ts'
import { digest } from './secrets.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import type { CountedFailures, FailureCounts, Failures } from './throttle.ts'

const entriesMax = 10_000

/** Counts in memory, for a store with one process: a restart resets it, and guesses cause no writes. */
export class MemoryFailureCounts implements FailureCounts {
  readonly #entries = new Map<string, CountedFailures>()

  async find(key: string): Promise<CountedFailures | undefined> {
    return this.#entries.get(key)
  }

  async put(key: string, _found: unknown, failures: Failures | undefined): Promise<boolean> {
    // The entry moves to the end, so that the oldest ones make room.
    this.#entries.delete(key)
    if (failures === undefined) return true
    if (this.#entries.size >= entriesMax) this.#entries.delete(this.#entries.keys().next().value ?? '')
    this.#entries.set(key, { failures, version: 1 })
    return true
  }
}

/**
 * Counts in rows, for processes that share a store: guesses at all of them get as many answers as at one. The id is a
 * digest, because a user may have typed a password in place of the name.
 */
export class StoredFailureCounts implements FailureCounts {
  readonly #store: Pick<Store, 'read' | 'commit'>

  constructor(store: Pick<Store, 'read' | 'commit'>) {
    this.#store = store
  }

  async find(key: string): Promise<CountedFailures | undefined> {
    const found = await this.#store.read.signInFailures.get(digest(key))
    if (found === undefined) return undefined
    const { failedAt, delayMs, blockedUntil, expiresAt } = found.doc
    return { version: found.version, failures: { failedAt, delayMs, blockedUntil, expiresAt: Date.parse(expiresAt) } }
  }

  async put(key: string, found: CountedFailures | undefined, failures: Failures | undefined): Promise<boolean> {
    return tryCommit(this.#store, [changeOf(digest(key), found?.version, failures)])
  }
}

function changeOf(id: string, version: number | undefined, failures: Failures | undefined): Change {
  if (failures === undefined) return { remove: 'signInFailures', id, version: version ?? 0 }
  const expiresAt = new Date(failures.expiresAt).toISOString()
  const doc = { id, ...failures, failedAt: [...failures.failedAt], expiresAt }
  return version === undefined ? { insert: 'signInFailures', doc } : { replace: 'signInFailures', version, doc }
}
