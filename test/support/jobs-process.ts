import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JobOrder } from '../../src/services/jobs.ts'
import type { JobDocument } from '../../src/collections/jobs.ts'
import type { Teardown } from './folder.ts'
import { readUntil } from './wait.ts'

/** A process of its own that works on jobs, to be asked and to be killed. */
export interface JobsProcess {
  readonly pid: number | undefined
  queue(order: JobOrder, count?: number): Promise<string[]>
  look(id: string): Promise<{ readonly job: JobDocument | undefined; readonly events: readonly string[] }>
  cancel(id: string): Promise<void>
  /** Puts the clock of the process forward. */
  advanceClock(milliseconds: number): Promise<void>
  kill(): Promise<void>
}

export interface WorkerRequest {
  readonly number: number
  readonly order?: JobOrder
  readonly count?: number
  readonly get?: string
  readonly cancel?: string
  readonly advanceMs?: number
}

export interface WorkerAnswer {
  readonly number: number
  readonly ids?: readonly string[]
  readonly job?: JobDocument | undefined
  readonly events?: readonly string[]
}

/** The lease of its jobs: however slow the machine is, a process that lives does not lose them. */
export const leaseMs = 60 * 60_000
const worker = fileURLToPath(new URL('jobs-worker.ts', import.meta.url))

/** Starts it on a folder or a PostgreSQL URL, and resolves when it works. */
export async function startJobsProcess(t: Teardown, place: string, ledger: string): Promise<JobsProcess> {
  const child = fork(worker, [place, ledger], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const answers = new Map<number, (answer: WorkerAnswer) => void>()
  child.on('message', (answer: WorkerAnswer) => answers.get(answer.number)?.(answer))
  const exited = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  t.teardown(kill)
  await new Promise<void>((resolve, reject) => {
    answers.set(0, () => resolve())
    exited.then(() => reject(new Error('the process ended')), reject)
  })
  let count = 0
  const ask = (request: Omit<WorkerRequest, 'number'>) =>
    new Promise<WorkerAnswer>((resolve) => {
      const number = ++count
      answers.set(number, resolve)
      child.send({ number, ...request } satisfies WorkerRequest)
    })
  return {
    pid: child.pid,
    kill,
    queue: async (order, times = 1) => [...((await ask({ order, count: times })).ids ?? [])],
    look: async (id) => {
      const { job, events = [] } = await ask({ get: id })
      return { job, events }
    },
    cancel: async (id) => {
      await ask({ cancel: id })
    },
    advanceClock: async (milliseconds) => {
      await ask({ advanceMs: milliseconds })
    },
  }
}

/** Which jobs were begun, and by whom. */
export function readLedger(ledger: string): { readonly id: string; readonly pid: number }[] {
  const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => ({ id: line.split(' ')[0] ?? '', pid: Number(line.split(' ')[1]) }))
}

/** Waits until a job is so, as a process sees it. */
export async function untilSeen(
  process: JobsProcess,
  id: string,
  isSo: (job: JobDocument) => boolean,
): Promise<JobDocument> {
  const read = async () => (await process.look(id)).job
  const job = await readUntil(
    read,
    (found) => found !== undefined && isSo(found),
    `the expected state of the job ${id}`,
  )
  if (!job) throw new Error('no such job')
  return job
}
