import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { operationOf, ownerToken } from './gantry.ts'
import { requireValid } from './require-valid.ts'
import { waitMaxMs } from './wait.ts'

/** One frame with data, as it came. */
export interface Frame {
  readonly id: number | undefined
  readonly event: string | undefined
  // The tests look into events of every kind.
  readonly data: any
}

export interface StreamOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  /** Takes nothing from the socket until `resume`. */
  readonly isPaused?: boolean
  /** Takes so many bytes and loses what comes after them, as a connection does that breaks. */
  readonly bytesMax?: number
  /** Takes events that the contract does not know. */
  readonly isUnjudged?: boolean
}

/** Opens an event stream as the owner, unless headers say otherwise. */
export async function openStream(
  origin: string,
  path: string,
  { headers = {}, method = 'GET', isPaused = false, bytesMax = Infinity, isUnjudged = false }: StreamOptions = {},
): Promise<EventReader> {
  const sent: Record<string, string> = {
    authorization: `Bearer ${ownerToken}`,
    accept: 'text/event-stream',
    ...headers,
  }
  if (sent['authorization'] === '') delete sent['authorization']
  const asked = request(`${origin}/api/v1${path}`, { method, headers: sent, agent: false })
  asked.end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return new EventReader(response, isPaused, bytesMax, isUnjudged ? undefined : operationOf(method, path))
}

/** Reads an event stream by the rules of the HTML standard, section 9.2.6. */
export class EventReader {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly frames: Frame[] = []
  /** The blocks as they came, without what parts them. */
  readonly blocks: string[] = []
  /** What to send as Last-Event-ID. */
  lastId: string | undefined
  bytes = 0
  isOver = false
  readonly #response: IncomingMessage
  readonly #bytesMax: number
  /** Of the stream. An event that is off the contract fails the test, as an exception that nothing catches. */
  readonly #operation: string | undefined
  readonly #waiting = new Set<() => void>()
  #rest = ''

  constructor(response: IncomingMessage, isPaused: boolean, bytesMax: number, operation: string | undefined) {
    this.#operation = operation
    this.#response = response
    this.#bytesMax = bytesMax
    this.status = response.statusCode ?? 0
    this.headers = response.headers
    response.setEncoding('utf8')
    response.on('data', (text: string) => this.#take(text))
    response.on('error', () => {})
    response.on('close', () => {
      this.isOver = true
      this.#look()
    })
    if (isPaused) this.pause()
  }

  get socket(): Socket {
    return this.#response.socket
  }
  /** The numbers of the events that came. */
  get ids(): number[] {
    return this.frames.flatMap(({ id }) => id ?? [])
  }
  get text(): string {
    return this.blocks.join('\n\n') + this.#rest
  }

  pause(): void {
    this.#response.pause()
  }
  resume(): void {
    this.#response.resume()
  }

  /** Waits until something is so. */
  async until(isSo: (reader: this) => boolean, what = 'what a stream should tell'): Promise<void> {
    if (isSo(this)) return
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => settle(new Error(`${what} did not come: ${this.text.slice(-500)}`)), waitMaxMs)
      const look = () => {
        if (isSo(this)) settle()
        else if (this.isOver) settle(new Error(`the stream ended before ${what}: ${this.text.slice(-500)}`))
      }
      const settle = (error?: Error) => {
        clearTimeout(giveUp)
        this.#waiting.delete(look)
        if (error) reject(error)
        else resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  async untilOver(): Promise<void> {
    await this.until(({ isOver }) => isOver, 'its end')
  }

  /** Breaks the connection off. */
  destroy(): void {
    this.#response.destroy()
  }

  #take(came: string): void {
    const text = came.slice(0, this.#bytesMax - this.bytes)
    this.bytes += text.length
    const blocks = (this.#rest + text).split('\n\n')
    this.#rest = blocks.pop() ?? ''
    for (const block of blocks) this.#takeBlock(block)
    this.#look()
  }

  #takeBlock(block: string): void {
    this.blocks.push(block)
    const fields = block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
    const valueOf = (name: string) => fields.find(([field]) => field === name)?.[1]
    const id = valueOf('id')
    const data = valueOf('data')
    this.lastId = id ?? this.lastId
    if (data === undefined) return
    const event = valueOf('event')
    const frame = { id: id === undefined ? undefined : Number(id), event, data: JSON.parse(data) }
    if (this.#operation) requireValid(`${this.#operation}_event`, frame.data)
    this.frames.push(frame)
  }

  #look(): void {
    for (const look of [...this.#waiting]) look()
  }
}
