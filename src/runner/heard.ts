import { activityOf, isBusy } from '../platform/processes/process-activity.ts'
import { TimeIsOver, withinTime } from '../platform/work/within-time.ts'
import type { RunnerConnection } from './connection.ts'

/** A runner that answers nothing for so long is given up, until it answers. */
const silenceMs = 1_500
/** The same of one that works, or waits for a processor, and answers nothing. */
const busyMs = 30_000
/** The time without an answer is counted in parts of this length. */
const partMs = 100
const readMs = 50

export interface HeardRunner {
  readonly connection: RunnerConnection
  /** Its process, where it is known. */
  readonly pid: number | undefined
  /** How long it may say nothing while it is not busy. */
  readonly silenceMs?: number
}

/**
 * The answer of the runner of this machine. Throws `TimeIsOver` when it is silent: stopped, or asleep without doing
 * anything. One that is only busy is waited for: on a machine under load a runner is late, and not lost.
 */
export async function heard<Answer>(answer: Promise<Answer>, runner: HeardRunner): Promise<Answer> {
  const { connection, pid } = runner
  const silenceMax = runner.silenceMs ?? silenceMs
  const part = Math.min(partMs, silenceMax)
  const look = () => (pid === undefined ? undefined : activityOf(pid))
  let before = look()
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
    if (silentMs < silenceMax) continue
    const now = look()
    // What has come meanwhile is read first.
    if (!isBusy(before, now) || waitedMs >= Math.max(busyMs, silenceMax)) return withinTime(readMs, answer)
    before = now
    silentMs = 0
  }
}
