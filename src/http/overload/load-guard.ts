import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AdmissionControl, OfferedCall } from './admission.ts'
import { isUnlimited } from '../paths.ts'
import type { RefusedBodies } from '../bodies/refused-bodies.ts'
import type { TrustedProxies } from '../trusted-proxies.ts'

type Begin = (request: IncomingMessage, response: ServerResponse) => void

/** Asks for admission before Fastify sees a request: a refusal must cost next to nothing. */
export function guardLoad(instance: FastifyInstance, admission: AdmissionControl, refusedBodies: RefusedBodies): void {
  const { server, trustedProxies } = instance
  const [begin] = server.listeners('request') as Begin[]
  if (!begin) throw new Error('the server has no listener for requests')
  const guarded = { begin, trustedProxies, refusedBodies }
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    admission.offer(new OfferedRequest(request, response, guarded)),
  )
  instance.addHook('onClose', async () => admission.close?.())
}

interface Guarded {
  readonly begin: Begin
  readonly trustedProxies: TrustedProxies
  readonly refusedBodies: RefusedBodies
}

/** What admission rarely asks for is found out when it does. */
class OfferedRequest implements OfferedCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly #guarded: Guarded

  constructor(request: IncomingMessage, response: ServerResponse, guarded: Guarded) {
    this.request = request
    this.response = response
    this.#guarded = guarded
  }

  get address(): string {
    return this.#guarded.trustedProxies.addressOf(this.request)
  }
  get isUnlimited(): boolean {
    return isUnlimited(this.request.url)
  }
  get refusedBodies(): RefusedBodies {
    return this.#guarded.refusedBodies
  }

  accept(): void {
    this.#guarded.begin(this.request, this.response)
  }
}
