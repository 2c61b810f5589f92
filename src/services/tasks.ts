import type { Caller, Log, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { TaskDocument } from '../collections/tasks.ts'
import type { Versioned } from '../stores/port.ts'
import { TaskChanges } from './tasks/changes.ts'
import type { ChangesContext } from './tasks/changes.ts'
import { ClaimClock } from './tasks/claim-clock.ts'
import type { Repeat } from '../platform/work/every.ts'
import { TaskComments } from './tasks/comments.ts'
import type { TaskOrigin } from './tasks/comments.ts'
import { setDependencies } from './tasks/dependencies.ts'
import { actorOf, editTask, permittedAuthor, requireTask } from './tasks/edit.ts'
import type { StagedTask } from './tasks/edit.ts'
import { taskCreated } from './tasks/events.ts'
import { asItIs, getRevision, listRevisions } from './tasks/history.ts'
import type { TaskAsItWas, TaskRevision } from './tasks/history.ts'
import { countTasks, listTasks } from './tasks/list.ts'
import type { TaskCountsQuery, TaskSummary, TasksQuery } from './tasks/list.ts'
import { findNext } from './tasks/next.ts'
import type { PageQuery } from '../platform/work/page.ts'
import { placeTask } from './tasks/ranks.ts'
import { removeTask } from './tasks/removal.ts'
import type { RemovalContext } from './tasks/removal.ts'
import { TaskReviews } from './tasks/reviews.ts'
import { toNewWhole, toSummary, toWhole } from './tasks/whole.ts'
import type { Task } from './tasks/whole.ts'
import { claimNextTask, claimTask, releaseTask, transitionTask } from './tasks/work.ts'
import type { Claim, ClaimInput, NextClaimInput, ReleaseInput, TransitionInput } from './tasks/work.ts'
import type { Area } from '../foundation.ts'
import type { Commits } from '../platform/work/commits.ts'

export { changePlan, requireTask } from './tasks/edit.ts'
export { toPlanStep } from './tasks/plan-step.ts'
export type { WaitingReview } from './tasks/reviews.ts'
export type { TaskDocument } from '../collections/tasks.ts'

type Schemas = components['schemas']

/** A task and its version. */
export interface TaskAt {
  readonly task: Task
  readonly version: number
}

export interface TasksOptions extends ChangesContext, RemovalContext {
  readonly commits: Commits
  readonly log: Log
  readonly isStoreShared: boolean
  readonly repeat?: Repeat
}

/**
 * Tasks: what is to be done, who does it, and what it was. What changes a task is staged for the caller to commit, and
 * gives the task as the commit leaves it. Methods that take a task id fail with `task_not_found` if there is no such
 * task.
 */
export class Tasks implements Area {
  readonly comments: TaskComments
  readonly reviews: TaskReviews
  readonly changes: TaskChanges
  readonly #options: TasksOptions
  readonly #clock: ClaimClock

  constructor(options: TasksOptions) {
    this.#options = options
    this.#clock = new ClaimClock(options)
    this.comments = new TaskComments(options)
    this.reviews = new TaskReviews(options)
    this.changes = new TaskChanges(options)
  }

  /** A page of tasks; a credential for some tasks sees those alone. */
  list(query: TasksQuery, { allow }: Caller): Promise<{ tasks: TaskSummary[]; nextCursor?: string }> {
    return listTasks(this.#options, query, allow?.taskIds)
  }

  /** The tasks in each state, of those that the same filters of `list` give. */
  count(query: TaskCountsQuery, { allow }: Caller): Promise<Schemas['TaskCounts']> {
    return countTasks(this.#options, query, allow?.taskIds)
  }

  async get(id: string): Promise<TaskAt> {
    return this.#describe(await requireTask(this.#options.store, id))
  }

  /** For what is found by its task alone. */
  async require(id: string): Promise<void> {
    await requireTask(this.#options.store, id)
  }

  /** The task that is to be done next, if there is one. */
  async next(tags: readonly string[], { allow }: Caller): Promise<TaskSummary | undefined> {
    const found = await findNext(this.#options.store, { tags, taskIds: allow?.taskIds })
    return found && toSummary(found.doc, this.#options.actors)
  }

  async create(input: Schemas['TaskInput'], caller: Caller, origin: TaskOrigin = {}): Promise<Staged<{ task: Task }>> {
    const { now, newId } = this.#options
    const { isFromOutside } = origin
    const task = newTask(input, { id: newId('task'), at: now(), caller })
    if (isFromOutside) task.isFromOutside = isFromOutside
    return {
      task: toNewWhole(task, this.#options.actors),
      changes: [
        { insert: 'tasks', doc: task },
        { insert: 'taskQueue', doc: { id: task.id, priority: task.priority } },
        taskCreated({ at: task.createdAt, actor: caller.userId, taskId: task.id }, { title: task.title }),
      ],
    }
  }

  async update(
    id: string,
    { intent: patched, ...patch }: Schemas['TaskPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<TaskAt>> {
    const { store, now } = this.#options
    const edit = await editTask(store, id, now(), ifVersion)
    const { intent: before, ...others } = asItIs(edit.task)
    const intent = patched === undefined ? before : (patched ?? undefined)
    edit.update({ ...others, ...patch, ...(intent !== undefined && { intent }) }, actorOf(caller))
    return this.#staged(await edit.stage(store))
  }

  async setReviewers(
    id: string,
    reviewers: string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<TaskAt>> {
    const { store, now } = this.#options
    const edit = await editTask(store, id, now(), ifVersion)
    edit.update({ ...asItIs(edit.task), reviewers }, actorOf(caller))
    return this.#staged(await edit.stage(store))
  }

  async setDependencies(
    id: string,
    dependsOn: string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<TaskAt>> {
    return this.#staged(await setDependencies(this.#options, id, dependsOn, ifVersion, caller))
  }

  /** Refuses with what the hooks of other areas refuse, as `plan_running` while a job executes its plan. */
  remove(id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    return removeTask(this.#options, id, ifVersion, caller)
  }

  /** Refuses with `invalid_transition` or `already_claimed`, as what claims and releases does. */
  async transition(id: string, input: TransitionInput, caller: Caller): Promise<Staged<TaskAt>> {
    return this.#staged(await transitionTask(this.#options, id, input, caller))
  }

  /** Refuses with `quota_exceeded` where too many tasks were moved to one place. */
  async move(
    id: string,
    input: Schemas['TaskMoveInput'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<TaskAt>> {
    return this.#staged(await placeTask(this.#options, id, input, ifVersion, caller))
  }

  async claim(id: string, input: ClaimInput, caller: Caller): Promise<Staged<{ claim: Claim }>> {
    const { claim, changes } = await claimTask(this.#options, id, input, caller)
    return { claim, changes }
  }

  async claimNext(
    input: NextClaimInput,
    caller: Caller,
  ): Promise<Staged<{ next?: { task: TaskSummary; claim: Claim } }>> {
    const { changes, claim, task } = await claimNextTask(this.#options, input, caller)
    return { changes, ...(claim && task && { next: { task: toSummary(task, this.#options.actors), claim } }) }
  }

  async release(id: string, input: ReleaseInput, caller: Caller): Promise<Staged<TaskAt>> {
    return this.#staged(await releaseTask(this.#options, id, input, caller))
  }

  /** Newest first. */
  async listRevisions(id: string, page: PageQuery): Promise<{ revisions: TaskRevision[]; nextCursor?: string }> {
    const { store } = this.#options
    return listRevisions(this.#options, (await requireTask(store, id)).doc, page)
  }

  async getRevision(id: string, revision: number): Promise<{ revision: TaskRevision; task: TaskAsItWas }> {
    const { store } = this.#options
    return getRevision(this.#options, (await requireTask(store, id)).doc, revision)
  }

  async restore(id: string, revision: number, caller: Caller): Promise<Staged<TaskAt>> {
    const { store, now } = this.#options
    const edit = await editTask(store, id, now())
    const {
      task: { state: _state, dependsOn: _dependsOn, ...before },
    } = await getRevision(this.#options, edit.task, revision)
    const { state, dependsOn } = edit.task
    edit.update({ ...before, state, dependsOn }, actorOf(caller), revision)
    return this.#staged(await edit.stage(store))
  }

  /** Begins to look for claims that ran out. */
  start(): void {
    this.#clock.start()
  }

  close(): Promise<void> {
    return this.#clock.stop()
  }

  async #describe({ doc, version }: Versioned<TaskDocument>): Promise<TaskAt> {
    return { task: await toWhole(this.#options, doc), version }
  }

  async #staged({ changes, ...found }: StagedTask): Promise<Staged<TaskAt>> {
    return { ...(await this.#describe(found)), changes }
  }
}

/** Each field is named: to copy all but some takes several times as long. */
function newTask(
  { title, intent, author, content = '', priority = 'medium', readiness = 0, tags = [] }: Schemas['TaskInput'],
  { id, at, caller }: { readonly id: string; readonly at: string; readonly caller: Caller },
): TaskDocument {
  const task: TaskDocument = {
    id,
    title: title ?? intent ?? fail('validation_failed', { message: 'Give a title.' }),
    content,
    priority,
    readiness,
    tags,
    author: permittedAuthor(author, caller),
    reviewers: [],
    state: 'open',
    dependsOn: [],
    revision: 1,
    planStepIds: [],
    commentCount: 0,
    changeCount: 0,
    createdAt: at,
    updatedAt: at,
  }
  if (intent !== undefined) task.intent = intent
  if (caller.tokenName !== undefined) task.tokenName = caller.tokenName
  return task
}
