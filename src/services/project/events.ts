import type { Change } from '../../collections.ts'

/** The file gantry.json was changed by a call. */
export function configUpdated(
  keys: readonly string[],
  { at, actor, restoredFrom }: { readonly at: string; readonly actor: string; readonly restoredFrom?: number },
): Change {
  const data = { keys: keys.slice(0, keysMax), ...(restoredFrom !== undefined && { restoredFrom }) }
  return { event: { kind: 'config.updated', at, actor, data } }
}

const keysMax = 64
