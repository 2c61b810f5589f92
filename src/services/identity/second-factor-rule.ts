import type { Caller, Scope } from '../../call.ts'
import type { SessionDocument } from '../../collections/identity.ts'
import { intersect } from './roles.ts'
import type { Role } from './roles.ts'

/** Of whom the operator requires a second factor. */
export type SecondFactorRule = 'off' | 'owners' | 'all'

/** What it takes to add a second factor, and to see one's own account. */
const scopesToAdd: readonly Scope[] = ['identity:read', 'identity:write']

export function requiresSecondFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule === 'all' || (rule === 'owners' && role === 'owner')
}

/**
 * The authority of a session as of now: where a second factor is required, a session by a password alone can only add
 * one. A provider of OpenID Connect asks for factors by its own rules; a link is of the operator, and a token is a
 * credential of its own.
 */
export function authorityOfSession(
  { scopes, parentId, signedInBy, hasSecondFactor }: SessionAuthority,
  role: Role,
  rule: SecondFactorRule,
): Pick<Caller, 'scopes' | 'signedInBy' | 'needsSecondFactor'> {
  // Earlier versions did not store the method.
  const method = signedInBy ?? (parentId === undefined ? undefined : 'token')
  const isByPassword = (method ?? 'password') === 'password'
  const needsSecondFactor = isByPassword && !hasSecondFactor && requiresSecondFactor(rule, role)
  return {
    scopes: needsSecondFactor ? intersect(scopes, scopesToAdd) : scopes,
    ...(method && { signedInBy: method }),
    ...(needsSecondFactor && { needsSecondFactor }),
  }
}

type SessionAuthority = Pick<SessionDocument, 'scopes' | 'parentId' | 'signedInBy' | 'hasSecondFactor'>
