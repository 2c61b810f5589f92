import type { Caller, Scope, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor, type PageQuery } from '../../platform/work/page.ts'
import type { PreparedToken, TokenDocument } from '../../collections/identity.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { later } from '../../platform/work/clock.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { coversAllow, intersectAllow } from './allow.ts'
import { requireRank, requireScopes } from './authority.ts'
import { RoleRules, coversRules, inheritedRules } from './call-rules.ts'
import { tokenEvent } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { familyOfLent, familyOfNew } from './families.ts'
import { boundScopes } from './reach.ts'
import { revokeTokens, revokeWithDescendants, tokensOfUser } from './revocation.ts'
import { intersect, missingScopes, namedScopes, presets, scopesOfRole } from './roles.ts'
import { digest, makeToken } from './secrets.ts'
import { lineOfToken } from './spending.ts'
import { defined } from '../../platform/work/defined.ts'

export type Token = components['schemas']['Token']
type TokenInput = components['schemas']['TokenInput']
type ExchangeInput = components['schemas']['ExchangeInput']

export interface LentInput {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly taskId?: string | undefined
  readonly seconds: number
  /** The secret of a token that has ended, for a program that cannot be given another one. */
  readonly secret?: string | undefined
}

export interface NewToken {
  readonly token: Token
  readonly secret: string
}

export const presetTokenId = 'tok_preset'
const dayMs = 24 * 60 * 60 * 1000
const daysDefault = 90
const exchangeSecondsMax = 900

type TokensOptions = Pick<Foundation, 'store' | 'now' | 'newId'>

/** Bearer tokens. No token has more authority than its creator. */
export class Tokens {
  /** The rules for the calls of all tokens of a role. */
  readonly roleRules: RoleRules
  readonly #options: TokensOptions

  constructor(options: TokensOptions) {
    this.#options = options
    this.roleRules = new RoleRules(options)
  }

  async create(caller: Caller, input: TokenInput): Promise<Staged<NewToken>> {
    const { now } = this.#options
    const { name, scopes, preset, expiresInDays = daysDefault } = input
    const given = preset === undefined ? this.#grantedScopes(caller, scopes) : intersect(caller.scopes, presets[preset])
    return this.#make(caller, 'gty', {
      name,
      ...this.#narrowed(caller, given, input),
      ...(await familyOfNew(this.#options.store, caller)),
      expiresAt: atMost(await this.#endOf(caller), later(now(), expiresInDays * dayMs)),
    })
  }

  /** A token of at most 15 minutes, which ends with the credential for which it is exchanged. */
  async exchange(caller: Caller, input: ExchangeInput): Promise<Staged<NewToken>> {
    const { now } = this.#options
    const { scopes, expiresInSeconds = exchangeSecondsMax } = input
    return this.#make(caller, 'gtx', {
      name: `Exchanged by ${caller.name}`.slice(0, 256),
      ...this.#narrowed(caller, this.#grantedScopes(caller, scopes), input),
      family: familyOfLent(caller),
      expiresAt: atMost(caller.expiresAt, later(now(), expiresInSeconds * 1000)),
      parentId: caller.credentialId,
    })
  }

  /**
   * A token for a program that works for the caller, restricted to a task if one is given. It ends after the given time
   * unless it is renewed, and with the credential of the caller.
   */
  async lend(caller: Caller, { name, scopes, taskId, seconds, secret }: LentInput): Promise<Staged<NewToken>> {
    const allow = taskId === undefined ? {} : { allow: { taskIds: [taskId] } }
    const prepared = {
      userId: caller.userId,
      grant: caller.grant,
      name,
      ...this.#narrowed(caller, intersect(caller.scopes, scopes), allow),
      family: familyOfLent(caller),
      expiresAt: atMost(caller.expiresAt, later(this.#options.now(), seconds * 1000)),
    }
    return this.issue(prepared, 'gtx', secret)
  }

  /** Lets a lent token last longer. */
  async renew(id: string, seconds: number): Promise<Staged> {
    const { store, now } = this.#options
    const found = await store.read.tokens.get(id)
    if (!found) return { changes: [] }
    const doc = { ...found.doc, expiresAt: later(now(), seconds * 1000) }
    return { changes: [{ replace: 'tokens', version: found.version, doc }] }
  }

  /** Ends a lent token. */
  async end(id: string): Promise<Staged> {
    const found = await this.#options.store.read.tokens.get(id)
    return { changes: found ? revokeTokens([found], this.#moment(found.doc.userId)) : [] }
  }

  /**
   * What `issue` makes a token of later. It has those of the wanted scopes that the caller has; `*`, and nothing, are
   * all of them. Refuses with `scope_missing` if that is none.
   */
  async prepare(caller: Caller, { name, scopes }: Pick<TokenInput, 'name' | 'scopes'>): Promise<PreparedToken> {
    const { store, now } = this.#options
    const granted = this.#narrowed(caller, intersect(caller.scopes, scopes ?? ['*']), {})
    if (granted.scopes.length === 0)
      fail('scope_missing', { message: `This credential lacks every scope that is asked for: ${scopes?.join(', ')}.` })
    return {
      userId: caller.userId,
      grant: caller.grant,
      name,
      ...granted,
      ...(await familyOfNew(store, caller)),
      expiresAt: atMost(await this.#endOf(caller), later(now(), daysDefault * dayMs)),
    }
  }

  /** A token with a new secret. */
  issue(prepared: PreparedToken, prefix: 'gty' | 'gtx' = 'gty', secret = makeToken(prefix)): Staged<NewToken> {
    const { newId, now } = this.#options
    const doc: TokenDocument = { id: newId('tok'), hash: digest(secret), createdAt: now(), ...prepared }
    return {
      changes: [{ insert: 'tokens', doc }, tokenEvent('token.created', doc, this.#moment(doc.userId))],
      token: toToken(doc),
      secret,
    }
  }

  #make(caller: Caller, prefix: 'gty' | 'gtx', given: Omit<PreparedToken, 'userId' | 'grant'>): Staged<NewToken> {
    return this.issue({ userId: caller.userId, grant: caller.grant, ...given }, prefix)
  }

  /**
   * The caller must have the scopes that are given; `*` becomes all current scopes of the caller, so that a later role
   * adds none.
   */
  #grantedScopes(caller: Caller, scopes: readonly Scope[] | undefined): readonly Scope[] {
    if (scopes === undefined || scopes.includes('*')) return this.#requireAll(caller, scopes)
    requireScopes(caller, scopes)
    return [...new Set(scopes)]
  }

  #requireAll(caller: Caller, scopes: readonly Scope[] | undefined): readonly Scope[] {
    const whole = scopesOfRole(caller.role ?? 'viewer')
    if (scopes !== undefined && missingScopes(caller.scopes, whole).length > 0)
      fail('scope_missing', { message: 'This credential lacks the scope *, so it cannot grant it.' })
    return caller.scopes
  }

  /** Scopes that the allow-list cannot bound are cut, or refused when the caller named them. */
  #narrowed(
    caller: Caller,
    given: readonly Scope[],
    wanted: Pick<TokenInput, 'allow' | 'scopes' | 'rules'>,
  ): Pick<TokenDocument, 'allow' | 'scopes' | 'rules'> {
    const allow = intersectAllow(caller.allow, wanted.allow)
    const rules = inheritedRules(caller, wanted.rules).map((list) => [...list])
    const scopes = boundScopes(given, allow).flatMap(rules.length > 0 ? withoutUsers : (scope) => scope)
    const lost = wanted.scopes?.filter((scope) => scope !== '*' && !scopes.includes(scope)) ?? []
    if (allow !== undefined && lost.length > 0) refuseUnbound('allow-list does', lost)
    if (rules.length > 0 && lost.length > 0) refuseUnbound('rules do', lost)
    return { scopes: [...scopes], ...(allow && { allow }), ...(rules.length > 0 && { rules }) }
  }

  /**
   * A token does not outlive the token that made it, nor the one that started the session that made it. Otherwise a
   * session is outlived: who signed in is there in person.
   */
  async #endOf(caller: Caller): Promise<string | undefined> {
    const { store } = this.#options
    if (caller.method === 'token') return caller.expiresAt
    const [session] = await store.read.sessions.list({ where: { publicId: caller.credentialId }, limit: 1 })
    return session?.doc.parentId === undefined ? undefined : session.doc.endsAt
  }

  /**
   * A new secret for a token of the caller; the old one is accepted for as long as is said. A token that another
   * credential gives a new secret ends with that one, as if that one had made it.
   */
  async rotate(caller: Caller, id: string, overlapSeconds = 0): Promise<Staged<NewToken>> {
    const { now } = this.#options
    const { doc, version } = await this.#find(caller, id)
    this.#requireOwn(caller, doc, await this.#endOf(caller))
    const secret = makeToken(doc.parentId === undefined ? 'gty' : 'gtx')
    const { previousHash: _previousHash, previousUntil: _previousUntil, ...rest } = doc
    const overlap = overlapSeconds > 0 && { previousHash: doc.hash, previousUntil: later(now(), overlapSeconds * 1000) }
    const made = id === caller.credentialId ? rest : await this.#madeAnewBy(caller, rest)
    const rotated: TokenDocument = { ...made, hash: digest(secret), ...overlap }
    return {
      changes: [
        { replace: 'tokens', version, doc: rotated },
        tokenEvent('token.rotated', doc, this.#moment(caller.userId)),
      ],
      token: toToken(rotated),
      secret,
    }
  }

  /**
   * Who has the secret has the token: it is now as good as made by the caller. One from which the caller was made stays
   * what its own maker made of it, too: two that made each other would end with nothing.
   */
  async #madeAnewBy(caller: Caller, { rotatedBy: _rotatedBy, family, ...doc }: TokenDocument): Promise<TokenDocument> {
    const { store } = this.#options
    const { grant } = caller
    const ofCaller = await familyOfNew(store, caller)
    if (!(await lineOfToken(store, grant.tokenId)).includes(doc.id)) return { ...doc, grant, ...ofCaller }
    return {
      ...doc,
      ...(family === undefined ? ofCaller : { family }),
      ...(grant.tokenId !== doc.id && { rotatedBy: grant }),
    }
  }

  /** A new secret gives the token to the caller, so that its authority may not exceed the caller's. */
  #requireOwn(caller: Caller, doc: TokenDocument, end: string | undefined): void {
    if (doc.userId !== caller.userId)
      fail('forbidden', { message: "Only the token's user can rotate its secret. Revoke the token instead." })
    if (doc.id === presetTokenId)
      fail('forbidden', { message: 'GANTRY_ADMIN_TOKEN sets this token. Change it there and restart the service.' })
    if (doc.id === caller.credentialId) return
    const isLonger = end !== undefined && (doc.expiresAt === undefined || doc.expiresAt > end)
    if (isLonger || !coversAllow(caller.allow, doc.allow) || !coversRules(caller, doc.rules))
      fail('forbidden', { message: 'The token has more authority, or expires later, than this credential.' })
    requireScopes(caller, boundScopes(intersect(scopesOfRole(caller.role ?? 'viewer'), doc.scopes), doc.allow))
  }

  /** Ends a token and all that was made from it. */
  async revoke(caller: Caller, id: string, ifVersion: number | undefined): Promise<Staged> {
    const { store } = this.#options
    const found = requireVersion(await this.#find(caller, id), ifVersion)
    if (found.doc.userId !== caller.userId)
      requireRank(caller, (await store.read.users.get(found.doc.userId))?.doc.role ?? 'viewer')
    return { changes: await revokeWithDescendants(store, found, this.#moment(caller.userId)) }
  }

  async get(caller: Caller, id: string): Promise<Versioned<Token>> {
    const { doc, version } = await this.#find(caller, id)
    return { doc: toToken(doc), version }
  }

  /** Tokens of other users are visible only to callers who may see every token. */
  async #find(caller: Caller, id: string): Promise<Versioned<TokenDocument>> {
    const { store } = this.#options
    const found = await store.read.tokens.get(id)
    return found && isVisible(caller, found.doc) ? found : fail('token_not_found')
  }

  /** The tokens of the caller or, with `users:admin`, of all users. */
  async list(caller: Caller, { limit, cursor }: PageQuery): Promise<{ tokens: Token[]; nextCursor?: string }> {
    const { store } = this.#options
    const filter = seesAll(caller) ? ['tokens'] : ['tokens', caller.userId]
    const after = readCursor(cursor, filter)
    const found = caller.allow
      ? (await tokensOfUser(store, caller.userId)).filter(
          ({ doc }) => isVisible(caller, doc) && (after === undefined || doc.id > after.id),
        )
      : await store.read.tokens.list({
          marksDamage: true,
          limit: limit + 1,
          ...(!seesAll(caller) && { where: { userId: caller.userId } }),
          ...(after && { after }),
        })
    const { items, ...next } = cutPage(found, limit, filter, ({ doc }) => ({ id: doc.id }))
    return { tokens: items.map(({ doc }) => toToken(doc)), ...next }
  }

  #moment(actor: string): Moment {
    const { now } = this.#options
    return { at: now(), actor }
  }
}

function atMost(end: string | undefined, wanted: string): string {
  return end !== undefined && end < wanted ? end : wanted
}

function refuseUnbound(limit: 'allow-list does' | 'rules do', scopes: readonly Scope[]): never {
  const message = `The ${limit} not bound ${scopes.join(', ')}. Leave this out, or make a token for it without the ${limit.split(' ', 1)}.`
  fail('validation_failed', { message, details: [{ path: 'body/scopes', rule: 'reach', message }] })
}

/** A credential with an allow-list knows no token that may do more than itself. */
function isVisible(caller: Caller, { userId, allow }: TokenDocument): boolean {
  return (userId === caller.userId || seesAll(caller)) && coversAllow(caller.allow, allow)
}

/** Who can make users can make one whose tokens have no rules. */
function withoutUsers(scope: Scope): readonly Scope[] {
  if (scope === '*') return namedScopes.filter((each) => each !== 'users:admin')
  return scope === 'users:admin' ? [] : [scope]
}

function seesAll({ scopes }: Caller): boolean {
  return missingScopes(scopes, ['users:admin']).length === 0
}

function toToken(doc: TokenDocument): Token {
  const { id, userId, name, scopes, allow, rules, createdAt, expiresAt, grant, parentId = grant?.tokenId } = doc
  return {
    id,
    userId,
    name,
    scopes,
    ...(allow && { allow }),
    ...(rules && { ruleLists: rules }),
    createdAt,
    ...defined({ expiresAt, parentId }),
  }
}
