import { readFileSync } from 'node:fs'
import type { Log } from '../../call.ts'
import type { Documents, JobDocument, ProcessMark } from '../../stores/documents.ts'
import { VersionConflict } from '../../stores/port.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { later } from '../clock.ts'
import type { JobWork } from '../jobs.ts'
import { ProcessTrees } from '../terminals/process-trees.ts'
import type { Turns } from '../turns.ts'
import { Hold, JobLost } from './hold.ts'
import type { Built } from './hold.ts'
import { afterInterruption, finishedEvent, queueing } from './job.ts'
import { leaseMs } from './limits.ts'

type Lease = Versioned<Documents['jobLeases']>

export interface RecoveryOptions {
  readonly store: Store
  readonly turns: Turns
  readonly now: () => string
  readonly log: Log
  /** Names this process in its leases. */
  readonly owner: string
  readonly isStoreShared: boolean
  readonly isRunning: (jobId: string) => boolean
  readonly workOf: (kind: JobDocument['kind']) => JobWork | undefined
  readonly onChange: (jobId: string) => void
}

const leasesMax = 100
const hangUpMs = 2_000

/** Takes up what processes left that ended without a word: their jobs, and the programs that these had started. */
export class Recovery {
  readonly #options: RecoveryOptions
  readonly #trees = new ProcessTrees({ hangUpMs })
  #running: Promise<void> | undefined

  constructor(options: RecoveryOptions) {
    this.#options = options
  }

  /** Resolves when everything that is left now is taken up. */
  run(): Promise<void> {
    this.#running ??= this.#takeUpAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #takeUpAll(): Promise<void> {
    const { store, log } = this.#options
    try {
      const leases = await store.read.jobLeases.list({ orderBy: 'expiresAt', limit: leasesMax })
      await Promise.all(leases.filter((lease) => this.#isLeft(lease)).map((lease) => this.#takeUp(lease)))
    } catch (error) {
      log.error({ err: error }, 'what was left of jobs could not be taken up for a moment')
    }
  }

  /** On a store of its own, whatever another run of the service has is left: there is one at a time. */
  #isLeft({ doc: { id, owner: holder, expiresAt } }: Lease): boolean {
    const { isStoreShared, owner, isRunning, now } = this.#options
    return isStoreShared ? expiresAt <= now() && !isRunning(id) : holder !== owner
  }

  async #takeUp(lease: Lease): Promise<void> {
    try {
      // The lease comes first: of several that take the job up, and a holder that was only slow, one goes on.
      const hold = await this.#takeOver(lease)
      if (!hold) return
      await this.#endProcess(lease.doc.process)
      await this.#settle(hold)
      this.#options.onChange(lease.doc.id)
    } catch (error) {
      if (error instanceof VersionConflict || error instanceof JobLost) return
      this.#options.log.error(
        { err: error, jobId: lease.doc.id },
        'a job that was left could not be taken up for a moment',
      )
    }
  }

  async #takeOver({ doc, version }: Lease): Promise<Hold | undefined> {
    const { store, turns, now, owner } = this.#options
    const job = await store.read.jobs.get(doc.id)
    const ours = { ...doc, owner, expiresAt: later(now(), leaseMs) }
    const isGone = job?.doc.status !== 'running'
    await store.commit([
      isGone ? { remove: 'jobLeases', version, id: doc.id } : { replace: 'jobLeases', version, doc: ours },
    ])
    return isGone
      ? undefined
      : new Hold({ store, turns, now, job, lease: { doc: ours, version: version + 1 }, onLost: () => {} })
  }

  async #endProcess(process: ProcessMark | undefined): Promise<void> {
    if (!process || process.bootId !== readBootId()) return
    const isGone = await this.#trees.end(process)
    if (!isGone) this.#options.log.warn({ pid: process.pid }, 'a program that a job had started could not be ended')
  }

  async #settle(hold: Hold): Promise<void> {
    const abandon = this.#options.workOf(hold.job.kind)?.abandon
    try {
      await hold.end((job) => this.#build(job, abandon))
    } catch (error) {
      if (error instanceof JobLost) throw error
      this.#options.log.error({ err: error, jobId: hold.job.id }, 'the end of a job could not be committed')
      // What its kind adds must not keep the job from its end.
      await hold.end((job) => this.#build(job, undefined))
    }
  }

  async #build(before: JobDocument, abandon: JobWork['abandon']): Promise<Built> {
    const at = this.#options.now()
    const job = afterInterruption(before, this.#options.workOf(before.kind), at)
    const more: readonly Change[] =
      job.status === 'queued' ? queueing(job, at) : [...((await abandon?.(job)) ?? []), finishedEvent(job, 'system')]
    return { job, changes: more }
  }
}

/** Tells one start of the machine from another; nothing where the system does not say. */
export function readBootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}
