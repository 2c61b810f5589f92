import { openBrowser } from '../platform/processes/open-browser.ts'
import { operate } from '../operator/operator.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/**
 * Opens the browser with a link that signs it in; with `--print`, or where no browser can be opened, prints the link.
 */
export const run: Command = async ({ config, options }) => {
  const { origin, secret, isRunning } = await operate(config, { call: 'createLink' })
  const link = `${origin}/sign-in#link=${secret}`
  if (!isRunning) console.error('No service uses this data folder. Start it before you open the link.')
  if (options.print || !isRunning || !(await openBrowser(link, config.environment))) console.log(link)
  console.error('The link can be used once, within 15 minutes.')
  return exitCodes.stopped
}
