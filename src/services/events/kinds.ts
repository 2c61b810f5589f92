import type { Caller, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { eventKinds, readScopes } from '../../generated/event-kinds.ts'
import type { EventKind } from '../../generated/event-kinds.ts'
import { routes } from '../../generated/routes.ts'
import type { Schemas } from '../../generated/types.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { mayCallTool, ownServerName } from '../identity.ts'

/** A kind, or a pattern such as `task.*` or `*`. */
export type EventSelector = Schemas['EventSelector']

/** Of this kind, every reader gets every event: what it knows may be wrong, whatever it selects. */
export const gapKind = 'stream.gap'

/** A command that prints much makes many of them, and the log of its job has the output: only who asks gets them. */
export const unaskedKind = 'plan_step.output'

/** Whether these scopes suffice to read events of a kind. One that the contract does not know needs all scopes. */
export function mayReadKind(kind: string, scopes: readonly Scope[]): boolean {
  return scopes.includes('*') || (isKind(kind) && scopes.includes(readScopes[kind]))
}

/**
 * Whether an allow-list lets an event through that its scopes and tasks do. One of a call is for those who see the
 * call: of tools that are left out there is none, and of operations none at all.
 */
export function allowsEvent(allow: Caller['allow'], { kind, data }: { kind: string; data?: unknown }): boolean {
  if (allow === undefined || !kind.startsWith('mcp.call.')) return true
  const { serverName, toolName } = isRecord(data) ? data : {}
  if (typeof serverName !== 'string' || typeof toolName !== 'string') return false
  const isOperation = serverName === ownServerName && Object.hasOwn(routes, toolName)
  return !isOperation && mayCallTool(allow, serverName, toolName)
}

/**
 * The kinds that a caller asks for, without those that its scopes do not reach; nothing when there is no limit.
 * Fails with `scope_missing` when it may read no kind of a selector.
 */
export function readableKinds(
  selectors: readonly EventSelector[] | undefined,
  scopes: readonly Scope[],
): readonly EventKind[] | undefined {
  const wanted = selectors && [...new Set(selectors.flatMap((selector) => readableOf(selector, scopes)))]
  if (scopes.includes('*')) return wanted?.length === eventKinds.length ? undefined : wanted
  return wanted ?? eventKinds.filter((kind) => mayReadKind(kind, scopes))
}

function readableOf(selector: EventSelector, scopes: readonly Scope[]): readonly EventKind[] {
  const kinds = kindsOf(selector)
  const readable = kinds.filter((kind) => mayReadKind(kind, scopes))
  if (readable.length > 0) return readable
  const needed = [...new Set(kinds.map((kind) => readScopes[kind]))].join(', ')
  fail('scope_missing', { message: `Reading events of the kind ${selector} needs the scope ${needed}.` })
}

function kindsOf(selector: EventSelector): readonly EventKind[] {
  if (selector === '*') return eventKinds
  return eventKinds.filter(
    (kind) => kind === selector || (selector.endsWith('.*') && kind.startsWith(selector.slice(0, -1))),
  )
}

function isKind(text: string): text is EventKind {
  return Object.hasOwn(readScopes, text)
}
