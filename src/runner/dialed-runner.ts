import { serviceMark } from './runner-client.ts'
import { every } from '../platform/work/every.ts'
import type { Repetition } from '../platform/work/every.ts'
import { withinTime } from '../platform/work/within-time.ts'
import { RunnerConnection, RunnerGone, RunnerMoved } from './connection.ts'
import type { MakeLink } from './link.ts'
import type { RunnerEvent, RunnerMessage } from './protocol.ts'
import type { ConnectedRunner, RunnerAccess, RunnerAccessEvents } from './runner-access.ts'

export interface DialedRunnerOptions {
  readonly times: AwayTimes
  /** Called when it was heard of: its beat, or the end of its connection. */
  readonly onChange: () => void
  /** Called with the generation that a runner greets with: whether no other process has the runner meanwhile. */
  readonly isFree?: (generation: string) => Promise<boolean>
}

export interface AwayTimes {
  /** For how long a runner may be away: then it ends what it runs, and the service gives it up. */
  readonly awayMs: number
  /** A connection by which nothing came for so long is cut. */
  readonly silenceMs: number
  /** What it may take to answer one call about files. */
  readonly filesMs: number
  /** What the runner may take to end what it runs, once it has been away for too long. */
  readonly endMs: number
}

/** Another process is connected with the token, and runs what was given to it. */
class RunnerTaken extends Error {
  constructor() {
    super('Another process is connected with the token of this runner. Make a runner for each machine.')
    this.name = 'RunnerTaken'
  }
}

interface ConnectedElsewhere extends ConnectedRunner {
  readonly hasSandbox: boolean
  readonly serviceUrl: string | undefined
}

const lookEachMs = 500
const helloMs = 15_000
const refusedMs = 1_000
const mark = serviceMark()

/**
 * A runner of another machine, which connects by itself. While it is away its programs count as running: it comes back
 * with every byte, or ends them by itself when it has been away for too long.
 */
export class DialedRunner implements RunnerAccess {
  readonly #options: DialedRunnerOptions
  readonly #listeners: RunnerAccessEvents[] = []
  #connected: ConnectedElsewhere | undefined
  /** Of the last one that was connected, until it is given up. */
  #lastGeneration: string | undefined
  /** For how long nothing has come, of the time in which this process could have read it. */
  #silentMs = 0
  #lookedAt = performance.now()
  #waiting: PromiseWithResolvers<void> = Promise.withResolvers<void>()
  /** Aborts while another process has its connection. */
  #moved = new AbortController()
  #clockAheadMs = 0
  #started = 0
  #watch: Repetition | undefined
  #isClosed = false
  #users = 0

  constructor(options: DialedRunnerOptions) {
    this.#options = options
  }

  get connection(): RunnerConnection | undefined {
    return this.#connected?.connection
  }

  get generation(): string | undefined {
    return this.#connected?.generation
  }

  /** That of a runner that is away counts too. */
  get knownGeneration(): string | undefined {
    return this.#lastGeneration
  }

  get moved(): AbortSignal {
    return this.#moved.signal
  }

  /** Whether its programs are separated from its machine. */
  get hasSandbox(): boolean {
    return this.#connected?.hasSandbox ?? false
  }

  /** The address of this service, as its programs reach it. */
  get serviceUrl(): string | undefined {
    return this.#connected?.serviceUrl
  }

  /** A time of this machine, as the clock of the runner's machine will show it; both in milliseconds since 1970. */
  atItsClock(timeMs: number): number {
    return timeMs + this.#clockAheadMs
  }

  /** How many programs and terminals it had when it connected last, and how many were started since. */
  get busyness(): number {
    return (this.#connected?.programs.length ?? 0) + (this.#connected?.terminals.length ?? 0) + this.#started
  }

  /** Something is started there. */
  noteStart(): void {
    this.#started += 1
  }

  listen(events: RunnerAccessEvents): void {
    this.#listeners.push(events)
    this.#users += 1
  }

  /** Takes a connection of the runner in the place of the one before. Fails when it does not greet. */
  async attach(makeLink: MakeLink<RunnerMessage>): Promise<void> {
    const before = this.#connected?.connection
    // What comes before it is known whether the runner is taken is kept until then.
    let early: [RunnerEvent, Buffer][] | undefined = []
    const onEvent = (event: RunnerEvent, body: Buffer) => {
      if (early) early.push([event, body])
      else this.#take(event, body, connection)
    }
    const connection: RunnerConnection = new RunnerConnection(makeLink, {
      onEvent,
      onClose: () => this.#leave(connection),
    })
    try {
      // It learns the secrets of what it runs, and no others.
      const ask = { secrets: [], service: mark, awayMs: this.#options.times.awayMs }
      const hello = await withinTime(helloMs, connection.call('hello', ask))
      const { body: _, hasSandbox = false, clockMs = Date.now(), serviceUrl, ...found } = hello
      const isFree = (await this.#options.isFree?.(found.generation)) ?? true
      if (this.#isClosed || !connection.isOpen) throw new RunnerGone()
      // A process that has ended leaves no connection, and one that is silent is cut.
      if (!isFree || (this.#connected && this.#connected.generation !== found.generation)) throw new RunnerTaken()
      if (this.#connected) this.#leave(this.#connected.connection)
      before?.close()
      const isSame = this.#lastGeneration === found.generation
      if (this.#lastGeneration !== undefined && !isSame) this.#tell((each) => each.onLost({ isSilent: false }))
      this.#connected = { connection, hasSandbox, serviceUrl: addressIn(serviceUrl), ...found }
      this.#lastGeneration = found.generation
      this.#clockAheadMs = Number.isFinite(clockMs) ? clockMs - Date.now() : 0
      this.#silentMs = 0
      this.#watch ??= every(lookEachMs, () => this.#look())
      this.#wake()
      this.#tell((each) => each.onFound(found))
      const kept = early
      early = undefined
      for (const [event, body] of kept) this.#take(event, body, connection)
    } catch (error) {
      // It is told before its connection is closed.
      if (error instanceof RunnerTaken)
        await withinTime(refusedMs, connection.call('refused', { sentence: error.message })).catch(() => {})
      connection.close()
      throw error
    }
  }

  get filesMs(): number {
    return this.#options.times.filesMs
  }

  async find(): Promise<ConnectedRunner | undefined> {
    while (!this.#connected && this.#lastGeneration !== undefined && !this.#isClosed) await this.#waiting.promise
    return this.#connected
  }

  async need(): Promise<ConnectedRunner> {
    const found = await this.find()
    if (!found) throw new RunnerGone()
    return found
  }

  /** While another process has its connection, it is not given up here. */
  setHeldElsewhere(isHeld: boolean): void {
    if (isHeld) this.connection?.close()
    if (isHeld) this.#moved.abort(new RunnerMoved())
    else if (this.#moved.signal.aborted) this.#moved = new AbortController()
  }

  /** Ends the connection. The runner may come back. */
  disconnect(): void {
    this.connection?.close()
  }

  /** Another runner has its place: it is told, and given up. */
  refuse(): void {
    this.connection?.tell('refused', { sentence: new RunnerTaken().message })
    this.giveUp()
  }

  /** It does not come back: what ran there is lost. */
  giveUp(): void {
    this.disconnect()
    if (this.#lastGeneration === undefined) return
    this.#lastGeneration = undefined
    this.#wake()
    this.#tell((each) => each.onLost({ isSilent: false }))
    this.#options.onChange()
  }

  async close(): Promise<void> {
    this.#users -= 1
    if (this.#users > 0) return
    this.end()
  }

  /** Leaves the runner, which goes on. */
  end(): void {
    this.#isClosed = true
    void this.#watch?.stop()
    this.disconnect()
    this.#wake()
  }

  #take(event: RunnerEvent, body: Buffer, connection: RunnerConnection): void {
    this.#silentMs = 0
    if (event.event !== 'beat') return this.#tell((each) => each.onEvent(event, body))
    connection.tell('beat', { number: event.number })
    this.#options.onChange()
  }

  #leave(connection: RunnerConnection): void {
    if (this.#connected?.connection !== connection) return
    this.#connected = undefined
    this.#tell((each) => each.onLeft())
    this.#tell((each) => each.onLost({ isSilent: true }))
    this.#options.onChange()
  }

  /** A connection that is frozen, or whose other end is gone without a word, says nothing. */
  // Both ends count from the same beat, the service from later on: what it gives up has ended.
  #look(): void {
    const { silenceMs, awayMs, endMs } = this.#options.times
    const now = performance.now()
    this.#silentMs += Math.min(now - this.#lookedAt, 2 * lookEachMs)
    this.#lookedAt = now
    if (this.#connected) {
      if (this.#silentMs > silenceMs) this.disconnect()
    } else if (!this.#moved.signal.aborted && this.#lastGeneration !== undefined && this.#silentMs > awayMs + endMs)
      this.giveUp()
  }

  #wake(): void {
    this.#waiting.resolve()
    this.#waiting = Promise.withResolvers<void>()
  }

  #tell(what: (listener: RunnerAccessEvents) => void): void {
    for (const listener of this.#listeners) what(listener)
  }
}

const addressCharactersMax = 2_048

/** What a runner says is an address, without a slash at its end; nothing where it is none. */
function addressIn(given: unknown): string | undefined {
  const url = typeof given === 'string' && given.length <= addressCharactersMax ? URL.parse(given) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href.replace(/\/$/, '') : undefined
}
