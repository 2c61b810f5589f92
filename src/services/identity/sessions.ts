import type { BrowserSession, Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { SessionDocument } from '../../collections/identity.ts'
import { grantOfSession } from './lineage.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { ListQuery, Versioned } from '../../stores/port.ts'
import { later } from '../../platform/work/clock.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { sessionEvent } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { endSessions } from './revocation.ts'
import { digest, makeSecret } from './secrets.ts'

export type Session = components['schemas']['BrowserSession']

export interface StartedSession {
  readonly session: BrowserSession
  readonly caller: Pick<Caller, 'credentialId' | 'expiresAt' | 'authenticatedAt' | 'grant'>
}

/** What a new password or second factor changes of the session in which it is given. */
type GoingOn = Pick<SessionDocument, 'passwordChanges' | 'hasSecondFactor'>

export interface SessionStart
  extends Pick<
    SessionDocument,
    | 'userId'
    | 'scopes'
    | 'allow'
    | 'rules'
    | 'parentId'
    | 'family'
    | 'passwordChanges'
    | 'signedInBy'
    | 'hasSecondFactor'
  > {
  readonly address: string
  /** When the credential ends by which the user signed in. */
  readonly endsAt?: string | undefined
  /**
   * When the user proved who they are, if that was earlier: a token that a session exchanged itself for proves nothing.
   */
  readonly authenticatedAt?: string | undefined
}

const idleMs = 12 * 60 * 60 * 1000
const wholeMs = 30 * 24 * 60 * 60 * 1000
const sessionsMax = 100
/** Some more than there may be: many who sign in at once do not see each other. */
const readMax = 1000

type SessionsOptions = Pick<Foundation, 'store' | 'now' | 'newId'>

/** Browser sessions. */
export class Sessions {
  readonly #options: SessionsOptions

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** A new session of a user; the oldest ones of many make room. */
  async start({
    address,
    endsAt,
    authenticatedAt = this.#options.now(),
    ...given
  }: SessionStart): Promise<Staged<StartedSession>> {
    const { now, newId } = this.#options
    const secret = makeSecret()
    const latest = earlier(later(now(), wholeMs), endsAt)
    const doc: SessionDocument = {
      ...given,
      id: digest(secret),
      publicId: newId('sess'),
      address,
      createdAt: now(),
      authenticatedAt,
      expiresAt: earlier(later(now(), idleMs), latest),
      endsAt: latest,
    }
    const oldest = newestFirst(await this.#sessionsOf(doc.userId)).slice(sessionsMax - 1)
    const changes: Change[] = [
      ...endSessions(oldest, this.#moment(doc.userId)),
      { insert: 'sessions', doc },
      sessionEvent('session.started', doc, this.#moment(doc.userId)),
    ]
    // The browser keeps the cookie to the last: the service knows when the session ends.
    return {
      changes,
      session: { secret, expiresAt: latest },
      caller: {
        credentialId: doc.publicId,
        expiresAt: doc.expiresAt,
        authenticatedAt,
        grant: grantOfSession(doc),
      },
    }
  }

  /**
   * The session of the call goes on under a new secret, as one whose user has just proved who they are; a token stays.
   */
  async renew(caller: Caller): Promise<Staged<{ session?: BrowserSession; authenticatedAt?: string }>> {
    const authenticatedAt = this.#options.now()
    if (caller.method !== 'session') return { changes: [] }
    const [found] = await this.#find(caller, caller.credentialId)
    const { doc, version } = found ?? fail('token_invalid')
    const secret = makeSecret()
    return {
      changes: [
        { remove: 'sessions', id: doc.id, version },
        { insert: 'sessions', doc: { ...doc, id: digest(secret), authenticatedAt } },
      ],
      session: { secret, expiresAt: doc.endsAt },
      authenticatedAt,
    }
  }

  /** Ends the session by which the caller signed in; a token ends nothing. */
  async logOut(caller: Caller): Promise<Staged> {
    const found = caller.method === 'session' ? await this.#find(caller, caller.credentialId) : []
    return { changes: endSessions(found, this.#moment(caller.userId)) }
  }

  /** Ends a session of the caller by its public id. */
  async end(caller: Caller, id: string): Promise<Staged> {
    const found = await this.#find(caller, id)
    if (found.length === 0) fail('session_not_found')
    return { changes: endSessions(found, this.#moment(caller.userId)) }
  }

  /** Ends all sessions of a user. */
  async endAll(userId: string, actor: string): Promise<Change[]> {
    return endSessions(await this.#sessionsOf(userId), this.#moment(actor))
  }

  /** Ends all sessions of the caller besides the one of the call, which goes on with this. */
  async endOthers({ userId, credentialId }: Caller, given: GoingOn): Promise<Change[]> {
    const sessions = await this.#sessionsOf(userId)
    const [kept, others] = [true, false].map((isKept) =>
      sessions.filter(({ doc }) => (doc.publicId === credentialId) === isKept),
    )
    return [
      ...(kept ?? []).map(({ doc, version }): Change => ({ replace: 'sessions', version, doc: { ...doc, ...given } })),
      ...endSessions(others ?? [], this.#moment(userId)),
    ]
  }

  /** A page of the sessions of the caller, newest first. */
  async list(caller: Caller, { limit, cursor }: PageQuery): Promise<{ sessions: Session[]; nextCursor?: string }> {
    const { now } = this.#options
    const filter = { sessionsOf: caller.userId }
    const after = readCursor(cursor, filter)
    const live = (await this.#sessionsOf(caller.userId, { marksDamage: true })).filter(
      ({ doc }) => doc.expiresAt > now() && (after === undefined || doc.publicId < after.id),
    )
    const { items, ...next } = cutPage(newestFirst(live), limit, filter, ({ doc }) => ({ id: doc.publicId }))
    const sessions = items.map(({ doc: { publicId, address, signedInBy, createdAt, expiresAt } }) => ({
      id: publicId,
      ...(address !== '' && { address }),
      ...(signedInBy && { signedInBy }),
      createdAt,
      expiresAt,
      isCurrent: publicId === caller.credentialId,
    }))
    return { sessions, ...next }
  }

  async #find({ userId }: Caller, id: string): Promise<Versioned<SessionDocument>[]> {
    const { store } = this.#options
    const found = await store.read.sessions.list({ where: { publicId: id }, limit: 1 })
    return found.filter(({ doc }) => doc.userId === userId)
  }

  #sessionsOf(
    userId: string,
    options: Pick<ListQuery<SessionDocument>, 'marksDamage'> = {},
  ): Promise<Versioned<SessionDocument>[]> {
    const { store } = this.#options
    return store.read.sessions.list({ where: { userId }, limit: readMax, ...options })
  }

  #moment(actor: string): Moment {
    const { now } = this.#options
    return { at: now(), actor }
  }
}

/** Ids begin with the time. */
function newestFirst(sessions: readonly Versioned<SessionDocument>[]): Versioned<SessionDocument>[] {
  return [...sessions].sort((a, b) => (a.doc.publicId < b.doc.publicId ? 1 : -1))
}

function earlier(one: string, other: string | undefined): string {
  return other !== undefined && other < one ? other : one
}
