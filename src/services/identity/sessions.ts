import type { BrowserSession, Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { SessionDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { later } from '../clock.ts'
import { digest, makeSecret } from './secrets.ts'

/** Browser sessions. What changes is given as changes, for the call to commit. */
export interface Sessions {
  /** A new session of a user; the oldest ones of many make room. */
  planStart(
    start: SessionStart,
  ): Promise<{ changes: Change[]; session: BrowserSession; caller: Pick<Caller, 'credentialId' | 'expiresAt'> }>
  /** Ends the session by which the caller signed in; a token ends nothing. */
  planLogout(caller: Caller): Promise<Change[]>
  /** Ends a session of the caller by its public id. */
  planEnd(caller: Caller, id: string): Promise<Change[]>
  /** Ends all sessions of a user, besides one. */
  planEndAll(userId: string, actor: string, besides?: string): Promise<Change[]>
  /** The sessions of the caller, newest first. */
  list(caller: Caller): Promise<Session[]>
}

export type Session = components['schemas']['BrowserSession']

export interface SessionStart extends Pick<SessionDocument, 'userId' | 'scopes' | 'allow' | 'parentId'> {
  readonly address: string
  /** When the credential ends by which the user signed in. */
  readonly endsAt?: string | undefined
}

const idleMs = 12 * 60 * 60 * 1000
const wholeMs = 30 * 24 * 60 * 60 * 1000
const sessionsMax = 100
/** Some more than there may be: many who sign in at once do not see each other. */
const readMax = 1000

export function createSessions({
  store,
  now,
  newId,
}: {
  store: Store
  now: () => string
  newId: (prefix: string) => string
}): Sessions {
  return { planStart, planLogout, planEnd, planEndAll, list }

  async function planStart({ address, endsAt, ...given }: SessionStart): ReturnType<Sessions['planStart']> {
    const secret = makeSecret()
    const latest = earlier(later(now(), wholeMs), endsAt)
    const doc: SessionDocument = {
      ...given,
      id: digest(secret),
      publicId: newId('sess'),
      address,
      createdAt: now(),
      expiresAt: earlier(later(now(), idleMs), latest),
      endsAt: latest,
    }
    const oldest = newestFirst(await sessionsOf(doc.userId)).slice(sessionsMax - 1)
    const changes: Change[] = [
      ...endingOf(oldest, doc.userId),
      { insert: 'sessions', doc },
      eventOf('session.started', doc, doc.userId),
    ]
    // The browser keeps the cookie to the last: the service knows when the session ends.
    return {
      changes,
      session: { secret, expiresAt: latest },
      caller: { credentialId: doc.publicId, expiresAt: doc.expiresAt },
    }
  }

  async function planLogout(caller: Caller): Promise<Change[]> {
    if (caller.method !== 'session') return []
    return endingOf(await find(caller, caller.credentialId), caller.userId)
  }

  async function planEnd(caller: Caller, id: string): Promise<Change[]> {
    const found = await find(caller, id)
    return found.length === 0 ? fail('session_not_found') : endingOf(found, caller.userId)
  }

  async function planEndAll(userId: string, actor: string, besides?: string): Promise<Change[]> {
    return endingOf(
      (await sessionsOf(userId)).filter(({ doc }) => doc.publicId !== besides),
      actor,
    )
  }

  async function list(caller: Caller): Promise<Session[]> {
    const live = (await sessionsOf(caller.userId)).filter(({ doc }) => doc.expiresAt > now())
    return newestFirst(live).map(({ doc: { publicId, address, createdAt, expiresAt } }) => ({
      id: publicId,
      ...(address !== '' && { address }),
      createdAt,
      expiresAt,
      isCurrent: publicId === caller.credentialId,
    }))
  }

  async function find({ userId }: Caller, id: string): Promise<Versioned<SessionDocument>[]> {
    const found = await store.read.sessions.list({ where: { publicId: id }, limit: 1 })
    return found.filter(({ doc }) => doc.userId === userId)
  }

  function sessionsOf(userId: string): Promise<Versioned<SessionDocument>[]> {
    return store.read.sessions.list({ where: { userId }, limit: readMax })
  }

  function endingOf(sessions: readonly Versioned<SessionDocument>[], actor: string): Change[] {
    return sessions.flatMap(({ doc, version }) => [
      { remove: 'sessions', id: doc.id, version } as const,
      eventOf('session.ended', doc, actor),
    ])
  }

  function eventOf(kind: string, { publicId, userId }: SessionDocument, actor: string) {
    return { event: { kind, at: now(), actor, data: { sessionId: publicId, userId } } }
  }
}

function newestFirst(sessions: readonly Versioned<SessionDocument>[]): Versioned<SessionDocument>[] {
  return [...sessions].sort((a, b) => (a.doc.createdAt < b.doc.createdAt ? 1 : -1))
}

function earlier(one: string, other: string | undefined): string {
  return other !== undefined && other < one ? other : one
}
