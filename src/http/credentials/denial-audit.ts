import type { FastifyRequest } from 'fastify'
import { Failure, errors } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import type { Store } from '../../collections.ts'
import { pathOf } from '../paths.ts'
import { addressOf } from '../trusted-proxies.ts'
import { isAuditedOutside } from '../route.ts'

const windowMs = 60_000
const perSourceMax = 10
const totalMax = 120

const operations = new Map(
  Object.entries(routes).map(([id, route]) => [`${route.method} ${route.path}`, { id, route }]),
)

/**
 * Audits writes and sign-ins that were denied: at most a few a minute from each source, so that a client that is denied
 * again and again cannot fill the audit.
 */
export class DenialAudit {
  readonly #store: Store
  readonly #now: () => string
  readonly #counts = new Map<string, number>()
  #total = 0
  #since = 0

  constructor({ store, now }: { store: Store; now: () => string }) {
    this.#store = store
    this.#now = now
  }

  /** Runs in the background: the refusal does not depend on the entry. */
  note(thrown: unknown, request: FastifyRequest): void {
    if (!(thrown instanceof Failure) || ![401, 403].includes(errors[thrown.code][0])) return
    const operation = operations.get(`${request.method} ${pathOf(request.routeOptions.url ?? '')}`)
    if (!operation || request.method === 'GET') return
    const { caller } = request as { caller?: FastifyRequest['caller'] }
    // An effect outside the store audits its own refusal.
    if (caller !== undefined && isAuditedOutside(operation.route)) return
    const address = addressOf(request)
    if (!this.#hasRoom(caller?.credentialId || address)) return
    const { id, url } = request
    const object = pathOf(url)
    const entry = {
      at: this.#now(),
      userId: caller?.userId ?? 'anonymous',
      credentialId: caller?.credentialId ?? '',
      ...(caller?.tokenName !== undefined && { tokenName: caller.tokenName }),
      address,
      requestId: id,
      operation: operation.id,
      object,
      outcome: 'refused',
    } as const
    this.#store
      .commit([{ audit: entry }])
      .catch((error: unknown) => request.log.warn({ err: error }, 'a refusal was not audited'))
  }

  #hasRoom(source: string): boolean {
    const now = performance.now()
    if (now - this.#since > windowMs) {
      this.#counts.clear()
      this.#total = 0
      this.#since = now
    }
    const count = (this.#counts.get(source) ?? 0) + 1
    if (count > perSourceMax || this.#total >= totalMax) return false
    this.#counts.set(source, count)
    this.#total++
    return true
  }
}
