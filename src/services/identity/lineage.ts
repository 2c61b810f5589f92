import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Grant } from '../../stores/grant.ts'
import type { SessionDocument, TokenDocument, UserDocument } from '../../collections/identity.ts'
import { defined } from '../../platform/work/defined.ts'
import type { CallRule, RuleLists } from './call-rules.ts'
import { boundScopes } from './reach.ts'
import { intersect, scopesOfRole } from './roles.ts'

/** Why a credential or a grant has ended. */
export type Ending = 'expired' | 'revoked' | 'password_changed' | 'user_disabled' | 'user_deleted'

/** The user behind a credential or a grant, and the token if there is one, as of now. */
export interface Holder {
  readonly user: UserDocument
  readonly token?: TokenDocument
  /** The rules for the calls of tokens of the user's role. */
  readonly roleRules?: readonly CallRule[]
}

/**
 * Looks up what a credential or a grant was made from, up to its user. It ends with any of them, also when it is made
 * while they end: each use asks the store.
 */
export class Lineage {
  readonly #options: { readonly store: Store; readonly now: () => string }

  constructor(options: { readonly store: Store; readonly now: () => string }) {
    this.#options = options
  }

  holderOfToken(token: TokenDocument): Promise<Holder | Ending> {
    return this.#holder(token.userId, token, (user) => this.#endingOfToken(token, user, new Set()))
  }

  holderOfSession(session: SessionDocument): Promise<Holder | Ending> {
    return this.#holder(session.userId, undefined, (user) => this.#endingOfSession(session, user, new Set()))
  }

  async holderOf(grant: Grant): Promise<Holder | Ending> {
    const { store } = this.#options
    const token = grant.tokenId === undefined ? undefined : (await store.read.tokens.get(grant.tokenId))?.doc
    return this.#holder(grant.userId, token, (user) => this.#endingOf(grant, user, new Set()))
  }

  async #holder(
    userId: string,
    token: TokenDocument | undefined,
    endingOf: (user: UserDocument) => Promise<Ending | undefined>,
  ): Promise<Holder | Ending> {
    const user = (await this.#options.store.read.users.get(userId))?.doc
    if (user === undefined) return 'user_deleted'
    if (user.isDisabled) return 'user_disabled'
    const roleRules = (await this.#options.store.read.roleRules.get(user.role))?.doc.rules
    return (await endingOf(user)) ?? { user, ...defined({ token, roleRules }) }
  }

  /** `seen` has the tokens that were looked at: one can have been rotated by what was made from it. */
  async #endingOf(grant: Grant, user: UserDocument, seen: Set<string>): Promise<Ending | undefined> {
    const { userId, tokenId, passwordChanges = 0 } = grant
    if (tokenId === undefined) return passwordChanges === (user.passwordChanges ?? 0) ? undefined : 'password_changed'
    if (seen.has(tokenId)) return undefined
    const token = await this.#options.store.read.tokens.get(tokenId)
    return token?.doc.userId === userId ? this.#endingOfToken(token.doc, user, seen) : 'revoked'
  }

  async #endingOfToken(
    { id, userId, expiresAt, parentId, grant, rotatedBy }: TokenDocument,
    user: UserDocument,
    seen: Set<string>,
  ): Promise<Ending | undefined> {
    seen.add(id)
    if (this.#isOver(expiresAt)) return 'expired'
    const ending = parentId?.startsWith('sess_') ? await this.#endingOfSessionId(parentId, user, seen) : undefined
    if (ending !== undefined) return ending
    // An earlier version exchanged it for a token, and stored no grant.
    const isOfToken = parentId !== undefined && !parentId.startsWith('sess_')
    const made = grant ?? (isOfToken ? { userId, tokenId: parentId } : undefined)
    return (
      (made && (await this.#endingOf(made, user, seen))) ?? (rotatedBy && (await this.#endingOf(rotatedBy, user, seen)))
    )
  }

  /**
   * Of a token that a session exchanged itself for, also in several steps: when the user of that session proved who
   * they are.
   */
  async authenticationOf({ parentId }: TokenDocument): Promise<string | undefined> {
    if (parentId === undefined) return undefined
    const { store } = this.#options
    if (!parentId.startsWith('sess_')) {
      const parent = await store.read.tokens.get(parentId)
      return parent && this.authenticationOf(parent.doc)
    }
    const [session] = await store.read.sessions.list({ where: { publicId: parentId }, limit: 1 })
    return session && authenticationOf(session.doc)
  }

  async #endingOfSessionId(id: string, user: UserDocument, seen: Set<string>): Promise<Ending | undefined> {
    const [session] = await this.#options.store.read.sessions.list({ where: { publicId: id }, limit: 1 })
    return session ? this.#endingOfSession(session.doc, user, seen) : 'revoked'
  }

  async #endingOfSession(session: SessionDocument, user: UserDocument, seen: Set<string>): Promise<Ending | undefined> {
    return this.#isOver(session.expiresAt) ? 'expired' : this.#endingOf(grantOfSession(session), user, seen)
  }

  #isOver(expiresAt: string | undefined): boolean {
    return expiresAt !== undefined && expiresAt <= this.#options.now()
  }
}

export function authenticationOf({ authenticatedAt, createdAt }: SessionDocument): string {
  return authenticatedAt ?? createdAt
}

/** The grant of what a session makes: that of the token with which the session was started, if there is one. */
export function grantOfSession({ userId, parentId, family, passwordChanges }: SessionDocument): Grant {
  if (parentId !== undefined) return { userId, tokenId: parentId, ...(family !== undefined && { family }) }
  return { userId, ...(passwordChanges !== undefined && { passwordChanges }) }
}

/** What a holder calls by. */
export interface Credential
  extends Pick<Caller, 'method' | 'credentialId' | 'scopes' | 'grant' | 'signedInBy' | 'needsSecondFactor'> {
  readonly allow: Caller['allow']
  /** Those of the credential itself. */
  readonly rules?: RuleLists | undefined
  readonly expiresAt: string | undefined
  readonly authenticatedAt?: string | undefined
}

/** The caller with the scopes of the credential, cut to those of the role and of the allow-list. */
export function callerOf(
  { user, token, roleRules = [] }: Holder,
  { allow, rules = [], expiresAt, authenticatedAt, scopes, ...credential }: Credential,
): Caller {
  // In a browser session the user is there in person, unless a token has started it.
  const isRuled = roleRules.length > 0 && (credential.method === 'token' || credential.grant.tokenId !== undefined)
  const { id: userId, name, role } = user
  return {
    ...credential,
    ...(token && { tokenName: token.name }),
    userId,
    name,
    role,
    scopes: boundScopes(intersect(scopesOfRole(role), scopes), allow),
    ...(allow && { allow }),
    ...(rules.length > 0 && { rules }),
    ...(isRuled && { roleRules }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(authenticatedAt !== undefined && { authenticatedAt }),
  }
}
