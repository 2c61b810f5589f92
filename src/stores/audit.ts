import { hash } from 'node:crypto'
import { DocumentDamaged } from './port.ts'
import type { AnyTypes, AuditEntry, NewAuditEntry, Store } from './port.ts'

/** What stands for the hash before the first entry. */
export const firstAuditHash = '0'.repeat(64)

/** An entry as JSON with sorted names, without what is absent. */
export function auditText({
  address,
  at,
  credentialId,
  object,
  operation,
  outcome,
  requestId,
  tokenName,
  userId,
}: NewAuditEntry): string {
  return JSON.stringify({ address, at, credentialId, object, operation, outcome, requestId, tokenName, userId })
}

/** The hash of an entry: SHA-256 of the hash before it and of its text. */
export function auditHash(previousHash: string, entry: NewAuditEntry, text = auditText(entry)): string {
  return hash('sha256', previousHash + text)
}

export interface AuditVerdict {
  readonly count: number
  /** Names the state of the whole chain: keep it elsewhere to find out later whether its end was cut off. */
  readonly newestHash: string
  /** The first entry that does not follow from the one before it. */
  readonly brokenAt?: number
}

const pageSize = 1000

/** Walks the whole chain, from the newest entry to the first. */
export async function verifyAudit(store: Pick<Store<AnyTypes>, 'audit'>): Promise<AuditVerdict> {
  let count = 0
  let newest: AuditEntry | undefined
  let brokenAt: number | undefined
  let later: AuditEntry | undefined
  for (;;) {
    const page = await store.audit({ limit: pageSize, ...(later && { before: later.id }) }).catch(asBroken)
    if (!Array.isArray(page)) return { count, newestHash: newest?.hash ?? firstAuditHash, brokenAt: page }
    for (const entry of page) {
      if (later && !follows(later, entry)) brokenAt = later.id
      newest ??= entry
      later = entry
      count++
    }
    if (page.length < pageSize) break
  }
  if (later && !follows(later, { id: 0, hash: firstAuditHash })) brokenAt = later.id
  return { count, newestHash: newest?.hash ?? firstAuditHash, ...(brokenAt !== undefined && { brokenAt }) }
}

/** An entry that cannot be read breaks the chain too. */
function asBroken(error: unknown): number {
  if (error instanceof DocumentDamaged) return Number(error.id)
  throw error
}

function follows(entry: AuditEntry, before: { readonly id: number; readonly hash: string }): boolean {
  return entry.id === before.id + 1 && entry.hash === auditHash(before.hash, entry)
}
