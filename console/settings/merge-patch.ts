type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The JSON merge patch (RFC 7396) from one value to another: what is the same is left out, so that a value that answers
 * do not show is never sent back. Gives nothing if nothing differs.
 */
export function mergePatchOf(before: unknown, after: unknown): unknown {
  if (!isFields(before) || !isFields(after)) return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const changed = Object.entries(after).flatMap(([name, value]) => {
    const patch = mergePatchOf(before[name], value)
    return patch === undefined ? [] : [[name, patch] as const]
  })
  const patch = Object.fromEntries([...removed.map((name) => [name, null] as const), ...changed])
  return Object.keys(patch).length === 0 ? undefined : patch
}
