import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'

export interface ApprovalsOptions extends Pick<Foundation, 'store' | 'now'> {
  /** Whether the service runs with `--trust`. */
  readonly trusted: boolean
}

/**
 * Which programs may run, by the hash of what they are. With `--trust` these are also the programs that stood in the
 * project when the service started, and what calls made of them since. What a command or an editor writes into a file
 * is neither: it runs after an approval.
 */
export class Approvals {
  readonly #options: ApprovalsOptions
  readonly #trusted = new Set<string>()

  constructor(options: ApprovalsOptions) {
    this.#options = options
  }

  get trusted(): boolean {
    return this.#options.trusted
  }

  /** Covers a hash by `--trust` in this process. Returns how to take that back. */
  trust(hash: string): () => void {
    if (!this.trusted || this.#trusted.has(hash)) return () => {}
    this.#trusted.add(hash)
    return () => void this.#trusted.delete(hash)
  }

  async has(hash: string): Promise<boolean> {
    if (this.#trusted.has(hash)) return true
    const found = await this.#options.store.read.approvals.get(hash)
    return found !== undefined && (this.trusted || found.doc.isTrustNeeded !== true)
  }

  /** Gives the changes that approve a hash for every start; none when it is approved. */
  async stage(hash: string, userId: string): Promise<readonly Change[]> {
    const { store, now } = this.#options
    const found = await store.read.approvals.get(hash)
    const doc = { id: hash, approvedAt: now(), approvedBy: userId }
    if (found === undefined) return [{ insert: 'approvals', doc }]
    return found.doc.isTrustNeeded === true ? [{ replace: 'approvals', version: found.version, doc }] : []
  }

  /** Gives the changes that approve what a call made, for the services that run with `--trust`. */
  async stageTrusted(hash: string, userId: string): Promise<readonly Change[]> {
    const { store, now } = this.#options
    if (await store.read.approvals.get(hash)) return []
    return [{ insert: 'approvals', doc: { id: hash, approvedAt: now(), approvedBy: userId, isTrustNeeded: true } }]
  }
}
