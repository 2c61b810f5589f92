import { signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { can, canInProject } from '../session.ts'
import { taskItems } from '../tasks/items.ts'
import { Gatherer } from '../parts/gather.ts'
import { useOpenThing } from '../parts/reading.ts'

/** Changes that come together are read together. */
const gatherMs = 20
const pauseMs = 250

/** One task with all that belongs to it, kept by events. */
export class OpenTask {
  readonly id: string
  readonly task = signal<Schemas.Task | undefined>(undefined)
  readonly problem = signal<string | undefined>(undefined)
  /** Whether it was removed while it was looked at. */
  readonly isGone = signal(false)
  readonly reviews = signal<readonly Schemas.Review[]>([])
  readonly changes = signal<readonly Schemas.ReviewedFileChange[] | undefined>(undefined)
  /** What is being saved of the plan, and read again then: what runs next runs after it. Never rejects. */
  saving: Promise<unknown> = Promise.resolve()
  /** The version of the task that is shown, for `If-Match`. */
  etag: string | undefined
  #read = 0
  #shown = 0
  readonly #gatherer = new Gatherer(() => this.load(), gatherMs, pauseMs)
  #changesAreOld = true

  constructor(id: string) {
    this.id = id
  }

  async load(): Promise<void> {
    this.#gatherer.begin()
    const read = ++this.#read
    try {
      const [{ data, etag }, reviews] = await Promise.all([
        gantry.tasks.get({ id: this.id }).answer(),
        gantry.tasks.reviews.list({ id: this.id }),
      ])
      // An answer to an earlier read never replaces that to a later one.
      if (read < this.#shown) return
      this.#shown = read
      this.etag = etag
      this.task.value = data
      this.reviews.value = reviews.reviews
      this.problem.value = undefined
      if (data.changes.length === 0) this.changes.value = []
      else if (this.#changesAreOld) await this.#loadChanges()
    } catch (error) {
      if (isSignedOut(error)) leave()
      else this.problem.value = sentenceOf(error)
    }
  }

  /** Reads again soon. */
  change(): void {
    this.#gatherer.ask()
  }

  take(event: Schemas.Event): void {
    if (!('taskId' in event) || event.taskId !== this.id) return
    if (event.kind === 'task.deleted') {
      this.isGone.value = true
      return
    }
    if (event.kind.startsWith('task.changes.') || event.kind.startsWith('file.')) this.#changesAreOld = true
    if (/^(task|plan_step|job)\./.test(event.kind) && event.kind !== 'plan_step.output') this.change()
    taskItems.touch(this.id)
  }

  close(): void {
    this.#gatherer.close()
  }

  async #loadChanges(): Promise<void> {
    this.#changesAreOld = false
    this.changes.value = (await readChanges(this.id)).changes
  }
}

/** With the text before, where the session may read it. */
async function readChanges(id: string): Promise<Schemas.TaskChangesFoundAnswer['data']> {
  if (!can('git:read')) return gantry.changes.get({ id })
  const { data } = await gantry.changes.get({ id, include: ['before'] }).outcome()
  return data ?? gantry.changes.get({ id })
}

export function useOpenTask(id: string): OpenTask {
  return useOpenThing(
    id,
    (each) => new OpenTask(each),
    (open) => open.load(),
  )
}

const people = signal<ReadonlyMap<string, string>>(new Map())
let arePeopleAsked = false

/** The names of users by their ids, where the session may read them. */
export function nameOf(idOrName: string): string {
  return people.value.get(idOrName) ?? idOrName
}

export function knownPeople(): ReadonlyMap<string, string> {
  return people.value
}

export async function loadPeople(): Promise<void> {
  if (arePeopleAsked || !canInProject('users:read')) return
  arePeopleAsked = true
  const { data } = await gantry.users.list({ limit: 200 }).outcome()
  if (data) people.value = new Map(data.users.map(({ id, name }) => [id, name]))
}
