import type { ChildProcess, SerializationType } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProgram } from '../processes/start-program.ts'
import { graphicsDevices } from './device-folder.ts'
import type { Sandbox } from './launch.ts'

export interface Helper {
  readonly module: URL
  readonly args?: readonly string[]
  /** Of Node.js. */
  readonly options?: readonly string[]
  readonly serialization?: SerializationType
  /** What it may read although a private home hides it. */
  readonly readOnly?: readonly string[]
  /** Whether it may use the graphics processors of the machine. */
  readonly hasGraphics?: boolean
}

/**
 * Starts a module of the service in a Node.js process of its own, in the sandbox, without a network and with an empty
 * environment: the environment of the service may contain secrets. The two exchange messages (`child.send`).
 */
export async function startHelper(
  sandbox: Pick<Sandbox, 'wrap'>,
  { module, args = [], options = [], serialization, readOnly = [], hasGraphics = false }: Helper,
): Promise<ChildProcess> {
  const program = { command: [process.execPath, ...options, fileURLToPath(module), ...args], cwd: '/', environment: {} }
  const shared = hasGraphics ? graphicsDevices().map((name) => join('/dev', name)) : []
  const launch = await sandbox.wrap(program, { readOnly, shared })
  return startProgram(launch, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...(serialization && { serialization }),
  })
}
