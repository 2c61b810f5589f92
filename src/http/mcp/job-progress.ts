import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Caller } from '../../contract.ts'
import type { Schemas } from '../../generated/types.ts'
import type { OperationAnswer, Operations } from '../../services/operations.ts'
import { every } from '../../platform/work/every.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { resultOf } from './tools.ts'

type Job = Schemas['Job']

/** Clients give up a request that says nothing for a minute. */
const waitingReportMs = 2_000

/** How far a job is, as MCP reports it. */
export interface JobProgressNotice {
  readonly progress: number
  readonly total?: number
  readonly message?: string
}

export interface JobProgressOptions {
  readonly operations: Pick<Operations, 'followJob'>
  readonly caller: Caller
  readonly address: string
  readonly signal: AbortSignal
  readonly report: (progress: JobProgressNotice) => Promise<void>
}

/**
 * Follows the job that an operation has started, and gives it as it ended. A caller that may not read jobs, a hang-up
 * and the end of the service give the job as it was last seen; it goes on.
 */
export async function followJob(started: OperationAnswer, options: JobProgressOptions): Promise<CallToolResult> {
  const { operations, caller, address, signal, report } = options
  let job = jobOf(started)
  if (job === undefined) return resultOf(started)
  const reporter = new Reporter(report)
  for await (const seen of operations.followJob(caller, { jobId: job.id, address, signal })) {
    job = seen
    await reporter.report(seen)
  }
  const result = resultOf({ ...started, body: { success: true, data: { job } } })
  return job.state === 'failed' || job.state === 'cancelled' ? { ...result, isError: true } : result
}

/**
 * Reports that a call waits for a decision as long as it does, so that no client takes it for lost. Gives the result
 * with how many reports there were.
 */
export async function whileWaiting<Result>(
  report: JobProgressOptions['report'],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly reportCount: number }> {
  let reportCount = 0
  const message = 'The call waits for an approval.'
  // What is decided at once needs no report. A client that has hung up gets none.
  const reports = every(waitingReportMs, () => report({ progress: reportCount++, message }).catch(() => undefined))
  try {
    return { result: await work(), reportCount }
  } finally {
    void reports.stop()
  }
}

function jobOf({ body }: OperationAnswer): Job | undefined {
  const job: unknown = body.success && isRecord(body.data) ? body.data['job'] : undefined
  // The answer was made by an operation of the contract, whose 202 has a job.
  return isRecord(job) && typeof job['id'] === 'string' ? (job as Job) : undefined
}

/** The figure must grow from one report to the next (MCP 2025-11-25, Progress). */
class Reporter {
  readonly #send: JobProgressOptions['report']
  #last = -1

  constructor(send: JobProgressOptions['report']) {
    this.#send = send
  }

  async report({ state, progress }: Job): Promise<void> {
    const current = progress?.current ?? 0
    if (current <= this.#last) return
    this.#last = current
    const message = progress?.message ?? progress?.phase ?? state
    await this.#send({ progress: current, message, ...(progress?.total !== undefined && { total: progress.total }) })
  }
}
