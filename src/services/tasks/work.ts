import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { TaskDocument } from '../../stores/documents.ts'
import { later } from '../clock.ts'
import { requireFinished } from './dependencies.ts'
import { TaskEdit, authorOf, editTask, readTask } from './edit.ts'
import type { PlannedTask } from './edit.ts'
import { findNext } from './next.ts'
import type { Parts, Plan } from './parts.ts'
import { refuseClaim, requireWay } from './states.ts'

type Schemas = components['schemas']
export type Claim = Schemas['Claim']
export type ClaimInput = Schemas['ClaimInput']
export type NextClaimInput = Schemas['NextClaimInput']
export type ReleaseInput = Schemas['ReleaseInput']
export type TransitionInput = Schemas['TransitionInput']

const leaseSecondsDefault = 300

export async function planTransition(
  { store, now }: Parts,
  id: string,
  { state, claimId }: TransitionInput,
  caller: Caller,
): Promise<PlannedTask> {
  const edit = await editTask(store, id, now())
  edit.stall()
  requireHold(edit.task, claimId, caller)
  requireWay(edit.task.state, state)
  if (state === 'in_progress' || state === 'done') await requireFinished(store, edit.task.dependsOn)
  edit.enter(state, authorOf(caller))
  if (state !== 'in_progress') edit.release(authorOf(caller))
  return edit.plan(store)
}

/** Claims a task or, with the id of a claim, keeps it: then only what tells until when it counts is changed. */
export async function planClaim(
  parts: Parts,
  id: string,
  { claimId, leaseSeconds = leaseSecondsDefault }: ClaimInput,
  caller: Caller,
): Promise<Plan<{ claim: Claim }>> {
  if (claimId !== undefined) return planKeeping(parts, id, claimId, leaseSeconds, caller)
  const edit = await editTask(parts.store, id, parts.now())
  edit.stall()
  if (edit.task.claim) refuseTaken(edit.task.claim.holder.id, caller)
  return planTaking(parts, edit, leaseSeconds, caller)
}

/** Claims what is to be done next, if there is anything. */
export async function planNextClaim(
  parts: Parts,
  { tag, leaseSeconds = leaseSecondsDefault }: NextClaimInput,
  caller: Caller,
): Promise<Plan<{ claim?: Claim; task?: TaskDocument }>> {
  const found = await findNext(parts.store, { tag, taskIds: caller.allow?.taskIds })
  return found ? planTaking(parts, new TaskEdit(found, undefined, parts.now()), leaseSeconds, caller) : { changes: [] }
}

export async function planRelease(
  { store, now }: Parts,
  id: string,
  { claimId }: ReleaseInput,
  caller: Caller,
): Promise<PlannedTask> {
  const edit = await editTask(store, id, now())
  edit.stall()
  if (edit.task.claim) {
    requireRelease(edit.task.claim, claimId, caller)
    edit.release(authorOf(caller))
    edit.enter('open', authorOf(caller))
  }
  return edit.plan(store)
}

/** Whether the caller may put right what others did. */
export function isKeeper({ role }: Caller): boolean {
  return role === 'owner' || role === 'maintainer'
}

async function planTaking(
  { store, now, newId }: Parts,
  edit: TaskEdit,
  leaseSeconds: number,
  caller: Caller,
): Promise<Plan<{ claim: Claim; task: TaskDocument }>> {
  const { id, state, dependsOn } = edit.task
  if (state === 'open') await requireFinished(store, dependsOn)
  else if (state !== 'in_progress') refuseClaim(state)
  const claim: Claim = { id: newId('claim'), taskId: id, expiresAt: later(now(), 1_000 * leaseSeconds) }
  edit.enter('in_progress', authorOf(caller))
  edit.claim(claim.id, authorOf(caller), claim.expiresAt)
  const { doc, changes } = await edit.plan(store)
  return { claim, task: doc, changes }
}

async function planKeeping(
  { store, now }: Parts,
  id: string,
  claimId: string,
  leaseSeconds: number,
  caller: Caller,
): Promise<Plan<{ claim: Claim }>> {
  await readTask(store, id)
  const held = await store.read.taskClaims.get(id)
  if (held?.doc.claimId !== claimId || held.doc.holderId !== caller.userId || held.doc.expiresAt <= now())
    return refuseLost()
  const expiresAt = later(now(), 1_000 * leaseSeconds)
  return {
    claim: { id: claimId, taskId: id, expiresAt },
    changes: [{ replace: 'taskClaims', version: held.version, doc: { ...held.doc, expiresAt } }],
  }
}

/** While somebody has claimed the task, nobody else changes how far it is; who names a claim must still have it. */
function requireHold({ claim }: TaskDocument, claimId: string | undefined, caller: Caller): void {
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
    message: 'Whoever holds the claim gives the task back with its claimId; of others only an owner or maintainer may.',
  })
}

function refuseTaken(holderId: string, caller: Caller): never {
  return fail(
    'already_claimed',
    holderId === caller.userId
      ? { message: 'You hold this task already. Name the claim by its claimId to keep it.' }
      : {},
  )
}

function refuseLost(): never {
  return fail('already_claimed', { message: 'This claim is over or is not yours. Read the task to see who holds it.' })
}
