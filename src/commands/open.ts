import { startProgram } from '../platform/processes/start-program.ts'
import { operate } from '../operator/operator.ts'
import type { Config } from '../config.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/**
 * Opens the browser with a link that signs it in; with `--print`, or where no browser can be opened, prints the link.
 */
export const run: Command = async ({ config, options }) => {
  const { origin, secret, isRunning } = await operate(config, { call: 'createLink' })
  const link = `${origin}/sign-in#link=${secret}`
  if (!isRunning) console.error('No service uses this data folder. Start it before you open the link.')
  if (options.print || !isRunning || !(await openBrowser(link, config))) console.log(link)
  console.error('The link can be used once, within 15 minutes.')
  return exitCodes.stopped
}

async function openBrowser(link: string, { environment }: Config): Promise<boolean> {
  const file = process.platform === 'darwin' ? 'open' : 'xdg-open'
  const variables = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1]),
  )
  const program = { file, args: [link], cwd: '/', environment: variables }
  const child = startProgram(program, { stdio: ['ignore', 'ignore', 'ignore'] })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
