import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { TerminalFrame } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { EndedBadly } from '../failures.ts'
import type { Terminal } from '../terminal.ts'
import { UsageMistake } from '../usage-mistake.ts'
import { EscapeReader } from './escapes.ts'
import type { CliProgram } from './program.ts'

const acknowledgeBytes = 64 * 1024
const outputKind = 0
/** Binary messages begin with a byte for the kind and eight for the position; a snapshot has its size after them. */
const [headBytes, snapshotHeadBytes] = [9, 13]
const retryMs = 1_000
/** Clears the screen and what stands above it. */
const clear = '\u001b[H\u001b[2J\u001b[3J'
/**
 * Undoes what the program may have set and cannot undo any more: its other screen, an invisible cursor, reports of
 * the mouse, of the focus and of what is pasted, keys of an application, colours, a scroll region and another
 * character set.
 */
const asBefore = [
  ...['?1047l', '?25h', '?7h', '?1l', '?1000l', '?1002l', '?1003l', '?1004l', '?1006l', '?2004l', '0m'].map(
    (sequence) => `\u001b[${sequence}`,
  ),
  ...['\u001b>', '\u001b7\u001b[r\u001b8', '\u001b(B', '\u000f'],
].join('')

const hostIsLate = '\n[the runner of the terminal does not answer; what is typed waits]'
const hostAnswers = '\n[the runner of the terminal answers again]'

/**
 * Works in a terminal of a task, over lost connections too. Ends with the exit code of its program. The end of an input
 * that is a file or a pipe ends nothing, as with ssh(1): what the program prints is shown until it ends.
 */
export const attach: CliProgram = async ({ operands: [taskId, given], terminal, withServer }) => {
  if (taskId === undefined) throw new UsageMistake('TASK-ID is missing; gantry tasks list shows the tasks.', 'attach')
  return withServer(async (connection) => {
    const sessionId = given ?? (await findOrOpen(connection, taskId))
    const attached = new AttachedTerminal(connection, { taskId, sessionId }, terminal)
    return attached.run()
  })
}

/** The newest session of the task whose program runs, or a new shell. */
async function findOrOpen({ client }: ServerConnection, taskId: string): Promise<string> {
  const { sessions } = await client.terminals.list({ taskId })
  const running = sessions.filter(({ state }) => state === 'running').at(-1)
  if (running) return running.id
  const [cols = 80, rows = 24] = process.stdout.getWindowSize?.() ?? []
  return (await client.terminals.open({ taskId, cols, rows })).session.id
}

class AttachedTerminal {
  readonly #connection: ServerConnection
  readonly #place: { readonly taskId: string; readonly sessionId: string }
  readonly #terminal: Terminal
  readonly #ended = Promise.withResolvers<number>()
  readonly #escapes = new EscapeReader()
  #socket: WebSocket | undefined
  /** The position after the last byte that was shown. */
  #cursor: number | undefined
  #acknowledged = 0
  #exitCode = 0
  #isOver = false

  constructor(
    connection: ServerConnection,
    place: { readonly taskId: string; readonly sessionId: string },
    terminal: Terminal,
  ) {
    this.#connection = connection
    this.#place = place
    this.#terminal = terminal
  }

  async run(): Promise<number> {
    const { stdin, stdout } = process
    const resize = () => this.#sendSize()
    const type = (bytes: Buffer) => this.#type(bytes)
    const endInput = () =>
      this.#terminal.note('The input has ended. The terminal is shown until its program ends; Ctrl-C leaves it.')
    if (stdin.isTTY) {
      stdin.setRawMode(true)
      this.#terminal.note('~. on a line of its own leaves the terminal, which goes on.')
    }
    stdin.on('data', type)
    // What a file or a pipe has waits for the connection.
    if (!stdin.isTTY) stdin.pause().once('end', endInput)
    stdout.on('resize', resize)
    await this.#open()
    try {
      return await this.#ended.promise
    } finally {
      this.#isOver = true
      this.#socket?.close()
      stdin.off('data', type)
      stdin.off('end', endInput)
      stdout.off('resize', resize)
      if (stdin.isTTY) stdin.setRawMode(false)
      if (stdout.isTTY) stdout.write(asBefore)
      stdin.pause()
    }
  }

  async #open(): Promise<void> {
    const { WebSocket } = await import('./web-socket.ts')
    const { server } = this.#connection
    const { taskId, sessionId } = this.#place
    const query = new URLSearchParams({
      sessionId,
      ...(this.#cursor !== undefined && { cursor: String(this.#cursor) }),
    })
    const address = `${server.url.replace(/^http/, 'ws').replace(/\/+$/, '')}/api/v1/terminal/${encodeURIComponent(taskId)}/connect?${query}`
    const headers = server.token === undefined ? {} : { authorization: `Bearer ${server.token}` }
    const socket = new WebSocket(address, { headers, perMessageDeflate: false })
    this.#socket = socket
    socket.on('open', () => {
      if (process.stdout.isTTY) this.#send({ type: 'take' })
      this.#sendSize()
      process.stdin.resume()
    })
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) return this.#show(data)
      // The service sends what the contract says.
      const frame: TerminalFrame = JSON.parse(data.toString())
      this.#take(frame)
    })
    socket.on('unexpected-response', (_, response) => {
      this.#fail(new EndedBadly(`The terminal cannot be reached: the service answered ${response.statusCode}.`))
      response.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => void this.#reopen())
  }

  async #reopen(): Promise<void> {
    if (this.#isOver) return
    if (!process.stdin.isTTY) process.stdin.pause()
    this.#terminal.note('\n[the connection is lost; trying again]')
    await pause(retryMs)
    if (!this.#isOver) await this.#open()
  }

  #show(message: Buffer): void {
    const position = Number(message.readBigUInt64BE(1))
    if (message[0] === outputKind) {
      const bytes = message.subarray(headBytes)
      process.stdout.write(bytes)
      this.#cursor = position + bytes.length
      if (this.#cursor - this.#acknowledged < acknowledgeBytes) return
      this.#acknowledged = this.#cursor
      this.#send({ type: 'ack', cursor: this.#cursor })
    } else {
      if (process.stdout.isTTY) process.stdout.write(clear)
      process.stdout.write(message.subarray(snapshotHeadBytes))
      this.#cursor = position
    }
  }

  #take(frame: TerminalFrame): void {
    if (frame.type === 'exited') this.#exitCode = frame.exitCode ?? 128 + (frame.signal ?? 0)
    else if (frame.type === 'gap') this.#terminal.note(`\n[${frame.to - frame.from} bytes of output are gone]`)
    else if (frame.type === 'host') this.#terminal.note(frame.lateSince === undefined ? hostAnswers : hostIsLate)
    else if (frame.type === 'ended') this.#end(frame.reason)
  }

  #end(reason: Extract<TerminalFrame, { type: 'ended' }>['reason']): void {
    // These end the connection alone.
    if (reason === 'shutting_down' || reason === 'too_slow') return
    if (reason === 'exited') return this.#ended.resolve(this.#exitCode)
    this.#fail(new EndedBadly(`The terminal ended: ${reason.replaceAll('_', ' ')}.`))
  }

  #fail(error: Error): void {
    this.#isOver = true
    this.#ended.reject(error)
  }

  #type(bytes: Buffer): void {
    const { typed, hasLeft } = process.stdin.isTTY ? this.#escapes.read(bytes) : { typed: bytes, hasLeft: false }
    if (typed.length > 0) this.#sendOpen(typed)
    if (hasLeft) {
      this.#terminal.note('\nThe terminal goes on.')
      this.#ended.resolve(callExitCodes.done)
    }
  }

  #sendSize(): void {
    if (!process.stdout.isTTY) return
    const [cols, rows] = process.stdout.getWindowSize()
    this.#send({ type: 'resize', cols, rows })
  }

  #send(request: object): void {
    this.#sendOpen(JSON.stringify(request))
  }

  /** Without a connection it is lost. */
  #sendOpen(message: string | Buffer): void {
    const socket = this.#socket
    if (socket?.readyState === socket?.OPEN) socket?.send(message)
  }
}
