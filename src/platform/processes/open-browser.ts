import { startProgram } from './start-program.ts'

/** Opens an address in the browser of the user. Gives false where there is none, or it cannot be opened. */
export async function openBrowser(address: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const file = process.platform === 'darwin' ? 'open' : 'xdg-open'
  const variables = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1]),
  )
  const program = { file, args: [address], cwd: '/', environment: variables }
  const child = startProgram(program, { stdio: ['ignore', 'ignore', 'ignore'] })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
