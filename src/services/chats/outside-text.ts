/**
 * Whether what an operation returned contains text that others than the users of this service wrote, as far as the
 * result says so: a task made from an email, a comment of a stranger, an entry of the knowledge or an unapproved skill
 * that was imported from elsewhere.
 */
export function hasOutsideText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasOutsideText)
  if (typeof value !== 'object' || value === null) return false
  return isMarked(value) || Object.values(value).some(hasOutsideText)
}

function isMarked(value: object): boolean {
  const { isFromOutside, isApproved, source } = value as Readonly<Record<string, unknown>>
  if (isFromOutside === true) return true
  if (typeof source !== 'object' || source === null) return false
  const { kind, uri } = source as Readonly<Record<string, unknown>>
  if (kind !== undefined) return kind !== 'local' && isApproved !== true
  return typeof uri === 'string' && uri.includes('://')
}
