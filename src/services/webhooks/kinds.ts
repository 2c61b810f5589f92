/**
 * Tells whether a webhook wants events of a kind: `*` is every kind, `task.*` every kind that begins so. What webhooks
 * tell of themselves is sent to none, or each delivery would cause the next one without end.
 */
export function wants(patterns: readonly string[], kind: string): boolean {
  return (
    !kind.startsWith('webhook.') &&
    patterns.some(
      (pattern) =>
        pattern === '*' || pattern === kind || (pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1))),
    )
  )
}

/** Tells which of these can never be the kind of an event that is sent. */
export function unwantable(patterns: readonly string[]): string | undefined {
  return patterns.find(
    (pattern) => !/^(\*|[a-z_]+(\.[a-z_]+)*(\.\*)?)$/.test(pattern) || /^(webhook|stream)(\.|$)/.test(pattern),
  )
}
