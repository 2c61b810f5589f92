import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type { StdioTarget } from './entry.ts'
import { Lines, type Line } from './frames.ts'
import type { ProgramLog } from './log.ts'
import { readRpcMessage, readOverlong, type MessageSchemas } from './messages.ts'
import type { Launch, Program } from '../../platform/sandbox/launch.ts'
import { requireProgram } from '../../platform/sandbox/programs.ts'
import { startProgram } from '../../platform/processes/start-program.ts'

export interface StdioOptions {
  /** What to start instead of the program of the server. */
  readonly wrap: (program: Program) => Promise<Launch>
  readonly lineBytesMax: number
  /** How long the processes of the server may take to end after SIGTERM. */
  readonly endGraceMs: number
  /** Takes what the program writes on standard error. */
  readonly log: ProgramLog
}

/** A message was not sent; the text is the rest of a sentence about the server. */
export class NotTaken extends Error {}

const stderrBytesKept = 8 * 1024
const noiseLinesKept = 3
const noiseLengthKept = 64 * 1024
const inputBytesMax = 16 * 1024 * 1024
// A server that pours out one endless line is ended; up to here the line is skipped and the others are served.
const overlongLimits = 16
const lastOutputMs = 250

/**
 * Talks to a server over its standard input and output. The SDK's own transport leaves grandchildren behind, reads
 * long lines in quadratic time and loses the whole connection over one of them; here the server leads a process group
 * that ends as a whole, and a line that is too long costs only the request it answers.
 */
export class StdioTransport implements Transport {
  onclose?: (() => void) | undefined
  onerror?: ((error: Error) => void) | undefined
  onmessage?: Transport['onmessage']

  /** The first lines on standard output that were not messages. */
  readonly noise: string[] = []
  /** Whether any message has arrived. */
  hasSpoken = false
  /** Whether the server was ended because its output went past every limit. */
  hasFlooded = false

  readonly #target: StdioTarget
  readonly #options: StdioOptions
  readonly #schemas: MessageSchemas
  readonly #lines: Lines
  #child: ChildProcessWithoutNullStreams | undefined
  #stderr = Buffer.alloc(0)
  #fault: string | undefined
  #exit: string | undefined
  #groupEnd: Promise<void> | undefined
  #isClosed = false

  constructor(target: StdioTarget, options: StdioOptions, schemas: MessageSchemas) {
    this.#target = target
    this.#options = options
    this.#schemas = schemas
    this.#lines = new Lines(options.lineBytesMax)
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** How the server ended, as the rest of a sentence: `ended with exit code 1`. */
  get ending(): string | undefined {
    return this.#fault ?? this.#exit
  }

  /** What the server last wrote on standard error, whole lines only. */
  get lastWords(): string {
    const text = this.#stderr.toString('utf8')
    return this.#stderr.length < stderrBytesKept ? text : text.slice(text.indexOf('\n') + 1)
  }

  async start(): Promise<void> {
    const { command, args, env, cwd } = this.#target
    const program = { command: [command, ...args], cwd, environment: env }
    const launch = await this.#options.wrap(program)
    if (launch.isSandboxed) await requireProgram(program)
    // The streams are pipes, which the types of a longer list cannot express.
    const child = startProgram(launch, { stdio: ['pipe', 'pipe', 'pipe'] }) as ChildProcessWithoutNullStreams
    // A process that cannot be started has no streams to listen to.
    await once(child, 'spawn')
    this.#child = child
    this.#listen(child)
    if (this.#isClosed) await this.#endGroup()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const child = this.#child
    if (child === undefined || !child.stdin.writable) throw new NotTaken(this.ending ?? 'takes no input')
    if (child.stdin.writableLength > inputBytesMax) throw new NotTaken('does not read its input')
    // What is sent in one turn of the event loop goes out in one write.
    if (child.stdin.writableCorked === 0) {
      child.stdin.cork()
      process.nextTick(() => child.stdin.uncork())
    }
    child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  async close(): Promise<void> {
    this.#child?.stdin.end()
    await this.#endGroup()
    this.#finish()
  }

  #listen(child: ChildProcessWithoutNullStreams): void {
    child.stdout.on('data', (chunk: Buffer) => this.#read(chunk))
    child.stderr.on('data', (chunk: Buffer) => this.#note(chunk))
    child.stdout.on('error', () => this.#fail('closed its output unexpectedly'))
    child.stderr.on('error', () => undefined)
    child.stdin.on('error', () => this.#failLater('closed its input'))
    child.stdout.on('end', () => this.#failLater('closed its output'))
    child.on('error', (error) => this.onerror?.(error))
    child.on('exit', (code, signal) =>
      this.#exited(code === null ? `was ended by ${signal}` : `ended with exit code ${code}`),
    )
    child.on('close', () => this.#finish())
  }

  #read(chunk: Buffer): void {
    for (const line of this.#lines.split(chunk)) this.#take(line)
    if (this.#lines.dropped > overlongLimits * this.#options.lineBytesMax) {
      this.hasFlooded = true
      this.#fail('sent an endless line')
    }
  }

  #take(line: Line): void {
    if ('text' in line && line.text.trim() === '') return
    const reading = 'text' in line ? readRpcMessage(line.text, this.#schemas) : readOverlong(line)
    if ('noise' in reading) {
      if (this.noise.length < noiseLinesKept) this.noise.push(reading.noise.slice(0, noiseLengthKept))
      return
    }
    this.hasSpoken = true
    this.onmessage?.(reading.message)
  }

  #note(chunk: Buffer): void {
    this.#options.log.write(chunk)
    this.#stderr = Buffer.concat([this.#stderr, chunk.subarray(-stderrBytesKept)]).subarray(-stderrBytesKept)
  }

  #exited(how: string): void {
    this.#exit = how
    void this.#endGroup()
    // Output that is already in the pipe still counts, but a grandchild that keeps the pipe open must not delay the
    // end.
    setTimeout(() => this.#finish(), lastOutputMs).unref()
  }

  /** A server that is just ending closes its pipes first: its exit code is the better reason. */
  #failLater(how: string): void {
    setTimeout(() => {
      if (this.#exit === undefined) this.#fail(how)
    }, lastOutputMs).unref()
  }

  #fail(how: string): void {
    if (this.#isClosed || this.#fault !== undefined) return
    this.#fault = how
    this.#child?.stdout.destroy()
    void this.#endGroup()
    this.#finish()
  }

  #finish(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#options.log.end()
    this.#child?.stdin.destroy()
    this.#child?.stdout.destroy()
    this.#child?.stderr.destroy()
    this.onclose?.()
  }

  #endGroup(): Promise<void> {
    const pid = this.#child?.pid
    if (pid === undefined) return Promise.resolve()
    return (this.#groupEnd ??= endProcessGroup(pid, this.#options.endGraceMs))
  }
}

/** Ends every process of the group: SIGTERM first, SIGKILL for those that are still there after `graceMs`. */
async function endProcessGroup(leader: number, graceMs: number): Promise<void> {
  const deadline = performance.now() + graceMs
  let isAlive = signalGroup(leader, 'SIGTERM')
  while (isAlive && performance.now() < deadline) {
    await sleep(10)
    isAlive = signalGroup(leader, 0)
  }
  if (isAlive) signalGroup(leader, 'SIGKILL')
}

function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal)
  } catch {
    // No process of the group is left.
    return false
  }
}
