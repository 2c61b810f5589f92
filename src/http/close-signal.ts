import type { FastifyReply } from 'fastify'

/** Aborts when the caller hangs up or `other` aborts, which lasts no longer than the reply. */
export function closeSignal({ raw }: Pick<FastifyReply, 'raw'>, other: AbortSignal): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  // `AbortSignal.any` costs a request several times as much, and what it leaves behind is collected one by one.
  const abort = () => controller.abort(other.reason)
  if (other.aborted) abort()
  else other.addEventListener('abort', abort, { once: true })
  return controller.signal
}
