import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RunnerHost } from './host.ts'
import { pidFile, socketFile } from './protocol.ts'

/** The runner of the data folder that is its only argument. */
const [, , folder = ''] = process.argv
process.title = 'gantry runner'
process.umask(0o077)
const host = new RunnerHost()
// A terminal signals every process that was started from it: the runner is to go on.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('SIGTERM', () => void host.stop())
writeFileSync(join(folder, pidFile), `${process.pid}\n`)
await host.run(join(folder, socketFile))
rmSync(join(folder, pidFile), { force: true })
process.exit(0)
