import type { Caller } from '../../call.ts'
import type { EventChoice } from '../../stores/port.ts'
import { allowsEvent, gapKind, readableKinds, unaskedKind } from './kinds.ts'
import type { EventSelector } from './kinds.ts'

/** Which events a reader gets. */
export interface EventFilter {
  /** What of it the store applies. */
  readonly query: Pick<EventChoice, 'kinds' | 'taskId'>
  /** Whether there is more to it than the store applies. */
  readonly isNarrowed: boolean
  /** The same for filters that let the same events through. */
  readonly key: string
  readonly matches: (event: {
    readonly kind: string
    readonly taskId?: string | undefined
    readonly data?: unknown
  }) => boolean
}

/**
 * What the reader asks for, cut to what the credential may see: events of the kinds that its scopes reach and, when it
 * is narrowed to some tasks or tools, of nothing else. Every filter lets `stream.gap` through; without kinds, none lets
 * `plan_step.output` through.
 */
export function createFilter(
  { kinds: names, taskId }: { kinds?: readonly EventSelector[] | undefined; taskId?: string | undefined },
  { allow, scopes }: Caller,
): EventFilter {
  const kinds = readableKinds(names, scopes)
  const tasks = tasksOf(taskId, allow?.taskIds)
  const [onlyTask] = tasks?.length === 1 ? tasks : []
  const isKind = kinds && new Set<string>(kinds)
  const isTask = tasks && new Set<string | undefined>(tasks)
  return {
    // Without names most events pass, and a store reads a list of many kinds ten times slower than all events.
    query: {
      ...(names && kinds && { kinds: [...new Set([...kinds, gapKind])] }),
      ...(onlyTask !== undefined && { taskId: onlyTask }),
    },
    isNarrowed: (tasks !== undefined && onlyTask === undefined) || allow?.mcpTools !== undefined,
    key: JSON.stringify([names ? kinds : [kinds, 'unasked'], tasks, allow && [allow.mcpTools]]),
    matches: (event) =>
      event.kind === gapKind ||
      ((isKind?.has(event.kind) ?? true) &&
        allowsEvent(allow, event) &&
        (isTask?.has(event.taskId) ?? true) &&
        (names !== undefined || event.kind !== unaskedKind)),
  }
}

/** The tasks whose events are let through; nothing when all events are. */
function tasksOf(asked: string | undefined, allowed: readonly string[] | undefined): readonly string[] | undefined {
  if (asked === undefined) return allowed
  return allowed === undefined || allowed.includes(asked) ? [asked] : []
}
