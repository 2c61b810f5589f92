import { effect, useSignal } from '@preact/signals'
import { GantryError } from 'gantry/client'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { generation, onEvent } from '../live.ts'
import { Gatherer } from './gather.ts'
import { sayFailure } from './toasts.tsx'

const gatherMs = 200

/**
 * Reads at first, when the connection is back, when `key` has changed, and a moment after an event of these kinds: many
 * at once are one read, and one that comes during a read is followed by another.
 */
export function useReading(read: () => unknown, isAbout: (kind: string) => boolean, key = ''): void {
  const generationNow = generation.value
  useEffect(() => {
    void read()
    const gatherer = new Gatherer(read, gatherMs)
    const stop = onEvent(({ kind }) => {
      if (isAbout(kind)) gatherer.ask()
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
export function useRead<Value>(
  ask: () => PromiseLike<Value>,
  isAbout: (kind: string) => boolean,
  key = '',
): Reading<Value> {
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

/** Reads a list by pages: from its beginning when something has changed. */
export function usePages<Item>(
  ask: (cursor: { readonly cursor?: string }) => PromiseLike<Pages<Item>>,
  isAbout: (kind: string) => boolean,
  key = '',
): PagedReading<Item> {
  const reading = useRead(() => ask({}), isAbout, key)
  const { items = [], next } = reading.value ?? {}
  const more = async () => {
    if (next === undefined) return
    const page = await ask({ cursor: next })
    reading.show({ items: [...items, ...page.items], next: page.next })
  }
  return { ...reading, more: next === undefined ? undefined : () => more().catch(sayFailure) }
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
