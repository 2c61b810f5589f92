import type { Change } from '../../collections.ts'
import type { Moment } from '../../platform/work/moment.ts'

/** The file gantry.json was changed by a call. */
export function configUpdated(
  keys: readonly string[],
  { at, actor, restoredFrom }: Moment & { readonly restoredFrom?: number },
): Change {
  const data = { keys: keys.slice(0, keysMax), ...(restoredFrom !== undefined && { restoredFrom }) }
  return { event: { kind: 'config.updated', at, actor, data } }
}

const keysMax = 64
