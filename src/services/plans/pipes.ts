import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutTerminals } from '../../platform/processes/child-descriptors.ts'

/** A pipe: one end for a command to write to, the other for us to read from. */
export interface Pipe {
  readonly reader: Socket
  /** The descriptor to write to; it is the opener's to close. */
  readonly writer: number
}

/**
 * Opens pipes. What Node itself gives to a child is a socket, which cannot be opened by its name: `echo oops >
 * /dev/stderr` and `tee /dev/stderr` would fail. Nothing where the system has no named pipes.
 */
export async function openPipes(count: number): Promise<Pipe[] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-step-')).catch(() => undefined)
  if (folder === undefined) return undefined
  const paths = Array.from({ length: count }, (_, index) => join(folder, String(index)))
  const pipes: Pipe[] = []
  try {
    await makeNamedPipes(paths)
    for (const path of paths) pipes.push(openPipe(path))
    return pipes
  } catch {
    closeWriters(pipes)
    for (const { reader } of pipes) reader.destroy()
    return undefined
  } finally {
    // Open pipes need no name.
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeNamedPipes(paths: readonly string[]): Promise<void> {
  const maker = spawn('mkfifo', ['-m', '600', ...paths], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    stdio: withoutTerminals(['ignore', 'ignore', 'ignore']),
  })
  const [exitCode] = await once(maker, 'exit')
  if (exitCode !== 0) throw new Error('Named pipes could not be created.')
}

function openPipe(path: string): Pipe {
  // Opening one end blocks until the other is opened, unless O_NONBLOCK is set.
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)
  return { writer, reader: new Socket({ fd: descriptor, readable: true, writable: false }) }
}

export function closeWriters(pipes: readonly Pipe[] = []): void {
  for (const { writer } of pipes) closeSync(writer)
}
