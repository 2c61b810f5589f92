import { Session } from 'node:inspector/promises'
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
export type ServerQuestion = { readonly ask: 'collect' | 'cpu' | 'profile' }

let profiler: Session | undefined

/**
 * Tells the port, and afterwards the processor time used. When asked, it collects all garbage, or begins a profile,
 * with which the next answer comes.
 */
export function serve(port: number, stop: () => unknown = () => {}, more: object = {}): void {
  work(
    { port, ...more },
    async ({ ask }: ServerQuestion) => {
      if (ask === 'collect') for (let time = 0; time < 2; time++) globalThis.gc?.()
      const { user, system } = process.cpuUsage()
      const cpuMicros = user + system
      if (profiler) return { cpuMicros, ...(await endProfile(profiler)) }
      if (ask === 'profile') await beginProfile()
      return { cpuMicros }
    },
    stop,
  )
}

const sampledEachMicros = 100

async function beginProfile(): Promise<void> {
  profiler = new Session()
  profiler.connect()
  await profiler.post('Profiler.enable')
  await profiler.post('Profiler.setSamplingInterval', { interval: sampledEachMicros })
  await profiler.post('Profiler.start')
}

async function endProfile(session: Session): Promise<object> {
  profiler = undefined
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return { profile }
}
