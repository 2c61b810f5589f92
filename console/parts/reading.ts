import { effect, useSignal } from '@preact/signals'
import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { generation, onEvent } from '../live.ts'
import { Gatherer } from './gather.ts'
import { sayFailure } from './toasts.tsx'

const gatherMs = 200

/** Whether what is read may have changed with an event. */
type IsAbout = (kind: string, event: Schemas.Event) => boolean

/**
 * Reads at first, when the connection is back, when `key` has changed, and a moment after an event of these kinds: many
 * at once are one read, and one that comes during a read is followed by another.
 */
export function useReading(read: () => unknown, isAbout: IsAbout, key = ''): void {
  const generationNow = generation.value
  useEffect(() => {
    void read()
    const gatherer = new Gatherer(read, gatherMs)
    const stop = onEvent((event) => {
      if (isAbout(event.kind, event)) gatherer.ask()
    })
    return () => {
      gatherer.close()
      stop()
    }
  }, [generationNow, key])
}

/** What a part of a screen has read, and what keeps it current. */
export interface Reading<Value> {
  /** Nothing before it was read for the first time. */
  readonly value: Value | undefined
  /** What failed, in the words of the service. */
  readonly problem: string | undefined
  /** The code of what failed. */
  readonly code: string | undefined
  readonly read: () => Promise<void>
  /** Shows what an own change has answered. A read that began before it is dropped. */
  readonly show: (value: Value) => void
}

/** Reads as `useReading` does, and gives what was read. `key` has all that the read depends on. */
export function useRead<Value>(ask: () => PromiseLike<Value>, isAbout: IsAbout, key = ''): Reading<Value> {
  const found = useSignal<{ readonly key: string; readonly value: Value } | undefined>(undefined)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const newest = useRef(0)
  const show = (value: Value) => {
    newest.current += 1
    found.value = { key, value }
    setFailure(undefined)
  }
  const read = async () => {
    const own = ++newest.current
    try {
      const value = await ask()
      if (own === newest.current) show(value)
    } catch (error) {
      if (isSignedOut(error)) leave()
      if (own === newest.current) setFailure({ error })
    }
  }
  useReading(read, isAbout, key)
  const shown = found.value
  return {
    value: shown?.key === key ? shown.value : undefined,
    problem: failure && sentenceOf(failure.error),
    code: failure?.error instanceof GantryError ? failure.error.code : undefined,
    read,
    show,
  }
}

interface Pages<Item> {
  readonly items: readonly Item[]
  readonly next?: string | undefined
}

export interface PagedReading<Item> extends Reading<Pages<Item>> {
  /** Reads the next page; nothing after the last one. */
  readonly more: (() => Promise<void>) | undefined
}

/**
 * Reads a list by pages. When something has changed, it reads from the beginning as many pages as are shown, so that
 * nothing that was shown goes away. A next page that comes when the list was read anew, or is being read, is dropped,
 * and the list is read with one page more: neither of both writes over the other.
 */
export function usePages<Item>(
  ask: (cursor: { readonly cursor?: string }) => PromiseLike<Pages<Item>>,
  isAbout: IsAbout,
  key = '',
): PagedReading<Item> {
  const state = useRef<PagesState<Item>>(newState(key))
  if (state.current.key !== key) state.current = newState(key)
  const { current } = state
  const readAll = async () => {
    current.readings += 1
    try {
      return await readPages(ask, current.pages)
    } finally {
      current.readings -= 1
    }
  }
  const reading = useRead(readAll, isAbout, key)
  current.shown = reading.value
  const more = async () => {
    const { shown } = current
    if (shown?.next === undefined) return
    const page = await ask({ cursor: shown.next })
    if (state.current !== current) return
    current.pages += 1
    if (current.shown !== shown || current.readings > 0) return reading.read()
    reading.show({ items: [...shown.items, ...page.items], next: page.next })
  }
  return { ...reading, more: reading.value?.next === undefined ? undefined : () => more().catch(sayFailure) }
}

interface PagesState<Item> {
  readonly key: string
  /** How many are shown. */
  pages: number
  /** How many reads of the whole list are on their way. */
  readings: number
  shown: Pages<Item> | undefined
}

function newState(key: string): PagesState<never> {
  return { key, pages: 1, readings: 0, shown: undefined }
}

async function readPages<Item>(
  ask: (cursor: { readonly cursor?: string }) => PromiseLike<Pages<Item>>,
  count: number,
): Promise<Pages<Item>> {
  let { items, next } = await ask({})
  for (let page = 1; page < count && next !== undefined; page++) {
    const more = await ask({ cursor: next })
    items = [...items, ...more.items]
    next = more.next
  }
  return { items, next }
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
