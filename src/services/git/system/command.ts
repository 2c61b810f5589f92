import type { ChildProcess } from 'node:child_process'
import { Duplex, Readable } from 'node:stream'
import { startProgram } from '../../../platform/processes/start-program.ts'
import type { Program } from '../../../platform/sandbox/launch.ts'
import type { RunningCommand } from '../../../platform/sandbox/ready-sandboxes.ts'
import type { ExchangeLimits } from '../engine.ts'
import { Watch } from '../watch.ts'
import type { WatchEnding } from '../watch.ts'
import { codeOf } from '../../../platform/work/system-error.ts'
import type { Machine } from './machine.ts'
import type { GitView } from './views.ts'

export interface CommandOptions {
  readonly machine: Machine
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** What it reaches beside the system; nothing and no network when absent. */
  readonly view?: GitView
  /** A folder of the view in which a sandbox that is ready reads its orders; without one, a new sandbox is made. */
  readonly orders?: string
  readonly limits: ExchangeLimits
  readonly signal: AbortSignal
  /** What git reads from its input; nothing when absent. */
  readonly input?: string | Uint8Array | undefined
  /** Answers what git asks on descriptor 3, by a helper of ours. */
  readonly answer?: ((question: string) => Promise<string>) | undefined
  /** Is given what git writes to its errors, as it comes. */
  readonly onErrors?: ((text: string) => void) | undefined
  /** Keeps the output from its beginning, and ends the command when there is more. Without it, the end is kept. */
  readonly outputBytesMax?: number | undefined
}

export interface CommandResult {
  /** The exit code; none when a signal ended the command. */
  readonly code: number | null
  readonly output: string
  /** The same as it came. */
  readonly bytes: Buffer
  /** Whether the command was ended because its output was longer than what is kept. */
  readonly isCut: boolean
  readonly errors: string
  /** Why the command was ended before it was done. */
  readonly ending: WatchEnding | undefined
}

/** How long an ended command may take to put its lock files away before it is killed. */
const graceMs = 1_000
/** A connection that ssh keeps for later keeps the pipe open after the command has ended. */
const drainMs = 250
/** What is kept of each stream: the end, because git says last what went wrong. */
const outputBytesMax = 262_144

/**
 * Runs git with these arguments, without a shell or a terminal, in a process group of its own, so that the programs it
 * starts end with it. Rejects when git cannot be started.
 */
export async function runGit(given: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const { limits, signal, outputBytesMax } = options
  const child = await start(given, options)
  let grace: NodeJS.Timeout | undefined
  let isCut = false
  const end = () => {
    child.kill('SIGTERM')
    grace ??= setTimeout(() => child.kill('SIGKILL'), graceMs)
  }
  const watch = new Watch(limits, signal, end)
  const cut = () => {
    isCut = true
    end()
  }
  const output =
    outputBytesMax === undefined ? keepEnd(child.stdout, watch) : keepStart(child.stdout, outputBytesMax, watch, cut)
  const errors = keepEnd(child.stderr, watch)
  child.stderr.on('data', (chunk: Buffer) => options.onErrors?.(chunk.toString('utf8')))
  try {
    const code = await child.ended
    const bytes = output()
    return {
      code,
      bytes,
      output: bytes.toString('utf8'),
      errors: errors().toString('utf8'),
      ending: watch.ending,
      isCut,
    }
  } finally {
    watch.stop()
    clearTimeout(grace)
    if (watch.ending !== undefined || isCut) child.kill('SIGKILL')
  }
}

/** Runs git and gives its output piece by piece. The command ends with its reader. Throws when git fails. */
export async function* streamGit(
  given: readonly string[],
  options: CommandOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const child = await start(given, options)
  const watch = new Watch(options.limits, options.signal, () => child.kill('SIGKILL'))
  const errors = keepEnd(child.stderr, watch)
  let isOver = false
  try {
    for await (const chunk of child.stdout) {
      watch.note()
      yield chunk
    }
    const code = await child.ended
    isOver = true
    if (code !== 0) throw new Error(`git ended with ${code} while its output was read: ${errors().toString('utf8')}`)
  } finally {
    watch.stop()
    if (!isOver) child.kill('SIGKILL')
  }
}

async function start(given: readonly string[], options: CommandOptions): Promise<RunningCommand> {
  const { machine, folder, environment, input, answer, view = {}, orders } = options
  const git = machine.program('git')
  if (git === undefined) throw new Error('The system has no git.')
  const program = { command: [git, ...given], cwd: folder, environment }
  const running =
    orders === undefined || machine.sandbox.launcher === 'none'
      ? await startAlone(program, options)
      : await machine.sandboxes.start({ program, view, orders, input })
  if (answer) converse(running.conversation, answer)
  return running
}

/** In a process group of its own, so that the programs which it starts end with it. */
async function startAlone(
  program: Program,
  { machine, view = {}, input, answer }: CommandOptions,
): Promise<RunningCommand> {
  const launch = await machine.sandbox.wrap(program, view)
  const child = startProgram(launch, {
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...(answer ? ['pipe' as const] : [])],
  })
  const ended = finished(child)
  // It is awaited later, unless the reader leaves before.
  ended.catch(() => undefined)
  // A command that ends before it has read all closes the pipe; its exit code decides.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const [, stdout, stderr, conversation] = child.stdio
  if (!(stdout instanceof Readable && stderr instanceof Readable)) throw new Error('git could not be started.')
  return {
    stdout,
    stderr,
    conversation: conversation instanceof Duplex ? conversation : undefined,
    ended,
    kill: (name) => signalGroup(child, name),
  }
}

/** A question ends with an empty line. */
function converse(pipe: Duplex | undefined, answer: (question: string) => Promise<string>): void {
  if (pipe === undefined) return
  let asked = ''
  pipe.on('error', () => undefined)
  pipe.on('data', (chunk: Buffer) => {
    asked += chunk.toString('utf8')
    for (let end = asked.indexOf('\n\n'); end >= 0; end = asked.indexOf('\n\n')) {
      const question = asked.slice(0, end)
      asked = asked.slice(end + 2)
      answer(question).then(
        (text) => pipe.write(text),
        () => pipe.write('\n'),
      )
    }
    if (asked.length > questionCharactersMax) pipe.destroy()
  })
}

const questionCharactersMax = 65_536

function finished(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
    // What is in the pipes is read before they are let go, however late this thread comes to it.
    child.once('exit', (code) => setTimeout(() => setImmediate(letGo, child, () => resolve(code)), drainMs))
  })
}

function letGo({ stdout, stderr, stdio }: ChildProcess, done: () => void): void {
  stdout?.destroy()
  stderr?.destroy()
  if (stdio[3] instanceof Duplex) stdio[3].destroy()
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

function keepEnd(stream: Readable | null, watch: Watch): () => Buffer {
  let kept = Buffer.alloc(0)
  stream?.on('data', (chunk: Buffer) => {
    watch.note()
    kept = Buffer.concat([kept, chunk]).subarray(-outputBytesMax)
  })
  // A pipe that breaks ends the command's output; its exit code decides.
  stream?.on('error', () => undefined)
  return () => kept
}

function keepStart(stream: Readable | null, bytesMax: number, watch: Watch, cut: () => void): () => Buffer {
  const kept: Buffer[] = []
  let bytes = 0
  stream?.on('data', (chunk: Buffer) => {
    watch.note()
    if (bytes >= bytesMax) return
    kept.push(chunk.subarray(0, bytesMax - bytes))
    bytes += chunk.length
    if (bytes > bytesMax) cut()
  })
  stream?.on('error', () => undefined)
  return () => Buffer.concat(kept)
}
