import type { Store } from '../../collections.ts'
import { every } from '../../platform/work/every.ts'

/** Commits of other processes are not told: they are looked for. */
const lookEachMs = 500

/**
 * Waits until a look at the store finds what is waited for, after each commit to these collections. Throws when the
 * signal aborts.
 */
export async function untilStored<Found>(
  { store, isStoreShared }: { readonly store: Pick<Store, 'onCommit'>; readonly isStoreShared: boolean },
  names: Parameters<Store['onCommit']>[0],
  signal: AbortSignal,
  look: () => Promise<{ readonly found: Found } | undefined>,
): Promise<Found> {
  let wake = () => {}
  const awake = () => wake()
  const stopListening = store.onCommit(names, awake)
  const timer = isStoreShared ? every(lookEachMs, awake) : undefined
  signal.addEventListener('abort', awake)
  try {
    for (;;) {
      signal.throwIfAborted()
      const changed = new Promise<void>((resolve) => {
        wake = resolve
      })
      const seen = await look()
      if (seen) return seen.found
      if (!signal.aborted) await changed
    }
  } finally {
    stopListening()
    void timer?.stop()
    signal.removeEventListener('abort', awake)
  }
}
