import type { Egress } from '../../platform/egress/egress.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { createEgressFetch } from '../../platform/egress/egress-fetch.ts'
import { timeouts } from '../../timeouts.ts'
import type { Fetch } from './clients.ts'

/** Vectors of the largest request are a third of this. */
const bytesMax = 33_554_432

/** `fetch` by the egress rules, for the packages of the providers. */
export function createProviderFetch(egress: Egress): Fetch {
  const fetch = createEgressFetch(egress, timeouts.aiHead.ms)
  // Their requests are calls of models, unless they say otherwise.
  return async (input, init = {}) => bounded(await fetch(input, { ...init, method: init.method ?? 'POST' }))
}

/** A package gathers an answer before it reads it, or a line of a stream: neither may fill the memory. */
function bounded(response: Response): Response {
  const { status, headers, body } = response
  if (body === null) return response
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
  let gathered = 0
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      const end = isStream ? chunk.lastIndexOf(10) + 1 : 0
      gathered = chunk.length - end + (end === 0 ? gathered : 0)
      if (gathered <= bytesMax) controller.enqueue(chunk)
      else controller.error(new EgressFailure('aborted', `The answer has more than ${bytesMax} bytes in one piece.`))
    },
  })
  return new Response(body.pipeThrough(count), { status, headers })
}
