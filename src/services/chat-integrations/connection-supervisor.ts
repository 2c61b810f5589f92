import type { Dial } from '../../platform/egress/dial.ts'
import type { Foundation } from '../../foundation.ts'
import type { ChatIntegrationDocument } from '../../collections/chat-integrations.ts'
import { integrationEvent } from './events.ts'
import type { ReplyRoute } from './outbox.ts'
import { platforms } from './platforms.ts'
import { PlatformFault } from './platform.ts'
import type { BoundThread, EntryState, PlatformConnection, PlatformHttp, PlatformMessage } from './platform.ts'
import { bindingIdOf, stageMessages } from './receipts.ts'
import { accessOf } from './sealing.ts'

export interface ConnectionSupervisorOptions
  extends Pick<Foundation, 'store' | 'commits' | 'now' | 'newId' | 'log' | 'secretBox'> {
  readonly http: () => PlatformHttp
  readonly dial: Dial
  /** Aborts when the service stops. */
  readonly signal: AbortSignal
  /** Whether this process works for the integration, as the store has it. */
  readonly isOurs: () => Promise<boolean>
  /** The connection was made or lost. */
  readonly onChange: () => void
}

const pausesMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000]

/** Keeps the connection of one integration: opens it again after a growing pause, and stores what it brings. */
export class ConnectionSupervisor {
  readonly #options: ConnectionSupervisorOptions
  readonly #id: string
  #connection: PlatformConnection | undefined
  /** With what it was opened. */
  #key = ''
  #retryAt = 0
  #failures = 0
  #storing: Promise<void> = Promise.resolve()

  constructor(options: ConnectionSupervisorOptions, id: string) {
    this.#options = options
    this.#id = id
  }

  /** The way out, when there is a connection now. */
  async open(integration: ChatIntegrationDocument): Promise<ReplyRoute | undefined> {
    const { settings, secrets, kind } = integration
    const key = JSON.stringify([settings, secrets])
    if (this.#key !== key) {
      await this.close()
      this.#key = key
    }
    if (!this.#connection && performance.now() >= this.#retryAt) await this.#connect(integration)
    if (!this.#connection) return undefined
    this.#connection.join(await this.#threads())
    const { textMax, format, fileBytesMax } = platforms[kind]
    return { channel: this.#connection, textMax, format, fileBytesMax }
  }

  async close(): Promise<void> {
    const connection = this.#connection
    this.#connection = undefined
    this.#retryAt = 0
    this.#failures = 0
    await connection?.close()
    await this.#storing
  }

  async #connect(integration: ChatIntegrationDocument): Promise<void> {
    const { dial, http, signal, now, secretBox } = this.#options
    let connection: PlatformConnection | undefined
    let closed: string | undefined
    try {
      connection = await platforms[integration.kind].connect?.(accessOf(integration, secretBox), {
        threads: await this.#threads(),
        now,
        dial,
        http: http(),
        signal,
        onMessage: (message) => this.#store(message),
        onEntry: (threadId, state, problem) => this.#storeEntry(threadId, state, problem),
        onClosed: (reason) => {
          closed = reason
          // Before it is open, its failure is that of opening it.
          if (connection === undefined || this.#connection !== connection) return
          this.#connection = undefined
          void this.#lost(reason)
        },
      })
      if (closed !== undefined) throw new PlatformFault(closed, { mayPass: true })
      this.#connection = connection
      this.#failures = 0
      await this.#report('connected')
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      await this.#lost(error.message)
    }
  }

  /** Tries again after a pause that grows with each failure. */
  async #lost(reason: string): Promise<void> {
    const pauseMs = pausesMs[Math.min(this.#failures++, pausesMs.length - 1)] ?? 0
    this.#retryAt = performance.now() + pauseMs
    setTimeout(this.#options.onChange, pauseMs + 1).unref()
    const recorded = this.#leaveAll().then(() => this.#report('failed', reason))
    await recorded.catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'the state of a chat integration could not be recorded'),
    )
  }

  /** One after the other, so that messages stay in order. */
  #store(message: PlatformMessage): void {
    const { commits, store, log } = this.#options
    this.#storing = this.#storing
      .then(async () => {
        await commits.commit(async () => {
          const found = await store.read.chatIntegrations.get(this.#id)
          // Another process that has taken over has a connection of its own, which brings the message too.
          return found && (await this.#options.isOurs())
            ? stageMessages(this.#options, found.doc, [message])
            : { changes: [] }
        })
      })
      .catch((error: unknown) => log.error({ err: error }, 'a message of a chat platform could not be stored'))
  }

  async #leaveAll(): Promise<void> {
    const where = { integrationId: this.#id }
    for (const { doc } of await this.#options.store.read.chatBindings.list({ where }))
      if (doc.entry?.state === 'entered') this.#storeEntry(doc.threadId, 'entering')
  }

  /** In the order of what the connection brings: a thread is entered before something is said in it. */
  #storeEntry(threadId: string, state: EntryState, error?: string): void {
    const { commits, store, now, log } = this.#options
    this.#storing = this.#storing
      .then(async () => {
        await commits.commit(async () => {
          const found = await store.read.chatBindings.get(bindingIdOf(this.#id, threadId))
          const before = found?.doc.entry
          if (!found || (before?.state === state && before.error === error)) return { changes: [] }
          const entry = { state, since: now(), ...(error !== undefined && { error: error.slice(0, 1_000) }) }
          return { changes: [{ replace: 'chatBindings', version: found.version, doc: { ...found.doc, entry } }] }
        })
      })
      .catch((error: unknown) => log.error({ err: error }, 'the state of a thread could not be stored'))
  }

  async #report(state: 'connected' | 'failed', error?: string): Promise<void> {
    const { commits, store, now } = this.#options
    await commits.commit(async () => {
      const found = await store.read.chatIntegrations.get(this.#id)
      const before = found?.doc.connection
      if (!found || (before?.state === state && before.error === error)) return { changes: [] }
      const since = before?.state === state ? before.since : now()
      const doc = { ...found.doc, connection: { state, since, ...(error !== undefined && { error }) } }
      const moment = { at: now(), actor: 'system' }
      const event = integrationEvent(
        state === 'connected' ? 'integration.connected' : 'integration.failed',
        doc,
        moment,
      )
      return { changes: [{ replace: 'chatIntegrations', version: found.version, doc }, event] }
    })
  }

  async #threads(): Promise<BoundThread[]> {
    const where = { integrationId: this.#id }
    return (await this.#options.store.read.chatBindings.list({ where })).map(({ doc }) => ({
      id: doc.threadId,
      boundAt: doc.createdAt,
    }))
  }
}
