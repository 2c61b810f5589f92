import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../contract.ts'
import { Failure, errors } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import type { Store } from '../../collections.ts'
import { pathOf } from '../paths.ts'
import { addressOf } from '../trusted-proxies.ts'
import { auditEntryOf } from '../audit-entry.ts'
import { anonymous } from './authenticate.ts'

const windowMs = 60_000
/** Refused writes and sign-ins, and refused reads, which use up nothing of the room of the others. */
const writesMax = { perSource: 10, total: 120 }
const readsMax = { perSource: 10, total: 60 }

const operations: ReadonlyMap<string, string> = new Map(
  Object.entries(routes).map(([id, { method, path }]) => [`${method} ${path}`, id]),
)

/**
 * Audits what was denied: writes and sign-ins, and the reads of known callers, each operation once a minute. A client
 * that is denied again and again cannot fill the audit: at most a few entries a minute come from each source.
 */
export class DenialAudit {
  readonly #store: Store
  readonly #now: () => string
  readonly #writes = new Room(writesMax)
  readonly #reads = new Room(readsMax)

  constructor({ store, now }: { store: Store; now: () => string }) {
    this.#store = store
    this.#now = now
  }

  /** Runs in the background: the refusal does not depend on the entry. */
  note(thrown: unknown, request: FastifyRequest): void {
    const { caller, deniedCaller = caller } = request as Partial<Pick<FastifyRequest, 'caller' | 'deniedCaller'>>
    // An effect outside the store audits its own refusal.
    if (!(thrown instanceof Failure) || !isDenial(thrown) || request.isRefusalAudited) return
    const path = pathOf(request.routeOptions.url ?? '')
    const operation = request.config?.standsFor ?? operations.get(`${request.method} ${path}`)
    if (operation === undefined) return
    const source = deniedCaller?.credentialId || addressOf(request)
    if (request.method !== 'GET' ? !this.#writes.take(source) : !this.#takeRead(deniedCaller, operation)) return
    const about = { at: this.#now(), operation, object: pathOf(request.url), outcome: 'refused' } as const
    const entry = auditEntryOf(request, deniedCaller ?? anonymous, about)
    this.#store
      .commit([{ audit: entry }])
      .catch((error: unknown) => request.log.warn({ err: error }, 'a refusal was not audited'))
  }

  /** A stranger reads nothing, and is not worth an entry. */
  #takeRead(caller: Caller | undefined, operation: string): boolean {
    return caller !== undefined && caller.credentialId !== '' && this.#reads.take(caller.credentialId, operation)
  }
}

function isDenial({ code, options }: Failure): boolean {
  return [401, 403].includes(errors[code][0]) || options.isDenial === true
}

/** How many entries a minute there may be. */
class Room {
  readonly #max: { readonly perSource: number; readonly total: number }
  readonly #counts = new Map<string, number>()
  readonly #seen = new Set<string>()
  #total = 0
  #since = 0

  constructor(max: { readonly perSource: number; readonly total: number }) {
    this.#max = max
  }

  /** Whether there is room for one more; with a kind, only for the first of each in a minute. */
  take(source: string, kind?: string): boolean {
    this.#startAgain()
    const key = JSON.stringify([source, kind])
    if (kind !== undefined && this.#seen.has(key)) return false
    const count = (this.#counts.get(source) ?? 0) + 1
    if (count > this.#max.perSource || this.#total >= this.#max.total) return false
    this.#counts.set(source, count)
    if (kind !== undefined) this.#seen.add(key)
    this.#total++
    return true
  }

  #startAgain(): void {
    const now = performance.now()
    if (now - this.#since <= windowMs) return
    this.#counts.clear()
    this.#seen.clear()
    this.#total = 0
    this.#since = now
  }
}
