import { batch, computed, signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { Gatherer } from '../parts/gather.ts'
import { taskItems } from './items.ts'
import type { TaskItem } from './items.ts'
import { states } from './query.ts'
import type { State, TaskFilters } from './query.ts'

const pageSize = 50
/** The service gives so many by their ids in one call. */
const idsMax = 100
/** Changes that come together are read together. */
const gatherMs = 15
const pauseMs = 300

/** What rows and cards show: no texts. */
const fields: Schemas.TaskField[] = [
  'title',
  'priority',
  'tags',
  'author',
  'reviewers',
  'state',
  'claim',
  'dependsOn',
  'rank',
  'planStepCount',
  'commentCount',
  'changeCount',
  'createdAt',
  'updatedAt',
]

interface Column {
  readonly next: string | undefined
  readonly isLoading: boolean
}

/** The tasks of one query, by their states: read in pages, and kept by events. */
export class TaskBoard {
  readonly filters: TaskFilters
  readonly shown: readonly State[]
  readonly counts = signal<Schemas.TaskCounts | undefined>(undefined)
  readonly problem = signal<string | undefined>(undefined)
  readonly isLoaded = signal(false)
  readonly #ids = signal<ReadonlySet<string>>(new Set())
  readonly #columns = signal<Readonly<Partial<Record<State, Column>>>>({})
  readonly #lists: Readonly<Record<State, ReadonlySignal<readonly string[]>>>
  readonly #changed = new Set<string>()
  readonly #gatherer = new Gatherer(() => this.#readChanged(), gatherMs, pauseMs)
  #isReading = false
  #isOver = false

  constructor(filters: TaskFilters) {
    this.filters = filters
    this.shown = filters.state ?? states.filter((state) => state !== 'cancelled')
    const byState = computed(() => this.#sorted())
    const listOf = (state: State) => {
      let before: readonly string[] = []
      // The same list stays the same value, and draws nothing.
      return computed(() => (before = sameOr(before, byState.value[state])))
    }
    this.#lists = {
      open: listOf('open'),
      in_progress: listOf('in_progress'),
      blocked: listOf('blocked'),
      in_review: listOf('in_review'),
      done: listOf('done'),
      cancelled: listOf('cancelled'),
    }
  }

  /** The ids of the loaded tasks in a state, in their order. */
  idsIn(state: State): readonly string[] {
    return this.#lists[state].value
  }

  hasMore(state: State): boolean {
    return this.#columns.value[state]?.next !== undefined
  }

  async load(): Promise<void> {
    this.problem.value = undefined
    try {
      await Promise.all([...this.shown.map((state) => this.#page(state, undefined)), this.#count()])
    } catch (error) {
      this.#fail(error)
    }
    this.isLoaded.value = true
  }

  /** The next page of a column. */
  async more(state: State): Promise<void> {
    const column = this.#columns.value[state]
    if (column?.next === undefined || column.isLoading) return
    this.#columns.value = { ...this.#columns.value, [state]: { ...column, isLoading: true } }
    await this.#page(state, column.next).catch((error: unknown) => this.#fail(error))
  }

  /** Reads a task again, with those that change at the same time. */
  change(id: string): void {
    taskItems.touch(id)
    this.#changed.add(id)
    // A read that is under way is followed by another.
    if (!this.#isReading) this.#gatherer.ask()
  }

  close(): void {
    this.#isOver = true
    this.#gatherer.close()
  }

  #sorted(): Record<State, string[]> {
    const found: Record<State, string[]> = {
      open: [],
      in_progress: [],
      blocked: [],
      in_review: [],
      done: [],
      cancelled: [],
    }
    const keys = new Map<string, string>()
    for (const id of this.#ids.value) {
      const task = taskItems.item(id).value
      if (task?.state === undefined) continue
      found[task.state].push(id)
      keys.set(id, (this.filters.q === undefined ? task.rank : task.createdAt) ?? '')
    }
    const direction = this.filters.q === undefined ? 1 : -1
    const compare = (one: string, other: string) => {
      const [a = '', b = ''] = [keys.get(one), keys.get(other)]
      return a < b ? -direction : a > b ? direction : 0
    }
    for (const state of states) found[state].sort(compare)
    return found
  }

  async #page(state: State, cursor: string | undefined): Promise<void> {
    const read = taskItems.next()
    const { tasks, nextCursor } = await gantry.tasks.list({
      ...this.filters,
      state: [state],
      limit: pageSize,
      fields,
      ...(this.filters.q === undefined && { sort: 'rank' }),
      ...(cursor !== undefined && { cursor }),
    })
    batch(() => {
      taskItems.merge(tasks, read)
      this.#ids.value = new Set([...this.#ids.value, ...tasks.map(({ id }) => id)])
      this.#columns.value = { ...this.#columns.value, [state]: { next: nextCursor, isLoading: false } }
    })
    await this.#readDependencies(tasks)
  }

  /** What tasks wait for may be on no page that was read. */
  async #readDependencies(tasks: readonly TaskItem[]): Promise<void> {
    const waitedFor = new Set(tasks.flatMap(({ dependsOn = [] }) => dependsOn))
    const ids = [...waitedFor].filter((id) => taskItems.item(id).peek() === undefined).slice(0, idsMax)
    if (ids.length === 0) return
    const read = taskItems.next()
    taskItems.merge((await gantry.tasks.list({ ids, limit: idsMax, fields })).tasks, read)
  }

  async #count(): Promise<void> {
    const { state: _, ...filters } = this.filters
    this.counts.value = (await gantry.tasks.count(filters)).counts
  }

  async #readChanged(): Promise<void> {
    const ids = [...this.#changed].slice(0, idsMax)
    for (const id of ids) this.#changed.delete(id)
    this.#isReading = true
    // What has changed is shown before all tasks are counted.
    const counting = this.#count().catch((error: unknown) => this.#fail(error))
    try {
      const read = taskItems.next()
      const { tasks } = await gantry.tasks.list({ ...this.filters, ids, limit: idsMax, fields })
      if (this.#isOver) return
      const given = new Set(tasks.map(({ id }) => id))
      batch(() => {
        taskItems.merge(tasks, read)
        this.#ids.value = new Set([...[...this.#ids.value].filter((id) => !ids.includes(id)), ...given])
      })
    } catch (error) {
      this.#fail(error)
    }
    await counting
    this.#isReading = false
    if (this.#changed.size > 0 && !this.#isOver) this.#gatherer.ask()
  }

  #fail(error: unknown): void {
    if (isSignedOut(error)) leave()
    else this.problem.value = sentenceOf(error)
  }
}

function sameOr(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.length === now.length && before.every((id, index) => id === now[index]) ? before : now
}
