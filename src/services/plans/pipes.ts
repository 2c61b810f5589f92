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

/** Two ends of a pipe, as descriptors. */
interface OpenPipe {
  readonly reader: number
  readonly writer: number
}

const madeAtOnce = 8

/**
 * Pipes for commands. What Node itself gives to a child is a socket, which cannot be opened by its name: `echo oops >
 * /dev/stderr` and `tee /dev/stderr` would fail. A program makes several at once, which the next commands use.
 */
export class Pipes {
  #spare: OpenPipe[] = []
  #making: Promise<boolean> | undefined
  #isClosed = false

  /** Nothing where the system has no named pipes. */
  async open(count: number): Promise<Pipe[] | undefined> {
    while (this.#spare.length < count) if (!(await this.#fill())) return undefined
    const taken = this.#spare.splice(0, count)
    if (this.#spare.length < count) void this.#fill()
    return taken.map(({ reader, writer }) => ({
      writer,
      reader: new Socket({ fd: reader, readable: true, writable: false }),
    }))
  }

  close(): void {
    this.#isClosed = true
    for (const { reader, writer } of this.#spare.splice(0))
      for (const descriptor of [reader, writer]) closeSync(descriptor)
  }

  /** Returns whether there are more than before. */
  #fill(): Promise<boolean> {
    this.#making ??= makePipes(madeAtOnce).then((made) => {
      this.#making = undefined
      this.#spare.push(...made)
      if (this.#isClosed) this.close()
      return made.length > 0
    })
    return this.#making
  }
}

/** Makes pipes, or none of them. */
async function makePipes(count: number): Promise<OpenPipe[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-step-')).catch(() => undefined)
  if (folder === undefined) return []
  const paths = Array.from({ length: count }, (_, index) => join(folder, String(index)))
  const pipes: OpenPipe[] = []
  try {
    await makeNamedPipes(paths)
    for (const path of paths) pipes.push(openPipe(path))
    return pipes
  } catch {
    for (const { reader, writer } of pipes) for (const descriptor of [reader, writer]) closeSync(descriptor)
    return []
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

function openPipe(path: string): OpenPipe {
  // Opening one end blocks until the other is opened, unless O_NONBLOCK is set.
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  return { reader, writer: openSync(path, constants.O_WRONLY) }
}

export function closeWriters(pipes: readonly Pipe[] = []): void {
  for (const { writer } of pipes) closeSync(writer)
}
