import type { Store } from '../../collections.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { later } from '../../platform/work/clock.ts'
import type { Ledger } from './ledger.ts'

export interface RecoveryOptions {
  readonly store: Store
  readonly commits: Commits
  readonly ledger: Ledger
  readonly now: () => string
  readonly isStoreShared: boolean
}

/** No call takes longer, so that one of another process that is older has ended with it. */
const callMaxMs = 3_600_000
const pageSize = 200

/** Ends the calls that an earlier run left: what they used is unknown, and their reservations are released. */
export async function recoverCalls({ store, commits, ledger, now, isStoreShared }: RecoveryOptions): Promise<void> {
  const before = isStoreShared ? later(now(), -callMaxMs) : later(now(), callMaxMs)
  for (let after: { id: string } | undefined; ; ) {
    const page = await store.read.aiCalls.list({
      where: { status: 'started' },
      limit: pageSize,
      ...(after && { after }),
    })
    for (const { doc } of page)
      if (doc.at < before) await commits.commit(() => ledger.settle(doc.id, { status: 'lost', error: lost }, undefined))
    const last = page.at(-1)?.doc
    if (last === undefined || page.length < pageSize) return
    after = { id: last.id }
  }
}

const lost = 'The service ended before the call did.'
