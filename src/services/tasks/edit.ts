import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Documents, TaskDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { asItIs, changedFields, planRevision } from './history.ts'
import type { Author, ChangedField, TaskAsItWas } from './history.ts'
import { isWaiting } from './states.ts'
import type { TaskState } from './states.ts'

export type ClaimDocument = Documents['taskClaims']

/** The task as a commit leaves it, and what that commit changes. */
export interface PlannedTask extends Versioned<TaskDocument> {
  readonly changes: readonly Change[]
}

/** What is told in the name of the service itself. */
const system: Author = { id: 'system', name: 'System' }

export async function readTask(store: Store, id: string): Promise<Versioned<TaskDocument>> {
  return (await store.read.tasks.get(id)) ?? fail('task_not_found')
}

/** Begins to change a task. Refuses when it is no longer at the version that the caller read. */
export async function editTask(store: Store, id: string, at: string, ifVersion?: number): Promise<TaskEdit> {
  const found = await readTask(store, id)
  if (ifVersion !== undefined && ifVersion !== found.version) fail('revision_mismatch', { version: found.version })
  return new TaskEdit(found, found.doc.claim && (await store.read.taskClaims.get(id)), at)
}

export function authorOf({ userId, name }: Caller): Author {
  return { id: userId, name }
}

/**
 * One change of a task, of however many steps. What belongs together is committed together, whoever makes the change:
 * each step that changes what the history keeps is a revision; `taskQueue` holds the task while it is open and nobody has
 * claimed it, and at no other time; `taskClaims` has an item while somebody has.
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

  /** Changes what the history keeps, and gives what of it. Nothing is changed and told when all is the same. */
  become(next: TaskAsItWas, actor: Author, restoredFrom?: number): ChangedField[] {
    const changed = changedFields(asItIs(this.#task), next)
    if (changed.length === 0) return changed
    this.#changes.push(...planRevision(this.#task, { at: this.#at, actor, changed, restoredFrom }))
    const { intent: _, ...others } = this.#task
    this.#task = { ...others, ...next, revision: others.revision + 1, updatedAt: this.#at }
    return changed
  }

  /** The same for fields that an event `task.updated` tells of. */
  update(next: TaskAsItWas, actor: Author, restoredFrom?: number): boolean {
    const changed = this.become(next, actor, restoredFrom)
    if (changed.length > 0)
      this.tell('task.updated', actor.id, { changed, ...(restoredFrom !== undefined && { restoredFrom }) })
    return changed.length > 0
  }

  enter(state: TaskState, actor: Author): void {
    const from = this.#task.state
    this.become({ ...asItIs(this.#task), state }, actor)
    if (state !== from) this.tell('task.transitioned', actor.id, { from, to: state })
  }

  claim(claimId: string, holder: Author, expiresAt: string): void {
    this.#task = { ...this.#task, claim: { id: claimId, holder, claimedAt: this.#at }, updatedAt: this.#at }
    this.#claim = { id: this.#task.id, claimId, holderId: holder.id, expiresAt }
    this.tell('task.claimed', holder.id, { claimId, holder })
  }

  /** Ends the claim, if there is one. */
  release(actor: Author): void {
    this.#endClaim('task.released', actor)
  }

  /** Gives the task back when its claim ran out; from that moment on the claim counts for nobody. */
  stall(): boolean {
    const isOver = this.#task.claim !== undefined && (this.#claim === undefined || this.#claim.expiresAt <= this.#at)
    if (!isOver) return false
    this.#endClaim('task.stalled', system)
    this.enter('open', system)
    return true
  }

  /** Changes what is counted of the parts of the task. */
  count(counts: Partial<Pick<TaskDocument, 'commentCount' | 'commentBytes' | 'reviewCount'>>): void {
    this.#task = { ...this.#task, ...counts, updatedAt: this.#at }
  }

  /** What else is committed with it. */
  add(...changes: readonly Change[]): void {
    this.#changes.push(...changes)
  }

  tell(kind: string, actor: string, data: Readonly<Record<string, unknown>> = {}): void {
    const taskId = this.#task.id
    this.#changes.push({ event: { kind, at: this.#at, actor, taskId, data: { taskId, ...data } } })
  }

  async plan(store: Store): Promise<PlannedTask> {
    const { doc: before, version } = this.#before
    if (this.#task === before) return { ...this.#before, changes: [] }
    const task: Change = { replace: 'tasks', version, doc: this.#task }
    return {
      doc: this.#task,
      version: version + 1,
      changes: [task, ...(await queueChanges(store, before, this.#task)), ...this.#claimChanges(), ...this.#changes],
    }
  }

  /** Removes the task, with what tells where it stands. */
  async planRemoval(store: Store): Promise<readonly Change[]> {
    const { doc, version } = this.#before
    this.#claim = undefined
    return [
      { remove: 'tasks', version, id: doc.id },
      ...(await queueChanges(store, doc, undefined)),
      ...this.#claimChanges(),
      ...this.#changes,
    ]
  }

  #endClaim(kind: string, actor: Author): void {
    const { claim, ...free } = this.#task
    if (claim === undefined) return
    this.#task = { ...free, updatedAt: this.#at }
    this.#claim = undefined
    this.tell(kind, actor.id, { claimId: claim.id, holder: claim.holder })
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
