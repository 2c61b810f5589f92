import type { Caller, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { isAtLeast, missingScopes, scopesOfRole } from './roles.ts'
import type { Role } from './roles.ts'

/** Refuses scopes beyond those of the caller. */
export function requireScopes(caller: Caller, scopes: readonly Scope[]): void {
  const missing = missingScopes(caller.scopes, scopes)
  if (missing.length > 0)
    fail('scope_missing', { message: `This credential lacks ${missing.join(', ')}, so it cannot give that.` })
}

/** Refuses to act on somebody who may do more than the caller's role. */
export function requireRank(caller: Caller, role: Role): void {
  if (!isAtLeast(caller.role, role))
    fail('forbidden', { message: `Your role does not reach that of ${article(role)} ${role}.` })
}

/**
 * Refuses to open an account of this role to somebody: who gets into it may do all that the role may, so a credential
 * that is narrower than that would widen itself.
 */
export function requireWholeRole(caller: Caller, role: Role): void {
  requireRank(caller, role)
  requireScopes(caller, scopesOfRole(role))
  if (caller.allow !== undefined)
    fail('forbidden', { message: 'This credential is narrowed to some things, and so cannot open an account.' })
}

function article(role: Role): string {
  return /^[aeiou]/.test(role) ? 'an' : 'a'
}
