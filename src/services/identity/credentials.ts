import type { Caller, Log } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { SessionDocument, TokenDocument, UserDocument } from '../../stores/documents.ts'
import type { Store, Versioned } from '../../stores/port.ts'
import { intersect, scopesOfRole } from './roles.ts'
import { digest, isMistyped } from './secrets.ts'

/** Turns the secret of a credential into a caller, and tells for how long it is one. */
export interface Credentials {
  /** Gives who holds a token that was looked up a moment ago, without a wait; nothing when it must be looked up again. */
  knownToken(secret: string): Caller | undefined
  /** Gives who holds the token, or refuses it with `token_invalid` or `token_expired`. */
  callerOfToken(secret: string): Promise<Caller>
  /** Gives who is signed in with the cookie's value, or refuses it with `token_invalid` or `token_expired`. */
  callerOfSession(secret: string): Promise<Caller>
  /** Gives the caller as of now, with what the credential may do now, or nothing when the credential has ended. */
  current(caller: Caller): Promise<Caller | undefined>
  /** Whether the credential of the caller still holds; a second after it ended, in whichever process, it does not. */
  isValid(caller: Caller): Promise<boolean>
  /** Calls back when some credential may have ended: at once for what this process did, within a second for others. */
  onEnded(listener: () => void): () => void
  /** Looks every credential up again. Called after each change of tokens, sessions or users. */
  forget(): void
}

export interface CredentialsOptions {
  readonly store: Store
  readonly now: () => string
  readonly log: Log
  /** The digest of the token of the environment, which need not have the form of the others. */
  readonly presetHash: () => string | undefined
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

export function createCredentials({
  store,
  now,
  log,
  presetHash,
}: CredentialsOptions): Credentials & { close(): void } {
  const cached = new Map<string, Looked>()
  /** Some of them by the token itself: its digest, taken for each call, is a twentieth of a small one. */
  const recent = new Map<string, Looked>()
  const sources = new WeakMap<Caller, { readonly kind: Kind; readonly key: string }>()
  const listeners = new Set<() => void>()
  const stopListening = store.onEvents(lookSoon)
  let lastEvent: number | undefined
  let look: NodeJS.Timeout | undefined
  let forgetting: NodeJS.Timeout | undefined
  let isClosed = false
  return { knownToken, callerOfToken, callerOfSession, current, isValid, onEnded, forget, close }

  function knownToken(secret: string): Caller | undefined {
    const found = recent.get(secret)
    const caller = found && found.until > performance.now() ? found.loaded : undefined
    return caller?.expiresAt !== undefined && caller.expiresAt <= now() ? undefined : caller
  }

  async function callerOfToken(secret: string): Promise<Caller> {
    const key = digest(secret)
    if (!cached.has(placeOf('token', key)) && isMistyped(secret) && key !== presetHash()) fail('token_invalid')
    const caller = await find('token', key)
    remember(secret, cached.get(placeOf('token', key)))
    return caller
  }

  function remember(secret: string, found: Looked | undefined): void {
    if (found === undefined || isClosed) return
    recent.set(secret, found)
    // Secrets are not kept for longer than that, used or not.
    forgetting ??= setTimeout(() => {
      forgetting = undefined
      recent.clear()
    }, trustedMs).unref()
  }

  async function callerOfSession(secret: string): Promise<Caller> {
    return find('session', digest(secret))
  }

  async function current(caller: Caller): Promise<Caller | undefined> {
    const source = sources.get(caller)
    try {
      return await (source ? find(source.kind, source.key) : findById(caller))
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }

  async function isValid(caller: Caller): Promise<boolean> {
    return (await current(caller)) !== undefined
  }

  function onEnded(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  function forget(): void {
    cached.clear()
    recent.clear()
    for (const listener of listeners) listener()
  }

  function close(): void {
    isClosed = true
    clearTimeout(look)
    clearTimeout(forgetting)
    recent.clear()
    stopListening()
  }

  /** Callers who come while the credential is looked up wait for the same answer. */
  async function find(kind: Kind, key: string): Promise<Caller> {
    const place = placeOf(kind, key)
    const found = cached.get(place)
    const caller = await (found && found.until > performance.now() ? found.caller : load(kind, key, place))
    if (caller.expiresAt !== undefined && caller.expiresAt <= now()) refuseExpired(kind)
    return caller
  }

  function load(kind: Kind, key: string, place: string): Promise<Caller> {
    const caller = kind === 'token' ? loadToken(key) : loadSession(key)
    const entry: Looked = { caller, until: performance.now() + trustedMs, loaded: undefined }
    if (cached.size >= cachedMax) cached.delete(cached.keys().next().value ?? '')
    cached.delete(place)
    cached.set(place, entry)
    caller.then(
      (loaded) => {
        entry.loaded = loaded
        sources.set(loaded, { kind, key })
      },
      () => {
        if (cached.get(place) === entry) cached.delete(place)
      },
    )
    return caller
  }

  async function loadToken(key: string): Promise<Caller> {
    const [found] = await store.read.tokens.list({ where: { hash: key }, limit: 1 })
    return callerOf('token', found?.doc ?? (await findRotated(key)) ?? fail('token_invalid'))
  }

  /** The secret before the last rotation is good for as long as whoever rotated it said. */
  async function findRotated(key: string): Promise<TokenDocument | undefined> {
    const [found] = await store.read.tokens.list({ where: { previousHash: key }, limit: 1 })
    const until = found?.doc.previousUntil
    return until !== undefined && until > now() ? found?.doc : undefined
  }

  async function loadSession(id: string): Promise<Caller> {
    const session =
      (await store.read.sessions.get(id)) ??
      fail('token_invalid', { message: 'This session is not valid. Sign in again.' })
    return callerOf('session', { ...session.doc, id: session.doc.publicId, expiresAt: extend(session) })
  }

  async function findById({ method, credentialId }: Caller): Promise<Caller> {
    if (method === 'token')
      return callerOf('token', (await store.read.tokens.get(credentialId))?.doc ?? fail('token_invalid'))
    const [session] = await store.read.sessions.list({ where: { publicId: credentialId }, limit: 1 })
    return callerOf('session', { ...(session?.doc ?? fail('token_invalid')), id: credentialId })
  }

  async function callerOf(
    method: Kind,
    { id, userId, scopes, allow, expiresAt, parentId }: Credential,
  ): Promise<Caller> {
    if (expiresAt !== undefined && expiresAt <= now()) refuseExpired(method)
    if (parentId !== undefined) await requireParent(parentId)
    const user = await requireUser(userId)
    return {
      userId,
      name: user.name,
      role: user.role,
      method,
      credentialId: id,
      scopes: intersect(scopesOfRole(user.role), scopes),
      ...(allow && { allow }),
      ...(expiresAt !== undefined && { expiresAt }),
    }
  }

  /** What was made from a credential ends with it, also when the two of them ended and began at the same time. */
  async function requireParent(id: string): Promise<void> {
    const [session] = id.startsWith('sess_')
      ? await store.read.sessions.list({ where: { publicId: id }, limit: 1 })
      : []
    const parent = session ?? (await store.read.tokens.get(id)) ?? fail('token_invalid')
    if (parent.doc.expiresAt !== undefined && parent.doc.expiresAt <= now()) fail('token_expired')
    if (parent.doc.parentId !== undefined) await requireParent(parent.doc.parentId)
  }

  async function requireUser(id: string): Promise<UserDocument> {
    const user = (await store.read.users.get(id)) ?? fail('token_invalid')
    if (user.doc.isDisabled) fail('token_invalid', { message: 'The account of this credential is disabled.' })
    return user.doc
  }

  /** Moves the end of a session that is in use, and gives it. Nobody waits for that, and a later call makes good for a failure. */
  function extend({ doc, version }: Versioned<SessionDocument>): string {
    const time = Date.parse(now())
    const expiresAt = new Date(Math.min(time + sessionMs, Date.parse(doc.endsAt))).toISOString()
    const isDue = time < Date.parse(doc.expiresAt) && Date.parse(expiresAt) - Date.parse(doc.expiresAt) >= extendEachMs
    if (!isDue || isClosed) return doc.expiresAt
    store
      .commit([{ replace: 'sessions', version, doc: { ...doc, expiresAt } }])
      .catch((error: unknown) => log.warn({ err: error }, 'a session was not extended'))
    return expiresAt
  }

  function lookSoon(): void {
    if (look !== undefined || isClosed) return
    look = setTimeout(() => {
      look = undefined
      lookForEnded().catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'the events of credentials could not be read')
      })
    }, lookEachMs)
    look.unref()
  }

  /** Reads what was appended since the last look. The range is read first, so that nothing falls between the two. */
  async function lookForEnded(): Promise<void> {
    const { newest } = await store.eventRange()
    const after = lastEvent
    lastEvent = Math.max(after ?? 0, newest)
    const mayHaveEnded =
      after === undefined ||
      (newest > after && (await store.events({ after, kinds: endingKinds, limit: 1 })).length > 0)
    if (mayHaveEnded && !isClosed) forget()
  }
}

/** A credential that was looked up. */
interface Looked {
  readonly caller: Promise<Caller>
  /** The same once it is there. */
  loaded: Caller | undefined
  readonly until: number
}

type Credential = Pick<TokenDocument, 'id' | 'userId' | 'scopes' | 'allow' | 'expiresAt' | 'parentId'>

function placeOf(kind: Kind, key: string): string {
  return `${kind} ${key}`
}

function refuseExpired(kind: Kind): never {
  fail('token_expired', kind === 'session' ? { message: 'This session has expired. Sign in again.' } : {})
}
