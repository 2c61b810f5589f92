import type { Caller, SocketReply, Staged } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import { Failure, fail } from '../../errors.ts'
import type { Foundation, Limit } from '../../foundation.ts'
import { credentialsCheckMsOf, OpenStreams } from '../../platform/streams/open-streams.ts'
import { Tickets } from '../../platform/work/tickets.ts'
import type { Ticket } from '../../platform/work/tickets.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { missingScopes } from '../identity.ts'
import type { Identity } from '../identity.ts'
import { hasConsent, requireConsent } from './consent.ts'
import { rangeOf } from './host-failures.ts'
import type { PtySize, TerminalHost } from '../../runner/terminal-host.ts'
import type { TerminalSession } from './session.ts'
import { viewerLimits, viewerLimitsOf } from './viewer-limits.ts'
import { TerminalViewer } from './viewer.ts'
import type { ViewerMode } from './viewer.ts'

type Schemas = components['schemas']

/** A session with what a viewer is shown of it, and does with it. */
export interface ViewedSession {
  readonly session: TerminalSession
  shown(): Schemas['TerminalSession']
  write(bytes: Uint8Array): Promise<void>
  /** `actor` is the user who does it. */
  resize(size: PtySize, actor: string): Promise<void>
}

export interface ViewRequest {
  readonly cursor?: number
  /** By default the one that may more. */
  readonly mode?: ViewerMode
}

export interface ViewersParts extends Pick<Foundation, 'actors' | 'log' | 'newId' | 'now' | 'store' | 'isStoreShared'> {
  readonly identity: Pick<Identity, 'current' | 'onEnded' | 'recordOf' | 'restore'>
  readonly sandbox: Pick<CommandSandbox, 'permit'>
  readonly host: Pick<TerminalHost, 'follow' | 'read' | 'generation' | 'generationOf'>
}

/** The connections of one session. */
interface Watched {
  /** Of those that are being opened too. */
  places: number
  readonly viewers: Set<TerminalViewer>
  /** The one viewer that resizes the terminal. */
  holder: TerminalViewer | undefined
}

/** Who watches the terminals of this process, and types into them, by connections of their own. */
export class TerminalViewers {
  readonly #parts: ViewersParts
  readonly #connections: OpenStreams<TerminalViewer>
  readonly #tickets: Tickets<'terminalTickets'>
  readonly #watched = new Map<string, Watched>()

  /** What a connection takes of its client. */
  readonly socketLimits = {
    messageBytesMax: viewerLimits.messageBytesMax,
    messagesPerSecond: viewerLimits.messagesPerSecond,
    stallMs: viewerLimits.stallMs,
  }

  constructor(parts: ViewersParts) {
    this.#parts = parts
    this.#tickets = new Tickets({ ...parts, collection: 'terminalTickets', ticketMs: viewerLimits.ticketMs })
    this.#connections = new OpenStreams({
      ...viewerLimits,
      credentials: parts.identity,
      scope: 'terminal:read',
      keepsRights,
      log: parts.log,
      credentialsCheckMs: credentialsCheckMsOf(parts),
      subject: 'terminal',
    })
  }

  listLimits(): readonly Limit[] {
    return viewerLimitsOf(this.#connections.size)
  }

  /** What the caller finds when it connects. */
  describe({ session }: ViewedSession, request: ViewRequest, caller: Caller): Schemas['TerminalConnection'] {
    const { viewersMax, messageBytesMax } = viewerLimits
    return { mode: this.#modeOf(session, request.mode, caller), viewersMax, messageBytesMax }
  }

  /** Fails with `too_many_streams` or `shutting_down`, or where the caller may not. */
  async connect(viewed: ViewedSession, request: ViewRequest, caller: Caller): Promise<SocketReply> {
    const { session } = viewed
    const mode = this.#modeOf(session, request.mode, caller)
    await this.#requireCursor(session.id, request.cursor)
    const release = this.#takePlaces(session.id, caller)
    const { host, newId, now } = this.#parts
    const { waitingBytesMax } = viewerLimits
    return {
      ...this.socketLimits,
      release,
      open: (peer) => {
        const viewer = new TerminalViewer({
          ...{ id: newId('viewer'), session, caller, mode, connectedAt: now() },
          ...{ peer, host, cursor: request.cursor, waitingBytesMax },
          write: (bytes) => viewed.write(bytes),
          resize: (holder, size) => this.#resize(viewed, holder, size),
          take: (holder) => this.#take(holder),
          onClose: (closed) => {
            this.#remove(closed)
            release()
          },
        })
        this.#add(viewer)
        // The connection knows its session first.
        queueMicrotask(() => this.#begin(viewed, viewer))
        return viewer
      },
    }
  }

  /** Notes the size that a terminal was given, and tells it to those who have not heard of it by the host. */
  noteSize(session: TerminalSession, size: PtySize): void {
    session.resize(size)
    this.#watched.get(session.id)?.viewers.forEach((viewer) => viewer.tellSize(size))
  }

  /** Makes a ticket that connects to the session once, of any process on the store. */
  createTicket({ session }: ViewedSession, mode: ViewerMode, caller: Caller): Staged<{ ticket: Ticket }> {
    this.#modeOf(session, mode, caller)
    return this.#tickets.create({ caller: this.#parts.identity.recordOf(caller), sessionId: session.id, mode })
  }

  /** A ticket by which another process, which has the session, knows a caller of this one. */
  async ticketFor(caller: Caller, sessionId: string): Promise<string> {
    const { identity, store } = this.#parts
    const { ticket, changes } = this.#tickets.create({
      caller: identity.recordOf(caller),
      sessionId,
      mode: caller.ticket?.mode ?? 'write',
    })
    await store.commit(changes)
    return ticket.secret
  }

  /** Gives for whom a ticket was made, once and while both are valid. */
  async redeemTicket(secret: string): Promise<Caller | undefined> {
    const found = await this.#tickets.redeem(secret)
    if (!found) return undefined
    const caller = this.#parts.identity.restore(found.caller)
    if (!(await this.#connections.mayRead(caller))) return undefined
    const { sessionId, mode } = found
    // The same object: the credential behind it is known by it.
    return Object.assign(caller, { ticket: { sessionId, mode } })
  }

  list(sessionId: string): Schemas['TerminalViewer'][] {
    const { viewers = [], holder } = this.#watched.get(sessionId) ?? {}
    return [...viewers].map((viewer) => ({
      id: viewer.id,
      user: this.#parts.actors.of(viewer.caller.userId, { tokenName: viewer.caller.tokenName }),
      mode: viewer.mode,
      holdsSize: viewer === holder,
      connectedAt: viewer.connectedAt,
    }))
  }

  /** Refuses with `terminal_size_held` a caller while the viewer of another credential holds the size. */
  requireSize(sessionId: string, caller: Caller): void {
    const holder = this.#watched.get(sessionId)?.holder
    if (holder && holder.caller.credentialId !== caller.credentialId) fail('terminal_size_held')
  }

  /** The session may be shared no longer. */
  checkConsent(session: TerminalSession): void {
    for (const viewer of this.#watched.get(session.id)?.viewers ?? [])
      if (!hasConsent(session, useOf(viewer.mode), viewer.caller)) viewer.end('sharing_ended')
  }

  /** Says whether the host of a session answers. */
  showLate({ id, lateSince }: TerminalSession): void {
    for (const viewer of this.#watched.get(id)?.viewers ?? [])
      viewer.send({ type: 'host', ...(lateSince !== undefined && { lateSince }) })
  }

  stop(): void {
    this.#connections.stop()
  }

  /** Refuses with the reason; without a wanted mode, the caller watches where it may not type. */
  #modeOf(session: TerminalSession, wanted: ViewerMode | undefined, caller: Caller): ViewerMode {
    const { ticket } = caller
    if (ticket && ticket.sessionId !== session.id)
      fail('token_invalid', { message: 'This ticket is for another terminal session.' })
    requireConsent(session, 'read', caller)
    if (wanted === 'read') return 'read'
    try {
      this.#requireWrite(session, caller)
      return 'write'
    } catch (error) {
      if (wanted === 'write' || !(error instanceof Failure)) throw error
      return 'read'
    }
  }

  #requireWrite(session: TerminalSession, caller: Caller): void {
    if (caller.ticket?.mode === 'read') fail('forbidden', { message: 'This ticket only watches (mode read).' })
    if (missingScopes(caller.scopes, ['terminal:execute']).length > 0)
      fail('scope_missing', { message: 'This credential lacks the scope terminal:execute, and can only watch.' })
    this.#parts.sandbox.permit(caller)
    requireConsent(session, 'control', caller)
  }

  async #requireCursor(sessionId: string, cursor: number | undefined): Promise<void> {
    if (cursor === undefined) return
    const range = await rangeOf(this.#parts.host, sessionId)
    if (range && cursor > range.end)
      fail('invalid_cursor', { message: `The output has ${range.end} bytes so far, and the cursor is beyond its end.` })
  }

  #takePlaces(sessionId: string, caller: Caller): () => void {
    const { viewersMax } = viewerLimits
    const watched = this.#watched.get(sessionId) ?? { places: 0, viewers: new Set<TerminalViewer>(), holder: undefined }
    if (watched.places >= viewersMax)
      fail('too_many_streams', {
        message: `The terminal session has ${viewersMax} viewers, which is the limit. Disconnect one first.`,
        retryAfter: 5,
      })
    const release = this.#connections.takePlace(caller)
    watched.places++
    this.#watched.set(sessionId, watched)
    return () => {
      release()
      if (--watched.places === 0) this.#watched.delete(sessionId)
    }
  }

  #add(viewer: TerminalViewer): void {
    this.#connections.add(viewer)
    this.#watched.get(viewer.sessionId)?.viewers.add(viewer)
  }

  #begin(viewed: ViewedSession, viewer: TerminalViewer): void {
    // Sharing may have ended during the handshake.
    if (!hasConsent(viewed.session, useOf(viewer.mode), viewer.caller)) return viewer.end('sharing_ended')
    const session = viewed.shown()
    const { host } = this.#parts
    const generation = host.generationOf?.(session.id) ?? host.generation
    const size = { cols: session.cols, rows: session.rows }
    const about = { size, mode: viewer.mode, viewerId: viewer.id, ...(generation !== undefined && { generation }) }
    viewer.send({ type: 'attached', session, ...about })
    this.#announce(viewer.sessionId)
    void viewer.follow(size)
  }

  #remove(viewer: TerminalViewer): void {
    this.#connections.delete(viewer)
    const watched = this.#watched.get(viewer.sessionId)
    watched?.viewers.delete(viewer)
    if (watched?.holder === viewer) watched.holder = undefined
    this.#announce(viewer.sessionId)
  }

  #take(viewer: TerminalViewer): void {
    const watched = this.#watched.get(viewer.sessionId)
    if (!watched || watched.holder === viewer) return
    watched.holder?.holdSize(false)
    watched.holder = viewer
    viewer.holdSize(true)
    this.#announce(viewer.sessionId)
  }

  async #resize(viewed: ViewedSession, viewer: TerminalViewer, { cols, rows }: PtySize): Promise<void> {
    const holder = this.#watched.get(viewer.sessionId)?.holder
    if (holder && holder !== viewer) fail('terminal_size_held')
    const now = viewed.session.view()
    if (cols !== now.cols || rows !== now.rows) await viewed.resize({ cols, rows }, viewer.caller.userId)
  }

  #announce(sessionId: string): void {
    const viewers = this.list(sessionId)
    for (const viewer of this.#watched.get(sessionId)?.viewers ?? []) viewer.send({ type: 'viewers', viewers })
  }
}

function useOf(mode: ViewerMode): 'control' | 'read' {
  return mode === 'write' ? 'control' : 'read'
}

/** What a viewer may do was decided with these. */
function keepsRights(current: Caller, caller: Caller): boolean {
  return current.role === caller.role && JSON.stringify(current.scopes) === JSON.stringify(caller.scopes)
}
