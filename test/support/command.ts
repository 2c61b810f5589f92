import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { main } from './main.ts'

/** How a run of the `gantry` command ended. */
export interface CommandRun {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Runs a command to its end, with these variables and no others. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], GANTRY_SANDBOX: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output, errors }
}
