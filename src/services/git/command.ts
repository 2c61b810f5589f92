import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Launch, Program } from '../../platform/sandbox/launch.ts'
import { noSandbox } from '../../platform/sandbox/sandbox.ts'
import { withoutTerminals } from '../../platform/processes/child-descriptors.ts'
import type { Limits } from './engine.ts'
import { Watch } from './watch.ts'
import type { Ending } from './watch.ts'
import { codeOf } from '../../platform/work/system-error.ts'

type Wrap = (program: Program) => Launch | Promise<Launch>

export interface CommandOptions {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** What to start instead of git. */
  readonly wrap?: Wrap | undefined
  readonly limits: Limits
  readonly signal: AbortSignal
}

export interface CommandResult {
  /** The exit code; none when a signal ended the command. */
  readonly code: number | null
  readonly output: string
  readonly errors: string
  /** Why the command was ended before it was done. */
  readonly ending: Ending | undefined
}

/** How long an ended command may take to put its lock files away before it is killed. */
const graceMs = 1_000
/** A connection that ssh keeps for later keeps the pipe open after the command has ended. */
const drainMs = 250
/** What is kept of each stream: the end, because git says last what went wrong. */
const outputBytesMax = 262_144

/**
 * Runs git with these arguments, without a shell, a terminal or an input, in a process group of its own, so that the
 * programs it starts end with it. Rejects when git cannot be started.
 */
export async function runGit(
  given: readonly string[],
  { folder, environment, limits, signal, wrap = noSandbox().wrap }: CommandOptions,
): Promise<CommandResult> {
  const launch = await wrap({ command: ['git', ...given], cwd: folder, environment })
  const child = spawn(launch.file, launch.args, {
    cwd: launch.cwd,
    env: launch.environment,
    detached: true,
    stdio: withoutTerminals(['ignore', 'pipe', 'pipe']),
  })
  let grace: NodeJS.Timeout | undefined
  const watch = new Watch(limits, signal, () => {
    signalGroup(child, 'SIGTERM')
    grace = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs)
  })
  const output = keepEnd(child.stdout, watch)
  const errors = keepEnd(child.stderr, watch)
  try {
    const code = await finished(child)
    return { code, output: output(), errors: errors(), ending: watch.ending }
  } finally {
    watch.stop()
    clearTimeout(grace)
    if (watch.ending !== undefined) signalGroup(child, 'SIGKILL')
  }
}

function finished(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
    // What is in the pipes is read before they are let go, however late this thread comes to it.
    child.once('exit', (code) => setTimeout(() => setImmediate(letGo, child, () => resolve(code)), drainMs))
  })
}

function letGo({ stdout, stderr }: ChildProcess, done: () => void): void {
  stdout?.destroy()
  stderr?.destroy()
  done()
}

function signalGroup({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    // No process of the group is left, as intended.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function keepEnd(stream: Readable | null, watch: Watch): () => string {
  let kept = Buffer.alloc(0)
  stream?.on('data', (chunk: Buffer) => {
    watch.note()
    kept = Buffer.concat([kept, chunk]).subarray(-outputBytesMax)
  })
  // A pipe that breaks ends the command's output; its exit code decides.
  stream?.on('error', () => undefined)
  return () => kept.toString('utf8')
}
