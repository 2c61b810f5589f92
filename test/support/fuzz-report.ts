import { resolve } from '../../scripts/contract-document.ts'
import type { Contract, Schema } from '../../scripts/contract-document.ts'
import type { JudgedOperation } from './judge.ts'

/** What a run of the fuzz has seen. */
export class FuzzReport {
  sent = 0
  streamCount = 0
  readonly #contract: Contract
  readonly #operations: readonly JudgedOperation[]
  readonly #tally = new Map<string, number>()
  /** One failure of each kind, and how often the kind was seen. */
  readonly #failures = new Map<string, { readonly first: string; readonly count: number }>()
  readonly #notes = new Map<string, number>()
  readonly #startedAt = performance.now()

  constructor(contract: Contract, operations: readonly JudgedOperation[]) {
    this.#contract = contract
    this.#operations = operations
  }

  get failed(): boolean {
    return this.#failures.size > 0
  }

  count(id: string, status: number, code: string): void {
    const name = `${id} ${status} ${code}`.trim()
    this.#tally.set(name, (this.#tally.get(name) ?? 0) + 1)
  }

  /** An answer that is wrong. */
  fail(kind: string, found: string): void {
    const { first = found, count = 0 } = this.#failures.get(kind) ?? {}
    if (count === 0) console.log(`failed: ${kind}: ${found}`)
    this.#failures.set(kind, { first, count: count + 1 })
  }

  /** What kept a request from being made. */
  note(message: string): void {
    this.#notes.set(message, (this.#notes.get(message) ?? 0) + 1)
  }

  succeeded(): string[] {
    const names = [...this.#tally.keys()]
    return this.#operations.flatMap(({ id }) => (names.some((name) => name.startsWith(`${id} 2`)) ? id : []))
  }

  print(): void {
    const succeeded = new Set(this.succeeded())
    const others = this.#operations.flatMap(({ id }) => (succeeded.has(id) ? [] : id))
    const seen = [...this.#tally.keys()].filter((name) => /^\w+ [45]/.test(name))
    for (const { id } of this.#operations) {
      const answers = [...this.#tally].filter(([name]) => name.startsWith(`${id} `))
      console.log(`${id}: ${answers.map(([name, count]) => `${name.slice(id.length + 1)} ×${count}`).join(', ')}`)
    }
    for (const [message, count] of [...this.#notes].slice(0, 40)) console.log(`not sent ${count} times: ${message}`)
    console.log(`answers by status: ${JSON.stringify(this.#byStatus())}`)
    console.log(`${this.#declaredSeen(seen)} of ${this.#declared().size} declared (operation, status, code) were seen`)
    console.log(`${this.streamCount} streams were read`)
    console.log(
      `${succeeded.size} of ${this.#operations.length} operations succeeded; not: ${others.join(', ') || 'none'}`,
    )
    for (const [kind, { first, count }] of this.#failures) console.log(`failed ${count} times: ${kind}: ${first}`)
    const seconds = (performance.now() - this.#startedAt) / 1000
    console.log(`${this.sent} requests in ${seconds.toFixed(0)} s, ${this.#failures.size} kinds of failures`)
  }

  #byStatus(): Record<string, number> {
    const statuses: Record<string, number> = {}
    for (const [name, times] of this.#tally) {
      const status = name.split(' ')[1] ?? ''
      statuses[status] = (statuses[status] ?? 0) + times
    }
    return statuses
  }

  #declaredSeen(seen: readonly string[]): number {
    const declared = this.#declared()
    const underDefault = (name: string) => name.replace(/ \d+ /, ' default ')
    return seen.filter((name) => declared.has(name) || declared.has(underDefault(name))).length
  }

  /** `createTask 409 idempotency_key_reused`. */
  #declared(): Set<string> {
    const triples = this.#operations.flatMap(({ id, responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        codesIn(this.#contract, content?.['application/json']?.schema).map((code) => `${id} ${status} ${code}`),
      ),
    )
    return new Set(triples)
  }
}

/** The codes of a narrowed failure. */
function codesIn(contract: Contract, given: Schema | undefined): string[] {
  const schema = given && resolve(contract, given)
  const parts = (schema?.['allOf'] ?? [schema]) as (Schema | undefined)[]
  const enums = parts.flatMap((part) => {
    const error = (part?.['properties'] as Record<string, Schema> | undefined)?.['error']
    const code = (error?.['properties'] as Record<string, Schema> | undefined)?.['code']
    return code?.['enum'] ? [code['enum'] as string[]] : []
  })
  return enums[0] ?? []
}
