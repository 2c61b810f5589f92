import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { TaskDocuments, TaskDocument } from '../../collections/tasks.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { taskClaimChanged, taskTransitioned, taskUpdated } from './events.ts'
import type { ClaimEventKind, TaskMoment } from './events.ts'
import { asItIs, changedFields, recordRevision } from './history.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { mayActForOthers, refuseTask } from '../identity.ts'
import type { Actor, Author, ChangedField, TaskAsItWas } from './history.ts'
import { isWaiting } from './states.ts'
import type { TaskState } from './states.ts'

export type ClaimDocument = TaskDocuments['taskClaims']

type CountedField = 'commentCount' | 'commentBytes' | 'reviewCount' | 'changeCount' | 'planStepIds'

/** The task as the commit leaves it. */
export type StagedTask = Staged<Versioned<TaskDocument>>

/** The actor of events that the service itself causes. */
const system: Actor = { user: { id: 'system', name: 'System' } }

/** Fails with `task_not_found` when there is no such task, or no id that the caller may name. */
export async function requireTask(
  store: Pick<Store, 'read'>,
  id: string | undefined,
  message?: string,
): Promise<Versioned<TaskDocument>> {
  const found = id === undefined ? undefined : await store.read.tasks.get(id)
  if (found) return found
  return message === undefined && id !== undefined
    ? refuseTask(id)
    : fail('task_not_found', { ...(message !== undefined && { message }) })
}

/** Begins to change a task. Refuses when it is no longer at the version that the caller read. */
export async function editTask(store: Store, id: string, at: string, ifVersion?: number): Promise<TaskEdit> {
  const found = requireVersion(await requireTask(store, id), ifVersion)
  return new TaskEdit(found, found.doc.claim && (await store.read.taskClaims.get(id)), at)
}

/**
 * Stages the change of a task that comes with a change of its plan, so that the version of the task changes with it.
 */
export async function changePlan(
  store: Store,
  task: Versioned<TaskDocument>,
  at: string,
  { planStepIds }: Pick<TaskDocument, 'planStepIds'> = task.doc,
): Promise<StagedTask> {
  const edit = new TaskEdit(task, undefined, at)
  edit.count({ planStepIds })
  return edit.stage(store)
}

/** The author of a new task: whom the caller names, or the caller. */
export function permittedAuthor(named: Author | undefined, caller: Caller): Author {
  const own = authorOf(caller)
  if (named === undefined) return own
  if (!mayActForOthers(caller.role) && (named.id !== own.id || named.name !== own.name))
    fail('forbidden', { message: 'An agent cannot name another user as the author of a task. Omit the author.' })
  return named
}

export function authorOf({ userId, name }: Caller): Author {
  return { id: userId, name }
}

export function actorOf(caller: Caller): Actor {
  return { user: authorOf(caller), tokenName: caller.tokenName }
}

/**
 * One change of a task, in any number of steps. It keeps the records of a task consistent:
 * each step that changes a field with history is a revision; `taskQueue` contains the task while it is open and not
 * claimed, and at no other time; `taskClaims` has an item while it is claimed.
 */
export class TaskEdit {
  readonly #before: Versioned<TaskDocument>
  readonly #claimBefore: Versioned<ClaimDocument> | undefined
  readonly #at: string
  readonly #changes: Change[] = []
  #task: TaskDocument
  #claim: ClaimDocument | undefined

  constructor(before: Versioned<TaskDocument>, claim: Versioned<ClaimDocument> | undefined, at: string) {
    this.#before = before
    this.#claimBefore = claim
    this.#at = at
    this.#task = before.doc
    this.#claim = claim?.doc
  }

  /** The task after the steps so far. */
  get task(): TaskDocument {
    return this.#task
  }

  /** Changes fields that have history, and returns the changed ones. A no-op changes nothing and emits no event. */
  revise(next: TaskAsItWas, actor: Actor, restoredFrom?: number): ChangedField[] {
    const changed = changedFields(asItIs(this.#task), next)
    if (changed.length === 0) return changed
    this.#changes.push(...recordRevision(this.#task, { at: this.#at, actor, changed, restoredFrom }))
    const { intent: _, ...others } = this.#task
    this.#task = { ...others, ...next, revision: others.revision + 1, updatedAt: this.#at }
    return changed
  }

  /** The same for fields that `task.updated` reports. */
  update(next: TaskAsItWas, actor: Actor, restoredFrom?: number): boolean {
    const changed = this.revise(next, actor, restoredFrom)
    if (changed.length > 0)
      this.add(
        taskUpdated(this.moment(actor.user.id), { changed, ...(restoredFrom !== undefined && { restoredFrom }) }),
      )
    return changed.length > 0
  }

  setState(state: TaskState, actor: Actor): void {
    const from = this.#task.state
    this.revise({ ...asItIs(this.#task), state }, actor)
    if (state !== from) this.add(taskTransitioned(this.moment(actor.user.id), { from, to: state }))
  }

  claim(claimId: string, holder: Author, expiresAt: string): void {
    this.#task = { ...this.#task, claim: { id: claimId, holder, claimedAt: this.#at }, updatedAt: this.#at }
    this.#claim = { id: this.#task.id, claimId, holderId: holder.id, expiresAt }
    this.add(taskClaimChanged('task.claimed', this.moment(holder.id), { claimId, claimedBy: holder }))
  }

  /** Ends the claim, if there is one. */
  release(actor: Actor): void {
    this.#endClaim('task.released', actor)
  }

  /** Releases the task after its claim has expired; from then on the claim has no effect. */
  expireClaim(): boolean {
    const isOver = this.#task.claim !== undefined && (this.#claim === undefined || this.#claim.expiresAt <= this.#at)
    if (!isOver) return false
    this.#endClaim('task.stalled', system)
    this.setState('open', system)
    return true
  }

  /** Changes what the task itself records of its parts. */
  count(counts: Partial<Pick<TaskDocument, CountedField>>): void {
    this.#task = { ...this.#task, ...counts, updatedAt: this.#at }
  }

  /** What belongs to the task has changed. */
  touch(): void {
    this.count({})
  }

  move(rank: string): void {
    this.#task = { ...this.#task, rank, updatedAt: this.#at }
  }

  /** What else is committed with it. */
  add(...changes: readonly Change[]): void {
    this.#changes.push(...changes)
  }

  /** For an event of this change. */
  moment(actor: string): TaskMoment {
    return { at: this.#at, actor, taskId: this.#task.id }
  }

  async stage(store: Store): Promise<StagedTask> {
    const { doc: before, version } = this.#before
    if (this.#task === before) return { ...this.#before, changes: [] }
    const task: Change = { replace: 'tasks', version, doc: this.#task }
    return {
      doc: this.#task,
      version: version + 1,
      changes: [task, ...(await queueChanges(store, before, this.#task)), ...this.#claimChanges(), ...this.#changes],
    }
  }

  /** Removes the task with its entries in the queue and the claims. */
  async stageRemoval(store: Store): Promise<readonly Change[]> {
    const { doc, version } = this.#before
    this.#claim = undefined
    return [
      { remove: 'tasks', version, id: doc.id },
      ...(await queueChanges(store, doc, undefined)),
      ...this.#claimChanges(),
      ...this.#changes,
    ]
  }

  #endClaim(kind: ClaimEventKind, actor: Actor): void {
    const { claim, ...free } = this.#task
    if (claim === undefined) return
    this.#task = { ...free, updatedAt: this.#at }
    this.#claim = undefined
    this.add(taskClaimChanged(kind, this.moment(actor.user.id), { claimId: claim.id, claimedBy: claim.holder }))
  }

  #claimChanges(): Change[] {
    const [before, after] = [this.#claimBefore, this.#claim]
    if (before?.doc === after) return []
    if (before === undefined) return after ? [{ insert: 'taskClaims', doc: after }] : []
    const {
      version,
      doc: { id },
    } = before
    return [after ? { replace: 'taskClaims', version, doc: after } : { remove: 'taskClaims', version, id }]
  }
}

async function queueChanges(store: Store, before: TaskDocument, after: TaskDocument | undefined): Promise<Change[]> {
  const { id } = before
  const [from, to] = [placeOf(before), after && placeOf(after)]
  if (from === to) return []
  const entry = from && (await store.read.taskQueue.get(id))
  if (to === undefined) return entry ? [{ remove: 'taskQueue', version: entry.version, id }] : []
  const doc = { id, priority: to }
  return [entry ? { replace: 'taskQueue', version: entry.version, doc } : { insert: 'taskQueue', doc }]
}

/** By what a task that waits is found. */
function placeOf(task: TaskDocument): TaskDocument['priority'] | undefined {
  return isWaiting(task) ? task.priority : undefined
}
