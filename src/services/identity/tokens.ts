import type { Caller, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor } from '../../page.ts'
import type { SessionDocument, TokenDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { later } from '../clock.ts'
import { coversAllow, intersectAllow } from './allow.ts'
import { requireRank, requireScopes } from './authority.ts'
import { intersect, presets, missingScopes, scopesOfRole } from './roles.ts'
import { digest, makeToken } from './secrets.ts'

/** Bearer tokens. None ever holds more than who made it. What changes is given as changes, for the call to commit. */
export interface Tokens {
  plan(caller: Caller, input: TokenInput): Promise<NewToken>
  /** A token of at most 15 minutes, which ends with the credential for which it is exchanged. */
  planExchange(caller: Caller, input: ExchangeInput): Promise<NewToken>
  /** A new secret for a token of the caller; the old one is accepted for as long as is said. */
  planRotation(caller: Caller, id: string, overlapSeconds: number): Promise<NewToken>
  /** Ends a token and all that was made from it. */
  planRevocation(caller: Caller, id: string, ifVersion: number | undefined): Promise<Change[]>
  /** Ends all tokens of a user. */
  planRevokeAll(userId: string, actor: string): Promise<Change[]>
  get(caller: Caller, id: string): Promise<Versioned<Token>>
  /** The tokens of the caller or, with `users:admin`, of everybody. */
  list(caller: Caller, query: { limit: number; cursor?: string }): Promise<{ tokens: Token[]; nextCursor?: string }>
}

export type Token = components['schemas']['Token']
type TokenInput = components['schemas']['TokenInput']
type ExchangeInput = components['schemas']['ExchangeInput']

export interface NewToken {
  readonly changes: Change[]
  readonly token: Token
  readonly secret: string
}

export const presetTokenId = 'tok_preset'
const dayMs = 24 * 60 * 60 * 1000
const daysDefault = 90
const exchangeSecondsMax = 900
const pageSize = 200

export function createTokens({
  store,
  now,
  newId,
}: {
  store: Store
  now: () => string
  newId: (prefix: string) => string
}): Tokens {
  return { plan, planExchange, planRotation, planRevocation, planRevokeAll, get, list }

  async function plan(
    caller: Caller,
    { name, scopes, preset, allow, expiresInDays = daysDefault }: TokenInput,
  ): Promise<NewToken> {
    if (scopes !== undefined && preset !== undefined)
      fail('validation_failed', { message: 'Give scopes or a preset, not both.' })
    const given = preset === undefined ? grantedScopes(caller, scopes) : intersect(caller.scopes, presets[preset])
    return make(caller, 'gty', {
      name,
      scopes: [...given],
      ...narrowed(caller, allow),
      expiresAt: atMost(await endOf(caller), later(now(), expiresInDays * dayMs)),
    })
  }

  async function planExchange(
    caller: Caller,
    { scopes, allow, expiresInSeconds = exchangeSecondsMax }: ExchangeInput,
  ): Promise<NewToken> {
    return make(caller, 'gtx', {
      name: `Exchanged by ${caller.name}`.slice(0, 256),
      scopes: [...grantedScopes(caller, scopes)],
      ...narrowed(caller, allow),
      expiresAt: atMost(caller.expiresAt, later(now(), expiresInSeconds * 1000)),
      parentId: caller.credentialId,
    })
  }

  function make(
    caller: Caller,
    prefix: 'gty' | 'gtx',
    given: Omit<TokenDocument, 'id' | 'userId' | 'hash' | 'createdAt'>,
  ): NewToken {
    const secret = makeToken(prefix)
    const doc: TokenDocument = {
      id: newId('tok'),
      userId: caller.userId,
      hash: digest(secret),
      createdAt: now(),
      ...given,
    }
    return {
      changes: [{ insert: 'tokens', doc }, eventOf('token.created', doc, caller.userId)],
      token: toToken(doc),
      secret,
    }
  }

  /** Scopes that are named must be held; `*` is all that the caller holds now, so that it grows with no later role. */
  function grantedScopes(caller: Caller, scopes: readonly Scope[] | undefined): readonly Scope[] {
    if (scopes === undefined || scopes.includes('*')) return requireAll(caller, scopes)
    requireScopes(caller, scopes)
    return [...new Set(scopes)]
  }

  function requireAll(caller: Caller, scopes: readonly Scope[] | undefined): readonly Scope[] {
    const whole = scopesOfRole(caller.role ?? 'viewer')
    if (scopes !== undefined && missingScopes(caller.scopes, whole).length > 0)
      fail('scope_missing', { message: 'This credential does not hold *, so it cannot give that.' })
    return caller.scopes
  }

  function narrowed(caller: Caller, wanted: Token['allow']): Pick<TokenDocument, 'allow'> {
    const allow = intersectAllow(caller.allow, wanted)
    return allow === undefined ? {} : { allow }
  }

  /**
   * A token does not outlive the token that made it, nor the one that started the session that made it. Otherwise a
   * session is outlived: who signed in is there in person.
   */
  async function endOf(caller: Caller): Promise<string | undefined> {
    if (caller.method === 'token') return caller.expiresAt
    const [session] = await store.read.sessions.list({ where: { publicId: caller.credentialId }, limit: 1 })
    return session?.doc.parentId === undefined ? undefined : session.doc.endsAt
  }

  async function planRotation(caller: Caller, id: string, overlapSeconds: number): Promise<NewToken> {
    const { doc, version } = await find(caller, id)
    requireOwn(caller, doc, await endOf(caller))
    const secret = makeToken(doc.parentId === undefined ? 'gty' : 'gtx')
    const { previousHash: _previousHash, previousUntil: _previousUntil, ...rest } = doc
    const overlap = overlapSeconds > 0 && { previousHash: doc.hash, previousUntil: later(now(), overlapSeconds * 1000) }
    const rotated: TokenDocument = { ...rest, hash: digest(secret), ...overlap }
    return {
      changes: [{ replace: 'tokens', version, doc: rotated }, eventOf('token.rotated', doc, caller.userId)],
      token: toToken(rotated),
      secret,
    }
  }

  /** A new secret is the token in other hands: it may be no more than what the caller holds already. */
  function requireOwn(caller: Caller, doc: TokenDocument, end: string | undefined): void {
    if (doc.userId !== caller.userId)
      fail('forbidden', { message: 'Only its user can give a token a new secret. Revoke it instead.' })
    if (doc.id === presetTokenId)
      fail('forbidden', { message: 'The environment of the service sets this token. Change it there.' })
    if (doc.id === caller.credentialId) return
    requireScopes(caller, intersect(scopesOfRole(caller.role ?? 'viewer'), doc.scopes))
    const isLonger = end !== undefined && (doc.expiresAt === undefined || doc.expiresAt > end)
    if (isLonger || !coversAllow(caller.allow, doc.allow))
      fail('forbidden', { message: 'That token may do more, or for longer, than this credential.' })
  }

  async function planRevocation(caller: Caller, id: string, ifVersion: number | undefined): Promise<Change[]> {
    const found = await find(caller, id)
    if (ifVersion !== undefined && ifVersion !== found.version) fail('revision_mismatch', { version: found.version })
    if (found.doc.userId !== caller.userId)
      requireRank(caller, (await store.read.users.get(found.doc.userId))?.doc.role ?? 'viewer')
    const tokens = [found, ...(await descendantsOf(id))]
    const sessions = await Promise.all(
      tokens.map(({ doc }) => store.read.sessions.list({ where: { parentId: doc.id }, limit: pageSize })),
    )
    return [...revocationOf(tokens, caller.userId), ...endingOf(sessions.flat(), caller.userId)]
  }

  async function planRevokeAll(userId: string, actor: string): Promise<Change[]> {
    return revocationOf(await tokensWhere({ userId }), actor)
  }

  async function descendantsOf(id: string): Promise<Versioned<TokenDocument>[]> {
    const children = await tokensWhere({ parentId: id })
    const others = await Promise.all(children.map(({ doc }) => descendantsOf(doc.id)))
    return [...children, ...others.flat()]
  }

  async function tokensWhere(where: { userId: string } | { parentId: string }): Promise<Versioned<TokenDocument>[]> {
    const found: Versioned<TokenDocument>[] = []
    for (let after: { id: string } | undefined; ; ) {
      const page = await store.read.tokens.list({ where, limit: pageSize, ...(after && { after }) })
      found.push(...page)
      const last = page.at(-1)
      if (page.length < pageSize || last === undefined) return found
      after = { id: last.doc.id }
    }
  }

  function revocationOf(tokens: readonly Versioned<TokenDocument>[], actor: string): Change[] {
    return tokens.flatMap(({ doc, version }) => [
      { remove: 'tokens', id: doc.id, version } as const,
      eventOf('token.revoked', doc, actor),
    ])
  }

  function endingOf(sessions: readonly Versioned<SessionDocument>[], actor: string): Change[] {
    return sessions.flatMap(({ doc: { id, publicId, userId }, version }) => [
      { remove: 'sessions', id, version } as const,
      { event: { kind: 'session.ended', at: now(), actor, data: { sessionId: publicId, userId } } },
    ])
  }

  async function get(caller: Caller, id: string): Promise<Versioned<Token>> {
    const { doc, version } = await find(caller, id)
    return { doc: toToken(doc), version }
  }

  /** A token of somebody else is told to those alone who may see every token. */
  async function find(caller: Caller, id: string): Promise<Versioned<TokenDocument>> {
    const found = await store.read.tokens.get(id)
    return found && (found.doc.userId === caller.userId || seesAll(caller)) ? found : fail('token_not_found')
  }

  async function list(
    caller: Caller,
    { limit, cursor }: { limit: number; cursor?: string },
  ): ReturnType<Tokens['list']> {
    const filter = seesAll(caller) ? ['tokens'] : ['tokens', caller.userId]
    const after = readCursor(cursor, filter)
    const found = await store.read.tokens.list({
      limit: limit + 1,
      ...(!seesAll(caller) && { where: { userId: caller.userId } }),
      ...(after && { after }),
    })
    const { items, ...next } = cutPage(found, limit, filter, ({ doc }) => ({ id: doc.id }))
    return { tokens: items.map(({ doc }) => toToken(doc)), ...next }
  }

  function eventOf(kind: string, { id, userId, name }: TokenDocument, actor: string) {
    return { event: { kind, at: now(), actor, data: { tokenId: id, userId, name } } }
  }
}

function atMost(end: string | undefined, wanted: string): string {
  return end !== undefined && end < wanted ? end : wanted
}

function seesAll({ scopes }: Caller): boolean {
  return missingScopes(scopes, ['users:admin']).length === 0
}

function toToken({ id, userId, name, scopes, allow, createdAt, expiresAt, parentId }: TokenDocument): Token {
  return {
    id,
    userId,
    name,
    scopes,
    ...(allow && { allow }),
    createdAt,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(parentId !== undefined && { parentId }),
  }
}
