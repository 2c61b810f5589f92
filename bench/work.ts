/** The worker's end of the wire: says that it is ready, answers what it is asked, and ends with the bench. */
export function work(
  ready: object,
  answer: (question: never) => Promise<object>,
  stop: () => unknown = () => {},
): void {
  process.on('message', (question) => {
    answer(question as never).then(
      (told) => process.send?.(told),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.once('disconnect', () => {
    void Promise.resolve(stop()).finally(() => process.exit())
  })
  process.send?.(ready)
}

/** What every server under measure can be asked. */
export type ServerQuestion = { readonly ask: 'collect' | 'cpu' }

/** Tells the port, and afterwards the processor time used and, when asked, collects all garbage. */
export function serve(port: number, stop: () => unknown = () => {}, more: object = {}): void {
  work(
    { port, ...more },
    async ({ ask }: ServerQuestion) => {
      if (ask === 'collect') for (let time = 0; time < 2; time++) globalThis.gc?.()
      const { user, system } = process.cpuUsage()
      return { cpuMicros: user + system }
    },
    stop,
  )
}
