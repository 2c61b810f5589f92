import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Duplex, Readable } from 'node:stream'
import { fail } from '../../../errors.ts'
import type { RunningCommand } from '../../../runner/commands/service-command.ts'
import { RunnerGone } from '../../../runner/connection.ts'
import type { ExchangeLimits } from '../engine.ts'
import { Watch } from '../watch.ts'
import type { WatchEnding } from '../watch.ts'
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
/** What is kept of each stream: the end, because git says last what went wrong. */
const outputBytesMax = 262_144

/**
 * Runs git with these arguments, without a shell or a terminal, in a process group of its own, so that the programs it
 * starts end with it. Rejects when git cannot be started, and fails with `overloaded` when the runner has ended.
 */
export async function runGit(given: readonly string[], options: CommandOptions): Promise<CommandResult> {
  try {
    return await run(given, options)
  } catch (error) {
    return refuseGone(error, options)
  }
}

/** Nobody knows how far git has come: it is not run again. */
function refuseGone(error: unknown, { signal }: CommandOptions): never {
  if (!(error instanceof RunnerGone)) throw error
  return signal.aborted ? fail('shutting_down') : fail('overloaded', { message: hasGone, cause: error })
}

const hasGone = 'The runner, which runs git, has ended. Look at the repository before you try again.'

async function run(given: readonly string[], options: CommandOptions): Promise<CommandResult> {
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
  const child = await start(given, options).catch((error: unknown) => refuseGone(error, options))
  const watch = new Watch(options.limits, options.signal, () => child.kill('SIGKILL'))
  const errors = keepEnd(child.stderr, watch)
  let isOver = false
  try {
    for await (const chunk of child.stdout) {
      watch.note()
      yield chunk
    }
    const code = await child.ended.catch((error: unknown) => refuseGone(error, options))
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
  const order = await machine.sandbox.order({ command: [git, ...given], cwd: folder, environment }, view)
  const inputFile = input === undefined ? undefined : await writeInput(input, orders)
  const remove = () => inputFile !== undefined && void rm(inputFile, { force: true }).catch(() => undefined)
  try {
    const running = await machine.commands.start({
      ...order,
      asks: answer !== undefined,
      ...(orders !== undefined && { orders }),
      ...(inputFile !== undefined && { inputFile }),
    })
    running.ended.then(remove, remove)
    if (answer) converse(running.conversation, answer)
    return running
  } catch (error) {
    remove()
    throw error
  }
}

/** The runner is on this machine: what git reads need not pass through it. */
async function writeInput(input: string | Uint8Array, orders: string | undefined): Promise<string> {
  if (orders === undefined) throw new TypeError('A command with an input has a folder for it.')
  const file = join(orders, `input-${randomUUID()}`)
  await writeFile(file, input, { mode: 0o600 })
  return file
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
