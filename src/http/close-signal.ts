import type { FastifyReply } from 'fastify'

/** Aborts when the caller hangs up. */
export function closeSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
