import type { Gantry } from './gantry.ts'

export interface Writers {
  /** Lets them finish, and gives how many comments they wrote. */
  stop(): Promise<number>
}

/** Callers who comment on a task as fast as they can. */
export function startWriters({ call }: Pick<Gantry, 'call'>, task: string, count = 20): Writers {
  let isStopped = false
  const writers = Promise.all(
    Array.from({ length: count }, async () => {
      let written = 0
      for (; !isStopped; written++) {
        const { status, body } = await call('POST', `/tasks/${task}/comments`, { body: { content: 'Again.' } })
        if (status !== 201) throw new Error(`a comment was answered by ${status}: ${JSON.stringify(body)}`)
      }
      return written
    }),
  )
  return {
    async stop() {
      isStopped = true
      return (await writers).reduce((sum, written) => sum + written, 0)
    },
  }
}
