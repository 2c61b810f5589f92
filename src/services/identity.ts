import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { BrowserSession, Caller, Scope } from '../contract.ts'
import { fail } from '../errors.ts'
import type { SessionDocument, TokenDocument } from '../stores/documents.ts'
import { VersionConflict } from '../stores/port.ts'
import type { Store, Versioned } from '../stores/port.ts'

export interface Identity {
  /** Makes the owner on the first start, and gives what the owner needs to get in; later it gives nothing. */
  prepare(presetToken: string | undefined): Promise<FirstCredentials | undefined>
  /** Gives who holds the token, or refuses it. */
  callerOfToken(secret: string): Promise<Caller>
  /** Gives who is signed in with the cookie's value, or refuses it. */
  callerOfSession(secret: string): Promise<Caller>
  /** Starts a browser session for the holder of a token. */
  login(secret: string): Promise<{ caller: Caller; session: BrowserSession }>
  /** Starts a browser session by a link that works once. */
  redeemLink(secret: string): Promise<BrowserSession>
  logout(caller: Caller): Promise<void>
}

export interface FirstCredentials {
  readonly token: string
  readonly linkSecret: string
}

const sessionMs = 12 * 60 * 60 * 1000
const linkMs = 15 * 60 * 1000
const ownerId = 'user_owner'
const presetTokenId = 'tok_preset'
/** Holders of tokens seen lately: looking one up in the store costs a tenth of a request. */
const cachedCallersMax = 1000

export function createIdentity({ store, now, newId }: { store: Store; now: () => string; newId: (prefix: string) => string }): Identity {
  const cachedCallers = new Map<string, Caller>()
  return { prepare, callerOfToken, callerOfSession, login, redeemLink, logout }

  async function prepare(presetToken: string | undefined): Promise<FirstCredentials | undefined> {
    const isFirstStart = (await store.read.users.get(ownerId)) === undefined
    if (isFirstStart) await store.commit([{ insert: 'users', doc: { id: ownerId, name: 'Owner', role: 'owner', createdAt: now() } }])
    if (presetToken !== undefined) return keepPresetToken(presetToken)
    return isFirstStart ? makeFirstCredentials() : undefined
  }

  async function keepPresetToken(secret: string): Promise<undefined> {
    const doc: TokenDocument = { id: presetTokenId, userId: ownerId, name: 'Preset token', hash: digest(secret), scopes: ['*'], createdAt: now() }
    const found = await store.read.tokens.get(presetTokenId)
    if (found?.doc.hash === doc.hash) return
    await store.commit([found ? { replace: 'tokens', version: found.version, doc } : { insert: 'tokens', doc }])
  }

  async function makeFirstCredentials(): Promise<FirstCredentials> {
    const token = makeToken()
    const linkSecret = makeSecret()
    await store.commit([
      { insert: 'tokens', doc: { id: newId('tok'), userId: ownerId, name: 'First token', hash: digest(token), scopes: ['*'], createdAt: now() } },
      { insert: 'signInLinks', doc: { id: digest(linkSecret), userId: ownerId, expiresAt: later(linkMs) } },
    ])
    return { token, linkSecret }
  }

  async function callerOfToken(secret: string): Promise<Caller> {
    const key = digest(secret)
    const caller = cachedCallers.get(key) ?? await findCaller(key)
    if (caller.expiresAt !== undefined && caller.expiresAt <= now()) fail('token_expired')
    return caller
  }

  async function findCaller(key: string): Promise<Caller> {
    const [found] = await store.read.tokens.list({ where: { hash: key }, limit: 1 })
    if (!found || !timingSafeEqual(Buffer.from(found.doc.hash), Buffer.from(key))) fail('token_invalid')
    const user = await store.read.users.get(found.doc.userId) ?? fail('token_invalid')
    const { id, scopes, expiresAt } = found.doc
    const caller: Caller = { userId: user.doc.id, name: user.doc.name, method: 'token', credentialId: id, scopes, ...(expiresAt && { expiresAt }) }
    if (cachedCallers.size >= cachedCallersMax) cachedCallers.delete(cachedCallers.keys().next().value ?? '')
    cachedCallers.set(key, caller)
    return caller
  }

  async function callerOfSession(secret: string): Promise<Caller> {
    const session = await findSession(digest(secret)) ?? fail('token_invalid', { message: 'This session is not valid. Sign in again.' })
    if (session.doc.expiresAt <= now()) fail('token_expired', { message: 'This session has expired. Sign in again.' })
    const user = await store.read.users.get(session.doc.userId) ?? fail('token_invalid')
    return { userId: user.doc.id, name: user.doc.name, method: 'session', credentialId: session.doc.id, scopes: session.doc.scopes, expiresAt: session.doc.expiresAt }
  }

  function findSession(id: string): Promise<Versioned<SessionDocument> | undefined> {
    return store.read.sessions.get(id)
  }

  async function login(secret: string): Promise<{ caller: Caller; session: BrowserSession }> {
    const holder = await callerOfToken(secret)
    const session = await startSession(holder.userId, holder.scopes)
    return { session, caller: await callerOfSession(session.secret) }
  }

  async function redeemLink(secret: string): Promise<BrowserSession> {
    const link = await store.read.signInLinks.get(digest(secret)) ?? fail('link_expired')
    if (link.doc.expiresAt <= now()) fail('link_expired')
    const session = newSession(link.doc.userId, ['*'])
    try {
      // Removing the link in the same commit makes it work once, also when it is opened twice at the same time.
      await store.commit([{ remove: 'signInLinks', id: link.doc.id, version: link.version }, { insert: 'sessions', doc: session.doc }])
    } catch (error) {
      if (error instanceof VersionConflict) fail('link_expired', { cause: error })
      throw error
    }
    return session.given
  }

  async function startSession(userId: string, scopes: readonly Scope[]): Promise<BrowserSession> {
    const session = newSession(userId, scopes)
    await store.commit([{ insert: 'sessions', doc: session.doc }])
    return session.given
  }

  function newSession(userId: string, scopes: readonly Scope[]): { doc: SessionDocument; given: BrowserSession } {
    const secret = makeSecret()
    const expiresAt = later(sessionMs)
    return { doc: { id: digest(secret), userId, scopes: [...scopes], createdAt: now(), expiresAt }, given: { secret, expiresAt } }
  }

  async function logout(caller: Caller): Promise<void> {
    if (caller.method !== 'session') return
    const session = await findSession(caller.credentialId)
    if (session) await store.commit([{ remove: 'sessions', id: session.doc.id, version: session.version }])
  }

  function later(milliseconds: number): string {
    return new Date(Date.parse(now()) + milliseconds).toISOString()
  }
}

/** The stored form of a secret. It does not work as a credential. */
function digest(secret: string): string {
  return hash('sha256', secret)
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A prefix by which scanners find leaked tokens, and a checksum by which they know them from chance. */
function makeToken(): string {
  const body = randomBytes(32).toString('hex')
  return `gty_${body}_${crc32(body).toString(36).padStart(7, '0')}`
}
