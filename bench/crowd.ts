import { connect } from 'node:net'
import { work } from './work.ts'

/** Clients of one kind, which all send at the same time, each on its own connection. */
export interface Group {
  readonly name: string
  readonly connections: number
  /** Whole requests. Each connection sends those of one user, one after another, as fast as they are answered. */
  readonly users: readonly (readonly string[])[]
  /** Waits as long as a refusal says. Others send the next request at once. */
  readonly waits?: boolean
  /** The pause of a client between an answer and its next request. */
  readonly pauseMs?: number
}

export interface Crowd {
  readonly port: number
  readonly milliseconds: number
  /** Answers before this are not counted. */
  readonly warmUpMs: number
  readonly groups: readonly Group[]
}

export interface GroupResult {
  readonly name: string
  readonly accepted: number
  /** Of each user. */
  readonly acceptedOf: readonly number[]
  readonly refused: number
  readonly otherwise: number
  readonly ms: { readonly p50: number; readonly p99: number }
  readonly refusedMs: { readonly p50: number; readonly p99: number }
}

export interface CrowdResult {
  readonly groups: readonly GroupResult[]
  /** How busy the client was, from 0 to 1. */
  readonly clientLoad: number
}

work({}, run)

async function run({ port, milliseconds, warmUpMs, groups }: Crowd): Promise<CrowdResult> {
  const counts = groups.map((group) => new Count(group))
  const clients = await connectAll(port, groups, counts)
  const now = performance.now()
  const span = { from: now + warmUpMs, to: now + warmUpMs + milliseconds }
  const cpuBefore = process.cpuUsage()
  for (const client of clients) client.start(span)
  await new Promise((resolve) => setTimeout(resolve, warmUpMs + milliseconds))
  const { user, system } = process.cpuUsage(cpuBefore)
  for (const client of clients) client.close()
  return {
    groups: counts.map((count) => count.result()),
    clientLoad: (user + system) / 1_000 / (warmUpMs + milliseconds),
  }
}

/** Connections that were answered once: how fast a busy server accepts new ones is another question. */
async function connectAll(port: number, groups: readonly Group[], counts: readonly Count[]): Promise<Client[]> {
  const clients: Client[] = []
  for (const [index, group] of groups.entries())
    for (let first = 0; first < group.connections; first += 50)
      clients.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(50, group.connections - first) }, (_, offset) =>
            Client.open(port, group, (first + offset) % group.users.length, counts[index] ?? new Count(group)),
          ),
        )),
      )
  return clients
}

class Count {
  readonly #name: string
  readonly #accepted: number[] = []
  readonly #refused: number[] = []
  readonly #acceptedOf: number[]
  #otherwise = 0

  constructor({ name, users }: Group) {
    this.#name = name
    this.#acceptedOf = users.map(() => 0)
  }

  note(status: number, ms: number, user: number): void {
    if (status < 400) {
      this.#accepted.push(ms)
      this.#acceptedOf[user] = (this.#acceptedOf[user] ?? 0) + 1
    } else if (status === 503) this.#refused.push(ms)
    else this.#otherwise++
  }

  result(): GroupResult {
    return {
      name: this.#name,
      accepted: this.#accepted.length,
      acceptedOf: this.#acceptedOf,
      refused: this.#refused.length,
      otherwise: this.#otherwise,
      ms: quantilesOf(this.#accepted),
      refusedMs: quantilesOf(this.#refused),
    }
  }
}

function quantilesOf(values: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(values).sort()
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

interface Span {
  readonly from: number
  readonly to: number
}

const readBytes = 65_536
const answer = /^HTTP\/1\.1 (\d{3})[^]*?\r\n\r\n/
const lengthOf = /\r\ncontent-length: *(\d+)/i
const retryAfterOf = /\r\nretry-after: *(\d+)/i

/** One connection. It reads answers with a Content-Length, and looks at nothing but their heads. */
class Client {
  readonly #requests: readonly Buffer[]
  readonly #group: Group
  readonly #user: number
  readonly #count: Count
  readonly #socket
  #head = ''
  #bytesLeft = 0
  #next = 0
  #sentAt = 0
  #status = 0
  #pauseMs = 0
  #onAnswer: (() => void) | undefined
  #span: Span = { from: Infinity, to: -Infinity }

  private constructor(port: number, group: Group, user: number, count: Count) {
    this.#group = group
    this.#user = user
    this.#count = count
    this.#requests = (group.users[user] ?? []).map((request) => Buffer.from(request))
    this.#next = Math.floor(Math.random() * this.#requests.length)
    const buffer = Buffer.allocUnsafe(readBytes)
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (size) => {
          this.#take(buffer, size)
          return true
        },
      },
    })
    this.#socket.on('error', () => {})
  }

  static async open(port: number, group: Group, user: number, count: Count): Promise<Client> {
    const client = new Client(port, group, user, count)
    const answered = new Promise<void>((resolve, reject) => {
      client.#onAnswer = resolve
      client.#socket.once('error', reject)
    })
    client.#socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await answered
    return client
  }

  start(span: Span): void {
    this.#span = span
    this.#send()
  }

  close(): void {
    this.#socket.destroy()
  }

  #send(): void {
    const request = this.#requests[this.#next++ % this.#requests.length]
    this.#sentAt = performance.now()
    if (request && !this.#socket.destroyed) this.#socket.write(request)
  }

  #take(buffer: Buffer, size: number): void {
    if (this.#bytesLeft > 0) {
      this.#bytesLeft -= size
      if (this.#bytesLeft <= 0) this.#end()
      return
    }
    this.#head += buffer.toString('latin1', 0, size)
    const head = answer.exec(this.#head)
    if (!head) return
    this.#status = Number(head[1])
    const retryAfter = this.#status === 503 && this.#group.waits ? Number(retryAfterOf.exec(head[0])?.[1] ?? 1) : 0
    this.#pauseMs = retryAfter * 1_000 + (this.#group.pauseMs ?? 0)
    this.#bytesLeft = Number(lengthOf.exec(head[0])?.[1] ?? 0) - (this.#head.length - head[0].length)
    this.#head = ''
    if (this.#bytesLeft <= 0) this.#end()
  }

  #end(): void {
    const now = performance.now()
    this.#bytesLeft = 0
    if (this.#onAnswer) {
      this.#onAnswer()
      this.#onAnswer = undefined
      return
    }
    if (now >= this.#span.from && now < this.#span.to) this.#count.note(this.#status, now - this.#sentAt, this.#user)
    if (now >= this.#span.to) return
    if (this.#pauseMs === 0) this.#send()
    else setTimeout(() => this.#send(), this.#pauseMs)
  }
}
