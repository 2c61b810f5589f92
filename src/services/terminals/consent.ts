import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { holderOf } from '../../platform/work/shares.ts'
import type { Grant } from '../../stores/grant.ts'
import { isNarrow, mayActForOthers, missingScopes, rulesOf, scopesOfRole } from '../identity.ts'

/** What a caller does with a session: `control` is typing and resizing, `share` gives others the same. */
export type SessionUse = 'control' | 'read' | 'share' | 'close'

export interface ConsentedSession {
  /** With what it was opened. */
  readonly grant: Grant
  readonly isShared: boolean
  readonly isByNarrow?: boolean | undefined
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

function refusalOf(session: ConsentedSession, use: SessionUse, caller: Caller): string | undefined {
  const { grant, isShared } = session
  if (isOwn(session, caller)) return undefined
  const isOpener = isOpenedBy(grant, caller)
  if (use === 'close' && isOpener && caller.isMeet !== true) return undefined
  if (use === 'close' && caller.role === 'owner' && isUnrestricted(caller)) return undefined
  if (isShared && use === 'read') return undefined
  if (grant.userId !== caller.userId && !mayActForOthers(caller.role))
    return 'An agent cannot type into, resize or close the terminal session of another user.'
  if (isOpener) return 'This terminal session was opened with more rights than this call has.'
  if (!isShared || use === 'share')
    return 'This terminal session belongs to the credential that opened it, which has not shared it (isShared).'
  return undefined
}

/**
 * Whether the caller opened it, made the token that did, or is its user with all that the user may do. In a turn is
 * done what others have said as well: those, or somebody with fewer rights, are not who opened it with all of them.
 */
function isOwn({ grant, isByNarrow }: ConsentedSession, caller: Caller): boolean {
  const isLess = caller.isByNarrowWords ?? isNarrow(caller)
  if (caller.isMeet === true ? isByNarrow !== true : isByNarrow === false && isLess) return false
  return isOpenedBy(grant, caller) || (grant.userId === caller.userId && isUnrestricted(caller))
}

function isOpenedBy(grant: Grant, { userId, grant: { tokenId } }: Caller): boolean {
  if (grant.userId !== userId || tokenId === undefined) return false
  return tokenId === grant.tokenId || tokenId === holderOf(grant).family
}

function isUnrestricted({ role = 'viewer', scopes, allow, ...ruled }: Caller): boolean {
  return allow === undefined && rulesOf(ruled).length === 0 && missingScopes(scopes, scopesOfRole(role)).length === 0
}
