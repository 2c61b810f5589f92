import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PipeNames } from './program-host.ts'
import { startProgram } from '../../platform/processes/start-program.ts'

/** The two ends of a pipe, as descriptors, which are the opener's to close. */
export interface OpenPipe {
  /** Does not block. */
  readonly reader: number
  /** For a command. */
  readonly writer: number
}

const madeAtOnce = 8
/** Of the folders in which they are made. A killed process may leave one. */
export const pipeFolderPrefix = 'runner-pipes-'

/**
 * Pipes for commands. What Node itself gives to a child is a socket, which cannot be opened by its name: `echo oops >
 * /dev/stderr` and `tee /dev/stderr` would fail. A program makes several at once, which the next commands use.
 */
export class Pipes {
  readonly #folder: string
  #spare: OpenPipe[] = []
  #making: Promise<boolean> | undefined
  #isClosed = false

  /** They have names below the folder for a moment. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Nothing where the system has no named pipes, and once they are closed. */
  async open(count: number): Promise<OpenPipe[] | undefined> {
    while (this.#spare.length < count) if (this.#isClosed || !(await this.#fill())) return undefined
    return this.#spare.splice(0, count)
  }

  close(): void {
    this.#isClosed = true
    closePipes(this.#spare.splice(0))
  }

  /** Returns whether there are more than before. */
  #fill(): Promise<boolean> {
    this.#making ??= makePipes(this.#folder, madeAtOnce).then((made) => {
      this.#making = undefined
      this.#spare.push(...made)
      if (this.#isClosed) this.close()
      return made.length > 0
    })
    return this.#making
  }
}

/** Makes pipes, or none of them. */
async function makePipes(parent: string, count: number): Promise<OpenPipe[]> {
  const paths = await nameNewPipes(parent, count)
  const pipes: OpenPipe[] = []
  try {
    for (const path of paths) pipes.push(openPipe(path))
    return pipes
  } catch {
    closePipes(pipes)
    return []
  } finally {
    await removeNames(paths)
  }
}

/** New pipes of a program whose other ends are another process's. */
export async function nameProgramPipes(folder: string): Promise<PipeNames | undefined> {
  const [input, output, error] = await nameNewPipes(folder, 3)
  return input !== undefined && output !== undefined && error !== undefined ? { input, output, error } : undefined
}

/** The paths of new pipes, in a folder of their own; none where the system has no named pipes. */
async function nameNewPipes(parent: string, count: number): Promise<string[]> {
  const folder = await mkdtemp(join(parent, pipeFolderPrefix)).catch(() => undefined)
  if (folder === undefined) return []
  const paths = Array.from({ length: count }, (_, index) => join(folder, String(index)))
  try {
    await makeNamedPipes(paths)
    return paths
  } catch {
    await removeNames(paths)
    return []
  }
}

/** Removes the names of pipes, and their folder. Open pipes need none. */
export async function removeNames(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
  for (const folder of new Set(paths.map((path) => dirname(path)))) await rmdir(folder).catch(() => {})
}

async function makeNamedPipes(paths: readonly string[]): Promise<void> {
  const environment = { PATH: '/usr/bin:/bin:/usr/local/bin' }
  const maker = startProgram(
    { file: 'mkfifo', args: ['-m', '600', ...paths], cwd: '/', environment },
    { stdio: ['ignore', 'ignore', 'ignore'], isDetached: false },
  )
  const [exitCode] = await once(maker, 'exit')
  if (exitCode !== 0) throw new Error('Named pipes could not be created.')
}

function openPipe(path: string): OpenPipe {
  // Opening one end blocks until the other is opened, unless O_NONBLOCK is set.
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  return { reader, writer: openSync(path, constants.O_WRONLY) }
}

/** Opens an end of a pipe by its name, for a program; it waits for nobody who opens the other end. */
export function openEnd(path: string, end: 'reader' | 'writer'): number {
  const both = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  try {
    return openSync(path, end === 'reader' ? constants.O_RDONLY : constants.O_WRONLY)
  } finally {
    closeSync(both)
  }
}

export function closePipes(pipes: readonly OpenPipe[] = []): void {
  for (const { reader, writer } of pipes) for (const descriptor of [reader, writer]) closeSync(descriptor)
}

export function closeWriters(pipes: readonly OpenPipe[] = []): void {
  for (const { writer } of pipes) closeSync(writer)
}
