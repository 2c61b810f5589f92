import { randomUUID } from 'node:crypto'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type { StdioTarget } from './entry.ts'
import { Lines, type Line } from './frames.ts'
import type { ProgramLog } from './log.ts'
import { readRpcMessage, readOverlong, type MessageSchemas } from './messages.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import { requireProgram } from '../../platform/sandbox/programs.ts'
import { RunnerGone } from '../../runner/connection.ts'
import { AttachedProgram } from '../../runner/programs/attached-program.ts'
import type { AttachedOptions } from '../../runner/programs/attached-program.ts'
import type { ProgramChange, ProgramExit, ProgramHost, ProgramStream } from '../../runner/programs/program-host.ts'

/** Where the programs of servers run. */
export interface ServerPrograms {
  /** The place for the next start, with a host that is ready. Fails with `mcp_server_unavailable`. */
  enter(): Promise<ServerPlace>
}

export interface ServerPlace extends Pick<AttachedOptions, 'trees'> {
  readonly host: ProgramHost
  /** With what separates the program of a server from the machine. */
  readonly order: (program: Program) => Promise<Omit<AttachedOptions['order'], 'mark'>>
}

export interface StdioOptions {
  readonly programs: ServerPrograms
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
/** The runner may go just when a program is started. */
const startsMax = 2

/**
 * Talks to a server over its standard input and output. The SDK's own transport leaves grandchildren behind, reads
 * long lines in quadratic time and loses the whole connection over one of them; here the server is at the runner and
 * ends with all that it started, and a line that is too long costs only the request it answers.
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
  #program: AttachedProgram | undefined
  #stderr = Buffer.alloc(0)
  #fault: string | undefined
  #exit: string | undefined
  #isInputClosed = false
  #isClosed = false

  constructor(target: StdioTarget, options: StdioOptions, schemas: MessageSchemas) {
    this.#target = target
    this.#options = options
    this.#schemas = schemas
    this.#lines = new Lines(options.lineBytesMax)
  }

  get pid(): number | undefined {
    return this.#program?.root.pid
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
    for (let starts = 1; this.#program === undefined; starts += 1) {
      try {
        this.#program = await this.#start()
      } catch (error) {
        if (!(error instanceof RunnerGone) || starts === startsMax) throw error
      }
    }
    if (this.#isClosed) await this.#program.end()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const program = this.#program
    if (program === undefined || this.#isInputClosed || this.#isClosed)
      throw new NotTaken(this.ending ?? 'takes no input')
    if (program.waitingBytes > inputBytesMax) throw new NotTaken('does not read its input')
    program.write(Buffer.from(`${JSON.stringify(message)}\n`)).catch(() => this.#failLater('closed its input'))
  }

  async close(): Promise<void> {
    this.#program?.endInput()
    await this.#program?.end()
    this.#finish()
  }

  /** Each start has a mark of its own: what is left of an earlier one may still be looked for. */
  async #start(): Promise<AttachedProgram> {
    const { command, args, env, cwd } = this.#target
    const { programs, endGraceMs } = this.#options
    const id = `mcp/${randomUUID()}`
    const environment = { ...env, [markName]: id }
    const program = { command: [command, ...args], cwd, environment }
    const place = await programs.enter()
    const order = await place.order(program)
    if (order.sandbox.launcher !== 'none') await requireProgram(program)
    const ending = { signal: 'SIGTERM', graceMs: endGraceMs } as const
    return AttachedProgram.start(
      { ...place, id, order: { ...order, mark: `${markName}=${id}`, ending } },
      {
        onOutput: (stream, bytes) => this.#receive(stream, bytes),
        onChange: (change) => this.#change(change),
        onEnd: (exit) => this.#end(exit),
      },
    )
  }

  #receive(stream: ProgramStream, bytes: Buffer): boolean {
    if (this.#isClosed) return true
    if (stream === 'output') this.#read(bytes)
    else this.#note(bytes)
    return true
  }

  #change(change: ProgramChange): void {
    if (change.kind === 'exited') return this.#exited(change)
    if (change.pipe === 'input') this.#isInputClosed = true
    if (change.pipe !== 'error') this.#failLater(`closed its ${change.pipe}`)
  }

  #end(exit: ProgramExit | undefined): void {
    if (exit === undefined) this.#fault ??= 'ended with the runner'
    this.#finish()
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

  #exited({ exitCode, signal }: Pick<ProgramExit, 'exitCode' | 'signal'>): void {
    this.#exit = exitCode === undefined ? `was ended by ${signal}` : `ended with exit code ${exitCode}`
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
    void this.#program?.end()
    this.#finish()
  }

  #finish(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#options.log.end()
    this.onclose?.()
  }
}

/** By this variable of its environment all that a server starts is found. */
const markName = 'GANTRY_MCP_PROCESS'
