import type { Share } from '../../platform/work/shares.ts'

/** How much there may be of what. */
export interface JobLimits {
  /** Jobs that one process works on at once, besides turns of chats. */
  readonly runningMax: number
  /** How many of them may be of one user: fewer than all, so that the jobs of another user never wait for theirs. */
  readonly runningPerUserMax: number
  /** Turns of chats, which mostly wait, and those that have an agent as a process. */
  readonly turns: Share
  readonly agents: Share
  /** What is kept of the log of one job. */
  readonly logBytesMax: number
  /** The log in one answer. */
  readonly logAnswerBytesMax: number
  readonly schedulesMax: number
  readonly schedulesPerUserMax: number
  /** For how long a finished job is kept. */
  readonly keptMs: number
  /** For how long a process has a job without renewing its lease; renewals are five seconds apart. */
  readonly leaseMs: number
  /** For how long a service that stops waits for the end of its jobs. */
  readonly stopMs: number
  readonly streamsMax: number
  readonly streamsPerUserMax: number
  readonly streamsPerCredentialMax: number
}

export const jobLimits: JobLimits = {
  runningMax: 5,
  runningPerUserMax: 4,
  turns: { capacity: 128, perUser: 100 },
  agents: { capacity: 8, perUser: 6 },
  logBytesMax: 16 * 1024 * 1024,
  logAnswerBytesMax: 256 * 1024,
  schedulesMax: 200,
  schedulesPerUserMax: 100,
  keptMs: 30 * 24 * 60 * 60 * 1000,
  leaseMs: 15_000,
  stopMs: 10_000,
  streamsMax: 500,
  streamsPerUserMax: 250,
  streamsPerCredentialMax: 50,
}
