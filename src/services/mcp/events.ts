import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { Lines, type Line, type Overlong } from './frames.ts'
import { readRpcMessage, readOverlong, type MessageSchemas } from './messages.ts'

/**
 * Passes server-sent events on, each as a whole. A message that is too long or malformed is replaced by an error for
 * the request that it answers.
 */
export class ConnectionEvents {
  /** Whether events carry ids, so that a stream which breaks off can be taken up again. */
  hasIds = false
  /** Whether an answer has come by. */
  hasAnswer = false

  readonly #bytesMax: number
  readonly #schemas: MessageSchemas
  readonly #lines: Lines
  #fields: string[] = []
  #length = 0
  #overlong: Overlong | undefined

  constructor(bytesMax: number, schemas: MessageSchemas) {
    this.#bytesMax = bytesMax
    this.#schemas = schemas
    this.#lines = new Lines(bytesMax)
  }

  *pass(bytes: Uint8Array): Generator<Uint8Array> {
    for (const line of this.#lines.split(bytes)) {
      if (isEndOfEvent(line)) yield Buffer.from(this.#end())
      else this.#keep(line)
    }
  }

  #keep(line: Line): void {
    if (this.#overlong !== undefined) return
    // Each end of a stream would lead to the next one at once: without it, the SDK waits by itself.
    if ('text' in line && soon.test(line.text)) return
    if (!('text' in line)) {
      this.#overlong = line
    } else if (this.#length + line.text.length > this.#bytesMax) {
      this.#overlong = { head: this.#data().slice(0, 256), tail: line.text.slice(-256) }
    } else {
      this.#fields.push(line.text)
      this.#length += line.text.length
    }
  }

  #end(): string {
    if (this.#fields.some((field) => field.startsWith('id:'))) this.hasIds = true
    const text = this.#checked()
    this.#fields = []
    this.#length = 0
    this.#overlong = undefined
    return text
  }

  #checked(): string {
    const data = this.#data()
    const whole = `${this.#fields.join('\n')}\n\n`
    if (this.#overlong === undefined && (data === '' || !this.#isMessage())) return whole
    const reading = this.#overlong === undefined ? readRpcMessage(data, this.#schemas) : readOverlong(this.#overlong)
    if ('noise' in reading) return ': not a message\n\n'
    if (!('method' in reading.message)) this.hasAnswer = true
    return 'isFault' in reading ? eventOf(reading.message) : whole
  }

  #data(): string {
    // One space behind the colon belongs to the field, and not to its value.
    const values = this.#fields.filter((field) => field.startsWith('data:')).map((field) => field.slice(5))
    return values.map((value) => value.replace(/^ /, '')).join('\n')
  }

  #isMessage(): boolean {
    return this.#fields.every((field) => !field.startsWith('event:') || field.slice(6).trim() === 'message')
  }
}

/** Has the next connection follow within a second. */
const soon = /^retry: ?\d{1,3}$/

export function eventOf(message: JSONRPCMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}

function isEndOfEvent(line: Line): boolean {
  return 'text' in line && line.text === ''
}
