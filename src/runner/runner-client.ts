import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startTimeOf } from '../platform/processes/process-trees.ts'
import { startProgram } from '../platform/processes/start-program.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import { every } from '../platform/work/every.ts'
import type { Repetition } from '../platform/work/every.ts'
import { codeOf } from '../platform/work/system-error.ts'
import { TimeIsOver } from '../platform/work/within-time.ts'
import { RunnerConnection, RunnerGone } from './connection.ts'
import type { RunnerConnectionEvents } from './connection.ts'
import { heard } from './heard.ts'
import { anySocketFile, drainedSince, pidFile, protocolVersion, socketFile } from './protocol.ts'
import type { RunnerEvent, ServiceMark } from './protocol.ts'
import type { ConnectedRunner, FoundAtRunner, RunnerAccess, RunnerAccessEvents } from './runner-access.ts'

export interface RunnerClientOptions {
  /** The data folder of the service. */
  readonly folder: string
  readonly secretMask: SecretMask
  /** The socket of a runner of an earlier version, which is never started. */
  readonly olderSocket?: string
}

const module = new URL(`./main${extname(import.meta.url)}`, import.meta.url)
const logFile = 'runner.log'
const startMs = 30_000
const tryEachMs = 20
const lookEachMs = 1_000
const stopAnswerMs = 10_000

/** The runner of a data folder: found where it runs, and started when it is first needed. */
export class RunnerClient implements RunnerAccess {
  readonly isHere = true
  readonly #options: RunnerClientOptions
  readonly #listeners: RunnerAccessEvents[] = []
  readonly #socketPath: string
  readonly #service: ServiceMark = serviceMark()
  /** How many parts of the service have not left it. */
  #users = 0
  #connected: ConnectedRunner | undefined
  /** The process of the one that was connected last. */
  #pid: number | undefined
  #connecting: Promise<ConnectedRunner | undefined> = Promise.resolve(undefined)
  /** Whether the last look found a runner that says nothing. */
  #isSilent = false
  /** Whether a runner was given up, or said nothing, and may come back. */
  #isMissed = false
  /** Since when it has answered nothing, in milliseconds since 1970. */
  #lateSince: number | undefined
  #watch: Repetition | undefined
  #isClosed = false

  constructor(options: RunnerClientOptions) {
    this.#options = options
    this.#socketPath = join(options.folder, options.olderSocket ?? socketFile)
    options.secretMask.watch((words) => this.#connected?.connection.tell('secrets', { words }))
  }

  /** All parts of a service share its one connection. */
  listen(events: RunnerAccessEvents): void {
    this.#listeners.push(events)
    this.#users += 1
  }

  /** The connection to the runner that runs; nothing where none does. */
  async find(): Promise<ConnectedRunner | undefined> {
    if (this.#connected) return this.#connected
    return this.#alone(() => this.#connect())
  }

  /** The connection to the runner, which is started where none runs. */
  async need(): Promise<ConnectedRunner> {
    if (this.#connected) return this.#connected
    return this.#alone(async () => {
      if (this.#connected) return this.#connected
      const connected = (await this.#connect()) ?? (await this.#start())
      // It may have answered nothing when it was looked for.
      this.#tellFound(connected)
      return connected
    })
  }

  /** The connection that there is. */
  get connection(): RunnerConnection | undefined {
    return this.#connected?.connection
  }

  /** Of the runner that there is. */
  get generation(): string | undefined {
    return this.#connected?.generation
  }

  /** Leaves the runner, which goes on, once all parts of the service that listen have left it. */
  async close(): Promise<void> {
    this.#users -= 1
    if (this.#users > 0) return
    this.#isClosed = true
    await this.#watch?.stop()
    await this.#connecting.catch(() => undefined)
    this.#connected?.connection.close()
  }

  /** One attempt at a time. */
  #alone<Result extends ConnectedRunner | undefined>(attempt: () => Promise<Result>): Promise<Result> {
    const next = this.#connecting.catch(() => undefined).then(attempt)
    this.#connecting = next
    return next
  }

  async #connect(): Promise<ConnectedRunner | undefined> {
    if (this.#connected || this.#isClosed) return this.#connected
    const onEvent = (event: RunnerEvent, body: Buffer) => this.#tell((each) => each.onEvent(event, body))
    const events = { onEvent, onClose: () => void this.#leave(connection) }
    this.#isSilent = false
    const { secretMask } = this.#options
    const { words } = secretMask
    let connection: RunnerConnection | undefined
    try {
      connection = await openWhereThere(this.#socketPath, events)
      if (connection === undefined) return undefined
      const pid = this.#options.olderSocket === undefined ? pidIn(this.#options.folder) : this.#pid
      const hello = connection.call('hello', { secrets: words, service: this.#service })
      const { body: _, ...found } = await heard(hello, { connection, pid })
      this.#pid = found.pid
      this.#connected = { connection, ...found }
    } catch (error) {
      connection?.close()
      if (!isSilent(error)) throw error
      this.#isMissed = this.#isSilent = true
      return undefined
    } finally {
      if (this.#isMissed || this.#connected) this.#watch ??= every(lookEachMs, () => this.#look())
    }
    // Those that came since it was asked.
    if (secretMask.words.length > words.length) connection.tell('secrets', { words: secretMask.words })
    return this.#connected
  }

  async #start(): Promise<ConnectedRunner> {
    const { folder, olderSocket } = this.#options
    if (olderSocket !== undefined) throw new RunnerGone()
    mkdirSync(folder, { recursive: true })
    const log = openSync(join(folder, logFile), 'a', 0o600)
    const child = startProgram(
      { file: process.execPath, args: [fileURLToPath(module), folder], cwd: '/', environment: {} },
      { stdio: ['ignore', log, log] },
    )
    closeSync(log)
    child.unref()
    let hasEnded = false
    for (const event of ['exit', 'error'])
      child.once(event, () => {
        hasEnded = true
      })
    for (const deadline = performance.now() + startMs; performance.now() < deadline; await pause(tryEachMs)) {
      // It also ends when there is another one already.
      const wasEnded = hasEnded
      const connected = await this.#connect()
      if (connected) return connected
      if (wasEnded || this.#isClosed) break
    }
    throw new Error(`The runner could not be started; ${logFile} in the data folder may say why.`)
  }

  /** The connection has ended. The runner may still be there. */
  async #leave(connection: RunnerConnection | undefined): Promise<void> {
    if (!this.#connected || this.#connected.connection !== connection) return
    const { generation } = this.#connected
    this.#connected = undefined
    this.#tell((each) => each.onLeft())
    if (this.#isClosed) return
    const found = await this.#findNow()
    if (found?.generation !== generation) {
      this.#isMissed = true
      const isSilent = found === undefined && this.#isSilent
      this.#lateSince = undefined
      this.#tell((each) => each.onLost({ isSilent }))
    }
    if (found) this.#tellFound(found)
  }

  /** A runner that stands still keeps its connection: it is asked whether it goes on. */
  async #look(): Promise<void> {
    if (this.#connected) {
      const { connection } = this.#connected
      const askedAt = Date.now()
      const onLate = () => this.#noteLate(askedAt)
      const isHeard = await heard(connection.call('ping', {}), { connection, pid: this.#pid, onLate }).then(
        () => true,
        () => connection.close(),
      )
      if (isHeard) this.#noteLate(undefined)
      // Another part of the service may have found it.
      if (this.#isMissed && this.#connected) this.#tellFound(this.#connected)
      return
    }
    if (!this.#isMissed) return
    const wasSilent = this.#isSilent
    const found = await this.#findNow()
    if (!found && wasSilent && !this.#isSilent) this.#tell((each) => each.onLost({ isSilent: false }))
    if (found) this.#tellFound(found)
  }

  #noteLate(since: number | undefined): void {
    if (this.#lateSince === since) return
    this.#lateSince = since
    this.#tell((each) => each.onLate?.(since))
  }

  #tellFound(found: FoundAtRunner): void {
    this.#isMissed = false
    this.#noteLate(undefined)
    this.#tell((each) => each.onFound(found))
  }

  #tell(what: (listener: RunnerAccessEvents) => void): void {
    for (const listener of this.#listeners) what(listener)
  }

  /** What keeps it from being found, such as too many open files, may be over at the next look. */
  #findNow(): Promise<ConnectedRunner | undefined> {
    return this.find().catch(() => undefined)
  }
}

export function serviceMark(): ServiceMark {
  const startTime = startTimeOf(process.pid)
  return { id: randomUUID(), pid: process.pid, ...(startTime !== undefined && { startTime }) }
}

/** Whether the runner of this version works in a data folder. */
export function isRunnerThere(folder: string): Promise<boolean> {
  return isListening(join(folder, socketFile))
}

/** Whether any runner does, be it one of another version: its programs are in their folders. */
export async function isAnyRunnerThere(folder: string): Promise<boolean> {
  for (const name of socketsIn(folder)) if (await isListening(join(folder, name))) return true
  return false
}

/** The sockets of runners of earlier versions that are drained in a data folder. */
export async function olderSocketsIn(folder: string): Promise<string[]> {
  return socketsIn(folder).filter((name) => {
    const version = Number(anySocketFile.exec(name)?.[1])
    return version >= drainedSince && version < protocolVersion
  })
}

function socketsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => anySocketFile.test(name)) : []
}

async function isListening(path: string): Promise<boolean> {
  try {
    const connection = await openWhereThere(path, { onEvent: () => {}, onClose: () => {} })
    connection?.close()
    return connection !== undefined
  } catch (error) {
    if (!isSilent(error)) throw error
    return true
  }
}

/** Whether a runner works in a data folder that is not silent for so long. */
export async function isRunnerAnswering(folder: string, silenceMs: number): Promise<boolean> {
  let connection: RunnerConnection | undefined
  try {
    connection = await openWhereThere(join(folder, socketFile), { onEvent: () => {}, onClose: () => {} })
    if (connection) await heard(connection.call('ping', {}), { connection, pid: pidIn(folder), silenceMs })
    return connection !== undefined
  } catch (error) {
    if (!isSilent(error)) throw error
    return false
  } finally {
    connection?.close()
  }
}

/**
 * Ends the runner of a data folder with everything that it runs, and those of other versions, which go on after an
 * upgrade. Returns whether there was one. Throws `TimeIsOver` when one does not answer.
 */
export async function stopRunner(folder: string, answerMs = stopAnswerMs): Promise<boolean> {
  const stops = await Promise.allSettled((await socketsIn(folder)).map((name) => stopRunnerAt(folder, name, answerMs)))
  for (const stop of stops) if (stop.status === 'rejected') throw stop.reason
  return stops.some((stop) => stop.status === 'fulfilled' && stop.value)
}

async function stopRunnerAt(folder: string, name: string, silenceMs: number): Promise<boolean> {
  const closed = Promise.withResolvers<void>()
  const connection = await openWhereThere(join(folder, name), { onEvent: () => {}, onClose: () => closed.resolve() })
  if (!connection) return false
  try {
    const pid = name === socketFile ? pidIn(folder) : undefined
    await heard(connection.call('stop', {}), { connection, pid, silenceMs })
    await closed.promise
    return true
  } finally {
    connection.close()
  }
}

/** The process of the runner of this version, as it wrote it down. */
function pidIn(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, pidFile), 'utf8'))
    return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** Its socket is there, but it answers nothing, or accepts no connections. */
function isSilent(error: unknown): boolean {
  return error instanceof TimeIsOver || error instanceof RunnerGone || codeOf(error) === 'EAGAIN'
}

async function openWhereThere(path: string, events: RunnerConnectionEvents): Promise<RunnerConnection | undefined> {
  try {
    return await RunnerConnection.open(path, events)
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}
