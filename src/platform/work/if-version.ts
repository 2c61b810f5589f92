import { fail } from '../../errors.ts'

/** Refuses an item with `revision_mismatch` when it is not at the version that `If-Match` names, if it names one. */
export function requireVersion<Item extends { readonly version: number }>(
  found: Item,
  ifVersion: number | undefined,
): Item {
  return ifVersion === undefined || ifVersion === found.version
    ? found
    : fail('revision_mismatch', { version: found.version })
}
