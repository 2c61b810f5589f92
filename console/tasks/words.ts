import type { State } from './query.ts'

/** How the states are called on pages. */
export const stateNames: Readonly<Record<State, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  blocked: 'Blocked',
  in_review: 'In review',
  done: 'Done',
  cancelled: 'Cancelled',
}

/** The number key that moves a task to a state: its place on the board. */
export const stateKeys: readonly State[] = ['open', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled']
