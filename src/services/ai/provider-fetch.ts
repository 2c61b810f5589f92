import type { Egress } from '../../platform/egress/egress.ts'
import { createEgressFetch } from '../../platform/egress/egress-fetch.ts'
import { timeouts } from '../../timeouts.ts'
import type { Fetch } from './clients.ts'

/** `fetch` by the egress rules, for the packages of the providers. */
export function createProviderFetch(egress: Egress): Fetch {
  const fetch = createEgressFetch(egress, timeouts.aiHead.ms)
  // Their requests are calls of models, unless they say otherwise.
  return (input, init = {}) => fetch(input, { ...init, method: init.method ?? 'POST' })
}
