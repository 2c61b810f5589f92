import { batch, signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'

export type TaskItem = Schemas.TaskSummary

/**
 * One signal for each task, so that a change draws what shows this task alone. Answers may arrive in another order than
 * they were asked for: each read has a number, and an answer never replaces what a later read or change has given.
 */
export class TaskItems {
  readonly #items = new Map<string, Signal<TaskItem | undefined>>()
  /** The number of the last read or change of a task. */
  readonly #changes = new Map<string, number>()
  #count = 0

  item(id: string): Signal<TaskItem | undefined> {
    const found = this.#items.get(id) ?? signal<TaskItem | undefined>(undefined)
    this.#items.set(id, found)
    return found
  }

  /** The number of a read that starts now. */
  next(): number {
    return ++this.#count
  }

  /** That a task has changed: what was read before is old. */
  touch(id: string): void {
    this.#changes.set(id, ++this.#count)
  }

  /** Takes what a read has given, and gives the ids of those that it gave. */
  merge(tasks: readonly TaskItem[], read: number): void {
    batch(() => {
      for (const task of tasks) if (this.#isNewer(task, read)) this.#put(task, read)
    })
  }

  /** Shows a change before the service has made it; gives what takes it back. */
  expect(id: string, change: Partial<TaskItem>): () => void {
    const item = this.item(id)
    const before = item.value
    if (before === undefined) return () => {}
    this.touch(id)
    const expected = { ...before, ...change }
    item.value = expected
    return () => {
      if (item.value === expected) item.value = before
    }
  }

  remove(id: string): void {
    this.touch(id)
    this.item(id).value = undefined
  }

  #isNewer(task: TaskItem, read: number): boolean {
    const present = this.#items.get(task.id)?.peek()
    if (present === undefined) return read >= (this.#changes.get(task.id) ?? 0)
    if ((task.updatedAt ?? '') < (present.updatedAt ?? '')) return false
    return read >= (this.#changes.get(task.id) ?? 0)
  }

  #put(task: TaskItem, read: number): void {
    this.#changes.set(task.id, read)
    const item = this.item(task.id)
    if (JSON.stringify(item.peek()) !== JSON.stringify(task)) item.value = task
  }
}

export const taskItems = new TaskItems()
