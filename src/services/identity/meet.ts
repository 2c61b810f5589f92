import type { Caller } from '../../call.ts'
import { coversAllow, intersectAllow } from './allow.ts'
import { coversRules, inheritedRules, rulesOf } from './call-rules.ts'
import { boundScopes } from './reach.ts'
import { intersect, isAtLeast, missingScopes } from './roles.ts'

/** What decides what a caller may do. */
export type Rights = Pick<Caller, 'userId' | 'scopes' | 'role' | 'allow' | 'rules' | 'roleRules'>

export function rightsOf({ userId, scopes, role, allow, ...ruled }: Rights): Rights {
  const rules = rulesOf(ruled)
  return {
    userId,
    scopes,
    ...(role !== undefined && { role }),
    ...(allow && { allow }),
    ...(rules.length > 0 && { rules }),
  }
}

/** Whether the first caller may do all that the second may. */
export function coversRights(caller: Rights, other: Rights): boolean {
  return (
    missingScopes(caller.scopes, other.scopes).length === 0 &&
    coversAllow(caller.allow, other.allow) &&
    coversRules({ rules: rulesOf(caller) }, rulesOf(other))
  )
}

/**
 * The first caller with no more rights than both have: what it may do, either of them may do. What belongs to one user
 * alone is not among it when they are two.
 */
export function meetOf(caller: Caller, other: Rights): Caller {
  const allow = intersectAllow(caller.allow, other.allow)
  const rules = inheritedRules({ rules: [...rulesOf(caller), ...rulesOf(other)] })
  const role = isAtLeast(other.role, caller.role ?? 'owner') ? caller.role : other.role
  return {
    ...caller,
    ...(role !== undefined && { role }),
    scopes: boundScopes(intersect(caller.scopes, other.scopes), allow),
    ...(allow && { allow }),
    ...(rules.length > 0 && { rules }),
    ...((caller.isMeet === true || caller.userId !== other.userId) && { isMeet: true }),
  }
}
