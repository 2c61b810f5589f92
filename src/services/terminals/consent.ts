import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { holderOf } from '../../platform/work/shares.ts'
import type { Grant } from '../../stores/grant.ts'
import { mayActForOthers, missingScopes, scopesOfRole } from '../identity.ts'

/** What a caller does with a session: `control` is typing and resizing, `share` gives others the same. */
export type SessionUse = 'control' | 'read' | 'share' | 'close'

export interface ConsentedSession {
  /** With what it was opened. */
  readonly grant: Grant
  readonly isShared: boolean
}

/** Whether `requireConsent` accepts the caller. */
export function hasConsent(session: ConsentedSession, use: SessionUse, caller: Caller): boolean {
  return refusalOf(session, use, caller) === undefined
}

/**
 * Refuses a caller to whom a session does not belong and with whom it is not shared: what is typed into it runs with
 * the authority of its opener, and what it prints is for the opener.
 */
export function requireConsent(session: ConsentedSession, use: SessionUse, caller: Caller): void {
  const message = refusalOf(session, use, caller)
  if (message !== undefined) fail('forbidden', { message })
}

function refusalOf({ grant, isShared }: ConsentedSession, use: SessionUse, caller: Caller): string | undefined {
  if (isOwn(grant, caller)) return undefined
  if (use === 'close' && caller.role === 'owner' && isUnrestricted(caller)) return undefined
  if (isShared && use === 'read') return undefined
  if (grant.userId !== caller.userId && !mayActForOthers(caller.role))
    return 'An agent cannot type into, resize or close the terminal session of another user.'
  if (!isShared || use === 'share')
    return 'This terminal session belongs to the credential that opened it, which has not shared it (isShared).'
  return undefined
}

/** Whether the caller opened it, made the token that did, or is its user with all that the user may do. */
function isOwn(grant: Grant, caller: Caller): boolean {
  if (grant.userId !== caller.userId) return false
  const { tokenId } = caller.grant
  const isOpener = tokenId !== undefined && (tokenId === grant.tokenId || tokenId === holderOf(grant).family)
  return isOpener || isUnrestricted(caller)
}

function isUnrestricted({ role = 'viewer', scopes, allow }: Caller): boolean {
  return allow === undefined && missingScopes(scopes, scopesOfRole(role)).length === 0
}
