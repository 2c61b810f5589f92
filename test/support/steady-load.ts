import { Agent, request } from 'node:https'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerToken } from './gantry.ts'
import { waitUntil } from './wait.ts'

export interface LoadOptions {
  readonly origin: string
  readonly clients: number
  /** Sends each write with an `Idempotency-Key`. */
  readonly isKeyed?: boolean
  readonly token?: string
}

/** Between two calls of a client: a load is seen by its calls, and not by the CPU that it takes from the service. */
const pauseMs = 10

/** Clients that read and write by turns, each on a connection of its own, and that never send a call again. */
export class SteadyLoad {
  answered = 0
  /** What calls failed with. */
  readonly failures: string[] = []
  /** The ids of the tasks that were acknowledged. */
  readonly created: string[] = []
  readonly #options: LoadOptions
  readonly #clients: Promise<void>[]
  #isOver = false

  constructor(options: LoadOptions) {
    this.#options = options
    this.#clients = Array.from({ length: options.clients }, (_, client) => this.#run(client))
  }

  /** Waits until so many more calls were answered. */
  async more(count: number): Promise<void> {
    const goal = this.answered + count
    await waitUntil(() => this.answered >= goal, `${count} more answers`)
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#clients)
  }

  async #run(client: number): Promise<void> {
    const agent = this.#options.origin.startsWith('https:')
      ? new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
      : new PlainAgent({ keepAlive: true, maxSockets: 1 })
    for (let number = client; !this.#isOver; number++) {
      const isWrite = number % 2 === 0
      try {
        const { status, body } = await this.#send(agent, isWrite ? `${client}-${number}` : undefined)
        if (status !== (isWrite ? 201 : 200)) this.failures.push(`${isWrite ? 'POST' : 'GET'} ${status} ${body}`)
        else if (isWrite) this.created.push((JSON.parse(body) as { data: { id: string } }).data.id)
      } catch (error) {
        this.failures.push(`${isWrite ? 'POST' : 'GET'} ${String(error)}`)
      }
      this.answered++
      await pause(pauseMs)
    }
    agent.destroy()
  }

  #send(agent: Agent | PlainAgent, key: string | undefined): Promise<{ status: number | undefined; body: string }> {
    const { origin, isKeyed, token = ownerToken } = this.#options
    const body = key === undefined ? '' : JSON.stringify({ title: `Task ${key}` })
    return new Promise((resolve, reject) => {
      const options = {
        agent,
        method: key === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(key !== undefined && isKeyed && { 'idempotency-key': `load-${key}` }),
        },
      }
      const begin = origin.startsWith('https:') ? request : plainRequest
      const sent = begin(`${origin}/api/v1/tasks${key === undefined ? '?limit=1' : ''}`, options, (response) => {
        text(response).then((read) => resolve({ status: response.statusCode, body: read }), reject)
      })
      sent.on('error', reject).end(body)
    })
  }
}
