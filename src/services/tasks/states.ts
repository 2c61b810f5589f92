import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { TaskDocument } from '../../collections/tasks.ts'

export type TaskState = components['schemas']['TaskState']

/** From which state a task can come into which. */
const transitions: Readonly<Record<TaskState, readonly TaskState[]>> = {
  open: ['in_progress', 'blocked', 'done', 'cancelled'],
  in_progress: ['open', 'blocked', 'in_review', 'done', 'cancelled'],
  blocked: ['open', 'in_progress', 'cancelled'],
  in_review: ['open', 'in_progress', 'blocked', 'done', 'cancelled'],
  done: ['open'],
  cancelled: ['open'],
}

/** Whether the task can be claimed. */
export function isWaiting({ state, claim }: Pick<TaskDocument, 'state' | 'claim'>): boolean {
  return state === 'open' && claim === undefined
}

/** Whether what depends on a task in this state may go on. */
export function isFinalState(state: TaskState): boolean {
  return state === 'done' || state === 'cancelled'
}

export function requireTransition(from: TaskState, to: TaskState): void {
  if (!transitions[from].includes(to))
    fail('invalid_transition', {
      message: `The task is ${from} and cannot move to ${to}. It can move to ${listOf(transitions[from])}.`,
    })
}

export function refuseClaim(state: TaskState): never {
  return fail('invalid_transition', {
    message: `The task is ${state} and cannot be claimed. It can move to ${listOf(transitions[state])}; an open task can be claimed.`,
  })
}

function listOf(states: readonly TaskState[]): string {
  return states.length === 1 ? states.join() : `${states.slice(0, -1).join(', ')} or ${states.at(-1)}`
}
