import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import type { ProcessTrees, TreeRoot } from '../../platform/processes/process-trees.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { signalIn } from '../../platform/sandbox/sandbox.ts'
import type { CommandStarter, WaitingShell } from './command-starter.ts'
import { CommandOutput } from './output.ts'

export interface CommandOrder {
  /** What is started: a shell with the command. */
  readonly launch: Launch
  /** What it is started in, if that is reserved. */
  readonly shell?: WaitingShell | undefined
  /** The `NAME=value` of its environment by which all that it starts is found. */
  readonly processTag: string
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

/**
 * Runs a command in a session of its own, without input, and resolves when it and all that it started have ended: what
 * it leaves behind is ended too. Throws `NotStarted`.
 */
export async function runCommand(
  order: CommandOrder,
  { trees, starter }: { readonly trees: ProcessTrees; readonly starter: CommandStarter },
): Promise<CommandEnd> {
  const { child, forksBefore, readers } = await starter.start(order.launch, order.shell)
  const startedAt = performance.now()
  const exited = exitOf(child, order.launch)
  const root = trees.root(child.pid ?? 0, order.processTag, forksBefore)
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
  const [output, error] = [
    new CommandOutput(readers[0], order.write, budget),
    new CommandOutput(readers[1], order.write, budget),
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

type Exit = Pick<CommandEnd, 'exitCode' | 'signal'>

async function exitOf(child: ChildProcess, launch: Launch): Promise<Exit> {
  const [exitCode, signal] =
    child.exitCode === null && child.signalCode === null
      ? await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
          child.once('exit', (...ended) => resolve(ended)),
        )
      : [child.exitCode, child.signalCode]
  const name = exitCode === null ? signal : signalNames.get(signalIn(exitCode, launch))
  if (name) return { signal: name }
  return exitCode === null ? {} : { exitCode }
}

const signalNames: ReadonlyMap<number | undefined, NodeJS.Signals> = new Map(
  // The names of the list are those of the type.
  Object.entries(constants.signals).map(([name, number]) => [number, name as NodeJS.Signals]),
)

/** The exit code as a shell reports it, also for a command that was ended by a signal. */
export function exitCodeOf({ exitCode, signal }: CommandEnd): number {
  return exitCode ?? 128 + (signal === undefined ? 0 : constants.signals[signal])
}
