import { serveRunner } from './serve.ts'

/** The runner that a service has started, of the data folder that is its only argument. */
const [, , folder = ''] = process.argv
process.title = 'gantry runner'
// A terminal signals every process that was started from it: the runner is to go on.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
await serveRunner(folder, { isLasting: false })
process.exit(0)
