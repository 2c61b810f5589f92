import type { Caller, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { rulesOf } from './call-rules.ts'
import { isAtLeast, missingScopes, scopesOfRole } from './roles.ts'
import type { Role } from './roles.ts'

/** Refuses scopes beyond those of the caller. */
export function requireScopes(caller: Caller, scopes: readonly Scope[]): void {
  const missing = missingScopes(caller.scopes, scopes)
  if (missing.length > 0)
    fail('scope_missing', { message: `This credential lacks ${missing.join(', ')}, so it cannot grant it.` })
}

/** How long a proof of who the user is allows a session the sensitive operations. */
const recentMs = 10 * 60 * 1000

/**
 * Refuses a browser session whose user did not sign in or reauthenticate a moment ago, what a session exchanged itself
 * for, and what a session left behind. Other tokens have no user to ask.
 */
export function requireRecentAuthentication({ method, authenticatedAt }: Caller, now: string): void {
  if (method === 'token' && authenticatedAt === undefined) return
  if (authenticatedAt === undefined || Date.parse(now) - Date.parse(authenticatedAt) > recentMs)
    fail('reauthentication_required')
}

/** Refuses to change a user whose role is above the caller's. */
export function requireRank(caller: Caller, role: Role): void {
  if (!isAtLeast(caller.role, role)) fail('forbidden', { message: `The caller's role is below ${role}.` })
}

/**
 * Refuses to give access to an account of this role: it has all the authority of the role, so that a credential
 * with less authority would escalate its own.
 */
export function requireWholeRole(caller: Caller, role: Role): void {
  requireRank(caller, role)
  requireScopes(caller, scopesOfRole(role))
  if (caller.allow !== undefined)
    fail('forbidden', {
      message: 'This credential is restricted by an allow-list, so it cannot give access to an account.',
    })
  // Whoever then signs in to the account is there in person, whom no rules bind.
  if (rulesOf(caller).length > 0)
    fail('forbidden', { message: 'This credential has rules for its calls, so it cannot give access to an account.' })
}

/**
 * Whether the caller may do less than a person of their role: an agent, and a credential with an allow-list, with rules
 * for its calls, or without some of the scopes of its user's role.
 */
export function isNarrow(caller: Rights): boolean {
  return isRestricted(caller) || rulesOf(caller).length > 0
}

/**
 * The same without rules, for machines without a sandbox: there a credential that has nothing but rules may run
 * commands, which its rules do not hold.
 */
export function isRestricted({ role, allow, scopes }: Rights): boolean {
  if (role === undefined || role === 'agent' || allow !== undefined) return true
  return missingScopes(scopes, scopesOfRole(role)).length > 0
}

type Rights = Pick<Caller, 'role' | 'allow' | 'scopes' | 'rules' | 'roleRules'>
