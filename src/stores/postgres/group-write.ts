import { auditHash } from '../audit.ts'
import { DuplicateId, VersionConflict } from '../port.ts'
import type { AnyTypes, Change, NewAuditEntry, NewEvent } from '../port.ts'

/** The numbers that the next event and the next audit entry follow. */
export interface Heads {
  readonly eventId: number
  readonly auditId: number
  readonly auditHash: string
}

/** What became of one batch: the numbers of its events, or why it was refused. */
export type Outcome = { readonly eventIds: readonly number[] } | { readonly refusal: Error }

/** An item as the group leaves it; without a document it is gone. */
export interface Item {
  readonly version: number
  /** Whether the database has no row of it yet. */
  readonly isNew: boolean
  readonly doc: { readonly id: string } | undefined
}

/** The sum of all batches that were not refused. */
export interface GroupWrite {
  readonly outcomes: readonly Outcome[]
  readonly items: ReadonlyMap<string, ReadonlyMap<string, Item>>
  readonly events: readonly { readonly id: number; readonly event: NewEvent }[]
  readonly audit: readonly { readonly id: number; readonly entry: NewAuditEntry; readonly hash: string }[]
  readonly heads: Heads
}

/** Gives the version at which an item stands in the database, or nothing. */
export type VersionOf = (name: string, id: string) => number | undefined

/**
 * Works out what a group of batches comes to, one after the other and each whole or not at all.
 * It is valid because no other writer commits between the reading of versions and heads and the commit.
 */
export function composeGroup(
  batches: readonly (readonly Change<AnyTypes>[])[],
  versionOf: VersionOf,
  before: Heads,
): GroupWrite {
  const items = new Map<string, Map<string, Item>>()
  const events: { id: number; event: NewEvent }[] = []
  const audit: { id: number; entry: NewAuditEntry; hash: string }[] = []
  let heads = before
  return { outcomes: batches.map(applyBatch), items, events, audit, heads }

  function applyBatch(changes: readonly Change<AnyTypes>[]): Outcome {
    const refusal = applyItems(changes)
    if (refusal) return { refusal }
    const eventIds: number[] = []
    for (const change of changes) {
      if ('event' in change) {
        heads = { ...heads, eventId: heads.eventId + 1 }
        events.push({ id: heads.eventId, event: change.event })
        eventIds.push(heads.eventId)
      } else if ('audit' in change) {
        heads = { ...heads, auditId: heads.auditId + 1, auditHash: auditHash(heads.auditHash, change.audit) }
        audit.push({ id: heads.auditId, entry: change.audit, hash: heads.auditHash })
      }
    }
    return { eventIds }
  }

  function applyItems(changes: readonly Change<AnyTypes>[]): Error | undefined {
    const undo: (() => void)[] = []
    for (const change of changes) {
      if ('event' in change || 'audit' in change) continue
      const name = 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
      const id = 'remove' in change ? change.id : change.doc.id
      const known = itemsOf(name)
      const item = known.get(id)
      const version = item ? item.doc && item.version : versionOf(name, id)
      const refusal =
        'insert' in change
          ? version !== undefined && new DuplicateId(name, id)
          : version !== change.version && new VersionConflict(name, id)
      if (refusal) {
        for (const step of undo.reverse()) step()
        return refusal
      }
      undo.push(() => (item ? known.set(id, item) : known.delete(id)))
      const isNew = item ? item.isNew : version === undefined
      known.set(
        id,
        'remove' in change
          ? { version: 0, isNew, doc: undefined }
          : { version: (version ?? 0) + 1, isNew, doc: change.doc },
      )
    }
    return undefined
  }

  function itemsOf(name: string): Map<string, Item> {
    let known = items.get(name)
    if (!known) items.set(name, (known = new Map()))
    return known
  }
}

/** The ids that a group touches, by collection. */
export function touchedIds(batches: readonly (readonly Change<AnyTypes>[])[]): Map<string, Set<string>> {
  const touched = new Map<string, Set<string>>()
  for (const changes of batches) {
    for (const change of changes) {
      if ('event' in change || 'audit' in change) continue
      const name = 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
      const ids = touched.get(name) ?? new Set()
      touched.set(name, ids.add('remove' in change ? change.id : change.doc.id))
    }
  }
  return touched
}
