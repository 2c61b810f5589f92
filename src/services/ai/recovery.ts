import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import type { Ledger } from './ledger.ts'
import { eachOf } from '../../platform/work/page.ts'

export interface CallRecoveryOptions extends Pick<Foundation, 'store' | 'commits' | 'now' | 'isStoreShared'> {
  readonly ledger: Ledger
}

/** No call takes longer, so that one of another process that is older has ended with it. */
const callMaxMs = 3_600_000
const pageSize = 200

/** Ends the calls that an earlier run left: what they used is unknown, and their reservations are released. */
export async function recoverCalls({ store, commits, ledger, now, isStoreShared }: CallRecoveryOptions): Promise<void> {
  const before = isStoreShared ? later(now(), -callMaxMs) : later(now(), callMaxMs)
  for await (const { doc } of eachOf(store.read.aiCalls, { where: { status: 'started' }, limit: pageSize }))
    if (doc.at < before) await commits.commit(() => ledger.settle(doc.id, { status: 'lost', error: lost }, undefined))
}

const lost = 'The service ended before the call did.'
