import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { generation, onEvent } from '../live.ts'

const gatherMs = 200

/**
 * Reads at first, when the connection is back, when `key` has changed, and a moment after an event of these kinds: many
 * at once are one read, and one that comes during a read is followed by another.
 */
export function useReading(read: () => unknown, isAbout: (kind: string) => boolean, key = ''): void {
  const generationNow = generation.value
  useEffect(() => {
    void read()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onEvent(({ kind }) => {
      if (!isAbout(kind)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void read()
      }, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [generationNow, key])
}

/** A thing that a screen is about, and that follows its events. */
interface OpenThing {
  readonly take: Parameters<typeof onEvent>[0]
  close(): void
}

/** The thing with this id: read at first and when the connection is back, and closed with its screen. */
export function useOpenThing<Thing extends OpenThing>(
  id: string,
  make: (id: string) => Thing,
  read: (open: Thing) => unknown,
): Thing {
  const open = useMemo(() => make(id), [id])
  useEffect(() => {
    const stopEvents = onEvent((event) => open.take(event))
    const stopReads = effect(() => {
      void generation.value
      void read(open)
    })
    return () => {
      stopEvents()
      stopReads()
      open.close()
    }
  }, [open])
  return open
}
