import type { SocketPeer, SocketReply } from '../../call.ts'
import type { RunnerDocument, RunnerLinkDocument } from '../../collections/runners.ts'
import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import { defined } from '../../platform/work/defined.ts'
import { every } from '../../platform/work/every.ts'
import type { Repetition } from '../../platform/work/every.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { findLivingProcess } from '../../platform/work/living-process.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { DialedRunner } from '../../runner/dialed-runner.ts'
import type { AwayTimes } from '../../runner/dialed-runner.ts'
import type { RunnerAccess } from '../../runner/runner-access.ts'
import { runnerEvent } from './events.ts'
import type { KnownRunner } from './labels.ts'
import type { RunnerRights } from './rights.ts'
import { runnerSocket } from './socket-link.ts'

export interface RunnerConnectionsOptions
  extends Pick<Foundation, 'store' | 'now' | 'log' | 'processId' | 'isStoreShared'> {
  readonly times: AwayTimes
  readonly rights: RunnerRights
}

/** What a runner says of itself. */
export interface RunnerSelf {
  readonly version?: string
  readonly os?: string
}

interface Here {
  readonly dialed: DialedRunner
  peer: SocketPeer | undefined
  /** Of the token by which it is connected. */
  hash: string
  seenAt: string
  /** Whether the store has the connection: what begins there before could not be found again. */
  isNoted: boolean
  /** Whether it may not connect any more, though it is enabled: the next look ends the connection. */
  isOver: boolean
  /** Ends the watch on its right to be connected. */
  unwatch: () => void
}

const lookEachMs = 500
const noteEachMs = 10_000
const runnersMax = 200

/** The runners of other machines that have connected to this process, and what the store knows of the others. */
export class RunnerConnections {
  readonly #options: RunnerConnectionsOptions
  readonly #here = new Map<string, Here>()
  readonly #onRunner: ((id: string, runner: RunnerAccess) => void)[] = []
  readonly #onConnected = new Set<() => void>()
  readonly #writing = new FifoQueue()
  #watching: Repetition | undefined
  #isClosed = false

  constructor(options: RunnerConnectionsOptions) {
    this.#options = options
  }

  /** Calls back with each runner before it is used for the first time. */
  onRunner(listener: (id: string, runner: RunnerAccess) => void): void {
    this.#onRunner.push(listener)
  }

  /** Calls back when a runner has connected. Gives the function that ends this. */
  onConnected(listener: () => void): () => void {
    this.#onConnected.add(listener)
    return () => void this.#onConnected.delete(listener)
  }

  start(): void {
    this.#options.store.onCommit(['runners'], () => void this.#look().catch((error: unknown) => this.#warn(error)))
  }

  /** The runner, if it is connected to this process. */
  find(id: string): DialedRunner | undefined {
    const { dialed, isNoted = false } = this.#here.get(id) ?? {}
    return isNoted && dialed?.connection ? dialed : undefined
  }

  /** The runner, if it was connected to this process and is not given up. */
  access(id: string): DialedRunner | undefined {
    return this.#here.get(id)?.dialed
  }

  socketFor(doc: RunnerDocument, self: RunnerSelf): SocketReply {
    return runnerSocket((makeLink, peer) => {
      const here = this.#place(doc)
      here.dialed.attach(makeLink).then(
        () => this.#welcome(doc, self, here, peer),
        (error: unknown) => this.#options.log.warn({ err: error, runnerId: doc.id }, 'a runner did not greet'),
      )
    })
  }

  /** All runners, with what the store or this process knows of their connections. */
  async known(): Promise<KnownRunner[]> {
    const { store } = this.#options
    const [docs, links] = await Promise.all([
      store.read.runners.list({ limit: runnersMax }),
      store.read.runnerLinks.list({ limit: runnersMax }),
    ])
    const byId = new Map(links.map(({ doc }) => [doc.id, doc]))
    return Promise.all(docs.map(({ doc }) => this.#known(doc, byId.get(doc.id))))
  }

  async describe(doc: RunnerDocument): Promise<KnownRunner> {
    return this.#known(doc, (await this.#options.store.read.runnerLinks.get(doc.id))?.doc)
  }

  /**
   * What became of a runner at which a job has started programs: it is connected to this process and knows them, it is
   * gone with them, or it may come back.
   */
  async fateOf(id: string, generation: string): Promise<'here' | 'gone' | 'away'> {
    const { store, now } = this.#options
    const here = this.find(id)
    if (here) return here.generation === generation ? 'here' : 'gone'
    if (this.access(id)?.knownGeneration === generation) return 'away'
    const [doc, link] = await Promise.all([store.read.runners.get(id), store.read.runnerLinks.get(id)])
    const mayConnect = doc !== undefined && (await this.#options.rights.mayConnect(doc.doc))
    if (!mayConnect || link?.doc.generation !== generation) return 'gone'
    if (await this.#isConnectedElsewhere(link.doc)) return 'away'
    const { awayMs, endMs } = this.#options.times
    return later(link.doc.seenAt, awayMs + noteEachMs + endMs) < now() ? 'gone' : 'away'
  }

  /** The other process to which a runner is connected. */
  async processOf({ link }: KnownRunner): Promise<string | undefined> {
    return link && !this.find(link.id) && (await this.#isConnectedElsewhere(link)) ? link.process : undefined
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#watching?.stop()
    for (const [id, { dialed, peer, unwatch }] of this.#here) {
      unwatch()
      const wasConnected = dialed.connection !== undefined
      peer?.close('shutting_down')
      dialed.end()
      if (wasConnected) void this.#note(id, (link) => ({ ...link, isConnected: false, seenAt: this.#options.now() }))
    }
    await this.#writing.idle()
  }

  #place({ id, hash }: RunnerDocument): Here {
    const known = this.#here.get(id)
    if (known) return known
    const dialed = new DialedRunner({
      times: this.#options.times,
      onChange: () => this.#change(id),
      isFree: async (generation) => {
        const link = (await this.#options.store.read.runnerLinks.get(id))?.doc
        return !link || this.#isFree(link, generation)
      },
    })
    const here: Here = { dialed, peer: undefined, hash, seenAt: '', isNoted: false, isOver: false, unwatch: () => {} }
    this.#here.set(id, here)
    // Without runners there is nothing to look at.
    this.#watching ??= every(lookEachMs, () => this.#look(), { onError: (error) => this.#warn(error) })
    for (const listener of this.#onRunner) listener(id, dialed)
    return here
  }

  #welcome(doc: RunnerDocument, { version, os }: RunnerSelf, here: Here, peer: SocketPeer): void {
    const { now, processId } = this.#options
    if (!here.dialed.connection) return
    here.peer = peer
    here.hash = doc.hash
    here.seenAt = now()
    here.isOver = false
    here.unwatch()
    here.unwatch = this.#options.rights.watch(doc, () => {
      here.isOver = true
    })
    here.dialed.setHeldElsewhere(false)
    const link: RunnerLinkDocument = {
      id: doc.id,
      process: processId,
      isConnected: true,
      generation: here.dialed.generation ?? '',
      connectedAt: here.seenAt,
      seenAt: here.seenAt,
      ...defined({ version, os }),
    }
    const event = runnerEvent('runner.connected', doc, { at: now(), actor: 'system' })
    let isTaken = false
    const unlessTaken = async (found: RunnerLinkDocument) => {
      isTaken = !(await this.#isFree(found, link.generation))
      return isTaken ? undefined : link
    }
    void this.#note(doc.id, unlessTaken, event).then(() => {
      // It may have gone again meanwhile.
      if (here.peer !== peer) return
      // Another process of the service was faster with another runner: nothing has begun at this one.
      if (isTaken) return here.dialed.refuse()
      here.isNoted = true
      for (const listener of [...this.#onConnected]) listener()
    })
  }

  /** A beat, or the end of a connection. */
  #change(id: string): void {
    const here = this.#here.get(id)
    if (!here || this.#isClosed) return
    const at = this.#options.now()
    const isConnected = here.dialed.connection !== undefined
    const hasEnded = !isConnected && here.peer !== undefined
    if (hasEnded) {
      here.unwatch()
      here.peer = undefined
      here.isNoted = false
    }
    if (!hasEnded && (!isConnected || later(here.seenAt, noteEachMs) > at)) return
    here.seenAt = at
    const { processId } = this.#options
    // Another process may have it by now.
    void this.#note(id, (link) => (link.process === processId ? { ...link, isConnected, seenAt: at } : undefined))
    if (hasEnded) void this.#tellLeft(id)
  }

  async #tellLeft(id: string): Promise<void> {
    const { store, now, log } = this.#options
    const doc = (await store.read.runners.get(id).catch(() => undefined))?.doc
    if (!doc) return
    const event = runnerEvent('runner.disconnected', doc, { at: now(), actor: 'system' })
    await store.commit([event]).catch((error: unknown) => log.warn({ err: error }, 'an event was lost'))
  }

  /** What has ended of a runner's right ends its connection, at whichever process that was. */
  async #look(): Promise<void> {
    const { store, processId, isStoreShared } = this.#options
    for (const [id, here] of this.#here) {
      if (here.dialed.knownGeneration === undefined) continue
      const doc = (await store.read.runners.get(id))?.doc
      const isEnabled = doc?.isEnabled === true && !here.isOver
      if (!isEnabled) here.dialed.connection?.tell('endAll', {})
      if (doc?.hash !== here.hash || !isEnabled) here.peer?.close('credential_ended')
      if (!isEnabled) here.dialed.giveUp()
      if (!isStoreShared || here.dialed.connection) continue
      const link = (await store.read.runnerLinks.get(id))?.doc
      here.dialed.setHeldElsewhere(link !== undefined && link.process !== processId && link.isConnected)
    }
  }

  #warn(error: unknown): void {
    this.#options.log.warn({ err: error }, 'the runners could not be looked at; retrying')
  }

  async #known(doc: RunnerDocument, link: RunnerLinkDocument | undefined): Promise<KnownRunner> {
    if (this.find(doc.id)) return { doc, link, isConnected: true }
    return { doc, link, isConnected: link !== undefined && (await this.#isConnectedElsewhere(link)) }
  }

  /** Whether no other process of the service has another runner with this token. A runner itself may move. */
  async #isFree(link: RunnerLinkDocument, generation: string): Promise<boolean> {
    return link.generation === generation || !(await this.#isConnectedElsewhere(link))
  }

  async #isConnectedElsewhere({ process, isConnected }: RunnerLinkDocument): Promise<boolean> {
    const { store, now, processId, isStoreShared } = this.#options
    if (!isStoreShared || !isConnected || process === processId) return false
    return (await findLivingProcess(store, process, now())) !== undefined
  }

  /** One write at a time. What cannot be written fails nothing: the connection works at this process. */
  #note(
    id: string,
    change: (link: RunnerLinkDocument) => RunnerLinkDocument | undefined | Promise<RunnerLinkDocument | undefined>,
    ...more: Parameters<Foundation['store']['commit']>[0]
  ): Promise<void> {
    const { store, log } = this.#options
    const unknown: RunnerLinkDocument = {
      id,
      process: '',
      isConnected: false,
      generation: '',
      connectedAt: '',
      seenAt: '',
    }
    const write = async () => {
      for (let isWritten = false; !isWritten; ) {
        const found = await store.read.runnerLinks.get(id)
        const doc = await change(found?.doc ?? unknown)
        if (!doc) return
        isWritten = await tryCommit(store, [
          found ? { replace: 'runnerLinks', version: found.version, doc } : { insert: 'runnerLinks', doc },
          ...more,
        ])
      }
    }
    return this.#writing.run(write).catch((error: unknown) => {
      log.warn({ err: error, runnerId: id }, 'the connection of a runner could not be recorded')
    })
  }
}
