import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RunnerHost } from './host.ts'
import { pidFile, socketFile } from './protocol.ts'

export interface ServeRunnerOptions {
  /** Whether it also stays when it has nothing to do: under a supervisor, which would start it again. */
  readonly isLasting: boolean
}

/** Is the runner of a data folder, until it is told to stop. */
export async function serveRunner(folder: string, options: ServeRunnerOptions): Promise<void> {
  const host = new RunnerHost(options)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.umask(0o077)
  process.on('SIGTERM', () => void host.stop())
  writeFileSync(join(folder, pidFile), `${process.pid}\n`)
  await host.run(join(folder, socketFile))
  for (const file of [pidFile, socketFile]) rmSync(join(folder, file), { force: true })
}
