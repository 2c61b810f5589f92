import { fail } from '../../errors.ts'
import { kindsNamed, nearestKind } from '../events.ts'

/**
 * Returns whether a webhook receives events of a kind: `*` is every kind, `task.*` every kind with this prefix. Events
 * about webhooks are not sent, or each delivery would cause the next one without end.
 */
export function wants(patterns: readonly string[], kind: string): boolean {
  return (
    isSent(kind) &&
    patterns.some(
      (pattern) =>
        pattern === '*' || pattern === kind || (pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1))),
    )
  )
}

/** Refuses names that mean no kind of event, or none that is sent, with `validation_failed`. */
export function requireKinds(names: readonly string[]): void {
  const details = names.flatMap((name, index) => {
    const message = mistakeIn(name)
    return message === undefined ? [] : [{ path: `body/kinds/${index}`, rule: 'kind', message }]
  })
  if (details.length > 0)
    fail('validation_failed', { message: details.map(({ message }) => message).join(' '), details })
}

function mistakeIn(name: string): string | undefined {
  const kinds = kindsNamed(name)
  if (kinds.some(isSent)) return undefined
  if (kinds.length > 0)
    return `Events of the kind ${name} are not sent to webhooks. Use kinds such as task.created, task.* or *.`
  const meant = nearestKind(name)
  return `There is no kind of events ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`
}

function isSent(kind: string): boolean {
  return !/^(webhook|stream)\./.test(kind)
}
