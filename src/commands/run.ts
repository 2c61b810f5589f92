import { isRunnerThere } from '../runner/runner-client.ts'
import { serveRunner } from '../runner/serve.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** The runner in the foreground, for a supervisor: a service that finds it starts none. */
export const run: Command = async (line) => {
  const { config, options } = line
  if (options.server !== undefined) return (await import('./run-elsewhere.ts')).runElsewhere(line)
  if (await isRunnerThere(config.data)) {
    console.error(
      `A runner works in ${config.data} already. Run gantry run stop to end it with its terminals and commands.`,
    )
    return exitCodes.dataFolderBusy
  }
  process.on('SIGINT', () => process.kill(process.pid, 'SIGTERM'))
  console.log(`The runner of ${config.data} · process ${process.pid}`)
  await serveRunner(config.data, { isLasting: true })
  return exitCodes.stopped
}
