import { useSignal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { generation, onEvent } from '../live.ts'

interface WatchedList<Item> {
  readonly items: Signal<readonly Item[] | undefined>
  readonly problem: string | undefined
  readonly read: () => Promise<void>
}

/** A list that is read again when an event of one of these kinds comes. */
export function useWatchedList<Item>(kinds: RegExp, list: () => Promise<readonly Item[]>): WatchedList<Item> {
  const items = useSignal<readonly Item[] | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  const read = async () => {
    try {
      items.value = await list()
      setProblem(undefined)
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  const generationNow = generation.value
  useEffect(() => void read(), [generationNow])
  useEffect(() => onEvent(({ kind }) => void (kinds.test(kind) && read())), [])
  return { items, problem, read }
}
