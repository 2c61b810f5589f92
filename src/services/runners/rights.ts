import type { RunnerDocument } from '../../collections/runners.ts'
import type { Grants, GrantUse } from '../identity.ts'

/** What it takes to make a runner. */
const use: GrantUse = { scopes: ['runners:admin'], isReachChecked: true }

/**
 * For how long a runner may connect: for as long as who has its token from the service, or has enabled it again, may
 * make one. A runner of an earlier version has no grant, and may until it is disabled.
 */
export class RunnerRights {
  readonly #grants: Pick<Grants, 'check' | 'watch'>

  constructor(grants: Pick<Grants, 'check' | 'watch'>) {
    this.#grants = grants
  }

  /** Why it may not connect any more. */
  async endingOf({ grant }: RunnerDocument): Promise<string | undefined> {
    const state = grant && (await this.#grants.check(grant, use))
    return state && 'ended' in state ? state.ended : undefined
  }

  async mayConnect(doc: RunnerDocument): Promise<boolean> {
    return doc.isEnabled && (await this.endingOf(doc)) === undefined
  }

  /** Calls back once when it may not connect any more. Gives the function that ends this. */
  watch({ grant }: RunnerDocument, onEnded: () => void): () => void {
    return grant ? this.#grants.watch(grant, use, onEnded) : () => {}
  }
}
