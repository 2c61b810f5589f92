import { effect, signal } from '@preact/signals'
import { gantry } from './gantry.ts'
import { generation, onEvent } from './live.ts'
import { Gatherer } from './parts/gather.ts'

/** How much waits for a decision of the user. */
export const waitingCount = signal(0)

const pauseMs = 500
/** What may begin or end a wait. */
const kinds =
  /^(task\.(transitioned|updated|review|deleted)|chat\.approval|mcp\.call\.(waiting|started|finished)|config\.|skill\.)/
const gatherer = new Gatherer(read, pauseMs)

export function isWaitingEvent(kind: string): boolean {
  return kinds.test(kind)
}

/** Keeps the number current until what it gives is called. */
export function isWatched(): () => void {
  const stopReads = effect(() => {
    void generation.value
    void read()
  })
  const stopEvents = onEvent(({ kind }) => {
    if (isWaitingEvent(kind)) gatherer.ask()
  })
  return () => {
    stopReads()
    stopEvents()
  }
}

async function read(): Promise<void> {
  try {
    waitingCount.value = (await gantry.waiting.list({ limit: 1 })).total
  } catch {
    // The number is an extra: the screens say what fails.
  }
}
