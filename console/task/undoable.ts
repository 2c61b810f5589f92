import { attempt, say } from '../parts/toasts.tsx'
import type { OpenTask } from './model.ts'

interface Change {
  /** What was done, in words. */
  readonly done: string
  readonly run: () => PromiseLike<unknown>
  /** Takes it back. */
  readonly back: () => PromiseLike<unknown>
}

/** Changes a task, and offers to take it back. */
export async function changeUndoably(open: OpenTask, { done, run, back }: Change): Promise<void> {
  await attempt(async () => {
    await run()
    say(done, () => void attempt(async () => back()).then(() => open.change()))
  })
  open.change()
}
