import { isDeepStrictEqual } from 'node:util'
import type { Change, Documents, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { eachOf } from '../work/page.ts'
import { tryCommit } from '../work/try-commit.ts'

/**
 * Seals the secrets of a collection with the current key: after a change of the key, and where an earlier run had none.
 * A document that another writer changes meanwhile is read again. Fails with `SecretsLocked` without the key that
 * sealed.
 */
export async function resealAll<Name extends keyof Documents>(
  store: Pick<Store, 'read' | 'commit'>,
  name: Name,
  resealed: (doc: Documents[Name]) => Documents[Name] | Promise<Documents[Name]>,
): Promise<void> {
  for await (const found of eachOf(store.read[name], { limit: 200 })) {
    let current: Versioned<Documents[Name]> | undefined = found
    while (current !== undefined) {
      const doc: Documents[Name] = await resealed(current.doc)
      // The document is of the collection of this name; of a union of all, the compiler does not see that.
      const change = { replace: name, version: current.version, doc } as Change
      if (isDeepStrictEqual(doc, current.doc) || (await tryCommit(store, [change]))) break
      current = await store.read[name].get(found.doc.id)
    }
  }
}
