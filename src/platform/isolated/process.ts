import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProgram } from '../processes/start-program.ts'
import { graphicsDevices } from '../sandbox/device-folder.ts'
import type { Sandbox } from '../sandbox/launch.ts'
import type { HelperMessage, StartHelper } from './helper.ts'

export interface HelperProgram {
  readonly module: URL
  readonly args?: readonly string[]
  /** Of the objects and texts of JavaScript; what a library allocates beside them is limited by the resident memory. */
  readonly heapMiB?: number
  /** What it may read although a private home hides it. */
  readonly readOnly?: readonly string[]
  /** Whether it may use the graphics processors of the machine. */
  readonly hasGraphics?: boolean
}

/**
 * A Node.js process in the sandbox, without a network and with an empty environment: the environment of the service may
 * contain secrets.
 */
export function processOf(sandbox: Pick<Sandbox, 'wrap'>, program: HelperProgram): StartHelper {
  return async ({ onMessage, onEnd }) => {
    const child = await startInSandbox(sandbox, program)
    // Both ends of this channel are code of this project.
    child.on('message', (message) => onMessage(message as HelperMessage))
    child.on('error', (error) => {
      child.kill('SIGKILL')
      onEnd(error)
    })
    child.once('exit', (code, signal) => onEnd(new Error(signal ?? `exit code ${code}`)))
    return {
      pid: child.pid,
      // A message that cannot be sent was for a process that has ended, which `onEnd` reports.
      post: (message) =>
        new Promise((resolve) => {
          if (child.connected) child.send(message as object, () => resolve())
          else resolve()
        }),
      setBusy(isBusy) {
        const change = isBusy ? 'ref' : 'unref'
        child[change]()
        child.channel?.[change]()
      },
      async end() {
        if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.ref()
        child.kill('SIGKILL')
        await ended
      },
    }
  }
}

async function startInSandbox(
  sandbox: Pick<Sandbox, 'wrap'>,
  { module, args = [], heapMiB, readOnly = [], hasGraphics = false }: HelperProgram,
) {
  const options = heapMiB === undefined ? [] : [`--max-old-space-size=${heapMiB}`]
  const program = { command: [process.execPath, ...options, fileURLToPath(module), ...args], cwd: '/', environment: {} }
  const shared = hasGraphics ? graphicsDevices().map((name) => join('/dev', name)) : []
  const launch = await sandbox.wrap(program, { readOnly, shared })
  return startProgram(launch, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' })
}
