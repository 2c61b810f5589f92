import { createHash, randomUUID } from 'node:crypto'
import { token } from './service.ts'

/** One write that a client wants done exactly once: it asks again under the same key until it knows. */
export interface Write {
  readonly kind: 'create' | 'change' | 'upload'
  /** The title of the task, the id of the task that is changed, or the filename. */
  readonly name: string
  readonly key: string
  /** Of a change: how many changes of this task came before it, and one more. */
  readonly count: number
  readonly bytes: Buffer | undefined
  state: 'unsent' | 'in doubt' | 'acknowledged' | 'refused' | 'outdated'
  /** When the acknowledgement arrived, on the clock of all processes. */
  acknowledgedAt?: bigint
  status?: number
  code?: string
  /** Of a task: its id, once it is known. */
  id?: string
}

/** What clients asked for and what they were told, across all restarts. */
export class Ledger {
  readonly writes: Write[] = []
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  get acknowledged(): Write[] {
    return this.writes.filter(({ state }) => state === 'acknowledged')
  }
  get inDoubt(): Write[] {
    return this.writes.filter(({ state }) => state === 'in doubt')
  }
  get refused(): Write[] {
    return this.writes.filter(({ state }) => state === 'refused')
  }
  /** What has still to be done. */
  get open(): Write[] {
    return this.writes.filter(({ state }) => state !== 'acknowledged' && state !== 'outdated')
  }

  /** Writes as eight people at once, until `isOver` or until the service is gone. */
  async work(origin: string, isOver: () => boolean, writers = 8): Promise<void> {
    await Promise.all(
      Array.from({ length: writers }, async () => {
        let task: Write | undefined
        let changes = 0
        for (let turn = 0; !isOver(); turn++) {
          const kind =
            turn === 0 || task?.id === undefined
              ? 'create'
              : ((['create', 'change', 'change', 'upload'] as const)[Math.floor(this.#random() * 4)] ?? 'create')
          const write = kind === 'change' ? this.add(kind, task?.id ?? '', ++changes) : this.add(kind)
          await this.send(origin, write)
          if (write.state === 'in doubt') return
          if (write.kind === 'create' && task === undefined) task = write
        }
      }),
    )
  }

  add(kind: Write['kind'], name = `${kind}-${randomUUID()}`, count = 0): Write {
    const bytes =
      kind === 'upload'
        ? Buffer.from(
            Array.from(
              { length: 1 + Math.floor(this.#random() ** 4 * 50_000) },
              (_, index) => `${name} ${index}\n`,
            ).join(''),
          )
        : undefined
    const write: Write = { kind, name, key: randomUUID(), count, bytes, state: 'unsent' }
    this.writes.push(write)
    return write
  }

  /**
   * Asks again, by default for all of which the outcome is unknown. Of the changes of one task the last one comes
   * last.
   */
  async retry(origin: string, which: readonly Write[] = this.inDoubt): Promise<void> {
    for (const write of [...which].sort((one, other) => one.count - other.count)) {
      if (this.#isOutdated(write)) write.state = 'outdated'
      else await this.send(origin, write)
    }
  }

  /** Nobody repeats a change after a later one of the same task went through: it would undo that. */
  #isOutdated({ kind, name, count }: Write): boolean {
    return (
      kind === 'change' &&
      this.acknowledged.some((other) => other.kind === kind && other.name === name && other.count > count)
    )
  }

  async send(origin: string, write: Write): Promise<void> {
    write.state = 'in doubt'
    try {
      const response = await fetch(`${origin}/api/v1${pathOf(write)}`, requestOf(write))
      const answer = (await response.json()) as { data?: { id?: string }; error?: { code: string } }
      write.status = response.status
      if (response.ok) {
        write.acknowledgedAt = process.hrtime.bigint()
        write.state = 'acknowledged'
        if (write.kind === 'create' && answer.data?.id !== undefined) write.id = answer.data.id
        return
      }
      write.state = 'refused'
      if (answer.error) write.code = answer.error.code
    } catch {
      // The connection broke: the write may have been done or not.
    }
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function pathOf({ kind, name }: Write): string {
  return kind === 'create' ? '/tasks' : kind === 'upload' ? '/resources' : `/tasks/${name}/changes`
}

function requestOf({ kind, name, key, count, bytes }: Write): RequestInit {
  const authorization = `Bearer ${token}`
  if (kind === 'change')
    return {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ changes: [{ path: 'count.txt', content: String(count) }] }),
    }
  if (kind === 'create')
    return {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ title: name }),
    }
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(bytes ?? [])], name))
  return { method: 'POST', headers: { authorization, 'idempotency-key': key }, body: form }
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
