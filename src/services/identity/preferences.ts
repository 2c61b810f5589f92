import { fail } from '../../errors.ts'
import { isRecord } from '../../platform/text/is-record.ts'

const preferencesBytesMax = 65_536
const preferencesMax = 200

/**
 * Applies a patch to the preferences of a user. Refuses with `validation_failed` or `payload_too_large` beyond the
 * limits.
 */
export function mergePreferences(
  before: Readonly<Record<string, unknown>>,
  patch: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = mergePatch(before, patch)
  if (Object.keys(merged).length > preferencesMax)
    fail('validation_failed', {
      message: `A user can have at most ${preferencesMax} preferences. Remove some: null removes a key.`,
    })
  if (Buffer.byteLength(JSON.stringify(merged)) > preferencesBytesMax)
    fail('payload_too_large', { message: `All preferences together can have at most ${preferencesBytesMax} bytes.` })
  return merged
}

/** Applies a merge patch (RFC 7396): null removes a member, an object is merged, anything else replaces. */
function mergePatch(target: unknown, patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged: Record<string, unknown> = isRecord(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = isRecord(value) ? mergePatch(merged[key], value) : value
  }
  return merged
}
