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

function isSent(kind: string): boolean {
  return !/^(webhook|stream)\./.test(kind)
}
