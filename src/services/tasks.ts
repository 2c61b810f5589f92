import type { Caller, Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { TaskDocument } from '../stores/documents.ts'
import type { Store, Versioned } from '../stores/port.ts'
import { ClaimClock } from './tasks/claim-clock.ts'
import type { Schedule } from './tasks/claim-clock.ts'
import { createComments } from './tasks/comments.ts'
import type { Comments } from './tasks/comments.ts'
import { planDependencies } from './tasks/dependencies.ts'
import { authorOf, editTask, readTask } from './tasks/edit.ts'
import type { PlannedTask } from './tasks/edit.ts'
import { asItIs, getRevision, listRevisions } from './tasks/history.ts'
import type { TaskAsItWas, TaskRevision } from './tasks/history.ts'
import { listTasks } from './tasks/list.ts'
import type { TaskSummary, TasksQuery } from './tasks/list.ts'
import { findNext } from './tasks/next.ts'
import type { Page, Plan } from './tasks/parts.ts'
import { planRemoval } from './tasks/removal.ts'
import { createReviews } from './tasks/reviews.ts'
import type { Reviews } from './tasks/reviews.ts'
import { toSummary, toWhole } from './tasks/whole.ts'
import type { Task } from './tasks/whole.ts'
import { planClaim, planNextClaim, planRelease, planTransition } from './tasks/work.ts'
import type { Claim, ClaimInput, NextClaimInput, ReleaseInput, TransitionInput } from './tasks/work.ts'
import type { Turns } from './turns.ts'

type Schemas = components['schemas']

/**
 * Tasks: what is to be done, who does it, and what it was. Plans are committed by the call that asked for them; each gives
 * the task as the commit leaves it. What names a task fails with `task_not_found` when there is none.
 */
export interface Tasks {
  /** A page of tasks; a credential for some tasks sees those alone. */
  list(query: TasksQuery, caller: Caller): Promise<{ tasks: TaskSummary[]; nextCursor?: string }>
  get(id: string): Promise<TaskAt>
  /** The task that is to be done next, if there is one. */
  next(tag: string | undefined, caller: Caller): Promise<TaskSummary | undefined>

  planCreation(input: Schemas['TaskInput'], caller: Caller): Promise<Plan<{ task: Task }>>
  planUpdate(
    id: string,
    patch: Schemas['TaskPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Plan<TaskAt>>
  planReviewers(id: string, reviewers: string[], ifVersion: number | undefined, caller: Caller): Promise<Plan<TaskAt>>
  planDependencies(
    id: string,
    dependsOn: string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Plan<TaskAt>>
  /** Refuses with `plan_running` while a job executes its plan. */
  planRemoval(id: string, ifVersion: number | undefined, caller: Caller): Promise<Plan<unknown>>

  /** Refuses with `invalid_transition` or `already_claimed`, as what claims and releases does. */
  planTransition(id: string, input: TransitionInput, caller: Caller): Promise<Plan<TaskAt>>
  planClaim(id: string, input: ClaimInput, caller: Caller): Promise<Plan<{ claim: Claim }>>
  planNextClaim(input: NextClaimInput, caller: Caller): Promise<Plan<{ task?: TaskSummary; claim?: Claim }>>
  planRelease(id: string, input: ReleaseInput, caller: Caller): Promise<Plan<TaskAt>>

  /** Newest first. */
  listRevisions(id: string, page: Page): Promise<{ revisions: TaskRevision[]; nextCursor?: string }>
  getRevision(id: string, revision: number): Promise<{ revision: TaskRevision; task: TaskAsItWas }>
  planRestoration(id: string, revision: number, caller: Caller): Promise<Plan<TaskAt>>

  readonly comments: Comments
  readonly reviews: Reviews

  /** Begins to look for claims that ran out. */
  start(): void
  stop(): Promise<void>
}

/** A task and its version. */
export interface TaskAt {
  readonly task: Task
  readonly version: number
}

export interface TasksOptions {
  readonly store: Store
  readonly turns: Turns
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly schedule?: Schedule
}

export function createTasks(options: TasksOptions): Tasks {
  const { store, now, newId } = options
  const clock = new ClaimClock(options)
  const whole = ({ doc }: Versioned<TaskDocument>) => toWhole(store, doc)
  return {
    list: (query, caller) => listTasks(store, query, caller.allow?.taskIds),
    get: async (id) => told(await readTask(store, id)),

    async next(tag, caller) {
      const found = await findNext(store, { tag, taskIds: caller.allow?.taskIds })
      return found && toSummary(found.doc)
    },

    async planCreation({ title, intent, author, ...given }, caller) {
      const at = now()
      const task: TaskDocument = {
        id: newId('task'),
        title: title ?? intent ?? fail('validation_failed', { message: 'Give a title.' }),
        ...(intent !== undefined && { intent }),
        content: '',
        priority: 'medium',
        readiness: 0,
        tags: [],
        ...given,
        author: author ?? authorOf(caller),
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
      return {
        task: await toWhole(store, task),
        changes: [
          { insert: 'tasks', doc: task },
          { insert: 'taskQueue', doc: { id: task.id, priority: task.priority } },
          {
            event: {
              kind: 'task.created',
              at,
              actor: caller.userId,
              taskId: task.id,
              data: { taskId: task.id, title: task.title },
            },
          },
        ],
      }
    },

    async planUpdate(id, { intent: patched, ...patch }, ifVersion, caller) {
      const edit = await editTask(store, id, now(), ifVersion)
      const { intent: before, ...others } = asItIs(edit.task)
      const intent = patched === undefined ? before : (patched ?? undefined)
      edit.update({ ...others, ...patch, ...(intent !== undefined && { intent }) }, authorOf(caller))
      return planned(await edit.plan(store))
    },

    async planReviewers(id, reviewers, ifVersion, caller) {
      const edit = await editTask(store, id, now(), ifVersion)
      edit.update({ ...asItIs(edit.task), reviewers }, authorOf(caller))
      return planned(await edit.plan(store))
    },

    planDependencies: async (id, dependsOn, ifVersion, caller) =>
      planned(await planDependencies(options, id, dependsOn, ifVersion, caller)),
    planRemoval: (id, ifVersion, caller) => planRemoval(options, id, ifVersion, caller),
    planTransition: async (id, input, caller) => planned(await planTransition(options, id, input, caller)),

    async planClaim(id, input, caller) {
      const { claim, changes } = await planClaim(options, id, input, caller)
      return { claim, changes }
    },

    async planNextClaim(input, caller) {
      const { task, ...given } = await planNextClaim(options, input, caller)
      return { ...given, ...(task && { task: toSummary(task) }) }
    },

    planRelease: async (id, input, caller) => planned(await planRelease(options, id, input, caller)),
    listRevisions: async (id, page) => listRevisions(store, (await readTask(store, id)).doc, page),
    getRevision: async (id, revision) => getRevision(store, (await readTask(store, id)).doc, revision),

    async planRestoration(id, revision, caller) {
      const edit = await editTask(store, id, now())
      const {
        task: { state: _state, dependsOn: _dependsOn, ...before },
      } = await getRevision(store, edit.task, revision)
      const { state, dependsOn } = edit.task
      edit.update({ ...before, state, dependsOn }, authorOf(caller), revision)
      return planned(await edit.plan(store))
    },

    comments: createComments(options),
    reviews: createReviews(options),
    start: () => clock.start(),
    stop: () => clock.stop(),
  }

  async function told(found: Versioned<TaskDocument>): Promise<TaskAt> {
    return { task: await whole(found), version: found.version }
  }

  async function planned({ changes, ...found }: PlannedTask): Promise<Plan<TaskAt>> {
    return { ...(await told(found)), changes }
  }
}
