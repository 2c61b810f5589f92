import { activityOf, mayAnswer } from '../platform/processes/process-activity.ts'
import type { ProcessActivity } from '../platform/processes/process-activity.ts'
import { TimeIsOver, withinTime } from '../platform/work/within-time.ts'
import type { RunnerConnection } from './connection.ts'

/** A runner that answers nothing for so long is given up, until it answers, where it is stopped. */
const silenceMsMax = 1_500
/** The same of one that may yet answer. */
const lateMsMax = 30_000
/** The time without an answer is counted in parts of this length. */
const partMsMax = 100
const readMs = 50

export interface HeardRunner {
  readonly connection: Pick<RunnerConnection, 'received'>
  /** Its process, where it is known. */
  readonly pid: number | undefined
  /** How long it may say nothing while it is stopped. */
  readonly silenceMs?: number
  /** And while it is not. */
  readonly lateMs?: number
  /** Called after each silence, when it is still waited for. */
  readonly onLate?: () => void
  /** What its process is at. */
  readonly look?: (pid: number) => ProcessActivity | undefined
}

/**
 * The answer of the runner of this machine. Throws `TimeIsOver` when it is stopped, has ended, or has said nothing for
 * much longer. One that is only late is waited for: on a machine under load it is busy or asleep, and not lost.
 */
export async function heard<Answer>(
  answer: Promise<Answer>,
  { connection, pid, silenceMs = silenceMsMax, lateMs = lateMsMax, look = activityOf, onLate }: HeardRunner,
): Promise<Answer> {
  const part = Math.min(partMsMax, silenceMs)
  const first = pid === undefined ? undefined : look(pid)
  // However late this process comes to a part, it counts as one: meanwhile it read nothing.
  for (let [silentMs, waitedMs, received] = [0, 0, connection.received]; ; ) {
    try {
      return await withinTime(part, answer)
    } catch (error) {
      if (!(error instanceof TimeIsOver)) throw error
    }
    silentMs = connection.received > received ? 0 : silentMs + part
    waitedMs += part
    received = connection.received
    if (silentMs < silenceMs) continue
    const isLate = pid !== undefined && mayAnswer(first, look(pid)) && waitedMs < Math.max(lateMs, silenceMs)
    // What has come meanwhile is read first.
    if (!isLate) return withinTime(readMs, answer)
    onLate?.()
    silentMs = 0
  }
}
