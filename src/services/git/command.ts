import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { withoutTerminals } from '../terminals/child-descriptors.ts'
import type { Limits } from './engine.ts'
import { Watch } from './watch.ts'
import type { Ending } from './watch.ts'

export interface CommandOptions {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
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
/** A connection that ssh keeps for later holds our pipe open after the command is done. */
const drainMs = 250
/** What is kept of each stream: the end, because git says last what went wrong. */
const outputBytesMax = 262_144

/**
 * Runs git with these arguments, without a shell, a terminal or an input, in a process group of its own, so that the
 * programs it starts end with it. Rejects when git cannot be started.
 */
export async function runGit(
  given: readonly string[],
  { folder, environment, limits, signal }: CommandOptions,
): Promise<CommandResult> {
  const child = spawn('git', given, {
    cwd: folder,
    env: environment,
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
    // Nobody of the group is left, which is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function keepEnd(stream: Readable | null, watch: Watch): () => string {
  let kept = Buffer.alloc(0)
  stream?.on('data', (chunk: Buffer) => {
    watch.note()
    kept = Buffer.concat([kept, chunk]).subarray(-outputBytesMax)
  })
  // A pipe that breaks ends the command's output; its exit code tells the rest.
  stream?.on('error', () => undefined)
  return () => kept.toString('utf8')
}
