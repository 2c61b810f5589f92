import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { TaskDocument } from '../../collections/tasks.ts'
import { later } from '../../platform/work/clock.ts'
import { requireFinished } from './dependencies.ts'
import { TaskEdit, actorOf, authorOf, editTask, requireTask } from './edit.ts'
import type { StagedTask } from './edit.ts'
import { findNext } from './next.ts'
import type { TaskContext } from './context.ts'
import { refuseClaim, requireTransition } from './states.ts'

type Schemas = components['schemas']
export type Claim = Schemas['Claim']
export type ClaimInput = Schemas['ClaimInput']
export type NextClaimInput = Schemas['NextClaimInput']
export type ReleaseInput = Schemas['ReleaseInput']
export type TransitionInput = Schemas['TransitionInput']

const leaseSecondsDefault = 300

interface Taken {
  readonly claim: Claim
  readonly task: TaskDocument
}

export async function transitionTask(
  { store, now }: TaskContext,
  id: string,
  { state, claimId }: TransitionInput,
  caller: Caller,
): Promise<StagedTask> {
  const edit = await editTask(store, id, now())
  edit.expireClaim()
  requireClaim(edit.task, claimId, caller)
  requireTransition(edit.task.state, state)
  if (state === 'in_progress' || state === 'done') await requireFinished(store, edit.task.dependsOn)
  edit.setState(state, actorOf(caller))
  if (state !== 'in_progress') edit.release(actorOf(caller))
  return edit.stage(store)
}

/** Claims a task or, with the id of a claim, renews the claim: then only its expiry changes. */
export async function claimTask(
  parts: TaskContext,
  id: string,
  { claimId, leaseSeconds = leaseSecondsDefault }: ClaimInput,
  caller: Caller,
): Promise<Staged<{ claim: Claim }>> {
  if (claimId !== undefined) return keepClaim(parts, id, claimId, leaseSeconds, caller)
  const edit = await editTask(parts.store, id, parts.now())
  edit.expireClaim()
  if (edit.task.claim) refuseTaken(edit.task.claim.holder.id, caller)
  return takeTask(parts, edit, leaseSeconds, caller)
}

/** Claims what is to be done next, if there is anything. */
export async function claimNextTask(
  parts: TaskContext,
  { tag, leaseSeconds = leaseSecondsDefault }: NextClaimInput,
  caller: Caller,
): Promise<Staged<Partial<Taken>>> {
  const found = await findNext(parts.store, { tags: tag === undefined ? [] : [tag], taskIds: caller.allow?.taskIds })
  return found ? takeTask(parts, new TaskEdit(found, undefined, parts.now()), leaseSeconds, caller) : { changes: [] }
}

export async function releaseTask(
  { store, now }: TaskContext,
  id: string,
  { claimId }: ReleaseInput,
  caller: Caller,
): Promise<StagedTask> {
  const edit = await editTask(store, id, now())
  edit.expireClaim()
  if (edit.task.claim) {
    requireRelease(edit.task.claim, claimId, caller)
    edit.release(actorOf(caller))
    edit.setState('open', actorOf(caller))
  }
  return edit.stage(store)
}

/** Whether the caller may put right what others did. */
export function isKeeper({ role }: Caller): boolean {
  return role === 'owner' || role === 'maintainer'
}

async function takeTask(
  { store, now, newId }: TaskContext,
  edit: TaskEdit,
  leaseSeconds: number,
  caller: Caller,
): Promise<Staged<Taken>> {
  const { id, state, dependsOn } = edit.task
  if (state === 'open') await requireFinished(store, dependsOn)
  else if (state !== 'in_progress') refuseClaim(state)
  const claim: Claim = { id: newId('claim'), taskId: id, expiresAt: later(now(), 1_000 * leaseSeconds) }
  edit.setState('in_progress', actorOf(caller))
  edit.claim(claim.id, authorOf(caller), claim.expiresAt)
  const { doc, changes } = await edit.stage(store)
  return { claim, task: doc, changes }
}

async function keepClaim(
  { store, now }: TaskContext,
  id: string,
  claimId: string,
  leaseSeconds: number,
  caller: Caller,
): Promise<Staged<{ claim: Claim }>> {
  await requireTask(store, id)
  const existing = await store.read.taskClaims.get(id)
  if (existing?.doc.claimId !== claimId || existing.doc.holderId !== caller.userId || existing.doc.expiresAt <= now())
    return refuseLost()
  const expiresAt = later(now(), 1_000 * leaseSeconds)
  return {
    claim: { id: claimId, taskId: id, expiresAt },
    changes: [{ replace: 'taskClaims', version: existing.version, doc: { ...existing.doc, expiresAt } }],
  }
}

/** While a task is claimed, only the claimant changes its state; a claim id that is given must be current. */
function requireClaim({ claim }: TaskDocument, claimId: string | undefined, caller: Caller): void {
  if (claim && claim.holder.id !== caller.userId) refuseTaken(claim.holder.id, caller)
  if (claimId !== undefined && claimId !== claim?.id) refuseLost()
}

function requireRelease(
  { id, holder }: NonNullable<TaskDocument['claim']>,
  claimId: string | undefined,
  caller: Caller,
): void {
  if (claimId !== undefined && claimId !== id) refuseLost()
  if (isKeeper(caller) || (claimId !== undefined && holder.id === caller.userId)) return
  fail('forbidden', {
    message: 'The task is claimed. Only its claimant (with the claimId), an owner or a maintainer can release it.',
  })
}

function refuseTaken(holderId: string, caller: Caller): never {
  return fail(
    'already_claimed',
    holderId === caller.userId
      ? { message: 'The caller has already claimed this task. Give the claimId to renew the claim.' }
      : {},
  )
}

function refuseLost(): never {
  return fail('already_claimed', {
    message: 'This claim has expired or belongs to another caller. Get the task to see its claim.',
  })
}
