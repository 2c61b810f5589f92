import type { Caller } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { SessionDocument, TokenDocument } from '../../collections/identity.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { authenticationOf, callerOf as callerOfHolder, grantOfSession, Lineage } from './lineage.ts'
import type { Credential, Ending, Holder } from './lineage.ts'
import { authorityOfSession } from './second-factor-rule.ts'
import type { SecondFactorRule } from './second-factor-rule.ts'
import { digest, isMistyped } from './secrets.ts'

/** Turns the secret of a credential into a caller, and reports when the credential ends. */
export interface Credentials {
  /** Returns the caller of a token from the cache, synchronously; undefined if the token must be looked up. */
  knownToken(secret: string): Caller | undefined
  /** Returns the caller of the token, or refuses it with `token_invalid` or `token_expired`. */
  callerOfToken(secret: string): Promise<Caller>
  /** Returns the caller of the session cookie, or refuses it with `token_invalid` or `token_expired`. */
  callerOfSession(secret: string): Promise<Caller>
  /** Returns the caller with the current authority of the credential; undefined if the credential has ended. */
  current(caller: Caller): Promise<Caller | undefined>
  /**
   * Whether the credential of the caller is still valid; at most a second after it ended, in any process, it is not.
   */
  isValid(caller: Caller): Promise<boolean>
  /** The caller as text that outlives the request: for a row, or for another process. It contains no secret. */
  recordOf(caller: Caller): string
  /** The caller of such a text. What became of the credential meanwhile is known to `current`. */
  restore(record: string): Caller
  /** Calls back when some credential may have ended: at once for what this process did, within a second for others. */
  onEnded(listener: () => void): () => void
}

export interface CredentialsOptions extends Pick<Foundation, 'store' | 'now' | 'log' | 'isStoreShared'> {
  /** The digest of the token of the environment, which need not have the form of the others. */
  readonly presetHash: () => string | undefined
  /** Of whom a second factor is required. */
  readonly secondFactorRule: SecondFactorRule
}

/** How long a credential is taken for what it was: another process may have ended it. */
const trustedMs = 1000
const cachedMax = 1000
const lookEachMs = 200
const sessionMs = 12 * 60 * 60 * 1000
/** A session that is used all day is written once an hour. */
const extendEachMs = 60 * 60 * 1000

/** The events after which a credential may be worth less. */
const endingKinds = [
  'token.revoked',
  'token.rotated',
  'session.ended',
  'user.updated',
  'user.disabled',
  'user.enabled',
  'user.deleted',
]

type Kind = 'token' | 'session'

/** By what a credential was found: the digest of its secret. */
interface Source {
  readonly kind: Kind
  readonly key: string
}

interface CallerRecord {
  readonly caller: Caller
  readonly source: Source | undefined
}

export class CachedCredentials implements Credentials {
  readonly #options: CredentialsOptions
  readonly #lineage: Lineage
  readonly #cached = new Map<string, Looked>()
  /** Some of them by the token itself: its digest, taken for each call, is a twentieth of a small one. */
  readonly #recent = new Map<string, Looked>()
  readonly #sources = new WeakMap<Caller, Source>()
  readonly #listeners = new Set<() => void>()
  readonly #stopListening: (() => void)[]
  #lastEvent: number | undefined
  #look: NodeJS.Timeout | undefined
  #forgetting: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: CredentialsOptions) {
    this.#options = options
    this.#lineage = new Lineage(options)
    const { store, isStoreShared } = options
    this.#stopListening = [
      // What this process commits is known by `onCommit`.
      ...(isStoreShared ? [store.onEvents(() => this.#lookSoon())] : []),
      store.onWentBack(() => this.#forget()),
      // A new item makes no credential worth less.
      store.onCommit(['tokens', 'sessions', 'users', 'roleRules'], (changes) => {
        if (changes.some((change) => !('insert' in change) || change.insert === 'roleRules')) this.#forget()
      }),
    ]
  }

  knownToken(secret: string): Caller | undefined {
    const { now } = this.#options
    const found = this.#recent.get(secret)
    const caller = found && found.until > performance.now() ? found.loaded : undefined
    return caller?.expiresAt !== undefined && caller.expiresAt <= now() ? undefined : caller
  }

  async callerOfToken(secret: string): Promise<Caller> {
    const { presetHash } = this.#options
    const key = digest(secret)
    if (!this.#cached.has(placeOf('token', key)) && isMistyped(secret) && key !== presetHash())
      fail('token_invalid', {
        message: 'This token is mistyped: its checksum does not match. Copy the whole token again.',
      })
    const caller = await this.#find('token', key)
    this.#remember(secret, this.#cached.get(placeOf('token', key)))
    return caller
  }

  #remember(secret: string, found: Looked | undefined): void {
    if (found === undefined || this.#isClosed) return
    this.#recent.set(secret, found)
    // Secrets are not kept for longer than that, used or not.
    this.#forgetting ??= setTimeout(() => {
      this.#forgetting = undefined
      this.#recent.clear()
    }, trustedMs).unref()
  }

  async callerOfSession(secret: string): Promise<Caller> {
    return this.#find('session', digest(secret))
  }

  async current(caller: Caller): Promise<Caller | undefined> {
    const source = this.#sources.get(caller)
    try {
      // A session that was reauthenticated goes on under another secret.
      const found = source && (await this.#find(source.kind, source.key).catch(ignoreFailure))
      return found ?? (source?.kind === 'token' ? undefined : await this.#findById(caller))
    } catch (error) {
      return ignoreFailure(error)
    }
  }

  async isValid(caller: Caller): Promise<boolean> {
    return (await this.current(caller)) !== undefined
  }

  recordOf(caller: Caller): string {
    const { browser: _browser, replaces: _replaces, ...kept } = caller
    const record: CallerRecord = { caller: kept, source: this.#sources.get(caller) }
    return JSON.stringify(record)
  }

  restore(record: string): Caller {
    // Only what `recordOf` wrote is read.
    const { caller, source } = JSON.parse(record) as CallerRecord
    if (source) this.#sources.set(caller, source)
    return caller
  }

  onEnded(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Looks every credential up again. */
  #forget(): void {
    this.#cached.clear()
    this.#recent.clear()
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#look)
    clearTimeout(this.#forgetting)
    this.#recent.clear()
    for (const stop of this.#stopListening) stop()
  }

  /** Callers who come while the credential is looked up wait for the same answer. */
  async #find(kind: Kind, key: string): Promise<Caller> {
    const { now } = this.#options
    const place = placeOf(kind, key)
    const found = this.#cached.get(place)
    const caller = await (found && found.until > performance.now() ? found.caller : this.#load(kind, key, place))
    if (caller.expiresAt !== undefined && caller.expiresAt <= now()) refuseExpired(kind)
    return caller
  }

  #load(kind: Kind, key: string, place: string): Promise<Caller> {
    const caller = kind === 'token' ? this.#loadToken(key) : this.#loadSession(key)
    const entry: Looked = { caller, until: performance.now() + trustedMs, loaded: undefined }
    if (this.#cached.size >= cachedMax) this.#cached.delete(this.#cached.keys().next().value ?? '')
    this.#cached.delete(place)
    this.#cached.set(place, entry)
    caller.then(
      (loaded) => {
        entry.loaded = loaded
        this.#sources.set(loaded, { kind, key })
      },
      () => {
        if (this.#cached.get(place) === entry) this.#cached.delete(place)
      },
    )
    return caller
  }

  async #loadToken(key: string): Promise<Caller> {
    const { store } = this.#options
    const [found] = await store.read.tokens.list({ where: { hash: key }, limit: 1 })
    return this.#callerOfToken(found?.doc ?? (await this.#findRotated(key)) ?? fail('token_invalid'))
  }

  /** The secret before the last rotation stays valid for the overlap that was given with the rotation. */
  async #findRotated(key: string): Promise<TokenDocument | undefined> {
    const { store, now } = this.#options
    const [found] = await store.read.tokens.list({ where: { previousHash: key }, limit: 1 })
    const until = found?.doc.previousUntil
    return until !== undefined && until > now() ? found?.doc : undefined
  }

  async #loadSession(id: string): Promise<Caller> {
    const { store } = this.#options
    const session =
      (await store.read.sessions.get(id)) ??
      fail('token_invalid', { message: 'This session is not valid. Sign in again.' })
    return this.#callerOfSession({ ...session.doc, expiresAt: this.#extend(session) })
  }

  async #findById({ method, credentialId }: Caller): Promise<Caller> {
    const { store } = this.#options
    if (method === 'token')
      return this.#callerOfToken((await store.read.tokens.get(credentialId))?.doc ?? fail('token_invalid'))
    const [session] = await store.read.sessions.list({ where: { publicId: credentialId }, limit: 1 })
    return this.#callerOfSession(session?.doc ?? fail('token_invalid'))
  }

  async #callerOfToken(token: TokenDocument): Promise<Caller> {
    const { id, userId, scopes, allow, rules, expiresAt, family } = token
    const holder = await this.#lineage.holderOfToken(token)
    const authenticatedAt = await this.#lineage.authenticationOf(token)
    return callerOf(holder, {
      method: 'token',
      credentialId: id,
      scopes,
      allow,
      rules,
      expiresAt,
      authenticatedAt,
      grant: { userId, tokenId: id, ...(family !== undefined && { family }) },
    })
  }

  async #callerOfSession(session: SessionDocument): Promise<Caller> {
    const { publicId, allow, rules, expiresAt } = session
    const holder = await this.#lineage.holderOfSession(session)
    if (typeof holder === 'string') return refuseEnded(holder, 'session')
    const grant = grantOfSession(session)
    const authority = authorityOfSession(session, holder.user.role, this.#options.secondFactorRule)
    return callerOfHolder(holder, {
      ...authority,
      method: 'session',
      credentialId: publicId,
      allow,
      rules,
      expiresAt,
      authenticatedAt: authenticationOf(session),
      grant,
    })
  }

  /**
   * Extends a session that is in use and returns its new end. Runs in the background; a later call retries a failed
   * write.
   */
  #extend({ doc, version }: Versioned<SessionDocument>): string {
    const { now, store, log } = this.#options
    const time = Date.parse(now())
    const expiresAt = new Date(Math.min(time + sessionMs, Date.parse(doc.endsAt))).toISOString()
    const isDue = time < Date.parse(doc.expiresAt) && Date.parse(expiresAt) - Date.parse(doc.expiresAt) >= extendEachMs
    if (!isDue || this.#isClosed) return doc.expiresAt
    store
      .commit([{ replace: 'sessions', version, doc: { ...doc, expiresAt } }])
      .catch((error: unknown) => log.warn({ err: error }, 'a session was not extended'))
    return expiresAt
  }

  #lookSoon(): void {
    const { log } = this.#options
    if (this.#look !== undefined || this.#isClosed) return
    this.#look = setTimeout(() => {
      this.#look = undefined
      this.#lookForEnded().catch((error: unknown) => {
        if (!this.#isClosed) log.warn({ err: error }, 'the events of credentials could not be read')
      })
    }, lookEachMs)
    this.#look.unref()
  }

  /** Reads what was appended since the last look. The range is read first, so that nothing falls between the two. */
  async #lookForEnded(): Promise<void> {
    const { store } = this.#options
    const { newest } = await store.eventRange()
    const after = this.#lastEvent
    this.#lastEvent = Math.max(after ?? 0, newest)
    const mayHaveEnded =
      after === undefined ||
      (newest > after && (await store.events({ after, kinds: endingKinds, limit: 1 })).length > 0)
    if (mayHaveEnded && !this.#isClosed) this.#forget()
  }
}

/** A credential that was looked up. */
interface Looked {
  readonly caller: Promise<Caller>
  /** The same once it is there. */
  loaded: Caller | undefined
  readonly until: number
}

function callerOf(holder: Holder | Ending, credential: Credential): Caller {
  return typeof holder === 'string' ? refuseEnded(holder, credential.method) : callerOfHolder(holder, credential)
}

function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error
}

function placeOf(kind: Kind, key: string): string {
  return `${kind} ${key}`
}

function refuseExpired(kind: Credential['method']): never {
  fail('token_expired', kind === 'session' ? { message: 'This session has expired. Sign in again.' } : {})
}

function refuseEnded(ending: Ending, kind: Credential['method']): never {
  switch (ending) {
    case 'expired':
      return refuseExpired(kind)
    case 'user_disabled':
      return fail('token_invalid', { message: 'The account of this credential is disabled.' })
    case 'password_changed':
      return fail('token_invalid', {
        message: 'This credential ended because the password of its user was changed. Sign in again.',
      })
    case 'revoked':
    case 'user_deleted':
      return fail('token_invalid')
    default:
      return ending satisfies never
  }
}
