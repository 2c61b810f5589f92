import type { Egress } from '../../platform/egress/egress.ts'
import { later } from '../../platform/work/clock.ts'
import type { ChatBindingDocument, ChatIntegrationDocument } from '../../collections/chat-integrations.ts'
import type { IntegrationDispatcherOptions } from './dispatcher.ts'
import { Entrance } from './entrance.ts'
import { ConnectionSupervisor } from './connection-supervisor.ts'
import type { ConnectionSupervisorOptions } from './connection-supervisor.ts'
import { FileIntake } from './file-intake.ts'
import type { FileIntakeOptions } from './file-intake.ts'
import { PlatformInbox } from './inbox.ts'
import type { PlatformInboxOptions } from './inbox.ts'
import { PlatformOutbox } from './outbox.ts'
import type { Right, ReplyRoute } from './outbox.ts'
import type { PlatformHttp } from './platform.ts'
import { platforms } from './platforms.ts'
import { createPlatformHttp } from './platform-http.ts'
import { queueOf } from './receipts.ts'
import { accessOf } from './sealing.ts'
import { StoreLease, type StoreLeaseOptions } from '../../platform/work/store-lease.ts'
import { WakeLoop } from '../../platform/work/wake-loop.ts'

export interface WorkerOptions
  extends PlatformInboxOptions,
    FileIntakeOptions,
    Pick<IntegrationDispatcherOptions, 'actors'>,
    Pick<StoreLeaseOptions<'chatLeases'>, 'store' | 'now' | 'isStoreShared' | 'owner'>,
    Omit<ConnectionSupervisorOptions, 'onChange' | 'isOurs' | 'signal' | 'http'> {
  readonly egress: Egress
  readonly version: string
}

const errorPauseMs = 2_000

/**
 * Works for one integration while this process has its lease: takes what came, sends what waits, keeps the connection.
 */
export class Worker {
  readonly #options: WorkerOptions
  readonly #id: string
  readonly #lease: StoreLease<'chatLeases'>
  readonly #inbox: PlatformInbox
  readonly #outbox: PlatformOutbox
  readonly #supervisor: ConnectionSupervisor
  readonly #entrance: Entrance
  readonly #abort = new AbortController()
  readonly #loops: { readonly in: WakeLoop; readonly out: WakeLoop; readonly renewal: WakeLoop }
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #right: Right = {
    signal: this.#abort.signal,
    isCurrent: () => !this.#abort.signal.aborted && this.#lease.isCurrent(),
  }

  constructor(options: WorkerOptions, id: string) {
    this.#options = options
    this.#id = id
    this.#lease = new StoreLease({ ...options, collection: 'chatLeases', id, documentOf: (own) => own, isKept: false })
    this.#inbox = new PlatformInbox(options, new FileIntake(options, () => this.#http()))
    this.#outbox = new PlatformOutbox(options)
    this.#entrance = new Entrance(options.store, id)
    const isOurs = () => this.#lease.isHeld()
    this.#supervisor = new ConnectionSupervisor(
      { ...options, isOurs, http: () => this.#http(), signal: this.#abort.signal, onChange: () => this.wake() },
      id,
    )
    const onError = (error: unknown) => {
      options.log.error({ err: error, integrationId: id }, 'the work of a chat integration was interrupted; retrying')
      this.#lookAt('error', later(options.now(), errorPauseMs))
    }
    this.#loops = {
      in: new WakeLoop(() => this.#receive(), onError),
      out: new WakeLoop(() => this.#send(), onError),
      // Beside the work: a platform may let a call wait for longer than the lease lasts.
      renewal: new WakeLoop(() => this.#keepLease(), onError),
    }
  }

  /** Looks for work. */
  wake(): void {
    this.#loops.renewal.wake()
    this.#loops.in.wake()
    this.#loops.out.wake()
  }

  /** Ends what is under way; what was not sent is sent later, by who has the lease then. */
  async stop(): Promise<void> {
    this.#abort.abort()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(Object.values(this.#loops).map((loop) => loop.stop()))
    await this.#supervisor.close()
    await this.#lease.release()
  }

  async #keepLease(): Promise<void> {
    if (this.#lease.own) await this.#lease.acquire()
  }

  async #receive(): Promise<void> {
    if ((await this.#isWaiting('in')) && (await this.#lease.acquire()))
      this.#lookAt('in', await this.#inbox.drain(this.#id))
  }

  async #send(): Promise<void> {
    const found = await this.#options.store.read.chatIntegrations.get(this.#id)
    const isActive = found?.doc.isActive === true && !this.#abort.signal.aborted
    const hasConnection = isActive && platforms[found.doc.kind].connect !== undefined
    const toEnter = isActive && platforms[found.doc.kind].http?.enter ? await this.#entrance.waiting() : []
    const isNeeded = isActive && (hasConnection || toEnter.length > 0 || (await this.#isWaiting('out')))
    const isOurs = isNeeded && (await this.#lease.acquire())
    if (!isOurs || !hasConnection) await this.#supervisor.close()
    if (!isNeeded && !(await this.#isWaiting('in'))) await this.#lease.release()
    if (!isOurs) return
    if (toEnter.length > 0) await this.#enter(found.doc, toEnter)
    const route = hasConnection ? await this.#supervisor.open(found.doc) : this.#routeOf(found.doc)
    if (route) this.#lookAt('out', await this.#outbox.drain(this.#id, route, this.#right))
  }

  async #enter(integration: ChatIntegrationDocument, threads: readonly ChatBindingDocument[]): Promise<void> {
    const { http } = platforms[integration.kind]
    const access = accessOf(integration, this.#options.secretBox)
    const enter = async (threadId: string) => http?.enter?.(access, this.#http(), threadId)
    const pauseMs = await this.#entrance.enter(threads, enter)
    this.#lookAt('enter', pauseMs === undefined ? undefined : later(this.#options.now(), pauseMs))
  }

  #routeOf(integration: ChatIntegrationDocument): ReplyRoute | undefined {
    const { http, textMax, format } = platforms[integration.kind]
    const channel = http?.open(accessOf(integration, this.#options.secretBox), this.#http())
    return channel && { channel, textMax, format, fileBytesMax: http?.fileBytesMax }
  }

  #http(): PlatformHttp {
    const { egress, version } = this.#options
    return createPlatformHttp(egress, version, this.#abort.signal)
  }

  async #isWaiting(direction: 'in' | 'out'): Promise<boolean> {
    const where = { queue: queueOf(this.#id, direction) }
    return (await this.#options.store.read.chatDeliveries.list({ where, limit: 1 })).length > 0
  }

  #lookAt(name: string, at: string | undefined): void {
    clearTimeout(this.#timers.get(name))
    if (at === undefined || this.#abort.signal.aborted) return
    const waitMs = Math.max(0, Date.parse(at) - Date.parse(this.#options.now()))
    this.#timers.set(name, setTimeout(() => this.wake(), waitMs).unref())
  }
}
