import type { Caller, Log, StreamReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { JobDocument } from '../../stores/documents.ts'
import type { Store, Versioned } from '../../stores/port.ts'
import type { Identity } from '../identity.ts'
import { missingScopes } from '../identity/roles.ts'
import type { Jobs, LogQuery } from '../jobs.ts'
import { isFinished } from './job.ts'
import type { JobLimits } from './limits.ts'
import { readLog } from './log-reader.ts'
import { JobStream } from './stream.ts'
import type { Watches } from './watches.ts'

export interface FollowersOptions {
  readonly store: Store
  readonly log: Log
  readonly limits: JobLimits
  readonly watches: Watches
  readonly identity: Pick<Identity, 'current' | 'onEnded'>
  readonly find: (id: string, caller: Caller) => Promise<Versioned<JobDocument>>
}

/** Those who wait for what a job tells. */
export interface Followers extends Pick<Jobs, 'log' | 'follow' | 'openStreams'> {
  /** Answers them, and lets nobody wait any more. */
  stop(): void
}

const heartbeatMs = 15_000
const credentialsCheckMs = 400 // with the end of the connection after it within a second of the revocation

export function createFollowers({ store, log, limits, watches, identity, find }: FollowersOptions): Followers {
  const streams = new Set<JobStream>()
  const stopping = new AbortController()
  const timers = [setInterval(beat, heartbeatMs), setInterval(() => void endInvalid(), credentialsCheckMs)]
  for (const timer of timers) timer.unref()
  const stopListening = identity.onEnded(() => void endInvalid())
  let isChecking = false
  return { log: readPart, follow, openStreams: () => streams.size, stop }

  async function readPart(
    id: string,
    { cursor = 0, waitMs }: LogQuery,
    caller: Caller,
    signal: AbortSignal,
  ): ReturnType<Jobs['log']> {
    const end = performance.now() + waitMs
    const done = AbortSignal.any([signal, stopping.signal])
    const { changed, close } = watches.follow(id)
    try {
      for (let hasWaited = false; ; hasWaited = true) {
        const { doc } = await find(id, caller)
        const part = await readLog(store, doc, cursor, limits.logAnswerBytesMax)
        const leftMs = end - performance.now()
        if (part.output !== '' || isFinished(doc) || leftMs <= 0 || done.aborted) {
          // The credential may have ended, or lost a right, while the call waited.
          if (hasWaited && !(await mayRead(caller)))
            fail('token_invalid', { message: 'This credential ended or lost a right while the call waited.' })
          return part
        }
        await changed(leftMs, done)
      }
    } finally {
      close()
    }
  }

  async function follow(
    id: string,
    { cursor, lastEventId }: Parameters<Jobs['follow']>[1],
    caller: Caller,
  ): Promise<StreamReply> {
    const { doc } = await find(id, caller)
    const position = lastSeen(lastEventId) ?? cursor ?? 0
    await readLog(store, doc, position, 0)
    if (stopping.signal.aborted) fail('shutting_down', { retryAfter: 1 })
    requirePlace(caller)
    const stopWatching = watches.watch(id, () => stream.wake())
    const stream: JobStream = new JobStream({
      store,
      jobId: id,
      caller,
      position,
      onClose: () => {
        streams.delete(stream)
        stopWatching()
      },
    })
    streams.add(stream)
    return stream
  }

  function requirePlace({ credentialId }: Caller): void {
    if (streams.size >= limits.streamsMax) fail('too_many_streams', { retryAfter: 5 })
    const taken = [...streams].filter(({ caller }) => caller.credentialId === credentialId).length
    if (taken >= limits.streamsPerCredentialMax)
      fail('too_many_streams', {
        message: `This credential follows ${taken} jobs, which is the most. Close one stream first.`,
        retryAfter: 5,
      })
  }

  function beat(): void {
    for (const stream of streams) stream.beat()
  }

  /** Ends the streams of credentials that were revoked, ran out or lost a right. Each credential is looked at once. */
  async function endInvalid(): Promise<void> {
    if (isChecking || streams.size === 0) return
    isChecking = true
    try {
      for (const [caller, held] of Map.groupBy(streams, (stream) => stream.caller)) {
        if (!(await mayRead(caller))) for (const stream of held) stream.end('credential_ended')
      }
    } catch (error) {
      log.warn({ err: error }, 'the credentials of those who follow jobs could not be checked')
    } finally {
      isChecking = false
    }
  }

  async function mayRead(caller: Caller): Promise<boolean> {
    const current = await identity.current(caller)
    return (
      current !== undefined &&
      missingScopes(current.scopes, ['jobs:read']).length === 0 &&
      JSON.stringify(current.allow) === JSON.stringify(caller.allow)
    )
  }

  function stop(): void {
    stopping.abort()
    for (const timer of timers) clearInterval(timer)
    stopListening()
    for (const stream of streams) stream.end('shutting_down')
  }
}

function lastSeen(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined) return undefined
  const position = /^(0|[1-9]\d{0,15})$/.test(lastEventId) ? Number(lastEventId) : NaN
  return Number.isSafeInteger(position)
    ? position
    : fail('invalid_cursor', { message: 'Last-Event-ID must be a byte position of the log.' })
}
