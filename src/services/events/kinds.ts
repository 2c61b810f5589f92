import type { Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { eventKinds, readScopes } from '../../generated/event-kinds.ts'
import type { EventKind } from '../../generated/event-kinds.ts'
import { nearest } from '../../platform/text/nearest.ts'

/** `task.*`, `task.comment.*` and so on: each beginning that several kinds share. */
const patterns = [
  ...new Set(
    eventKinds.flatMap((kind) =>
      kind
        .split('.')
        .slice(0, -1)
        .map((_, index, parts) => `${parts.slice(0, index + 1).join('.')}.*`),
    ),
  ),
]

/** The kinds that a name like `task.created`, `task.*` or `*` means; none when the name is unknown. */
export function kindsNamed(name: string): readonly EventKind[] {
  if (name === '*') return eventKinds
  return eventKinds.filter((kind) => kind === name || (name.endsWith('.*') && kind.startsWith(name.slice(0, -1))))
}

export function nearestKind(name: string): string | undefined {
  return nearest(name, name.endsWith('*') ? patterns : eventKinds)
}

/** Whether these scopes suffice to read events of a kind. One that the contract does not know needs all scopes. */
export function mayReadKind(kind: string, scopes: readonly Scope[]): boolean {
  return scopes.includes('*') || (isKind(kind) && scopes.includes(readScopes[kind]))
}

/**
 * The kinds that a caller asks for, without those that its scopes do not reach; nothing when there is no limit.
 * Fails with `invalid_filter` when a name is unknown, and with `scope_missing` when it may read no kind of a name.
 */
export function readableKinds(
  names: readonly string[] | undefined,
  scopes: readonly Scope[],
): readonly EventKind[] | undefined {
  const wanted = names && [...new Set(names.flatMap((name) => readableOf(name, scopes)))]
  if (scopes.includes('*')) return wanted?.length === eventKinds.length ? undefined : wanted
  return wanted ?? eventKinds.filter((kind) => mayReadKind(kind, scopes))
}

function readableOf(name: string, scopes: readonly Scope[]): readonly EventKind[] {
  const kinds = kindsNamed(name)
  const [first] = kinds
  if (first === undefined) return refuseUnknown(name)
  const readable = kinds.filter((kind) => mayReadKind(kind, scopes))
  return readable.length > 0
    ? readable
    : fail('scope_missing', { message: `Reading events of the kind ${name} needs the scope ${readScopes[first]}.` })
}

function refuseUnknown(name: string): never {
  const meant = nearestKind(name)
  fail('invalid_filter', {
    message: `There is no event kind ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    details: [{ path: 'query/kinds', rule: 'enum', message: `${name} is not an event kind.` }],
  })
}

function isKind(text: string): text is EventKind {
  return Object.hasOwn(readScopes, text)
}
