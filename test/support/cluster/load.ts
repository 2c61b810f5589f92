import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, versionIn } from './api.ts'
import type { Reply, Sent } from './api.ts'
import type { Operation, Outcome } from './history.ts'

export interface LoadOptions {
  /** Of the balancer. */
  readonly origin: string
  readonly random: () => number
  /** The file to which the commands of jobs add their line, as the commands see it. */
  readonly ledger: string
}

const registerCount = 3
const claimedCount = 2
const pauseMs = 20
const patienceMs = 60_000
const uploadBytes = 2_500_000

/**
 * Clients that write and read through the balancer until they are stopped, and the history of what they asked and got.
 */
export class Load {
  readonly history: Operation[] = []
  /** When a write was acknowledged. */
  readonly acknowledgedAt: number[] = []
  /** How often a write was sent again under its key. */
  repeats = 0
  readonly #options: LoadOptions
  readonly #registers: string[] = []
  readonly #claimed: string[] = []
  #count = 0
  #isStopped = false
  #work: Promise<unknown> = Promise.resolve()

  constructor(options: LoadOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    for (let count = 0; count < registerCount; count++) this.#registers.push(await this.#newTask('register'))
    for (let count = 0; count < claimedCount; count++) this.#claimed.push(await this.#newTask('claimed'))
    const clients = [
      () => this.#create(),
      () => this.#create(),
      ...Array.from({ length: 4 }, () => () => this.#swap()),
      ...Array.from({ length: 3 }, () => () => this.#claim()),
      () => this.#upload(),
      () => this.#run(),
    ]
    this.#work = Promise.all(clients.map((client) => this.#repeat(client)))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#work
  }

  async #repeat(client: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      await client()
      await pause(pauseMs)
    }
  }

  async #create(): Promise<void> {
    const title = this.#name('task')
    const [timed, reply] = await this.#once('/tasks', { title })
    this.#record({ kind: 'create', title, ...timed, ...(timed.outcome === 'ok' && { id: reply?.body.data.id }) })
  }

  async #swap(): Promise<void> {
    const key = this.#pick(this.#registers)
    const [readTimes, found] = await this.#timed('GET', `/tasks/${key}`)
    if (readTimes.outcome !== 'ok' || !found) return
    const version = versionIn(found)
    this.#record({ kind: 'read', key, value: found.body.data.title, version, ...readTimes })
    const value = this.#name('value')
    const [times, reply] = await this.#timed('PATCH', `/tasks/${key}`, {
      body: { title: value },
      headers: { 'if-match': `"${version}"` },
    })
    const isDone = times.outcome === 'ok' && reply !== undefined
    this.#record({
      kind: 'swap',
      key,
      expected: version,
      value,
      ...times,
      ...(isDone && { version: versionIn(reply) }),
    })
  }

  async #claim(): Promise<void> {
    const key = this.#pick(this.#claimed)
    const [times, reply] = await this.#timed('POST', `/tasks/${key}/claim`, { body: { leaseSeconds: 600 } })
    const claimId: string | undefined = times.outcome === 'ok' ? reply?.body.data.claim.id : undefined
    this.#record({ kind: 'claim', key, ...times, ...(claimId !== undefined && { claimId }) })
    if (times.outcome === 'unknown') return this.#abandon(key)
    if (claimId === undefined) return
    await pause(pauseMs)
    const [released] = await this.#timed('POST', `/tasks/${key}/release`, { body: { claimId } })
    this.#record({ kind: 'release', key, claimId, ...released })
    if (released.outcome !== 'ok') await this.#abandon(key)
  }

  /** A claim that may be there without its id keeps the task: another one takes its place. */
  async #abandon(key: string): Promise<void> {
    const index = this.#claimed.indexOf(key)
    if (index < 0) return
    this.#claimed.splice(index, 1)
    this.#claimed.push(await this.#newTask('claimed'))
  }

  async #upload(): Promise<void> {
    const filename = this.#name('file')
    const bytes = randomBytes(uploadBytes)
    const raw = new FormData()
    raw.set('file', new File([bytes], filename))
    const [times] = await this.#timed('POST', '/resources', { raw })
    this.#record({ kind: 'upload', filename, sha256: createHash('sha256').update(bytes).digest('hex'), ...times })
  }

  async #run(): Promise<void> {
    const line = this.#name('line')
    const task = await this.#newTask('run')
    const command = `printf '%s\\n' ${line} >> ${this.#options.ledger}`
    const [added, step] = await this.#once(`/tasks/${task}/plan-steps`, { description: 'A step', command })
    if (added.outcome !== 'ok') return
    const [times, reply] = await this.#once(`/tasks/${task}/plan-steps/${step?.body.data.planStep.id}/execute`, {})
    this.#record({ kind: 'run', line, ...times, ...(times.outcome === 'ok' && { jobId: reply?.body.data.job.id }) })
  }

  async #newTask(name: string): Promise<string> {
    for (;;) {
      const title = this.#name(name)
      const [times, reply] = await this.#once('/tasks', { title })
      if (times.outcome !== 'ok') continue
      this.#record({ kind: 'create', title, id: reply?.body.data.id, ...times })
      return reply?.body.data.id
    }
  }

  /** Sends a write again under its key until it is acknowledged or refused. */
  async #once(path: string, body: object): Promise<readonly [Times, Reply | undefined]> {
    const headers = { 'idempotency-key': this.#name('key') }
    const began = performance.now()
    for (;;) {
      const [times, reply] = await this.#timed('POST', path, { body, headers })
      const isOver = times.outcome !== 'unknown' && reply?.status !== 409
      if (isOver || performance.now() - began > patienceMs) return [{ ...times, invokedAt: began }, reply]
      this.repeats++
      await pause(pauseMs)
    }
  }

  async #timed(method: string, path: string, sent: Sent = {}): Promise<readonly [Times, Reply | undefined]> {
    const invokedAt = performance.now()
    const reply = await ask(this.#options.origin, method, path, sent)
    const now = performance.now()
    const outcome = outcomeOf(reply)
    if (outcome === 'ok' && method !== 'GET') this.acknowledgedAt.push(now)
    return [{ invokedAt, returnedAt: outcome === 'unknown' ? Infinity : now, outcome }, reply]
  }

  #record(operation: Operation): void {
    this.history.push(operation)
  }

  #name(name: string): string {
    return `${name}-${++this.#count}`
  }

  #pick(items: readonly string[]): string {
    return items[Math.floor(this.#options.random() * items.length)] ?? ''
  }
}

interface Times {
  readonly invokedAt: number
  readonly returnedAt: number
  readonly outcome: Outcome
}

/** A failure of the service may have been one after the write. */
function outcomeOf(reply: Reply | undefined): Outcome {
  if (reply === undefined || reply.status >= 500) return 'unknown'
  return reply.status < 300 ? 'ok' : 'refused'
}
