import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { constants } from 'node:os'
import { withoutTerminals } from '../terminals/child-descriptors.ts'
import type { ProcessTrees, TreeRoot } from '../terminals/process-trees.ts'
import { CommandOutput } from './output.ts'
import { closeWriters, openPipes } from './pipes.ts'

export interface CommandOrder {
  readonly command: string
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** The `NAME=value` of the environment by which all that it starts is found. */
  readonly mark: string
  readonly timeoutMs: number
  readonly outputBytesMax: number
  /** Ends it. */
  readonly signal: AbortSignal
  /** Takes what it writes, as it comes; nothing more is read until it is taken. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly onStart: (root: TreeRoot) => Promise<void>
}

/** What ended a command that did not end by itself. */
export type Stop = 'timeout' | 'outputLimit' | 'signal'

export interface CommandEnd {
  /** Absent when a signal ended it. */
  readonly exitCode?: number
  readonly signal?: NodeJS.Signals
  readonly stop?: Stop
  readonly durationMs: number
  readonly output: CommandOutput
  readonly error: CommandOutput
  /** Whether nothing is left of what it started. */
  readonly isGone: boolean
}

/** The command could not be started. */
export class NotStarted extends Error {
  constructor(cause: Error) {
    super(`The command could not be started${'code' in cause ? ` (${String(cause.code)})` : ''}.`, { cause })
    this.name = 'NotStarted'
  }
}

const shell = '/bin/sh'

/**
 * Runs a command in a session of its own, without input, and resolves when it and all that it started have ended: what
 * it leaves behind is ended too. Throws `NotStarted`.
 */
export async function runCommand(order: CommandOrder, trees: ProcessTrees): Promise<CommandEnd> {
  const { child, readers } = await start(order)
  const startedAt = performance.now()
  const exited = exitOf(child)
  const root = trees.root(child.pid ?? 0, order.mark)
  const stuck = Promise.withResolvers<Exit>()
  let stopped: Stop | undefined
  let ending: Promise<boolean> | undefined
  const end = () => (ending ??= trees.end(root))
  const stop = async (why: Stop) => {
    stopped ??= why
    if (!(await end())) stuck.resolve({})
  }
  const onAbort = () => void stop('signal')
  const timer = setTimeout(() => void stop('timeout'), order.timeoutMs)
  order.signal.addEventListener('abort', onAbort, { once: true })
  const heedNothing = () => {
    clearTimeout(timer)
    order.signal.removeEventListener('abort', onAbort)
  }
  const budget = { bytesLeft: order.outputBytesMax, onSpent: () => void stop('outputLimit') }
  const [output, error] = readers.map((reader) => new CommandOutput(reader, order.write, budget)) as [
    CommandOutput,
    CommandOutput,
  ]
  try {
    if (order.signal.aborted) onAbort()
    await order.onStart(root)
    const exit = await Promise.race([exited, stuck.promise])
    const durationMs = performance.now() - startedAt
    heedNothing()
    const isGone = await end()
    await Promise.all([output.finish(), error.finish()])
    return { ...exit, ...(stopped && { stop: stopped }), durationMs, output, error, isGone }
  } finally {
    heedNothing()
    await end()
    output.drop()
    error.drop()
  }
}

async function start({
  command,
  folder,
  environment,
}: CommandOrder): Promise<{ child: ChildProcess; readers: readonly Socket[] }> {
  const pipes = await openPipes(2)
  try {
    const stdio = withoutTerminals(['ignore', ...(pipes?.map(({ writer }) => writer) ?? ['pipe', 'pipe'])] as (
      | 'ignore'
      | 'pipe'
      | number
    )[])
    const child = spawn(shell, ['-c', command], { cwd: folder, env: environment, detached: true, stdio })
    await once(child, 'spawn')
    // What Node itself makes for a child is a socket too.
    return { child, readers: pipes?.map(({ reader }) => reader) ?? ([child.stdout, child.stderr] as Socket[]) }
  } catch (error) {
    for (const { reader } of pipes ?? []) reader.destroy()
    throw error instanceof Error ? new NotStarted(error) : error
  } finally {
    closeWriters(pipes)
  }
}

type Exit = Pick<CommandEnd, 'exitCode' | 'signal'>

async function exitOf(child: ChildProcess): Promise<Exit> {
  const [exitCode, signal] =
    child.exitCode === null && child.signalCode === null
      ? ((await once(child, 'exit')) as [number | null, NodeJS.Signals | null])
      : [child.exitCode, child.signalCode]
  return { ...(exitCode !== null && { exitCode }), ...(signal !== null && { signal }) }
}

/** The exit code as a shell tells it, of a command that was ended by a signal too. */
export function exitCodeOf({ exitCode, signal }: CommandEnd): number {
  return exitCode ?? 128 + (signal === undefined ? 0 : constants.signals[signal])
}
