import type { Documents, Store } from '../../collections.ts'
import type { ListQuery } from '../../stores/port.ts'
import { namedChange } from './named-change.ts'
import { eachOf } from './page.ts'
import { tryCommit } from './try-commit.ts'

export interface Retention<Doc> extends Pick<ListQuery<Doc>, 'where' | 'orderBy'> {
  readonly isOld: (doc: Doc) => boolean
  /** All documents behind such a one are kept. In an ordered list, that is the first one that is not old. */
  readonly endsAt?: (doc: Doc) => boolean
  /** How many documents one commit removes. */
  readonly batch?: number
  /** How many documents are removed at most; the rest is left to the next time. */
  readonly max?: number
  readonly signal?: AbortSignal
}

type Removing = Pick<Store, 'read' | 'commit'>

/** Removes the old documents of a list in small commits, beside other writers. */
export async function removeOld<Name extends keyof Documents>(
  store: Removing,
  name: Name,
  retention: Retention<Documents[Name]>,
): Promise<void> {
  const { isOld, where, orderBy, batch = 200, max = Number.POSITIVE_INFINITY, signal } = retention
  const { endsAt = (doc) => orderBy !== undefined && !isOld(doc) } = retention
  const query: ListQuery<Documents[Name]> & { limit: number } = { limit: batch }
  if (where) query.where = where
  if (orderBy !== undefined) query.orderBy = orderBy
  const old: Found[] = []
  let count = 0
  for await (const found of eachOf(store.read[name], query)) {
    if (signal?.aborted || endsAt(found.doc)) break
    if (!isOld(found.doc)) continue
    old.push(found)
    if (++count === max) break
    if (old.length === batch) await removeAll(store, name, old.splice(0))
  }
  if (!signal?.aborted) await removeAll(store, name, old)
}

interface Found {
  readonly doc: { readonly id: string }
  readonly version: number
}

/** Removes documents in one commit. A document that another writer changes meanwhile stays. */
async function removeAll(store: Removing, name: keyof Documents, found: readonly Found[]): Promise<void> {
  const removals = found.map(({ doc: { id }, version }) => namedChange({ remove: name, id, version }))
  if (removals.length === 0 || (await tryCommit(store, removals))) return
  for (const removal of removals) await tryCommit(store, [removal])
}
